"""A menu of choices as a list in a dialog, and such lists below one another."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QStyle, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.menus import ChoiceMenu
from gupai_desktop.ui.widgets.parts import row_of


class ChoiceList(QComboBox):
    """The entries of a menu of choices.

    `label` is to stand beside it; a letter of its own leads to the list if it `has_key`.
    """

    def __init__(self, menu: ChoiceMenu, *, has_key: bool = True) -> None:
        super().__init__()
        self._menu, self._has_key = menu, has_key
        self.label = QLabel()
        self.label.setBuddy(self)
        self.activated.connect(lambda: menu.choose(self.currentData()))

    def refresh(self) -> None:
        """Show what is chosen now."""
        for entry in self._menu.entries():
            if entry.is_chosen:
                self.setCurrentIndex(self.findData(entry.key))

    def retranslate(self) -> None:
        name = say(self._menu.title)
        shown = name if self._has_key else plain_text(name)
        self.label.setText(say(words("{option}:", option=shown)))
        self.setAccessibleName(plain_text(name))
        self.clear()
        for entry in self._menu.entries():
            self.addItem(entry.text, entry.key)
        self.refresh()


class WrappedBox(QWidget):
    """A box to check with its text beside it, wrapped; a click on either is one on the box."""

    def __init__(self) -> None:
        super().__init__()
        self.button = button = QCheckBox()
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        spacing = self.style().pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing)
        row = row_of(parent=self, spacing=spacing)
        row.setContentsMargins(0, 1, 0, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        # Beside the middle of the first line, however high the lines of a script are.
        button.setMinimumHeight(self._text.sizeHint().height())
        row.addWidget(self._text, 1)

    def set_text(self, text: str) -> None:
        """Say this, to eyes and to screen readers."""
        self._text.setText(text)
        self.button.setAccessibleName(text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.button.click()
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)


def form_of(*lists: ChoiceList) -> QFormLayout:
    """Lay out lists below one another, each label beside its list or above it if need be."""
    form = QFormLayout()
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for choices in lists:
        form.addRow(choices.label, choices)
    return form
