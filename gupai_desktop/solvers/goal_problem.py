"""Zen with a goal as a search problem: reach groups that the goal wants, not only valid ones.

All that a beam needs of nearly every state is a sum over its groups: what it has for the
goal, which groups it has, and how many of them could mend each invalid one.  So a state has
a signature, to which an exchange adds what depends on two groups only, and a state is made
only of a signature that may be kept.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property, partial
from itertools import chain, compress, count, repeat
from operator import and_

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import ALONE, Behind, ExchangeProblem, ZenState
from gupai_desktop.solvers.goal_tables import DIGIT, FULL, goal_tables_of
from gupai_desktop.solvers.groups import MAX_KNOWN
from gupai_desktop.solvers.invariants import Invariants
from gupai_desktop.solvers.memory import cached
from gupai_desktop.solvers.search_problem import Layers, Parents, Probe, Tree, path_to
from gupai_desktop.solvers.verdict import Budget

#: Two groups, what they become, and what that adds to the digits of the groups that lie.
_Exchange = tuple[int, int, int, int, int]

#: The estimate near an end, where the search is over.
NEAR = -1_000_000

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
        self.near = self.goal_tables.near
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
        return self.left(state, self.invalid(state), self.goal_tables.missing(state))

    def left(self, state: ZenState, invalid: ZenState, missing: int) -> int:
        """Return the moves left where these groups are invalid, and so many wanted are missing."""
        if self.near:
            return len(self._onward(state)) - 1 if state in self.near else -1
        return -1 if invalid or missing else 0

    def bound(self, state: ZenState) -> int:
        """Return a lower bound on the moves: each makes two wanted groups at most."""
        return max(super().bound(state), (self.goal_tables.missing(state) + 1) // 2)

    def estimate(self, state: ZenState) -> int:
        """Return the heuristic for any line; near an end the search is over."""
        if state in self.near:
            return NEAR
        return 2 * (super().estimate(state) + self.goal_tables.distance(state))

    def beam_estimate(self, state: ZenState) -> int:
        """Return the heuristic for a short line: invalid groups, and worth that is lacking."""
        return super().estimate(state) + self.goal_tables.distance(state)

    def look_back(self, budget: Budget) -> int:
        """Learn positions that lead to an island; return from how many it went back."""
        looked = self._behind.look(budget)
        if looked:
            self.near = {**self.goal_tables.near, **self._behind.near}
            vars(self).pop("_invariants", None)
        return looked

    @cached_property
    def _invariants(self) -> Invariants:
        """The invariants of the board, with its goals and what leads to an island."""
        behind, tables = self._behind, self.goal_tables
        behind.look(Budget(sum(map(tables.islands.__contains__, behind.edge))))
        return Invariants(self.groups, self.start(), tables.wanted, behind.near, behind.edge)

    def layers(self, most_alike: int = 0) -> Layers[ZenState]:
        return GoalLayers(self, self._signatures, most_alike)

    def tree(self) -> Tree[ZenState, int]:
        return GoalTree(self, self._signatures)

    def is_hopeless(self, state: ZenState) -> bool:
        return self.has_dead(state) or super().is_hopeless(state)

    def is_needy(self, group: int) -> bool:
        return self.goal_tables.is_needy[group]

    def can_help(self, group: int, partner: int) -> bool:
        return self.goal_tables.can_help[group, partner]

    def has_dead(self, state: ZenState) -> bool:
        """Return whether a valid group is dead, and no invalid one is left to rescue it."""
        if self.goal_tables.dead.isdisjoint(state):
            return False
        dead = self.goal_tables.dead.intersection(state)
        invalid = self.invalid(state)
        can_rescue = self.goal_tables.can_rescue
        return not all(any(can_rescue[group, partner] for partner in invalid) for group in dead)

    def lost_groups(self) -> tuple[int, ...]:
        numbers = list(map(self.groups.number_of, self.table.groups))
        if not self.has_dead(tuple(numbers)):
            return super().lost_groups()
        return tuple(
            place for place, group in enumerate(numbers) if group in self.goal_tables.dead
        )

    def _onward(self, state: ZenState) -> list[ZenState]:
        """Return the known way from a state to an end, the state first."""
        way = [state]
        while (after := self.near.get(way[-1])) is not None:
            way.append(after)
        return way

    def line(self, path: list[ZenState]) -> tuple[Move, ...]:
        """Return the moves along a path, and from where it comes near an end on to that."""
        return super().line([*path[:-1], *self._onward(path[-1])])


class Signatures:
    """The signatures of the states of one board, as whole numbers.

    From its lowest digit on, a signature has what the goals want, how many there are of each
    group that was invalid at the start, how many groups could mend each of these, and the sums
    of the powers of the groups in a field of numbers, which no other state has: as many sums as
    there are groups give the polynomial whose roots they are (Newton's identities).
    """

    def __init__(self, problem: GoalProblem) -> None:
        self._problem = problem
        self._groups, self._tables = problem.groups, problem.goal_tables
        self._invalid = sorted(set(problem.invalid(problem.start())))
        first, self._width = self._tables.end, DIGIT * len(self._invalid)
        self.wanted = (1 << first) - 1
        self.needy = (1 << self._width) - 1 << first
        self._helped = self.needy << self._width
        #: Where the digits of the invalid groups are, and all their lowest bits.
        self._places = list(
            zip(range(first, first + self._width, DIGIT), self._invalid, strict=True)
        )
        self._ones = sum(1 << place for place, _ in self._places)
        #: The exchange that adds a number to a signature: no two differing ones add the same.
        self.effects: dict[int, _Exchange] = {}
        occurring = sorted({*self._groups.valid_numbers, *self._invalid})
        size = len(problem.start())
        powers = _powers(len(self._groups.valid_numbers) + size, size)
        self._powers = {
            group: sums << first + 2 * self._width
            for group, sums in zip(occurring, powers, strict=False)
        }
        self._bits = {group: 1 << _EQUAL * place for place, group in enumerate(occurring)}
        self._accepts = list(map(self._groups.accepts.__getitem__, occurring))
        self._of_bit = {
            bit << more: group for group, bit in self._bits.items() for more in range(_EQUAL)
        }
        self.dead = 3 * sum(map(self._bits.__getitem__, self._tables.dead))

    def of(self, state: ZenState) -> int:
        return sum(map(self._share.__getitem__, state))

    def lying(self, state: ZenState) -> int:
        """Return the digits of the groups of a state: how many there are of each."""
        return sum(map(self._bits.__getitem__, state))

    def ordered(self, signatures: Iterable[int], most_alike: int) -> Iterable[int]:
        """Return signatures by the beam's estimates of their states; varied if `most_alike`."""
        found = self.by_estimate(signatures)
        if most_alike:
            return self.varied(found, most_alike)
        return chain.from_iterable(map(found.__getitem__, sorted(found)))

    def varied(self, by_estimate: dict[int, list[int]], most: int) -> Iterator[int]:
        """Yield signatures by estimate; last those that have the same for the goal as `most`."""
        found, late, wanted = Counter[int](), list[int](), self.wanted
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
        wanted, needy, lacking, mended = (
            self.wanted,
            self.needy,
            self._tables.lacking,
            self._mended,
        )
        for signature in signatures:
            estimate = lacking[signature & wanted][0]
            if signature & needy:
                estimate += mended(signature)
            found[estimate].append(signature)
        return found

    def estimate(self, signature: int) -> int:
        """Return the beam's estimate of the state of a signature."""
        return self._tables.lacking[signature & self.wanted][0] + self._mended(signature)

    def _mended(self, signature: int) -> int:
        """Return the estimate for the invalid groups of a signature."""
        invalid = signature & self.needy
        # How many could mend a group does not matter, only whether any could.
        helped = (signature & self._helped) >> self._width
        helped |= helped >> 1
        alone = invalid & (self._ones - ((helped | helped >> 2) & self._ones)) * FULL
        return self.mending[invalid][0] + ALONE * (alone % FULL)  # the sum of its digits

    def after(self, before: ZenState, added: int) -> tuple[ZenState, int]:
        """Return the state after what an exchange adds, and what that adds to `lying`."""
        one, other, here, there, moved = self.effects[added]
        groups = [*before, here, there]
        groups.remove(one)
        groups.remove(other)
        groups.sort()
        return tuple(groups), moved

    @cached(MAX_KNOWN)
    def mending(self, digits: int) -> tuple[int, int, ZenState]:
        """Return the estimate, the bound and the invalid groups, by their digits."""
        invalid = list[int]()
        for place, group in self._places:
            invalid += [group] * (digits >> place & FULL)
        state = tuple(invalid)
        return self._problem.mending(state, 0), self._problem.touches(state), state

    @cached(MAX_KNOWN)
    def _share(self, group: int) -> int:
        """Return what a group adds to a signature."""
        found: int = self._tables.shares[group] + self._powers[group]
        for place, invalid in self._places:
            helps = group in self._problem.partners[invalid]
            found += (group == invalid) + (helps << self._width) << place
        return found

    @cached()
    def exchanges(self, group: int) -> tuple[int, Exchanges]:
        """Return the digits of the later groups that a group can exchange with, in full.

        And what every exchange with some of these adds.
        """
        accepting = map(and_, repeat(self._groups.offers[group]), self._accepts)
        digits, bit = sum(compress(self._bits.values(), accepting)), self._bits[group]
        # Of two equal groups only the second one is later.
        return (digits | digits << 1) & -2 * bit, Exchanges(partial(self._added, group))

    def _added(self, one: int, bit: int) -> list[int]:
        """Return what every exchange of a group with another one adds, by a bit of its digit."""
        other, share, bits, found = self._of_bit[bit], self._share, self._bits, list[int]()
        gone, left = share[one] + share[other], bits[one] + bits[other]
        for here, there, _, _ in self._groups.steps[one, other]:
            added = share[here] + share[there] - gone
            found.append(added)
            self.effects[added] = one, other, here, there, bits[here] + bits[there] - left
        return found


class Exchanges(dict[int, list[int]]):
    """What every exchange of one group with others adds, by the bits of their digits."""

    def __init__(self, with_other: Callable[[int], list[int]]) -> None:
        super().__init__()
        self._with_other = with_other

    def __missing__(self, others: int) -> list[int]:
        last = 1 << others.bit_length() - 1
        found = self[others ^ last] + self[last] if others != last else self._with_other(last)
        self[others] = found
        return found


class GoalTree:
    """The tree of a best-first search: a state is made only once its signature is visited."""

    def __init__(self, problem: GoalProblem, signatures: Signatures) -> None:
        self._problem, self._signatures = problem, signatures
        start = problem.start()
        self.root = signatures.of(start)
        self._parents: Parents[int] = {self.root: None}
        #: What was visited: the states, with the digits of their groups.
        self._visited = {self.root: (start, signatures.lying(start))}

    def __len__(self) -> int:
        return len(self._parents)

    def state(self, node: int) -> ZenState:
        """Return the state of a signature, which is visited now."""
        before = self._parents[node]
        if before is not None:
            state, lying = self._visited[before]
            after, moved = self._signatures.after(state, node - before)
            self._visited[node] = after, lying + moved
        return self._visited[node][0]

    def after(self, node: int) -> Iterator[tuple[int, int]]:
        """Yield the new signatures after one that is visited, with their estimates."""
        problem, signatures, parents = self._problem, self._signatures, self._parents
        state, lying = self._visited[node]
        uncovered, is_met_often, near = problem.uncovered, problem.is_met_often, problem.near
        are_valid = near is problem.goal_tables.near
        effects, mending, made = signatures.effects, signatures.mending, signatures.after
        needy, dead, estimate = signatures.needy, signatures.dead, signatures.estimate
        for later, exchanges in map(signatures.exchanges.__getitem__, state):
            for added in exchanges[others] if (others := later & lying) else ():
                after = node + added
                if after in parents:
                    continue
                parents[after] = node
                invalid = mending[after & needy][2]
                if (
                    (lying + effects[added][4] & dead and problem.has_dead(made(state, added)[0]))
                    or uncovered[invalid]
                    or (is_met_often(invalid) and problem.is_ruled_out(made(state, added)[0]))
                ):
                    continue
                if near and not (are_valid and invalid) and made(state, added)[0] in near:
                    yield NEAR, after
                else:
                    yield 2 * estimate(after), after

    def path(self, node: int) -> list[ZenState]:
        """Return the states from the board to that of a signature that was visited."""
        return [self._visited[before][0] for before in path_to(self._parents, node)]


class GoalLayers:
    """The layers of a beam, by the signatures of the states."""

    def __init__(self, problem: GoalProblem, signatures: Signatures, most_alike: int = 0) -> None:
        self._problem, self._signatures, self._most_alike = problem, signatures, most_alike
        start = problem.start()
        #: The states, each with its signature and the digits of its groups.
        self._layer = {start: (signatures.of(start), signatures.lying(start))}
        self._kept = {signatures.of(start)}
        self._reached: dict[int, ZenState] = {}

    def expand(self, state: ZenState) -> None:
        """Add the new states after a state to the next layer."""
        signature, lying = self._layer[state]
        reached, kept = self._reached, self._kept
        for later, exchanges in map(self._signatures.exchanges.__getitem__, state):
            if others := later & lying:
                for added in exchanges[others]:
                    after = signature + added
                    if after not in reached and after not in kept:
                        reached[after] = state

    def cut(
        self, width: int, can_improve: Callable[[ZenState, ZenState, int, int], bool]
    ) -> tuple[dict[ZenState, ZenState], bool]:
        """Return the best states of the next layer with their parents; and whether all."""
        reached, layer = self._reached, self._layer
        self._reached, self._layer, found = {}, {}, dict[ZenState, ZenState]()
        problem, signatures = self._problem, self._signatures
        wanted, needy, dead = signatures.wanted, signatures.needy, signatures.dead
        lacking, mending, effects = (
            problem.goal_tables.lacking,
            signatures.mending,
            signatures.effects,
        )
        uncovered, is_met_often = problem.uncovered, problem.is_met_often
        for signature in signatures.ordered(reached, self._most_alike):
            if len(found) == width:
                return found, False
            before = reached[signature]
            known, lying = layer[before]
            one, other, here, there, moved = effects[signature - known]
            lying += moved
            groups = [*before, here, there]
            groups.remove(one)
            groups.remove(other)
            groups.sort()
            state = tuple(groups)
            missing = lacking[signature & wanted][1]
            _, touches, invalid = mending[signature & needy]
            left = problem.left(state, invalid, missing)
            if can_improve(state, before, left, max(touches, (missing + 1) // 2)) and not (
                (lying & dead and problem.has_dead(state))
                or uncovered[invalid]
                or (is_met_often(invalid) and problem.is_ruled_out(state))
            ):
                found[state] = before
                self._layer[state] = signature, lying
                self._kept.add(signature)
        return found, True


@cache
def _powers(most: int, size: int) -> list[int]:
    """Return the powers of that many numbers in a field, as digits that may be added `size` times.

    Of so many numbers the sums of their powers tell which they are (Newton's identities).
    """
    field = next(n for n in count(most) if all(n % factor for factor in range(2, n)))
    digit = (size * field).bit_length()
    return [
        sum(pow(number, n + 1, field) << digit * n for n in range(size)) for number in range(most)
    ]
