"""Keeps every table on the disk: what is done is there before anything else can be done."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.history import History
from gupai_desktop.store.folder_lock import FolderLock
from gupai_desktop.store.saves import CannotSave, SavedGames, printable
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.main_window import MainWindow


class Autosave(QObject):
    """Saves the table that is played at after every step, and finds what was left at one.

    What cannot be written is told once, and tried again with every step.
    """

    def __init__(
        self,
        saved: SavedGames,
        folder_lock: FolderLock,
        notices: Notices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._saved, self._folder_lock, self._notices = saved, folder_lock, notices
        self._session: Session | None = None
        #: What the file of each table has.
        self._written: dict[str, History] = {}
        self._trouble: Words | None = None

    def load(self, game_id: str) -> History | None:
        """What was left at a variant's table; the player is told if it is damaged."""
        loaded = self._saved.load(game_id)
        self._notices.add(loaded.note)
        if loaded.history is not None and loaded.note is None:
            self._written[game_id] = loaded.history
        return loaded.history

    def keep(self, window: MainWindow) -> None:
        """Save the tables of a window's session from now on.

        The undo group speaks after every step, when all else has seen it, and before
        anything that the player does next.
        """
        self.setParent(window)
        self._session = window.session
        self._session.undo_group.indexChanged.connect(self.save)
        self._session.helped.connect(self.save)
        window.clock.paused.connect(self.save)
        self.save()

    def save(self) -> None:
        """Write the table down, unless that is done."""
        if self._session is None:
            return
        history = self._session.history()
        if history == self._written.get(history.game_id):
            return
        try:
            self._write(history)
        except CannotSave as error:
            self._complain(trouble_words(error))
        else:
            self._written[history.game_id] = history
            self._complain(None)

    def _write(self, history: History) -> None:
        if not self._folder_lock.take():
            # What lies there may be another program's.
            raise CannotSave(
                words(
                    "Keeper",
                    "nothing can be written in {folder}",
                    folder=printable(self._folder_lock.folder),
                )
            )
        self._saved.save(history)

    def _complain(self, trouble: Words | None) -> None:
        if trouble != self._trouble:
            if self._trouble is not None:
                self._notices.remove(self._trouble)
            self._notices.add(trouble)
            self._trouble = trouble


def trouble_words(error: CannotSave) -> Words:
    """That a table could not be saved, and what comes of that."""
    return words(
        "Keeper",
        "The game is not saved: {error}. Play goes on, but what is done now will be lost "
        "when the program ends.",
        error=error.words,
    )
