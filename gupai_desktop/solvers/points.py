"""The point of a problem: what its solution does that a player easily overlooks.

A point is there only if it is in every order of the solution.  Of several the first in the
list of the family is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.games.levels import KILL, REFILL, TAKE, Levels
from gupai_desktop.games.trigrams import Trigrams
from gupai_desktop.games.zen import Zen

#: The point of a problem that has no other.
FIND = "find"


class Line(NamedTuple):
    """The moves of a solution in one order, each with the table before it, and the last table."""

    game: Any
    steps: tuple[tuple[Table, Move], ...]
    end: Table

    @classmethod
    def of(cls, game: Game, table: Table, moves: Sequence[Move]) -> Line:
        """Return the line of some moves from a table."""
        steps = []
        for move in moves:
            steps.append((table, move))
            table = game.after(table, move)
        return cls(game, tuple(steps), table)

    @property
    def tables(self) -> list[Table]:
        """The tables, from the first to the last."""
        return [*(table for table, _ in self.steps), self.end]


#: Tells whether a line has a point.
Test = Callable[[Line], bool]


def point_of(game: Game, table: Table, lines: Sequence[Sequence[Move]]) -> str:
    """Return the point of a solution, given in its orders."""
    told = [Line.of(game, table, moves) for moves in lines]
    tests = _TESTS[game.family.key].items()
    return next((key for key, has_point in tests if all(map(has_point, told))), FIND)


# Zen.


def _exchanges(line: Line) -> Iterator[tuple[list[Group], list[Group]]]:
    """Yield the two groups of every exchange before it, and after it."""
    for table, move in line.steps:
        after = line.game.exchanged(table, move.tiles)
        yield [table.groups[number] for number in after], list(after.values())


def _invalid(line: Line, groups: Sequence[Group]) -> int:
    return sum(line.game.named(group) is None for group in groups)


def _is_lent(line: Line) -> bool:
    """Return whether a face leaves a group and comes back to it."""
    tables = [[Counter(faces_of(group)) for group in table.groups] for table in line.tables]
    for number in range(len(tables[0])):
        given = Counter[Any]()
        for before, after in pairwise(tables):
            if given & (after[number] - before[number]):
                return True
            given += before[number] - after[number]
    return False


def _is_passed_on(line: Line) -> bool:
    """Return whether one tile changes its group twice."""
    moved = Counter(tile for _, move in line.steps for tile in move.tiles)
    return max(moved.values()) > 1


def _is_given_up(line: Line) -> bool:
    """Return whether a group that the goal asks for is broken on the way."""
    if not line.game.goals:
        return False
    goal = next(
        number
        for number, aims in enumerate(line.game.aims(line.end))
        if all(aim.is_reached for aim in aims)
    )
    counting = [
        {number for aim in line.game.aims(table)[goal] for number in aim.groups}
        for table in line.tables
    ]
    return any(not before <= after for before, after in pairwise(counting))


def _is_two_for_two(line: Line) -> bool:
    """Return whether two tiles of a triplet go for a whole pair."""
    return any(
        len(move.tiles) == 4 and len(before[0]) != len(before[1])
        for (_, move), (before, _) in zip(line.steps, _exchanges(line), strict=True)
    )


def _is_valid_first(line: Line) -> bool:
    """Return whether two valid groups exchange while others are invalid."""
    return any(
        not _invalid(line, before) and _invalid(line, table.groups)
        for (table, _), (before, _) in zip(line.steps, _exchanges(line), strict=True)
    )


def _mends_two(line: Line) -> bool:
    return any(_invalid(line, before) == 2 for before, _ in _exchanges(line))


def _is_one_by_one(line: Line) -> bool:
    """Return whether two invalid groups could mend each other, and others mend them."""
    table = line.steps[0][0]
    invalid = [group for group in table.groups if line.game.named(group) is None]
    first = {tile for group in invalid for tile in group}
    return not _mends_two(line) and any(
        move.tiles <= first for move in line.game.moves(table) if len(invalid) > 1
    )


def _is_pair(line: Line) -> bool:
    """Return whether the last exchange makes a pair."""
    *_, (before, after) = _exchanges(line)
    return any(
        len(new) == 2 and line.game.named(new) and not line.game.named(old)
        for old, new in zip(before, after, strict=True)
    )


# Clearing the Rows.


def _kills_two(line: Line) -> bool:
    tables = line.tables
    return line.game.general_count > 1 and any(
        len(before.groups[0]) - len(after.groups[0]) == 2 for before, after in pairwise(tables)
    )


def _is_spared(line: Line) -> bool:
    """Return whether a general is not killed at the end of a turn although he could be."""
    return any(move.verb == REFILL and any(line.game.kills(table)) for table, move in line.steps)


def _is_whom(line: Line) -> bool:
    """Return whether a level could kill another general than it does."""
    for table, move in line.steps:
        if move.verb == KILL:
            level = line.game.level_of(table, move.tiles)
            own = set(table.groups[level])
            if sum(bool(own & kill.tiles) for kill in line.game.kills(table)) > 1:
                return True
    return False


def _takes(line: Line) -> Iterator[tuple[Table, Group, Move]]:
    """Yield every take with the table and the level before it."""
    for table, move in line.steps:
        if move.verb == TAKE:
            yield table, table.groups[line.game.level_of(table, move.tiles)], move


def _is_round_the_end(line: Line) -> bool:
    """Return whether a take joins both ends of a level."""
    for _, level, move in _takes(line):
        places = sorted(level.index(tile) for tile in move.tiles)
        if len(level) > 3 and places[-1] - places[0] > 2:
            return True
    return False


def _is_closing_up(line: Line) -> bool:
    """Return whether a take brings the tiles of the next one together."""
    moves = [move for _, move in line.steps]
    return any(
        before.verb == move.verb == TAKE and move not in line.game.moves(table)
        for (table, before), move in zip(line.steps, moves[1:], strict=False)
    )


def _is_left_lying(line: Line) -> bool:
    """Return whether a triplet is left to lie at the end of a turn."""
    return any(move.verb == REFILL and any(line.game.takes(table)) for table, move in line.steps)


def _is_which_three(line: Line) -> bool:
    """Return whether a level holds another triplet than the one that is taken."""
    return any(
        any(other != move and other.tiles & move.tiles for other in line.game.takes(table))
        for table, _, move in _takes(line)
    )


# Eight Trigrams.


def _costs_now(line: Line) -> bool:
    """Return whether another first take would bring more."""
    table, move = line.steps[0]
    points = _points(line.game, move)
    return any(_points(line.game, other) > points for other in line.game.moves(table))


def _points(game: Trigrams, move: Move) -> int:
    return game.points(faces_of(sorted(move.tiles, key=lambda tile: tile.order)))


def _is_of_size(line: Line, taken: int, other: int) -> bool:
    """Return whether so many tiles are taken where another number of them could be."""
    return any(
        len(move.tiles) == taken
        and any(
            len(one.tiles) == other and (one.tiles <= move.tiles or move.tiles <= one.tiles)
            for one in line.game.moves(table)
        )
        for table, move in line.steps
    )


def _is_freed_first(line: Line) -> bool:
    """Return whether the last take needs a tile that was not free at the start."""
    free = line.game.free(line.steps[0][0])
    return not line.steps[-1][1].tiles <= free


#: The points of each family that is studied, the rarest first.
_TESTS: Mapping[str, Mapping[str, Test]] = {
    Zen.family.key: {
        "lent": _is_lent,
        "two-for-two": _is_two_for_two,
        "given-up": _is_given_up,
        "passed-on": _is_passed_on,
        "valid-first": _is_valid_first,
        "one-by-one": _is_one_by_one,
        "two-at-once": _mends_two,
        "pair": _is_pair,
    },
    Levels.family.key: {
        "double-kill": _kills_two,
        "spared": _is_spared,
        "whom": _is_whom,
        "left-lying": _is_left_lying,
        "closing-up": _is_closing_up,
        "round-the-end": _is_round_the_end,
        "which-three": _is_which_three,
    },
    Trigrams.family.key: {
        "costs-now": _costs_now,
        "three-not-two": lambda line: _is_of_size(line, 3, 2),
        "two-not-three": lambda line: _is_of_size(line, 2, 3),
        "freed-first": _is_freed_first,
    },
}

#: Every point there is.
POINT_KEYS = frozenset({FIND, *(key for tests in _TESTS.values() for key in tests)})
