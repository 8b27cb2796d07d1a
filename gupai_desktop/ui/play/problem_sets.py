"""The problems of the games, how they were solved, which comes next, and whether par is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import date
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play import days
from gupai_desktop.play.days import Strength
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.medals import Medal, Try, due, medal_of, medals, next_problem, trained
from gupai_desktop.play.problems import Problem, problems_of, reading_of
from gupai_desktop.play.rating import FirstTry, Glicko, rating_of
from gupai_desktop.play.runs import CHANCES, Run, mixed_run
from gupai_desktop.play.today import problem_of
from gupai_desktop.solvers.knowledge import Knowledge
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.own_sets import OwnSets
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.widgets.notices import Notices

#: So many problems are read before the window answers again.
_FEW = 20


class ProblemSets(QObject):
    """The problems, for a session's player.

    A list that is damaged is told once, and its game has none.  Signal: `changed` when it has
    become known that the problem on the table can no longer be solved in par, or is none, or
    belongs to no run any more.
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
        self._run: Run | None = None
        #: The board of the problem of a run that was begun last, whatever has been undone.
        self._begun = ""
        #: Of these comes next what is right for the player, while one of them is played.
        self._fitting: tuple[Problem, ...] = ()
        #: Whose problem of a day is the player's: what is solved on that day changes it no more.
        self._strengths = dict[date, Strength]()
        self._readings = dict[str, Iterator[Problem]]()

    def of(self, game: Game) -> tuple[Problem, ...]:
        try:
            return problems_of(game)
        except DamagedList as error:
            self._notices.add(error.words)
            return ()

    def reads_on(self, every_game: Iterable[Game]) -> bool:
        """Read a few problems more of some games; return whether there were any."""
        for game in every_game:
            with suppress(DamagedList):  # which is told once they are asked for
                reading = self._readings.setdefault(game.id, reading_of(game))
                if list(islice(reading, _FEW)):
                    return True
        return False

    def of_day(self, day: date, strength: Strength) -> Problem | None:
        """Return the problem of a day for the player, if there is one.

        It is the one that is right by the rating that was reached before the day; while that
        is not sure, the one for a player of a strength.
        """
        try:
            if day not in self._strengths:
                self._strengths[day] = self._strength_on(day, strength)
            every_game = (game() for game in games())
            return problem_of(day, every_game, self.of, self._strengths[day])
        except DamagedList as error:
            self._notices.add(error.words)
            return None

    def _strength_on(self, day: date, by_deals: Strength) -> Strength:
        if day < days.FIRST_DAY or not (rating := self.rating(day, is_leaving=True)).is_sure:
            return by_deals
        tasks = {strength: days.task_on(day, strength) for strength in Strength}
        return min(tasks, key=lambda whose: rating.distance(tasks[whose].share))

    def rating(self, before: date = date.max, *, is_leaving: bool = False) -> Glicko:
        """Return how strong the player is by the first tries before a day.

        What lies open on the table is a try once the player is leaving it.
        """
        tries = list[FirstTry]()
        made = self._statistics.first_tries("" if is_leaving else self._session.playing.id)
        tried = {game_id for game_id, _ in made}
        listed = {
            (problem.game_id, problem.board): problem
            for game in games()
            if game.id in tried  # to read a list takes a while
            for problem in self.of(game())
        }
        for game_id, attempt in made:
            if attempt.day < before and (problem := listed.get((game_id, attempt.board))):
                is_solved = medal_of(problem, attempt) is Medal.GOLD
                tries.append(FirstTry(attempt.day, problem.share, is_solved))
        return rating_of(tuple(tries))

    @property
    def current(self) -> Problem | None:
        """Return the problem on the table, if one lies there."""
        return self._session.occasion.problem

    @property
    def is_training(self) -> bool:
        """Return whether a problem of one move lies on the table, which train the eye."""
        current = self.current
        return current is not None and current.par == 1 and current.game_id == _trainer().id

    def look_at(self, knowledge: Knowledge) -> None:
        """Drop what a code has claimed of the deal on the table once it is known to be wrong.

        A board of one's own may be a problem by a code, and a deal the challenge to reach a
        score: with a par or a score that nobody can reach neither is one.
        """
        record, occasion = self._session.record, self._session.occasion
        if not occasion.is_hearsay:
            return
        opening, best = knowledge.outlook(record.restarted()), knowledge.best(record)
        if (opening and opening.is_lost) or (best and best.bound > occasion.cost):
            self._session.drop_policy()
            self.changed.emit()

    def medals(self, game: Game) -> Mapping[int, Medal]:
        """Return how the problems of a game were solved, by their numbers."""
        usual = type(game)()  # the rules of problems are the usual ones
        return medals(self.of(game), self._statistics.best_tries(usual))

    def every_medal(self, game: Game) -> tuple[Medal | None, ...]:
        """Return how each problem of a game was solved, or that it was not."""
        medals = self.medals(game)
        return tuple(medals.get(problem.number) for problem in self.of(game))

    def missed(self, game: Game) -> list[Problem]:
        """Return the problems that were tried, and not solved for gold."""
        tried = {attempt.board for attempt in self._statistics.tries(type(game)())}
        medals = self.medals(game)
        return [
            problem
            for problem in self.of(game)
            if problem.board in tried and medals.get(problem.number) is not Medal.GOLD
        ]

    def due(self, game: Game) -> list[Problem]:
        """Return the problems that were missed and are to be tried again today."""
        tries = self._statistics.tries(type(game)())
        return due(self.of(game), tries, self._session.clock.today())

    def unsolved(self, game: Game) -> list[Problem]:
        solved = self.medals(game)
        return [problem for problem in self.of(game) if problem.number not in solved]

    def next(self, game: Game) -> Problem | None:
        """Return the problem that comes after the one on the table; the first without one.

        In training what was missed comes again sooner.
        """
        if self.own.current():
            return self.own.next_unsolved() or self.own.beside(1)
        if self.current in self._fitting and (problem := self._next_fitting()):
            return problem
        if self.is_training:
            return self.to_train()
        return self.next_unsolved(game) or self.beside(1)

    def keep_fitting(self, problems: Iterable[Problem]) -> None:
        """Have what is right for the player come next, of these problems."""
        self._fitting = tuple(problems)

    def _next_fitting(self) -> Problem | None:
        """Return the problem that is right for the player now, none that was played before."""
        ids = {problem.game_id for problem in self._fitting}
        unsolved = {problem.board for game_id in ids for problem in self.unsolved(find(game_id))}
        self._fitting = tuple(
            problem
            for problem in self._fitting
            if problem.board in unsolved and problem != self.current
        )
        rating = self.rating(is_leaving=True)
        return min(self._fitting, key=lambda problem: rating.distance(problem.share), default=None)

    def next_unsolved(self, game: Game) -> Problem | None:
        """Return the next problem that is not solved, after the one on the table."""
        current = self.current
        number = current.number if current and current.game_id == game.id else 0
        return next_problem(self.of(game), self.medals(game), number)

    def to_train(self) -> Problem | None:
        """Return the problem of one move that is to be trained next."""
        game = _trainer()
        today = self._session.clock.today()
        order = trained(self.of(game), self._statistics.tries(game), today)
        return next((problem for problem in order if problem != self.current), None)

    def beside(self, step: int) -> Problem | None:
        """Return the problem that many places after the one on the table, if there is one."""
        current = self.current
        if current is None or self.own.current():
            return self.own.beside(step)
        every = self.of(self._session.game)
        number = current.number + step
        return every[number - 1] if 0 < number <= len(every) else None

    # A mixed run.

    @property
    def run(self) -> Run | None:
        """Return the run whose problem lies on the table; elsewhere it waits without a word."""
        run = self._run
        return run if run and run.current == self.current else None

    def begin_run(self) -> Problem:
        """Begin a mixed run over the games that were played; return its first problem.

        Problems that are solved are in it only where nothing else is left.
        """
        every = [game() for game in games() if self.of(game())]
        tried = {game_id for game_id, _ in self._statistics.first_tries()}
        played = tried.union(game_id for game_id, _ in self._statistics.games())
        own = [game for game in every if game.id in played] or every
        choice = [problem for game in own for problem in self.unsolved(game)]
        if len(choice) < len(CHANCES):
            choice = [problem for game in own for problem in self.of(game)]
        self._run = mixed_run(choice, self.rating(is_leaving=True), self._session.clock.today())
        assert self._run
        return self._run.current

    def run_through(self, problems: Iterable[Problem], place: int) -> None:
        """Begin a run through these problems at one of them."""
        self._run = Run(tuple(problems), place)

    def step_run(self, run: Run, step: int) -> tuple[Run, Problem | None]:
        """Leave the problem of a run; return the run, and another problem of it if there is one.

        Beyond its last problem the run is over; before its first one nothing is left.
        """
        if step < 0 and run.place == 0:
            return run, None
        if self._session.record.moves or self._begun == run.current.board:
            run = run.noting(None)
        self._run = run.beside(step)
        if self._run is None:
            self.changed.emit()
        return run, self._run.current if self._run else None

    def follow_move(self) -> None:
        """Note how the problem of the run on the table was solved, if a move has solved it."""
        record, run = self._session.record, self.run
        if run and record.moves:
            self._begun = run.current.board
        if run and self._session.facts.is_won:
            cost = record.game.cost(record.opening, record.moves)
            attempt = Try(run.current.board, cost, self._session.is_assisted, date.min)
            self._run = run.noting(medal_of(run.current, attempt))

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
            is_longer = found.is_shortest and played + found.length > problem.cost
            is_missed = is_longer or found.answer is Answer.UNWINNABLE
            if is_missed and record is self._session.record:
                self._missed = record
                self.changed.emit()

        game, rules = record.game, str(record.game.rules)
        self._client.ask(Shortest(game.id, rules, str(record.table)), learn)


def _trainer() -> Game:
    """Return the game whose problems of one move train the eye."""
    return find(games()[0].id)
