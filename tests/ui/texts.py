"""Finds every text that can be read in a window, and where it is."""

from collections.abc import Iterator

from PySide6.QtCore import QMargins, QRect, Qt
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCalendarWidget,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QStyle,
    QStyleOptionGroupBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.ui.painted import is_greyed, painted_in, paints_itself

#: This many rows of a list are enough.
_ROWS = 20

#: What is round a painted text.
_GROUND = QMargins(6, 1, 6, 1)

#: A text and its place in the widget that shows it.
Text = tuple[str, QRect]


def texts_in(window: QWidget) -> Iterator[Text]:
    """Every text that is shown whole and is not greyed out, and where it is in the window."""
    for widget in window.findChildren(QWidget):
        shown = widget.visibleRegion().boundingRect()
        if not widget.isVisibleTo(window) or not widget.isEnabled() or shown.isEmpty():
            continue
        for text, where in _shown_by(widget):
            if any(map(str.isalnum, text)) and where & shown == where and not where.isEmpty():
                yield text, QRect(widget.mapTo(window, where.topLeft()), where.size())


def _shown_by(widget: QWidget) -> Iterator[Text]:
    """What a widget of ours paints by itself, or else what one of Qt's is asked to show."""
    if not paints_itself(widget):
        yield from _texts_of(widget)
    for one in painted_in(widget):
        if not is_greyed(one, widget) and not one.is_beyond(widget):
            # More than half of it is ground, in Chinese too.
            yield one.text, one.where.toAlignedRect().marginsAdded(_GROUND) & widget.rect()


def _texts_of(widget: QWidget) -> Iterator[Text]:
    if isinstance(widget, QHeaderView):
        yield from _headers(widget)
    elif isinstance(widget, QAbstractItemView):
        yield from _cells(widget)
    elif isinstance(widget, QTextEdit):
        yield from _written(widget)
    elif isinstance(widget, QTabBar):
        places = range(widget.count())
        yield from ((widget.tabText(place), widget.tabRect(place)) for place in places)
    elif isinstance(widget, QGroupBox):
        yield _title(widget)
    elif isinstance(widget, QAbstractButton | QLabel):
        yield widget.text(), widget.rect()
    elif isinstance(widget, QLineEdit):
        yield widget.text() or widget.placeholderText(), widget.rect()
    elif isinstance(widget, QPlainTextEdit):
        yield widget.toPlainText() or widget.placeholderText(), widget.rect()
    elif isinstance(widget, QComboBox):
        yield widget.currentText(), widget.rect()


def _cells(view: QAbstractItemView) -> Iterator[Text]:
    """The rows that lie open; a calendar paints its days."""
    model, root = view.model(), view.rootIndex()
    if model is None or isinstance(view.parentWidget(), QCalendarWidget):
        return
    for row in range(min(_ROWS, model.rowCount(root))):
        for column in range(1 if isinstance(view, QListView) else model.columnCount(root)):
            index = model.index(row, column, root)
            if model.flags(index) & Qt.ItemFlag.ItemIsEnabled:
                place = view.visualRect(index).translated(view.viewport().pos())
                yield str(index.data() or ""), place


def _headers(header: QHeaderView) -> Iterator[Text]:
    if header.orientation() is Qt.Orientation.Horizontal:
        for section in range(header.count()):
            text = header.model().headerData(section, Qt.Orientation.Horizontal)
            left, wide = header.sectionViewportPosition(section), header.sectionSize(section)
            yield str(text or ""), QRect(left, 0, wide, header.height())


def _title(box: QGroupBox) -> Text:
    option = QStyleOptionGroupBox()
    box.initStyleOption(option)
    label = QStyle.SubControl.SC_GroupBoxLabel
    place = box.style().subControlRect(QStyle.ComplexControl.CC_GroupBox, option, label, box)
    return box.title(), place


def _written(edit: QTextEdit) -> Iterator[Text]:
    """What is written in one colour on one line."""
    block = edit.document().begin()
    while block.isValid():
        yield from _fragments(edit, block)
        block = block.next()


def _fragments(edit: QTextEdit, block: QTextBlock) -> Iterator[Text]:
    # PySide's iterator of fragments ends where Python's protocol does not say so.
    fragments = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        first, last = QTextCursor(block), QTextCursor(block)
        first.setPosition(fragment.position())
        last.setPosition(fragment.position() + fragment.length())
        start, end = edit.cursorRect(first), edit.cursorRect(last)
        if not fragment.charFormat().isImageFormat() and start.top() == end.top():
            place = start.united(end).translated(edit.viewport().pos())
            yield fragment.text(), place
        fragments += 1
