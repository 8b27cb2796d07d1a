"""The goals of Zen: tables that steer a search, made once for each game.

*Worth*: every group has a worth for every kind of group that a goal wants; it grows
with the number of its tiles that lie together in such a group.

*Dead groups*: a valid group is dead if no series of exchanges with valid groups turns
it into one that the goal can use.  A group that can only be mended into a dead one
needs an invalid partner.

*Near positions*: a goal that leaves no tile free can be reached on a few boards only,
its ends.  Exchanges between valid groups can be undone, so the positions near an end
are found by going backwards from it, and the way from each of them is known.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import chain, combinations, combinations_with_replacement, product

from gupai_desktop.engine.goals import Goal, end_boards
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import ZenState, successors
from gupai_desktop.solvers.groups import MAX_KNOWN, FaceCounts, groups_of
from gupai_desktop.solvers.memory import cached

#: The worth of a group by how many of its tiles lie in one wanted group of its size, by
#: that size.  Each tile more adds more than the one before, so that to finish a group counts
#: for more than to begin another.
_WORTH = {2: (0, 2, 6), 3: (0, 1, 4, 12)}
#: The worth of a triplet that holds tiles of a wanted pair.  Less than a group of the
#: pair's own size, for the tiles have still to be brought there.
_PAIR_IN_TRIPLET = (0, 1, 4)

#: How many near positions are kept, all ends together.
_NEAR = 5_000

#: The groups of each size that hold some tiles, by the size and these.
_Holders = dict[tuple[int, FaceCounts], list[int]]

#: The width of a digit that counts groups, and the most it can show.
DIGIT, FULL = 4, 15


class _Want:
    """One kind of group that a goal wants: `count` groups, each one of `fitting`.

    A group may have a worth for it without fitting.  What a state has for it is
    read from a whole number, its digits from `place` on: how many groups fit, and how
    many have each worth, the highest first.
    """

    def __init__(self, count: int, fitting: frozenset[int], worths: list[int], place: int) -> None:
        self.count = count
        self.fitting = fitting
        self._levels = sorted({0, *worths})[:0:-1]
        self._most = count * self._levels[0]
        self._place = place
        self.end = place + DIGIT * (1 + len(self._levels))
        ones = {worth: 1 << place + DIGIT * n for n, worth in enumerate(self._levels, 1)}
        #: What every group adds to the number of a state.
        self.shares = [
            ones.get(worth, 0) + (group in fitting) * (1 << place)
            for group, worth in enumerate(worths)
        ]

    def missing(self, features: int) -> int:
        """Return how many more such groups are wanted."""
        return max(0, self.count - (features >> self._place & FULL))

    def lacking(self, features: int) -> int:
        """Return how much worth the best groups lack, as many as are wanted."""
        found, left = self._most, self.count
        features >>= self._place
        for worth in self._levels:
            features >>= DIGIT
            groups = features & FULL
            if groups >= left:
                return found - worth * left
            found -= worth * groups
            left -= groups
        return found


class GoalTables:
    """The tables for all goals of a game under its rules; any one of the goals will do."""

    def __init__(self, game: Zen) -> None:
        self._game = game
        self.groups = groups_of(game)
        #: The positions near an end, each with the next one towards it; an end has none.
        self.near: dict[ZenState, ZenState | None] = {}
        listed = [self._ends(goal) for goal in game.goals]
        #: Those from which only an end can be reached that is reached from no other valid ones.
        self.islands: dict[ZenState, ZenState | None] = {}
        self._wants: list[list[_Want]] = []
        reached, holders = list[list[ZenState]](), _holders(self.groups.faces)
        for goal, ends in zip(game.goals, listed, strict=True):
            reached.append([end for end in ends if self._leads_on(end, _NEAR // len(ends))])
            self._wants.append(self._wants_of(goal, reached[-1], holders))
        every = [want.shares for wants in self._wants for want in wants]
        #: What every group adds to the number that the wants read, and where that ends.
        self.shares = [sum(shares) for shares in zip(*every, strict=True)]
        self.end = self._wants[-1][-1].end
        #: The groups that a goal wants, in every way: where it leaves none free, the ends that
        #: can be reached from afar.
        self.wanted = [
            way
            for wants, ends, far in zip(self._wants, listed, reached, strict=True)
            for way in (far if ends else self._ends_with(wants))
        ]
        self._onward = self._all_onward()
        before: dict[int, set[int]] = {group: set() for group in self._onward}
        for group, others in self._onward.items():
            for other in others:
                before[other].add(group)
        #: The valid groups that are of use, or become so by exchanges with valid ones.
        self._hopeful = _reached(before, self._useful(listed))
        self.dead = frozenset(self._onward.keys() - self._hopeful)

    def distance(self, state: ZenState) -> int:
        """Return how much worth a state lacks for the goal that is nearest."""
        return self.lacking[self.features(state)][0]

    def missing(self, state: ZenState) -> int:
        """Return how many wanted groups are missing at least; 0 where a goal is reached."""
        return self.lacking[self.features(state)][1]

    def features(self, state: ZenState) -> int:
        """Return what a state has for the goals: the number that the wants read."""
        return sum(map(self.shares.__getitem__, state))

    @cached(MAX_KNOWN)
    def lacking(self, features: int) -> tuple[int, int, bool]:
        """Return how much worth is lacking, how many groups, and whether no end can be near."""
        missing = min([sum([want.missing(features) for want in wants]) for wants in self._wants])
        return (
            min([sum([want.lacking(features) for want in wants]) for wants in self._wants]),
            missing,
            features not in self._near_features if self.near else missing > 0,
        )

    @cached_property
    def _near_features(self) -> frozenset[int]:
        return frozenset(map(self.features, self.near))

    def _ends(self, goal: Goal) -> list[ZenState]:
        """Return the states in which a goal is reached, if it leaves no group free."""
        if sum(wanted.count for wanted in goal) < len(self._game.places):
            return []
        faces = [tile.face for tile in self._game.tiles]
        return [
            tuple(sorted(self.groups.number(tuple(map(FACES.index, group))) for group in end))
            for end in end_boards(goal, faces, self._game.fits)
        ]

    def _leads_on(self, end: ZenState, most: int) -> bool:
        """Learn up to that many positions near an end; return whether there are more."""
        self.near[end] = None
        waiting = [end]
        seen = {end}
        for state in waiting:
            for before in successors(self.groups, state):
                if len(seen) >= most:
                    return True
                if before not in seen:
                    seen.add(before)
                    self.near.setdefault(before, state)
                    waiting.append(before)
        self.islands.update((state, self.near[state]) for state in seen)
        return False

    def _wants_of(self, goal: Goal, far: list[ZenState], holders: _Holders) -> list[_Want]:
        """Return what a goal wants; `far` are its ends that can be reached from afar.

        The other ends are islands, reached only from the few positions round them: to
        steer by their groups would lead away from the ends that can be reached.
        """
        kept = {group for end in far for group in end}
        found: list[_Want] = []
        place = self._wants[-1][-1].end if self._wants else 0
        for wanted in goal:
            fitting = frozenset(
                number
                for number, faces in enumerate(self.groups.faces)
                if self._game.fits(wanted, tuple(FACES[face] for face in faces))
            )
            worthy = [self.groups.faces[group] for group in (fitting & kept or fitting)]
            worths = _worths(self.groups.faces, holders, worthy)
            found.append(_Want(wanted.count, fitting, worths, place))
            place = found[-1].end
        return found

    def _ends_with(self, wants: list[_Want]) -> Iterator[ZenState]:
        """Yield every way to choose groups for all wants of the tiles that there are."""
        each = (combinations_with_replacement(sorted(want.fitting), want.count) for want in wants)
        for chosen in product(*each):
            way = tuple(chain.from_iterable(chosen))
            if self.groups.fit(sum(map(self.groups.faces.__getitem__, way), ())):
                yield way

    def _all_onward(self) -> dict[int, set[int]]:
        """Return what every valid group can become by an exchange with a valid one."""
        groups = self.groups
        found: dict[int, set[int]] = {number: set() for number in groups.valid_numbers}
        for one, other in groups.exchanging:
            if groups.fit_together(one, other):
                for step in groups.steps[one, other]:
                    found[one].add(step.one)
                    found[other].add(step.other)
        return found

    def _useful(self, listed: list[list[ZenState]]) -> set[int]:
        """Return the groups that can lie on a table on which some goal is reached.

        Where the ends are listed these are their groups; otherwise those that fit, and
        all valid groups of a size of which the goal leaves some groups free.
        """
        found = {group for states in listed for end in states for group in end}
        rooms = Counter(place.room for place in self._game.places)
        size = [len(faces) for faces in self.groups.faces]
        for wants, states in zip(self._wants, listed, strict=True):
            if states:
                continue
            taken = Counter[int]()
            for want in wants:
                found |= want.fitting
                taken[size[min(want.fitting)]] += want.count
            found |= {group for group in self._onward if rooms[size[group]] > taken[size[group]]}
        return found

    @cached()
    def is_needy(self, group: int) -> bool:
        """Return whether every exchange with a valid group that mends one leaves a dead one."""
        return not any(
            step.one in self._hopeful and step.other in self._hopeful
            for partner in self._onward
            if self.groups.fit_together(group, partner)
            for step in self.groups.steps[group, partner]
        )

    @cached()
    def can_help(self, pair: tuple[int, int]) -> bool:
        """Return whether an invalid group can mend a needy one, or what may become of it."""
        group, helper = pair
        return bool(self.groups.steps[pair]) or any(
            self.can_rescue[after, helper]
            for partner in self._onward
            if self.groups.fit_together(group, partner)
            for step in self.groups.steps[group, partner]
            for after in (step.one, step.other)
            if after not in self._hopeful
        )

    @cached()
    def can_rescue(self, pair: tuple[int, int]) -> bool:
        """Return whether an invalid group can exchange with what a dead one can become."""
        dead, partner = pair
        return any(
            self.groups.steps[reached, partner]
            for reached in _reached(self._onward, [dead])
            if self.groups.fit_together(reached, partner)
        )


#: The tables of a game under its rules, shared by all problems of this process.
goal_tables_of = cache(GoalTables)


def _reached(onward: Mapping[int, set[int]], first: Iterable[int]) -> set[int]:
    """Return some groups, and all that can be reached from them."""
    found, waiting = set[int](), list(first)
    while waiting:
        group = waiting.pop()
        if group not in found:
            found.add(group)
            waiting += onward[group]
    return found


def _worths(every: list[FaceCounts], holders: _Holders, wanted: list[FaceCounts]) -> list[int]:
    """Return the worth of each group where one of some groups is wanted."""
    best: dict[tuple[int, FaceCounts], int] = {}
    for other in wanted:
        for size in _WORTH:
            worth = _WORTH[size] if size == len(other) else _PAIR_IN_TRIPLET
            for part in _parts(other) if size >= len(other) else ():
                best[size, part] = max(worth[len(part)], best.get((size, part), 0))
    found = [0] * len(every)
    for held, more in best.items():
        for group in holders.get(held, ()):
            found[group] = max(found[group], more)
    return found


def _holders(every: list[FaceCounts]) -> _Holders:
    """Return the groups of each size that hold some tiles, by these."""
    found = defaultdict[tuple[int, FaceCounts], list[int]](list)
    for group, faces in enumerate(every):
        for part in _parts(faces):
            found[len(faces), part].append(group)
    return found


def _parts(faces: FaceCounts) -> Iterator[FaceCounts]:
    """Yield all that some tiles of a group can be."""
    return chain.from_iterable(combinations(faces, count) for count in range(1, len(faces) + 1))
