"""Write the rules pages into docs/rules, in every language: the program shows them from there.

    python resources/tools/rules_docs.py

The texts come from ``rules/`` beside this file, the names from translations/*.ts.  Who reads
the pages in the repository sees the pictures as SVG, with the tiles of the classic sheet; the
program has ``tables.json`` of them, and draws tiles as they are chosen.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "resources" / "tools")]

import draw_tiles as tiles  # noqa: E402
from gupai_desktop.engine.game import HELD  # noqa: E402
from gupai_desktop.engine.words import Translate, english  # noqa: E402
from gupai_desktop.ui.rules.pages import LIFT, Picture  # noqa: E402
from rules_pages import RulesPages, keys, languages  # noqa: E402
from rules_pictures import Drawing  # noqa: E402

DOCS = ROOT / "docs" / "rules"

#: The pixels of an em, what lies over a tile in shadow, and the frame of a raised one.
EM, MARGIN = 14, 6
SHADE = '<rect width="100" height="220" rx="9" opacity="0.31"/>'
FRAME = 'width="100" height="220" rx="9" fill="none" stroke="#d98a00" stroke-width="8"'


def translator(language: str) -> Translate:
    """What the translations say in a language; no page has a text with a count in it."""
    path = ROOT / "translations" / f"gupai_{language}.ts"
    said = {
        (message.findtext("source", ""), message.findtext("comment", "")): text
        for message in ElementTree.parse(path).iter("message")
        if (text := message.findtext("translation", "").strip())
    }
    return lambda text, meaning, count: (
        said.get((text, meaning), text) if count is None else english(text, meaning, count)
    )


def rules_pages(language: str) -> RulesPages:
    """The pages in a language, without Qt."""
    translate = translator(language)
    return RulesPages(language, lambda text: text.say(translate))


def documents() -> dict[str, str]:
    """Every file of the folder, by its path in it."""
    found, drawings = dict[str, str](), dict[str, Drawing]()
    for language in languages():
        written = rules_pages(language)
        index = (f"- [{written.title(key)}]({key}.md)\n" for key in keys())
        found[f"{language}/README.md"] = "".join(index)
        for key in keys():
            page = written.page(key)
            found[f"{language}/{key}.md"] = page.text
            drawings |= page.pictures
    tables = (
        f'"{name}": {json.dumps([drawing.picture.tile_width, drawing.picture.pieces])}'
        for name, drawing in sorted(drawings.items())
        if not re.fullmatch(r"\d\d(-\d\d)*", name)
    )
    found["tables.json"] = "{\n" + ",\n".join(tables) + "\n}\n"
    return found | {f"tiles/{name}.svg": drawn(drawing) for name, drawing in drawings.items()}


def drawn(drawing: Drawing) -> str:
    """A picture as an SVG file; what tiles have in common is in it once."""
    picture = drawing.picture
    scale = picture.tile_width * EM / tiles.WIDTH
    width = picture.width * tiles.WIDTH + 2 * MARGIN
    height = picture.height * tiles.HEIGHT + 2 * MARGIN
    size = f'width="{width * scale:.0f}" height="{height * scale:.0f}"'
    shapes = {piece.element: _element(piece.element) for piece in picture.pieces}
    used = "".join(shapes.values())
    shapes = {name: text for name, text in SHARED.items() if f'"#{name}"' in used} | shapes
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}'
        f' viewBox="{-MARGIN} {-MARGIN} {width:g} {height:g}">',
        f"<title>{drawing.text}</title>",
        *("<defs>", *tiles.gradients(tiles.CLASSIC)),
        *(f'<g id="{name}">{text}</g>' for name, text in shapes.items()),
        *("</defs>", *_placed(picture), "</svg>", ""),
    ]
    return "\n".join(lines)


def _element(name: str) -> str:
    """An element of the sheet, made of shared parts where it is a face."""
    if name.startswith(HELD):
        return _element(name.replace(HELD, "face-")) + SHADE
    if not name.startswith("face-"):
        return "\n".join(tiles.shapes(tiles.CLASSIC, name))
    pips = tiles.pips_of(tiles.CLASSIC, name.removeprefix("face-"))
    uses = (
        f'<use href="#{pip.paint}-{pip.radius:.0f}" x="{pip.x:g}" y="{pip.y:g}"/>' for pip in pips
    )
    return '<use href="#blank"/>' + "".join(uses)


#: What faces have in common: the blank tile, and each kind of pip around the origin.
SHARED = {"blank": tiles.filled(tiles.BLANK, tiles.CLASSIC)} | {
    f"{paint}-{radius:.0f}": tiles.draw_pip(tiles.CLASSIC, tiles.Pip(0, 0, radius, paint))
    for paint in ("plain", "red")
    for radius in (tiles.PIP_RADIUS, tiles.ONE_RADIUS)
}


def _placed(picture: Picture) -> Iterator[str]:
    """The tiles in their places, the raised ones over their neighbours."""
    for piece in sorted(picture.pieces, key=lambda piece: piece.is_raised):
        spot = piece.spot
        left, top = spot.x * tiles.WIDTH, spot.y * tiles.HEIGHT
        top -= LIFT * tiles.HEIGHT * piece.is_raised
        place = f'x="{left:g}" y="{top:g}"'
        if (spot.turn, spot.size) != (0, 1):
            x, y = left + tiles.WIDTH / 2, top + tiles.HEIGHT / 2
            place += f' transform="translate({x:g} {y:g}) rotate({spot.turn:g})'
            place += f' scale({spot.size:g}) translate({-x:g} {-y:g})"'
        yield f'<use href="#{piece.element}" {place}/>'
        if piece.is_raised:
            yield f"<rect {place} {FRAME}/>"


if __name__ == "__main__":
    wanted = documents()
    shutil.rmtree(DOCS, ignore_errors=True)
    for name, text in wanted.items():
        (DOCS / name).parent.mkdir(parents=True, exist_ok=True)
        (DOCS / name).write_text(text, "utf-8", newline="\n")
