"""A second checker of proofs, written from docs/texts.md alone, as plainly as it stands there.

It asks a game for its moves and knows nothing else of the program but the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, permutations, product
from typing import Any

from gupai_desktop.engine.combinations import all_groups, combination
from gupai_desktop.engine.goals import end_boards
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, FACES

#: A game, which is asked for what every game of the engine knows.
Game = Any
Faces = tuple[Any, ...]
Some = Counter[Faces]


def holds(game: Game, text: str, board: Table) -> bool:
    """Return whether a proof holds and is one of this board."""
    lines = [_line(game, line) for line in text.splitlines() if line and not line[0].isspace()]
    return (
        bool(lines)
        and all(0 < number <= len(lines) for line in lines for number in line.rests)
        and all(line.is_right([lines[number - 1] for number in line.rests]) for line in lines)
        and lines[0].speaks_of(board)
    )


@dataclass(frozen=True)
class _Line:
    game: Game
    board: Table
    terms: str
    rests: tuple[int, ...]

    def speaks_of(self, table: Table) -> bool:
        raise NotImplementedError

    def is_right(self, others: list[_Line]) -> bool:
        raise NotImplementedError


def _line(game: Game, text: str) -> _Line:
    board, _, reason = text.partition(":")
    words, _, rests = reason.partition("->")
    kind, _, terms = words.strip().partition(" ")
    numbers = tuple(map(int, rests.split()))
    return {"moves": _Moves, "stays": _Stays, "locked": _Locked}[kind](
        game, game.parse(board), terms, numbers
    )


# Tables that are the same, lost by the rules, spent.


def _alike(game: Game, table: Table) -> Hashable:
    hidden = game.hidden(table)
    rows = [[tile and tile.face for tile in row if tile not in hidden] for row in table.rows]
    family = game.id.partition(".")[0]
    if family == "zen":
        return frozenset(Counter(_faces(group) for group in table.groups).items())
    closed = frozenset(_closed(game, table)) if family == "levels" else table.stage
    turned_down = frozenset(tile.face for tile in hidden)
    return str(rows), turned_down, tuple(sorted(table.done)), closed


def _levels(game: Game, table: Table) -> range:
    return range("kill" in game.verbs, len(table.groups) - 1)


def _closed(game: Game, table: Table) -> Iterator[int]:
    """The levels with a triplet that the turn has closed."""
    for rank, level in enumerate(_levels(game, table), 1):
        row = table.groups[level]
        if level not in table.done and rank < table.stage:
            threes = [(*row, *row)[start : start + 3] for start in range(len(row))]
            if "any-three=yes" in str(game.rules) or len(row) <= 3:
                threes = [*combinations(row, 3)]
            if any(_is_valid(game, _faces(three)) for three in threes if len(set(three)) == 3):
                yield level


def _is_lost(game: Game, table: Table) -> bool:
    if game.is_won(table):
        return False
    if game.id == "levels.guo-wu-guan":
        in_play = len(set(_levels(game, table)) - table.done)
        if not in_play <= len(table.groups[0]) <= 2 * in_play:
            return True
    return not game.moves(table)


def _is_spent(game: Game, table: Table) -> bool:
    if _is_lost(game, table):
        return True
    if game.is_won(table):
        return False
    ways = _ways(game, table)
    if len(ways) == 1 and not ways[0][0].tiles:
        return _is_spent(game, ways[0][1])
    return all(_is_lost(game, after) for _, after in ways)


def _ways(game: Game, table: Table) -> list[tuple[Move, Table]]:
    """The moves and the tables that they lead to, in every order of the hidden tiles."""
    ways: dict[Hashable, tuple[Move, Table]] = {}
    for order in permutations(game.hidden(table)):
        laid = table.laid(order)
        for move in game.moves(laid):
            after = game.after(laid, move)
            ways.setdefault(_alike(game, after), (move, after))
    return [*ways.values()]


class _Moves(_Line):
    def _tables(self) -> Iterator[Table]:
        table = self.board
        yield table
        for text in filter(None, self.terms.split(";")):
            move = Move.parse(text)
            assert move in self.game.moves(table)
            table = self.game.after(table, move)
            yield table

    def speaks_of(self, table: Table) -> bool:
        return _alike(self.game, table) in {_alike(self.game, own) for own in self._tables()}

    def is_right(self, others: list[_Line]) -> bool:
        return all(
            not self.game.is_won(table)
            and (
                _is_lost(self.game, table)
                or all(
                    any(line.speaks_of(after) for line in (self, *others))
                    or _is_spent(self.game, after)
                    for _, after in _ways(self.game, table)
                )
            )
            for table in self._tables()
        )


# Zen.


def _faces(tiles: Any) -> Faces:
    return tuple(sorted((tile.face for tile in tiles), key=FACES.index))


def _sorted(faces: Any) -> Faces:
    return tuple(sorted(faces, key=FACES.index))


@cache
def _is_valid(game: Game, faces: Faces) -> bool:
    return combination(game.triplets, faces) is not None


def _tiles_of(some: Some) -> Counter[Any]:
    return Counter(chain.from_iterable(some.elements()))


@cache
def _valid(game: Game) -> tuple[Faces, ...]:
    stock = Counter(tile.face for tile in game.tiles)
    groups = chain.from_iterable(map(all_groups, set(game.opening_sizes)))
    return tuple(
        _sorted(faces) for faces in groups if Counter(faces) <= stock and _is_valid(game, faces)
    )


@cache
def _on_won_tables(game: Game) -> frozenset[Faces]:
    """The groups that can lie on a table that is won."""
    found = set[Faces]()
    for goal in game.goals or ((),):
        if sum(wanted.count for wanted in goal) == len(game.opening_sizes):
            boards = end_boards(goal, [tile.face for tile in game.tiles], game.fits)
            found.update(_sorted(group) for board in boards for group in board)
            continue
        for faces in _valid(game):
            alike = [wanted for wanted in goal if wanted.size == len(faces)]
            is_room = sum(w.count for w in alike) < game.opening_sizes.count(len(faces))
            if is_room or any(game.fits(wanted, faces) for wanted in goal):
                found.add(faces)
    return frozenset(found)


@cache
def _exchanges(game: Game, one: Faces, other: Faces) -> list[Some]:
    """What every exchange of two groups makes of them."""
    found = list[Some]()
    for size in (1, 2):
        for left, right in product(combinations(one, size), combinations(other, size)):
            news = [
                _sorted((Counter(group) - Counter(gives) + Counter(gets)).elements())
                for group, gives, gets in ((one, left, right), (other, right, left))
            ]
            if all(_is_valid(game, new) for new in news) and Counter(news) != Counter(
                [one, other]
            ):
                found.append(Counter(news))
    return found


class _Stays(_Line):
    def _ways(self) -> list[Some]:
        return [
            Counter(_sorted(FACE[code] for code in group.split()) for group in way.split("+"))
            for way in self.terms.split("|")
        ]

    def _invalid(self, table: Table) -> Some:
        groups = map(_faces, table.groups)
        return Counter(group for group in groups if not _is_valid(self.game, group))

    def speaks_of(self, table: Table) -> bool:
        lying = Counter(map(_faces, table.groups))
        return self._invalid(table) <= self._invalid(self.board) and any(
            way <= lying for way in self._ways()
        )

    def is_right(self, others: list[_Line]) -> bool:
        del others
        ways, stock = self._ways(), Counter(tile.face for tile in self.game.tiles)
        for way in ways:
            if all(group in _on_won_tables(self.game) for group in way):
                return False
            rest = stock - _tiles_of(way)
            partners = [*_valid(self.game), *(self._invalid(self.board) - way)]
            fitting = [faces for faces in partners if Counter(faces) <= rest]
            for group in way:
                within = way - Counter([group])
                for partner in (*fitting, *within):
                    for news in _exchanges(self.game, group, partner):
                        left = within - Counter([partner]) + news
                        if not any(other <= left for other in ways):
                            return False
        return True


# Pairs.


class _Locked(_Line):
    def _lying(self) -> dict[tuple[int, int], Any]:
        return {
            (group, place): tile.face
            for group, row in enumerate(self.board.rows[:-1])
            for place, tile in enumerate(row)
            if tile and str(tile.face) in self.terms.split()
        }

    def speaks_of(self, table: Table) -> bool:
        places = self._lying().items()
        tiles = [(table.rows[group][place], face) for (group, place), face in places]
        return bool(tiles) and all(tile and tile.face == face for tile, face in tiles)

    def is_right(self, others: list[_Line]) -> bool:
        del others
        game, lying = self.game, self._lying()
        places = {
            (group, place)
            for group, row in enumerate(self.board.rows[:-1])
            for place in range(len(row))
        }
        free = [face for spot, face in lying.items() if game.is_free(spot, places - set(lying))]
        strangers = [tile.face for tile in self.board.tiles if tile.face not in lying.values()]
        pairs = chain(combinations(free, 2), product(free, strangers))
        return bool(lying) and not any(_is_valid(game, pair) for pair in pairs)
