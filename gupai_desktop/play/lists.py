"""Lists that come with the program: files with a line for each thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from gupai_desktop.engine.words import TOO_MUCH, BadText, Words, labelled, unfit, words
from gupai_desktop.paths import END
from gupai_desktop.play.json_text import damaged_at

ListEntry = TypeVar("ListEntry")

#: No list is longer.
_LONGEST = 1_000_000


class DamagedList(BadText):
    """A list is not what it should be; the sentence names the file, and the line if it can."""


def read_list(file: Path, read: Callable[[str], ListEntry]) -> list[ListEntry]:
    """Return what the lines of a file give that are no remarks; raises `DamagedList`."""
    return list(reading(file, read))


def reading(file: Path, read: Callable[[str], ListEntry]) -> Iterator[ListEntry]:
    """Yield what the lines of a file give that are no remarks; raises `DamagedList`.

    What reads a line raises `ValueError` for one that is wrong.
    """
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise DamagedList(words("the file {file} cannot be read", file=file.name)) from None
    if len(text) > _LONGEST:
        raise DamagedList(labelled(file.name, TOO_MUCH))
    for number, line in entries_in(text):
        try:
            yield read(line)
        except ValueError as error:
            why = error.words if isinstance(error, BadText) else unfit(line)
            raise line_fault(file.name, number, why) from None
    expect_end(file.name, text)


def entries_in(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a list that are no remarks, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line


def expect_end(name: str, text: str) -> None:
    """Raise `DamagedList` unless the last line of a list says that it is the last."""
    lines = text.splitlines()
    if not lines or lines[-1] != END:
        raise DamagedList(labelled(name, damaged_at(len(lines) + 1, 1).words))


def line_fault(name: str, number: int, why: Words) -> DamagedList:
    """Return the complaint about a line of a list, with the name of its file."""
    return DamagedList(words("{file}, line {line}: {error}", file=name, line=number, error=why))
