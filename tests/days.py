"""Days on which something may go wrong that depends on days, and ways in which one turns."""

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo, available_timezones

from gupai_desktop.games import games
from gupai_desktop.play.challenge import Challenge, challenge_of
from gupai_desktop.play.days import FIRST_DAY, Strength
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.today import problem_of
from tests.made import MadeClock
from tests.pairs import pairs_by_first

DAYS = (
    *(date(2026, 10, 19) + timedelta(number) for number in range(7)),
    date(2028, 2, 29),
    date(2026, 12, 31),
    date(2027, 1, 1),
    # The clock is changed in Kyiv and in New York.
    *(date(2027, 3, 28), date(2027, 10, 31), date(2027, 3, 14), date(2027, 11, 7)),
    # Beyond 32 bits of seconds, and a year of a hundred that is no leap year.
    *(date(2038, 1, 19), date(2100, 2, 28), date(2100, 3, 1)),
)
#: On Windows Python finds no other.
ZONES = (
    "UTC",
    *sorted({"Europe/Kyiv", "America/New_York", "Pacific/Kiritimati"} & available_timezones()),
)


def journey(hours: int) -> Callable[[MadeClock], None]:
    """Return a journey into a time zone whose clocks show that many hours more."""

    def go(clock: MadeClock) -> None:
        offset = clock.moment.utcoffset() or timedelta()
        clock.go_to(timezone(offset + timedelta(hours=hours)))

    return go


def passing(lapse: timedelta) -> Callable[[MadeClock], None]:
    return lambda clock: clock.go_on(lapse)


_LATE, _EARLY = time(23, 59, 50), time(0, 0, 10)

#: The time of a day, and how it becomes another day then.
TURNS = {
    "midnight": (_LATE, passing(timedelta(seconds=11))),
    "sleep": (_LATE, passing(timedelta(days=3))),
    "put forth": (_LATE, passing(timedelta(days=40))),
    "put back": (_EARLY, passing(timedelta(seconds=-11))),
    "put far back": (_LATE, passing(timedelta(days=-90))),
    "journey east": (_LATE, journey(1)),
    "journey west": (_EARLY, journey(-1)),
}

#: Days and ways to turn, for every zone.
ROWS: dict[str, list[tuple[date, str]]] = pairs_by_first(ZONES, DAYS, TURNS)


def set_clock(clock: MadeClock, day: date, way: str, zone: str) -> Callable[[], None]:
    """Have a day in a zone, shortly before it turns; return what turns it."""
    clock.moment = datetime.combine(day, TURNS[way][0], UTC if zone == "UTC" else ZoneInfo(zone))
    return lambda: TURNS[way][1](clock)


def own_strength(day: date) -> Strength:
    """Return whose boards and problems who has never played is offered."""
    return Strength.EVERYBODY if day < FIRST_DAY else Strength.LIGHT


def own_challenge(day: date) -> Challenge:
    """Return the board of a day for who has never played."""
    return challenge_of(day, own_strength(day))


def own_problem(day: date) -> Problem:
    """Return the problem of a day for who has never played."""
    problem = problem_of(day, [game() for game in games()], problems_of, own_strength(day))
    assert problem
    return problem
