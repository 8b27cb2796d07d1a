"""What lies over a table, the banner, which says why not, and the bar of notices about files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.window_palette import FINGER
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.parts import announce, for_finger, message_style, row_of, text_label
from gupai_desktop.ui.widgets.tile_text import TileLabel

#: The text of a button and what it does.
Choice = tuple[Words, Callable[[], object]]

#: The room between an overlay and the foot of its table.
BELOW = 5
_SPACE = 14
#: Room beside the text that no line may take.
_SLACK = 6


class Overlay(QFrame):
    """Hidden at first.  A subclass lies where `_place` puts it, whenever the table is resized."""

    #: The radius of the corners, and the width of the edge.
    _RADIUS, _EDGE = 12, 1

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setObjectName(type(self).__name__)
        table.installEventFilter(self)
        self.hide()

    def _place(self) -> None:
        """Lie where it belongs over the table."""
        raise NotImplementedError

    def _colour(self, scheme: Scheme, more: str = "") -> None:
        """Take the colours of messages, and the letters of the application.

        A style sheet keeps those that were in force when it was first set.
        """
        self.setFont(QApplication.font())
        style = message_style(self, scheme, self._RADIUS, self._EDGE)
        self.setStyleSheet(f"{style} {more}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._table and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)


class Banner(Overlay):
    """Sentences, and buttons if there is something to do.

    It lies over its parent where that finds a place for it, and is as wide as its text needs.
    """

    def __init__(self, parent: QWidget, find_place: Callable[[QSize], QPoint]) -> None:
        super().__init__(parent)
        self._find_place = find_place
        self._sentences: tuple[Words, ...] = ()
        self._choices: tuple[Choice, ...] = ()
        self._is_spare = False
        #: What is said for now, instead of the message.
        self._aside: tuple[Words, ...] = ()
        #: What was announced for now: not announced again if it becomes the message.
        self._foretold: tuple[Words, ...] = ()
        self._text = TileLabel()
        self._all_buttons: list[QPushButton] = []
        self._row = row_of((self._text, 1), parent=self, spacing=_SPACE)
        self._row.setContentsMargins(16, 4, 16, 4)

    @property
    def text(self) -> str:
        """Return the text that is shown."""
        return self._text.words if self.isVisibleTo(self._table) else ""

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons that are shown."""
        return self._all_buttons[: len(self._choices)]

    def show_message(
        self,
        sentences: tuple[Words, ...],
        choices: tuple[Choice, ...] = (),
        *,
        is_spare: bool = False,
    ) -> None:
        """Show sentences, or nothing if there are none.

        Choices that can be spared give way where the text needs another line for them.
        """
        self._sentences, self._is_spare, self._aside = sentences, is_spare, ()
        self._offer(choices)
        self._show(is_news=sentences != self._foretold)
        self._foretold = ()

    def show_aside(self, sentences: tuple[Words, ...], *, is_told: bool = True) -> None:
        """Show other sentences for now, without buttons; with none, the message is back.

        What merely rests under the pointer is shown and not told to a screen reader.
        """
        if sentences != self._aside:
            self._aside = sentences
            is_news = is_told and bool(sentences) and sentences != self._sentences
            if is_news:
                self._foretold = sentences
            self._show(is_news=is_news)

    def _show(self, *, is_news: bool) -> None:
        self.retranslate()
        is_said = bool(self._aside or self._sentences)
        self.setVisible(is_said)
        if is_said and is_news:
            announce(self, self.text)

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self._colour(scheme)
        self._text.setFont(self.font())
        self._text.set_tile_style(tile_style)

    def retranslate(self) -> None:
        sentences = self._aside or self._sentences
        self._text.set_words(joined(*sentences) if sentences else None)
        for button, (text, _) in zip(self.buttons, self._choices, strict=True):
            button.setText(plain_text(say(text)))
            button.setVisible(not self._aside)
        if sentences:
            self._place()

    def _offer(self, choices: tuple[Choice, ...]) -> None:
        """Show a button for each choice.

        They are the same ones each time.  Each is hidden first, so that none that now means
        something else stays pressed or keeps the focus.
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
        for_finger(button)
        button.clicked.connect(lambda: self._do(place))
        self._row.addWidget(button)
        self._all_buttons.append(button)

    def _do(self, place: int) -> None:
        """Do what a button is for; the keyboard goes back to the table."""
        _, do = self._choices[place]
        do()
        self._table.setFocus()

    def _place(self) -> None:
        """As wide as the text on one line, but not wider than the table."""
        margins = self._row.contentsMargins()
        beside = [button.sizeHint() for button in self.buttons if not self._aside]
        around = margins.left() + margins.right() + _SLACK
        others = around + sum(size.width() + _SPACE for size in beside)
        if self._is_spare and not self._aside:
            widest = self._table.width() - 2 * _SPACE
            with_them, without = map(
                self._text.heightForWidth, (max(120, widest - others), widest - around)
            )
            for button in self.buttons:
                button.setVisible(with_them <= without)
            if with_them > without:
                beside, others = [], around
        # A pixel more, for the width is rounded, and Chinese may be broken anywhere.
        line = self._text.line_width + 1
        width = min(self._table.width() - 2 * _SPACE, line + others)
        lines = self._text.heightForWidth(max(120, width - others))
        row = max(lines, FINGER) if beside else lines
        height = row + margins.top() + margins.bottom() + 4
        self.setGeometry(QRect(self._find_place(QSize(width, height)), QSize(width, height)))


class Notices(QObject):
    """Sentences that have not been read yet.  Signal: `changed` when there are others."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.unread: list[Words] = []
        self._known: set[Words] = set()

    def add(self, sentence: Words | None) -> None:
        """Show one more sentence, unless it has been shown already."""
        if sentence is not None and sentence not in self._known:
            self._known.add(sentence)
            self.unread.append(sentence)
            self.changed.emit()

    def remove(self, sentence: Words) -> None:
        """Take back a sentence that is no longer true; it may be added again."""
        self._known.discard(sentence)
        if sentence in self.unread:
            self.unread.remove(sentence)
            self.changed.emit()

    def replace(self, before: Words | None, now: Words | None) -> None:
        """Take back what is no longer true, and show what is so instead."""
        if now != before:
            if before is not None:
                self.remove(before)
            self.add(now)

    def close(self) -> None:
        """All of them have been read."""
        self.unread.clear()
        self.changed.emit()


class NoticeBar(QFrame):
    """Shows the notices, if there are any, with a button to close them."""

    def __init__(self, notices: Notices) -> None:
        super().__init__()
        self._notices = notices
        self.label = text_label()
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = QPushButton()
        for_finger(self.button)
        self.button.clicked.connect(notices.close)
        row_of((self.label, 1), self.button, parent=self).setContentsMargins(12, 6, 12, 6)
        notices.changed.connect(self._on_changed)
        self.retranslate()

    def retranslate(self) -> None:
        unread = self._notices.unread
        self.label.setText(say(joined(*unread)) if unread else "")
        self.button.setText(say(words("Notices", "Close")))
        self.setVisible(bool(unread))

    def _on_changed(self) -> None:
        self.retranslate()
        if self._notices.unread:
            announce(self, self.label.text())
