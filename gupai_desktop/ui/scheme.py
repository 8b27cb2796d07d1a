"""The colours of the table: a light and a dark scheme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt


@dataclass(frozen=True, slots=True)
class Scheme:
    """Colours as ``#rrggbb``: the cloth from its middle to its edge, texts and marks."""

    cloth: str
    cloth_edge: str
    tray: str
    caption: str
    faint: str
    selected: str
    target: str
    hint: str
    lost: str
    banner: str
    banner_text: str


LIGHT = Scheme(
    cloth="#f0e8d6",
    cloth_edge="#ddd0b4",
    tray="#e3d8be",
    caption="#3b3226",
    faint="#635745",
    selected="#a66200",
    target="#00786c",
    hint="#7a2fb0",
    lost="#b3261e",
    banner="#fffaf0",
    banner_text="#2b241b",
)
DARK = Scheme(
    cloth="#2d3f3c",
    cloth_edge="#1b2726",
    tray="#263634",
    caption="#ece4d2",
    faint="#a9b5ae",
    selected="#ffb84d",
    target="#4fd8c4",
    hint="#d39bff",
    lost="#ff8a80",
    banner="#131b1b",
    banner_text="#f2ecdf",
)


def scheme_for(colours: Qt.ColorScheme) -> Scheme:
    """The scheme that goes with the system's."""
    return DARK if colours is Qt.ColorScheme.Dark else LIGHT
