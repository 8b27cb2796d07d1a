"""A game of each family in the real program: a real window, a real pointer, real keys."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from tests import heap_lines, levels_lines
from tests.e2e.desktop import ARTEFACTS, FROZEN, REAL_WINDOW, Program, Screen
from tests.levels_lines import Win
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.typist import keys_for

pytestmark = REAL_WINDOW

WINS = {
    "zen": Win(find(GAME), DEAL, WINNING_LINE),
    "levels": levels_lines.win_of("levels.guo-wu-guan", "any-three=yes"),
    **{game_id: heap_lines.win_of(game_id) for game_id in heap_lines.DEALS},
}

#: This many of its last moves are played: some of every kind that the game has.
_MAX = {"zen": 5, "levels": 7, "trigrams.eight": 5, "pairs.turtle": 2, "pairs.two-rows": 4}

#: What is said at the win: the moves, the points, or what an omen brings.
SAID = {
    "en": ("Won in {} moves", "Cleared with {} points", "degree 5"),
    "uk": ("Виграно за {} ", "Очищено: {} ", "сходинка 5"),
    "zh_CN": ("{} 步", "{} 分", "上上"),
}

#: What xdotool calls the keys that are no digits.
KEYS = {"Return": "Return", "Space": "space", "R": "r", "M": "m", "Shift+M": "shift+m"}

Play = Callable[[Program, Record, Move], None]


def point(program: Program, record: Record, move: Move) -> None:
    """Play a move with the pointer: drag where one tile tells which move it is, else click."""
    tiles = sorted(move.tiles, key=record.table.place_of)
    common = record.table.groups[-1]
    lone = [tile for tile in tiles if is_in_one_move(record, tile)]
    if not tiles:
        program.press(str(record.game.verbs[move.verb]))
    elif record.game.is_omen:
        program.click(str(tiles[0]))
    elif record.table.has_heap:
        for tile in tiles[:-1] if len(tiles) > 2 else ():
            program.click(str(tile))
        program.drag(str(tiles[-2]), str(tiles[-1]))
    elif move.verb == "exchange":
        left, right = ([str(tile) for tile in side] for side in move.sides)
        for one in left if len(left) == 2 else ():
            program.click(one)
        program.drag(left[-1], right[-1])
    elif lone and common:
        program.drag(str(lone[0]), str(common[-1]))
    else:
        for tile in tiles:
            program.click(str(tile))


def is_in_one_move(record: Record, tile: Tile) -> bool:
    return sum(tile in move.tiles for move in record.game.moves(record.table)) == 1


def press(program: Program, record: Record, move: Move) -> None:
    """Play a move with the fewest keys: two digits a tile, M, Return, R."""
    program.key(*(KEYS.get(key, key) for key in keys_for(record, move)))


#: A frozen program writes no trace, by which the pointer finds its tiles.
POINTED = [] if FROZEN else [(point, "en", ("zen", "levels", "trigrams.eight", "pairs.turtle"))]
PRESSED = [(press, "zh_CN", ("zen", "pairs.two-rows"))]
PRESSED += [(press, "uk", ("levels", "trigrams.eight"))]


@pytest.mark.parametrize(("play", "language", "names"), [*POINTED, *PRESSED])
def test_games_are_won_with_a_real_pointer_or_by_keys_alone_and_undone_again(
    screen: Screen, tmp_path: Path, play: Play, language: str, names: tuple[str, ...]
) -> None:
    chosen = ["--game", WINS[names[0]].game.id, "--language", language]
    program = Program(screen, tmp_path, *chosen, "--size", "1180x700")
    try:
        for name in names:
            win = WINS[name]
            start = record = win.late(_MAX[name])
            program.lay(record)
            for move in win.line[len(start.moves) :]:
                play(program, record, move)
                record = record.play(move)
                assert program.wait_for_moves(len(record.moves))["board"] == str(record.table)
            won = program.wait_for_win()
            assert won["moves"] == [str(move) for move in win.line]
            if not FROZEN:
                score = win.game.score(record.table)
                said = SAID[language][2 if win.game.is_omen else win.game.most_score > 0]
                assert said.format(score or len(win.line)) in won["said"]
            program.picture(ARTEFACTS / f"{name}-won-{language}.png")
            program.key(*["ctrl+z"] * (len(win.line) - len(start.moves)))
            found = program.wait_for_moves(len(start.moves))
            assert found["board"] == str(start.table)
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
