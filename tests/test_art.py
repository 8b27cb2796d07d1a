"""The tile pictures: as the script draws them, and as rules.md, section 1, has them."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.tiles import FACES, Face
from tests.scripts import ROOT, load

SHEET = ROOT / "resources" / "tiles" / "classic.svg"
WIDTH, HEIGHT = 100, 220

every_face = pytest.mark.parametrize("face", FACES, ids=str)


class Pip(NamedTuple):
    """Where a pip lies on its tile, and its colour."""

    x: float
    y: float
    colour: str


@pytest.fixture(scope="module")
def sheet() -> ElementTree.Element:
    return ElementTree.parse(SHEET).getroot()


@pytest.fixture
def renderer(qapp: QApplication) -> QSvgRenderer:
    assert qapp is not None
    return QSvgRenderer(str(SHEET))


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def pips(sheet: ElementTree.Element, face: Face) -> list[Pip]:
    """The pips that are painted on a face."""
    (drawn,) = (part for part in sheet.iter() if part.get("id") == f"face-{face}")
    return [
        Pip(float(part[1].get("cx", 0)), float(part[1].get("cy", 0)), colour)
        for part in drawn.iter()
        if (colour := part.get("class", "").removeprefix("pip "))
    ]


def bounds(renderer: QSvgRenderer, name: str) -> tuple[float, float, float, float]:
    """Where an element lies in its own units, and how wide and high it is."""
    found = renderer.boundsOnElement(name)
    return found.x(), found.y(), found.width(), found.height()


# The file.


def test_the_sheet_is_what_the_script_draws() -> None:
    script = load("packaging/draw_tiles.py")
    assert SHEET.read_text(encoding="utf-8") == script.draw_sheet(script.CLASSIC)


def test_the_sheet_has_no_bitmaps_and_no_texts(sheet: ElementTree.Element) -> None:
    assert {tag(part) for part in sheet.iter()} & {"image", "text", "foreignObject"} == set()


def test_the_sheet_points_to_nothing_outside_itself() -> None:
    links = re.findall(r"url\((.*?)\)|href=\"(.*?)\"", SHEET.read_text(encoding="utf-8"))
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
def test_ones_and_fours_are_red_and_all_other_pips_white(
    face: Face, sheet: ElementTree.Element
) -> None:
    expected = Counter[str]()
    for end in face.ends:
        expected["red" if end in (1, 4) else "white"] += end
    assert Counter(pip.colour for pip in pips(sheet, face)) == expected


def test_the_red_pips_are_those_of_the_right_end(sheet: ElementTree.Element) -> None:
    for face in FACES:
        high, low = face.ends
        if (high in (1, 4)) != (low in (1, 4)):
            red = {pip.y < HEIGHT / 2 for pip in pips(sheet, face) if pip.colour == "red"}
            assert red == {high in (1, 4)}, str(face)


def test_heaven_is_red_in_the_left_column_above_and_in_the_right_one_below(
    sheet: ElementTree.Element,
) -> None:
    (heaven,) = (face for face in FACES if str(face) == "66")
    quarters = Counter(
        ("left" if pip.x < WIDTH / 2 else "right", "above" if pip.y < HEIGHT / 2 else "below")
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
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    picture.fill(QColor("black"))
    painter = QPainter(picture)
    renderer.render(painter, f"face-{face}", QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    for pip in pips(sheet, face):
        colour = picture.pixelColor(round(pip.x), round(pip.y))
        assert colour.red() > 180
        assert (min(colour.green(), colour.blue()) > 180) == (pip.colour == "white")
