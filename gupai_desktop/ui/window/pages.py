"""The pages of the window: the table, and the games that can be played at one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from gupai_desktop.engine.words import Words
from gupai_desktop.settings import Settings
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.window.game_controller import GameController

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Statistics
    from gupai_desktop.ui.games_page.page import GamesPage

_GAMES = "games"


class Pages(QStackedWidget):
    """Shows the table or the page of games, which is made when it is first wanted.

    Whatever is done at the table, and whatever is said there, brings the table back.
    """

    def __init__(self, table: QWidget, session: Session, settings: Settings) -> None:
        super().__init__()
        self._table, self._session, self._settings = table, session, settings
        self._games: GamesPage | None = None
        self.addWidget(table)

    def connect_games(
        self,
        action: QAction,
        controller: GameController,
        statistics: Callable[[], Statistics | None],
        appearance: Appearance,
    ) -> None:
        """Let an action show the games; what is chosen there is done by the controller."""
        self._action, self._controller = action, controller
        self._statistics, self._appearance = statistics, appearance
        self._session.record_changed.connect(self.show_table)
        self._session.said.connect(self._on_said)

    def restore(self) -> None:
        """Show the page that was shown last."""
        if self._settings.page == _GAMES:
            self.show_games()

    def switch(self) -> None:
        """From the table to the games, or back."""
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

        policy = self._controller.policy.key
        page = GamesPage(self._session, policy, self._statistics, self._appearance)
        self.addWidget(page)
        for done in (page.closed, page.chosen, page.dealt):
            done.connect(self.show_table)
        page.chosen.connect(self._controller.choose_game)
        page.dealt.connect(self._controller.deal)
        page.challenged.connect(self._controller.challenge)
        return page
