"""Files that are never half written, and never lost.

A file is written beside its place, brought to the disk, and only then put in its
place; what was there stays as its backup.  So at every moment, whatever ends the
program, the file is complete, the old one or the new one.  A file that cannot be
read is set aside under another name, a backup is opened, and the player told.
There are three backups: as it was before the last change, and as the last two runs
that changed it had found it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, WordedError, Words, joined, labelled, words
from gupai_desktop.play.history import History, NewerText
from gupai_desktop.play.json_text import too_long
from gupai_desktop.play.shared import MOST_AT_ONCE, Shared, is_quick, read_shared

SUFFIX = ".gupai"
BACKUP = ".bak"
#: A longer file is not read at all.
MOST_BYTES = 4_000_000

_TEMPORARY = ".tmp"
#: Only on Windows is a file locked by whoever reads it.
_PAUSES = (0.01, 0.05, 0.2) if os.name == "nt" else ()


class CannotSave(WordedError):
    """A file could not be written: the sentence names it and says why; the old one is intact."""


class CannotRead(WordedError):
    """A file could not be read at all: the sentence names it and says why."""

    @property
    def is_missing(self) -> bool:
        """Whether nothing lies there."""
        return isinstance(self.__cause__, FileNotFoundError | NotADirectoryError)


def reason_of(error: OSError) -> Words | str:
    """Why the system refused, in a few words: ours, or its own."""
    return _REASONS.get(error.errno or 0) or printable(error.strerror or str(error))


_NO_SPACE = words("Storage", "there is no space left")
_FORBIDDEN = words("Storage", "permission denied")
_REASONS = {
    errno.ENOSPC: _NO_SPACE,
    errno.EDQUOT: _NO_SPACE,
    errno.EFBIG: _NO_SPACE,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: words("Storage", "that place is read-only"),
    errno.ENOENT: words("Storage", "there is no such place"),
    errno.ENOTDIR: words("Storage", "there is no such place"),
    errno.EINVAL: words("Storage", "it is not a file"),
    errno.EISDIR: words("Storage", "it is a folder"),
    errno.EIO: words("Storage", "the disk is not responding properly"),
}


def printable(text: str | Path) -> str:
    """A path or a message of the system without unprintable characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text))


def cannot_save(file: Path, error: OSError) -> CannotSave:
    """The complaint that a file could not be written."""
    return CannotSave(
        words(
            "Storage",
            "{file} cannot be written: {reason}",
            file=printable(file),
            reason=reason_of(error),
        )
    )


# One file.


def write(file: Path, content: bytes, *, keeps_backup: bool = False) -> None:
    """Put this content into a file, all of it or nothing; raises `CannotSave`.

    What was there before is kept beside it as its backup, if that is wanted.
    """
    try:
        if _is_file(file) and keeps_backup:
            _copy(file, backups_of(file)[0])
        with put_in_place(file) as temporary, temporary.open("xb") as stream:
            stream.write(content)
            _bring_to_disk(stream)
        _sync_folder(file.parent)
    except OSError as error:
        raise cannot_save(file, error) from error
    except ValueError:
        raise cannot_save(file, _NO_NAME) from None


def write_or_tell(file: Path, text: str, *, keeps_backup: bool = False) -> Words | None:
    """Put this text into a file, its folder made if need be; what is to be told if that fails."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, text.encode(), keeps_backup=keeps_backup)
    except OSError as error:
        return cannot_save(file, error).words
    except CannotSave as error:
        return error.words
    return None


#: A name may have characters that no file system takes.
_NO_NAME = OSError(errno.EINVAL, "")


def _is_file(file: Path) -> bool:
    """Whether there is a file; raises `OSError` if there is a folder, a pipe or a device."""
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return False
    if not stat.S_ISREG(mode):
        raise OSError(errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL, "")
    return True


def backups_of(file: Path) -> tuple[Path, Path, Path]:
    """The files that keep what was there before, the latest first."""
    one, two, three = (file.with_name(f"{file.name}{BACKUP}{n}") for n in ("", 2, 3))
    return one, two, three


def shift_backups(file: Path, youngest: int = 0) -> None:
    """Make room for a new backup: each from this one on is the next older one from now on."""
    backups = backups_of(file)
    for number in range(len(backups) - 2, youngest - 1, -1):
        with contextlib.suppress(FileNotFoundError):
            os.replace(backups[number], backups[number + 1])


@contextlib.contextmanager
def put_in_place(file: Path) -> Iterator[Path]:
    """A fresh file in the same folder; once it is written it takes this one's place."""
    with _beside(file) as temporary:
        yield temporary
        _replace(temporary, file)


def _copy(file: Path, place: Path) -> None:
    """The same content under another name; a second name costs nothing, where there can be one."""
    if place.is_dir():
        set_aside(place, "strange")
    with put_in_place(place) as temporary:
        try:
            os.link(file, temporary)
        except (OSError, NotImplementedError, AttributeError):
            with file.open("rb") as old, temporary.open("xb") as stream:
                stream.write(old.read())
                _bring_to_disk(stream)


def _replace(temporary: Path, file: Path) -> None:
    """Put a file in its place; where a virus scanner looks at it for a moment, try again."""
    for pause in _PAUSES:
        try:
            os.replace(temporary, file)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    os.replace(temporary, file)


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A fresh temporary name in the same folder; a file left under it is removed."""
    temporary = file.with_name(f".{file.name}.{os.urandom(4).hex()}{_TEMPORARY}")
    try:
        yield temporary
    finally:
        # Two names of one file are not replaced by each other: the new name would stay.
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def _bring_to_disk(stream: BinaryIO) -> None:
    stream.flush()
    if sys.platform == "darwin":
        import fcntl

        # There an fsync leaves it in the disk's own memory; not every disk can more.
        with contextlib.suppress(OSError):
            fcntl.fcntl(stream.fileno(), fcntl.F_FULLFSYNC)
            return
    os.fsync(stream.fileno())


def _sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where the system can."""
    if sys.platform == "win32":
        return
    # Some network places cannot; the names are on their way all the same.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def read(file: Path) -> str:
    """The text of a file; raises `CannotRead`, or `BadText` if it is not text or too long."""
    try:
        if file.exists() and not (file.is_file() or file.is_dir()):
            raise OSError(errno.EINVAL, "")  # a pipe or a device may never end
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise _cannot_read(file, error) from error
    except ValueError:
        raise _cannot_read(file, _NO_NAME) from None
    if len(content) > MOST_BYTES:
        raise too_long(MOST_BYTES)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadText(
            words("Storage", "byte {place} is not part of any text", place=error.start + 1)
        ) from None


def _cannot_read(file: Path, error: OSError) -> CannotRead:
    return CannotRead(
        words(
            "Storage",
            "{file} cannot be read: {reason}",
            file=printable(file),
            reason=reason_of(error),
        )
    )


def set_aside(file: Path, why: str) -> Path:
    """Rename a file to a fresh name such as ``NAME.damaged-1``; raises `OSError`."""
    number = 1
    while True:
        aside = file.with_name(f"{file.name}.{why}-{number}")
        if os.path.lexists(aside):
            number += 1
            continue
        if file.is_dir():
            return file.rename(aside)
        try:
            aside.open("xb").close()  # the name is ours now
        except FileExistsError:
            continue
        try:
            os.replace(file, aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
        return aside


# Files that the player names.


def open_file(file: Path, catalogue: Catalogue) -> History:
    """The game that was saved in a file, which stays as it is; raises `WordedError`."""
    try:
        return History.parse(read(file), catalogue)
    except BadText as error:
        raise _in_file(file, error) from None


def open_shared(file: Path, catalogue: Catalogue, games: Collection[Game]) -> Shared:
    """What a file gives to play, a saved game or a text that was sent; raises `WordedError`."""
    if file.suffix == SUFFIX:
        return open_file(file, catalogue)
    try:
        return read_shared(read(file), catalogue, games)
    except BadText as error:
        raise _in_file(file, error) from None


def is_quick_file(file: Path, games: Collection[Game]) -> bool:
    """Whether a file is read, or refused, in a moment."""
    try:
        return file.stat().st_size <= MOST_AT_ONCE and is_quick(read(file), games)
    except (OSError, ValueError):
        return True


def save_file(file: Path, history: History) -> None:
    """Save a game in a file of the player's choice; raises `CannotSave`."""
    try:
        real = Path(os.path.realpath(file))
    except ValueError:
        raise cannot_save(file, _NO_NAME) from None
    write(real, str(history).encode())


def _in_file(file: Path, error: BadText) -> BadText:
    return BadText(labelled(printable(file.name), error.words))


# The game at every table.


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was found of a saved game, and what the player is to be told of it."""

    history: History | None = None
    note: Words | None = None


class SavedGames:
    """A folder with one saved game for every variant, and its backups.

    Only one running program at a time may write there (see `folder_lock`).
    """

    def __init__(self, folder: Path, catalogue: Catalogue) -> None:
        self._folder, self._catalogue = folder, catalogue
        #: The games whose files are known to be good, for they were read or written here.
        self._known: set[str] = set()
        #: Those that have been written here, so that what was found there has its backup.
        self._begun: set[str] = set()
        self._is_swept = False

    def file_of(self, game_id: str) -> Path:
        """Where a game is saved."""
        return self._folder / f"{game_id}{SUFFIX}"

    def save(self, history: History, *, keeps_backup: bool = True) -> None:
        """Save the game at its variant's table; raises `CannotSave`."""
        file = self.file_of(history.game_id)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._sweep()
            if history.game_id not in self._known:
                self._set_unread_aside(history.game_id, file)
            if history.game_id not in self._begun and _is_file(file):
                shift_backups(file, 1)
                _copy(file, backups_of(file)[1])
        except OSError as error:
            raise cannot_save(file, error) from error
        write(file, str(history).encode(), keeps_backup=keeps_backup)
        self._known.add(history.game_id)
        self._begun.add(history.game_id)

    def load(self, game_id: str) -> Loaded:
        """The game saved last at a variant's table, or its backup; never raises for a bad file."""
        file, notes = self.file_of(game_id), list[Words]()
        for candidate in (file, *backups_of(file)):
            try:
                history = self._read(game_id, candidate)
            except CannotRead as error:
                if not error.is_missing:
                    notes.append(error.words)
                continue
            except BadText as error:
                notes.append(_put_away(candidate, error))
                continue
            if candidate == file:
                self._known.add(game_id)
                return Loaded(history)
            return Loaded(history, opened_backup(file, *notes))
        return Loaded(None, joined(*notes) if notes else None)

    def _read(self, game_id: str, file: Path) -> History:
        history = History.parse(read(file), self._catalogue)
        if history.game_id != game_id:
            raise BadText(
                words("Storage", "it is a game of {game}", game=history.record.game.name)
            )
        return history

    def _set_unread_aside(self, game_id: str, file: Path) -> None:
        """Set aside a file that cannot be read and was not written here: it is not overwritten."""
        try:
            self._read(game_id, file)
        except CannotRead as error:
            if not error.is_missing:
                set_aside(file, "unreadable")
        except BadText as error:
            set_bad_aside(file, error)

    def _sweep(self) -> None:
        """Remove what a program that was ended in the middle of writing has left."""
        if not self._is_swept:
            for left in self._folder.glob(f".*{SUFFIX}*{_TEMPORARY}"):
                left.unlink(missing_ok=True)
            self._is_swept = True


def opened_backup(file: Path, *notes: Words) -> Words:
    """That a backup was opened, and why: for that the file is missing, if nothing else is said."""
    opened = words("Storage", "Its backup was opened; the last step may be missing.")
    return joined(*(notes or [_gone(file)]), opened)


def set_bad_aside(file: Path, error: BadText) -> Path:
    """Rename a file that was read in vain after what is wrong with it; raises `OSError`."""
    return set_aside(file, "newer" if isinstance(error, NewerText) else "damaged")


def name_aside(file: Path, error: BadText) -> str:
    """The name under which a file that was read in vain is kept, its own if it must keep that."""
    try:
        return set_bad_aside(file, error).name
    except OSError:
        return file.name


def _put_away(file: Path, error: BadText) -> Words:
    """Set a file aside, and say so."""
    try:
        aside = set_bad_aside(file, error)
    except OSError:
        return words(
            "Storage", "{file} cannot be opened ({error}).", file=file.name, error=error.words
        )
    return words(
        "Storage",
        "{file} cannot be opened ({error}) and is kept as {aside}.",
        file=file.name,
        aside=aside.name,
        error=error.words,
    )


def _gone(file: Path) -> Words:
    return words("Storage", "{file} is missing.", file=file.name)
