"""The cloths: their grain is drawn by us, keeps still, and texts are read on it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage

from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.theme.table_colours import (
    BACKGROUNDS,
    Scheme,
    Tone,
    background_of,
    scheme_of,
)
from gupai_desktop.ui.theme.tile_art import cloth_picture
from tests.ui.hand import MakeWindow
from tests.ui.theme.test_table_colours import TEXT, contrast

SIZE = QSize(600, 400)
GRAINY = [one.key for one in BACKGROUNDS if one.grain]

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(scheme: Scheme, size: QSize = SIZE, ratio: float = 1.0) -> QImage:
    return cloth_picture(scheme, size, ratio).toImage()


def of(key: str, tone: Tone = Tone.LIGHT) -> Scheme:
    return scheme_of(tone, background_of(key))


def roughness(picture: QImage) -> float:
    """How much neighbours differ in lightness, on the average."""
    y = picture.height() // 2
    row = [picture.pixelColor(x, y).valueF() * 255 for x in range(picture.width())]
    return sum(abs(one - other) for one, other in pairwise(row)) / len(row)


def test_a_cloth_with_a_grain_is_rougher_than_the_same_without() -> None:
    for key in GRAINY:
        plain = drawn(replace(of(key), grain=""))
        assert roughness(drawn(of(key))) > 1.3 * roughness(plain), key


def test_captions_are_read_on_every_part_of_every_cloth() -> None:
    for background, tone in product(BACKGROUNDS, (Tone.LIGHT, Tone.DARK)):
        scheme = scheme_of(tone, background)
        small = drawn(scheme).scaled(
            60,
            40,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        grounds = {small.pixelColor(x, y).name() for x in range(60) for y in range(40)}
        least = min(contrast(scheme.caption, ground) for ground in grounds)
        assert least >= TEXT, (background.key, tone)


def test_a_wide_gradient_has_no_bands() -> None:
    """Whole rows of one colour would be seen as the edges of bands."""
    picture = drawn(of("paper"), QSize(1200, 300))
    columns = [{picture.pixel(x, y) for y in range(100, 200)} for x in range(0, 1200, 50)]
    assert min(map(len, columns)) > 2


def test_the_table_is_covered_by_its_cloth_up_to_the_edges(make_window: MakeWindow) -> None:
    window = make_window()
    window.appearance.looks = Looks(background="oak")
    view: BoardWidget = window.view
    shown = view.grab(QRect(0, 0, 100, 2)).toImage()
    whole = cloth_picture(of("oak"), view.viewport().size(), view.devicePixelRatioF())
    assert shown == whole.toImage().copy(QRect(0, 0, 100, 2)).convertToFormat(shown.format())
