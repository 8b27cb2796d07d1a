"""The scaffold of dialogs, and their parts: rows and columns, labels, buttons, lists, toolbars."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QCursor, QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QToolBar,
    QToolButton,
    QWidget,
)

from gupai_desktop import paths
from gupai_desktop.engine.words import Words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.appearance import (
    ENLARGED,
    Appearance,
    in_serif,
    serif_sheet,
    with_size_of,
)
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.window_palette import TOUCH_TARGET, mixed
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.long_press import LongPress

if TYPE_CHECKING:
    from PySide6.QtWidgets import (
        QAbstractButton,
        QAbstractScrollArea,
        QComboBox,
        QDialogButtonBox,
        QScrollArea,
        QTreeWidgetItem,
    )

_ICON = QSize(20, 20)

LayoutPart = QWidget | QLayout | int
#: A part by itself or with its stretch; a number is so much empty room.
Item = LayoutPart | tuple[LayoutPart, int]
#: Room that grows.
STRETCH: Item = (0, 1)


def _box_of(
    direction: QBoxLayout.Direction,
    *items: Item,
    parent: QWidget | None = None,
    margin: int | None = None,
    spacing: int | None = None,
) -> QBoxLayout:
    box = QBoxLayout(direction)
    if parent is not None:
        parent.setLayout(box)
    if margin is not None:
        box.setContentsMargins(margin, margin, margin, margin)
    if spacing is not None:
        box.setSpacing(spacing)
    for item in items:
        part, stretch = item if isinstance(item, tuple) else (item, 0)
        if isinstance(part, QWidget):
            box.addWidget(part, stretch)
        elif isinstance(part, QLayout):
            box.addLayout(part, stretch)
        elif stretch:
            box.addStretch(stretch)
        else:
            box.addSpacing(part)
    return box


#: Lay out items side by side, or below one another, in the parent if there is one.
row_of = partial(_box_of, QBoxLayout.Direction.LeftToRight)
column_of = partial(_box_of, QBoxLayout.Direction.TopToBottom)


def empty(layout: QLayout) -> None:
    """Take out of a layout all that it has."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def fit(row: QWidget, room: int, details: Iterable[Callable[[], object]]) -> None:
    """Write the texts of a row in falling detail until all of it finds room."""
    for write in details:
        write()
        # What has only just been shown does not tell the layout of its new size.
        if (layout := row.layout()) is not None:
            layout.invalidate()
        if row.sizeHint().width() <= room:
            break


def leave_if_away(button: QWidget) -> None:
    """Have a button whose menu was shown not lit any more, unless the pointer is there."""
    is_there = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_there)
    button.update()


def in_two_lines(text: str) -> str:
    r"""Return a text with a break at the space next to its middle; in Chinese right there.

    >>> in_two_lines("Back to where it could")
    'Back to where\nit could'
    """
    middle = len(text) // 2
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    cut = min(spaces, key=lambda place: abs(place - middle), default=middle)
    return f"{text[:cut]}\n{text[cut:].lstrip()}"


def scroll_down_in(area: QScrollArea, inside: QWidget) -> None:
    """Lay a widget out in an area as wide as that; the focus is its parts', not the area's."""
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def own_viewport(area: QAbstractScrollArea) -> None:
    """Give an area a viewport like that of Qt's own, of which PySide knows what it is.

    To find out of Qt's own, it would load every class of widgets.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(QPalette.ColorRole.Base)
    viewport.setAutoFillBackground(True)
    viewport.setMouseTracking(area.hasMouseTracking())
    area.setViewport(viewport)


def load_widget_classes() -> None:
    """Let PySide load every class of widgets, as it does where it first meets one of Qt's own."""
    from PySide6.QtWidgets import QAbstractScrollArea

    QAbstractScrollArea().viewport()


def text_label(size: float = 1.0, *, is_bold: bool = False, is_centred: bool = False) -> QLabel:
    """Return a label of as many lines as its plain text needs, that many times the usual size."""
    made = QLabel()
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if is_bold or size != 1.0:
        enlarge(made, size, is_bold=is_bold)
    if is_centred:
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


def enlarge(widget: QWidget, size: float, *, is_bold: bool = True, is_serif: bool = True) -> None:
    """Write that many times as large as the usual font, now and after it has changed."""
    ENLARGED[widget] = size
    font = with_size_of(QFont(), size, in_serif(widget.font()) if is_serif else widget.font())
    font.setBold(is_bold)
    widget.setFont(font)


def push_button() -> QPushButton:
    """Return a button that Enter elsewhere in the dialog does not press."""
    button = QPushButton()
    button.setAutoDefault(False)
    return button


def name_where_room_is(buttons: Iterable[QToolButton], row: QLayout, width: int) -> None:
    """Write names beside the pictures of buttons if their row fits then, else the pictures alone.

    They are as high either way.
    """
    tools, kinds = tuple(buttons), Qt.ToolButtonStyle
    for style in (kinds.ToolButtonTextBesideIcon, kinds.ToolButtonIconOnly):
        for tool in tools:
            tool.setToolButtonStyle(style)
            tool.setMinimumHeight(max(tool.minimumHeight(), tool.sizeHint().height()))
            bar = tool.parentWidget()
            if bar is not None and (inside := bar.layout()) is not None:
                inside.invalidate()  # it remembers the texts before, and so does the row
                bar.updateGeometry()
        row.invalidate()
        if row.sizeHint().width() <= width:
            break


def rows_under(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    rows = (item.child(number) for number in range(item.childCount()))
    return [row for row in rows if row is not None]


def for_touch(*widgets: QWidget) -> None:
    """Make widgets as high as a finger needs, and tool buttons as wide, too."""
    for widget in widgets:
        widget.setMinimumHeight(TOUCH_TARGET)
        if isinstance(widget, QToolButton):
            widget.setMinimumWidth(TOUCH_TARGET)


def close_button_box(dialog: QDialog) -> QDialogButtonBox:
    """Return a row of buttons with Close, to which others can be added."""
    from PySide6.QtWidgets import QDialogButtonBox  # late: no window needs it

    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
    buttons.rejected.connect(dialog.reject)
    return buttons


def without_default(buttons: QDialogButtonBox) -> None:
    """Let Enter elsewhere in the dialog press none of these buttons."""
    for button in buttons.findChildren(QPushButton):
        button.setAutoDefault(False)
        button.setDefault(False)


def toolbar(actions: Actions, keys: Sequence[str]) -> QToolBar:
    """Return a bar of actions that the Tab key reaches, a line where there is no key."""
    bar = QToolBar()
    bar.setIconSize(_ICON)
    for key in keys:
        if key:
            bar.addAction(actions[key])
            bar.widgetForAction(actions[key]).setFocusPolicy(Qt.FocusPolicy.TabFocus)
        else:
            bar.addSeparator()
    return bar


def tool_button(actions: Actions, key: str) -> QToolButton:
    """Return a button with the picture and the name of an action."""
    button = QToolButton()
    button.setDefaultAction(actions[key])
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def icon_button() -> QToolButton:
    """Return a flat button for a picture only; see `set_name`."""
    button = QToolButton()
    button.setAutoRaise(True)
    button.setIconSize(_ICON)
    return button


def set_name(button: QAbstractButton, text: Words) -> None:
    """Say what a button with a picture does, to eyes and to screen readers."""
    name = say(text)
    button.setToolTip(name)
    button.setAccessibleName(name)


def wide_box() -> QComboBox:
    """Return a box that takes the width there is, whatever its entries are."""
    from PySide6.QtWidgets import QComboBox, QSizePolicy  # late: no window needs it

    box = QComboBox()
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMinimumContentsLength(12)
    return box


def refill(box: QComboBox, texts: Iterable[str], row: int) -> None:
    """Write the entries of a box anew, one of them chosen as before: nobody is told of it."""
    with QSignalBlocker(box):
        box.clear()
        box.addItems(list(texts))
        box.setCurrentIndex(row)


def lacquer(scheme: Scheme) -> str:
    """Return the ground of bars and panels, as a style sheet has it."""
    stops = f"stop: 0 {scheme.banner}, stop: 1 {scheme.banner_edge}"
    return f"background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, {stops});"


def scroll_bar_sheet(scheme: Scheme) -> str:
    """Return the style sheet of a slim scroll bar on a table."""
    return (
        "QScrollBar { background: transparent; border: none; width: 10px; }"
        f"QScrollBar::handle {{ background: {mixed(scheme, 0.4)}; border-radius: 4px;"
        " min-height: 24px; margin: 1px; }"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0px; }"
    )


def list_sheet(scheme: Scheme) -> str:
    """Return the style sheet of a list that lies on a table."""
    return (
        f"QListView {{ background: {scheme.cloth}; color: {scheme.caption};"
        f" border: 2px solid {scheme.tray}; }}"
        f"QListView:focus {{ border-color: {scheme.accent}; }}"
        f"{scroll_bar_sheet(scheme)} QListView::item {{ padding: 5px; }}"
        f"QListView::item:selected {{ background: {scheme.tray}; color: {scheme.caption};"
        f" border-left: 4px solid {scheme.accent}; }}"
    )


def panel_sheet(name: str, scheme: Scheme) -> str:
    """Return the style sheet of a panel at the foot of a table, by its name."""
    arrow = (paths.resources() / "icons" / "down.svg").as_posix()
    pressed, listed = f"#{name} QPushButton", f"#{name} QComboBox"
    return (
        f"#{name} {{ {lacquer(scheme)} border-top: 1px solid {scheme.accent}; }}"
        f"#{name} QLabel, #{name} QToolButton {{ color: {scheme.banner_text}; }}"
        f"#{name} QLabel, #{name} QToolButton, {pressed}, {listed} {{ {serif_sheet()} }}"
        " QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        f"{scroll_bar_sheet(scheme)}"
        f"{pressed}, {listed} {{ color: {scheme.banner_text}; border-radius: 6px;"
        f" background: {mixed(scheme, 0.1)}; border: 1px solid {mixed(scheme, 0.4)}; }}"
        f"{pressed} {{ padding: 0px 16px; }} {listed} {{ padding: 0px 14px; }}"
        f"{pressed}:disabled {{ color: {mixed(scheme)}; }}"
        f"{pressed}:hover {{ background: {mixed(scheme, 0.2)}; }}"
        f"{pressed}:focus, {listed}:focus {{ border: 2px solid {scheme.accent}; }}"
        f"{pressed}:focus {{ padding: 0px 15px; }} {listed}:focus {{ padding: 0px 13px; }}"
        f"{listed}::drop-down {{ border: none; width: 26px; }}"
        f'{listed}::down-arrow {{ image: url("{arrow}"); width: 11px; }}'
        f"{listed} QAbstractItemView {{ {lacquer(scheme)} color: {scheme.banner_text};"
        f" selection-color: {scheme.banner_text};"
        f" selection-background-color: {mixed(scheme, 0.3)}; }}"
    )


#: The name under which a window keeps what was announced last.
_ANNOUNCED = "announced"


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say this now, or as soon as the window of it is active."""
    window = widget.window()
    window.setProperty(_ANNOUNCED, text)
    if window.isActiveWindow() or not QAccessible.isActive():
        _say_aloud(widget, text)
    else:
        waiting = window.findChild(_Waiting) or _Waiting(window)
        waiting.texts[text] = None


def announced_in(window: QWidget) -> str:
    """Return what was announced last in a window."""
    return window.property(_ANNOUNCED) or ""


def _say_aloud(widget: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class _Waiting(QObject):
    """What a window announces once it is active: readers do not hear other windows."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self.texts = window, dict[str, None]()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            for text in self.texts:
                _say_aloud(self._window, text)
            self.texts.clear()
        return super().eventFilter(watched, event)


#: The largest share of the screen for a dialog.
_MAX_OF_SCREEN = 0.95


class Dialog(QDialog):
    """A dialog that fits on the screen and follows language and appearance.

    A subclass makes its parts and then calls `complete`.  It writes its texts in
    `retranslate` and takes its colours in `apply_theme`; both are called again when the
    language or the appearance changes.  One that tells what came of something has a `message`.
    """

    message: QLabel

    def complete(self, size: QSize, appearance: Appearance | None = None) -> None:
        """Write and colour the parts; make the dialog as large as this if the screen is."""
        LongPress(self)
        self.resize(size.boundedTo(self.screen().availableSize() * _MAX_OF_SCREEN))
        if appearance is not None:
            appearance.changed.connect(self._on_looks_changed)
            appearance.speed_changed.connect(self.apply_theme)
        self.apply_theme()
        self.retranslate()

    def apply_theme(self) -> None:
        """Take the colours and tile pictures of the appearance."""

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""

    def fit(self) -> None:
        """Tell as much as there is room for: the width, the letters or the language are others."""

    def show_message(self, text: Words) -> None:
        self.message.setText(say(text))
        announce(self.message, self.message.text())

    def _on_looks_changed(self) -> None:
        self.apply_theme()
        self.fit()

    def run(self) -> bool:
        return run(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def run(dialog: QDialog) -> bool:
    """Show a dialog until it is closed, then delete it; return whether it was accepted."""
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return is_accepted
