"""A timer for widgets that draw their pictures anew after a change of size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

#: The milliseconds without another resize after which the size is taken for the last one.
_REST = 80


class ResizeTimer(QTimer):
    """Calls `draw` once a widget keeps its size.

    Drawing from SVG takes longer than a step of resizing: until then the widget stretches
    the pictures that it has.
    """

    def __init__(self, widget: QWidget, draw: Callable[[], object]) -> None:
        super().__init__(widget, interval=_REST, singleShot=True)
        self._widget = widget
        self._drawn_in = QSize()
        self.timeout.connect(draw)

    def delay(self) -> bool:
        """Put drawing off if this is one of many steps: a hand drags the window or a splitter.

        A part that appears in the window resizes the others in one step: that is drawn at once.
        """
        window = self._widget.window()
        is_step = window.size() != self._drawn_in or bool(QGuiApplication.mouseButtons())
        if is_step and self._drawn_in.isValid() and self._widget.isVisible():
            self.start()
            return True
        return False

    def finish(self) -> None:
        """Note that the widget is being drawn for the size it has now."""
        self.stop()
        self._drawn_in = self._widget.window().size()
