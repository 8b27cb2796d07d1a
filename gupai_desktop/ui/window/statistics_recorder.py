"""Tells the statistics what is played and won at a session's tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find
from gupai_desktop.play.daily import day_of
from gupai_desktop.play.history import PlaySession
from gupai_desktop.solvers.requests import Errand
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.difficulty_recorder import DifficultyRecorder

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Par, Statistics


#: Rows that could not be written are tried again after so many seconds.
_SECONDS = 20


@dataclass(frozen=True, slots=True)
class _Win:
    record: Record
    playing: PlaySession
    par: Par | None


class StatisticsRecorder(QObject):
    """Enters every first move and every win, and once more when its par is proved.

    If it is not proved, the best line that was known when the win was left is entered.
    Nothing is entered before the statistics have been opened.
    """

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        difficulties: Difficulties,
        client: SolverClient,
        notices: Notices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._notices = session, analysis, notices
        self._client = client
        self.statistics: Statistics | None = None
        self._told: Words | None = None
        self._played: set[str] = set()
        self._win: _Win | None = None
        session.moved.connect(self._on_moved)
        DifficultyRecorder(session, difficulties, lambda: self.statistics, self)
        analysis.changed.connect(self._on_study_changed)
        self._again = QTimer(self, interval=_SECONDS * 1000)
        self._again.timeout.connect(self._write_what_waits)

    def open(self, file: Path, games: Path | None = None) -> None:
        """Open the statistics in a file, and tell the player if there is anything wrong.

        If they had to be begun anew, what the saved games in a folder tell is entered.
        """
        # Late, for a window opens without them.
        from gupai_desktop.store.play_log import damage_in
        from gupai_desktop.store.statistics import Statistics, rows_in

        self.statistics = statistics = Statistics(file)
        self._tell()
        self._again.start()
        if statistics.log.is_new and games is not None:
            self._have_done(partial(rows_in, games, find), statistics.add_missing)
        if (large := statistics.log.file_to_check) is not None:
            self._have_done(partial(damage_in, large), self._on_checked)

    def _have_done(self, call: Callable[[], object], then: Callable[[Any], object]) -> None:
        """Have something done in the study's process; None comes of it if that is lost."""

        def finish(content: object) -> None:
            if content is not None and self.statistics is not None:
                then(content)
                self._tell()

        self._client.ask(Errand(call), finish)

    def _on_checked(self, damage: str) -> None:
        if damage and self.statistics is not None:
            self.statistics.log.set_aside(damage)

    def _write_what_waits(self) -> None:
        if self.statistics is not None:
            self.statistics.log.write_what_waits()
            self._tell()

    def _tell(self) -> None:
        """Tell what there is to be told of the file now, and no longer what there was before."""
        note = self.statistics.note if self.statistics is not None else None
        self._notices.replace(self._told, note)
        self._told = note

    def close(self) -> None:
        """Let go of the file."""
        self._again.stop()
        self._enter_par()
        if self.statistics is not None:
            self.statistics.close()

    def _on_moved(self) -> None:
        if self.statistics is None:
            return
        record, playing = self._session.record, self._session.playing
        if playing.id not in self._played:
            self._played.add(playing.id)
            self.statistics.add_played(record, playing, day_of(record, playing.policy))
        if self._session.is_won:
            self._win = _Win(record, playing, self._par(record))
            self._enter(self._win)
        self._tell()

    def _on_study_changed(self) -> None:
        """A par that has been proved after the win belongs to it all the same."""
        win = self._win
        if win is not None and (win.record != self._session.record or self._is_proved(win)):
            self._enter_par()

    def _is_proved(self, win: _Win) -> bool:
        par = self._par(win.record)
        return par is not None and par.is_proved

    def _enter_par(self) -> None:
        """Enter a win once more if more is known of its deal."""
        win, self._win = self._win, None
        if self.statistics is None or win is None or self._par(win.record) == win.par:
            return
        self._enter(replace(win, par=self._par(win.record)))

    def _enter(self, win: _Win) -> None:
        if self.statistics is not None:
            day = day_of(win.record, win.playing.policy)
            self.statistics.add_won(win.record, win.playing, win.par, day)

    def _par(self, record: Record) -> Par | None:
        from gupai_desktop.store.statistics import Par

        known = self._analysis.knowledge.best(record)
        return Par(known.bound, len(known.line)) if known is not None else None
