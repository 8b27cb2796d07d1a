"""All keys in one list, which can be searched, changed, put back, printed and saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.dialogs.file_choice import PAGE, ask_file_to_save
from gupai_desktop.ui.dialogs.shortcut_list import as_html, as_text, native, sections
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.dialog import Dialog, run
from gupai_desktop.ui.widgets.parts import (
    announce,
    close_button_box,
    column_of,
    push_button,
    row_of,
    text_label,
)
from gupai_desktop.ui.widgets.shortcuts import Shortcuts

_SIZE = QSize(620, 680)
_TEXT, _KEYS = range(2)
_ACTION = Qt.ItemDataRole.UserRole
#: What is said while there is nothing else to say.
_OF_LAYOUTS = words(
    "Shortcuts",
    "Where a layout has no Latin letters, the key in the place of the letter on a US keyboard"
    " does the same.",
)
_RESET = QDialogButtonBox.ButtonRole.ResetRole
_DO = QDialogButtonBox.ButtonRole.ActionRole


class ShortcutsDialog(Dialog):
    """The list of keys, and below it the keys of the chosen action, to be pressed anew."""

    def __init__(self, shortcuts: Shortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.table = _table()
        self.label, self.note = text_label(), text_label()
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.take_button, self.remove_button = push_button(), push_button()
        self.restore_button = push_button()
        self._lay_out()
        self._connect()
        self.complete(_SIZE)
        self.filter.setFocus()

    def _lay_out(self) -> None:
        buttons = close_button_box(self)
        self.restore_all_button = buttons.addButton("", _RESET)
        self.print_button = buttons.addButton("", _DO)
        self.save_button = buttons.addButton("", _DO)
        for button in (self.restore_all_button, self.print_button, self.save_button):
            button.setAutoDefault(False)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(False)
        close.setAutoDefault(False)
        editor = row_of((self.edit, 1), self.remove_button, self.restore_button)
        said = row_of((self.note, 1), self.take_button)
        column_of(self.filter, (self.table, 1), self.label, editor, said, buttons, parent=self)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._sift)
        self.table.currentItemChanged.connect(self._on_chosen)
        self.table.itemActivated.connect(self._on_activated)
        self.edit.editingFinished.connect(self._on_pressed)
        self.take_button.clicked.connect(self._take)
        self.remove_button.clicked.connect(lambda: self._shortcuts.set_keys(self.chosen, []))
        self.restore_button.clicked.connect(lambda: self._shortcuts.restore(self.chosen))
        self.restore_all_button.clicked.connect(self._shortcuts.restore_all)
        self.print_button.clicked.connect(self.print_list)
        self.save_button.clicked.connect(self._ask_where_to_save)
        self._shortcuts.changed.connect(self._on_keys_changed)

    # The list.

    def _fill(self) -> None:
        """Every section and its rows, in the language of the interface."""
        chosen = self.chosen
        self._titles: dict[int, str] = {}
        self.table.clearSpans()
        self.table.setRowCount(0)
        for section in sections(self._shortcuts.actions):
            self._titles[self.table.rowCount()] = section.title
            self._add(section.title)
            for one in section.rows:
                self._add(one.text, one.keys, one.action)
        self._sift()
        actions = [row for row in range(self.table.rowCount()) if self._action(row)]
        same = (row for row in actions if self._action(row) == chosen)
        self.table.setCurrentCell(next(same, actions[0]), _TEXT)

    def _add(self, *texts: str) -> None:
        """A row of what is done, the keys and the action; a title if there are no keys."""
        row = self.table.rowCount()
        self.table.insertRow(row)
        if len(texts) == 1:
            self.table.setSpan(row, _TEXT, 1, 2)
        for column, text in zip((_TEXT, _KEYS), texts, strict=False):
            item = QTableWidgetItem(text)
            item.setData(_ACTION, texts[-1] if len(texts) > 1 else None)
            if len(texts) == 1:
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.table.setItem(row, column, item)
        self._embolden(row)

    def _embolden(self, row: int) -> None:
        """Titles are bold, and keys that the player has chosen."""
        key = self._action(row)
        for column in (_TEXT, _KEYS):
            if (item := self.table.item(row, column)) is not None:
                font, is_own = item.font(), bool(key) and self._shortcuts.is_own(key)
                font.setBold(row in self._titles or (column == _KEYS and is_own))
                item.setFont(font)

    def _action(self, row: int) -> str:
        item = self.table.item(row, _TEXT)
        return str(item.data(_ACTION) or "") if item is not None else ""

    def _sift(self) -> None:
        """Show the rows that have every word that is sought, and say so if there is none."""
        sought, title = self.filter.text().casefold().split(), -1
        found = []
        for row in range(self.table.rowCount()):
            if row in self._titles:
                title = row
                self.table.setRowHidden(row, True)
                continue
            cells = (self.table.item(row, column) for column in (_TEXT, _KEYS))
            text = " ".join([self._titles[title], *(one.text() for one in cells if one)])
            is_found = all(word in text.casefold() for word in sought)
            self.table.setRowHidden(row, not is_found)
            if is_found:
                self.table.setRowHidden(title, False)
                found.append(row)
        self.table.resizeRowsToContents()
        if found and self.table.currentRow() not in found:
            self.table.setCurrentCell(found[0], _TEXT)
        self._say(None if found else words("Shortcuts", "Nothing is called so."))

    @property
    def chosen(self) -> str:
        """The action whose keys can be changed, if one is chosen."""
        return self._action(self.table.currentRow())

    # Changing.

    def _on_chosen(self) -> None:
        """Show the keys of the chosen action; those of the table are what they are."""
        key = self.chosen
        self.edit.setEnabled(bool(key))
        self._show_keys()
        self.take_button.hide()
        if key:
            text = words(
                "Shortcuts", "Keys for “{action}”; press others here:", action=self._name(key)
            )
        else:
            text = words("Shortcuts", "These keys cannot be changed.")
        self.label.setText(say(text))
        self.edit.setAccessibleName(self.label.text())
        self._say(None)

    def _show_keys(self) -> None:
        key = self.chosen
        keys = self._shortcuts.keys(key) if key else []
        self.edit.setKeySequence(keys[0] if keys else QKeySequence())
        self.remove_button.setEnabled(bool(keys))
        self.restore_button.setEnabled(bool(key) and self._shortcuts.is_own(key))

    def _on_activated(self) -> None:
        if self.chosen:
            self.edit.setFocus()

    def _name(self, key: str) -> str:
        return plain_text(self._shortcuts.actions[key].text())

    def _on_pressed(self) -> None:
        """Keys have been pressed in the field: they are taken, or it is said why not."""
        key, sequence = self.chosen, self.edit.keySequence()
        if not key or sequence.isEmpty() or sequence in self._shortcuts.keys(key)[:1]:
            return
        why_not = self._shortcuts.why_not(key, sequence)
        if why_not is None:
            self._shortcuts.give(key, sequence)
        else:
            self._say(why_not)
            self.take_button.setVisible(self._shortcuts.owner(sequence) is not None)
            if self.take_button.isHidden():
                self._show_keys()

    def _take(self) -> None:
        """Give the chosen action the keys that were pressed, whoever had them."""
        self._shortcuts.give(self.chosen, self.edit.keySequence())
        self.edit.setFocus()

    def _on_keys_changed(self, key: str) -> None:
        """Write an action's keys anew."""
        for row in range(self.table.rowCount()):
            if self._action(row) == key and (item := self.table.item(row, _KEYS)) is not None:
                item.setText(native(self._shortcuts.keys(key)))
                self._embolden(row)
        self.take_button.hide()
        if key == self.chosen:
            self._show_keys()
            self._say(None)
        self._refresh_restore_all()

    def _refresh_restore_all(self) -> None:
        is_own = any(map(self._shortcuts.is_own, self._shortcuts.actions))
        self.restore_all_button.setEnabled(is_own)

    def _say(self, text: Words | None) -> None:
        self.note.setText(say(text or _OF_LAYOUTS))
        if text:
            announce(self, self.note.text())

    # Printing and saving.

    def print_list(self) -> None:
        """Print the list."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if run(dialog):
            document = QTextDocument()
            document.setHtml(as_html(self._shortcuts.actions))
            document.print_(printer)

    def _ask_where_to_save(self) -> None:
        if file := ask_file_to_save(Path.home() / f"gupai-keys{PAGE}", self):
            self.save(file)

    def save(self, file: Path) -> None:
        """Write the list to a file, as text if its name says so, else as a page."""
        written = as_text if file.suffix.lower() == ".txt" else as_html
        try:
            file.write_text(written(self._shortcuts.actions), encoding="utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            self._say(words("Shortcuts", "The list could not be saved: {why}.", why=why))
        else:
            self._say(words("Shortcuts", "The list is saved in {file}.", file=file.name))

    # What is written.

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("Shortcuts", "Keyboard Shortcuts")))
        self.filter.setPlaceholderText(say(words("Shortcuts", "Search")))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.table.setAccessibleName(self.windowTitle())
        titles = (words("Shortcuts", "What is done"), words("Shortcuts", "Keys"))
        self.table.setHorizontalHeaderLabels([say(title) for title in titles])
        self.take_button.setText(say(words("Shortcuts", "&Use It Here")))
        self.remove_button.setText(say(words("Shortcuts", "R&emove")))
        self.restore_button.setText(say(words("Shortcuts", "&Restore")))
        self.restore_all_button.setText(say(words("Shortcuts", "Restore &All")))
        self.print_button.setText(say(words("Shortcuts", "&Print…")))
        self.save_button.setText(say(words("Shortcuts", "&Save As…")))
        self.print_button.setVisible(bool(QPrinterInfo.availablePrinterNames()))
        self._fill()
        self._refresh_restore_all()


def _table() -> QTableWidget:
    """A table of two columns whose texts take as many lines as they need."""
    table = QTableWidget(0, 2)
    table.setWordWrap(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
    # While a header is at it, it does not yet know how wide it makes its sections.
    table.horizontalHeader().sectionResized.connect(
        table.resizeRowsToContents, Qt.ConnectionType.QueuedConnection
    )
    return table
