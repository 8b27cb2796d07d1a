"""The file of a book: its tables, what may be wrong with it, and how it is made anew.

Each row has a checksum.  A file that is damaged, or that holds less than was written, is set
aside, and a book is made of its sound rows and those of its backup.  A file that is not ours
to write is left alone.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from datetime import datetime
from enum import Enum
from pathlib import Path

from gupai_desktop.engine.words import NEWER, Words, joined, words
from gupai_desktop.paths import make_private_file, refuse_planted
from gupai_desktop.play.history import is_moment
from gupai_desktop.store import soundness
from gupai_desktop.store.saves import (
    FORBIDDEN,
    NO_SPACE,
    CannotSave,
    bring_to_disk,
    expect_file,
    folder_to_disk,
    fresh_name,
    printable,
    reason_of,
    set_aside,
)
from gupai_desktop.store.schema import (
    APPLICATION,
    COMMITS,
    LEFT,
    LOGS,
    MIGRATIONS,
    TABLES,
    VERSION,
    insert,
    is_sound,
)
from gupai_desktop.store.soundness import (
    INCOMPLETE,
    log_of,
    number_in,
    put_numbers,
    schema_of,
    tables_in,
)

#: Seconds to wait for another program: while the book is opened, and at a step.
AT_START, AT_STEP = 2.0, 0.02

#: Of a damaged file SQLite may say what is not text.
ERRORS = (sqlite3.Error, ValueError, SystemError)


class Unusable(Exception):
    """The file is not ours to write; the words say why."""

    def __init__(self, reason: Words | str) -> None:
        super().__init__(str(reason))
        self.reason = reason


#: What is wrong with a file; of a lacking one every row is sound, but commits are missing.
_Fault = Enum("_Fault", ["ABSENT", "DAMAGED", "LACKING"])
_FOREIGN = words("it belongs to another program")
BUSY = words("another program is using it")


def backup_of(file: Path) -> Path:
    """Return the place of the backup of a book."""
    return file.with_name(f"{file.name}.bak")


# Connections.


def connect(file: Path | str, timeout: float = AT_START) -> sqlite3.Connection:
    """Return a connection to a file, a URI, or memory."""
    if isinstance(file, Path):
        for end in ("", "-wal", "-journal", "-shm"):
            refuse_planted(file.with_name(f"{file.name}{end}"))
        make_private_file(file)
    connection = sqlite3.connect(file, timeout=timeout, isolation_level=None, uri=True)
    connection.text_factory = lambda content: content.decode(errors="replace")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    return connection


def _fresh(file: Path | str, *sources: Path) -> sqlite3.Connection:
    """Return a new book with what can be read of some files, the first ones before others."""
    connection = connect(file)
    connection.execute("PRAGMA synchronous = OFF")
    _migrate(connection)
    for file_read in sources:
        any(_take_rows(connection, source) for source in reading(file_read))
    return connection


def in_memory(*files: Path) -> sqlite3.Connection:
    """Return a book in memory, with what can be read of some files."""
    return _fresh(":memory:", *files)


def _migrate(connection: sqlite3.Connection, last: int = VERSION) -> None:
    """Bring the tables to this version, or to an earlier one."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, statements in enumerate(MIGRATIONS[version:last], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def begin_log(connection: sqlite3.Connection, more: Mapping[int, int] | None = None) -> None:
    """Write into a log that has been brought into the file: the disk must have its head first.

    What is written is how many logs there were, and some numbers more.
    """
    logs = number_in(connection, LOGS) + 1
    connection.execute(*put_numbers({LOGS: logs, **(more or {})}))


def opened(
    file: Path, count: int, timeout: float = AT_START
) -> tuple[sqlite3.Connection, Words | None]:
    """Open a book for which that many commits were counted, and return what is to be told of it.

    It is made if there is none, and made anew if need be; raises if it must be left alone.
    """
    backup, note = backup_of(file), None
    count = max(count, commits_of(backup))
    if _is_complete(taken_back(file)):
        note, count = _put_back(file), 0
    elif _is_complete(_anew(file)):  # the program ended before it was put in its place
        note = _put_anew(file, _Fault.DAMAGED)
    fault = _fault_of(file, count, timeout)
    if fault is _Fault.LACKING and _commits_with_log(file) < commits_of(backup):
        note, fault = _keep_newer(file, backup), None
    # Where nothing lies, what SQLite makes is brought to the disk with the first step.
    if fault is not None and (count or fault is not _Fault.ABSENT or _has_company(file)):
        make(_anew(file), [file, backup], max(count, 1), file)
        message = _put_anew(file, fault)
        note = message if count or fault is not _Fault.ABSENT else note
    connection = connect(file, timeout)
    try:
        # A log needs no head on the disk yet.
        connection.execute("PRAGMA synchronous = OFF")
        _migrate(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        with suppress(sqlite3.Error):  # where there is no space, there may be some later
            _note_sound(connection, file, fault)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA busy_timeout = {int(AT_STEP * 1000)}")
        expect_file(backup)
    except OSError as error:
        note = CannotSave(backup, error).words
    except BaseException:
        connection.close()
        raise
    return connection, note


def _note_sound(connection: sqlite3.Connection, file: Path, fault: _Fault | None) -> None:
    """Begin a log, and let the book say that all of it is sound, as it was found or made.

    What was made now is not on the disk yet, so that its file is not known by its time.
    """
    if fault is None and soundness.is_all_checked(connection, file):
        begin_log(connection)
        return
    soundness.forget(connection)
    second = soundness.second_of(file) if fault is None else 0
    begin_log(connection, {**soundness.sound_numbers(connection), LEFT: second})
    if second:
        soundness.leave(file, second)


def _has_company(file: Path) -> bool:
    """Return whether there is anything of a book but its count, such as a log or a backup."""
    return any(found.suffix != ".count" for found in file.parent.glob(f"{file.name}*"))


# What is found in a file.

#: The option that reads a file without its log, and leaves nothing beside it.
ALONE = "immutable=1"


def reading(
    file: Path, modes: tuple[str, ...] = ("mode=ro", ALONE)
) -> Iterator[sqlite3.Connection]:
    """Yield connections that only read a file: with its log, and without it."""
    # A path says so itself only of files that may be looked at.
    for options in modes if os.path.isfile(file) else ():
        with suppress(*ERRORS), closing(_open(file, options, AT_STEP)) as connection:
            yield connection


def _open(file: Path, options: str, timeout: float = AT_START) -> sqlite3.Connection:
    return connect(f"{file.absolute().as_uri()}?{options}", timeout)


def _fault_of(file: Path, count: int, timeout: float = AT_START) -> _Fault | None:
    """Look at a file as far as it must be; return what is wrong with it, if anything is.

    Raises if it must be left alone.
    """
    expect_file(file)
    if not file.exists():
        return _Fault.ABSENT
    with file.open("rb") as stream:
        head = stream.read(72)
    # What may be another program's is not even opened for writing.
    is_own = head[68:] in (b"", APPLICATION.to_bytes(4))
    options = "mode=rw" if is_own else ALONE
    if is_own and log_of(file).exists():
        options = "mode=ro"  # a look brings no log into the file, and removes none
    try:
        with closing(_open(file, options, timeout)) as connection:
            return _fault_in(connection, count, file)
    except ERRORS as error:
        if not is_of_damage(error):
            raise
        return _Fault.DAMAGED


def _fault_in(connection: sqlite3.Connection, count: int, file: Path) -> _Fault | None:
    """Return what is wrong with a book; raises `Unusable` if it is not one of this program."""
    tables = schema_of(connection)
    if not tables:
        return _Fault.ABSENT
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    with closing(connect(":memory:")) as model:
        _migrate(model, version or VERSION)
        is_known = tables == schema_of(model)
    if not is_known and application != APPLICATION:
        raise Unusable(_FOREIGN)
    if version > VERSION:
        raise Unusable(NEWER)
    is_own = is_known and application == APPLICATION and version > 0
    if not is_own or not soundness.is_sound_since(connection, file):
        return _Fault.DAMAGED
    return _Fault.LACKING if commits_in(connection) < count else None


def is_sound_throughout(connection: sqlite3.Connection, pause: Callable[[], object]) -> bool:
    """Return whether all of a book is sound; there are pauses while it is looked through."""
    try:
        return soundness.is_whole(connection, pause)
    except ERRORS as error:
        if not is_of_damage(error):
            raise
        return False


def commits_of(file: Path) -> int:
    """Return how many commits a file without a log has; 0 if it cannot be read."""
    for connection in reading(file, (ALONE,)):
        with suppress(*ERRORS):
            if not connection.execute(_IS_VIEW, ("state",)).fetchone():
                return commits_in(connection)
    return 0


def _commits_with_log(file: Path) -> int:
    return next((commits_in(connection) for connection in reading(file)), 0)


def commits_in(connection: sqlite3.Connection) -> int:
    """Return how many commits a book has; 0 if it does not say."""
    return number_in(connection, COMMITS)


def extent(connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return how much a book has: its commits, and the rows of whatever is kept."""
    kept = (table for table in tables_in(connection) if table not in ("state", "playing"))
    counts = (connection.execute(f"SELECT count(*) FROM {table}").fetchone() for table in kept)
    return (commits_in(connection), *(count for (count,) in counts))


def _code_of(error: Exception) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def is_of_damage(error: Exception) -> bool:
    """Return whether SQLite says that a file is at fault, and not the place where it lies."""
    damaged = sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT
    return _code_of(error) in (sqlite3.SQLITE_ERROR, *damaged)


_REASONS = {
    sqlite3.SQLITE_FULL: NO_SPACE,
    sqlite3.SQLITE_READONLY: FORBIDDEN,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
}


def cause_of(error: Exception) -> Words | str:
    """Return why a book cannot be written, in a few words."""
    if isinstance(error, Unusable):
        return error.reason
    if isinstance(error, OSError):
        return reason_of(error)
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_SHMSIZE:
        return NO_SPACE  # for what is beside the log
    return _REASONS.get(_code_of(error)) or printable(str(error))


# A book made anew.


def _anew(file: Path) -> Path:
    """Return where a book that was made anew lies, complete and on the disk, until it is used."""
    return file.with_name(f"{file.name}.new")


def _is_complete(fresh: Path) -> bool:
    """Return whether a book that was made anew can be used."""
    with suppress(Unusable, OSError, *ERRORS):
        return _fault_of(fresh, 0) is None
    return False


def make(fresh: Path, sources: list[Path], commits: int, file: Path | None = None) -> None:
    """Make a book of the sound rows of others, and bring it to the disk.

    If a file is named, what was set aside of it is read too where that has more.
    """
    unfinished = fresh.with_name(f"{fresh.name}.tmp")
    for more in ("", "-journal"):
        unfinished.with_name(unfinished.name + more).unlink(missing_ok=True)
    try:
        with closing(_fresh(unfinished, *sources)) as connection:
            for older in _set_aside_before(file, commits_in(connection)) if file else ():
                any(_take_rows(connection, source) for source in reading(older, (ALONE,)))
            if connection.total_changes:
                connection.execute(*put_numbers({COMMITS: commits}))
        with unfinished.open("rb+") as stream:
            bring_to_disk(stream)
        os.replace(unfinished, fresh)
        folder_to_disk(fresh.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _set_aside_before(file: Path, commits: int) -> list[Path]:
    """Return the files that were set aside with more than that many commits, the most first."""
    found = [
        (commits_of(old), str(old))
        for old in file.parent.glob(f"{file.name}.damaged-*")
        if old.name.rpartition("-")[2].isdecimal()
    ]
    return [Path(old) for has, old in sorted(found, reverse=True) if has > commits]


def _put_anew(file: Path, fault: _Fault) -> Words:
    """Put the book that was made anew in its place, the old one aside; return what to tell.

    Wherever this breaks off, the next start goes on with it.
    """
    absent, damaged = words("it is missing or empty"), words("it is damaged")
    note = words(
        "The book of your games was made anew from what could be read of {file} and of its "
        "backup: {fault}. The last steps may be missing.",
        file=file.name,
        fault=absent if fault is _Fault.ABSENT else damaged,
    )
    aside = _put_in_place(_anew(file), file, "damaged")
    return joined(note, _kept(aside)) if aside else note


def _kept(aside: str) -> Words:
    return words("The old file is kept as {aside}.", aside=aside)


def _put_in_place(fresh: Path, file: Path, why: str) -> str:
    """Put a book in its place, the old one aside; return the new name of that."""
    aside = ""
    for more in ("-wal", "-shm", "-journal", ""):
        old = file.with_name(file.name + more)
        if old.exists():
            name = set_aside(old, why).name
            aside = aside if more else name
    folder_to_disk(file.parent)
    os.replace(fresh, file)
    folder_to_disk(file.parent)
    return aside


# An older book, put there by the player.


def taken_back(file: Path) -> Path:
    """Return where a backup lies that the next start puts in place of the book."""
    return file.with_name(f"{file.name}.back")


def _put_back(file: Path) -> Words:
    """Put a backup in place of the book; return what to tell."""
    message = words("A backup was restored: games up to {then}.", then=_latest(taken_back(file)))
    with suppress(*ERRORS), closing(connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # its log would stay alone
    aside = _put_in_place(taken_back(file), file, "kept")
    return joined(message, _kept(aside)) if aside else message


def _keep_newer(file: Path, backup: Path) -> Words:
    """Set aside a backup that is newer than the book, which is sound; return what to tell."""
    then, now = _latest(file), _latest(backup)
    return words(
        "{file} is an older book, with games up to {then}. The newer one, with games up to {now}, "
        "is kept as {aside}; you find it under Backups in the menu Game.",
        file=file.name,
        then=then,
        now=now,
        aside=backup.rename(fresh_name(file, "newer")).name,
    )


def _latest(file: Path) -> str:
    """Return when the latest deal of a book was begun, or else when it was written; local time."""
    moment = datetime.fromtimestamp(file.stat().st_mtime)
    for connection in reading(file):
        with suppress(*ERRORS):
            if connection.execute(_IS_VIEW, ("deal",)).fetchone():  # it may never end
                continue
            begun = connection.execute("SELECT max(begun) FROM deal").fetchone()[0]
            if is_moment(str(begun)):  # there may be no deal, or one without a date
                moment = datetime.fromisoformat(begun).astimezone()
    return f"{moment:%Y-%m-%d %H:%M}"


HAS_VIEW = "SELECT 1 FROM sqlite_schema WHERE type = 'view'"
_IS_VIEW = "SELECT 1 FROM sqlite_schema WHERE type = 'view' AND name = ?"


def _take_rows(connection: sqlite3.Connection, source: sqlite3.Connection) -> bool:
    """Take the sound rows of a file that are not there yet; return whether there were any.

    A game's table is taken as a whole only.
    """
    before = connection.total_changes
    there = connection.execute("SELECT game FROM game_table").fetchall()
    connection.execute("BEGIN")
    for table in TABLES:
        for order in ("ASC", "DESC"):  # from both sides, up to a damaged page
            with suppress(*ERRORS):
                if source.execute(_IS_VIEW, (table,)).fetchone():  # it may never end
                    break
                for row in source.execute(f"SELECT * FROM {table} ORDER BY 1 {order}"):
                    is_others = table in ("game_table", "step") and (row[0],) in there
                    if is_sound(table, row) and not is_others:
                        connection.execute(insert(table, row[:-1], "IGNORE"), row)
    for (game,) in connection.execute(INCOMPLETE).fetchall():
        connection.execute("DELETE FROM step WHERE game = ?", (game,))
        connection.execute("DELETE FROM game_table WHERE game = ?", (game,))
    connection.execute("COMMIT")
    return connection.total_changes > before
