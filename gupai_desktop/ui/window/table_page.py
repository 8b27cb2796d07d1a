"""The table as a player sees it, what lies over the board, and the page of games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.board.glide import speed_of
from gupai_desktop.ui.board.omen_leaf import OmenLeaf
from gupai_desktop.ui.play.clock import PlayClock
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import WidgetCloth
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, enlarge, for_touch, row_of
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.panel import Panel
from gupai_desktop.ui.window.search_cover import SearchCover
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.texts.solution_words import SolutionText
    from gupai_desktop.ui.board.proof_walk import ProofWalk
    from gupai_desktop.ui.games_page.page import GamesPage


class Pages(QStackedWidget):
    """Shows the table or the page of games, which is made when it is first wanted.

    Whatever is done at the table, and whatever is said there, brings the table back.
    """

    def __init__(self, table: QWidget, parts: WindowParts, controller: GameController) -> None:
        super().__init__()
        self._table, self._parts, self._controller = table, parts, controller
        self._games: GamesPage | None = None
        self.addWidget(table)

    def follow(
        self, show_calendar: Callable[[], object], show_problems: Callable[[str], object]
    ) -> None:
        """Have what today offers done, and the problems of a game shown."""
        controller, self._show_problems = self._controller, show_problems
        self._of_day: dict[str, Callable[[date], object]] = {
            "board": controller.show_board,
            "problem": controller.show_problem,
            "omen": controller.show_omen,
            "calendar": lambda _: show_calendar(),
        }

    def switch(self) -> None:
        """Turn from the table to the games, or back; nothing plays by itself meanwhile."""
        self._parts.auto_play.switch(False)
        if self.currentWidget() is self._table:
            self.show_games()
        else:
            self.show_table()

    def show_games(self, *, is_morning: bool = False) -> None:
        """Show the page of games, in the morning with the focus at its first card."""
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
                parts.problem_sets,
                parts.shown_day,
            )
            self.addWidget(page)
            for done in (page.closed, page.chosen, page.dealt):
                done.connect(self.show_table)
            page.chosen.connect(controller.choose_game)
            page.dealt.connect(controller.deal)
            page.day_wanted.connect(self._do_of_day)
            page.problems_wanted.connect(self._show_problems)
        self.setCurrentWidget(self._games)
        self._games.open(is_morning=is_morning)

    def _do_of_day(self, key: str, day: date) -> None:
        """Do what is wanted of the day that is shown; all but the calendar is at the table."""
        if key != "calendar":
            self.show_table()
        self._of_day[key](day)

    def show_table(self) -> None:
        """Show the table, if it is not shown."""
        if self.currentWidget() is not self._table:
            if focused := self.focusWidget():
                focused.clearFocus()  # else a reader hears of a button of the bar on the way
            self.setCurrentWidget(self._table)
            self._table.setFocus()


class PauseCover(QWidget):
    """The cloth alone, in the place of a board, which nobody sees or plays at meanwhile."""

    def __init__(self, clock: PlayClock, board: QWidget) -> None:
        super().__init__()
        self._board, self._scheme, self._cloth = board, LIGHT, WidgetCloth()
        self._label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        enlarge(self._label, 1.6, is_bold=False)
        self.button = QPushButton()
        enlarge(self.button, 1.0, is_bold=False)
        for_touch(self.button)
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
        self._label.setText(say(words("The game is paused.")))
        self.button.setText(say(words("Go On")))

    def _on_switched(self, is_paused: bool) -> None:
        self._board.setVisible(not is_paused)
        self.setVisible(is_paused)
        (self.button if is_paused else self._board).setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(self.rect(), self._cloth.of(self, self._scheme))


class TablePage(QWidget):
    """The board, the panel at its foot, the cover in a pause.

    Signals: `done` when a player does anything but look at the table; `walked` when the walk
    through a proof is over.
    """

    done = Signal()
    walked = Signal()

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.view = GameBoard(parts.pointing, parts.window)
        self.view.make_playable()
        self.scene = self.view.table_scene
        self.clock = PlayClock(parts.session, self.view)
        # Before the covers, which hide the board that lies there again.
        self.clock.switched.connect(self.done)
        parts.deal_finder.awaited.connect(self.done)
        self.pause_cover = PauseCover(self.clock, self.view)
        self.search_cover = SearchCover(parts, self.clock, self.view)
        self.panel = Panel(self, self.view)
        self.celebration, self.leaf = Celebration(self.view), OmenLeaf(self.view)
        covers = (self.pause_cover, 1), (self.search_cover, 1)
        rows = ((self.view, 1), *covers, self.panel)
        column_of(*rows, parent=self, margin=0, spacing=0)
        self.setFocusProxy(self.view)

    @property
    def is_covered(self) -> bool:
        """True in a pause, and while a deal of another game is looked for."""
        return self.clock.is_paused or self.search_cover.game is not None

    def show_proof(self) -> bool:
        """Walk through the proof that the game is lost, until something else is done."""
        parts, session = self._parts, self._parts.session
        claim, proof = parts.proofs.claim, parts.proofs.proof
        if proof is None or self.view.isHidden():
            return False
        from gupai_desktop.ui.board.proof_walk import ProofWalk

        self._follow(ProofWalk(self.view, session.record, claim, proof, parts.appearance))
        return True

    def show_solution(self, text: SolutionText) -> bool:
        """Walk through the solution of a problem, until something else is done."""
        if self.view.isHidden():
            return False
        from gupai_desktop.ui.board.solution_walk import SolutionWalk

        self._follow(SolutionWalk(self.view, text, self._parts.appearance))
        return True

    def _follow(self, walk: ProofWalk) -> None:
        self.done.connect(walk.end)
        walk.ended.connect(self.walked)

    def animate(self) -> None:
        """Let tiles glide at the chosen pace, or not."""
        settings, motion = self._parts.settings, self._parts.appearance.motion
        speed = speed_of(settings.pace, motion) if settings.is_animated else 0.0
        self._parts.appearance.speed = speed
        self.scene.set_speed(speed)

    def apply_theme(self) -> None:
        appearance = self._parts.appearance
        self.view.apply_appearance(appearance)
        self.pause_cover.apply_theme(appearance.scheme)
        self.search_cover.apply_theme(appearance)
        self.panel.apply_theme(appearance.scheme, appearance.tile_style)
        self.leaf.apply_theme(appearance.paper)

    def retranslate(self) -> None:
        for part in (self.panel, self.pause_cover, self.search_cover, self.leaf):
            part.retranslate()
        self.view.setAccessibleName(say(words("Table")))
