"""The games of Zen with a goal of their own, played to the win by hand in a real window."""

from functools import cache, reduce

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, assert_whole

#: A deal of each game, one that is won in few moves.
DEALS = {"zen.eight-sets": 131, "zen.shanghai": 23, "zen.five-dragons": 23, "zen.harmony": 27}

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 120_000


def opening(game_id: str) -> Record:
    return Record.of_deal(find(game_id), DEALS[game_id])


@cache
def line(game_id: str) -> tuple[Move, ...]:
    """Moves that win the deal, as the solver finds them."""
    record = opening(game_id)
    return solve(record.game, record.table, Budget(2_000)).line


def play_at(
    make_window: MakeWindow, game_id: str, analysis: SolverClient | None = None
) -> MainWindow:
    """A window in which the deal is played and nothing can be undone yet."""
    window = make_window(analysis=analysis)
    window.session.begin(opening(game_id))
    window.session.resume(History.beginning(window.session.record, window.session.playing))
    return window


def by_clicks(hand: Hand, move: Move) -> None:
    """Click on the tiles of one side, then on those of the other."""
    for side in move.sides:
        hand.click(*map(str, side))


def by_drags(hand: Hand, move: Move) -> None:
    """Drag the tiles of one side onto one of the other; of two, one is clicked first."""
    (first, *seconds), other = move.sides
    if not seconds:
        hand.drag(str(first), str(other[0]))
        return
    hand.click(str(first), *map(str, seconds))
    hand.drag(str(first), str(other[0]))
    if len(hand.record.moves) == 0 or hand.record.moves[-1] != move:
        hand.click(*map(str, other))


def reached(record: Record) -> list[bool]:
    """Whether all that a goal wants lies there, goal by goal."""
    aims = record.game.aims(record.table)
    return [all(aim.is_reached for aim in goal) for goal in aims]


def assert_won(window: MainWindow, moves: tuple[Move, ...]) -> None:
    """The banner says so, every group is sealed, the goal bar shows one goal reached."""
    assert window.session.record.moves == moves
    assert window.panel.text.startswith(f"Won in {len(moves)} moves.")
    assert window.session.facts.outcome is Outcome.WON
    assert_whole(window)
    assert {item.label.is_sealed for item in window.scene.group_items} == {True}
    assert reached(window.session.record).count(True) == 1


def assert_undone(window: MainWindow, hand: Hand, moves: tuple[Move, ...], start: Record) -> None:
    """Undo brings back every table, down to the first one."""
    for number in reversed(range(len(moves))):
        hand.key(Key.Key_Z, Modifier.ControlModifier)
        assert hand.record.moves == moves[:number]
    assert hand.record == start
    assert hand.said == ""
    assert not any(reached(window.session.record))
    assert_whole(window)


@pytest.mark.parametrize("game_id", DEALS)
def test_a_game_is_won_by_clicks_and_drags_and_undone_again(
    make_window: MakeWindow, game_id: str
) -> None:
    window = play_at(make_window, game_id)
    hand, moves = Hand(window), line(game_id)
    assert len(moves) >= 8
    for number, move in enumerate(moves):
        assert hand.said == ""
        assert not any(reached(window.session.record))
        assert window.session.facts.outcome is Outcome.OPEN
        (by_drags if number % 2 else by_clicks)(hand, move)
        assert hand.record.moves == moves[: number + 1], hand.said
    assert_won(window, moves)
    assert_undone(window, hand, moves, opening(game_id))


def test_the_real_solver_gives_hints_and_plays_to_the_win(
    make_window: MakeWindow, client: SolverClient, qtbot: QtBot
) -> None:
    window = play_at(make_window, "zen.harmony", client)
    window.start_solver()
    qtbot.waitUntil(lambda: window.analysis.outlook is not None, timeout=TIMEOUT)
    known = window.analysis.outlook
    assert known is not None
    # A shorter line may have come already.
    assert len(known.line) <= len(line("zen.harmony"))
    assert reached(reduce(Record.play, known.line, window.session.record)).count(True) == 1
    for said in ("Look at:", "to a win."):
        window.action_table["hint"].trigger()
        assert said in window.presenter.shown_text
    play_to_the_end(window, qtbot)
    assert_whole(window)
    assert reached(window.session.record) == [True]


def play_to_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """Let the program play, without its pauses, until the game is won."""
    window.action_table["solve"].trigger()
    for _ in range(60):
        if window.session.facts.outcome is Outcome.WON:
            break
        qtbot.waitUntil(lambda: not window.analysis.is_searching, timeout=TIMEOUT)
        window.auto_play.step()
    window.auto_play.switch(False)
    assert window.session.facts.outcome is Outcome.WON
    assert window.session.is_assisted
