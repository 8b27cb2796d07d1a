"""The files of ``gupai study``: a line for every deal, which says what it rests on.

Every line tells its whole study (game, rules, version, budgets), so that files of any
studies may be put together in any order.  They are read as a stream.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import BadText, WordedError, words
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Answer
from gupai_desktop.solvers.version import version_of

#: No finding is longer; a file that is not text is read in pieces of this many bytes.
_LONGEST_LINE = 1000

_WRITTEN = {Answer.WINNABLE: "w", Answer.UNWINNABLE: "u", Answer.UNKNOWN: "?"}
_READ = {text.encode(): answer for answer, text in _WRITTEN.items()}

#: A finding, wherever it stands in a line: before it may stand one that was cut off.
_FINDING = re.compile(
    rb'\["([a-z0-9.-]+","[a-z0-9= -]*",\d{1,4}(?:\.\d{1,4})?,\d{1,12},\d{1,12}),'
    rb'(\d{1,10}),"([wu?])",(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,12})\]'
)
#: A finding of version 1.
_FIRST_VERSION = re.compile(rb'\{"game": "([a-z0-9.-]+)", "rules": "([a-z0-9= -]*)", "budget":')


@dataclass(frozen=True, slots=True)
class Study:
    """What findings rest on; those of equal studies add up.

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
        """The study of a game under its rules, by the version of today."""
        default = type(game)().rules
        chosen = (f"{key}={one}" for key, one in game.rules.items() if one != default[key])
        version = version_of(game.id, has_best=best > 0)
        return cls(game.id, " ".join(chosen), positions, best, version)

    @property
    def is_current(self) -> bool:
        """Whether the version is that of today."""
        return self.version == version_of(self.game, has_best=self.best > 0)

    def find_game(self) -> Game:
        """The game under the rules that are studied; raises `BadText`."""
        return find(self.game, self.rules)


class Finding(NamedTuple):
    """What was found of one deal.

    `first` and `best` are the moves of the first line and of the best one, `bound` a
    number of moves that none can beat, and `positions` what the verdict cost.
    """

    number: int
    answer: Answer
    first: int = 0
    best: int = 0
    bound: int = 0
    positions: int = 0


def line_of(study: Study, finding: Finding) -> str:
    """A finding as a file keeps it."""
    return (
        f'["{study.game}","{study.rules}",{study.version},{study.positions},{study.best},'
        f'{finding.number},"{_WRITTEN[finding.answer]}",'
        f"{finding.first},{finding.best},{finding.bound},{finding.positions}]\n"
    )


def findings_in(file: Path) -> Iterator[tuple[Study, Finding | None]]:
    """All findings that a file has, of whatever study; None for one of version 1.

    What is not a finding is passed over.  Raises `BadText` if the file cannot be read.
    """
    studies: dict[bytes, Study] = {}
    for line in _lines_of(file):
        for found in _FINDING.finditer(line):
            head, number, answer, *lengths = found.groups()
            if (study := studies.get(head)) is None:
                study = studies[head] = _study_of(head)
            yield study, Finding(int(number), _READ[answer], *map(int, lengths))
        if line.startswith(b"{") and (old := _FIRST_VERSION.match(line)):
            yield Study(old[1].decode(), old[2].decode(), 0, 0, "1"), None


def _study_of(head: bytes) -> Study:
    game, rules, version, positions, best = head.decode().replace('"', "").split(",")
    return Study(game, rules, int(positions), int(best), version)


def _lines_of(file: Path) -> Iterator[bytes]:
    try:
        if file.is_char_device() and str(file) != os.devnull:
            raise OSError(errno.EINVAL, "it is a device")
        with file.open("rb") as source:
            while line := source.readline(_LONGEST_LINE):
                yield line
    except OSError as error:
        raise cannot_read(file, error) from None


def cannot_read(file: Path, error: Exception) -> BadText:
    """That a file cannot be read, and why."""
    return BadText(
        words("Texts", "{file} cannot be read: {error}", file=str(file), error=str(error))
    )


class ResultsFile:
    """A file that findings are added to; each is the system's as soon as it is kept.

    What stands there stays.  `WordedError` is raised if the file cannot be written.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        with self._writing():
            file.parent.mkdir(parents=True, exist_ok=True)
            self._out = file.open("a+b")
            if self._is_cut_off():
                self._out.write(b"\n")

    def keep(self, study: Study, findings: Iterable[Finding]) -> None:
        """Add findings."""
        with self._writing():
            self._out.write("".join(line_of(study, one) for one in findings).encode())
            self._out.flush()

    def close(self) -> None:
        """Let go of the file."""
        self._out.close()

    def _is_cut_off(self) -> bool:
        """Whether the last line has no end, because a study was stopped there."""
        size = self._out.seek(0, 2)
        self._out.seek(max(0, size - 1))
        return self._out.read(1) not in (b"", b"\n")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            file = str(self._file)
            raise WordedError(
                words("Texts", "{file} cannot be written: {error}", file=file, error=str(error))
            ) from None
