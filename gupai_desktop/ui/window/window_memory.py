"""Remembers where a window stands, how large it is and which panels are open, at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QDockWidget

from gupai_desktop.settings import Settings
from gupai_desktop.ui.window.early_window import EarlyWindow

#: How long a window must rest before its place is written down, in milliseconds.
_REST = 250
_CHANGES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)


class WindowMemory(QObject):
    """Puts a window where it was left; the program may be ended at any time.

    `follow` is called when all parts of the window are there.
    """

    def __init__(self, window: EarlyWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._rest.timeout.connect(self.write)

    def follow(self) -> None:
        """Put the window where it was, and write down whatever changes from now on."""
        window = self._window
        window.place(self._settings.window)
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
