"""Finds lines for tables of Zen: groups that are never mended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, combinations, product

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.games.zen_proof import Stuck
from gupai_desktop.solvers import proofs
from gupai_desktop.solvers.groups import Groups, groups_of
from gupai_desktop.solvers.verdict import Budget


def prove(game: Zen, table: Table, budget: Budget) -> Proof | None:
    """Return a proof that a table is lost, or None."""
    return proofs.prove(game, table, budget, partial(_stuck, game))


def _stuck(game: Zen, table: Table) -> Stuck | None:
    """Return that one or two groups of a table are never mended, or None."""
    groups = groups_of(game)
    numbers = list(map(groups.number_of, table.groups))
    invalid = [place for place, group in enumerate(numbers) if group in groups.invalid]
    for chosen in chain(combinations(invalid, 1), combinations(invalid, 2)):
        stuck = [numbers[place] for place in chosen]
        others = [numbers[place] for place in invalid if place not in chosen]
        if _are_stuck(groups, stuck, others):
            return Stuck(game, table, " ".join(str(place + 1) for place in chosen))
    return None


def _are_stuck(groups: Groups, stuck: Sequence[int], others: Sequence[int]) -> bool:
    """Return whether none of some invalid groups is ever the first to be mended."""
    if any(groups.steps[pair] for pair in chain(product(stuck, others), combinations(stuck, 2))):
        return False
    if len(stuck) == 1:
        return groups.is_stuck[stuck[0]]
    lying = tuple(chain.from_iterable(groups.faces[group] for group in stuck))
    return not any(
        groups.steps[group, partner]
        for partner in groups.valid_numbers
        if groups.fit(lying + groups.faces[partner])
        for group in stuck
    )
