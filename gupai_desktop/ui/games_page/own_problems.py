"""The player's own sets of problems: they are played, put in order, imported and exported."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from gupai_desktop.engine.words import WordedError, Words, counted, labelled, words
from gupai_desktop.games import find
from gupai_desktop.i18n import capitalized, say
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import Problem
from gupai_desktop.store.saves import CannotSave
from gupai_desktop.store.set_folder import listed_in
from gupai_desktop.texts.titles import MY_PROBLEMS, solved_words
from gupai_desktop.ui.games_page.problems import ProblemList, view_of
from gupai_desktop.ui.games_page.set_import import SetImportDialog
from gupai_desktop.ui.play.own_sets import OwnSets, to_play
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.name_dialog import NameDialog
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    Dialog,
    close_button_box,
    column_of,
    list_sheet,
    push_button,
    refill,
    row_of,
    text_label,
    wide_box,
    without_default,
)

_SIZE = QSize(660, 560)
_EMPTY = words("No set yet. The workbench keeps boards that are problems; files can be imported.")

#: The buttons beside the list, by their keys; those of a problem, of its set, of all.
_BUTTONS: dict[str, tuple[Words, str]] = {
    "up": (words("Move &Up"), "Alt+Up"),
    "down": (words("Move &Down"), "Alt+Down"),
    "remove": (words("&Remove"), "Delete"),
    "rename": (words("Re&name", meaning="a set of problems"), "F2"),
    "remove-set": (words("Remove the &Set"), ""),
    "export": (words("E&xport…"), ""),
    "import": (words("I&mport…"), ""),
    "undo": (words("Und&o", meaning="sets of problems"), "Ctrl+Z"),
}
_OF_PROBLEM, _OF_SET = ("up", "down", "remove"), ("rename", "remove-set", "export")


class OwnProblemsDialog(Dialog):
    """One set at a time; whatever is done to it is done at once, and can be taken back.

    Signals: `wanted` with the problem that is to be played, `import_wanted`, and `export_wanted`
    with a set.
    """

    wanted = Signal(object)
    import_wanted = Signal()
    export_wanted = Signal(object)

    def __init__(
        self,
        own_sets: OwnSets,
        client: SolverClient,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._sets, self._client, self._appearance = own_sets, client, appearance
        faults = own_sets.refresh()
        current = own_sets.current()
        self._name = own_sets.find(current[0]) if current else next(iter(own_sets.sets), "")
        self._label, self.box = QLabel(), wide_box()
        self._label.setBuddy(self.box)
        self._model, self.message = ProblemList(self), text_label()
        self.list = view_of(self._model)
        self.buttons = {key: push_button() for key in _BUTTONS}
        box = close_button_box(self)
        self.play_button = box.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        without_default(box)
        beside = column_of(*self.buttons.values(), STRETCH, spacing=6)
        middle = row_of((self.list, 1), beside, spacing=8)
        top = row_of(self._label, (self.box, 1))
        column_of(top, (middle, 1), self.message, box, parent=self, spacing=8)
        self._connect()
        self.complete(_SIZE, appearance)
        if faults:
            self.show_message(faults[0])
        self.list.setCurrentIndex(self._model.index(current[1].number - 1 if current else 0, 0))
        self.list.setFocus()

    def _connect(self) -> None:
        done: dict[str, Callable[[], object]] = {
            "up": lambda: self._move(-1),
            "down": lambda: self._move(1),
            "remove": self._remove,
            "rename": self._rename,
            "remove-set": lambda: self._put(None),
            "export": lambda: self.export_wanted.emit(self.shown),
            "import": self.import_wanted.emit,
            "undo": lambda: self._change(self._sets.undo),
        }
        for key, button in self.buttons.items():
            button.clicked.connect(done[key])
            if keys := _BUTTONS[key][1]:
                QShortcut(QKeySequence(keys), self, button.click)
        self.box.activated.connect(self._choose)
        self.list.activated.connect(lambda _: self._play())
        self.play_button.clicked.connect(self._play)
        self._sets.changed.connect(self._refresh)

    @property
    def shown(self) -> ProblemSet | None:
        """Return the set that is shown, if there is any."""
        return self._sets.sets.get(self._name)

    @property
    def _problem(self) -> Problem | None:
        row = self.list.currentIndex().row()
        return self._model.problems[row] if row >= 0 else None

    def _choose(self, row: int) -> None:
        self._name = list(self._sets.sets)[row]
        self._refresh()

    def _refresh(self) -> None:
        """Show the sets there are, and the one that is chosen, or the first."""
        sets, row = self._sets.sets, max(0, self.list.currentIndex().row())
        if self._name not in sets:
            self._name = next(iter(sets), "")
        names, own = list(sets), self.shown
        titles = [say(labelled(each.name, each.game.name)) for each in sets.values()]
        refill(self.box, titles, names.index(self._name) if own else -1)
        self.box.setEnabled(bool(sets))
        problems, medals = (own.problems, self._sets.medals(own)) if own else ((), {})
        by_game = {(own.game.id, number): medal for number, medal in medals.items()} if own else {}
        self._model.show_problems(problems, by_game)
        self.list.setCurrentIndex(self._model.index(min(row, len(problems) - 1), 0))
        for key in (*_OF_PROBLEM, *_OF_SET):
            self.buttons[key].setEnabled(own is not None and (key in _OF_SET or bool(problems)))
        self.buttons["undo"].setEnabled(self._sets.can_undo)
        self.play_button.setEnabled(bool(problems))
        solved = solved_words(len(medals), len(problems))
        self.message.setText(capitalized(say(solved if own else _EMPTY)))

    # What is done to a set.

    def _change(self, change: Callable[[], object]) -> None:
        """Do something to the sets, or say why it cannot be done."""
        try:
            change()
        except CannotSave as error:
            self.show_message(error.words)

    def _put(self, new: ProblemSet | None) -> None:
        if self._name:
            self._change(lambda: self._sets.put(self._name, new))

    def _move(self, step: int) -> None:
        """Let the problem change places with the one before it or after it."""
        own, row = self.shown, self.list.currentIndex().row()
        if own is not None and row >= 0 and 0 <= row + step < len(own.problems):
            problems = list(own.problems)
            problems[row], problems[row + step] = problems[row + step], problems[row]
            self._put(own.with_problems(problems))
            self.list.setCurrentIndex(self._model.index(row + step, 0))

    def _remove(self) -> None:
        own, row = self.shown, self.list.currentIndex().row()
        if own is not None and row >= 0:
            self._put(own.with_problems([*own.problems[:row], *own.problems[row + 1 :]]))

    def _rename(self) -> None:
        own = self.shown
        if own is None:
            return
        dialog = NameDialog(_BUTTONS["rename"][0], [own.name], self)
        if not dialog.run() or dialog.name == own.name:
            return
        renamed = replace(own, name=dialog.name)
        if self._sets.find(renamed):
            self.show_message(words("There is a set of this name already."))
        else:
            self._put(renamed)

    # What comes from elsewhere.

    def import_file(self, file: Path) -> None:
        """Have what a file claims proved, and keep what is right if the player wants that."""
        try:
            listed = listed_in(file, find)
        except WordedError as error:
            self.show_message(words("Nothing was imported: {error}", error=error.words))
            return
        dialog = SetImportDialog(listed, self._client, self)
        if dialog.run():
            new, right = ProblemSet(listed.game, listed.name), dialog.check.right
            self._change(lambda: self._show_added(new, self._sets.add(new, right)))

    def _show_added(self, own: ProblemSet, count: int) -> None:
        self._name = self._sets.find(own)
        self._refresh()
        none = words("All of this file is here already.")
        self.show_message(counted("%n new problem(s).", count) if count else none)

    def _play(self) -> None:
        if (problem := self._problem) is not None:
            self._sets.follow(self._name)
            self.wanted.emit(to_play(problem))
            self.accept()

    def apply_theme(self) -> None:
        scheme = self._appearance.scheme
        self._model.apply_theme(scheme)
        self.list.setStyleSheet(list_sheet(scheme))

    def retranslate(self) -> None:
        self.setWindowTitle(plain_text(say(MY_PROBLEMS)))
        self.list.setAccessibleName(self.windowTitle())
        self._label.setText(say(words("S&et:")))
        for key, button in self.buttons.items():
            button.setText(say(_BUTTONS[key][0]))
        self.play_button.setText(say(words("&Play")))
        self._refresh()
