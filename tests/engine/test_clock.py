"""The clock of the computer, and chance."""

import sys
import time
from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from gupai_desktop.engine.chance import Chance, NoChance
from gupai_desktop.engine.clock import Clock, StillClock
from tests.days import DAYS, TURNS, ZONES
from tests.pairs import pairs


@pytest.fixture
def zones(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A computer that journeys; it is at home again after the test."""
    with monkeypatch.context() as patch:
        yield patch
    if sys.platform != "win32":
        time.tzset()


@pytest.mark.skipif(sys.platform == "win32", reason="there the program does not hear of it")
def test_a_change_of_the_time_zone_is_noticed(zones: pytest.MonkeyPatch) -> None:
    for day, way, name in pairs(DAYS, TURNS, ZONES):
        moment = datetime.combine(day, TURNS[way][0], ZoneInfo(name))
        for other in (name, "UTC"):
            zones.setenv("TZ", other)
            expected = moment.astimezone(ZoneInfo(other)).date()
            assert Clock().day_of(moment) == expected, (day, way, name, other)


def test_the_clock_tells_one_moment_in_every_way() -> None:
    clock = Clock()
    before = clock.seconds()
    assert clock.now().utcoffset() == datetime.fromisoformat("2026-01-01T00:00:00Z").utcoffset()
    assert clock.seconds() >= before


def test_a_still_clock_stands() -> None:
    clock = StillClock()
    assert (clock.now(), clock.seconds(), clock.today()) == (clock.moment, 0, clock.moment.date())


def test_chance_gives_every_number_below_a_limit_and_no_name_twice() -> None:
    chance = Chance()
    assert {chance.below(limit) for limit in (1,) * 9} == {0}
    assert all(chance.below(3) in range(3) for _ in range(99))
    for names in (chance, NoChance()):
        given = [names.token() for _ in range(99)]
        assert len(set(given)) == 99
        assert {len(name) for name in given} == {32}
