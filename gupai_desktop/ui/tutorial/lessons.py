"""The lessons: what a tile is, every kind of triplet, and first steps in each family."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from gupai_desktop.engine.combinations import CIVIL_PAIR, MILITARY_PAIR, SUPREME_PAIR, Combination
from gupai_desktop.engine.definitions import CLASSIC_KINDS, definition
from gupai_desktop.engine.explain import explain_combination
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import FACES, TILES, Suit
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.ui.tutorial.lesson import (
    Lesson,
    LessonStep,
    MakeableTriplets,
    Making,
    SmallLevels,
    SmallTrigrams,
    SmallZen,
    Task,
    TaskAction,
    WholeSet,
    faces_by,
    made_by,
    tiles_of,
)

_DONE = words("Well done.")

_ZEN = (
    LessonStep(
        words("Valid groups"),
        words(
            "A group of three is valid if its six ends form a triplet, a group of two if it is "
            "a pair. A valid group bears its name and a seal: here these are the marked "
            "three. The game is won when every group is valid."
        ),
        "61 54 63 | 44 43 41 | 11 22 33 | 66 66 32 | 42 21",
        pointed=tiles_of("44a 43 41 11a 22a 33a 42 21"),
    ),
    LessonStep(
        words("One for one"),
        words(
            "A move exchanges tiles of two groups, and after it both of them must be valid. "
            "Here two tiles lie in each other’s places."
        ),
        "61 54 63 | 44 43 41 | 11 22 33 | 66 66 32 | 42 21",
        (
            Task.of_move(
                words(
                    "Exchange the marked tiles 63 and 32: drag one onto the other, or click both."
                ),
                "exchange 63 32",
            ),
        ),
        _DONE,
    ),
    LessonStep(
        words("Two for two"),
        words(
            "Two tiles may be exchanged for two. Most pairs are made that way: here the pair "
            "in the middle wants 42 and 21, the Supreme Pair."
        ),
        "61 54 32 | 44 43 41 | 42 66 21 | 11 22 33 | 66 63",
        (
            Task.of_move(
                words("Click 42 and 21, and then both tiles in the middle."),
                "exchange 42+21 66b+63",
            ),
        ),
        _DONE,
    ),
    LessonStep(
        words("Undo and hint"),
        words(
            "The last exchange was legal, but it has spoilt the game: nothing mends the two "
            "groups that are left. That does no harm, for every move can be taken back."
        ),
        "43 41 54 | 33 66 63 | 61 11 22 | 44 66 32 | 42 21",
        (
            Task(words("Take the exchange back: Undo, or {undo}."), TaskAction.UNDO),
            Task(words("Now ask what to do: Hint, or {hint}."), TaskAction.HINT),
        ),
        words(
            "The hint has marked an exchange that leads to a win. In a real game it is noted "
            "that you had help."
        ),
        (Move.parse("exchange 22a 63"),),
    ),
    LessonStep(
        words("The win"),
        words(
            "Three groups are not valid yet, and two exchanges mend them all. Look first: which "
            "tile does each group want, and what can you give for it?"
        ),
        "43 41 54 | 33 66 63 | 61 11 22 | 44 66 32 | 42 21",
        (Task(words("Make every group valid. Hint helps if you want."), TaskAction.WIN),),
        words(
            "Won. Watching Ten Sets has eleven groups; all else is as here. In the menus, Explain "
            "the Group says what a group lacks, and Album shows all triplets that there are."
        ),
    ),
)

_LEVELS = (
    LessonStep(
        words("The three phases of a turn"),
        words(
            "Three generals stand over two levels, and at the foot lies the common row. A turn "
            "has three phases, always in this order: take triplets from the levels, kill "
            "generals, refill the levels. The strip above the table shows which phase it is."
        ),
        "44 33 11 | 55 52 41 61 54 32 43 53 | 65 66 66 63 65 44 | 22 31",
    ),
    LessonStep(
        words("Three in a row"),
        words(
            "First phase: three neighbouring tiles of a level that form a triplet may be taken. "
            "You can take several triplets in one turn, or none."
        ),
        "44 33 11 | 55 52 41 61 54 32 43 53 | 65 66 66 63 65 44 | 22 31",
        (
            Task.of_move(
                words("Click the three marked tiles, one after the other."),
                "take 61a 54 32",
            ),
        ),
        words("A Full Dragon. Taken tiles go to the left end of the common row."),
    ),
    LessonStep(
        words("Round the ends"),
        words("The two ends of a level meet: its last tile and its first are neighbours too."),
        "44 33 11 | 55 52 41 43 53 | 65 66 66 63 65 44 | 61 54 32 22 31 @1",
        (
            Task.of_move(
                words(
                    "Take 53 from the right end of the upper level, with 55 and 52 from the left."
                ),
                "take 53 55a 52",
            ),
        ),
        _DONE,
    ),
    LessonStep(
        words("Gaps and closed levels"),
        words(
            "Where tiles are taken the gap closes, and tiles that lay apart become neighbours. "
            "As soon as you take from a level, those above it are closed until the turn ends."
        ),
        "44 33 11 | 41 43 | 65 66 66 63 65 44 | 53 55 52 61 54 32 22 31 @1",
        (
            Task.of_move(words("Take 66 66 63 from the lower level."), "take 66a 66b 63"),
            Task.of_move(words("The gap has closed. Now take 65 65 44."), "take 65a 65b 44b"),
        ),
        words(
            "The upper level gives nothing more in this turn. So go from the top level downward."
        ),
    ),
    LessonStep(
        words("Kill a general"),
        words(
            "Second phase: if a level holds exactly two tiles, and they form a triplet with the "
            "leftmost or the rightmost general, they kill him. That completes the level. After a "
            "kill nothing more is taken in this turn."
        ),
        "44 33 11 | 41 43 | . | 65 65 44 66 66 63 53 55 52 61 54 32 22 31 @2",
        (
            Task.of_move(
                words("Click the general 44, and then 41 and 43 in the upper level."),
                "kill 44a 41 43",
            ),
        ),
        words(
            "A Coincidence: the general is dead, the upper level completed, and the next general "
            "turned face up."
        ),
    ),
    LessonStep(
        words("Refill"),
        words(
            "Third phase: refilling ends the turn. Every level in play gets one tile from the "
            "right end of the common row, the lowest level first. What you took lies there too: "
            "so you can see what the next refills will bring."
        ),
        "33 11 | - | . | 44 41 43 65 65 44 66 66 63 53 55 52 61 54 32 22 31 @3",
        (Task.of_move(words("End the turn: Refill, or {refill}."), "refill"),),
        _DONE,
    ),
    LessonStep(
        words("Two at once, and the win"),
        words(
            "If a level holds exactly one tile, and it forms a triplet with the leftmost and the "
            "rightmost general, it kills both. There is one general more than levels, so exactly "
            "one kill must be such a double one. You win when every level is completed and every "
            "general dead."
        ),
        "33 11 | - | 31 | 44 41 43 65 65 44 66 66 63 53 55 52 61 54 32 22",
        (Task(words("Kill both generals: click 33, 11 and 31."), TaskAction.WIN),),
        words(
            "Won. Passing Five Levels has five of them, and six generals, four face down: there "
            "too one kill is double."
        ),
    ),
)

_TRIGRAMS = (
    LessonStep(
        words("Free tiles"),
        words(
            "An arm has three outer tiles, and an inner one across their ends. Of the outer ones "
            "the first and the third are free. Pairs and triplets of free tiles are taken, for "
            "points; a pair in a triplet counts too."
        ),
        "66 42 66 31 | 63 44 21 31",
        (Task.of_move(words("Take the marked tiles: click 66, 66 and 63."), "take 66a 66b 63"),),
        words("Five Sons with a Civil Pair: 5 and 3, eight points."),
    ),
    LessonStep(
        words("The tile in the middle"),
        words(
            "A tile between two others is free once one of them has been taken: now 42 and 44 "
            "are. 42 and 21 together bring nine points, more than any other pair."
        ),
        ". 42 . 31 | . 44 21 31 | 66 66 63",
        (Task.of_move(words("Take all three in one: click 42, 21 and 44."), "take 42 21 44a"),),
        words("Five Points with 42 and 21: 3 and 9, twelve points."),
    ),
    LessonStep(
        words("The inner tiles"),
        words(
            "The inner tile of an arm is free once its three outer tiles have been taken. When "
            "no tile is left, you have won, and all points are doubled."
        ),
        ". . . 31 | . . . 31 | 66 66 63 42 21 44",
        (Task(words("Clear the table: click both 31."), TaskAction.WIN),),
        words("Won. The whole ring has eight arms, and 168 points are the most it can bring."),
    ),
)

_ENDS = LessonStep(
    words("A tile has two ends"),
    words(
        "Every tile has two ends, with one to six pips each. It is written with both numbers, "
        "the higher one first: the marked tile, with six and three, is 63. Which end lies above "
        "never matters."
    ),
    "",
    (
        Task(
            words("Click the marked tile, or go to it with the arrow keys and press Space."),
            TaskAction.SELECT,
            tiles=tiles_of("63"),
        ),
    ),
    words("Its two ends are drawn below the table: a six and a three."),
)

_ONLY_ENDS = words(
    "Three tiles are a triplet by their six ends alone: it does not matter which tile carries "
    "which, nor what suit it is. There are {kinds} kinds.",
    kinds=len(CLASSIC_KINDS),
)

_SUITS = LessonStep(
    words("Civil and military"),
    words(
        "The set has {tiles} tiles with {faces} different faces. Civil faces, {civil} of them, "
        "come twice; military ones, {military} of them, come once. Pairs depend on the suits, "
        "triplets do not.",
        tiles=len(TILES),
        faces=len(FACES),
        civil=sum(face.suit is Suit.CIVIL for face in FACES),
        military=sum(face.suit is Suit.MILITARY for face in FACES),
    ),
    "",
    (
        Task(
            words("Click any military tile; they are marked."),
            TaskAction.SELECT,
            tiles=frozenset(tile for tile in TILES if tile.face.suit is Suit.MILITARY),
        ),
    ),
    words("This face comes only once. Many a game turns on where such a tile lies."),
)


def _making(game: Making, kind: Combination, asked: Words) -> LessonStep:
    """Return the step in which a combination of a kind is made."""
    table = game.arrange(game.tiles)
    move = next(move for move in game.moves(table) if made_by(game, move) == kind)
    return LessonStep(
        kind.name,
        definition(game.rules.triplet_rule, kind),
        _board(game),
        (Task(asked, TaskAction.MAKE, kind=kind),),
        praise=explain_combination(faces_by(move), kind),
        native=kind.native,
    )


def _board(game: Making) -> str:
    return str(game.arrange(game.tiles))


LESSONS = {
    "zen": (SmallZen, _ZEN),
    "levels": (SmallLevels, _LEVELS),
    "trigrams": (SmallTrigrams, _TRIGRAMS),
}


@cache
def course_of(family: str) -> tuple[Lesson, ...]:
    """Return the lessons: what a tile is, then a family up to a win, then pairs and triplets."""
    whole, threes = WholeSet(), MakeableTriplets()
    pairs = {
        CIVIL_PAIR: words("Make a Civil Pair: click two tiles that look the same."),
        MILITARY_PAIR: words(
            "Make a Military Pair: click two tiles with the same number of pips."
        ),
        SUPREME_PAIR: words("Make the Supreme Pair: click its two tiles."),
    }
    ends, suits = (replace(step, board=_board(whole)) for step in (_ENDS, _SUITS))
    making = [_making(whole, kind, text) for kind, text in pairs.items()]
    asked = words("Select three tiles that make it. Hint shows some, if you want.")
    first, *others = (_making(threes, kind, asked) for kind in CLASSIC_KINDS)
    first = replace(first, text=joined(_ONLY_ENDS, first.text))
    own = [LESSONS[family]] if family in LESSONS else []
    return (
        Lesson(whole.name, whole, (ends,), ends=4),
        *(Lesson(small.family.name, small(), steps) for small, steps in own),
        Lesson(words("Pairs", meaning="two tiles each"), whole, (suits, *making), ends=4),
        Lesson(threes.name, threes, (first, *others), ends=6),
    )


def steps_to_win(family: str) -> int:
    """Return the number of the step in which the game is won; that of the last without one."""
    tasks = [step.tasks for lesson in course_of(family) for step in lesson.steps]
    won = (
        number for number, of in enumerate(tasks, 1) if any(t.action is TaskAction.WIN for t in of)
    )
    return next(won, len(tasks))
