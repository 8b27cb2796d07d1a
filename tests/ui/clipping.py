"""Finds texts that a window does not show whole: measured with the fonts they are shown in."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCalendarWidget,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolBar,
    QToolButton,
    QTreeView,
    QWidget,
)

from tests.ui.painted import painted_in, paints_itself

#: What is rounded away between one measure and another.
_SLACK = 2
#: What a push button and a tool button have round their text at least.
_EDGE = 6
_MNEMONIC = re.compile(r"&(.)")


def clipped_texts(window: QWidget) -> list[str]:
    """Every text of a window or of a part of it that is cut, elided or outside, and its place."""
    found = []
    for part in window.findChildren(QWidget):
        if part.isVisible() and part.window() is window.window():
            cut = (*_clipped(part), *_clipped_painting(part))
            found += [f"{type(part).__name__}: {text}" for text in cut]
            if not _is_inside(part, window):
                found.append(f"{type(part).__name__} lies outside: {_name(part)}")
    return found


def lost_buttons(window: QWidget) -> list[str]:
    """Every button of a window that is not seen whole, and every action gone from its bars."""
    wanted = set[QWidget](one for one in window.findChildren(QAbstractButton) if one.isVisible())
    for bar in window.findChildren(QToolBar):
        if bar.isVisible():
            actions = (action for action in bar.actions() if action.isVisible())
            wanted.update(map(bar.widgetForAction, actions))
    return sorted(
        f"{type(one).__name__}: {_name(one)}"
        for one in wanted
        if isinstance(one, QAbstractButton)
        and one.window() is window
        and not (_is_scrolled(one, window) or _is_whole(one))
        # Qt's own lead to what is gone, and stay for a while when nothing is.
        and not one.objectName().startswith("qt_")
    )


def _is_whole(part: QWidget) -> bool:
    least, size = part.minimumSizeHint(), part.size()
    has_room = least.width() <= size.width() and least.height() <= size.height()
    return has_room and part.visibleRegion().boundingRect() == part.rect()


def _name(part: QWidget) -> str:
    return part.property("text") or part.accessibleName() or part.objectName()


def _is_inside(part: QWidget, window: QWidget) -> bool:
    """Whether all of a part with a text is seen; what can be scrolled to is as good."""
    if not _name(part) or _is_scrolled(part, window):
        return True
    place = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
    return window.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(place)


def _is_scrolled(part: QWidget, window: QWidget) -> bool:
    parent = part.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _clipped(part: QWidget) -> Iterator[str]:
    if isinstance(part, QLabel):
        yield from _clipped_label(part)
    elif isinstance(part, QComboBox):
        yield from _clipped_choices(part)
    elif isinstance(part, QTabBar):
        yield from _clipped_tabs(part)
    elif isinstance(part, QHeaderView):
        yield from _clipped_headers(part)
    elif isinstance(part, QTreeView | QTableView):
        yield from _clipped_rows(part)
    elif isinstance(part, QAbstractButton):
        yield from _clipped_button(part)


def _clipped_painting(part: QWidget) -> Iterator[str]:
    """What a widget of ours does not write whole, unless its tool tip says it."""
    for one in painted_in(part):
        is_elided = one.text.endswith("…") and one.text != part.property("text")
        tip = part.toolTip()
        is_told = tip != "" and tip.startswith(one.text.rstrip("… "))
        if (is_elided or one.is_cut) and not is_told:
            yield one.text


def _plain(text: str) -> str:
    return _MNEMONIC.sub(r"\1", text)


def _width(metrics: QFontMetrics, text: str) -> int:
    return max((metrics.horizontalAdvance(line) for line in _plain(text).split("\n")), default=0)


def _clipped_label(label: QLabel) -> Iterator[str]:
    if not label.text() or not label.pixmap().isNull():
        return
    room = label.contentsRect()
    if label.wordWrap():
        longest = max(label.text().split(), key=len, default="")
        is_cut = label.heightForWidth(label.width()) > label.height() + _SLACK
        is_rich = label.textFormat() is Qt.TextFormat.RichText or "<" in longest
        is_cut |= not is_rich and not _breaks(label, room.width())
    else:
        hint = label.minimumSizeHint()
        is_cut = hint.width() > label.width() + _SLACK or hint.height() > label.height() + _SLACK
    if is_cut:
        yield label.text()


def _breaks(label: QLabel, width: int) -> bool:
    """Whether a text can be broken into lines of that width."""
    flags = Qt.TextFlag.TextWordWrap
    bounds = label.fontMetrics().boundingRect(0, 0, width, 9999, flags, label.text())
    return bounds.width() <= width + _SLACK


def _clipped_button(button: QAbstractButton) -> Iterator[str]:
    text = button.text()
    if not text or _is_icon_only(button) or paints_itself(button):
        return
    needed = _width(button.fontMetrics(), text)
    if not button.icon().isNull():
        needed += button.iconSize().width() + 4
    if needed > _room_of(button) + _SLACK or button.fontMetrics().height() > button.height():
        yield text


def _is_icon_only(button: QAbstractButton) -> bool:
    if not isinstance(button, QToolButton) or button.icon().isNull():
        return False
    return button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


def _room_of(button: QAbstractButton) -> int:
    if isinstance(button, QCheckBox | QRadioButton):
        option = QStyleOptionButton()
        button.initStyleOption(option)
        kind = (
            QStyle.SubElement.SE_CheckBoxContents
            if isinstance(button, QCheckBox)
            else QStyle.SubElement.SE_RadioButtonContents
        )
        return button.style().subElementRect(kind, option, button).width()
    edge = _EDGE if isinstance(button, QPushButton | QToolButton) else 0
    return button.width() - edge


def _clipped_choices(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for index in range(box.count()):
        if _width(box.fontMetrics(), box.itemText(index)) > room.width() + _SLACK:
            yield box.itemText(index)


def _clipped_tabs(bar: QTabBar) -> Iterator[str]:
    last = bar.tabRect(bar.count() - 1)
    if last.right() > bar.width() + _SLACK:
        yield f"{bar.tabText(bar.count() - 1)} (the last tab)"
    for index in range(bar.count()):
        if _width(bar.fontMetrics(), bar.tabText(index)) > bar.tabRect(index).width():
            yield bar.tabText(index)


def _clipped_headers(header: QHeaderView) -> Iterator[str]:
    if header.orientation() is not Qt.Orientation.Horizontal:
        return
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        text = header.model().headerData(section, Qt.Orientation.Horizontal)
        if text and _width(header.fontMetrics(), text) > header.sectionSize(section):
            yield str(text)


def _clipped_rows(view: QTreeView | QTableView) -> Iterator[str]:
    """Texts that their cell has no room for; a calendar paints its own days."""
    if not isinstance(view.parentWidget(), QCalendarWidget) and view.model() is not None:
        yield from _clipped_cells(view, QModelIndex())


def _clipped_cells(view: QTreeView | QTableView, parent: QModelIndex) -> Iterator[str]:
    model = view.model()
    flags = Qt.TextFlag.TextWordWrap if view.wordWrap() else Qt.TextFlag(0)
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            cell, text = view.visualRect(index), str(index.data() or "")
            bounds = view.fontMetrics().boundingRect(0, 0, cell.width(), 9999, flags, text)
            if not cell.isEmpty() and (
                bounds.width() > cell.width() + _SLACK or bounds.height() > cell.height() + _SLACK
            ):
                yield text
        if isinstance(view, QTreeView):
            yield from _clipped_cells(view, model.index(row, 0, parent))
