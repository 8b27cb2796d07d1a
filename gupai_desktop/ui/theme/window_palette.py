"""The colours of windows, menus and dialogs: those of the cloth on the table, as its bars are."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from gupai_desktop import paths
from gupai_desktop.ui.theme.table_colours import Scheme, Tone

_Role = QPalette.ColorRole

#: What a finger hits, in pixels.
TOUCH_TARGET = 40

#: How much of a text's colour one that stands in for it has; half of it is the style's.
_CLEAR = 0.7


class WindowColours(NamedTuple):
    """The colours of windows as ``#rrggbb``.

    `focus` is the line round what has the focus, which the style draws darker, and what is
    checked; `faint` writes what cannot be chosen.
    """

    window: str
    field: str
    button: str
    text: str
    faint: str
    chosen: str
    chosen_text: str
    focus: str
    link: str
    line: str
    shade: str


HIGH_CONTRAST = WindowColours(
    *("#000000", "#000000", "#000000", "#ffffff", "#a8a8a8", "#ffe600", "#000000"),
    focus="#ffe600",
    link="#00e5ff",
    line="#ffffff",
    shade="#ffffff",
)
#: What is chosen, its text and the line of the focus, on a light cloth and on a dark one.
_ON_LIGHT = ("#85590f", "#ffffff", "#85590f")
_ON_DARK = ("#83621a", "#ffffff", "#f3c351")
#: What is chosen where that has less than this contrast to its field; it is read less well.
_LIGHTER, _STANDS_OUT = "#88651b", 3.0


def window_colours(tone: Tone, scheme: Scheme) -> WindowColours:
    """Return the colours of windows in a tone, with a cloth on the table."""
    if tone is Tone.HIGH_CONTRAST:
        return HIGH_CONTRAST
    is_dark = QColor(scheme.banner).lightnessF() < QColor(scheme.banner_text).lightnessF()
    field = scheme.banner_edge if is_dark else scheme.cloth
    chosen, chosen_text, focus = _ON_DARK if is_dark else _ON_LIGHT
    if _contrast(chosen, field) < _STANDS_OUT:
        chosen = _LIGHTER
    return WindowColours(
        scheme.banner,
        field,
        mixed(scheme, 0.08),
        scheme.banner_text,
        mixed(scheme, 0.62 if is_dark else 0.82),
        chosen,
        chosen_text,
        focus,
        link=scheme.accent,
        line=mixed(scheme, 0.3),
        shade=scheme.banner_edge if is_dark else mixed(scheme, 0.3),
    )


def _contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 has it, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    """Return how much light a colour gives, from 0 to 1."""
    parts = zip((0.2126, 0.7152, 0.0722), QColor(colour).getRgbF()[:3], strict=True)  # type: ignore[index]
    return sum(share * _light(value) for share, value in parts)


def _light(value: float) -> float:
    """Return how much light red, green or blue of a colour gives, as sRGB has it."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def mixed(scheme: Scheme, part: float = 0.5) -> str:
    """Return a colour between that of bars and that of their texts."""
    ground, ink = QColor(scheme.banner), QColor(scheme.banner_text)
    pairs = zip(ground.getRgbF()[:3], ink.getRgbF()[:3], strict=True)  # type: ignore[index]
    return QColor.fromRgbF(*(one + (other - one) * part for one, other in pairs)).name()


def touch_sheet() -> str:
    """Make buttons at least as large as a finger hits, in dialogs and menus too."""
    return f"""
        QPushButton, QComboBox, QAbstractSpinBox, QLineEdit, QCheckBox, QRadioButton {{
            min-height: {TOUCH_TARGET}px;
        }}
        QMenu::item {{ padding: {TOUCH_TARGET // 3}px 28px; }}
        QMenuBar::item {{ padding: {TOUCH_TARGET // 3}px 10px; }}
        QMenu::item:selected, QMenuBar::item:selected {{
            background: palette(highlight); color: palette(highlighted-text);
        }}
        QMenu::indicator, QMenu::icon {{ left: 6px; }}
    """


def focus_sheet(colour: str) -> str:
    """A frame round what shows whole pages while it has the focus; the style draws none."""
    return f"""
        QTextBrowser, QCalendarWidget QTableView {{ border: 2px solid transparent; }}
        QTextBrowser:focus, QCalendarWidget QTableView:focus {{ border-color: {colour}; }}
    """


def check_sheet(colours: WindowColours) -> str:
    """Boxes and rings whose state is seen; the style draws grey ones on grey in the dark.

    Its icons on buttons of dialogs are black in the dark too: there are none.
    """
    icons = (paths.resources() / "icons").as_posix()
    dot = f"stop: 0.45 {colours.field}, stop: 0.5 {colours.focus}"
    return f"""
        QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
        QCheckBox::indicator, QRadioButton::indicator {{
            width: 14px; height: 14px; border: 1px solid {colours.faint};
            border-radius: 3px; background: {colours.field};
        }}
        QRadioButton::indicator {{ border-radius: 8px; }}
        QCheckBox::indicator:checked {{
            background: {colours.focus}; image: url("{icons}/check.svg");
        }}
        QRadioButton::indicator:checked {{
            background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, {dot});
        }}
        QCheckBox:focus, QRadioButton:focus {{ color: {colours.focus}; }}
        QCheckBox::indicator:focus, QRadioButton::indicator:focus {{
            border: 2px solid {colours.focus};
        }}
        QToolBar QToolButton:focus {{
            border: 2px solid {colours.focus}; border-radius: 4px; padding: 3px;
        }}
    """


def high_contrast_sheet() -> str:
    """Lines round what can be pressed or written in; the style draws black ones on black."""
    colours = HIGH_CONTRAST
    icons = (paths.resources() / "icons").as_posix()
    return f"""
        QPushButton {{
            border: 1px solid {colours.line}; border-radius: 4px;
            padding: 5px 14px; background: {colours.button}; color: {colours.text};
        }}
        QPushButton:hover, QPushButton:pressed {{ background: #333333; }}
        QPushButton:focus {{ border: 2px solid {colours.chosen}; padding: 4px 13px; }}
        QPushButton:disabled {{ border-color: {colours.faint}; color: {colours.faint}; }}
        QLineEdit, QPlainTextEdit, QTextBrowser, QTreeView, QTableView, QListView, QMenu {{
            border: 1px solid {colours.line};
        }}
        QComboBox, QAbstractSpinBox {{ border: 1px solid {colours.line}; padding: 3px 6px; }}
        QAbstractSpinBox::up-button, QAbstractSpinBox::down-button, QComboBox::drop-down {{
            width: 22px; border: none; background: {colours.button};
        }}
        QAbstractSpinBox::up-arrow {{ image: url("{icons}/high-contrast-up.svg"); width: 11px; }}
        QAbstractSpinBox::down-arrow, QComboBox::down-arrow {{
            image: url("{icons}/high-contrast-down.svg"); width: 11px;
        }}
        QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus {{
            border-color: {colours.chosen};
        }}
        QSlider::groove {{ height: 4px; background: {colours.faint}; border-radius: 2px; }}
        QSlider::sub-page {{ background: {colours.chosen}; }}
        QSlider::handle {{
            width: 14px; margin: -5px 0px; border-radius: 7px; background: {colours.text};
        }}
        QSlider:focus {{ border: 1px solid {colours.chosen}; }}
        QToolTip {{ border: 1px solid {colours.line}; }}
    """


def added_to(system: QPalette, tone: Tone) -> QPalette:
    """Return colours to add to the system's: our gold, and placeholders that can be read."""
    colour, palette = system.color(_Role.Text), QPalette()
    gold = dict(zip(("chosen", "chosen_text"), _ON_LIGHT, strict=False))
    colour.setAlphaF(_CLEAR)
    palette.setColor(_Role.PlaceholderText, colour)
    if tone is not Tone.HIGH_CONTRAST:
        for name in ("chosen", "chosen_text"):
            for role in _ROLES[name]:
                palette.setColor(role, QColor(gold[name]))
    return palette


def focus_palette_of(colours: WindowColours) -> QPalette:
    """Return the colours of what the style frames in the colour of what is chosen."""
    palette = palette_of(colours)
    if colours.focus != colours.chosen:
        palette.setColor(_Role.Highlight, QColor(colours.focus))
        palette.setColor(_Role.HighlightedText, QColor(colours.field))
    return palette


#: The colours of `WindowColours`, and what Qt's widgets draw in each.
_ROLES = {
    "window": (_Role.Window,),
    "field": (_Role.Base, _Role.ToolTipBase),
    "button": (_Role.Button, _Role.AlternateBase),
    "text": (
        *(_Role.WindowText, _Role.Text, _Role.ButtonText),
        *(_Role.BrightText, _Role.ToolTipText),
    ),
    "faint": (_Role.PlaceholderText,),
    "chosen": (_Role.Highlight, _Role.Accent),
    "chosen_text": (_Role.HighlightedText,),
    "link": (_Role.Link, _Role.LinkVisited),
    "line": (_Role.Light, _Role.Midlight, _Role.Mid),
    "shade": (_Role.Dark, _Role.Shadow),
}


def palette_of(colours: WindowColours) -> QPalette:
    """Return all colours of windows as Qt's widgets take them."""
    palette = QPalette()
    for name, roles in _ROLES.items():
        for role in roles:
            palette.setColor(role, QColor(getattr(colours, name)))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.faint))
    return palette
