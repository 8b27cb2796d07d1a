"""Lists that come with the program: files with a line for each thing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from gupai_desktop.engine.words import TOO_MUCH, BadText, labelled, unfit, words
from gupai_desktop.paths import END
from gupai_desktop.play.json_text import damaged_at

ListEntry = TypeVar("ListEntry")

#: No list is longer.
_LONGEST = 1_000_000


class DamagedList(BadText):
    """A list is not what it should be; the sentence names the file, and the line if it can."""


def read_list(file: Path, read: Callable[[str], ListEntry]) -> list[ListEntry]:
    """Return what the lines of a file give that are no remarks; raises `DamagedList`.

    What reads a line raises `ValueError` for one that is wrong.
    """
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise DamagedList(words("the file {file} cannot be read", file=file.name)) from None
    if len(text) > _LONGEST:
        raise DamagedList(labelled(file.name, TOO_MUCH))
    found, lines = list[ListEntry](), text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.startswith("#"):
            try:
                found.append(read(line))
            except ValueError as error:
                why = error.words if isinstance(error, BadText) else unfit(line)
                raise DamagedList(
                    words("{file}, line {line}: {error}", file=file.name, line=number, error=why)
                ) from None
    if not lines or lines[-1] != END:
        raise DamagedList(labelled(file.name, damaged_at(len(lines) + 1, 1).words))
    return found
