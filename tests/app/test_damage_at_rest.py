"""Damage that no start looks for is found while one plays, told and mended."""

import shutil
from pathlib import Path

from pytestqt.qtbot import QtBot

from gupai_desktop.games import find
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.window.main_window import MainWindow
from tests.store.books import damage
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.runs import Runs


def start_damaged(runs: Runs, data_folder: Path) -> MainWindow:
    """Start with a book whose only deal is damaged, which no start looks for."""
    runs.start("--deal", str(DEAL), "--language", "en").session.play(LEGAL)
    runs.launcher.book.close()
    damage(data_folder / NAME, "UPDATE deal SET moves = 7")
    return runs.start()


def message(window: MainWindow) -> bool:
    return "it is damaged" in str(window.notices.unread)


def test_damage_in_an_old_row_is_told_at_rest_and_every_table_is_saved_again(
    runs: Runs, data_folder: Path, qtbot: QtBot
) -> None:
    window = start_damaged(runs, data_folder)
    assert not window.notices.unread
    window.session.undo()
    launcher = runs.launcher
    launcher.book.back_up(launcher.clock, launcher.autosave.damaged.emit)
    qtbot.waitUntil(lambda: bool(window.notices.unread))
    assert message(window)
    assert (data_folder / f"{NAME}.damaged-1").exists()
    window.session.play(WINNING_LINE[1])
    shutil.copytree(data_folder, copy := data_folder.with_name("killed"))
    book = Book(copy / NAME)
    assert book.note is None
    assert SavedTables(book, find).load(GAME) == window.session.history
    book.close()


def test_a_table_whose_rows_are_damaged_is_mended_before_it_is_played_at(
    runs: Runs, data_folder: Path
) -> None:
    session = runs.start("--deal", str(DEAL), "--language", "en").session
    for move in WINNING_LINE[:2]:
        session.play(move)
    left = session.history
    runs.launcher.book.close()
    runs.start()
    runs.launcher.book.back_up(runs.launcher.clock)
    runs.launcher.book.close()
    damages = (
        "UPDATE step SET text = 'restart' WHERE number = 1",
        "UPDATE playing SET seconds = 1e9",
        "UPDATE game_table SET cursor = 0",
    )
    for statement in damages:
        damage(data_folder / NAME, statement)
        window = runs.start()
        assert message(window), statement
        assert window.session.history == left, statement
        runs.launcher.book.close()


def test_the_book_is_looked_through_once_the_window_is_there(
    runs: Runs, data_folder: Path, qtbot: QtBot
) -> None:
    window = start_damaged(runs, data_folder)
    runs.launcher.start_rest(window)
    qtbot.waitUntil(lambda: message(window))
