"""The table as a player sees it: the goal, the board, and what lies over the board."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.board.glide import speed_of
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.widgets.banner import Banner
from gupai_desktop.ui.widgets.card import Card
from gupai_desktop.ui.widgets.parts import column_of
from gupai_desktop.ui.window.auto_play_bar import AutoPlayBar
from gupai_desktop.ui.window.goal_bar import GoalBar, GoalCard
from gupai_desktop.ui.window.pages import PauseCover
from gupai_desktop.ui.window.window_parts import WindowParts


class TablePage(QWidget):
    """The goal bar above the board, the banner and cards over it, the cover in a pause."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts, pointing = parts, parts.pointing
        self.view = GameBoard(pointing, parts.window)
        self.view.make_playable()
        self.scene = self.view.table_scene
        self.banner, self.card = Banner(self.view), Card(self.view)
        self.auto_play_bar = AutoPlayBar(parts, self.view)
        self.goal_bar = GoalBar(parts.session)
        self.goal_card = GoalCard(self.goal_bar, pointing, self.view)
        self.clock = Clock(parts.session, self.view)
        self.pause_cover = PauseCover(self.clock, self.view)
        self.celebration = Celebration(self.view)
        rows = (self.goal_bar, (self.view, 1), (self.pause_cover, 1))
        column_of(*rows, parent=self, margin=0, spacing=0)
        self.setFocusProxy(self.view)
        for signal in (pointing.hung, pointing.changed):
            signal.connect(lambda: self.banner.show_aside(pointing.why))

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
        for part in (self.banner, self.goal_bar, self.goal_card):
            part.apply_theme(scheme, appearance.tile_style)
        self.view.set_foot(self.banner.usual_height, self.banner.height_of(1))

    def retranslate(self) -> None:
        for part in (
            *(self.goal_bar, self.banner, self.card),
            *(self.auto_play_bar, self.pause_cover),
        ):
            part.retranslate()
        self.view.setAccessibleName(say(words("MainWindow", "Table")))
