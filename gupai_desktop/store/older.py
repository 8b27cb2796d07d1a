"""The files of version 1.0.0: taken over into a new book, once, and left where they are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, Words, labelled, words
from gupai_desktop.play.drill import Drill
from gupai_desktop.play.json_text import Node, read_json, verify
from gupai_desktop.store.book import Book
from gupai_desktop.store.bookmarks import MOST, Bookmark, Bookmarks
from gupai_desktop.store.saves import SUFFIX, CannotRead, open_file, read
from gupai_desktop.store.statistics import Par, PlayedDeal, Statistics, Win
from gupai_desktop.store.tables import Tables
from gupai_desktop.store.training import Best, Scores, Tally

_COLUMNS = (
    *("kind", "at", "game", "rules", "playing", "number", "board", "policy", "daily"),
    *("moves", "seconds", "is_assisted", "par_bound", "par_line"),
)
_MOST = 10**9


def take_over(book: Book, folder: Path, catalogue: Catalogue) -> list[Words]:
    """Take over what lies in a folder, all at once; return what the player is to be told."""
    notes = list[Words]()
    if not _take_statistics(Statistics(book), folder / "statistics.sqlite"):
        damaged = words("Book", "it is damaged")
        unread = words(
            "Saves", "{file} cannot be read: {reason}", file="statistics.sqlite", reason=damaged
        )
        notes.append(_not_taken(unread))
    tables = Tables(book, catalogue)
    written = (folder / "games").glob(f"*{SUFFIX}*")
    for file in sorted({one.with_name(one.name.partition(SUFFIX)[0] + SUFFIX) for one in written}):
        for candidate in _with_backups(file):
            try:
                tables.save(open_file(candidate, catalogue))
                break
            except (BadText, CannotRead) as error:
                notes.append(_not_taken(error.words))
    for name, take in (("training.json", _take_training), ("bookmarks.json", _take_bookmarks)):
        try:
            root = read_json(read(folder / name))
            verify(root)
            take(book, root)
        except CannotRead as error:
            notes += [] if error.is_missing else [_not_taken(error.words)]
        except BadText as error:
            notes.append(_not_taken(labelled(name, error.words)))
    book.commit()
    return notes


def _not_taken(error: Words) -> Words:
    return words("Book", "Of an earlier version could not be taken over: {error}.", error=error)


def _with_backups(file: Path) -> Iterator[Path]:
    """Yield those of a file and its backups that there are, the latest first."""
    backups = (file.with_name(f"{file.name}.bak{number}") for number in ("", 2, 3))
    yield from filter(Path.exists, (file, *backups))


# Statistics: rows of what happened, one after the other.


def _take_statistics(statistics: Statistics, file: Path) -> bool:
    """Count what the rows of the log tell, or of its backup with most rows.

    Return whether one of them could be read, if there are any.
    """
    logs = [_rows(one) for one in _with_backups(file)]
    every = max((log for log in logs if log is not None), key=len, default=[])
    for row in every:
        if row["kind"] == "reset":
            statistics.forget(row["game"], row["rules"])
            continue
        deal = _deal(row)
        known = statistics.find(deal)
        if row["kind"] == "rated":
            if known:
                statistics.put(replace(known, difficulty=row["policy"]))
            continue
        known = known or statistics.add(deal)
        if row["kind"] == "won":
            par = Par(row["par_bound"], row["par_line"])
            win = Win(row["moves"], float(row["seconds"]), bool(row["is_assisted"]), par)
            if win.is_as_good_as(known.win):
                statistics.put(replace(known, win=win))
    return not logs or any(log is not None for log in logs)


def _rows(file: Path) -> list[dict[str, Any]] | None:
    """Return the rows of a log, those that have a checksum with the right one.

    None if it is no log.
    """
    found = list[dict[str, Any]]()
    with (
        suppress(sqlite3.Error, KeyError),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection,
    ):
        connection.row_factory = sqlite3.Row
        connection.text_factory = lambda content: content.decode(errors="replace")
        for line in connection.execute("SELECT * FROM row ORDER BY id"):
            row = dict(line)
            values = [row[name] for name in _COLUMNS]
            mark = crc32("\x1f".join(map(str, values)).encode(errors="replace"))
            if row.get("mark") in (None, mark):
                found.append(row)
        return found
    return found or None


def _deal(row: dict[str, Any]) -> PlayedDeal:
    return PlayedDeal(
        row["playing"],
        row["game"],
        row["rules"],
        row["number"] or None,
        row["board"],
        row["policy"],
        row["at"],
    )


def _take_bookmarks(book: Book, root: Node) -> None:
    Bookmarks(book).every = tuple(
        Bookmark.read(one.member("saved"), one.member("name").text())
        for one in root.member("bookmarks").entries(MOST)
    )


def _take_training(book: Book, root: Node) -> None:
    scores = Scores(book)
    for drill in Drill:
        tallies = root.member("drills").member(drill.value)
        for kind in tallies.value if isinstance(tallies.value, dict) else ():
            one = tallies.member(kind)
            asked, known = (one.member(key).whole(0, _MOST) for key in ("asked", "known"))
            scores.put(drill, kind, Tally(asked, known, one.member("recent").text("[01]{0,8}")))
        if best := root.member("best").optional(drill.value):
            known = best.member("known").whole(0, _MOST)
            scores.put_best(drill, Best(known, best.member("seconds").amount(_MOST)))
