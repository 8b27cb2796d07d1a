"""A backup is taken back: the program ends, and its next start has that book."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from gupai_desktop.store.book import NAME
from gupai_desktop.ui.dialogs.backups import BackupsDialog
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL, LEGAL, WINNING_LINE
from tests.ui.runs import Runs

Answer = QMessageBox.StandardButton


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Answer]]:
    """What the player presses when asked; the first backup is asked for in the dialog."""
    answers = list[Answer]()

    def ask(dialog: BackupsDialog) -> bool:
        dialog.back_button.click()
        dialog.deleteLater()
        return dialog.wanted is not None

    monkeypatch.setattr(QMessageBox, "warning", lambda *_: answers.pop(0))
    monkeypatch.setattr(BackupsDialog, "run", ask)
    yield answers
    assert answers == [], "it was asked"


@pytest.fixture
def played(runs: Runs) -> MainWindow:
    """A window with two moves, of which the backup has one."""
    window = runs.start("--deal", str(DEAL), "--language", "en")
    window.session.play(LEGAL)
    book = runs.launcher.book
    book.back_up(runs.launcher.clock)
    book.close()
    window = runs.start("--language", "en")
    window.show()
    window.session.play(WINNING_LINE[1])
    return window


def test_whoever_says_yes_has_the_backup_at_the_next_start(
    played: MainWindow, runs: Runs, answers: list[Answer]
) -> None:
    answers.append(Answer.Ok)
    played.action_table["backups"].trigger()
    assert not played.isVisible()
    runs.launcher.book.close()
    window = runs.start("--language", "en")
    assert window.session.record.moves == (LEGAL,)
    (notice,) = window.notices.unread
    assert "A backup was restored" in str(notice)


def test_whoever_says_no_plays_on(
    played: MainWindow, answers: list[Answer], data_folder: Path
) -> None:
    answers.append(Answer.Cancel)
    played.action_table["backups"].trigger()
    assert played.isVisible()
    assert not (data_folder / f"{NAME}.back").exists()


@pytest.mark.parametrize("closes", [lambda _: False])
def test_a_window_that_is_not_closed_keeps_its_book(
    played: MainWindow,
    answers: list[Answer],
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    closes: Callable[[MainWindow], bool],
) -> None:
    monkeypatch.setattr(MainWindow, "_may_close", closes)
    answers.append(Answer.Ok)
    played.action_table["backups"].trigger()
    assert played.isVisible()
    assert not (data_folder / f"{NAME}.back").exists()
    monkeypatch.undo()
