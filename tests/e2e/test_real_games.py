"""A game of each family in the real program: a real window, a real pointer, real keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from tests.e2e.desktop import ARTEFACTS, FROZEN, REAL_WINDOW, Program, Screen
from tests.levels_lines import Win, win_of
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.typist import keys_for

pytestmark = REAL_WINDOW

WINS = {
    "zen": Win(find(GAME), DEAL, WINNING_LINE),
    "levels": win_of("levels.guo-wu-guan", "any-three=yes"),
}

#: What is said at the win.
SAID = {"en": "Won in {} moves", "uk": "Виграно за {} ", "zh_CN": "{} 步"}

#: What xdotool calls the keys that are no digits.
KEYS = {"Return": "Return", "R": "r", "M": "m", "Shift+M": "shift+m"}

Play = Callable[[Program, Record, Move], None]


def point(program: Program, record: Record, move: Move) -> None:
    """Play a move with the pointer: drag where one tile tells which move it is, else click."""
    tiles = sorted(move.tiles, key=record.table.place_of)
    common = record.table.groups[-1]
    lone = [tile for tile in tiles if is_in_one_move(record, tile)]
    if move.verb == "exchange":
        left, right = ([str(tile) for tile in side] for side in move.sides)
        for tile in left if len(left) == 2 else ():
            program.click(tile)
        program.drag(left[-1], right[-1])
    elif lone and common:
        program.drag(str(lone[0]), str(common[-1]))
    elif tiles:
        for one in tiles:
            program.click(str(one))
    else:
        program.press("Refill")


def is_in_one_move(record: Record, tile: Tile) -> bool:
    return sum(tile in move.tiles for move in record.game.moves(record.table)) == 1


def press(program: Program, record: Record, move: Move) -> None:
    """Play a move with the fewest keys: two digits a tile, M, Return, R."""
    program.key(*(KEYS.get(key, key) for key in keys_for(record, move)))


#: A frozen program writes no trace, by which the pointer finds its tiles.
POINTED = [] if FROZEN else [(point, "zen", "en"), (point, "levels", "en")]
PRESSED = [(press, "zen", "zh_CN"), (press, "levels", "uk")]


@pytest.mark.parametrize(("play", "family", "language"), [*POINTED, *PRESSED])
def test_a_game_is_won_with_a_real_pointer_or_by_keys_alone_and_undone_again(
    screen: Screen, tmp_path: Path, play: Play, family: str, language: str
) -> None:
    win = WINS[family]
    chosen = ["--game", win.game.id, "--rules", str(win.game.rules), "--deal", str(win.deal)]
    program = Program(screen, tmp_path, *chosen, "--size", "1180x700", "--language", language)
    try:
        record = win.opening
        for number, move in enumerate(win.line, 1):
            play(program, record, move)
            record = record.play(move)
            assert program.wait_for_moves(number)["board"] == str(record.table)
        won = program.wait_for_win()
        assert won["moves"] == [str(move) for move in win.line]
        if not FROZEN:
            assert SAID[language].format(len(win.line)) in won["said"]
        program.picture(ARTEFACTS / f"{family}-won-{language}.png")

        for _ in win.line:
            program.key("ctrl+z")
        assert program.wait_for_moves(0)["board"] == str(win.opening.table)
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
