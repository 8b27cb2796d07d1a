"""The dialog of the player's own sets, and how a friend's file comes into it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gupai_desktop.games import find
from gupai_desktop.play.problem_set import HEAD, ProblemSet
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.ui.games_page.own_problems import OwnProblemsDialog
from gupai_desktop.ui.games_page.set_import import SetImportDialog
from gupai_desktop.ui.play.own_sets import OwnSets
from gupai_desktop.ui.widgets.name_dialog import NameDialog
from gupai_desktop.ui.widgets.parts import announced_in
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import answer
from tests.ui.oracle import Oracle

ZEN = find("zen.ten-sets")
EVERY = [problem for problem in problems_of(ZEN) if problem.par < 3][:5]
MINE = ProblemSet(ZEN, "Mine")


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


class Page:
    """The dialog above a table, with a set of four problems in it."""

    def __init__(self, window: MainWindow, count: int = 4) -> None:
        self.own, self.wanted = window.parts.problem_sets.own, list[Problem]()
        if count:
            self.own.add(MINE, EVERY[:count])
        parts = window.parts
        self.dialog = OwnProblemsDialog(self.own, parts.client, parts.appearance, window)
        self.dialog.wanted.connect(self.wanted.append)
        self.dialog.show()

    @property
    def boards(self) -> list[str]:
        own = self.dialog.shown
        return [problem.board for problem in own.problems] if own else []

    @property
    def rows(self) -> list[str]:
        model = self.dialog.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    @property
    def enabled(self) -> set[str]:
        return {key for key, button in self.dialog.buttons.items() if button.isEnabled()}

    def choose(self, row: int) -> None:
        self.dialog.list.setCurrentIndex(self.dialog.list.model().index(row, 0))

    def press(self, key: str) -> None:
        self.dialog.buttons[key].click()

    @property
    def said(self) -> str:
        return self.dialog.message.text()


def expect_rows(page: Page, *rows: int) -> None:
    assert page.boards == [EVERY[row].board for row in rows]


def test_a_set_is_listed_with_tasks_and_seals(window: MainWindow) -> None:
    page = Page(window)
    assert page.dialog.box.currentText() == "Mine: Watching Ten Sets"
    assert page.rows[0] == "1: in 1 move"
    assert page.said == "Problems solved: 0 of 4"


def test_problems_are_put_in_order_and_removed_and_all_is_taken_back(window: MainWindow) -> None:
    page = Page(window)
    page.choose(2)
    page.press("up")
    page.press("up")
    page.press("up")
    expect_rows(page, 2, 0, 1, 3)
    assert page.dialog.list.currentIndex().row() == 0
    page.press("down")
    expect_rows(page, 0, 2, 1, 3)
    page.press("remove")
    expect_rows(page, 0, 1, 3)
    assert page.dialog.list.currentIndex().row() == 1
    for _ in range(4):
        page.press("undo")
    expect_rows(page, 0, 1, 2, 3)


def test_keys_do_what_the_buttons_do(window: MainWindow) -> None:
    page = Page(window)
    QApplication.processEvents()
    page.dialog.activateWindow()
    page.choose(0)
    QTest.keyClick(page.dialog.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    expect_rows(page, 1, 0, 2, 3)
    QTest.keyClick(page.dialog.list, Qt.Key.Key_Delete)
    expect_rows(page, 1, 2, 3)
    QTest.keyClick(page.dialog.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    expect_rows(page, 1, 0, 2, 3)


def test_a_set_that_is_removed_comes_back_by_undo(window: MainWindow) -> None:
    page = Page(window)
    page.press("remove-set")
    assert page.boards == []
    assert page.enabled == {"import", "undo"}
    assert page.said.startswith("No set yet.")
    page.press("undo")
    expect_rows(page, 0, 1, 2, 3)


def test_a_set_gets_another_name_unless_another_set_has_it(window: MainWindow) -> None:
    page = Page(window)
    page.own.add(ProblemSet(ZEN, "Taken"), EVERY[:1])

    def call_it(name: str) -> None:
        def type_and_accept(dialog: QWidget) -> None:
            assert isinstance(dialog, NameDialog)
            dialog.field.setEditText(name)
            dialog.accept()

        answer(type_and_accept)
        page.press("rename")

    call_it("Taken")
    assert page.dialog.shown is not None
    assert page.dialog.shown.name == "Mine"
    assert page.said == "There is a set of this name already."
    call_it("Evening")
    assert page.dialog.shown.name == "Evening"
    expect_rows(page, 0, 1, 2, 3)


def test_a_problem_is_played_and_the_set_followed(window: MainWindow) -> None:
    page = Page(window)
    page.dialog.wanted.connect(window.controller.begin_problem)
    page.choose(1)
    page.dialog.play_button.click()
    assert [problem.board for problem in page.wanted] == [EVERY[1].board]
    assert not page.dialog.isVisible()
    assert str(window.session.record.opening) == EVERY[1].board
    window.action_table["next-deal"].trigger()
    assert str(window.session.record.opening) == EVERY[2].board
    again = Page(window)
    assert again.dialog.list.currentIndex().row() == 2, "that which lies on the table"


# A friend's file.


def friend(folder: Path, *lines: str) -> Path:
    file = folder / "friend.txt"
    text = (HEAD, f"# game: {ZEN.id}", "# name: Theirs", *lines, "# End.", "")
    file.write_text("\n".join(text), "utf-8")
    return file


def take(page: Page, oracle: Oracle, file: Path, *, is_kept: bool = True) -> list[str]:
    """Have a file imported, and the solver answer; return what the dialog says in the end."""
    said = list[str]()

    def prove(dialog: QWidget) -> None:
        assert isinstance(dialog, SetImportDialog)
        kind = dialog.buttons.StandardButton
        for done in range(len(dialog.check.listed.lines)):
            assert not dialog.buttons.button(kind.Ok).isEnabled(), "nothing is kept before"
            assert dialog.bar.value() <= done
            job = oracle.composings[-1]
            oracle.reply(job, next(job.results(bool)))
        said.extend([dialog.message.text().splitlines()[-1], dialog.faults.toPlainText()])
        button = dialog.buttons.button(kind.Ok if is_kept else kind.Cancel)
        button.click()

    answer(prove)
    page.dialog.import_file(file)
    return said


def test_what_is_proved_of_a_file_is_kept_and_what_is_wrong_told(
    window: MainWindow, oracle: Oracle, tmp_path: Path
) -> None:
    page = Page(window, 0)
    wrong = str(EVERY[1]).replace(f"{EVERY[1].par} ", "9 ", 1)
    file = friend(tmp_path, str(EVERY[0]), wrong, str(EVERY[2]))
    found, faults = take(page, oracle, file)
    assert found == "Keep 2 proved problems?"
    assert faults == "line 5: It can be won in 1 move."
    assert page.dialog.box.currentText() == "Theirs: Watching Ten Sets"
    expect_rows(page, 0, 2)
    assert page.said == "2 new problems."
    assert announced_in(page.dialog) == "2 new problems."
    take(page, oracle, file)
    assert page.said == "All of this file is here already."
    expect_rows(page, 0, 2)


def test_a_file_that_is_given_up_leaves_nothing(
    window: MainWindow, oracle: Oracle, tmp_path: Path
) -> None:
    page = Page(window, 0)
    take(page, oracle, friend(tmp_path, str(EVERY[0])), is_kept=False)
    assert (dict(page.own.sets), page.own.can_undo) == ({}, False)


def test_what_is_no_set_is_told_in_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    page, file = Page(window, 0), tmp_path / "letter.txt"
    file.write_text("Dear friend", "utf-8")
    page.dialog.import_file(file)
    assert page.said == "Nothing was imported: letter.txt: this is no set of problems"
    page.dialog.import_file(tmp_path)
    assert page.said.endswith("it is not a file")


def test_a_set_that_is_opened_or_dropped_is_imported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, file = list[Path](), friend(tmp_path)
    monkeypatch.setattr(OwnProblemsDialog, "import_file", lambda _self, one: taken.append(one))
    QTimer.singleShot(0, lambda: answer(lambda _: None))
    window.sharing.open(file)
    assert taken == [file]


def test_the_page_of_problems_leads_to_the_sets(window: MainWindow) -> None:
    shown = list[str]()

    def open_own(dialog: QWidget) -> None:
        answer(lambda own: shown.append(type(own).__name__))
        dialog.own_button.click()  # type: ignore[attr-defined]

    answer(open_own)
    window.action_table["problems"].trigger()
    assert shown == ["OwnProblemsDialog"]


def test_a_set_that_cannot_be_saved_is_told(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "problems").write_text("in its place", "utf-8")
    page = Page(window)
    broken = OwnSets(window.session, window.parts.statistics, tmp_path / "problems")
    page.dialog._sets = broken
    page.dialog._put(MINE)
    assert "cannot be written" in page.said
