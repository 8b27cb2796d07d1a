"""Runs of the program, one after the other, in one process and one folder."""

from pathlib import Path

from PySide6.QtCore import QEvent
from pytestqt.qtbot import QtBot

from gupai_desktop.app.application import Application
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.clock import Clock
from gupai_desktop.i18n import Languages
from gupai_desktop.paths import Folders
from gupai_desktop.store.folder_lock import FolderLock
from gupai_desktop.ui.window.main_window import MainWindow


def _end(window: MainWindow) -> None:
    """Nobody answers a question at the end of a test."""
    window.is_ending = True


class Runs:
    """Starts the program as its own command does, but for what comes after the first frame.

    `launcher` is that of the run that was started last.
    """

    launcher: Launcher

    def __init__(
        self,
        application: Application,
        languages: Languages,
        qtbot: QtBot,
        folder: Path,
        clock: Clock,
        chance: Chance,
    ) -> None:
        self._clock, self._chance = clock, chance
        self._application, self._languages, self._qtbot = application, languages, qtbot
        self._folder = folder
        self._locks: list[FolderLock] = []

    def start(self, *arguments: str) -> MainWindow:
        """Another run; the one before has ended, or else it has been killed."""
        self.kill()
        chosen = parser().parse_args(arguments)
        folders = Folders.of(chosen.data_dir or self._folder)
        self.launcher = Launcher(
            self._application, chosen, folders, clock=self._clock, chance=self._chance
        )
        assert self.launcher.take_folder() is None
        assert self.launcher.folder_lock is not None
        self._locks.append(self.launcher.folder_lock)
        window = self.launcher.make_window()
        self._qtbot.addWidget(window, before_close_func=_end)
        return window

    def kill(self) -> None:
        """The last run is no more; it had no time to do anything."""
        if hasattr(self, "launcher"):
            self.launcher.settings.store.finish()
        for spoken in self._application.findChildren(Languages):
            if spoken is not self._languages:
                spoken.deleteLater()
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        while self._locks:
            self._locks.pop().release()
