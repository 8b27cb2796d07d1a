"""The window: menus, toolbar, table, and the status bar that counts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QMainWindow, QSizePolicy, QToolBar, QToolButton

from gupai_desktop import __version__
from gupai_desktop.engine.deal import FIRST_DEAL
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.i18n import Languages, say, with_native
from gupai_desktop.settings import Settings
from gupai_desktop.ui.actions import TOOLBAR, Actions
from gupai_desktop.ui.auto_play import AutoPlay
from gupai_desktop.ui.banner import Banner
from gupai_desktop.ui.choices import Choices
from gupai_desktop.ui.dealer import Dealer
from gupai_desktop.ui.menus import Menus
from gupai_desktop.ui.scene import TableScene
from gupai_desktop.ui.scheme import scheme_for
from gupai_desktop.ui.session import Session
from gupai_desktop.ui.solver_client import SolverClient
from gupai_desktop.ui.study import Study
from gupai_desktop.ui.study_bar import StudyBar
from gupai_desktop.ui.table_model import GroupModel, TableModel
from gupai_desktop.ui.tile_art import TileArt, application_icon
from gupai_desktop.ui.view import TableView

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
    ) -> None:
        super().__init__()
        self.session = session
        self._settings = settings
        self._client = client or SolverClient(self)
        self.study = Study(session, self._client, self)
        self.auto_play = AutoPlay(session, self.study, self)
        self.dealer = Dealer(self._client, self)
        self.choices = Choices(session, settings, languages, self.dealer)
        self._make_table()
        self._make_actions()
        self._make_bars()
        self._connect()
        self.setWindowIcon(application_icon())
        self._use_scheme()
        self._restore_window()
        self.retranslate()
        self._judge(session.record)
        self.view.setFocus()

    # Building.

    def _make_table(self) -> None:
        self._tiles = TableModel(self.session, self)
        self._groups = GroupModel(self.session, self)
        layout = self.session.game.layout()
        self.scene = TableScene(self._tiles, self._groups, layout, TileArt(), self)
        self.view = TableView(self.scene, self)
        self.banner = Banner(self.view)
        self.view.keep_foot(self.banner.usual_height)
        self.setCentralWidget(self.view)

    def _make_actions(self) -> None:
        stack = self.session.undo_stack
        self.action_table = Actions(
            self,
            {
                "new-deal": self.choices.new_deal,
                "deal-by-number": self._ask_deal,
                "next-deal": lambda: self.choices.step_deal(1),
                "previous-deal": lambda: self.choices.step_deal(-1),
                "restart": self.session.restart,
                "quit": self.close,
                "undo": stack.undo,
                "redo": stack.redo,
                "hint": self._hint,
                "solve": self._switch_solving,
                "show-verdict": self._switch_verdict,
                "turn": self._play_verb,
                "show-moves": self._switch_show_moves,
                "auto-turn": self._switch_auto_turn,
                "animation": self._switch_animation,
                "full-screen": self._switch_full_screen,
                "about": self._show_about,
            },
        )
        self.action_table["auto-turn"].setChecked(self._settings.plays_lone_verb)
        self.session.plays_lone_verb = self._settings.plays_lone_verb
        self.action_table["animation"].setChecked(self._settings.is_animated)
        self.scene.is_animated = self._settings.is_animated
        self.action_table["show-verdict"].setChecked(self._settings.shows_verdict)
        self.menus = Menus(self, self.action_table, self.choices.menus())

    def _make_bars(self) -> None:
        self._toolbar = QToolBar(self)
        self._toolbar.setObjectName("toolbar")
        self._toolbar.setMovable(False)
        self._toolbar.setIconSize(QSize(22, 22))
        self._toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for key in TOOLBAR:
            if key:
                self._toolbar.addAction(self.action_table[key])
            else:
                self._toolbar.addSeparator()
        self._add_turn_button()
        self.addToolBar(self._toolbar)
        self._deal_label, self._tally_label, self._moves_label = (QLabel() for _ in range(3))
        for label in (self._deal_label, self._tally_label, self._moves_label):
            label.setContentsMargins(10, 2, 10, 2)
        self.statusBar().addWidget(self._deal_label)
        self.study_bar = StudyBar(self.session, self.study)
        self.study_bar.setVisible(self._settings.shows_verdict)
        self.statusBar().addPermanentWidget(self.study_bar)
        self.statusBar().addPermanentWidget(self._tally_label)
        self.statusBar().addPermanentWidget(self._moves_label)

    def _add_turn_button(self) -> None:
        """The button of the move that touches no tile, and where the turn has come to."""
        self._turn_separator = self._toolbar.addSeparator()
        self._toolbar.addAction(self.action_table["turn"])
        button = self._toolbar.widgetForAction(self.action_table["turn"])
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._phase_label = QLabel()
        self._phase_label.setContentsMargins(10, 0, 10, 0)
        self._phase_label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._toolbar.addWidget(self._phase_label)

    def _connect(self) -> None:
        session, scene = self.session, self.scene
        scene.pointed.connect(session.point)
        scene.grabbed.connect(session.grab)
        scene.dropped.connect(session.drop)
        scene.let_go.connect(self._let_go)
        scene.hovered.connect(session.hover)
        scene.grabbed.connect(lambda _: self.auto_play.switch(False))
        self.auto_play.switched.connect(self.action_table["solve"].setChecked)
        self.dealer.searching.connect(self._on_searching)
        self._client.lost.connect(self._on_study_lost)
        session.said.connect(self._on_said)
        session.record_changed.connect(self._on_record_changed)
        session.undo_stack.canUndoChanged.connect(self.action_table["undo"].setEnabled)
        session.undo_stack.canRedoChanged.connect(self.action_table["redo"].setEnabled)
        self.action_table["undo"].setEnabled(session.undo_stack.canUndo())
        self.action_table["redo"].setEnabled(session.undo_stack.canRedo())
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._use_scheme)

    def _restore_window(self) -> None:
        if not self.restoreGeometry(self._settings.window):
            screen = self.screen().availableSize()
            self.resize(_DEFAULT_SIZE.boundedTo(screen * 0.95))

    # What the player does.

    def _ask_deal(self) -> None:
        from gupai_desktop.ui.dialogs.deal_number import ask_deal_number

        number = ask_deal_number(self.session.record.number or FIRST_DEAL, self)
        if number is not None:
            self.choices.choose_deal(number)

    def start_study(self) -> None:
        """Study the table from now on, and have the next deal ready."""
        self.study.start()
        self.choices.prepare()

    def _hint(self) -> None:
        self.session.say(self.study.hint())

    def _switch_solving(self) -> None:
        self.auto_play.switch(self.action_table["solve"].isChecked())

    def _switch_verdict(self) -> None:
        is_on = self.action_table["show-verdict"].isChecked()
        self._settings.shows_verdict = is_on
        self.study_bar.setVisible(is_on)

    def _play_verb(self) -> None:
        """Play the move that touches no tile, if there is one."""
        for move in self._verb_moves():
            self.session.play(move)

    def _verb_moves(self) -> list[Move]:
        return [move for move in self.session.moves if not move.tiles][:1]

    def _switch_show_moves(self) -> None:
        self.session.show_moves(self.action_table["show-moves"].isChecked())

    def _switch_auto_turn(self) -> None:
        is_on = self.action_table["auto-turn"].isChecked()
        self._settings.plays_lone_verb = self.session.plays_lone_verb = is_on

    def _switch_animation(self) -> None:
        is_on = self.action_table["animation"].isChecked()
        self._settings.is_animated = self.scene.is_animated = is_on
        self.scene.finish_glide()

    def _switch_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_about(self) -> None:
        from PySide6.QtWidgets import QMessageBox

        text = words(
            "MainWindow",
            "Gupai Desktop {version}\n\nSolitaires of the Chinese dominoes 骨牌.",
            version=__version__,
        )
        QMessageBox.about(self, say(_APPLICATION), say(text))

    # What the session tells.

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self.banner.tell(sentences)

    def _on_searching(self) -> None:
        self.session.say(words("MainWindow", "Looking for a deal…"))

    def _on_study_lost(self) -> None:
        if self._client.process_id is not None:
            self.session.say(words("MainWindow", "The study was lost and has started again."))
        else:
            self.session.say(words("MainWindow", "The study was lost; there are no hints now."))

    def _let_go(self) -> None:
        self.session.say()
        self.session.select()

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if type(before.game) is not type(after.game):
            self.scene.build(after.game.layout())
            self.view.fit()
        if before.game != after.game:
            self.menus.fill()
        if before.opening != after.opening and self.study.is_following:
            self.choices.prepare()
        self._remember()
        self._count()
        self._judge(after)

    def _judge(self, record: Record) -> None:
        """Say that the game is won or that no move is left, and what can be done."""
        outcome = self.session.outcome
        new_deal = (words("MainWindow", "New Deal"), self.choices.new_deal)
        restart = self.session.restart
        if outcome is Outcome.WON and record.moves:
            again = (words("MainWindow", "Play It Again"), restart)
            self.banner.tell(self._won_words(record), (new_deal, again), with_seal=True)
        elif outcome is Outcome.STUCK:
            undo = (words("MainWindow", "Undo"), self.session.undo_stack.undo)
            again = (words("MainWindow", "Restart"), restart)
            choices = (undo, again, new_deal) if record.moves else (new_deal,)
            self.banner.tell((words("MainWindow", "No move is left."),), choices)

    def _won_words(self, record: Record) -> tuple[Words, ...]:
        """How many moves it took, with help or without, and how few it takes."""
        moves = len(record.moves)
        won = (
            counted("MainWindow", "Won in %n move(s), with help.", moves)
            if self.session.is_assisted
            else counted("MainWindow", "Won in %n move(s).", moves)
        )
        return tuple(filter(None, (won, self.study.par_words())))

    def _remember(self) -> None:
        record = self.session.record
        self._settings.game = record.game.id
        self._settings.rules = str(record.game.rules)
        self._settings.deal = record.number or 0

    # What is written in the window.

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.action_table.retranslate()
        self.menus.fill()
        self._groups.tell()
        self.banner.retranslate()
        self.study_bar.tell()
        self._toolbar.setWindowTitle(say(words("MainWindow", "Toolbar")))
        self.view.setAccessibleName(say(words("MainWindow", "Table")))
        self._count()

    def _count(self) -> None:
        record = self.session.record
        title = self._title(record)
        self.setWindowTitle(f"{say(title)} — {say(_APPLICATION)}")
        self._deal_label.setText(with_native(title, record.game.native))
        self._tally_label.setText(say(record.game.tally(record.table)))
        self._show_turn()
        self._moves_label.setText(say(counted("MainWindow", "%n move(s)", len(record.moves))))

    def _title(self, record: Record) -> Words:
        """The game and its deal, and the policy that offered it if one did."""
        deal, policy = _deal_words(record), self.choices.offered_by(record)
        if policy is None:
            return words("MainWindow", "{game}, {deal}", game=record.game.name, deal=deal)
        return words(
            "MainWindow",
            "{game}, {deal} ({policy})",
            game=record.game.name,
            deal=deal,
            policy=policy.name,
        )

    def _show_turn(self) -> None:
        """The verb that needs no tile as a button, and where the turn has come to."""
        game, table = self.session.game, self.session.record.table
        for action in (
            self._turn_separator,
            self.action_table["turn"],
            self.action_table["auto-turn"],
        ):
            action.setVisible(bool(game.tileless_verbs))
        for verb in game.tileless_verbs:
            self.action_table["turn"].setText(say(game.verbs[verb]))
            self.action_table["turn"].setEnabled(bool(self._verb_moves()))
        phase = game.phase(table)
        self._phase_label.setText(say(phase) if phase else "")

    def _use_scheme(self) -> None:
        scheme = scheme_for(QGuiApplication.styleHints().colorScheme())
        self.view.use(scheme)
        self.banner.use(scheme)
        self.action_table.use_palette()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.window = self.saveGeometry()
        self._remember()
        self._client.close()
        super().closeEvent(event)


def _deal_words(record: Record) -> Words:
    if record.number is None:
        return words("MainWindow", "a board of its own")
    return words("MainWindow", "deal {number}", number=record.number)
