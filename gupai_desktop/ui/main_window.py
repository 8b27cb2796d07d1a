"""The window: menus, toolbar, table, and the status bar that counts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QMainWindow, QMessageBox, QSizePolicy, QToolBar, QToolButton

from gupai_desktop import __version__
from gupai_desktop.engine.deal import FIRST_DEAL, POLICIES, Policy, any_number, offered
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages, say, with_native
from gupai_desktop.settings import Settings
from gupai_desktop.ui import menus
from gupai_desktop.ui.actions import TOOLBAR, Actions
from gupai_desktop.ui.banner import Banner
from gupai_desktop.ui.dialogs.deal_number import ask_deal_number
from gupai_desktop.ui.menus import ChoiceMenu, Entry, Menus
from gupai_desktop.ui.scene import TableScene
from gupai_desktop.ui.scheme import scheme_for
from gupai_desktop.ui.session import Session
from gupai_desktop.ui.table_model import GroupModel, TableModel
from gupai_desktop.ui.tile_art import TileArt, application_icon
from gupai_desktop.ui.view import TableView

_APPLICATION = words("MainWindow", "Gupai Desktop")
_DEFAULT_SIZE = QSize(1180, 820)


class MainWindow(QMainWindow):
    """One session in a window."""

    def __init__(self, session: Session, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.session = session
        self._settings, self._languages = settings, languages
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
                "new-deal": self.new_deal,
                "deal-by-number": self._ask_deal,
                "next-deal": lambda: self._step_deal(1),
                "previous-deal": lambda: self._step_deal(-1),
                "restart": self.session.restart,
                "quit": self.close,
                "undo": stack.undo,
                "redo": stack.redo,
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
        self.menus = Menus(
            self,
            self.action_table,
            {
                "games": ChoiceMenu(menus.GAMES, self._game_entries, self.choose_game),
                "rules": ChoiceMenu(menus.RULES, self._rule_entries, self.choose_rule),
                "policies": ChoiceMenu(menus.POLICIES, self._policy_entries, self.choose_policy),
                "languages": ChoiceMenu(
                    menus.LANGUAGES, self._language_entries, self.choose_language
                ),
            },
        )

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
        self.statusBar().addPermanentWidget(self._tally_label)
        self.statusBar().addPermanentWidget(self._moves_label)

    def _add_turn_button(self) -> None:
        """The button of the move that touches no tile, and where the turn has come to."""
        self._toolbar.addSeparator()
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

    # What the player chooses.

    def new_deal(self) -> None:
        """A deal at random, of those that the policy offers."""
        self._deal_from(any_number(), 1)

    def choose_deal(self, number: int) -> None:
        """This very deal, whatever the policy."""
        self.session.begin(Record.of_deal(self.session.game, number))

    def choose_game(self, game_id: str) -> None:
        """Another game, with a fresh deal."""
        if game_id != self.session.game.id:
            game = find(game_id)
            policy = next(policy for policy in POLICIES if policy.suits(game))
            self.session.begin(Record.of_deal(game, offered(game, policy, any_number())))

    def choose_rule(self, option_and_choice: str) -> None:
        """The same deal from its opening under other rules, given as ``option=choice``."""
        key, _, choice = option_and_choice.partition("=")
        record = self.session.record
        game = type(record.game)(record.game.rules.with_choice(key, choice))
        if game != record.game:
            opening = record.opening
            self.session.begin(Record(game, record.number, opening, table=opening))
        self.menus.fill()

    def choose_policy(self, key: str) -> None:
        """Which deals New Deal offers from now on."""
        self._settings.policy = key
        self.menus.fill()

    def choose_language(self, code: str) -> None:
        """Speak this language at once."""
        self._settings.language = code
        self._languages.use(code)

    @property
    def _policy(self) -> Policy:
        fitting = self._policies()
        wanted = [policy for policy in fitting if policy.key == self._settings.policy]
        return (wanted or fitting)[0]

    def _policies(self) -> list[Policy]:
        return [policy for policy in POLICIES if policy.suits(self.session.game)]

    def _deal_from(self, number: int, step: int) -> None:
        self.choose_deal(offered(self.session.game, self._policy, number, step))

    def _step_deal(self, step: int) -> None:
        self._deal_from((self.session.record.number or 0) + step, step)

    def _ask_deal(self) -> None:
        number = ask_deal_number(self.session.record.number or FIRST_DEAL, self)
        if number is not None:
            self.choose_deal(number)

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
        text = words(
            "MainWindow",
            "Gupai Desktop {version}\n\nSolitaires of the Chinese dominoes 骨牌.",
            version=__version__,
        )
        QMessageBox.about(self, say(_APPLICATION), say(text))

    # What there is to choose.

    def _game_entries(self) -> list[Entry]:
        return [
            Entry(game.id, with_native(game.name, game.native), game.id == self.session.game.id)
            for game in games()
        ]

    def _rule_entries(self) -> list[Entry]:
        rules = self.session.game.rules
        entries = []
        for option in self.session.game.options:
            if option.is_switch:
                is_on = rules[option.key] == "yes"
                key = f"{option.key}={'no' if is_on else 'yes'}"
                entries.append(Entry(key, say(option.name), is_on, is_switch=True))
            else:
                entries += [
                    Entry(f"{option.key}={c.key}", say(c.name), rules[option.key] == c.key)
                    for c in option.choices
                ]
        return entries

    def _policy_entries(self) -> list[Entry]:
        return [
            Entry(policy.key, say(policy.name), policy is self._policy)
            for policy in self._policies()
        ]

    def _language_entries(self) -> list[Entry]:
        languages = self._languages
        return [
            Entry(code, languages.own_name(code), code == languages.current)
            for code in languages.codes()
        ]

    # What the session tells.

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self.banner.tell(sentences)

    def _let_go(self) -> None:
        self.session.say()
        self.session.select()

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if type(before.game) is not type(after.game):
            self.scene.build(after.game.layout())
            self.view.fit()
        if before.game != after.game:
            self.menus.fill()
        self._remember()
        self._count()
        self._judge(after)

    def _judge(self, record: Record) -> None:
        """Say that the game is won or that no move is left, and what can be done."""
        outcome = self.session.outcome
        new_deal = (words("MainWindow", "New Deal"), self.new_deal)
        restart = self.session.restart
        if outcome is Outcome.WON and record.moves:
            self.banner.tell(
                (counted("MainWindow", "Won in %n move(s).", len(record.moves)),),
                (new_deal, (words("MainWindow", "Play It Again"), restart)),
                with_seal=True,
            )
        elif outcome is Outcome.STUCK:
            undo = (words("MainWindow", "Undo"), self.session.undo_stack.undo)
            again = (words("MainWindow", "Restart"), restart)
            choices = (undo, again, new_deal) if record.moves else (new_deal,)
            self.banner.tell((words("MainWindow", "No move is left."),), choices)

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
        self._toolbar.setWindowTitle(say(words("MainWindow", "Toolbar")))
        self.view.setAccessibleName(say(words("MainWindow", "Table")))
        self._count()

    def _count(self) -> None:
        record = self.session.record
        deal = _deal_words(record)
        title = words("MainWindow", "{game}, {deal}", game=record.game.name, deal=deal)
        self.setWindowTitle(f"{say(title)} — {say(_APPLICATION)}")
        self._deal_label.setText(with_native(title, record.game.native))
        self._tally_label.setText(say(record.game.tally(record.table)))
        self._show_turn()
        self._moves_label.setText(say(counted("MainWindow", "%n move(s)", len(record.moves))))

    def _show_turn(self) -> None:
        """The verb that needs no tile as a button, and where the turn has come to."""
        game, table = self.session.game, self.session.record.table
        for key in ("turn", "auto-turn"):
            self.action_table[key].setVisible(bool(game.tileless_verbs))
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
        super().closeEvent(event)


def _deal_words(record: Record) -> Words:
    if record.number is None:
        return words("MainWindow", "a board of its own")
    return words("MainWindow", "deal {number}", number=record.number)
