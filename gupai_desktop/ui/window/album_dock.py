"""The panel with the album, beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QDockWidget

from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import enlarge
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.album.page import AlbumPage

_SIDES = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
_MIN_WIDTH = 268


class AlbumDock(QDockWidget):
    """Opened and closed by its action; `left` when the focus is to go back to the table."""

    left = Signal()

    def __init__(self, parts: WindowParts, action: QAction) -> None:
        window = parts.window
        super().__init__(window)
        self.setObjectName("album")
        self.setAllowedAreas(_SIDES)
        self.setMinimumWidth(_MIN_WIDTH)
        # In the usual font Qt would write the title as small as it was when this was made.
        enlarge(self, 1.001, is_bold=False, is_serif=False)
        self._parts, self._action = parts, action
        self.page: AlbumPage | None = None
        self._is_covered = False
        parts.appearance.changed.connect(self._follow_palette)
        self.hide()
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        self.hide()
        self.visibilityChanged.connect(lambda _: action.setChecked(not self.isHidden()))

    def switch(self) -> None:
        """Open it and go there, or close it; what has the focus in it gives them back."""
        self.setVisible(self._action.isChecked())
        if self.isHidden():
            self.left.emit()
        elif self.page is not None:
            self.raise_()
            self.page.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open(self) -> None:
        """Go to it, where it shows what was made last."""
        self._action.setChecked(True)
        self.switch()
        if self.page is not None:
            self.page.go_to_latest()

    def _follow_palette(self) -> None:
        """Have no colours of its own: a style sheet that is taken off leaves docks some."""
        self.setPalette(QPalette())

    def cover(self, is_covered: bool) -> None:
        """Tell nothing of the board while it is hidden."""
        self._is_covered = is_covered
        if self.page is not None:
            self.page.cover(is_covered)

    def refresh(self) -> None:
        """Show what lies on the table now."""
        if self.page is not None:
            self.page.refresh()

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("album"))
        if self.page is not None:
            self.page.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if self.page is None:
            from gupai_desktop.ui.album.page import AlbumPage

            parts = self._parts
            self.page = AlbumPage(parts.session, parts.album, parts.appearance, self)
            self.page.cover(self._is_covered)
            self.setWidget(self.page)
        super().showEvent(event)
