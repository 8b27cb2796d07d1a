"""The day, the time and the chance of every test, which are made and not the computer's.

With ``--day 2028-02-29`` it is another day, with ``--chance 7`` another chance is given, and with
``--chance stuck`` every deal by chance of the omen games that have such deals is without a move.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from random import Random

import pytest

from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.clock import Clock

#: The day of all tests that name none.
DAY = date(2026, 10, 22)
#: The first deal that is without a move in Turtle and Pagoda; in Two Rows there is none.
STUCK = 217


class MadeClock(Clock):
    """A clock that goes on, or back, when the test says so."""

    def __init__(self, day: date, at: time = time(12), zone: tzinfo = UTC) -> None:
        self.moment = datetime.combine(day, at, zone)
        #: What a stopwatch would show.
        self.passed = 0.0

    def now(self) -> datetime:
        return self.moment.astimezone(UTC)

    def seconds(self) -> float:
        return self.passed

    def days_of(self, moments: Iterable[datetime]) -> list[date]:
        return [moment.astimezone(self.moment.tzinfo).date() for moment in moments]

    def go_on(self, lapse: timedelta) -> None:
        """Let time pass; less than none puts the clock back, which no stopwatch hears of."""
        self.moment = (self.now() + lapse).astimezone(self.moment.tzinfo)
        self.passed += max(0.0, lapse.total_seconds())

    def go_to(self, zone: tzinfo) -> None:
        """Journey into another time zone."""
        self.moment = self.moment.astimezone(zone)


class MadeChance(Chance):
    """The same chances every time; it can be told the number that is given from now on."""

    def __init__(self, seed: int | str = 1, given: int | None = None) -> None:
        self._random, self.given = Random(seed), given

    def below(self, limit: int) -> int:
        return self._random.randrange(limit) if self.given is None else self.given % limit

    def token(self) -> str:
        return f"{self._random.getrandbits(128):032x}"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    parser.addoption("--day", type=date.fromisoformat, default=DAY, help="the day of the tests")
    parser.addoption("--chance", default="1", help="the seed of chance, or: stuck")


@pytest.fixture
def clock(request: pytest.FixtureRequest) -> MadeClock:
    """A clock at noon."""
    return MadeClock(request.config.getoption("day"))


@pytest.fixture
def today(clock: MadeClock) -> date:
    """The day of that clock."""
    return clock.today()


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> MadeChance:
    """Chance that gives every test the same."""
    seed = request.config.getoption("chance")
    return MadeChance(given=STUCK - 1) if seed == "stuck" else MadeChance(seed)
