"""Turns of Clearing the Rows that were played by hand: what comes of them, what is refused.

A case is a fact, a game and a table, moves, and what comes of them: a table, or what a player
is told.  … are rows below the one a case is about, which never form a triplet.
"""

from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from tests.vectors import DATA

PASSING = "levels.guo-wu-guan"
O_KOAN = "levels.o-koan"
CLEAR_FIVE = "levels.clear-five"
MENG_HUO = "levels.meng-huo"

ANY_THREE = "any-three=yes"

GAMES = {
    "Passing": find(PASSING),
    "O-Koan": find(O_KOAN),
    "O-Koan (any three)": find(O_KOAN, ANY_THREE),
    "Meng Huo": find(MENG_HUO),
}


class Case(NamedTuple):
    """A fact: some moves on a table, and what comes of them."""

    fact: str
    game: Game
    table: Table
    moves: str
    result: str


def _cases(file: str) -> list[Case]:
    text = "\n" + (DATA / file).read_text("utf-8")
    cases = []
    for paragraph in text.replace("…", "| 22 | 33 | 44 | 55").split("\n* ")[1:]:
        fact, _, case = paragraph.partition("\n")
        board, moves, result = (part.strip() for part in " ".join(case.split()).split("→"))
        game, _, rows = board.partition(": ")
        cases.append(Case(fact, GAMES[game], Table.parse(rows), moves, result))
    return cases


TURNS = _cases("levels_turns.txt")

REFUSALS = _cases("levels_refusals.txt")
