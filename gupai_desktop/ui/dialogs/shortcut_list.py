"""All keys of a window with a table, by sections, and as a page to print or to keep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.keyboard_cursor import ROWS as TABLE_KEYS
from gupai_desktop.ui.board.keyboard_cursor import TableKeys
from gupai_desktop.ui.widgets.actions import Actions, plain_text
from gupai_desktop.ui.widgets.key_places import key_of, written
from gupai_desktop.ui.widgets.menus import MENUS, SUBMENUS

#: The first of the keys for going back, opening, copying and so on; all others have lower codes.
_BACK = Qt.Key.Key_Back


#: What Qt calls a key; in Ukrainian it has a word that nobody uses.
SPACE = words("QShortcut", "Space")


@dataclass(frozen=True, slots=True)
class Row:
    """What can be done, and by which keys; the action that does it, where there is one."""

    text: str
    keys: str
    action: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A title and the rows under it."""

    title: str
    rows: tuple[Row, ...]


def sections(actions: Actions) -> Iterator[Section]:
    """The table's own keys, then every action once, menu by menu, with a key or without."""
    table = tuple(Row(say(row.text), _written(row)) for row in TABLE_KEYS)
    yield Section(say(words("Shortcuts", "At the table")), table)
    waiting = list(actions)
    for title, keys in (*MENUS, *SUBMENUS.values()):
        found = [key for key in keys if key in waiting]
        waiting = [key for key in waiting if key not in found]
        yield Section(plain_text(say(title)), tuple(_row(actions, key) for key in found))
    if waiting:
        others = tuple(_row(actions, key) for key in waiting)
        yield Section(say(words("Shortcuts", "Elsewhere")), others)


def _row(actions: Actions, key: str) -> Row:
    action = actions[key]
    return Row(plain_text(action.text()), native(action.shortcuts()), key)


def _written(row: TableKeys) -> str:
    return say(row.written) if row.written else native([QKeySequence(key) for key, _ in row.acts])


def native(keys: list[QKeySequence]) -> str:
    """Keys as the system writes them; those that few keyboards have are left out."""
    usual = [key for key in keys if not _BACK <= key_of(key) < Qt.Key.Key_unknown] or keys
    return ", ".join(dict.fromkeys(map(written, usual)))


def as_html(actions: Actions) -> str:
    """The list as a page: what has a key, and its keys, section by section."""
    name = escape(say(words("Shortcuts", "Keyboard Shortcuts")))
    body = "".join(map(_html, sections(actions)))
    head = f"<meta charset='utf-8'><title>{name}</title>"
    return f"<!doctype html><html><head>{head}</head><body><h2>{name}</h2>{body}</body></html>\n"


def _html(section: Section) -> str:
    rows = "".join(
        f"<tr><td width='58%'>{escape(row.text)}</td>"
        f"<td width='42%'><b>{escape(row.keys)}</b></td></tr>"
        for row in section.rows
        if row.keys
    )
    table = f"<table width='100%' cellspacing='0' cellpadding='4'>{rows}</table>"
    return f"<h3>{escape(section.title)}</h3>{table}" if rows else ""


def as_text(actions: Actions) -> str:
    """The list as plain text, a line for each."""
    blocks = []
    for section in sections(actions):
        rows = [row for row in section.rows if row.keys]
        width = max((len(row.keys) for row in rows), default=0)
        lines = [f"  {row.keys:<{width}}  {row.text}" for row in rows]
        blocks.append("\n".join([section.title, *lines]))
    return "\n\n".join(blocks) + "\n"
