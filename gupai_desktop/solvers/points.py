"""The point of a problem: what its solution does that a player easily overlooks.

A point holds of every solution, in whatever order, copies of a face and places told apart.  Some
points are those of a line of moves.  The others are those of a position: on every line lies one
of which the point holds, whichever of the right moves is made there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Set
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from gupai_desktop.engine.explain import faces_in_order
from gupai_desktop.engine.goals import Goal
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face
from gupai_desktop.games.levels import KILL, REFILL, TAKE, Levels
from gupai_desktop.games.trigrams import Trigrams
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.solutions import Solutions

#: The point of a problem of which only that can be said, and among how many moves.
FIND, MANY = "find", 6
#: What can be said of every problem.
ONE_WAY = "one-way"

#: So many tables may be looked at to find a line on which something does not happen.
_MAX_LOOKED = 600


class Crossroads:
    """A position on a line that solves: the moves that are right there, and all others.

    Each comes with the table after it; `end` is a last table.
    """

    def __init__(self, found: Solutions, table: Table, left: int, end: Table) -> None:
        self.game: Any = found.game
        self.table, self.left, self.end = table, left, end
        self.right = found.right(table, left)
        self._found = found

    @cached_property
    def wrong(self) -> list[tuple[Move, Table]]:
        """The moves that are not right."""
        right = {move for move, _ in self.right}
        moves = (move for move in self.game.moves(self.table) if move not in right)
        return [(move, self.game.after(self.table, move)) for move in moves]

    def then(self, after: Table) -> list[tuple[Move, Table]]:
        """Return what is right after a right move, each with the table after it."""
        return [] if self.game.is_won(after) else self._found.right(after, self.left - 1)

    def result(self, table: Table) -> Hashable:
        """Return what tables have in common that are won by the same moves."""
        return self._found.state(table)


class _MoveMade(NamedTuple):
    """A move of a line: the tables before and after it, and a last table."""

    game: Any
    table: Table
    move: Move
    after: Table
    end: Table


class _Watch(NamedTuple):
    """What may happen on a line, told move by move.

    `remember` returns what is remembered after a move, None once it has happened; `memory` is
    what is remembered before the first.
    """

    memory: Hashable
    remember: Callable[[_MoveMade, Any], Hashable]


class _Lines:
    """All lines of the solutions of a board."""

    def __init__(self, found: Solutions) -> None:
        self._found, self._game = found, found.game
        moves, self._chances = found.likeliest()
        self._tables = list(accumulate(moves, self._game.after, initial=found.table))
        self._length = len(moves)
        self._positions: dict[Hashable, Crossroads] = {}

    def hardest(self) -> Iterator[Crossroads]:
        """Yield the positions of the likeliest line, that of the least likely move first."""
        for place in sorted(range(self._length), key=self._chances.__getitem__):
            yield self._position(self._tables[place], self._length - place)

    def _position(self, table: Table, left: int) -> Crossroads:
        state = self._found.state(table)
        if state not in self._positions:
            self._positions[state] = Crossroads(self._found, table, left, self._tables[-1])
        return self._positions[state]

    def all_come_to(self, is_of: Callable[[Crossroads], bool]) -> bool:
        """Return whether on every line lies a position of which that holds."""
        known = dict[Hashable, bool]()

        def come(table: Table, left: int) -> bool:
            if self._game.is_won(table):
                return False
            state = self._found.state(table)
            if state not in known:
                here = self._position(table, left)
                known[state] = is_of(here) or all(come(after, left - 1) for _, after in here.right)
            return known[state]

        return come(self._tables[0], self._length)

    def all_have(self, watch: _Watch) -> bool:
        """Return whether on every line something happens; not if there are too many lines."""
        seen = set[Hashable]()

        def escapes(table: Table, left: int, memory: Hashable) -> bool:
            if self._game.is_won(table):
                return True
            key = tuple(map(frozenset, table.groups)), table.stage, memory
            if key in seen:
                return False
            if len(seen) == _MAX_LOOKED:
                return True  # who knows
            seen.add(key)
            for move, after in self._found.right(table, left):
                step = _MoveMade(self._game, table, move, after, self._tables[-1])
                later = watch.remember(step, memory)
                if later is not None and escapes(after, left - 1, later):
                    return True
            return False

        return not escapes(self._tables[0], self._length, watch.memory)


def point_of(found: Solutions) -> str:
    """Return the point of a board that has one solution; nothing if none is found.

    The first of a whole line is told, or else the first of the position where a simple player
    is least likely to make the right move, and comes likeliest.
    """
    return next(points_of(found), "")


def points_of(solutions: Solutions) -> Iterator[str]:
    """Yield all points of a board that has one solution; the first is the one that is told."""
    lines, family = _Lines(solutions), solutions.game.family.key
    for key, watch in _OF_LINES.get(family, {}).items():
        if lines.all_have(watch):
            yield key
    of_positions = {**_OF_POSITIONS.get(family, {}), FIND: _is_find}
    found = set[str]()
    for here in lines.hardest():
        for key, is_of in of_positions.items():
            if key not in found and is_of(here) and lines.all_come_to(is_of):
                found.add(key)
                yield key


def _is_find(here: Crossroads) -> bool:
    """Return whether all right moves come to the same, among many moves."""
    results = {here.result(after) for _, after in here.right}
    return len(results) == 1 and len(here.right) + len(here.wrong) >= MANY


# Zen.


def _lent(step: _MoveMade, given: frozenset[tuple[int, Face]]) -> Hashable:
    """Remember which groups have given which faces; None once one comes back."""
    (one, left), (other, right) = (
        (number, {tile.face for tile in step.move.tiles.intersection(group)})
        for number, group in enumerate(step.table.groups)
        if not step.move.tiles.isdisjoint(group)
    )
    if any((one, face) in given for face in right) or any((other, face) in given for face in left):
        return None
    return given | {(one, face) for face in left} | {(other, face) for face in right}


def _passed_on(step: _MoveMade, before: Any) -> Hashable:
    """Remember where tiles were before; None once one has gone on to a third group."""
    places = dict(before)
    for tile in step.move.tiles:
        target = step.after.place_of(tile)[0]
        if places.get(tile, target) != target:
            return None
        places[tile] = step.table.place_of(tile)[0]
    return frozenset(places.items())


def done_groups(game: Zen, table: Table, end: Table) -> frozenset[int]:
    """Return the groups that are valid, and count for the goal that is reached in the end."""
    return game.counting_for(_goal_reached(game, end), table)


@lru_cache(16)
def _goal_reached(game: Zen, end: Table) -> Goal:
    """Return the goal that a won table has reached; one of nothing where the game has none."""
    goals = zip(game.goals, game.aims(end), strict=True)
    return next((goal for goal, aims in goals if all(aim.is_reached for aim in aims)), ())


def _given_up(step: _MoveMade, memory: Any) -> Hashable:
    """Remember nothing; None once a group that was as in the end is that no more."""
    before = done_groups(step.game, step.table, step.end)
    after = done_groups(step.game, step.after, step.end)
    return memory if before <= after else None


class _Exchanges:
    """The exchanges at a position: which groups they touch, and how many more are done then."""

    def __init__(self, here: Crossroads) -> None:
        self._here = here
        self.done = done_groups(here.game, here.table, here.end)
        self.right = [(*self._measured(*step), here.result(step[1])) for step in here.right]

    @cached_property
    def wrong(self) -> list[tuple[Set[int], int]]:
        return [self._measured(*step) for step in self._here.wrong]

    def _measured(self, move: Move, after: Table) -> tuple[Set[int], int]:
        game, groups = self._here.game, self._here.table.groups
        touched = {n for n, group in enumerate(groups) if not move.tiles.isdisjoint(group)}
        return touched, len(done_groups(game, after, self._here.end)) - len(self.done)


def _is_two_for_two(here: Crossroads) -> bool:
    """Return whether two tiles of a triplet go for a whole pair."""
    groups = here.table.groups
    return all(
        len(move.tiles) == 4 and any(move.tiles.issuperset(group) for group in groups)
        for move, _ in here.right
    )


def _is_prepared(here: Crossroads) -> bool:
    """Return whether no right exchange makes a group as it is in the end."""
    done = _Exchanges(here).done
    return all(done_groups(here.game, after, here.end) <= done for _, after in here.right)


def _is_one_by_one(here: Crossroads) -> bool:
    """Return whether another exchange would finish more groups than any right one."""
    of = _Exchanges(here)
    most = max(gain for _, gain, _ in of.right)
    return any(gain > most for _, gain in of.wrong)


def _is_which_tile(here: Crossroads) -> bool:
    """Return whether the two groups of every right exchange could be finished otherwise."""
    of = _Exchanges(here)
    return all(
        (touched, gain) in of.wrong
        and all(other == result for groups, _, other in of.right if groups == touched)
        for touched, gain, result in of.right
    )


def _is_which_partner(here: Crossroads) -> bool:
    """Return whether a group of every right exchange could be finished by another partner."""
    of = _Exchanges(here)
    return all(
        any(
            any(group in groups != touched and more == gain for groups, more in of.wrong)
            and all(groups == touched for groups, _, _ in of.right if group in groups)
            for group in (touched - of.done or touched)
        )
        for touched, gain, _ in of.right
    )


def _is_two_at_once(here: Crossroads) -> bool:
    """Return whether every right exchange finishes two groups."""
    return all(gain == 2 for _, gain, _ in _Exchanges(here).right)


def _is_pair(here: Crossroads) -> bool:
    """Return whether one tile of a pair is all that is missing."""
    pairs = {n for n, group in enumerate(here.table.groups) if len(group) == 2}
    undone = {*range(len(here.table.groups))} - _Exchanges(here).done
    is_single = all(len(move.tiles) == 2 for move, _ in here.right)
    return here.left == 1 and is_single and len(undone) == 1 and undone <= pairs


# Clearing the Rows.


def _double_kill(step: _MoveMade, memory: Any) -> Hashable:
    """Remember nothing; None once two generals die at once."""
    before, after = map(step.game.generals, (step.table, step.after))
    return None if len(before) - len(after) == 2 else memory


def _is_spared(here: Crossroads) -> bool:
    """Return whether the turn must end though a general could be killed."""
    return _must_refill(here) and any(move.verb == KILL for move, _ in here.wrong)


def _is_left_there(here: Crossroads) -> bool:
    """Return whether the turn must end though a triplet could be taken."""
    return _must_refill(here) and any(move.verb == TAKE for move, _ in here.wrong)


def _must_refill(here: Crossroads) -> bool:
    return all(move.verb == REFILL for move, _ in here.right)


def _is_whom(here: Crossroads) -> bool:
    """Return whether the level of every right kill could kill another general, wrongly."""
    return all(move.verb == KILL and _has_rival(here, move, KILL) for move, _ in here.right)


def _is_which_three(here: Crossroads) -> bool:
    """Return whether every right take has a tile that belongs to a wrong one too."""
    return all(move.verb == TAKE and _has_rival(here, move, TAKE) for move, _ in here.right)


def _has_rival(here: Crossroads, move: Move, verb: str) -> bool:
    """Return whether a wrong move of that kind has a tile of a right one."""
    return any(other.verb == verb and other.tiles & move.tiles for other, _ in here.wrong)


def _is_closing_up(here: Crossroads) -> bool:
    """Return whether after every right take each right move takes what lay apart before."""
    before = set(here.game.moves(here.table))
    return all(
        move.verb == TAKE
        and (then := here.then(after))
        and all(follows.verb == TAKE and follows not in before for follows, _ in then)
        for move, after in here.right
    )


def _is_round_the_end(here: Crossroads) -> bool:
    """Return whether every right take joins both ends of a level."""
    return all(move.verb == TAKE and _joins_ends(here, move) for move, _ in here.right)


def _joins_ends(here: Crossroads, move: Move) -> bool:
    level = here.table.groups[here.game.level_of(here.table, move.tiles)]
    places = sorted(map(level.index, move.tiles))
    return len(level) > 3 and places[-1] - places[0] > 2


# Eight Trigrams.


def _costs_now(here: Crossroads) -> bool:
    """Return whether another take would bring more at once than any right one."""
    most = max(_points(here.game, move) for move, _ in here.right)
    return any(_points(here.game, move) > most for move, _ in here.wrong)


def _points(game: Trigrams, move: Move) -> int:
    return game.points(faces_in_order(move.tiles))


def _is_two_not_three(here: Crossroads) -> bool:
    """Return whether every right take is a pair that could be taken with a third tile."""
    return all(any(o.tiles > move.tiles for o, _ in here.wrong) for move, _ in here.right)


def _is_three_not_two(here: Crossroads) -> bool:
    """Return whether every right take is a triplet with a pair that could be taken alone."""
    return all(any(o.tiles < move.tiles for o, _ in here.wrong) for move, _ in here.right)


def _is_freed_first(here: Crossroads) -> bool:
    """Return whether after every right take each right one needs a tile that was not free."""
    free = here.game.free(here.table)
    return all(
        (then := here.then(after)) and not any(follows.tiles <= free for follows, _ in then)
        for _, after in here.right
    )


#: The points of lines, by family; the first that is one is told.
_OF_LINES: Mapping[str, Mapping[str, _Watch]] = {
    Zen.family.key: {
        "lent": _Watch(frozenset(), _lent),
        "given-up": _Watch(0, _given_up),
        "passed-on": _Watch(frozenset(), _passed_on),
    },
    Levels.family.key: {"double-kill": _Watch(0, _double_kill)},
    Trigrams.family.key: {},
}

#: The points of positions.
_OF_POSITIONS: Mapping[str, Mapping[str, Callable[[Crossroads], bool]]] = {
    Zen.family.key: {
        "two-for-two": _is_two_for_two,
        "prepared": _is_prepared,
        "one-by-one": _is_one_by_one,
        "which-tile": _is_which_tile,
        "which-partner": _is_which_partner,
        "two-at-once": _is_two_at_once,
        "pair": _is_pair,
    },
    Levels.family.key: {
        "spared": _is_spared,
        "whom": _is_whom,
        "left-lying": _is_left_there,
        "which-three": _is_which_three,
        "closing-up": _is_closing_up,
        "round-the-end": _is_round_the_end,
    },
    Trigrams.family.key: {
        "costs-now": _costs_now,
        "two-not-three": _is_two_not_three,
        "three-not-two": _is_three_not_two,
        "freed-first": _is_freed_first,
    },
}

POINT_KEYS = frozenset(
    {FIND, *(key for kinds in (_OF_LINES, _OF_POSITIONS) for own in kinds.values() for key in own)}
)
