"""The tile pictures: as the script draws them, and as rules.md, section 1, has them."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.ui.theme.tile_art import STRONG_THEMES
from tests.scripts import ROOT, load
from tests.ui.eyes import SIGHTS, contrast, seen

SHEETS = {sheet.stem: sheet for sheet in sorted((ROOT / "resources" / "tiles").glob("*.svg"))}
WIDTH, HEIGHT = 100, 220

every_face = pytest.mark.parametrize("face", FACES, ids=str)


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


def test_every_sheet_is_what_the_script_draws() -> None:
    script = load("packaging/draw_tiles.py")
    drawn = {name: script.draw_sheet(palette) for name, palette in script.PALETTES.items()}
    assert {name: sheet.read_text(encoding="utf-8") for name, sheet in SHEETS.items()} == drawn


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


def test_the_sheet_points_to_nothing_outside_itself(theme: str) -> None:
    text = SHEETS[theme].read_text(encoding="utf-8")
    links = re.findall(r"url\((.*?)\)|href=\"(.*?)\"", text)
    assert links
    assert [link for pair in links for link in pair if link and not link.startswith("#")] == []


def test_every_element_has_a_name_of_its_own(sheet: ElementTree.Element) -> None:
    names = [name for part in sheet.iter() if (name := part.get("id"))]
    assert [name for name, times in Counter(names).items() if times > 1] == []


# The elements.


@every_face
def test_a_face_is_exactly_as_large_as_a_tile(face: Face, renderer: QSvgRenderer) -> None:
    assert bounds(renderer, f"face-{face}") == (0, 0, WIDTH, HEIGHT)


@pytest.mark.parametrize("name", ["back", "place"])
def test_the_back_and_the_empty_place_are_as_large_as_a_tile(
    name: str, renderer: QSvgRenderer
) -> None:
    assert bounds(renderer, name) == pytest.approx((0, 0, WIDTH, HEIGHT))


def test_the_shadow_sticks_out_as_far_on_every_side(renderer: QSvgRenderer) -> None:
    _, _, width, height = bounds(renderer, "shadow")
    assert width - WIDTH == pytest.approx(height - HEIGHT)
    assert width > WIDTH


def test_the_sheet_has_no_face_that_the_set_lacks(sheet: ElementTree.Element) -> None:
    faces = [name for part in sheet.iter() if (name := part.get("id", "")).startswith("face-")]
    assert sorted(faces) == sorted(f"face-{face}" for face in FACES)


# The pips.


@every_face
def test_a_face_has_as_many_pips_as_its_two_ends(face: Face, sheet: ElementTree.Element) -> None:
    assert len(pips(sheet, face)) == sum(face.ends)


@every_face
def test_the_high_end_is_on_top(face: Face, sheet: ElementTree.Element) -> None:
    above = [pip for pip in pips(sheet, face) if pip.y < HEIGHT / 2]
    below = [pip for pip in pips(sheet, face) if pip.y > HEIGHT / 2]
    middle = sum(face.ends) - len(above) - len(below)
    assert (len(above) + middle / 2, len(below) + middle / 2) == face.ends


@pytest.mark.parametrize("face", [face for face in FACES if str(face) != "66"], ids=str)
def test_ones_and_fours_are_red_and_all_other_pips_plain(
    face: Face, sheet: ElementTree.Element
) -> None:
    expected = Counter[str]()
    for end in face.ends:
        expected["red" if end in (1, 4) else "plain"] += end
    assert Counter(pip.colour for pip in pips(sheet, face)) == expected


def test_the_red_pips_are_those_of_the_right_end(sheet: ElementTree.Element) -> None:
    for face in FACES:
        high, low = face.ends
        if (high in (1, 4)) != (low in (1, 4)):
            red = {pip.y < HEIGHT / 2 for pip in pips(sheet, face) if pip.colour == "red"}
            assert red == {high in (1, 4)}, str(face)


def test_heaven_is_red_in_the_left_column_above_and_in_the_right_one_below_but_black_in_korea(
    sheet: ElementTree.Element, theme: str
) -> None:
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


@every_face
def test_all_pips_lie_on_the_tile_and_none_on_another(
    face: Face, sheet: ElementTree.Element
) -> None:
    found = pips(sheet, face)
    assert len({(pip.x, pip.y) for pip in found}) == len(found)
    assert all(10 < pip.x < WIDTH - 10 and 10 < pip.y < HEIGHT - 10 for pip in found)


@every_face
def test_the_pips_have_their_colours_when_qt_paints_them(
    face: Face, sheet: ElementTree.Element, renderer: QSvgRenderer
) -> None:
    picture = painted(renderer, face)
    for pip in pips(sheet, face):
        colour = picture.pixelColor(round(pip.x), round(pip.y))
        others = max(colour.green(), colour.blue())
        assert (colour.red() > 160 and colour.red() > 2 * others) == (pip.colour == "red")


def painted(renderer: QSvgRenderer, face: Face, scale: float = 1.0) -> QImage:
    """A face as Qt paints it, so many pixels for a unit."""
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


@pytest.mark.parametrize("sight", SIGHTS)
def test_red_pips_differ_in_lightness_from_plain_ones_and_both_from_the_tile(
    sight: str, theme: str, sheet: ElementTree.Element, renderer: QSvgRenderer
) -> None:
    whole = 6 if theme == "numerals" else 12
    middle = 6 if theme == "ivory" else whole  # within its ring
    partition = FACE["64"]
    picture = painted(renderer, partition)
    found = {pip.colour: (pip.x, pip.y) for pip in pips(sheet, partition)}
    red, plain = (brightness(picture, *found[colour], whole, sight) for colour in ("red", "plain"))
    assert contrast(red, plain) >= 2
    asked = 3 if sight != "usual" else 7 if theme in STRONG_THEMES else 4.5
    tile = brightness(picture, 50, 118, 5, sight)
    assert contrast(brightness(picture, *found["red"], middle, sight), tile) >= asked
    assert contrast(plain, tile) >= asked


def test_the_one_of_korea_is_larger_than_all_other_pips() -> None:
    sheet = ElementTree.parse(SHEETS["korean"]).getroot()
    (three,) = (part for part in sheet.iter() if part.get("id") == "face-21")
    radii = [
        float(part[1].get("r", 0))
        for part in three.iter()
        if part.get("class", "").startswith("pip ")
    ]
    assert radii[-1] > 1.5 * max(radii[:-1])


@pytest.mark.parametrize("end", "123456")
def test_every_digit_is_a_path_that_is_large_on_the_smallest_tile(end: str) -> None:
    (face,) = [face for face in FACES if str(face) == end + end] or [FACES[-1]]
    sheet = ElementTree.parse(SHEETS["numerals"]).getroot()
    (drawn,) = (part for part in sheet.iter() if part.get("id") == f"face-{face}")
    digits = [part for part in drawn.iter() if part.get("class", "").startswith("digit")]
    assert [digit.get("class", "")[-1] for digit in digits] == list(str(face))
    assert {tag(digit) for digit in digits} == {"path"}
    renderer = QSvgRenderer(str(SHEETS["numerals"]))
    picture = painted(renderer, face, 26 / WIDTH)
    background = picture.pixelColor(13, 27)
    column = range(3, 14)
    rows = [
        y
        for y in range(2, 27)
        if any(contrast(seen(picture.pixelColor(x, y), "usual"), seen(background, "usual")) > 2.5
               for x in column)
    ]  # fmt: skip
    assert len(rows) >= 16
