"""Write the rules pages into docs/rules, in every language, with their pictures as SVG.

    python packaging/rules_docs.py            write docs/rules/
    python packaging/rules_docs.py --check    exit 1 when a committed file differs

The pages come from resources/rules, the names from translations/*.ts, and the tiles
from the classic sheet.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.words import Translate, english  # noqa: E402
from gupai_desktop.rulebook.pages import RulesPages, keys, languages  # noqa: E402
from gupai_desktop.rulebook.pictures import LIFT, Picture, Piece  # noqa: E402

DOCS = ROOT / "docs" / "rules"
SHEET = ROOT / "resources" / "tiles" / "classic.svg"
NAMESPACE = "{http://www.w3.org/2000/svg}"

#: The pixels of an em, and the colour of the frame of a raised tile.
EM = 14
FRAME = "#d98a00"
TILE_WIDTH, TILE_HEIGHT, MARGIN = 100, 220, 6

INDEX = "README.md"


def translator(language: str) -> Translate:
    """What the translations say in a language; no page has a text with a count in it."""
    path = ROOT / "translations" / f"gupai_{language}.ts"
    said = {
        (context.findtext("name", ""), message.findtext("source", "")): text
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
        if (text := message.findtext("translation", "").strip())
    }
    return lambda context, text, count: (
        said.get((context, text), text) if count is None else english(context, text, count)
    )


def rules_pages(language: str) -> RulesPages:
    """The pages in a language, without Qt."""
    translate = translator(language)
    return RulesPages(language, lambda text: text.say(translate))


def documents() -> dict[str, str]:
    """Every file of the folder, by its path in it."""
    sheet = Sheet()
    found: dict[str, str] = {}
    for language in languages():
        pages = rules_pages(language)
        found[f"{language}/{INDEX}"] = "".join(
            f"- [{pages.title(key)}]({key}.md)\n" for key in keys()
        )
        for key in keys():
            page = pages.page(key)
            found[f"{language}/{key}.md"] = page.text
            for name, picture in page.pictures.items():
                path = f"tiles/{name}.svg"
                found[path] = found.get(path) or sheet.draw(picture)
    return found


class Sheet:
    """The classic tiles, taken apart so that a picture holds only what it shows.

    The body of a tile and each kind of pip are there once; a face says where its pips are.
    """

    def __init__(self) -> None:
        root = ElementTree.parse(SHEET).getroot()
        ElementTree.register_namespace("", NAMESPACE[1:-1])
        self._defs = _text(next(root.iter(f"{NAMESPACE}defs")), inner=True)
        self._shared: dict[str, str] = {}
        self._elements = {
            name: self._taken_apart(part)
            for part in root.iter(f"{NAMESPACE}g")
            if (name := part.get("id", ""))
        }

    def draw(self, picture: Picture) -> str:
        """A picture as the text of an SVG file."""
        scale = picture.tile_width * EM / TILE_WIDTH
        width = picture.width * TILE_WIDTH + 2 * MARGIN
        height = picture.height * TILE_HEIGHT + 2 * MARGIN
        shown = dict.fromkeys(piece.element for piece in picture.pieces)
        parts = [f'<g id="{name}">{self._elements[name]}</g>' for name in shown]
        used = set(re.findall(r'href="#([^"]+)"', "".join(parts)))
        shared = [f'<g id="{name}">{self._shared[name]}</g>' for name in sorted(used)]
        size = f'width="{width * scale:.0f}" height="{height * scale:.0f}"'
        box = f'viewBox="{-MARGIN} {-MARGIN} {width:g} {height:g}"'
        return "\n".join(
            [
                f'<svg xmlns="{NAMESPACE[1:-1]}" {size} {box}>',
                f"<title>{picture.text}</title>",
                f"<defs>{self._defs}",
                *shared,
                *parts,
                "</defs>",
                *_placed(picture),
                "</svg>",
                "",
            ]
        )

    def _taken_apart(self, element: ElementTree.Element) -> str:
        """The shapes of an element, its pips and its body replaced by the shared ones."""
        shapes = list(element)
        pips = [shape for shape in shapes if shape.get("class", "").startswith("pip ")]
        if not pips:
            return "".join(map(_text, shapes))
        self._shared["blank"] = "".join(_text(shape) for shape in shapes if shape not in pips)
        return '<use href="#blank"/>' + "".join(map(self._pip, pips))

    def _pip(self, pip: ElementTree.Element) -> str:
        """Where a pip is, and which of the shared ones it is."""
        circles = [dict(circle.attrib) for circle in pip]
        x, y = (float(circles[0][name]) for name in ("cx", "cy"))
        name = f"{pip.get('class', '').removeprefix('pip ')}-{circles[1]['r'].replace('.', '-')}"
        if name not in self._shared:
            self._shared[name] = "".join(
                f'<circle cx="{float(circle["cx"]) - x:.4g}" cy="{float(circle["cy"]) - y:.4g}"'
                f' r="{circle["r"]}" fill="{circle["fill"]}"/>'
                for circle in circles
            )
        return f'<use href="#{name}" x="{x:g}" y="{y:g}"/>'


def _placed(picture: Picture) -> Iterator[str]:
    """The tiles in their places, the raised ones over their neighbours."""
    for piece in sorted(picture.pieces, key=lambda piece: piece.is_raised):
        x, y = piece.x * TILE_WIDTH, _top(piece) * TILE_HEIGHT
        yield f'<use href="#{piece.element}" x="{x:g}" y="{y:g}"/>'
        if piece.is_raised:
            yield (
                f'<rect x="{x:g}" y="{y:g}" width="{TILE_WIDTH}" height="{TILE_HEIGHT}" rx="9"'
                f' fill="none" stroke="{FRAME}" stroke-width="8"/>'
            )


def _top(piece: Piece) -> float:
    return piece.y - (LIFT if piece.is_raised else 0)


def _text(element: ElementTree.Element, *, inner: bool = False) -> str:
    """An element as text, or what is in it, without the namespace and the white space."""
    parts = list(element) if inner else [element]
    text = "".join(ElementTree.tostring(part, "unicode") for part in parts)
    return re.sub(r">\s+<", "><", text.replace(f' xmlns="{NAMESPACE[1:-1]}"', "")).strip()


def stale() -> list[str]:
    """The files that are missing, differ, or should not be there."""
    wanted = documents()
    present = {
        path.relative_to(DOCS).as_posix(): path for path in DOCS.rglob("*") if path.is_file()
    }
    return sorted(
        name
        for name in wanted.keys() | present.keys()
        if name not in present
        or name not in wanted
        or present[name].read_text("utf-8") != wanted[name]
    )


def write() -> None:
    """Write the whole folder anew."""
    shutil.rmtree(DOCS, ignore_errors=True)
    for name, text in documents().items():
        path = DOCS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the rules pages into docs/rules.")
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    is_check = parser.parse_args().check
    different = stale()
    for name in different:
        print(f"{'differs' if is_check else 'writing'}: {name}")
    if not is_check and different:
        write()
    return 1 if is_check and different else 0


if __name__ == "__main__":
    sys.exit(main())
