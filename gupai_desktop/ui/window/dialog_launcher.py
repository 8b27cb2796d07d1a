"""Opens the dialogs and windows beside the table, and lays on it what is chosen in them.

Their modules are imported late: nobody needs them when the program starts.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.play.history import History
from gupai_desktop.solvers.policies import WINNABLE
from gupai_desktop.store.saves import CannotSave
from gupai_desktop.texts.titles import long_title_of
from gupai_desktop.ui.widgets.parts import Dialog, load_widget_classes, run
from gupai_desktop.ui.widgets.shortcuts import Shortcuts
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.moving import Moving
from gupai_desktop.ui.window.own_problems_part import OwnProblemsPart
from gupai_desktop.ui.window.sharing import Sharing
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import PlayedDeal
    from gupai_desktop.ui.play.problem_maker import ProblemMaker


class DialogLauncher:
    """Opens the dialogs; nothing plays by itself behind one in which a game is chosen."""

    def __init__(
        self, parts: WindowParts, controller: GameController, sharing: Sharing, moving: Moving
    ) -> None:
        self._parts, self._controller, self._sharing = parts, controller, sharing
        self._moving = moving
        self._session, self._window = parts.session, parts.window
        self._appearance = parts.appearance
        self.own_problems = OwnProblemsPart(parts, controller)

    def slots(self) -> dict[str, Callable[[], object]]:
        return {
            "deal-by-number": self.ask_deal,
            "daily-calendar": self.show_calendar,
            "omen-book": self.show_omens,
            "problems": lambda: self.show_problems(self._session.game.id),
            "statistics": self.show_statistics,
            "backups": self.show_backups,
            "replay": self.show_replay,
            "workbench": self.open_workbench,
            "rules-page": self.show_rules,
            "about": self.show_about,
            "print": self.show_printing,
        }

    def ask_deal(self) -> None:
        """Ask for the number of a deal, a code or a board, and lay it on the table."""
        from gupai_desktop.ui.dialogs.deal_number import DealNumberDialog

        record = self._session.record
        is_winnable_wanted = self._controller.policy_of(record.game) is WINNABLE
        client = self._parts.client if is_winnable_wanted else None
        dialog = DealNumberDialog(
            record.game, record.number, client, self._window, why_not=self._sharing.why_not
        )
        if run(dialog):
            self._lay(dialog.textValue())

    def _lay(self, text: str) -> None:
        """Lay on the table the deal that a text names, whatever was looked for."""
        self._controller.forget_search()
        self._sharing.take(text)

    def show_calendar(self) -> None:
        """Let the player look at the seals of a month, and choose the challenge of a day."""
        from gupai_desktop.ui.statistics.calendar import CalendarDialog

        shown_day = self._parts.shown_day
        shown_day.refresh()
        dialog = CalendarDialog(
            self._parts.statistics, self._appearance, shown_day.day, self._window
        )
        shown_day.turned.connect(dialog.turn_to)
        dialog.chosen.connect(self._controller.challenge)
        dialog.copied.connect(
            lambda picture: self._sharing.copy_picture(picture, dialog.show_message)
        )
        dialog.saved.connect(
            lambda picture, title: self._sharing.save_picture(picture, title, dialog.show_message)
        )
        self._run(dialog)

    def show_omens(self) -> None:
        """Show the lines that omens have brought."""
        from gupai_desktop.ui.statistics.omen_book import OmenBook

        self._run(OmenBook(self._seen_omens(), self._appearance, self._window))

    def _seen_omens(self) -> dict[date, PlayedDeal]:
        """Return the omens that were drawn; today's once it has been looked at."""
        today = self._session.clock.today()
        return {
            day: omen
            for day, omen in self._parts.statistics.omens().items()
            if day < today or self._session.has_ended(omen.game_id, omen.playing)
        }

    def show_problems(self, game_id: str) -> None:
        """Show the problems of a game, or of the first that has any; one may be played."""
        from gupai_desktop.ui.games_page.problems import ProblemsDialog

        sets = self._parts.problem_sets
        every_game = [game() for game in games() if sets.of(game())]
        if not every_game:
            self._controller.begin_problem(None)
            return
        dialog = ProblemsDialog(
            every_game, game_id, sets, self._problem_maker, self._appearance, self._window
        )
        dialog.wanted.connect(self._controller.begin_problem)
        dialog.own_wanted.connect(lambda: self.own_problems.show(dialog))
        self._run(dialog)

    @cached_property
    def _problem_maker(self) -> ProblemMaker:
        from gupai_desktop.ui.play.problem_maker import ProblemMaker

        return ProblemMaker(self._parts.client, self._session.chance, self._window)

    def show_statistics(self) -> None:
        """Show what has been played; the player may open a deal again."""
        self._load("statistics.log", "statistics.window", then=self._make_statistics)

    def _make_statistics(self) -> None:
        from gupai_desktop.ui.statistics.window import StatisticsDialog

        game, parts = self._session.game, self._parts
        dialog = StatisticsDialog(
            parts.statistics, game, self._appearance, self._window, omens=self._seen_omens()
        )
        dialog.wanted.connect(self._controller.begin)
        dialog.file_wanted.connect(self._moving.ask_and_list)
        QTimer.singleShot(1, dialog, lambda: self._run(dialog))

    def show_backups(self) -> None:
        """Show the backups of the book; if one is taken back the program ends."""
        from gupai_desktop.ui.dialogs.backups import BackupsDialog

        book = self._parts.book
        dialog = BackupsDialog(book.kept_books(), self._window)
        if not self._run(dialog) or dialog.wanted is None:
            return
        try:
            book.take_back(dialog.wanted)
        except CannotSave as error:
            self._session.say(error.words)
            return
        if not self._window.close():
            book.take_none_back()

    def show_replay(self) -> None:
        """Show the game on the table move by move; the player may go on from anywhere."""
        from gupai_desktop.ui.replay.window import ReplayDialog

        record, knowledge = self._session.record, self._parts.analysis.knowledge
        if not record.moves:
            self._session.say(words("There are no moves to replay yet."))
            return
        dialog = ReplayDialog(record, self._appearance, knowledge, parent=self._window)
        dialog.wanted.connect(self._play_on)
        self._run(dialog)

    def _run(self, dialog: Dialog) -> bool:
        self._parts.auto_play.switch(False)
        return dialog.run()

    def _play_on(self, record: Record) -> None:
        """Go back to this record if undo leads there; else lay it down, its moves being a help."""
        session = self._session
        if record == session.record:
            return
        self._controller.forget_search()
        for steps, past in enumerate(session.past(), 1):
            if past == record:
                session.go_back(steps)
                return
        playing = session.new_playing(is_assisted=bool(record.moves))
        session.open(History.replayed(record, playing))

    def open_workbench(self) -> None:
        """Let the player lay out a board, and put it on the table if they want to play it."""
        from gupai_desktop.ui.workbench.window import Workbench

        workbench = Workbench(
            self._session.record,
            self._parts.client,
            self._appearance,
            self._window,
            self._session.chance,
        )
        workbench.sets_wanted.connect(lambda: self.own_problems.show(workbench))
        show_status = workbench.verdict_bar.set_status
        workbench.keep_wanted.connect(
            lambda problem: self.own_problems.keep(problem, show_status, workbench)
        )
        is_wanted, policy = self._run(workbench), workbench.policy
        workbench.board_analysis.forget()
        if is_wanted:
            self._session.begin(workbench.record(), policy)

    def show_rules(self) -> None:
        """Show the rules of the game on the table."""
        self._load("rules.browser", "rules.window", then=self._show_rules)

    def _load(self, *modules: str, then: Callable[[], object]) -> None:
        """Load what a window needs while this one goes on answering, then open it."""
        from gupai_desktop.ui.widgets.waiting import one_by_one

        loads = (partial(import_module, f"gupai_desktop.ui.{module}") for module in modules)
        one_by_one(self._window, games, *loads, load_widget_classes, then)

    def _show_rules(self) -> None:
        from gupai_desktop.ui.rules.window import show_rules

        show_rules(self._session.game.id, self._appearance, self._window, self._lay)

    def take_first_steps(self) -> None:
        """Teach the family of the game on the table."""
        from gupai_desktop.ui.tutorial.window import TutorialWindow

        family = self._session.game.family.key
        self._run(TutorialWindow(family, self._appearance, self._window))

    def show_about(self) -> None:
        """Say what this program is, and under which licences."""
        from gupai_desktop.ui.dialogs.about import AboutDialog

        AboutDialog(self._window).run()

    def show_printing(self) -> None:
        """Let the player print the table, problems, deals or the chart of triplets."""
        from gupai_desktop.ui.dialogs.printing import PrintDialog

        record, playing = self._session.record, self._session.playing
        title = long_title_of(record, playing)
        self._run(PrintDialog(record, title, self._appearance, self._window))

    def ask_to_quit(self, trouble: Words) -> bool:
        """Return whether to quit though not all is saved, perhaps after saving the table."""
        from gupai_desktop.ui.dialogs.unsaved import Leaving, UnsavedDialog

        wanted = UnsavedDialog(trouble, self._window).run()
        return wanted is Leaving.QUIT or (wanted is Leaving.SAVE and self._sharing.ask_and_save())

    def close(self) -> None:
        """Close what stands open beside the table."""
        for dialog in self._window.findChildren(QDialog):
            dialog.close()

    def show_shortcuts(self, shortcuts: Shortcuts) -> None:
        """Show every key in one list; the player may change those of the actions."""
        from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(shortcuts, self._window).run()

    def show_preferences(self, changed: Callable[[str], object]) -> None:
        """Let the player set up everything; `changed` hears the name of each preference."""
        from gupai_desktop.ui.dialogs.preferences import PreferencesDialog

        settings, languages = self._parts.settings, self._parts.languages
        dialog = PreferencesDialog(settings, self._appearance, languages, self._window)
        dialog.changed.connect(changed)
        dialog.run()
