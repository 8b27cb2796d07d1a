"""The point of a problem: what its solution does that a player easily overlooks.

Some points are those of a whole solution, in every order of its moves.  The others are those of
one move: the one that a simple player is least likely to make, where he is likeliest to come to
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Any

from gupai_desktop.engine.explain import faces_in_order, faces_of
from gupai_desktop.engine.goals import Goal, counting_groups
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.levels import KILL, REFILL, TAKE, Levels
from gupai_desktop.games.trigrams import Trigrams
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.solutions import Solutions

#: The point of a problem that has no other.
FIND = "find"


class Line:
    """The moves of a solution in one order, each with the table before it, and the last table."""

    def __init__(self, game: Any, table: Table, moves: Sequence[Move]) -> None:
        self.game, self.moves = game, moves
        self.tables = list(accumulate(moves, game.after, initial=table))


class Step:
    """One move of a line: the tables before and after it, and what else is legal there."""

    def __init__(self, line: Line, place: int) -> None:
        self.game, self.line = line.game, line
        self.move, self.later = line.moves[place], line.moves[place + 1 :]
        self.table, self.after = line.tables[place : place + 2]
        self.others = [move for move in self.game.moves(self.table) if move != self.move]


def point_of(found: Solutions) -> str:
    """Return the point of a board that has one solution."""
    game, (way,) = found.game, found.solutions
    moves, place = found.likeliest()
    likeliest = Line(game, found.table, moves)
    for key, is_of in _OF_LINES.get(game.family.key, {}).items():
        if is_of(likeliest) and all(
            is_of(Line(game, found.table, order)) for order in found.lines(way)
        ):
            return key
    step, of_steps = Step(likeliest, place), _OF_STEPS.get(game.family.key, {})
    return next((key for key, is_of in of_steps.items() if is_of(step)), FIND)


# Zen.


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
    moved = Counter(tile for move in line.moves for tile in move.tiles)
    return max(moved.values()) > 1


def done_groups(game: Zen, table: Table, end: Table) -> frozenset[int]:
    """Return the groups that are valid, and count for the goal that is reached in the end."""
    faces = [faces_of(group) for group in table.groups]
    valid = [number for number, group in enumerate(faces) if game.named_faces(group)]
    goal = _goal_reached(game, end)
    return frozenset(valid) if goal is None else counting_groups(goal, faces, valid, game.fits)


@lru_cache(16)
def _goal_reached(game: Zen, end: Table) -> Goal | None:
    """Return the goal that a won table has reached; None where groups only have to be valid."""
    goals = zip(game.goals, game.aims(end), strict=True)
    return next((goal for goal, aims in goals if all(aim.is_reached for aim in aims)), None)


def _is_given_up(line: Line) -> bool:
    """Return whether a group that was as in the end is broken on the way."""
    done = [done_groups(line.game, table, line.tables[-1]) for table in line.tables]
    return any(not before <= after for before, after in pairwise(done))


def _finished(step: Step, move: Move) -> Set[int]:
    """Return the groups that an exchange makes as they are in the end."""
    game, end = step.game, step.line.tables[-1]
    after = done_groups(game, game.after(step.table, move), end)
    return after - done_groups(game, step.table, end)


def _is_two_for_two(step: Step) -> bool:
    """Return whether two tiles of a triplet go for a whole pair."""
    sizes = {len(step.table.groups[number]) for number in _touched(step, step.move)}
    return len(step.move.tiles) == 4 and len(sizes) == 2


def _touched(step: Step, move: Move) -> Set[int]:
    """Return the two groups of an exchange."""
    groups = step.table.groups
    return {n for n, group in enumerate(groups) if not move.tiles.isdisjoint(group)}


def _is_one_by_one(step: Step) -> bool:
    """Return whether another exchange would finish more groups at once."""
    own = len(_finished(step, step.move))
    return any(len(_finished(step, move)) > own for move in step.others)


def _rivals(step: Step) -> Iterator[Move]:
    """Yield other exchanges that finish as many groups, and one of the same invalid groups."""
    own, touched = _finished(step, step.move), _touched(step, step.move)
    invalid = [n for n in touched if step.game.named(step.table.groups[n]) is None]
    like = step.game.likeness(step.after)
    for move in step.others:
        if touched & _touched(step, move) & set(invalid or touched):
            after = step.game.after(step.table, move)
            if len(_finished(step, move)) == len(own) and step.game.likeness(after) != like:
                yield move


def _is_which_tile(step: Step) -> bool:
    """Return whether the same two groups could be finished otherwise."""
    touched = _touched(step, step.move)
    return any(_touched(step, move) == touched for move in _rivals(step))


# Clearing the Rows.


def _kills_two(line: Line) -> bool:
    """Return whether two generals die at once."""
    return line.game.general_count > 1 and any(
        len(before.groups[0]) - len(after.groups[0]) == 2
        for before, after in pairwise(line.tables)
    )


def _is_whom(step: Step) -> bool:
    """Return whether the level could kill another general."""
    if step.move.verb != KILL:
        return False
    level = set(step.table.groups[step.game.level_of(step.table, step.move.tiles)])
    return any(move.verb == KILL and level & move.tiles for move in step.others)


def _is_left_there(step: Step) -> bool:
    """Return whether a triplet that could be taken can be taken no more in this turn."""
    takes = [move for move in step.others if move.verb == TAKE]
    if step.move.verb != TAKE:
        return bool(takes)
    apart = {move for move in takes if move.tiles.isdisjoint(step.move.tiles)}
    return bool(apart.difference(step.game.moves(step.after)))


def _is_which_three(step: Step) -> bool:
    """Return whether a tile that is taken belongs to another triplet too."""
    return step.move.verb == TAKE and any(
        move.verb == TAKE and move.tiles & step.move.tiles for move in step.others
    )


def _is_closing_up(step: Step) -> bool:
    """Return whether a take brings the tiles of the next one together."""
    (follows,) = step.later[:1] or (None,)
    is_next = follows is not None and follows.verb == TAKE and follows not in step.others
    return is_next and step.move.verb == TAKE


def _is_round_the_end(step: Step) -> bool:
    """Return whether a take joins both ends of a level."""
    if step.move.verb != TAKE:
        return False
    level = step.table.groups[step.game.level_of(step.table, step.move.tiles)]
    places = sorted(map(level.index, step.move.tiles))
    return len(level) > 3 and places[-1] - places[0] > 2


# Eight Trigrams.


def _costs_now(step: Step) -> bool:
    """Return whether another take would bring more at once."""
    points = _points(step.game, step.move)
    return any(_points(step.game, move) > points for move in step.others)


def _points(game: Trigrams, move: Move) -> int:
    return game.points(faces_in_order(move.tiles))


def _is_freed_first(step: Step) -> bool:
    """Return whether the take frees a tile of a later one."""
    free = step.game.free(step.after) - step.game.free(step.table)
    return any(free & move.tiles for move in step.later)


#: The points of whole solutions, by family; the first that is one is told.
_OF_LINES: Mapping[str, Mapping[str, Callable[[Line], bool]]] = {
    Zen.family.key: {"lent": _is_lent, "given-up": _is_given_up, "passed-on": _is_passed_on},
    Levels.family.key: {"double-kill": _kills_two},
}

#: The points of a move.
_OF_STEPS: Mapping[str, Mapping[str, Callable[[Step], bool]]] = {
    Zen.family.key: {
        "two-for-two": _is_two_for_two,
        "prepared": lambda step: not _finished(step, step.move),
        "one-by-one": _is_one_by_one,
        "which-tile": _is_which_tile,
        "which-partner": lambda step: any(_rivals(step)),
        "two-at-once": lambda step: len(_finished(step, step.move)) == 2,
        "pair": lambda step: any(
            len(step.table.groups[number]) == 2 for number in _finished(step, step.move)
        ),
    },
    Levels.family.key: {
        "spared": lambda step: step.move.verb == REFILL and any(step.game.kills(step.table)),
        "whom": _is_whom,
        "left-lying": _is_left_there,
        "which-three": _is_which_three,
        "closing-up": _is_closing_up,
        "round-the-end": _is_round_the_end,
    },
    Trigrams.family.key: {
        "costs-now": _costs_now,
        "two-not-three": lambda step: any(m.tiles > step.move.tiles for m in step.others),
        "three-not-two": lambda step: any(m.tiles < step.move.tiles for m in step.others),
        "freed-first": _is_freed_first,
    },
}

POINT_KEYS = frozenset(
    {FIND, *(key for kinds in (_OF_LINES, _OF_STEPS) for own in kinds.values() for key in own)}
)
