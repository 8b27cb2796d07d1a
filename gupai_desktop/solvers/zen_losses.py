"""Finds lines for tables of Zen: groups that stay there, and are of no use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import chain, combinations

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games._zen_claims import Stays, of_use
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers import losses
from gupai_desktop.solvers.groups import Groups, groups_of
from gupai_desktop.solvers.verdict import Budget


def prove(game: Zen, table: Table, budget: Budget) -> Proof | None:
    return losses.prove(game, table, budget, partial(_stays, game))


def _stays(game: Zen, table: Table) -> Stays | None:
    """Return the simplest line about a table, or None."""
    groups = groups_of(game)
    lying = list(map(groups.number_of, table.groups))
    invalid = [group for group in lying if group in groups.invalid]
    families = (_family(game, group, invalid) for group in dict.fromkeys(lying))
    family = min(filter(None, families), key=len, default=[])
    alternatives: list[tuple[int, ...]] = [(group,) for group in family] or [
        _pair(groups, invalid)
    ]
    terms = " | ".join(
        " + ".join(" ".join(str(FACES[face]) for face in groups.faces[group]) for group in way)
        for way in alternatives
    )
    return Stays(game, table, terms) if terms else None


def _family(game: Zen, first: int, invalid: list[int]) -> list[int]:
    """Return few groups of no use of which every exchange leaves one, the first among them."""
    groups, family = groups_of(game), [first]
    if first not in groups.invalid and first not in _kept(game):
        return []
    for group in family:
        others = [other for other in invalid if other != group or invalid.count(other) > 1]
        for two in _results(groups, group, others):
            if not set(two) & set(family):
                kept = _kept(game).intersection(two)
                if not kept:
                    return []
                family.append(min(kept))
    return family


@lru_cache
def _kept(game: Zen) -> frozenset[int]:
    """Return the valid groups of no use of which exchanges with valid groups leave one."""
    groups = groups_of(game)
    useful = {groups.number(tuple(map(FACES.index, faces))) for faces in of_use(game)}
    kept = set(groups.valid_numbers) - useful
    while lost := {
        group
        for group in kept
        if not all(kept.intersection(two) for two in _results(groups, group))
    }:
        kept -= lost
    return frozenset(kept)


def _results(groups: Groups, group: int, invalid: Iterable[int] = ()) -> Iterator[tuple[int, int]]:
    """Yield what exchanges of a group make of two, with valid groups and some others."""
    for other in chain(groups.valid_numbers, invalid):
        if groups.can_exchange(group, other) and groups.fit_together(group, other):
            yield from (step[:2] for step in groups.steps[group, other])


def _pair(groups: Groups, invalid: list[int]) -> tuple[int, ...]:
    """Return two invalid groups of which none is ever mended first, or nothing."""
    partners = groups.partners
    for pair in combinations(invalid, 2):
        rest = Counter(invalid) - Counter(pair)
        lying = groups.faces[pair[0]] + groups.faces[pair[1]]
        if not (
            any(
                groups.fit(lying + groups.faces[partner])
                for group in pair
                for partner in partners[group]
            )
            or any(groups.can_exchange(group, other) for group in pair for other in rest)
            or groups.can_exchange(*pair)
        ):
            return pair
    return ()
