"""The program is built and joined here, the one place that knows all its parts."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from gupai_desktop.app import logs
from gupai_desktop.app.application import Application, end_as_closed
from gupai_desktop.app.autosave import Autosave
from gupai_desktop.app.command_line import complain, names_something, parser, shared_in
from gupai_desktop.app.crash import Watch
from gupai_desktop.app.garbage import GarbageSearch
from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.deal import number_to_offer, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText, WordedError
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.paths import Folders, NoFolder, is_planted, keep_private
from gupai_desktop.play.first_deals import first_deal
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.play.occasions import FIRST
from gupai_desktop.play.shared import is_code
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.folder_lock import FolderLock
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.tile_art import application_icon, look_for_sheets
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from gupai_desktop.app.single_instance import Receiver

#: How long a program that is running may take to answer one that is started, in seconds.
_TIMEOUT = 15.0
_PAUSE = 0.05
#: By then the first frame is painted and a click that came with it answered, in milliseconds.
_FIRST_CLICK = 500

#: Whatever the program, or an earlier version, has written into the folders of data and logs.
_OWN_FILES = (
    (
        *("book.sqlite*", "lock", "problems/*.txt"),
        *("statistics.sqlite*", "training.json*", "games/*.gupai*"),
    ),
    ("gupai-desktop.log*", "report-*.txt"),
)
#: What else is written there, beside the settings, or has files in it.
_OTHER_PLACES = ("*.gupai*", "games", "logs", "problems", "socket")

_RUNNING = "it is running; quit it first"
_SILENT = "it is already running but does not answer; end that program first"


class Launcher:
    """Starts the program as its command line asks; raises `WordedError` or `NoFolder`.

    Without `folder_lock` no game is read or written.  `warnings` are for the log.
    """

    #: What `make_window` opens, and what keeps the tables in it.
    book: Book
    autosave: Autosave

    def __init__(
        self,
        application: Application,
        chosen: argparse.Namespace,
        folders: Folders | None = None,
        warnings: Sequence[str] = (),
        clock: Clock | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.application, self.chosen, self.warnings = application, chosen, warnings
        self.clock, self.chance = clock or Clock(), chance or Chance()
        self.folders = folders or Folders.of(chosen.data_dir)
        _refuse_links(self.folders)
        look_for_sheets(self.folders.data / "tiles")
        # Before a running program takes over, which would not complain.
        self.named = named_deal(chosen, self.chance)
        self.folder_lock: FolderLock | None = None
        self.receiver: Receiver | None = None
        self.settings = Settings(SettingsFile(_settings_store(chosen.data_dir)))
        #: Whether nothing has ever been played here, and nothing is asked for.
        self.is_first_start = not self.settings.game and not names_something(chosen)

    def run(self) -> int:
        """Play until the window is closed, or draw its picture; return the exit code."""
        needs_folder = self.chosen.data_dir is not None or not self.chosen.screenshot
        if needs_folder and (code := self.take_folder()) is not None:
            return code
        window = self.make_window()
        try:
            return self._save_picture(window) if self.chosen.screenshot else self._play(window)
        finally:
            self.settings.store.finish()

    def take_folder(self) -> int | None:
        """Lock the folder of the games; return the exit code if a running program has it."""
        lock = FolderLock(self.folders.data)
        deadline = self.clock.seconds() + _TIMEOUT
        while not lock.take() and lock.is_others:
            from gupai_desktop.app.single_instance import hand_over

            if self.chosen.screenshot or self.chosen.reset_settings:
                return complain(_RUNNING, 1)
            left = deadline - self.clock.seconds()
            if hand_over(lock.folder, _handed_over(self.chosen), left):
                return 0
            # It may be just about to listen, or to end.
            if self.clock.seconds() > deadline:
                return complain(_SILENT, 1)
            time.sleep(_PAUSE)
        self.folder_lock = lock
        return None

    def make_window(self) -> MainWindow:
        """Return the window as it was left, or as the command line says."""
        if self.chosen.reset_settings:
            self.settings.store.clear()
        languages, notices = Languages(self.application), Notices()
        languages.use(self.chosen.language or self.settings.language or languages.of_system())
        self.book = self._open_book(notices)
        self.autosave = autosave = Autosave(self.book, SavedTables(self.book, find), notices)
        session = self._session(autosave)
        window = MainWindow(session, self.settings, languages, None, notices, self.book)
        if self.folder_lock:
            autosave.keep(window, self.settings)
            window.remember_game()
        open_argument = window.sharing.open_argument
        self.application.handed_over.connect(lambda link: open_argument(shared_in(link)))
        if self.chosen.size:
            window.resize(self.chosen.size)
        if self.chosen.shared:
            window.sharing.open_argument(self.chosen.shared)
        return window

    def _open_book(self, notices: Notices) -> Book:
        """Return the book in the folder, what an earlier version has written taken over."""
        if self.folder_lock is None:
            return Book()
        folder = self.folder_lock.folder
        book = Book(folder / NAME)
        notices.add(book.note)
        # Of a folder that cannot be read the book has told already.
        if book.is_new and os.access(folder, os.R_OK | os.X_OK):
            from gupai_desktop.store.older import take_over

            for note in take_over(book, folder, find):
                notices.add(note)
        return book

    def _session(self, autosave: Autosave) -> Session:
        """Return the table that was played last, as it was left, or the one asked for."""
        if self.named is not None:
            session = self._playing(autosave.load(self.named.game.id) or self.named, autosave)
            session.begin(self.named)
            return session
        try:
            game = find(self.chosen.game or self.settings.game)
        except WordedError:
            if self.chosen.game:
                raise
            game = games()[0]()
        if left := autosave.load(game.id):
            return self._playing(left, autosave)
        with suppress(BadText):  # a damaged list is told of when a deal is looked for
            if first := first_deal(game, 0):
                playing = PlaySession.begin(self.clock, self.chance, FIRST.text)
                return self._playing(History.beginning(first.record(game), playing), autosave)
        return self._playing(Record.of_deal(game, _fresh(game, self.chance)), autosave)

    def _playing(self, first: Record | History, autosave: Autosave) -> Session:
        return Session(first, autosave.load, clock=self.clock, chance=self.chance)

    def _save_picture(self, window: MainWindow) -> int:
        """Draw the window offscreen; Qt needs a few rounds until menus and labels lie right."""
        window.show()
        for _ in range(5):
            QApplication.processEvents()
        window.view.fit()  # where the screen has just given the window another size
        window.status_bar.verdict.hide()  # nothing is studied for a picture
        window.view.drawing.finish()
        if window.grab().save(self.chosen.screenshot):
            return 0
        return complain(f"{self.chosen.screenshot} cannot be written", 1)

    def _play(self, window: MainWindow) -> int:
        """Show the window until it is closed, and report every fault meanwhile."""
        watch = Watch(
            self.folders.logs, self.clock, lambda: str(window.session.record), self.application
        )
        watch.begin()
        end_as_closed(window, self.application)
        self.show(window)
        self.start_rest(window)
        try:
            return self.application.exec()
        finally:
            watch.end()
            if self.receiver:
                self.receiver.close()
            self.book.close()
            if self.folder_lock:
                self.folder_lock.release()

    def show(self, window: MainWindow) -> None:
        """Show the window, on a day's first start with what the day offers."""
        if not names_something(self.chosen):
            window.begin_day(is_first_start=self.is_first_start)
        window.show()

    def start_rest(self, window: MainWindow) -> None:
        """Start the log, the backup and the solver once the window has answered; draw its icon.

        Each has a turn of the event loop of its own: one that fails is reported as any
        fault is, and the others start all the same.
        """
        rest = [
            lambda: GarbageSearch(window),
            lambda: window.setWindowIcon(application_icon()),
            lambda: self._listen(window),
            self._begin_log,
            self._keep_private,
            lambda: self.book.back_up(self.clock, self.autosave.damaged.emit),
            window.start_solver,
            window.appearance.motion.ask_portal,
        ]
        if self.is_first_start:
            QTimer.singleShot(0, window.show_welcome)
        for start in rest:
            QTimer.singleShot(_FIRST_CLICK, start)

    def _begin_log(self) -> None:
        logs.begin(self.folders.logs, self.clock, is_verbose=self.chosen.verbose)
        for sentence in (*self.warnings, *self.application.remarks):
            logs.LOGGER.warning("%s", sentence)

    def _keep_private(self) -> None:
        """Let nobody else see what is played, also where earlier versions have written it.

        A folder that the player named keeps its rights: other things may lie there.
        """
        if self.folder_lock is None:
            return
        settings = Path(self.settings.store.name)
        keep_private([settings])
        if self.chosen.data_dir is None:
            keep_private([*self.folders, *[settings.parent] * (settings.suffix == ".conf")])
        for folder, patterns in zip(self.folders, _OWN_FILES, strict=True):
            for pattern in patterns:
                with suppress(OSError):  # a folder may be closed to us
                    keep_private(folder.glob(pattern))

    def _listen(self, window: MainWindow) -> None:
        """Hear of programs that are started later; they wait for that as long as it takes."""
        if self.folder_lock and self.folder_lock.is_held:
            from gupai_desktop.app.single_instance import Receiver

            self.receiver = Receiver(self.folder_lock.folder, window)
            self.receiver.received.connect(lambda arguments: _obey(window, arguments))


def _settings_store(folder: Path | None) -> QSettings:
    """Return the settings, of the platform's place or of a folder with the data."""
    if folder is None:
        place = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.GenericConfigLocation
        )
        _refuse_settings(Path(place, "Gupai Desktop", "gupai-desktop.conf"))
        return QSettings()
    _refuse_settings(folder / "settings.ini")
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


def _refuse_links(folders: Folders) -> None:
    """Raise `NoFolder` where others may have put a link in the place of a file of ours."""
    patterns = (*_OWN_FILES[0], *_OTHER_PLACES), _OWN_FILES[1]
    for folder, own in zip(folders, patterns, strict=True):
        for pattern in own:
            with suppress(OSError):  # a folder may be closed to us
                # What leads nowhere is found only where its name is not said whole.
                for file in _links_of(folder, pattern) if "*" in pattern else [folder / pattern]:
                    _refuse_link(file)


def _links_of(folder: Path, pattern: str) -> Iterable[Path]:
    """Return the files of a pattern, of which one is a link; to look for them takes a while."""
    with os.scandir((folder / pattern).parent) as entries:
        has_links = any(entry.is_symlink() for entry in entries)
    return folder.glob(pattern) if has_links else ()


def _refuse_link(file: Path) -> None:
    if is_planted(file):
        raise NoFolder(f"{file} is a link, and others may write in its folder; move it away")


def _refuse_settings(file: Path) -> None:
    """Raise `NoFolder` where no file of settings lies, or a link that leads to another."""
    for place in (file, file.with_name(f"{file.name}.lock")):
        _refuse_link(place)
    with suppress(OSError):
        if file.exists() and not (file.is_file() or file.is_dir()):
            raise NoFolder(f"{file} is not the file of the settings; move it away")


def _handed_over(chosen: argparse.Namespace) -> list[str]:
    """Return the part of this program's command line that a running one can act on."""
    named = {"--game": chosen.game, "--rules": chosen.rules, "--deal": chosen.deal}
    arguments = [f"{name}={value}" for name, value in named.items() if value]
    if not chosen.shared:
        return arguments
    shared = chosen.shared if is_code(chosen.shared) else os.path.abspath(chosen.shared)
    return [*arguments, "--", shared]


def _obey(window: MainWindow, arguments: list[str]) -> None:
    """Do as the command line of another program asks."""
    window.come_forward()
    try:
        chosen = parser().parse_args(arguments)
        named = named_deal(chosen, window.session.chance)
    except (WordedError, SystemExit):
        return  # that program has said so
    if named is not None:
        window.session.begin(named)
    elif chosen.game:
        window.controller.choose_game(chosen.game)
    if chosen.shared:
        window.sharing.open_argument(chosen.shared)


def named_deal(chosen: argparse.Namespace, chance: Chance) -> Record | None:
    """Return the deal that the command line names, if it names one; raises `BadText`."""
    if not (chosen.game or chosen.rules or chosen.deal is not None):
        return None
    game = find(chosen.game or games()[0].id, chosen.rules)
    if chosen.deal is not None:
        return Record.of_deal(game, chosen.deal)
    return Record.of_deal(game, _fresh(game, chance)) if chosen.rules else None


def _fresh(game: Game, chance: Chance) -> int:
    policy = policies_for(game)[0]
    return offered(game, policy, number_to_offer(game, policy, chance))
