"""The solver that others are begun with is right, though it knows little."""

from gupai_desktop.engine.deal import deal
from gupai_desktop.games._template import TemplateRows
from gupai_desktop.solvers._template import SOLVER
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.solvers.plays import play, replayed

GAME = TemplateRows()


def found(number: int) -> Verdict:
    return SOLVER.solve(SOLVER.problem(GAME, deal(GAME, number)), Budget(5_000))


def test_its_lines_win_and_none_is_shorter() -> None:
    won = {number: found(number) for number in (1, 3, 4)}
    for number, verdict in won.items():
        assert (verdict.answer, verdict.is_shortest) == (Answer.WINNABLE, True), number
        assert GAME.is_won(replayed(GAME, deal(GAME, number), verdict.line)[-1]), number


def test_it_knows_every_move_and_where_none_is_left_that_the_board_is_lost() -> None:
    *tables, last = play(GAME, 3)
    for table in tables:
        after = [GAME.after(table, move) for move in GAME.moves(table)]
        assert SOLVER.problem(GAME, table).successors(table) == after
    assert SOLVER.solve(SOLVER.problem(GAME, last), Budget(5_000)).answer is Answer.UNWINNABLE
