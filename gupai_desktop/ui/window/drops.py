"""Files and texts that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from gupai_desktop.ui.window.files import Files
from gupai_desktop.ui.window.sharing import Sharing


class Drops(QObject):
    """Lets files and texts be dropped on some widgets."""

    def __init__(self, files: Files, sharing: Sharing, *widgets: QWidget) -> None:
        super().__init__(widgets[0])
        self._files, self._sharing = files, sharing
        for widget in widgets:
            widget.setAcceptDrops(True)
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A drag's entering is a kind of its moving.
        if isinstance(event, QDragMoveEvent):
            if _gives(event.mimeData()):
                event.setDropAction(Qt.DropAction.CopyAction)
                event.accept()
            else:
                event.ignore()
            return True
        if isinstance(event, QDropEvent):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._take(event.mimeData())
            return True
        return super().eventFilter(watched, event)

    def _take(self, dropped: QMimeData) -> None:
        files = _files(dropped)
        if files:
            self._files.open(files[0])
        elif dropped.hasText():
            self._sharing.take(dropped.text())


def _gives(dropped: QMimeData) -> bool:
    return bool(_files(dropped)) or dropped.hasText()


def _files(dropped: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
