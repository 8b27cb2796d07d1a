"""Small pictures of boards: what is drawn, and how sharp."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.theme.table_colours import DARK, HIGH_CONTRAST, LIGHT, Scheme

SIZE = QSize(220, 136)

every_game = pytest.mark.parametrize("game", [game() for game in games()], ids=lambda g: g.id)


def drawn(game: Game, scheme: Scheme = LIGHT, theme: str = "classic", ratio: float = 1) -> QImage:
    return BoardArt(theme, scheme).picture(game, SIZE, ratio).toImage()


def share_of(image: QImage, colours: set[str]) -> float:
    """How much of a picture, from its middle rows, is nearly of these colours."""
    width, height = image.width(), image.height()
    points = [(x, y) for x in range(width) for y in range(height)]
    wanted = [QColor(colour) for colour in colours]

    def fits(x: int, y: int) -> bool:
        pixel = image.pixelColor(x, y)
        return any(
            abs(pixel.red() - one.red())
            + abs(pixel.green() - one.green())
            + abs(pixel.blue() - one.blue())
            < 60
            for one in wanted
        )

    return sum(fits(*point) for point in points) / len(points)


@every_game
def test_every_board_shows_its_black_tiles_on_the_cloth(game: Game) -> None:
    image = drawn(game)
    assert image.size() == SIZE
    assert share_of(image, {"#1c1d20"}) > 0.03
    assert share_of(image, {LIGHT.cloth, LIGHT.cloth_edge}) > 0.4


def test_a_picture_has_a_pixel_for_every_one_of_the_screen() -> None:
    image = drawn(find("zen.ten-sets"), ratio=2)
    assert image.size() == SIZE * 2
    assert image.devicePixelRatio() == 2


@pytest.mark.parametrize("scheme", [DARK, HIGH_CONTRAST], ids=["dark", "high contrast"])
def test_a_picture_lies_on_the_cloth_of_its_scheme(scheme: Scheme) -> None:
    corner = drawn(find("zen.shanghai"), scheme).pixelColor(4, SIZE.height() // 2)
    assert abs(corner.lightness() - QColor(scheme.cloth).lightness()) < 25


def test_a_picture_shows_the_table_that_it_is_given() -> None:
    art, game = BoardArt("classic", LIGHT), find("levels.o-koan")
    table = game.play(deal(game, 7), game.moves(deal(game, 7))[0])
    before, after = (art.picture(game, SIZE, 1, one) for one in (deal(game, 7), table))
    assert before.toImage() != after.toImage()
