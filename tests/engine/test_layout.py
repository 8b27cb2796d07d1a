"""Where groups lie."""

import pytest

from gupai_desktop.engine.layout import RATIO, TALL, Caption, Layout, Place, Spot


def test_a_moved_place_lies_elsewhere_and_is_otherwise_the_same() -> None:
    place = Place(1, 2, 3, Caption.LEFT, is_trough=True)
    moved = place.moved(0.5, -1)
    assert (moved.x, moved.y) == (1.5, 1)
    assert moved.moved(-0.5, 1) == place


def test_a_layout_has_room_for_groups_of_its_places_and_smaller_ones() -> None:
    layout = Layout(TALL, (Place(0, 0, 3), Place(4, 0, 2, lines=2)))
    assert layout.holds((3, 4))
    assert layout.holds((0, 1))
    assert not layout.holds((3, 5))
    assert not layout.holds((3,))


def test_a_turned_tile_takes_other_room_about_the_same_middle() -> None:
    upright, across = Spot.around(2, RATIO), Spot.around(2, RATIO, 90)
    assert upright[:2] == across[:2] == (1.5, 0.5)
    assert upright.reach == (0.5, 0.5)
    assert across.reach == pytest.approx((RATIO / 2, 0.5 / RATIO))
    place = Place.of_spots([across])
    assert (place.x, place.right) == pytest.approx((2 - RATIO / 2, 2 + RATIO / 2))
    assert (place.y, place.bottom) == pytest.approx((1 - 0.5 / RATIO, 1 + 0.5 / RATIO))


def test_no_tile_lies_upside_down() -> None:
    turns = [Spot.around(0, 0, turn).turn for turn in (0, 45, 90, 135, 180, 270, 315)]
    assert turns == [0, 45, 90, -45, 0, 90, -45]
