"""The log and the reports: what the program writes about itself, without naming the player.

The log is quiet: warnings and faults only, in a few files of bounded size that replace
one another.  Reports are texts of their own in the same folder, the newest few of them.
"""

from __future__ import annotations

import contextlib
import getpass
import logging
import os
import platform
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

#: The program's logger; modules of the program may use others below it.
LOGGER = logging.getLogger("gupai_desktop")

_FILE = "gupai-desktop.log"
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_MOST_BYTES = 200_000
_OLDER_FILES = 3
_REPORT = "report-"
_MOST_REPORTS = 10
#: A shorter name is as likely a part of a word as a name.
_LEAST_NAME = 3


def begin(folder: Path, *, is_verbose: bool = False) -> Path | None:
    """Write warnings and faults into the log of a folder from now on, or all that is told.

    The file it is written to, or None where nothing can be written.
    """
    from logging.handlers import RotatingFileHandler

    end()
    file = folder / _FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and not file.is_file():
            return None  # a pipe would keep the program waiting
        writer = RotatingFileHandler(
            file, maxBytes=_MOST_BYTES, backupCount=_OLDER_FILES, encoding="utf-8"
        )
    except OSError:
        return None
    formatter = logging.Formatter(_LINE, "%Y-%m-%dT%H:%M:%SZ")
    formatter.converter = time.gmtime
    writer.format = lambda record: anonymous(formatter.format(record))  # type: ignore[method-assign]
    LOGGER.setLevel(logging.DEBUG if is_verbose else logging.WARNING)
    # A log that cannot be written must not disturb the game, nor what a terminal shows.
    LOGGER.propagate = False
    writer.handleError = lambda record: None  # type: ignore[method-assign]  # noqa: ARG005
    LOGGER.addHandler(writer)
    return file


def end() -> None:
    """Write nothing into the log any more."""
    for writer in list(LOGGER.handlers):
        LOGGER.removeHandler(writer)
        with contextlib.suppress(OSError):
            writer.close()
    LOGGER.propagate = True


# Reports.


def write_report(folder: Path, text: str) -> Path:
    """Write a report of its own, without names, and return the file; raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    file = folder / f"{_REPORT}{moment}.txt"
    with file.open("x", encoding="utf-8") as stream:
        stream.write(anonymous(text))
    # Whatever the clock says, this one stays: it may have been set back.
    others = [one for one in reports(folder) if one != file]
    for old in others[: 1 - _MOST_REPORTS]:
        old.unlink(missing_ok=True)
    return file


def reports(folder: Path) -> list[Path]:
    """The reports in a folder, the oldest first."""
    return sorted(folder.glob(f"{_REPORT}*.txt"))


# Names.


def anonymous(text: str) -> str:
    """A text in which neither the home folder nor the user or the computer is named."""
    for name, mark in _names():
        bounded = rf"(?<![^\W_]){re.escape(name)}(?![^\W_])"
        flags = re.IGNORECASE if os.name == "nt" else 0
        text = re.sub(bounded, mark, text, flags=flags)
    return text


def _names() -> Iterator[tuple[str, str]]:
    """What is not to be told, the longest first, and what stands there instead."""
    for home in sorted(_homes(), key=len, reverse=True):
        # As it is, as it stands in a string's text, and as Qt writes it.
        for written in (home, home.replace("\\", "\\\\"), home.replace("\\", "/")):
            yield written, "~"
    for name, mark in ((_user(), "<user>"), (platform.node(), "<computer>")):
        if len(name) >= _LEAST_NAME:
            yield name, mark


def _homes() -> set[str]:
    """The home folder by each of its names, but never the root of everything."""
    try:
        home = Path.home()
        found = {str(home), os.path.realpath(home)}
    except (OSError, RuntimeError):
        return set()
    return {name for name in found if name != Path(name).anchor}


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""
