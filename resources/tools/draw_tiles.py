"""Draw the tile pictures: one SVG sheet per theme, one element id per face.

    python resources/tools/draw_tiles.py            write resources/tiles/*.svg

Every face is a 100 x 220 element called `face-65` and so on, high end on top. The sheet
also holds `back`, `place` (an empty place on the table), `shadow`, which sticks out 14 units
on every side, and what the body under a face is built of, layer under layer: its lit edge,
`arris`, its `side` and, where it stands, its `foot`.
A theme is a palette of `palettes.toml`; the layout of the pips is common to all, but for the
numerals, where they make room for a digit.

The sheets are drawn for QtSvg, so they use no filters, clips, text or bitmaps, and the
first child of every element is a shape without a stroke that fills the element exactly:
the bounds of the element then are the bounds of the tile.
"""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

TILES = Path(__file__).resolve().parents[1] / "tiles"

WIDTH, HEIGHT, CORNER = 100, 220, 9
SHADOW_REACH = 14
CELL_WIDTH, CELL_HEIGHT, COLUMNS = 140, 264, 7

FACES = (
    *("66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"),
    *("63", "54", "62", "53", "52", "43", "42", "41", "32", "21"),
)

#: The rows of pips at one end of a tile, from top to bottom.
ENDS = {
    "1": (".o.",),
    "2": ("o.o",),
    "3": ("o..", ".o.", "..o"),
    "4": ("o.o", "o.o"),
    "5": ("o.o", ".o.", "o.o"),
    "6": ("o.o", "o.o", "o.o"),
}
#: Faces whose rows spread evenly over the tile instead of hugging its ends.
SPREAD = {
    "44": ("o.o", "o.o", "o.o", "o.o"),
    "33": (".o.", ".o.", "o.o", ".o.", ".o."),
}
COLUMN_X = (30.5, 50.0, 69.5)
FIRST_Y, LAST_Y = 25.0, 195.0
ROW_PITCH = 34.0
PIP_RADIUS, ONE_RADIUS = 15.2, 17.0

#: The digits as strokes in a box of 43 by 72; a digit that is drawn needs no font.
DIGITS = {
    "1": "M7 17 25 4V68",
    "2": "M5 20C5-1 38-1 38 20C38 38 5 50 5 68H39",
    "3": "M5 13C12 0 37 1 37 19C37 32 25 34 17 34C27 34 40 37 40 50C40 71 10 72 4 57",
    "4": "M30 68V4L3 49H41",
    "5": "M36 4H10L7 33C16 25 39 26 39 46C39 70 10 72 3 58",
    "6": "M33 5C14 13 5 30 5 47C5 61 12 68 22 68C32 68 39 60 39 49C39 38 32 30 22 30"
    "C13 30 5 37 5 47",
}
DIGIT_X, DIGIT_Y, DIGIT_STROKE = 9.5, 19.0, 11.0
BESIDE_X = (66.0, 75.5, 85.0)
BESIDE_PITCH = 22.0
BESIDE_RADIUS, BESIDE_ONE_RADIUS = 8.4, 9.6

#: How wide the shaded wall of a pip and its lit lip are, in parts of its radius, where they
#: are widest, and the way that the light goes.
_WALL, _LIP = 0.10, 0.055
_SLANT = (0.6, 0.8)

#: A theme's colours by what has them; `paints` are those of the kinds of pips.
Palette = dict[str, Any]

_FILE = Path(__file__).with_name("palettes.toml")
PALETTES: dict[str, Palette] = tomllib.loads(_FILE.read_text("utf-8"))
CLASSIC = PALETTES["classic"]


class Pip(NamedTuple):
    """Where a pip lies on the tile, and which paint it takes."""

    x: float
    y: float
    radius: float
    paint: str


def pips_of(palette: Palette, face: str) -> list[Pip]:
    """All the pips of a face.

    >>> [pip.paint for pip in pips_of(CLASSIC, "31")]
    ['plain', 'plain', 'plain', 'red']
    """
    found = _evenly_placed(face, palette.get("one_radius", ONE_RADIUS))
    if palette.get("is_heaven_plain") and face == "66":
        return [pip._replace(paint="plain") for pip in found]
    return found


def _evenly_placed(face: str, one_radius: float) -> list[Pip]:
    """The pips of a face in rows; a one that is larger than usual keeps off the tile's end."""
    high, low = face[0], face[1]
    inset = one_radius - ONE_RADIUS
    if rows := SPREAD.get(face):
        pitch = (LAST_Y - FIRST_Y) / (len(rows) - 1)
        placed = [(high, FIRST_Y + n * pitch, row) for n, row in enumerate(rows)]
    else:
        placed = [(high, FIRST_Y + n * ROW_PITCH, row) for n, row in enumerate(ENDS[high])]
        upwards = enumerate(reversed(ENDS[low]))
        placed += [(low, LAST_Y - n * ROW_PITCH, row) for n, row in upwards]
    radii = PIP_RADIUS, one_radius
    found = [pip for row in placed for pip in _row(face, *row, COLUMN_X, radii)]
    return [
        pip._replace(y=pip.y + (inset if pip.y < HEIGHT / 2 else -inset))
        if pip.radius == one_radius
        else pip
        for pip in found
    ]


def pips_beside(face: str) -> list[Pip]:
    """The small pips beside the digits of a face, from top to bottom."""
    placed = [
        (number, middle + (n - (len(ENDS[number]) - 1) / 2) * BESIDE_PITCH, row)
        for number, middle in zip(face, (HEIGHT / 4, 3 * HEIGHT / 4), strict=True)
        for n, row in enumerate(ENDS[number])
    ]
    radii = BESIDE_RADIUS, BESIDE_ONE_RADIUS
    return [pip for row in placed for pip in _row(face, *row, BESIDE_X, radii)]


def _row(
    face: str, number: str, y: float, row: str, xs: tuple[float, ...], radii: tuple[float, float]
) -> list[Pip]:
    return [
        Pip(xs[column], y, radii[number == "1"], _paint(face, number, y, column))
        for column, mark in enumerate(row)
        if mark == "o"
    ]


def _paint(face: str, number: str, y: float, column: int) -> str:
    if face == "66":  # Heaven is red and white by turns: red at top left and bottom right
        return "red" if (y < HEIGHT / 2) == (column == 0) else "plain"
    return "red" if number in "14" else "plain"


def draw_sheet(palette: Palette) -> str:
    """The whole sheet of a theme as SVG text."""
    names = [*(f"face-{face}" for face in FACES), "back", "place", *SLICES, "shadow"]
    width, height = COLUMNS * CELL_WIDTH, -(-len(names) // COLUMNS) * CELL_HEIGHT
    size = f'width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}">',
        "<!-- Written by resources/tools/draw_tiles.py: change that, not this. -->",
        *("<defs>", *gradients(palette), "</defs>"),
        filled(f'<rect {size} fill="{{sheet}}"/>', palette),
    ]
    for n, name in enumerate(names):
        # The outer group moves the element to its cell, so that its own bounds start at 0, 0.
        reach = SHADOW_REACH if name == "shadow" else 0
        x = n % COLUMNS * CELL_WIDTH + (CELL_WIDTH - WIDTH) // 2 - reach
        y = n // COLUMNS * CELL_HEIGHT + (CELL_HEIGHT - HEIGHT) // 2 - reach
        lines.append(f'<g transform="translate({x} {y})"><g id="{name}">')
        lines += [*shapes(palette, name), "</g></g>"]
    return "\n".join([*lines, "</svg>", ""])


def shapes(palette: Palette, name: str) -> list[str]:
    """The shapes of an element of the sheet."""
    others = {"shadow": _shadow(), "place": [PLACE], "back": [filled(BLANK + ORNAMENT, palette)]}
    others |= {one: [SLICE.format(one)] for one in SLICES}
    if name in others:
        return others[name]
    face = name.removeprefix("face-")
    if "has_digits" not in palette:
        pips = (draw_pip(palette, pip) for pip in pips_of(palette, face))
        return [filled(BLANK, palette), *pips]
    line = '\n<path d="M10 110H90" stroke="{arris[0]}" stroke-width="2.4"/>'
    digits = [_digit(palette, face, end) for end in (0, 1)]
    return [
        filled(BLANK + line, palette),
        *digits,
        *(draw_pip(palette, p) for p in pips_beside(face)),
    ]


def _digit(palette: Palette, face: str, end: int) -> str:
    """The number of an end in the colour of its pips; Heaven's are both plain."""
    colour = palette["paints"]["red" if face[end] in "14" else "plain"]["hollow"][1]
    return (
        f'<path class="digit {face[end]}"'
        f' transform="translate({DIGIT_X:g} {DIGIT_Y + end * HEIGHT / 2:g})"'
        f' d="{DIGITS[face[end]]}" fill="none" stroke="{colour}"'
        f' stroke-width="{DIGIT_STROKE:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def gradients(palette: Palette) -> list[str]:
    """The gradients that the shapes of a theme are filled with."""
    across, down = 'x1="0" y1="0" x2="1" y2="1"', 'x1="0" y1="0" x2="0" y2="1"'
    leaning, slant = 'x1="0.4" y1="0" x2="0.6" y2="1"', 'x1="0.2" y1="0.1" x2="0.8" y2="0.9"'
    found = [
        _linear("edge", leaning, palette["edge"]),
        *(_linear(one, across, palette[one]) for one in SLICES),
        _linear("body", down, palette["body"]),
        _linear("socket", across, palette["socket"]),
        _glow("sheen", 'cx="0.3" cy="0.02" r="0.55"', palette["sheen"]),
    ]
    for name, paint in palette["paints"].items():
        shade, floor, light = paint["hollow"]
        found += [
            _linear(f"pip-{name}", slant, [shade, floor]),
            _linear(f"floor-{name}", slant, [paint.get("near", floor), floor]),
            _linear(f"light-{name}", slant, [floor, light]),
        ]
    return found


def _linear(name: str, vector: str, colours: list[str]) -> str:
    offsets = ("0", "1") if len(colours) == 2 else ("0", "0.12", "1")
    stops = (
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in zip(offsets, colours, strict=True)
    )
    return f'<linearGradient id="{name}" {vector}>{"".join(stops)}</linearGradient>'


def _glow(name: str, circle: str, opacity: float) -> str:
    """A white glow that fades out to its rim."""
    return (
        f'<radialGradient id="{name}" {circle}>'
        f'<stop offset="0" stop-color="#ffffff" stop-opacity="{opacity:g}"/>'
        '<stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>'
    )


#: The blank tile: lacquer whose edge is lit above and lost in the dark below.
BLANK = """\
<rect x="0" y="0" width="100" height="220" rx="9" fill="url(#edge)"/>
<rect x="1.5" y="1.7" width="97" height="217.2" rx="7.8" fill="url(#body)"/>
<rect x="1.5" y="1.7" width="97" height="217.2" rx="7.8" fill="url(#sheen)"/>"""

#: What lies under a face, from the lit edge down to the table.
SLICES = ("arris", "side", "foot")
SLICE = '<rect x="0" y="0" width="100" height="220" rx="9" fill="url(#{})"/>'

#: A double line inside the border, and a plum blossom in the middle of the tile.
ORNAMENT = """
<rect x="9" y="9" width="82" height="202" rx="1.8" fill="none" stroke="{ornament}"\
 stroke-width="1.2" stroke-opacity="0.75"/>
<rect x="12.5" y="12.5" width="75" height="195" rx="-1" fill="none" stroke="{ornament}"\
 stroke-width="0.6" stroke-opacity="0.5"/>
<g fill="none" stroke="{ornament}" stroke-width="1.2">
<circle cx="50" cy="98.5" r="6.6" fill="none"/>
<circle cx="60.9" cy="106.5" r="6.6" fill="none"/>
<circle cx="56.8" cy="119.3" r="6.6" fill="none"/>
<circle cx="43.2" cy="119.3" r="6.6" fill="none"/>
<circle cx="39.1" cy="106.5" r="6.6" fill="none"/>
</g>
<circle cx="50" cy="110" r="3" fill="{ornament}"/>"""

#: A shallow recess: its dark line shows on a light table, its light one on a dark table.
PLACE = """\
<rect x="0" y="0" width="100" height="220" rx="9" fill="#000000" fill-opacity="0.1"/>
<rect x="0.8" y="0.8" width="98.4" height="218.4" rx="8.36" fill="none" stroke="#000000"\
 stroke-width="1.6" stroke-opacity="0.3"/>
<rect x="2.3" y="2.3" width="95.4" height="215.4" rx="7.16" fill="none" stroke="#ffffff"\
 stroke-width="1.4" stroke-opacity="0.36"/>"""


def filled(text: str, palette: Palette) -> str:
    """Shapes with the colours of a theme in their places."""
    return text.format_map(palette)


def draw_pip(palette: Palette, pip: Pip) -> str:
    """A pip that is cut into the tile, with its ring where it has one.

    The wall next to the light lies in the shade, and the far one catches a crescent of it.
    """
    x, y, radius, paint = pip.x, pip.y, pip.radius, pip.paint
    wall, lip = _WALL * radius, _LIP * radius
    lit, floor = (x + wall * _SLANT[0], y + wall * _SLANT[1]), radius - wall - lip
    discs = [
        _circle(x, y, radius + 1.1, "url(#socket)"),
        _circle(x, y, radius, f"url(#pip-{paint})"),
        _circle(*lit, radius - wall, f"url(#light-{paint})"),
        _circle(lit[0] - lip * _SLANT[0], lit[1] - lip * _SLANT[1], floor, f"url(#floor-{paint})"),
    ]
    if ring := palette["paints"][paint].get("ring"):
        discs += [
            _circle(x, y, 0.61 * radius, ring),
            _circle(x, y, 0.49 * radius, f"url(#floor-{paint})"),
        ]
    return f'<g class="pip {paint}">{"".join(discs)}</g>'


def _shadow() -> list[str]:
    """Translucent layers, one inside the other, that add up to a soft edge."""
    layers, depth, darkest = 24, 17.0, 0.62
    shapes, covered = [], 0.0
    for n in range(layers):
        step, inset = (n + 1) / layers, depth * n / layers
        wanted = darkest * step**3
        more = 2 * (SHADOW_REACH - inset)
        shapes.append(
            f'<rect x="{inset:.4g}" y="{inset:.4g}"'
            f' width="{WIDTH + more:.5g}" height="{HEIGHT + more:.5g}"'
            f' rx="{max(CORNER + SHADOW_REACH - inset, 5):.4g}" fill="#000000"'
            f' fill-opacity="{(wanted - covered) / (1 - covered):.4f}"/>'
        )
        covered = wanted
    return shapes


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius:.4g}" fill="{fill}"/>'


if __name__ == "__main__":
    for theme, colours in PALETTES.items():
        (TILES / f"{theme}.svg").write_text(draw_sheet(colours), "utf-8", newline="\n")
