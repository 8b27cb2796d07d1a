"""The parts of one window, and what enters its games in the statistics."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.i18n import Languages
from gupai_desktop.play.history import PlaySession
from gupai_desktop.play.occasions import DayOmen
from gupai_desktop.settings import Settings
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Par, Statistics
from gupai_desktop.texts.messages import Known
from gupai_desktop.ui.play.album import Album
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.auto_play import AutoPlay
from gupai_desktop.ui.play.best_scores import BestScores
from gupai_desktop.ui.play.day import ShownDay
from gupai_desktop.ui.play.deal_finder import DealFinder
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.hints import Hints
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.problem_sets import ProblemSets
from gupai_desktop.ui.play.proofs import Proofs
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.widgets.notices import Notices


class _Win(NamedTuple):
    record: Record
    playing: PlaySession
    par: Par | None


class StatisticsRecorder(QObject):
    """Enters every first move and every win, in the album too; again when its par is proved.

    If it is not proved, the best line that was known when the win was left is entered.  A move
    is committed with the table (app/autosave.py).
    """

    def __init__(
        self, analysis: Analysis, statistics: Statistics, album: Album, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis = analysis.session, analysis
        self._statistics, self._album = statistics, album
        self._played: set[str] = set()
        self._win: _Win | None = None
        analysis.changed.connect(self._on_analysis_changed)
        self._session.was_shown = statistics.was_shown

    def enter_help(self) -> None:
        """Enter that a move of a deal was shown."""
        self._statistics.add_shown(self._session.record, self._session.playing)
        self._statistics.book.commit()

    def enter_move(self, *, is_own: bool = True) -> None:
        """Enter the first move of a playing, and one that wins; in the album a player's own."""
        record, playing = self._session.record, self._session.playing
        if playing.id not in self._played:
            self._played.add(playing.id)
            self._statistics.add_played(record, playing)
        if self._session.facts.is_won:
            self._win = _Win(record, playing, self._par(record))
            self._statistics.add_won(record, playing, self._win.par)
            if is_own:
                self._album.enter_win()

    def _on_analysis_changed(self) -> None:
        """Enter the par of a win that has been proved since."""
        win = self._win
        if win is not None:
            par = self._par(win.record)
            if win.record != self._session.record or (par is not None and par.is_proved):
                self.enter_par()

    def enter_par(self) -> None:
        """Enter a win once more if more is known of its deal."""
        win, self._win = self._win, None
        if win is not None and (par := self._par(win.record)) != win.par:
            self._statistics.add_won(win.record, win.playing, par)
            self._statistics.book.commit()

    def _par(self, record: Record) -> Par | None:
        known = self._analysis.knowledge.best(record)
        return Par(known.bound, known.length) if known is not None else None


class WindowParts:
    """One of each for a session; the window owns them all.  Without a book games are forgotten."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        settings: Settings,
        languages: Languages,
        client: SolverClient | None = None,
        notices: Notices | None = None,
        book: Book | None = None,
    ) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.window, self.session = window, session
        self.settings, self.languages = settings, languages
        self.book = book or Book()
        self.shown_day = ShownDay(session.clock, window)
        self.statistics = Statistics(self.book, session.clock)
        self.client, self.notices = client or SolverClient(window), notices or Notices(window)
        self.appearance = Appearance(application, Looks.read(settings.looks))
        self.appearance.setParent(window)
        self.pointing = Pointing(session, window)
        self.analysis = Analysis(session, self.client, window)
        self.proofs = Proofs(self.analysis, window)
        self.difficulties = Difficulties(self.analysis, self.statistics, window)
        self.hints = Hints(self.pointing, self.analysis, window)
        self.auto_play = AutoPlay(self.analysis, window)
        self.deal_finder = DealFinder(self.client, session.chance, window)
        folder = self.book.folder / "problems" if self.book.folder else None
        self.problem_sets = ProblemSets(
            session, self.statistics, self.client, self.notices, window, folder
        )
        self.problem_sets.tells_par = settings.tells_par
        self.analysis.changed.connect(lambda: self.problem_sets.look_at(self.analysis.knowledge))
        self.best_scores = BestScores(session, self.client, window)
        self.album = Album(session, self.book, self.client, window)
        self.recorder = StatisticsRecorder(self.analysis, self.statistics, self.album, window)

    @property
    def known(self) -> Known:
        """Return the facts of the table and all that is known of it now."""
        analysis, session, scores = self.analysis, self.session, self.best_scores
        today = session.clock.today()
        is_an_omen = session.occasion == DayOmen.of(today)
        omen = self.statistics.omen(today) if is_an_omen else None
        # It is told at the end alone, and all tables are looked at for it.
        is_open = session.facts.outcome is Outcome.OPEN
        return Known(
            session.facts,
            session.playing,
            analysis.outlook,
            analysis.par,
            analysis.steps_back,
            is_proved_lost=self.proofs.proof is not None,
            is_solver_lost=analysis.is_lost,
            is_par_missed=self.problem_sets.is_par_missed,
            tells_par=self.problem_sets.tells_par,
            best=scores.best,
            left=scores.left,
            costliest=None if is_open else scores.costliest,
            is_omen_of_today=omen is not None and omen.playing == session.playing.id,
            difficulty=self.difficulties.of(session.game, session.record.deal_text),
            run=self.problem_sets.run,
        )
