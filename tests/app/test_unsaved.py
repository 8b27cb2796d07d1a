"""Nobody leaves what is not saved without being asked, and nobody waits who cannot answer."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gupai_desktop.app.application import end_as_closed
from gupai_desktop.games import find
from gupai_desktop.store.saves import open_file
from gupai_desktop.ui.dialogs import file_choice
from gupai_desktop.ui.dialogs.unsaved import Leaving, UnsavedDialog
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL, LEGAL
from tests.ui.runs import Runs

DEAL_ASKED_FOR = ("--deal", str(DEAL), "--language", "en")


@pytest.fixture
def unsaved(runs: Runs, data_folder: Path) -> MainWindow:
    """A window with a step that could not be saved: there is no folder to save in."""
    data_folder.write_text("in the way")
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    window.session.play(LEGAL)
    return window


def closed(window: MainWindow, answer: Callable[[UnsavedDialog], object] | None = None) -> bool:
    """Close the window and answer the question; whether it is closed."""
    asked = list[UnsavedDialog]()

    def find_question() -> None:
        for dialog in window.findChildren(UnsavedDialog):
            if dialog.isVisible():
                asked.append(dialog)
                assert answer is not None
                answer(dialog)

    timer = QTimer(window, interval=0, singleShot=True)
    timer.timeout.connect(find_question)
    if answer:
        timer.start()
    window.close()
    assert len(asked) == (1 if answer else 0)
    return not window.isVisible()


def pressed(key: Qt.Key) -> Callable[[UnsavedDialog], None]:
    return lambda dialog: QTest.keyClick(dialog.focusWidget() or dialog, key)


def test_escape_and_the_last_button_go_on(unsaved: MainWindow) -> None:
    assert not closed(unsaved, pressed(Qt.Key.Key_Escape))
    assert not closed(unsaved, lambda dialog: dialog.close())
    assert not closed(unsaved, lambda dialog: dialog.buttons_of[Leaving.GO_ON].click())
    moves = unsaved.session.facts.moves
    unsaved.session.play(moves[0])
    assert unsaved.session.record.moves[1:] == (moves[0],)


def test_the_question_says_why_and_what_is_lost(unsaved: MainWindow) -> None:
    notices = list[str]()

    def read(dialog: UnsavedDialog) -> None:
        notices.append(dialog.informativeText().replace("\u200b", ""))
        dialog.reject()

    closed(unsaved, read)
    assert "cannot be written: there is no such place" in notices[0]
    assert "will be lost when the program ends" in notices[0]


def test_quit_quits(unsaved: MainWindow) -> None:
    assert closed(unsaved, lambda dialog: dialog.buttons_of[Leaving.QUIT].click())


def test_return_saves_a_file_and_goes_on_where_none_is_chosen(
    unsaved: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = [None, tmp_path / "nowhere" / "mine.gupai", tmp_path / "mine.gupai"]
    monkeypatch.setattr(file_choice, "ask_file_to_save", lambda *_: chosen.pop(0))
    steps = unsaved.session.history.steps
    assert not closed(unsaved, pressed(Qt.Key.Key_Return))
    assert not closed(unsaved, pressed(Qt.Key.Key_Return)), "it could not be written"
    assert closed(unsaved, pressed(Qt.Key.Key_Return))
    assert open_file(tmp_path / "mine.gupai", find).steps == steps


def test_nothing_is_asked_if_all_can_be_saved_by_now(
    unsaved: MainWindow, data_folder: Path
) -> None:
    data_folder.unlink()
    assert closed(unsaved)


def test_nothing_is_asked_of_who_has_not_played(runs: Runs, data_folder: Path) -> None:
    data_folder.write_text("in the way")
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    assert closed(window)


def test_nothing_is_asked_when_the_session_ends(unsaved: MainWindow, runs: Runs) -> None:
    application, signal = runs.launcher.application, "2commitDataRequest(QSessionManager&)"
    heard = application.receivers(signal)
    end_as_closed(unsaved, application)
    assert application.receivers(signal) == heard + 1, "the session tells of its end"
    unsaved.is_ending = True
    assert closed(unsaved)


def test_who_plays_on_after_the_end_of_a_session_was_called_off_is_asked(
    unsaved: MainWindow,
) -> None:
    unsaved.is_ending = True
    unsaved.session.undo()
    assert not closed(unsaved, pressed(Qt.Key.Key_Escape))


def test_a_signal_closes_the_window_and_a_question_that_stands_there(unsaved: MainWindow) -> None:
    def end(_dialog: UnsavedDialog) -> None:
        unsaved.end()

    assert closed(unsaved, end)
    assert QApplication.activeModalWidget() is None


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
@pytest.mark.parametrize("is_played_on", [True, False])
def test_a_folder_that_is_removed_while_one_plays_is_asked_about(
    runs: Runs, data_folder: Path, *, is_played_on: bool
) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    window.session.play(LEGAL)
    shutil.rmtree(data_folder)
    if is_played_on:
        window.session.play(window.session.facts.moves[0])
    assert not closed(window, pressed(Qt.Key.Key_Escape))
    assert closed(window, lambda dialog: dialog.buttons_of[Leaving.QUIT].click())
