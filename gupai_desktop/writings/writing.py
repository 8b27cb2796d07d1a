"""A way to write a tile."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from gupai_desktop.engine.tiles import FACE, Face
from gupai_desktop.engine.words import Words

#: What stands between the two ends of a tile, and what a tile without brackets is parted by.
MARK = r" ?[-:/|,.·+x×*_] ?"
ALONE, ENDS_ALONE = r"(?<![0-9A-Za-z])", r"(?![0-9A-Za-z])"


@dataclass(frozen=True)
class Writing:
    """A way to write tiles, by the signs that the reader has folded.

    `faces` returns what a text that fits the pattern may be: nothing if it is no tile, several
    if it is the name of several; `write` is there where boards are written so, too.
    """

    key: str
    pattern: str
    faces: Callable[[str], tuple[Face, ...]]
    write: Callable[[Face], str] | None = None
    #: What it is called where a picture of it cannot be trusted to be seen.
    name: Words | None = None


def face_of_ends(text: str) -> tuple[Face, ...]:
    """Return the face with the two ends that stand in a text, whichever comes first."""
    return face_with(re.findall("[0-9]", text))


def face_with(ends: Iterable[str | int]) -> tuple[Face, ...]:
    """Return the face with two ends, whichever comes first; nothing if there is none."""
    face = FACE.get("".join(sorted(map(str, ends), reverse=True)))
    return (face,) if face else ()
