"""A card that lies on the table when a game is over: how, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from gupai_desktop.engine.words import joined, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.telling import Figure, Result
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import seal_icon
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.banner import Choice, Overlay
from gupai_desktop.ui.widgets.parts import announce, column_of, for_finger, row_of, text_label

_SEAL = QSize(56, 56)
_MARGIN = 22
#: The least room between the card and the edges of the table.
_SPACE = 12


class Card(Overlay):
    """A result with buttons, in the middle of its parent; Esc puts it away.

    Signal: `closed` by the player.
    """

    _RADIUS = 16
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: What stands on it, or stood there last.
        self.result: Result | None = None
        self._choices: tuple[Choice, ...] = ()
        self._seal, self._heading = QLabel(), text_label()
        self._subject, self._remark = text_label(), text_label()
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(28)
        self._figures.setVerticalSpacing(2)
        self._buttons = QGridLayout()
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        for_finger(self._close)
        self._close.clicked.connect(self._dismiss)
        self.buttons: list[QPushButton] = []
        head = column_of(self._heading, self._subject, spacing=2)
        self._column = column_of(
            row_of(self._seal, (head, 1), spacing=16),
            self._figures,
            self._remark,
            self._buttons,
            parent=self,
            margin=_MARGIN,
            spacing=14,
        )
        self._close.setParent(self)

    @property
    def text(self) -> str:
        """The sentences on it, if it is shown."""
        if self.result is None or not self.isVisibleTo(self._table):
            return ""
        return say(joined(*filter(None, (self.result.heading, self.result.remark))))

    @property
    def spoken(self) -> str:
        """All that stands on it."""
        figures = self.result.figures if self.result else ()
        return " ".join((self.text, *(f"{figure.spoken}." for figure in figures)))

    def show_result(self, result: Result, choices: tuple[Choice, ...]) -> None:
        """Lay the card on the table, its first button ready for the keys; tell what it says."""
        texts = [text for text, _ in choices]
        is_new = not self.isVisibleTo(self._table) or texts != [text for text, _ in self._choices]
        self.result = result
        if is_new:
            self._seal.setPixmap(seal_icon().pixmap(_SEAL))
            self._offer(choices)
        self._seal.setVisible(result.is_won)
        self.show()
        self.retranslate()
        self.raise_()
        if is_new and self.buttons and self._table.window().isActiveWindow():
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        if is_new:
            announce(self, self.spoken)

    def put_away(self) -> None:
        """Show the table again."""
        if self.isVisibleTo(self._table):
            if self.isAncestorOf(self.window().focusWidget() or self._table):
                # First, for a part that is hidden gives the focus away as a Tab does.
                self._table.setFocus()
            self.hide()

    def _dismiss(self) -> None:
        """The player has read it."""
        self.put_away()
        self.closed.emit()

    def apply_theme(self, scheme: Scheme) -> None:
        self._colour(scheme)
        if self.isVisibleTo(self._table):
            self.retranslate()

    def retranslate(self) -> None:
        self._close.setAccessibleName(say(words("Notices", "Close")))
        self._close.setToolTip(say(words("Notices", "Close")))
        for button, (text, _) in zip(self.buttons, self._choices, strict=True):
            button.setText(plain_text(say(text)))
        if self.result is not None:
            self._heading.setText(say(self.result.heading))
            self._subject.setText(say(self.result.subject))
            self._remark.setText(say(self.result.remark) if self.result.remark else "")
            self._remark.setVisible(self.result.remark is not None)
            self._fill_figures(self.result.figures)
        self.setAccessibleName(self.text)
        self._place()

    def _fill_figures(self, figures: tuple[Figure, ...]) -> None:
        while (item := self._figures.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for column, figure in enumerate(figures):
            texts = (say(figure.caption), figure.value, "\n".join(map(say, figure.remarks)))
            for row, text in enumerate(filter(None, texts)):
                label = QLabel(text)
                label.setFont(self._scaled_font(1.5 if row == 1 else 0.95))
                label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
                self._figures.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
                label.show()

    def _scaled_font(self, factor: float, *, is_bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(1.0, font.pointSizeF() * factor))
        font.setBold(is_bold)
        return font

    def _offer(self, choices: tuple[Choice, ...]) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self._choices, self.buttons = choices, [QPushButton() for _ in choices]
        for_finger(*self.buttons)
        for button, (text, do) in zip(self.buttons, choices, strict=True):
            button.setText(plain_text(say(text)))
            button.clicked.connect(do)
            button.setAutoDefault(True)

    def _place(self) -> None:
        """As large as it needs, in the middle, its buttons in one row or in two."""
        self._heading.setFont(self._scaled_font(1.6, is_bold=True))
        room = self._table.size() - QSize(2 * _SPACE, 2 * _SPACE)
        row = sum(button.sizeHint().width() + 8 for button in self.buttons) + 2 * _MARGIN
        columns = len(self.buttons) if row <= min(room.width(), 720) else 2
        for place, button in enumerate(self.buttons):
            self._buttons.addWidget(button, place // columns, place % columns)
            button.show()
        self._column.activate()
        width = min(max(self._column.totalMinimumSize().width(), 460), room.width())
        height = min(self._column.totalHeightForWidth(width), room.height())
        left, top = (self._table.width() - width) // 2, (self._table.height() - height) // 2
        self.setGeometry(left, max(_SPACE, top), width, height)
        self._close.adjustSize()
        self._close.move(width - self._close.width() - 8, 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._dismiss()
        else:
            super().keyPressEvent(event)
