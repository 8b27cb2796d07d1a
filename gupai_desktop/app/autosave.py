"""Keeps every table on the disk: what is done is there before anything else can be done."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.history import History
from gupai_desktop.settings import Settings
from gupai_desktop.store.folder_lock import FolderLock
from gupai_desktop.store.saves import CannotSave, SavedGames, printable
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.undo_stack import UndoStack
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.main_window import MainWindow

#: After so many seconds of play the time is written, and the settings are looked after.
_ROUND = 20


class Autosave(QObject):
    """Saves the table that is played at after every step, and finds what was left at one.

    What cannot be written is told once, and tried again with every step at any table.  The
    time that is played is written now and then, for the program may be ended from outside.
    """

    def __init__(self, saved: SavedGames, folder_lock: FolderLock, notices: Notices) -> None:
        super().__init__()
        self._saved, self._folder_lock, self._notices = saved, folder_lock, notices
        self._session: Session | None = None
        #: What the file of each table has, and the tables that may have more.
        self._written: dict[str, History] = {}
        self._ahead: dict[str, UndoStack] = {}
        self._trouble: Words | None = None
        self._settings: Settings | None = None
        self._settings_trouble: Words | None = None
        self._seconds = 0

    def load(self, game_id: str) -> History | None:
        """What was left at a variant's table; the player is told if it is damaged."""
        loaded = self._saved.load(game_id)
        self._notices.add(loaded.note)
        if loaded.history is not None and loaded.note is None:
            self._written[game_id] = loaded.history
        return loaded.history

    def keep(self, window: MainWindow, settings: Settings | None = None) -> None:
        """Save the tables of a window's session from now on, and look after its settings.

        The undo group speaks after every step, when all else has seen it, and before
        anything that the player does next.
        """
        self.setParent(window)
        self._session = window.session
        self._session.undo_group.indexChanged.connect(self.save)
        self._session.helped.connect(self.save)
        window.clock.rested.connect(self.save)
        window.clock.ticked.connect(self._on_ticked)
        self._settings = settings
        self.save()

    def _on_ticked(self) -> None:
        self._seconds += 1
        if self._seconds % _ROUND == 0:
            self.save()
            self.look_after_settings()

    def look_after_settings(self) -> None:
        """Tell if the settings cannot be written."""
        trouble = self._settings.trouble() if self._settings else None
        self._notices.replace(self._settings_trouble, trouble)
        self._settings_trouble = trouble

    def save(self) -> None:
        """Write down the table, the one that was just left, and those that could not be."""
        if self._session is None:
            return
        here = self._session.undo_stack
        self._ahead[here.record.game.id] = here
        troubles = {game_id: self._save(table) for game_id, table in self._ahead.items()}
        self._ahead = {
            game_id: table
            for game_id, table in self._ahead.items()
            if troubles[game_id] or table is here
        }
        trouble = next(filter(None, troubles.values()), None)
        self._notices.replace(self._trouble, trouble)
        self._trouble = trouble
        if self._settings is not None and self._settings.is_doubtful:
            self.look_after_settings()  # the game that is played is written there

    def _save(self, table: UndoStack) -> Words | None:
        """Write a table down, unless that is done; the words why it cannot be."""
        history = table.history()
        if history != self._written.get(history.game_id):
            try:
                self._write(history)
            except CannotSave as error:
                return trouble_words(error)
            self._written[history.game_id] = history
        return None

    def _write(self, history: History) -> None:
        if not self._folder_lock.take():
            # What lies there may be another program's.
            raise CannotSave(
                words(
                    "Keeper",
                    "{folder} cannot be written to",
                    folder=printable(self._folder_lock.folder),
                )
            )
        before = self._written.get(history.game_id)
        has_gone_on = before is None or (before.steps, before.index) != (
            history.steps,
            history.index,
        )
        self._saved.save(history, keeps_backup=has_gone_on)


def trouble_words(error: CannotSave) -> Words:
    """That a table could not be saved, and what comes of that."""
    return words(
        "Keeper",
        "The game is not saved: {error}. You can play on, but these moves will be lost when "
        "the program ends.",
        error=error.words,
    )
