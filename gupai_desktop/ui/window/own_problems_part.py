"""Opens the player's own sets of problems, and asks for the files that they come from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import Problem
from gupai_desktop.store.saves import CannotSave
from gupai_desktop.store.set_folder import SUFFIX
from gupai_desktop.texts.titles import KEEP_PROBLEM
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.games_page.own_problems import OwnProblemsDialog


class OwnProblemsPart:
    """Shows the sets over a window or a dialog; a problem of them may be played."""

    def __init__(self, parts: WindowParts, controller: GameController) -> None:
        self._parts, self._controller = parts, controller

    def show(self, parent: QWidget | None = None, file: Path | None = None) -> None:
        """Show the sets, and have a file imported; a dialog below is closed once one plays."""
        from gupai_desktop.ui.games_page.own_problems import OwnProblemsDialog

        parts = self._parts
        parts.auto_play.switch(False)
        below = parent or parts.window
        dialog = OwnProblemsDialog(parts.problem_sets.own, parts.client, parts.appearance, below)
        dialog.import_wanted.connect(lambda: self._ask_and_import(dialog))
        dialog.export_wanted.connect(lambda own: self._ask_and_export(own, dialog))
        dialog.wanted.connect(self._controller.begin_problem)
        if file:
            QTimer.singleShot(0, dialog, lambda: dialog.import_file(file))
        if dialog.run() and isinstance(parent, QDialog):
            parent.reject()

    def keep(
        self, problem: Problem, show_message: Callable[[Words], object], parent: QWidget
    ) -> None:
        """Put a problem into a set of its game, one that there is or a new one."""
        from gupai_desktop.ui.widgets.name_dialog import NameDialog

        own_sets, game = self._parts.problem_sets.own, problem.game
        names = [own.name for own in own_sets.sets.values() if own.game == game]
        dialog = NameDialog(KEEP_PROBLEM, names or [say(game.name)], parent)
        if not dialog.run():
            return
        try:
            count = own_sets.add(ProblemSet(game, dialog.name), [problem])
        except CannotSave as error:
            show_message(error.words)
            return
        kept = words("Kept in “{name}”.", name=dialog.name)
        known = words("It is in “{name}” already.", name=dialog.name)
        show_message(kept if count else known)

    def _ask_and_import(self, dialog: OwnProblemsDialog) -> None:
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_import

        if file := ask_file_to_import(dialog, SUFFIX):
            dialog.import_file(file)

    def _ask_and_export(self, own: ProblemSet, dialog: OwnProblemsDialog) -> None:
        from gupai_desktop.ui.dialogs.file_choice import ask_and_write, documents

        suggestion = documents() / f"{own.name.replace('/', '-')}{SUFFIX}"
        ask_and_write(suggestion, lambda _: str(own).encode(), dialog.show_message, dialog)
