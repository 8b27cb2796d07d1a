"""What is known of deals: every number from one place, and nothing of what lies hidden."""

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.knowledge import Knowledge, as_seen, groups_left, is_open, orders
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict
from tests.solvers.plays import GAMES, name_of, play
from tests.ui.known import DEAL, SHORTER_LINE, WINNING_LINE

ZEN = find("zen.ten-sets")
GENERALS = find("levels.guo-wu-guan")


@pytest.fixture
def knowledge() -> Knowledge:
    return Knowledge(100, 10)


def opened(game: Game = ZEN, number: int = DEAL) -> Record:
    return Record.of_deal(game, number)


def played(record: Record, *moves: Move) -> Record:
    for move in moves:
        record = record.play(move)
    return record


def wins(line: tuple[Move, ...]) -> Outlook:
    return Outlook(1, 0, 0, line)


def test_a_table_as_it_is_seen_is_the_first_of_the_orders_whichever_is_real() -> None:
    for game in GAMES:
        for table in play(game, 3)[::7]:
            assert as_seen(game, table) == orders(game, table)[0], name_of(game)
    for number in range(1, 11):
        table = deal(GENERALS, number)
        seen = {str(as_seen(GENERALS, laid)) for laid in orders(GENERALS, table)}
        assert seen == {str(as_seen(GENERALS, table))}, number


def test_of_two_lines_of_a_table_the_shorter_one_is_kept(knowledge: Knowledge) -> None:
    for line in (WINNING_LINE, SHORTER_LINE, WINNING_LINE):
        knowledge.learn(opened(), wins(line))
    assert knowledge.outlook(opened()) == wins(SHORTER_LINE)


def test_a_verdict_is_not_forgotten_for_a_search_that_is_not_done(knowledge: Knowledge) -> None:
    undecided = Outlook(0, 0, 1, is_final=False)
    final = Outlook(0, 0, 1)
    for given, known in (
        (undecided, undecided),
        (final, final),
        (undecided, final),
        (wins(WINNING_LINE), wins(WINNING_LINE)),
        (final, wins(WINNING_LINE)),
    ):
        knowledge.learn(opened(), given)
        assert knowledge.outlook(opened()) == known


def test_the_best_line_is_known_of_every_table_it_leads_over(knowledge: Knowledge) -> None:
    knowledge.learn_best(opened(), Verdict(Answer.WINNABLE, SHORTER_LINE, bound=4))
    record = opened()
    for number, move in enumerate(SHORTER_LINE):
        assert knowledge.outlook(record) == wins(SHORTER_LINE[number:])
        record = record.play(move)


def test_what_was_played_and_the_rest_are_a_line_of_the_deal(knowledge: Knowledge) -> None:
    knowledge.learn(opened(), wins(WINNING_LINE))
    astray = played(opened(), *SHORTER_LINE[:3])
    knowledge.learn(astray, wins(SHORTER_LINE[3:]))
    assert knowledge.best(astray) == Verdict(Answer.WINNABLE, SHORTER_LINE)
    assert knowledge.outlook(opened()) == wins(SHORTER_LINE)


def test_a_line_that_was_played_to_its_end_is_known(knowledge: Knowledge) -> None:
    knowledge.learn_best(opened(), Verdict(Answer.WINNABLE, WINNING_LINE, bound=8))
    won = played(opened(), *SHORTER_LINE)
    knowledge.follow(played(opened(), *SHORTER_LINE[:-1]), won)
    best = knowledge.best(won)
    assert best == Verdict(Answer.WINNABLE, SHORTER_LINE, bound=8)
    assert best.is_shortest


def test_the_line_of_an_idea_is_a_line_of_the_table(knowledge: Knowledge) -> None:
    knowledge.learn(opened(), wins(WINNING_LINE))
    knowledge.learn_ideas(opened(), (Idea(SHORTER_LINE[0], wins(SHORTER_LINE[1:])),))
    assert knowledge.outlook(opened()) == wins(SHORTER_LINE)


def in_other_order(record: Record) -> Record:
    """A fresh deal that looks the same."""
    first, *hidden, last = record.opening.groups[0]
    board = record.opening.with_groups({0: (first, *hidden[1:], hidden[0], last)})
    return Record(record.game, None, board, table=board)


def test_of_an_opening_nothing_is_told_while_tiles_are_hidden(knowledge: Knowledge) -> None:
    record = opened(GENERALS, 2)
    line = solve(GENERALS, record.opening, Budget()).line
    assert line
    knowledge.learn_best(record, Verdict(Answer.WINNABLE, line, bound=5))
    while not is_open(GENERALS, record.table):
        assert knowledge.best(record) is None
        assert knowledge.outlook(record) is None
        record = record.play(line[len(record.moves)])
    assert knowledge.best(record) == Verdict(Answer.WINNABLE, line, bound=5)
    assert knowledge.outlook(record) == wins(line[len(record.moves) :])


def test_a_line_that_wins_in_one_of_many_orders_is_no_line_of_the_deal(
    knowledge: Knowledge,
) -> None:
    for record in (opened(GENERALS, 2), in_other_order(opened(GENERALS, 2))):
        move = GENERALS.moves(record.table)[0]
        knowledge.learn(record, Outlook(3, 21, 0, (move,)))
        knowledge.learn_ideas(record, (Idea(move, Outlook(3, 21, 0)),))
        knowledge.follow(record, record.play(move))
        assert knowledge.outlook(record) == Outlook(3, 21, 0, (move,))
        assert knowledge.outlook(record.play(move)) is None


def test_moves_that_leave_the_same_groups_are_one_idea() -> None:
    table = Table.parse("66a 66b 21 | 11a 42 52 | 33a 33b")
    for one, other, is_same in (
        ("exchange 66a 11a", "exchange 66b 11a", True),
        ("exchange 66a+66b 11a+42", "exchange 21 52", True),
        ("exchange 66a 11a", "exchange 66a 42", False),
    ):
        left = [groups_left(ZEN, table, Move.parse(move)) for move in (one, other)]
        assert (left[0] == left[1]) == is_same, (one, other)
