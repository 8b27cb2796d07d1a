"""Tells the statistics what is played and won at a session's tables."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gupai_desktop.engine.record import Record
from gupai_desktop.play.daily import day_of
from gupai_desktop.play.history import PlaySession
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.notices import Notices

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Par, Statistics


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
        self, session: Session, analysis: Analysis, notices: Notices, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._notices = session, analysis, notices
        self.statistics: Statistics | None = None
        self._played: set[str] = set()
        self._win: _Win | None = None
        session.moved.connect(self._on_moved)
        analysis.changed.connect(self._on_study_changed)

    def open(self, file: Path) -> None:
        """Open the statistics in a file, and tell the player if there is anything wrong."""
        # Late, for a window opens without them.
        from gupai_desktop.store.statistics import Statistics

        self.statistics = Statistics(file)
        self._notices.add(self.statistics.note)

    def close(self) -> None:
        """Let go of the file."""
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
        self._notices.add(self.statistics.note)

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
