"""The program: it builds the parts and joins them; the one place that knows them all."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSettings, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFileOpenEvent,
    QFontDatabase,
    QFontInfo,
)
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths
from gupai_desktop.app.autosave import Autosave
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.crash import FAULTS, Watch, fail, tell_of_start
from gupai_desktop.engine.deal import any_number, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText, WordedError, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.paths import Folders
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.store.folder_lock import FolderLock, lock_folder
from gupai_desktop.store.saves import SavedGames, printable
from gupai_desktop.ui.play.session import Session, Tables
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.files import is_code
from gupai_desktop.ui.window.main_window import MainWindow

_NO_DISPLAY = """\
gupai-desktop: there is no display to open a window on.
On a desktop, run it from there. Without one, it can draw its window into a picture:
    gupai-desktop --screenshot FILE.png"""

_RUNNING = "gupai-desktop: it is running; quit it before its settings are reset"


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code is 0, or 1 if no window could be opened."""
    if getattr(sys, "frozen", False):
        # The study of a frozen program begins here, and goes no further.
        from multiprocessing import freeze_support

        freeze_support()
    chosen = parser().parse_args(arguments)
    if chosen.self_check:
        from gupai_desktop.app.self_check import run

        return run()
    if chosen.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(chosen.scale)
    elif not _has_display():
        print(_NO_DISPLAY, file=sys.stderr)
        return 1
    application = make_application(sys.argv[:1])
    folders = Folders.of(chosen.data_dir)
    try:
        return _run(application, chosen, folders)
    except WordedError as error:
        print(f"gupai-desktop: {error}", file=sys.stderr)
        return 2
    except Exception as error:
        if chosen.screenshot:
            raise  # nobody sits there to read a dialog
        tell_of_start(error, folders.logs)
        return 1


def _run(application: Application, chosen: argparse.Namespace, folders: Folders) -> int:
    """Play, unless a program that runs already takes over; raises `WordedError`."""
    named_deal(chosen)  # a running program would not say what is wrong with it
    if chosen.screenshot and chosen.data_dir is None:
        return _save_picture(make_window(application, chosen), Path(chosen.screenshot))
    folder_lock = own_folder(chosen, folders.data)
    if folder_lock is None:
        if chosen.reset_settings:
            print(_RUNNING, file=sys.stderr)
        return int(chosen.reset_settings)
    window = make_window(application, chosen, folder_lock)
    if chosen.screenshot:
        return _save_picture(window, Path(chosen.screenshot))
    return _play(application, window, chosen, folder_lock, folders)


def _play(
    application: Application,
    window: MainWindow,
    chosen: argparse.Namespace,
    folder_lock: FolderLock,
    folders: Folders,
) -> int:
    """Show the window until it is closed, and hear of every fault meanwhile."""
    watch = Watch(folders.logs, lambda: str(window.session.record), application)
    watch.begin()
    window.show()
    # The first frame comes before the study, which takes a core for a moment.
    QTimer.singleShot(0, lambda: _start(window, chosen, folder_lock, folders))
    try:
        return application.exec()
    finally:
        watch.end()
        folder_lock.release()


def _has_display() -> bool:
    """Whether a window can be opened; on Linux that takes a display server."""
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


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
    _use_own_fonts(application)
    QAccessible.installFactory(_node)
    return application


def _use_own_fonts(application: Application) -> None:
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


def _node(kind: str, widget: QObject) -> QAccessibleInterface | None:
    """How screen readers and their like see a table; without one nothing of it is loaded."""
    from gupai_desktop.ui.board.accessible_changes import table_node

    return table_node(kind, widget)


def own_folder(chosen: argparse.Namespace, folder: Path) -> FolderLock | None:
    """The folder that this program may write in: the one that is wanted, or one within it.

    None if a running program has taken over.
    """
    wanted = FolderLock(folder)
    if not wanted.take() and wanted.is_others:
        from gupai_desktop.app.single_instance import hand_over

        if hand_over(wanted.folder, _handed_over(chosen)):
            return None
    return wanted if wanted.is_held else lock_folder(wanted.folder)


def _handed_over(chosen: argparse.Namespace) -> list[str]:
    """What a running program is told of this one's command line."""
    named = {"--game": chosen.game, "--rules": chosen.rules, "--deal": chosen.deal}
    arguments = [f"{name}={value}" for name, value in named.items() if value]
    if not chosen.shared:
        return arguments
    shared = chosen.shared if is_code(chosen.shared) else str(Path(chosen.shared).absolute())
    return [*arguments, "--", shared]


def make_window(
    application: Application, chosen: argparse.Namespace, folder_lock: FolderLock | None = None
) -> MainWindow:
    """The window as it was left, or as the command line says; raises `WordedError`.

    Without a folder to write in nothing of what was left is read either.
    """
    settings = Settings(settings_store(chosen))
    if chosen.reset_settings:
        settings.store.clear()
    languages = Languages(application)
    languages.use(chosen.language or settings.language or languages.of_system())
    if chosen.fault == "start":
        fail()
    notices = Notices()
    autosave = _autosave(folder_lock, notices) if folder_lock else None
    session = _session(settings, chosen, autosave.load if autosave else lambda _id: None)
    window = MainWindow(session, settings, languages, notices=notices)
    window.windows.folder = folder_lock.folder if folder_lock else None
    if autosave:
        autosave.keep(window)
        window.remember_game()
    application.file_opened.connect(lambda name: window.files.open(Path(name)))
    if chosen.size:
        window.resize(chosen.size)
    if chosen.shared:
        window.files.open_argument(chosen.shared)
    if chosen.trace:
        _trace(window, Path(chosen.trace))
    return window


def _autosave(folder_lock: FolderLock, notices: Notices) -> Autosave:
    """Keeps the games in a folder, or in one of the program's own if another one runs."""
    if folder_lock.is_spare:
        notices.tell(
            words(
                "Keeper",
                "Gupai Desktop is running already, but does not answer; "
                "this one keeps its games in {folder}.",
                folder=printable(folder_lock.folder),
            )
        )
    return Autosave(SavedGames(folder_lock.folder / "games", find), folder_lock, notices)


def settings_store(chosen: argparse.Namespace) -> QSettings:
    """Where the settings are: in the platform's place, or with the data."""
    if chosen.data_dir is None:
        return QSettings()
    return QSettings(str(chosen.data_dir / "settings.ini"), QSettings.Format.IniFormat)


def _trace(window: MainWindow, file: Path) -> None:
    from gupai_desktop.app.trace import Trace

    try:
        trace = Trace(window, file)
    except OSError as error:
        raise BadText(
            words(
                "Texts", "{file} cannot be written: {error}", file=str(file), error=str(error)
            )
        ) from None  # fmt: skip
    QTimer.singleShot(0, trace.write)


def _start(
    window: MainWindow, chosen: argparse.Namespace, folder_lock: FolderLock, folders: Folders
) -> None:
    """What can wait until the first frame has been painted.

    All programs of a player write into the same log and the same statistics.
    """
    from gupai_desktop.app import logs

    logs.begin(folders.logs, is_verbose=chosen.verbose)
    window.open_statistics(folders.data / "statistics.sqlite")
    window.start_study()
    if not folder_lock.is_spare:
        from gupai_desktop.app.single_instance import Receiver

        receiver = Receiver(folder_lock.folder, window)
        receiver.received.connect(lambda arguments: _obey(window, arguments))
    if chosen.fault in FAULTS:
        QTimer.singleShot(0, lambda: FAULTS[chosen.fault](window))


def _obey(window: MainWindow, arguments: list[str]) -> None:
    """Do what the command line of another program asks for."""
    window.come_forward()
    try:
        chosen = parser().parse_args(arguments)
        named = named_deal(chosen)
    except (WordedError, SystemExit):
        return  # that program has said so
    if named is not None:
        window.session.begin(named)
    elif chosen.game:
        window.choices.choose_game(chosen.game)
    if chosen.shared:
        window.files.open_argument(chosen.shared)


def named_deal(chosen: argparse.Namespace) -> Record | None:
    """The deal that the command line names, if it names one; raises `BadText`."""
    game = find(chosen.game or games()[0].id, chosen.rules)
    if chosen.deal is not None:
        return Record.of_deal(game, chosen.deal)
    return Record.of_deal(game, _fresh(game)) if chosen.rules else None


def _session(settings: Settings, chosen: argparse.Namespace, tables: Tables) -> Session:
    """The table that was played at last, as it was left, or the one that is asked for."""
    named = named_deal(chosen)
    if named is not None:
        session = Session(tables(named.game.id) or named, tables)
        session.begin(named)
        return session
    game = find(chosen.game) if chosen.game else _last_game(settings)
    return Session(tables(game.id) or Record.of_deal(game, _fresh(game)), tables)


def _last_game(settings: Settings) -> Game:
    try:
        return find(settings.game)
    except WordedError:
        return games()[0]()


def _fresh(game: Game) -> int:
    return offered(game, policies_for(game)[0], any_number())


def _save_picture(window: MainWindow, file: Path) -> int:
    """Draw the window offscreen; Qt needs a few rounds until menus and labels lie right."""
    window.verdict_label.hide()  # nothing is studied for a picture
    window.show()
    for _ in range(5):
        QApplication.processEvents()
    if window.grab().save(str(file)):
        return 0
    print(f"gupai-desktop: {file} cannot be written", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
