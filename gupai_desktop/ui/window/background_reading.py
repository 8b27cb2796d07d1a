"""What takes a while to read is read in the study's process, and can be given up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.solvers.requests import Errand
from gupai_desktop.ui.play.solver_client import SolverClient

#: What is read within so many milliseconds is not worth a dialog.
_DELAY = 300


class BackgroundReading(QObject):
    """Reads one thing at a time; another one takes its place."""

    def __init__(self, client: SolverClient, window: QWidget) -> None:
        super().__init__(window)
        self._client, self._window = client, window
        self._job: int | None = None
        self._dialog: QProgressDialog | None = None

    def begin(self, read: Callable[[], object], then: Callable[[object], object]) -> None:
        """Read, and hand on what is read: or the words why not, or None if it was lost."""
        self.give_up()

        def finish(content: object) -> None:
            self._end()
            then(content)

        self._job = self._client.ask(Errand(read), finish)
        self._dialog = QProgressDialog(
            say(words("Sharing", "This takes a while to read…")),
            say(words("Sharing", "Give Up")),
            0,
            0,
            self._window,
        )
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.canceled.connect(self.give_up)
        QTimer.singleShot(_DELAY, self._dialog, self._dialog.show)

    def give_up(self) -> None:
        """Read no more; nothing comes of it."""
        if self._job is not None:
            self._client.withdraw(self._job)
            self._end()

    def _end(self) -> None:
        self._job = None
        if self._dialog is not None:
            self._dialog.canceled.disconnect(self.give_up)
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None
