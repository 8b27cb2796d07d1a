"""Where groups lie."""

from __future__ import annotations

from gupai_desktop.engine.layout import TALL, Caption, Layout, Place


def test_a_moved_place_lies_elsewhere_and_is_otherwise_the_same() -> None:
    place = Place(1, 2, 3, Caption.LEFT, grows_left=True)
    moved = place.moved(0.5, -1)
    assert (moved.x, moved.y) == (1.5, 1)
    assert moved.moved(-0.5, 1) == place


def test_a_layout_has_room_for_groups_of_its_places_and_smaller_ones() -> None:
    layout = Layout(TALL, (Place(0, 0, 3), Place(4, 0, 2, lines=2)))
    assert layout.holds((3, 4))
    assert layout.holds((0, 1))
    assert not layout.holds((3, 5))
    assert not layout.holds((3,))
