"""Full screen: the table alone, the bars when the pointer or the keyboard asks for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from shiboken6 import isValid

#: How often the pointer is looked for, in milliseconds.
_PERIOD = 100
#: How near the pointer comes to an edge to ask for the bars there, and how far it goes from
#: them until they are hidden again.
_EDGE = 2
_FAR = 48
_UNBOUNDED = (1 << 24) - 1


class FullScreen(QObject):
    """Hides the bars of a window while it fills the screen; its action is ticked then.

    A hidden bar is only without height: its menus and keys go on working.
    """

    def __init__(self, window: QMainWindow, action: QAction, bars: tuple[QWidget, ...]) -> None:
        super().__init__(window)
        self._window, self._action, self._bars = window, action, bars
        self._look = QTimer(self, interval=_PERIOD)
        self._look.timeout.connect(lambda: self.look(QCursor.pos()))
        window.installEventFilter(self)
        application = QGuiApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
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
        """Show the bars while the pointer asks for them or a menu is open."""
        if not self._window.isFullScreen():
            return
        place = self._window.mapFromGlobal(pointer)
        height = self._window.height()
        if QApplication.activePopupWidget() is not None or self._has_keys():
            self._show_bars(True)
        elif self._window.isActiveWindow() or not self.shows_bars:
            near = (place.y(), height - 1 - place.y())
            if 0 <= min(near) <= _EDGE and self._window.rect().contains(place):
                self._show_bars(True)
            elif self.shows_bars and self._is_far(place):
                self._show_bars(False)

    def _is_far(self, place: QPoint) -> bool:
        """Whether a point lies on no bar and near none."""
        bars = (bar for bar in self._bars if bar.isVisible())
        around = (
            bar.rect().translated(bar.mapTo(self._window, QPoint())).adjusted(0, -_FAR, 0, _FAR)
            for bar in bars
        )
        return not any(room.contains(place) for room in around)

    def _has_keys(self) -> bool:
        focus = self._window.focusWidget()
        return focus is not None and any(bar.isAncestorOf(focus) for bar in self._bars)

    def _show_bars(self, are_shown: bool) -> None:
        for bar in self._bars:
            bar.setMaximumHeight(_UNBOUNDED if are_shown else 0)

    def _on_focus_changed(self) -> None:
        # A window that is being deleted takes the focus from its parts first.
        if isValid(self._window) and self._window.isFullScreen() and self._has_keys():
            self._show_bars(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Show):
            self.refresh()
        return super().eventFilter(watched, event)
