"""Verdicts, hints, par and playing by itself, as the window shows what the study knows."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import MOST_BEGUN
from gupai_desktop.solvers import requests
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow, assert_whole, change_rule, prefer
from tests.ui.known import DEAL, LEGAL, SHORTER_LINE, STUCK_DEAL, WINNING_LINE
from tests.ui.levels_hand import record_of
from tests.ui.oracle import Oracle

WINS = Outlook(1, 0, 0, WINNING_LINE)
LOST = Outlook(0, 1, 0, lost=(4,))
UNKNOWN = Outlook(0, 0, 1)
SO_FAR_UNKNOWN = Outlook(0, 0, 1, is_final=False)


@pytest.fixture
def window(studied_window: MainWindow) -> MainWindow:
    return studied_window


#: A legal move of the opening that the line does not begin with.
ASIDE = WINNING_LINE[6]


def verdict(window: MainWindow) -> str:
    return window.verdict_label.label.text()


def trigger(window: MainWindow, key: str) -> None:
    window.action_table[key].trigger()


# The verdict.


def test_what_is_asked_is_what_lies_on_the_table(window: MainWindow, oracle: Oracle) -> None:
    question = oracle.questions[-1]
    assert question.board == question.opening == str(window.session.record.table)
    assert question.game == window.session.game.id


@pytest.mark.parametrize(
    ("known", "words"),
    [
        (WINS, "Can be won (at most 10 more moves)"),
        (LOST, "Cannot be won"),
        (SO_FAR_UNKNOWN, "Not known yet; still searching"),
        (UNKNOWN, "Not known whether it can be won"),
        (Outlook(20, 3, 1, WINNING_LINE), "Can be won in 20 of 24 orders of the hidden tiles"),
    ],
)
def test_the_verdict_stands_in_the_status_bar(
    window: MainWindow, oracle: Oracle, known: Outlook, words: str
) -> None:
    assert verdict(window) == "Studying…"
    oracle.reveal(known)
    assert verdict(window) == words


def test_the_verdict_can_be_hidden(window: MainWindow) -> None:
    prefer(window, "shows_verdict", False)
    assert not window.verdict_label.isVisible()
    prefer(window, "shows_verdict", True)
    assert window.verdict_label.isVisible()


def test_a_move_along_the_line_is_known_to_win_and_another_one_is_studied(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    window.session.play(WINNING_LINE[0])
    assert verdict(window) == "Can be won (at most 9 more moves)"
    window.session.undo_stack.undo()
    window.session.play(WINNING_LINE[6])
    assert verdict(window) == "Studying…"


def test_a_verdict_on_a_table_that_has_been_left_is_kept_for_its_return(
    window: MainWindow, oracle: Oracle
) -> None:
    window.session.play(ASIDE)
    oracle.reveal(WINS)
    assert verdict(window) == "Studying…"
    window.session.undo_stack.undo()
    assert verdict(window) == "Can be won (at most 10 more moves)"


def test_a_table_is_studied_again_after_every_move(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window.session.play(LEGAL)
    qtbot.waitUntil(lambda: len(oracle.questions) == 2)
    assert oracle.questions[-1].board == str(window.session.record.table)
    assert oracle.questions[-1].opening == str(window.session.record.opening)


def test_a_button_leads_back_to_where_the_game_could_be_won(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    oracle.reveal(WINS)
    assert not window.verdict_label.back.isVisible()
    window.session.play(WINNING_LINE[6])
    qtbot.waitUntil(lambda: len(oracle.questions) == 2)
    oracle.reveal(LOST)
    assert window.verdict_label.back.isVisible()
    window.verdict_label.back.click()
    assert not window.session.record.moves
    assert not window.verdict_label.back.isVisible()


# Hints.


def test_a_hint_marks_the_first_move_of_the_line(window: MainWindow, oracle: Oracle) -> None:
    hand = Hand(window)
    oracle.reveal(WINS)
    trigger(window, "hint")
    assert hand.said == "Exchange: 55 · 53. The first of 10 moves to a win."
    assert hand.marked(TileState.HINTED) == {"55a", "53"}
    hand.drag("55a", "53")
    assert window.session.record.moves == (LEGAL,)
    assert not hand.marked(TileState.HINTED)
    assert_whole(window)


def test_another_hint_shows_another_idea_and_then_the_first_again(
    window: MainWindow, oracle: Oracle
) -> None:
    moves = (LEGAL, ASIDE)
    oracle.reveal(WINS)
    oracle.reveal(tuple(Idea(move, WINS) for move in moves))
    told = []
    for _ in range(3):
        trigger(window, "hint")
        told.append(Hand(window).marked(TileState.HINTED))
    assert told[0] == set(map(str, moves[0].tiles))
    assert told[1] == set(map(str, moves[1].tiles))
    assert told[2] == told[0]


def test_a_hint_on_a_lost_table_marks_the_group_that_nothing_mends(
    window: MainWindow, oracle: Oracle
) -> None:
    hand = Hand(window)
    oracle.reveal(LOST)
    trigger(window, "hint")
    assert hand.marked(TileState.LOST) == {str(tile) for tile in hand.table.groups[4]}
    assert "cannot be won" in hand.said


@pytest.mark.parametrize(
    ("known", "answer"),
    [
        (WINS, "Exchange: 55 · 53. The first of 10 moves to a win."),
        (UNKNOWN, "This move is legal; whether it wins is not known yet."),
        (LOST, "This cannot be won"),
    ],
)
def test_a_hint_that_is_wanted_while_the_study_searches_comes_when_it_is_ready(
    window: MainWindow, oracle: Oracle, known: Outlook, answer: str
) -> None:
    hand = Hand(window)
    trigger(window, "hint")
    assert hand.said == "Still searching…"
    oracle.reveal(SO_FAR_UNKNOWN)
    assert hand.said == "Still searching…"
    assert not window.session.is_assisted
    oracle.reveal(known)
    assert answer in hand.said
    assert "Still searching" not in hand.said


def test_whoever_goes_on_alone_waits_for_no_hint(window: MainWindow, oracle: Oracle) -> None:
    hand = Hand(window)
    trigger(window, "hint")
    hand.click("41")
    oracle.reveal(WINS)
    assert "has no partner" in hand.said
    assert not window.session.is_assisted


def test_a_hint_that_is_still_read_becomes_the_better_one(
    window: MainWindow, oracle: Oracle
) -> None:
    hand = Hand(window)
    oracle.reveal(WINS)
    trigger(window, "hint")
    assert hand.said == "Exchange: 55 · 53. The first of 10 moves to a win."
    oracle.reveal(Verdict(Answer.WINNABLE, SHORTER_LINE, bound=4))
    assert hand.said == "Exchange: 65 · 63. The first of 8 moves to a win."
    assert hand.marked(TileState.HINTED) == {"65b", "63"}
    assert verdict(window) == "Can be won (at most 8 more moves)"


def test_a_hint_that_is_read_no_more_does_not_come_back(
    window: MainWindow, oracle: Oracle
) -> None:
    hand = Hand(window)
    oracle.reveal(WINS)
    trigger(window, "hint")
    hand.click("41")
    oracle.reveal(Verdict(Answer.WINNABLE, SHORTER_LINE, bound=4))
    assert "has no partner" in hand.said
    assert not hand.marked(TileState.HINTED)


def test_a_shorter_line_of_an_idea_is_told_everywhere(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    oracle.reveal((Idea(LEGAL, WINS), Idea(ASIDE, Outlook(1, 0, 0, SHORTER_LINE[1:]))))
    assert verdict(window) == "Can be won (at most 8 more moves)"
    trigger(window, "hint")
    assert Hand(window).said == "Exchange: 65 · 63. The first of 8 moves to a win."
    assert window.analysis.par == Verdict(Answer.WINNABLE, SHORTER_LINE)


def test_after_a_win_there_is_no_hint(window: MainWindow, oracle: Oracle) -> None:
    for move in WINNING_LINE:
        window.session.play(move)
    window.analysis._ask()
    oracle.reveal(Outlook(1, 0, 0))
    trigger(window, "hint")
    assert Hand(window).said == "There is nothing to do here."


# Won.


@pytest.mark.parametrize("has_help", [False, True])
def test_a_win_tells_the_par_and_whether_there_was_help(
    window: MainWindow, oracle: Oracle, has_help: bool
) -> None:
    oracle.reveal(WINS)
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:8], bound=8))
    if has_help:
        trigger(window, "hint")
    for move in WINNING_LINE:
        window.session.play(move)
    help_words = ", with help" if has_help else ""
    assert window.card.text == f"Won in 10 moves{help_words}. The shortest line takes 8 moves."
    assert verdict(window) == "Won"


# Playing by itself.


def test_it_plays_the_line_by_itself_until_the_game_is_won(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    trigger(window, "solve")
    assert window.auto_play.is_playing
    for number in range(1, 10):
        assert window.session.record.moves == WINNING_LINE[:number]
        window.auto_play.step()
    assert window.session.outcome is Outcome.WON
    window.auto_play.step()
    assert not window.auto_play.is_playing
    assert not window.action_table["solve"].isChecked()
    assert_whole(window)


def test_it_waits_while_nothing_is_known_and_stops_where_nothing_wins(
    window: MainWindow, oracle: Oracle
) -> None:
    trigger(window, "solve")
    assert window.auto_play.is_playing
    oracle.reveal(LOST)
    window.auto_play.step()
    assert not window.auto_play.is_playing
    assert not window.session.record.moves


def test_whoever_takes_a_tile_in_hand_plays_on_alone(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    trigger(window, "solve")
    Hand(window).drag("65b", "63")
    assert not window.auto_play.is_playing
    assert not window.action_table["solve"].isChecked()


# Deals.


def test_the_next_deal_is_ready_before_it_is_asked_for(window: MainWindow, oracle: Oracle) -> None:
    QApplication.processEvents()
    searches = len(oracle.searches)
    assert searches == 1
    trigger(window, "new-deal")
    assert window.session.record.number != DEAL
    assert window.banner.text == ""


def test_whoever_has_to_wait_for_a_deal_is_told(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    trigger(window, "new-deal")
    assert window.session.record.number == DEAL
    assert window.banner.text == "Looking for a deal…"
    QApplication.processEvents()
    assert window.session.record.number != DEAL
    assert window.banner.text == ""


def test_a_deal_named_meanwhile_goes_before_one_that_is_looked_for(
    make_window: MakeWindow, oracle: Oracle
) -> None:
    window = make_window(analysis=oracle)
    trigger(window, "new-deal")
    window.controller.choose_deal(8)
    QApplication.processEvents()
    assert window.session.record == Record.of_deal(window.session.game, 8)


def test_a_lost_study_is_told(window: MainWindow, oracle: Oracle) -> None:
    oracle.lose()
    assert "solver stopped" in window.banner.text


# Replies that come late, and what must not be concluded.


def test_a_reply_to_an_older_question_changes_nothing(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window.session.play(WINNING_LINE[6])
    qtbot.waitUntil(lambda: len(oracle.questions) == 2)
    oracle.reveal(LOST, question=0)
    assert verdict(window) == "Studying…"
    window.session.undo_stack.undo()
    assert verdict(window) == "Studying…"


def test_ideas_for_a_table_that_has_been_left_are_dropped(
    window: MainWindow, oracle: Oracle
) -> None:
    first, other = window.session.moves[:2]
    window.session.play(first)
    oracle.reveal((Idea(other, WINS),))
    assert window.analysis.ideas is None


def test_the_end_of_a_line_is_not_taken_for_known_by_undo(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    """The line may begin with the very move that is undone: a refill, or an exchange back."""
    window.session.play(LEGAL)
    window.session.play(WINNING_LINE[1])
    board = str(window.session.record.table)
    qtbot.waitUntil(lambda: oracle.questions[-1].board == board)
    oracle.reveal(Outlook(1, 0, 0, (LEGAL, WINNING_LINE[2])))
    window.session.undo_stack.undo()
    assert window.session.record.moves == (LEGAL,)
    assert verdict(window) == "Can be won (at most 3 more moves)"


def test_the_same_table_under_other_rules_is_studied_anew(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    change_rule(window, "triplets=mixed")
    assert verdict(window) == "Studying…"
    window.session.undo_stack.undo()
    assert verdict(window) == "Can be won (at most 10 more moves)"


# More hints.


def test_a_hint_is_unmarked_by_the_next_click(window: MainWindow, oracle: Oracle) -> None:
    hand = Hand(window)
    oracle.reveal(WINS)
    trigger(window, "hint")
    assert hand.marked(TileState.HINTED)
    hand.click("41")
    assert not hand.marked(TileState.HINTED)
    assert "has no partner" in hand.said


def test_where_nothing_is_known_the_hints_go_through_the_legal_moves(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(UNKNOWN)
    moves = window.session.moves
    for move in (*moves, moves[0]):
        trigger(window, "hint")
        assert window.pointing.hinted == move.tiles


def test_a_table_that_is_lost_for_a_longer_reason_says_so(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(Outlook(0, 1, 0))
    trigger(window, "hint")
    hand = Hand(window)
    assert hand.said == "This cannot be won."
    assert not hand.marked(TileState.LOST)


def test_only_a_deal_that_could_be_won_at_one_time_cannot_be_won_any_more(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    window.session.play(ASIDE)
    window.analysis._ask()
    oracle.reveal(Outlook(0, 1, 0))
    assert verdict(window) == "Can no longer be won"
    trigger(window, "hint")
    assert "can no longer be won" in Hand(window).said


def test_a_game_out_of_reach_is_lost_before_the_study_has_said_so(window: MainWindow) -> None:
    board = "66 | 31 61 | 22 11 | - | - | - | 63 62"
    window.session.begin(record_of("levels.guo-wu-guan", board))
    assert str(window.analysis.verdict_words()) == "Cannot be won"
    trigger(window, "hint")
    assert Hand(window).said == (
        "This cannot be won. 1 general for 2 levels, and each level must kill one."
    )


def test_a_lost_group_is_named(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(LOST)
    trigger(window, "hint")
    group = " ".join(str(tile.face) for tile in window.session.record.table.groups[4])
    assert Hand(window).said.endswith(f"no exchange that is left mends the group {group}.")


def test_a_hint_where_no_move_is_left_but_nothing_is_known_says_so(
    make_window: MakeWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window = make_window(STUCK_DEAL, analysis=oracle)
    window.start_study()
    qtbot.waitUntil(lambda: bool(oracle.questions))
    oracle.reveal(UNKNOWN)
    trigger(window, "hint")
    assert window.banner.text == "There is nothing to do here."


def test_with_hidden_tiles_a_hint_tells_in_how_many_orders_its_own_move_wins(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window.session.begin(Record.of_deal(find("levels.guo-wu-guan"), 2))
    qtbot.waitUntil(lambda: oracle.questions[-1].game == "levels.guo-wu-guan")
    first, other = window.session.moves[:2]
    oracle.reveal(Outlook(20, 3, 1, (first, other)))
    trigger(window, "hint")
    said = Hand(window).said
    assert said.endswith("It wins in at least one of 24 orders of the hidden tiles.")
    oracle.reveal((Idea(other, Outlook(17, 7, 0)),))
    trigger(window, "hint")
    assert Hand(window).said.endswith("It wins in 17 of 24 orders of the hidden tiles.")
    assert window.pointing.hinted == other.tiles
    oracle.reveal((Idea(other, Outlook(24, 0, 0)),))
    trigger(window, "hint")
    assert Hand(window).said.endswith("It wins in whatever order the hidden tiles lie.")


def test_a_hint_at_the_last_move_says_that_it_wins(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    for move in WINNING_LINE[:-1]:
        window.session.play(move)
    qtbot.waitUntil(lambda: len(oracle.questions) > 1)
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE[-1:]))
    trigger(window, "hint")
    assert Hand(window).said == "Exchange: 11 · 64. This move wins."


def test_par_that_is_not_proved_shortest_is_told_with_its_bound(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:9], bound=7))
    for move in WINNING_LINE:
        window.session.play(move)
    assert window.card.text.endswith("The best line known takes 9 moves; none takes fewer than 7.")


def test_nobody_is_below_the_best_line_known(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE, bound=7))
    for move in SHORTER_LINE:
        window.session.play(move)
    assert window.card.text == (
        "Won in 8 moves. No shorter line is known; none takes fewer than 7 moves."
    )
    assert window.analysis.par == Verdict(Answer.WINNABLE, SHORTER_LINE, bound=7)


def test_what_was_played_and_the_rest_of_a_line_are_a_line_of_the_deal(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    window.session.play(ASIDE)
    window.analysis._ask()
    oracle.reveal(Outlook(1, 0, 0, SHORTER_LINE[1:]))
    window.session.undo_stack.undo()
    assert verdict(window) == "Can be won (at most 8 more moves)"
    trigger(window, "hint")
    assert Hand(window).said == "Exchange: 65 · 63. The first of 8 moves to a win."


def test_the_best_line_is_known_wherever_play_crosses_it(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(Verdict(Answer.WINNABLE, SHORTER_LINE, bound=4))
    for move in SHORTER_LINE[:3]:
        window.session.play(move)
    assert verdict(window) == "Can be won (at most 5 more moves)"


def test_a_win_that_is_still_told_of_is_compared_with_what_is_found_later(
    window: MainWindow, oracle: Oracle
) -> None:
    for move in WINNING_LINE:
        window.session.play(move)
    assert window.card.text == "Won in 10 moves."
    window.analysis._ask()
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:8], bound=8))
    assert window.card.text == "Won in 10 moves. The shortest line takes 8 moves."
    window.card.put_away()
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:7], bound=7))
    assert window.card.text == ""


def test_a_study_whose_process_is_killed_answers_all_the_same(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    client = SolverClient()
    window = make_window(analysis=client)
    window.start_study()
    qtbot.waitUntil(lambda: client.process_id is not None, timeout=60_000)
    killed = client.process_id
    assert killed is not None
    with qtbot.waitSignal(client.restarted, timeout=60_000):
        os.kill(killed, signal.SIGTERM)
    assert window.banner.text == "The solver stopped and has been started again."
    qtbot.waitUntil(lambda: "Can be won" in verdict(window), timeout=60_000)
    window.close()
    assert client.process_id is None


# What lies face down.


@pytest.mark.parametrize("number", range(1, 11))
def test_boards_that_look_the_same_give_the_same_words_hints_and_par(
    window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    for budget in ("VERDICT", "FURTHER", "IDEA", "LINE"):
        monkeypatch.setattr(requests, budget, 480)
    game = find("levels.guo-wu-guan")
    opening = deal(game, number)
    first, *hidden, last = opening.groups[0]
    other = opening.with_groups({0: (first, *reversed(hidden), last)})
    told = [
        told_of(window, oracle, Record(game, None, one, table=one)) for one in (opening, other)
    ]
    assert told[0] == told[1]
    assert opening != other


def told_of(window: MainWindow, oracle: Oracle, record: Record) -> list[object]:
    """All that is asked and told of a deal while all generals but two are hidden."""
    window.session.begin(record)
    told: list[object] = []
    while len(told) < 20 and len(record.game.hidden(window.session.record.table)) == 4:
        window.analysis._ask()
        asked = oracle.questions[-1]
        told += [asked.board, asked.opening]
        for content in asked.results(lambda: False):
            oracle.reveal(content)
            told.append(verdict(window))
        for _ in range(2):
            trigger(window, "hint")
            told.append(window.banner.text)
        told.append(window.analysis.par)
        move = window.analysis.next_move() or window.session.moves[0]
        told.append(move)
        window.session.play(move)
    return told


def test_the_best_line_of_a_deal_is_asked_for_once_no_tile_is_hidden(
    window: MainWindow, oracle: Oracle
) -> None:
    game = find("levels.guo-wu-guan")
    window.session.begin(Record.of_deal(game, 2))
    line = solve(game, window.session.record.opening, Budget()).line
    for move in line:
        window.analysis._ask()
        opening = str(window.session.record.opening)
        is_hidden = len(game.hidden(window.session.record.table)) > 1
        assert oracle.questions[-1].opening == ("" if is_hidden else opening)
        window.session.play(move)
    assert window.session.outcome is Outcome.WON


# What is kept.


def test_the_pars_of_the_deals_that_undo_can_bring_are_kept_and_no_more(
    window: MainWindow, oracle: Oracle
) -> None:
    solved = Verdict(Answer.WINNABLE)
    for number in range(MOST_BEGUN + 2):
        window.session.begin(Record.of_deal(window.session.game, 1000 + number))
        window.analysis._ask()
        oracle.reveal(solved)
    assert window.analysis.par == solved
    window.session.undo_stack.setIndex(window.session.undo_stack.index() - MOST_BEGUN + 1)
    assert window.analysis.par == solved
    window.session.undo_stack.undo()
    assert window.analysis.par is None
