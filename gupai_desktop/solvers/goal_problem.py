"""Zen with a goal as a search problem: reach groups that the goal wants, not only valid ones.

All that a beam needs of nearly every state is a sum over its groups: what it has for the
goal, which groups it has, and how many of them could mend each invalid one.  So a state has
a signature, to which an exchange adds what depends on two groups only, and a state is made
only of a signature that may be kept.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import chain, repeat

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import Behind, ExchangeProblem, ZenState
from gupai_desktop.solvers.goal_tables import DIGIT, FULL, goal_tables_of
from gupai_desktop.solvers.groups import MAX_KNOWN
from gupai_desktop.solvers.invariants import Invariants
from gupai_desktop.solvers.memory import Cache, cached
from gupai_desktop.solvers.search_problem import Layers, Probe
from gupai_desktop.solvers.verdict import Budget

#: Two groups, and what they become.
_Exchange = tuple[int, int, int, int]

#: The width of a digit that counts equal groups: there are two tiles of a face at most.
_EQUAL = 2


class GoalProblem(ExchangeProblem):
    """One board of Zen with a goal."""

    random_every = 5
    #: A narrow beam escapes where the heuristic misleads.  The wide one is for the deals that
    #: mislead the other too: more than the rating of a deal may search.
    probes: tuple[Probe, ...] = (Probe(1_000, 300), Probe(20_000, 3_000))
    beam_widths: tuple[int, ...] = (300, 1_000, 3_000, 5_000, 10_000)

    def __init__(self, game: Zen, table: Table) -> None:
        super().__init__(game, table)
        self.goal_tables = goal_tables_of(game)
        self._signatures = Signatures(self)
        #: The positions near an end, each with the next one towards it.
        self._near = self.goal_tables.near
        self._behind = Behind(self.groups, self.start(), self.goal_tables.islands)
        # Where no end is known to steer by, the heuristic must lead more freely, and a varied
        # beam finds a line sooner than the wide one.
        self.weight = 2 if self.goal_tables.near else 1
        if not self.goal_tables.near:
            self.probes = (Probe(1_000, 300), Probe(20_000, 1_000, 5), Probe(79_000, 3_000))

    def is_goal(self, state: ZenState) -> bool:
        """Return whether every group is valid and some goal has all that it wants."""
        return super().is_goal(state) and not self.goal_tables.missing(state)

    def moves_left(self, state: ZenState) -> int:
        if self._near:
            if state not in self._near:
                return -1
            return len(self._onward(state)) - 1
        return super().moves_left(state) if not self.goal_tables.missing(state) else -1

    def bound(self, state: ZenState) -> int:
        """Return a lower bound on the moves: each makes two wanted groups at most."""
        return max(super().bound(state), (self.goal_tables.missing(state) + 1) // 2)

    def estimate(self, state: ZenState) -> int:
        """Return the heuristic for any line; near an end the search is over."""
        if state in self._near:
            return -1_000_000
        return 2 * (super().estimate(state) + self.goal_tables.distance(state))

    def beam_estimate(self, state: ZenState) -> int:
        """Return the heuristic for a short line: invalid groups, and worth that is lacking."""
        return super().estimate(state) + self.goal_tables.distance(state)

    def look_back(self, budget: Budget) -> int:
        """Learn positions that lead to an island; return from how many it went back."""
        looked = self._behind.look(budget)
        if looked:
            self._near = {**self.goal_tables.near, **self._behind.near}
            vars(self).pop("_invariants", None)
        return looked

    @cached_property
    def _invariants(self) -> Invariants:
        """The invariants of the board, with its goals and what leads to an island."""
        behind, tables = self._behind, self.goal_tables
        behind.look(Budget(sum(map(tables.islands.__contains__, behind.edge))))
        return Invariants(self.groups, self.start(), tables.wanted, behind.near, behind.edge)

    def layers(self, most_alike: int = 0) -> Layers[ZenState]:
        return GoalLayers(self._signatures, self.start(), most_alike)

    def is_hopeless(self, state: ZenState) -> bool:
        return self._has_dead(state) or super().is_hopeless(state)

    def is_needy(self, group: int) -> bool:
        return self.goal_tables.is_needy[group]

    def can_help(self, group: int, partner: int) -> bool:
        return self.goal_tables.can_help[group, partner]

    def _has_dead(self, state: ZenState) -> bool:
        """Return whether a valid group is dead, and no invalid one is left to rescue it."""
        if self.goal_tables.dead.isdisjoint(state):
            return False
        dead = self.goal_tables.dead.intersection(state)
        invalid = self.invalid(state)
        can_rescue = self.goal_tables.can_rescue
        return not all(any(can_rescue[group, partner] for partner in invalid) for group in dead)

    def lost_groups(self) -> tuple[int, ...]:
        numbers = list(map(self.groups.number_of, self.table.groups))
        if not self._has_dead(tuple(numbers)):
            return super().lost_groups()
        return tuple(
            place for place, group in enumerate(numbers) if group in self.goal_tables.dead
        )

    def _onward(self, state: ZenState) -> list[ZenState]:
        """Return the known way from a state to an end, the state first."""
        way = [state]
        while (after := self._near.get(way[-1])) is not None:
            way.append(after)
        return way

    def line(self, path: list[ZenState]) -> tuple[Move, ...]:
        """Return the moves along a path, and from where it comes near an end on to that."""
        return super().line([*path[:-1], *self._onward(path[-1])])


class Signatures:
    """The signatures of the states of one board, as whole numbers.

    From its lowest digit on, a signature has what the goals want, how many there are of each
    group that was invalid at the start, how many groups could mend each of these, and how
    many there are of each group, which no other state has.
    """

    def __init__(self, problem: GoalProblem) -> None:
        self._problem = problem
        self._groups, self._tables = problem.groups, problem.goal_tables
        self._invalid = sorted(set(problem.invalid(problem.start())))
        first, width = self._tables.end, DIGIT * len(self._invalid)
        self._wanted = (1 << first) - 1
        self._needy = (1 << width) - 1 << first
        self._helped = (1 << 2 * width) - 1 << first
        self._width = width
        self._ones = sum(1 << first + width + DIGIT * n for n in range(len(self._invalid)))
        #: Where the digits of the invalid groups are, and those of what can mend them.
        self._places = list(zip(range(first, first + width, DIGIT), self._invalid, strict=True))
        #: The exchange that adds a number to a signature: no two differing ones add the same.
        self.effects: dict[int, _Exchange] = {}
        occurring = sorted({*self._groups.valid_numbers, *self._invalid})
        self._bits = {
            group: 1 << first + 2 * width + _EQUAL * place for place, group in enumerate(occurring)
        }
        self._of_bit = {
            bit << more: group for group, bit in self._bits.items() for more in range(_EQUAL)
        }

    def of(self, state: ZenState) -> int:
        return sum(map(self._share.__getitem__, state))

    def varied(self, by_estimate: dict[int, list[int]], most: int) -> Iterator[int]:
        """Yield signatures by estimate; last those that have the same for the goal as `most`."""
        found, late, wanted = Counter[int](), list[int](), self._wanted
        for estimate in sorted(by_estimate):
            for signature in by_estimate[estimate]:
                kind = signature & wanted
                if found[kind] < most:
                    found[kind] += 1
                    yield signature
                else:
                    late.append(signature)
        yield from late

    def by_estimate(self, signatures: Iterable[int]) -> dict[int, list[int]]:
        """Return signatures by the beam's estimates of their states."""
        found = defaultdict[int, list[int]](list)
        wanted, needy = self._wanted, self._needy
        lacking, mending_of = self._tables.lacking, self._mending_of
        for signature in signatures:
            estimate = lacking[signature & wanted][0]
            if signature & needy:
                estimate += mending_of(signature)[0]
            found[estimate].append(signature)
        return found

    def bound(self, signature: int) -> int:
        """Return the bound of the state with this signature."""
        bound = (self._tables.lacking[signature & self._wanted][1] + 1) // 2
        if not signature & self._needy:
            return bound
        return max(bound, self._mending_of(signature)[1])

    def _mending_of(self, signature: int) -> tuple[int, int]:
        """Return the estimate and the bound for the invalid groups of a signature.

        How many could mend a group does not matter, only whether any could.
        """
        low = signature & self._helped
        fold = low | low >> 1
        return self._mending[low & self._needy | (fold | fold >> 2) & self._ones]

    @cached(MAX_KNOWN)
    def _share(self, group: int) -> int:
        """Return what a group adds to a signature."""
        found: int = self._tables.shares[group] + self._bits[group]
        for place, invalid in self._places:
            helps = group in self._problem.partners[invalid]
            found += ((group == invalid) << place) + (helps << place + self._width)
        return found

    @cached(MAX_KNOWN)
    def later(self, group: int) -> int:
        """Return the digits of the later groups that a group can exchange with, in full."""
        offers, accepts, found = self._groups.offers[group], self._groups.accepts, 0
        for other, bit in self._bits.items():
            if other >= group and offers & accepts[other]:
                # Of two equal groups only the second one is later.
                found |= bit << 1 if other == group else bit | bit << 1
        return found

    @cached(MAX_KNOWN)
    def exchanges(self, one: int) -> Cache[int, list[int]]:
        """Return what every exchange of a group with others adds, by the bits of their digits."""

        def with_others(others: int) -> list[int]:
            found, known = [], self._with_one[one]
            while others:
                bit = others & -others
                others ^= bit
                found += known[bit]
            return found

        return Cache(with_others, MAX_KNOWN)

    @cached(MAX_KNOWN)
    def _with_one(self, one: int) -> Cache[int, list[int]]:
        """Return what every exchange of a group with another one adds, by a bit of its digit."""

        def with_other(bit: int) -> list[int]:
            other, shares, found = self._of_bit[bit], self._share, []
            gone = shares[one] + shares[other]
            for step in self._groups.steps[one, other]:
                added = shares[step.one] + shares[step.other] - gone
                found.append(added)
                self.effects[added] = one, other, step.one, step.other
            return found

        return Cache(with_other, MAX_KNOWN)

    @cached(MAX_KNOWN)
    def _mending(self, helped: int) -> tuple[int, int]:
        """Return the estimate and the bound for the invalid groups, by their digits."""
        invalid, alone = list[int](), 0
        for place, group in self._places:
            if count := helped >> place & FULL:
                invalid += [group] * count
                if not helped >> place + self._width & FULL:
                    alone += count
        state = tuple(invalid)
        return self._problem.mending(state, alone), self._problem.touches(state)


class GoalLayers:
    """The layers of a beam, by the signatures of the states."""

    def __init__(self, signatures: Signatures, start: ZenState, most_alike: int = 0) -> None:
        self._signatures, self._most_alike = signatures, most_alike
        self._layer = {start: signatures.of(start)}
        self._kept = set(self._layer.values())
        self._reached: dict[int, ZenState] = {}

    def expand(self, state: ZenState) -> None:
        """Add the new states after a state to the next layer."""
        exchanges, later = self._signatures.exchanges, self._signatures.later
        signature = self._layer[state]
        added = chain.from_iterable(
            exchanges[one][others] for one in state if (others := later[one] & signature)
        )
        # All of it in C: no other line of a search is run so often.
        after = map(signature.__add__, added)
        deque(map(self._reached.setdefault, after, repeat(state)), maxlen=0)

    def cut(
        self, width: int, is_kept: Callable[[ZenState, ZenState, int], bool]
    ) -> tuple[list[ZenState], bool]:
        """Return the best states of the next layer, and whether these are all."""
        reached, layer = self._reached, self._layer
        self._reached, self._layer = {}, {}
        for signature in reached.keys() & self._kept:
            del reached[signature]
        bound, waiting = self._signatures.bound, self._signatures.by_estimate(reached)
        if self._most_alike:
            ordered = self._signatures.varied(waiting, self._most_alike)
        else:
            ordered = chain.from_iterable(map(waiting.__getitem__, sorted(waiting)))
        for signature in ordered:
            if len(self._layer) == width:
                return list(self._layer), False
            before = reached[signature]
            one, other, *come = self._signatures.effects[signature - layer[before]]
            groups = [*before, *come]
            groups.remove(one)
            groups.remove(other)
            groups.sort()
            state = tuple(groups)
            if is_kept(state, before, bound(signature)):
                self._layer[state] = signature
                self._kept.add(signature)
        return list(self._layer), True
