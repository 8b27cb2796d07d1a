"""The album of a session's player: what was made in deals and problems that were won."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.explain import Faces
from gupai_desktop.games import find
from gupai_desktop.play.album import made_before, made_in
from gupai_desktop.store.album import AlbumRows
from gupai_desktop.store.book import Book
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient

if TYPE_CHECKING:
    from gupai_desktop.solvers.requests import Done


class Album(QObject):
    """The pairs and triplets that the player has made.

    Signals: `stamped` with what a win has just made for the first time; `changed` when the album
    has more.
    """

    stamped = Signal(object)
    changed = Signal()

    def __init__(
        self, session: Session, book: Book, client: SolverClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._book, self._client = session, book, client
        self._rows = AlbumRows(book, session.clock)
        self._waiting = 0
        #: What the last win that had anything new has made.
        self.latest = frozenset[Faces]()

    @property
    def made(self) -> frozenset[Faces]:
        return self._rows.made

    def enter_win(self) -> None:
        """Enter what was made in the record on the table; the win commits."""
        if new := self._rows.add(made_in(self._session.record)):
            self.latest = new
            self.stamped.emit(new)
            self.changed.emit()

    def refresh(self) -> None:
        """Read again what there is: others have written into the book."""
        self._rows.refresh()
        self.changed.emit()

    def recall(self) -> None:
        """Have it looked for in the solver's process, once, what was made before."""
        if self._rows.is_recalled or self._waiting:
            return
        won = self._rows.won()
        from gupai_desktop.solvers.requests import BackgroundJob

        tables = list(self._rows.tables()) if won else []
        self._waiting = len(tables)
        for saved in tables:
            self._client.ask(BackgroundJob(partial(made_before, saved, won, find)), self._learn)
        self._end()

    def _learn(self, done: Done[frozenset[Faces]]) -> None:
        """Take what was made at one table; one that cannot be read has nothing."""
        self._waiting -= 1
        if done.value and self._rows.add(done.value):
            self.changed.emit()
        self._end()

    def _end(self) -> None:
        if not self._waiting:
            self._rows.set_recalled()
            self._book.commit()
