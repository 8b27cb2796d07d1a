"""Bookmarks: deals, and positions in them, that a player wants to come back to.

The moves of a bookmark are replayed when it is opened, not before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText
from gupai_desktop.play.history import MOST_MOVES, History
from gupai_desktop.play.json_text import Node, read_json
from gupai_desktop.store.book import Book

#: The most bookmarks that are kept.
MOST = 50
#: The most characters of a name.
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A deal with its moves, the policy that offered it, its playing, and a name for it.

    `saved` is its history in plain values, as a saved game has it.
    """

    saved: object
    game_id: str
    rules: str
    number: int | None
    policy: str
    playing: str
    moves: tuple[str, ...]
    name: str = ""

    @classmethod
    def of_history(cls, history: History) -> Bookmark:
        """Return the bookmark of what lies on a table."""
        return cls.read(Node(History.replayed(history.record, history.playing).to_json(), ""))

    @classmethod
    def read(cls, saved: Node, name: str = "") -> Bookmark:
        """Return the bookmark of a saved game; raises `BadText` if that cannot be one."""
        first = saved.member("first")
        deal, playing = first.optional("deal"), first.member("playing")
        return cls(
            saved.value,
            saved.member("game").text(),
            first.member("rules").text(),
            deal.whole(FIRST_DEAL, LAST_DEAL) if deal else None,
            playing.member("policy").text(),
            playing.member("id").text(),
            tuple(one.text() for one in saved.member("steps").entries(MOST_MOVES)),
            name,
        )

    def is_same_place(self, other: Bookmark) -> bool:
        """Return whether both lead to one position of one playing."""
        return (self.playing, self.moves) == (other.playing, other.moves)

    def named(self, name: str) -> Bookmark:
        """Return the same under a name of a few printable characters."""
        printable = "".join(one if one.isprintable() else " " for one in name)
        return replace(self, name=" ".join(printable.split())[:LONGEST_NAME].strip())

    def history(self, catalogue: Catalogue) -> History:
        """Return the deal, its moves replayed; raises `BadText`."""
        return History.from_json(self.saved, catalogue)


class Bookmarks:
    """The bookmarks in a book, the latest first."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._every = tuple(_read(book))

    @property
    def every(self) -> tuple[Bookmark, ...]:
        """All bookmarks; put others in their place to have them written."""
        return self._every

    @every.setter
    def every(self, bookmarks: tuple[Bookmark, ...]) -> None:
        self._every = bookmarks[:MOST]
        self._book.run("DELETE FROM bookmark")
        for place, one in enumerate(self._every):
            self._book.put("bookmark", place, one.name, json.dumps(one.saved, ensure_ascii=False))
        self._book.commit()


def _read(book: Book) -> Iterator[Bookmark]:
    for name, saved in book.ask("SELECT name, saved FROM bookmark ORDER BY place"):
        with suppress(BadText):  # of a later version of the program
            yield Bookmark.read(read_json(saved), name)
