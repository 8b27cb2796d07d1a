"""The parts of one window that its controllers, bars and dialogs work with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication, QMainWindow

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.auto_play import AutoPlay
from gupai_desktop.ui.play.deal_finder import DealFinder
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.hints import Hints
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.statistics_recorder import DifficultyRecorder, StatisticsRecorder


@dataclass(frozen=True, slots=True)
class WindowParts:
    """One of each; the window owns them all."""

    window: QMainWindow
    session: Session
    settings: Settings
    languages: Languages
    client: SolverClient
    notices: Notices
    appearance: Appearance
    pointing: Pointing
    analysis: Analysis
    hints: Hints
    auto_play: AutoPlay
    deal_finder: DealFinder
    difficulties: Difficulties
    recorder: StatisticsRecorder
    book: Book
    statistics: Statistics


def make_parts(
    window: QMainWindow,
    session: Session,
    settings: Settings,
    languages: Languages,
    client: SolverClient | None = None,
    notices: Notices | None = None,
    book: Book | None = None,
) -> WindowParts:
    """Make the parts of a window for a session; without a book its games are forgotten."""
    book = book or Book()
    statistics = Statistics(book)
    client, notices = client or SolverClient(window), notices or Notices(window)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    appearance = Appearance(application, Looks.read(settings.looks))
    appearance.setParent(window)
    pointing = Pointing(session, window)
    analysis = Analysis(session, client, window)
    difficulties = Difficulties(session, analysis, client, window)
    DifficultyRecorder(session, difficulties, statistics, window)
    return WindowParts(
        window,
        session,
        settings,
        languages,
        client,
        notices,
        appearance,
        pointing,
        analysis,
        Hints(pointing, analysis, window),
        AutoPlay(session, analysis, window),
        DealFinder(client, window),
        difficulties,
        StatisticsRecorder(session, analysis, statistics, window),
        book,
        statistics,
    )
