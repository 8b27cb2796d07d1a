"""The program: it builds the parts and joins them; the one place that knows them all."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from gupai_desktop.app import logs
from gupai_desktop.app.application import Application, make_application
from gupai_desktop.app.autosave import Autosave
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.crash import Watch, tell_of_start
from gupai_desktop.engine.deal import any_number, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WordedError, words
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
there is no display to open a window on.
On a desktop, run it from there. Without one, it can draw its window into a picture:
    gupai-desktop --screenshot FILE.png"""

_RUNNING = "it is running; quit it before its settings are reset"


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code.

    0 if all went well, 1 if no window could be opened, 2 for bad input.
    """
    chosen = parser().parse_args(arguments)
    if chosen.self_check:
        from gupai_desktop.app.self_check import run

        return run()
    if chosen.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(chosen.scale)
    elif not _has_display():
        return _complain(_NO_DISPLAY, 1)
    launcher = Launcher(make_application(sys.argv[:1]), chosen)
    try:
        return launcher.run()
    except WordedError as error:
        return _complain(error, 2)
    except Exception as error:
        if chosen.screenshot:
            raise  # nobody sits there to read a dialog
        tell_of_start(error, launcher.folders.logs)
        return 1


def _has_display() -> bool:
    """Whether a window can be opened; on Linux that takes a display server."""
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


def _complain(sentence: object, code: int) -> int:
    """Write a sentence for whoever started the program; the exit code again."""
    print(f"gupai-desktop: {sentence}", file=sys.stderr)
    return code


class Launcher:
    """Starts the program in the way that its command line asks for; `run` has the order.

    Without `folder_lock` no game is read or written.
    """

    def __init__(
        self, application: Application, chosen: argparse.Namespace, folders: Folders | None = None
    ) -> None:
        self.application, self.chosen = application, chosen
        self.folders = folders or Folders.of(chosen.data_dir)
        self.folder_lock: FolderLock | None = None
        self.settings = Settings(_settings_store(chosen.data_dir))

    def run(self) -> int:
        """Play until the window is closed, or draw its picture; raises `WordedError`."""
        named_deal(self.chosen)  # a running program would not say what is wrong with it
        is_picture = bool(self.chosen.screenshot)
        needs_folder = self.chosen.data_dir is not None or not is_picture
        if needs_folder and not self.take_folder():
            return _complain(_RUNNING, 1) if self.chosen.reset_settings else 0
        window = self.make_window()
        if is_picture:
            return _save_picture(window, Path(self.chosen.screenshot))
        return self._play(window)

    def take_folder(self) -> bool:
        """Lock the folder of the games, or one within it; False if a running program took over."""
        wanted = FolderLock(self.folders.data)
        if not wanted.take() and wanted.is_others:
            from gupai_desktop.app.single_instance import hand_over

            if hand_over(wanted.folder, _handed_over(self.chosen)):
                return False
        self.folder_lock = wanted if wanted.is_held else lock_folder(wanted.folder)
        return True

    def make_window(self) -> MainWindow:
        """The window as it was left, or as the command line says; raises `WordedError`."""
        if self.chosen.reset_settings:
            self.settings.store.clear()
        languages, notices = self._languages(), Notices()
        autosave = self._autosave(notices)
        session = self._session(autosave.load if autosave else lambda _id: None)
        window = MainWindow(session, self.settings, languages, notices=notices)
        if autosave and self.folder_lock:
            window.dialogs.folder = self.folder_lock.folder
            autosave.keep(window)
            window.remember_game()
        self.application.file_opened.connect(lambda name: window.files.open(Path(name)))
        if self.chosen.size:
            window.resize(self.chosen.size)
        if self.chosen.shared:
            window.files.open_argument(self.chosen.shared)
        return window

    def _languages(self) -> Languages:
        languages = Languages(self.application)
        languages.use(self.chosen.language or self.settings.language or languages.of_system())
        return languages

    def _autosave(self, notices: Notices) -> Autosave | None:
        """What keeps the games in the folder; the player is told if it is not the usual one."""
        if self.folder_lock is None:
            return None
        folder = self.folder_lock.folder
        if self.folder_lock.is_spare:
            notices.add(
                words(
                    "Keeper",
                    "Gupai Desktop is running already, but does not answer; "
                    "this one keeps its games in {folder}.",
                    folder=printable(folder),
                )
            )
        return Autosave(SavedGames(folder / "games", find), self.folder_lock, notices)

    def _session(self, tables: Tables) -> Session:
        """The table that was played at last, as it was left, or the one that is asked for."""
        named = named_deal(self.chosen)
        if named is not None:
            session = Session(tables(named.game.id) or named, tables)
            session.begin(named)
            return session
        game = find(self.chosen.game) if self.chosen.game else _last_game(self.settings)
        return Session(tables(game.id) or Record.of_deal(game, _fresh(game)), tables)

    def _play(self, window: MainWindow) -> int:
        """Show the window until it is closed, and report every fault meanwhile."""
        watch = Watch(self.folders.logs, lambda: str(window.session.record), self.application)
        watch.begin()
        window.show()
        self.start_rest(window)
        try:
            return self.application.exec()
        finally:
            watch.end()
            if self.folder_lock:
                self.folder_lock.release()

    # What can wait until the first frame has been painted.

    def start_rest(self, window: MainWindow) -> None:
        """Start the log, the statistics, the study and the receiver once a frame is painted.

        Each has a turn of the event loop of its own: one that fails is reported as any
        fault is, and the others start all the same.
        """
        rest = (self.begin_log, self.open_statistics, MainWindow.start_study, self.listen)
        for start in rest:
            QTimer.singleShot(0, lambda start=start: start(window))

    def begin_log(self, _window: MainWindow) -> None:
        """Write warnings into the log, which all programs of a player share."""
        logs.begin(self.folders.logs, is_verbose=self.chosen.verbose)

    def open_statistics(self, window: MainWindow) -> None:
        """Enter what is played in the statistics, which all programs of a player share."""
        window.open_statistics(self.folders.data / "statistics.sqlite")

    def listen(self, window: MainWindow) -> None:
        """Do what programs that are started later ask for, if their folder is this one's."""
        if self.folder_lock and not self.folder_lock.is_spare:
            from gupai_desktop.app.single_instance import Receiver

            receiver = Receiver(self.folder_lock.folder, window)
            receiver.received.connect(lambda arguments: _obey(window, arguments))


def _settings_store(folder: Path | None) -> QSettings:
    """Where the settings are: in the platform's place, or in a folder with the data."""
    if folder is None:
        return QSettings()
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


def _handed_over(chosen: argparse.Namespace) -> list[str]:
    """The part of this program's command line that a running one can act on."""
    named = {"--game": chosen.game, "--rules": chosen.rules, "--deal": chosen.deal}
    arguments = [f"{name}={value}" for name, value in named.items() if value]
    if not chosen.shared:
        return arguments
    shared = chosen.shared if is_code(chosen.shared) else str(Path(chosen.shared).absolute())
    return [*arguments, "--", shared]


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
    return _complain(f"{file} cannot be written", 1)


if __name__ == "__main__":
    sys.exit(main())
