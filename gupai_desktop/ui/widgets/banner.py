"""The quiet line over the foot of the table: why not, no move left, won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from gupai_desktop.engine.words import Words, joined
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import seal_icon

#: The text of a button and what it does.
Choice = tuple[Words, Callable[[], object]]

_SPACE = 14
_BELOW = 5
#: Room beside the text that no line may take.
_SLACK = 6
_SEAL = QSize(32, 32)
_ROOM = QRect(0, 0, 10_000, 10_000)


class Banner(QFrame):
    """Sentences, and buttons if there is something to do.

    It lies over its parent's foot and is as wide as its text needs.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("banner")
        self._sentences: tuple[Words, ...] = ()
        self._choices: tuple[Choice, ...] = ()
        self._seal = QLabel(self)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._all_buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 6, 16, 6)
        self._row.setSpacing(_SPACE)
        self._row.addWidget(self._seal)
        self._row.addWidget(self._text, 1)
        parent.installEventFilter(self)
        self.hide()

    @property
    def sentences(self) -> tuple[Words, ...]:
        """What it was told to say."""
        return self._sentences

    @property
    def text(self) -> str:
        """What it says now."""
        return self._text.text() if self.isVisibleTo(self._table) else ""

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons that are shown."""
        return self._all_buttons[: len(self._choices)]

    @property
    def usual_height(self) -> int:
        """What two lines of text take, with the space around them.

        They are Chinese lines, since those are the highest.
        """
        margins = self._row.contentsMargins()
        lines = self._text.fontMetrics().boundingRect(_ROOM, 0, "骨\n骨").height()
        return lines + margins.top() + margins.bottom() + 4 + 2 * _BELOW

    def show_message(
        self,
        sentences: tuple[Words, ...],
        choices: tuple[Choice, ...] = (),
        *,
        with_seal: bool = False,
    ) -> None:
        """Show sentences, or nothing if there are none."""
        self._sentences = sentences
        if with_seal and self._seal.pixmap().isNull():
            self._seal.setPixmap(seal_icon().pixmap(_SEAL))
        self._seal.setVisible(with_seal)
        self._offer(choices)
        self.retranslate()
        self.setVisible(bool(sentences))
        if sentences:
            announcement = QAccessibleAnnouncementEvent(self, self._text.text())
            QAccessible.updateAccessibility(announcement)

    def apply_theme(self, scheme: Scheme) -> None:
        """Take other colours."""
        self.setStyleSheet(
            f"#banner {{ background: {scheme.banner}; border: 1px solid {scheme.faint};"
            f" border-radius: 12px; }} QLabel {{ color: {scheme.banner_text}; }}"
        )

    def retranslate(self) -> None:
        """Say the same in the language of the interface."""
        self._text.setText(say(joined(*self._sentences)) if self._sentences else "")
        for button, (text, _) in zip(self.buttons, self._choices, strict=True):
            button.setText(say(text))
        self._place()

    def _offer(self, choices: tuple[Choice, ...]) -> None:
        """Show a button for each choice.

        They are the same ones each time.  Each is hidden first, so that none stays
        pressed, or has the keys, that now means something else.
        """
        for button in self._all_buttons:
            button.hide()
        self._choices = choices
        for place in range(len(self._all_buttons), len(choices)):
            self._add_button(place)
        for button in self.buttons:
            button.show()

    def _add_button(self, place: int) -> None:
        button = QPushButton(self)
        button.clicked.connect(lambda: self._do(place))
        self._row.addWidget(button)
        self._all_buttons.append(button)

    def _do(self, place: int) -> None:
        """Do what a button is for; the table hears the keys again."""
        _, do = self._choices[place]
        do()
        self._table.setFocus()

    def _place(self) -> None:
        """As wide as the text on one line, but not wider than the table."""
        margins = self._row.contentsMargins()
        widgets = [*self.buttons, *([] if self._seal.isHidden() else [self._seal])]
        beside = [widget.sizeHint() for widget in widgets]
        others = sum(size.width() + _SPACE for size in beside)
        others += margins.left() + margins.right() + _SLACK
        # A pixel more, for the width is rounded, and Chinese may be broken anywhere.
        line = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 1
        width = min(self._table.width() - 2 * _SPACE, line + others)
        lines = self._text.heightForWidth(max(120, width - others))
        row = max([lines, *(size.height() for size in beside)])
        height = row + margins.top() + margins.bottom() + 4
        left = (self._table.width() - width) // 2
        self.setGeometry(left, self._table.height() - height - _BELOW, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
