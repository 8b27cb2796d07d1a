"""A focus frame for widgets whose style does not show that they have the keyboard focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

#: The width of the frame; the outer half of a pen twice as wide is clipped.
_WIDTH = 2


class FocusFrame(QWidget):
    """Lies over a widget while it has the focus, in the colour of the focus of a line edit."""

    def __init__(self, framed: QWidget) -> None:
        super().__init__(framed)
        self._framed = framed
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        framed.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.resize(self._framed.size())
            self.raise_()
            self.show()
        elif event.type() == QEvent.Type.FocusOut:
            self.hide()
        elif event.type() == QEvent.Type.Resize:
            self.resize(self._framed.size())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        # PySide takes a text here, and no bytes, whatever its types say.
        palette = QApplication.palette("QLineEdit")  # type: ignore[call-overload]
        painter = QPainter(self)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2 * _WIDTH))
        painter.drawRect(self.rect())
        painter.end()
