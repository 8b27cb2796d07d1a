"""Remembers where a window stands, how large it is and which panels are open, at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

from gupai_desktop.settings import Settings

_DEFAULT_SIZE, _MOST_OF_SCREEN = QSize(1180, 820), 0.95
#: How long a window must rest before its place is written down, in milliseconds.
_REST = 250
_CHANGES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)


class WindowMemory(QObject):
    """Puts a window where it was left; the program may be ended at any time.

    `follow` is called when all parts of the window are there.
    """

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._rest.timeout.connect(self.write)

    def follow(self) -> None:
        """Put the window where it was, and write down whatever changes from now on."""
        window = self._window
        if not window.restoreGeometry(self._settings.window):
            most = window.screen().availableSize() * _MOST_OF_SCREEN
            window.resize(_DEFAULT_SIZE.boundedTo(most))
        window.restoreState(self._settings.panels)
        window.installEventFilter(self)
        for panel in window.findChildren(QDockWidget):
            for changed in (panel.visibilityChanged, panel.dockLocationChanged):
                changed.connect(self._rest.start)

    def write(self) -> None:
        """Write down where the window stands now."""
        self._rest.stop()
        place, panels = self._window.saveGeometry(), self._window.saveState()
        if (place, panels) != (self._settings.window, self._settings.panels):
            self._settings.window, self._settings.panels = place, panels
            self._settings.store.sync()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _CHANGES and self._window.isVisible():
            self._rest.start()
        return super().eventFilter(watched, event)
