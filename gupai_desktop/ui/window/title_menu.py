"""The menu of the game on the table: its deals, and what can be chosen of it."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.window_parts import WindowParts


class TitleMenu(QMenu):
    """Filled whenever it is opened; rules and deals hold from the next deal, tiles at once."""

    def __init__(self, parts: WindowParts, controller: GameController, actions: Actions) -> None:
        super().__init__(parts.window)
        self._parts, self._controller, self._actions = parts, controller, actions
        self.aboutToShow.connect(self.refresh)

    def refresh(self) -> None:
        """Write the entries of the game that lies there."""
        from gupai_desktop.ui.games_page.options import GameOptions, add_options

        self.clear()
        for old in self.findChildren(QMenu):
            old.deleteLater()
        self._add("new-deal", "next-deal", "previous-deal", "restart")
        game = self._controller.game_of(self._parts.session.game.id)
        if self._parts.problem_sets.of(game):
            self._add("problems")
        add_options(self, GameOptions(game, self._parts.settings, self._on_chosen))
        self.addSeparator()
        self._add("deal-by-number", "challenge", "rules-page")

    def _add(self, *keys: str) -> None:
        self.addActions([self._actions[key] for key in keys])
        self.addSeparator()

    def _on_chosen(self) -> None:
        game_id = self._parts.session.game.id
        self._parts.appearance.play_with(self._parts.settings.of_game(game_id, "tiles"))
