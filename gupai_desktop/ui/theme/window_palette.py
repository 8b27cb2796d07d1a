"""The colours of windows, menus and dialogs, where the system brings none of that tone."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from gupai_desktop import paths
from gupai_desktop.ui.theme.table_colours import Tone

_Role = QPalette.ColorRole

#: What a finger hits, in pixels.
FINGER = 40

#: How much of a text's colour one that stands in for it has; half of it is the style's.
_CLEAR = 0.7


@dataclass(frozen=True, slots=True)
class WindowColours:
    """The colours of windows as ``#rrggbb``.

    `focus` is the line round what has the keys, which the style draws darker.
    `faint` writes what cannot be chosen; `box` fills the boxes of checks, whose outline
    the style draws darker than the window and nobody sees in the dark.
    """

    window: str
    field: str
    box: str
    button: str
    text: str
    faint: str
    chosen: str
    chosen_text: str
    focus: str
    link: str
    line: str
    shade: str


WINDOW_COLOURS = {
    Tone.LIGHT: WindowColours(
        window="#efefef",
        field="#ffffff",
        box="#ffffff",
        button="#efefef",
        text="#1a1a1a",
        faint="#6e6e6e",
        chosen="#286aac",
        chosen_text="#ffffff",
        focus="#286aac",
        link="#1a5fa8",
        line="#b4b4b4",
        shade="#767676",
    ),
    Tone.DARK: WindowColours(
        window="#242a2b",
        field="#181d1e",
        box="#6c7677",
        button="#2e3637",
        text="#eceae4",
        faint="#858d8e",
        chosen="#2a736c",
        chosen_text="#ffffff",
        focus="#86e0d6",
        link="#6cc6ff",
        line="#465052",
        shade="#0f1313",
    ),
    Tone.HIGH_CONTRAST: WindowColours(
        window="#000000",
        field="#000000",
        box="#000000",
        button="#000000",
        text="#ffffff",
        faint="#a8a8a8",
        chosen="#ffe600",
        chosen_text="#000000",
        focus="#ffe600",
        link="#00e5ff",
        line="#ffffff",
        shade="#ffffff",
    ),
}


def touch_sheet() -> str:
    """Make buttons at least as large as a finger hits, in dialogs and menus too."""
    return f"""
        QPushButton, QComboBox, QAbstractSpinBox, QLineEdit, QCheckBox, QRadioButton {{
            min-height: {FINGER}px;
        }}
        QMenu::item {{ padding: {FINGER // 3}px 28px; }}
        QMenuBar::item {{ padding: {FINGER // 3}px 10px; }}
        QMenu::item:selected, QMenuBar::item:selected {{
            background: palette(highlight); color: palette(highlighted-text);
        }}
        QMenu::indicator, QMenu::icon {{ left: 6px; }}
    """


def stark_sheet() -> str:
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
        QAbstractSpinBox::up-arrow {{ image: url("{icons}/stark-up.svg"); width: 11px; }}
        QAbstractSpinBox::down-arrow, QComboBox::down-arrow {{
            image: url("{icons}/stark-down.svg"); width: 11px;
        }}
        QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus {{
            border-color: {colours.chosen};
        }}
        QCheckBox::indicator, QRadioButton::indicator {{
            width: 13px; height: 13px; border: 1px solid {colours.line};
        }}
        QRadioButton::indicator {{ border-radius: 7px; }}
        QCheckBox::indicator:checked, QRadioButton::indicator:checked {{
            background: {colours.chosen};
        }}
        QCheckBox:focus, QRadioButton:focus {{ color: {colours.chosen}; }}
        QCheckBox::indicator:focus, QRadioButton::indicator:focus {{
            border: 2px solid {colours.link};
        }}
        QToolTip {{ border: 1px solid {colours.line}; }}
    """


def box_palette_of(tone: Tone) -> QPalette:
    """The colours of a tone for what is checked or not."""
    palette = palette_of(tone)
    palette.setColor(_Role.Base, QColor(WINDOW_COLOURS[tone].box))
    return palette


def clear_placeholders(system: QPalette) -> QPalette:
    """Return colours to add to the system's, so that placeholders can be read."""
    colour, palette = system.color(_Role.Text), QPalette()
    colour.setAlphaF(_CLEAR)
    palette.setColor(_Role.PlaceholderText, colour)
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
