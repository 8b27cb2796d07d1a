"""The deal of a day: these numbers hold for ever."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.daily import daily_key, daily_number, day_of, streaks
from tests.strategies import any_game, repeatable

NEW_YEAR = date(2027, 1, 1)

GOLDEN_DAYS = ("0001-01-01", "2026-08-01", "2026-08-02", "2027-01-01", "2028-02-29", "9999-12-31")
GOLDEN = {
    "zen.ten-sets": (1800470932, 1035825249, 1878736813, 2114097440, 2136133109, 670808078),
    "levels.guo-wu-guan": (2093434544, 495532473, 349651994, 1398653381, 2143102732, 1375786466),
    "levels.o-koan": (613992800, 1815478668, 256443429, 103559104, 2098524472, 1781921783),
    "levels.clear-five": (213993840, 1600267739, 1031133174, 1450474816, 1898326222, 1667692485),
    "levels.meng-huo": (2126978389, 502483734, 693795472, 508312151, 970655841, 879060548),
}


def test_the_deal_of_a_day_never_changes() -> None:
    days = tuple(map(date.fromisoformat, GOLDEN_DAYS))
    for game_id, numbers in GOLDEN.items():
        assert tuple(daily_number(find(game_id), day) for day in days) == numbers, game_id


@repeatable
@given(any_game(), st.dates())
def test_it_is_a_deal_of_the_game_whatever_the_rules(game: Game, day: date) -> None:
    number = daily_number(game, day)
    assert FIRST_DEAL <= number <= LAST_DEAL
    assert number == daily_number(type(game)(), day)


@repeatable
@given(any_game(), st.dates())
def test_it_has_no_dead_groups_under_the_default_rules(game: Game, day: date) -> None:
    plain = type(game)()
    assert plain.dead_groups(deal(plain, daily_number(game, day))) == ()


def test_it_is_one_of_the_made_deals_where_deals_are_made() -> None:
    days = [NEW_YEAR + timedelta(days) for days in range(20)]
    for game in games():
        last = getattr(game, "last_made", 0) or LAST_DEAL
        assert all(daily_number(game(), day) <= last for day in days)


def test_days_and_games_have_deals_of_their_own() -> None:
    free = [game for game in games() if not getattr(game, "last_made", 0)]
    days = [NEW_YEAR + timedelta(days) for days in range(100)]
    numbers = {daily_number(game(), day) for game in free for day in days}
    assert len(numbers) == len(free) * len(days)


def test_a_later_number_is_taken_where_groups_are_dead() -> None:
    """Of a year's days, some have had to go on from the number that was drawn first."""

    class Easy(type(find("zen.ten-sets"))):  # type: ignore[misc]
        def dead_groups(self, table: object) -> tuple[int, ...]:  # noqa: ARG002
            return ()

    days = [NEW_YEAR + timedelta(days) for days in range(60)]
    steps = {daily_number(find("zen.ten-sets"), d) - daily_number(Easy(), d) for d in days}
    assert 0 in steps
    assert max(steps) > 0
    assert min(steps) == 0


# Which day a record was dealt for.


def test_a_record_that_was_dealt_for_a_day_is_known_by_its_key_whatever_the_rules() -> None:
    game = find("zen.ten-sets", "triplets=mixed")
    record = Record.of_deal(game, daily_number(game, NEW_YEAR))
    assert daily_key(NEW_YEAR) == "daily-2027-01-01"
    assert day_of(record, "daily-2027-01-01") == NEW_YEAR


@pytest.mark.parametrize("key", ["", "winnable", "2027-01-01", "daily-", "daily-2027-13-01"])
def test_any_other_key_is_of_no_day(key: str) -> None:
    game = find("zen.ten-sets")
    assert day_of(Record.of_deal(game, daily_number(game, NEW_YEAR)), key) is None


def test_the_key_of_a_day_makes_no_other_deal_the_one_of_that_day() -> None:
    game = find("zen.ten-sets")
    for record in (
        Record.of_deal(game, 7),
        Record.of_board(game, str(Record.of_deal(game, daily_number(game, NEW_YEAR)).table)),
    ):
        assert day_of(record, daily_key(NEW_YEAR)) is None


# Days in a row.


@pytest.mark.parametrize(
    ("won", "now", "longest"),
    [
        ((), 0, 0),
        ((1,), 1, 1),
        ((0,), 1, 1),
        ((0, 1, 2, 4), 3, 3),
        ((2, 3, 4, 5, 7), 0, 4),
        ((-1, 0), 1, 2),
    ],
)
def test_days_in_a_row_end_with_today_or_yesterday(
    won: tuple[int, ...], now: int, longest: int
) -> None:
    days = {NEW_YEAR - timedelta(ago) for ago in won}
    assert streaks(days, NEW_YEAR) == (now, longest)


def test_days_in_a_row_are_counted_from_the_first_day_there_is() -> None:
    assert streaks({date.min}, date(1, 1, 2)) == (1, 1)
