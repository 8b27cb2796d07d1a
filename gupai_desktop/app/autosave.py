"""Keeps every table in the book: what is done is there before anything else can be done."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.history import History
from gupai_desktop.settings import Settings
from gupai_desktop.store.book import Book
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.main_window import MainWindow

#: The seconds of play after which the time is written, and the settings are looked after.
_ROUND = 20
_SAVED_AGAIN = words("Saving works again.")


class Autosave(QObject):
    """Saves the table that is played at after every step, and finds what was left at one.

    Whatever else the step counts for is written in the same transaction.  What cannot be
    written is told once, and tried again with every step; it is told too when it is written.
    So are the settings, which say at which table one plays.

    Signal: `damaged`, from any thread, when the book was found so: saving makes it anew.
    """

    damaged = Signal()

    def __init__(self, book: Book, tables: SavedTables, notices: Notices) -> None:
        super().__init__()
        self._book, self._tables, self._notices = book, tables, notices
        self._session: Session | None = None
        self._trouble: Words | None = None
        self._settings: Settings | None = None
        self._settings_trouble: Words | None = None
        self._seconds = 0
        self.damaged.connect(self.save)

    def load(self, game_id: str) -> History | None:
        """Return what was left at a variant's table; the player is told if it is damaged."""
        history = self._tables.load(game_id)
        self._notices.add(self._tables.note)
        return history

    def keep(self, window: MainWindow, settings: Settings | None = None) -> None:
        """Save the tables of a window's session from now on, and look after its settings.

        The session tells of a step when all else has seen it, and before anything that the
        player does next.
        """
        self.setParent(window)
        self._session = window.session
        self._session.stepped.connect(self.save)
        self._session.helped.connect(self.save)
        window.clock.rested.connect(self._on_rested)
        window.clock.ticked.connect(self._on_ticked)
        self._settings = settings
        if settings is not None:
            settings.store.looked_at.connect(self._on_settings_looked_at)
        self.save()
        self._book.changes = 0  # what a start writes is nothing to lose

    def _on_rested(self) -> None:
        self.save()
        # Not at the end of the program, when the book is closed next.
        QTimer.singleShot(0, self, self._book.rest)

    def _on_ticked(self) -> None:
        self._seconds += 1
        if self._seconds % _ROUND == 0:
            self.save()
            if self._settings is not None:
                self._settings.store.look_after()

    def _on_settings_looked_at(self) -> None:
        """Tell if the settings cannot be written."""
        trouble = self._settings.trouble() if self._settings else None
        self._notices.replace(self._settings_trouble, trouble)
        self._settings_trouble = trouble

    def save(self) -> None:
        """Write down what is new at every table: of one that was left, the time."""
        if self._session is None:
            return
        for moves in (self._book.moves, None):
            for undo_stack in self._session.undo_stacks.values():
                self._tables.save(undo_stack.history)
            self._book.commit()
            if self._book.moves == moves:
                break  # else the tables are written whole where the book lies now
        self._notices.add(self._book.note)
        if self._book.trouble != self._trouble:
            self._notices.remove(_SAVED_AGAIN)
            self._notices.replace(self._trouble, self._book.trouble or _SAVED_AGAIN)
        self._trouble = self._book.trouble
        if self._settings is not None and not self._settings.store.is_writable:
            self._settings.store.look_after()
