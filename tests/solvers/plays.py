"""Plays at random to put the solver to the test, and a slow solver that cannot be wrong."""

import os
import subprocess
import sys
from collections.abc import Hashable, Iterator
from functools import cache
from random import Random

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget
from tests.histories import without_copies
from tests.scripts import ROOT

_TRIPLETS = ("", "triplets=mixed loose=yes")
_GOALS = ("zen.eight-sets", "zen.shanghai", "zen.five-dragons", "zen.harmony")
_LEVELS = ("levels.guo-wu-guan", "levels.o-koan", "levels.clear-five", "levels.meng-huo")

#: Every game, under several rules.
GAMES: tuple[Game, ...] = (
    *(find("zen.ten-sets", rules) for rules in _TRIPLETS),
    *map(find, _LEVELS),
    find("levels.clear-five", "any-three=yes"),
    find("levels.guo-wu-guan", "triplets=mixed loose=yes any-three=yes"),
)

#: The games of Zen with a goal of their own, under two triplet rules.
GOAL_GAMES: tuple[Zen, ...] = tuple(
    game for name in _GOALS for rules in _TRIPLETS if isinstance(game := find(name, rules), Zen)
)


#: Deals of these games that are won soon under every rule.
QUICK = {
    "zen.eight-sets": (11, 131, 70),
    "zen.shanghai": (93, 23, 78),
    "zen.five-dragons": (23, 16),
    "zen.harmony": (27, 34, 6),
}


def name_of(game: Game) -> str:
    """A game and its rules, for the report of a test."""
    return f"{game.id} {game.rules}"


@cache
def play(game: Game, number: int, most: int = 40) -> tuple[Table, ...]:
    """The tables of a play at random from a deal, until no move is left or it is long enough."""
    chance = Random(number)
    tables = [deal(game, number)]
    while len(tables) <= most and (moves := game.moves(tables[-1])):
        tables.append(game.after(tables[-1], chance.choice(moves)))
    return tuple(tables)


def tables(game: Game, deals: range) -> Iterator[Table]:
    """The tables of several plays, the openings and the last ones among them."""
    for number in deals:
        yield from play(game, number)


def late(game: Game, deals: range) -> list[Table]:
    """The last tables of plays at random, where few positions are left."""
    return [table for number in deals for table in play(game, number)[-1:-7:-2]]


@cache
def quick_line(game: Game) -> tuple[Table, tuple[Move, ...]]:
    """A deal that is won soon, and a line that wins."""
    for number in QUICK.get(game.id, range(3, 30)):
        table = deal(game, number)
        if line := solve(game, table, Budget(3_000)).line:
            return table, line
    raise AssertionError(f"no deal of {name_of(game)} is won soon")


def replayed(game: Game, table: Table, line: tuple[Move, ...]) -> list[Table]:
    """The tables along a line, each move judged by the game; raises `IllegalMove`."""
    tables = [table]
    for move in line:
        tables.append(game.play(tables[-1], move))
    return tables


def can_be_won(game: Game, table: Table, most: int) -> bool | None:
    """Whether a table can be won, by trying everything in the game itself.

    None if there are more positions than are to be tried.
    """
    seen: set[Hashable] = {_key(game, table)}
    waiting = [table]
    while waiting:
        current = waiting.pop()
        if game.is_won(current):
            return True
        for move in game.moves(current):
            after = game.after(current, move)
            key = _key(game, after)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
        if len(seen) > most:
            return None
    return False


def _key(game: Game, table: Table) -> Hashable:
    """What is the same for two tables that can be won alike."""
    if not isinstance(game, Zen):
        return without_copies(table)
    return tuple(sorted(tuple(sorted(str(t.face) for t in group)) for group in table.groups))


def found_in_a_process(seed: str, script: str, *arguments: str) -> list[str]:
    """The lines that a script prints in a process with that seed of hashes, sorted."""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return sorted(done.stdout.splitlines())
