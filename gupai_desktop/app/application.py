"""The Qt application: its names, its fonts, and what screen readers are given."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFileOpenEvent,
    QFontDatabase,
    QFontInfo,
)
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths


class Application(QApplication):
    """The application.  Signal: `file_opened` with the name of a file that macOS hands over."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def make_application(arguments: list[str]) -> Application:
    """The application with its names and its fallback font for Chinese."""
    application = Application(arguments)
    application.setOrganizationName("Gupai Desktop")
    application.setApplicationName("gupai-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("gupai-desktop")
    _add_fallback_fonts(application)
    QAccessible.installFactory(_accessible_table)
    return application


def _add_fallback_fonts(application: Application) -> None:
    """Let our fonts stand in where the system's own has no Chinese.

    Before any other of the system's: a Japanese one has some of the characters, and a
    line would be drawn half in the one and half in the other.
    """
    font = application.font()
    # What the name stands for: a nickname such as "Sans Serif" would give way to a real one.
    families = [QFontInfo(font).family()]
    for file in sorted((paths.resources() / "fonts").glob("*.otf")):
        found = QFontDatabase.addApplicationFont(str(file))
        families += QFontDatabase.applicationFontFamilies(found)
    font.setFamilies(families)
    application.setFont(font)


def _accessible_table(kind: str, widget: QObject) -> QAccessibleInterface | None:
    """How a screen reader sees a table; without a reader none of it is loaded."""
    from gupai_desktop.ui.board.accessible import table_node

    return table_node(kind, widget)
