"""The window: it puts table, bars and menus together, and joins them to one session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.board.glide import speed_of
from gupai_desktop.ui.board.keyboard_cursor import TABLE_KEYS
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.auto_play import AutoPlay
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.play.deal_finder import DealFinder
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.hints import Hints
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.play.titles import title_of
from gupai_desktop.ui.sound.player import SoundPlayer
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.theme.tile_art import application_icon
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.banner import Banner
from gupai_desktop.ui.widgets.card import Card
from gupai_desktop.ui.widgets.choice_menus import look_menus
from gupai_desktop.ui.widgets.long_press import LongPress
from gupai_desktop.ui.widgets.menus import Menus
from gupai_desktop.ui.widgets.notices import NoticeBar, Notices
from gupai_desktop.ui.widgets.parts import column_of
from gupai_desktop.ui.widgets.shortcuts import Shortcuts
from gupai_desktop.ui.window.announcer import Announcer
from gupai_desktop.ui.window.auto_play_bar import AutoPlayBar
from gupai_desktop.ui.window.chart_dock import ChartDock
from gupai_desktop.ui.window.deal_menus import DealMenus
from gupai_desktop.ui.window.dialog_launcher import DialogLauncher
from gupai_desktop.ui.window.files import Files
from gupai_desktop.ui.window.full_screen import FullScreen
from gupai_desktop.ui.window.game_controller import GameController
from gupai_desktop.ui.window.game_over import OFFERS, GameOver
from gupai_desktop.ui.window.goal_bar import GoalBar
from gupai_desktop.ui.window.goal_card import GoalCard
from gupai_desktop.ui.window.lesson_offer import LessonOffer
from gupai_desktop.ui.window.message import message_text
from gupai_desktop.ui.window.pages import Pages
from gupai_desktop.ui.window.pause_cover import PauseCover
from gupai_desktop.ui.window.session_messages import SessionMessages
from gupai_desktop.ui.window.sharing import Sharing
from gupai_desktop.ui.window.speech_keys import SpeechKeys
from gupai_desktop.ui.window.statistics_recorder import StatisticsRecorder
from gupai_desktop.ui.window.status import Status
from gupai_desktop.ui.window.table_sounds import TableSounds
from gupai_desktop.ui.window.tile_menu import TileMenu
from gupai_desktop.ui.window.tile_offer import TileOffer
from gupai_desktop.ui.window.toolbar import Toolbar
from gupai_desktop.ui.window.undo_actions import UndoActions
from gupai_desktop.ui.window.window_memory import WindowMemory

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Statistics
    from gupai_desktop.ui.welcome.card import WelcomeCard

_APPLICATION = words("MainWindow", "Gupai Desktop")


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
        self._welcome: WelcomeCard | None = None
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
        LongPress(self)
        self.apply_theme()
        self._memory = WindowMemory(self, settings)
        self._memory.follow()
        self.toolbar.apply_style()
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
        self.difficulties = Difficulties(self.session, self.analysis, client, self)

    def _make_controllers(self) -> None:
        """What the actions are done by."""
        session, settings = self.session, self._settings
        self.controller = GameController(
            session, settings, self._languages, self.deal_finder, self.difficulties
        )
        self.sharing = Sharing(session, self._client, self)
        self.files = Files(session, settings, self.sharing, self)
        self.deal_menus = DealMenus(
            session, self.controller, lambda: self.statistics, self.notices, self
        )
        self._statistics_recorder = StatisticsRecorder(
            session, self.analysis, self.difficulties, self._client, self.notices, self
        )
        self.dialogs = DialogLauncher(
            session,
            self.controller,
            self.auto_play,
            self.analysis,
            self._client,
            lambda: self.statistics,
            self.sharing.take,
            self.appearance,
            self,
        )

    def _make_table(self) -> None:
        self.view = GameBoard(self.pointing, self)
        self.view.make_playable()
        self.scene = self.view.table_scene
        self.banner, self.card = Banner(self.view), Card(self.view)
        self.auto_play_bar = AutoPlayBar(self.auto_play, self.view, self._settings)
        self.goal_bar = GoalBar(self.session)
        self.notice_bar = NoticeBar(self.notices)
        self.clock = Clock(self.session, self.view)
        self.pause_cover = PauseCover(self.clock, self.view)
        table, middle = QWidget(self), QWidget(self)
        column_of(
            self.goal_bar,
            (self.view, 1),
            (self.pause_cover, 1),
            parent=table,
            margin=0,
            spacing=0,
        )
        self.goal_card = GoalCard(self.goal_bar, self.pointing, self.view)
        table.setFocusProxy(self.view)
        self.pages = Pages(table, self.session, self._settings)
        column_of(self.notice_bar, (self.pages, 1), parent=middle, margin=0, spacing=0)
        self.setCentralWidget(middle)
        # What is dropped on the view too is for the window.
        self.setAcceptDrops(True)
        self.view.setAcceptDrops(False)
        self.view.viewport().setAcceptDrops(False)

    def _make_actions(self) -> None:
        """Every action does what the slot of its key does."""
        self._speech_keys = SpeechKeys(self.pointing, self.view)
        self.action_table = Actions(
            self,
            {
                **self._slots(),
                **self._speech_keys.slots(),
                **self.controller.slots(),
                **self.deal_menus.slots(),
                **self.files.slots(),
                **self.sharing.slots(),
                **self.dialogs.slots(),
                **{key: partial(self._switch, key) for key in self._switches()},
            },
        )
        self.shortcuts = Shortcuts(self.action_table, self._settings, TABLE_KEYS, self)
        self.toolbar = Toolbar(self.session, self.action_table, self._settings, self)
        self.addToolBar(self.toolbar)
        chart = self.action_table["chart"]
        self.chart_dock = ChartDock(self.session, self.appearance, chart, self)
        self.choice_menus = {
            **self.controller.menus(),
            **self.deal_menus.menus(),
            **self.files.menus(),
            **self.toolbar.menus(),
            **look_menus(self.appearance),
        }
        self.menus = Menus(self, self.action_table, self.choice_menus)

    def _slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that nobody else looks after."""
        return {
            "restart": self.session.restart,
            "quit": self.close,
            "undo": lambda: self._undo_actions.undo(),
            "redo": lambda: self._undo_actions.redo(),
            "hint": self._give_hint,
            "solve": lambda: self.auto_play.switch(self.action_table["solve"].isChecked()),
            "pause": lambda: self.clock.switch(self.action_table["pause"].isChecked()),
            "turn": lambda: self.toolbar.play_turn(),
            "show-moves": lambda: self.pointing.show_moves(
                self.action_table["show-moves"].isChecked()
            ),
            "full-screen": lambda: self.full_screen.switch(),
            "copy-picture": lambda: self.sharing.copy_picture(self.view.viewport().grab()),
            "save-picture": lambda: self.sharing.save_picture(self.view.viewport().grab()),
            "copy-message": lambda: self.sharing.copy(message_text(self.session, self.analysis)),
            "games-page": self._switch_page,
            "zoom-in": lambda: self.view.zoom(1),
            "zoom-out": lambda: self.view.zoom(-1),
            "zoom-fit": lambda: self.view.zoom(0),
            "welcome": self.show_welcome,
            "first-steps": lambda: self._lesson_offer.take(),
            "explain-group": self.view.explain_group,
            "next-move": lambda: self.view.step_move(1),
            "previous-move": lambda: self.view.step_move(-1),
            "chart": lambda: self.chart_dock.switch(),
            "shortcuts": lambda: self.dialogs.show_shortcuts(self.shortcuts),
            "preferences": self._show_preferences,
        }

    def _switches(self) -> dict[str, tuple[str, Callable[[bool], object]]]:
        """The actions that are preferences: which one, and what it changes at once."""
        return {
            "show-verdict": ("shows_verdict", lambda is_on: self.verdict_label.setVisible(is_on)),
            "show-time": ("shows_time", lambda is_on: self.status.time_label.setVisible(is_on)),
            "auto-turn": ("plays_lone_verb", self._play_lone_verbs),
            "animation": ("is_animated", self._animate),
            "sounds": ("plays_sounds", self._set_sounds),
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
        self.status = Status(self.session, self.analysis, self.difficulties, self)
        self.verdict_label = self.status.verdict_label
        self.setStatusBar(self.status)
        TileOffer(self.session, self.appearance, self._settings, self.banner)
        learn = self.dialogs.take_first_steps
        self._lesson_offer = LessonOffer(self.session, self.controller, self.banner, learn)
        self.full_screen = FullScreen(
            self, self.action_table["full-screen"], (self.menuBar(), self.toolbar, self.status)
        )
        Announcer(self.pointing, self.view, self.analysis, self.verdict_label, self._settings)
        celebration = Celebration(self.view)
        self._player = SoundPlayer()
        self.sounds = TableSounds(self.session, self.scene, celebration, self._player, self)
        self._game_over = GameOver(
            self.session,
            self.analysis,
            self.banner,
            self.card,
            celebration,
            lambda: self.statistics,
            {key: self.action_table[key].trigger for key in OFFERS.keys() - {"train"}}
            | {"train": self.dialogs.train_eye},
        )
        for key in self._switches():
            self._apply_switch(key)

    def _connect(self) -> None:
        session, actions = self.session, self.action_table
        self.shortcuts.changed.connect(lambda: self.shortcuts.tell_clashes(self.notices))
        self.pages.connect_games(
            actions["games-page"],
            self.controller,
            lambda: self.statistics,
            self.appearance,
        )
        self.auto_play.switched.connect(actions["solve"].setChecked)
        self.clock.ticked.connect(self.status.refresh_time)
        self.clock.switched.connect(self._on_pause_switched)
        SessionMessages(session, self.banner, self.verdict_label, actions["trainer"].trigger)
        for signal in (self.pointing.hung, self.pointing.changed):
            signal.connect(lambda: self.banner.show_aside(self.pointing.why))
        session.deal_changed.connect(self._on_deal_changed)
        self._undo_actions = UndoActions(session, actions["undo"], actions["redo"])
        self.appearance.changed.connect(self.apply_theme)
        self.appearance.chosen.connect(self._remember_looks)
        TileMenu(self.view, self.pointing, self.hints, actions)
        self.chart_dock.left.connect(self.view.setFocus)

    # Starting.

    def start_study(self) -> None:
        """Study the table from now on, and have the next deal ready."""
        self.analysis.start()
        self.controller.prepare()

    def open_statistics(self, file: Path, games: Path | None = None) -> None:
        """Enter what is played in the statistics of a file from now on.

        If it is lost, it is made anew from the saved games in a folder.
        """
        self._statistics_recorder.open(file, games)

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
        self.dialogs.show_preferences(self._languages, self._on_preference)

    def _on_preference(self, name: str) -> None:
        """A preference has changed in the dialog."""
        for key, (preference, _) in self._switches().items():
            if preference == name:
                self._apply_switch(key)
        if name == "plays_sounds":
            self.sounds.try_out()

    def _remember_looks(self, looks: Looks) -> None:
        self._settings.looks = looks.texts()

    def _play_lone_verbs(self, is_on: bool) -> None:
        self.session.plays_lone_verb = is_on

    def _animate(self, is_on: bool) -> None:
        """Let tiles glide, at the pace that is chosen, or not."""
        speed = speed_of(self._settings.pace, self.style())
        self.appearance.speed = speed if is_on else 0.0
        self.scene.set_speed(self.appearance.speed)

    def _set_sounds(self, is_on: bool) -> None:
        self.sounds.set_on(is_on, self._settings.volume)

    def show_welcome(self) -> None:
        """Lay the card of welcome over the table; it is made when it is first wanted."""
        from gupai_desktop.ui.welcome.card import WelcomeCard

        self.pages.show_table()
        self._lesson_offer.begin()
        if self._welcome is None:
            languages = self.choice_menus["languages"]
            card = self._welcome = WelcomeCard(self.view, self.appearance, languages)
            card.learning_wanted.connect(self._lesson_offer.take)
            card.games_wanted.connect(self.pages.show_games)
        self._welcome.open()

    def _switch_page(self) -> None:
        """Show the games, or the table again; nothing plays by itself meanwhile."""
        self.auto_play.switch(False)
        self.pages.switch()

    def _give_hint(self) -> None:
        """Give a hint; whoever asks for one wants to play."""
        self.auto_play.stop()
        self.hints.give()

    # What happens elsewhere.

    def _on_pause_switched(self, is_paused: bool) -> None:
        """While nobody sees the board, nothing is said of it."""
        self.action_table["pause"].setChecked(is_paused)
        ideas = ("hint", "solve", "explain-group", "show-moves", "next-move", "previous-move")
        for key in (*ideas, *self._speech_keys.slots()):
            self.action_table[key].setEnabled(not is_paused)
        self.chart_dock.cover(is_paused)
        self.auto_play.stop()

    def _on_deal_changed(self, before: Facts, after: Facts) -> None:
        if type(before.game) is not type(after.game):
            self.remember_game()
        if before.game != after.game:
            self.menus.fill()
        self._refresh_title()

    # What is written in the window.

    def retranslate(self) -> None:
        self.action_table.retranslate()
        self.menus.fill()
        self.shortcuts.tell_clashes(self.notices)
        self._undo_actions.retranslate()
        bars = (self.goal_bar, self.notice_bar, self.toolbar, self.status, self.chart_dock)
        for part in (*bars, self.banner, self.card, self.auto_play_bar, self.pause_cover):
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
        for plain in (self.card, self.auto_play_bar, self.pause_cover):
            plain.apply_theme(scheme)
        for part in (self.banner, self.goal_bar, self.goal_card):
            part.apply_theme(scheme, self.appearance.tile_style)
        self.view.set_foot(self.banner.usual_height, self.banner.height_of(1))
        self.action_table.apply_theme()
        self.toolbar.apply_style()
        self.menus.fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.view.groups.announce()
        elif event.type() == QEvent.Type.ThemeChange:
            self._apply_switch("animation")
            self.appearance.follow_system()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.full_screen.leave():
            return
        if not self.action_table.trigger_by_place(event):
            super().keyPressEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(self.files.can_open(event.mimeData()))

    # A drag that enters is accepted as one that moves.
    dragEnterEvent = dragMoveEvent

    def dropEvent(self, event: QDropEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.files.open_dropped(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._memory.write()
        self.remember_game()
        self.dialogs.close()
        self.clock.stop()
        self._statistics_recorder.close()
        self._client.close()
        self._player.close()
        super().closeEvent(event)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
