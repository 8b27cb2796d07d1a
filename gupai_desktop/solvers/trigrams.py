"""The study of Eight Trigrams: what a deal can bring, and a proof that it brings no more.

A line that clears the table parts its tiles into pairs and triplets.  Each face has a price,
such that no take brings more points than its tiles cost: the prices are those of the linear
program of such partitions, whose best is 86.35 points, so that a partition is worth that less
what its takes cost too much.  Partitions are tried tile by tile, those that cost no more too
much than a score allows, and none whose takes wait for one another in a circle.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, combinations, product
from math import lcm
from typing import NamedTuple

from gupai_desktop.engine.combinations import all_groups
from gupai_desktop.engine.explain import Faces, faces_of
from gupai_desktop.engine.heap import TAKE
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, Face
from gupai_desktop.games.trigrams import ARMS, INNER, Trigrams
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

#: The prices of the faces in their order, in twentieths of a point, under every triplet rule.
_PRICES = (65, 63, 65, 34, 65, 63, 52, 30, 30, 43, 34, 34, 30, 56, 52, 56, 81, 64, 72, 78, 116)
PRICE = dict(zip(FACES, _PRICES, strict=True))
POINT = 20

#: What a take costs too much is counted in sixths of that, to be shared by its tiles.
_SHARES = lcm(2, 3)
_ARM = 4
_STRIDE = 256
#: So many positions here take no longer than one of another game's search for better lines.
_CHEAPER = 4

#: How far below the best that the prices allow any line is looked for, in points, and how many
#: positions each such search may look at: one after the other, and again with more.
_BELOW = (3, 6, 10, 14, 19, 25)
_DIVES = tuple((below, positions) for positions in (1_500, 8_000, 24_000) for below in _BELOW)


class _Take(NamedTuple):
    """Tiles that are taken together: the share of each of what they cost too much, and points."""

    share: int
    tiles: int
    cost: int
    points: int


class _Over(Exception):
    """The budget is spent."""


def _free(gone: int) -> int:
    """Return the tiles of an arm that are free once those are gone, as the rules say."""
    game, empty = Trigrams(), {(0, place) for place in range(_ARM) if gone >> place & 1}
    left = {(0, place) for place in range(_ARM)} - empty
    return sum(1 << place for arm, place in left if game.is_free((arm, place), empty))


def _emptied(gone: int, loose: int) -> int:
    """Return what is gone from an arm once its loose tiles go as soon as they are free."""
    while going := _free(gone) & loose:
        gone |= going
    return gone


_FREE = [_free(gone) for gone in range(16)]
_EMPTIED = [_emptied(code & 15, code >> 4) for code in range(256)]
_SHIFTS = range(0, ARMS * _ARM, _ARM)


class TrigramsProblem:
    """A board of Eight Trigrams as sets of tiles, by the numbers of their places."""

    def __init__(self, game: Trigrams, table: Table) -> None:
        self.game, self.table = game, table
        self._full = (1 << _ARM * len(game.shape)) - 1
        self.gone, _ = self.state(table)
        self._tiles = {
            arm * _ARM + place: tile
            for arm, row in enumerate(table.rows[:-1])
            for place, tile in enumerate(row)
            if tile
        }
        self._points = sum(game.points(faces_of(take)) for take in game.takes(table))
        self._slack = sum(PRICE[tile.face] for tile in self._tiles.values())
        self.takes = sorted(self._possible())
        scarce = {n: sum(take.tiles >> n & 1 for take in self.takes) for n in self._tiles}
        self._bits = [1 << n for n in sorted(scarce, key=scarce.__getitem__)]
        self.positions = self._most = 0
        self._budget = Budget()

    def state(self, table: Table) -> tuple[int, int]:
        """Return which places are empty, and what has been scored."""
        arms = len(self.game.shape)
        gone = sum(1 << arm * _ARM + place for arm, place in table.gaps if arm < arms)
        return (gone, self.game.score(table))

    def successors(self, state: tuple[int, int]) -> list[tuple[int, int]]:
        """Return every state after one legal move."""
        gone, score = state
        free = _all_free(gone)
        takes = (take for take in self.takes if take.tiles & free == take.tiles)
        return [(gone | take.tiles, score + take.points) for take in takes]

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
        """Return takes that clear the table and bring so many points; None if there are none.

        Raises `_Over` when the budget is spent.
        """
        allowed = _SHARES * (self._slack - POINT * (points - self._points))
        self._most, self._budget = self.positions + budget.positions, budget
        takes = [take for take in self.takes if take.cost <= allowed]
        return self._parted(self.gone, takes, allowed, []) if allowed >= 0 else None

    def _parted(
        self, used: int, takes: list[_Take], allowed: int, chosen: list[int]
    ) -> list[int] | None:
        """Part the tiles that are not used; what is paid too much is no more than is allowed."""
        self.positions += 1
        is_time = self.positions % _STRIDE == 0
        if self.positions > self._most or (is_time and self._budget.is_stopped()):
            raise _Over
        left = self._full & ~used
        if not left:
            return chosen
        if self._least(left, takes) > allowed:
            return None
        for take in self._fewest(left, takes):
            over, tiles = allowed - take.cost, take.tiles
            if over < 0 or self.order([*chosen, tiles], used | tiles) is None:
                continue
            rest = [other for other in takes if not other.tiles & tiles and other.cost <= over]
            if found := self._parted(used | tiles, rest, over, [*chosen, tiles]):
                return found
        return None

    def _least(self, left: int, takes: list[_Take]) -> int:
        """Return the least that is paid too much for these tiles; very much if they cannot go."""
        covered = total = 0
        for share, tiles, _, _ in takes:
            if new := tiles & ~covered:
                total += share * new.bit_count()
                covered |= tiles
                if covered == left:
                    return total
        return 1 << 30

    def _fewest(self, left: int, takes: list[_Take]) -> list[_Take]:
        """Return the takes of the tile that has the fewest, among some of the scarcest."""
        best, tried = takes, 0
        for bit in self._bits:
            if bit & left:
                own = [take for take in takes if take.tiles & bit]
                if len(own) < len(best):
                    best = own
                tried += 1
                if tried == 10 or len(best) <= 1:
                    break
        return best

    def order(self, chosen: Sequence[int], used: int) -> list[int] | None:
        """Return takes in an order in which each is free in its turn; None if there is none.

        Tiles that are not used go as soon as they are free.
        """
        gone, loose, waiting, found = self.gone, self._full & ~used, list(chosen), list[int]()
        while waiting:
            for shift in _SHIFTS if loose else ():
                arm = gone >> shift & 15
                gone |= _EMPTIED[arm | (loose >> shift & 15) << 4] << shift
            free = _all_free(gone)
            going = [tiles for tiles in waiting if tiles & free == tiles]
            if not going:
                return None
            for tiles in going:
                gone |= tiles
            found += going
            waiting = [tiles for tiles in waiting if not tiles & gone]
        return found

    def verdict(self, chosen: list[int], bound: int = 0) -> Verdict:
        """Return the verdict with the line of some takes."""
        in_order = self.order(chosen, self._full) or []
        line = tuple(
            Move.of_tiles(
                TAKE, (tile for place, tile in self._tiles.items() if tiles >> place & 1)
            )
            for tiles in in_order
        )
        cost = self.game.cost(self.table, line)
        return Verdict(Answer.WINNABLE, line, self.positions, bound, cost=cost)

    def cost_of(self, points: int) -> int:
        """Return what a line costs that clears the table with so many points."""
        return self.game.most_score + 1 - 2 * points


@cache
def _worth(game: Trigrams) -> list[tuple[Faces, int]]:
    """Return all that can be taken together, and its points."""
    groups = chain(all_groups(2), all_groups(3))
    return [(faces, points) for faces in groups if (points := game.points(faces))]


def _all_free(gone: int) -> int:
    """Return the tiles that are free once those are gone."""
    free = 0
    for shift in _SHIFTS:
        free |= _FREE[gone >> shift & 15] << shift
    return free


def _are_apart(places: Sequence[int]) -> bool:
    """Return whether these places are never free together."""
    arms = Counter(place // _ARM for place in places)
    inner = {place // _ARM for place in places if place % _ARM == INNER}
    return any(arms[arm] > 1 for arm in inner) or max(arms.values()) == INNER


def solve(problem: TrigramsProblem, budget: Budget) -> Verdict:
    """Return a line that clears the table and brings many points, or that there is none."""
    if problem.game.is_won(problem.table):
        return Verdict(Answer.WINNABLE, cost=problem.game.cost(problem.table, ()))
    whole = (len(problem.takes) and problem.ceiling, budget.positions)
    for below, positions in (*_DIVES, whole):
        left = budget.positions - problem.positions
        try:
            share = replace(budget, positions=min(positions, left))
            found = problem.search(max(0, problem.ceiling - below), share)
        except _Over:
            if problem.positions >= budget.positions or budget.is_stopped():
                return Verdict(Answer.UNKNOWN, (), problem.positions)
            continue
        if found:
            return problem.verdict(found)
    return Verdict(Answer.UNWINNABLE, (), problem.positions)


def improve(problem: TrigramsProblem, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Yield lines that bring more, then lower and lower scores that none can reach, and par."""
    if known.answer is not Answer.WINNABLE or known.is_shortest:
        return
    problem.positions = known.positions
    points, most = problem.ceiling, _CHEAPER * budget.positions
    while problem.cost_of(points) < known.length:
        try:
            share = replace(budget, positions=most - problem.positions)
            found = problem.search(points, share)
        except _Over:
            return
        cost = problem.cost_of(points)
        if found:
            yield problem.verdict(found, cost)
            return
        points -= 1
        known = replace(known, bound=problem.cost_of(points), positions=problem.positions)
        yield known
    if not known.is_shortest:
        yield replace(known, bound=known.length, positions=problem.positions)
