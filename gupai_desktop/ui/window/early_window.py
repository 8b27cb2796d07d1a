"""A window that is on the screen before what it is made of, with a picture of how it was left.

What the program is made of takes longer to load than a window to open.  The picture is drawn
when a run ends; at the next start the window shows it, or nothing if something is asked for or
was played since.  What is loaded here is what a bare window needs: `Qt` alone would take a
fifth as long again.
"""

from __future__ import annotations

import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QEvent, QEventLoop, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

from gupai_desktop import __version__

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent

#: The version, the place of the window, its title and how many hundredths of a pixel of the
#: screen are one of its own, a line each; then the picture, not packed, for it is read in a
#: fifth of the time.
_FILE, _FORMAT, _LINES = "window.picture", "PPM", 4
_MOST_BYTES, _MOST_RATIO = 200_000_000, 1000
#: Where an open window has been seen to become whole: it is hidden and shown again to Qt alone.
_TRIED = ("xcb", "offscreen")
_DEFAULT_SIZE, _MOST_OF_SCREEN = QSize(1180, 820), 0.95
_TITLE = "Gupai Desktop"
#: How long a screen may take to show a window, in seconds, before it is not waited for.
_PATIENCE, _PAUSE = 0.2, 0.001


class EarlyWindow(QMainWindow):
    """A window with nothing but a picture in it, until it is made a whole one.

    PySide asks once whether a window has an event's method of its own, so whatever the whole
    one has is here too.
    """

    #: Whether it is on the screen before it is whole.
    is_early = False

    def place(self, geometry: QByteArray) -> None:
        """Be where the window was; in the usual size if that is not known."""
        if not self.restoreGeometry(geometry):
            self.resize(_DEFAULT_SIZE.boundedTo(self.screen().availableSize() * _MOST_OF_SCREEN))

    def open(self, geometry: QByteArray, shown: Kept | None) -> None:
        """Come on the screen, where the window was, with its picture or with nothing."""
        self.is_early = True
        if shown:
            label = QLabel()
            label.setPixmap(shown.picture)
            label.setMinimumSize(1, 1)
            self.setCentralWidget(label)
        self.setWindowTitle(shown.title if shown else _TITLE)
        self.place(geometry)
        self.show()
        deadline = time.monotonic() + _PATIENCE
        while not self.windowHandle().isExposed() and time.monotonic() < deadline:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            time.sleep(_PAUSE)

    def become(self, kind: type[EarlyWindow]) -> None:
        """Be of the kind that a whole window is, which has to be initialised then.

        To Qt it is hidden till it is shown again, so that what is put into it is laid out
        once; the screen goes on showing the picture until `lift_picture`.
        """
        from PySide6.QtCore import Qt

        self.setUpdatesEnabled(False)
        self.setAttribute(Qt.WidgetAttribute.WA_WState_Visible, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden)
        self.__class__ = kind

    def lift_picture(self) -> None:
        """Let the whole window be seen, once all that is in it has been laid out."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.setUpdatesEnabled(True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        super().dropEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)


def open_early(folder: Path, *, is_asked: bool) -> EarlyWindow | None:
    """A window as it was left in a folder, empty if something is asked for or was played since.

    None where that has not been tried.
    """
    if QApplication.platformName() not in _TRIED:
        return None
    file = folder / _FILE
    kept = _kept(file)
    is_as_left = not is_asked and not _is_played_since(file, folder / "games")
    window = EarlyWindow()
    window.open(kept.geometry if kept else QByteArray(), kept if is_as_left else None)
    return window


def keep_picture(window: QMainWindow, folder: Path) -> None:
    """Keep how a window is left; where that cannot be written, the next one opens later."""
    from PySide6.QtCore import QBuffer, QSaveFile

    pixels = QBuffer()
    pixels.open(QBuffer.OpenModeFlag.WriteOnly)
    window.grab().save(pixels, _FORMAT)
    place = window.saveGeometry().toBase64().data()
    told = (window.windowTitle(), str(round(window.devicePixelRatio() * 100)))
    lines = (__version__.encode(), bytes(place), *(text.encode() for text in told))
    file = QSaveFile(str(folder / _FILE))
    if file.open(QSaveFile.OpenModeFlag.WriteOnly):
        file.write(b"\n".join((*lines, pixels.data().data())))
        file.commit()


class Kept(NamedTuple):
    """How a window was left."""

    picture: QPixmap
    title: str
    geometry: QByteArray


def _kept(file: Path) -> Kept | None:
    """What was kept in a file, if this version has written it and it can be read."""
    *lines, pixels = _content(file).split(b"\n", _LINES)
    picture = QPixmap()
    if lines[:1] != [__version__.encode()] or not picture.loadFromData(pixels, _FORMAT):
        return None
    try:
        title, ratio = lines[2].decode(), int(lines[3])
    except ValueError:
        return None
    if not 0 < ratio <= _MOST_RATIO:
        return None
    picture.setDevicePixelRatio(ratio / 100)
    return Kept(picture, title, QByteArray.fromBase64(lines[1]))


def _content(file: Path) -> bytes:
    with suppress(OSError):
        status = file.stat()
        if stat.S_ISREG(status.st_mode) and status.st_size <= _MOST_BYTES:
            return file.read_bytes()
    return b""


def _is_played_since(file: Path, games: Path) -> bool:
    """Whether a game is newer than a file."""
    with suppress(OSError):
        kept_at = file.stat().st_mtime_ns
        return any(game.stat().st_mtime_ns > kept_at for game in games.iterdir())
    return False
