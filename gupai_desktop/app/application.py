"""The Qt application: its names, its fonts, and what screen readers are given."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAccessible, QFileOpenEvent, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths
from gupai_desktop.app.command_line import complain
from gupai_desktop.app.environment import draw_in_one_thread
from gupai_desktop.app.logs import LOGGER
from gupai_desktop.ui.theme.appearance import OF_TAIWAN_FILES, SERIF
from gupai_desktop.ui.widgets.keys_by_place import KeysByPlace

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

    from gupai_desktop.ui.window.main_window import MainWindow

#: How often Python runs on Windows to hear of a signal, in milliseconds.
_LISTENS = 200
#: This many signals are heard of at once.
_MAX_HEARD = 64
#: The kinds of messages that Qt's part for Wayland writes.
_WAYLAND = "qt.qpa.wayland"
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
_NO_DISPLAY = """\
there is no display to open a window on: {why}
On a desktop, run it from there. Without one, it can draw its window into a picture:
    gupai-desktop --screenshot FILE.png"""


class Application(QApplication):
    """The application.  Signal: `handed_over` with the file or the link that macOS hands over."""

    handed_over = Signal(str)

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        KeysByPlace(self)
        #: What Qt remarked before there was a log.
        self.remarks: list[str] = []

    def take_remarks(self) -> None:
        """Write what Qt's part for Wayland remarks into the log instead of to the terminal."""

        def hear(_kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
            text = f"{context.category}: {message}"
            if not text.startswith(_WAYLAND):
                sys.stderr.write(f"{message}\n")
            elif LOGGER.handlers:
                LOGGER.warning("%s", text)
            else:
                self.remarks.append(text)

        qInstallMessageHandler(hear)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            from PySide6.QtCore import QUrl

            self.handed_over.emit(
                event.url().toString(QUrl.ComponentFormattingOption.FullyEncoded)
            )
            return True
        return super().event(event)


def make_application(arguments: list[str]) -> Application:
    """Return the application with its names, its serif and its fallback font for Chinese.

    Where no window can be opened the program ends with a sentence.
    """
    if sys.version_info < (3, 12):
        from gupai_desktop.app.overrides import guard

        guard()
    draw_in_one_thread()
    said = list[str]()

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        said.append(message)
        if kind is QtMsgType.QtFatalMsg:
            os._exit(complain(_NO_DISPLAY.format(why=_why(said[0])), 1))  # Qt would abort

    before = qInstallMessageHandler(hear)
    application = Application(arguments)
    qInstallMessageHandler(before)
    if application.platformName() == "wayland":
        application.take_remarks()
    application.setOrganizationName("Gupai Desktop")
    application.setApplicationName("gupai-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("gupai-desktop")
    # Our fonts for Chinese stand before any other of the system's: a Japanese one has some of
    # the characters, and a line would be drawn half in the one and half in the other.  The
    # family is asked for, since a nickname such as "Sans Serif" would give way.
    font = application.font()
    families = [QFontInfo(font).family()]
    for file in sorted((paths.resources() / "fonts").glob("*.[ot]tf")):
        if file.stem in OF_TAIWAN_FILES:
            continue  # loaded by whoever reads them
        found = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
        families += (family for family in found if family not in SERIF)
    font.setFamilies(families)
    application.setFont(font)
    QAccessible.installFactory(_accessible_table)
    return application


def _why(said: str) -> str:
    """Why no window can be opened: without a display it is not the library that Qt names."""
    named = [f"{key}={os.environ[key]}" for key in _DISPLAYS if os.environ.get(key)]
    if sys.platform == "linux" and not named:
        return f"neither {' nor '.join(_DISPLAYS)} is set"
    return f"{said} ({', '.join(named)})" if named else said


def _accessible_table(kind: str, widget: QObject) -> QAccessibleInterface | None:
    """Return the screen reader's view of a table; without a reader none of it is loaded."""
    from gupai_desktop.ui.board.accessible import table_node

    return table_node(kind, widget)


def end_as_closed(window: MainWindow, application: Application) -> None:
    """Close the window at Ctrl-C, at the end of a session, and when a terminal is gone.

    It asks nothing then.
    """

    def expect_end() -> None:
        window.is_ending = True

    def close() -> None:
        window.end()
        QApplication.quit()

    application.commitDataRequest.connect(expect_end)

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            # Not in the middle of whatever is being done.
            signal.signal(getattr(signal, name), lambda *_: QTimer.singleShot(0, window, close))
    _listen(window)


def _listen(window: MainWindow) -> None:
    """Let Python run when a signal has come: while Qt waits, it hears of none."""
    if sys.platform == "win32":  # Qt waits for sockets only, and a console's signal makes none
        listens = QTimer(window, interval=_LISTENS)
        listens.timeout.connect(lambda: None)
        listens.start()
        return
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
    notifier = QSocketNotifier(ours, QSocketNotifier.Type.Read, window)
    notifier.activated.connect(lambda: os.read(ours, _MAX_HEARD))
