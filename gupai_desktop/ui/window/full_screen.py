"""Full screen: the table alone, the bars when the pointer or the keyboard asks for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

#: The pointer is looked for once in so many milliseconds.
_PERIOD = 100
#: So near the upper or lower edge the pointer asks for the bars, and so near it keeps them.
_EDGE, _NEAR = 2, 130
#: As wide or high as a widget can be.
UNBOUNDED = (1 << 24) - 1


class FullScreen(QObject):
    """Hides the bars of a window while it fills the screen; its action is ticked then.

    A hidden bar is only without height: its menus and keys go on working.  Signal: `changed`
    when bars may have been shown or hidden.
    """

    changed = Signal()

    def __init__(self, window: QMainWindow, action: QAction, bars: tuple[QWidget, ...]) -> None:
        super().__init__(window)
        self._window, self._action, self._bars = window, action, bars
        self._look = QTimer(self, interval=_PERIOD)
        self._look.timeout.connect(lambda: self.look(QCursor.pos()))
        window.installEventFilter(self)
        self.refresh()

    def switch(self) -> None:
        """Fill the screen, or be as large as before."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def leave(self) -> bool:
        """Be as large as before; False if the screen is not filled."""
        if not self._window.isFullScreen():
            return False
        self.switch()
        return True

    def refresh(self) -> None:
        """Hide the bars if the window fills the screen, and tick the action then."""
        is_full = self._window.isFullScreen()
        self._action.setChecked(is_full)
        self._show_bars(not is_full)
        if is_full:
            self._look.start()
        else:
            self._look.stop()

    @property
    def shows_bars(self) -> bool:
        """Whether the bars have their height."""
        return self._bars[0].maximumHeight() > 0

    def look(self, pointer: QPoint) -> None:
        """Show the bars while the pointer is near them, a menu is open, or they have the keys."""
        if not self._window.isFullScreen():
            return
        place, focus = self._window.mapFromGlobal(pointer), self._window.focusWidget()
        distance = min(place.y(), self._window.height() - 1 - place.y())
        is_near = 0 <= distance <= (_NEAR if self.shows_bars else _EDGE)
        has_keys = focus is not None and any(bar.isAncestorOf(focus) for bar in self._bars)
        self._show_bars(is_near or has_keys or QApplication.activePopupWidget() is not None)

    def _show_bars(self, are_shown: bool) -> None:
        for bar in self._bars:
            bar.setMaximumHeight(UNBOUNDED if are_shown else 0)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Show):
            self.refresh()
        return super().eventFilter(watched, event)
