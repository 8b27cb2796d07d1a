"""A monkey at the window: random clicks, drags, keys, menus and dialogs, and nothing breaks.

    python -m tests.benchmarks.monkey [--events 20000] [--seed 1] [--reader] [--sleeps 2] [--wins]

It has the real window with its saved games and statistics in a folder of its own, and a
small study that answers at once.  After every event it looks whether everything is as
it should be: every tile in its place, nothing selected that is not there, undo offered
when there is something to undo, what is written in the window true of the table, and,
now and then, the saved file the very same as the table.  An exception, a warning of
Qt's or a thing that is not as it should be ends the run.  With `--reader` everything is
told as if a screen reader listened, which finds the table as it is.  With `--sleeps` the
process stands still so often, as when the machine sleeps.  With `--wins` it wins deals, by hints
or as the solver plays, of every game, problems, challenges and omens by turns, and then presses
every key and does every action once.

Answers of the solver and dialogs come in their own time, and new deals by chance: the same
seed brings much the same events, but not every one at the same table.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache, partial
from itertools import count, cycle
from pathlib import Path
from random import Random
from types import TracebackType

import shiboken6
from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    QUrl,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from gupai_desktop.app.application import Application, make_application
from gupai_desktop.app.autosave import Autosave
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.engine.deal import LAST_DEAL, deal
from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages, say
from gupai_desktop.play.problems import problems_of
from gupai_desktop.play.shared import Code
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.texts.titles import title_of
from gupai_desktop.ui.dialogs import file_choice
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.actions import ROWS
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import assert_whole
from tests.ui.oracle import QuickOracle

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_NONE, _CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_SHIFT, _ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
    *(Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_R, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_A),
    *(Qt.Key.Key_Delete, Qt.Key.Key_7, Qt.Key.Key_F1, Qt.Key.Key_PageDown),
)
#: What ends the program is not for monkeys.
_NOT_FOR_MONKEYS = ("quit", "backups")
#: What Qt complains of where there is no display; no fault of the program's.
_OFFSCREEN = "This plugin does not support"
#: All keys that have a meaning anywhere, as they are and held with others.
_KEYBOARD = tuple(
    (key, held)
    # On Python 3.15 PySide 6.12 takes an enum that a generator runs through for a call of it.
    for key in list(Qt.Key)
    if key < Qt.Key.Key_AsciiTilde or Qt.Key.Key_Escape <= key <= Qt.Key.Key_F12
    for held in (_NONE, _SHIFT, _CONTROL, _ALT)
    if (key, held) != (Qt.Key.Key_Q, _CONTROL)
)
#: How many presses after wins of one kind come before another kind.
_TURNS = 12
#: Of how many events one is followed by a look at the files.
_BETWEEN_LOOKS = 100
_SCHEMES = ("http", "https", "file", "mailto")
#: How long a sleep lasts, in seconds.
_SLEEP = 20


class Watcher:
    """Hears every exception and every warning of Qt's."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._before = sys.excepthook
        sys.excepthook = self._on_exception
        self._handler_before = qInstallMessageHandler(self._on_message)

    def go(self) -> None:
        """Let those hear again who did before."""
        sys.excepthook = self._before
        qInstallMessageHandler(self._handler_before)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        self.heard.append("".join(traceback.format_exception(kind, error, where)))

    def _on_message(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(_OFFSCREEN):
            self.heard.append(f"Qt: {text}")


class Links(QObject):
    """Opens no link in a browser."""

    @Slot(QUrl)
    def open(self, _link: QUrl) -> None:
        """A link was clicked."""


class Monkey:
    """One monkey at one window."""

    def __init__(self, window: MainWindow, folder: Path, seed: int) -> None:
        self._window, self._folder, self._chance = window, folder, Random(seed)
        self._session = window.session
        self.events: Counter[str] = Counter()
        self._what_it_does: dict[str, tuple[int, Callable[[], object]]] = {
            "click on a tile": (24, self._click),
            "click anywhere": (6, self._click_anywhere),
            "drag": (14, self._drag),
            "key": (16, self._key),
            "legal move": (10, self._move),
            "action": (10, self._action),
            "choice in a menu": (5, self._choose),
            "paste": (3, self._paste),
            "pointer": (8, self._point),
            "window": (3, self._change_window),
            "other window": (2, self._poke_other),
        }
        #: Those that wait for an answer, each opened from the one before.
        self._dialogs: list[QWidget] = []
        self.looks = self._looking()

    def do_something(self) -> str:
        """One event of a kind by chance; which it was."""
        weights = [weight for weight, _ in self._what_it_does.values()]
        kind = self._chance.choices(list(self._what_it_does), weights)[0]
        self._what_it_does[kind][1]()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.events[kind] += 1
        return kind

    # At the table.

    def _tile(self) -> QPoint:
        scene, view = self._window.scene, self._window.view
        return view.mapFromScene(self._chance.choice(scene.tile_items).place().center())

    def _anywhere(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._chance.randrange(max(1, widget.width())),
            self._chance.randrange(max(1, widget.height())),
        )

    def _click(self) -> None:
        QTest.mouseClick(self._window.view.viewport(), _LEFT, pos=self._tile())

    def _click_anywhere(self) -> None:
        table = self._window.view.viewport()
        button = _LEFT if self._chance.random() < 0.8 else _RIGHT
        place = self._anywhere(table)
        QTest.mouseClick(table, button, pos=place)
        if self._chance.random() < 0.2:
            QTest.mouseDClick(table, button, pos=place)
            QTest.mouseRelease(table, button, pos=place)

    def _drag(self) -> None:
        table, start = self._window.view.viewport(), self._tile()
        end = self._tile() if self._chance.random() < 0.8 else self._anywhere(table)
        QTest.mousePress(table, _LEFT, pos=start)
        for step in range(1, 4):
            QTest.mouseMove(table, start + (end - start) * (step / 3))
        if self._chance.random() < 0.1:
            self._chance.choice([self._key, self._action])()  # in the middle of a drag
        QTest.mouseRelease(table, _LEFT, pos=end)

    def _point(self) -> None:
        table = self._window.view.viewport()
        QTest.mouseMove(
            table, self._tile() if self._chance.random() < 0.7 else self._anywhere(table)
        )

    def _key(self) -> None:
        key, control = self._chance.choice(_KEYS), self._chance.random() < 0.3
        modifier = _CONTROL if control and key in (Qt.Key.Key_Z, Qt.Key.Key_Y) else _NONE
        if modifier is _CONTROL and self._chance.random() < 0.2:
            modifier |= _SHIFT
        QTest.keyClick(self._window.focusWidget() or self._window, key, modifier)

    def _move(self) -> None:
        if self._session.facts.moves:
            self._session.play(self._chance.choice(self._session.facts.moves))
        else:
            self._window.action_table["new-deal"].trigger()

    # Menus.

    def _action(self) -> None:
        keys = [row.key for row in ROWS if row.key not in _NOT_FOR_MONKEYS]
        self._window.action_table[self._chance.choice(keys)].trigger()

    def _choose(self) -> None:
        menus = self._window.menus
        menu = menus[self._chance.choice(["languages", "recent_deals", "bookmarks"])]
        if menu.actions():
            self._chance.choice(menu.actions()).trigger()

    def _paste(self) -> None:
        game = self._chance.choice(games())()
        record = Record.of_deal(game, self._chance.randint(1, LAST_DEAL))
        for move in game.moves(record.table)[:1]:
            record = record.play(move)
        text = self._chance.choice(
            [
                str(Code(game, self._chance.randint(1, LAST_DEAL), "winnable")),
                str(deal(game, self._chance.randint(1, LAST_DEAL))),
                str(record),
                str(self._session.history),
                "no deal at all",
            ]
        )
        if self._chance.random() < 0.3:
            place = self._chance.randrange(len(text))
            text = text[:place] + text[place + 2 :]
        QGuiApplication.clipboard().setText(text)
        self._window.action_table["paste"].trigger()

    # Windows.

    def _change_window(self) -> None:
        how = self._chance.randrange(4)
        if how == 0:
            self._window.showMinimized()
            QApplication.processEvents()
            self._window.showNormal()
        elif how == 1:
            QApplication.sendEvent(self._window, QEvent(QEvent.Type.PaletteChange))
        else:
            self._window.resize(self._chance.randint(360, 1300), self._chance.randint(320, 900))

    def _poke_other(self) -> None:
        """Do something in a window that has been left open, or close it."""
        others = [
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and widget is not self._window
        ]
        if others:
            self._poke(self._chance.choice(others))

    def _looking(self) -> QTimer:
        """Look for dialogs from now on, as long as the timer is there."""
        timer = QTimer()
        timer.timeout.connect(self._look_for_dialogs)
        timer.start(5)
        return timer

    def _look_for_dialogs(self) -> None:
        """A dialog waits for an answer: play with it for a while, then close it."""
        # A menu that is being played with may have opened the dialog, and still be there.
        waiting = (QApplication.activePopupWidget(), QApplication.activeModalWidget())
        dialog = next((found for found in waiting if found and found not in self._dialogs), None)
        if dialog is None:
            return
        self._dialogs.append(dialog)
        # A timer does not come again while it is here; the dialog may open another one.
        further = self._looking()
        try:
            self._answer(dialog)
        finally:
            further.stop()
            self._dialogs.pop()

    def _answer(self, dialog: QWidget) -> None:
        self.events[f"dialog {type(dialog).__name__}"] += 1
        for _ in range(self._chance.randrange(6)):
            if not shiboken6.isValid(dialog):
                return  # a menu that has been answered
            if dialog.isVisible() and not isinstance(dialog, QFileDialog):
                self._poke(dialog, may_close=False)
        if not shiboken6.isValid(dialog):
            return
        if isinstance(dialog, QDialog) and not isinstance(dialog, QFileDialog):
            QTest.keyClick(dialog, self._chance.choice([Qt.Key.Key_Return, Qt.Key.Key_Escape]))
        if isinstance(dialog, QDialog):
            dialog.reject()  # if it is still there
        else:
            dialog.close()

    def _poke(self, window: QWidget, *, may_close: bool = True) -> None:
        if may_close and self._chance.random() < 0.4:
            window.close()
            return
        parts = [part for part in window.findChildren(QWidget) if part.isVisible()]
        part = self._chance.choice([window, *parts])
        if self._chance.random() < 0.5:
            QTest.keyClick(part, self._chance.choice(_KEYS))
        else:
            QTest.mouseClick(part, _LEFT, pos=self._anywhere(part))

    # Whether everything is as it should be.

    def look(self) -> None:
        """Raise `AssertionError` if something is not as it should be."""
        window, session = self._window, self._session
        # What has arrived may have the table make room for a panel, and glide once more.
        for _ in range(2):
            window.scene.finish_glide()
        if not window.table.celebration.is_on:  # tiles hop then
            assert_whole(window)
        tiles, pointing = set(session.record.table.tiles), window.pointing
        marked = pointing.selection.tiles | pointing.hinted | pointing.lost
        assert marked <= tiles, "something is marked that is not there"
        assert window.action_table["undo"].isEnabled() == session.undo_stack.canUndo()
        assert window.action_table["redo"].isEnabled() == session.undo_stack.canRedo()
        if window.table.search_cover.isHidden():  # else the title is of what is looked for
            assert say(title_of(session.record, session.playing)) in window.windowTitle()
        assert session.facts.record is session.record

    def look_at_files(self) -> None:
        """Raise `AssertionError` if what is saved is not what is on the table."""
        session = self._session
        table = session.record.opening
        for move in session.record.moves:
            table = session.game.play(table, move)
        assert table == session.record.table
        self._window.clock.check()
        session.helped.emit()  # the time that has passed is written with the next step
        saved = SavedTables(self._window.parts.book, find).load(session.game.id)
        assert saved == session.history, "the book does not say what is on the table"

    def look_as_reader(self) -> None:
        """Raise `AssertionError` if a screen reader finds another table than there is."""
        scene, root = self._window.scene, QAccessible.queryAccessibleInterface(self._window.view)
        groups = [root.child(number) for number in range(len(scene.group_items))]
        places = [group.child(n) for group in groups for n in range(group.childCount())]
        assert len(places) == len(scene.tile_items), "not every tile is found by a reader"
        names = [node.text(QAccessible.Text.Name) for node in (*groups, *places)]
        assert all(names), "a group or a tile has no name for a reader"


class Winner(Monkey):
    """One that wins, and then presses whatever there is."""

    def __init__(self, window: MainWindow, folder: Path, seed: int) -> None:
        super().__init__(window, folder, seed)
        self._days = (date(2026, 1, 1) + timedelta(day) for day in count(seed % 1000))
        #: How a deal of each kind is laid down, and what was not pressed yet after a win of it.
        self._kinds: dict[str, Callable[[], object]] = {
            **{game.id: partial(self._lay_deal, game) for game in games()},
            "problem": self._lay_problem,
            "challenge": lambda: self._window.controller.challenge(next(self._days)),
            "omen": lambda: self._window.controller.show_omen(next(self._days)),
        }
        self._unpressed = dict[str, list[tuple[Qt.Key, Qt.KeyboardModifier] | str]]()
        self._turns = cycle(kind for kind in self._kinds for _ in range(_TURNS))

    def do_something(self) -> str:
        kind = next(self._turns)
        if self._session.facts.outcome is Outcome.OPEN or self._chance.random() < 0.3:
            self._win(kind)
        if not self._unpressed.get(kind):
            actions = [row.key for row in ROWS if row.key not in _NOT_FOR_MONKEYS]
            self._unpressed[kind] = [*_KEYBOARD, *actions]
            self._chance.shuffle(self._unpressed[kind])
        press = self._unpressed[kind].pop()
        if isinstance(press, str):
            self._window.action_table[press].trigger()
        else:
            QTest.keyClick(self._window.focusWidget() or self._window, *press)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.events[f"after {kind}"] += 1
        return f"{press} after {kind}"

    def _lay_deal(self, kind: type[Game]) -> None:
        game = find(kind.id, self._chance.choice(["", "triplets=mixed"]) if kind().options else "")
        self._session.begin(Record.of_deal(game, self._chance.randint(1, 20)))

    def _lay_problem(self) -> None:
        every = [problem for game in games() for problem in problems_of(game())]
        self._window.controller.begin_problem(self._chance.choice(every))

    def _win(self, kind: str) -> None:
        """Lay down a deal, and play it from near the end on, as far as it can be."""
        self._window.pages.show_table()
        self._kinds[kind]()
        for _ in range(50):  # a deal may have to be found
            QApplication.processEvents()
        record, policy = self._session.record.restarted(), self._session.playing.policy
        line = _line_of(record)
        rest = self._chance.randint(1, 6)
        for move in line[:-rest]:
            record = record.play(move)
        self._session.begin(record, policy)
        if self._chance.random() < 0.5:
            self._window.action_table["solve"].trigger()
            for _ in range(rest):
                QApplication.processEvents()
                self._window.parts.auto_play.step()
        if self._session.record == record:
            for move in line[-rest:]:
                for _ in range(self._chance.randrange(3)):
                    self._window.action_table["hint"].trigger()
                    QApplication.processEvents()
                self._session.play(move)
        self.events[f"ended: {self._session.facts.outcome.value}"] += 1


@cache
def _line_of(record: Record) -> tuple[Move, ...]:
    """A line that wins, or one that an omen takes to its end; nothing where none is found."""
    if not record.game.is_omen:
        return solve(record.game, record.table, Budget(20_000)).line
    line = list[Move]()
    while moves := record.game.moves(record.table):
        line.append(moves[0])
        record = record.play(moves[0])
    return tuple(line)


def make_window(running: Application, folder: Path, languages: Languages) -> MainWindow:
    """The program's window, with a solver of its own."""
    chosen = parser().parse_args(["--data-dir", str(folder), "--deal", "7"])
    launcher = Launcher(running, chosen)
    assert launcher.take_folder() is None
    notices, book = Notices(), Book(folder / NAME)
    autosave = Autosave(book, SavedTables(book, find), notices)
    first, clock, chance = Record.of_deal(games()[0](), 7), launcher.clock, launcher.chance
    session = Session(first, autosave.load, clock=clock, chance=chance)
    launcher.settings.is_animated = False
    window = MainWindow(session, launcher.settings, languages, QuickOracle(), notices, book)
    autosave.keep(window)
    window.resize(1000, 700)
    window.show()
    window.start_solver()
    return window


def keep_to(folder: Path, seed: int, links: Links) -> None:
    """No link is opened in a browser, and all files of the player's choice are in a folder."""
    for scheme in _SCHEMES:
        QDesktopServices.setUrlHandler(scheme, links, "open")  # type: ignore[arg-type]
    files = Random(seed)
    pick = lambda *_: folder / f"{files.randrange(12)}.gupai"  # noqa: E731
    file_choice.ask_file_to_open = file_choice.ask_file_to_save = pick


def sleep() -> None:
    """Stand still, as when the machine sleeps, until a shell wakes this process."""
    me = os.getpid()
    with subprocess.Popen(["sh", "-c", f"sleep {_SLEEP}; kill -CONT {me}"]):
        os.kill(me, signal.SIGSTOP)


def run(
    events: int,
    seed: int,
    folder: Path,
    *,
    has_reader: bool = False,
    sleeps: int = 0,
    kind: type[Monkey] = Monkey,
) -> Counter[str]:
    """That many events; raises `AssertionError` with what went wrong."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication.instance()
    if not isinstance(running, Application):
        running = make_application(sys.argv[:1])
    links = Links()
    keep_to(folder, seed, links)
    QAccessible.setActive(has_reader)
    languages = Languages(running)
    window = make_window(running, folder, languages)
    watcher, monkey = Watcher(), kind(window, folder, seed)
    rests = {events * turn // (sleeps + 1) for turn in range(1, sleeps + 1)}
    try:
        for number in range(1, events + 1):
            if number in rests:
                sleep()
            event = monkey.do_something()
            try:
                monkey.look()
                if number % _BETWEEN_LOOKS == 0:
                    monkey.look_at_files()
                if has_reader:
                    monkey.look_as_reader()
            except AssertionError as error:
                watcher.heard.append("".join(traceback.format_exception(error)))
            if watcher.heard:
                raise AssertionError(f"event {number}, {event}:\n" + "\n".join(watcher.heard))
    finally:
        # In a process that lives on it would answer the dialogs of others.
        monkey.looks.stop()
        for scheme in _SCHEMES:
            QDesktopServices.unsetUrlHandler(scheme)
        watcher.go()
        window.close()
        window.parts.settings.store.finish()
        QAccessible.setActive(False)
        # Its last language would go on being spoken.
        shiboken6.delete(languages)
    return monkey.events


def main() -> int:
    parser = argparse.ArgumentParser(description="Random events at the real window.")
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reader", action="store_true", help="as if a screen reader listened")
    parser.add_argument("--sleeps", type=int, default=0, help="how often it stands still")
    parser.add_argument("--wins", action="store_true", help="it wins, and then presses everything")
    chosen = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        counts = run(
            chosen.events,
            chosen.seed,
            Path(folder),
            has_reader=chosen.reader,
            sleeps=chosen.sleeps,
            kind=Winner if chosen.wins else Monkey,
        )
    print(f"{chosen.events} events in {time.perf_counter() - began:.0f} s, seed {chosen.seed}")
    for kind, often in sorted(counts.items()):
        print(f"| {kind} | {often} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
