"""A frame that lies over a table: the common part of banners and cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from gupai_desktop.ui.theme.table_colours import Scheme

#: The room between an overlay and the foot of its table.
BELOW = 5


class Overlay(QFrame):
    """Hidden at first.  A subclass lies where `_place` puts it, whenever the table is resized."""

    #: The radius of the corners, and the width of the edge.
    _RADIUS, _EDGE = 12, 1

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setObjectName(type(self).__name__)
        table.installEventFilter(self)
        self.hide()

    def _place(self) -> None:
        """Lie where it belongs over the table."""
        raise NotImplementedError

    def _colour(self, scheme: Scheme, more: str = "") -> None:
        """Take the colours of messages, and the letters of the application.

        A style sheet keeps those that were in force when it was first set.
        """
        self.setFont(QApplication.font())
        self.setStyleSheet(
            f"#{self.objectName()} {{ background: {scheme.banner};"
            f" border: {self._EDGE}px solid {scheme.faint};"
            f" border-radius: {self._RADIUS}px; }}"
            f" QLabel, QToolButton {{ color: {scheme.banner_text}; }} {more}"
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._table and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)
