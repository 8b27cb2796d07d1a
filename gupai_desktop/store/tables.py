"""The tables of all games in the book: every step of each, and the cursor of undo and redo."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass

from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, Words, words
from gupai_desktop.play.history import FORMAT, VERSION, History
from gupai_desktop.store.book import Book
from gupai_desktop.store.saves import SUFFIX, CannotSave, set_aside, write


@dataclass(frozen=True, slots=True)
class _Kept:
    """The history that the book has of a table, and the number of its first step there."""

    history: History
    first: int


class Tables:
    """Reads and writes histories.  `note` is what to tell the player of those that were read."""

    def __init__(self, book: Book, catalogue: Catalogue) -> None:
        self._book, self._catalogue = book, catalogue
        self._kept: dict[str, _Kept] = {}
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
                self._kept[game_id] = _Kept(history, first)
                return history
        return None

    def save(self, history: History) -> None:
        """Write what is new at a table; the caller commits."""
        game, kept = history.game_id, self._kept.get(history.game_id)
        if kept and kept.history == history:
            return
        first, same = _overlap(kept, history)
        book, known = self._book, kept.history.known if kept else {}
        for one in history.known.values():
            if known.get(one.id) != one:
                values = (one.started, one.seconds, int(one.is_assisted), one.policy)
                book.put("playing", one.id, *values)
        book.put("game_table", game, first, first + len(history.steps) - 1, first + history.index)
        if kept is None or (first, same) != (kept.first, len(kept.history.steps)):
            book.run(
                "DELETE FROM step WHERE game = ? AND number NOT BETWEEN ? AND ?",
                (game, first, first + same - 1),
            )
        # After what is let go of, the first step has the whole record.
        begins_anew = kept is not None and first > kept.first
        for number, step in enumerate(history.steps):
            if number >= same or (begins_anew and number == 0):
                text = step.text or json.dumps(step.written, ensure_ascii=False)
                book.put("step", game, first + number, step.playing, text)
        self._kept[game] = _Kept(history, first)

    def _json(self, game_id: str, done: int) -> dict[str, object]:
        """Return a table in plain values, as a saved game has it."""
        columns = "id, started, seconds, is_assisted AS assisted, policy"
        question = f"SELECT {columns} FROM playing JOIN step ON playing = id WHERE game = ?"
        playings = {
            row[0]: {
                "id": row[0],
                "started": row[1],
                "seconds": row[2],
                "assisted": bool(row[3]),
                "policy": row[4],
            }
            for row in self._book.ask(question, (game_id,))
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


def _overlap(kept: _Kept | None, history: History) -> tuple[int, int]:
    """Return the number of a history's first step, and how many steps the book has already."""
    if kept is None:
        return 0, 0
    old, new = kept.history.steps, history.steps
    for start, step in enumerate(old):
        if step.record is new[0].record and step.playing == new[0].playing:
            later = zip(old[start + 1 :], new[1:], strict=False)
            differing = (
                n for n, (one, other) in enumerate(later, 1) if one is not other and one != other
            )
            return kept.first + start, next(differing, min(len(old) - start, len(new)))
    return kept.first + len(old), 0
