"""What the findings of many deals add up to, and the table that shows it.

Nothing is kept of a single deal but that it was counted: deals in ranges, lengths and
positions by how often each occurs.
"""

from __future__ import annotations

import statistics
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from math import sqrt

from gupai_desktop.cli.results import Finding, Study
from gupai_desktop.solvers.verdict import Answer

#: How many standard deviations to either side hold 95 % of a normal distribution.
_DEVIATIONS = 1.959964

COLUMNS = (
    "game", "rules", "deals", "winnable", "unwinnable", "unknown",
    "share winnable", "95 % interval",
    "first line: median", "first line: mean", "first line: longest",
    "best line: median", "best line: mean", "best line: longest", "proved shortest",
    "positions: median",
)  # fmt: skip


class DealRanges:
    """Numbers of deals, kept as ranges: ``1-500``, ``701-1000``."""

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._afters: list[int] = []  # the number after the last one of each range
        self.count = 0

    def add(self, number: int) -> bool:
        """Add a number; False if it is there already."""
        place = bisect_right(self._firsts, number)
        if place and number < self._afters[place - 1]:
            return False
        first, after = number, number + 1
        low = high = place
        if place and self._afters[place - 1] == number:
            low, first = place - 1, self._firsts[place - 1]
        if place < len(self._firsts) and self._firsts[place] == after:
            high, after = place + 1, self._afters[place]
        self._firsts[low:high], self._afters[low:high] = [first], [after]
        self.count += 1
        return True

    def hull(self) -> range:
        """All numbers from the first to the last; an empty range if there are none."""
        return range(self._firsts[0], self._afters[-1]) if self._firsts else range(0)

    def missing(self, deals: range) -> Iterator[range]:
        """The ranges of some deals that are not there, upwards."""
        first = deals.start
        for low, after in zip(list(self._firsts), list(self._afters), strict=True):
            if low >= deals.stop:
                break
            if first < low:
                yield range(first, low)
            first = max(first, after)
        if first < deals.stop:
            yield range(first, deals.stop)


class Tally:
    """What the findings of one study add up to; each deal counts once."""

    def __init__(self) -> None:
        self.deals = DealRanges()
        self.answers = Counter[Answer]()
        self.first, self.best, self.positions = Counter[int](), Counter[int](), Counter[int]()
        self.proved = 0

    def add(self, finding: Finding) -> None:
        """Count a deal, unless it is counted already."""
        if not self.deals.add(finding.number):
            return
        self.answers[finding.answer] += 1
        self.positions[finding.positions] += 1
        if finding.answer is Answer.WINNABLE:
            self.first[finding.first] += 1
            self.best[finding.best] += 1
            self.proved += finding.best == finding.bound


def median(counts: Counter[int]) -> float:
    """The value in the middle, or the mean of the two that are; 0 of none."""
    return statistics.median(counts.elements()) if counts else 0


def mean(counts: Counter[int]) -> float:
    """The mean of the values; 0 of none."""
    return statistics.fmean(counts, counts.values()) if counts else 0


def wilson(successes: int, count: int) -> tuple[float, float]:
    """The 95 % score interval of a share (Wilson 1927), from the count of a sample."""
    share, square = successes / count, _DEVIATIONS**2
    centre = (share + square / (2 * count)) / (1 + square / count)
    spread = sqrt(share * (1 - share) / count + square / (4 * count * count))
    half = _DEVIATIONS * spread / (1 + square / count)
    return max(0.0, centre - half), min(1.0, centre + half)


def interval(tally: Tally) -> tuple[float, float]:
    """The interval of the share winnable, whatever the unknown deals are.

    They count as lost at its lower end and as won at its upper end.
    """
    won, count = tally.answers[Answer.WINNABLE], tally.deals.count
    return wilson(won, count)[0], wilson(won + tally.answers[Answer.UNKNOWN], count)[1]


def table_of(tallies: dict[Study, Tally]) -> list[str]:
    """A table in Markdown with a row for each study, and the commands that make it."""
    return [
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
        *("| " + " | ".join(_row(study, tally)) + " |" for study, tally in tallies.items()),
        "",
        *(f"    {command_of(study, tally)}" for study, tally in tallies.items()),
    ]


def _row(study: Study, tally: Tally) -> tuple[str, ...]:
    count, won = tally.deals.count, tally.answers[Answer.WINNABLE]
    low, high = interval(tally)
    return (
        study.game, str(study.find_game().rules), _deals(tally),
        str(won), str(tally.answers[Answer.UNWINNABLE]), str(tally.answers[Answer.UNKNOWN]),
        f"{100 * won / count:.2f} %", f"{100 * low:.2f}-{100 * high:.2f} %",
        *_lengths(tally.first),
        *(_lengths(tally.best) if study.best else "---"),
        f"{100 * tally.proved / won:.1f} %" if won else "-",
        f"{median(tally.positions):g}",
    )  # fmt: skip


def _deals(tally: Tally) -> str:
    hull = tally.deals.hull()
    text = in_numbers(hull)
    return text if tally.deals.count == len(hull) else f"{tally.deals.count} of {text}"


def _lengths(counts: Counter[int]) -> tuple[str, str, str]:
    """Median, mean and longest of the lengths of lines."""
    if not counts:
        return "-", "-", "-"
    return f"{median(counts):g}", f"{mean(counts):.1f}", str(max(counts))


def in_numbers(deals: range) -> str:
    """A range as it is written: ``1-1000``, or ``7``."""
    return f"{deals[0]}-{deals[-1]}" if len(deals) > 1 else str(deals[0])


def command_of(study: Study, tally: Tally) -> str:
    """The command that makes a row of the table, and the version that it needs."""
    chosen = (choice.partition("=") for choice in study.rules.split())
    flags = [f"--{key}" + ("" if one == "yes" else f" {one}") for key, _, one in chosen]
    words = [
        *("gupai study", study.game, *flags),
        f"--deals {in_numbers(tally.deals.hull())} --positions {study.positions}",
        *([f"--best {study.best}"] if study.best else []),
        f" # version {study.version} of rules and solvers",
    ]
    return " ".join(words)
