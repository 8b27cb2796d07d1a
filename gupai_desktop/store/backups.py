"""The backups of a book: those of today, of the week and of the month, and how one is taken back.

``book.sqlite.bak`` is of the start of the latest run.  That of an earlier day stays under its
date; of those the latest is kept, and for a week and a month one that is as old as that, and one
that will be.  What was set aside is listed with them.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

from gupai_desktop.engine.clock import Clock
from gupai_desktop.paths import make_private_file
from gupai_desktop.play.history import moment_text
from gupai_desktop.store import database
from gupai_desktop.store.database import ERRORS, backup_of
from gupai_desktop.store.saves import CannotSave, bring_to_disk

#: The days of a week and of a month.
_AGES = (7, 31)
#: More are not needed, whatever the clock has shown.
_MAX_DATED = 10
_DATED = r"(\d{4}-\d\d-\d\d)\.bak"
_KEPT = r"bak|\d{4}-\d\d-\d\d\.bak|(damaged|kept|newer)-\d+"
_COUNTS = "SELECT (SELECT count(*) FROM deal WHERE is_counted), (SELECT count(*) FROM game_table)"


def back_up(connection: sqlite3.Connection, file: Path, clock: Clock) -> None:
    """Copy the book into a fresh file, which takes the place of the old backup."""
    place = backup_of(file)
    fresh = place.with_name(f"{place.name}.tmp")
    # What a program that was killed has left half made.
    for unfinished in (place, database.taken_back(file)):
        for left in file.parent.glob(f"{unfinished.name}.tmp*"):
            left.unlink(missing_ok=True)
    make_private_file(fresh)
    try:
        with closing(sqlite3.connect(fresh)) as copy:
            copy.execute("PRAGMA journal_mode = MEMORY")
            copy.execute("PRAGMA synchronous = OFF")
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # it has no log of its own
        with fresh.open("rb+") as stream:
            bring_to_disk(stream)
        _keep_day(file, place, clock)
        os.replace(fresh, place)
    finally:
        fresh.unlink(missing_ok=True)  # where there was no room for it


def _keep_day(file: Path, place: Path, clock: Clock) -> None:
    """Let the backup of an earlier day stay under its date; one that is not needed goes."""
    today = clock.today()
    if not place.exists():
        return
    if (day := clock.day_of(_written(place))) == today:
        return
    dated = file.with_name(f"{file.name}.{day}.bak")
    if not dated.exists():
        try:
            os.link(place, dated)
        except OSError:  # not every file system has links
            os.replace(place, dated)
    days = {
        date.fromisoformat(found[1]): backup
        for backup in file.parent.glob(f"{file.name}.*.bak")
        if (found := re.fullmatch(_DATED, backup.name.removeprefix(f"{file.name}.")))
    }
    if (spare := _spare(days, today)) is not None:
        days[spare].unlink()


def _spare(days: Iterable[date], today: date) -> date | None:
    """Return the day whose backup goes; no more than one: the clock may be wrong."""
    every = set(days)
    spares = every - _wanted(every, today)
    if not spares and len(every) > _MAX_DATED:
        # By this clock they are of days to come: so would be all that clocks by turns make.
        spares = every - _wanted(every, max(every))
    return min(spares, default=None)


def _wanted(days: Iterable[date], today: date) -> set[date]:
    """Return the days whose backups are kept; of a day to come nobody can say."""
    past = [day for day in days if day < today]
    kept = {day for day in days if day >= today} | {max(past, default=today)}
    for age in _AGES:
        kept.add(max((day for day in past if (today - day).days >= age), default=today))
        kept.add(min((day for day in past if (today - day).days < age), default=today))
    return kept


class KeptBook(NamedTuple):
    """A book that can be taken back: when it was written, its deals, its tables."""

    file: Path
    written: str
    deals: int
    games: int


def kept_books(file: Path) -> list[KeptBook]:
    """Return the backups of a book and what was set aside, the newest first."""
    found = []
    for place in file.parent.glob(f"{file.name}.*"):
        if not re.fullmatch(_KEPT, place.name.removeprefix(f"{file.name}.")):
            continue
        for connection in database.reading(place, (database.ALONE,)):
            with suppress(*ERRORS, OSError):
                if not connection.execute(database.HAS_VIEW).fetchone():
                    counts = connection.execute(_COUNTS).fetchone()
                    found.append(KeptBook(place, moment_text(_written(place)), *counts))
    return sorted(found, key=lambda kept: kept.written, reverse=True)


def _written(file: Path) -> datetime:
    return datetime.fromtimestamp(file.stat().st_mtime, UTC)


def take_back(file: Path, place: Path, commits: int) -> None:
    """Have a book put in place by the next start; raises `CannotSave`.

    It counts more commits than the one there, which is set aside.
    """
    wanted = database.taken_back(file)
    try:
        database.make(wanted, [place], max(commits, database.commits_of(backup_of(file))) + 1)
    except (sqlite3.Error, OSError) as error:
        raise CannotSave(wanted, database.cause_of(error)) from None
