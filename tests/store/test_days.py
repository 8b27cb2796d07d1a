"""What is told of a day: the deals that were begun on it, and no hints."""

from datetime import timedelta

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.store.book import Book
from gupai_desktop.store.days import DayTally, tally_of
from gupai_desktop.store.statistics import Statistics
from tests.histories import played, playing
from tests.made import MadeClock

GAME = find("zen.ten-sets")


def test_a_hint_is_no_deal_of_a_day(clock: MadeClock) -> None:
    book = Book()
    statistics, today = Statistics(book, clock), clock.today()
    statistics.add_shown(Record.of_deal(GAME, 1), playing("shown"))
    assert tally_of(book, clock, today) is None
    *_, record = played(Record.of_deal(GAME, 2), 1)
    statistics.add_played(record, playing("played"))
    assert tally_of(book, clock, today) == DayTally(1, 0)
    assert tally_of(book, clock, today + timedelta(1)) == DayTally(0, 0)


def test_nothing_is_told_of_a_day_before_the_first_deal(clock: MadeClock) -> None:
    book = Book()
    statistics, today = Statistics(book, clock), clock.today()
    *_, record = played(Record.of_deal(GAME, 2), 1)
    statistics.add_played(record, playing("played"))
    assert tally_of(book, clock, today - timedelta(1)) is None
