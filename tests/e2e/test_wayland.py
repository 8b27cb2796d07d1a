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


def size_after(screen: WaylandScreen, folder: Path, wanted: tuple[int, int] | None) -> object:
    """The size of the window that the program opens, or that it is then given."""
    (folder / "trace.jsonl").unlink(missing_ok=True)
    program = WaylandProgram(screen, folder, "--game", GAME, "--deal", str(DEAL))
    try:
        program.wait_for_moves(0)
        until(program.size)
        if wanted:
            program.resize(*wanted)
            until(lambda: program.size() == wanted)
            time.sleep(0.5)  # until the program has heard of it
        size = program.size()
        assert program.quit() == 0
        return size
    finally:
        program.close()


def test_on_wayland_a_window_has_the_size_that_it_was_left_with(tmp_path: Path) -> None:
    # Where it stands a compositor tells no program, and asks none.
    screen = WaylandScreen(is_floating=True)
    try:
        assert size_after(screen, tmp_path, (1000, 700)) == (1000, 700)
        assert size_after(screen, tmp_path, None) == (1000, 700)
    finally:
        screen.close()
