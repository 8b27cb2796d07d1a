"""The log and the reports of faults, which do not name the player.

The log has warnings and faults only, in two files of bounded size.  Reports are texts of
their own in the same folder, the newest few of them.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from pathlib import Path

from gupai_desktop.engine.clock import Clock
from gupai_desktop.paths import make_private_file, refuse_planted
from gupai_desktop.play.history import now

#: The program's logger; modules of the program may use others below it.
LOGGER = logging.getLogger("gupai_desktop")

_FILE = "gupai-desktop.log"
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_MAX_BYTES = 200_000
_MAX_REPORTS = 10
#: A shorter name is as likely a part of a word as a name.
_MIN_NAME = 3


def begin(folder: Path, clock: Clock, *, is_verbose: bool = False) -> Path | None:
    """Write the log of a folder from now on: warnings and faults, or everything.

    Return its file, or None where nothing can be written.
    """
    from logging.handlers import RotatingFileHandler

    end()
    file = folder / _FILE
    try:
        _make(folder)
        if file.is_fifo():
            return None  # it would keep the program waiting
        refuse_planted(file)
        make_private_file(file)
        writer = RotatingFileHandler(file, maxBytes=_MAX_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    writer.rotator = _rotate
    formatter = logging.Formatter(_LINE)
    formatter.formatTime = lambda *_: now(clock)  # type: ignore[method-assign]
    writer.format = lambda record: anonymous(formatter.format(record))  # type: ignore[method-assign]
    LOGGER.setLevel(logging.DEBUG if is_verbose else logging.WARNING)
    # A log that cannot be written must not disturb the game, nor the terminal.
    LOGGER.propagate = False
    writer.handleError = lambda record: None  # type: ignore[method-assign]  # noqa: ARG005
    LOGGER.addHandler(writer)
    return file


def _make(folder: Path) -> None:
    """Make the folder; raises `OSError`, also where a link lies that others may have put there."""
    refuse_planted(folder)
    folder.mkdir(0o700, parents=True, exist_ok=True)


def _rotate(source: str, target: str) -> None:
    os.replace(source, target)
    make_private_file(Path(source))


def end() -> None:
    """Write no log any more."""
    for writer in list(LOGGER.handlers):
        LOGGER.removeHandler(writer)
        with contextlib.suppress(OSError):
            writer.close()
    LOGGER.propagate = True


def write_report(folder: Path, text: str, clock: Clock) -> Path:
    """Write a report of its own, without names, and return the file; raises `OSError`."""
    _make(folder)
    for old in reports(folder)[: 1 - _MAX_REPORTS]:
        old.unlink(missing_ok=True)
    file = folder / f"report-{clock.now().strftime('%Y-%m-%d-%H%M%S-%f')}.txt"
    file.unlink(missing_ok=True)  # it may be a link that others have put there
    with file.open("x", encoding="utf-8") as stream:
        os.chmod(stream.fileno(), 0o600)
        stream.write(anonymous(text))
    return file


def reports(folder: Path) -> list[Path]:
    """Return the reports in a folder, the oldest first."""
    return sorted(folder.glob("report-*.txt"))


def anonymous(text: str) -> str:
    """Return a text without the names of home folder, user and computer."""
    import getpass  # only a report needs it, and a start can do without
    import platform

    user = ""
    with contextlib.suppress(KeyError, OSError, ImportError):
        user = getpass.getuser()
    home = os.path.expanduser("~")
    for name, mark in (
        *((home, "~") for home in (os.path.realpath(home), home)),
        (user, "<user>"),
        (platform.node(), "<computer>"),
    ):
        if len(name) >= _MIN_NAME:
            # Folders may be parted as Windows does it, once or twice over, or as Qt does.
            pattern = r"[\\/]+".join(map(re.escape, re.split(r"[\\/]+", name)))
            flags = re.IGNORECASE if os.name == "nt" else 0
            text = re.sub(rf"(?<![^\W_]){pattern}(?![^\W_])", mark, text, flags=flags)
    return text
