"""The banner's offers: lessons, tiles, the trainer after a refusal, the way back after a loss."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.theme.tile_art import DEFAULT_THEME
from gupai_desktop.ui.trainer.window import Trainer
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow, answer
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle

Code = QDialog.DialogCode

OFFER = "New to Clearing the Rows? Its first steps take two minutes."
EASY_OFFER = "Now you know enough to win an easy deal of this game."
TILES = "Where O-Koan comes from, it is played with other tiles: Korean ivory."


def turn_to(window: MainWindow, game_id: str, number: int = DEAL) -> None:
    window.session.begin(Record.of_deal(find(game_id), number))


def test_who_was_welcomed_is_offered_the_lesson_of_another_family_once(window: MainWindow) -> None:
    window.show_welcome()
    turn_to(window, "zen.shanghai")
    assert window.banner.text == ""
    turn_to(window, "levels.clear-five")
    assert window.banner.text == OFFER
    _, no = window.banner.buttons
    no.click()
    assert window.banner.text == ""
    turn_to(window, "levels.meng-huo")
    assert window.banner.text == ""


def test_the_offer_opens_the_lesson_of_that_family(window: MainWindow) -> None:
    window.show_welcome()
    turn_to(window, "levels.clear-five")
    yes, _ = window.banner.buttons
    courses = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, TutorialWindow)
        courses.append(dialog.session.course[-1].game.id)

    answer(look)
    yes.click()
    assert courses == ["levels.lesson"]


def take_first_steps(window: MainWindow, code: QDialog.DialogCode) -> None:
    """Open them, and end them so."""

    def end(dialog: object) -> None:
        assert isinstance(dialog, TutorialWindow)
        dialog.done(code)

    answer(end)
    window.action_table["first-steps"].trigger()


def test_who_has_taken_the_first_steps_to_their_end_is_offered_an_easy_deal(
    window: MainWindow,
) -> None:
    take_first_steps(window, Code.Rejected)
    assert window.banner.text == ""
    take_first_steps(window, Code.Accepted)
    assert window.banner.text == EASY_OFFER
    window.banner.buttons[0].click()
    assert window.parts.settings.of_game(GAME, "difficulty") == "easy"
    take_first_steps(window, Code.Accepted)
    assert window.banner.text != EASY_OFFER


# Tiles.


def press(window: MainWindow, text: str) -> None:
    (button,) = (button for button in window.banner.buttons if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_they_are_not_offered_again_once_the_player_has_answered(make_window: MakeWindow) -> None:
    for said, style in (("Keep Mine", DEFAULT_THEME), ("Use Them", "korean")):
        window = make_window()
        window.parts.settings.has_answered_tiles = False
        turn_to(window, "levels.o-koan")
        press(window, said)
        assert window.scene.art.theme == style
        turn_to(window, "levels.clear-five")
        assert window.scene.art.theme == DEFAULT_THEME
        turn_to(window, "levels.clear-five")
        turn_to(window, "levels.o-koan", DEAL + 1)
        assert window.banner.text == ""


def test_they_are_offered_again_to_a_player_who_did_not_answer(window: MainWindow) -> None:
    turn_to(window, "levels.o-koan")
    window.session.play(window.session.facts.moves[0])
    assert window.banner.text == ""
    turn_to(window, "levels.clear-five")
    turn_to(window, "levels.o-koan", DEAL + 1)
    assert window.banner.text == TILES


# Messages.


LOST = Outlook(0, 1, 0)


def refuse(window: MainWindow) -> None:
    """Ask for an exchange that is not legal."""
    table = window.session.record.table
    one, other = next(
        (one, other)
        for one in table.groups[0]
        for other in table.groups[1]
        if not any(move.tiles == {one, other} for move in window.session.facts.moves)
    )
    window.pointing.select(one)
    window.pointing.point(other)


def test_a_refusal_offers_the_trainer(window: MainWindow) -> None:
    refuse(window)
    (button,) = window.banner.buttons
    assert button.text() == "Train"
    opened: list[QWidget] = []
    answer(opened.append)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [type(dialog) for dialog in opened] == [Trainer]


def test_a_hint_at_a_lost_table_leads_back_to_where_it_could_be_won(
    studied_window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window, before = studied_window, studied_window.session.record
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    window.session.play(LEGAL)
    qtbot.waitUntil(lambda: len(oracle.questions) > 1)
    oracle.reveal(LOST)
    window.action_table["hint"].trigger()
    assert window.banner.text == "This can no longer be won."
    (back,) = window.banner.buttons
    assert back.text() == "Back to where it could"
    back.click()
    assert window.session.record == before
