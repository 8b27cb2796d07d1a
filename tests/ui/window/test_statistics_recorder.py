"""What the statistics are told: every first move, every win, and a par that comes late."""

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Answer, Outlook, Verdict
from gupai_desktop.store.statistics import Par, PlayedDeal
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL, GAME, LEGAL, QUICK, SHORTER_LINE, WINNING_LINE
from tests.ui.oracle import Oracle

ZEN = find(GAME)
PROVED = Verdict(Answer.WINNABLE, WINNING_LINE[:9], bound=9)
NOT_PROVED = Verdict(Answer.WINNABLE, WINNING_LINE, bound=5)


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def deals(window: MainWindow) -> list[PlayedDeal]:
    return window.parts.statistics.deals()


def win(window: MainWindow) -> None:
    for move in WINNING_LINE:
        window.session.play(move)


def test_a_deal_counts_from_its_first_move(window: MainWindow) -> None:
    assert deals(window) == []
    window.session.play(LEGAL)
    window.session.undo()
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


def test_redo_wins_nothing(window: MainWindow) -> None:
    for move in WINNING_LINE[:-1]:
        window.session.play(move)
    won = window.session.record.play(WINNING_LINE[-1])
    window.session.begin(won)
    window.session.undo()
    window.session.redo()
    (deal,) = deals(window)
    assert deal.win is None


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
    assert window.parts.statistics.figures(ZEN).won == 1


def test_the_best_line_that_is_known_when_a_win_is_left_belongs_to_it(
    window: MainWindow, oracle: Oracle
) -> None:
    win(window)
    window.analysis._ask()
    for length in (9, 8):
        oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:length], bound=3))
    assert deals(window)[0].win is not None
    window.session.undo()
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


# Difficulties.

WINS = Outlook(1, 0, 0, WINNING_LINE)


def test_a_deal_that_counts_is_entered(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    oracle.rate(QUICK)
    assert window.parts.statistics.figures(ZEN).difficulties == {}
    window.session.play(WINNING_LINE[0])
    window.session.play(WINNING_LINE[1])
    assert window.parts.statistics.figures(ZEN).difficulties == {"easy": (1, 0)}
