"""The parts of lessons, and the small games at which they are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum, auto
from itertools import chain, combinations
from typing import ClassVar

from gupai_desktop.engine.combinations import Combination, combination
from gupai_desktop.engine.explain import (
    Faces,
    explain_no_combination,
    faces_in_order,
    faces_of,
    faces_text,
)
from gupai_desktop.engine.game import Family, Game
from gupai_desktop.engine.layout import WIDE, Layout, Place
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import GroupLabel, Narrator
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, TILES, Suit, Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games.levels import Levels
from gupai_desktop.games.trigrams import Trigrams, arm_place, heap_place
from gupai_desktop.games.zen import Zen


class TaskAction(Enum):
    """A thing to do: select a tile, make a combination, play a move, undo, ask for a hint, win."""

    SELECT = auto()
    MAKE = auto()
    MOVE = auto()
    UNDO = auto()
    HINT = auto()
    WIN = auto()


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do, and the sentence that asks for it.

    A certain move is marked on the table, and so are the tiles one of which is to be selected.
    """

    words: Words
    action: TaskAction
    move: Move | None = None
    kind: Combination | None = None
    tiles: frozenset[Tile] = frozenset()

    @classmethod
    def of_move(cls, asked: Words, move: str) -> Task:
        """The task to play this move, given as text."""
        return cls(asked, TaskAction.MOVE, Move.parse(move))

    @property
    def marked(self) -> frozenset[Tile]:
        """The tiles that are marked until something is selected."""
        return self.move.tiles if self.move else self.tiles

    def is_done_by(self, game: Game, move: Move) -> bool:
        """Return whether a move is what is asked for, or may lead to it."""
        if self.action is TaskAction.MAKE:
            return made_by(game, move) == self.kind
        return self.action is TaskAction.WIN or move == self.move


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: a title and a text, a board with the moves played on it, and the tasks.

    `pointed` are the tiles that the text speaks of; `praise` is said when all is done.
    """

    title: Words
    text: Words
    board: str
    tasks: tuple[Task, ...] = ()
    praise: Words | None = None
    played: tuple[Move, ...] = ()
    pointed: frozenset[Tile] = frozenset()
    native: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps at one small game; `ends` is the number of ends to draw under the table."""

    name: Words
    game: Game
    steps: tuple[LessonStep, ...]
    ends: int = 0


def tiles_of(text: str) -> frozenset[Tile]:
    return frozenset(TILE[code] for code in text.split())


def faces_by(move: Move) -> Faces:
    return faces_in_order(move.tiles)


def made_by(game: Game, move: Move) -> Combination | None:
    """Return the combination that the tiles of a move form in a game, if any."""
    return combination(game.rules.triplet_rule, faces_by(move))


def _some(codes: str) -> tuple[Tile, ...]:
    """These tiles in the order of the set."""
    wanted = codes.split()
    return tuple(tile for tile in TILES if str(tile) in wanted)


class SmallZen(Zen):
    """Four triplets round a pair."""

    id = "zen.lesson"
    name = Zen.family.name
    native = ""
    summary = name
    tiles = _some("44a 43 41 11a 22a 33a 66a 66b 63 61a 54 32 42 21")
    places = (*(Place(x, y, 3) for y in (0, 1.34) for x in (0, 6.4)), Place(3.7, 0.67, 2))


class SmallLevels(Levels):
    """Three generals over two levels: one kill has to be double."""

    id = "levels.lesson"
    name = Levels.family.name
    native = ""
    summary = name
    tiles = _some("33a 44a 44b 55a 52 31a 61a 54 32 11a 53 41 65a 65b 66a 66b 63 43 22a")
    general_count, level_count, level_size = 3, 2, 7


class SmallTrigrams(Trigrams):
    """Two arms, one opposite the other."""

    id = "trigrams.lesson"
    name = Trigrams.family.name
    native = ""
    summary = name
    tiles = _some("66a 66b 63 42 21 44a 31a 31b")
    shape = (4, 4)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        return (Layout(WIDE, (arm_place(6, 1, 0), arm_place(2, 1, 0), heap_place(4, 0.34))),)


MAKE = "make"


class Making(Game):
    """Tiles lie open, and some of them are laid together: one pair, or one triplet.

    The last group is where it is made; the others are what it is made of.
    """

    family = Family("making", words("Lessons"), "", rank=0)
    verbs: ClassVar[Mapping[str, Words]] = {MAKE: words("Lay together")}
    has_named_groups = True
    #: How many tiles are laid together.
    size: ClassVar[int]
    places: ClassVar[tuple[Place, ...]]
    #: What every group is called, and which names stand beside their groups.
    names: ClassVar[tuple[Words, ...]]
    captioned: ClassVar[tuple[int, ...]]

    def narrator(self, table: Table) -> MakingNarrator:
        return MakingNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        return (Layout(WIDE, self.places),)

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Every combination that the tiles make, until one is made."""
        if table.groups[-1]:
            return ()
        groups = combinations(chain(*table.groups[:-1]), self.size)
        made = (tiles for tiles in groups if combination(self.triplets, faces_of(tiles)))
        return tuple(Move.of_tiles(MAKE, tiles) for tiles in made)

    def after(self, table: Table, move: Move) -> Table:
        """The tiles lie together, the gaps that they leave being closed."""
        made = tuple(tile for tile in table.tiles if tile in move.tiles)
        left = (tuple(tile for tile in row if tile not in made) for row in table.groups[:-1])
        return Table((*left, made))

    def is_won(self, table: Table) -> bool:
        return bool(table.groups[-1])


class MakingNarrator(Narrator):
    """All that a player reads of one table of `Making`."""

    game: Making

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        faces = faces_of(tile for tile in self.table.tiles if tile in tiles)
        if self.game.is_won(self.table) or len(faces) > self.game.size:
            return ()
        if len(faces) == self.game.size:
            made = combination(self.game.triplets, faces)
            return () if made else (explain_no_combination(faces),)
        none = words("No tile here completes {tiles}.", tiles=faces_text(faces))
        return (none,)

    @property
    def labels(self) -> tuple[GroupLabel, ...]:
        names = enumerate(self.game.names)
        rows = [
            GroupLabel(name) if n in self.game.captioned else GroupLabel() for n, name in names
        ]
        made = combination(self.game.triplets, faces_of(self.table.groups[-1]))
        return (
            *rows[:-1],
            GroupLabel(made.name, made.native, is_sealed=True) if made else rows[-1],
        )

    def title(self, group: int) -> Words:
        return self.labels[group].caption or self.game.names[group]

    @property
    def tally(self) -> Words:
        return self.title(len(self.table.groups) - 1)


#: How far the rows of one kind are apart.
_ROW = 1.1
_CIVIL, _MILITARY = words("Civil tiles"), words("Military tiles")


class WholeSet(Making):
    """All tiles, the civil and the military ones, and room for a pair."""

    id = "making.pairs"
    name = words("Tiles")
    native = ""
    summary = name
    size = 2
    places = (
        *(Place(0, y, 11) for y in (0, _ROW)),
        *(Place(12, y, 5) for y in (0, _ROW)),
        Place(18.5, _ROW / 2, 2),
    )
    names = (_CIVIL, _CIVIL, _MILITARY, _MILITARY, words("A pair"))
    captioned = (1, 3, 4)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """The tiles by their suits, those of a face under each other."""
        civil = [tile for tile in tiles if tile.face.suit is Suit.CIVIL]
        military = [tile for tile in tiles if tile.face.suit is Suit.MILITARY]
        rows = (row[start::2] for row in (civil, military) for start in (0, 1))
        return Table((*map(tuple, rows), ()))


class MakeableTriplets(Making):
    """Tiles of which triplets of every kind can be made."""

    id = "making.triplets"
    name = words("Triplets")
    native = ""
    summary = name
    tiles = _some("66a 66b 63 65a 65b 44a 61a 54 32 11a 22a 33a 62 55a 53 52 31a")
    size = 3
    places = (Place(0, 0, 9), Place(0.5, _ROW, 8), Place(10, _ROW / 2, 3))
    names = (*[words("Tiles")] * 2, words("A triplet"))
    captioned = (2,)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        return Table((tiles[:9], tiles[9:], ()))
