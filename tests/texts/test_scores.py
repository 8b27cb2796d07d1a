"""What could be had in games with points: the best, the take that cost most, what is left."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gupai_desktop.engine.explain import faces_in_order
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.play.facts import Facts
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Budget, Verdict
from gupai_desktop.store.figures import GameFigures
from gupai_desktop.texts.messages import Known, Result, result_of
from gupai_desktop.texts.scores import BestScore, best_left, costliest_take, lowered_words
from tests.histories import playing

GAME = find("trigrams.eight")
DEAL = 12
BUDGET = Budget(60_000)


def best_of(table: Table) -> Verdict:
    return shortest(GAME, table, BUDGET)


def points_of(table: Table) -> int:
    return GAME.measure(best_of(table).length)


def costly(record: Record) -> Move:
    """The first move after which less can be had, and the table cleared nevertheless."""
    best = points_of(record.table)
    return next(
        move
        for move in GAME.moves(record.table)
        if (after := best_of(GAME.after(record.table, move))).line
        and GAME.measure(after.length) < best
    )


def cleared(record: Record) -> Record:
    """The record played on to its best end."""
    for move in best_of(record.table).line:
        record = record.play(move)
    return record


OPENING = Record.of_deal(GAME, DEAL)
FIRST = best_of(OPENING.table).line[0]
COSTLY = costly(OPENING.play(FIRST))
SPOILED = OPENING.play(FIRST).play(COSTLY)
WON = cleared(SPOILED)
VERDICTS = {table: best_of(table) for table in WON.tables}
LOST_POINTS = points_of(OPENING.table) - points_of(SPOILED.table)


def result(record: Record, verdicts: dict[Table, Verdict], best: BestScore | None) -> Result:
    take = costliest_take(record, verdicts)
    known = Known(Facts(record), playing("one"), best=best, costliest=take)
    found = result_of(known, GameFigures())
    assert found is not None
    return found


def figures_of(found: Result) -> dict[str, tuple[str, Sequence[str]]]:
    """The figures of a card by their captions."""
    return {str(f.caption): (f.value, list(map(str, f.remarks))) for f in found.figures}


def test_the_take_that_has_cost_most_is_known_by_what_could_be_had() -> None:
    take = costliest_take(WON, VERDICTS)
    assert take is not None
    assert (take.number, take.points) == (2, LOST_POINTS)
    assert take.faces == faces_in_order(COSTLY.tiles)


def test_while_one_table_is_not_known_no_take_is_blamed() -> None:
    some = {table: found for table, found in VERDICTS.items() if table != SPOILED.table}
    assert costliest_take(WON, some) is None


def test_a_best_line_has_no_costly_take() -> None:
    best = cleared(OPENING)
    verdicts = {table: best_of(table) for table in best.tables}
    assert costliest_take(best, verdicts) is None


def test_the_card_of_a_win_speaks_of_points() -> None:
    best = points_of(OPENING.table)
    found = result(WON, VERDICTS, BestScore(best, is_proved=True))
    figures = figures_of(found)
    assert figures["Points"] == (str(GAME.score(WON.table)), [f"best {best}"])
    value, (which,) = figures["Costliest take"]
    assert value == f"−{LOST_POINTS}"
    assert which.startswith("take 2: ")
    assert "Moves" not in figures
    assert "before-take" in found.offers


def test_the_card_of_a_loss_speaks_of_points_too() -> None:
    record = next(lost_records())
    verdicts = {table: best_of(table) for table in record.tables}
    found = result(record, verdicts, BestScore(164, is_proved=False))
    figures = figures_of(found)
    assert figures["Points"] == (str(GAME.score(record.table)), ["best at least 164"])
    assert "Costliest take" in figures
    assert "Moves" not in figures


def lost_records() -> Iterator[Record]:
    """Records whose first moves lead to no clear table."""
    for number in range(1, 30):
        record = Record.of_deal(GAME, number)
        while moves := GAME.moves(record.table):
            record = record.play(moves[0])
        if not GAME.is_won(record.table):
            yield record


def test_what_a_take_has_left_is_told_only_if_less_is_proved() -> None:
    left = best_left(SPOILED, VERDICTS)
    assert left == BestScore(points_of(SPOILED.table), is_proved=True)
    assert str(lowered_words(left)) == f"Best now: {left.points} points."
    assert best_left(OPENING.play(FIRST), VERDICTS) is None
    vague = VERDICTS | {SPOILED.table: replace(VERDICTS[SPOILED.table], bound=0)}
    assert best_left(SPOILED, vague) is None
    assert str(lowered_words(BestScore(152, is_proved=False))) == "Best now: at least 152 points."
