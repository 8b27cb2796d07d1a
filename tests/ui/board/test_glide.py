"""How fast tiles glide: by the pace that is chosen, or as the system has it."""

from unittest.mock import create_autospec

import pytest
from PySide6.QtCore import QPointF

from gupai_desktop.engine.layout import Spot
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.ui.board.glide import WAIT, WAY, Glide, speed_of
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.theme.motion import Motion


def item(home: tuple[float, float]) -> TileItem:
    made = TileItem(TILE["66a"], is_flat=False)
    made.set_home(QPointF(*home), 0, 0, Spot(0, 0))
    return made


@pytest.mark.parametrize("pace", ["system", "", "nonsense"])
def test_where_nothing_is_chosen_the_system_says_whether_tiles_glide(pace: str) -> None:
    motion = create_autospec(Motion, instance=True)
    for is_less, speed in ((False, 1.0), (True, 0.0)):
        motion.is_less = is_less
        assert speed_of(pace, motion) == speed


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_a_glide_takes_so_much_less_time_as_it_is_faster(qapp: object, speed: float) -> None:
    assert qapp is not None
    glide, tile, later = Glide(), item((100, 0)), item((0, 100))
    glide.speed = speed
    glide.carry([tile, later], {later: 2})
    assert glide.duration() == round((WAY + 2 * WAIT) / speed)
    glide.setCurrentTime(round(WAY / speed))
    assert tile.pos() == tile.home
    assert later.pos() != later.home
    glide.setCurrentTime(glide.duration())
    assert later.pos() == later.home
    glide.stop()


def test_a_tile_is_carried_above_the_table_and_settles_there(qapp: object) -> None:
    assert qapp is not None
    glide, tile = Glide(), item((100, 0))
    glide.carry([tile], {})
    heights = []
    for now in range(0, WAY + 1, 10):
        glide.setCurrentTime(now)
        heights.append(tile.height)
    top = heights.index(1)
    assert heights[0] == heights[-1] == 0
    assert heights[:top] == sorted(heights[:top])
    assert heights[top:] == sorted(heights[top:], reverse=True)
    assert sum(0 < height < 1 for height in heights[top:]) >= 3
