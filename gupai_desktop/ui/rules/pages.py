"""The rules pages as ``resources/tools/rules_docs.py`` writes them, and what their pictures show.

Tiles are drawn where a page is shown; a page names its pictures, and ``tables.json`` says
where their tiles lie.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.layout import Spot

SOURCE_LANGUAGE = "en"

#: The height by which a tile is raised that is about to move.
LIFT = 0.1

#: The width in ems of a tile in a row.
IN_A_ROW = 2.3


class Page(NamedTuple):
    """A page to be read: its title and its Markdown."""

    title: str
    text: str


class Piece(NamedTuple):
    """An element of the tile sheet (``face-63``, ``back``, ``place``) and where it lies."""

    element: str
    spot: Spot
    is_raised: bool = False


@dataclass(frozen=True)
class Picture:
    """Tiles in their places, in tile units, and the width of a tile in ems of the text."""

    pieces: tuple[Piece, ...]
    tile_width: float = IN_A_ROW

    @cached_property
    def width(self) -> float:
        """The width in tile widths."""
        return max(piece.spot.x + 0.5 + piece.spot.reach[0] for piece in self.pieces)

    @cached_property
    def height(self) -> float:
        """The height in tile heights."""
        return max(piece.spot.y + 0.5 + piece.spot.reach[1] for piece in self.pieces)


def language_of(locale: str) -> str:
    """Return the language of the pages for a locale such as ``uk_UA``; else English."""
    languages = sorted(path.parent.name for path in paths.rules().glob("*/README.md"))
    if locale in languages:
        return locale
    spoken = locale.split("_")[0]
    near = (code for code in languages if code.split("_")[0] == spoken)
    return next(near, SOURCE_LANGUAGE)


@cache
def pages(language: str) -> dict[str, Page]:
    """Return the pages in a language by their keys, in the order of their index."""
    folder = paths.rules() / language
    keys = re.findall(r"\((.+)\.md\)", (folder / "README.md").read_text("utf-8"))
    texts = {key: (folder / f"{key}.md").read_text("utf-8") for key in keys}
    return {key: Page(text.partition("\n")[0].lstrip("# "), text) for key, text in texts.items()}


#: Signs that are typed and printed for one another.
_APOSTROPHES = "'`\u00b4\u2018\u2019\u02bc\uff07"
_ENDS = re.compile(r"\[?([1-6]) ?[-\u2010-\u2015\u2212:/|,]? ?([1-6])\]?")


def pattern_of(text: str) -> str:
    """Return the pattern of what is looked for; nothing for blanks.

    Apostrophes are alike, and so are white spaces; a tile is found by its two ends, ``6-5``.
    """
    sought = " ".join(text.lower().split())
    if ends := _ENDS.fullmatch(sought):
        high, low = sorted(ends.groups(), reverse=True)
        return f"(?<![0-9])(?:{high}{low}|{high}[-\u2013:]{low})(?![0-9])"
    return "".join(map(_sign_pattern, sought))


def _sign_pattern(sign: str) -> str:
    if sign in _APOSTROPHES:
        return f"[{_APOSTROPHES}]"
    return r"\s+" if sign == " " else re.escape(sign)


@cache
def picture(name: str) -> Picture:
    """Return what the picture of that name shows: a table, or tiles in a row, ``63-54``."""
    if name not in _tables():
        return row_of_tiles(name.split("-"))
    tile_width, pieces = _tables()[name]
    return Picture(
        tuple(Piece(element, Spot(*spot), is_raised) for element, spot, is_raised in pieces),
        tile_width,
    )


def row_of_tiles(codes: Iterable[str]) -> Picture:
    return Picture(tuple(Piece(f"face-{code}", Spot(float(x), 0)) for x, code in enumerate(codes)))


@cache
def _tables() -> dict[str, tuple[float, list[tuple[str, list[float], bool]]]]:
    """Return the width of the tiles and the pieces of each table by its name."""
    read: dict[str, tuple[float, list[tuple[str, list[float], bool]]]] = json.loads(
        (paths.rules() / "tables.json").read_text("utf-8")
    )
    return read
