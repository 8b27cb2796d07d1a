"""The panel at the foot of the table, for all that needs more room than a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from gupai_desktop.engine.narrator import Change, Sign
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.texts.messages import Figure
from gupai_desktop.ui.theme.appearance import with_size_of
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import seal_icon
from gupai_desktop.ui.theme.window_palette import TOUCH_TARGET
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    announce,
    column_of,
    empty,
    for_touch,
    panel_sheet,
    row_of,
    scroll_down_in,
    set_name,
    text_label,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel
from gupai_desktop.ui.window.change_list import ChangeList

#: The text of a button and what it does.
PanelButton = tuple[Words, Callable[[], object]]

_SEAL = QSize(44, 44)
_MARGINS, _SPACE = (18, 8, 8, 8), 8
#: The most of its page that the panel takes, and the least room for a text beside buttons.
_MAX, _MIN = 0.58, 260
#: The same while rows speak of tiles on the table, which are to be seen.
_MAX_OF_ROWS = 0.42
#: The least height of the table beside an end or an explanation, in heights of letters.
_MIN_TABLE = 10
#: A caption, a value and a remark.
_LINES = 3
#: The line above it, and what is rounded away.
_SLACK = 4
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_UP = QBoxLayout.Direction.BottomToTop


class Content(NamedTuple):
    """A heading with a subject, figures, a text that may show tiles, and what can be done.

    A win bears a seal; what takes the focus has them at its first button.
    """

    text: Words | None = None
    choices: tuple[PanelButton, ...] = ()
    heading: Words | None = None
    subject: Words | None = None
    figures: tuple[Figure, ...] = ()
    #: A part that is more than a button.
    extra: QWidget | None = None
    is_won: bool = False
    takes_focus: bool = False
    #: What can be made of a group that is explained, and the signs of the tiles.
    changes: tuple[Change, ...] = ()
    signs: Mapping[Tile, Sign] = {}
    #: What stays the same content whatever it tells and offers, by a name.
    name: str = ""

    @property
    def key(self) -> tuple[object, ...]:
        """What makes it another content, and not one of which more is known."""
        shown = (self.heading or self.text, *(text for text, _ in self.choices), self.changes)
        return (self.name,) if self.name else shown


class Panel(QFrame):
    """Lies below the table while there is something to show; Esc closes it from anywhere.

    Signal: `closed` by the player.
    """

    closed = Signal()

    def __init__(self, page: QWidget, table: QWidget) -> None:
        super().__init__(page)
        self._page, self._table = page, table
        self.setObjectName("panel")
        #: What is shown now, if anything is.
        self.content: Content | None = None
        self.buttons: list[QPushButton] = []
        self._seal, self._subject, self.label = QLabel(), text_label(), TileLabel()
        self._seal.setPixmap(seal_icon().pixmap(_SEAL))
        self._heading = text_label(1.25, is_bold=True)
        self._figures, self._button_grid = QGridLayout(), QGridLayout()
        #: The labels of each figure.
        self._labels: list[list[QLabel]] = []
        self._figures.setHorizontalSpacing(28)
        self._figures.setVerticalSpacing(0)
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        for_touch(self._close)
        self._close.clicked.connect(self.dismiss)
        head = column_of(self._heading, self._subject, spacing=0)
        self._head = row_of(self._seal, (head, 1), spacing=14)
        self._top = row_of((self._head, 1), self._figures, spacing=28)
        self._extras = row_of(STRETCH, self._button_grid, spacing=_SPACE)
        self._foot = row_of((self.label, 1), self._extras, spacing=14)
        self.change_list = ChangeList()
        self._inside, self._scroll = QWidget(), QScrollArea()
        rows = (self._top, self._foot, self.change_list)
        self._column = column_of(*rows, parent=self._inside, margin=0, spacing=_SPACE)
        scroll_down_in(self._scroll, self._inside)
        outer = row_of((self._scroll, 1), parent=self, spacing=_SPACE)
        outer.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        outer.setContentsMargins(*_MARGINS)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        self._escape.activated.connect(self.dismiss)
        page.installEventFilter(self)
        self.hide_content()

    @property
    def text(self) -> str:
        content = self.content
        if content is None:
            return ""
        return say(joined(*filter(None, (content.heading, content.text))))

    @property
    def spoken(self) -> str:
        """All that is shown, in words."""
        figures = self.content.figures if self.content else ()
        return " ".join((self.text, *(f"{say(figure.spoken)}." for figure in figures)))

    def show_content(self, content: Content) -> None:
        """Show this; tell what is new, and give its first button the focus if it takes them."""
        before, self.content = self.content, content
        is_new = before is None or before.key != content.key
        if is_new:
            self._offer(content)
        self.show()
        self._escape.setEnabled(True)
        self.retranslate()
        if is_new:
            keys = (*self.buttons, *self.change_list.buttons)
            stops = [*keys, *filter(None, (content.extra,)), self._close]
            for stop, following in pairwise(stops):
                QWidget.setTabOrder(stop, following)
            self._scroll.verticalScrollBar().setValue(0)
            if content.takes_focus and keys and self.window().isActiveWindow():
                keys[0].setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self.spoken)

    def hide_content(self) -> None:
        """Leave all room to the table."""
        self._escape.setEnabled(False)
        if self.isAncestorOf(self.window().focusWidget() or self._table):
            # First, for a part that is hidden gives the focus away as a Tab does.
            self._table.setFocus()
        self.content = None
        self.hide()

    def dismiss(self) -> None:
        """The player has read it."""
        self.hide_content()
        self.closed.emit()

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        """Take the colours of the bars."""
        self.setStyleSheet(panel_sheet(self.objectName(), scheme))
        self.label.set_tile_style(tile_style)
        self.change_list.apply_theme(scheme, tile_style)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        set_name(self._close, words("Close"))
        if (content := self.content) is None:
            return
        for button, (text, _) in zip(self.buttons, content.choices, strict=True):
            button.setText(plain_text(say(text)))
        for label, said in ((self._heading, content.heading), (self._subject, content.subject)):
            label.setText(say(said) if said else "")
            label.setVisible(said is not None)
        self._seal.setVisible(content.is_won)
        self.label.set_words(content.text)
        self.label.setVisible(content.text is not None)
        self.change_list.retranslate()
        self._fill_figures(content.figures)
        self.setAccessibleName(self.text)
        self._place()

    def _fill_figures(self, figures: tuple[Figure, ...]) -> None:
        empty(self._figures)
        self._labels = []
        for figure in figures:
            texts = (say(figure.caption), figure.value, ", ".join(map(say, figure.remarks)))
            self._labels.append([QLabel(text, self._inside) for text in filter(None, texts)])
            for row, label in enumerate(self._labels[-1]):
                label.setFont(with_size_of(self.font(), 1.25 if row == 1 else 0.92))
                label.show()

    def _place_figures(self, room: int) -> None:
        """Lay as many figures side by side as there is room for."""
        for across in range(len(self._labels), 0, -1):
            for number, labels in enumerate(self._labels):
                down, right = divmod(number, across)
                for row, label in enumerate(labels, down * _LINES):
                    self._figures.addWidget(label, row, right, Qt.AlignmentFlag.AlignTop)
            if self._figures.sizeHint().width() <= room:
                break

    def _offer(self, content: Content) -> None:
        """Make the buttons anew; none that now means something else stays pressed."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        # Only in their place do they know how wide they are.
        self.buttons = [QPushButton(self._inside) for _ in content.choices]
        for_touch(*self.buttons)
        for place, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._do, place))
            button.setAutoDefault(True)
            button.ensurePolished()
        while self._extras.count() > 2:
            item = self._extras.takeAt(2)
            if item is not None and (widget := item.widget()) is not None:
                widget.setParent(None)
        if content.extra is not None:
            self._extras.addWidget(content.extra)
            content.extra.show()
        self.change_list.show_changes(content.changes, content.signs)

    def _do(self, place: int) -> None:
        if self.content is not None:
            self.content.choices[place][1]()

    def _place(self) -> None:
        """Lay all in as few rows as there is room for, and be as high as they need."""
        left, _, right, _ = _MARGINS
        close = self._close.sizeHint().expandedTo(self._close.minimumSize())
        room = self._page.width() - left - right - close.width() - 2 * _SPACE
        row = sum(button.sizeHint().width() + _SPACE for button in self.buttons)
        extra = self.content.extra if self.content else None
        beside = row + (extra.sizeHint().width() + _SPACE if extra else 0)
        wide = max((button.sizeHint().width() for button in self.buttons), default=0)
        columns = len(self.buttons) if row <= room else 2 if 2 * wide + _SPACE <= room else 1
        for place, button in enumerate(self.buttons):
            self._button_grid.addWidget(button, place // columns, place % columns)
            button.show()
        self._extras.setDirection(_ACROSS if beside <= room else _DOWN)
        lines = self.label.heightForWidth(max(1, room - beside - 2 * _SPACE))
        is_short = lines <= max(TOUCH_TARGET, 2 * self.label.line_height)
        self._foot.setDirection(_ACROSS if beside + _MIN <= room and is_short else _DOWN)
        self._place_figures(room)
        heads = (self._heading, self._subject)
        head = max(label.fontMetrics().horizontalAdvance(label.text()) for label in heads)
        figures = self._figures.sizeHint().width() + self._top.spacing() + _SEAL.width()
        self._top.setDirection(_ACROSS if head + figures <= room else _DOWN)
        self.change_list.lay_out(room)
        for box in (self._top, self._foot, self._column):
            box.invalidate()
        self._column.activate()
        needed = self._column.totalSizeHint().height()
        if self._column.hasHeightForWidth():
            needed = self._column.totalHeightForWidth(room)
        margins = _MARGINS[1] + _MARGINS[3] + _SLACK
        most = round(self._page.height() * (_MAX_OF_ROWS if self.change_list.buttons else _MAX))
        most = min(most, self._page.height() - self._table.minimumHeight())
        if self.content and self.content.figures and needed + margins > most:
            # What can be done stays in sight, and the text below it is scrolled to.
            self._foot.setDirection(_UP)
        needed = max(needed, close.height())
        high = max(min(needed + margins, most), close.height())
        is_whole = bool(self.content and (self.content.figures or self.content.changes))
        # It may leave so little of the table that its tiles are not seen.
        left = self._page.height() - high
        self._lay(high, is_whole=is_whole and left < _MIN_TABLE * self.fontMetrics().height())

    def _lay(self, high: int, *, is_whole: bool) -> None:
        """Lie below the table, so high, or over all of it, which keeps its size."""
        layout = self._page.layout()
        assert layout is not None
        self.setFixedHeight(self._page.height() if is_whole else high)
        if is_whole:
            layout.removeWidget(self)
            self.setGeometry(self._page.rect())
            self.raise_()
        elif layout.indexOf(self) < 0:
            layout.addWidget(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._page and self.content:
            self._place()
        return super().eventFilter(watched, event)
