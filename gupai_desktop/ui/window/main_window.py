"""The window: it puts table, bars and menus together, and joins them to one session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.glide import SYSTEM, speed_of
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.auto_play import AutoPlay
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.play.deal_finder import DealFinder
from gupai_desktop.ui.play.hints import Hints
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.play.titles import title_of
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.theme.tile_art import application_icon
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.banner import Banner
from gupai_desktop.ui.widgets.menus import Menus
from gupai_desktop.ui.widgets.notices import NoticeBar, Notices
from gupai_desktop.ui.window.announcer import Announcer
from gupai_desktop.ui.window.appearance_menus import appearance_menus
from gupai_desktop.ui.window.dialog_launcher import DialogLauncher
from gupai_desktop.ui.window.files import Files
from gupai_desktop.ui.window.game_controller import GameController
from gupai_desktop.ui.window.game_over import GameOver
from gupai_desktop.ui.window.goal_bar import GoalBar
from gupai_desktop.ui.window.sharing import Sharing
from gupai_desktop.ui.window.statistics_recorder import StatisticsRecorder
from gupai_desktop.ui.window.status import Status
from gupai_desktop.ui.window.toolbar import Toolbar

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Statistics

_APPLICATION = words("MainWindow", "Gupai Desktop")
_DEFAULT_SIZE = QSize(1180, 820)


class MainWindow(QMainWindow):
    """One session in a window."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        languages: Languages,
        client: SolverClient | None = None,
        notices: Notices | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.pointing = Pointing(session, self)
        self._settings, self._languages = settings, languages
        self.appearance = Appearance(_application(), Looks.read(settings.looks))
        self.appearance.setParent(self)
        self.notices = notices or Notices(self)
        self._make_study(client or SolverClient(self))
        self._make_controllers()
        self._make_table()
        self._make_actions()
        self._make_bars()
        self._connect()
        self.setWindowIcon(application_icon())
        self.apply_theme()
        self._restore_window()
        self.retranslate()
        self._game_over.refresh()
        self.view.setFocus()

    # Building.

    def _make_study(self, client: SolverClient) -> None:
        """What asks the solvers, and what goes by their answers."""
        self._client = client
        self.analysis = Analysis(self.session, client, self)
        self.hints = Hints(self.pointing, self.analysis, self)
        self.auto_play = AutoPlay(self.session, self.analysis, self)
        self.deal_finder = DealFinder(client, self)

    def _make_controllers(self) -> None:
        """What the actions are done by."""
        session, settings = self.session, self._settings
        self.choices = GameController(session, settings, self._languages, self.deal_finder)
        self.sharing = Sharing(session)
        self.files = Files(session, settings, self.sharing, self)
        self.clock = Clock(session, self)
        self._statistics_recorder = StatisticsRecorder(session, self.analysis, self.notices, self)
        self.dialogs = DialogLauncher(
            session,
            self.choices,
            self.auto_play,
            self.analysis,
            self._client,
            lambda: self.statistics,
            self.appearance,
            self,
        )

    def _make_table(self) -> None:
        self.view = GameBoard(self.pointing, self)
        self.scene = self.view.table_scene
        self.banner = Banner(self.view)
        self.view.set_foot(self.banner.usual_height)
        self.goal_bar = GoalBar(self.session)
        self.notice_bar = NoticeBar(self.notices)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice_bar)
        column.addWidget(self.goal_bar)
        column.addWidget(self.view, 1)
        self.setCentralWidget(middle)
        # What is dropped on the view too is for the window.
        self.setAcceptDrops(True)
        self.view.setAcceptDrops(False)
        self.view.viewport().setAcceptDrops(False)

    def _make_actions(self) -> None:
        """Every action does what the slot of its key does."""
        self.action_table = Actions(
            self,
            {
                **self._slots(),
                **self.choices.slots(),
                **self.files.slots(),
                **self.sharing.slots(),
                **self.dialogs.slots(),
                **{key: partial(self._switch, key) for key in self._switches()},
            },
        )
        looks = appearance_menus(self.appearance, self._remember_looks)
        menus = {**self.choices.menus(), **self.files.menus(), **looks}
        self.menus = Menus(self, self.action_table, menus)

    def _slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that nobody else looks after."""
        return {
            "restart": self.session.restart,
            "quit": self.close,
            "undo": self.session.undo_group.undo,
            "redo": self.session.undo_group.redo,
            "hint": self.hints.give,
            "solve": lambda: self.auto_play.switch(self.action_table["solve"].isChecked()),
            "turn": lambda: self.toolbar.play_turn(),
            "show-moves": lambda: self.pointing.show_moves(
                self.action_table["show-moves"].isChecked()
            ),
            "full-screen": self._switch_full_screen,
            "explain-group": self.view.explain_group,
            "shortcuts": lambda: self.dialogs.show_shortcuts(self.action_table),
            "preferences": self._show_preferences,
        }

    def _switches(self) -> dict[str, tuple[str, Callable[[bool], object]]]:
        """The actions that are preferences: which one, and what it changes at once."""
        return {
            "show-verdict": ("shows_verdict", lambda is_on: self.verdict_label.setVisible(is_on)),
            "show-time": ("shows_time", lambda is_on: self.status.time_label.setVisible(is_on)),
            "auto-turn": ("plays_lone_verb", self._play_lone_verbs),
            "animation": ("is_animated", self._animate),
        }

    def _switch(self, key: str) -> None:
        """Remember a preference as its action is ticked now, and follow it."""
        name, _ = self._switches()[key]
        setattr(self._settings, name, self.action_table[key].isChecked())
        self._apply_switch(key)

    def _apply_switch(self, key: str) -> None:
        """Tick an action as its preference is, and do what that changes at once."""
        name, apply = self._switches()[key]
        is_on = bool(getattr(self._settings, name))
        self.action_table[key].setChecked(is_on)
        apply(is_on)

    def _make_bars(self) -> None:
        self.toolbar = Toolbar(self.session, self.action_table, self)
        self.addToolBar(self.toolbar)
        self.status = Status(self.session, self.analysis, self)
        self.verdict_label = self.status.verdict_label
        self.setStatusBar(self.status)
        Announcer(self.session, self.view, self.analysis, self.verdict_label)
        self._game_over = GameOver(self.session, self.analysis, self.banner, self.choices.new_deal)
        for key in self._switches():
            self._apply_switch(key)

    def _connect(self) -> None:
        session, actions = self.session, self.action_table
        self.auto_play.switched.connect(actions["solve"].setChecked)
        self.deal_finder.searching.connect(self._on_searching)
        self._client.lost.connect(self._on_study_lost)
        self.clock.ticked.connect(self.status.refresh_time)
        session.said.connect(self.banner.show_message)
        session.record_changed.connect(self._on_record_changed)
        session.deal_changed.connect(self._refresh_title)
        group = session.undo_group
        for key, can, changed in (
            ("undo", group.canUndo(), group.canUndoChanged),
            ("redo", group.canRedo(), group.canRedoChanged),
        ):
            actions[key].setEnabled(can)
            changed.connect(actions[key].setEnabled)
        self.appearance.changed.connect(self.apply_theme)
        self.view.make_playable()
        self.scene.asked.connect(self.session.explain_group)
        self.scene.grabbed.connect(lambda _: self.auto_play.switch(False))

    def _restore_window(self) -> None:
        if not self.restoreGeometry(self._settings.window):
            screen = self.screen().availableSize()
            self.resize(_DEFAULT_SIZE.boundedTo(screen * 0.95))

    # Starting.

    def start_study(self) -> None:
        """Study the table from now on, and have the next deal ready."""
        self.analysis.start()
        self.choices.prepare()

    def open_statistics(self, file: Path) -> None:
        """Enter what is played in the statistics of a file from now on."""
        self._statistics_recorder.open(file)

    @property
    def statistics(self) -> Statistics | None:
        """The statistics, once they are open."""
        return self._statistics_recorder.statistics

    def come_forward(self) -> None:
        """Be seen, before all other windows if the system allows it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def remember_game(self) -> None:
        """Remember which table is played at, at once: the program may be ended any time."""
        if self._settings.game != self.session.game.id:
            self._settings.game = self.session.game.id
            self._settings.store.sync()

    # What the player does.

    def _show_preferences(self) -> None:
        self.dialogs.show_preferences(
            self._settings, self._languages, self._remember_looks, self._on_preference
        )

    def _on_preference(self, name: str) -> None:
        """A preference has changed in the dialog; the pace is one of the animation's."""
        for key, (preference, _) in self._switches().items():
            if preference == ("is_animated" if name == "pace" else name):
                self._apply_switch(key)

    def _remember_looks(self, looks: Looks) -> None:
        self._settings.looks = looks.texts()

    def _play_lone_verbs(self, is_on: bool) -> None:
        self.session.plays_lone_verb = is_on

    def _animate(self, is_on: bool) -> None:
        """Let tiles glide, at the pace that is chosen, or not."""
        speed = speed_of(self._settings.pace or SYSTEM, self.style())
        self.appearance.speed = speed if is_on else 0.0
        self.scene.set_speed(self.appearance.speed)

    def _switch_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # What happens elsewhere.

    def _on_searching(self) -> None:
        self.session.say(words("MainWindow", "Looking for a deal…"))

    def _on_study_lost(self) -> None:
        if self._client.process_id is not None:
            self.session.say(words("MainWindow", "The study was lost and has started again."))
        else:
            self.session.say(words("MainWindow", "The study was lost; there are no hints now."))

    def _on_record_changed(self, before: Record, after: Record) -> None:
        """Only what another game or another deal concerns: the rest follows the session itself."""
        if type(before.game) is not type(after.game):
            self.remember_game()
        if before.game != after.game:
            self.menus.fill()
        if before.opening != after.opening:
            self._on_another_deal()

    def _on_another_deal(self) -> None:
        """Nobody waits for a deal any more, nor wants the old one to be played on."""
        self.deal_finder.forget()
        self.auto_play.switch(False)
        if self.analysis.is_following:
            self.choices.prepare()

    # What is written in the window.

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.action_table.retranslate()
        self.menus.fill()
        self.view.groups.announce()
        for part in (self.banner, self.toolbar, self.status):
            part.retranslate()
        self.view.setAccessibleName(say(words("MainWindow", "Table")))
        self._refresh_title()

    def _refresh_title(self) -> None:
        title = title_of(self.session.record, self.session.playing)
        self.setWindowTitle(f"{say(title)} — {say(_APPLICATION)}")

    def apply_theme(self) -> None:
        """Take the colours, tiles and sizes of the appearance."""
        scheme = self.appearance.scheme
        self.view.apply_appearance(self.appearance)
        self.banner.apply_theme(scheme)
        self.goal_bar.apply_theme(scheme, self.appearance.looks.tile_style)
        self.view.set_foot(self.banner.usual_height)
        self.action_table.apply_theme()
        self.menus.fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.action_table["full-screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(self.files.can_open(event.mimeData()))

    # A drag's entering is a kind of its moving.
    dragEnterEvent = dragMoveEvent

    def dropEvent(self, event: QDropEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.files.open_dropped(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.window = self.saveGeometry()
        self.remember_game()
        self.dialogs.close()
        self.clock.stop()
        self._statistics_recorder.close()
        self._client.close()
        super().closeEvent(event)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
