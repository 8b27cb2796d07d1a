"""The colours: whatever is to be read or noticed stands out from its ground."""

import pytest
from PySide6.QtGui import QColor

from gupai_desktop.ui.theme.table_colours import (
    BACKGROUNDS,
    HIGH_CONTRAST,
    ON_GOLD,
    Tone,
    scheme_of,
)
from tests.ui import eyes

EVERY = {
    f"{tone.value}-{background.key}": scheme_of(tone, background)
    for tone in Tone
    for background in BACKGROUNDS
}

#: The bodies of the tiles that there are, as draw_tiles.py paints them from top to bottom.
TILES = ("#1d1d20", "#0c0c0e", "#fcf7ea", "#f0e6cf", "#f8f1e0", "#e9dcc0", "#000000")

#: The least contrasts that WCAG 2.1 asks of text, and of what is no text.
TEXT = 4.5
MARK = 3.0
#: What is marked on the cloth, and on tiles: the ink and its casing.
MARKS = ("accent", "red", "caption")


def contrast(one: str, other: str) -> float:
    """How far two colours are apart to who sees all of them, 1 to 21."""
    return eyes.contrast(*(eyes.seen(QColor(colour), "usual") for colour in (one, other)))


def test_texts_and_marks_stand_out_from_their_ground() -> None:
    for name, scheme in EVERY.items():
        colours = scheme._asdict()
        for ground in ("cloth", "cloth_edge", "tray"):
            for text in ("caption", "faint"):
                assert contrast(colours[text], colours[ground]) >= TEXT, (name, text, ground)
            for mark in MARKS:
                assert contrast(colours[mark], colours[ground]) >= MARK, (name, mark, ground)
        assert contrast(scheme.banner_text, scheme.banner) >= TEXT, name


def test_a_mark_on_a_tile_stands_out_by_itself_or_by_its_casing() -> None:
    for name, scheme in EVERY.items():
        for tile in TILES:
            for mark, casing in ((scheme.gold, ON_GOLD), (scheme.caption, scheme.casing)):
                in_casing = min(contrast(mark, casing), contrast(casing, tile))
                assert max(contrast(mark, tile), in_casing) >= MARK, (name, mark, tile)


def test_high_contrast_is_higher_than_asked_of_any_and_rims_part_trays_from_the_cloth() -> None:
    for ground in (HIGH_CONTRAST.cloth, HIGH_CONTRAST.tray, TILES[0]):
        assert contrast(HIGH_CONTRAST.rim, ground) >= MARK
    for text in (HIGH_CONTRAST.caption, HIGH_CONTRAST.banner_text):
        assert contrast(text, HIGH_CONTRAST.cloth) == pytest.approx(21)


def test_every_background_has_a_cloth_of_its_own_by_day_and_by_night() -> None:
    for tone in (Tone.LIGHT, Tone.DARK):
        assert len({scheme_of(tone, one).cloth for one in BACKGROUNDS}) == len(BACKGROUNDS)
