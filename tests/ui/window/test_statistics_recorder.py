"""What the statistics are told: every first move, every win, and a par that comes late."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.daily import daily_key, daily_number
from gupai_desktop.play.history import History
from gupai_desktop.solvers.verdict import Answer, Outlook, Rating, Verdict
from gupai_desktop.store import play_log
from gupai_desktop.store.saves import SavedGames
from gupai_desktop.store.statistics import Par, PlayedDeal, Statistics
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.ui.hand import change_rule
from tests.ui.known import DEAL, GAME, LEGAL, SHORTER_LINE, WINNING_LINE
from tests.ui.oracle import Oracle

ZEN = find(GAME)
PROVED = Verdict(Answer.WINNABLE, WINNING_LINE[:9], bound=9)
NOT_PROVED = Verdict(Answer.WINNABLE, WINNING_LINE, bound=5)


@pytest.fixture
def window(studied_window: MainWindow, tmp_path: Path) -> MainWindow:
    studied_window.open_statistics(tmp_path / "statistics.sqlite")
    return studied_window


def statistics(window: MainWindow) -> Statistics:
    assert window.parts.statistics is not None
    return window.parts.statistics


def deals(window: MainWindow) -> list[PlayedDeal]:
    return statistics(window).deals()


def win(window: MainWindow) -> None:
    for move in WINNING_LINE:
        window.session.play(move)


def test_a_deal_counts_from_its_first_move(window: MainWindow) -> None:
    assert deals(window) == []
    window.session.play(LEGAL)
    window.session.undo_stack.undo()
    window.session.play(WINNING_LINE[0])
    window.session.play(WINNING_LINE[1])
    (deal,) = deals(window)
    assert (deal.playing, deal.number, deal.win) == (window.session.playing.id, DEAL, None)


def test_a_win_counts_with_its_moves_and_its_time(window: MainWindow) -> None:
    window.session.spend(window.session.playing.id, 30)
    win(window)
    (deal,) = deals(window)
    assert deal.win is not None
    assert (deal.win.moves, deal.win.is_assisted) == (len(WINNING_LINE), False)
    assert deal.win.seconds >= 30


def test_a_win_with_help_counts_as_such(window: MainWindow) -> None:
    window.pointing.hint(LEGAL)
    win(window)
    (deal,) = deals(window)
    assert deal.win is not None
    assert deal.win.is_assisted


def test_redo_wins_nothing(window: MainWindow) -> None:
    for move in WINNING_LINE[:-1]:
        window.session.play(move)
    won = window.session.record.play(WINNING_LINE[-1])
    window.session.begin(won)
    window.session.undo_stack.undo()
    window.session.undo_stack.redo()
    (deal,) = deals(window)
    assert deal.win is None


def test_a_par_that_is_known_counts_with_the_win(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(PROVED)
    win(window)
    (deal,) = deals(window)
    assert deal.win is not None
    assert deal.win.par == Par(9, 9)


def test_a_par_that_is_proved_later_belongs_to_the_win(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    oracle.reveal(NOT_PROVED)
    win(window)
    (deal,) = deals(window)
    assert deal.win is not None
    assert deal.win.par == Par(5, len(WINNING_LINE))
    board = str(window.session.record.table)
    qtbot.waitUntil(lambda: oracle.questions[-1].board == board)
    oracle.reveal(PROVED)
    (deal,) = deals(window)
    assert deal.win is not None
    assert (deal.win.par, deal.win.moves) == (Par(9, 9), len(WINNING_LINE))
    assert statistics(window).figures(ZEN).won == 1


def test_the_best_line_that_is_known_when_a_win_is_left_belongs_to_it(
    window: MainWindow, oracle: Oracle
) -> None:
    win(window)
    window.analysis._ask()
    for length in (9, 8):
        oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:length], bound=3))
    assert deals(window)[0].win is not None
    window.session.undo_stack.undo()
    (deal,) = deals(window)
    assert deal.win is not None
    assert (deal.win.par, deal.win.moves) == (Par(3, 8), len(WINNING_LINE))


def test_a_win_shorter_than_every_line_known_is_the_best_line(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(NOT_PROVED)
    for move in SHORTER_LINE:
        window.session.play(move)
    (deal,) = deals(window)
    assert deal.win is not None
    assert (deal.win.par, deal.win.over_par) == (Par(5, 8), 0)


def test_the_deal_of_a_day_counts_for_its_day(window: MainWindow) -> None:
    day = date(2026, 8, 1)
    window.session.begin(Record.of_deal(ZEN, daily_number(ZEN, day)), daily_key(day))
    window.session.play(window.session.moves[0])
    assert deals(window)[0].daily == day


def test_the_same_deal_by_its_number_is_nobodys_day(window: MainWindow) -> None:
    window.controller.choose_deal(daily_number(ZEN, date(2026, 8, 1)))
    window.session.play(window.session.moves[0])
    assert deals(window)[0].daily is None


def test_other_rules_are_another_deal(window: MainWindow) -> None:
    window.session.play(LEGAL)
    change_rule(window, "loose=yes")
    window.session.play(LEGAL)
    assert [deal.rules for deal in deals(window)] == ["loose=yes", ""]


def test_statistics_that_cannot_be_written_are_told_once(
    studied_window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "full").write_text("a file lies where the folder should be")
    studied_window.open_statistics(tmp_path / "full" / "statistics.sqlite")
    win(studied_window)
    studied_window.session.begin(Record.of_deal(ZEN, 8))
    studied_window.session.play(studied_window.session.moves[0])
    (told,) = studied_window.notices.unread
    assert "The statistics cannot be written" in str(told)


def test_before_the_statistics_are_open_nothing_is_counted(studied_window: MainWindow) -> None:
    win(studied_window)
    assert studied_window.parts.statistics is None


# When they could not be kept, or were lost.


@pytest.mark.skipif(os.name == "nt", reason="a folder stays there while a file in it is open")
def test_what_is_told_goes_when_all_is_well_and_comes_again_with_the_next_trouble(
    studied_window: MainWindow, tmp_path: Path
) -> None:
    window, folder = studied_window, tmp_path / "full"
    window.open_statistics(folder / "statistics.sqlite")
    for number in (1, 2):
        shutil.rmtree(folder)
        folder.write_text("a file lies where the folder should be")
        window.session.begin(Record.of_deal(ZEN, number))
        window.session.play(window.session.moves[0])
        assert "cannot be written" in str(window.notices.unread)
        folder.unlink()
        window.parts.recorder._again.timeout.emit()
        assert window.notices.unread == []
    assert sorted(deal.number or 0 for deal in deals(window)) == [1, 2]


def test_statistics_that_are_lost_are_made_anew_from_the_saved_games(
    studied_window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    saved = SavedGames(tmp_path / "games", find)
    won = Record.of_deal(ZEN, DEAL)
    for move in WINNING_LINE:
        won = won.play(move)
    begun = Record.of_deal(ZEN, 8)
    begun = begun.play(ZEN.moves(begun.table)[0])
    history = History.replayed(won, playing("won", seconds=30.0))
    saved.save(history.followed_by(History.replayed(begun, playing("begun"))))
    studied_window.open_statistics(tmp_path / "statistics.sqlite", tmp_path / "games")
    qtbot.waitUntil(lambda: len(deals(studied_window)) == 2)
    latest, first = deals(studied_window)
    assert (latest.playing, latest.number, latest.win) == ("begun", 8, None)
    assert first.win is not None
    assert (first.number, first.win.moves, first.win.seconds) == (DEAL, len(WINNING_LINE), 30.0)


def test_a_large_file_that_is_found_damaged_later_is_set_aside_then(
    studied_window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_log, "_MOST_AT_ONCE", 0)
    file = tmp_path / "statistics.sqlite"
    log = play_log.PlayLog(file)
    log.add(play_log.Row("played", "", GAME, "", "one", 7))
    log.close()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE row SET number = 8")
    studied_window.open_statistics(file)
    qtbot.waitUntil(lambda: "could not be read in full" in str(studied_window.notices.unread))
    assert [deal.number for deal in deals(studied_window)] == [7]


# Difficulties.

QUICK = Rating(3, 5, 4.0, 0.0)
WINS = Outlook(1, 0, 0, WINNING_LINE)


def test_a_deal_that_counts_is_entered_with_its_difficulty(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    oracle.rate(QUICK)
    assert statistics(window).by_difficulty(ZEN) == {}
    window.session.play(WINNING_LINE[0])
    window.session.play(WINNING_LINE[1])
    assert statistics(window).by_difficulty(ZEN) == {"easy": (1, 0)}


def test_a_difficulty_that_is_known_late_is_entered_too(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    win(window)
    oracle.rate(QUICK)
    assert statistics(window).by_difficulty(ZEN) == {"easy": (1, 1)}


def test_deals_that_were_played_before_are_rated_after_the_one_on_the_table(
    window: MainWindow, oracle: Oracle
) -> None:
    for number in (4, 5):
        record = Record.of_deal(ZEN, number)
        statistics(window).add_played(record, playing(f"{number}"))
    oracle.reveal(WINS)
    for rating in (QUICK, QUICK, None):
        oracle.rate(rating)
    assert [one.deal for one in oracle.gradings] == [str(DEAL), "5", "4"]
    assert statistics(window).by_difficulty(ZEN) == {"easy": (1, 0)}
    assert statistics(window).unrated(9) == []
