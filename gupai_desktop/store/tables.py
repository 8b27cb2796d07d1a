"""The tables of all games in the book: every step of each, and the cursor of undo and redo."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, Words, words
from gupai_desktop.play.history import FORMAT, VERSION, History
from gupai_desktop.store.book import Book
from gupai_desktop.store.saves import SUFFIX, CannotSave, set_aside, write


class Tables:
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
                history = History.from_json(self._json(game_id, cursor - first), self._catalogue)
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
        for one in history.known.values():
            if known.get(one.id) != one:
                values = (one.started, one.seconds, int(one.is_assisted), one.policy)
                book.put("playing", one.id, *values)
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

    def _json(self, game_id: str, done: int) -> dict[str, object]:
        """Return a table in plain values, as a saved game has it."""
        question = "SELECT * FROM playing WHERE id IN (SELECT playing FROM step WHERE game = ?)"
        playings = {
            one: {
                "id": one,
                "started": started,
                "seconds": seconds,
                "assisted": bool(is_assisted),
                "policy": policy,
            }
            for one, started, seconds, is_assisted, policy, _ in self._book.ask(
                question, (game_id,)
            )
        }
        question = "SELECT playing, text FROM step WHERE game = ? ORDER BY number"
        first, *steps = (
            {**json.loads(text), "playing": playings[playing]} if text.startswith("{") else text
            for playing, text in self._book.ask(question, (game_id,))
        )
        head = {"format": FORMAT, "version": VERSION, "game": game_id}
        return {**head, "first": first, "steps": steps, "done": done}

    def _put_away(self, game_id: str, error: BadText) -> Words:
        """Keep a table that cannot be replayed in a file of its own, and say so."""
        aside = game_id
        if self._book.folder is not None:
            with suppress(OSError, CannotSave):
                file = self._book.folder / f"{game_id}{SUFFIX}"
                write(file, json.dumps(self._json(game_id, 0)).encode())
                aside = set_aside(file, "damaged").name
        return words(
            "Saves",
            "{file} cannot be opened ({error}) and is kept as {aside}.",
            file=game_id,
            error=error.words,
            aside=aside,
        )
