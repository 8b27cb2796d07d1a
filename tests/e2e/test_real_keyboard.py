"""A game of each family, won in the real window by keys alone, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from tests.e2e.desktop import ARTEFACTS, FROZEN, REAL_WINDOW, Program, Screen
from tests.levels_lines import Win, win_of
from tests.ui.known import DEAL, GAME, WINNING_LINE

pytestmark = REAL_WINDOW

#: What the banner says at the win, but for the number of moves.
LANGUAGES = {"en": "Won in {} moves", "uk": "Виграно за {} ", "zh_CN": "{} 步"}

RULES = {"zen": "triplets=classic", "levels": "any-three=yes"}
WINS = {
    "zen": Win(find(GAME, RULES["zen"]), DEAL, WINNING_LINE),
    "levels": win_of("levels.o-koan", RULES["levels"]),
}


def keys_to(record: Record, tile: Tile) -> list[str]:
    """Keys that lead to a tile: its two ends, typed again for the second of two alike."""
    _, *others = sorted(record.table.tiles, key=record.table.place_of)
    alike = [other for other in others if other.face == tile.face]
    times = alike.index(tile) + 1 if tile in alike else 0
    return ["ctrl+Home", *list(str(tile.face)) * times]


def win_by_keys(program: Program, win: Win) -> None:
    """Play the line; every tile is gone to and pressed, the refill has a key of its own."""
    record = win.opening
    for number, move in enumerate(win.line, 1):
        if not move.tiles:
            program.key("r")
        for side in move.sides:
            for tile in sorted(side, key=record.table.place_of):
                program.key(*keys_to(record, tile), "space")
        record = record.play(move)
        assert program.wait_for_moves(number)["board"] == str(record.table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", WINS)
def test_a_game_is_won_by_keys_alone(
    screen: Screen, tmp_path: Path, family: str, language: str
) -> None:
    win = WINS[family]
    chosen = ["--game", win.game.id, "--rules", RULES[family], "--deal", str(win.deal)]
    program = Program(screen, tmp_path, *chosen, "--size", "900x640", "--language", language)
    try:
        win_by_keys(program, win)
        won = program.wait_for(lambda state: state["won"])
        if not FROZEN:
            assert LANGUAGES[language].format(len(win.line)) in won["said"]
        program.picture(ARTEFACTS / f"{family}-won-{language}.png")
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
