"""What the program is made of: it is built and joined here, the one place that knows it all."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QMessageLogContext,
    QSettings,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from gupai_desktop.app import logs
from gupai_desktop.app.application import Application
from gupai_desktop.app.autosave import Autosave
from gupai_desktop.app.command_line import complain, names_something, parser
from gupai_desktop.app.crash import Watch
from gupai_desktop.app.heartbeat import Heartbeat
from gupai_desktop.app.termination import end_as_closed
from gupai_desktop.engine.deal import number_to_offer, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.paths import Folders
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.store.folder_lock import FolderLock
from gupai_desktop.store.saves import SavedGames
from gupai_desktop.ui.play.session import Session, Tables
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.early_window import EarlyWindow, keep_picture
from gupai_desktop.ui.window.files import is_code
from gupai_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from gupai_desktop.app.single_instance import Receiver

#: How long a program that is running may take to answer one that is started, in seconds.
_PATIENCE = 15.0
_PAUSE = 0.05

_SILENT = "it is already running but does not answer; end that program first"
_RUNNING = "it is running; quit it before its settings are reset"


class Launcher:
    """Starts the program in the way that its command line asks for; `run` has the order.

    Without `folder_lock` no game is read or written.  A window that is on the screen already
    becomes that of the program.
    """

    def __init__(
        self,
        application: Application,
        chosen: argparse.Namespace,
        folders: Folders | None = None,
        wanted: FolderLock | None = None,
        early: EarlyWindow | None = None,
    ) -> None:
        self.application, self.chosen = application, chosen
        self.folders = folders or Folders.of(chosen.data_dir)
        self._wanted, self._early = wanted or FolderLock(self.folders.data), early
        self.folder_lock: FolderLock | None = None
        #: A running program does what this one was asked for.
        self.has_handed_over = False
        #: Whether programs that are started later hand over what they are asked for.
        self.is_asked = False
        self.receiver: Receiver | None = None
        self.heartbeat: Heartbeat | None = None
        self.settings = Settings(_settings_store(chosen.data_dir))
        #: Whether nothing has ever been played here, and nothing is asked for.
        self.is_first_start = not self.settings.game and not names_something(chosen)

    def run(self) -> int:
        """Play until the window is closed, or draw its picture; raises `WordedError`."""
        _ = self.named  # complains before a running program takes over, which would not
        is_picture = bool(self.chosen.screenshot)
        needs_folder = self.chosen.data_dir is not None or not is_picture
        if needs_folder and not self.take_folder():
            if not self.has_handed_over:
                return complain(_SILENT, 1)
            return complain(_RUNNING, 1) if self.chosen.reset_settings else 0
        window = self.make_window()
        if is_picture:
            return _save_picture(window, Path(self.chosen.screenshot))
        return self._play(window)

    @cached_property
    def named(self) -> Record | None:
        """The deal that the command line names, if it names one; raises `BadText`."""
        return named_deal(self.chosen)

    def take_folder(self) -> bool:
        """Lock the folder of the games; False if it is that of a running program."""
        wanted = self._wanted
        deadline = time.monotonic() + _PATIENCE
        while not wanted.take() and wanted.is_others and time.monotonic() < deadline:
            from gupai_desktop.app.single_instance import hand_over

            # It may be just about to listen, or to end.
            if hand_over(wanted.folder, _handed_over(self.chosen), deadline - time.monotonic()):
                self.has_handed_over = True
                return False
            time.sleep(_PAUSE)
        self.folder_lock = wanted
        self.is_asked = wanted.is_held and not self.chosen.screenshot
        return wanted.is_held or not wanted.is_others

    def make_window(self) -> MainWindow:
        """The window as it was left, or as the command line says; raises `WordedError`."""
        if self.chosen.reset_settings:
            self.settings.store.clear()
        languages, notices = self._languages(), Notices()
        autosave = self._autosave(notices)
        session = self._session(autosave.load if autosave else lambda _id: None)
        window = self._window(session, languages, notices)
        if autosave and self.folder_lock:
            window.dialogs.folder = self.folder_lock.folder
            window.deal_menus.keep_in(self.folder_lock.folder)
            autosave.keep(window, self.settings)
            window.remember_game()
        self.application.file_opened.connect(lambda name: window.files.open(Path(name)))
        if self.chosen.size:
            window.resize(self.chosen.size)
        if self.chosen.shared:
            window.files.open_argument(self.chosen.shared)
        elif not names_something(self.chosen):
            window.pages.restore()
        return window

    def _window(self, session: Session, languages: Languages, notices: Notices) -> MainWindow:
        parts = (session, self.settings, languages, None, notices)
        if self._early is None:
            return MainWindow(*parts)
        window = self._early
        window.become(MainWindow)
        assert isinstance(window, MainWindow)
        MainWindow.__init__(window, *parts)
        return window

    def _languages(self) -> Languages:
        languages = Languages(self.application)
        languages.use(self.chosen.language or self.settings.language or languages.of_system())
        return languages

    def _autosave(self, notices: Notices) -> Autosave | None:
        """Return the autosave of the games in the folder, if there is one."""
        if self.folder_lock is None:
            return None
        games_folder = self.folder_lock.folder / "games"
        return Autosave(SavedGames(games_folder, find), self.folder_lock, notices)

    def _session(self, tables: Tables) -> Session:
        """The table that was played at last, as it was left, or the one that is asked for."""
        if (named := self.named) is not None:
            session = Session(tables(named.game.id) or named, tables)
            session.begin(named)
            return session
        game = find(self.chosen.game) if self.chosen.game else _last_game(self.settings)
        return Session(tables(game.id) or Record.of_deal(game, _fresh(game)), tables)

    def _play(self, window: MainWindow) -> int:
        """Show the window until it is closed, and report every fault meanwhile."""
        watch = Watch(self.folders.logs, lambda: str(window.session.record), self.application)
        watch.begin()
        end_as_closed(window)
        window.show()
        window.lift_picture()
        self.start_rest(window)
        try:
            return self.application.exec()
        finally:
            if self.heartbeat:
                self.heartbeat.end()
            watch.end()
            if self.folder_lock:
                _keep_picture(window, self.folder_lock.folder)
                self.folder_lock.release()

    # What can wait until the first frame has been painted.

    def start_rest(self, window: MainWindow) -> None:
        """Start the log, the statistics and the study once a frame is painted.

        Each has a turn of the event loop of its own: one that fails is reported as any
        fault is, and the others start all the same.
        """
        if self.is_first_start:
            QTimer.singleShot(0, window.show_welcome)
        rest = (
            self.listen,
            self.begin_log,
            self.begin_heartbeat,
            self.open_statistics,
            MainWindow.start_study,
        )
        for start in rest:
            QTimer.singleShot(0, lambda start=start: start(window))

    def listen(self, window: MainWindow) -> None:
        """Hear of programs that are started later; they wait for that as long as it takes."""
        if self.is_asked and self.folder_lock:
            from gupai_desktop.app.single_instance import Receiver

            self.receiver = Receiver(self.folder_lock.folder, window)
            self.receiver.received.connect(lambda arguments: _obey(window, arguments))

    def begin_log(self, _window: MainWindow) -> None:
        """Write warnings into the log, which all programs of a player share."""
        logs.begin(self.folders.logs, is_verbose=self.chosen.verbose)

    def begin_heartbeat(self, window: MainWindow) -> None:
        """Note in the log where the window stands still."""
        self.heartbeat = Heartbeat(self.folders.logs, window)

    def open_statistics(self, window: MainWindow) -> None:
        """Enter what is played in the statistics, which all programs of a player share."""
        data = self.folders.data
        window.open_statistics(data / "statistics.sqlite", data / "games")


def _keep_picture(window: MainWindow, folder: Path) -> None:
    """Keep how the table looks when the next run begins: with nothing pointed at."""
    if not window.clock.is_paused:
        window.pointing.select()
        keep_picture(window, folder)


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
        window.controller.choose_game(chosen.game)
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
    policy = policies_for(game)[0]
    return offered(game, policy, number_to_offer(game, policy))


def _save_picture(window: MainWindow, file: Path) -> int:
    """Draw the window offscreen; Qt needs a few rounds until menus and labels lie right."""
    window.verdict_label.hide()  # nothing is studied for a picture
    qInstallMessageHandler(_say_of_qt)
    window.show()
    for _ in range(5):
        QApplication.processEvents()
    window.view.fit()  # where the screen has just given the window another size
    if window.grab().save(str(file)):
        return 0
    return complain(f"{file} cannot be written", 1)


def _say_of_qt(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Write what Qt says, but not that windows which nobody sees have no sizes to suggest."""
    if "propagateSizeHints" not in text:
        with suppress(OSError, ValueError):
            print(text, file=sys.stderr)
