"""The colours: whatever is to be read or noticed stands out from its ground."""

from __future__ import annotations

import re
from dataclasses import asdict

import pytest
from PySide6.QtCore import Qt

from gupai_desktop.ui.scheme import DARK, LIGHT, Scheme, scheme_for

every_scheme = pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])

#: The least contrasts that WCAG 2.1 asks of text, and of what is no text.
TEXT = 4.5
MARK = 3.0


def luminance(colour: str) -> float:
    """The relative luminance of ``#rrggbb`` as WCAG 2.1 defines it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_measured_as_the_standard_does() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


@every_scheme
def test_every_colour_is_written_in_full(scheme: Scheme) -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in asdict(scheme).values())


@every_scheme
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *(("caption", ground) for ground in ("cloth", "cloth_edge")),
        *(("faint", ground) for ground in ("cloth", "cloth_edge")),
        ("banner_text", "banner"),
    ],
)
def test_texts_can_be_read_on_their_ground(scheme: Scheme, text: str, ground: str) -> None:
    colours = asdict(scheme)
    assert contrast(colours[text], colours[ground]) >= TEXT


@every_scheme
@pytest.mark.parametrize("ground", ["cloth", "cloth_edge", "tray"])
@pytest.mark.parametrize("mark", ["selected", "target", "hint", "lost", "caption"])
def test_marks_stand_out_from_cloth_and_tray(scheme: Scheme, mark: str, ground: str) -> None:
    colours = asdict(scheme)
    assert contrast(colours[mark], colours[ground]) >= MARK


def test_the_scheme_goes_with_the_systems() -> None:
    assert scheme_for(Qt.ColorScheme.Dark) is DARK
    assert scheme_for(Qt.ColorScheme.Light) is LIGHT
    assert scheme_for(Qt.ColorScheme.Unknown) is LIGHT
