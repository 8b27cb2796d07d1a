"""The Qt application: its names, its fonts, and what screen readers are given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface


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
    application = name_application(arguments)
    furnish(application)
    return application


def name_application(arguments: list[str]) -> Application:
    """The application with its names; before it shows a text it has to be furnished."""
    application = Application(arguments)
    application.setOrganizationName("Gupai Desktop")
    application.setApplicationName("gupai-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("gupai-desktop")
    return application


def furnish(application: Application) -> None:
    """Add the fallback font, and what screen readers are given."""
    # Late, so that a window can be on the screen before they are made.
    from PySide6.QtGui import QAccessible

    _add_fallback_fonts(application)
    QAccessible.installFactory(_accessible_table)


def _add_fallback_fonts(application: Application) -> None:
    """Let our fonts stand in where the system's own has no Chinese.

    Before any other of the system's: a Japanese one has some of the characters, and a
    line would be drawn half in the one and half in the other.
    """
    from PySide6.QtGui import QFontDatabase, QFontInfo

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
