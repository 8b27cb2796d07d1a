"""The places of tiles and groups in scene units."""

from __future__ import annotations

from itertools import combinations, pairwise

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

GAMES = [game() for game in games()]


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


def test_no_tile_of_a_group_in_two_lines_lies_on_another() -> None:
    for count in range(1, 9):
        rects = tile_rects(2, count)
        assert not any(one.intersects(other) for one, other in combinations(rects, 2)), count
        assert all(GEOMETRY.room_rect(2).contains(rect) for rect in rects), count


def test_a_tile_that_is_laid_on_the_left_of_two_lines_moves_no_other() -> None:
    for count in range(1, 8):
        assert tile_rects(2, count + 1)[1:] == tile_rects(2, count)


def test_the_rectangle_of_the_tiles_holds_them_all() -> None:
    for group, count in ((0, 1), (0, 3), (1, 2), (2, 1), (2, 3), (2, 7)):
        wanted = QRectF()
        for rect in tile_rects(group, count):
            wanted = wanted.united(rect)
        assert GEOMETRY.tiles_rect(group, count) == wanted, (group, count)


def test_an_empty_group_takes_the_place_of_its_first_tile() -> None:
    assert GEOMETRY.tiles_rect(0, 0) == GEOMETRY.tiles_rect(0, 1)


def test_the_area_of_a_group_has_its_caption_below_or_to_the_left() -> None:
    below, left = GEOMETRY.area(0), GEOMETRY.area(2)
    assert below.contains(GEOMETRY.room_rect(0))
    assert below.bottom() > GEOMETRY.room_rect(0).bottom()
    assert left.contains(GEOMETRY.room_rect(2))
    assert left.left() < GEOMETRY.room_rect(2).left()


def test_no_group_lies_on_another_one_or_on_its_caption_and_all_lie_on_the_board() -> None:
    for game in GAMES:
        for layout in game.layouts(game.opening_sizes):
            for letters, spread in ((24, 0), (48, 0), (24, 60)):
                geometry, board = Geometry(layout, letters, spread), QRectF()
                areas = [geometry.area(group) for group in range(len(layout.places))]
                if any(place.spots for place in layout.places):
                    continue  # figures fit into one another
                for area in areas:
                    board = board.united(area)
                told = (game.id, layout.name, letters, spread)
                around = board.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
                assert geometry.board_rect() == around, told
                assert not any(one.intersects(two) for one, two in combinations(areas, 2)), told
