"""The places of tiles and groups in scene units."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from gupai_desktop.engine.layout import TALL, Caption, Layout, Place
from gupai_desktop.games import games
from gupai_desktop.ui.board.geometry import MARGIN, Geometry
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH

#: Two groups with captions below, and one that grows leftwards from x = 8.
GEOMETRY = Geometry(
    Layout(
        TALL,
        (
            Place(0, 0, 3),
            Place(4.5, 1.5, 2),
            Place(4, 3, 4, caption=Caption.LEFT, grows_left=True, lines=2),
        ),
    )
)

every_layout = pytest.mark.parametrize(
    "layout",
    [
        pytest.param(layout, id=f"{game.id}-{number}")
        for game in games()
        for number, layout in enumerate(game().layouts(game().opening_sizes))
    ],
)


def tile_rects(group: int, count: int) -> list[QRectF]:
    corners = [GEOMETRY.tile_position(group, place, count) for place in range(count)]
    return [QRectF(corner.x(), corner.y(), TILE_WIDTH, TILE_HEIGHT) for corner in corners]


def test_a_group_has_room_where_the_layout_says_in_tile_widths_and_heights() -> None:
    assert GEOMETRY.room_rect(0) == QRectF(0, 0, 300, 220)
    assert GEOMETRY.room_rect(1) == QRectF(450, 330, 200, 220)


def test_the_tiles_of_a_full_group_lie_side_by_side_and_fill_its_room() -> None:
    rects = tile_rects(0, 3)
    for one, next_one in pairwise(rects):
        assert one.right() == next_one.left()
    assert rects[0].united(rects[-1]) == GEOMETRY.room_rect(0)


def test_fewer_tiles_than_there_is_room_for_lie_at_the_left_end() -> None:
    assert tile_rects(0, 2) == tile_rects(0, 3)[:2]
    assert tile_rects(0, 1) == tile_rects(0, 3)[:1]


def test_a_group_that_grows_to_the_left_has_its_last_tile_at_the_right_end() -> None:
    assert tile_rects(2, 2) == tile_rects(2, 4)[2:]
    assert tile_rects(2, 1) == tile_rects(2, 4)[3:]


@pytest.mark.parametrize("count", range(1, 9))
def test_no_tile_of_a_group_in_two_lines_lies_on_another(count: int) -> None:
    rects = tile_rects(2, count)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert all(GEOMETRY.room_rect(2).contains(rect) for rect in rects)


def test_a_tile_that_is_laid_on_the_left_of_two_lines_moves_no_other() -> None:
    for count in range(1, 8):
        assert tile_rects(2, count + 1)[1:] == tile_rects(2, count)


@pytest.mark.parametrize(("group", "count"), [(0, 1), (0, 3), (1, 2), (2, 1), (2, 3), (2, 7)])
def test_the_rectangle_of_the_tiles_holds_them_all(group: int, count: int) -> None:
    wanted = QRectF()
    for rect in tile_rects(group, count):
        wanted = wanted.united(rect)
    assert GEOMETRY.tiles_rect(group, count) == wanted


def test_an_empty_group_takes_the_place_of_its_first_tile() -> None:
    assert GEOMETRY.tiles_rect(0, 0) == GEOMETRY.tiles_rect(0, 1)


def test_the_area_of_a_group_has_its_caption_below_or_to_the_left() -> None:
    below, left = GEOMETRY.area(0), GEOMETRY.area(2)
    assert below.contains(GEOMETRY.room_rect(0))
    assert below.bottom() > GEOMETRY.room_rect(0).bottom()
    assert left.contains(GEOMETRY.room_rect(2))
    assert left.left() < GEOMETRY.room_rect(2).left()


@every_layout
@pytest.mark.parametrize("text_scale", [1, 2])
def test_the_board_of_a_game_is_every_group_with_its_caption_and_even_margins(
    layout: Layout, text_scale: float
) -> None:
    geometry, board = Geometry(layout, text_scale), QRectF()
    for group in range(len(layout.places)):
        board = board.united(geometry.area(group))
    assert geometry.board_rect() == board.adjusted(-MARGIN, -MARGIN, MARGIN, 0)


@every_layout
@pytest.mark.parametrize("text_scale", [1, 2])
def test_no_group_of_a_game_lies_on_another_one_or_on_its_caption(
    layout: Layout, text_scale: float
) -> None:
    geometry = Geometry(layout, text_scale)
    areas = [geometry.area(group) for group in range(len(layout.places))]
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
