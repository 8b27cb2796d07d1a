"""Sheets of tiles that an artist laid beside ours: what they are called, and what they lack.

What Qt draws otherwise than a browser, or not at all, without a word, is named with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QSizeF
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

from gupai_desktop.engine.tiles import FACES

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

#: Elements that Qt passes over; of filters it has some parts only.
_UNDRAWN = ("clipPath", "svg", "set", "animate")
_FILTERS = ("Blend", "ColorMatrix", "Composite", "Flood", "GaussianBlur", "Merge", "Offset")
_DRAWN_FILTERS = tuple(f"fe{name}" for name in (*_FILTERS, "MergeNode"))
_GRADIENTS = ("linearGradient", "radialGradient")
#: Attributes and properties that it does not read.
_UNREAD = ("clip-path", "mix-blend-mode", "paint-order", "transform-origin", "fr")
_COLOURED = ("fill", "stroke", "color", "stop-color", "flood-color")
_OPACITIES = ("opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity")
_WORDS_FOR_COLOURS = ("none", "inherit", "currentcolor", "transparent")
_COLOUR = re.compile(
    r"#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d.%]+([ ,]+[\d.%]+){2}\)|url\(\s*['\"]?#[^)]+\)"
)
_REFERENCE = re.compile(r"url\(\s*['\"]?#([^'\")]+)")
#: What stands between the declarations of a style sheet.
_RULES = re.compile(r"[^{}]*\{|\}")
_LENGTHS = ("x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "stroke-width")
_UNKNOWN_UNIT = re.compile(r"[\d.](em|ex|ch|rem|vw|vh|q)$")


class _Sheet(NamedTuple):
    """A sheet as it was read; `lines` has the line of each of its elements."""

    root: Element
    lines: dict[Element, int]


def _read(sheet: Path) -> _Sheet:
    builder, lines = ElementTree.TreeBuilder(), dict[Element, int]()
    parser = expat.ParserCreate(namespace_separator="}")

    def start(tag: str, attributes: dict[str, str]) -> None:
        lines[builder.start(tag, attributes)] = parser.CurrentLineNumber

    parser.StartElementHandler, parser.EndElementHandler = start, builder.end
    parser.CharacterDataHandler = builder.data
    parser.Parse(sheet.read_bytes(), True)
    return _Sheet(builder.close(), lines)


def title_of(sheet: Path) -> str:
    """Return the title that a sheet bears, or nothing."""
    return _title(_read(sheet).root)


def _title(root: Element) -> str:
    return " ".join(root.findtext("{*}title", "").split())


def faults_of(sheet: Path) -> list[str]:
    """Return a sentence for everything that keeps a sheet from being used; none if it can be."""
    try:
        read = _read(sheet)
    except (OSError, expat.ExpatError, ValueError) as error:
        return [f"{sheet.name} cannot be read as SVG: {error}."]
    faults = [] if _title(read.root) else ["it has no <title>"]
    faults += sorted(set(_foreign(read.root)))
    faults = faults or list(dict.fromkeys(_undrawn(read)))
    # Qt would look for what lies elsewhere.
    if not faults:
        renderer = QSvgRenderer()
        is_read = renderer.load(QByteArray(sheet.read_bytes()))
        faults = list(_wrong(renderer)) if is_read else ["Qt cannot draw it"]
    return [f"{sheet.name}: {fault}." for fault in faults]


def _foreign(root: Element) -> Iterator[str]:
    """Yield what a sheet does not hold itself."""
    for part in root.iter():
        name = _name(part)
        if name in _FOREIGN:
            yield f"<{name}> is not allowed; shapes and paths are"
        links = [value for key, value in part.items() if key.rpartition("}")[2] == "href"]
        texts = [*part.attrib.values(), part.text or ""]
        for text in (
            *(link for link in links if not link.startswith(("#", "data:"))),
            *(text for text in texts if _ELSEWHERE.search(text)),
        ):
            yield f"“{text.strip()[:40]}” lies outside the sheet"


def _undrawn(sheet: _Sheet) -> Iterator[str]:
    """Yield what Qt would draw otherwise than an artist sees it, with its line."""
    ids, is_drawn = {part.get("id") for part in sheet.lines}, False
    for part, line in sheet.lines.items():
        for fault in (*_undrawn_part(part, part is sheet.root), *_undrawn_values(part, ids)):
            yield f"line {line}: {fault}"
        name = _name(part)
        if name == "style":
            if is_drawn:
                yield f"line {line}: <style> is not read for what stands above it"
            if "@" in (part.text or ""):
                yield f"line {line}: Qt does not read @ in <style>"
            for key, value in _declarations(_RULES.sub(";", part.text or "")):
                yield from (f"line {line}: {fault}" for fault in _undrawn_value(key, value, ids))
        is_drawn = is_drawn or name in ("rect", "path", "circle", "ellipse", "polygon", "g")


def _name(part: Element) -> str:
    return str(part.tag).rpartition("}")[2]


def _undrawn_part(part: Element, is_root: bool) -> Iterator[str]:
    name = _name(part)
    if name.startswith("fe") and name not in _DRAWN_FILTERS:
        yield f"<{name}> is not drawn"
    if name.startswith(_UNDRAWN) and not is_root:
        yield f"<{name}> is not drawn"
    if name in _GRADIENTS and part.get("href"):
        yield f"<{name}> takes stops by xlink:href only, not by href"
    if name == "use" and (part.get("width") or part.get("height")):
        yield "<use> has no size; give the symbol one by transform"


def _undrawn_values(part: Element, ids: set[str | None]) -> Iterator[str]:
    for key, value in part.items():
        yield from _undrawn_value(key, value, ids)
    for key, value in _declarations(part.get("style", "")):
        if key == "transform":
            yield "transform is an attribute, not a property of style"
        yield from _undrawn_value(key, value, ids)


def _declarations(style: str) -> Iterator[tuple[str, str]]:
    for declaration in style.split(";"):
        key, _, value = declaration.partition(":")
        yield key.strip(), value.replace("!important", "").strip()


def _undrawn_value(key: str, value: str, ids: set[str | None]) -> Iterator[str]:
    text = value.strip().lower()
    if key in _UNREAD and text != "none":
        yield f"{key} is not drawn"
    elif (key in _COLOURED and not _is_colour(text)) or (key in _OPACITIES and "%" in text):
        yield f"{key} “{value}” is not drawn; #rrggbb and an opacity below 1 are"
    elif key in _LENGTHS and _UNKNOWN_UNIT.search(text):
        yield f"{key} “{value}” is in a unit that is not drawn"
    for name in _REFERENCE.findall(value):
        if name not in ids:
            yield f"there is nothing with the id {name}"


def _is_colour(text: str) -> bool:
    """Return whether Qt reads a colour as a browser does."""
    is_named = text.isalpha() and QColor.isValidColorName(text)
    return is_named or text in _WORDS_FOR_COLOURS or bool(_COLOUR.fullmatch(text))


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
