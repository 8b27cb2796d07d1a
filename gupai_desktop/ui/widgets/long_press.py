"""A finger that rests on something: it shows what a resting pointer or the right button shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QTimer
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QShowEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

_ENDS = (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class LongPress(QObject):
    """Follows one finger on a window, wherever in it.

    What has a tool tip shows it, for a while after the finger is lifted too; elsewhere the
    menu is opened.  A finger that has rested presses no button when it is lifted.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._point, self._tip = QPointF(), ""
        rest = QGuiApplication.styleHints().mousePressAndHoldInterval()
        self.timer = QTimer(self, interval=rest, singleShot=True)
        self.timer.timeout.connect(self._on_rest)
        window.installEventFilter(self)

    @property
    def _window(self) -> QWidget:
        """The window; it is not kept, or only the collector of cycles could delete it."""
        window = self.parent()
        assert isinstance(window, QWidget)
        return window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._follow(event)
        elif isinstance(event, QShowEvent) and isinstance(watched, QWidget):
            watched.windowHandle().installEventFilter(self)
        return False

    def _follow(self, event: QTouchEvent) -> None:
        """A finger has come down, moved, or gone; a second one means something else."""
        points = event.points()
        if event.type() in _ENDS or len(points) != 1:
            self.timer.stop()
            if self._tip:
                # Qt takes a tip away when a button goes up, as it does now.
                QTimer.singleShot(0, self, self._show_tip)
        elif event.type() == QEvent.Type.TouchBegin:
            self._point, self._tip = points[0].position(), ""
            self.timer.start()
        else:
            way = (points[0].position() - self._point).toPoint().manhattanLength()
            if way >= QGuiApplication.styleHints().startDragDistance():
                self.timer.stop()

    def _on_rest(self) -> None:
        """Show the tip of what lies under the finger, else its menu, else what explains it."""
        point = self._point.toPoint()
        widget = self._window.childAt(point) or self._window
        place, screen = widget.mapFrom(self._window, point), self._window.mapToGlobal(point)
        if isinstance(widget, QAbstractButton):
            widget.setDown(False)
        self._tip = widget.toolTip()
        if self._tip:
            self._show_tip()
            return
        reason = QContextMenuEvent.Reason.Mouse
        menu = QContextMenuEvent(reason, place, screen)
        QApplication.sendEvent(widget, menu)
        if not menu.isAccepted():
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, screen))

    def _show_tip(self) -> None:
        """Show the tip above the finger, which would hide it."""
        above = QPoint(0, 2 * self._window.fontMetrics().height())
        QToolTip.showText(self._window.mapToGlobal(self._point.toPoint()) - above, self._tip)
