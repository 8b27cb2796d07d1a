"""The solver of Eight Trigrams: what a deal can bring, and a proof that it brings no more.

A line that clears the table parts its tiles into pairs and triplets.  Each face has a price,
such that no take brings more points than its tiles cost: the prices are those of the linear
program of such partitions, whose best is 86.35 points, so that a partition is worth that less
what its takes cost too much.  Partitions are tried tile by tile, those that cost no more too
much than a score allows, and none whose takes wait for one another in a circle.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import chain, combinations, pairwise, product
from math import lcm
from typing import NamedTuple

from gupai_desktop.engine.combinations import all_groups
from gupai_desktop.engine.explain import Faces, faces_of
from gupai_desktop.engine.heap import TAKE
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, Face
from gupai_desktop.games.trigrams import INNER, Trigrams
from gupai_desktop.solvers.family_solver import FamilySolver
from gupai_desktop.solvers.trigrams_positions import (
    ARM,
    FREE,
    SHIFTS,
    Stopped,
    all_free,
    best_takes,
)
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

#: The prices of the faces in their order, in twentieths of a point, under every triplet rule.
_PRICES = (65, 63, 65, 34, 65, 63, 52, 30, 30, 43, 34, 34, 30, 56, 52, 56, 81, 64, 72, 78, 116)
PRICE = dict(zip(FACES, _PRICES, strict=True))
POINT = 20

#: What a take costs too much is counted in sixths of that, to be shared by its tiles.
_SHARES = lcm(2, 3)
_STRIDE = 256
#: This many positions here take no longer than one of another game's search for better lines.
_CHEAPER = 12

#: How far below the best that the prices allow any line is looked for, in points, and how many
#: positions each such search may look at: one after the other, and again with more.
_BELOW = (3, 6, 10, 14, 19, 25)
_DIVES = tuple((below, positions) for positions in (1_500, 8_000, 24_000) for below in _BELOW)
#: This many positions a search for any line at all may look at.
_WHOLE = 100_000
#: All positions at once, to clear the table somehow or for most points, count as this many: no
#: smaller budget allows that.
_ALL = 500_000


class _Take(NamedTuple):
    """Tiles that are taken together: the share of each of what they cost too much, and points."""

    share: int
    tiles: int
    cost: int
    points: int


#: A take that is chosen, those that must precede it, and those that must follow.
_Link = tuple[int, int, int]


class Over(Exception):
    """The budget is spent."""


def _freed(gone: int, loose: int) -> int:
    """Return the tiles of an arm that are free once its loose tiles went as soon as they were."""
    while going := FREE[gone] & loose:
        gone |= going
    return FREE[gone]


_FREED = [_freed(code & 15, code >> 4) for code in range(256)]


class TrigramsProblem:
    """A board of Eight Trigrams as sets of tiles, by the numbers of their places."""

    #: Takes are told apart by their places anyway.
    tells_tiles_apart = False

    def __init__(self, game: Trigrams, table: Table) -> None:
        self.game, self.table = game, table
        self._full = (1 << ARM * len(game.shape)) - 1
        self.gone, self._points = self.state(table)
        self._tiles = {
            arm * ARM + place: tile
            for arm, row in enumerate(table.rows[:-1])
            for place, tile in enumerate(row)
            if tile
        }
        self._slack = sum(PRICE[tile.face] for tile in self._tiles.values())
        #: The cheapest are last: the highest bit of a set of them is the cheapest there.
        self.takes = sorted(self._possible(), reverse=True)
        #: The takes, as sets of their numbers, of every tile, and of every part of an arm.
        self._of = dict.fromkeys(self._tiles, 0)
        self._parts = [defaultdict[int, int](int) for _ in game.shape]
        for number, take in enumerate(self.takes):
            for place in self._tiles:
                if take.tiles >> place & 1:
                    self._of[place] |= 1 << number
            for parts, shift in zip(self._parts, SHIFTS, strict=False):
                if part := take.tiles >> shift & 15:
                    parts[part] |= 1 << number
        self._within, self._beside = cache(self._cheap), cache(self._around)
        self.positions = self._most = 0
        self._budget = Budget()

    def state(self, table: Table) -> tuple[int, int]:
        """Return which places are empty, and what has been scored, before it is doubled."""
        arms = len(self.game.shape)
        gone = sum(1 << arm * ARM + place for arm, place in table.gaps if arm < arms)
        return (gone, sum(self.game.points(faces_of(take)) for take in self.game.takes(table)))

    def successors(self, state: tuple[int, int]) -> list[tuple[int, int]]:
        """Return every state after one legal move."""
        gone, score = state
        free = all_free(gone)
        takes = (take for take in self.takes if take.tiles & free == take.tiles)
        return [(gone | take.tiles, score + take.points) for take in takes]

    def is_goal(self, state: tuple[int, int]) -> bool:
        return state[0] == self._full

    def points(self, state: tuple[int, int]) -> int:
        return 2 * state[1]

    def beam_estimate(self, state: tuple[int, int]) -> int:
        """Return how few points there are: what counts for a player who does not look ahead."""
        return -state[1]

    def effect(self, before: tuple[int, int], after: tuple[int, int]) -> int:
        return before[0] ^ after[0]

    def line(self, path: list[tuple[int, int]]) -> tuple[Move, ...]:
        """Return the moves along a path of states."""
        return self.verdict([self.effect(*step) for step in pairwise(path)]).line

    @property
    def ceiling(self) -> int:
        """The most points that the prices allow, before they are doubled."""
        return self._points + self._slack // POINT

    def _possible(self) -> Iterator[_Take]:
        """Yield what can be taken together at some time."""
        places = defaultdict[Face, list[int]](list)
        for place, tile in self._tiles.items():
            places[tile.face].append(place)
        for faces, points in _worth(self.game):
            cost = _SHARES * (sum(PRICE[face] for face in faces) - POINT * points)
            own = (combinations(places[face], n) for face, n in Counter(faces).items())
            for chosen in map(tuple, map(chain.from_iterable, product(*own))):
                if not _are_apart(chosen):
                    tiles = sum(1 << place for place in chosen)
                    yield _Take(cost // len(faces), tiles, cost, points)

    def search(self, points: int, budget: Budget) -> list[int] | None:
        """Return takes, in order, that clear the table for that many points; None if none do.

        Raises `Over` when the budget is spent.
        """
        allowed = _SHARES * (self._slack - POINT * (points - self._points))
        self._most, self._budget = self.positions + budget.positions, budget
        if allowed < 0:
            return None
        return self._parted(self.gone, self._within(allowed), allowed, [])

    def _parted(self, used: int, left: int, allowed: int, links: list[_Link]) -> list[int] | None:
        """Part the tiles that are not used into some of the takes that are left.

        What is paid too much for them is no more than is allowed.
        """
        self.positions += 1
        is_time = self.positions % _STRIDE == 0
        if self.positions > self._most or (is_time and self._budget.is_stopped()):
            raise Over
        if used == self._full:
            return self._order([self.takes[number].tiles for number, _, _ in links])
        takes = self._scarcest(used, left, allowed)
        while takes:
            number = takes.bit_length() - 1
            takes ^= 1 << number
            _, tiles, cost, _ = self.takes[number]
            beside, before, after = self._beside(number)
            more, shut = _linked(links, number, before, after)
            rest, over = left & beside & ~shut, allowed - cost
            rest &= self._within(over)
            if found := self._parted(used | tiles, rest, over, more):
                return found
        return None

    def _scarcest(self, used: int, left: int, allowed: int) -> int:
        """Return the takes of the tile that has the fewest; none where all cost too much."""
        fewest, best = len(self.takes) + 1, 0
        for place, own in self._of.items():
            if not used >> place & 1:
                own &= left
                if not own:
                    return 0
                allowed -= self.takes[own.bit_length() - 1].share
                if allowed < 0:
                    return 0
                if (count := own.bit_count()) < fewest:
                    fewest, best = count, own
        return best

    def _cheap(self, over: int) -> int:
        """Return the takes, as a set of their numbers, that cost no more than that too much."""
        return sum(1 << number for number, take in enumerate(self.takes) if take.cost <= over)

    def _around(self, number: int) -> tuple[int, int, int]:
        """Return the takes that can stand beside one, that must precede it, and follow it."""
        tiles, overlap, before, after = self.takes[number].tiles, 0, 0, 0
        for shift, parts in zip(SHIFTS, self._parts, strict=False):
            part, gone = tiles >> shift & 15, self.gone >> shift & 15
            for other, those in parts.items() if part else ():
                if other & part:
                    overlap |= those
                    continue
                free = _FREED[gone | (15 & ~(part | other)) << 4]
                before |= those if part & ~free else 0
                after |= those if other & ~free else 0
        return ~overlap & ~(before & after), before, after

    def _order(self, chosen: Sequence[int]) -> list[int] | None:
        """Return takes in an order in which each is free in its turn; None if there is none."""
        gone, waiting, found = self.gone, chosen, list[int]()
        while waiting:
            free = all_free(gone)
            going = [tiles for tiles in waiting if tiles & free == tiles]
            if not going:
                return None
            gone |= sum(going)
            found += going
            waiting = [tiles for tiles in waiting if not tiles & gone]
        return found

    def every(self, budget: Budget, *, for_points: bool) -> list[int] | None:
        """Return takes that clear the table, in order, with the most points if wanted.

        None if nothing clears it.  All positions are looked at; raises `Over` when stopped.
        """
        takes = [(take.tiles, take.points if for_points else 1) for take in self.takes]
        try:
            found = best_takes(takes, self.gone, budget.is_stopped)
        except Stopped:
            raise Over from None
        self.positions += _ALL
        return None if found is None else [self.takes[number].tiles for number in found]

    def verdict(self, takes: list[int], bound: int = 0) -> Verdict:
        """Return the verdict with the line of some takes."""
        line = tuple(
            Move.of_tiles(
                TAKE, (tile for place, tile in self._tiles.items() if tiles >> place & 1)
            )
            for tiles in takes
        )
        cost = self.game.cost(self.table, line)
        return Verdict(Answer.WINNABLE, line, self.positions, bound, cost=cost)

    def cost_of(self, points: int) -> int:
        """Return what a line costs that clears the table with that many points."""
        return self.game.most_score + 1 - 2 * points


def _linked(links: list[_Link], new: int, before: int, after: int) -> tuple[list[_Link], int]:
    """Return the chosen takes with a new one, and all that now would be before and after one."""
    for number, _, later in links:
        if after >> number & 1:
            after |= later
    more, shut = [(new, before, after)], before & after
    for number, earlier, later in links:
        if later >> new & 1:
            later |= after
        more.append((number, earlier, later))
        shut |= earlier & later
    return more, shut


@cache
def _worth(game: Trigrams) -> list[tuple[Faces, int]]:
    """Return all that can be taken together, and its points."""
    groups = chain(all_groups(2), all_groups(3))
    return [(faces, points) for faces in groups if (points := game.points(faces))]


def _are_apart(places: Sequence[int]) -> bool:
    """Return whether these places are never free together."""
    arms = Counter(place // ARM for place in places)
    inner = {place // ARM for place in places if place % ARM == INNER}
    return any(arms[arm] > 1 for arm in inner) or max(arms.values()) == INNER


def solve(problem: TrigramsProblem, budget: Budget) -> Verdict:
    """Return a line that clears the table and brings many points, or that there is none."""
    if problem.game.is_won(problem.table):
        return Verdict(Answer.WINNABLE, cost=problem.game.cost(problem.table, ()))
    whole = (problem.ceiling, _WHOLE)
    try:
        for below, positions in (*_DIVES, whole):
            left = budget.positions - problem.positions
            share = replace(budget, positions=min(positions, left))
            try:
                found = problem.search(max(0, problem.ceiling - below), share)
            except Over:
                if problem.positions >= budget.positions or budget.is_stopped():
                    raise
                continue
            if found:
                return problem.verdict(found)
            if below >= problem.ceiling:
                return Verdict(Answer.UNWINNABLE, (), problem.positions)
        if budget.positions - problem.positions < _ALL:
            raise Over
        found = problem.every(budget, for_points=False)
    except Over:
        return Verdict(Answer.UNKNOWN, (), problem.positions)
    return problem.verdict(found) if found else Verdict(Answer.UNWINNABLE, (), problem.positions)


def improve(problem: TrigramsProblem, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Yield lines that bring more, then lower and lower scores that none can reach, and par.

    Where that takes too many positions, all are looked at.
    """
    if known.answer is not Answer.WINNABLE or known.is_shortest:
        return
    problem.positions = known.positions
    points, most = problem.ceiling, _CHEAPER * budget.positions
    while problem.cost_of(points) < known.length:
        try:
            share = replace(budget, positions=most - problem.positions)
            found = problem.search(points, share)
        except Over:
            break
        cost = problem.cost_of(points)
        if found:
            yield problem.verdict(found, cost)
            return
        points -= 1
        known = replace(known, bound=problem.cost_of(points), positions=problem.positions)
        yield known
    else:
        if not known.is_shortest:
            yield replace(known, bound=known.length, positions=problem.positions)
        return
    if most < _ALL or budget.is_stopped():
        return
    with suppress(Over):
        best = problem.verdict(problem.every(budget, for_points=True) or [])
        yield replace(best, bound=best.length)


SOLVER = FamilySolver(TrigramsProblem, solve, improve)
