"""What leads to the player's own sets: the workbench, and files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from gupai_desktop.engine.words import Words
from gupai_desktop.games import find
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store.set_folder import read_set
from gupai_desktop.ui.games_page.own_problems import OwnProblemsDialog
from gupai_desktop.ui.play.own_sets import OwnSets
from gupai_desktop.ui.widgets.name_dialog import NameDialog
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.workbench.window import Workbench
from tests.ui.hand import answer

ZEN, LEVELS = find("zen.ten-sets"), find("levels.o-koan")
PROBLEM = problems_of(ZEN)[0]


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def own_of(window: MainWindow) -> OwnSets:
    return window.parts.problem_sets.own


def keep(window: MainWindow, name: str = "") -> tuple[list[str], str]:
    """Keep a problem under a name; return the names that are offered, and what is said then."""
    offered, said = list[str](), list[Words]()

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, NameDialog)
        offered.extend(dialog.field.itemText(row) for row in range(dialog.field.count()))
        if name:
            dialog.field.setEditText(name)
        dialog.accept()

    answer(choose)
    window.dialogs.own_problems.keep(PROBLEM, said.append, window)
    return offered, str(said[0])


def test_a_problem_is_kept_in_a_set_that_there_is_or_a_new_one(window: MainWindow) -> None:
    own = own_of(window)
    own.add(ProblemSet(LEVELS, "Other game"), problems_of(LEVELS)[:1])
    assert keep(window) == (["Watching Ten Sets"], "Kept in “Watching Ten Sets”.")
    assert keep(window, "Evening") == (["Watching Ten Sets"], "Kept in “Evening”.")
    assert keep(window) == (
        ["Watching Ten Sets", "Evening"],
        "It is in “Watching Ten Sets” already.",
    )
    assert [len(each.problems) for each in own.sets.values()] == [1, 1, 1]


def test_a_set_without_a_name_is_none(window: MainWindow) -> None:
    shown = list[bool]()

    def clear(dialog: QWidget) -> None:
        assert isinstance(dialog, NameDialog)
        dialog.field.setEditText("  ")
        shown.append(dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled())

    answer(clear)
    window.dialogs.own_problems.keep(PROBLEM, print, window)
    assert shown == [False]
    assert dict(own_of(window).sets) == {}


def test_the_workbench_keeps_a_problem_and_leads_to_the_sets(window: MainWindow) -> None:
    shown = list[str]()

    def use(bench: QWidget) -> None:
        assert isinstance(bench, Workbench)
        answer(lambda dialog: shown.append(type(dialog).__name__))
        bench.keep_wanted.emit(PROBLEM)
        answer(lambda dialog: shown.append(type(dialog).__name__))
        bench.action_table["my-problems"].trigger()

    answer(use)
    window.action_table["workbench"].trigger()
    assert shown == ["NameDialog", "OwnProblemsDialog"]


def test_a_problem_that_is_played_closes_what_led_to_it(window: MainWindow) -> None:
    own_of(window).add(ProblemSet(ZEN, "Mine"), problems_of(ZEN)[:2])
    is_open = list[bool]()

    def use(bench: QWidget) -> None:
        def play(dialog: QWidget) -> None:
            assert isinstance(dialog, OwnProblemsDialog)
            dialog.play_button.click()

        answer(play)
        bench.action_table["my-problems"].trigger()  # type: ignore[attr-defined]
        is_open.append(bench.isVisible())

    answer(use)
    window.action_table["workbench"].trigger()
    assert is_open == [False]
    assert str(window.session.record.opening) == PROBLEM.board


def test_a_set_is_exported_as_it_is_kept_and_imported_from_there(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = own_of(window)
    own.add(ProblemSet(ZEN, "Mine"), problems_of(ZEN)[:2])
    file = tmp_path / "mine.txt"

    def choose_file() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.setText(str(file))
        dialog.accept()

    taken = list[Path]()

    def use(dialog: QWidget) -> None:
        assert isinstance(dialog, OwnProblemsDialog)
        QTimer.singleShot(0, choose_file)
        dialog.buttons["export"].click()
        assert dialog.message.text() == "Saved as mine.txt."
        QTimer.singleShot(0, choose_file)
        dialog.buttons["import"].click()

    monkeypatch.setattr(OwnProblemsDialog, "import_file", lambda _self, one: taken.append(one))
    answer(use)
    window.dialogs.own_problems.show()
    assert read_set(file, find) == next(iter(own.sets.values()))
    assert taken == [file]
