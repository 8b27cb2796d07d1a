"""The looks: the tiles, the scheme, the cloth and the size of texts.

`Looks` is what a player chose; an `Appearance` puts it on the application and on
every table, and follows the system where the player leaves it to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QInputDevice, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gupai_desktop import paths
from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import is_traditional
from gupai_desktop.ui.theme.motion import Motion
from gupai_desktop.ui.theme.table_colours import (
    AS_SYSTEM,
    BACKGROUNDS,
    SCHEME_NAMES,
    Scheme,
    Tone,
    background_of,
    paper_of,
    scheme_of,
)
from gupai_desktop.ui.theme.tile_art import DEFAULT_THEME, STRONG_THEMES, theme_name, themes
from gupai_desktop.ui.theme.window_palette import (
    WindowColours,
    added_to,
    check_sheet,
    focus_palette_of,
    focus_sheet,
    high_contrast_sheet,
    palette_of,
    touch_sheet,
    window_colours,
)

#: The sizes of texts, in hundredths of what the system asks for.
_TEXT_SCALES = (100, 125, 150, 200)

_GENERAL = QFontDatabase.SystemFont.GeneralFont

#: What titles, captions and panels are written in: Latin and Cyrillic, and Chinese.
SERIF = ("Gupai Serif", "Gupai Song")
#: What has the characters that Taiwan writes in another shape, by the family that has the others.
OF_TAIWAN = {"Gupai Han": "Gupai Han TW", "Gupai Song": "Gupai Song TW"}
OF_TAIWAN_FILES = ("GupaiHanTW-Regular", "GupaiSongTW-Regular")

#: The widgets with letters this many times as large as those of others.  Asking Qt for all widgets
#: of the application would also bring those that are being destroyed.
ENLARGED: WeakKeyDictionary[QWidget, float] = WeakKeyDictionary()


def options() -> tuple[Option, ...]:
    """All that can be chosen; the keys are the fields of `Looks`."""
    return (
        Option(
            "tile_style",
            words("&Tiles"),
            tuple(OptionChoice(theme, theme_name(theme)) for theme in themes()),
        ),
        Option(
            "scheme",
            words("&Colours"),
            tuple(OptionChoice(str(key), name) for key, name in SCHEME_NAMES.items()),
        ),
        Option(
            "background",
            words("Bac&kground"),
            tuple(OptionChoice(background.key, background.name) for background in BACKGROUNDS),
        ),
        Option(
            "text_scale",
            words("Text &Size"),
            tuple(
                OptionChoice(str(scale), words("{percent}%", percent=scale))
                for scale in _TEXT_SCALES
            ),
        ),
    )


class Looks(NamedTuple):
    """One key for each of the options.

    >>> Looks.read({"tile_style": "ivory", "scheme": "nonsense"}).tile_style
    'ivory'
    """

    tile_style: str = DEFAULT_THEME
    scheme: str = "system"
    background: str = BACKGROUNDS[0].key
    text_scale: str = "100"

    @classmethod
    def read(cls, chosen: Mapping[str, str]) -> Looks:
        """Return what was chosen, where that is still to be had; else the default."""
        return cls(
            **{option.key: option.known(chosen.get(option.key, "")) for option in options()}
        )

    def texts(self) -> dict[str, str]:
        return self._asdict()

    @property
    def text_factor(self) -> float:
        """The size of texts, 1 being the usual one."""
        return int(self.text_scale) / 100


class Appearance(QObject):
    """The looks in force; `changed` when tables and icons are to take it.

    Signals: `chosen` with the looks when the player has chosen some, so that they are kept;
    `speed_changed` when tiles glide faster, slower or not at all; tables take that with the rest.
    """

    changed, speed_changed = Signal(), Signal()
    chosen = Signal(object)

    def __init__(self, application: QApplication, looks: Looks | None = None) -> None:
        super().__init__(application)
        self._application = application
        self._style, self._font = application.style().objectName(), application.font()
        self._system_font = QFontDatabase.systemFont(_GENERAL)
        self._looks = looks or Looks()
        self._own_tiles = ""
        self._speed = 1.0
        self.motion = Motion(application)
        self._is_applying = False
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._apply)
        hints.accessibility().contrastPreferenceChanged.connect(self._apply)
        self._apply()

    @property
    def looks(self) -> Looks:
        return self._looks

    @looks.setter
    def looks(self, looks: Looks) -> None:
        if looks != self._looks:
            self._looks = looks
            self._apply()

    def choose(self, **choices: str) -> None:
        """Look as the player wants from now on."""
        self.looks = self._looks._replace(**choices)
        self.chosen.emit(self._looks)

    @property
    def speed(self) -> float:
        """How many times faster than usual tiles glide, 0 if not at all."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        if speed != self._speed:
            self._speed = speed
            self.speed_changed.emit()

    @property
    def tone(self) -> Tone:
        if self._looks.scheme != AS_SYSTEM:
            return Tone(self._looks.scheme)
        return tone_of(self._application.styleHints())

    @property
    def scheme(self) -> Scheme:
        return scheme_of(self.tone, background_of(self._looks.background))

    @property
    def paper(self) -> Scheme:
        return paper_of(self.tone)

    @property
    def _wanted_style(self) -> str:
        is_high_contrast = self._looks.scheme == Tone.HIGH_CONTRAST
        return _HIGH_CONTRAST_STYLE if is_high_contrast else self._style

    @property
    def _is_ours(self) -> bool:
        """Whether the style paints all in the colours of its palette; many systems have it."""
        return self._wanted_style == _HIGH_CONTRAST_STYLE

    @property
    def window(self) -> WindowColours:
        """The colours of windows: those of the cloth, where the style paints in any colours."""
        return window_colours(self.tone, self.scheme if self._is_ours else self.paper)

    @property
    def tile_style(self) -> str:
        return self.tile_style_of(self._own_tiles)

    def play_with(self, own_tiles: str) -> None:
        """Show the table in a game's own style of tiles from now on, if it has one."""
        before, self._own_tiles = self.tile_style, own_tiles
        if self.tile_style != before:
            self.changed.emit()

    def tile_style_of(self, own_tiles: str) -> str:
        """Return a game's own style, else the usual one; in high contrast one of the strong."""
        chosen = own_tiles if own_tiles in themes() else self._looks.tile_style
        if self.tone is Tone.HIGH_CONTRAST and chosen not in STRONG_THEMES:
            return STRONG_THEMES[0]
        return chosen

    def follow_language(self) -> None:
        """Write Chinese characters in the shapes of the language that is spoken now."""
        families = self._application.font().families()
        if in_shapes(families) != families:
            self._apply()

    def follow_system(self) -> None:
        """Take what the system has changed; texts are so much larger or smaller as its own."""
        before, self._system_font = self._system_font, QFontDatabase.systemFont(_GENERAL)
        if self._system_font != before:
            self._font = with_size_of(self._system_font, 1.0, self._font)
        self._apply()

    def _apply(self) -> None:
        """Put the looks on the application; what the system answers is not heard meanwhile."""
        if self._is_applying:
            return
        self._is_applying = True
        try:
            self._apply_colours()
            font = with_size_of(self._font, self._looks.text_factor)
            font.setFamilies(in_shapes(font.families()))
            self._application.setFont(font)
            # A style sheet keeps the palette and the letters that it finds.
            self._application.setStyleSheet(self._sheet())
            # Qt tells widgets later, but the listeners of `changed` measure their texts.
            self._application.sendPostedEvents(None, QEvent.Type.ApplicationFontChange.value)
            for widget, times in tuple(ENLARGED.items()):
                if isValid(widget):
                    widget.setFont(with_size_of(font, times, widget.font()))
        finally:
            self._is_applying = False
        self.changed.emit()

    def _apply_colours(self) -> None:
        """Ask the system for the tone; where it has none such, bring our own palette."""
        application, choice = self._application, self._looks.scheme
        hints = application.styleHints()
        hints.setColorScheme(_ASKED[choice])
        if application.style().objectName() != self._wanted_style:
            application.setStyle(self._wanted_style)
        application.setPalette(QPalette())
        system = application.palette()
        has_palette = self._brings_palette(system)
        application.setPalette(
            palette_of(self.window) if has_palette else added_to(system, self.tone)
        )
        for kind, palette_for in _OF_KINDS.items():
            palette = palette_for(self.window) if has_palette else QPalette()
            # PySide takes a text here, and no bytes, whatever its types say.
            application.setPalette(palette, kind)  # type: ignore[arg-type]

    def _brings_palette(self, system: QPalette) -> bool:
        """Return whether the colours are ours: the system has none, or none of the tone."""
        application, choice = self._application, self._looks.scheme
        if self.tone is Tone.HIGH_CONTRAST:
            return choice != AS_SYSTEM
        # A desktop's word comes without its colours where no plugin brings them.
        ground, ink = system.window().color(), system.windowText().color()
        is_dark = ground.lightness() < ink.lightness()
        if self._is_ours or is_dark is not (self.tone is Tone.DARK):
            return True
        shown = application.styleHints().colorScheme()
        return choice != AS_SYSTEM and shown is not _ASKED[choice]

    def _sheet(self) -> str:
        """The style sheet of the tone, and that for fingers."""
        tone, choice = self.tone, self._looks.scheme
        sheet = high_contrast_sheet() if choice == Tone.HIGH_CONTRAST else ""
        if choice == AS_SYSTEM and tone is Tone.HIGH_CONTRAST:
            sheet += focus_sheet("palette(highlight)")
        else:
            sheet += check_sheet(self.window) + focus_sheet(self.window.focus)
        return sheet + touch_sheet() if is_touched() else sheet


#: The widgets that have a palette of their own.
_OF_KINDS = dict.fromkeys(("QPushButton", "QComboBox", "QLineEdit", "QSlider"), focus_palette_of)
#: What the system is asked for; nothing, to go its own way.
_ASKED = {
    AS_SYSTEM: Qt.ColorScheme.Unknown,
    Tone.LIGHT: Qt.ColorScheme.Light,
    Tone.DARK: Qt.ColorScheme.Dark,
    Tone.HIGH_CONTRAST: Qt.ColorScheme.Dark,
}
#: The one style that paints everything in the colours of its palette.
_HIGH_CONTRAST_STYLE = "fusion"


def tone_of(system: QStyleHints) -> Tone:
    """The tone that the system asks for now."""
    if system.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return Tone.HIGH_CONTRAST
    return Tone.DARK if system.colorScheme() is Qt.ColorScheme.Dark else Tone.LIGHT


def is_touched() -> bool:
    """Return whether there is a screen that fingers touch."""
    screens = (device.type() for device in QInputDevice.devices())
    return QInputDevice.DeviceType.TouchScreen in screens


def in_serif(font: QFont) -> QFont:
    """Return a font as it is, but for its letters, which are those of titles and captions."""
    changed = QFont(font)
    changed.setFamilies(serif_families())
    return changed


def serif_sheet() -> str:
    """Return these letters as a style sheet has them, under which widgets inherit none."""
    return f"font-family: {', '.join(f'{kind!r}' for kind in serif_families())};"


def serif_families() -> list[str]:
    """Return the serif, and for what it does not have the usual letters."""
    return in_shapes((*SERIF, *QFont().families()))


def in_shapes(families: Iterable[str]) -> list[str]:
    """Return families with those for the shapes of Taiwan before others, if they are wanted."""
    plain = (family for family in families if family not in OF_TAIWAN.values())
    if not is_traditional():
        return list(plain)
    load_shapes_of_taiwan()
    before = ((OF_TAIWAN.get(family), family) for family in plain)
    return list(filter(None, chain.from_iterable(before)))


@cache
def load_shapes_of_taiwan() -> None:
    """Load the fonts of `OF_TAIWAN`, once, for those who read them."""
    for name in OF_TAIWAN_FILES:
        QFontDatabase.addApplicationFont(str(paths.resources() / "fonts" / f"{name}.otf"))


def with_size_of(model: QFont, factor: float, font: QFont | None = None) -> QFont:
    """A font, else the model itself, that many times as large as the model."""
    sized = QFont(font or model)
    if model.pointSizeF() > 0:
        sized.setPointSizeF(max(1.0, model.pointSizeF() * factor))
    else:
        sized.setPixelSize(max(1, round(model.pixelSize() * factor)))
    return sized
