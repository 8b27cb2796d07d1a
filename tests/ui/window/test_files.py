"""Games in files of the player's choice."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.store.saves import open_file, save_file
from gupai_desktop.ui.dialogs import file_choice
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import history_of
from tests.ui.known import GAME, LEGAL

ZEN = find(GAME)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game."""
    file = tmp_path / "one.gupai"
    save_file(file, history_of(ZEN, number=20, moves=4, undone=1))
    return file


def read(file: Path) -> History:
    return open_file(file, find)


def choose_file(monkeypatch: pytest.MonkeyPatch, chosen: Path | None) -> list[Path]:
    """Whatever the player is asked, this is the answer; what was suggested."""
    suggested: list[Path] = []

    def ask(suggestion: Path, _parent: QWidget) -> Path | None:
        suggested.append(suggestion)
        return chosen

    for name in ("ask_file_to_open", "ask_file_to_save"):
        monkeypatch.setattr(file_choice, name, ask)
    return suggested


def test_a_game_is_saved_with_all_its_undo_and_redo(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.play(LEGAL)
    window.session.undo()
    file = tmp_path / "mine.gupai"
    (suggested,) = [choose_file(monkeypatch, file)]
    window.action_table["save-as"].trigger()
    assert read(file) == window.session.history
    assert window.banner.text == "Saved as mine.gupai."
    assert suggested[0].name == "Watching Ten Sets 7.gupai"


def test_an_opened_game_is_on_the_table_and_undo_leads_back(
    window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.play(LEGAL)
    before = window.session.record
    choose_file(monkeypatch, file)
    window.action_table["open"].trigger()
    opened = read(file)
    assert window.session.record == opened.record
    for _ in range(opened.index + 1):
        window.action_table["undo"].trigger()
    assert window.session.record == before


def test_a_file_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.sharing.save(tmp_path / "no" / "such" / "folder.gupai")
    assert "there is no such place" in window.banner.text
    assert window.parts.settings.recent == []


def test_a_bad_file_is_told_and_left_as_it_is(window: MainWindow, file: Path) -> None:
    content = file.read_bytes()[:200]
    file.write_bytes(content)
    before = window.session.history
    window.sharing.open(file)
    assert window.banner.text.startswith("Nothing was opened: one.gupai: line ")
    assert window.session.history == before
    assert file.read_bytes() == content
    assert window.parts.settings.recent == []


def test_a_name_that_is_typed_without_an_ending_gets_it(
    window: MainWindow, tmp_path: Path
) -> None:
    def type_name(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.setText("typed")
        dialog.accept()

    QTimer.singleShot(0, lambda: type_name(_active()))
    chosen = file_choice.ask_file_to_save(tmp_path / "suggested.gupai", window)
    assert chosen == tmp_path / "typed.gupai"


def _active() -> QWidget:
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog
