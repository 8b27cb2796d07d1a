"""The files of version 1.0.0: taken over into a new book, once, and left where they are."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, Words, words
from gupai_desktop.store.book import Book
from gupai_desktop.store.database import HAS_VIEW
from gupai_desktop.store.saves import SUFFIX, CannotRead, expect_file, open_file
from gupai_desktop.store.schema import is_sound, marked
from gupai_desktop.store.statistics import Par, PlayedDeal, Statistics, Win, row_of
from gupai_desktop.store.tables import SavedTables

_STATISTICS = "statistics.sqlite"
_ROWS = """
    SELECT kind, at, game, rules, playing, number, board, policy, moves, seconds, is_assisted,
    par_bound, par_line FROM row ORDER BY id
"""


def take_over(book: Book, folder: Path, catalogue: Catalogue) -> list[Words]:
    """Take over what lies in a folder, all at once; return what the player is to be told."""
    faults = list[Words]()
    with _collecting(faults):
        _take_statistics(Statistics(book), folder / _STATISTICS)
    tables = SavedTables(book, catalogue)
    names = {
        saved_file.name.partition(SUFFIX)[0]
        for saved_file in (folder / "games").glob(f"*{SUFFIX}*")
    }
    for name in sorted(names):
        for file in (folder / "games" / f"{name}{suffix}" for suffix in (SUFFIX, f"{SUFFIX}.bak")):
            with _collecting(faults):
                tables.save(open_file(file, catalogue))
                break
    book.commit()
    return [
        words("Could not be taken over from an earlier version: {error}.", error=fault)
        for fault in faults
    ]


@contextmanager
def _collecting(faults: list[Words]) -> Iterator[None]:
    """Add why a file cannot be taken over, unless it is not there."""
    try:
        yield
    except CannotRead as error:
        faults += [] if error.is_missing else [error.words]
    except BadText as error:
        faults.append(error.words)


def _take_statistics(statistics: Statistics, file: Path) -> None:
    """Count what the rows of the log tell, one after the other.

    Raises `CannotRead`, or `BadText` for what is no log; what is sound in it counts.
    """
    try:
        expect_file(file)
        file.open("rb").close()
    except OSError as error:
        raise CannotRead(file, error) from None
    has_unsound = False
    try:
        for kind, at, game, rules, playing, number, board, policy, *result in _rows(file):
            if kind == "reset":
                statistics.forget(game, rules)
                continue
            deal = PlayedDeal(playing, game, rules, number or None, board, policy, at)
            moves, seconds, is_assisted, bound, line = result
            win = Win(moves, float(seconds), bool(is_assisted), Par(bound, line))
            if not is_sound("deal", marked(row_of(deal._replace(win=win)))):
                has_unsound = True
                continue
            known = statistics.find(deal) or statistics.add(deal)
            if kind == "won" and win.is_as_good_as(known.win):
                statistics.put(known._replace(win=win))
    except (sqlite3.Error, TypeError, ValueError):
        has_unsound = True
    if has_unsound:
        damaged = words("it is damaged")
        raise BadText(words("{file} cannot be read: {reason}", file=_STATISTICS, reason=damaged))


def _rows(file: Path) -> list[Any]:
    # Where it has no log to be read, none is made.
    options = "mode=ro" if os.path.exists(f"{file}-wal") else "immutable=1"
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{options}", uri=True)) as log:
        log.text_factory = lambda content: content.decode(errors="replace")
        if log.execute(HAS_VIEW).fetchone():  # it may never end
            raise ValueError
        return log.execute(_ROWS).fetchall()
