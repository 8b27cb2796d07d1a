"""A leaf of paper in the middle of a table, with the line of an omen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from gupai_desktop.engine.words import Words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import WidgetCloth
from gupai_desktop.ui.widgets.parts import column_of, text_label

#: How large its letters are, the part of the table that it may take, and its widest, in letters.
_LARGE, _PART, _WIDEST = 1.9, 0.8, 22
_MARGIN, _FRAME = 34, 9


class OmenLeaf(QFrame):
    """Lies over a board until it is clicked, or something is done at the table."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board, self._scheme, self._cloth = board, LIGHT, WidgetCloth()
        #: What stands on it now.
        self.line: Words | None = None
        self.label = text_label(_LARGE, is_centred=True)
        column_of(self.label, parent=self, margin=_MARGIN)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        board.installEventFilter(self)
        self.hide()

    def show_line(self, line: Words | None) -> bool:
        """Lie in the middle of the board with a line, or be away; return whether it is another."""
        if line == self.line:
            return False
        self.line = line
        self.retranslate()
        self.setVisible(line is not None)
        self.raise_()
        return True

    def retranslate(self) -> None:
        """Write the line in the language of the interface, on a leaf as large as it needs."""
        if self.line is None:
            return
        self.label.setText(say(self.line))
        room, letter = self._board.size() * _PART, self.label.fontMetrics().height()
        wide = min(room.width() - 2 * _MARGIN, _WIDEST * letter)
        wide = min(wide, self.label.fontMetrics().horizontalAdvance(self.label.text()) + letter)
        high = self.label.heightForWidth(wide)
        self.resize(wide + 2 * _MARGIN, high + 2 * _MARGIN)
        self.move(self._board.rect().center() - self.rect().center())

    def apply_theme(self, paper: Scheme) -> None:
        self._scheme = paper
        self.label.setStyleSheet(f"color: {paper.caption};")
        self.retranslate()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._cloth.of(self, self._scheme))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self._scheme.faint), 1))
        painter.drawRect(edge)
        painter.setPen(QPen(QColor(self._scheme.gold), 1.5))
        painter.drawRect(edge.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._board:
            self.retranslate()
        return super().eventFilter(watched, event)
