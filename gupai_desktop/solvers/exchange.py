"""Zen as a search problem: reach a board of valid groups only.

A state is the sorted tuple of the numbers of its groups (see `groups`).  Places
do not matter for any goal, so two boards that differ only in them are one state.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import EXCHANGE, Zen
from gupai_desktop.solvers.groups import Groups, groups_of, tiles_with
from gupai_desktop.solvers.invariants import Invariants
from gupai_desktop.solvers.memory import Cache
from gupai_desktop.solvers.search_problem import SearchProblem
from gupai_desktop.solvers.verdict import Budget

ZenState = tuple[int, ...]

#: The invariants cost too much where the search is over soon: they are asked after this many
#: states, and then for those whose invalid groups were met so often.
_LATE, _OFTEN = 20_000, 1_000

#: What an invalid group without a partner adds to the estimate.
ALONE = 2


class Mending:
    """What is known of some invalid groups, and how many states with just these were met."""

    __slots__ = ("invalid", "is_uncovered", "met", "touches")

    def __init__(self, invalid: ZenState, touches: int, *, is_uncovered: bool) -> None:
        self.invalid = invalid
        #: The fewest exchanges that mend them.
        self.touches = touches
        #: Whether some can be mended only by another one that they do not all find.
        self.is_uncovered = is_uncovered
        self.met = 0

    def estimate(self, alone: int) -> int:
        """Return the estimate, that many of the groups being without a partner now."""
        return 3 * self.touches + ALONE * alone


class ExchangeProblem(SearchProblem[ZenState]):
    """One board of Zen without a goal.

    The proof alone is faster than beams where every group only has to be valid.
    """

    random_every = 8
    shortens_lines = True

    def __init__(self, game: Zen, table: Table) -> None:
        super().__init__(table)
        self._game = game
        self.groups = groups_of(game)
        self._latest: tuple[ZenState, ZenState] = (), ()
        invalid = self.invalid(self.start())
        #: The groups that could mend each group that was invalid at the start.
        valid, can_exchange = self.groups.partners, self.groups.can_exchange
        self.partners = {
            group: frozenset(valid[group]).union(
                other for other in invalid if other != group and can_exchange(group, other)
            )
            for group in invalid
        }
        # Not by @cached, which makes look-ups slower: these are asked of every state.
        self._matchings = Cache(self._matching)
        self.mendings = Cache(self._mending)
        self._met = 0

    @cached_property
    def _invariants(self) -> Invariants:
        """The invariants of the board; few searches come so far that they ask for them."""
        return Invariants(self.groups, self.start())

    def state(self, table: Table) -> ZenState:
        return tuple(sorted(map(self.groups.number_of, table.groups)))

    def invalid(self, state: ZenState) -> ZenState:
        """Return the invalid groups of a state; a search asks some times in a row."""
        latest, invalid = self._latest
        if state is not latest:
            invalid = tuple(filter(self.groups.invalid.__contains__, state))
            self._latest = state, invalid
        return invalid

    def is_goal(self, state: ZenState) -> bool:
        return self.groups.invalid.isdisjoint(state)

    def successors(self, state: ZenState) -> list[ZenState]:
        return successors(self.groups, state)

    def bound(self, state: ZenState) -> int:
        """Return a lower bound on the moves to the goal.

        Every invalid group is touched once before it is valid, and an exchange
        touches two of them only if these two, untouched so far, mend each other.
        """
        return self.mendings[self.invalid(state)].touches

    def estimate(self, state: ZenState) -> int:
        """Return the bound, weighted, with the groups that have no partner now."""
        invalid = self.invalid(state)
        partners = self.partners
        alone = sum([partners[group].isdisjoint(state) for group in invalid])
        return self.mendings[invalid].estimate(alone)

    def is_hopeless(self, state: ZenState) -> bool:
        """Return whether it is proved that some invalid groups can no longer be mended."""
        mending = self.mendings[self.invalid(state)]
        return mending.is_uncovered or (self.is_met_often(mending) and self.is_ruled_out(state))

    def is_met_often(self, mending: Mending) -> bool:
        """Count a state with some invalid groups; return whether its invariants are asked."""
        self._met += 1
        mending.met += 1
        return self._met > _LATE and mending.met > _OFTEN

    def is_ruled_out(self, state: ZenState) -> bool:
        """Return whether the invariants of a state rule out that it is won."""
        return self._invariants.is_lost(state)

    def is_needy(self, group: int) -> bool:
        return self.groups.is_stuck[group]

    def can_help(self, group: int, partner: int) -> bool:
        return self.groups.can_exchange(group, partner)

    def lost_groups(self) -> tuple[int, ...]:
        """Return the groups of the board, by number, that nothing on it can ever mend.

        They are needy, and find no partner even if they are free to choose; none where the
        board is lost for a longer reason.
        """
        numbers = list(map(self.groups.number_of, self.table.groups))
        invalid = list(self.invalid(tuple(sorted(numbers))))
        return tuple(
            place
            for place, group in enumerate(numbers)
            if group in invalid and self.is_needy(group) and not self._can_cover([group], invalid)
        )

    def _mending(self, invalid: ZenState) -> Mending:
        needy = list(filter(self.is_needy, invalid))
        touches = len(invalid) - self._matchings[invalid]
        return Mending(invalid, touches, is_uncovered=not self._can_cover(needy, list(invalid)))

    def _can_cover(self, needy: list[int], invalid: list[int]) -> bool:
        """Return whether every needy group can be paired with an invalid one that mends it."""
        if not needy:
            return True
        first, rest = needy[0], list(invalid)
        rest.remove(first)
        for partner in dict.fromkeys(rest):
            if self.can_help(first, partner):
                others = list(rest)
                others.remove(partner)
                left = needy[1:]
                if partner in left:
                    left.remove(partner)
                if self._can_cover(left, others):
                    return True
        return False

    def _matching(self, invalid: ZenState) -> int:
        """Return the most pairs of invalid groups that mend each other."""
        if len(invalid) < 2:
            return 0
        first, rest = invalid[0], invalid[1:]
        found = self._matchings[rest]
        for place, partner in enumerate(rest):
            if self.groups.can_exchange(first, partner):
                found = max(found, 1 + self._matchings[rest[:place] + rest[place + 1 :]])
        return found

    def effect(self, before: ZenState, after: ZenState) -> tuple[ZenState, ZenState]:
        """Return the two groups that are no longer there after an exchange, and the new ones."""
        gone, come = Counter(before), Counter(after)
        return tuple((gone - come).elements()), tuple((come - gone).elements())

    def line(self, path: list[ZenState]) -> tuple[Move, ...]:
        table, moves = self.table, []
        numbers = list(map(self.groups.number_of, table.groups))
        for state in path[1:]:
            move, numbers = self._move(table, numbers, state)
            table = self._game.after(table, move)
            moves.append(move)
        return tuple(moves)

    def _move(self, table: Table, numbers: list[int], target: ZenState) -> tuple[Move, list[int]]:
        """Return an exchange that leads to a state, and the groups after it by number."""
        gone = Counter(numbers) - Counter(target)
        changed = [place for place, number in enumerate(numbers) if number in gone]
        for left, right in combinations(changed, 2):
            for step in self.groups.steps[numbers[left], numbers[right]]:
                after = [*numbers]
                after[left], after[right] = step.one, step.other
                if tuple(sorted(after)) == target:
                    sides = (
                        tiles_with(table.groups[left], step.leaving_one),
                        tiles_with(table.groups[right], step.leaving_other),
                    )
                    return Move(EXCHANGE, sides), after
        raise ValueError("the path does not follow from the board")


def successors(groups: Groups, state: ZenState) -> list[ZenState]:
    """Return every state after one exchange."""
    found: list[ZenState] = []
    accepts = list(map(groups.accepts.__getitem__, state))
    offers, steps = groups.offers, groups.steps
    for left, one in enumerate(state):
        offered = offers[one]
        for right, accepted in enumerate(accepts[left + 1 :], left + 1):
            if offered & accepted:
                for after_one, after_other, _, _ in steps[one, state[right]]:
                    after = list(state)
                    after[left], after[right] = after_one, after_other
                    after.sort()
                    found.append(tuple(after))
    return found


class Behind:
    """The positions of one board that lead to some that are won, those nearest to them first.

    `near` has each with the next one on the way, and `edge` those whose own predecessors have
    not been looked for: only through these, others lead to one that is near.
    """

    def __init__(
        self, groups: Groups, board: ZenState, won: dict[ZenState, ZenState | None]
    ) -> None:
        self._groups = groups
        self._invalid = Counter(filter(groups.invalid.__contains__, board))
        self.near, self.edge = dict(won), deque(won)

    def look(self, budget: Budget) -> int:
        """Look for the predecessors of that many positions; return of how many it did."""
        looked = 0
        while self.edge and looked < budget.positions and not budget.is_stopped():
            looked += 1
            after = self.edge.popleft()
            for state in self._before(after):
                if state not in self.near:
                    self.near[state] = after
                    self.edge.append(state)
        return looked

    def _before(self, state: ZenState) -> Iterator[ZenState]:
        """Yield every state from which one exchange leads to this, and that the board may reach.

        Exchanges of valid groups can be undone; others mended groups of the board.
        """
        invalid = Counter(filter(self._groups.invalid.__contains__, state))
        valid = tuple((Counter(state) - invalid).elements())
        for before in successors(self._groups, valid):
            yield tuple(sorted((*before, *invalid.elements())))
        for come in set(combinations(valid, 2)):
            for gone in self._mended.get(come, ()):
                left = Counter(state) - Counter(come) + Counter(gone)
                if all(left[group] <= most for group, most in self._invalid.items()):
                    yield tuple(sorted(left.elements()))

    @cached_property
    def _mended(self) -> dict[ZenState, set[ZenState]]:
        """What two groups may have been, one of them invalid on the board, by what they became."""
        found = defaultdict[ZenState, set[ZenState]](set)
        for group in self._invalid:
            for other in {*self._groups.valid_numbers, *self._invalid}:
                for step in self._groups.steps[group, other]:
                    found[tuple(sorted(step[:2]))].add(tuple(sorted((group, other))))
        return found
