"""Nothing is ever lost: whatever ends the program, the next run has the very same table."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.history import History
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.saves import open_file
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import SAVES
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.runs import Runs

DEAL_ASKED_FOR = ("--deal", str(DEAL), "--language", "en")

#: What ends a run of the program.
Ending = Callable[[Runs, MainWindow], None]


def close(_runs: Runs, window: MainWindow) -> None:
    window.show()
    window.close()


def kill(runs: Runs, _window: MainWindow) -> None:
    runs.kill()


def saved(runs: Runs, game_id: str = GAME) -> History:
    """What the book has of a table."""
    assert runs.launcher.book._waiting == [], "all is committed"
    history = SavedTables(runs.launcher.book, find).load(game_id)
    assert history is not None
    return history


def forbid(runs: Runs, is_forbidden: bool = True) -> None:
    """Let nothing be written, or all again."""
    runs.launcher.book.ask(f"PRAGMA query_only = {int(is_forbidden)}")


@pytest.mark.parametrize("end", [close, kill])
def test_the_next_run_has_the_same_table_with_its_undo_and_redo(runs: Runs, end: Ending) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    for move in WINNING_LINE[:4]:
        window.session.play(move)
    window.session.undo()
    window.session.undo()
    left = window.session.history
    end(runs, window)
    again = runs.start().session
    assert again.history == left
    again.redo()
    assert again.record.moves == WINNING_LINE[:3]
    again.resume(again.history.at(0))
    assert again.record.moves == ()


def test_every_game_that_was_begun_is_there_as_it_was_left(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    left = {}
    for game in games():
        window.session.begin(Record.of_deal(game(), DEAL))
        window.session.play(window.session.facts.moves[0])
        left[game.id] = window.session.history
    window.session.turn_to(GAME)
    runs.kill()
    session = runs.start().session
    assert session.game.id == GAME
    for game_id, history in left.items():
        assert session.turn_to(game_id)
        assert session.history == history


def test_help_time_and_policy_are_remembered(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.begin(Record.of_deal(find(GAME), 57), "winnable")
    window.session.spend(window.session.playing.id, 73.5)
    window.pointing.hint(window.session.facts.moves[0])
    left = window.session.playing
    runs.kill()
    again = runs.start()
    assert again.session.playing == left
    assert (left.seconds, left.is_assisted, left.policy) == (73.5, True, "winnable")
    assert "Proven winnable" in again.bar.title.toolTip()
    assert again.status_bar.time_label.text() == "1:13"


def test_every_step_is_in_the_book_before_anything_else_happens(runs: Runs) -> None:
    session = runs.start(*DEAL_ASKED_FOR).session
    assert saved(runs) == session.history
    steps: list[Callable[[], object]] = [
        lambda: session.play(LEGAL),
        lambda: session.play(WINNING_LINE[1]),
        session.undo,
        session.redo,
        session.restart,
        lambda: session.resume(session.history.at(0)),
        lambda: session.take_help(),
        lambda: session.begin(Record.of_deal(find(GAME), 8)),
        lambda: session.begin(Record.of_deal(find(GAME, "loose=yes"), 8)),
        lambda: session.begin(Record.of_board(find(GAME), str(session.record.table))),
    ]
    for step in steps:
        step()
        assert saved(runs) == session.history


def test_a_chain_of_moves_that_play_themselves_is_saved_to_its_end(runs: Runs) -> None:
    session = runs.start("--game", "levels.clear-five", "--deal", str(DEAL)).session
    session.plays_lone_verb = True
    while session.facts.moves:
        session.play(session.facts.moves[0])
        assert saved(runs, "levels.clear-five") == session.history


def test_a_move_and_what_it_counts_for_are_one_transaction(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    commits = runs.launcher.book._commits
    for move in WINNING_LINE:
        window.session.play(move)
    (deal,) = window.parts.statistics.deals()
    assert deal.win is not None
    assert runs.launcher.book._commits == commits + len(WINNING_LINE)


def test_what_cannot_be_written_is_told_once_and_play_goes_on_until_it_can(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    forbid(runs)
    for move in WINNING_LINE:
        window.session.play(move)
    assert window.session.record.moves == WINNING_LINE
    (notice,) = window.notices.unread
    assert "permission denied" in str(notice)
    assert "You can play on" in window.notice_bar.label.text()
    assert window.notice_bar.isVisible()
    forbid(runs, is_forbidden=False)
    window.session.undo()
    assert saved(runs) == window.session.history
    (deal,) = window.parts.statistics.deals()
    assert deal.win is not None
    assert window.notice_bar.label.text() == "Saving works again."
    window.notice_bar.button.click()
    forbid(runs)
    window.session.redo()
    forbid(runs, is_forbidden=False)
    window.session.undo()
    assert window.notice_bar.label.text() == "Saving works again.", "each time"


def test_what_could_not_be_saved_at_one_table_is_saved_with_the_next_step(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    forbid(runs)
    window.session.play(LEGAL)
    left = window.session.history
    assert window.notices.unread
    forbid(runs, is_forbidden=False)
    window.session.begin(Record.of_deal(find("levels.o-koan"), 7))
    assert [str(notice) for notice in window.notices.unread] == ["Saving works again."]
    assert saved(runs) == left


def test_where_there_can_be_no_folder_it_is_told(runs: Runs, data_folder: Path) -> None:
    data_folder.write_text("a file lies where the folder should be")
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    window.session.play(WINNING_LINE[1])
    (notice,) = window.notices.unread
    assert f"The game is not saved: {data_folder / NAME} cannot be written" in str(notice)
    assert window.session.record.moves == WINNING_LINE[:2]
    data_folder.unlink()
    window.session.play(WINNING_LINE[2])
    assert [str(notice) for notice in window.notices.unread] == ["Saving works again."]
    left = window.session.history
    runs.kill()
    assert runs.start().session.history == left


def test_two_windows_on_one_book_each_keep_their_whole_table(
    runs: Runs, data_folder: Path
) -> None:
    """The lock was removed under the first one."""
    first = runs.start(*DEAL_ASKED_FOR)
    first.session.play(WINNING_LINE[0])
    one = runs.launcher.book
    second = runs.start()
    for move in WINNING_LINE[1:4]:
        second.session.play(move)
    assert saved(runs) == second.session.history
    first.session.undo()
    (notice,) = first.notices.unread
    assert "Another window plays with book.sqlite too" in str(notice)
    assert not second.notices.unread
    first.session.play(WINNING_LINE[0])
    second.session.undo()
    assert saved(runs) == second.session.history
    one.close()
    aside = Book(data_folder / f"{NAME}.damaged-1")
    assert SavedTables(aside, find).load(GAME) == first.session.history
    aside.close()


def test_a_book_that_is_gone_comes_back_from_its_backup(runs: Runs, data_folder: Path) -> None:
    session = runs.start(*DEAL_ASKED_FOR).session
    session.play(LEGAL)
    left = session.history
    runs.launcher.book.close()
    runs.start()
    runs.launcher.book.back_up(runs.launcher.clock)
    runs.launcher.book.close()
    (data_folder / NAME).write_bytes(b"")
    window = runs.start()
    assert window.session.history == left
    assert [deal.number for deal in window.parts.statistics.deals()] == [DEAL]
    (notice,) = window.notices.unread
    assert "it is missing or empty" in str(notice)
    assert not runs.start().notices.unread


def test_what_version_1_0_0_has_written_is_there(runs: Runs, data_folder: Path) -> None:
    (data_folder / "games").mkdir(parents=True)
    for file in SAVES.glob("1-zen.ten-sets.gupai"):
        shutil.copy(file, data_folder / "games" / file.name.removeprefix("1-"))
    shutil.copy(SAVES / "1-statistics.sqlite", data_folder / "statistics.sqlite")
    left = open_file(SAVES / "1-zen.ten-sets.gupai", find)
    for _ in range(2):
        window = runs.start("--game", GAME)
        assert window.session.history == left
        assert len(window.parts.statistics.deals()) == 6


def seconds(window: MainWindow, count: int) -> None:
    """That many seconds of play pass."""
    for _ in range(count):
        window.session.spend(window.session.playing.id, 1)
        window.clock.ticked.emit()


def test_the_time_that_is_played_is_written_without_a_step(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    seconds(window, 70)
    assert saved(runs).playing.seconds >= 50


def test_settings_that_cannot_be_written_are_told_and_tried_again_with_time_and_every_step(
    runs: Runs, data_folder: Path, qtbot: QtBot
) -> None:
    for name in ("settings.ini", "settings.ini.lock"):
        file = data_folder / name
        file.mkdir(parents=True)
        window = runs.start(*DEAL_ASKED_FOR, "--data-dir", str(data_folder))
        seconds(window, 20)
        notice = "The settings cannot be written"
        qtbot.waitUntil(lambda: notice in str(window.notices.unread))  # noqa: B023
        file.rmdir()
        if name == "settings.ini":
            seconds(window, 20)
        else:
            window.session.play(LEGAL)
        qtbot.waitUntil(lambda: window.notices.unread == [])  # noqa: B023
        runs.kill()
        (data_folder / "settings.ini").unlink()
