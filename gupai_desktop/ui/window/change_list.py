"""What can be made of a group, a row each: seal, name, the tiles that go and come, where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.narrator import Change, Sign
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.theme.appearance import with_size_of
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, SIGN_SIDE, TileArt, tile_size
from gupai_desktop.ui.widgets.parts import column_of, row_of

#: The sizes of seals and badges, of tiles and of names, in heights of letters.
_SEAL, _TILE, _NAME = 1.1, 1.05, 1.05
#: The least width of a row, in heights of letters, and the gaps.
_MIN, _GAP, _EDGES = 15, 8, (12, 6, 12, 6)
#: Rows are never wider than if there were this many.
_FEW = 3
#: How a row looks that is no move.
_NO_MOVE = "ChangeButton { background: transparent; border-style: dashed; }"
#: What begins and ends pointing at a row.
_BEGINS = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_ENDS = (QEvent.Type.Leave, QEvent.Type.FocusOut)


class ChangeButton(QPushButton):
    """One row; it is as large as what stands on it."""

    def __init__(self, parts: int) -> None:
        super().__init__()
        self.seal, self.name, self.where = QLabel(), QLabel(), QLabel()
        self.pictures = [QLabel() for _ in range(parts)]
        head = row_of(self.seal, (self.name, 1), spacing=_GAP)
        foot = row_of(*self.pictures, (self.where, 1), spacing=_GAP)
        column = column_of(head, foot, parent=self, spacing=4)
        column.setContentsMargins(*_EDGES)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout else QSize()

    minimumSizeHint = sizeHint


class ChangeList(QWidget):
    """Rows side by side, as many as there is room for.

    Signals: `pointed` at the way of a row by pointer or keys, or at None; `chosen` by a click
    or Enter.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._changes: tuple[Change, ...] = ()
        self._signs: Mapping[Tile, Sign] = {}
        self._scheme = LIGHT
        self._art, self._stamp, self._badge = TileArt(), TileArt(), TileArt()
        self.buttons: list[ChangeButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)

    def show_changes(self, changes: tuple[Change, ...], signs: Mapping[Tile, Sign]) -> None:
        """Show these, with signs beside their tiles."""
        for old in self.buttons:
            old.removeEventFilter(self)
            old.hide()
            old.deleteLater()
        self._changes, self._signs = changes, signs
        self.buttons = [ChangeButton(len(list(self._pictures(change)))) for change in changes]
        for button, change in zip(self.buttons, changes, strict=True):
            button.setAutoDefault(True)
            button.clicked.connect(partial(self.chosen.emit, change))
            button.installEventFilter(self)
        self.setVisible(bool(changes))

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        """Take the colours of the bars and the tiles of the table."""
        self._scheme, self._art.theme = scheme, tile_style
        self.retranslate()

    def retranslate(self) -> None:
        """Write and draw all rows."""
        for button, change in zip(self.buttons, self._changes, strict=True):
            made, scheme = change.made, self._scheme
            button.setAccessibleName(say(change.spoken))
            button.name.setText(with_native(made.caption, made.native) if made.caption else "")
            button.name.setFont(with_size_of(self.font(), _NAME))
            ink = scheme.accent if made.counts else scheme.banner_text
            button.name.setStyleSheet(f"color: {ink if change.move else scheme.faint};")
            if change.move is None:
                button.setStyleSheet(_NO_MOVE)
            button.where.setText(say(change.where))
            button.where.setStyleSheet(f"color: {scheme.faint};")
            high = self.fontMetrics().height()
            self._stamp.scale = high * _SEAL * self.devicePixelRatioF() / SEAL_SIZE.width()
            seal = self._stamp.seal(scheme, is_full=made.counts)
            self._badge.scale = high * _SEAL * self.devicePixelRatioF() / SIGN_SIDE
            button.seal.setPixmap(self._sharp(seal))
            for label, shown in zip(button.pictures, self._pictures(change), strict=True):
                if isinstance(shown, str):
                    label.setText(shown)
                else:
                    label.setPixmap(self._sharp(shown))

    def _sharp(self, picture: QPixmap) -> QPixmap:
        shown = QPixmap(picture)
        shown.setDevicePixelRatio(self.devicePixelRatioF())
        return shown

    def _pictures(self, change: Change) -> Iterator[QPixmap | str]:
        """Yield the tiles that go, an arrow and those that come, each with its sign."""
        width = round(self.fontMetrics().height() * _TILE * self.devicePixelRatioF())
        for tiles in filter(None, (change.leaving, change.coming)):
            if tiles is change.coming and change.leaving:
                yield "→"
            yield self._art.row(faces_of(tiles), tile_size(width), 2)
            for sign in filter(None, map(self._signs.get, tiles)):
                yield self._badge.sign(sign)

    def lay_out(self, room: int) -> None:
        """Lay the rows out in a width, each as wide as the widest needs."""
        least = max((button.sizeHint().width() for button in self.buttons), default=1)
        least = max(least, _MIN * self.fontMetrics().height())
        columns = max(1, min(max(len(self.buttons), _FEW), (room + _GAP) // (least + _GAP)))
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < columns))
        for place, button in enumerate(self.buttons):
            self._grid.addWidget(button, place // columns, place % columns)
            button.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, ChangeButton):
            if event.type() in _BEGINS:
                self.pointed.emit(self._changes[self.buttons.index(watched)])
            elif event.type() in _ENDS:
                kept = next((button for button in self.buttons if button.hasFocus()), None)
                self.pointed.emit(self._changes[self.buttons.index(kept)] if kept else None)
        return super().eventFilter(watched, event)
