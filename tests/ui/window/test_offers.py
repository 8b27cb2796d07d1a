"""The banner's offers: lessons, tiles, the trainer after a refusal, the way back after a loss."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.theme.tile_art import DEFAULT_THEME
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow, answer
from tests.ui.known import DEAL, GAME

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


def test_a_game_is_played_with_the_tiles_of_where_it_comes_from(make_window: MakeWindow) -> None:
    window = make_window()
    turn_to(window, "levels.o-koan")
    assert window.scene.art.theme == "korean"
    turn_to(window, "levels.clear-five")
    assert window.scene.art.theme == DEFAULT_THEME


def test_who_has_answered_an_earlier_version_keeps_the_tiles(make_window: MakeWindow) -> None:
    window = make_window()
    window.parts.settings.has_answered_tiles = True
    turn_to(window, "levels.o-koan")
    assert window.scene.art.theme == DEFAULT_THEME
