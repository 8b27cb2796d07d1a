"""The first steps in a family: offered to newcomers with its first deal, once."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import answer
from tests.ui.known import DEAL, LEGAL

Code = QDialog.DialogCode

OFFER = "New to Clearing the Rows? Its first steps take two minutes."


def turn_to(window: MainWindow, game_id: str, number: int = DEAL) -> None:
    window.session.begin(Record.of_deal(find(game_id), number))


def test_who_was_welcomed_is_offered_the_lesson_of_another_family_once(
    window: MainWindow,
) -> None:
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


def test_whoever_was_not_welcomed_is_offered_none(window: MainWindow) -> None:
    turn_to(window, "levels.clear-five")
    assert window.banner.text == ""


def test_another_offer_stands_and_the_lesson_comes_with_the_next_deal(window: MainWindow) -> None:
    window.show_welcome()
    turn_to(window, "levels.o-koan")
    assert "other tiles" in window.banner.text
    turn_to(window, "levels.clear-five")
    assert window.banner.text == OFFER


EASY_OFFER = "Now you know enough to win an easy deal of this game."


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
    assert window.controller.difficulty == "easy"
    take_first_steps(window, Code.Accepted)
    assert window.banner.text != EASY_OFFER


def test_who_is_in_the_middle_of_a_deal_is_offered_none(window: MainWindow) -> None:
    window.session.play(LEGAL)
    take_first_steps(window, Code.Accepted)
    assert window.banner.text == ""
