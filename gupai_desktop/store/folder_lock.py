"""The lock on the data folder, so that two programs never write the same files.

It is a lock of the system on a file in the folder: it ends with the program,
however that ends, so that nothing has to be cleared away after a crash.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_FILE = "lock"

#: What the system says when another program has the lock; anything else means it has no locks.
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)


class FolderLock:
    """One program's hold on a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: Another program had the folder when it was last asked for.
        self.is_others = False
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Tell whether the folder is ours to write in."""
        return self._descriptor is not None

    def take(self) -> bool:
        """Make the folder ours; False if it is another program's or cannot be written in."""
        if self.is_held:
            return True
        try:
            self.folder.mkdir(0o700, parents=True, exist_ok=True)
            descriptor = self._opened()
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
            # The file system has no locks: two programs there are the player's own affair.
        self._descriptor = descriptor
        return True

    def _opened(self) -> int:
        try:
            return os.open(self.folder / _FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            # Another user's file, or no file: the folder itself is locked if the book could be
            # written there.
            if sys.platform == "win32" or not os.access(self.folder, os.W_OK):
                raise
            return os.open(self.folder, os.O_RDONLY)

    def release(self) -> None:
        """The folder may be another program's from now on."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
