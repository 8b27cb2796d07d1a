"""Small pictures of marked tiles in every style and scheme, and of every game in each of its
arrangements, and the ones approved by eye.

    python -m tests.ui.approved     draw those that are in tests/data/approved anew

There are no letters in them, so no font of the machine can change them.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsScene

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Spot
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.theme.table_colours import BACKGROUNDS, Scheme, Tone, scheme_of
from gupai_desktop.ui.theme.tile_art import DEFAULT_THEME, OURS, TILE_HEIGHT, TILE_WIDTH, TileArt
from tests.cases import FINISHED
from tests.scripts import ROOT

FOLDER = ROOT / "tests" / "data" / "approved"

#: The tiles of a picture in two rows, each with its mark, and gaps.
ROWS = (
    ("66a plain", "31a selected", "54 target", "", "63 lost", "44a target"),
    ("11a hinted", "22a plain", "21 needed", "back plain", "65a partner", "41 playable"),
)

_SCALE = 0.4
_MARGIN = 40.0
_ROOM = QRectF(0, 0, 6 * TILE_WIDTH + 2 * _MARGIN, 2 * TILE_HEIGHT + 3 * _MARGIN)

#: The shapes of windows that boards are drawn for.
SHAPES = {"wide": QSize(240, 135), "tall": QSize(115, 210)}
#: A table of O-Koan with a common row of two lines.
CROWDED = (
    "61 54 32 44 62 53 52 | 22 | - | 33 | - | "
    "55 63 43 42 41 21 66 66 11 11 44 31 31 55 33 22 65 65 64 64 61 51 51"
)

#: Both pictures are halved this often before they are compared.
_BLUR = 4
_MAX_OFF = 26
_MAX_OFF_ON_AVERAGE = 2.5


def cases() -> list[tuple[str, Tone]]:
    """Every style of ours with every tone."""
    return [(theme, tone) for theme in OURS for tone in Tone]


def file_of(theme: str, tone: Tone) -> Path:
    """Where the approved picture lies."""
    return FOLDER / f"{theme}-{tone.value}.png"


def drawn(theme: str, tone: Tone) -> QImage:
    """The picture as the program draws it now, on the first background."""
    art, scheme = TileArt(theme), scheme_of(tone, BACKGROUNDS[0])
    art.scale = _SCALE
    scene = QGraphicsScene(_ROOM)
    scene.setBackgroundBrush(QColor(scheme.cloth))
    tray = _ROOM.adjusted(20, 20, -20, -20 - TILE_HEIGHT - _MARGIN)
    scene.addRect(tray, QPen(Qt.PenStyle.NoPen), QColor(scheme.tray))
    for row, marked in enumerate(ROWS):
        for column, one in enumerate(marked):
            if one:
                x, y = _MARGIN + column * TILE_WIDTH, _MARGIN + row * (TILE_HEIGHT + _MARGIN)
                scene.addItem(_tile(one, QPointF(x, y), art, scheme))
    picture = QImage((_ROOM.size() * _SCALE).toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter)
    painter.end()
    return picture


def _tile(marked: str, place: QPointF, art: TileArt, scheme: Scheme) -> TileItem:
    name, state = marked.split()
    tile = TILE.get(name, TILE["21"])
    item = TileItem(tile, is_flat=False)
    item.set_face("back" if name == "back" else f"face-{tile.face}", art)
    item.set_home(place, 0, round(place.x() / TILE_WIDTH), Spot(0, 0))
    item.setPos(place)
    item.set_state(TileState(state), scheme)
    item.apply_theme(art, scheme)
    return item


def board_cases() -> list[tuple[str, str]]:
    """Every game in every shape of a window, and the long rows of one."""
    return [(board, shape) for board in (*boards(), "crowded") for shape in SHAPES]


def boards() -> dict[str, Game]:
    """The games by their ids; the boards of drafts still change."""
    return {game.id: game() for game in FINISHED}


def board_file_of(board: str, shape: str) -> Path:
    """Where the approved picture of a board lies."""
    return FOLDER / "boards" / f"{board}-{shape}.png"


def drawn_board(board: str, shape: str) -> QImage:
    """The board as cards show it, in the arrangement for that shape, on a plain cloth."""
    game = boards().get(board) or find("levels.o-koan")
    table = Table.parse(CROWDED) if board == "crowded" else deal(game, 7)
    plain = scheme_of(Tone.LIGHT, BACKGROUNDS[0])._replace(grain="")
    art = BoardArt(DEFAULT_THEME, plain)
    picture = art.picture(game, SHAPES[shape] * 2, 1.0, table).toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    return picture.scaled(SHAPES[shape], Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def difference(one: QImage, other: QImage) -> tuple[float, float]:
    """How far two pictures are apart, at most and on the average, without fine detail."""
    if one.size() != other.size():
        return 255.0, 255.0
    pixels = [_softened(picture) for picture in (one, other)]
    apart = [abs(first - second) for first, second in zip(*pixels, strict=True)]
    return float(max(apart)), sum(apart) / len(apart)


def _softened(picture: QImage) -> bytes:
    small = picture.scaled(
        picture.width() // _BLUR,
        picture.height() // _BLUR,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB888)
    width, pitch, bits = 3 * small.width(), small.bytesPerLine(), bytes(small.constBits())
    return b"".join(bits[y * pitch : y * pitch + width] for y in range(small.height()))


def is_alike(one: QImage, other: QImage) -> bool:
    """Whether only another rasteriser can have made the difference."""
    most, average = difference(one, other)
    return most <= _MAX_OFF and average <= _MAX_OFF_ON_AVERAGE


def main() -> None:
    """Draw every picture anew; look at them before they are committed."""
    application = QApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for theme, tone in cases():
        drawn(theme, tone).save(str(file_of(theme, tone)))
    board_file_of("", "").parent.mkdir(exist_ok=True)
    for board, shape in board_cases():
        drawn_board(board, shape).save(str(board_file_of(board, shape)))
    application.quit()


if __name__ == "__main__":
    main()
