"""Zen with a goal as a search problem: reach groups that the goal wants, not only valid ones.

All that a search needs of nearly every state is a sum over its groups: what it has for the
goal, which groups it has, and how many of them could mend each invalid one.  So a state has
a signature, to which an exchange adds what depends on two groups only, and a state is made
only of a signature that is kept.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, cached_property
from itertools import chain, combinations, count, pairwise, repeat
from typing import Any

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import Behind, ExchangeProblem, Mending, ZenState
from gupai_desktop.solvers.goal_tables import DIGIT, FULL, goal_tables_of
from gupai_desktop.solvers.groups import MAX_KNOWN
from gupai_desktop.solvers.invariants import Invariants
from gupai_desktop.solvers.memory import Cache, cached
from gupai_desktop.solvers.search_problem import Layers, Parents, Probe, Tree, path_to
from gupai_desktop.solvers.verdict import Budget

#: Two groups, and what they become.
_Exchange = tuple[int, int, int, int]

#: Two groups that can exchange, and what every such exchange adds to a signature.
_Pair = tuple[int, int, list[int]]

#: The estimate near an end, where the search is over.
NEAR = -1_000_000

#: The width of a digit that begins one below its highest bit, which tells whether it counts any.
_HELPED, _ANY = 5, 16


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
        #: Others than those that the game knows are near an end, too, and may have invalid groups.
        self.has_looked = False
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
        if self.near:
            return len(self._onward(state)) - 1 if state in self.near else -1
        return 0 if self.is_goal(state) else -1

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
            self.has_looked = True
            vars(self).pop("_invariants", None)
        return looked

    @cached_property
    def _invariants(self) -> Invariants:
        """The invariants of the board, with its goals and what leads to an island."""
        behind, tables = self._behind, self.goal_tables
        behind.look(Budget(sum(map(tables.islands.__contains__, behind.edge))))
        return Invariants(self.groups, self.start(), tables.wanted, behind.near, behind.edge)

    def layers(self, most_alike: int = 0) -> Layers[ZenState, int]:
        return GoalLayers(self, self._signatures, most_alike)

    def tree(self) -> Tree[ZenState, int]:
        return GoalTree(self, self._signatures)

    def is_hopeless(self, state: ZenState) -> bool:
        return self.has_dead(state) or super().is_hopeless(state)

    def is_hopeless_after(self, before: ZenState, added: int, node: int) -> bool:
        """Return whether the state after an exchange, of this signature, is proved lost."""
        signatures = self._signatures
        mending = signatures.mended[node & signatures.needy][0]
        return (
            mending.is_uncovered
            or (node & signatures.dead > 0 and self.has_dead(signatures.state(before, added)))
            or (self.is_met_often(mending) and self.is_ruled_out(signatures.state(before, added)))
        )

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

    From its lowest digit on, a signature has what the goals want; how many groups are dead; how
    many there are of each group that was invalid at the start; how many groups could mend each
    of these, in digits of which the highest bit is set where there are any; and the sums of the
    powers of the groups in a field of numbers, which no other state has: as many sums as there
    are groups give the polynomial whose roots they are (Newton's identities).
    """

    def __init__(self, problem: GoalProblem) -> None:
        self._start = problem.start()
        self._groups, self._tables = problem.groups, problem.goal_tables
        self._mendings = problem.mendings
        self._invalid = sorted(set(problem.invalid(self._start)))
        self._place_of_dead = self._tables.end
        first, width = self._place_of_dead + DIGIT, DIGIT * len(self._invalid)
        self.wanted = (1 << self._place_of_dead) - 1
        self.dead = FULL << self._place_of_dead if self._tables.dead else 0
        #: Where the digits of each invalid group are.
        self._places = [
            (group, first + DIGIT * n, first + width + _HELPED * n)
            for n, group in enumerate(self._invalid)
        ]
        self.needy = (1 << width) - 1 << first
        #: What each group adds to these digits.
        self._mending = Counter[int]()
        for group, needy, helped in self._places:
            self._mending[group] += 1 << needy
            self._mending.update(dict.fromkeys(problem.partners[group], 1 << helped))
        #: The signature of no groups.
        self._of_none = sum(_ANY - 1 << place for _, _, place in self._places)
        #: The exchange that adds a number to a signature: no two differing ones add the same.
        self.effects: dict[int, _Exchange] = {}
        occurring = sorted({*self._groups.valid_numbers, *self._invalid})
        size = len(self._start)
        powers = _powers(len(self._groups.valid_numbers) + size, size)
        self._powers = {
            group: sums << first + width + _HELPED * len(self._invalid)
            for group, sums in zip(occurring, powers, strict=False)
        }
        self.root = self.of(self._start)

    def of(self, state: ZenState) -> int:
        return sum(map(self._share.__getitem__, state), self._of_none)

    def around(self, state: ZenState) -> list[_Pair]:
        """Return the groups of a state that can exchange, pair by pair, in order."""
        return [
            self._pair(one, other)
            for one, other in combinations(state, 2)
            if other in self._pairs[one]
        ]

    def states(self, path: list[int]) -> list[ZenState]:
        """Return the states of signatures, the first that of the board, by exchanges."""
        found = [self._start]
        for before, after in pairwise(path):
            found.append(self.state(found[-1], after - before))
        return found

    def ordered(self, signatures: Iterable[int], most_alike: int) -> Iterator[int]:
        """Yield signatures by the beam's estimates of their states; varied if `most_alike`."""
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
        lacking, wanted = self._tables.lacking, self.wanted
        mended, needy = self.mended, self.needy
        for signature in signatures:
            _, helped, estimates = mended[signature & needy]
            estimate = lacking[signature & wanted][0] + estimates[signature & helped]
            found[estimate].append(signature)
        return found

    def state(self, before: ZenState, added: int) -> ZenState:
        """Return the state after what an exchange adds."""
        one, other, here, there = self.effects[added]
        groups = [*before, here, there]
        groups.remove(one)
        groups.remove(other)
        groups.sort()
        return tuple(groups)

    def after(
        self, before: ZenState, around: list[_Pair], added: int
    ) -> tuple[ZenState, list[_Pair]]:
        """Return the state after what an exchange adds, and its pairs that can exchange."""
        one, other, here, there = self.effects[added]
        groups = [*before]
        groups.remove(one)
        groups.remove(other)
        if one in groups or other in groups:
            state = self.state(before, added)
            return state, self.around(state)
        pairs = list[_Pair]()
        for pair in around:
            first, last, _ = pair
            if first != one and last != other and first != other and last != one:
                pairs.append(pair)
        with_here, with_there, make = self._pairs[here], self._pairs[there], self._pair
        for group in groups:
            if group in with_here:
                pairs.append(with_here[group] or make(here, group))
            if group in with_there:
                pairs.append(with_there[group] or make(there, group))
        if there in with_here:
            pairs.append(make(here, there))
        pairs.sort()
        groups += here, there
        groups.sort()
        return tuple(groups), pairs

    @cached(MAX_KNOWN)
    def mended(self, digits: int) -> tuple[Mending, int, Cache[int, int]]:
        """Return what is known of the invalid groups by their digits, and their estimates.

        These by the bits that tell which can be mended by any group now; and these bits.
        """
        counts = [(digits >> needy & FULL, _ANY << helped) for _, needy, helped in self._places]
        invalid = chain.from_iterable(
            repeat(group, times) for group, (times, _) in zip(self._invalid, counts, strict=True)
        )
        mending = self._mendings[tuple(invalid)]

        def estimate(helped: int) -> int:
            return mending.estimate(sum(times for times, bit in counts if not helped & bit))

        return mending, sum(bit for times, bit in counts if times), Cache(estimate)

    @cached(MAX_KNOWN)
    def _share(self, group: int) -> int:
        """Return what a group adds to a signature."""
        found: int = self._tables.shares[group] + self._powers[group] + self._mending[group]
        return found + ((group in self._tables.dead) << self._place_of_dead)

    @cached()
    def _pairs(self, group: int) -> dict[int, _Pair | None]:
        """Return the pairs of a group with each that it can exchange with, where they are made."""
        offers, accepts = self._groups.offers[group], self._groups.accepts
        invalid = [other for other in self._invalid if offers & accepts[other]]
        return dict.fromkeys([*self._groups.partners[group], *invalid])

    def _pair(self, one: int, other: int) -> _Pair:
        """Return two groups that can exchange as a pair, which is made if it is not yet."""
        first, last = (one, other) if one <= other else (other, one)
        if (known := self._pairs[first][last]) is not None:
            return known
        share = self._share
        gone, found = share[first] + share[last], list[int]()
        for here, there, _, _ in self._groups.steps[first, last]:
            added = share[here] + share[there] - gone
            found.append(added)
            self.effects[added] = first, last, here, there
        pair = self._pairs[first][last] = self._pairs[last][first] = first, last, found
        return pair


class GoalTree:
    """The tree of a best-first search: a state is made only once its signature is visited."""

    def __init__(self, problem: GoalProblem, signatures: Signatures) -> None:
        self._problem, self._signatures = problem, signatures
        start, self.root = problem.start(), signatures.root
        self._parents: Parents[int] = {self.root: None}
        #: What was visited: the states, with their pairs that can exchange.
        self._visited = {self.root: (start, signatures.around(start))}

    def __len__(self) -> int:
        return len(self._parents)

    def moves_left(self, node: int) -> int:
        """Return how many moves are left from a node, which is visited now; -1 if not known."""
        return self._problem.moves_left(self._visit(node)[0])

    def _visit(self, node: int) -> tuple[ZenState, list[_Pair]]:
        """Return the state of a node after one that was visited, with its pairs."""
        if node not in self._visited:
            before: Any = self._parents[node]
            self._visited[node] = self._signatures.after(*self._visited[before], node - before)
        return self._visited[node]

    def is_hopeless(self, node: int) -> bool:
        """Return whether the node that is visited is proved lost; it was not when reached."""
        return self._problem.is_hopeless(self._visited[node][0])

    def bound(self, node: int) -> int:
        """Return a lower bound on the moves from a node to the goal."""
        mending, missing = self._left(node)
        return max(mending.touches, (missing + 1) // 2)

    def is_goal(self, node: int) -> bool:
        """Return whether the board is won at a node."""
        mending, missing = self._left(node)
        return not (mending.invalid or missing)

    def _left(self, node: int) -> tuple[Mending, int]:
        """Return the invalid groups of a node, and how many wanted ones are missing."""
        signatures = self._signatures
        missing = self._problem.goal_tables.lacking[node & signatures.wanted][1]
        return signatures.mended[node & signatures.needy][0], missing

    def after(self, node: int) -> Iterator[tuple[int, int]]:
        """Yield the new signatures after one that is visited, with their estimates."""
        parents, (state, around) = self._parents, self._visited[node]
        is_hopeless = self._problem.is_hopeless_after
        for _, _, exchanges in around:
            for added in exchanges:
                after = node + added
                if after not in parents:
                    parents[after] = node
                    if not is_hopeless(state, added, after):
                        yield self._estimate(after, state, added), after

    def nearer(self, node: int, depths: dict[int, int]) -> Iterator[tuple[int, int, int]]:
        """Yield those after a signature to which it leads by fewer moves than `depths` knew."""
        (state, around), depth = self._visit(node), depths[node] + 1
        is_hopeless = self._problem.is_hopeless_after
        for _, _, exchanges in around:
            for added in exchanges:
                after = node + added
                is_nearer = depths.get(after, depth + 1) > depth
                if is_nearer and not is_hopeless(state, added, after):
                    depths[after], self._parents[after] = depth, node
                    yield self.bound(after), self._estimate(after, state, added), after

    def _estimate(self, node: int, before: ZenState, added: int) -> int:
        """Return the estimate of a node after an exchange that adds a number."""
        problem, signatures = self._problem, self._signatures
        mending, helped, estimates = signatures.mended[node & signatures.needy]
        worth, _, is_far = problem.goal_tables.lacking[node & signatures.wanted]
        if (problem.has_looked or not (is_far or mending.invalid)) and signatures.state(
            before, added
        ) in problem.near:
            return NEAR
        return 2 * (worth + estimates[node & helped])

    def path(self, node: int) -> list[ZenState]:
        """Return the states from the board to that of a signature that was visited."""
        return self._signatures.states(path_to(self._parents, node))


class GoalLayers:
    """The layers of a beam, by the signatures of the states."""

    def __init__(self, problem: GoalProblem, signatures: Signatures, most_alike: int = 0) -> None:
        self._problem, self._signatures, self._most_alike = problem, signatures, most_alike
        start, self.root = problem.start(), signatures.root
        #: The states of the layer, with their pairs that can exchange.
        self._layer = {self.root: (start, signatures.around(start))}
        #: The signatures that were kept, and those of the next layer.
        self._parents: dict[int, Any] = {self.root: None}
        self._reached = list[int]()

    def expand(self, node: int) -> None:
        """Add the new signatures after one to the next layer."""
        parents, reached = self._parents, self._reached
        for _, _, exchanges in self._layer[node][1]:
            for added in exchanges:
                after = node + added
                if after not in parents:
                    parents[after] = node
                    reached.append(after)

    def cut(
        self, width: int, can_improve: Callable[[int, int, int], bool]
    ) -> tuple[Collection[int], bool]:
        """Return the best signatures of the next layer; and whether these are all."""
        before_them, self._layer, parents = self._layer, {}, self._parents
        reached, self._reached, layer, are_all = self._reached, [], self._layer, True
        problem, signatures = self._problem, self._signatures
        lacking, wanted, has_looked = (
            problem.goal_tables.lacking,
            signatures.wanted,
            problem.has_looked,
        )
        mended, needy, is_hopeless = signatures.mended, signatures.needy, problem.is_hopeless_after
        waiting = signatures.ordered(reached, self._most_alike)
        for node in waiting:
            before = parents[node]
            if len(layer) == width:
                are_all = False
                del parents[node]
                break
            state, around = before_them[before]
            _, missing, is_far = lacking[node & wanted]
            mending = mended[node & needy][0]
            left = -1
            if has_looked or not (is_far or mending.invalid):
                left = problem.moves_left(signatures.state(state, node - before))
            bound = max(mending.touches, (missing + 1) // 2)
            if can_improve(node, left, bound) and not is_hopeless(state, node - before, node):
                layer[node] = signatures.after(state, around, node - before)
            else:
                del parents[node]
        for node in waiting:
            del parents[node]
        return layer, are_all

    def path(self, node: int) -> list[ZenState]:
        """Return the states from the board to that of a signature that was reached."""
        return self._signatures.states(path_to(self._parents, node))


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
