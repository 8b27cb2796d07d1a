"""Saved games in files that a player names, and files that are never half written.

A file is written beside its place, brought to the disk, and only then put in its
place: at every moment, whatever ends the program, it is the old one or the new one.
"""

from __future__ import annotations

import errno
import itertools
import os
import stat
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import TOO_MUCH, BadText, WordedError, Words, labelled, words
from gupai_desktop.play.history import History
from gupai_desktop.play.json_text import MAX_CHARACTERS, damaged_at
from gupai_desktop.play.shared import MAX_AT_ONCE, Shared, is_quick, read_shared

#: The suffixes of a saved game, and of all that was played.
SUFFIX, EXPORT = ".gupai", ".gupai-export"


class CannotSave(WordedError):
    """A file could not be written: the sentence names it and says why; the old one is intact."""

    def __init__(self, file: Path, reason: OSError | Words | str) -> None:
        if isinstance(reason, OSError):
            reason = reason_of(reason)
        message = words("{file} cannot be written: {reason}", file=printable(file), reason=reason)
        super().__init__(message)


class CannotRead(WordedError):
    """A file could not be read at all: the sentence names it and says why."""

    def __init__(self, file: Path, error: OSError) -> None:
        message = words(
            "{file} cannot be read: {reason}", file=printable(file), reason=reason_of(error)
        )
        super().__init__(message)
        self.is_missing = isinstance(error, FileNotFoundError | NotADirectoryError)


def reason_of(error: OSError) -> Words | str:
    """Return why the system refused, in a few words."""
    return _REASONS.get(error.errno or 0) or printable(error.strerror or str(error))


NO_SPACE = words("there is no space left")
FORBIDDEN = words("permission denied")
_REASONS = {
    errno.ENOSPC: NO_SPACE,
    errno.EDQUOT: NO_SPACE,
    errno.EFBIG: NO_SPACE,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
    errno.ENOENT: words("there is no such place"),
    errno.ENOTDIR: words("there is no such place"),
    errno.EEXIST: words("there is no such place"),
    errno.EINVAL: words("it is not a file"),
    errno.EISDIR: words("it is not a file"),
    errno.EIO: words("the disk is not responding properly"),
}


def printable(text: str | Path) -> str:
    """Return a path or a message of the system without unprintable characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text))


def expect_file(file: Path) -> None:
    """Raise `OSError` where something else lies: a pipe or a device may never end."""
    # Path.exists() tells nothing of what may not be looked at from Python 3.14 on.
    with suppress(FileNotFoundError, NotADirectoryError):
        mode = file.stat().st_mode
        if not stat.S_ISREG(mode):
            raise OSError(errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL, "")


def write(file: Path, content: bytes) -> None:
    """Put this content into a file, all of it or nothing; raises `CannotSave`."""
    from tempfile import TemporaryDirectory  # nobody needs it when the program starts

    try:
        expect_file(file)
        # In a folder of its own it has the rights of any new file.
        with TemporaryDirectory(
            ".tmp", f".{file.name}.", file.parent, ignore_cleanup_errors=True
        ) as folder:
            temporary = Path(folder, "new")
            with temporary.open("xb") as stream:
                stream.write(content)
                bring_to_disk(stream)
            os.replace(temporary, file)
        folder_to_disk(file.parent)
    except OSError as error:
        raise CannotSave(file, error) from error
    except ValueError:
        raise CannotSave(file, _NO_NAME) from None


#: A name may have characters that no file system takes.
_NO_NAME = OSError(errno.EINVAL, "")


def bring_to_disk(stream: BinaryIO) -> None:
    """Wait until the disk has what was written."""
    stream.flush()
    if sys.platform == "darwin":
        import fcntl

        # There an fsync leaves it in the disk's own memory; not every disk can more.
        with suppress(OSError):
            fcntl.fcntl(stream.fileno(), fcntl.F_FULLFSYNC)
            return
    os.fsync(stream.fileno())


def folder_to_disk(folder: Path) -> None:
    """Wait until the disk has the names in a folder, where the system can."""
    if sys.platform != "win32":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def read_bytes(file: Path, most: int) -> bytes:
    """Return the content of a file; raises `CannotRead`, or `BadText` for more bytes than that."""
    try:
        expect_file(file)
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except OSError as error:
        raise CannotRead(file, error) from error
    except ValueError:
        raise CannotRead(file, _NO_NAME) from None
    if len(content) > most:
        raise BadText(TOO_MUCH)
    return content


def read(file: Path) -> str:
    """Return the text of a file; raises `CannotRead`, or `BadText` for what is no text."""
    return decoded(read_bytes(file, MAX_CHARACTERS))


def decoded(content: bytes) -> str:
    """Return the text of a file's content; raises `BadText` with the place that is none."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        *before, line = content[: error.start].decode("utf-8-sig").split("\n")
        raise damaged_at(len(before) + 1, len(line) + 1) from None


def fresh_name(file: Path, why: str) -> Path:
    """Return a name that nothing has yet, such as ``NAME.damaged-1``."""
    numbers = itertools.count(1)
    places = (file.with_name(f"{file.name}.{why}-{number}") for number in numbers)
    return next(place for place in places if not os.path.lexists(place))


def set_aside(file: Path, why: str) -> Path:
    """Rename a file to a fresh name; raises `OSError`."""
    return file.rename(fresh_name(file, why))


# Files that the player names.


def open_file(file: Path, catalogue: Catalogue) -> History:
    """Return the game that was saved in a file, which stays as it is; raises `WordedError`."""
    with naming(file):
        return History.parse(read(file), catalogue)


def open_shared(file: Path, catalogue: Catalogue, games: Collection[Game]) -> Shared:
    """Return a saved game, or what a text that was sent gives to play; raises `WordedError`."""
    if file.suffix == SUFFIX:
        return open_file(file, catalogue)
    with naming(file):
        return read_shared(read(file), catalogue, games)


def is_quick_file(file: Path, games: Collection[Game]) -> bool:
    """Return whether a file is read, or refused, in a moment."""
    try:
        return file.stat().st_size <= MAX_AT_ONCE and is_quick(read(file), games)
    except (OSError, ValueError):
        return True


def save_file(file: Path, history: History) -> None:
    """Save a game in a file of the player's choice; raises `CannotSave`."""
    try:
        real = Path(os.path.realpath(file))
    except ValueError:
        raise CannotSave(file, _NO_NAME) from None
    write(real, str(history).encode())


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Name the file in what is wrong with its text."""
    try:
        yield
    except BadText as error:
        raise BadText(labelled(printable(file.name), error.words)) from None
