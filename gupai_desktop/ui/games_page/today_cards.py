"""The cards of today on the page of games: the board, the problem and the omen of a day."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import (
    BadText,
    Words,
    counted,
    joined,
    labelled,
    listed,
    sentence,
    words,
)
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.omens import line_of
from gupai_desktop.play.today import omen_game
from gupai_desktop.solvers.difficulty import difficulty_named
from gupai_desktop.texts.messages import LOOKING, omen_words, percent_words
from gupai_desktop.texts.titles import (
    brief_problem_words,
    challenge_words,
    problem_words,
    standing_words,
)
from gupai_desktop.ui.games_page.card import GameCard
from gupai_desktop.ui.play.difficulties import strength_on
from gupai_desktop.ui.play.problem_sets import ProblemSets
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.actions import name_of

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Statistics

#: The keys of the cards, in their order.
BOARD, PROBLEM, OMEN_CARD = TASKS = ("board", "problem", "omen")


class TodayCards:
    """Writes what a day offers on its cards."""

    def __init__(
        self, session: Session, statistics: Statistics, problem_sets: ProblemSets
    ) -> None:
        self._session, self._statistics = session, statistics
        self._problem_sets = problem_sets

    def fill(self, key: str, card: GameCard, day: date) -> tuple[Game, Table | None]:
        """Write a card; return the game and the table that it shows."""
        fill = {BOARD: self._fill_board, PROBLEM: self._fill_problem, OMEN_CARD: self._fill_omen}
        return fill[key](card, day)

    def _fill_board(self, card: GameCard, day: date) -> tuple[Game, Table | None]:
        title, strength = say(words("The board")), strength_on(day, self._statistics)
        name = name_of("challenge") if strength is Strength.EVERYBODY else title
        try:
            challenge = challenge_of(day, strength)
            game = find(challenge.game_id)
            # One that is made takes too long to be made here.
            is_made = 0 < challenge.number <= game.last_made
            table = None if is_made else challenge.record(game).opening
        except BadText as error:
            return _fill_nothing(card, words("The board"), sentence(error.words))
        moves = self._statistics.boards(day, day)[strength].get(day)
        standing = standing_words(challenge, moves)
        tasks: tuple[Words, ...] = (game.name,)
        if difficulty := difficulty_named(game, challenge.difficulty):
            level = difficulty.name
            tasks = listed(game.name, level), game.name, level
        most = counted("in %n move(s)", challenge.moves, meaning="a challenge")
        tasks = (*(listed(task, most) for task in tasks), *tasks)
        states = tasks if moves is None else (standing, *tasks)
        details = say(joined(challenge_words(challenge, strength), standing))
        card.fill(name, title, game.native, tuple(map(say, states)), details)
        return game, table

    def _fill_problem(self, card: GameCard, day: date) -> tuple[Game, Table | None]:
        problem = self._problem_sets.of_day(day, strength_on(day, self._statistics))
        title = words("A problem")
        if problem is None:
            return _fill_nothing(card, title, words("There is no other problem."))
        game, task = problem.game, problem_words(problem)
        par = brief_problem_words(problem)
        states: tuple[Words, ...] = listed(game.name, par), par
        if medal := self._problem_sets.medals(game).get(problem.number):
            states = listed(game.name, medal.title), medal.title
            task = joined(task, problem.point.explanation)
        details = labelled(game.name, task)
        name = say(words("Problem of the day"))
        card.fill(name, say(title), game.native, tuple(map(say, states)), say(details))
        return game, problem.record(game).opening

    def _fill_omen(self, card: GameCard, day: date) -> tuple[Game, Table | None]:
        omen = self._statistics.omen(day)
        game = find(omen.game_id) if omen else omen_game(day, games())()
        table, title = None, words("An omen")
        state = listed(game.name, words("not drawn yet"))
        details: tuple[Words, ...] = state, LOOKING
        if omen:
            left, drawn = self._session.left(game.id), omen.record(game)
            record = left.record if left and left.playing.id == omen.playing else drawn
            table = record.table
            if record is not drawn and game.outcome(table) is Outcome.OPEN:
                state = listed(game.name, words("drawn"))
                details = state, LOOKING
            else:
                title, state = omen_words(drawn, day, is_of_today=True), line_of(drawn, day)
                details = title, listed(game.name, percent_words(drawn, day)), state
        name = say(words("Omen of the day"))
        states = say(state), say(game.name)
        card.fill(name, say(title), game.native, states, "\n".join(map(say, details)))
        return game, table


def _fill_nothing(card: GameCard, title: Words, why: Words) -> tuple[Game, Table | None]:
    card.fill(say(title), say(title), "", (say(why),), say(why))
    return games()[0](), None
