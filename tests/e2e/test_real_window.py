"""A whole game in the real program: a real window, a real pointer, a known line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gupai_desktop.engine.move import Move
from tests.e2e.desktop import ARTEFACTS, REAL_WINDOW, Program, Screen
from tests.ui.known import DEAL, WINNING_LINE

pytestmark = REAL_WINDOW


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    program = Program(
        screen, tmp_path, "--deal", str(DEAL), "--size", "1180x700", "--language", "en"
    )
    yield program
    program.close()


def exchange(program: Program, move: Move) -> None:
    """Drag one tile onto the other; of two and two, click the first two and drag them."""
    left, right = ([str(tile) for tile in side] for side in move.sides)
    if len(left) == 2:
        for tile in left:
            program.click(tile)
    program.drag(left[-1], right[-1])


def test_a_deal_is_won_by_dragging_real_tiles_and_undone_again(program: Program) -> None:
    opening = program.wait_for_moves(0)["board"]
    program.picture(ARTEFACTS / "opening.png")

    for number, move in enumerate(WINNING_LINE, 1):
        exchange(program, move)
        program.wait_for_moves(number)

    won = program.wait_for_win()
    assert won["moves"] == [str(move) for move in WINNING_LINE]
    assert "Won in 10 moves" in won["said"]
    program.picture(ARTEFACTS / "won.png")

    for _ in WINNING_LINE:
        program.key("ctrl+z")
    assert program.wait_for_moves(0)["board"] == opening

    assert program.quit() == 0
    assert program.errors() == ""
