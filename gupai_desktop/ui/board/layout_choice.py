"""Which of a game's layouts a board shows: the one whose tiles are largest there.

A table is laid out anew only where a row finds no room any more, or where it is worth it:
with every row a few tiles longer the tiles would still be larger by an eighth.  What has
room then keeps it, if that costs little.  So a row that grows and shrinks does not have the
table change to and fro.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSizeF

from gupai_desktop.engine.layout import Layout
from gupai_desktop.ui.board.geometry import board_rect

#: The layouts for groups of these sizes.
Layouts = Callable[[Sequence[int]], Sequence[Layout]]

#: How many tiles more there should be room for in every row, the more the better.
_SPARE = (2, 1, 0)
#: So many tiles more must find room where the table is laid out anew for larger ones.
_MORE = 3
#: How many times larger tiles must be, so that the table is laid out anew for them.
_WORTH_IT = 1.12
#: What of the largest tiles room for more may cost, and room that there is already.
_ABOUT_AS_LARGE, _NOT_MUCH_SMALLER = 0.95, 1 / _WORTH_IT


def choose(
    layouts: Layouts, sizes: Sequence[int], room: QSizeF, text_scale: float = 1.0
) -> Layout:
    """The layout with the largest tiles, and with room for more of them if that costs little."""
    wanted = [[size + spare for size in sizes] for spare in _SPARE]
    return _first_large_one(layouts, wanted, room, text_scale, _ABOUT_AS_LARGE)


def choose_next(
    current: Layout, layouts: Layouts, sizes: Sequence[int], room: QSizeF, text_scale: float = 1.0
) -> Layout:
    """The current layout as long as it will do, else the one that is most like it and large."""
    if current.holds(sizes) and not _is_worth_it(current, layouts, sizes, room, text_scale):
        return current
    there = [place.room * place.lines for place in current.places]
    wanted = [[size + spare for size in sizes] for spare in _SPARE]
    kept = [[max(pair) for pair in zip(one, there, strict=True)] for one in wanted]
    return _first_large_one(layouts, [*kept, *wanted], room, text_scale, _NOT_MUCH_SMALLER)


def _is_worth_it(
    current: Layout, layouts: Layouts, sizes: Sequence[int], room: QSizeF, text_scale: float
) -> bool:
    """Whether tiles would be larger by far than in the current layout, with room for more."""
    roomy = largest(layouts([size + _MORE for size in sizes]), room, text_scale)
    return scale_of(roomy, room, text_scale) > _WORTH_IT * scale_of(current, room, text_scale)


def _first_large_one(
    layouts: Layouts,
    wanted: Sequence[Sequence[int]],
    room: QSizeF,
    text_scale: float,
    enough: float,
) -> Layout:
    """The first of the best layouts for several sizes that is about as large as the largest."""
    offers = [largest(layouts(sizes), room, text_scale) for sizes in wanted]
    scales = [scale_of(layout, room, text_scale) for layout in offers]
    least = enough * max(scales)
    return next(layout for layout, scale in zip(offers, scales, strict=True) if scale >= least)


def largest(layouts: Iterable[Layout], room: QSizeF, text_scale: float = 1.0) -> Layout:
    """The layout whose tiles are largest in a room."""
    return max(layouts, key=lambda layout: scale_of(layout, room, text_scale))


def scale_of(layout: Layout, room: QSizeF, text_scale: float) -> float:
    """How many times larger than a scene unit a pixel is when the board fills the room."""
    board = board_rect(layout, text_scale)
    return min(room.width() / board.width(), room.height() / board.height())
