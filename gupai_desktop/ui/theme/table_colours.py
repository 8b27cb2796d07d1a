"""The colours of the table: light, dark and high contrast, on cloths of several kinds.

A scheme is a tone with a background under it: the tone says how light everything
is, the background which cloth lies on the table.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from gupai_desktop.engine.words import Words, words

ON_GOLD = "#3a2700"


class Scheme(NamedTuple):
    """All colours of a table, as ``#rrggbb``.

    The ink is that of texts and marks, and goes with the lightness of the cloth: gold fills
    seals and marks tiles; the accent is gold as it is read on the cloth, in lines, and red is
    for what is lost or wrong.  A mark wears a casing, so that it stands out from tiles of any
    style.  A rim, if there is one, is drawn round trays on black, where nobody would see them.
    The cloth goes from its middle to its edge; its grain is that of felt, paper or wood,
    without one it is plain.  Bars and panels are of the same stuff: the banner, and its edge.
    """

    caption: str
    faint: str
    accent: str
    red: str
    gold: str
    casing: str
    cloth: str
    cloth_edge: str
    tray: str
    banner: str
    banner_edge: str
    banner_text: str
    rim: str = ""
    grain: str = ""


#: The ink on a cloth: caption, faint, accent, red, gold and casing of a scheme.
_Ink = tuple[str, str, str, str, str, str]
_FOR_LIGHT_CLOTH = ("#3b3226", "#5d5240", "#6b4700", "#b3261e", "#e3b23c", "#fffdf7")
_FOR_DARK_CLOTH = ("#f0e9da", "#d2ccbd", "#ffe27a", "#ff948b", "#f3c351", "#15100c")
#: Light wood takes darker ink than paper does.
_FOR_WOOD = ("#2b2014", "#47361f", "#4a3000", "#951a14", "#e3b23c", "#fffdf7")


class Cloth(NamedTuple):
    """A cloth on the table: its middle, its edge, the trays, its bars, and the ink for all."""

    middle: str
    edge: str
    tray: str
    bar: tuple[str, str]
    ink: _Ink


class Background(NamedTuple):
    """A kind of cloth, by day and by night, and its grain if it is not plain."""

    key: str
    name: Words
    light: Cloth
    dark: Cloth
    grain: str = ""


#: The first is the default.  A name fits what is seen by day and by night.
BACKGROUNDS = (
    Background(
        "rosewood",
        words("Rosewood"),
        Cloth("#6b4130", "#4b2b20", "#5e392a", ("#3d2118", "#2a150e"), _FOR_DARK_CLOTH),
        Cloth("#452a21", "#2a1914", "#3b241c", ("#281611", "#1a0e0a"), _FOR_DARK_CLOTH),
        grain="wood",
    ),
    Background(
        "paper",
        words("Paper"),
        Cloth("#f0e8d6", "#ddd0b4", "#e3d8be", ("#fffaf0", "#f4ebd8"), _FOR_LIGHT_CLOTH),
        Cloth("#403b33", "#29251f", "#37322b", ("#25211c", "#1b1814"), _FOR_DARK_CLOTH),
        grain="paper",
    ),
    Background(
        "felt",
        words("Green felt"),
        Cloth("#26573d", "#1a4530", "#204d37", ("#143526", "#0d2519"), _FOR_DARK_CLOTH),
        Cloth("#1c4230", "#102a1e", "#183a2a", ("#0f261b", "#091811"), _FOR_DARK_CLOTH),
        grain="felt",
    ),
    Background(
        "oak",
        words("Oak"),
        Cloth("#d9b585", "#c39b66", "#cfa976", ("#f1debb", "#e3c898"), _FOR_WOOD),
        Cloth("#57432f", "#3a2b1d", "#4b3926", ("#32261a", "#231a11"), _FOR_DARK_CLOTH),
        grain="wood",
    ),
)


class Tone(StrEnum):
    """The lightness of the table and the windows."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


#: Chosen instead of a tone.
AS_SYSTEM = "system"

#: What a player can choose: to follow the system, or one tone always.
SCHEME_NAMES = {
    AS_SYSTEM: words("As the system"),
    Tone.LIGHT: words("Light"),
    Tone.DARK: words("Dark"),
    Tone.HIGH_CONTRAST: words("High contrast"),
}


def background_of(key: str) -> Background:
    """The background with that key; the default if there is none."""
    return next(
        (background for background in BACKGROUNDS if background.key == key), BACKGROUNDS[0]
    )


def scheme_of(tone: Tone, background: Background) -> Scheme:
    """The colours of a tone on a background; high contrast lies on black always."""
    if tone is Tone.HIGH_CONTRAST:
        return HIGH_CONTRAST
    is_dark = tone is Tone.DARK
    cloth = background.dark if is_dark else background.light
    return Scheme(
        *cloth.ink,
        cloth=cloth.middle,
        cloth_edge=cloth.edge,
        tray=cloth.tray,
        banner=cloth.bar[0],
        banner_edge=cloth.bar[1],
        banner_text=cloth.ink[0],
        grain=background.grain,
    )


HIGH_CONTRAST = Scheme(
    *("#ffffff", "#d4d4d4", "#ffe600", "#ff8f80", "#ffe600", "#000000"),
    cloth="#000000",
    cloth_edge="#000000",
    tray="#141414",
    banner="#000000",
    banner_edge="#000000",
    banner_text="#ffffff",
    rim="#8a8a8a",
)


def paper_of(tone: Tone) -> Scheme:
    """The colours of what is drawn on windows and pages, where no cloth lies."""
    return scheme_of(tone, background_of("paper"))


LIGHT, DARK = paper_of(Tone.LIGHT), paper_of(Tone.DARK)
