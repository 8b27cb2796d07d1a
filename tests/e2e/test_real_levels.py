"""A whole game of O-Koan in the real program: taken, refilled and won by a real pointer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from tests.e2e.desktop import ARTEFACTS, REAL_WINDOW, Program, Screen
from tests.levels_lines import win_of

pytestmark = REAL_WINDOW

RULES = "any-three=yes"
WIN = win_of("levels.o-koan", RULES)


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    chosen = ["--game", WIN.game.id, "--rules", RULES, "--deal", str(WIN.deal)]
    program = Program(screen, tmp_path, *chosen, "--size", "1180x700", "--language", "en")
    yield program
    program.close()


def play(program: Program, record: Record, move: Move) -> None:
    """Refill by the button and by the key in turn; drag what is unambiguous, click the rest."""
    lone = [tile for tile in move.tiles if is_in_one_move(record, tile)]
    common = record.table.groups[-1]
    if not move.tiles:
        if len(record.moves) % 2:
            program.key("r")
        else:
            program.press("Refill")
    elif lone and common:
        program.drag(str(min(lone, key=record.table.place_of)), str(common[-1]))
    else:
        for tile in sorted(move.tiles, key=record.table.place_of):
            program.click(str(tile))


def is_in_one_move(record: Record, tile: Tile) -> bool:
    """Whether a tile alone tells which move is meant."""
    return sum(tile in move.tiles for move in record.game.moves(record.table)) == 1


def test_a_deal_is_won_by_taking_and_refilling_with_a_real_pointer_and_undone_again(
    program: Program,
) -> None:
    record = WIN.opening
    assert program.wait_for_moves(0)["board"] == str(record.table)
    program.picture(ARTEFACTS / "o-koan-opening.png")

    for number, move in enumerate(WIN.line, 1):
        play(program, record, move)
        record = record.play(move)
        assert program.wait_for_moves(number)["board"] == str(record.table)

    won = program.wait_for_win()
    assert won["moves"] == [str(move) for move in WIN.line]
    assert f"Won in {len(WIN.line)} moves" in won["said"]
    program.picture(ARTEFACTS / "o-koan-won.png")

    for _ in WIN.line:
        program.key("ctrl+z")
    assert program.wait_for_moves(0)["board"] == str(WIN.opening.table)

    assert program.quit() == 0
    assert program.errors() == ""
