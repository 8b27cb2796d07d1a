"""The parts of a lesson: steps, each with a board, a text, and things to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from gupai_desktop.engine.combinations import Combination, combination
from gupai_desktop.engine.explain import Faces, faces_in_order
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import Words


class Deed(Enum):
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
    deed: Deed
    move: Move | None = None
    kind: Combination | None = None
    tiles: frozenset[Tile] = frozenset()

    @classmethod
    def of_move(cls, asked: Words, move: str) -> Task:
        """The task to play this move, given as text."""
        return cls(asked, Deed.MOVE, Move.parse(move))

    @property
    def marked(self) -> frozenset[Tile]:
        """The tiles that are marked until something is selected."""
        return self.move.tiles if self.move else self.tiles

    def is_done_by(self, game: Game, move: Move) -> bool:
        """Return whether a move is what is asked for, or may lead to it."""
        if self.deed is Deed.MAKE:
            return made_by(game, move) == self.kind
        return self.deed is Deed.WIN or move == self.move


@dataclass(frozen=True, slots=True)
class Step:
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
    steps: tuple[Step, ...]
    ends: int = 0


def tiles_of(text: str) -> frozenset[Tile]:
    """Return the tiles that are written so."""
    return frozenset(TILE[code] for code in text.split())


def faces_by(move: Move) -> Faces:
    """Return the faces of the tiles that a move touches."""
    return faces_in_order(move.tiles)


def made_by(game: Game, move: Move) -> Combination | None:
    """Return the combination that the tiles of a move form in a game, if any."""
    return combination(game.rules.triplet_rule, faces_by(move))
