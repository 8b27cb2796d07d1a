"""The real program on a Wayland compositor: it starts, a tile is dragged, undone, and it ends."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import until
from tests.e2e.wayland import ON_WAYLAND, SIZE, WaylandProgram, WaylandScreen
from tests.ui.known import DEAL, GAME, WINNING_LINE

pytestmark = [pytest.mark.e2e, ON_WAYLAND]


@pytest.fixture
def wayland() -> Iterator[WaylandScreen]:
    """A compositor of the test's own."""
    screen = WaylandScreen()
    yield screen
    screen.close()


def dragged(program: WaylandProgram, tile: str, target: str) -> list[str]:
    """Drag a tile onto another one; the moves that there are a moment later."""
    program.drag(tile, target)
    time.sleep(0.5)
    moves: list[str] = program.wait_for(lambda _: True)["moves"]
    return moves


def test_on_wayland_a_tile_is_dragged_and_undone(wayland: WaylandScreen, tmp_path: Path) -> None:
    # As large as the output, so that no tile moves when the compositor gives it that size.
    size = "x".join(map(str, SIZE))
    deal = ("--game", GAME, "--deal", str(DEAL))
    program = WaylandProgram(wayland, tmp_path, *deal, "--size", size)
    try:
        left, right = WINNING_LINE[0].sides
        begun = program.wait_for_moves(0)["board"]
        # A compositor may give the window its size, or the pointer, while a hand is under way.
        moves = until(lambda: dragged(program, str(left[-1]), str(right[-1])))
        assert moves == [str(WINNING_LINE[0])]
        program.press("Undo")
        program.wait_for(lambda state: state["board"] == begun)
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
