"""The tile pictures: as the script draws them, and as docs/rules/en/tiles.md has them."""

from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.ui.theme.tile_art import OURS, STRONG_THEMES
from gupai_desktop.ui.theme.tile_sheets import faults_of
from tests.scripts import ROOT, load
from tests.ui.eyes import SIGHTS, contrast, seen

FOLDER = ROOT / "resources" / "tiles"
SCRIPT = load("resources/tools/draw_tiles.py")
SHEETS = {name: FOLDER / f"{name}.svg" for name in SCRIPT.PALETTES}
WIDTH, HEIGHT = 100, 220


class Pip(NamedTuple):
    """Where a pip lies on its tile, and its colour."""

    x: float
    y: float
    colour: str


@pytest.fixture(scope="module", params=SHEETS)
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def sheet(theme: str) -> ElementTree.Element:
    return ElementTree.parse(SHEETS[theme]).getroot()


@pytest.fixture
def renderer(theme: str, qapp: QApplication) -> QSvgRenderer:
    assert qapp is not None
    return QSvgRenderer(str(SHEETS[theme]))


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def pips(sheet: ElementTree.Element, face: Face) -> list[Pip]:
    """The pips that are painted on a face."""
    (drawn,) = (part for part in sheet.iter() if part.get("id") == f"face-{face}")
    return [
        Pip(float(part[1].get("cx", 0)), float(part[1].get("cy", 0)), part.get("class", "")[4:])
        for part in drawn.iter()
        if part.get("class", "").startswith("pip ")
    ]


def bounds(renderer: QSvgRenderer, name: str) -> tuple[float, float, float, float]:
    """Where an element lies in its own units, and how wide and high it is."""
    found = renderer.boundsOnElement(name)
    return found.x(), found.y(), found.width(), found.height()


# The file.


def test_every_sheet_with_a_palette_is_what_the_script_draws() -> None:
    drawn = {name: SCRIPT.draw_sheet(palette) for name, palette in SCRIPT.PALETTES.items()}
    assert {name: sheet.read_text(encoding="utf-8") for name, sheet in SHEETS.items()} == drawn
    assert set(OURS) == set(SHEETS)


def test_every_other_sheet_is_an_artists_and_can_be_used() -> None:
    others = [sheet for sheet in FOLDER.glob("*.svg") if sheet.stem not in SHEETS]
    assert [fault for sheet in others for fault in faults_of(sheet)] == []


def test_the_sheets_have_the_same_elements() -> None:
    found = {
        name: [part.get("id") for part in ElementTree.parse(path).iter() if is_picture(part)]
        for name, path in SHEETS.items()
    }
    assert len(found) == 5
    assert all(elements == found["classic"] for elements in found.values())


def is_picture(part: ElementTree.Element) -> bool:
    return tag(part) == "g" and part.get("id") is not None


def test_the_sheet_has_no_bitmaps_and_no_texts(sheet: ElementTree.Element) -> None:
    assert {tag(part) for part in sheet.iter()} & {"image", "text", "foreignObject"} == set()


# The elements.


def test_faces_the_back_and_the_empty_place_are_exactly_as_large(renderer: QSvgRenderer) -> None:
    assert {bounds(renderer, f"face-{face}") for face in FACES} == {(0, 0, WIDTH, HEIGHT)}
    for name in ("back", "place"):
        assert bounds(renderer, name) == pytest.approx((0, 0, WIDTH, HEIGHT)), name


# The pips.


def test_a_face_has_the_pips_of_its_ends_the_high_end_on_top(sheet: ElementTree.Element) -> None:
    for face in FACES:
        found = pips(sheet, face)
        above = sum(pip.y < HEIGHT / 2 for pip in found)
        below = sum(pip.y > HEIGHT / 2 for pip in found)
        middle = len(found) - above - below
        assert (above + middle / 2, below + middle / 2) == face.ends, face


def test_ones_and_fours_are_red_and_all_other_pips_plain(sheet: ElementTree.Element) -> None:
    for face in set(FACES) - {FACE["66"]}:
        expected = Counter[str]()
        for end in face.ends:
            expected["red" if end in (1, 4) else "plain"] += end
        assert Counter(pip.colour for pip in pips(sheet, face)) == expected, face


def test_the_red_pips_are_those_of_the_right_end(sheet: ElementTree.Element) -> None:
    for face in FACES:
        high, low = face.ends
        if (high in (1, 4)) != (low in (1, 4)):
            red = {pip.y < HEIGHT / 2 for pip in pips(sheet, face) if pip.colour == "red"}
            assert red == {high in (1, 4)}, face


def test_heaven_is_red_in_the_left_column_above(sheet: ElementTree.Element, theme: str) -> None:
    heaven = FACE["66"]
    if theme == "korean":
        assert {pip.colour for pip in pips(sheet, heaven)} == {"plain"}
        return
    middle = sum(pip.x for pip in pips(sheet, heaven)) / 12
    quarters = Counter(
        ("left" if pip.x < middle else "right", "above" if pip.y < HEIGHT / 2 else "below")
        for pip in pips(sheet, heaven)
        if pip.colour == "red"
    )
    assert quarters == {("left", "above"): 3, ("right", "below"): 3}


def test_the_pips_have_their_colours(sheet: ElementTree.Element, renderer: QSvgRenderer) -> None:
    for face in FACES:
        picture = painted(renderer, face)
        for pip in pips(sheet, face):
            colour = picture.pixelColor(round(pip.x), round(pip.y))
            others = max(colour.green(), colour.blue())
            is_red = colour.red() > 160 and colour.red() > 2 * others
            assert is_red == (pip.colour == "red"), (face, pip)


def test_a_pip_is_cut_in_its_wall_in_the_shade_and_its_lip_lit(
    theme: str, sheet: ElementTree.Element, renderer: QSvgRenderer
) -> None:
    if theme == "contrast":
        return  # flat
    picture = painted(renderer, FACE["64"], 4.0)
    for pip in pips(sheet, FACE["64"]):
        # Along the way of the light, from the wall next to it to the far lip.
        far = 0.94 * (8.4 if theme == "numerals" else 15.2)
        wall, floor, lip = (
            seen(picture.pixelColor(round(4 * (pip.x + x)), round(4 * (pip.y + y))), "usual")
            for x, y in ((-0.6 * far, -0.8 * far), (0.15 * far, 0.2 * far), (0.6 * far, 0.8 * far))
        )
        assert wall < floor < lip, pip


def painted(renderer: QSvgRenderer, face: Face, scale: float = 1.0) -> QImage:
    """A face as Qt paints it, that many pixels for a unit."""
    size = QSize(round(WIDTH * scale), round(HEIGHT * scale))
    picture = QImage(size, QImage.Format.Format_ARGB32)
    picture.fill(QColor("black"))
    painter = QPainter(picture)
    renderer.render(painter, f"face-{face}", QRectF(0, 0, WIDTH * scale, HEIGHT * scale))
    painter.end()
    return picture


# Who sees few colours, or small tiles.


def brightness(picture: QImage, x: float, y: float, radius: float, sight: str) -> float:
    """How bright a round spot is on the average."""
    reach = range(-int(radius), int(radius) + 1)
    spot = [
        seen(picture.pixelColor(round(x) + dx, round(y) + dy), sight)
        for dx in reach
        for dy in reach
        if dx * dx + dy * dy <= radius * radius
    ]
    return sum(spot) / len(spot)


def test_red_pips_differ_in_lightness_from_plain_ones_and_both_from_the_tile(
    theme: str, sheet: ElementTree.Element, renderer: QSvgRenderer
) -> None:
    whole = 6 if theme == "numerals" else 12
    middle = 6 if theme == "ivory" else whole  # within its ring
    partition = FACE["64"]
    picture = painted(renderer, partition)
    found = {pip.colour: (pip.x, pip.y) for pip in pips(sheet, partition)}
    for sight in SIGHTS:
        red = brightness(picture, *found["red"], whole, sight)
        plain = brightness(picture, *found["plain"], whole, sight)
        assert contrast(red, plain) >= 2, sight
        asked = 3 if sight != "usual" else 7 if theme in STRONG_THEMES else 4.5
        tile = brightness(picture, 50, 118, 5, sight)
        assert contrast(brightness(picture, *found["red"], middle, sight), tile) >= asked, sight
        assert contrast(plain, tile) >= asked, sight


def test_every_digit_is_a_path_that_is_large_on_the_smallest_tile() -> None:
    sheet = ElementTree.parse(SHEETS["numerals"]).getroot()
    renderer = QSvgRenderer(str(SHEETS["numerals"]))
    for face in (FACE[end + end] for end in "123456"):
        (drawn,) = (part for part in sheet.iter() if part.get("id") == f"face-{face}")
        digits = [part for part in drawn.iter() if part.get("class", "").startswith("digit")]
        assert [digit.get("class", "")[-1] for digit in digits] == list(str(face))
        assert {tag(digit) for digit in digits} == {"path"}
        picture = painted(renderer, face, 26 / WIDTH)
        ground = seen(picture.pixelColor(13, 27), "usual")
        rows = [
            [seen(picture.pixelColor(x, y), "usual") for x in range(3, 14)] for y in range(2, 27)
        ]
        assert sum(any(contrast(one, ground) > 2.5 for one in row) for row in rows) >= 16, face
