"""From tile units to scene units: the places of tiles and captions, and the layout chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from gupai_desktop.engine.layout import BESIDE, Caption, Layout, Spot
from gupai_desktop.ui.theme.tile_art import THICKNESS, TILE_HEIGHT, TILE_WIDTH

#: Room round the board, and for the caption under a group or left of it.
MARGIN = 18.0
CAPTION_HEIGHT = 44.0
CAPTION_WIDTH = BESIDE * TILE_WIDTH
#: The room for a caption in the middle, from the tiles above it to those below.
IN_THE_MIDDLE = 100.0
#: The usual height of a caption's letters, and the least in pixels.
TEXT_HEIGHT, MIN_PIXELS = 24.0, 11.0
#: The room that captions of twice the size take more, under groups and left of them.
_HIGHER, _WIDER = 9.0, 90.0
#: The most that lines are moved apart where there is room: so much more from top to top.
_MAX_SPREAD = 0.35 * TILE_HEIGHT


class Geometry:
    """The places of a layout in scene units.

    Every group lies round a middle.  Larger letters, and `spread`, move the middles apart and
    leave the groups as they are, so a layout may have any form.  Where tiles lie is worked out
    once: `spot` says how one does, the `place`-th in a `group`, `tile_position` where
    its top left corner is, and `tray` what the outline under that many is.
    """

    def __init__(self, layout: Layout, letters: float = TEXT_HEIGHT, spread: float = 0.0) -> None:
        self.layout, self._letters = layout, letters
        self.spot = cache(lambda group, place: layout.places[group].spot(place))
        self.tile_position, self.tray = cache(self._tile_position), cache(self._tray)
        self.tiles_rect, self.spread_in = cache(self._tiles_rect), cache(self._spread_in)
        larger = min(1.0, max(0.0, letters / TEXT_HEIGHT - 1))
        has_below = any(place.caption is Caption.BELOW for place in layout.places)
        #: The height of the room for a caption under its group, the width of one at its left.
        self.caption_height = CAPTION_HEIGHT + _HIGHER * larger
        self._caption_width = CAPTION_WIDTH + _WIDER * larger
        #: How much farther down a caption under its group may reach where lines are spread.
        self.spare = spread / 2
        apart = spread + (_HIGHER * larger if has_below else 0.0)
        self._rooms = list(_rooms(layout, apart, _WIDER * larger))
        #: The rectangle of each group and its caption: what is dropped there is dropped on it.
        self.areas = [
            room.adjusted(-self._caption_width, 0, 0, 0)
            if place.caption is Caption.LEFT
            else room.adjusted(0, 0, 0, self.caption_height * (place.caption is Caption.BELOW))
            for place, room in zip(layout.places, self._rooms, strict=True)
        ]

    def _spread_in(self, height: float) -> Geometry:
        """Return the same with its lines farther apart, if so much height leaves room for it.

        A line and the next one part as much as the first and the edge of the room.  What lies
        in spots of its own has a form, and keeps it.
        """
        if any(place.spots for place in self.layout.places):
            return self
        middles = [place.middle for place in self.layout.places]
        lines = max(middles) - min(middles)
        spread = (height - self.board_rect().height()) / (lines + 1)
        return Geometry(self.layout, self._letters, min(max(0.0, spread), _MAX_SPREAD))

    def _tile_position(self, group: int, place: int) -> QPointF:
        room, spot = self.layout.places[group], self.spot(group, place)
        corner = self._rooms[group].topLeft()
        return corner + QPointF((spot.x - room.x) * TILE_WIDTH, (spot.y - room.y) * TILE_HEIGHT)

    def _tiles_rect(self, group: int, count: int) -> QRectF:
        """The rectangle that `count` tiles of a group take, at least that of one."""
        if self.layout.places[group].spots:
            return self.room_rect(group)
        rect = QRectF()
        for line in self.line_rects(group, count):
            rect |= line
        return rect

    def line_rects(self, group: int, count: int) -> list[QRectF]:
        """The rectangle of every line of `count` tiles, at least that of one tile."""
        number, room = max(count, 1), self.layout.places[group].room
        return [
            QRectF(self.tile_position(group, first), _TILE).united(
                QRectF(self.tile_position(group, min(first + room, number) - 1), _TILE)
            )
            for first in range(0, number, room)
        ]

    def _tray(self, group: int, count: int, margin: float) -> QPainterPath:
        """The outline of the tray under `count` tiles, so much larger on every side.

        That of a trough is as long as its room.  Tiles in spots of their own have a tray that
        stays when they go; small ones have one if there is a caption in the middle of them.
        """
        place = self.layout.places[group]
        full = place.room * place.lines if place.is_trough else count
        rects = [(line, QTransform()) for line in self.line_rects(group, full)]
        if place.caption is Caption.MIDDLE:
            return _oval(self.room_rect(group), margin)
        if spots := place.spots:
            rects = []
            if all(spot.size == 1 for spot in spots):
                corners = (self.tile_position(group, n) for n in range(len(spots)))
                tiles = [QRectF(corner, _TILE) for corner in corners]
                turns = [turned(tile, spot) for tile, spot in zip(tiles, spots, strict=True)]
                rects = list(zip(tiles, turns, strict=True))
        tray = QPainterPath()
        for rect, turn in rects:
            part = QPainterPath()
            part.addRoundedRect(rect.adjusted(-margin, -margin, margin, margin), 18, 18)
            tray = turn.map(part) if tray.isEmpty() else tray.united(turn.map(part))
        # The sides of the tiles are in it too.
        return tray.translated(THICKNESS / 2)

    def room_rect(self, group: int) -> QRectF:
        """The rectangle of all tiles that a group has room for."""
        return QRectF(self._rooms[group])

    def board_rect(self) -> QRectF:
        """The rectangle of the whole board with its captions and margins."""
        board = QRectF()
        for area in self.areas:
            board |= area
        return board.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    @cached_property
    def caption_rooms(self) -> list[float]:
        """The widths that captions may have, so that none touches another.

        Each ends half way to the nearest neighbours, or where the tiles do.
        """
        found, board = [], self.board_rect()
        for place, here in zip(self.layout.places, self.areas, strict=True):
            if place.caption is not Caption.BELOW:
                is_inside = place.caption is Caption.MIDDLE
                found.append(here.width() if is_inside else self._caption_width)
                continue
            middle = here.center().x()
            beside = [
                abs(there.center().x() - middle)
                for there in self.areas
                if there.top() + 1 < here.bottom()
                and here.top() + 1 < there.bottom()
                and not place.spots
            ]
            # The group itself is among them, 0 away, and is left out.
            apart = min(filter(None, beside), default=here.width() + TILE_WIDTH)
            found.append(min(apart, 2 * (middle - board.left()), 2 * (board.right() - middle)))
        return found


_TILE = QSizeF(TILE_WIDTH, TILE_HEIGHT)


def _oval(rect: QRectF, margin: float) -> QPainterPath:
    """Return a path round a rectangle, straight along its longer sides, its ends half circles."""
    half = min(rect.width(), rect.height()) / 2
    radius = half + margin
    ends = radius - sqrt(radius**2 - half**2)
    across, down = (ends, margin) if rect.width() > rect.height() else (margin, ends)
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(-across, -down, across, down), radius, radius)
    return path


def turned(tile: QRectF, spot: Spot) -> QTransform:
    """Return how a tile that is drawn upright in a rectangle comes to lie as in its spot."""
    middle = tile.center()
    way = QTransform.fromTranslate(middle.x(), middle.y()).rotate(spot.turn)
    return way.scale(spot.size, spot.size).translate(-middle.x(), -middle.y())


def _rooms(layout: Layout, apart: float, wider: float) -> Iterator[QRectF]:
    """Yield the rooms of all groups, moved apart for larger captions and over spare room."""
    columns = {place.x for place in layout.places if place.caption is Caption.LEFT}
    for place in layout.places:
        yield QRectF(
            place.x * TILE_WIDTH + wider * sum(column <= place.x for column in columns),
            place.y * TILE_HEIGHT + place.middle * apart,
            (place.right - place.x) * TILE_WIDTH,
            (place.bottom - place.y) * TILE_HEIGHT,
        )


# The choice of a layout: the usual arrangement of a game, with its rows broken as fits best.

#: The layouts for groups of these sizes.
Layouts = Callable[[Sequence[int]], Sequence[Layout]]

#: This many tiles more should find room in every row, the more the better: tiles then keep their
#: size whatever is played next.  The share of the largest tiles that this may cost.
_SPARE, _ABOUT_AS_LARGE = (3, 2, 1, 0), 0.85
#: Tiles must be this many times larger, so that the table is laid out anew for them; or so that it
#: is laid in another arrangement than the usual one, where they would be a quarter smaller.
_WORTH_IT, _A_QUARTER = 1.3, 4 / 3


def choose(
    layouts: Layouts,
    sizes: Sequence[int],
    room: QSizeF,
    text_scale: float = 1.0,
    current: Layout | None = None,
) -> Layout:
    """Return the layout of the usual arrangement that has the largest tiles.

    It has room for more of them if that costs little.  Another arrangement is chosen only where
    tiles would be a quarter smaller.

    The current one stays as long as it has room and no other has far larger tiles, so that a
    row that grows and shrinks does not have the table change to and fro.
    """

    def scale(layout: Layout) -> float:
        return scale_of(layout, room, text_scale)

    sized = [layouts([size + spare for size in sizes]) for spare in _SPARE]
    every = sized[-1]
    usual, most = every[0].name, max(every, key=scale)
    if scale(most) > _A_QUARTER * max(scale(layout) for layout in every if layout.name == usual):
        usual = most.name
    offers = [
        max((layout for layout in some if layout.name == usual), key=scale) for some in sized
    ]
    least = _ABOUT_AS_LARGE * max(map(scale, offers))
    best = next(layout for layout in offers if scale(layout) >= least)
    if current is None or not current.holds(sizes):
        return best
    return best if scale(best) > _WORTH_IT * scale(current) else current


def scale_of(layout: Layout, room: QSizeF, text_scale: float = 1.0) -> float:
    """Return how many pixels a scene unit takes when the board fills the room."""
    return _filling(layout, room.width(), room.height(), text_scale)[1]


def geometry_in(layout: Layout, room: QSizeF, text_scale: float = 1.0) -> Geometry:
    """Return the places of a layout with letters that can be read when it fills the room."""
    return _filling(layout, room.width(), room.height(), text_scale)[0]


@lru_cache(maxsize=64)
def _filling(
    layout: Layout, width: float, height: float, text_scale: float
) -> tuple[Geometry, float]:
    # A table asks for the same few layouts after every move.
    room, geometry = QSizeF(width, height), Geometry(layout, TEXT_HEIGHT * text_scale)
    for _ in range(2):
        least = MIN_PIXELS * text_scale / _scale(geometry, room)
        geometry = Geometry(layout, max(TEXT_HEIGHT * text_scale, least))
    return geometry, _scale(geometry, room)


def _scale(geometry: Geometry, room: QSizeF) -> float:
    board = geometry.board_rect()
    return min(room.width() / board.width(), room.height() / board.height())
