"""A second proof of problems, written from docs/problems.md alone, as plainly as it stands there.

It asks a game for its moves and its goals, and knows nothing else of the program but the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.goals import counting_groups
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table

#: A game, which is asked for what every game of the engine knows.
Game = Any
Step = tuple[Move, Table]
#: The faces of a group, and of all groups.
Faces = tuple[Any, ...]
Board = tuple[Faces, ...]


class Proof:
    """All lines of a board that solve it."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game, self.table = game, table
        self.is_zen, self.has_points = game.id.startswith("zen"), game.most_score > 0
        self.par = self._most(table) if self.has_points else self._fewest()

    def _fewest(self) -> int:
        return next(n for n in range(1, 11) if self._wins(self._key(self.table), self.table, n))

    def _key(self, table: Table) -> Any:
        if self.is_zen:
            return board_of(table)
        return table.gaps if self.has_points else table

    @cached_property
    def _known(self) -> dict[Hashable, bool]:
        return {}

    def _wins(self, key: Any, table: Table | None, left: int) -> bool:
        """Return whether a position is won in just that many moves."""
        if (key, left) not in self._known:
            self._known[key, left] = (
                self._wins_board(key, left) if self.is_zen else self._wins_table(table, left)
            )
        return self._known[key, left]

    def _wins_table(self, table: Any, left: int) -> bool:
        game = self.game
        if game.is_won(table) or not left:
            return not left and bool(game.is_won(table))
        return any(
            self._wins(after, after, left - 1)
            for after in (game.after(table, move) for move in game.moves(table))
        )

    def _wins_board(self, board: Board, left: int) -> bool:
        if least(self.game, board) > left:
            return False
        if not left:
            return True
        return any(self._wins(after, None, left - 1) for after in afters(self.game, board))

    @cached_property
    def _bests(self) -> dict[Hashable, int]:
        return {}

    def _most(self, table: Table) -> int:
        """Return the most points that clear a table, 0 if it cannot be cleared."""
        if self.game.is_won(table):
            return int(self.game.score(table))
        if table.gaps not in self._bests:
            after = (self.game.after(table, move) for move in self.game.moves(table))
            own = self.game.score(table)
            rests = [(self._most(one), self.game.score(one)) for one in after]
            # What is yet to come is the same, however the tiles that are gone were taken.
            self._bests[table.gaps] = max(
                (most - 2 * own for most, _ in rests if most), default=-(10**6)
            )
        return max(0, self._bests[table.gaps] + 2 * int(self.game.score(table)))

    @cache  # noqa: B019
    def right(self, table: Table, left: int) -> tuple[Step, ...]:
        """Return the moves that can be the next of a solution, each with the table after it."""
        if self.game.is_won(table):
            return ()
        every = ((move, self.game.after(table, move)) for move in self.game.moves(table))
        if self.has_points:
            most = self._most(table)
            return tuple(step for step in every if self._most(step[1]) == most)
        return tuple(step for step in every if self._wins(self._key(step[1]), step[1], left - 1))

    @cached_property
    def solutions(self) -> int:
        """The number of solutions, up to two."""
        return len(self._ways(self.table, self.par, {}))

    def _ways(self, table: Table, left: int, known: dict[Any, set[Any]]) -> set[Any]:
        if self.game.is_won(table):
            return {()}
        key = self._key(table)
        if key not in known:
            found, told = set[Any](), set[Any]()
            for move, after in self.right(table, left):
                if self.is_zen and self._key(after) in told:
                    continue
                told.add(self._key(after))
                effect = self._effect(table, move, after)
                for way in self._ways(after, left - 1, known):
                    found.add(tuple(sorted((*way, effect))))
            known[key] = set(sorted(found)[:2])
        return known[key]

    def _effect(self, table: Table, move: Move, after: Table) -> str:
        """Return what a move does."""
        if not self.is_zen:
            return str(move)
        before, then = Counter(board_of(table)), Counter(board_of(after))
        return str(
            [
                sorted(map(str, (one - two).elements()))
                for one, two in ((before, then), (then, before))
            ]
        )

    def has(self, point: str) -> bool:
        """Return whether a point holds."""
        if point in HAPPENINGS:
            return not self._escapes(self.table, self.par, HAPPENINGS[point], frozenset(), set())
        return self._come(self.table, self.par, POSITIONS[point], {})

    def _escapes(
        self, table: Table, left: int, happens: Happening, past: Any, seen: set[Any]
    ) -> bool:
        """Return whether a line goes to its end without that."""
        if self.game.is_won(table):
            return True
        key = tuple(map(frozenset, table.groups)), table.stage, past
        if key in seen:
            return False
        seen.add(key)
        for move, after in self.right(table, left):
            later = happens(self, table, move, after, past)
            if later is not None and self._escapes(after, left - 1, happens, later, seen):
                return True
        return False

    def _come(
        self, table: Table, left: int, is_of: Callable[[Here], bool], known: dict[Any, bool]
    ) -> bool:
        """Return whether all lines come to a position of which a point holds."""
        if self.game.is_won(table):
            return False
        key = self._key(table)
        if key not in known:
            right = self.right(table, left)
            known[key] = is_of(Here(self, table, left)) or all(
                self._come(after, left - 1, is_of, known) for _, after in right
            )
        return known[key]

    @cached_property
    def goal(self) -> Any:
        """The goal that is reached in the end."""
        table, left = self.table, self.par
        while not self.game.is_won(table):
            (_, table), *_ = self.right(table, left)
            left -= 1
        goals = zip(self.game.goals, self.game.aims(table), strict=True)
        return next((goal for goal, aims in goals if all(a.is_reached for a in aims)), None)

    def done(self, table: Table) -> frozenset[int]:
        faces = [tuple(tile.face for tile in group) for group in table.groups]
        valid = [n for n, group in enumerate(faces) if is_valid(self.game, group)]
        if self.goal is None:
            return frozenset(valid)
        return counting_groups(self.goal, faces, valid, self.game.fits)


# Zen by the faces of its groups.


def board_of(table: Table) -> Board:
    groups = (tuple(sorted((tile.face for tile in group), key=str)) for group in table.groups)
    return tuple(sorted(groups, key=str))


@cache
def is_valid(game: Game, faces: Faces) -> bool:
    return combination(game.triplets, faces) is not None


@cache
def exchanges(game: Game, one: Faces, other: Faces) -> frozenset[Board]:
    """Return what two groups can become by an exchange."""
    found = set()
    for size in (1, 2):
        for left in combinations(range(len(one)), size):
            for right in combinations(range(len(other)), size):
                first = [one[n] for n in range(len(one)) if n not in left]
                second = [other[n] for n in range(len(other)) if n not in right]
                first += [other[n] for n in right]
                second += [one[n] for n in left]
                made = tuple(
                    sorted((tuple(sorted(faces, key=str)) for faces in (first, second)), key=str)
                )
                if made != tuple(sorted((one, other), key=str)) and all(
                    is_valid(game, faces) for faces in made
                ):
                    found.add(made)
    return frozenset(found)


def afters(game: Game, board: Board) -> Iterator[Board]:
    """Yield every board after an exchange, once."""
    for one, other in dict.fromkeys(combinations(board, 2)):
        left = list(board)
        left.remove(one)
        left.remove(other)
        for made in exchanges(game, one, other):
            yield tuple(sorted((*left, *made), key=str))


def least(game: Game, board: Board) -> int:
    """Return a lower bound on the moves: each mends two groups at most, if these exchange."""
    invalid = tuple(group for group in board if not is_valid(game, group))
    return max(touches(game, invalid), (lacking(game, board) + 1) // 2)


@cache
def touches(game: Game, invalid: Board) -> int:
    if not invalid:
        return 0
    first, *rest = invalid
    alone = 1 + touches(game, tuple(rest))
    paired = (
        1 + touches(game, tuple(rest[:n] + rest[n + 1 :]))
        for n, other in enumerate(rest)
        if exchanges(game, first, other)
    )
    return min([alone, *paired])


@cache
def fits(game: Game, goal: int, wanted: int, faces: Faces) -> bool:
    return bool(game.fits(game.goals[goal][wanted], faces))


def lacking(game: Game, board: Board) -> int:
    """Return how many groups the nearest goal lacks."""
    return min(
        (
            sum(
                max(0, wanted.count - sum(fits(game, number, kind, group) for group in board))
                for kind, wanted in enumerate(goal)
            )
            for number, goal in enumerate(game.goals)
        ),
        default=0,
    )


# The points.


class Here:
    """A position on a line: what is right and what is wrong there."""

    def __init__(self, proof: Proof, table: Table, left: int) -> None:
        self.proof, self.game, self.table, self.left = proof, proof.game, table, left
        self.right = proof.right(table, left)
        own = {move for move, _ in self.right}
        self.legal = set(self.game.moves(table))
        self.wrong = self.legal - own

    def next(self, after: Table) -> tuple[Step, ...]:
        return self.proof.right(after, self.left - 1)

    def groups(self, move: Move) -> frozenset[int]:
        """Return the groups in which a move has tiles."""
        return frozenset(n for n, g in enumerate(self.table.groups) if move.tiles & set(g))

    def more(self, move: Move) -> int:
        """Return how many groups more are done after a move."""
        done = self.proof.done
        return len(done(self.game.after(self.table, move))) - len(done(self.table))

    def every(self, is_so: Callable[[Move, Table], object]) -> bool:
        return all(is_so(move, after) for move, after in self.right)

    def points(self, move: Move) -> int:
        return int(self.game.score(self.game.after(self.table, move))) if self.left else 0


def find_it(here: Here) -> bool:
    ends = {here.proof._key(after) for _, after in here.right}
    return len(ends) == 1 and len(here.legal) >= 6


def which_tile(here: Here) -> bool:
    def is_so(move: Move, after: Table) -> bool:
        same = [m for m in here.wrong if here.groups(m) == here.groups(move)]
        others = [a for m, a in here.right if here.groups(m) == here.groups(move)]
        return any(here.more(m) == here.more(move) for m in same) and all(
            board_of(a) == board_of(after) for a in others
        )

    return here.every(is_so)


def which_partner(here: Here) -> bool:
    done = here.proof.done(here.table)

    def is_so(move: Move, _after: Table) -> bool:
        own = here.groups(move)

        def elsewhere(group: int, moves: Any) -> list[Move]:
            return [m for m in moves if group in here.groups(m) and here.groups(m) != own]

        return any(
            any(here.more(m) == here.more(move) for m in elsewhere(group, here.wrong))
            and not elsewhere(group, [m for m, _ in here.right])
            for group in (own - done or own)
        )

    return here.every(is_so)


def the_pair(here: Here) -> bool:
    undone = set(range(len(here.table.groups))) - here.proof.done(here.table)
    is_pair = [len(here.table.groups[n]) for n in undone] == [2]
    return here.left == 1 and is_pair and here.every(lambda m, _: len(m.tiles) == 2)


def has_rival(verb: str) -> Callable[[Here], bool]:
    return lambda here: here.every(
        lambda move, _: (
            move.verb == verb
            and any(wrong.verb == verb and wrong.tiles & move.tiles for wrong in here.wrong)
        )
    )


def refills(verb: str) -> Callable[[Here], bool]:
    return lambda here: (
        here.every(lambda move, _: move.verb == "refill")
        and any(move.verb == verb for move in here.legal)
    )


def round_the_end(here: Here) -> bool:
    def is_so(move: Move, _after: Table) -> bool:
        if move.verb != "take":
            return False
        level = next(group for group in here.table.groups[:-1] if move.tiles <= set(group))
        runs = [set(level[n : n + 3]) for n in range(len(level) - 2)]
        ends = {level[0], level[-1]} <= move.tiles
        return len(level) > 3 and ends and set(move.tiles) not in runs

    return here.every(is_so)


def freed_first(here: Here) -> bool:
    free = here.game.free(here.table)
    return here.every(
        lambda _, after: (
            here.next(after) and all(not move.tiles <= free for move, _ in here.next(after))
        )
    )


POSITIONS: dict[str, Callable[[Here], bool]] = {
    "find": find_it,
    "two-at-once": lambda here: here.every(lambda m, _: here.more(m) == 2),
    "prepared": lambda here: here.every(
        lambda _, after: here.proof.done(after) <= here.proof.done(here.table)
    ),
    "one-by-one": lambda here: (
        max(here.more(m) for m, _ in here.right) < max(map(here.more, here.wrong), default=0)
    ),
    "which-tile": which_tile,
    "which-partner": which_partner,
    "two-for-two": lambda here: here.every(
        lambda m, _: len(m.tiles) == 4 and any(m.tiles >= set(g) for g in here.table.groups)
    ),
    "pair": the_pair,
    "left-lying": refills("take"),
    "spared": refills("kill"),
    "whom": has_rival("kill"),
    "which-three": has_rival("take"),
    "closing-up": lambda here: here.every(
        lambda move, after: (
            move.verb == "take"
            and here.next(after)
            and all(m.verb == "take" and m not in here.legal for m, _ in here.next(after))
        )
    ),
    "round-the-end": round_the_end,
    "costs-now": lambda here: (
        max(here.game.points(faces(m)) for m, _ in here.right)
        < max((here.game.points(faces(m)) for m in here.wrong), default=0)
    ),
    "three-not-two": lambda here: here.every(
        lambda move, _: any(wrong.tiles < move.tiles for wrong in here.wrong)
    ),
    "two-not-three": lambda here: here.every(
        lambda move, _: any(wrong.tiles > move.tiles for wrong in here.wrong)
    ),
    "freed-first": freed_first,
}


def faces(move: Move) -> Faces:
    return tuple(tile.face for tile in sorted(move.tiles, key=lambda tile: tile.order))


#: Returns what is known of a line after a move, None once something has happened.
Happening = Callable[[Proof, Table, Move, Table, Any], Any]


def lent(_proof: Proof, table: Table, move: Move, _after: Table, gave: Any) -> Any:
    sides = {n: set(g) & move.tiles for n, g in enumerate(table.groups) if set(g) & move.tiles}
    for group in sides:
        for tile in move.tiles - sides[group]:
            if (group, tile.face) in gave:
                return None
    return gave | {(group, tile.face) for group, tiles in sides.items() for tile in tiles}


def passed_on(_proof: Proof, table: Table, move: Move, after: Table, came: Any) -> Any:
    origin = dict(came)
    for tile in move.tiles:
        (here, _), (there, _) = table.place_of(tile), after.place_of(tile)
        if origin.get(tile) not in (None, there):
            return None
        origin[tile] = here
    return frozenset(origin.items())


def given_up(proof: Proof, table: Table, _move: Move, after: Table, past: Any) -> Any:
    return past if proof.done(table) <= proof.done(after) else None


def double_kill(_proof: Proof, table: Table, _move: Move, after: Table, past: Any) -> Any:
    return None if len(table.groups[0]) - len(after.groups[0]) == 2 else past


HAPPENINGS: dict[str, Happening] = {
    "lent": lent,
    "passed-on": passed_on,
    "given-up": given_up,
    "double-kill": double_kill,
}
