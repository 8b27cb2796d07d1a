"""What the player has made in a record that is won, in every family."""

from dataclasses import replace

from gupai_desktop.engine.explain import Faces, faces_in_order
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.play.album import made_before, made_in
from gupai_desktop.play.history import History
from tests.cases import refused
from tests.heap_lines import DEALS, win_of
from tests.histories import playing
from tests.levels_lines import wins
from tests.ui.known import DEAL, GAME, WINNING_LINE


def won() -> Record:
    """A deal of Ten Sets that is won."""
    record = Record.of_deal(find(GAME), DEAL)
    for move in WINNING_LINE:
        record = record.play(move)
    return record


def taken(before: Table, after: Table) -> Faces:
    """What has come to the common row with a move, which lays it there in front."""
    new = len(after.groups[-1]) - len(before.groups[-1])
    return faces_in_order(after.groups[-1][: max(0, new)])


def test_in_zen_it_is_what_lies_there_in_the_end() -> None:
    record = won()
    assert made_in(record) == {faces_in_order(group) for group in record.table.groups}
    assert {len(faces) for faces in made_in(record)} == {2, 3}
    assert len(made_in(record)) == 11


def test_in_clearing_the_rows_it_is_what_was_taken_and_what_killed() -> None:
    for win in wins():
        record, found = win.opening, set()
        for move in win.line:
            after = record.play(move)
            found.add(taken(record.table, after.table))
            record = after
        assert made_in(record) == found - {()}, win.name


def test_in_games_with_a_heap_it_is_what_was_taken() -> None:
    for game_id in DEALS:
        win = win_of(game_id)
        record = win.opening
        for move in win.line:
            record = record.play(move)
        takes = win.game.takes(record.table)  # type: ignore[attr-defined]
        assert made_in(record) == set(map(faces_in_order, takes)), game_id


def test_what_others_took_before_a_problem_begins_is_not_made() -> None:
    win = win_of("trigrams.eight")
    record = win.opening
    for move in win.line[:-2]:
        record = record.play(move)
    problem = Record.of_board(win.game, str(record.table))
    for move in win.line[-2:]:
        problem = problem.play(move)
    assert made_in(problem) == {faces_in_order(move.tiles) for move in win.line[-2:]}


# What was won before.


def test_a_table_tells_what_was_made_in_its_playings_that_were_won() -> None:
    mine, other = playing("mine"), playing("other")
    history = History.replayed(won(), mine)
    left = Record.of_deal(find(GAME), DEAL + 1)
    saved = history.going_on(left, other).to_json()
    assert made_before(saved, {mine.id}, find) == made_in(won())
    assert made_before(saved, {other.id}, find) == frozenset()


def test_what_was_won_and_undone_is_found_as_well() -> None:
    mine = playing("mine")
    saved = History.replayed(won(), mine).at(0).to_json()
    assert made_before(saved, {mine.id}, find) == made_in(won())


def test_a_board_that_is_laid_out_won_has_nothing_made_in_it() -> None:
    mine, record = playing("mine"), won()
    laid = replace(record, number=None, opening=record.table, moves=())
    saved = History.beginning(laid, mine).to_json()
    assert made_before(saved, {mine.id}, find) == frozenset()


def test_a_table_that_cannot_be_replayed_is_refused() -> None:
    assert "later version" in refused(
        made_before, {"format": "gupai game", "version": 9}, frozenset(), find
    )
