"""Moving house: all that was played goes into a file, and comes out of it elsewhere.

What is needed for that is imported late: nobody needs it when the program starts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from gupai_desktop.engine.words import joined, words
from gupai_desktop.games import find
from gupai_desktop.store.saves import EXPORT
from gupai_desktop.store.schema import DealRow
from gupai_desktop.store.tables import Bookmarks
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.store.export import Export

_NAME = "Gupai Desktop"
_IN_WORK = words("This takes a while to read…")


class Moving:
    """Writes such files and takes what is in them; the table is saved as after every step."""

    def __init__(self, parts: WindowParts, bookmarks: Bookmarks) -> None:
        self._parts, self._bookmarks = parts, bookmarks
        self._session, self._window = parts.session, parts.window

    def slots(self) -> dict[str, Callable[[], object]]:
        """The slots of its actions, by their keys."""
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
        from gupai_desktop.ui.widgets.waiting import Work

        book, settings = self._parts.book, self._parts.settings
        self._session.stepped.emit()  # what was spent at the tables is in the book
        lines = gathered(book, settings.portable(), self._session.clock)
        work = Work(partial(content_of, lines))
        return work.result if work.wait(_IN_WORK, self._window) else None

    def _lines(self, file: Path) -> bytes | None:
        from gupai_desktop.store.played import counted_deals, lines_of

        lines = lines_of(counted_deals(self._parts.book), file.suffix)
        return "".join(f"{line}\n" for line in lines).encode()

    def _ask_and_write(self, suffix: str, content: Callable[[Path], bytes | None]) -> None:
        from gupai_desktop.ui.dialogs.file_choice import ask_and_write, documents

        name = f"{_NAME} {self._session.clock.today()}{suffix}"
        ask_and_write(documents() / name, content, self._session.say, self._window)

    def ask_and_import(self) -> None:
        """Take what is in a file that the player chooses."""
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_import, documents

        if file := ask_file_to_import(documents(), self._window):
            self.take(file)

    def take(self, file: Path) -> None:
        """Join a file with the book, once the player has seen what it brings."""
        from gupai_desktop.store.played import every_deal
        from gupai_desktop.ui.widgets.waiting import Work

        book = self._parts.book
        self._session.stepped.emit()
        ours, changes = every_deal(book), book.changes
        work = Work(partial(_read, file, ours))
        if not work.wait(_IN_WORK, self._window):
            return
        if work.result is None:
            refusal = work.refusal or words("it could not be read")
            self._session.say(words("Nothing was imported: {error}", error=refusal))
        else:
            export, both = work.result
            self._join(export, (ours, both) if changes == book.changes else None)

    def _join(self, export: Export, deals: tuple[list[DealRow], list[DealRow]] | None) -> None:
        from gupai_desktop.store.joining import joining_of, put
        from gupai_desktop.ui.dialogs.joining import JoiningDialog, brought

        session, book = self._session, self._parts.book
        self._parts.auto_play.switch(False)
        joining = joining_of(book, export, session.left, deals)
        dialog = JoiningDialog(joining, has_settings=bool(export.settings), parent=self._window)
        if not dialog.run():
            return
        histories = put(book, joining, dialog.on_top)
        if dialog.settings_box.isChecked():
            self._parts.settings.take(export.settings)
        session.lay(histories)
        session.stepped.emit()
        book.commit()
        self._bookmarks.refresh()
        self._parts.statistics.refresh()
        self._parts.album.refresh()
        session.say(joined(*brought(joining)))


def _read(file: Path, ours: list[DealRow]) -> tuple[Export, list[DealRow]]:
    """Return what a file has, and its deals with those of a book."""
    from gupai_desktop.store.export import read_export
    from gupai_desktop.store.joining import joined_deals

    export = read_export(file, find)
    return export, joined_deals(ours, export.deals)
