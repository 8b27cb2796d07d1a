"""All keys on one page: those of the table, then those of the menus, menu by menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QTextBrowser, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.keyboard_cursor import ROWS as TABLE_KEYS
from gupai_desktop.ui.board.keyboard_cursor import TableKeys
from gupai_desktop.ui.widgets.actions import ROWS as ACTIONS
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.menus import MENUS
from gupai_desktop.ui.widgets.parts import close_button_box, column_of

_SIZE = QSize(620, 640)
_MARGIN = 14

#: The first of the keys for going back, opening, copying and so on; all others have lower codes.
_BACK = Qt.Key.Key_Back


@dataclass(frozen=True, slots=True)
class Section:
    """A title, and under it what can be done and by which keys."""

    title: str
    rows: tuple[tuple[str, str], ...]


def sections(actions: Actions) -> Iterator[Section]:
    """Every key of a window with a table, each once, in the language of the interface."""
    table = tuple((say(row.text), _written(row)) for row in TABLE_KEYS)
    yield Section(say(words("Shortcuts", "At the table")), table)
    waiting = [row.key for row in ACTIONS if actions[row.key].shortcuts()]
    for title, keys in MENUS:
        found = [key for key in keys if key in waiting]
        waiting = [key for key in waiting if key not in found]
        if found:
            yield Section(plain(say(title)), tuple(_row(actions, key) for key in found))
    if waiting:
        others = tuple(_row(actions, key) for key in waiting)
        yield Section(say(words("Shortcuts", "Elsewhere")), others)


def _row(actions: Actions, key: str) -> tuple[str, str]:
    action = actions[key]
    return (plain(action.text()), _native(action.shortcuts()))


def _written(row: TableKeys) -> str:
    return say(row.written) if row.written else _native([QKeySequence(key) for key, _ in row.acts])


def _native(keys: list[QKeySequence]) -> str:
    """Keys as the system writes them; those that few keyboards have are left out."""
    usual = [key for key in keys if not _BACK <= _last(key) < Qt.Key.Key_unknown] or keys
    texts = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in usual)
    return ", ".join(dict.fromkeys(texts))


def _last(keys: QKeySequence) -> int:
    """The key of a combination, without what is held down with it."""
    combination = keys[0]  # type: ignore[index]
    return int(combination.key())


def plain(text: str) -> str:
    """The text of a menu or an action without its mnemonic and its dots."""
    return re.sub(r"\(&.\)", "", text).replace("&", "").rstrip("…")


class ShortcutsDialog(Dialog):
    """The page of keys; a caret leads through it, so that it can be read line by line."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.page = QTextBrowser()
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.page.setTabChangesFocus(True)
        self.page.document().setDocumentMargin(_MARGIN)
        column_of(self.page, close_button_box(self), parent=self)
        self.complete(_SIZE)

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(words("Shortcuts", "Keyboard Shortcuts")))
        self.page.setAccessibleName(self.windowTitle())
        self.page.setHtml("".join(map(_html, sections(self._actions))))


def _html(section: Section) -> str:
    """A title, and a table with what is done on the left and the keys on the right."""
    rows = "".join(
        f"<tr><td width='58%'>{escape(text)}</td><td width='42%'><b>{escape(keys)}</b></td></tr>"
        for text, keys in section.rows
    )
    table = f"<table width='100%' cellspacing='0' cellpadding='4'>{rows}</table>"
    return f"<h3>{escape(section.title)}</h3>{table}"
