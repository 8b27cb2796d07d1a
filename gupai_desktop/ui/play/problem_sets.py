"""The problems of the games, how they were solved, which comes next, and whether par is kept."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.medals import Medal, medals, next_problem, trained
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.today import problem_of
from gupai_desktop.solvers.knowledge import Knowledge
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.difficulties import strength_on
from gupai_desktop.ui.play.own_sets import OwnSets
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.widgets.notices import Notices


class ProblemSets(QObject):
    """The problems, for a session's player.

    A list that is damaged is told once, and its game has none.  Signal: `changed` when it has
    become known that the problem on the table can no longer be solved in par, or is none.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        statistics: Statistics,
        client: SolverClient,
        notices: Notices,
        parent: QObject | None = None,
        folder: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._statistics = session, statistics
        self._client, self._notices = client, notices
        self._missed: Record | None = None
        #: The sets of the player's own, in a folder or for now.
        self.own = OwnSets(session, statistics, folder, self)
        #: Whether the player wants to be told at once that par is lost.
        self.tells_par = False

    def of(self, game: Game) -> tuple[Problem, ...]:
        try:
            return problems_of(game)
        except DamagedList as error:
            self._notices.add(error.words)
            return ()

    def of_day(self, day: date) -> Problem | None:
        """Return the problem of a day for the player, if there is one."""
        strength = strength_on(day, self._statistics)
        try:
            return problem_of(day, (game() for game in games()), self.of, strength)
        except DamagedList as error:
            self._notices.add(error.words)
            return None

    @property
    def current(self) -> Problem | None:
        """Return the problem on the table, if one lies there."""
        return self._session.occasion.problem

    def look_at(self, knowledge: Knowledge) -> None:
        """Drop what a code has claimed of the deal on the table once it is known to be wrong.

        A board of one's own may be a problem by a code, and a deal the challenge to reach a
        score: with a par or a score that nobody can reach neither is one.
        """
        record, occasion = self._session.record, self._session.occasion
        if not occasion.is_hearsay:
            return
        opening, best = knowledge.outlook(record.restarted()), knowledge.best(record)
        if (opening and opening.is_lost) or (best and best.bound > occasion.cost(record.game)):
            self._session.drop_policy()
            self.changed.emit()

    def medals(self, game: Game) -> Mapping[int, Medal]:
        """Return how the problems of a game were solved, by their numbers."""
        usual = type(game)()  # the rules of problems are the usual ones
        return medals(game, self.of(game), self._statistics.best_tries(usual))

    def missed(self, game: Game) -> set[int]:
        """Return the numbers of the problems that were tried, and not solved for gold."""
        tried = {attempt.board for attempt in self._statistics.tries(type(game)())}
        medals = self.medals(game)
        return {
            problem.number
            for problem in self.of(game)
            if problem.board in tried and medals.get(problem.number) is not Medal.GOLD
        }

    def next(self, game: Game) -> Problem | None:
        """Return the problem that comes after the one on the table; the first without one.

        Those of one move train the eye: what was missed comes again sooner.
        """
        if self.own.current():
            return self.own.next_unsolved() or self.own.beside(1)
        current = self.current
        if current is not None and current.par == 1 and current.game_id == _trainer().id:
            return self.to_train()
        return self.next_unsolved(game) or self.beside(1)

    def next_unsolved(self, game: Game) -> Problem | None:
        """Return the next problem that is not solved, after the one on the table."""
        current = self.current
        number = current.number if current and current.game_id == game.id else 0
        return next_problem(self.of(game), self.medals(game), number)

    def to_train(self) -> Problem | None:
        """Return the problem of one move that is to be trained next."""
        game = _trainer()
        today = self._session.clock.today()
        order = trained(game, self.of(game), self._statistics.tries(game), today)
        return next((problem for problem in order if problem != self.current), None)

    def beside(self, step: int) -> Problem | None:
        """Return the problem that many places after the one on the table, if there is one."""
        current = self.current
        if current is None or self.own.current():
            return self.own.beside(step)
        every = self.of(self._session.game)
        number = current.number + step
        return every[number - 1] if 0 < number <= len(every) else None

    @property
    def is_par_missed(self) -> bool:
        """Return whether the problem on the table can no longer be solved in par."""
        return self._missed is self._session.record

    def ask(self) -> None:
        """Ask whether the problem on the table can still be solved in par."""
        record, problem = self._session.record, self.current
        facts, missed = self._session.facts, self._missed
        is_back = missed and missed.has_deal_of(record) and missed != record
        if missed and is_back and record.moves == missed.moves[: len(record.moves)]:
            self._session.take_help()  # the move that was told to lose par has been taken back
        if (
            not self.tells_par
            or problem is None
            or not record.moves
            or facts.is_won
            or facts.hidden
        ):
            return
        from gupai_desktop.solvers.requests import Shortest

        played = 0 if record.game.most_score else len(record.moves)

        def learn(found: Verdict) -> None:
            is_longer = found.is_shortest and played + found.length > problem.cost(record.game)
            is_missed = is_longer or found.answer is Answer.UNWINNABLE
            if is_missed and record is self._session.record:
                self._missed = record
                self.changed.emit()

        game, rules = record.game, str(record.game.rules)
        self._client.ask(Shortest(game.id, rules, str(record.table)), learn)


def _trainer() -> Game:
    """Return the game whose problems of one move train the eye."""
    return find(games()[0].id)
