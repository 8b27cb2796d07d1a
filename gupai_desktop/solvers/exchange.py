"""Zen on small integers: which boards an exchange leads to, and how far they are from won.

A group is the number under which its faces are known here, whatever order they
lie in; a state is the sorted tuple of its groups' numbers.  Places do not
matter for the goal "every group valid", so two boards that differ only in them
are one state.  What two groups can exchange depends on these two only, and is
worked out once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from gupai_desktop.engine.combinations import TripletRule, combination
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, Face, Tile
from gupai_desktop.games.zen import EXCHANGE, Zen

State = tuple[int, ...]
Faces = tuple[int, ...]

_NUMBER: dict[Face, int] = {face: number for number, face in enumerate(FACES)}
_COPIES: tuple[int, ...] = tuple(face.copies for face in FACES)


class Step(NamedTuple):
    """Two groups after an exchange, and the faces that left each of them."""

    one: int
    other: int
    leaving_one: Faces
    leaving_other: Faces


class Groups:
    """All groups that the set allows under one triplet rule, and what they can exchange.

    They are numbered once and for all: what a search looks at first rests on the
    numbers, and must not rest on the boards that were studied before.
    """

    def __init__(self, rule: TripletRule) -> None:
        #: Every valid pair and triplet that the set allows, faces ascending.
        self.valid = _valid_groups(rule)
        #: For what is left of a valid group without one face: the faces, as bits,
        #: each of which makes it valid.
        self._takers: dict[Faces, int] = {}
        for faces in self.valid:
            for face in faces:
                rest = _without(faces, face)
                self._takers[rest] = self._takers.get(rest, 0) | 1 << face
        self.faces: list[Faces] = [*_groups_of(2), *_groups_of(3)]
        self._numbers: dict[Faces, int] = {faces: n for n, faces in enumerate(self.faces)}
        self.is_valid: list[bool] = [faces in self.valid for faces in self.faces]
        self._exits: list[list[tuple[int, int]] | None] = [None] * len(self.faces)
        #: What `steps` and `can_exchange` have found, by both numbers; a search looks here first.
        self.known_steps: dict[int, list[Step]] = {}
        self.known_meets: dict[int, bool] = {}
        self._is_stuck: dict[int, bool] = {}

    def number(self, faces: Faces) -> int:
        """The number of a group of these faces, in any order."""
        return self._numbers[tuple(sorted(faces))]

    def exits(self, group: int) -> list[tuple[int, int]]:
        """The faces of a group that can be replaced, each with what may come in its place."""
        found = self._exits[group]
        if found is None:
            faces = self.faces[group]
            every = ((face, _without(faces, face)) for face in dict.fromkeys(faces))
            found = self._exits[group] = [
                (face, self._takers[rest]) for face, rest in every if rest in self._takers
            ]
        return found

    def steps(self, one: int, other: int) -> list[Step]:
        """Every exchange of two groups, but those that come to the same sets."""
        key = one << 16 | other
        found = self.known_steps.get(key)
        if found is None:
            found = self._singles(one, other)
            if len(self.faces[one]) != len(self.faces[other]):
                found += self._doubles(one, other)
            self.known_steps[key] = found
        return found

    def _singles(self, one: int, other: int) -> list[Step]:
        found = []
        for face, takes in self.exits(one):
            for arriving, gives in self.exits(other):
                if face != arriving and takes >> arriving & 1 and gives >> face & 1:
                    left = self.number((*_without(self.faces[one], face), arriving))
                    right = self.number((*_without(self.faces[other], arriving), face))
                    if {left, right} != {one, other}:
                        found.append(Step(left, right, (face,), (arriving,)))
        return found

    def _doubles(self, one: int, other: int) -> list[Step]:
        """Both tiles of a pair for two of a triplet.

        Two for two between triplets gives the same sets as one for one, and
        between pairs only changes their places.
        """
        triplet, pair = self.faces[one], self.faces[other]
        if len(triplet) == len(pair):
            return []
        if len(triplet) < len(pair):
            return [Step(b, a, y, x) for a, b, x, y in self._doubles(other, one)]
        found = []
        for staying in dict.fromkeys(triplet):
            leaving = _without(triplet, staying)
            left, right = self.number((*pair, staying)), self.number(leaving)
            if self.is_valid[left] and self.is_valid[right] and right != other:
                found.append(Step(left, right, leaving, pair))
        return found

    def can_exchange(self, one: int, other: int) -> bool:
        """Whether two groups, one of them invalid, can exchange at all."""
        key = one << 16 | other
        found = self.known_meets.get(key)
        if found is None:
            found = self.known_meets[key] = self._meet(one, other)
        return found

    def _meet(self, one: int, other: int) -> bool:
        for face, takes in self.exits(one):
            for arriving, gives in self.exits(other):
                if takes >> arriving & 1 and gives >> face & 1:
                    return True
        return len(self.faces[one]) != len(self.faces[other]) and bool(self._doubles(one, other))

    def is_stuck(self, group: int) -> bool:
        """Whether no exchange with any valid group would mend an invalid one.

        It can then be mended only together with another invalid group.
        """
        found = self._is_stuck.get(group)
        if found is None:
            found = not self._single_mends(group) and not self._double_mends(group)
            self._is_stuck[group] = found
        return found

    def _single_mends(self, group: int) -> bool:
        """Whether one tile of some valid group would mend an invalid one, and it that."""
        faces = self.faces[group]
        for face, takes in self.exits(group):
            for rest, gives in self._takers.items():
                common = takes & gives if gives >> face & 1 else 0
                while common:
                    arriving = (common & -common).bit_length() - 1
                    if _fit((*faces, *rest, arriving)):
                        return True
                    common &= common - 1
        return False

    def _double_mends(self, group: int) -> bool:
        """Whether some valid pair for two tiles of a triplet, or the reverse, would."""
        return any(
            self._doubles(group, self.number(partner))
            for partner in self.valid
            if len(partner) != len(self.faces[group]) and _fit(self.faces[group] + partner)
        )


@cache
def groups_under(rule: TripletRule) -> Groups:
    """The groups under a rule, shared by all problems of this process."""
    return Groups(rule)


def _valid_groups(rule: TripletRule) -> frozenset[Faces]:
    return frozenset(
        faces
        for faces in (*_groups_of(2), *_groups_of(3))
        if combination(rule, tuple(FACES[face] for face in faces))
    )


def _groups_of(size: int) -> list[Faces]:
    """Every group of so many faces that the set allows, in a fixed order."""
    return list(filter(_fit, combinations_with_replacement(range(len(FACES)), size)))


class ExchangeProblem:
    """One board of Zen as a search problem: reach a board of valid groups only."""

    def __init__(self, game: Zen, table: Table) -> None:
        self._game = game
        self._table = table
        self.groups = groups_under(game.rules.triplet_rule)
        self._matchings: dict[State, int] = {}
        self._lost: dict[State, bool] = {}

    def start(self) -> State:
        """The state of the board."""
        return self.state(self._table)

    def state(self, table: Table) -> State:
        """The state of any table of this game."""
        return tuple(sorted(map(self._number, table.groups)))

    def _number(self, group: tuple[Tile, ...]) -> int:
        return self.groups.number(tuple(_NUMBER[tile.face] for tile in group))

    def invalid(self, state: State) -> State:
        """The groups of a state that are not valid."""
        is_valid = self.groups.is_valid
        return tuple([group for group in state if not is_valid[group]])

    def is_goal(self, state: State) -> bool:
        """Whether every group is valid."""
        return not self.invalid(state)

    def successors(self, state: State) -> list[State]:
        """Every state that one exchange leads to."""
        found: list[State] = []
        known, steps = self.groups.known_steps, self.groups.steps
        for left, one in enumerate(state):
            for right in range(left + 1, len(state)):
                between = known.get(one << 16 | state[right])
                for step in steps(one, state[right]) if between is None else between:
                    after = list(state)
                    after[left], after[right] = step.one, step.other
                    after.sort()
                    found.append(tuple(after))
        return found

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten.

        Every invalid group is touched once before it is valid, and an exchange
        touches two of them only if these two, untouched so far, mend each other.
        """
        invalid = self.invalid(state)
        return len(invalid) - self._matching(invalid)

    def estimate(self, state: State) -> int:
        """How far a state seems from won: the bound, and the groups without a partner now."""
        invalid = self.invalid(state)
        alone = sum(not self._has_partner(state, group) for group in invalid)
        return 3 * (len(invalid) - self._matching(invalid)) + 2 * alone

    def _has_partner(self, state: State, group: int) -> bool:
        known, base = self.groups.known_meets, group << 16
        for other in state:
            if other != group:
                meets = known.get(base | other)
                if self.groups.can_exchange(group, other) if meets is None else meets:
                    return True
        return False

    def is_hopeless(self, state: State) -> bool:
        """Whether some stuck groups can no longer all find an invalid partner each."""
        invalid = self.invalid(state)
        lost = self._lost.get(invalid)
        if lost is None:
            stuck = [group for group in invalid if self.groups.is_stuck(group)]
            lost = bool(stuck) and not self._can_cover(stuck, list(invalid))
            self._lost[invalid] = lost
        return lost

    def lost_groups(self) -> tuple[int, ...]:
        """The groups of the board, by number, that nothing on it can ever mend.

        Stuck ones, each of which finds no invalid partner even if it is free to
        choose; none where the board is lost for a longer reason.
        """
        numbers = list(map(self._number, self._table.groups))
        invalid = list(self.invalid(tuple(sorted(numbers))))
        return tuple(
            place
            for place, group in enumerate(numbers)
            if group in invalid
            and self.groups.is_stuck(group)
            and not self._can_cover([group], invalid)
        )

    def _can_cover(self, stuck: list[int], invalid: list[int]) -> bool:
        """Whether every stuck group can be paired with an invalid one that mends it."""
        if not stuck:
            return True
        first, rest = stuck[0], list(invalid)
        rest.remove(first)
        for partner in dict.fromkeys(rest):
            if self.groups.can_exchange(first, partner):
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
        for state in path[1:]:
            move = self._move(table, state)
            table = self._game.play(table, move)
            moves.append(move)
        return tuple(moves)

    def _move(self, table: Table, target: State) -> Move:
        """An exchange on the table that leads to a state."""
        numbers = list(map(self._number, table.groups))
        for left in range(len(numbers)):
            for right in range(left + 1, len(numbers)):
                for step in self.groups.steps(numbers[left], numbers[right]):
                    after = [*numbers]
                    after[left], after[right] = step.one, step.other
                    if tuple(sorted(after)) == target:
                        sides = (
                            _tiles(table.groups[left], step.leaving_one),
                            _tiles(table.groups[right], step.leaving_other),
                        )
                        return Move(EXCHANGE, sides)
        raise ValueError("the path does not follow from the board")


def _without(faces: Faces, face: int) -> Faces:
    """The faces but one; those that are left stay sorted."""
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def _fit(faces: Faces) -> bool:
    """Whether the set has all these tiles."""
    return all(faces.count(face) <= _COPIES[face] for face in faces)


def _tiles(group: tuple[Tile, ...], faces: Faces) -> tuple[Tile, ...]:
    """Tiles of a group with these faces."""
    waiting = list(faces)
    found = []
    for tile in group:
        if _NUMBER[tile.face] in waiting:
            waiting.remove(_NUMBER[tile.face])
            found.append(tile)
    return tuple(found)
