"""The rules, to be read beside the table: a list of pages, the page, and a search in all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.game import Family
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.games import games
from gupai_desktop.i18n import say
from gupai_desktop.rulebook.pages import RulesPages, keys, language_of
from gupai_desktop.ui.rules.browser import RulesBrowser
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import action_icon
from gupai_desktop.ui.widgets.dialog import Dialog

Keys = QKeySequence.StandardKey

_SIZE = QSize(960, 760)
_LEAST_SIZE = QSize(420, 320)
#: What the list takes at most of the window.
_LIST_SHARE = 0.34
#: Room beside a title in the list.
_ROOM = 10
_KEY = Qt.ItemDataRole.UserRole
_Step = tuple[str, Words, str, Callable[[], object]]


class PageList(QListWidget):
    """The pages under the names of their families; a search leaves those with hits."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def fill(self, pages: RulesPages) -> None:
        """Write the titles."""
        chosen = self.key
        self.clear()
        families, last = _families(), None
        for key in keys():
            family = families.get(key)
            if family is not None and family is not last:
                self._add_heading(say(family.name))
            last = family
            self._add(pages.title(key)).setData(_KEY, key)
        self.choose(chosen)
        self.setAccessibleName(say(words("RulesWindow", "Pages")))

    def wanted_width(self) -> int:
        """How wide it would have to be for the longest title."""
        titles = (self.item(row).text() for row in range(self.count()))
        return max(map(self.fontMetrics().horizontalAdvance, titles)) + 4 * _ROOM

    @property
    def key(self) -> str:
        """The key of the chosen page, or nothing."""
        item = self.currentItem()
        return str(item.data(_KEY)) if item else ""

    def choose(self, key: str) -> None:
        """Choose a page."""
        for row in range(self.count()):
            if self.item(row).data(_KEY) == key:
                self.setCurrentRow(row)

    def shown_keys(self) -> list[str]:
        """The pages that are in the list now."""
        items = (self.item(row) for row in range(self.count()))
        return [item.data(_KEY) for item in items if item.data(_KEY) and not item.isHidden()]

    def tell(self, pages: RulesPages, hits: dict[str, int] | None) -> None:
        """Write how often every page has what is sought; all pages if nothing is sought."""
        heading = None
        for row in range(self.count()):
            item = self.item(row)
            key = item.data(_KEY)
            if not key:
                heading = item
                item.setHidden(hits is not None)
                continue
            count = hits[key] if hits is not None else 0
            item.setText(f"{pages.title(key)}  ({count})" if count else pages.title(key))
            item.setToolTip(pages.title(key))
            item.setHidden(hits is not None and not count)
            if heading is not None and key in _families() and not item.isHidden():
                heading.setHidden(False)

    def _add(self, text: str) -> QListWidgetItem:
        """A row; all are of one height, in whichever script they are written."""
        item = QListWidgetItem(text, self)
        item.setSizeHint(QSize(0, round(1.5 * self.fontMetrics().height())))
        return item

    def _add_heading(self, text: str) -> None:
        item = self._add(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        item.setForeground(self.palette().text())  # else it would be as faint as what is off


def _families() -> dict[str, Family]:
    """The families of the games, by the keys of their pages."""
    return {game.id: game.family for game in games()}


class SearchBar(QWidget):
    """The way back and forward, the field to type into, and what was found."""

    def __init__(self, steps: tuple[_Step, ...]) -> None:
        super().__init__()
        self._steps = steps
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.found = QLabel()
        self.found.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.buttons = {}
        for key, _, _, act in steps:
            button = QToolButton()
            button.setAutoRaise(True)
            button.setIconSize(QSize(20, 20))
            button.clicked.connect(act)
            self.buttons[key] = button
            row.addWidget(button)
        row.addWidget(self.field, 1)
        row.addWidget(self.found)

    def retranslate(self) -> None:
        """Write the field's hint and the buttons' names."""
        self.field.setPlaceholderText(say(words("RulesWindow", "Search all pages")))
        self.field.setAccessibleName(say(words("RulesWindow", "Search all pages")))
        for key, name, shortcut, _ in self._steps:
            self.buttons[key].setToolTip(f"{say(name)} ({_native(shortcut)})")
            self.buttons[key].setAccessibleName(say(name))

    def use_palette(self) -> None:
        """Draw the icons in the colours of the window."""
        for key, button in self.buttons.items():
            button.setIcon(action_icon(key))


def _native(shortcut: str) -> str:
    return QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)


class RulesWindow(Dialog):
    """A window of its own that leaves the table free; it opens on the page of a game."""

    def __init__(
        self, game_id: str, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Window)
        self._pages = _pages()
        self._texts: dict[str, str] = {}
        self.list = PageList()
        self.browser = RulesBrowser(self._pages, appearance, self)
        self.bar = SearchBar(
            (
                ("back", words("RulesWindow", "Back"), "Alt+Left", self.browser.backward),
                ("forward", words("RulesWindow", "Forward"), "Alt+Right", self.browser.forward),
            )
        )
        self._lay_out()
        self._connect()
        self.complete(_SIZE, appearance)
        self.show_rules(game_id)

    # Building.

    def _lay_out(self) -> None:
        self._splitter = QSplitter()
        self._splitter.addWidget(self.list)
        self._splitter.addWidget(self.browser)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setCollapsible(1, False)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.bar)
        column.addWidget(self._splitter, 1)
        self.setMinimumSize(_LEAST_SIZE)
        self.setTabOrder(self.bar.field, self.list)
        self.setTabOrder(self.list, self.browser)

    def _connect(self) -> None:
        browser, buttons = self.browser, self.bar.buttons
        browser.sourceChanged.connect(self._on_page)
        for key, signal in (
            ("back", browser.backwardAvailable),
            ("forward", browser.forwardAvailable),
        ):
            buttons[key].setEnabled(False)
            signal.connect(buttons[key].setEnabled)
        self.list.currentRowChanged.connect(self._on_chosen)
        self.bar.field.textChanged.connect(self._search)
        for keys_, act in (
            (Keys.Find, self._begin_search),
            (Keys.FindNext, lambda: self._go_on(1)),
            (Keys.FindPrevious, lambda: self._go_on(-1)),
            ("Ctrl+PgDown", lambda: self._turn(1)),
            ("Ctrl+PgUp", lambda: self._turn(-1)),
            (Keys.Close, self.close),
        ):
            QShortcut(keys_, self, act)

    # Reading.

    def show_rules(self, game_id: str) -> None:
        """Show the page of a game, or a shared page by its key."""
        self.browser.show_page(game_id)
        self.browser.setFocus()

    def _on_chosen(self) -> None:
        if self.list.key and self.list.key != self.browser.key:
            self.browser.show_page(self.list.key)

    def _on_page(self) -> None:
        self.list.choose(self.browser.key)
        game = say(words("RulesWindow", "Rules"))
        self.setWindowTitle(f"{self.browser.page.title} – {game}")
        self._seek()

    def _turn(self, step: int) -> None:
        """Go to the next page of the list, or the one before."""
        shown = self.list.shown_keys()
        if self.browser.key in shown:
            place = shown.index(self.browser.key) + step
            if 0 <= place < len(shown):
                self.browser.show_page(shown[place])

    # Searching.

    def _begin_search(self) -> None:
        self.bar.field.setFocus()
        self.bar.field.selectAll()

    def _search(self) -> None:
        """Look for what stands in the field, on every page."""
        sought = self._sought
        hits = {key: self._text(key).count(sought) for key in keys()} if sought else None
        self.list.tell(self._pages, hits)
        self._all = sum(hits.values()) if hits else 0
        self._seek()
        if sought:
            self.browser.go_to_edge(1)
            self.browser.go_to_hit(1)

    def _seek(self) -> None:
        here = self.browser.seek(self.bar.field.text().strip())
        self.bar.found.setVisible(bool(self._sought))
        if self._sought:
            told = counted("RulesWindow", "{here} here, %n in all", self._all, here=here)
            self.bar.found.setText(say(told))

    @property
    def _sought(self) -> str:
        return self.bar.field.text().strip().lower()

    def _text(self, key: str) -> str:
        """What stands on a page, to be searched."""
        if key not in self._texts:
            document = QTextDocument()
            document.setMarkdown(self._pages.page(key).text)
            self._texts[key] = document.toPlainText().lower()
        return self._texts[key]

    def _go_on(self, step: int) -> None:
        """Go to the next hit or the one before, from page to page and round the end."""
        if not self._all or self.browser.go_to_hit(step):
            return
        shown = self.list.shown_keys()
        here = shown.index(self.browser.key) if self.browser.key in shown else -1
        self.browser.show_page(shown[(here + step) % len(shown)])
        self.browser.go_to_edge(step)
        self.browser.go_to_hit(step)

    # What is written.

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self._pages = _pages()
        self._texts.clear()
        self._all = 0
        self.bar.retranslate()
        self.browser.setAccessibleName(say(words("RulesWindow", "The page")))
        self.list.fill(self._pages)
        self.browser.apply_theme(self._pages)
        self._search()
        self._share_out()

    def _share_out(self) -> None:
        """Give the list what its titles need, but the page the most."""
        width = min(self.list.wanted_width(), round(self.width() * _LIST_SHARE))
        self._splitter.setSizes([width, max(self.width() - width, 1)])

    def apply_theme(self) -> None:
        self.bar.use_palette()
        self.browser.use_looks()
        self.list.fill(self._pages)
        self._search()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the search; Escape ends it, or closes the window."""
        is_searching = self.bar.field.hasFocus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and is_searching:
            is_backward = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._go_on(-1 if is_backward else 1)
        elif event.key() == Qt.Key.Key_Escape and self._sought:
            self.bar.field.clear()
            self.browser.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()


def _pages() -> RulesPages:
    return RulesPages(language_of(QLocale().name()), say)


def show_rules(game_id: str, appearance: Appearance, parent: QWidget) -> RulesWindow:
    """Show the rules of a game, in the window that is open or in a new one."""
    window = next(iter(parent.findChildren(RulesWindow)), None)
    if window is None:
        window = RulesWindow(game_id, appearance, parent)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    else:
        window.show_rules(game_id)
    window.show()
    window.activateWindow()
    return window
