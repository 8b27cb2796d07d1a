"""What may befall a program that plays, besides that it is killed: for kill.py.

- ``disk``: the disk is filled to the last byte now and then, and there is room again.
- ``clock``: the clock is set back and forth by up to years, to just before midnight, and to
  both ends of summer time, while the program runs (libfaketime does that).
- ``stop``: the program, or its study, stands still for a while and goes on, as when the
  machine sleeps.
"""

from __future__ import annotations

import contextlib
import glob
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

#: Local moments: a second before midnight, both ends of summer time, leap days, far years.
_MOMENTS = (
    *("2026-11-22 23:59:59", "2026-12-31 23:59:59", "2028-02-28 23:59:59"),
    *("2026-03-29 02:59:59", "2026-10-25 03:59:59", "2026-10-25 02:59:59"),
    *("1970-01-02 12:00:00", "2001-09-09 12:00:00", "2037-06-01 12:00:00"),
)
_ZONE = "Europe/Kyiv"
_LIBRARIES = "/usr/lib/*/faketime/libfaketime.so.1"


Process = subprocess.Popen[str]


class Trouble:
    """No trouble at all."""

    #: How long the program plays until it is killed, in seconds.
    longest = 1.5

    def __init__(self, folder: Path, chance: Random) -> None:
        self._folder, self._chance = folder, chance

    def environment(self) -> dict[str, str]:
        """What the program is started with."""
        return {}

    def befall(self, _process: Process, seconds: float, /) -> None:
        """So much time passes while the program plays."""
        time.sleep(seconds)


class Disk(Trouble):
    """A small file system, which is full half of the time."""

    longest = 4.0

    def __init__(self, folder: Path, chance: Random) -> None:
        super().__init__(folder, chance)
        self._file = folder / "filler"

    def befall(self, _process: Process, seconds: float, /) -> None:
        for _ in range(4):
            self._free() if self._file.exists() and self._chance.random() < 0.6 else self._fill()
            time.sleep(seconds / 4)

    def _fill(self) -> None:
        block = 4096
        with contextlib.suppress(OSError), self._file.open("ab", buffering=0) as file:
            while block:
                if file.write(bytes(block)) < block:
                    block = 0

    def _free(self) -> None:
        """Some room, or all of it."""
        size = self._file.stat().st_size if self._chance.random() < 0.3 else 0
        os.truncate(self._file, size // 2)
        if not size:
            self._file.unlink()


class WallClock(Trouble):
    """A clock that somebody sets."""

    longest = 4.0

    def __init__(self, folder: Path, chance: Random) -> None:
        super().__init__(folder, chance)
        self._file = folder / "clock"
        self._set()

    def environment(self) -> dict[str, str]:
        library = next(iter(glob.glob(_LIBRARIES)), None)
        if library is None:
            raise SystemExit("this needs libfaketime")
        return {
            "LD_PRELOAD": library,
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "TZ": _ZONE,
        }

    def _set(self) -> None:
        # As a whole: the program may be reading it.
        fresh = self._file.with_name("fresh")
        fresh.write_text(f"@{self._chance.choice(_MOMENTS)}\n")
        fresh.replace(self._file)

    def befall(self, _process: Process, seconds: float, /) -> None:
        for _ in range(4):
            self._set()
            time.sleep(seconds / 4)


class Stop(Trouble):
    """A machine that sleeps, or a study that does."""

    longest = 4.0

    def befall(self, process: Process, seconds: float, /) -> None:
        for _ in range(3):
            time.sleep(seconds / 6)
            children = _children(process.pid)
            stopped = self._chance.choice([[process.pid], children, [process.pid, *children]])
            for one in stopped:
                _send(one, signal.SIGSTOP)
            time.sleep(seconds / 6)
            if self._chance.random() < 0.8:  # or else it is killed in its sleep
                for one in stopped:
                    _send(one, signal.SIGCONT)


def _children(process: int) -> list[int]:
    file = Path(f"/proc/{process}/task/{process}/children")
    return [int(one) for one in file.read_text().split()] if file.exists() else []


def _send(process: int, what: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, what)


TROUBLES: dict[str, Callable[[Path, Random], Trouble]] = {
    "none": Trouble,
    "disk": Disk,
    "clock": WallClock,
    "stop": Stop,
}
