"""The real program on a Wayland compositor: it starts, a tile is dragged, undone, and it ends."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.wayland import ON_WAYLAND, SIZE, WaylandProgram, WaylandScreen
from tests.ui.known import DEAL, GAME, WINNING_LINE

pytestmark = [pytest.mark.e2e, ON_WAYLAND]


@pytest.fixture
def wayland() -> Iterator[WaylandScreen]:
    """A compositor of the test's own."""
    screen = WaylandScreen()
    yield screen
    screen.close()


def test_on_wayland_a_tile_is_dragged_and_undone(wayland: WaylandScreen, tmp_path: Path) -> None:
    # As large as the output, so that no tile moves when the compositor gives it that size.
    size = "x".join(map(str, SIZE))
    deal = ("--game", GAME, "--deal", str(DEAL))
    program = WaylandProgram(wayland, tmp_path, *deal, "--size", size)
    try:
        left, right = WINNING_LINE[0].sides
        begun = program.wait_for_moves(0)["board"]
        program.drag(str(left[-1]), str(right[-1]))
        assert program.wait_for_moves(1)["moves"] == [str(WINNING_LINE[0])]
        program.press("Undo")
        program.wait_for(lambda state: state["board"] == begun)
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
