"""The places of tiles and groups in scene units."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Caption, Layout, Place
from gupai_desktop.games import games
from gupai_desktop.ui.board.geometry import Geometry
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH

#: Two groups with captions below, and one that grows leftwards from x = 8.
GEOMETRY = Geometry(
    Layout(
        (
            Place(0, 0, 3),
            Place(4.5, 1.5, 2),
            Place(4, 3, 4, caption=Caption.LEFT, grows_left=True),
        )
    )
)

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


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


@pytest.mark.parametrize("group", [0, 1, 2])
@pytest.mark.parametrize("count", [5, 6, 12])
def test_more_tiles_than_there_is_room_for_overlap_and_fill_it(group: int, count: int) -> None:
    rects = tile_rects(group, count)
    assert rects[0].left() == pytest.approx(GEOMETRY.room_rect(group).left())
    assert rects[-1].right() == pytest.approx(GEOMETRY.room_rect(group).right())
    assert all(one.left() < next_one.left() for one, next_one in pairwise(rects))


@pytest.mark.parametrize("group", [0, 1, 2])
@pytest.mark.parametrize("count", [1, 2, 7])
def test_the_rectangle_of_the_tiles_is_that_of_the_first_and_the_last(
    group: int, count: int
) -> None:
    rects = tile_rects(group, count)
    taken, wanted = GEOMETRY.tiles_rect(group, count), rects[0].united(rects[-1])
    assert taken.left() == pytest.approx(wanted.left())
    assert taken.right() == pytest.approx(wanted.right())


def test_an_empty_group_takes_the_place_of_its_first_tile() -> None:
    assert GEOMETRY.tiles_rect(0, 0) == GEOMETRY.tiles_rect(0, 1)


def test_the_area_of_a_group_has_its_caption_below_or_to_the_left() -> None:
    below, left = GEOMETRY.area(0), GEOMETRY.area(2)
    assert below.contains(GEOMETRY.room_rect(0))
    assert below.bottom() > GEOMETRY.room_rect(0).bottom()
    assert left.contains(GEOMETRY.room_rect(2))
    assert left.left() < GEOMETRY.room_rect(2).left()


@every_game
def test_the_board_of_a_game_holds_every_group_with_its_caption_and_a_margin(
    game: type[Game],
) -> None:
    geometry = Geometry(game().layout())
    board = geometry.board_rect()
    assert geometry.layout.places
    for group in range(len(geometry.layout.places)):
        assert board.contains(geometry.area(group).adjusted(-1, -1, 1, 0))


@every_game
def test_no_group_of_a_game_lies_on_another_one_or_on_its_caption(game: type[Game]) -> None:
    geometry = Geometry(game().layout())
    areas = [geometry.area(group) for group in range(len(geometry.layout.places))]
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
