"""The pages of the window: the table, its cover in a pause, and the games to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.texture import cloth_picture
from gupai_desktop.ui.widgets.parts import enlarge, for_finger
from gupai_desktop.ui.window.game_controller import GameController
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.games_page.page import GamesPage

_GAMES = "games"


class Pages(QStackedWidget):
    """Shows the table or the page of games, which is made when it is first wanted.

    Whatever is done at the table, and whatever is said there, brings the table back.
    """

    def __init__(self, table: QWidget, parts: WindowParts, controller: GameController) -> None:
        super().__init__()
        self._table, self._parts, self._controller = table, parts, controller
        self._settings = parts.settings
        self._games: GamesPage | None = None
        self.addWidget(table)

    def follow(self, action: QAction) -> None:
        """Tick the action while the games are shown; follow the session from now on."""
        self._action = action
        self._parts.session.record_changed.connect(self.show_table)
        self._parts.session.said.connect(self._on_said)

    def restore(self) -> None:
        """Show the page that was shown last."""
        if self._settings.page == _GAMES:
            self.show_games()

    def switch(self) -> None:
        """Turn from the table to the games, or back; nothing plays by itself meanwhile."""
        self._parts.auto_play.switch(False)
        if self.currentWidget() is self._table:
            self.show_games()
        else:
            self.show_table()

    def show_games(self) -> None:
        """Show the games as they are now."""
        page = self._games = self._games or self._make_games()
        self.setCurrentWidget(page)
        self._remember(_GAMES)
        page.pane.difficulty = self._controller.difficulty
        page.open()

    def show_table(self) -> None:
        """Show the table, if it is not shown."""
        if self.currentWidget() is not self._table:
            self.setCurrentWidget(self._table)
            self._table.setFocus()
            self._remember("")

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        if sentences:
            self.show_table()

    def _remember(self, page: str) -> None:
        self._action.setChecked(page == _GAMES)
        self._settings.page = page
        self._settings.store.sync()

    def _make_games(self) -> GamesPage:
        from gupai_desktop.ui.games_page.page import GamesPage

        parts, controller = self._parts, self._controller
        page = GamesPage(parts.session, controller.policy.key, parts.statistics, parts.appearance)
        self.addWidget(page)
        for done in (page.closed, page.chosen, page.dealt):
            done.connect(self.show_table)
        page.chosen.connect(controller.choose_game)
        page.dealt.connect(controller.deal)
        page.challenged.connect(controller.challenge)
        return page


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
        column = QVBoxLayout(self)
        column.addStretch()
        column.addWidget(self._label)
        column.addSpacing(12)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch()
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
