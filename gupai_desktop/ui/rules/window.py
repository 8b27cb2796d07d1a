"""The rules, to be read beside the table: a list of pages, the page, and a search in all."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QSplitter, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.games import games
from gupai_desktop.i18n import is_chinese, say, spoken_language
from gupai_desktop.ui.rules.browser import RulesBrowser
from gupai_desktop.ui.rules.pages import Page, language_of, pages, pattern_of
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import ActionRow, Actions, Keys
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.parts import Dialog, announce, column_of, row_of, toolbar

ROWS = (
    ActionRow("back", words("Back"), ("Alt+Left",), "back"),
    ActionRow("forward", words("Forward"), ("Alt+Right",), "forward"),
)

NOTHING_FOUND = words("Nothing was found.")

_SIZE = QSize(960, 760)
_MIN_SIZE = QSize(420, 320)
#: The largest share of the window for the list.
_LIST_SHARE = 0.34
#: Room beside a title in the list.
_ROOM = 10
_KEY = Qt.ItemDataRole.UserRole
#: Between two letters of a Chinese name, and what keeps them on one line.
_BETWEEN_IDEOGRAPHS, _JOINER = re.compile(r"(?<=[\u4e00-\u9fff])(?=[\u4e00-\u9fff])"), "\u2060"


class PageList(QListWidget):
    """The pages under the names of their families; a search leaves those with hits."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setWordWrap(True)

    def fill(self, pages: dict[str, Page], found: Sequence[str]) -> None:
        """Write the titles of the pages that were found, and of the families that have some."""
        chosen, last = self.key, None
        families = {game.id: game.family for game in games()}
        bold = self.font()
        bold.setBold(True)
        with QSignalBlocker(self):
            self.clear()
            for key in found:
                family = families.get(key)
                if family is not None and family is not last:
                    heading = QListWidgetItem(say(family.name), self)
                    heading.setFlags(Qt.ItemFlag.NoItemFlags)
                    heading.setFont(bold)
                    # Else it would be as faint as what is switched off.
                    heading.setForeground(self.palette().text())
                last, title = family, pages[key].title
                name = title if is_chinese() else _BETWEEN_IDEOGRAPHS.sub(_JOINER, title)
                item = QListWidgetItem(name, self)
                item.setData(_KEY, key)
                item.setToolTip(title)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
            if not found:
                QListWidgetItem(say(NOTHING_FOUND), self).setFlags(Qt.ItemFlag.NoItemFlags)
            self.choose(chosen)
        self._fit_rows()
        self.setAccessibleName(say(words("Rules")))

    def wanted_width(self) -> int:
        """Return the width for the longest title."""
        titles = (self.item(row).text() for row in range(self.count()))
        return max(map(self.fontMetrics().horizontalAdvance, titles), default=0) + 4 * _ROOM

    @property
    def key(self) -> str:
        """The key of the chosen page, or nothing."""
        item = self.currentItem()
        return str(item.data(_KEY)) if item else ""

    def choose(self, key: str) -> None:
        for row in range(self.count()):
            if self.item(row).data(_KEY) == key:
                self.setCurrentRow(row)

    def shown_keys(self) -> list[str]:
        """The pages that are in the list now."""
        items = (self.item(row) for row in range(self.count()))
        return [item.data(_KEY) for item in items if item.data(_KEY)]

    def _fit_rows(self) -> None:
        """Rows of as many lines as their titles need; a line is one in whichever script."""
        metrics, wide = self.fontMetrics(), self.viewport().width() - _ROOM
        for row in range(self.count()):
            item = self.item(row)
            flags = Qt.TextFlag.TextWordWrap
            text = metrics.boundingRect(0, 0, wide, 9999, flags, item.text())
            lines = max(1, round(text.height() / metrics.lineSpacing()))
            item.setSizeHint(QSize(0, round((lines + 0.5) * metrics.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()


class RulesWindow(Dialog):
    """A window of its own that leaves the table free; it opens on the page of a game."""

    def __init__(
        self, game_id: str, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Window)
        self._pages = pages(language_of(spoken_language()))
        self._texts: dict[str, str] = {}
        self.list = PageList()
        self.browser = RulesBrowser(self._pages, appearance, self)
        self.field, self._splitter = QLineEdit(), QSplitter()
        self.field.setClearButtonEnabled(True)
        slots = {"back": self.browser.backward, "forward": self.browser.forward}
        self.action_table = Actions(self, slots, ROWS)
        self._lay_out()
        self.setMinimumSize(_MIN_SIZE)
        self.list.currentRowChanged.connect(lambda: self.browser.show_page(self.list.key))
        self.field.textChanged.connect(self._search)
        self.browser.sourceChanged.connect(self._on_page)
        self.complete(_SIZE, appearance)
        self.show_rules(game_id)

    def _lay_out(self) -> None:
        self._splitter.addWidget(self.list)
        self._splitter.addWidget(self.browser)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setCollapsible(1, False)
        tools = toolbar(self.action_table, [row.key for row in ROWS])
        bar = row_of(tools, (self.field, 1))
        column_of(bar, (self._splitter, 1), parent=self, margin=8)
        self.setTabOrder(self.field, self.list)
        self.setTabOrder(self.list, self.browser)
        for key, signal in (
            ("back", self.browser.backwardAvailable),
            ("forward", self.browser.forwardAvailable),
        ):
            self.action_table[key].setEnabled(False)
            signal.connect(self.action_table[key].setEnabled)
        for keys_, act in (
            (Keys.Find, partial(self.field.setFocus, Qt.FocusReason.ShortcutFocusReason)),
            (Keys.FindNext, partial(self._next_hit, 1)),
            (Keys.FindPrevious, partial(self._next_hit, -1)),
            (Keys.Close, self.close),
        ):
            QShortcut(keys_, self, act)

    def show_rules(self, game_id: str) -> None:
        """Show the page of a game, or a shared page by its key; a draft has none: the first."""
        self.browser.show_page(game_id if game_id in self._pages else next(iter(self._pages)))
        self.browser.setFocus()

    def _on_page(self) -> None:
        self.list.choose(self.browser.key)
        title = self.browser.page.title
        self.browser.setAccessibleName(title)
        rules = say(words("Rules"))
        self.setWindowTitle(f"{title} – {rules}")
        self.browser.mark_hits(self._sought)

    def _search(self) -> None:
        """Look for what stands in the field, on every page."""
        sought = self._sought
        self.list.fill(
            self._pages,
            [key for key in self._pages if not sought or re.search(sought, self._text(key))],
        )
        self.list.choose(self.browser.key)
        self.browser.mark_hits(sought)
        if sought and not self.list.shown_keys():
            announce(self.field, say(NOTHING_FOUND))
        if sought:
            self.browser.go_to_edge(1)
            self.browser.go_to_hit(1)

    @property
    def _sought(self) -> str:
        """The pattern of what stands in the field, or nothing."""
        return pattern_of(self.field.text())

    def _text(self, key: str) -> str:
        """Return the text of a page in small letters, to be searched."""
        if key not in self._texts:
            document = QTextDocument()
            document.setMarkdown(self._pages[key].text)
            self._texts[key] = document.toPlainText().lower()
        return self._texts[key]

    def _next_hit(self, step: int) -> None:
        """Go to the next hit or the one before, from page to page and round the end."""
        shown = self.list.shown_keys()
        if not (self._sought and shown) or self.browser.go_to_hit(step):
            return
        here = shown.index(self.browser.key) if self.browser.key in shown else -1
        self.browser.show_page(shown[(here + step) % len(shown)])
        self.browser.go_to_edge(step)
        self.browser.go_to_hit(step)

    def retranslate(self) -> None:
        self._pages = pages(language_of(spoken_language()))
        self._texts.clear()
        self.action_table.retranslate()
        self.field.setPlaceholderText(say(words("Search all pages")))
        self.field.setAccessibleName(say(words("Search all pages")))
        self.browser.set_pages(self._pages)
        self._search()

    def fit(self) -> None:
        """Give the list what its titles need, but the page the most."""
        width = min(self.list.wanted_width(), round(self.width() * _LIST_SHARE))
        self._splitter.setSizes([width, max(self.width() - width, 1)])

    def apply_theme(self) -> None:
        self.action_table.apply_theme()
        self.browser.apply_theme()
        if self.list.count():
            self._search()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the search; Escape ends it, or closes the window."""
        is_searching = self.field.hasFocus()
        if event.key() in ENTER and is_searching:
            is_backward = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._next_hit(-1 if is_backward else 1)
        elif event.key() == Qt.Key.Key_Escape and self._sought:
            self.field.clear()
            self.browser.setFocus()
        else:
            super().keyPressEvent(event)


def show_rules(
    game_id: str, appearance: Appearance, parent: QWidget, lay: Callable[[str], None]
) -> RulesWindow:
    """Show the rules of a game, in the window that is open or in a new one.

    The codes of deals that are chosen there are laid.
    """
    window = next(iter(parent.findChildren(RulesWindow)), None)
    if window is not None:
        window.show_rules(game_id)
    else:
        window = RulesWindow(game_id, appearance, parent)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.browser.deal_wanted.connect(lay)
    window.show()
    window.activateWindow()
    return window
