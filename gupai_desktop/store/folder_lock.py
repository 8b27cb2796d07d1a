"""Which running program a folder belongs to, so that two never write the same files.

The hold is a lock of the system on a file in the folder: it ends with the program,
however that ends, so that nothing has to be cleared away after a crash.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_FILE = "lock"
_OTHERS = "others"
_MOST_OTHERS = 16

#: What the system says when another program has the lock; anything else means it has no locks.
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)


class FolderLock:
    """One program's hold on a folder."""

    def __init__(self, folder: Path, *, is_spare: bool = False) -> None:
        self.folder = folder
        #: Whether it stands in for the folder that was wanted.
        self.is_spare = is_spare
        #: Whether another program had the folder when it was last asked for.
        self.is_others = False
        #: How often it has been taken: more than once if what was held is not there any more.
        self.times_taken = 0
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether the folder is ours to write in."""
        return self._descriptor is not None

    def _is_in_place(self) -> bool:
        """Whether what we hold is what lies there; the folder may have been removed."""
        if self._descriptor is None:
            return False
        try:
            found, held = os.stat(self.folder / _FILE), os.fstat(self._descriptor)
        except OSError:
            return False
        return os.path.samestat(found, held)

    def take(self) -> bool:
        """Make the folder ours; False if it is another program's or cannot be written in."""
        if self._is_in_place():
            return True
        self.release()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.folder / _FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return False
        try:
            _lock(descriptor)
        except OSError as error:
            # Windows has locks everywhere, and more than one way to say that one is taken.
            self.is_others = sys.platform == "win32" or error.errno in _TAKEN
            if self.is_others:
                os.close(descriptor)
                return False
            # No locks there: the files are whole even so, and the last one written holds.
        self._descriptor = descriptor
        self.times_taken += 1
        return True

    def release(self) -> None:
        """The folder may be another program's from now on."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def lock_folder(folder: Path) -> FolderLock:
    """A hold on this folder, or on one within it if another program has it.

    Where nothing can be written it is not held, and nothing is to be written.
    """
    wanted = FolderLock(folder)
    for other in (wanted, *(FolderLock(side, is_spare=True) for side in side_folders(folder))):
        if other.take():
            return other
    return wanted


def side_folders(folder: Path) -> list[Path]:
    """The folders within one that stand in for it."""
    return [folder / _OTHERS / str(number) for number in range(2, _MOST_OTHERS)]


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
