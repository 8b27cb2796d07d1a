"""The tables of all games in the book, and its bookmarks.

Of a table every step is a row, and the cursor of undo and redo.  A bookmark is a deal, or a
position in it, that a player wants to come back to; its moves are replayed when it is opened.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, Words, words
from gupai_desktop.play.history import FORMAT, MOST_MOVES, VERSION, History
from gupai_desktop.play.json_text import Node, read_json
from gupai_desktop.store.book import Book
from gupai_desktop.store.saves import SUFFIX, CannotSave, set_aside, write


def saved_table(book: Book, game_id: str, done: int = 0) -> dict[str, object]:
    """Return a game's table in plain values, as a saved game has it."""
    question = "SELECT * FROM playing WHERE id IN (SELECT playing FROM step WHERE game = ?)"
    playings = {
        playing_id: {
            "id": playing_id,
            "started": started,
            "seconds": seconds,
            "assisted": bool(is_assisted),
            "policy": policy,
        }
        for playing_id, started, seconds, is_assisted, policy, _ in book.ask(question, (game_id,))
    }
    question = "SELECT playing, text FROM step WHERE game = ? ORDER BY number"
    first, *steps = (
        {**json.loads(text), "playing": playings[playing]} if text.startswith("{") else text
        for playing, text in book.ask(question, (game_id,))
    )
    head = {"format": FORMAT, "version": VERSION, "game": game_id}
    return {**head, "first": first, "steps": steps, "done": done}


class SavedTables:
    """Reads and writes histories.  `note` is what to tell the player of those that were read."""

    def __init__(self, book: Book, catalogue: Catalogue) -> None:
        self._book, self._catalogue = book, catalogue
        #: The histories that the book has.
        self._kept: dict[str, History] = {}
        self.note: Words | None = None

    def load(self, game_id: str) -> History | None:
        """Return what was left at a game's table, every move replayed."""
        question = "SELECT first, cursor FROM game_table WHERE game = ?"
        for first, cursor in self._book.ask(question, (game_id,)):
            try:
                saved = saved_table(self._book, game_id, cursor - first)
                history = History.from_json(saved, self._catalogue)
            except BadText as error:
                self.note = self._put_away(game_id, error)
            else:
                self._kept[game_id] = replace(history, first=first)
                return self._kept[game_id]
        return None

    def save(self, history: History) -> None:
        """Write what is new at a table; the caller commits."""
        game, kept, book = history.game_id, self._kept.get(history.game_id), self._book
        if kept is history:
            return
        known = kept.known if kept else {}
        for playing in history.known.values():
            if known.get(playing.id) != playing:
                values = (
                    playing.started,
                    playing.seconds,
                    int(playing.is_assisted),
                    playing.policy,
                )
                book.put("playing", playing.id, *values)
        last = history.first + len(history.steps) - 1
        book.put("game_table", game, history.first, last, history.first + history.index)
        old = dict(enumerate(kept.steps, kept.first)) if kept else {}
        new = dict(enumerate(history.steps, history.first))
        for number, step in new.items():
            if old.get(number) is not step:
                text = step.text or json.dumps(step.written, ensure_ascii=False)
                book.put("step", game, number, step.playing, text)
        if kept is None or old.keys() - new.keys():
            between = (game, history.first, last)
            book.run("DELETE FROM step WHERE game = ? AND number NOT BETWEEN ? AND ?", between)
        self._kept[game] = history

    def _put_away(self, game_id: str, error: BadText) -> Words:
        """Keep a table that cannot be replayed in a file of its own, and say so."""
        aside = game_id
        if self._book.folder is not None:
            with suppress(OSError, CannotSave):
                file = self._book.folder / f"{game_id}{SUFFIX}"
                write(file, json.dumps(saved_table(self._book, game_id)).encode())
                aside = set_aside(file, "damaged").name
        return words(
            "Saves",
            "{file} cannot be opened ({error}) and is kept as {aside}.",
            file=game_id,
            error=error.words,
            aside=aside,
        )


#: The most bookmarks that are kept.
MOST_BOOKMARKS = 50
#: The most characters of a name.
LONGEST_NAME = 60


class Bookmark(NamedTuple):
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
            tuple(step.text() for step in saved.member("steps").entries(MOST_MOVES)),
            name,
        )

    def is_same_place(self, other: Bookmark) -> bool:
        """Return whether both lead to one position of one playing."""
        return (self.playing, self.moves) == (other.playing, other.moves)

    def named(self, name: str) -> Bookmark:
        """Return the same under a name of a few printable characters."""
        printable = "".join(letter if letter.isprintable() else " " for letter in name)
        return self._replace(name=" ".join(printable.split())[:LONGEST_NAME].strip())

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
        self._every = bookmarks[:MOST_BOOKMARKS]
        self._book.run("DELETE FROM bookmark")
        for place, bookmark in enumerate(self._every):
            self._book.put(
                "bookmark", place, bookmark.name, json.dumps(bookmark.saved, ensure_ascii=False)
            )
        self._book.commit()


def _read(book: Book) -> Iterator[Bookmark]:
    for name, saved in book.ask("SELECT name, saved FROM bookmark ORDER BY place"):
        with suppress(BadText):  # of a later version of the program
            yield Bookmark.read(read_json(saved), name)
