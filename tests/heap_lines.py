"""What the tests know of games with a heap: a deal of each that is won."""

from functools import cache

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget
from tests.levels_lines import Win

DEALS = {"trigrams.eight": 9, "pairs.turtle": 2, "pairs.pagoda": 3, "pairs.two-rows": 11}


@cache
def win_of(game_id: str) -> Win:
    """A deal of a game, and the line that the solver finds."""
    game, number = find(game_id), DEALS[game_id]
    return Win(game, number, solve(game, deal(game, number), Budget(20_000)).line)
