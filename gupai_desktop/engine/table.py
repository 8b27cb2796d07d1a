"""A position: which tiles lie in which group, in what order (docs/texts.md, “Board”).

A table never changes; a move makes another one.  Its text joins the groups with
`` | ``; a group that is out of play is ``-``, an empty one that is not ``.``, as
is a place that a tile has left, and a table in the middle of a turn ends with ``@`` and how far
the turn is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from gupai_desktop.engine.tiles import FACE, FACES, TILE, TILES, Face, Tile, copies_of, read_tile
from gupai_desktop.engine.words import TOO_MUCH, BadText, Words, counted, unfit, words

Group = tuple[Tile, ...]

#: A board has at most each tile in a group of its own, and one group of those that are taken;
#: a text with more is not read to its end.
MAX_GROUPS = len(TILES) + 1
#: What the text of a board may have; a set written out takes less than 200, a program's 1000.
MAX_OF_BOARD = 2000


@dataclass(frozen=True, slots=True)
class Table:
    """An immutable position.

    `done` numbers the groups that are out of play; `stage` is how far the turn
    has come, 0 at its start: what it counts is the game's own affair.  `gaps` are the groups
    and places that tiles have left; the tiles beyond keep their places.  In some games the last
    group is a heap of what has been taken, and is not written while it is empty.

    >>> table = Table.parse("66 21 | 42 66")
    >>> [str(tile) for tile in table.groups[1]], table.place_of(TILE["66b"])
    (['42', '66b'], (1, 1))
    >>> str(table.with_groups({0: table.groups[1], 1: table.groups[0]}))
    '42 66b | 66a 21'
    """

    groups: tuple[Group, ...]
    done: frozenset[int] = frozenset()
    stage: int = 0
    gaps: frozenset[tuple[int, int]] = frozenset()
    has_heap: bool = False

    @classmethod
    def of_faces(cls, groups: Iterable[Iterable[Face]]) -> Table:
        """Return the table of these groups, the first copy of a face lettered ``a``."""
        waiting = {face: list(copies_of(face)) for face in FACES}
        return cls(tuple(tuple(waiting[face].pop(0) for face in group) for group in groups))

    @property
    def tiles(self) -> Iterator[Tile]:
        """Every tile that lies on the table, in reading order."""
        return (tile for group in self.groups for tile in group)

    @property
    def rows(self) -> tuple[tuple[Tile | None, ...], ...]:
        """The groups place by place, None where a tile has left its place."""
        if not self.gaps:
            return self.groups
        gaps = Counter(group for group, _ in self.gaps)
        rows = []
        for number, group in enumerate(self.groups):
            waiting, size = iter(group), len(group) + gaps[number]
            rows.append(
                tuple(
                    None if (number, place) in self.gaps else next(waiting)
                    for place in range(size)
                )
            )
        return tuple(rows)

    def place_of(self, tile: Tile) -> tuple[int, int]:
        """Return the group a tile lies in and its place there, both from 0.

        Raises `KeyError` for a tile that is not on this table.
        """
        for number, row in enumerate(self.rows):
            if tile in row:
                return number, row.index(tile)
        raise KeyError(tile)

    def with_taken(self, tiles: Iterable[Tile], size: int) -> Table:
        """Return this table with some tiles on the heap, where `size` places are for each take."""
        taken, full = tuple(sorted(tiles, key=lambda tile: tile.order)), len(self.rows[-1])
        lying, heap = set(self.tiles), len(self.groups) - 1
        gaps = {self.place_of(tile) for tile in taken if tile in lying}
        gaps |= {(heap, place) for place in range(full, full + -full % size)}
        groups = [tuple(tile for tile in group if tile not in taken) for group in self.groups]
        groups[heap] += taken
        return replace(self, groups=tuple(groups), gaps=self.gaps | gaps)

    def with_groups(
        self,
        changed: Mapping[int, Group],
        *,
        done: frozenset[int] | None = None,
        stage: int | None = None,
    ) -> Table:
        """Return this table with some groups replaced; with other groups done, another stage."""
        return Table(
            tuple([changed.get(number, group) for number, group in enumerate(self.groups)]),
            self.done if done is None else done,
            self.stage if stage is None else stage,
            self.gaps,
            self.has_heap,
        )

    def laid(self, order: Sequence[Tile]) -> Table:
        """Return this table with some of its tiles in another order."""
        places = (tile for tile in self.tiles if tile in order)
        laid = dict(zip(places, order, strict=True))
        groups = tuple(tuple(laid.get(tile, tile) for tile in group) for group in self.groups)
        return replace(self, groups=groups)

    def with_copies_in_order(self) -> Table:
        """Return this table with the first copy that is read of every face lettered ``a``."""
        faces = ((tile.face for tile in group) for group in self.groups)
        return replace(self, groups=Table.of_faces(faces).groups)

    def __str__(self) -> str:
        return _text_of(self)

    @classmethod
    def parse(cls, text: str) -> Table:
        """Return the table that a board's text describes.

        Raises `BadText` with the place of what is not a tile or comes too often.
        """
        body, _, stage = text.partition("@")
        rows = [row.split() for row in body.split("|", MAX_GROUPS)]
        if len(rows) > MAX_GROUPS:
            raise BadText(TOO_MUCH)
        tiles = iter(_lettered(_texts_of_tiles(rows)))
        groups = tuple(tuple(next(tiles) for text in row if text not in _MARKS) for row in rows)
        gaps = frozenset(
            (number, place)
            for number, row in enumerate(rows)
            for place, text in enumerate(row)
            if text == "." and len(row) > 1
        )
        if stage and not (stage.strip().isdecimal() and len(stage) < 4):
            raise wrong_stage(stage)
        done = frozenset(number for number, row in enumerate(rows) if row == ["-"])
        return cls(groups, done, int(stage or 0), gaps)


@lru_cache(maxsize=16)  # that of an opening is asked for again and again
def _text_of(table: Table) -> str:
    in_order = dict(zip(table.tiles, table.with_copies_in_order().tiles, strict=True))
    rows = table.rows[:-1] if table.has_heap and not table.groups[-1] else table.rows
    text = " | ".join(
        " ".join(
            str(tile.face if in_order[tile] == tile else tile) if tile else "." for tile in row
        )
        or ("-" if number in table.done else ".")
        for number, row in enumerate(rows)
    )
    return f"{text} @{table.stage}" if table.stage else text


def wrong_tile(group: int, place: int, error: Words) -> BadText:
    """Return the error that is in a place of a group, both counted from 1."""
    return BadText(
        words("tile {place} of group {group}: {error}", place=place, group=group, error=error)
    )


def too_many(tile: str, copies: int, found: int) -> BadText:
    """Return the error that a tile, as it is written, lies on a board too often."""
    return BadText(
        counted(
            "the set has only %n tile(s) {face}; this board has {found}",
            copies,
            face=tile,
            found=found,
        )
    )


def no_tile(place: tuple[int, int], mark: str) -> BadText:
    """Return the error that a mark stands where there is no place without a tile."""
    group, number = place
    return wrong_tile(group + 1, number + 1, words("{text} is not a tile", text=mark))


def wrong_stage(stage: object) -> BadText:
    """Return the error that no such stage of a turn is known."""
    return BadText(unfit(f"@{stage}"))


#: An empty group in play, or a place that a tile has left; a group that is out of play.
_MARKS = (".", "-")


def _texts_of_tiles(rows: list[list[str]]) -> list[str]:
    """Return the texts of the tiles; refuse what is not a tile, saying where it stands."""
    texts = []
    for number, row in enumerate(rows, 1):
        if not row:
            raise BadText(words("group {group} is empty", group=number))
        if len(row) == 1 and row[0] in _MARKS:
            continue
        for place, text in enumerate(row, 1):
            if text == ".":
                continue
            if text not in FACE:
                try:
                    read_tile(text)
                except BadText as error:
                    raise wrong_tile(number, place, error.words) from None
            texts.append(text)
    return texts


def _lettered(texts: list[str]) -> list[Tile]:
    """Return the tiles; those without a letter get the copies that are left."""
    lettered = [TILE[text] for text in texts if text in TILE]
    found = Counter(TILE[text].face if text in TILE else FACE[text] for text in texts)
    most = [(face, times, face.copies) for face, times in found.items()]
    for kind, times, copies in (*most, *((tile, n, 1) for tile, n in Counter(lettered).items())):
        if times > copies:
            raise too_many(str(kind), copies, times)
    free = {face: [tile for tile in copies_of(face) if tile not in lettered] for face in FACES}
    return [TILE[text] if text in TILE else free[FACE[text]].pop(0) for text in texts]
