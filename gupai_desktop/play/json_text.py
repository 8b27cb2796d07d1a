"""JSON from outside, read with suspicion: every value knows where it stands.

A text that is too long or too deep, a key that comes twice, a number that is none
are refused with a sentence; so is every value that is not of the kind asked for.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, NoReturn
from zlib import crc32

from gupai_desktop.engine.words import (
    TOO_MUCH,
    BadText,
    WordedError,
    Words,
    labelled,
    missing,
    unfit,
    words,
)

#: A longer text is not read at all.
MAX_CHARACTERS = 4_000_000

#: The member of an object that has the checksum of the others.
CHECK = "check"

#: Somebody has changed the text, or lost a part of it.
CHANGED = words("something in this text is not as it was written: its checksum differs")

#: No text within a file is longer: a board has fewer than 200 characters.
_LONGEST = 1000
_MAX_DIGITS = 15
#: A saved game has the moves of a record in a step, that in a list, and that in the whole.
_DEEPEST = 20


def error_at(path: str, error: Words) -> BadText:
    """Return a complaint with the place that it is about."""
    return BadText(labelled(path, error) if path else error)


@contextmanager
def errors_at(path: str) -> Iterator[None]:
    """Give every complaint within that place."""
    try:
        yield
    except WordedError as error:
        raise error_at(path, error.words) from None


def damaged_at(line: int, place: int) -> BadText:
    """Return the complaint that nothing can be read there."""
    return BadText(
        words(
            "line {line}, character {place}: the text breaks off or is damaged here",
            line=line,
            place=place,
        )
    )


def read_json(text: str) -> Node:
    """Return the root of a JSON text; raises `BadText` with line and character where it can."""
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_number
        )
    except json.JSONDecodeError as error:
        raise damaged_at(error.lineno, error.colno) from None
    except RecursionError:
        raise BadText(TOO_MUCH) from None
    within = [value]
    for _ in range(_DEEPEST):
        within = [part for whole in within for part in _parts(whole)]
    if within:  # Python can read more than it can write again deep within other calls
        raise BadText(TOO_MUCH)
    return Node(value, "")


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def check_of(members: Mapping[str, object]) -> str:
    """Return the checksum of what an object says, but for its `check`, however it is written."""
    unchecked = {key: value for key, value in members.items() if key != CHECK}
    text = json.dumps(unchecked, sort_keys=True, separators=(",", ":"))
    return f"{crc32(text.encode()):08x}"


def checked(members: Mapping[str, object]) -> dict[str, object]:
    return {**members, CHECK: check_of(members)}


def verify(root: Node) -> None:
    """Raise `BadText` if an object has a checksum, and another one than it should."""
    check = root.optional(CHECK)
    if check is None or not isinstance(root.value, dict):
        return
    if check.text() != check_of(root.value):
        raise BadText(CHANGED)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise BadText(unfit(twice))
    return found


def _whole(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        _no_number(text)
    return int(text)


def _no_number(text: str) -> NoReturn:
    raise BadText(unfit(text))


class Node(NamedTuple):
    """A value within a JSON text, and the path that leads to it."""

    value: object
    path: str

    def member(self, key: str) -> Node:
        """Return the value under a key; it must be there."""
        found = self.optional(key)
        if found is None:
            raise error_at(self.path, missing(key))
        return found

    def optional(self, key: str) -> Node | None:
        if not isinstance(self.value, dict):
            raise self.unfit()
        if key not in self.value:
            return None
        return Node(self.value[key], f"{self.path}.{key}" if self.path else key)

    def entries(self, most: int) -> list[Node]:
        """Return the values of a list that has no more than that many."""
        if not isinstance(self.value, list):
            raise self.unfit()
        if len(self.value) > most:
            raise error_at(self.path, TOO_MUCH)
        return [Node(value, f"{self.path}[{n}]") for n, value in enumerate(self.value)]

    def text(self, pattern: str = ".*") -> str:
        """Return a text of one line that has this form."""
        if (
            not isinstance(self.value, str)
            or len(self.value) > _LONGEST
            or not self.value.isprintable()
            or not re.fullmatch(pattern, self.value)
        ):
            raise self.unfit()
        return self.value

    def whole(self, least: int, most: int) -> int:
        """Return a whole number within these bounds."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.unfit()
        return self.value

    def amount(self, most: float) -> float:
        """Return a number from 0 to this bound."""
        number = self.value
        if isinstance(number, bool) or not isinstance(number, int | float):
            raise self.unfit()
        if not 0 <= number <= most:
            raise self.unfit()
        return float(number)

    def switch(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.unfit()
        return self.value

    def unfit(self) -> BadText:
        """Return the complaint that a value of this kind has no place here."""
        text = self.value if isinstance(self.value, str) else json.dumps(self.value)
        return error_at(self.path, unfit(text))
