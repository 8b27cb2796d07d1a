"""A game of each family, won in the real window by keys alone, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from gupai_desktop.games import find
from tests.e2e.desktop import ARTEFACTS, FROZEN, REAL_WINDOW, Program, Screen
from tests.levels_lines import Win, win_of
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.typist import keys_for

pytestmark = REAL_WINDOW

#: What the banner says at the win, but for the number of moves.
LANGUAGES = {"en": "Won in {} moves", "uk": "Виграно за {} ", "zh_CN": "{} 步"}

RULES = {"zen": "triplets=classic", "levels": "any-three=yes"}
WINS = {
    "zen": Win(find(GAME, RULES["zen"]), DEAL, WINNING_LINE),
    "levels": win_of("levels.o-koan", RULES["levels"]),
}


#: What xdotool calls the keys that are no digits.
KEYS = {"Return": "Return", "R": "r", "M": "m", "Shift+M": "shift+m"}


def win_by_keys(program: Program, win: Win) -> None:
    """Play the line with the fewest keys: two digits a tile, M, Return, R."""
    record = win.opening
    for number, move in enumerate(win.line, 1):
        program.key(*(KEYS.get(key, key) for key in keys_for(record, move)))
        record = record.play(move)
        assert program.wait_for_moves(number)["board"] == str(record.table)


@pytest.mark.parametrize(
    ("family", "language"), [("zen", "en"), ("zen", "zh_CN"), ("levels", "uk")]
)
def test_a_game_is_won_by_keys_alone(
    screen: Screen, tmp_path: Path, family: str, language: str
) -> None:
    win = WINS[family]
    chosen = ["--game", win.game.id, "--rules", RULES[family], "--deal", str(win.deal)]
    program = Program(screen, tmp_path, *chosen, "--size", "900x640", "--language", language)
    try:
        win_by_keys(program, win)
        won = program.wait_for_win()
        if not FROZEN:
            assert LANGUAGES[language].format(len(win.line)) in won["said"]
        program.picture(ARTEFACTS / f"{family}-won-{language}.png")
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
