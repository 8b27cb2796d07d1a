"""First steps in each family: what is said, on which board, and what is to be done there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.tutorial.lesson_games import SmallLevels, SmallZen


class Deed(Enum):
    """What a player can be asked to do: a certain move, undo, ask for a hint, win."""

    MOVE = auto()
    UNDO = auto()
    HINT = auto()
    WIN = auto()


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do, and how it is asked for; a certain move is marked on the table."""

    words: Words
    deed: Deed
    move: Move | None = None

    @classmethod
    def of_move(cls, asked: Words, move: str) -> Task:
        """The task to play this move, given as text."""
        return cls(asked, Deed.MOVE, Move.parse(move))


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the board, what has been played on it, what is told, what is to be done.

    `pointed` are the tiles that the text speaks of; `praise` is said when all is done.
    """

    title: Words
    text: Words
    board: str
    tasks: tuple[Task, ...] = ()
    praise: Words | None = None
    played: tuple[Move, ...] = ()
    pointed: frozenset[Tile] = frozenset()
    shows_dead: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of a family at its small game."""

    game: Game
    steps: tuple[Step, ...]


def _tiles(text: str) -> frozenset[Tile]:
    return frozenset(TILE[code] for code in text.split())


_ZEN = (
    Step(
        words("Tutorial", "Valid groups"),
        words(
            "Tutorial",
            "A group of three is valid if its six ends form a triplet, a group of two if it is "
            "a pair. A valid group bears its name and a red seal: here these are the marked "
            "three. The game is won when every group is valid.",
        ),
        "61 54 63 | 44 43 41 | 11 22 33 | 66 66 32 | 42 21",
        pointed=_tiles("44a 43 41 11a 22a 33a 42 21"),
    ),
    Step(
        words("Tutorial", "One for one"),
        words(
            "Tutorial",
            "A move exchanges tiles of two groups, and after it both of them must be valid. "
            "Here two tiles lie in each other's places.",
        ),
        "61 54 63 | 44 43 41 | 11 22 33 | 66 66 32 | 42 21",
        (
            Task.of_move(
                words(
                    "Tutorial",
                    "Exchange the marked tiles 63 and 32: drag one onto the other, or click both.",
                ),
                "exchange 63 32",
            ),
        ),
        words("Tutorial", "Five Sons and a Full Dragon. Now all groups bear their seals."),
    ),
    Step(
        words("Tutorial", "Two for two"),
        words(
            "Tutorial",
            "Two tiles may be exchanged for two. Most pairs are made that way: here the pair "
            "in the middle wants 42 and 21, the Supreme pair.",
        ),
        "61 54 32 | 44 43 41 | 42 66 21 | 11 22 33 | 66 63",
        (
            Task.of_move(
                words("Tutorial", "Click 42 and 21, and then both tiles in the middle."),
                "exchange 42+21 66b+63",
            ),
        ),
        words("Tutorial", "The Supreme pair lies in the middle, and Five Sons beside it."),
    ),
    Step(
        words("Tutorial", "Dead groups"),
        words(
            "Tutorial",
            "Some groups no exchange can ever mend. With classic triplets 41 42 33 is one of "
            "them: whichever tile goes, no other makes a triplet of it. A deal with such a "
            "group is lost from the start. You are offered one only if you ask for any deal.",
        ),
        "61 54 32 | 41 42 33 | 66 66 63 | 11 22 43 | 44 21",
        shows_dead=True,
    ),
    Step(
        words("Tutorial", "Undo and hint"),
        words(
            "Tutorial",
            "The last exchange was legal, but it has spoilt the game: nothing mends the two "
            "groups that are left. That does no harm, for every move can be taken back.",
        ),
        "43 41 54 | 33 66 63 | 61 11 22 | 44 66 32 | 42 21",
        (
            Task(words("Tutorial", "Take the exchange back: Undo, or {undo}."), Deed.UNDO),
            Task(words("Tutorial", "Now ask what to do: Hint, or {hint}."), Deed.HINT),
        ),
        words(
            "Tutorial",
            "The hint has marked an exchange that leads to a win. In a real game it is noted "
            "that you had help.",
        ),
        (Move.parse("exchange 22a 63"),),
    ),
    Step(
        words("Tutorial", "The win"),
        words(
            "Tutorial",
            "Three groups are not valid yet, and two exchanges mend them all. Look first: which "
            "tile does each group want, and what can you give for it?",
        ),
        "43 41 54 | 33 66 63 | 61 11 22 | 44 66 32 | 42 21",
        (Task(words("Tutorial", "Make every group valid. Hint helps if you want."), Deed.WIN),),
        words(
            "Tutorial",
            "Won. Watching Ten Sets has eleven groups; everything else is just as here.",
        ),
    ),
)

_LEVELS = (
    Step(
        words("Tutorial", "Three in a row"),
        words(
            "Tutorial",
            "Three generals stand over two levels, and at the foot lies the common row. Three "
            "neighbouring tiles of a level that form a triplet may be taken.",
        ),
        "33 44 11 | 55 52 31 61 54 32 53 | 41 65 66 66 63 65 44 | 22 43",
        (
            Task.of_move(
                words("Tutorial", "Click the three marked tiles, one after the other."),
                "take 61a 54 32",
            ),
        ),
        words("Tutorial", "A Full Dragon. Taken tiles go to the left end of the common row."),
    ),
    Step(
        words("Tutorial", "Round the ends"),
        words(
            "Tutorial",
            "The two ends of a level meet: its last tile and its first are neighbours too.",
        ),
        "33 44 11 | 55 52 31 53 | 41 65 66 66 63 65 44 | 61 54 32 22 43 @1",
        (
            Task.of_move(
                words(
                    "Tutorial",
                    "Take 53 from the right end of the upper level, with 55 and 52 from the left.",
                ),
                "take 53 55a 52",
            ),
        ),
        words("Tutorial", "A Coincidence, taken round the end of the level."),
    ),
    Step(
        words("Tutorial", "Gaps and closed levels"),
        words(
            "Tutorial",
            "Where tiles are taken the gap closes, and tiles that lay apart become neighbours. "
            "As soon as you take from a level, those above it are closed until the turn ends.",
        ),
        "33 44 11 | 31 | 41 65 66 66 63 65 44 | 53 55 52 61 54 32 22 43 @1",
        (
            Task.of_move(
                words("Tutorial", "Take 66 66 63 from the lower level."), "take 66a 66b 63"
            ),
            Task.of_move(
                words("Tutorial", "The gap has closed. Now take 65 65 44."), "take 65a 65b 44b"
            ),
        ),
        words(
            "Tutorial",
            "The upper level is hatched: it is closed. So go from the top level downward.",
        ),
    ),
    Step(
        words("Tutorial", "Kill generals"),
        words(
            "Tutorial",
            "Two tiles of a level that form a triplet with an outer general kill him, a lone one "
            "kills both at once; that completes the level. There is one general more than levels, "
            "so exactly one kill must be double: keep a level of one tile for it.",
        ),
        "33 44 11 | 31 | 41 | 65 65 44 66 66 63 53 55 52 61 54 32 22 43 @2",
        (
            Task.of_move(
                words("Tutorial", "Click the generals 33 and 11, and 31 in the upper level."),
                "kill 33a 11a 31a",
            ),
        ),
        words("Tutorial", "A Split kills both. After a kill nothing more is taken in this turn."),
    ),
    Step(
        words("Tutorial", "Refill"),
        words(
            "Tutorial",
            "Refilling ends the turn. Every level in play gets one tile from the right end of the "
            "common row, the lowest level first.",
        ),
        "44 | - | 41 | 33 31 11 65 65 44 66 66 63 53 55 52 61 54 32 22 43 @3",
        (Task.of_move(words("Tutorial", "End the turn: Refill, or {refill}."), "refill"),),
        words("Tutorial", "A new turn: all levels in play are open again."),
    ),
    Step(
        words("Tutorial", "The common row and the win"),
        words(
            "Tutorial",
            "What you take lies in the common row in its order and comes back from the right: so "
            "you can see what the next refill brings. You win when every level is completed and "
            "every general dead.",
        ),
        "44 | - | 41 43 | 33 31 11 65 65 44 66 66 63 53 55 52 61 54 32 22",
        (
            Task(
                words("Tutorial", "Kill the last general with the two tiles of the level."),
                Deed.WIN,
            ),
        ),
        words(
            "Tutorial",
            "Won. Passing Five Levels has five of them, and six generals, four face down: there "
            "too one kill is double.",
        ),
    ),
)

LESSONS = {"zen": (SmallZen, _ZEN), "levels": (SmallLevels, _LEVELS)}


def lesson_of(family: str) -> Lesson:
    """The first steps in a family, by its key."""
    small, steps = LESSONS[family]
    return Lesson(small(), steps)
