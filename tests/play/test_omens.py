"""Omens: what a deal brings is told by the deal alone, and only chance gives the omen of a day."""

from collections import Counter
from datetime import date

import pytest

from gupai_desktop.engine.deal import ANY, deal, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.omens import DEGREES, LINES, degree_of, end_of, line_of, percent_of

OMENS = [game for game in games() if game.is_omen]
EACH = pytest.mark.parametrize("game", OMENS, ids=lambda game: game.id)
OLD = date(2026, 12, 31)
GOLDEN = (
    ("pairs.turtle", 1, 26, "Two of three friends came; lay the table."),
    ("pairs.turtle", 2, 16, "A full cup is carried slowly."),
    ("pairs.turtle", 3, 100, "Tea first; the letter can wait."),
    ("pairs.pagoda", 1, 81, "Winter is how a tree rests."),
    ("pairs.pagoda", 3, 7, "The knot has come loose; keep the string."),
    ("pairs.two-rows", 1, 100, "The seed under the snow keeps its own calendar."),
    ("pairs.two-rows", 2, 95, "Half a bridge shows where the river is narrow."),
    ("pairs.two-rows", 4, 65, "A stone in the shoe does not end the walk."),
)
#: True of no table on which a tile is left.
OF_EMPTY = {"An empty table, and light hands.", "Each has found its mate; leave it at that."}


def deals(game: type[Game], count: int = 200) -> list[Record]:
    """Return the first deals of a game that chance may give."""
    records = [Record.of_deal(game(), number) for number in range(1, count + 1)]
    return [record for record in records if ANY.offers(record.game, record.opening)]


@EACH
def test_every_degree_is_that_of_a_fifth_of_the_deals(game: type[Game]) -> None:
    degrees = Counter(degree_of(record) for record in deals(game, 400))
    shares = [degrees[degree] / degrees.total() for degree in range(1, DEGREES + 1)]
    assert all(0.12 < share < 0.28 for share in shares), shares


@EACH
def test_the_degree_is_the_fifth_in_which_the_share_lies(game: type[Game]) -> None:
    for record in deals(game):
        below = 100 // DEGREES * (DEGREES - degree_of(record))
        assert below < percent_of(record) <= below + 100 // DEGREES, record.number


@EACH
def test_no_deal_that_chance_gives_ends_before_its_first_move(game: type[Game]) -> None:
    for number in range(1, 200):
        given = offered(game(), ANY, number)
        assert game().moves(deal(game(), given))


def test_an_omen_before_2027_has_the_degree_of_what_is_left() -> None:
    game, found = find("pairs.turtle"), dict[int, int]()
    for number in range(1, 200):
        record = Record.of_deal(game, number)
        found[end_of(record).left] = degree_of(record, OLD)
    known = {0: 5, 6: 4, 8: 4, 10: 3, 16: 3, 18: 2, 24: 2, 26: 1, 32: 1}
    assert {left: found[left] for left in known if left in found}.items() <= known.items()
    assert len(found) > 10


def test_an_omen_before_2027_has_its_share_and_its_line() -> None:
    for game_id, number, percent, line in GOLDEN:
        record = Record.of_deal(find(game_id), number)
        assert percent_of(record, OLD) == percent
        assert str(line_of(record, OLD)) == line


def test_how_a_deal_ends_depends_on_no_order() -> None:
    for game in OMENS:
        record = Record.of_deal(game(), 3)
        while moves := record.game.moves(record.table):
            record = record.play(moves[-1])
        assert sum(map(len, record.table.groups[:-1])) == end_of(record).left


@EACH
def test_the_counts_are_those_of_deals(game: type[Game]) -> None:
    ends = sorted(end_of(record) for record in deals(game))
    middle = next(record for record in deals(game) if end_of(record) == ends[len(ends) // 2])
    assert abs(percent_of(middle) - 50) <= 10


def test_forty_lines_stand_ready_each_once() -> None:
    every = [str(line) for lines in LINES for line in lines]
    assert len(LINES) == DEGREES
    assert len(set(every)) == len(every) >= 40


def test_a_deal_has_one_line_and_it_is_one_of_its_degree() -> None:
    for record in deals(type(find("pairs.two-rows")), 30):
        played = record.play(record.game.moves(record.table)[0])
        assert line_of(record) == line_of(played)
        assert line_of(record) in LINES[degree_of(record) - 1]


@EACH
def test_no_line_says_of_tiles_that_are_left_that_none_are(game: type[Game]) -> None:
    said = {str(line_of(record)) for record in deals(game, 400) if end_of(record).left}
    assert not said & OF_EMPTY
