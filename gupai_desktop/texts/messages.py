"""What a player is told, and what is offered with it, by the facts before and after.

One presenter shows what these functions return.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from functools import cached_property, reduce
from typing import NamedTuple

from gupai_desktop.engine.combinations import KINDS, TripletRule, combination
from gupai_desktop.engine.explain import Faces, faces_text
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.narrator import Change
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import (
    Words,
    WrittenTiles,
    counted,
    joined,
    labelled,
    listed,
    sentence,
    time_text,
    words,
)
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.first_deals import FirstDeal, first_deals
from gupai_desktop.play.history import PlaySession
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.medals import Medal, Try, medal_of
from gupai_desktop.play.occasions import FIRST, Occasion, occasion_on
from gupai_desktop.play.omens import DEGREES, degree_of, end_of, line_of, percent_of
from gupai_desktop.play.problems import Problem
from gupai_desktop.play.runs import Run
from gupai_desktop.solvers.difficulty import Difficulty
from gupai_desktop.solvers.verdict import Outlook, Verdict
from gupai_desktop.store.figures import GameFigures
from gupai_desktop.texts.scores import BestScore, CostliestTake
from gupai_desktop.texts.solver_words import WHY, par_words
from gupai_desktop.texts.titles import long_title_of, met_words

#: All that is told of a game that the deal decides, until it is decided.
OMEN = words("An omen: the deal alone decides.")
#: What is told once a day to who begins such a game.
LOOKING = words(
    "An omen: take pairs while you see any, in any order. The deal decides how far you come."
)
_LOST = words("The game is lost.")
#: The degrees of an omen, the lowest first: some languages have names for them.
_DEGREES = (
    words("1", meaning="degree of an omen"),
    words("2", meaning="degree of an omen"),
    words("3", meaning="degree of an omen"),
    words("4", meaning="degree of an omen"),
    words("5", meaning="degree of an omen"),
)

#: Said of what can be made of a group.
ROWS = words("A row lights its tiles on the table; Enter plays it.")

#: The offers to a player, by what does it.
OFFERS = {
    "why": WHY,
    "back": words("Back to where it could"),
    "before-take": words("Before That Take"),
    "undo": words("&Undo"),
    "restart": words("Play It Again"),
    "new-deal": words("&New Deal"),
    "next-deal": words("Ne&xt Deal"),
    "replay": words("Replay"),
    "copy-message": words("Copy Result"),
    "train": words("Train"),
    "album": words("Al&bum"),
    "omen-book": words("B&ook of Omens…"),
    "next-problem": words("Next Prob&lem"),
    "show-solution": words("Show the S&olution"),
    "first-steps": words("&First Steps"),
    "not-now": words("Not Now"),
    "use-tiles": words("Ivory", meaning="the tiles of Korea"),
    "keep-tiles": words("Keep Mine"),
}


class Topic(Enum):
    """The topic of a message: groups, by their numbers; why tiles are not a move; a loss."""

    GROUPS = "groups"
    REFUSAL = "refusal"
    LOSS = "loss"


@dataclass(frozen=True)
class Known:
    """The facts of a table and its playing, and what the solver knows of it."""

    facts: Facts
    playing: PlaySession
    outlook: Outlook | None = None
    par: Verdict | None = None
    #: How many steps ago the game could still be won; 0 if that is not known.
    steps_back: int = 0
    is_proved_lost: bool = False
    is_solver_lost: bool = False
    is_par_missed: bool = False
    #: Whether the player wants to be told at once that par is lost.
    tells_par: bool = False
    #: In games with points: the best of the deal, what of it is left, in the end the take that
    #: cost most.
    best: BestScore | None = None
    left: BestScore | None = None
    costliest: CostliestTake | None = None
    #: Whether it is the omen that chance gave today.
    is_omen_of_today: bool = False
    #: How hard the deal is, if that is known.
    difficulty: Difficulty | None = None
    #: The mixed run that the problem on the table belongs to.
    run: Run | None = None

    @cached_property
    def occasion(self) -> Occasion:
        return occasion_on(self.facts.record, self.playing.policy)

    @property
    def problem(self) -> Problem | None:
        return self.occasion.problem

    @property
    def is_over(self) -> bool:
        """Return whether the game has been won by moves."""
        return self.facts.is_won and bool(self.facts.record.moves)

    @property
    def cost(self) -> int:
        return self.facts.game.cost(self.facts.record.opening, self.facts.record.moves)


class TableMessage(NamedTuple):
    """Sentences, and what is offered with them, by the keys of `OFFERS`.

    One that asks something needs more room than two lines, and so does one that is long.
    """

    sentences: tuple[Words, ...] = ()
    offers: tuple[str, ...] = ()
    is_long: bool = False
    #: What can be made of a group that is explained.
    changes: tuple[Change, ...] = ()

    @property
    def needs_room(self) -> bool:
        """Return whether it finds no place among what is said in a line."""
        return self.is_long or bool(set(self.offers) - {"train"})


class Figure(NamedTuple):
    """A figure with its caption over it and remarks under it."""

    caption: Words
    value: str
    remarks: tuple[Words, ...] = ()

    @property
    def spoken(self) -> Words:
        """All of it in a row."""
        return reduce(listed, self.remarks, labelled(self.caption, self.value))


class Result(NamedTuple):
    """How a game has ended: a heading, its subject, figures, a sentence more, and offers.

    A win bears a seal.
    """

    heading: Words
    subject: Words
    figures: tuple[Figure, ...] = ()
    remark: Words | None = None
    offers: tuple[str, ...] = ()
    is_won: bool = True
    #: What lies on a leaf in the middle of the table.
    leaf: Words | None = None


# What the session says.


def message_of(sentences: tuple[Words, ...], topic: Topic | None) -> TableMessage:
    """Return a message, after a refusal with training."""
    is_refusal = bool(sentences) and topic is Topic.REFUSAL
    return TableMessage(sentences, ("train",) * is_refusal)


def explanation_of(facts: Facts, group: int) -> TableMessage:
    """Return what a group is, and all that can be made of it, which needs room."""
    narrator = facts.narrator
    changes = () if facts.is_won else narrator.changes(group)
    said = (sentence(narrator.title(group)), *narrator.note(group))
    return TableMessage(said, is_long=bool(changes), changes=changes)


# How a game ends.


class GameEnding(Enum):
    """What a step asks for: a win celebrated, a loss shown once all lies still, a state told."""

    WIN = auto()
    LOSS = auto()
    MENTIONED = auto()
    NONE = auto()


def ending_of(before: Facts, after: Facts, *, is_new: bool, was_shown: bool) -> GameEnding:
    """Return how the game ends with a step; one that is new has just been played."""
    old, new = before.record, after.record
    is_moved = is_new and new.moves[:-1] == old.moves
    if is_moved and after.is_won and new.moves:
        return GameEnding.WIN
    if is_moved and after.why_lost and not before.why_lost:
        return GameEnding.LOSS
    return GameEnding.NONE if was_shown else GameEnding.MENTIONED


def loss_message(known: Known) -> TableMessage:
    """Return that the game on the table is lost, why, and the ways back; nothing if it is not."""
    if (why := known.facts.why_lost) is None:
        return TableMessage()
    offers: tuple[str, ...] = ("show-solution" if known.problem else "new-deal",)
    if known.facts.game.is_omen:
        record = known.facts.record
        line = line_of(record, known.occasion.day)
        return TableMessage((sentence(degree_words(known)), why, line), offers)
    if known.facts.record.moves:
        offers = ("undo", *_far_back(known), "restart", *offers)
    return TableMessage((_LOST, why), ("why",) * known.is_proved_lost + offers)


def result_of(known: Known, figures: GameFigures, coming: Words | None = None) -> Result | None:
    """Return how the game on the table has ended: won, lost, or None while it is open.

    `coming` says what the next deal is like, if that is known.
    """
    game = known.facts.game
    if game.is_omen and (known.is_over or known.facts.why_lost):
        result = _omen(known)
    elif known.is_over:
        result = _win(known, figures)
    elif why := known.facts.why_lost:
        result = _loss(known, why)
    else:
        return None
    said = [sentence for sentence in (result.remark, coming) if sentence]
    return result._replace(remark=joined(*said) if said else None)


def degree_words(known: Known) -> Words:
    day = known.occasion.day
    return omen_words(known.facts.record, day, is_of_today=known.is_omen_of_today)


def omen_words(record: Record, day: date | None, *, is_of_today: bool) -> Words:
    """Return what the omen of a day, or any deal, brings as a degree of five."""
    degree = _DEGREES[degree_of(record, day) - 1]
    if is_of_today:
        return words("Today’s omen: degree {degree} of {most}", degree=degree, most=DEGREES)
    return words("Omen: degree {degree} of {most}", degree=degree, most=DEGREES)


def percent_words(record: Record, day: date | None) -> Words:
    """Return how many deals of an omen game do as well, or why none knows."""
    try:
        return words("{percent}% of all deals do as well", percent=percent_of(record, day))
    except DamagedList as error:
        return error.words


def _omen(known: Known) -> Result:
    """Return what an omen brings: its degree, how many deals do as well, and its line."""
    record, day = known.facts.record, known.occasion.day
    left = str(end_of(record).left)
    return Result(
        sentence(degree_words(known)),
        long_title_of(record, known.playing),
        (Figure(words("Tiles left"), left, (percent_words(record, day),)),),
        offers=("next-deal", "omen-book", "copy-message"),
        is_won=known.is_over,
        leaf=line_of(record, day),
    )


def coming_words(first: FirstDeal | None, difficulty: Difficulty | None) -> Words | None:
    """Return what the next deal is like: one of the first deals, or of a difficulty."""
    if first and first.moves:
        return counted("Next: a deal of %n move(s).", first.moves)
    if difficulty:
        return words("Next: {difficulty}.", difficulty=difficulty.name)
    return None


def _far_back(known: Known) -> tuple[str, ...]:
    """Offer to go back to where the game could be won, if that is more than a step."""
    return ("back",) * (known.steps_back > 1)


def _loss(known: Known, why: Words) -> Result:
    """Return the result of a loss: why, and how it can be taken back."""
    game, record, steps = known.facts.game, known.facts.record, known.steps_back
    ago = counted("It could still be won %n move(s) ago.", steps)
    kind = ago if steps else words("Every move can be taken back.")
    back = _far_back(known) or _before_take(known)
    last = "show-solution" if known.problem else "why" if known.is_proved_lost else "train"
    reached = game.score(record.table) if game.most_score else len(record.moves)
    return Result(
        _LOST,
        long_title_of(record, known.playing),
        (
            Figure(words("Time"), time_text(known.playing.seconds)),
            Figure(_measure_name(game), str(reached), _par_remark(known)),
            *_costliest(known),
        ),
        joined(why, kind),
        (*back, "undo", "restart", "next-deal", last),
        is_won=False,
    )


def _win(known: Known, figures: GameFigures) -> Result:
    """Return the result of a win: how it was won, and how that compares."""
    game, seconds = known.facts.game, known.playing.seconds
    bests = figures.bests.get(known.difficulty.key if known.difficulty else "")
    best, fewest = bests or (None, None)
    time = _beside_best(known, seconds, best, time_text(best or 0))
    own = _beside_best(known, known.cost, fewest, str(game.measure(fewest or 0)))
    name = _measure_name(game)
    next_key = "next-problem" if known.problem else "next-deal"
    is_beaten = known.problem and known.cost > known.problem.cost
    again = "show-solution" if is_beaten else "replay"
    return Result(
        won_words(known.facts.record, is_assisted=known.playing.is_assisted),
        long_title_of(known.facts.record, known.playing),
        (
            Figure(words("Time"), time_text(seconds), time),
            Figure(name, str(game.measure(known.cost)), (*_par_remark(known), *own)),
            *_costliest(known),
            *(() if known.problem else _streak(figures)),
        ),
        _remark(known),
        (next_key, *_before_take(known), again, "restart", "copy-message"),
    )


def _measure_name(game: Game) -> Words:
    """Return what deals of a game are measured by."""
    return words("Points") if game.most_score else words("Moves")


def _costliest(known: Known) -> tuple[Figure, ...]:
    """Return the take that has cost most points, if any has cost some."""
    if (take := known.costliest) is None:
        return ()
    tiles = faces_text(take.faces)
    which = words("take {number}: {tiles}", number=take.number, tiles=tiles)
    return (Figure(words("Costliest take"), f"−{take.points}", (which,)),)


def _before_take(known: Known) -> tuple[str, ...]:
    """Offer to go back to before the take that has cost most, if that is not the last one."""
    moves, take = known.facts.record.moves, known.costliest
    return ("before-take",) if take and take.number < len(moves) else ()


def won_words(record: Record, *, is_assisted: bool = False) -> Words:
    """Return in how many moves a game was won, and whether with help."""
    game, moves = record.game, len(record.moves)
    if game.most_score:
        score = game.score(record.table)
        if is_assisted:
            return counted("Cleared with %n point(s), with help.", score)
        return counted("Cleared with %n point(s).", score)
    if is_assisted:
        return counted("Won in %n move(s), with help.", moves)
    return counted("Won in %n move(s).", moves)


def _remark(known: Known) -> Words | None:
    """Say whether the challenge is met, if it is one, and how the moves compare."""
    if known.problem:
        return _medal_words(known, known.problem)
    par, challenge = par_words(known.facts.game, known.par, known.cost), known.occasion.challenge
    if challenge is None:
        return par
    met = met_words(challenge, known.cost, is_assisted=known.playing.is_assisted)
    return joined(met, par) if par else met


def _medal_words(known: Known, problem: Problem) -> Words:
    """Return what the solution of a problem earns, and what it was about."""
    attempt = Try(problem.board, known.cost, known.playing.is_assisted, date.min)
    medal = medal_of(problem, attempt)
    earned = words("Solved with a hint. What was shown stays shown: the next problem can be gold.")
    if medal is Medal.GOLD:
        earned = words("Gold, without a hint: it cannot be done better.")
    elif medal is Medal.SILVER:
        earned = words("Silver: it can be done better.")
    return joined(earned, problem.point.explanation)


def _par_remark(known: Known) -> tuple[Words, ...]:
    par, game = known.par, known.facts.game
    if known.best:
        return (best_words(known.best),)
    if known.problem:
        return (words("par {moves}", moves=known.problem.par),)
    if par is None or not par.line:
        return ()
    best = game.measure(par.length)
    if game.most_score:
        return (best_words(BestScore(best, par.is_shortest or best >= game.most_score)),)
    if par.is_shortest:
        return (words("par {moves}", moves=best),)
    if par.length == known.cost:
        return ()  # it may be this very line
    return (words("best known {moves}", moves=best),)


def best_words(best: BestScore) -> Words:
    """Return for how many points a deal can be cleared."""
    if best.is_proved:
        return words("best {points}", points=best.points)
    return words("best at least {points}", points=best.points)


def _beside_best(known: Known, mine: float, best: float | None, text: str) -> tuple[Words, ...]:
    """Return the player's own best of deals of this kind, or that this is it."""
    if known.occasion == FIRST:
        return _which_first(known)
    if best is None or not (known.occasion.counts and known.facts.record.number):
        return ()
    is_it = not known.playing.is_assisted and mine <= best
    if kind := known.difficulty:
        if is_it:
            return (words("your best ({kind})", kind=kind.name),)
        return (words("your best ({kind}) is {best}", kind=kind.name, best=text),)
    return (words("your best") if is_it else words("your best is {best}", best=text),)


def _which_first(known: Known) -> tuple[Words, ...]:
    """Return which of the first deals of its game it is: these have no best."""
    record, every = known.facts.record, first_deals(known.facts.game)
    texts = [deal.text for deal in every]
    number = texts.index(record.deal_text) + 1
    return (words("your first deal {number} of {count}", number=number, count=len(every)),)


def _streak(figures: GameFigures) -> tuple[Figure, ...]:
    """Return the number of deals won in a row, if any."""
    if not figures.streak:
        return ()
    longest = words("longest {number}", number=figures.longest_streak)
    remarks = (longest,) if figures.longest_streak > figures.streak else ()
    return (Figure(words("Won in a row"), str(figures.streak), remarks),)


def album_words(new: Iterable[Faces], rule: TripletRule) -> Words | None:
    """Return what is new in the album; None if these rules know nothing of it."""
    kinds = ((combination(rule, faces), faces) for faces in new)
    known = sorted((KINDS.index(kind), str(faces_text(faces))) for kind, faces in kinds if kind)
    if not known:
        return None
    kind, tiles = KINDS[known[0][0]], WrittenTiles(known[0][1])
    if len(known) == 1:
        return words("New in the album: {kind} {tiles}", kind=kind.name, tiles=tiles)
    return counted(
        "New in the album: {kind} {tiles} and %n more", len(known) - 1, kind=kind.name, tiles=tiles
    )


# What is offered with another deal.


def tiles_offer(before: Game, after: Game, chosen: str) -> TableMessage:
    """Return the offer of the tiles that another game comes with; nothing if it has those."""
    if type(before) is type(after) or after.own_tiles in ("", chosen):
        return TableMessage()
    offer = words("Play it with ivory tiles, as in Korea?")
    return TableMessage((offer,), ("use-tiles", "keep-tiles"))


def lesson_offer(after: Facts, families: Sequence[str], steps: int) -> TableMessage:
    """Return the offer of that many first steps of a family, if those of it are to be offered."""
    family = after.game.family
    if family.key not in families or after.record.moves:
        return TableMessage()
    offer = counted("New to {family}? Learn it in %n step(s).", steps, family=family.name)
    return TableMessage((offer,), ("first-steps", "not-now"))
