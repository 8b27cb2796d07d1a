"""The dialogs and windows that are opened beside the table.

Their modules are fetched late: nobody needs them when the program starts.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from gupai_desktop.engine.deal import FIRST_DEAL
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings
from gupai_desktop.ui.play.auto_play import AutoPlay
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.window.game_controller import GameController


class Windows:
    """Opens them, and does what is chosen in them."""

    def __init__(
        self,
        session: Session,
        choices: GameController,
        auto_play: AutoPlay,
        client: SolverClient,
        appearance: Appearance,
        window: QWidget,
    ) -> None:
        self._session, self._choices = session, choices
        self._auto_play, self._client = auto_play, client
        self._appearance, self._window = appearance, window
        #: Where the trainer's scores are kept; without a folder they are not.
        self.folder: Path | None = None

    def slots(self) -> dict[str, Callable[[], object]]:
        """What its actions do, by their keys."""
        return {
            "new-game": self.choose_game,
            "deal-by-number": self.ask_deal,
            "workbench": self.open_workbench,
            "rules-page": self.show_rules,
            "first-steps": self.take_first_steps,
            "trainer": self.train,
            "about": self.show_about,
        }

    def choose_game(self) -> None:
        """Let the player choose a game, its rules and a deal."""
        from gupai_desktop.ui.new_game.dialog import ask_new_game

        self._auto_play.switch(False)
        game, policy = self._session.game, self._choices.policy.key
        wanted = ask_new_game(
            game, policy, self._appearance, self._window, self._choices.unfinished()
        )
        if wanted is None:
            return
        if wanted.continues:
            self._choices.choose_game(wanted.game.id)
            return
        self._choices.deal(wanted.game, wanted.number, wanted.policy)

    def ask_deal(self) -> None:
        """Ask for the number of a deal, and deal it."""
        from gupai_desktop.ui.dialogs.deal_number import ask_deal_number

        number = ask_deal_number(self._session.record.number or FIRST_DEAL, self._window)
        if number is not None:
            self._choices.choose_deal(number)

    def open_workbench(self) -> None:
        """Let the player lay out a board, and put it on the table if they want to play it."""
        from gupai_desktop.ui.workbench.window import lay_out_board

        self._auto_play.switch(False)
        record = lay_out_board(self._session.record, self._client, self._appearance, self._window)
        if record is not None:
            self._session.begin(record)

    def show_rules(self) -> None:
        """Show the rules of the game on the table."""
        from gupai_desktop.ui.rules.window import show_rules

        show_rules(self._session.game.id, self._appearance, self._window)

    def take_first_steps(self) -> None:
        """Teach the family of the game on the table, at a small table of its own."""
        from gupai_desktop.ui.tutorial.window import take_first_steps

        self._auto_play.switch(False)
        family = self._session.game.family.key
        take_first_steps(family, self._appearance, self._window)

    def train(self) -> None:
        """Drill the triplets of the game on the table."""
        from gupai_desktop.ui.trainer.window import train

        self._auto_play.switch(False)
        file = self.folder / "training.json" if self.folder else None
        train(self._session.game.rules.triplet_rule, self._appearance, file, self._window)

    def show_about(self) -> None:
        """Say what this program is, and under which licences."""
        from gupai_desktop.ui.dialogs.about import show_about

        show_about(self._window)

    def close(self) -> None:
        """Close what stands open beside the table."""
        for dialog in self._window.findChildren(QDialog):
            dialog.close()

    def show_shortcuts(self, actions: Actions) -> None:
        """Show every key on one page."""
        from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(actions, self._window).run()

    def show_preferences(
        self,
        settings: Settings,
        languages: Languages,
        remember: Callable[[Looks], object],
        changed: Callable[[str], object],
    ) -> None:
        """Let the player set up everything; `changed` hears the name of each preference."""
        from gupai_desktop.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(settings, self._appearance, languages, remember, self._window)
        dialog.changed.connect(changed)
        dialog.run()
