"""What a deal is played as: read here, and nowhere else, from a text and from the deal itself.

The text stands in books, files and codes, where anybody can write it beside any deal.  It is a
claim: what the number or the board of the deal does not bear out is an ordinary deal.  A kind of
occasion is one class below; whoever shows or counts deals asks what `Occasion` has.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatchcase
from typing import ClassVar, NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText, Words, counted, words
from gupai_desktop.play.challenge import Challenge, challenge_of
from gupai_desktop.play.days import FIRST_DAY, Strength
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.problems import POINTS, Problem, find_problem, problems_of

_NUMBER = "([1-9][0-9]{0,2})"
_DAY = "([0-9]{4}-[0-9]{2}-[0-9]{2})"
#: SQLite's patterns of the texts of problems, which the figures are not of, and of a day.
OF_PROBLEMS, OF_OMENS = "problem-*", "omen-*"
OF_CHALLENGES, OF_POINTS = "challenge-*", "points-*"


class Dealt(NamedTuple):
    """A deal of a game by its number; without one by its board."""

    game: Game
    number: int | None
    board: str


@dataclass(frozen=True)
class Occasion:
    """What a deal is played as; by itself a deal that the policy with this key has offered.

    `text` is what books, files and codes say of it.  An occasion may be a problem that is to be
    solved, a challenge that is to be met, and of a day.
    """

    text: str = ""
    problem: Problem | None = None
    challenge: Challenge | None = None
    day: date | None = None
    strength: Strength = Strength.EVERYBODY

    #: What its text begins with.
    begins: ClassVar[str]
    #: Whether its name is told in place of the number of the deal.
    is_numberless: ClassVar[bool] = False
    #: Whether its name stands in the bar above the table, where others show how hard they are.
    is_in_bar: ClassVar[bool] = False
    #: Whether par or score are known only from who has sent the deal.
    is_hearsay: ClassVar[bool] = False
    #: Whether the deal alone shows it, whatever the text says that no other kind bears out.
    is_unsaid: ClassVar[bool] = False
    #: Whether a row of a deal that is played in the book has its text.
    is_kept: ClassVar[bool] = True

    @classmethod
    def read(cls, deal: Dealt, text: str) -> Occasion | None:
        """Return the occasion of this kind if the deal bears it out; raises `DamagedList`."""
        raise NotImplementedError

    def name(self, _game: Game) -> Words | None:
        """Return what it is called; None of a deal that has no other name than its number."""
        return None

    def logged(self, _number: int) -> Words | None:
        """Return the number of the deal with what it was, where the log says more than that."""
        return None

    @property
    def cost(self) -> int:
        """Return what a win may cost, as `Game.cost` measures it; 0 if every win will do."""
        if self.problem:
            return self.problem.cost
        return self.challenge.moves if self.challenge else 0

    @property
    def counts(self) -> bool:
        """Return whether it is one of the deals that figures and log are of."""
        return self.problem is None


class _FirstDeal(Occasion):
    """One of the first deals of a game."""

    begins = "first"
    is_numberless = True

    @classmethod
    def read(cls, deal: Dealt, text: str) -> Occasion | None:
        if text != cls.begins:
            return None
        own = deal.board if deal.number is None else str(deal.number)
        return FIRST if any(first.text == own for first in first_deals(deal.game)) else None

    def name(self, _game: Game) -> Words | None:
        return words("one of the first deals")


FIRST = _FirstDeal(_FirstDeal.begins)


class ListedProblem(Occasion):
    """A problem of the list of its game: known by its board, whatever is said of it."""

    begins = "problem-"
    is_numberless = is_in_bar = is_unsaid = True

    @classmethod
    def of(cls, problem: Problem) -> ListedProblem:
        return cls(f"{cls.begins}{problem.number}", problem)

    @classmethod
    def read(cls, deal: Dealt, _text: str) -> Occasion | None:
        problem = _listed(deal)
        return cls.of(problem) if problem else None

    def name(self, game: Game) -> Words | None:
        assert self.problem
        every = len(problems_of(game))
        return words("problem {number} of {count}", number=self.problem.number, count=every)


class OwnProblem(Occasion):
    """A board of a player's own that was proved to be a problem; its text has its par."""

    begins = "problem-par-"
    is_numberless = is_in_bar = is_hearsay = True

    @classmethod
    def text_of(cls, par: int) -> str:
        return f"{cls.begins}{par}"

    @classmethod
    def read(cls, deal: Dealt, text: str) -> Occasion | None:
        game, board, found = deal.game, deal.board, re.fullmatch(cls.begins + _NUMBER, text)
        if deal.number is not None or not found:
            return None
        par = int(found[1])
        if listed := _listed(deal):  # somebody may have found it again
            return cls(text, listed) if listed.par == par else None
        try:
            table = game.parse(board)
        except BadText:
            return None
        is_open = not game.is_won(table) and game.can_move(table)
        if not is_open or par > (game.most_score or par):
            return None
        problem = Problem(game, 0, board, par, POINTS["find"], 0.0, opening=table)
        return cls(cls.text_of(par), problem)

    def name(self, game: Game) -> Words | None:
        assert self.problem
        if game.most_score:
            return counted("problem for %n point(s)", self.problem.par)
        return counted("problem in %n move(s)", self.problem.par)


class DayChallenge(Occasion):
    """The challenge of a day, or a board for the light or the strong: under the usual rules."""

    begins = "challenge-"
    is_in_bar = True
    #: What the text of a board that is not everybody's ends with.
    ENDS: ClassVar[Mapping[Strength, str]] = {
        Strength.EVERYBODY: "",
        Strength.LIGHT: "-light",
        Strength.STRONG: "-strong",
    }

    @classmethod
    def of(cls, day: date, strength: Strength = Strength.EVERYBODY) -> DayChallenge:
        """Return the challenge of a day; raises `DamagedList`."""
        text = cls.begins + day.isoformat() + cls.ENDS[strength]
        return cls(text, challenge=challenge_of(day, strength), day=day, strength=strength)

    @classmethod
    def read(cls, deal: Dealt, text: str) -> Occasion | None:
        board = deal.board if deal.number is None else ""
        for strength, ending in cls.ENDS.items():
            day = _day_in(cls.begins, text.removesuffix(ending))
            if day and (not ending or day >= FIRST_DAY):
                challenge = challenge_of(day, strength)
                is_borne_out = challenge.is_deal(deal.game, deal.number, board)
                return cls.of(day, strength) if is_borne_out else None
        return None

    def name(self, _game: Game) -> Words | None:
        assert self.day
        if self.strength is not Strength.EVERYBODY:
            return words("board of {day}", day=self.day)
        return words("challenge of {day}", day=self.day)

    def logged(self, number: int) -> Words | None:
        assert self.day
        if self.strength is not Strength.EVERYBODY:
            return None
        return words("{number} (challenge {day})", number=number, day=self.day)


class PointsChallenge(Occasion):
    """A friend's challenge to reach a score with a deal of a game for points."""

    begins = "points-"
    is_hearsay = True

    @classmethod
    def of(cls, game: Game, number: int, score: int) -> PointsChallenge:
        wanted = Challenge(game.id, "", number, game.measure(score))
        return cls(f"{cls.begins}{score}", challenge=wanted)

    @classmethod
    def read(cls, deal: Dealt, text: str) -> Occasion | None:
        found = re.fullmatch(cls.begins + _NUMBER, text)
        if deal.number is None or not found or int(found[1]) > deal.game.most_score:
            return None
        return cls.of(deal.game, deal.number, int(found[1]))


class DayOmen(Occasion):
    """The omen of a day, which asks for nothing; whose omen it was only the book knows."""

    begins = "omen-"
    is_kept = False  # it stands there already, since it was drawn

    @classmethod
    def of(cls, day: date) -> DayOmen:
        return cls(cls.begins + day.isoformat(), day=day)

    @classmethod
    def read(cls, deal: Dealt, text: str) -> Occasion | None:
        day = _day_in(cls.begins, text)
        return cls.of(day) if day and deal.game.is_omen and deal.number is not None else None

    def name(self, _game: Game) -> Words | None:
        assert self.day
        return words("omen of {day}", day=self.day)

    def logged(self, number: int) -> Words | None:
        assert self.day
        return words("{number} (omen {day})", number=number, day=self.day)


def occasion_of(game: Game, number: int | None, board: str, text: str) -> Occasion:
    """Return what a deal is played as: a number of a game, or a board without one.

    What a damaged list would have to bear out is not borne out.
    """
    deal, kinds = Dealt(game, number, board), Occasion.__subclasses__()
    claimed = [kind for kind in kinds if text.startswith(kind.begins)]
    said = (kind for kind in claimed if not kind.is_unsaid)
    for kind in (*said, *(kind for kind in kinds if kind.is_unsaid)):
        try:
            if found := kind.read(deal, text):
                return found
        except DamagedList:
            continue
    # How hard a deal was to be is no part of what it is played as.
    return Occasion("" if claimed else text.partition(" ")[0])


def occasion_on(record: Record, text: str) -> Occasion:
    """Return what a record is played as."""
    board = str(record.opening) if record.number is None else ""
    return occasion_of(record.game, record.number, board, text)


def _listed(deal: Dealt) -> Problem | None:
    """Return the problem that a board is, as far as its list can be read."""
    try:
        return find_problem(deal.game, deal.board) if deal.number is None else None
    except DamagedList:
        return None


def is_left_out(text: str) -> bool:
    """Return whether the figures are not of what is played as a text that is borne out."""
    return fnmatchcase(text, OF_PROBLEMS)


def is_of_day(text: str) -> bool:
    """Return whether what is played as a text that is borne out is of one day alone."""
    return fnmatchcase(text, OF_OMENS) or fnmatchcase(text, OF_CHALLENGES)


def _day_in(begins: str, text: str) -> date | None:
    found = re.fullmatch(begins + _DAY, text)
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None
