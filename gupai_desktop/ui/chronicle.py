"""What looks back: the statistics, the calendar of daily deals, and the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from gupai_desktop.engine.history import History, Playing
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.solvers.knowledge import Knowledge
from gupai_desktop.ui.auto_play import AutoPlay
from gupai_desktop.ui.choices import Choices
from gupai_desktop.ui.dealer import Dealer
from gupai_desktop.ui.looks import Appearance
from gupai_desktop.ui.session import Session

if TYPE_CHECKING:
    from gupai_desktop.statistics import Statistics


class Chronicle:
    """Opens the dialogs, and lays on the table what is chosen in them."""

    def __init__(
        self,
        session: Session,
        choices: Choices,
        dealer: Dealer,
        auto_play: AutoPlay,
        appearance: Appearance,
        window: QWidget,
        statistics: Callable[[], Statistics | None],
        knowledge: Knowledge | None = None,
    ) -> None:
        self._session, self._choices, self._dealer = session, choices, dealer
        self._auto_play, self._appearance, self._window = auto_play, appearance, window
        self._statistics, self._knowledge = statistics, knowledge

    def slots(self) -> dict[str, Callable[[], object]]:
        """What its actions do, by their keys."""
        return {
            "daily-calendar": self.show_calendar,
            "statistics": self.show_statistics,
            "replay": self.show_replay,
        }

    # The modules are fetched late: nobody needs them when the program starts.

    def show_calendar(self) -> None:
        """Let the player choose the deal of a day."""
        from gupai_desktop.ui.dialogs.daily import DailyDialog

        if (statistics := self._opened()) is not None:
            dialog = DailyDialog(self._session.game, statistics, self._appearance, self._window)
            dialog.chosen.connect(self._choices.daily_deal)
            self._run(dialog)

    def show_statistics(self) -> None:
        """Show what has been played; the player may open a deal again."""
        from gupai_desktop.ui.dialogs.statistics import StatisticsDialog

        if (statistics := self._opened()) is not None:
            dialog = StatisticsDialog(
                statistics, self._session.game, self._appearance, self._window
            )
            dialog.wanted.connect(self._begin)
            self._run(dialog)

    def show_replay(self) -> None:
        """Show the game on the table move by move; the player may go on from anywhere."""
        from gupai_desktop.ui.dialogs.replay import ReplayDialog

        if not self._session.record.moves:
            self._session.say(words("Chronicle", "There is no move to be looked at yet."))
            return
        dialog = ReplayDialog(
            self._session.record,
            self._appearance,
            parent=self._window,
            knowledge=self._knowledge,
        )
        dialog.wanted.connect(self._play_on)
        self._run(dialog)

    def _opened(self) -> Statistics | None:
        statistics = self._statistics()
        if statistics is None:
            self._session.say(words("Chronicle", "The statistics have not been opened."))
        return statistics

    def _run(self, dialog: QDialog) -> None:
        self._auto_play.switch(False)
        dialog.exec()
        dialog.deleteLater()

    # What is chosen.

    def _begin(self, record: Record, policy: str) -> None:
        self._dealer.forget()
        self._session.begin(record, policy)

    def _play_on(self, record: Record) -> None:
        """Go back to this record if undo leads there; else lay it down, its moves being a help."""
        session = self._session
        if record == session.record:
            return
        self._dealer.forget()
        for steps, past in enumerate(session.past(), 1):
            if past == record:
                session.undo_stack.setIndex(session.undo_stack.index() - steps)
                return
        session.open(History.replayed(record, Playing(is_assisted=bool(record.moves))))
