"""The window: it puts table, bars and menus together, and joins them to one session."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import Languages, is_chinese, say
from gupai_desktop.play.facts import Facts
from gupai_desktop.settings import Settings
from gupai_desktop.store.book import Book
from gupai_desktop.texts.titles import title_of
from gupai_desktop.ui.board.keyboard_cursor import TABLE_KEYS
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.long_press import LongPress
from gupai_desktop.ui.widgets.menus import Menus, language_menu
from gupai_desktop.ui.widgets.notices import NoticeBar, Notices
from gupai_desktop.ui.widgets.parts import column_of
from gupai_desktop.ui.widgets.shortcuts import Shortcuts
from gupai_desktop.ui.window.album_dock import AlbumDock
from gupai_desktop.ui.window.bars import Bar, StatusBar
from gupai_desktop.ui.window.deals import DealMenus, GameController
from gupai_desktop.ui.window.dialog_launcher import DialogLauncher
from gupai_desktop.ui.window.full_screen import FullScreen
from gupai_desktop.ui.window.goal_bar import GoalBar
from gupai_desktop.ui.window.heard import SpeechKeys, TableSounds
from gupai_desktop.ui.window.moving import Moving
from gupai_desktop.ui.window.presenter import Presenter
from gupai_desktop.ui.window.sharing import Sharing
from gupai_desktop.ui.window.solution_part import SolutionPart
from gupai_desktop.ui.window.table_page import Pages, TablePage
from gupai_desktop.ui.window.tile_menu import TileMenu
from gupai_desktop.ui.window.title_menu import TitleMenu
from gupai_desktop.ui.window.undo_actions import UndoActions
from gupai_desktop.ui.window.window_parts import WindowParts

#: As high as a widget can be.
_ANY = (1 << 24) - 1
_DEFAULT_SIZE, _MAX_OF_SCREEN = QSize(1180, 820), 0.95
_APPLICATION = words("Gupai Desktop")
#: The actions of the table that is left; there are none while a deal of another game comes.
_DEALS = ("new-deal", "next-deal", "previous-deal", "turn")
#: The actions that tell something of the board; there are none in a pause.
_IDEAS = ("hint", "solve", "explain-group", "show-moves", "next-move", "previous-move")


class MainWindow(QMainWindow):
    """One session in a window.

    It asks before it is closed if not all is saved, unless the system `is_ending` it.
    """

    is_ending = False

    def __init__(
        self,
        session: Session,
        settings: Settings,
        languages: Languages,
        client: SolverClient | None = None,
        notices: Notices | None = None,
        book: Book | None = None,
    ) -> None:
        super().__init__()
        self.parts = parts = WindowParts(self, session, settings, languages, client, notices, book)
        self.session, self.pointing, self.analysis = session, parts.pointing, parts.analysis
        self.auto_play, self.deal_finder = parts.auto_play, parts.deal_finder
        self.appearance, self.notices = parts.appearance, parts.notices
        self._settings = settings
        self.controller = GameController(parts)
        self.deal_menus = DealMenus(parts, self.controller)
        self.moving = Moving(parts, self.deal_menus.bookmarks)
        self.sharing = Sharing(parts, self.moving.take, self._import_set)
        self.dialogs = DialogLauncher(parts, self.controller, self.sharing, self.moving)
        self._make_middle()
        self._make_actions()
        self._make_bars()
        self._connect()
        for name in self._followed():
            self._follow(name)
        LongPress(self)
        self._use_own_tiles()
        self.apply_theme()
        self._restore_place()
        self.retranslate()
        self.presenter.refresh()
        self.view.setFocus()

    # Building.

    def _make_middle(self) -> None:
        self.table = table = TablePage(self.parts)
        self.view, self.scene, self.clock = table.view, table.scene, table.clock
        self.panel = table.panel
        self.notice_bar = NoticeBar(self.notices)
        self.pages = Pages(table, self.parts, self.controller)
        middle = QWidget(self)
        column_of(self.notice_bar, (self.pages, 1), parent=middle, margin=0, spacing=0)
        self.setCentralWidget(middle)
        # What is dropped on the view too is for the window.
        self.setAcceptDrops(True)
        self.view.setAcceptDrops(False)
        self.view.viewport().setAcceptDrops(False)

    def _make_actions(self) -> None:
        """Make the actions, each with its slot, and the menus that have most of them."""
        self._speech_keys = SpeechKeys(self.pointing, self.view)
        slots = self._slots()
        for part in (
            *(self._speech_keys, self.controller, self.deal_menus),
            *(self.sharing, self.dialogs, self.moving),
        ):
            slots |= part.slots()
        self.action_table = actions = Actions(self, slots)
        # Some are in no menu and are called by their keys alone.
        self.addActions([actions[key] for key in actions])
        self.shortcuts = Shortcuts(actions, self._settings, TABLE_KEYS, self)
        self.album_dock = AlbumDock(self.parts, actions["album"])
        self.choice_menus = {
            **self.deal_menus.menus(actions["bookmark"]),
            "languages": language_menu(self.parts.languages, self._settings),
        }
        self.menus = Menus(self, actions, self.choice_menus)

    def _slots(self) -> dict[str, Callable[[], object]]:
        """The slots of the actions that belong to no controller."""
        return {
            "restart": self.session.restart,
            "quit": self.close,
            "undo": lambda: self._undo_actions.step(-1),
            "redo": lambda: self._undo_actions.step(1),
            "hint": self._give_hint,
            "sound": lambda: self._set_sound(self.action_table["sound"].isChecked()),
            "solve": lambda: self.auto_play.switch(self.action_table["solve"].isChecked()),
            "pause": lambda: self.clock.switch(self.action_table["pause"].isChecked()),
            "menu": lambda: self.bar.open_menus(),
            "turn": lambda: self.bar.play_turn(),
            "show-moves": lambda: self.pointing.show_moves(
                self.action_table["show-moves"].isChecked()
            ),
            "show-solution": lambda: self.solution.show(),
            "full-screen": lambda: self.full_screen.switch(),
            "copy-picture": lambda: self.sharing.copy_picture(self.view.grab()),
            "save-picture": lambda: self.sharing.save_picture(self.view.grab()),
            "games-page": self.pages.switch,
            "zoom-in": lambda: self.view.zoom(1),
            "zoom-out": lambda: self.view.zoom(-1),
            "zoom-fit": lambda: self.view.zoom(0),
            "first-steps": self.dialogs.take_first_steps,
            "explain-group": self.view.explain_group,
            "next-move": lambda: self.view.step_move(1),
            "previous-move": lambda: self.view.step_move(-1),
            "album": lambda: self.album_dock.switch(),
            "shortcuts": lambda: self.dialogs.show_shortcuts(self.shortcuts),
            "preferences": lambda: self.dialogs.show_preferences(self._follow_choice),
        }

    def _make_bars(self) -> None:
        parts, actions, table = self.parts, self.action_table, self.table
        self.menuBar().setMaximumHeight(_ANY if self.menuBar().isNativeMenuBar() else 0)
        self.status_bar = StatusBar(parts)
        self.setStatusBar(self.status_bar)
        self.sounds = TableSounds(self.session, self.view, table.celebration, self)
        triggered = (
            *("undo", "restart", "new-deal", "next-deal", "next-problem"),
            *("replay", "copy-message", "omen-book", "show-solution"),
        )
        callbacks: dict[str, Callable[[], object]] = {
            key: actions[key].trigger for key in triggered
        }
        callbacks |= {"train": self._train, "why": self._show_proof}
        callbacks |= {"first-steps": self.dialogs.take_first_steps, "album": self.album_dock.open}
        self.presenter = Presenter(parts, self.controller, table, self.status_bar, callbacks)
        self.solution = SolutionPart(parts, table, self.presenter.show_walk)
        self.goal_bar = GoalBar(parts.pointing, self.presenter.show_aside)
        title_menu = TitleMenu(parts, self.controller, actions)
        self.bar = Bar(parts, actions, self.menuBar(), title_menu, self.goal_bar)
        self.addToolBar(self.bar)
        self.full_screen = FullScreen(self, self.bar, self.status_bar, actions["full-screen"])
        self._undo_actions = UndoActions(self.session, actions["undo"], actions["redo"])
        TileMenu(self.view, parts, actions, self.sharing.copy)

    def _connect(self) -> None:
        self.pages.follow(self.dialogs.show_calendar, self.dialogs.show_problems)
        self.pages.currentChanged.connect(lambda _index: self._show_middle())
        self.auto_play.switched.connect(self.action_table["solve"].setChecked)
        self.clock.ticked.connect(self.status_bar.refresh_time)
        self.clock.switched.connect(self._on_pause_switched)
        self.table.search_cover.switched.connect(self._on_search_switched)
        session = self.session
        session.record_changed.connect(self._on_record_changed)
        session.deal_changed.connect(self._on_deal_changed)
        session.moved.connect(self._on_moved)
        session.dealt.connect(self.sounds.deal)
        session.stepped.connect(self._on_stepped)
        session.helped.connect(self.parts.recorder.enter_help)
        session.said.connect(self._on_said)
        self.appearance.changed.connect(self.apply_theme)
        for heard in (self.parts.difficulties.found, self.parts.problem_sets.changed):
            heard.connect(self._refresh_title)
        self.appearance.chosen.connect(self._remember_looks)
        self.appearance.motion.changed.connect(self.table.animate)
        self.album_dock.left.connect(self.view.setFocus)
        self.status_bar.why.clicked.connect(self._show_proof)
        self.parts.shown_day.turned.connect(self._on_day_turned)

    # Preferences.

    def _followed(self) -> dict[str, Callable[[], object]]:
        """What follows each preference, by its name in the settings."""
        return {
            "shows_verdict": self.status_bar.refresh,
            "tells_par": self._follow_par,
            "shows_time": self.status_bar.refresh,
            "plays_lone_verb": self._follow_habits,
            "plays_double": self._follow_habits,
            "is_animated": self.table.animate,
            "plays_sounds": self._follow_sound,
        }

    def _follow_par(self) -> None:
        self.parts.problem_sets.tells_par = self.parts.settings.tells_par
        self.parts.problem_sets.ask()
        self.status_bar.refresh()

    def _follow(self, name: str) -> None:
        """Do at once what follows a preference."""
        if then := self._followed().get(name):
            then()

    def _follow_choice(self, name: str) -> None:
        """Follow a preference that the player has changed; let them hear a change of sounds."""
        self._follow(name)
        if name == "plays_sounds":
            self.sounds.try_out()

    def _follow_sound(self) -> None:
        settings = self._settings
        self.sounds.set_on(settings.plays_sounds, settings.volume)
        self.action_table["sound"].setChecked(settings.plays_sounds)

    def _set_sound(self, is_on: bool) -> None:
        self._settings.plays_sounds = is_on
        self._follow_choice("plays_sounds")

    def _follow_habits(self) -> None:
        self.session.plays_lone_verb = self._settings.plays_lone_verb
        self.scene.plays_double = self._settings.plays_double

    def _remember_looks(self, looks: Looks) -> None:
        """Keep the looks; tiles that are chosen for all games are seen at this one too."""
        if looks.tile_style != Looks.read(self._settings.looks).tile_style:
            self._settings.choose_for_game(self.session.game.id, "tiles", "")
            self._use_own_tiles()
        self._settings.looks = looks.texts()

    def _use_own_tiles(self) -> None:
        self.appearance.play_with(self._settings.of_game(self.session.game.id, "tiles"))

    # Starting.

    def start_solver(self) -> None:
        """Search the table from now on, and have the next deal ready."""
        self.analysis.start()
        self.parts.album.recall()
        self.parts.best_scores.ask()
        self.controller.prepare()

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

    def begin_day(self, *, is_first_start: bool) -> None:
        """Show what a day offers at its first start, unless a new player is to be welcomed."""
        settings, today = self._settings, self.session.clock.today().isoformat()
        is_new_day, settings.last_day = settings.last_day != today, today
        if is_new_day and settings.opens_on_today and not is_first_start:
            self.pages.show_games(is_morning=True)

    def show_welcome(self) -> None:
        """Welcome a new player at the table."""
        self.pages.show_table()
        self.presenter.welcome(self.pages.show_games)

    # What the player does, and what happens elsewhere.

    def _give_hint(self) -> None:
        """Give a hint; a player who asks for one wants to play."""
        self.auto_play.stop()
        self.table.done.emit()
        self.parts.hints.give()

    def _train(self) -> None:
        """Train at the table, where the keys stay: what was pressed goes with what it said."""
        self.view.setFocus()
        self.controller.train()

    def _import_set(self, file: Path) -> None:
        self.dialogs.own_problems.show(file=file)

    def _show_proof(self) -> None:
        self.pages.show_table()
        self.presenter.show_walk(self.table.show_proof)

    def _on_pause_switched(self, is_paused: bool) -> None:
        """While the board is hidden, nothing is said of it."""
        self.action_table["pause"].setChecked(is_paused)
        self._enable_at_table(not is_paused)
        self.album_dock.cover(is_paused)
        self.auto_play.stop()

    def _enable_at_table(self, is_seen: bool) -> None:
        """Let the board be asked about while it is seen."""
        for key in (*_IDEAS, *self._speech_keys.slots()):
            self.action_table[key].setEnabled(is_seen)

    def _on_search_switched(self, game: Game | None) -> None:
        """While a deal of another game is looked for, tell nothing of the one that is left."""
        self._enable_at_table(game is None)
        for key in _DEALS:
            self.action_table[key].setEnabled(game is None)
        self._show_middle()
        self.status_bar.figures.setVisible(game is None)
        if game is None:
            self.session.say()
            self.bar.refresh()
        self._refresh_title()

    def _show_middle(self) -> None:
        """Show in the bar what is of the table, while that is seen."""
        self.bar.show_middle(self.pages.currentIndex() == 0 and not self.table.search_cover.game)

    def _on_day_turned(self) -> None:
        """Call no omen that of today that is one of yesterday."""
        self.status_bar.refresh()
        self.presenter.turn_day()

    # What the window hears of the session, in the order in which its parts follow.

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        self.table.done.emit()
        self.table.search_cover.go_back()
        self.pages.show_table()
        self.clock.go_on()
        self.goal_bar.follow(before, after)
        self.bar.refresh()
        self.album_dock.refresh()
        self.sounds.follow(before, after)
        self.presenter.follow(before, after)

    def _on_deal_changed(self, before: Facts, after: Facts) -> None:
        self.controller.follow(before, after)
        if type(before.game) is not type(after.game):
            self.remember_game()
            self._use_own_tiles()
        self._refresh_title()
        self.presenter.offer_at(before, after)

    def _on_moved(self) -> None:
        self.parts.best_scores.follow_move()
        self.parts.problem_sets.follow_move()
        self.parts.recorder.enter_move(is_own=not self.parts.auto_play.is_playing)
        if self.session.facts.is_won:
            self.controller.prepare_again()  # as one goes it may be harder than before
        self.presenter.refresh_result()

    def _on_stepped(self) -> None:
        self.is_ending = False  # somebody plays on: the end of the session was called off
        self.clock.check()
        self.parts.problem_sets.ask()
        self.parts.best_scores.ask()
        self.status_bar.refresh()
        self._undo_actions.retranslate()

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self.table.done.emit()
        if sentences:
            self.pages.show_table()
        self.presenter.show_said(sentences)

    # Its place.

    def _restore_place(self) -> None:
        """Be where the window was left, with the panels that were open."""
        if not self.restoreGeometry(self._settings.window):
            most = self.screen().availableSize() * _MAX_OF_SCREEN
            self.resize(_DEFAULT_SIZE.boundedTo(most))
        self.restoreState(self._settings.panels)
        # Earlier versions could hide it.
        self.bar.show()

    # Texts and looks.

    def retranslate(self) -> None:
        self.action_table.retranslate()
        self.menus.retranslate()
        bars = (self.notice_bar, self.goal_bar, self.bar, self.status_bar, self.album_dock)
        for part in (self._undo_actions, *bars, self.table):
            part.retranslate()
        self._refresh_title()

    def _refresh_title(self) -> None:
        """Name the deal in the title; only a problem has a solution to be shown."""
        is_problem = self.session.occasion.problem is not None
        self.action_table["show-solution"].setEnabled(is_problem)
        self.bar.refresh_title()
        title = title_of(self.session.record, self.session.playing)
        if game := self.table.search_cover.game:
            title = game.name
            self.bar.title.fill(say(title), "" if is_chinese() else game.native, "")
        self.setWindowTitle(f"{say(title)} — {say(_APPLICATION)}")

    def apply_theme(self) -> None:
        """Take the colours, tiles and sizes of the appearance."""
        scheme, tile_style = self.appearance.scheme, self.appearance.tile_style
        self.table.apply_theme()
        for part in (self.goal_bar, self.status_bar):
            part.apply_theme(scheme, tile_style)
        self.bar.apply_theme(scheme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.appearance.follow_language()
            self.retranslate()
            self.view.groups.announce()
        elif event.type() == QEvent.Type.ThemeChange:
            self._follow("is_animated")
            self.appearance.follow_system()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.full_screen.follow()
            self.clock.check()
        elif event.type() == QEvent.Type.ActivationChange:
            self.clock.check()
            self.parts.shown_day.refresh()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.full_screen.switch()
        else:
            super().keyPressEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(self.sharing.can_open(event.mimeData()))

    # A drag that enters is accepted as one that moves.
    dragEnterEvent = dragMoveEvent

    def dropEvent(self, event: QDropEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.sharing.open_dropped(event.mimeData())

    def end(self) -> None:
        """Close at once; a question that stands there is not waited for."""
        self.is_ending = True
        self.dialogs.close()
        self.close()

    def _may_close(self) -> bool:
        """Try once more to save everything; else ask."""
        book = self.parts.book
        book.commit()
        if self.is_ending or not book.is_unsaved:
            return True
        message = book.trouble or book.note
        assert message is not None
        return self.dialogs.ask_to_quit(message) or self.is_ending

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        self._settings.window, self._settings.panels = self.saveGeometry(), self.saveState()
        self.remember_game()
        self.dialogs.close()
        self.clock.stop()
        self.parts.recorder.enter_par()
        self.parts.client.close()
        self.sounds.close()
        super().closeEvent(event)
