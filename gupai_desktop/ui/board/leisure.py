"""What a board leaves for later, so that the window answers in between."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from gupai_desktop.ui.board.scene import BoardScene


class Drawing(QTimer):
    """Draws the pictures of a scene for which others stand in, one between two events."""

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent, interval=0)
        self._scene = scene
        self.timeout.connect(self._draw_next)

    def begin(self) -> None:
        """Draw what is not drawn yet, if anything is not."""
        if self._scene.art.is_behind:
            self.start()

    def finish(self) -> None:
        """Draw all of it at once."""
        while self.isActive():
            self._draw_next()

    def _draw_next(self) -> None:
        if not self._scene.art.draw_next():
            self.stop()
            self._scene.take_pictures()


class PaintPause(QTimer):
    """Leaves a viewport unpainted until the window has answered, then does what is due.

    It is painted in the turn of the event loop after that one.
    """

    def __init__(self, viewport: QWidget, due: Callable[[], object]) -> None:
        super().__init__(viewport, interval=0)
        self._viewport, self._due, self._is_due = viewport, due, False
        self.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Paint nothing for now."""
        self._is_due = True
        self._viewport.setUpdatesEnabled(False)
        self.start()

    def finish(self) -> None:
        """Do what is due, and paint."""
        while self.isActive():
            self._go_on()

    def _go_on(self) -> None:
        if self._is_due:
            self._is_due = False
            self._due()
        else:
            self.stop()
            self._due()  # what has come meanwhile
            self._viewport.setUpdatesEnabled(True)
