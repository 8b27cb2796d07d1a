"""Undo and redo say what they would do, and stop where another deal would come."""

from __future__ import annotations

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL, GAME, LEGAL


def text(window: MainWindow, key: str) -> str:
    return window.action_table[key].text().replace("&", "")


def test_a_move_is_undone_and_redone_as_such(window: MainWindow) -> None:
    window.session.play(LEGAL)
    assert text(window, "undo") == "Undo"
    window.action_table["undo"].trigger()
    assert text(window, "redo") == "Redo"
    window.action_table["redo"].trigger()
    assert window.session.record.moves == (LEGAL,)
    assert window.banner.text == ""


def test_undo_names_the_deal_it_goes_back_to_before_and_after(window: MainWindow) -> None:
    window.session.play(LEGAL)
    window.session.begin(Record.of_deal(find(GAME), 8))
    assert text(window, "undo") == f"Undo New Deal: Back to Watching Ten Sets #{DEAL}"
    window.action_table["undo"].trigger()
    assert window.session.record.moves == (LEGAL,)
    assert window.banner.text == "New deal undone."
    assert text(window, "redo") == "Redo New Deal: Watching Ten Sets #8"
    window.action_table["redo"].trigger()
    assert window.banner.text == "New deal redone."


def test_a_held_key_stops_at_the_opening_of_a_deal(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find(GAME), 8))
    window.session.play(window.session.facts.moves[0])
    assert window.action_table["undo"].autoRepeat()
    window.action_table["undo"].trigger()
    assert not window.action_table["undo"].autoRepeat()
    window.action_table["undo"].trigger()
    assert not window.action_table["redo"].autoRepeat()
