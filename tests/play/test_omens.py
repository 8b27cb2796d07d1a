"""Omens: what a deal brings is told by the deal alone, and only chance gives the omen of a day."""

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.omens import (
    LINES,
    degree_of,
    line_of,
    percent_of,
    tiles_left,
)

OMENS = [game for game in games() if game.is_omen]


def test_every_number_of_tiles_has_a_degree_and_only_an_empty_table_the_highest() -> None:
    assert [degree_of(left) for left in (0, 2, 8, 10, 16, 18, 24, 26, 32)] == [
        *(5, 4, 4, 3, 3, 2, 2, 1, 1)
    ]


def test_what_is_left_depends_on_no_move() -> None:
    for game in OMENS:
        record = Record.of_deal(game(), 3)
        left = tiles_left(record)
        while moves := record.game.moves(record.table):
            record = record.play(moves[-1])
            assert tiles_left(record) == left


def test_the_share_of_deals_that_do_as_well_grows_with_what_is_left() -> None:
    for game in OMENS:
        shares = [percent_of(game(), left) for left in range(0, 33, 2)]
        assert shares == sorted(shares)
        assert 0 < shares[0] < shares[-1] == 100


@pytest.mark.parametrize("game", OMENS, ids=lambda game: game.id)
def test_the_counts_are_those_of_deals(game: type) -> None:
    found = [tiles_left(Record.of_deal(game(), number)) for number in range(1, 201)]
    cleared = 100 * found.count(0) / len(found)
    assert abs(cleared - percent_of(game(), 0)) < 10


def test_forty_lines_stand_ready_each_once() -> None:
    every = [str(line) for lines in LINES for line in lines]
    assert len(LINES) == degree_of(0)
    assert len(set(every)) == len(every) >= 40


def test_a_deal_has_one_line_and_it_is_one_of_its_degree() -> None:
    for number in range(1, 30):
        record = Record.of_deal(find("pairs.two-rows"), number)
        played = record.play(record.game.moves(record.table)[0])
        assert line_of(record) == line_of(played)
        assert line_of(record) in LINES[degree_of(tiles_left(record)) - 1]
