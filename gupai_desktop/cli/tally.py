"""The sums of the findings of many deals, and the table that shows them.

Of a single deal only its number is kept, of lengths and positions how often each occurs.
"""

from __future__ import annotations

import statistics
from collections import Counter
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


class Tally:
    """The sums of the findings of one study; each deal counts once."""

    def __init__(self) -> None:
        self.deals = set[int]()
        self.answers = Counter[Answer]()
        self.first, self.best, self.positions = Counter[int](), Counter[int](), Counter[int]()
        self.proved = 0

    def add(self, finding: Finding) -> None:
        """Count a deal, unless it is counted already."""
        if finding.number in self.deals:
            return
        self.deals.add(finding.number)
        self.answers[finding.answer] += 1
        self.positions[finding.positions] += 1
        if finding.answer is Answer.WINNABLE:
            self.first[finding.first] += 1
            self.best[finding.best] += 1
            self.proved += finding.best == finding.bound

    def hull(self) -> range:
        """Return all numbers from the first deal to the last."""
        return range(min(self.deals), max(self.deals) + 1)


def wilson(successes: int, count: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share (Wilson 1927), from the count of a sample."""
    share, square = successes / count, _DEVIATIONS**2
    centre = (share + square / (2 * count)) / (1 + square / count)
    spread = sqrt(share * (1 - share) / count + square / (4 * count * count))
    half = _DEVIATIONS * spread / (1 + square / count)
    return max(0.0, centre - half), min(1.0, centre + half)


def interval(tally: Tally) -> tuple[float, float]:
    """Return the interval of the share winnable, whatever the unknown deals are.

    They count as lost at its lower end and as won at its upper end.
    """
    won, count = tally.answers[Answer.WINNABLE], len(tally.deals)
    return wilson(won, count)[0], wilson(won + tally.answers[Answer.UNKNOWN], count)[1]


def table_of(tallies: dict[Study, Tally]) -> list[str]:
    """Return a table in Markdown with a row for each study, and the commands that make it."""
    return [
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
        *("| " + " | ".join(_row(study, tally)) + " |" for study, tally in tallies.items()),
        "",
        *(f"    {command_of(study, tally)}" for study, tally in tallies.items()),
    ]


def _row(study: Study, tally: Tally) -> tuple[str, ...]:
    count, won, hull = len(tally.deals), tally.answers[Answer.WINNABLE], tally.hull()
    deals = in_numbers(hull) if count == len(hull) else f"{count} of {in_numbers(hull)}"
    low, high = interval(tally)
    return (
        study.game, str(study.find_game().rules), deals,
        str(won), str(tally.answers[Answer.UNWINNABLE]), str(tally.answers[Answer.UNKNOWN]),
        f"{100 * won / count:.2f} %", f"{100 * low:.2f}-{100 * high:.2f} %",
        *_lengths(tally.first),
        *(_lengths(tally.best) if study.best else "---"),
        f"{100 * tally.proved / won:.1f} %" if won else "-",
        f"{statistics.median(tally.positions.elements()):g}",
    )  # fmt: skip


def _lengths(counts: Counter[int]) -> tuple[str, str, str]:
    """Return median, mean and longest of the lengths of lines."""
    if not counts:
        return "-", "-", "-"
    middle = statistics.median(counts.elements())
    return f"{middle:g}", f"{statistics.fmean(counts, counts.values()):.1f}", str(max(counts))


def in_numbers(deals: range) -> str:
    """Return a range as it is written: ``1-1000``, or ``7``."""
    return f"{deals[0]}-{deals[-1]}" if len(deals) > 1 else str(deals[0])


def command_of(study: Study, tally: Tally) -> str:
    """Return the command that makes a row of the table, and the version that it needs."""
    chosen = (choice.partition("=") for choice in study.rules.split())
    flags = [f"--{key}" + ("" if one == "yes" else f" {one}") for key, _, one in chosen]
    words = [
        *("gupai study", study.game, *flags),
        f"--deals {in_numbers(tally.hull())} --positions {study.positions}",
        *([f"--best {study.best}"] if study.best else []),
        f" # version {study.version} of rules and solvers",
    ]
    return " ".join(words)
