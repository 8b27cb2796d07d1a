"""Small pictures of boards: what is drawn, and how sharp."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme

SIZE = QSize(220, 136)


def drawn(game: Game, scheme: Scheme = LIGHT, theme: str = "classic", ratio: float = 1) -> QImage:
    return BoardArt(theme, scheme).picture(game, SIZE, ratio).toImage()


def test_a_picture_has_a_pixel_for_every_one_of_the_screen() -> None:
    image = drawn(find("zen.ten-sets"), ratio=2)
    assert image.size() == SIZE * 2
    assert image.devicePixelRatio() == 2


def test_a_picture_shows_the_table_that_it_is_given() -> None:
    art, game = BoardArt("classic", LIGHT), find("levels.o-koan")
    table = game.play(deal(game, 7), game.moves(deal(game, 7))[0])
    before, after = (art.picture(game, SIZE, 1, one) for one in (deal(game, 7), table))
    assert before.toImage() != after.toImage()
