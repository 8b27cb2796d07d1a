"""The files of ``gupai study``, and the sums and the table of their findings.

A file has a line for every deal.  It has its whole study (game, rules, version, budgets), so
that files of any studies may be put together in any order.  They are read as a stream.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from io import TextIOWrapper
from math import sqrt
from pathlib import Path
from typing import NamedTuple, TextIO

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Answer, has_solver, version_of

#: No finding is longer; a file that is not text is read in pieces of this many bytes.
_LONGEST_LINE = 1000

_WRITTEN = {Answer.WINNABLE: "w", Answer.UNWINNABLE: "u", Answer.UNKNOWN: "?"}
_READ = {text: answer for answer, text in _WRITTEN.items()}

#: 2.10 is a version, and not 2.1.
_JSON = json.JSONDecoder(parse_float=str)
#: What games and rules are named with, and a number that none of a finding reaches.
_NAMES, _TOO_HIGH = re.compile(r"[a-z0-9.= -]+"), 10**12

#: How many standard deviations to either side hold 95 % of a normal distribution.
_DEVIATIONS = 1.959964

COLUMNS = (
    "game", "rules", "deals", "winnable", "unwinnable", "unknown",
    "share winnable", "95 % interval",
    "first line: median", "first line: mean", "first line: longest",
    "best line: median", "best line: mean", "best line: longest", "proved shortest",
    "positions: median",
)  # fmt: skip


class Refused(Exception):
    """The command cannot be done; the text says why."""


@dataclass(frozen=True, slots=True)
class Study:
    """The game and the budgets that findings rest on; those of equal studies add up.

    `rules` are the choices that are not the default, ``triplets=mixed``.  A verdict may
    cost `positions`, and then the search for a shorter line `best`, 0 for none.
    """

    game: str
    rules: str
    positions: int
    best: int
    version: str

    @classmethod
    def of(cls, game: Game, positions: int, best: int) -> Study:
        """Return the study of a game under its rules, by the version of today."""
        version = version_of(game.id, has_best=best > 0)
        return cls(game.id, " ".join(game.changed_rules), positions, best, version)

    @property
    def is_current(self) -> bool:
        """Return whether the version is that of today."""
        return self.version == version_of(self.game, has_best=self.best > 0)

    def find_game(self) -> Game:
        """Return the game under the rules that are studied; raises `BadText`."""
        return find(self.game, self.rules)


class Finding(NamedTuple):
    """The finding of one deal.

    `first` and `best` are the moves of the first line and of the best one, `bound` a
    number of moves that none can beat, and `positions` the cost of the verdict.
    """

    number: int
    answer: Answer
    first: int = 0
    best: int = 0
    bound: int = 0
    positions: int = 0


@cache
def is_known(study: Study) -> bool:
    """Return whether this version has the game of a study and its rules."""
    try:
        return has_solver(study.find_game())
    except BadText:
        return False


def line_of(study: Study, finding: Finding) -> str:
    return (
        f'["{study.game}","{study.rules}",{study.version},{study.positions},{study.best},'
        f'{finding.number},"{_WRITTEN[finding.answer]}",'
        f"{finding.first},{finding.best},{finding.bound},{finding.positions}]\n"
    )


def findings_in(file: Path) -> Iterator[tuple[Study, Finding]]:
    """Yield all findings of a file, of whatever study; other lines are passed over.

    Raises `Refused` if the file cannot be read.
    """
    with refusing_unreadable(file):
        if file.is_char_device() and str(file) != os.devnull:
            raise Refused(f"{file} cannot be read: it is a device")
        # Of any file every byte is a character of this encoding.
        with opened(file, "latin-1") as source:
            while line := source.readline(_LONGEST_LINE):
                yield from _findings_of(line)


@contextmanager
def refusing_unreadable(file: Path) -> Iterator[None]:
    """Raise `Refused` where a file cannot be read."""
    try:
        yield
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(f"{file} cannot be read: {error}") from None


def opened(file: Path, encoding: str = "") -> AbstractContextManager[TextIO]:
    """Open a file to be read, or the standard input for ``-``.

    Without an encoding a file is of UTF-8, and the input of that of the terminal.
    """
    if str(file) != "-":
        return file.open(encoding=encoding or "utf-8")
    if encoding and isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding=encoding)
    return nullcontext(sys.stdin)


def _findings_of(line: str) -> Iterator[tuple[Study, Finding]]:
    """Yield the findings in a line; before each may stand one that was cut off."""
    start = line.find("[")
    while start >= 0:
        found, end = None, start + 1
        with suppress(ValueError, RecursionError):
            values, end_of_array = _JSON.raw_decode(line, start)
            if found := _finding_of(values):
                end = end_of_array
        if found:
            yield found
        start = line.find("[", end)


def _finding_of(values: object) -> tuple[Study, Finding] | None:
    """Return the finding that a JSON array is, if it is one."""
    match values:
        case [
            str(game), str(rules), int() | str() as version, int(positions), int(best),
            int(number), str(answer), int(first), int(short), int(bound), int(cost),
        ]:  # fmt: skip
            lengths = first, short, bound, cost
            if (
                answer in _READ
                and FIRST_DEAL <= number <= LAST_DEAL
                and _NAMES.fullmatch(f"{game}{rules}{version}")
                and all(0 <= value < _TOO_HIGH for value in (positions, best, *lengths))
            ):
                study = _study(game, rules, positions, best, str(version))
                return study, Finding(number, _READ[answer], *lengths)
    return None


#: One for all of its findings.
_study = lru_cache(Study)


class StudyTally:
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
        return range(min(self.deals), max(self.deals) + 1)


def wilson(successes: int, count: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share (Wilson 1927), from the count of a sample."""
    share, square = successes / count, _DEVIATIONS**2
    centre = (share + square / (2 * count)) / (1 + square / count)
    spread = sqrt(share * (1 - share) / count + square / (4 * count * count))
    half = _DEVIATIONS * spread / (1 + square / count)
    return max(0.0, centre - half), min(1.0, centre + half)


def interval(tally: StudyTally) -> tuple[float, float]:
    """Return the interval of the share winnable, whatever the unknown deals are.

    They count as lost at its lower end and as won at its upper end.
    """
    won, count = tally.answers[Answer.WINNABLE], len(tally.deals)
    return wilson(won, count)[0], wilson(won + tally.answers[Answer.UNKNOWN], count)[1]


def table_of(tallies: dict[Study, StudyTally]) -> list[str]:
    """Return a table in Markdown with a row for each study, and the commands that make it."""
    return [
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
        *("| " + " | ".join(_row(study, tally)) + " |" for study, tally in tallies.items()),
        "",
        *(f"    {command_of(study, tally)}" for study, tally in tallies.items()),
    ]


def _row(study: Study, tally: StudyTally) -> tuple[str, ...]:
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
        f"{_median(tally.positions):g}",
    )  # fmt: skip


def json_of(tallies: dict[Study, StudyTally]) -> list[str]:
    """Return what the table has, a JSON object for each study; shares are from 0 to 1."""
    return [json.dumps(_object(study, tally)) for study, tally in tallies.items()]


def _object(study: Study, tally: StudyTally) -> dict[str, object]:
    hull, won = tally.hull(), tally.answers[Answer.WINNABLE]
    return {
        "game": study.game,
        "rules": str(study.find_game().rules),
        "version": study.version,
        "first": hull[0],
        "last": hull[-1],
        "deals": len(tally.deals),
        **{answer.value: tally.answers[answer] for answer in _WRITTEN},
        "share": won / len(tally.deals),
        "interval": interval(tally),
        "first_line": _figures(tally.first),
        "best_line": _figures(tally.best) if study.best else None,
        "proved": tally.proved,
        "positions": _median(tally.positions),
        "command": command_of(study, tally),
    }


def _figures(counts: Counter[int]) -> dict[str, float] | None:
    """Return median, mean and longest of the lengths of lines."""
    if not counts:
        return None
    mean = sum(counts.elements()) / counts.total()
    return {"median": _median(counts), "mean": mean, "longest": max(counts)}


def _lengths(counts: Counter[int]) -> tuple[str, str, str]:
    """Return median, mean and longest of the lengths of lines."""
    found = _figures(counts)
    if not found:
        return "-", "-", "-"
    return f"{found['median']:g}", f"{found['mean']:.1f}", str(found["longest"])


def _median(counts: Counter[int]) -> float:
    """The middle of all; the module `statistics` would bring decimal numbers along."""
    ordered = sorted(counts.elements())
    return (ordered[len(ordered) // 2] + ordered[~(len(ordered) // 2)]) / 2


def in_numbers(deals: range) -> str:
    """Return a range as it is written: ``1-1000``, or ``7``."""
    return f"{deals[0]}-{deals[-1]}" if len(deals) > 1 else str(deals[0])


def command_of(study: Study, tally: StudyTally) -> str:
    """Return the command that makes a row of the table, and the version that it needs."""
    chosen = (choice.partition("=") for choice in study.rules.split())
    flags = [f"--{key}" + ("" if value == "yes" else f" {value}") for key, _, value in chosen]
    words = [
        *("gupai study", study.game, *flags),
        f"--deals {in_numbers(tally.hull())} --positions {study.positions}",
        *([f"--best {study.best}"] if study.best else []),
        f" # version {study.version} of rules and solvers",
    ]
    return " ".join(words)
