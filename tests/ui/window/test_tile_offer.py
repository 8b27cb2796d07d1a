"""The tiles of a game's own country: offered with the game, until the player has answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.ui.theme.tile_art import themes
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL

OFFER = "Where O-Koan comes from, it is played with other tiles: Korean ivory."


def turn_to(window: MainWindow, game_id: str, number: int = DEAL) -> None:
    window.session.begin(Record.of_deal(find(game_id), number))


def answer(window: MainWindow, text: str) -> None:
    (button,) = (button for button in window.banner.buttons if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_tiles_that_games_name_are_there() -> None:
    assert {game.own_tiles for game in games()} <= {"", *themes()}


def test_korean_tiles_are_offered_with_o_koan_and_with_no_other_game(window: MainWindow) -> None:
    turn_to(window, "levels.clear-five")
    assert window.banner.text == ""
    turn_to(window, "levels.o-koan")
    assert window.banner.text == OFFER
    assert window.appearance.tile_style == "classic"


@pytest.mark.parametrize(("said", "style"), [("Use Them", "korean"), ("Keep Mine", "classic")])
def test_they_are_not_offered_again_once_the_player_has_answered(
    window: MainWindow, said: str, style: str
) -> None:
    turn_to(window, "levels.o-koan")
    answer(window, said)
    assert window.scene.art.theme == style
    assert window._settings.tile_style in (style, "")
    assert window.banner.text == ""
    turn_to(window, "levels.clear-five")
    turn_to(window, "levels.o-koan", DEAL + 1)
    assert window.banner.text == ""


def test_they_are_offered_again_to_a_player_who_did_not_answer(window: MainWindow) -> None:
    turn_to(window, "levels.o-koan")
    window.session.play(window.session.moves[0])
    assert window.banner.text == ""
    turn_to(window, "levels.clear-five")
    turn_to(window, "levels.o-koan", DEAL + 1)
    assert window.banner.text == OFFER
