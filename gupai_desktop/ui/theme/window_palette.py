"""The colours of windows, menus and dialogs, where the system brings none of that tone."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from gupai_desktop import paths
from gupai_desktop.ui.theme.table_colours import Tone

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


#: Every colour, light, dark and in high contrast.
_ROWS = (
    ("window", "#f3efe7", "#2a2420", "#000000"),
    ("field", "#fffdf8", "#1d1815", "#000000"),
    ("button", "#f3efe7", "#382f29", "#000000"),
    ("text", "#1f1a14", "#efe8dc", "#ffffff"),
    ("faint", "#6c655b", "#998e80", "#a8a8a8"),
    ("chosen", "#85590f", "#85631b", "#ffe600"),
    ("chosen_text", "#ffffff", "#ffffff", "#000000"),
    ("focus", "#85590f", "#f3c351", "#ffe600"),
    ("link", "#8a4a00", "#f0b95a", "#00e5ff"),
    ("line", "#c3b8a5", "#5a4f45", "#ffffff"),
    ("shade", "#7d7466", "#120e0b", "#ffffff"),
)
_NAMES, *_COLUMNS = zip(*_ROWS, strict=True)
WINDOW_COLOURS = {
    tone: WindowColours(**dict(zip(_NAMES, column, strict=True)))
    for tone, column in zip(Tone, _COLUMNS, strict=True)
}


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


def check_sheet(tone: Tone) -> str:
    """Boxes and rings whose state is seen; the style draws grey ones on grey in the dark.

    Its icons on buttons of dialogs are black in the dark too: there are none.
    """
    colours, icons = WINDOW_COLOURS[tone], (paths.resources() / "icons").as_posix()
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
    colours = WINDOW_COLOURS[Tone.HIGH_CONTRAST]
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
    colour, palette, gold = system.color(_Role.Text), QPalette(), WINDOW_COLOURS[tone]
    colour.setAlphaF(_CLEAR)
    palette.setColor(_Role.PlaceholderText, colour)
    if tone is not Tone.HIGH_CONTRAST:
        for name in ("chosen", "chosen_text"):
            for role in _ROLES[name]:
                palette.setColor(role, QColor(getattr(gold, name)))
    return palette


def focus_palette_of(tone: Tone) -> QPalette:
    """The colours of a tone for what the style frames in the colour of what is chosen."""
    palette, colours = palette_of(tone), WINDOW_COLOURS[tone]
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


def palette_of(tone: Tone) -> QPalette:
    """All colours of a tone, as Qt's widgets take them."""
    colours, palette = WINDOW_COLOURS[tone], QPalette()
    for name, roles in _ROLES.items():
        for role in roles:
            palette.setColor(role, QColor(getattr(colours, name)))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.faint))
    return palette
