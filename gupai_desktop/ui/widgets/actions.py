"""Every action of the menus and the toolbar, declared as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.tile_art import action_icon

Keys = QKeySequence.StandardKey


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action: its key in the code, its text, its shortcuts, its icon and menu role."""

    key: str
    text: Words
    shortcuts: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    is_checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


ROWS = (
    ActionRow("new-deal", words("Actions", "&New Deal"), (Keys.New,), "new-deal"),
    ActionRow("new-game", words("Actions", "New &Game…"), ("Ctrl+Shift+N",)),
    ActionRow("daily-deal", words("Actions", "Dail&y Deal"), ("Ctrl+T",)),
    ActionRow("daily-calendar", words("Actions", "Daily Calen&dar…"), ("Ctrl+Shift+T",)),
    ActionRow("deal-by-number", words("Actions", "Deal by N&umber…"), ("Ctrl+D",)),
    ActionRow("next-deal", words("Actions", "Ne&xt Deal"), ("Ctrl+PgDown",), "next-deal"),
    ActionRow(
        "previous-deal", words("Actions", "&Previous Deal"), ("Ctrl+PgUp",), "previous-deal"
    ),
    ActionRow("restart", words("Actions", "&Restart"), ("Ctrl+R",), "restart"),
    ActionRow("workbench", words("Actions", "&Workbench…"), ("Ctrl+B",)),
    ActionRow("statistics", words("Actions", "S&tatistics…"), ("Ctrl+I",)),
    ActionRow("open", words("Actions", "Op&en…"), (Keys.Open,)),
    ActionRow("save-as", words("Actions", "&Save As…"), (Keys.Save,)),
    ActionRow(
        "quit", words("Actions", "&Quit"), (Keys.Quit, "Ctrl+Q"), role=QAction.MenuRole.QuitRole
    ),
    ActionRow("undo", words("Actions", "&Undo"), (Keys.Undo, "Ctrl+Z"), "undo"),
    ActionRow("redo", words("Actions", "Re&do"), (Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    ActionRow("hint", words("Actions", "&Hint"), ("H",), "hint"),
    ActionRow("solve", words("Actions", "&Play It for Me"), ("Ctrl+H",), is_checkable=True),
    ActionRow("replay", words("Actions", "Replay and Re&view…"), ("Ctrl+Shift+R",)),
    ActionRow("explain-group", words("Actions", "E&xplain the Group"), ("F2",)),
    ActionRow("copy-code", words("Actions", "Copy the &Code"), (Keys.Copy,), "copy"),
    ActionRow("copy-board", words("Actions", "Copy the &Board")),
    ActionRow("copy-game", words("Actions", "Copy the &Whole Game"), ("Ctrl+Shift+C",)),
    ActionRow("paste", words("Actions", "&Paste"), (Keys.Paste,), "paste"),
    ActionRow("show-verdict", words("Actions", "Show Whether It Can Be &Won"), is_checkable=True),
    ActionRow("show-time", words("Actions", "Show the T&ime"), is_checkable=True),
    ActionRow("turn", words("Actions", "&End the Turn"), ("R",), "refill"),
    ActionRow("show-moves", words("Actions", "Show &Legal Moves"), ("L",), is_checkable=True),
    ActionRow(
        "auto-turn", words("Actions", "Refill When &Nothing Else Is Left"), is_checkable=True
    ),
    ActionRow("animation", words("Actions", "&Animation"), is_checkable=True),
    ActionRow(
        "full-screen",
        words("Actions", "&Full Screen"),
        (Keys.FullScreen, "F11"),
        is_checkable=True,
    ),
    ActionRow(
        "preferences",
        words("Actions", "P&references…"),
        (Keys.Preferences, "Ctrl+,"),
        role=QAction.MenuRole.PreferencesRole,
    ),
    ActionRow("rules-page", words("Actions", "&Rules of This Game"), (Keys.HelpContents, "F1")),
    ActionRow("first-steps", words("Actions", "&First Steps")),
    ActionRow("trainer", words("Actions", "&Training…")),
    ActionRow("shortcuts", words("Actions", "&Keyboard Shortcuts"), ("Ctrl+F1",)),
    ActionRow("about", words("Actions", "&About Gupai Desktop"), role=QAction.MenuRole.AboutRole),
)

#: The actions in the toolbar, a bar where there is no key.
TOOLBAR = ("new-deal", "previous-deal", "next-deal", "", "restart", "undo", "redo", "", "hint")


class Actions:
    """The actions of a window or a dialog, by their keys."""

    def __init__(
        self,
        window: QWidget,
        slots: Mapping[str, Callable[[], object]],
        rows: tuple[ActionRow, ...] = ROWS,
    ) -> None:
        self._window, self._rows = window, rows
        self._actions = {row.key: QAction(window) for row in rows}
        for row in rows:
            action = self._actions[row.key]
            action.setCheckable(row.is_checkable)
            action.setShortcuts(_shortcuts(row))
            action.setMenuRole(row.role)
            action.triggered.connect(slots[row.key])
        self.retranslate()

    def __getitem__(self, key: str) -> QAction:
        return self._actions[key]

    def retranslate(self) -> None:
        """Every text in the language of the interface, the shortcut in the tool tip."""
        for row in self._rows:
            action = self._actions[row.key]
            action.setText(say(row.text))
            plain = action.text().replace("&", "").rstrip("…")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{plain} ({keys})" if keys else plain)

    def apply_theme(self) -> None:
        """Every icon in the colours of the application."""
        for row in self._rows:
            if row.icon:
                self._actions[row.key].setIcon(action_icon(row.icon))


def _shortcuts(row: ActionRow) -> list[QKeySequence]:
    """The platform's own keys first, then ours that it lacks."""
    keys: list[QKeySequence] = []
    for shortcut in row.shortcuts:
        found = (
            [QKeySequence(shortcut)]
            if isinstance(shortcut, str)
            else QKeySequence.keyBindings(shortcut)
        )
        keys += [key for key in found if key not in keys]
    return keys
