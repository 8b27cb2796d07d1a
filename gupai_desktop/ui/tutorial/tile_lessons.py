"""The lessons before those of a family: what a tile is, and every kind of triplet."""

from __future__ import annotations

from dataclasses import replace

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    MILITARY_PAIR,
    SUPREME_PAIR,
    Combination,
)
from gupai_desktop.engine.explain import explain_combination
from gupai_desktop.engine.tiles import FACES, TILES, Suit
from gupai_desktop.engine.words import joined, words
from gupai_desktop.rulebook.definitions import definition
from gupai_desktop.rulebook.tables import CLASSIC_KINDS
from gupai_desktop.ui.tutorial.lesson import Deed, Lesson, Step, Task, faces_by, made_by, tiles_of
from gupai_desktop.ui.tutorial.lesson_games import Making, Threes, WholeSet


def _faces(suit: Suit) -> int:
    """How many faces a suit has."""
    return sum(face.suit is suit for face in FACES)


_ENDS = Step(
    words("Tutorial", "A tile has two ends"),
    words(
        "Tutorial",
        "Every tile has two ends, with one to six pips each. It is written with both numbers, "
        "the higher one first: the marked tile, with six and three, is 63. Which end lies above "
        "never matters.",
    ),
    "",
    (
        Task(
            words(
                "Tutorial",
                "Click the marked tile, or go to it with the arrow keys and press Space.",
            ),
            Deed.SELECT,
            tiles=tiles_of("63"),
        ),
    ),
    words("Tutorial", "Its two ends are drawn below the table: a six and a three."),
)

_ONLY_ENDS = words(
    "Tutorial",
    "Three tiles are a triplet by their six ends alone: it does not matter which tile carries "
    "which, nor of what suit it is. There are {kinds} kinds.",
    kinds=len(CLASSIC_KINDS),
)

_MILITARY_TILES = frozenset(tile for tile in TILES if tile.face.suit is Suit.MILITARY)

_SUITS = Step(
    words("Tutorial", "Civil and military"),
    words(
        "Tutorial",
        "The set has {tiles} tiles with {faces} different faces. Civil faces, {civil} of them, "
        "come twice; military ones, {military} of them, come once. Pairs depend on the suits, "
        "triplets do not.",
        tiles=len(TILES),
        faces=len(FACES),
        civil=_faces(Suit.CIVIL),
        military=_faces(Suit.MILITARY),
    ),
    "",
    (
        Task(
            words("Tutorial", "Click any military tile; they are marked."),
            Deed.SELECT,
            tiles=_MILITARY_TILES,
        ),
    ),
    words("Tutorial", "This face comes only once. Many a game turns on where such a tile lies."),
)


def tile_lesson() -> Lesson:
    """What a tile is: its ends, its suit, and its partners in a pair."""
    game = WholeSet()
    asked = {
        CIVIL_PAIR: words("Tutorial", "Make a Civil Pair: click two tiles that look the same."),
        MILITARY_PAIR: words(
            "Tutorial", "Make a Military Pair: click two tiles with the same number of pips."
        ),
        SUPREME_PAIR: words("Tutorial", "Make the Supreme Pair: click its two tiles."),
    }
    pairs = (_making(game, kind, Task(text, Deed.MAKE, kind=kind)) for kind, text in asked.items())
    looks = (replace(step, board=_board(game)) for step in (_ENDS, _SUITS))
    return Lesson(game.name, game, (*looks, *pairs), ends=4)


def triplet_lesson() -> Lesson:
    """Every kind of triplet, each to be made of three tiles by the learner."""
    game = Threes()
    asked = words("Tutorial", "Select three tiles that make it. Hint shows some, if you want.")
    tasks = [Task(asked, Deed.MAKE, kind=kind) for kind in CLASSIC_KINDS]
    steps = [_making(game, kind, task) for kind, task in zip(CLASSIC_KINDS, tasks, strict=True)]
    first = replace(steps[0], text=joined(_ONLY_ENDS, steps[0].text))
    return Lesson(game.name, game, (first, *steps[1:]), ends=6)


def _making(game: Making, kind: Combination, task: Task) -> Step:
    """The step in which a combination of a kind is made."""
    table = game.arrange(game.tiles)
    move = next(move for move in game.moves(table) if made_by(game, move) == kind)
    return Step(
        kind.name,
        definition(game.rules.triplet_rule, kind),
        _board(game),
        (task,),
        praise=explain_combination(faces_by(move), kind),
        native=kind.native,
    )


def _board(game: Making) -> str:
    return str(game.arrange(game.tiles))
