"""The name of a game in large letters, and its goal at their side, where a window leaves room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from gupai_desktop.engine.game import Game
from gupai_desktop.i18n import is_chinese, say
from gupai_desktop.ui.theme.appearance import SERIF, in_serif, in_shapes
from gupai_desktop.ui.theme.table_colours import Scheme

#: The share of the free width and of the height that it takes, and the least width in letters.
_OF_FREE, _OF_HEIGHT, _MIN = 0.56, 0.5, 17
#: How large a letter of the name is by the width and by the height that there is for all, and
#: how far it is from the one above; how large those of the goal are by it, and how far away.
_OF_WIDTH, _OF_ALL, _PITCH, _SMALL, _GAP = 0.45, 0.66, 1.06, 0.11, 0.16
#: How strong the large letters are, which are not to outshine the tiles.
_CALM = 0.75
_WRAPPED = Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip


def inscription_width(free: float, height: float, letters: float) -> float:
    """Return the width of an inscription by what is free beside a board; 0 if that is little."""
    width = min(_OF_FREE * free, _OF_HEIGHT * height)
    return width if width >= _MIN * letters else 0.0


def paint_inscription(
    painter: QPainter, game: Game, rect: QRectF, letters: float, scheme: Scheme
) -> None:
    """Write a game's name from top to bottom and beside it its goal in letters at least that high.

    Players who read another script than the name's are told that name too.
    """
    name = say(game.name) if is_chinese() else game.native
    size = min(_OF_WIDTH * rect.width(), _OF_ALL * rect.height() / len(name))
    height = len(name) * _PITCH * size
    top = rect.center().y() - height / 2
    large, small = QFont(), in_serif(painter.font())
    large.setFamilies(in_shapes(SERIF[1:]))
    large.setPixelSize(round(size))
    small.setPixelSize(round(max(letters, _SMALL * size)))
    painter.setFont(large)
    ink = QColor(scheme.accent)
    ink.setAlphaF(1.0 if scheme.rim else _CALM)
    painter.setPen(ink)
    for number, letter in enumerate(name):
        box = QRectF(rect.left(), top + number * _PITCH * size, size, _PITCH * size)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    beside = QRectF(rect.left() + (1 + _GAP) * size, top, rect.width() - (1 + _GAP) * size, height)
    painter.setFont(small)
    painter.setPen(QColor(scheme.caption))
    goal = painter.boundingRect(beside, _WRAPPED, say(game.gist))
    painter.drawText(beside, _WRAPPED, say(game.gist))
    if not is_chinese():
        small.setBold(True)
        painter.setFont(small)
        beside.setBottom(goal.top() - small.pixelSize() / 2)
        painter.drawText(beside, _WRAPPED, say(game.name))
