"""The table as a player sees it, what lies over the board, and the page of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QSlider, QStackedWidget, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import BoardWidget, GameBoard
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.board.glide import speed_of
from gupai_desktop.ui.play.auto_play import PACES, USUAL_PACE
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import cloth_picture
from gupai_desktop.ui.widgets.banner import BELOW, Banner, Overlay
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, enlarge, for_finger, row_of
from gupai_desktop.ui.window.card import Card
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.goal_bar import GoalBar
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.games_page.page import GamesPage

_SLIDER_WIDTH = 110


class Pages(QStackedWidget):
    """Shows the table or the page of games, which is made when it is first wanted.

    Whatever is done at the table, and whatever is said there, brings the table back.
    """

    def __init__(self, table: QWidget, parts: WindowParts, controller: GameController) -> None:
        super().__init__()
        self._table, self._parts, self._controller = table, parts, controller
        self._games: GamesPage | None = None
        self.addWidget(table)

    def follow(self, action: QAction) -> None:
        """Tick the action while the games are shown."""
        self._action = action

    def switch(self) -> None:
        """Turn from the table to the games, or back; nothing plays by itself meanwhile."""
        self._parts.auto_play.switch(False)
        if self.currentWidget() is self._table:
            self.show_games()
        else:
            self.show_table()

    def show_games(self) -> None:
        """Show the games as they are now."""
        controller = self._controller
        if self._games is None:
            from gupai_desktop.ui.games_page.page import GamesPage

            parts = self._parts
            page = self._games = GamesPage(
                parts.session,
                parts.settings,
                controller.game_of,
                parts.statistics,
                parts.appearance,
            )
            self.addWidget(page)
            for done in (page.closed, page.chosen, page.dealt):
                done.connect(self.show_table)
            page.chosen.connect(controller.choose_game)
            page.dealt.connect(controller.deal)
            page.challenged.connect(controller.challenge)
        self.setCurrentWidget(self._games)
        self._action.setChecked(True)
        self._games.open()

    def show_table(self) -> None:
        """Show the table, if it is not shown."""
        if self.currentWidget() is not self._table:
            self.setCurrentWidget(self._table)
            self._table.setFocus()
            self._action.setChecked(False)


class PauseCover(QWidget):
    """The cloth alone, in the place of a board, which nobody sees or plays at meanwhile."""

    def __init__(self, clock: Clock, board: QWidget) -> None:
        super().__init__()
        self._board, self._scheme = board, LIGHT
        self._label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        enlarge(self._label, 1.6, is_bold=False)
        self.button = QPushButton()
        for_finger(self.button)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lambda: clock.switch(False))
        middle = row_of(STRETCH, self.button, STRETCH)
        column_of(STRETCH, self._label, 12, middle, STRETCH, parent=self)
        clock.switched.connect(self._on_switched)
        self.hide()

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self._label.setStyleSheet(f"color: {scheme.caption};")
        self.update()

    def retranslate(self) -> None:
        self._label.setText(say(words("PauseCover", "The game is paused.")))
        self.button.setText(say(words("AutoPlay", "Go On")))

    def _on_switched(self, is_paused: bool) -> None:
        self._board.setVisible(not is_paused)
        self.setVisible(is_paused)
        (self.button if is_paused else self._board).setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        cloth = cloth_picture(self._scheme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.rect(), cloth)


class AutoPlayBar(Overlay):
    """Lies over the foot of the table while the program plays.

    A click or a key at the table ends the playing, and Esc does from anywhere.
    """

    def __init__(self, parts: WindowParts, view: BoardWidget) -> None:
        super().__init__(view)
        auto_play, settings = parts.auto_play, parts.settings
        self._auto_play, self._settings = auto_play, settings
        self._label = QLabel()
        self.pause_button, self.step_button, self.stop_button = (QPushButton() for _ in range(3))
        self.pause_button.clicked.connect(lambda: auto_play.pause(not auto_play.is_paused))
        self.step_button.clicked.connect(auto_play.step)
        self.stop_button.clicked.connect(auto_play.stop)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(PACES) - 1)
        self.slider.setPageStep(1)
        self.slider.setFixedWidth(_SLIDER_WIDTH)
        for_finger(self.pause_button, self.step_button, self.slider, self.stop_button)
        before = (self._label, self.pause_button, self.step_button)
        row = row_of(*before, self.slider, self.stop_button, parent=self)
        row.setContentsMargins(16, 4, 16, 4)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.window())
        self._escape.activated.connect(auto_play.stop)
        pace = settings.auto_play_pace
        self.slider.setValue(pace if pace >= 0 else USUAL_PACE)
        auto_play.set_pace(self.slider.value())
        self.slider.valueChanged.connect(self._set_pace)
        auto_play.switched.connect(self._on_switched)
        auto_play.paused.connect(self.retranslate)
        view.viewport().installEventFilter(self)
        self._on_switched(False)

    def apply_theme(self, scheme: Scheme) -> None:
        self._colour(scheme)

    def retranslate(self) -> None:
        is_paused = self._auto_play.is_paused
        state = words("AutoPlay", "Paused") if is_paused else words("AutoPlay", "Playing for you")
        go_on = words("AutoPlay", "Go On") if is_paused else words("AutoPlay", "Pause")
        self._label.setText(say(state))
        self.pause_button.setText(say(go_on))
        self.step_button.setText(say(words("AutoPlay", "One Move")))
        self.stop_button.setText(say(words("AutoPlay", "Stop")))
        self.slider.setAccessibleName(say(words("Replay", "Speed")))
        self.slider.setToolTip(self.slider.accessibleName())
        self._place()

    def _on_switched(self, is_on: bool) -> None:
        had_focus = self.isAncestorOf(self.window().focusWidget() or self)
        self._escape.setEnabled(is_on)
        self.retranslate()
        self.setVisible(is_on)
        self.raise_()
        if had_focus and not is_on:
            self._table.setFocus()

    def _set_pace(self, pace: int) -> None:
        self._settings.auto_play_pace = pace
        self._auto_play.set_pace(pace)

    def _place(self) -> None:
        self.adjustSize()
        left = (self._table.width() - self.width()) // 2
        self.move(left, self._table.height() - self.height() - BELOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self._auto_play.stop()
        return super().eventFilter(watched, event)


class TablePage(QWidget):
    """The board, the banner and cards over it, the cover in a pause; the goal goes to the bars.

    Signal: `done` when a player does anything but look at the table.
    """

    done = Signal()

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts, pointing = parts, parts.pointing
        self.view = GameBoard(pointing, parts.window)
        self.view.make_playable()
        self.scene = self.view.table_scene
        self.banner, self.card = Banner(self.view, self.view.free_place), Card(self.view)
        # Where it hides least is another place then.
        self.view.fitted.connect(self.banner.retranslate)
        self.auto_play_bar = AutoPlayBar(parts, self.view)
        self.goal_bar = GoalBar(pointing, self.banner)
        self.clock = Clock(parts.session, self.view)
        # Before the cover, which hides the board that lies there again.
        self.clock.switched.connect(self.done)
        self.pause_cover = PauseCover(self.clock, self.view)
        self.celebration = Celebration(self.view)
        rows = ((self.view, 1), (self.pause_cover, 1))
        column_of(*rows, parent=self, margin=0, spacing=0)
        self.setFocusProxy(self.view)
        for signal in (pointing.hung, pointing.changed):
            signal.connect(self._show_why)

    def show_proof(self) -> None:
        """Walk through the proof that the game is lost, until something else is done."""
        parts, session = self._parts, self._parts.session
        claim, proof = parts.proofs.claim, parts.proofs.proof
        if proof is not None and not self.view.isHidden():
            from gupai_desktop.ui.board.proof_walk import ProofWalk

            walk = ProofWalk(self.view, session.record, claim, proof, parts.appearance)
            self.done.connect(walk.end)

    def _show_why(self) -> None:
        """Show why what would be played is not legal; what merely lies there is not spoken."""
        pointing = self._parts.pointing
        self.banner.show_aside(pointing.why, is_told=pointing.hangs)

    def animate(self) -> None:
        """Let tiles glide at the chosen pace, or not."""
        settings = self._parts.settings
        speed = speed_of(settings.pace, self.style()) if settings.is_animated else 0.0
        self._parts.appearance.speed = speed
        self.scene.set_speed(speed)

    def apply_theme(self) -> None:
        appearance = self._parts.appearance
        scheme = appearance.scheme
        self.view.apply_appearance(appearance)
        for plain in (self.card, self.auto_play_bar, self.pause_cover):
            plain.apply_theme(scheme)
        for part in (self.banner, self.goal_bar):
            part.apply_theme(scheme, appearance.tile_style)

    def retranslate(self) -> None:
        for part in (
            *(self.goal_bar, self.banner, self.card),
            *(self.auto_play_bar, self.pause_cover),
        ):
            part.retranslate()
        self.view.setAccessibleName(say(words("MainWindow", "Table")))
