"""Nothing is ever lost: whatever ends the program, the next run has the very same table."""

from __future__ import annotations

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gupai_desktop.app.application import Application
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.history import History
from gupai_desktop.store.saves import SUFFIX, backups_of, open_file
from gupai_desktop.ui.window.main_window import MainWindow
from tests.faults import faults
from tests.ui.hand import Hand, Key, Modifier
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


ENDINGS = pytest.mark.parametrize("end", [close, kill])


def saved(folder: Path, game_id: str = GAME) -> History:
    """What the file of a table has."""
    return open_file(folder / "games" / f"{game_id}{SUFFIX}", find)


# The very same table.


@ENDINGS
def test_the_next_run_has_the_same_table_with_its_undo_and_redo(runs: Runs, end: Ending) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    for move in WINNING_LINE[:4]:
        window.session.play(move)
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    left = window.session.history()
    end(runs, window)
    again = runs.start().session
    assert again.history() == left
    again.undo_stack.redo()
    assert again.record.moves == WINNING_LINE[:3]
    again.undo_stack.setIndex(0)
    assert again.record.moves == ()


@ENDINGS
def test_every_game_that_was_begun_is_there_as_it_was_left(runs: Runs, end: Ending) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    left = {}
    for game in games():
        window.session.begin(Record.of_deal(game(), DEAL))
        window.session.play(window.session.moves[0])
        left[game.id] = window.session.history()
    window.session.turn_to(GAME)
    end(runs, window)
    session = runs.start().session
    assert session.game.id == GAME
    for game_id, history in left.items():
        assert session.turn_to(game_id)
        assert session.history() == history


@ENDINGS
def test_the_game_on_the_table_is_the_one_of_the_next_run(runs: Runs, end: Ending) -> None:
    window = runs.start("--game", "levels.o-koan", "--deal", "3")
    end(runs, window)
    assert runs.start().session.game.id == "levels.o-koan"


@ENDINGS
def test_a_deal_that_nobody_has_touched_is_there_again(runs: Runs, end: Ending) -> None:
    window = runs.start()
    left = window.session.history()
    end(runs, window)
    assert runs.start().session.history() == left


def test_help_time_and_policy_are_remembered(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.begin(Record.of_deal(find(GAME), 57), "winnable")
    window.session.spend(window.session.playing.id, 73.5)
    window.pointing.hint(window.session.moves[0])
    left = window.session.playing
    runs.kill()
    again = runs.start()
    assert again.session.playing == left
    assert (left.seconds, left.is_assisted, left.policy) == (73.5, True, "winnable")
    assert "Proven winnable" in again.status.deal_label.toolTip()
    assert again.status.time_label.text() == "1:13"


def test_no_question_is_asked_at_the_end(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    window.session.play(LEGAL)
    assert window.close()
    assert not window.isVisible()


# Every step.


def test_every_step_is_in_the_file_before_anything_else_happens(
    runs: Runs, data_folder: Path
) -> None:
    session = runs.start(*DEAL_ASKED_FOR).session
    assert saved(data_folder) == session.history()
    steps: list[Callable[[], object]] = [
        lambda: session.play(LEGAL),
        lambda: session.play(WINNING_LINE[1]),
        session.undo_stack.undo,
        session.undo_stack.redo,
        session.restart,
        lambda: session.undo_stack.setIndex(0),
        lambda: session.take_help(),
        lambda: session.begin(Record.of_deal(find(GAME), 8)),
        lambda: session.begin(Record.of_deal(find(GAME, "loose=yes"), 8)),
        lambda: session.begin(Record.of_board(find(GAME), str(session.record.table))),
    ]
    for step in steps:
        step()
        assert saved(data_folder) == session.history()


def test_a_click_that_plays_is_saved_when_it_has_been_handled(
    runs: Runs, data_folder: Path
) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    QApplication.processEvents()
    hand = Hand(window)
    hand.drag("55a", "53")
    assert saved(data_folder).record.moves == (LEGAL,)
    hand.key(Key.Key_Z, Modifier.ControlModifier)
    assert saved(data_folder).record.moves == ()


def test_a_chain_of_moves_that_play_themselves_is_saved_to_its_end(
    runs: Runs, data_folder: Path
) -> None:
    session = runs.start("--game", "levels.clear-five", "--deal", str(DEAL)).session
    session.plays_lone_verb = True
    while session.moves:
        session.play(session.moves[0])
        assert saved(data_folder, "levels.clear-five") == session.history()


def test_what_is_saved_already_is_not_written_again(runs: Runs, data_folder: Path) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    file = data_folder / "games" / f"{GAME}{SUFFIX}"
    before = file.stat().st_mtime_ns, file.stat().st_ino
    window.session.restart()
    window.session.undo_stack.undo()
    window.session.undo_stack.redo()
    assert (file.stat().st_mtime_ns, file.stat().st_ino) != before
    before = file.stat().st_mtime_ns, file.stat().st_ino
    window.session.turn_to(GAME)
    window.controller.choose_game(GAME)
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == before


def test_whatever_is_done_by_chance_the_next_run_has_the_same(runs: Runs) -> None:
    chance = random.Random(7)
    for _ in range(5):
        session = runs.start("--language", "en").session
        for _ in range(20):
            what = chance.randrange(6)
            if what == 0:
                session.undo_group.undo()
            elif what == 1:
                session.undo_group.redo()
            elif what == 2:
                session.begin(Record.of_deal(session.game, chance.randint(1, 99)))
            elif what == 3:
                session.restart()
            elif session.moves:
                session.play(chance.choice(session.moves))
        left = session.history()
        assert runs.start().session.history() == left


# What cannot be written.


#: Of the calls that save a game, the one that begins the new file.
CREATE = 5
NO_SPACE = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_told_once_and_play_goes_on_until_there_is_space_again(
    runs: Runs, data_folder: Path
) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    for move in WINNING_LINE[:3]:
        with faults(CREATE, NO_SPACE) as disk:
            window.session.play(move)
        assert disk.calls[CREATE - 1] == "create"
    assert window.session.record.moves == WINNING_LINE[:3]
    (told,) = window.notices.unread
    assert "there is no space left" in str(told)
    assert "You can play on" in window.notice_bar.label.text()
    assert window.notice_bar.isVisible()
    assert saved(data_folder).record.moves == (), "the old file is whole"
    window.session.play(WINNING_LINE[3])
    assert saved(data_folder).record.moves == WINNING_LINE[:4]
    assert not window.notice_bar.isVisible(), "what is not so any more is not told any more"


def test_what_could_not_be_saved_at_one_table_is_saved_with_the_next_step_at_another(
    runs: Runs, data_folder: Path
) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    with faults(CREATE, NO_SPACE):
        window.session.play(LEGAL)
    left = window.session.history()
    assert window.notices.unread
    window.session.begin(Record.of_deal(find("levels.o-koan"), 7))
    assert not window.notices.unread
    runs.kill()
    assert saved(data_folder) == left


def test_a_notice_that_was_closed_does_not_come_back(runs: Runs) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.show()
    with faults(CREATE, NO_SPACE):
        window.session.play(LEGAL)
    assert window.notice_bar.isVisible()
    window.notice_bar.button.click()
    assert not window.notice_bar.isVisible()
    with faults(CREATE, NO_SPACE):
        window.session.undo_stack.undo()
    assert not window.notice_bar.isVisible()


def test_whatever_write_fails_the_next_run_has_this_step_or_the_one_before(
    runs: Runs,
) -> None:
    session = runs.start(*DEAL_ASKED_FOR).session
    number = 1
    while True:
        before = session.history()
        with faults(number, NO_SPACE) as failed:
            session.restart() if session.record.moves else session.play(LEGAL)
        after = session.history()
        if not failed.has_come:
            break
        session = runs.start().session
        assert session.history() in (before, after)
        number += 1
    assert number > 5


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything can be written")
def test_a_folder_that_can_only_be_read_is_told(runs: Runs, data_folder: Path) -> None:
    data_folder.mkdir()
    data_folder.chmod(0o500)
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    data_folder.chmod(0o700)
    assert len(window.notices.unread) == 1


def test_where_there_can_be_no_folder_it_is_told_and_play_goes_on(
    runs: Runs, data_folder: Path
) -> None:
    data_folder.write_text("a file lies where the folder should be")
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    window.session.play(WINNING_LINE[1])
    (told,) = window.notices.unread
    assert f"The game is not saved: {data_folder} cannot be written to. " in str(told)
    assert window.session.record.moves == WINNING_LINE[:2]


# What is damaged.


def test_a_damaged_table_is_set_aside_its_backup_opened_and_the_player_told(
    runs: Runs, data_folder: Path
) -> None:
    session = runs.start(*DEAL_ASKED_FOR).session
    session.play(LEGAL)
    session.play(WINNING_LINE[1])
    file = data_folder / "games" / f"{GAME}{SUFFIX}"
    half = file.read_bytes()[:300]
    file.write_bytes(half)
    window = runs.start()
    assert window.session.record.moves == (LEGAL,), "the step before the last"
    (told,) = window.notices.unread
    assert "is kept as zen.ten-sets.gupai.damaged-1" in str(told)
    assert (data_folder / "games" / "zen.ten-sets.gupai.damaged-1").read_bytes() == half
    left = window.session.history()
    again = runs.start()
    assert again.session.history() == left
    assert not again.notices.unread


def test_a_table_that_is_damaged_with_its_backup_gives_a_fresh_deal(
    runs: Runs, data_folder: Path
) -> None:
    session = runs.start(*DEAL_ASKED_FOR).session
    session.play(LEGAL)
    file = data_folder / "games" / f"{GAME}{SUFFIX}"
    for one in (file, file.with_name(f"{file.name}.bak")):
        one.write_bytes(b"\xff")
    window = runs.start()
    assert window.session.record.moves == ()
    assert len(window.notices.unread) == 1
    assert len(list(file.parent.glob("*.damaged-*"))) == 2


def test_a_damaged_table_of_another_game_is_told_when_it_is_turned_to(
    runs: Runs, data_folder: Path
) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    (data_folder / "games" / f"levels.o-koan{SUFFIX}").write_text("{}")
    window.controller.choose_game("levels.o-koan")
    (told,) = window.notices.unread
    assert "levels.o-koan.gupai cannot be opened" in str(told)


# Who may write.


def test_a_picture_reads_and_writes_no_game(data_folder: Path, runs: Runs) -> None:
    runs.start(*DEAL_ASKED_FOR).session.play(LEGAL)
    runs.kill()
    before = {file: file.read_bytes() for file in data_folder.rglob("*") if file.is_file()}
    application = QApplication.instance()
    assert isinstance(application, Application)
    window = Launcher(application, parser().parse_args([])).make_window()
    window.session.begin(Record.of_deal(find(GAME), 99))
    assert LEGAL not in window.session.record.moves
    assert {f: f.read_bytes() for f in data_folder.rglob("*") if f.is_file()} == before


# A folder that goes away while the program runs, and time that is not to be lost.


def seconds(window: MainWindow, count: int) -> None:
    """So many seconds of play pass."""
    for _ in range(count):
        window.session.spend(window.session.playing.id, 1)
        window.clock.ticked.emit()


def test_the_time_that_is_played_is_written_without_a_step(runs: Runs, data_folder: Path) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    steps_before = open_file(backups_of(data_folder / "games" / f"{GAME}{SUFFIX}")[0], find).steps
    seconds(window, 70)
    runs.kill()
    assert saved(data_folder).playing.seconds >= 50
    backup = backups_of(data_folder / "games" / f"{GAME}{SUFFIX}")[0]
    assert open_file(backup, find).steps == steps_before, "the step before is still the backup"


def test_the_time_until_another_table_is_turned_to_is_written(
    runs: Runs, data_folder: Path
) -> None:
    window = runs.start(*DEAL_ASKED_FOR)
    window.session.play(LEGAL)
    window.session.spend(window.session.playing.id, 7)
    window.session.begin(Record.of_deal(find("levels.o-koan"), 7))
    runs.kill()
    assert saved(data_folder).playing.seconds >= 7


def test_settings_that_cannot_be_written_are_told_until_they_can(
    runs: Runs, data_folder: Path
) -> None:
    file = data_folder / "settings.ini"
    file.mkdir(parents=True)
    window = runs.start(*DEAL_ASKED_FOR, "--data-dir", str(data_folder))
    seconds(window, 20)
    assert "The settings cannot be written" in str(window.notices.unread)
    file.rmdir()
    seconds(window, 20)
    assert window.notices.unread == []


def test_settings_that_could_not_be_written_are_tried_again_with_the_next_step(
    runs: Runs, data_folder: Path
) -> None:
    file = data_folder / "settings.ini"
    file.mkdir(parents=True)
    window = runs.start(*DEAL_ASKED_FOR, "--data-dir", str(data_folder))
    assert "The settings cannot be written" in str(window.notices.unread)
    file.rmdir()
    window.session.play(LEGAL)
    assert f"game={GAME}" in file.read_text()
    assert window.notices.unread == []
