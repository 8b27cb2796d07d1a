"""Moving house: all that was played goes into a file, and comes out of it elsewhere.

What is needed for that is imported late: nobody needs it when the program starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.games import find
from gupai_desktop.store.rows import Rows, read_apart
from gupai_desktop.store.saves import EXPORT, CannotSave
from gupai_desktop.store.tables import Bookmarks
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.play.problem_set import ProblemSet
    from gupai_desktop.store.export import Export

_Result = TypeVar("_Result")
_NAME = "Gupai Desktop"
_IN_WORK = words("This takes a while to read…")


class Moving:
    """Writes such files and takes what is in them; the table is saved as after every step."""

    def __init__(self, parts: WindowParts, bookmarks: Bookmarks) -> None:
        self._parts, self._bookmarks = parts, bookmarks
        self._session, self._window = parts.session, parts.window
        self._own_sets = parts.problem_sets.own
        self._is_busy = False

    def slots(self) -> dict[str, Callable[[], object]]:
        return {"export": self.ask_and_export, "import": self.ask_and_import}

    def ask_and_export(self) -> None:
        """Write all that was played into a file that the player chooses."""
        self._ask_and_write(EXPORT, lambda _file: self._content())

    def ask_and_list(self) -> None:
        """Write the deals that count into a file for other programs."""
        from gupai_desktop.store.played import CSV

        self._ask_and_write(CSV, self._lines)

    def _content(self) -> bytes | None:
        from gupai_desktop.store.export import content_of, gathered

        settings, clock = self._parts.settings.portable(), self._session.clock
        sets = list(self._own_sets.sets.values())
        return self._read(lambda rows: content_of(gathered(rows, settings, clock, sets)))

    def _lines(self, file: Path) -> bytes | None:
        from gupai_desktop.store.played import counted_deals, lines_of

        def content(rows: Rows) -> bytes:
            lines = lines_of(counted_deals(rows), file.suffix)
            return "".join(f"{line}\n" for line in lines).encode()

        return self._read(content)

    def _read(self, read: Callable[[Rows], _Result]) -> _Result | None:
        """Return what is read in the book, as it was when that began; None for who gives up."""
        from gupai_desktop.ui.widgets.waiting import Work

        book = self._parts.book
        self._session.stepped.emit()  # what was spent at the tables is in the book
        file = None if book.trouble else book.file
        work = Work(partial(read_apart, file, read))
        if not work.wait(_IN_WORK, self._window):
            return None
        return read(book) if work.result is None else work.result

    def _ask_and_write(self, suffix: str, content: Callable[[Path], bytes | None]) -> None:
        from gupai_desktop.ui.dialogs.file_choice import ask_and_write, documents

        name = f"{_NAME} {self._session.clock.today()}{suffix}"
        ask_and_write(documents() / name, content, self._session.say, self._window)

    def ask_and_import(self) -> None:
        """Take what is in a file that the player chooses."""
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_import

        if file := ask_file_to_import(self._window):
            self.take(file)

    def take(self, file: Path) -> None:
        """Join a file with the book, once the player has seen what it brings."""
        if self._is_busy:
            busy = words("another file is being imported")
            self._session.say(words("Nothing was imported: {error}", error=busy))
            return
        self._parts.auto_play.switch(False)
        self._is_busy = True
        try:
            self._take(file)
        finally:
            self._is_busy = False

    def _take(self, file: Path) -> None:
        from gupai_desktop.store.export import read_export
        from gupai_desktop.ui.widgets.waiting import Work

        work = Work(partial(read_export, file, find))
        if not work.wait(_IN_WORK, self._window):
            return
        if work.result is None:
            refusal = work.refusal or words("it could not be read")
            self._session.say(words("Nothing was imported: {error}", error=refusal))
        else:
            self._join(work.result)

    def _join(self, export: Export) -> None:
        from gupai_desktop.store.joining import (
            JoinedDeals,
            joined_deals,
            joining_of,
            putting,
            tables_of,
        )
        from gupai_desktop.ui.dialogs.joining import JoiningDialog, brought
        from gupai_desktop.ui.widgets.waiting import do_all

        session, book = self._session, self._parts.book
        changes = book.deal_changes
        deals = self._read(lambda rows: joined_deals(rows, export.deals))
        if deals is None:
            return
        joining = joining_of(book, export, session.left, deals)
        joining.problems = sum(map(self._own_sets.count_new, export.sets))
        dialog = JoiningDialog(joining, has_settings=bool(export.settings), parent=self._window)
        if not dialog.run():
            return
        on_top, takes_settings = dialog.on_top, dialog.settings_box.isChecked()
        if changes != book.deal_changes:  # what was known meanwhile of deals is kept
            joining.deals = joined_deals(book, export.deals)
        with book.as_one(), self._parts.client.holding():
            do_all(putting(book, joining), _IN_WORK, self._window)
            # Another table may lie there by now.
            tables = joining_of(book, export, session.left, JoinedDeals())
            session.lay(tables_of(tables, on_top))
            session.stepped.emit()
        session.stepped.emit()  # what cannot be written is told
        if takes_settings:
            self._parts.settings.take(export.settings)
        self._bookmarks.refresh()
        self._parts.statistics.refresh()
        self._parts.album.refresh()
        session.say(joined(*brought(joining), *self._add(export.sets)))

    def _add(self, sets: list[ProblemSet]) -> Iterator[Words]:
        """Add what is new to the player's own sets; yield why one cannot be written."""
        for own in sets:
            try:
                self._own_sets.add(own, own.problems)
            except CannotSave as error:
                yield error.words
