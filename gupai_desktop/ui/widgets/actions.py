"""Every action of the menus and the toolbar, declared as a table."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.tile_art import action_icon
from gupai_desktop.ui.widgets.key_places import written

Keys = QKeySequence.StandardKey

#: Keys that macOS has for itself (hiding a program, mirroring screens, showing the desktop),
#: and what takes their places there.
_ON_MACOS = {"Ctrl+H": "Ctrl+G", "Ctrl+F1": "Ctrl+/", "F11": ""}

#: The mark of the letter that stands for a text, in Chinese with the letter itself.
_MNEMONIC = re.compile(r"\(&.\)|&")


class ActionRow(NamedTuple):
    """One action: its key in the code, its text, its shortcuts, its icon and menu role."""

    key: str
    text: Words
    shortcuts: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    is_checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


ROWS = (
    ActionRow("new-deal", words("&New Deal"), (Keys.New,), "new-deal"),
    ActionRow("menu", words("Men&us"), ("F10",), "menu"),
    ActionRow("games-page", words("&Games"), ("Ctrl+Shift+N",), "games"),
    ActionRow("challenge", words("C&hallenge of the Day"), ("Ctrl+Shift+D",)),
    ActionRow("daily-calendar", words("Calen&dar…"), ("Ctrl+Shift+T",)),
    ActionRow("omen-book", words("B&ook of Omens…")),
    ActionRow("deal-by-number", words("Deal by N&umber…"), ("Ctrl+D",)),
    ActionRow("next-deal", words("Ne&xt Deal"), ("Ctrl+PgDown",)),
    ActionRow("previous-deal", words("&Previous Deal"), ("Ctrl+PgUp",)),
    ActionRow("next-problem", words("Next Prob&lem"), ("Ctrl+Shift+P",)),
    ActionRow("problems", words("&Problems…")),
    ActionRow("restart", words("&Restart"), ("Ctrl+R",)),
    ActionRow("bookmark", words("Book&mark This Position"), ("Ctrl+Shift+B",)),
    ActionRow("workbench", words("&Workbench…"), ("Ctrl+B",)),
    ActionRow("statistics", words("Stat&istics…"), ("Ctrl+I",)),
    ActionRow("backups", words("&Backups…")),
    ActionRow("export", words("E&xport…")),
    ActionRow("import", words("I&mport…")),
    ActionRow("open", words("Op&en…"), (Keys.Open,)),
    ActionRow("save-as", words("&Save As…"), (Keys.Save,)),
    ActionRow("print", words("Print on P&aper…"), (Keys.Print,)),
    ActionRow("quit", words("&Quit"), (Keys.Quit, "Ctrl+Q"), role=QAction.MenuRole.QuitRole),
    ActionRow("undo", words("&Undo"), (Keys.Undo, "Ctrl+Z"), "undo"),
    ActionRow("redo", words("Re&do"), (Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    ActionRow("hint", words("&Hint"), ("H",), "hint"),
    ActionRow("solve", words("&Play for Me"), ("Ctrl+H",), "play", is_checkable=True),
    ActionRow("show-solution", words("Show the S&olution"), ("Ctrl+Shift+H",)),
    ActionRow("pause", words("Pau&se"), ("P",), "pause", is_checkable=True),
    ActionRow("sound", words("S&ounds"), (), "sound", is_checkable=True),
    ActionRow("replay", words("Replay and Re&view…"), ("Ctrl+Shift+R",)),
    ActionRow("explain-group", words("E&xplain the Group"), ("X",)),
    ActionRow("next-place", words("&Next Place That Fits"), ("N",)),
    ActionRow("previous-place", words("&Previous Place That Fits"), ("Shift+N",)),
    ActionRow("say-group", words("Say the &Group"), ("G",)),
    ActionRow("say-table", words("Say the Whole &Table"), ("T",)),
    ActionRow("say-goal", words("Say the G&oal"), ("O",)),
    ActionRow("say-again", words("Say It &Again"), ("A",)),
    ActionRow("next-move", words("Next Legal &Move"), ("M",)),
    ActionRow("previous-move", words("Previous Legal M&ove"), ("Shift+M",)),
    ActionRow("copy-code", words("Copy &Code"), (Keys.Copy,), "copy"),
    ActionRow("copy-board", words("Copy the &Board")),
    ActionRow("copy-picture", words("Copy a P&icture of the Board")),
    ActionRow("save-picture", words("&Save Picture…")),
    ActionRow("copy-message", words("Copy &Message")),
    ActionRow("paste", words("&Paste"), (Keys.Paste,), "paste"),
    ActionRow("turn", words("&End the Turn"), ("R",), "refill"),
    ActionRow("show-moves", words("Show &Legal Moves"), ("L",), "show-moves", is_checkable=True),
    ActionRow("full-screen", words("&Full Screen"), (Keys.FullScreen, "F11"), is_checkable=True),
    ActionRow("zoom-in", words("&Zoom In"), (Keys.ZoomIn, "Ctrl++", "Ctrl+=")),
    ActionRow("zoom-out", words("Zoo&m Out"), (Keys.ZoomOut, "Ctrl+-")),
    ActionRow("zoom-fit", words("Fit to Win&dow"), ("Ctrl+0",)),
    ActionRow(
        "preferences",
        words("P&references…"),
        (Keys.Preferences, "Ctrl+,"),
        role=QAction.MenuRole.PreferencesRole,
    ),
    ActionRow("rules-page", words("&Rules of This Game"), (Keys.HelpContents, "F1"), "rules"),
    ActionRow("first-steps", words("&First Steps")),
    ActionRow("album", words("Al&bum"), ("F2",), is_checkable=True),
    ActionRow("shortcuts", words("&Keyboard Shortcuts"), ("Ctrl+F1",)),
    ActionRow("about", words("&About Gupai Desktop"), role=QAction.MenuRole.AboutRole),
)

_TEXTS = {row.key: row.text for row in ROWS}


class Actions:
    """The actions of a window or a dialog, by their keys."""

    def __init__(
        self,
        window: QWidget,
        slots: Mapping[str, Callable[[], object]],
        rows: tuple[ActionRow, ...] = ROWS,
    ) -> None:
        #: The window is kept, for its actions go with it.
        self._window, self._rows = window, rows
        self._usual = {row.key: _shortcuts(row) for row in rows}
        self._actions = {row.key: QAction(window) for row in rows}
        for row in rows:
            action = self._actions[row.key]
            action.setCheckable(row.is_checkable)
            action.setShortcuts(self._usual[row.key])
            action.setMenuRole(row.role)
            # Icons are for bars, whose colours menus have not.
            action.setIconVisibleInMenu(False)
            action.triggered.connect(slots[row.key])

    def __getitem__(self, key: str) -> QAction:
        return self._actions[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def usual_keys(self, key: str) -> list[QKeySequence]:
        return self._usual[key]

    def set_keys(self, key: str, keys: Sequence[QKeySequence]) -> None:
        """Call an action by these keys."""
        self._actions[key].setShortcuts(keys)
        self.show_keys(key)

    def retranslate(self) -> None:
        """Every text in the language of the interface, the shortcut in the tool tip."""
        for row in self._rows:
            self.set_text(row.key, row.text)

    def set_text(self, key: str, text: Words) -> None:
        """Name an action, on a button without its mnemonic, in a tool tip with its shortcut."""
        action = self._actions[key]
        action.setText(say(text))
        action.setIconText(plain_text(action.text()))
        self.show_keys(key)

    def show_keys(self, key: str) -> None:
        """Tell the first shortcut of an action in its tool tip, as the layout in use has it."""
        action = self._actions[key]
        name = plain_text(action.text())
        keys = written(action.shortcut())
        action.setToolTip(f"{name} ({keys})" if keys else name)
        for button in action.associatedObjects():
            if isinstance(button, QToolButton):
                # Its name is said before: of a tool tip only the keys are news.
                button.setAccessibleDescription(keys)

    def apply_theme(self, ink: str = "", faint: str = "") -> None:
        """Every icon in the colours of the application, or in those of a bar."""
        for row in self._rows:
            if row.icon:
                self._actions[row.key].setIcon(action_icon(row.icon, ink, faint))


def name_of(key: str) -> str:
    """Return the name of an action of the window, as a title of what it opens."""
    return plain_text(say(_TEXTS[key]))


def plain_text(text: str) -> str:
    """Return the text of an action without its key to press and its dots."""
    return _MNEMONIC.sub("", text).rstrip("…")


def _shortcuts(row: ActionRow) -> list[QKeySequence]:
    """The platform's own keys first, then ours that it lacks."""
    keys: list[QKeySequence] = []
    for shortcut in row.shortcuts:
        if sys.platform == "darwin" and isinstance(shortcut, str):
            shortcut = _ON_MACOS.get(shortcut, shortcut)
        if isinstance(shortcut, str):
            found = [QKeySequence(shortcut)]
        else:
            found = QKeySequence.keyBindings(shortcut)
        keys += [key for key in found if key not in keys and not key.isEmpty()]
    return keys
