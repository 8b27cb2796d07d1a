"""Zen on small integers: which boards an exchange leads to, and how far they are from won.

A state is the sorted tuple of the numbers of its groups (see `groups`).  Places
do not matter for any goal, so two boards that differ only in them are one state.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import combinations

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import EXCHANGE, Zen
from gupai_desktop.solvers.beam import PlainLayers
from gupai_desktop.solvers.groups import Groups, groups_of, tiles_with
from gupai_desktop.solvers.kinship import Kinship
from gupai_desktop.solvers.problem import Layers, Scout

State = tuple[int, ...]

#: Kinship costs too much where the search is over soon: it is asked once so many positions
#: were reached, and then of those whose invalid groups were met so often.
_LATE, _OFTEN = 20_000, 1_000


class ExchangeProblem:
    """One board of Zen as a search problem: reach a board of valid groups only."""

    #: Where the guess misleads, a position by chance leads out.
    stray = 8
    latest_first = False
    weight = 1
    scouts: tuple[Scout, ...] = ()
    #: The proof alone is faster where every group only has to be valid.
    widths: tuple[int, ...] = ()
    looks_beside = True

    def __init__(self, game: Zen, table: Table) -> None:
        self._game = game
        self._table = table
        self.groups = groups_of(game)
        self._latest: tuple[State, State] = (), ()
        invalid = self.invalid(self.start())
        #: What could mend each group that was invalid at the start.
        self.partners = {group: self.groups.partners(group, invalid) for group in invalid}
        self._matchings: dict[State, int] = {}
        self._lost: dict[State, bool] = {}
        self._met: dict[State, int] = {}
        self._reached = 0

    @cached_property
    def _kinship(self) -> Kinship:
        """Few searches come so far that they ask for it."""
        return Kinship(self.groups, self.start())

    def start(self) -> State:
        """The state of the board."""
        return self.state(self._table)

    def state(self, table: Table) -> State:
        """The state of any table of this game."""
        return tuple(sorted(map(self.groups.number_of, table.groups)))

    def invalid(self, state: State) -> State:
        """The groups of a state that are not valid; a search asks some times in a row."""
        latest, invalid = self._latest
        if state is not latest:
            invalid = tuple(filter(self.groups.invalid.__contains__, state))
            self._latest = state, invalid
        return invalid

    def is_goal(self, state: State) -> bool:
        """Whether every group is valid."""
        return self.groups.invalid.isdisjoint(state)

    def successors(self, state: State) -> list[State]:
        """Every state that one exchange leads to."""
        return successors(self.groups, state)

    def rest(self, state: State) -> int:
        """No way is known by heart: none is left where every group is valid."""
        return 0 if self.is_goal(state) else -1

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten.

        Every invalid group is touched once before it is valid, and an exchange
        touches two of them only if these two, untouched so far, mend each other.
        """
        return self.touches(self.invalid(state))

    def touches(self, invalid: State) -> int:
        """How many exchanges it takes at least to mend some invalid groups."""
        return len(invalid) - self._matching(invalid)

    def estimate(self, state: State) -> int:
        """How far a state seems from won: the bound, and the groups without a partner now."""
        invalid = self.invalid(state)
        partners = self.partners
        alone = sum([partners[group].isdisjoint(state) for group in invalid])
        return self.mending(invalid, alone)

    def mending(self, invalid: State, alone: int) -> int:
        """How far some groups seem from all valid, so many of them without a partner now."""
        return 3 * self.touches(invalid) + 2 * alone

    def promise(self, state: State) -> int:
        """How far a state seems from won, for a short line."""
        return self.estimate(state)

    def layers(self) -> Layers[State]:
        """A beam through the board keeps its states as they are."""
        return PlainLayers(self)

    def is_hopeless(self, state: State) -> bool:
        """Whether some invalid groups can no longer be mended, as far as that is seen."""
        return self.lacks_partners(state) or self._is_lost_by_kind(state)

    def lacks_partners(self, state: State) -> bool:
        """Whether some stuck groups can no longer all find an invalid partner each."""
        invalid = self.invalid(state)
        lost = self._lost.get(invalid)
        if lost is None:
            stuck = list(filter(self.is_needy, invalid))
            lost = bool(stuck) and not self._can_cover(stuck, list(invalid))
            self._lost[invalid] = lost
        return lost

    def _is_lost_by_kind(self, state: State) -> bool:
        """Whether kinship shows that a state is lost, once many were met like it."""
        invalid = self.invalid(state)
        met = self._met[invalid] = self._met.get(invalid, 0) + 1
        self._reached += 1
        is_asked = self._reached > _LATE and met > _OFTEN
        return is_asked and self._kinship.is_lost(state)

    def is_needy(self, group: int) -> bool:
        """Whether an invalid group can only be mended together with another invalid one."""
        return self.groups.is_stuck(group)

    def can_help(self, group: int, partner: int) -> bool:
        """Whether an invalid group can mend a needy one."""
        return self.groups.can_exchange(group, partner)

    def lost_groups(self) -> tuple[int, ...]:
        """The groups of the board, by number, that nothing on it can ever mend.

        Stuck ones, each of which finds no invalid partner even if it is free to
        choose; none where the board is lost for a longer reason.
        """
        numbers = list(map(self.groups.number_of, self._table.groups))
        invalid = list(self.invalid(tuple(sorted(numbers))))
        return tuple(
            place
            for place, group in enumerate(numbers)
            if group in invalid and self.is_needy(group) and not self._can_cover([group], invalid)
        )

    def _can_cover(self, stuck: list[int], invalid: list[int]) -> bool:
        """Whether every stuck group can be paired with an invalid one that mends it."""
        if not stuck:
            return True
        first, rest = stuck[0], list(invalid)
        rest.remove(first)
        for partner in dict.fromkeys(rest):
            if self.can_help(first, partner):
                others = list(rest)
                others.remove(partner)
                left = stuck[1:]
                if partner in left:
                    left.remove(partner)
                if self._can_cover(left, others):
                    return True
        return False

    def _matching(self, invalid: State) -> int:
        """The most pairs of invalid groups that mend each other."""
        if len(invalid) < 2:
            return 0
        found = self._matchings.get(invalid)
        if found is None:
            first, rest = invalid[0], invalid[1:]
            found = self._matching(rest)
            for place, partner in enumerate(rest):
                if self.groups.can_exchange(first, partner):
                    found = max(found, 1 + self._matching(rest[:place] + rest[place + 1 :]))
            self._matchings[invalid] = found
        return found

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves from the board through the states of a path, its own state first."""
        table, moves = self._table, []
        numbers = list(map(self.groups.number_of, table.groups))
        for state in path[1:]:
            move, numbers = self._move(table, numbers, state)
            table = self._game.after(table, move)
            moves.append(move)
        return tuple(moves)

    def _move(self, table: Table, numbers: list[int], target: State) -> tuple[Move, list[int]]:
        """An exchange on the table that leads to a state, and the groups after it by number."""
        gone = Counter(numbers) - Counter(target)
        changed = [place for place, number in enumerate(numbers) if number in gone]
        for left, right in combinations(changed, 2):
            for step in self.groups.steps(numbers[left], numbers[right]):
                after = [*numbers]
                after[left], after[right] = step.one, step.other
                if tuple(sorted(after)) == target:
                    sides = (
                        tiles_with(table.groups[left], step.leaving_one),
                        tiles_with(table.groups[right], step.leaving_other),
                    )
                    return Move(EXCHANGE, sides), after
        raise ValueError("the path does not follow from the board")


def successors(groups: Groups, state: State) -> list[State]:
    """Every state that one exchange leads to."""
    found: list[State] = []
    accepts = list(map(groups.accepts.__getitem__, state))
    known = groups.known_steps
    for left, one in enumerate(state):
        offers = groups.offers[one]
        for right, accepted in enumerate(accepts[left + 1 :], left + 1):
            if offers & accepted:
                for after_one, after_other, _, _ in known[one, state[right]]:
                    after = list(state)
                    after[left], after[right] = after_one, after_other
                    after.sort()
                    found.append(tuple(after))
    return found
