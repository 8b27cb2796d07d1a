"""A window that fills the screen: its bars are away until they are asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QApplication, QMainWindow

from gupai_desktop.ui.window.bars import Bar, StatusBar

#: The pointer is looked for once in this many milliseconds.
_PERIOD = 100
#: So near the upper or lower edge the pointer asks for the bars, and so near it keeps them.
_EDGE, _NEAR = 2, 130


class FullScreen(QObject):
    """Hides the bars of a window that fills the screen until pointer or keyboard ask for them.

    A hidden bar is only without height: its menus and keys go on working.
    """

    def __init__(
        self, window: QMainWindow, bar: Bar, status_bar: StatusBar, action: QAction
    ) -> None:
        super().__init__(window)
        self._window, self._bars, self._action = window, (bar, status_bar), action
        self._look = QTimer(self, interval=_PERIOD)
        self._look.timeout.connect(lambda: self.look(QCursor.pos()))

    def switch(self) -> None:
        """Fill the screen, or be as large as before."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def follow(self) -> None:
        """Hide the bars if the window fills the screen now, or else show them."""
        is_full = self._window.isFullScreen()
        self._action.setChecked(is_full)
        self._set_hidden(is_full)
        if is_full:
            self._look.start()
        else:
            self._look.stop()

    def look(self, pointer: QPoint) -> None:
        """Show the bars while the pointer is near them, a menu is open, or they have the focus."""
        if not self._window.isFullScreen():
            return
        place, focus = self._window.mapFromGlobal(pointer), self._window.focusWidget()
        distance = min(place.y(), self._window.height() - 1 - place.y())
        are_shown = not self._bars[0].is_hidden
        is_near = 0 <= distance <= (_NEAR if are_shown else _EDGE)
        has_focus = focus is not None and any(bar.isAncestorOf(focus) for bar in self._bars)
        are_asked_for = is_near or has_focus or QApplication.activePopupWidget() is not None
        if are_asked_for != are_shown:
            self._set_hidden(not are_asked_for)

    def _set_hidden(self, are_hidden: bool) -> None:
        for bar in self._bars:
            bar.set_hidden(are_hidden)
