"""The policies that offer deals: those of the engine, and proven winnable deals."""

from __future__ import annotations

from functools import lru_cache

from gupai_desktop.engine.deal import ANY, MADE, NO_DEAD_GROUPS, Policy
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import words
from gupai_desktop.solvers.difficulty import Difficulty, difficulty_named, difficulty_of
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict, has_solver

#: Enough for nearly every deal that can be won; never a matter of time.
_BUDGET = Budget(positions=20_000)


@lru_cache(1)
def _found(game: Game, table: Table) -> Verdict:
    # Late, for a window opens without knowing how to solve anything.
    from gupai_desktop.solvers.analysis import solve

    return solve(game, table, _BUDGET)


#: Where hardly any shuffled deal can be won, or no game is studied, looking for one would
#: take for ever.
WINNABLE = Policy(
    "winnable",
    words("Proven winnable"),
    lambda game, table: _found(game, table).answer is Answer.WINNABLE,
    suits=lambda game: not game.last_made and has_solver(game),
)

#: Every policy; the first that suits a game is its default, in an omen the last.
POLICIES = (MADE, WINNABLE, NO_DEAD_GROUPS, ANY)


def policies_for(game: Game) -> tuple[Policy, ...]:
    """Return the policies that make sense in a game, the default first: an omen is any deal."""
    fitting = tuple(policy for policy in POLICIES if policy.suits(game))
    return fitting[::-1] if game.is_omen else fitting


def policy_of(game: Game, key: str) -> Policy:
    """Return the policy with that key, or the game's default.

    A key may name a difficulty too, ``winnable hard``: the policy offers no others then.
    """
    name, fitting = key.partition(" ")[0], policies_for(game)
    policy = next((policy for policy in fitting if policy.key == name), fitting[0])
    difficulty = difficulty_in(game, key)
    if difficulty is None:
        return policy

    def offers(game: Game, table: Table) -> bool:
        return (
            policy.offers(game, table) and difficulty_of(game, _found(game, table)) == difficulty
        )

    return policy._replace(key=f"{policy.key} {difficulty.key}", offers=offers)


def difficulty_in(game: Game, key: str) -> Difficulty | None:
    """Return the difficulty that the key of a policy names too, if it names one of the game."""
    return difficulty_named(game, key.partition(" ")[2])
