"""How every dialog is opened by a test that goes over all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from gupai_desktop.app.fault_dialog import FaultDialog
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.play.history import History
from gupai_desktop.play.problem_set import ListedSet, ProblemSet
from gupai_desktop.play.problems import problems_of
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.solvers.knowledge import Knowledge
from gupai_desktop.store.backups import KeptBook
from gupai_desktop.store.book import Book, unsaved
from gupai_desktop.store.joining import JoinedDeals, Joining
from gupai_desktop.store.saves import NO_SPACE, CannotSave
from gupai_desktop.store.schema import AlbumRow
from gupai_desktop.store.statistics import Par, PlayedDeal, Statistics
from gupai_desktop.store.tables import Bookmark
from gupai_desktop.texts.titles import KEEP_PROBLEM
from gupai_desktop.ui.board.keyboard_cursor import TABLE_KEYS
from gupai_desktop.ui.dialogs.about import AboutDialog
from gupai_desktop.ui.dialogs.backups import BackupsDialog
from gupai_desktop.ui.dialogs.bookmarks import BookmarksDialog
from gupai_desktop.ui.dialogs.deal_number import DealNumberDialog
from gupai_desktop.ui.dialogs.joining import JoiningDialog
from gupai_desktop.ui.dialogs.preferences import PreferencesDialog
from gupai_desktop.ui.dialogs.printing import PrintDialog
from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from gupai_desktop.ui.dialogs.unsaved import UnsavedDialog
from gupai_desktop.ui.games_page.own_problems import OwnProblemsDialog
from gupai_desktop.ui.games_page.page import GamesPage
from gupai_desktop.ui.games_page.problems import ProblemsDialog
from gupai_desktop.ui.games_page.set_import import SetImportDialog
from gupai_desktop.ui.play.day import ShownDay
from gupai_desktop.ui.play.own_sets import OwnSets
from gupai_desktop.ui.play.problem_maker import ProblemMaker
from gupai_desktop.ui.play.problem_sets import ProblemSets
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.replay.window import ReplayDialog
from gupai_desktop.ui.rules.window import RulesWindow
from gupai_desktop.ui.statistics.calendar import CalendarDialog
from gupai_desktop.ui.statistics.omen_book import OmenBook
from gupai_desktop.ui.statistics.window import StatisticsDialog
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.tutorial.lessons import LESSONS
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.widgets.actions import ROWS, Actions
from gupai_desktop.ui.widgets.name_dialog import NameDialog
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.widgets.shortcuts import Shortcuts
from gupai_desktop.ui.window.deals import bookmark_title
from gupai_desktop.ui.workbench.window import Workbench
from tests.histories import played, playing
from tests.ui.oracle import Oracle

ZEN = "zen.ten-sets"
ZEN_TITLE = find(ZEN).name


@dataclass(frozen=True)
class Context:
    """What a dialog may need: looks, languages, a store of settings, a folder to write in."""

    appearance: Appearance
    languages: Languages
    store: SettingsFile
    folder: Path

    def statistics(self) -> Statistics:
        """Statistics with one deal that was won."""
        statistics = Statistics(Book())
        record = played(Record.of_deal(find(ZEN), 7), 3, choice=1)[-1]
        statistics.add_won(record, playing("a", seconds=12345), Par(9, 9))
        return statistics


def _omens() -> dict[date, PlayedDeal]:
    """The omens of three days."""
    statistics, game = Statistics(Book()), find("pairs.turtle")
    for number in range(1, 4):
        record = Record.of_deal(game, number)
        statistics.add_omen(record, playing(str(number)), date(2026, 3, number))
    return statistics.omens()


def _import(_context: Context) -> QWidget:
    one, other = (History.beginning(_record(), playing(name)) for name in ("a", "b"))
    joining = Joining(
        JoinedDeals(new=1200, better=30),
        bookmarks=[Bookmark.of_history(one)],
        bookmarks_left_out=5,
        album=[AlbumRow("66 66", "2026-11-25T12:30:00Z")],
        both={ZEN: (one, other)},
        unread=["zen.unheard-of"],
        unread_bookmarks=2,
    )
    return JoiningDialog(joining, has_settings=True)


def _games_page(context: Context) -> QWidget:
    session, settings = Session(_record()), Settings(context.store)
    statistics = context.statistics()
    problem_sets = ProblemSets(session, statistics, SolverClient(), Notices())
    shown_day = ShownDay(session.clock)
    page = GamesPage(
        session, settings, find, statistics, context.appearance, problem_sets, shown_day
    )
    page.open()
    return page


def _problems(context: Context) -> QWidget:
    session, client = Session(_record()), Oracle()
    sets = ProblemSets(session, context.statistics(), client, Notices())
    every_game = [find(ZEN), find("levels.o-koan")]
    maker = ProblemMaker(client, session.chance, client)
    return ProblemsDialog(every_game, ZEN, sets, maker, context.appearance)


def _own_problems(context: Context, count: int) -> QWidget:
    own = OwnSets(Session(_record()), context.statistics())
    for name in ("Evening by the sea", "Mine"):
        own.add(ProblemSet(find(ZEN), name), problems_of(find(ZEN))[:count])
    return OwnProblemsDialog(own, Oracle(), context.appearance)


def _set_import(context: Context) -> QWidget:
    del context
    lines = ((4, "nonsense"), (5, "1 0.5 find 66 66"))
    return SetImportDialog(ListedSet(find(ZEN), "Evening by the sea", lines), Oracle())


def _about(_: Context, page: int) -> QWidget:
    dialog = AboutDialog()
    dialog.pages.setCurrentIndex(page)
    return dialog


def _preferences(context: Context) -> QWidget:
    settings = Settings(context.store)
    return PreferencesDialog(settings, context.appearance, context.languages)


def _lesson(family: str, lesson: int, step: int, context: Context) -> QWidget:
    window = TutorialWindow(family, context.appearance)
    window.view.table_scene.is_animated = False
    window.choose_lesson(lesson)
    window.turn(step)
    return window


def _record() -> Record:
    return played(Record.of_deal(find(ZEN), 7), 3, choice=1)[-1]


def _bookmarks(_context: Context) -> QWidget:
    mark = Bookmark.of_history(History.beginning(_record(), playing("a")))
    return BookmarksDialog((mark, mark.named("mine")), bookmark_title)


def _shortcuts(context: Context) -> QWidget:
    owner = QWidget()
    actions = Actions(owner, {row.key: lambda: None for row in ROWS})
    actions.retranslate()
    dialog = ShortcutsDialog(Shortcuts(actions, Settings(context.store), TABLE_KEYS, owner))
    owner.setParent(dialog)
    owner.hide()
    return dialog


#: Longer than a line, and Qt breaks none at its signs between folders.
REPORT_ON_WINDOWS = Path(
    r"C:\Users\oleksandra.kovalenko\AppData\Local\Programs\gupai-desktop\Portable\Data\Logs"
    r"\report-2026-11-23-05-50-17.txt"
)

#: Every dialog by its name; one that shows several things stands here several times.
DIALOGS: dict[str, Callable[[Context], QWidget]] = {
    "games page": _games_page,
    "problems": _problems,
    "own problems": lambda context: _own_problems(context, 12),
    "own problems, none": lambda context: _own_problems(context, 0),
    "set import": _set_import,
    "name": lambda _context: NameDialog(KEEP_PROBLEM, ["Evening by the sea"]),
    "about, sources": lambda context: _about(context, 0),
    "about, licences": lambda context: _about(context, 1),
    "preferences": _preferences,
    **{
        f"first steps, {family} {step + 1}": partial(_lesson, family, 1, step)
        for family, (_, steps) in LESSONS.items()
        for step in range(len(steps))
    },
    "first steps, tiles": partial(_lesson, "zen", 2, 0),
    "first steps, triplets": partial(_lesson, "levels", 3, 0),
    "bookmarks": _bookmarks,
    "deal by number": lambda _: DealNumberDialog(find(ZEN), 7),
    "workbench": lambda context: Workbench(_record(), Oracle(), context.appearance),
    "calendar": lambda context: CalendarDialog(
        context.statistics(), context.appearance, today=date(2026, 3, 18)
    ),
    "omens": lambda context: OmenBook(_omens(), context.appearance),
    "statistics": lambda context: StatisticsDialog(
        context.statistics(), find(ZEN), context.appearance
    ),
    "rules": lambda context: RulesWindow(ZEN, context.appearance),
    "shortcuts": _shortcuts,
    "something went wrong": lambda _context: FaultDialog(REPORT_ON_WINDOWS),
    "unsaved": lambda _context: UnsavedDialog(
        unsaved(CannotSave(REPORT_ON_WINDOWS, NO_SPACE).words)
    ),
    "backups": lambda _context: BackupsDialog(
        [KeptBook(Path("b"), "2026-11-25T12:30:00Z", 31, 5)]
    ),
    "import": _import,
    "print": lambda context: PrintDialog(_record(), ZEN_TITLE, context.appearance),
    "replay": lambda context: ReplayDialog(
        _record(), context.appearance, Knowledge(100, 1), Oracle()
    ),
}

#: One dialog of each kind, where several show the same widgets.
KINDS = tuple({name.partition(",")[0]: name for name in DIALOGS}.values())
