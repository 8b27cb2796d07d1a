"""What a screen reader says aloud of a game: each thing once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.window.announcer import Announcer
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced from now on."""
    found: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return found


@pytest.fixture(autouse=True)
def announcer(window: MainWindow) -> Announcer:
    """What announces the game of the window."""
    return announcer_of(window)


def announcer_of(window: MainWindow) -> Announcer:
    found = window.view.findChild(Announcer)
    return found or Announcer(window.session, window.view, window.analysis, window.verdict_label)


def test_a_move_is_said_with_how_far_the_game_is(window: MainWindow, said: list[str]) -> None:
    window.session.play(LEGAL)
    assert said == ["Exchange: 55 · 53. 3 of 11 groups valid."]


def test_undo_says_what_is_taken_back_and_redo_the_move(
    window: MainWindow, said: list[str]
) -> None:
    window.session.play(LEGAL)
    said.clear()
    window.session.undo_stack.undo()
    window.session.undo_stack.redo()
    assert said == ["Taken back: Exchange: 55 · 53.", "Exchange: 55 · 53. 3 of 11 groups valid."]


def test_going_back_to_the_opening_is_said_in_one_sentence(
    window: MainWindow, said: list[str]
) -> None:
    for move in WINNING_LINE[:3]:
        window.session.play(move)
    said.clear()
    window.session.restart()
    assert said == ["Back to the opening."]


def test_another_deal_is_said_by_its_name(window: MainWindow, said: list[str]) -> None:
    window.session.begin(Record.of_deal(find(GAME), DEAL + 1))
    assert said[0] == f"Watching Ten Sets, deal {DEAL + 1}"


def test_a_win_is_said_once_beside_the_move_that_wins(window: MainWindow, said: list[str]) -> None:
    for move in WINNING_LINE:
        window.session.play(move)
    assert set(said[-2:]) == {"Exchange: 11 · 64. 11 of 11 groups valid.", window.banner.text}
    assert len([one for one in said if "Won" in one]) == 1


def test_what_the_banner_says_is_said_once(
    window: MainWindow, hand: Hand, said: list[str]
) -> None:
    hand.click("55a", "41")
    assert said == [window.banner.text]


def test_announcements_follow_the_language(
    window: MainWindow, said: list[str], languages: Languages
) -> None:
    for code in ("uk", "zh_CN"):
        languages.use(code)
        said.clear()
        window.session.play(LEGAL)
        window.session.undo_stack.undo()
        assert len(said) == 2
        assert not any("Exchange" in one or "Taken" in one for one in said)


def test_a_verdict_is_said_when_it_turns_and_only_where_it_is_shown(
    studied_window: MainWindow, oracle: Oracle, said: list[str]
) -> None:
    window = studied_window
    announcer_of(window)
    window.verdict_label.show()
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    assert [one for one in said if "won" in one] == ["Can be won (at most 10 more moves)"]
    said.clear()
    window.session.play(WINNING_LINE[0])
    assert not [one for one in said if "won" in one]
