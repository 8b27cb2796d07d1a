"""Sheets of paper: boards, their solutions, and all triplets; painted in points, 72 to the inch.

The same pages are shown in the preview, printed, and written as PDF.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QLocale,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPagedPaintDevice, QPageSize, QPainter, QPdfWriter

from gupai_desktop.engine.combinations import groups_by_kind
from gupai_desktop.engine.definitions import definition
from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import RATIO, Spot
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import move_words
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, labelled, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.theme.appearance import in_serif
from gupai_desktop.ui.theme.paper_tiles import PaperTiles

#: Where Letter is the usual paper.
_Land = QLocale.Country
_LETTER = (
    *(_Land.UnitedStates, _Land.Canada, _Land.Mexico, _Land.Philippines, _Land.Chile),
    *(_Land.Colombia, _Land.Venezuela, _Land.PuertoRico),
)
_MARGIN, _GAP = 42.0, 16.0
#: Between tables side by side: more than between the groups of one.
_BESIDE = 40.0
_TITLE, _TEXT, _SMALL = 17.0, 10.0, 8.0
#: The least size of letters where many moves have little room.
_MIN_TEXT = 4.5
#: A tile is never higher.
_MAX_TILE = 90.0
#: The columns and rows of a page, by how many boards are on it.
GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
#: For the same number of tables that are wide: one below the other.
_COLUMNS = {many: (1, many) for many in GRIDS}
#: So many solutions are on a page, by the moves of the longest one that has room there.
_SOLUTIONS = ((12, 6), (36, 4), (72, 2))
#: The part of its room that a solution takes; the rest is for the table that it leads to.
_PART = 0.6

_WRAPPED = Qt.TextFlag.TextWordWrap
_CENTRED = Qt.AlignmentFlag.AlignCenter


def page_size(locale: QLocale | None = None) -> QPageSize:
    """Return the paper of the reader's region."""
    # Systems that have variables for regions have one for paper.
    named = os.environ.get("LC_ALL") or os.environ.get("LC_PAPER")
    region = (locale or (QLocale(named) if named else QLocale.system())).territory()
    is_letter = region in _LETTER
    return QPageSize(QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4)


@dataclass(frozen=True)
class PaperBoard:
    """A board with its title; `line` solves it, None where that is not asked for."""

    title: Words
    game: Game
    table: Table
    line: tuple[Move, ...] | None = None


def _font(size: float, *, is_bold: bool = False, is_serif: bool = False) -> QFont:
    font = in_serif(QFont()) if is_serif else QFont()
    font.setPixelSize(max(1, round(size)))
    font.setBold(is_bold)
    # The ligature fi has no letters when it is copied out of a PDF.
    font.setFeature(QFont.Tag("liga"), 0)
    return font


class Sheets(ABC):
    """Pages of one size, with a title on top and a number below."""

    def __init__(self, title: str, tiles: PaperTiles, size: QSizeF) -> None:
        self.title, self._tiles, self.size = title, tiles, size

    @property
    @abstractmethod
    def count(self) -> int:
        """How many pages there are."""

    @abstractmethod
    def _paint(self, painter: QPainter, number: int, room: QRectF) -> None:
        """Paint what is on a page, numbered from 0."""

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page in points."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.GlobalColor.black)
        whole = QRectF(0, 0, self.size.width(), self.size.height())
        inner = whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.setFont(_font(_TITLE, is_bold=True, is_serif=True))
        painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter, self.title)
        painter.setFont(_font(_SMALL))
        foot = QRectF(inner.left(), inner.bottom() - 12, inner.width(), 12)
        if self.count > 1:
            painter.drawText(foot, _CENTRED, f"{number + 1} / {self.count}")
        self._paint(painter, number, inner.adjusted(0, _TITLE * 1.8, 0, -18))

    def pdf(self) -> bytes:
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self.title)
        writer.setCreator("Gupai Desktop")
        writer.setPageSize(QPageSize(self.size, QPageSize.Unit.Point))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setResolution(1200)
        self.paint_all(writer)
        return bytes(content.data())

    def paint_all(self, device: QPagedPaintDevice) -> None:
        """Paint all pages on paper, or into a file."""
        painter = QPainter(device)
        scale = device.logicalDpiX() / 72
        painter.scale(scale, scale)
        for number in range(self.count):
            if number:
                device.newPage()
            painter.save()
            self.paint(painter, number)
            painter.restore()
        painter.end()


class BoardSheets(Sheets):
    """Boards, so many a page, and on pages after them how they are solved."""

    def __init__(
        self,
        title: str,
        boards: Sequence[PaperBoard],
        tiles: PaperTiles,
        size: QSizeF,
        *,
        per_page: int = 2,
        is_list: bool = False,
    ) -> None:
        super().__init__(title, tiles, size)
        self._boards, self._is_list = boards, is_list
        self._grid = GRIDS[per_page]
        if not is_list and boards:
            grids = (self._grid, _COLUMNS[per_page])
            self._grid = max(grids, key=lambda grid: self._least_width(_cell(size, grid)))
        self._solved = [board for board in boards if board.line is not None]
        longest = max((len(board.line or ()) for board in boards), default=0)
        self._solved_grid = GRIDS[next((many for most, many in _SOLUTIONS if longest <= most), 1)]

    def _least_width(self, cell: QSizeF) -> float:
        """Return how wide the tiles of the largest table would be in a cell."""
        extents = (_extent(list(_pieces(board.game, board.table))) for board in self._boards)
        return min(_tile_width(extent, cell) for extent in extents)

    @property
    def _board_pages(self) -> int:
        return -(-len(self._boards) // _cells(self._grid))

    @property
    def count(self) -> int:
        return self._board_pages + -(-len(self._solved) // _cells(self._solved_grid))

    def _paint(self, painter: QPainter, number: int, room: QRectF) -> None:
        after = number - self._board_pages
        if after < 0:
            for board, cell in _on_page(self._boards, self._grid, number, room):
                self._paint_board(painter, board, cell)
        else:
            for board, cell in _on_page(self._solved, self._solved_grid, after, room):
                self._paint_solution(painter, board, cell)

    def _paint_board(self, painter: QPainter, board: PaperBoard, cell: QRectF) -> None:
        below = _paint_title(painter, board, cell)
        if self._is_list:
            _paint_text(painter, "\n".join(list_of(board)), below, _TEXT)
        else:
            self._paint_table(painter, board.game, board.table, below)

    def _paint_solution(self, painter: QPainter, board: PaperBoard, cell: QRectF) -> None:
        below, line, table = _paint_title(painter, board, cell), board.line or (), board.table
        for move in line:
            table = board.game.after(table, move)
        if not line:
            _paint_text(painter, say(words("No solution is known.")), below, _TEXT)
            return
        room = QRectF(below.topLeft(), QSizeF(below.width(), below.height() * _PART))
        used = _paint_columns(painter, solution_of(board), room)
        self._paint_table(painter, board.game, table, below.adjusted(0, used + 6, 0, 0))

    def _paint_table(self, painter: QPainter, game: Game, table: Table, room: QRectF) -> None:
        """Paint a table as large as there is room, at the top and in the middle."""
        pieces = list(_pieces(game, table))
        if not pieces:
            return
        extent = _extent(pieces)
        wide = _tile_width(extent, room.size())
        start = room.left() + (room.width() - wide * extent.width()) / 2
        for name, spot in pieces:
            painter.save()
            painter.translate(
                start + wide * (spot.x + 0.5 - extent.left()),
                room.top() + wide * RATIO * (spot.y + 0.5 - extent.top()),
            )
            painter.rotate(spot.turn)
            size = QSizeF(wide, wide * RATIO) * spot.size * 0.96
            body = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            self._tiles.paint(painter, name, body)
            painter.restore()


class ChartSheet(Sheets):
    """Every pair and triplet of some rules on one page, for the wall."""

    def __init__(self, game: Game, tiles: PaperTiles, size: QSizeF) -> None:
        super().__init__(say(words("Pairs and triplets")), tiles, size)
        rule = game.rules.triplet_rule
        found = groups_by_kind(rule)
        self._kinds = [
            (with_native(kind.name, kind.native), say(definition(rule, kind)), found[kind])
            for kind in found
            if kind
        ]

    @property
    def count(self) -> int:
        return 1

    def _paint(self, painter: QPainter, _number: int, room: QRectF) -> None:
        wide = 30.0
        while self._flow(None, room, wide) > room.bottom() and wide > 2:
            wide *= 0.96
        self._flow(painter, room, wide)

    def _flow(self, painter: QPainter | None, room: QRectF, wide: float) -> float:
        """Lay out all kinds with tiles of this width; return where they end."""
        y, letters = room.top(), max(5.0, min(_TEXT, wide))
        for name, meaning, groups in self._kinds:
            font, small = _font(letters, is_bold=True, is_serif=True), _font(letters * 0.9)
            text = QFontMetricsF(font).horizontalAdvance(f"{name}   ")
            line = QFontMetricsF(font).height()
            if painter:
                painter.setFont(font)
                painter.drawText(QRectF(room.left(), y, text, line), 0, name)
                painter.setFont(small)
                beside = QRectF(room.left() + text, y, room.width() - text, line)
                painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, meaning)
            y += line * 1.15
            x = room.left()
            for faces in groups:
                step = wide * (len(faces) + 0.5)
                if x + step - wide * 0.5 > room.right() + 0.01:
                    x, y = room.left(), y + wide * (RATIO + 0.25)
                if painter:
                    self._paint_group(painter, faces, x, y, wide)
                x += step
            y += wide * (RATIO + 0.25) + 3
        return y

    def _paint_group(
        self, painter: QPainter, faces: Faces, x: float, y: float, wide: float
    ) -> None:
        for number, face in enumerate(faces):
            body = QRectF(x + number * wide, y, wide * 0.95, wide * 0.95 * RATIO)
            self._tiles.paint(painter, f"face-{face}", body)


# What is written.


def solution_of(board: PaperBoard) -> list[str]:
    """Return the moves that solve a board, in words."""
    moves = enumerate(board.line or (), 1)
    return [f"{number}. {say(move_words(board.game, move))}" for number, move in moves]


def list_of(board: PaperBoard) -> Iterator[str]:
    """Yield the groups of a board, to be laid out by hand; hidden tiles are in brackets."""
    game, table = board.game, board.table
    hidden, narrator = game.hidden(table), game.narrator(table)
    order, every = game.reading_order, range(len(table.groups))
    for number in sorted(every, key=lambda at: order.index(at) if at in order else at):
        if group := table.groups[number]:
            tiles = (f"({tile.face})" if tile in hidden else str(tile.face) for tile in group)
            yield say(labelled(narrator.title(number), "  ".join(tiles)))
    if hidden:
        yield say(words("In brackets: face down."))


# Where it goes.


def _cells(grid: tuple[int, int]) -> int:
    return grid[0] * grid[1]


def _cell(page: QSizeF, grid: tuple[int, int]) -> QSizeF:
    """Return about how large the room for a table is."""
    columns, rows = grid
    wide = (page.width() - 2 * _MARGIN - (columns - 1) * _BESIDE) / columns
    high = (page.height() - 2 * _MARGIN - 2 * _TITLE - (rows - 1) * _GAP) / rows
    return QSizeF(wide, high - 2 * _TEXT)


def _extent(pieces: Sequence[tuple[str, Spot]]) -> QRectF:
    """Return what a table covers, in tile units."""
    left = min(spot.x + 0.5 - spot.reach[0] for _, spot in pieces)
    right = max(spot.x + 0.5 + spot.reach[0] for _, spot in pieces)
    top = min(spot.y + 0.5 - spot.reach[1] for _, spot in pieces)
    bottom = max(spot.y + 0.5 + spot.reach[1] for _, spot in pieces)
    return QRectF(left, top, right - left, bottom - top)


def _tile_width(extent: QRectF, room: QSizeF) -> float:
    """Return how wide the tiles of a table are that is as large as there is room."""
    by_height = room.height() / (extent.height() * RATIO)
    return min(room.width() / extent.width(), by_height, _MAX_TILE / RATIO)


def _on_page(
    boards: Sequence[PaperBoard], grid: tuple[int, int], page: int, room: QRectF
) -> Iterator[tuple[PaperBoard, QRectF]]:
    """Yield the boards of a page with their rooms."""
    columns, rows = grid
    wide = (room.width() - (columns - 1) * _BESIDE) / columns
    high = (room.height() - (rows - 1) * _GAP) / rows
    first = page * columns * rows
    for at, board in enumerate(boards[first : first + columns * rows]):
        row, column = divmod(at, columns)
        x, y = room.left() + column * (wide + _BESIDE), room.top() + row * (high + _GAP)
        yield board, QRectF(x, y, wide, high)


def _paint_title(painter: QPainter, board: PaperBoard, cell: QRectF) -> QRectF:
    """Write the title; return the room below it."""
    used = _paint_text(painter, say(board.title), cell, _TEXT + 1, is_bold=True)
    return cell.adjusted(0, used + 5, 0, 0)


def _paint_text(
    painter: QPainter, text: str, room: QRectF, size: float, *, is_bold: bool = False
) -> float:
    """Write a text, smaller if there is little room; return its height."""
    while True:
        font = _font(size, is_bold=is_bold)
        found = QFontMetricsF(font).boundingRect(room, _WRAPPED, text)
        if found.height() <= room.height() or size <= _MIN_TEXT:
            break
        size -= 1
    painter.setFont(font)
    painter.drawText(room, _WRAPPED, text)
    return found.height()


def _paint_columns(painter: QPainter, lines: Sequence[str], room: QRectF) -> float:
    """Write lines in as few columns as they need, and smaller if need be; return the height.

    They run down the columns, one after the other.
    """
    size = _TEXT
    while True:
        metrics = QFontMetricsF(_font(size))
        step = max(map(metrics.horizontalAdvance, lines)) + _GAP
        rows = max(1, int(room.height() / metrics.lineSpacing()))
        columns = -(-len(lines) // rows)
        if columns * step <= room.width() + _GAP or size <= _MIN_TEXT:
            break
        size -= 0.5
    rows = -(-len(lines) // columns)
    painter.setFont(_font(size))
    for number, line in enumerate(lines):
        column, row = divmod(number, rows)
        place = QPointF(room.left() + column * step, room.top() + row * metrics.lineSpacing())
        painter.drawText(place + QPointF(0, metrics.ascent()), line)
    return rows * metrics.lineSpacing()


def _pieces(game: Game, table: Table) -> Iterator[tuple[str, Spot]]:
    """Yield the pictures of a table and where they lie, in tile units."""
    sizes = list(map(len, table.rows))
    pictures = game.pictures(table)
    fitting = [layout for layout in game.layouts(sizes) if layout.holds(sizes)]
    places = (fitting or game.layouts(sizes))[0].places
    empty = list[tuple[str, Spot]]()
    lying = list[tuple[str, Spot]]()
    for number, (place, group) in enumerate(zip(places, table.rows, strict=True)):
        lying += [(pictures[tile], place.spot(at)) for at, tile in enumerate(group) if tile]
        if not (group or place.spots) and number not in table.done:
            empty.append(("place", Spot(place.x, place.y)))
    yield from chain(empty, lying)
