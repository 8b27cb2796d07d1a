"""The commands ``gupai study`` and ``gupai tabulate``: many deals, and what they add up to."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from gupai_desktop.cli.results import ResultsFile, Study, findings_in
from gupai_desktop.cli.tally import Tally, in_numbers, table_of
from gupai_desktop.cli.workers import findings_of
from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import BadText, words

#: The progress is written anew after so many seconds.
_SECONDS = 0.2
#: So many gaps are named.
_MOST_GAPS = 5


class Stopped(Exception):
    """Ctrl-C has stopped a study; the text says what was kept."""


def read_range(text: str) -> range:
    """The deals that are written ``1-1000`` or ``7``; raises `BadText`."""
    first, _, last = text.partition("-")
    if first.isdecimal() and (last or first).isdecimal() and len(text) < 24:
        low, high = int(first), int(last or first)
        if FIRST_DEAL <= low <= high <= LAST_DEAL:
            return range(low, high + 1)
    raise BadText(
        words("Texts", "“{text}” is not a range of deals such as 1-1000", text=text[:24])
    )


def study_deals(game: Game, study: Study, deals: range, jobs: int, file: Path) -> Iterator[str]:
    """Study deals and print a table; what stands in the file already is not done again.

    Raises `Stopped` after Ctrl-C.
    """
    tally = Tally()
    try:
        _say_passed_over(_read(game, study, deals, file, tally))
        if tally.deals.count < len(deals):
            _find_out(study, deals, jobs, file, tally)
    except KeyboardInterrupt:
        kept = Tally()  # the other may lack what was just written
        _read(game, study, deals, file, kept)
        raise Stopped(
            f"stopped; {kept.deals.count} of {len(deals)} deals are kept in {file}, "
            "and the same command goes on from there"
        ) from None
    yield from table_of({study: tally})


def _read(game: Game, study: Study, deals: range, file: Path, tally: Tally) -> int:
    """Count what a file has of a study already; how many findings are of another version."""
    older = 0
    if file.exists():
        rules = (study.rules, str(game.rules))
        for other, finding in findings_in(file):
            if other == study and finding and finding.number in deals:
                tally.add(finding)
            elif other.game == study.game and other.rules in rules:
                older += not other.is_current
    return older


def _find_out(study: Study, deals: range, jobs: int, file: Path, tally: Tally) -> None:
    """Study the deals that are not counted yet; keep and count what is found."""
    progress = _Progress(tally, len(deals))
    missing = tally.deals.missing(deals)
    with (
        closing(progress),
        closing(ResultsFile(file)) as results,
        closing(findings_of(study, missing, jobs)) as found,
    ):
        for findings in found:
            results.keep(study, findings)
            for finding in findings:
                tally.add(finding)
            progress.show()


def tabulate(files: list[Path]) -> Iterator[str]:
    """A table of all that stands in some files, a row for each study.

    Raises `BadText` if there is nothing of this version.
    """
    tallies: defaultdict[Study, Tally] = defaultdict(Tally)
    older = 0
    for file in files:
        for study, finding in findings_in(file):
            if finding and study.is_current:
                tallies[study].add(finding)
            else:
                older += 1
    _say_passed_over(older)
    if not tallies:
        raise BadText(words("Texts", "there are no findings of this version in these files"))
    for study, tally in tallies.items():
        _say_missing(study, tally)
    yield from table_of(tallies)


def _say_passed_over(older: int) -> None:
    if older:
        findings = "1 finding" if older == 1 else f"{older} findings"
        _note(f"passed over {findings} of another version of rules and solvers")


def _say_missing(study: Study, tally: Tally) -> None:
    """Name the deals between the first and the last that are not there."""
    hull = tally.deals.hull()
    if count := len(hull) - tally.deals.count:
        gaps = [in_numbers(gap) for gap in tally.deals.missing(hull)]
        named = ", ".join(gaps[:_MOST_GAPS]) + (", ..." if len(gaps) > _MOST_GAPS else "")
        _note(f"{study.game}: {count} deals of {in_numbers(hull)} are missing: {named}")


def _note(text: str) -> None:
    sys.stderr.write(f"gupai: {text}\n")


class _Progress:
    """A bar on a terminal that shows how far a study is, and about how long it will take."""

    def __init__(self, tally: Tally, count: int) -> None:
        self._deals, self._count = tally.deals, count
        self._shows = sys.stderr.isatty()
        self._begun, self._done_before = time.monotonic(), tally.deals.count
        self._shown = self._begun

    def show(self) -> None:
        """Write the bar anew, unless that was just done."""
        if self._shows and time.monotonic() - self._shown >= _SECONDS:
            self._shown = time.monotonic()
            self._write(f", {self._time_left()} left")

    def close(self) -> None:
        """Write the bar a last time, and end its line."""
        if self._shows:
            self._write("")
            sys.stderr.write("\n")

    def _write(self, left: str) -> None:
        done = self._deals.count
        bar = "#" * (40 * done // self._count)
        sys.stderr.write(f"\r[{bar:<40}] {done}/{self._count}{left:<20}")
        sys.stderr.flush()

    def _time_left(self) -> str:
        rate = (self._deals.count - self._done_before) / (self._shown - self._begun)
        minutes = int((self._count - self._deals.count) / rate / 60)
        hours = minutes // 60
        return f"{hours // 24} d {hours % 24} h" if hours > 99 else f"{hours} h {minutes % 60} min"
