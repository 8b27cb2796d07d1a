"""Draw the tile pictures: one SVG sheet per theme, one element id per face.

    python packaging/draw_tiles.py            write resources/tiles/*.svg
    python packaging/draw_tiles.py --check    exit 1 when a committed sheet differs

Every face is a 100 x 220 element called `face-65` and so on, high end on top. The sheet
also holds `back`, `place` (an empty place on the table) and `shadow`, which sticks out
14 units on every side of a tile. A theme is a `Palette`; the layout of the pips is common
to all, but for the numerals, where they make room for a digit.

The sheets are drawn for QtSvg, so they use no filters, clips, text or bitmaps, and the
first child of every element is a shape without a stroke that fills the element exactly:
the bounds of the element then are the bounds of the tile.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

TILES = Path(__file__).resolve().parent.parent / "resources" / "tiles"

WIDTH, HEIGHT, CORNER = 100, 220, 9
SHADOW_REACH = 14
CELL_WIDTH, CELL_HEIGHT, COLUMNS = 140, 264, 7

FACES = (
    *("66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"),
    *("63", "54", "62", "53", "52", "43", "42", "41", "32", "21"),
)

ENDS = {
    "1": (".o.",),
    "2": ("o.o",),
    "3": ("o..", ".o.", "..o"),
    "4": ("o.o", "o.o"),
    "5": ("o.o", ".o.", "o.o"),
    "6": ("o.o", "o.o", "o.o"),
}
"""The rows of pips at one end of a tile, from top to bottom."""

SPREAD = {
    "44": ("o.o", "o.o", "o.o", "o.o"),
    "33": (".o.", ".o.", "o.o", ".o.", ".o."),
}
"""Faces whose rows spread evenly over the tile instead of hugging its ends."""

COLUMN_X = (30.5, 50.0, 69.5)
FIRST_Y, LAST_Y = 25.0, 195.0
ROW_PITCH = 34.0
PIP_RADIUS, ONE_RADIUS = 15.2, 17.0

DIGITS = {
    "1": "M7 17 25 4V68",
    "2": "M5 20C5-1 38-1 38 20C38 38 5 50 5 68H39",
    "3": "M5 13C12 0 37 1 37 19C37 32 25 34 17 34C27 34 40 37 40 50C40 71 10 72 4 57",
    "4": "M30 68V4L3 49H41",
    "5": "M36 4H10L7 33C16 25 39 26 39 46C39 70 10 72 3 58",
    "6": "M33 5C14 13 5 30 5 47C5 61 12 68 22 68C32 68 39 60 39 49C39 38 32 30 22 30"
    "C13 30 5 37 5 47",
}
"""The digits as strokes in a box of 43 by 72; a digit that is drawn needs no font."""

DIGIT_X, DIGIT_Y, DIGIT_STROKE = 9.5, 19.0, 11.0
BESIDE_X = (66.0, 75.5, 85.0)
BESIDE_PITCH = 22.0
BESIDE_RADIUS, BESIDE_ONE_RADIUS = 8.4, 9.6


@dataclass(frozen=True)
class PipPaint:
    """The colours of one kind of pip, a shallow painted hollow lit from the top left."""

    lit: str
    base: str
    shade: str
    gleam: float
    """How strong the reflection is, from 0 to 1."""
    ring: str = ""
    """The colour of a ring within the pip, which tells it from others without its hue."""


@dataclass(frozen=True)
class Palette:
    """The colours of one theme; its name is the name of the sheet."""

    name: str
    sheet: str
    edge: tuple[str, str]
    bevel: tuple[str, str]
    body: tuple[str, str]
    sheen: float
    socket: tuple[str, str]
    pips: dict[str, PipPaint]
    ornament: str
    has_digits: bool = False


CLASSIC = Palette(
    name="classic",
    sheet="#d8cdb6",
    edge=("#55555b", "#3c3c41"),
    bevel=("#7b7b84", "#050506"),
    body=("#28282b", "#141416"),
    sheen=0.05,
    socket=("#000000", "#4a4a50"),
    pips={
        "plain": PipPaint("#fffcf3", "#f4ecda", "#cfc3a8", 0.6),
        "red": PipPaint("#ff6044", "#ee3d28", "#c62b17", 0.1),
    },
    ornament="#8a7650",
)
IVORY = Palette(
    name="ivory",
    sheet="#4d5a52",
    edge=("#a08d68", "#6f5f3f"),
    bevel=("#ffffff", "#c9b995"),
    body=("#fcf7ea", "#f0e6cf"),
    sheen=0.5,
    socket=("#b5a583", "#fffdf6"),
    pips={
        "plain": PipPaint("#34302e", "#1c1918", "#0b0a09", 0.1),
        "red": PipPaint("#e6273f", "#cd1430", "#a90b25", 0.08, ring="#f8f0dd"),
    },
    ornament="#9a7f48",
)
NUMERALS = replace(CLASSIC, name="numerals", sheet="#c9d3d8", has_digits=True)
PALETTES = (CLASSIC, IVORY, NUMERALS)


@dataclass(frozen=True)
class Pip:
    """Where a pip lies on the tile, and which paint it takes."""

    x: float
    y: float
    radius: float
    paint: str


def pips_of(face: str) -> list[Pip]:
    """All the pips of a face, from top to bottom.

    >>> [pip.paint for pip in pips_of("31")]
    ['plain', 'plain', 'plain', 'red']
    """
    return [
        Pip(COLUMN_X[column], y, _radius(number), _paint(face, number, y, column))
        for number, y, row in _rows_of(face)
        for column, mark in enumerate(row)
        if mark == "o"
    ]


def _rows_of(face: str) -> Iterator[tuple[str, float, str]]:
    if face in SPREAD:
        rows = SPREAD[face]
        pitch = (LAST_Y - FIRST_Y) / (len(rows) - 1)
        yield from ((face[0], FIRST_Y + n * pitch, row) for n, row in enumerate(rows))
        return
    high, low = face[0], face[1]
    for n, row in enumerate(ENDS[high]):
        yield high, FIRST_Y + n * ROW_PITCH, row
    for n, row in enumerate(reversed(ENDS[low])):
        yield low, LAST_Y - n * ROW_PITCH, row


def _radius(number: str) -> float:
    return ONE_RADIUS if number == "1" else PIP_RADIUS


def _paint(face: str, number: str, y: float, column: int) -> str:
    if face == "66":  # Heaven is red and white by turns: red at top left and bottom right
        return "red" if (y < HEIGHT / 2) == (column == 0) else "plain"
    return "red" if number in "14" else "plain"


def pips_beside(face: str) -> list[Pip]:
    """The small pips beside the digits of a face, from top to bottom."""
    return [
        Pip(BESIDE_X[column], y, radius, _paint(face, number, y, column))
        for number, middle in zip(face, (HEIGHT / 4, 3 * HEIGHT / 4), strict=True)
        for radius in (BESIDE_ONE_RADIUS if number == "1" else BESIDE_RADIUS,)
        for n, row in enumerate(ENDS[number])
        for y in (middle + (n - (len(ENDS[number]) - 1) / 2) * BESIDE_PITCH,)
        for column, mark in enumerate(row)
        if mark == "o"
    ]


def draw_sheet(palette: Palette) -> str:
    """The whole sheet of a theme as SVG text."""
    elements = list(_elements(palette))
    rows = -(-len(elements) // COLUMNS)
    width, height = COLUMNS * CELL_WIDTH, rows * CELL_HEIGHT
    size = f'width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}">',
        "<!-- Written by packaging/draw_tiles.py: change that, not this. -->",
        *_defs(palette),
        f'<rect {size} fill="{palette.sheet}"/>',
    ]
    for n, (name, extent, shapes) in enumerate(elements):
        lines += _placed(n, name, extent, shapes)
    return "\n".join([*lines, "</svg>", ""])


def _elements(palette: Palette) -> Iterator[tuple[str, tuple[int, int], list[str]]]:
    tile = (WIDTH, HEIGHT)
    for face in FACES:
        yield f"face-{face}", tile, _body(palette) + _face(palette, face)
    yield "back", tile, _body(palette) + _ornament(palette)
    yield "place", tile, _empty_place()
    reach = 2 * SHADOW_REACH
    yield "shadow", (WIDTH + reach, HEIGHT + reach), _shadow()


def _face(palette: Palette, face: str) -> list[str]:
    if not palette.has_digits:
        return [_draw_pip(palette, pip) for pip in pips_of(face)]
    line = f'<path d="M10 {HEIGHT // 2}H90" stroke="{palette.bevel[0]}" stroke-width="2.4"/>'
    pips = [_draw_pip(palette, pip) for pip in pips_beside(face)]
    return [line, *(_digit(palette, face, end) for end in (0, 1)), *pips]


def _digit(palette: Palette, face: str, end: int) -> str:
    """The number of an end in the colour of its pips; Heaven's are both plain."""
    paint = palette.pips["red" if face[end] in "14" else "plain"]
    y = DIGIT_Y + end * HEIGHT / 2
    return (
        f'<path class="digit {face[end]}" transform="translate({DIGIT_X:g} {y:g})"'
        f' d="{DIGITS[face[end]]}" fill="none" stroke="{paint.base}"'
        f' stroke-width="{DIGIT_STROKE:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _placed(n: int, name: str, extent: tuple[int, int], shapes: list[str]) -> list[str]:
    """The element in its cell; the outer group moves it, so its own bounds start at 0, 0."""
    x = n % COLUMNS * CELL_WIDTH + (CELL_WIDTH - extent[0]) // 2
    y = n // COLUMNS * CELL_HEIGHT + (CELL_HEIGHT - extent[1]) // 2
    return [f'<g transform="translate({x} {y})"><g id="{name}">', *shapes, "</g></g>"]


def _defs(palette: Palette) -> list[str]:
    down, across = 'x1="0" y1="0" x2="0" y2="1"', 'x1="0" y1="0" x2="1" y2="1"'
    return [
        "<defs>",
        _linear("edge", across, *palette.edge),
        _linear("bevel", across, palette.bevel[0], palette.edge[1]),
        _linear("body", down, *palette.body),
        _linear("socket", across, *palette.socket),
        _fading("sheen", 'cx="0.3" cy="0.05" r="0.75"', palette.sheen),
        *(_hollow(name, paint) for name, paint in palette.pips.items()),
        *(
            _fading(f"gleam-{name}", 'cx="0.5" cy="0.5" r="0.5"', paint.gleam)
            for name, paint in palette.pips.items()
        ),
        "</defs>",
    ]


def _linear(name: str, vector: str, first: str, last: str) -> str:
    return (
        f'<linearGradient id="{name}" {vector}><stop offset="0" stop-color="{first}"/>'
        f'<stop offset="1" stop-color="{last}"/></linearGradient>'
    )


def _fading(name: str, circle: str, opacity: float) -> str:
    """A white glow that fades out to its rim."""
    return (
        f'<radialGradient id="{name}" {circle}>'
        f'<stop offset="0" stop-color="#ffffff" stop-opacity="{opacity:g}"/>'
        '<stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>'
    )


def _hollow(name: str, paint: PipPaint) -> str:
    """A hollow is dark under the rim nearest to the light and bright on the far side."""
    return (
        f'<linearGradient id="pip-{name}" x1="0.2" y1="0.1" x2="0.8" y2="0.9">'
        f'<stop offset="0" stop-color="{paint.shade}"/>'
        f'<stop offset="0.4" stop-color="{paint.base}"/>'
        f'<stop offset="1" stop-color="{paint.lit}"/></linearGradient>'
    )


def _rect(inset: float, fill: str, more: str = "", trim: float = 0) -> str:
    """A rounded rectangle inside the tile; `trim` takes more off at the right and bottom."""
    width, height = WIDTH - 2 * inset - trim, HEIGHT - 2 * inset - trim
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{width:g}" height="{height:g}"'
        f' rx="{CORNER - 0.8 * inset:g}" fill="{fill}"{more}/>'
    )


def _body(palette: Palette) -> list[str]:
    """The blank tile: the light rim shows at the top left of the face, the dark one opposite."""
    return [
        _rect(0, "url(#edge)"),
        _rect(1.2, palette.bevel[1]),
        _rect(1.2, "url(#bevel)", trim=1.6),
        _rect(2.8, "url(#body)"),
        _rect(2.8, "url(#sheen)"),
    ]


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def _draw_pip(palette: Palette, pip: Pip) -> str:
    gleam = pip.x + 0.22 * pip.radius, pip.y + 0.3 * pip.radius
    discs = [
        _circle(pip.x, pip.y, pip.radius + 0.9, "url(#socket)"),
        _circle(pip.x, pip.y, pip.radius, f"url(#pip-{pip.paint})"),
        _circle(*gleam, 0.6 * pip.radius, f"url(#gleam-{pip.paint})"),
    ]
    ring = palette.pips[pip.paint].ring
    if ring:
        discs.append(_circle(pip.x, pip.y, 0.61 * pip.radius, ring))
        discs.append(_circle(pip.x, pip.y, 0.49 * pip.radius, f"url(#pip-{pip.paint})"))
    return f'<g class="pip {pip.paint}">{"".join(discs)}</g>'


def _outline(inset: float, colour: str, width: float, opacity: float) -> str:
    stroke = f' stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"'
    return _rect(inset, "none", stroke)


def _ornament(palette: Palette) -> list[str]:
    """A double line inside the border, and a plum blossom in the middle of the tile."""
    petals = ((50, 98.5), (60.9, 106.5), (56.8, 119.3), (43.2, 119.3), (39.1, 106.5))
    return [
        _outline(9, palette.ornament, 1.2, 0.75),
        _outline(12.5, palette.ornament, 0.6, 0.5),
        f'<g fill="none" stroke="{palette.ornament}" stroke-width="1.2">',
        *(_circle(x, y, 6.6, "none") for x, y in petals),
        "</g>",
        _circle(50, 110, 3, palette.ornament),
    ]


def _empty_place() -> list[str]:
    """A shallow recess: its dark line shows on a light table, its light one on a dark table."""
    return [
        _rect(0, "#000000", ' fill-opacity="0.1"'),
        _outline(0.8, "#000000", 1.6, 0.3),
        _outline(2.3, "#ffffff", 1.4, 0.36),
    ]


def _shadow() -> list[str]:
    """Translucent layers, one inside the other, that add up to a soft edge."""
    layers, depth, darkest = 24, 22.0, 0.46
    shapes, covered = [], 0.0
    for n in range(layers):
        step = (n + 1) / layers
        wanted = darkest * step * step * (3 - 2 * step)
        shapes.append(_shadow_layer(depth * n / layers, (wanted - covered) / (1 - covered)))
        covered = wanted
    return shapes


def _shadow_layer(inset: float, opacity: float) -> str:
    width = WIDTH + 2 * (SHADOW_REACH - inset)
    height = HEIGHT + 2 * (SHADOW_REACH - inset)
    corner = max(CORNER + SHADOW_REACH - inset, 5)
    return (
        f'<rect x="{inset:.4g}" y="{inset:.4g}" width="{width:.5g}" height="{height:.5g}"'
        f' rx="{corner:.4g}" fill="#000000" fill-opacity="{opacity:.4f}"/>'
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw the tile pictures.")
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    check = parser.parse_args().check
    stale = [palette for palette in PALETTES if not _is_fresh(palette)]
    for palette in stale:
        print(f"{'differs' if check else 'writing'}: {_sheet_path(palette)}")
        if not check:
            _sheet_path(palette).parent.mkdir(parents=True, exist_ok=True)
            _sheet_path(palette).write_text(draw_sheet(palette), "utf-8", newline="\n")
    return 1 if check and stale else 0


def _sheet_path(palette: Palette) -> Path:
    return TILES / f"{palette.name}.svg"


def _is_fresh(palette: Palette) -> bool:
    path = _sheet_path(palette)
    return path.exists() and path.read_text("utf-8") == draw_sheet(palette)


if __name__ == "__main__":
    sys.exit(main())
