"""Sheets of tiles that an artist laid beside ours: what they are called, and what they lack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from PySide6.QtCore import QByteArray, QSizeF
from PySide6.QtSvg import QSvgRenderer

from gupai_desktop.engine.tiles import FACES

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_TILES = (*(f"face-{face}" for face in FACES), "back", "place", "side", "arris", "foot")
#: The elements of a sheet by their sizes, in any unit that is one for all.
SIZES = dict.fromkeys(_TILES, QSizeF(100, 220)) | {"shadow": QSizeF(128, 248)}
#: Those that a sheet can do without.
OPTIONAL = ("arris", "foot")
#: A size may be so far off, as a part of itself.
_NEAR = 0.01
#: What is drawn with what lies elsewhere: in another file, in the fonts of a system.
_FOREIGN = ("image", "text", "foreignObject", "script")
_ELSEWHERE = re.compile(r"@import|url\(\s*['\"]?(?!['\"\s#])")


def title_of(sheet: Path) -> str:
    """Return the title that a sheet bears, or nothing."""
    root = ElementTree.parse(sheet).getroot()
    return " ".join("".join(root.findtext("{*}title", "")).split())


def faults_of(sheet: Path) -> list[str]:
    """Return a sentence for everything that keeps a sheet from being used; none if it can be."""
    try:
        root = ElementTree.parse(sheet).getroot()
    except (OSError, ElementTree.ParseError, ValueError) as error:
        return [f"{sheet.name} cannot be read as SVG: {error}."]
    faults = [] if title_of(sheet) else ["it has no <title>"]
    faults += sorted(set(_foreign(root)))
    # Qt would look for what lies elsewhere.
    if not faults:
        renderer = QSvgRenderer()
        is_read = renderer.load(QByteArray(sheet.read_bytes()))
        faults = list(_wrong(renderer)) if is_read else ["Qt cannot draw it"]
    return [f"{sheet.name}: {fault}." for fault in faults]


def _foreign(root: Element) -> Iterator[str]:
    """Yield what a sheet does not hold itself."""
    for part in root.iter():
        name = str(part.tag).rpartition("}")[2]
        if name in _FOREIGN:
            yield f"<{name}> is not allowed; shapes and paths are"
        links = [value for key, value in part.items() if key.rpartition("}")[2] == "href"]
        texts = [*part.attrib.values(), part.text or ""]
        for text in (
            *(link for link in links if not link.startswith(("#", "data:"))),
            *(text for text in texts if _ELSEWHERE.search(text)),
        ):
            yield f"“{text.strip()[:40]}” lies outside the sheet"


def _wrong(renderer: QSvgRenderer) -> Iterator[str]:
    """Yield what is missing, or not as large as in proportion it should be."""
    there = [name for name in SIZES if renderer.elementExists(name)]
    missing = [name for name in SIZES if name not in (*there, *OPTIONAL)]
    if missing:
        yield f"there is no element with the id {', '.join(missing)}"
        return
    unit = renderer.boundsOnElement(_TILES[0]).width() / SIZES[_TILES[0]].width()
    for name in there:
        found, wanted = renderer.boundsOnElement(name).size(), SIZES[name] * unit
        is_wide = abs(found.width() - wanted.width()) > _NEAR * wanted.width()
        if is_wide or abs(found.height() - wanted.height()) > _NEAR * wanted.height():
            yield (
                f"{name} is {found.width():g} wide and {found.height():g} high,"
                f" not {wanted.width():g} and {wanted.height():g}"
            )
