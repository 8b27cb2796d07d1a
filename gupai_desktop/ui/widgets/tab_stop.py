"""A bar of buttons that the tabulator stops at once; arrow keys lead from one to the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

#: Where an arrow key leads from one button of so many.
_STEPS: dict[int, Callable[[int, int], int]] = {
    Qt.Key.Key_Left: lambda here, count: (here - 1) % count,
    Qt.Key.Key_Right: lambda here, count: (here + 1) % count,
    Qt.Key.Key_Home: lambda _here, _count: 0,
    Qt.Key.Key_End: lambda _here, count: count - 1,
}


class TabStop(QObject):
    """The one of a bar's buttons that the tabulator stops at; `find` gives all of them."""

    def __init__(self, bar: QWidget, find: Callable[[], list[QToolButton]]) -> None:
        super().__init__(bar)
        self._bar, self._find = bar, find
        self._stop: QToolButton | None = None
        #: What has just lost the focus.
        self._left: QObject | None = None

    def begin(self) -> None:
        """Look after other buttons from now on."""
        self._stop = None
        for button in self._find():
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.installEventFilter(self)

    def _stops(self) -> list[QToolButton]:
        """The buttons that can be pressed now."""
        return [one for one in self._find() if one.isVisibleTo(self._bar) and one.isEnabled()]

    def choose(self, wanted: QToolButton | None = None) -> None:
        """Let the tabulator stop at this button, or where it did, or else at the nearest one."""
        stops = self._stops()
        stop = wanted or self._stop
        if stop not in stops:
            buttons = self._find()
            here = buttons.index(stop) if stop in buttons else 0
            stop = min(stops, key=lambda one: abs(buttons.index(one) - here), default=None)
        if stop is not self._stop:
            if self._stop in self._find():
                self._stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._stop = stop
        if stop is not None:
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _go(self, key: int) -> bool:
        """Go from button to button with the arrow keys; False for any other key."""
        stops = self._stops()
        if self._stop not in stops or key not in _STEPS:
            return False
        goal = _STEPS[key](stops.index(self._stop), len(stops))
        self.choose(stops[goal])
        stops[goal].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _keep_focus(self, button: QObject) -> None:
        """A button that had the focus has just been switched off: its neighbour gets it."""
        is_left = button is self._left
        self.choose()
        if is_left and self._stop is not None:
            self._stop.setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._go(event.key())
        if kind == QEvent.Type.FocusOut:
            self._left = watched
            QTimer.singleShot(0, self, self._forget_left)
        elif kind == QEvent.Type.EnabledChange:
            self._keep_focus(watched)
        return super().eventFilter(watched, event)

    def _forget_left(self) -> None:
        self._left = None
