"""Asks for the name of a set of problems: a new one, or one of those that there are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QWidget

from gupai_desktop.engine.words import LONGEST_NAME, Words, clean_name, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.parts import STRETCH, Dialog, column_of

_SIZE = QSize(420, 140)


class NameDialog(Dialog):
    """A field with the names that there are, the first of them chosen; what is typed is new."""

    def __init__(self, title: Words, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._label, self.field = QLabel(), QComboBox()
        self.field.setEditable(True)
        self.field.addItems(list(names))
        line = self.field.lineEdit()
        assert line is not None
        line.setMaxLength(LONGEST_NAME)
        line.selectAll()
        self._label.setBuddy(self.field)
        kind = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kind.Ok | kind.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.field.editTextChanged.connect(self._enable)
        column_of(self._label, self.field, STRETCH, self.buttons, parent=self, spacing=8)
        self._enable()
        self.complete(_SIZE)

    @property
    def name(self) -> str:
        return clean_name(self.field.currentText())

    def _enable(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.name))

    def retranslate(self) -> None:
        self.setWindowTitle(plain_text(say(self._title)))
        self._label.setText(say(words("&Name of the set:")))
        self.field.setAccessibleName(plain_text(self._label.text()))
