"""A beam through a board of Zen with a goal: states are met as sums, and few are ever made.

All that a beam asks of nearly every state is a sum over its groups: what it has for the
goal, which groups it has, and how many of them could mend each invalid one.  So an exchange
adds to the number of a state what depends on two groups only, and a state is made only of
what may be followed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from gupai_desktop.solvers.groups import Remembered

if TYPE_CHECKING:
    from gupai_desktop.solvers.goal_problem import GoalProblem

State = tuple[int, ...]

#: Two groups, and what they become.
_Exchange = tuple[int, int, int, int]
#: Every exchange of two groups, with what it adds to the number of a state.
_Exchanges = list[tuple[int, _Exchange]]

#: The width of a digit that counts groups, and what it can show.
_DIGIT, _FULL = 4, 15
#: The same for groups that are alike: there are two tiles of a face at most.
_ALIKE = 2


class GoalNumbers:
    """The numbers of the states of one board, and the exchanges of its groups.

    From its lowest digit on, a number has what the goals want, how many there are of each
    group that was invalid at the start, how many groups could mend each of these, and how
    many there are of each group, which no other state has.
    """

    def __init__(self, problem: GoalProblem) -> None:
        self._problem = problem
        self._groups, self._tables = problem.groups, problem.goal_tables
        self._invalid = sorted(set(problem.invalid(problem.start())))
        first, width = self._tables.end, _DIGIT * len(self._invalid)
        self._wanted = (1 << first) - 1
        self._needy = (1 << width) - 1 << first
        self._helped = (1 << 2 * width) - 1 << first
        self._width = width
        #: Where the digits of the invalid groups are, and those of what can mend them.
        self._places = list(zip(range(first, first + width, _DIGIT), self._invalid, strict=True))
        occurring = sorted({*self._groups.valid_numbers, *self._invalid})
        self._bits = {
            group: 1 << first + 2 * width + _ALIKE * place for place, group in enumerate(occurring)
        }
        self._of_bit = {
            bit << more: group for group, bit in self._bits.items() for more in range(_ALIKE)
        }
        self._shares = Remembered[int, int](self._share)
        self._mendings = Remembered[int, tuple[int, int]](self._mending)
        #: The digits of the later groups that a group can exchange with, in all numbers.
        self.later = Remembered(self._later)
        self._pairs = Remembered(self._pairs_of)
        #: Every exchange of two groups, by the first and a bit of the other's digit.
        self.exchanges = Remembered(self._exchanges_of)

    def of(self, state: State) -> int:
        """The number of a state."""
        return sum(map(self._shares.__getitem__, state))

    def by_promise(self, numbers: Iterable[int]) -> dict[int, list[int]]:
        """Numbers by the promise of their states."""
        found = defaultdict[int, list[int]](list)
        wanted, needy, helped = self._wanted, self._needy, self._helped
        lacking, mendings = self._tables.lacking, self._mendings
        for number in numbers:
            promise = lacking[number & wanted][0]
            if number & needy:
                promise += mendings[number & helped][0]
            found[promise].append(number)
        return found

    def bound(self, number: int) -> int:
        """The bound of the state of this number."""
        bound = (self._tables.lacking[number & self._wanted][1] + 1) // 2
        touches: int = self._mendings[number & self._helped][1] if number & self._needy else 0
        return max(bound, touches)

    def _share(self, group: int) -> int:
        """What a group adds to the number of a state."""
        found: int = self._tables.shares[group] + self._bits[group]
        for place, invalid in self._places:
            helps = group in self._problem.partners[invalid]
            found += ((group == invalid) << place) + (helps << place + self._width)
        return found

    def _later(self, group: int) -> int:
        """Of groups like itself the second one."""
        offers, accepts, found = self._groups.offers[group], self._groups.accepts, 0
        for other, bit in self._bits.items():
            if other >= group and offers & accepts[other]:
                found |= bit << 1 if other == group else bit | bit << 1
        return found

    def _exchanges_of(self, one: int) -> Remembered[int, _Exchanges]:
        return Remembered(partial(self._exchanges, one))

    def _exchanges(self, one: int, others: int) -> _Exchanges:
        found, known = [], self._pairs[one]
        while others:
            bit = others & -others
            others ^= bit
            found += known[bit]
        return found

    def _pairs_of(self, one: int) -> Remembered[int, _Exchanges]:
        return Remembered(partial(self._pair, one))

    def _pair(self, one: int, bit: int) -> _Exchanges:
        other, shares = self._of_bit[bit], self._shares
        gone = shares[one] + shares[other]
        return [
            (shares[step.one] + shares[step.other] - gone, (one, other, step.one, step.other))
            for step in self._groups.steps(one, other)
        ]

    def _mending(self, helped: int) -> tuple[int, int]:
        """How far the invalid groups seem from valid, and a bound, by their digits."""
        invalid, alone = list[int](), 0
        for place, group in self._places:
            if count := helped >> place & _FULL:
                invalid += [group] * count
                if not helped >> place + self._width & _FULL:
                    alone += count
        state = tuple(invalid)
        return self._problem.mending(state, alone), self._problem.touches(state)


class GoalLayers:
    """What a beam has reached, by the numbers of the states."""

    def __init__(self, numbers: GoalNumbers, start: State) -> None:
        self._numbers = numbers
        self._layer = {start: numbers.of(start)}
        self._kept = set(self._layer.values())
        self._reached: dict[int, tuple[State, _Exchange]] = {}

    def reach_from(self, state: State) -> None:
        """Note the states that one exchange leads to and that are new."""
        reached, kept, number = self._reached, self._kept, self._layer[state]
        exchanges, later = self._numbers.exchanges, self._numbers.later
        for one in state:
            if others := later[one] & number:
                for added, exchange in exchanges[one][others]:
                    after = number + added
                    if after not in reached and after not in kept:
                        reached[after] = state, exchange

    def follow(
        self, width: int, is_followed: Callable[[State, State, int], bool]
    ) -> tuple[list[State], bool]:
        """The most promising states, and whether these are all."""
        reached, self._reached, self._layer = self._reached, {}, {}
        bound, waiting = self._numbers.bound, self._numbers.by_promise(reached)
        for guess in sorted(waiting):
            for number in waiting[guess]:
                if len(self._layer) == width:
                    return list(self._layer), False
                before, exchange = reached[number]
                state = _after(before, exchange)
                if is_followed(state, before, bound(number)):
                    self._layer[state] = number
                    self._kept.add(number)
        return list(self._layer), True


def _after(state: State, exchange: _Exchange) -> State:
    """A state after an exchange."""
    one, other, after_one, after_other = exchange
    groups = list(state)
    groups.remove(one)
    groups.remove(other)
    groups += (after_one, after_other)
    groups.sort()
    return tuple(groups)
