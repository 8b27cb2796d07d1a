"""The day and the time: whoever wants to know them is handed a `Clock`, and asks nothing else."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from datetime import UTC, date, datetime


class Clock:
    """The clock of this computer."""

    def now(self) -> datetime:
        """Return this moment, in UTC."""
        return datetime.now(UTC)

    def seconds(self) -> float:
        """Return seconds that never go back, from no moment in particular."""
        return time.monotonic()

    def day_of(self, moment: datetime) -> date:
        """Return the day of a moment where the player is now."""
        return self.days_of([moment])[0]

    def days_of(self, moments: Iterable[datetime]) -> list[date]:
        """Return the days of moments, ten times as fast as one by one."""
        if sys.platform != "win32":
            time.tzset()  # else a change of the time zone is not noticed
        return [date.fromtimestamp(moment.timestamp()) for moment in moments]

    def today(self) -> date:
        """Return the day that it is where the player is."""
        return self.day_of(self.now())


class StillClock(Clock):
    """A clock that stands: for what is only shown, where no time passes."""

    def __init__(self, moment: datetime = datetime(2026, 1, 1, 12, tzinfo=UTC)) -> None:
        self.moment = moment

    def now(self) -> datetime:
        return self.moment

    def seconds(self) -> float:
        return 0.0

    def days_of(self, moments: Iterable[datetime]) -> list[date]:
        return [moment.astimezone(self.moment.tzinfo).date() for moment in moments]
