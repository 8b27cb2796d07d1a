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
from gupai_desktop.engine.words import BadText, Words, clean_name, words
from gupai_desktop.play.history import FORMAT, MAX_MOVES, VERSION, History, PlaySession
from gupai_desktop.play.json_text import Node, read_json
from gupai_desktop.store.book import Book
from gupai_desktop.store.rows import Rows
from gupai_desktop.store.saves import SUFFIX, CannotSave, set_aside, write
from gupai_desktop.store.schema import BookmarkRow, PlayingRow, StepRow, TableRow


def saved_table(book: Rows, game_id: str) -> tuple[dict[str, object], TableRow] | None:
    """Return a game's table in plain values, with nothing done, and its row."""
    moves = book.moves
    tables = book.rows(TableRow, "WHERE game = ?", (game_id,))
    at_table = "WHERE id IN (SELECT playing FROM step WHERE game = ?)"
    known = book.rows(PlayingRow, at_table, (game_id,))
    rows = book.rows(StepRow, "WHERE game = ? ORDER BY number", (game_id,))
    if book.moves != moves:
        return saved_table(book, game_id)  # they are of before and after it was made anew
    if not tables:
        return None
    playings = {row.id: _playing(row) for row in known}
    first, *steps = (
        {**json.loads(row.text), "playing": playings[row.playing].written}
        if row.text.startswith("{")
        else row.text
        for row in rows
    )
    head = {"format": FORMAT, "version": VERSION, "game": game_id}
    (table,) = tables
    return {**head, "first": first, "steps": steps, "done": 0}, table


def _playing(row: PlayingRow) -> PlaySession:
    is_assisted = bool(row.is_assisted)
    return PlaySession(row.id, row.seconds, is_assisted, row.policy, started=row.started)


class SavedTables:
    """Reads and writes histories.  `note` is what to tell the player of those that were read."""

    def __init__(self, book: Book, catalogue: Catalogue) -> None:
        self._book, self._catalogue = book, catalogue
        #: The histories that the book has.
        self._kept: dict[str, History] = {}
        self._moves = book.moves
        self.note: Words | None = None

    def load(self, game_id: str) -> History | None:
        """Return what was left at a game's table, every move replayed."""
        found = saved_table(self._book, game_id)
        if found is None:
            return None
        saved, table = found
        try:
            done = {**saved, "done": table.cursor - table.first}
            history = History.from_json(done, self._catalogue)
        except BadText as error:
            self.note = self._set_aside(game_id, saved, error)
            return None
        self._kept[game_id] = replace(history, first=table.first)
        return self._kept[game_id]

    def save(self, history: History) -> None:
        """Write what is new at a table, or all if the book has moved; the caller commits."""
        if self._moves != self._book.moves:
            self._moves, self._kept = self._book.moves, {}
        game, kept, book = history.game_id, self._kept.get(history.game_id), self._book
        if kept is history:
            return
        known = kept.known if kept else {}
        for playing in history.known.values():
            if known.get(playing.id) != playing:
                row = PlayingRow(
                    id=playing.id,
                    started=playing.started,
                    seconds=playing.seconds,
                    is_assisted=int(playing.is_assisted),
                    policy=playing.policy,
                )
                book.put_row(row)
        last = history.first + len(history.steps) - 1
        cursor = history.first + history.index
        book.put_row(TableRow(game=game, first=history.first, last=last, cursor=cursor))
        old = dict(enumerate(kept.steps, kept.first)) if kept else {}
        new = dict(enumerate(history.steps, history.first))
        for number, step in new.items():
            if old.get(number) is not step:
                text = step.text or json.dumps(step.written, ensure_ascii=False)
                book.put_row(StepRow(game=game, number=number, playing=step.playing, text=text))
        if kept is None or old.keys() - new.keys():
            between = (game, history.first, last)
            book.run("DELETE FROM step WHERE game = ? AND number NOT BETWEEN ? AND ?", between)
        self._kept[game] = history

    def _set_aside(self, game_id: str, saved: object, error: BadText) -> Words:
        """Keep a table that cannot be replayed in a file of its own, and say so."""
        aside = game_id
        if self._book.file is not None:
            with suppress(OSError, CannotSave):
                file = self._book.file.parent / f"{game_id}{SUFFIX}"
                write(file, json.dumps(saved).encode())
                aside = set_aside(file, "damaged").name
        return words(
            "{file} cannot be opened ({error}) and is kept as {aside}.",
            file=game_id,
            error=error.words,
            aside=aside,
        )


#: The most bookmarks that are kept.
MAX_BOOKMARKS = 50


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
    board: str = ""

    @classmethod
    def of_history(cls, history: History) -> Bookmark:
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
            tuple(step.text() for step in saved.member("steps").entries(MAX_MOVES)),
            name,
            first.member("board").text(),
        )

    def is_same_place(self, other: Bookmark) -> bool:
        """Return whether both lead to one position of one playing."""
        return (self.playing, self.moves) == (other.playing, other.moves)

    def named(self, name: str) -> Bookmark:
        """Return the same under a name of a few printable characters."""
        return self._replace(name=clean_name(name))

    def history(self, catalogue: Catalogue) -> History:
        """Return the deal, its moves replayed; raises `BadText`."""
        return History.from_json(self.saved, catalogue)


class Bookmarks:
    """The bookmarks in a book, the latest first."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self.refresh()

    def refresh(self) -> None:
        """Read again what there is: others have written rows too."""
        self._every = tuple(_read(self._book))

    @property
    def every(self) -> tuple[Bookmark, ...]:
        """All bookmarks; put others in their place to have them written."""
        return self._every

    @every.setter
    def every(self, bookmarks: tuple[Bookmark, ...]) -> None:
        self._every = bookmarks[:MAX_BOOKMARKS]
        self._book.run("DELETE FROM bookmark")
        for place, bookmark in enumerate(self._every):
            saved = json.dumps(bookmark.saved, ensure_ascii=False)
            self._book.put_row(BookmarkRow(place=place, name=bookmark.name, saved=saved))
        self._book.commit()


def _read(book: Book) -> Iterator[Bookmark]:
    for row in book.rows(BookmarkRow, "ORDER BY place"):
        with suppress(BadText):  # of a later version of the program
            yield Bookmark.read(read_json(row.saved)).named(row.name)
