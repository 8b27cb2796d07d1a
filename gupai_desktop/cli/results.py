"""The files of ``gupai study``: a line for every deal, which says what it rests on.

Every line has its whole study (game, rules, version, budgets), so that files of any
studies may be put together in any order.  They are read as a stream.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Answer, version_of

#: No finding is longer; a file that is not text is read in pieces of this many bytes.
_LONGEST_LINE = 1000

_WRITTEN = {Answer.WINNABLE: "w", Answer.UNWINNABLE: "u", Answer.UNKNOWN: "?"}
_READ = {text.encode(): answer for answer, text in _WRITTEN.items()}

#: A finding, wherever it stands in a line: before it may stand one that was cut off.
_FINDING = re.compile(
    rb'\["([a-z0-9.-]+","[a-z0-9= -]*",\d{1,4}(?:\.\d{1,4})?,\d{1,12},\d{1,12}),'
    rb'(\d{1,10}),"([wu?])",(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,12})\]'
)


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
        default = type(game)().rules
        chosen = (f"{key}={one}" for key, one in game.rules.items() if one != default[key])
        version = version_of(game.id, has_best=best > 0)
        return cls(game.id, " ".join(chosen), positions, best, version)

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


def line_of(study: Study, finding: Finding) -> str:
    """Return the line of a finding in a file."""
    return (
        f'["{study.game}","{study.rules}",{study.version},{study.positions},{study.best},'
        f'{finding.number},"{_WRITTEN[finding.answer]}",'
        f"{finding.first},{finding.best},{finding.bound},{finding.positions}]\n"
    )


def findings_in(file: Path) -> Iterator[tuple[Study, Finding]]:
    """Yield all findings of a file, of whatever study; other lines are passed over.

    Raises `Refused` if the file cannot be read.
    """
    studies: dict[bytes, Study] = {}
    try:
        if file.is_char_device() and str(file) != os.devnull:
            raise Refused(f"{file} cannot be read: it is a device")
        with file.open("rb") as source:
            while line := source.readline(_LONGEST_LINE):
                for found in _FINDING.finditer(line):
                    head, number, answer, *lengths = found.groups()
                    if head not in studies:
                        game, rules, version, positions, best = (
                            head.decode().replace('"', "").split(",")
                        )
                        studies[head] = Study(game, rules, int(positions), int(best), version)
                    yield studies[head], Finding(int(number), _READ[answer], *map(int, lengths))
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error}") from None


def open_to_add(file: Path) -> BinaryIO:
    """Open a file to add findings after those that it has; raises `OSError`."""
    file.parent.mkdir(parents=True, exist_ok=True)
    out = file.open("a+b")
    size = out.seek(0, os.SEEK_END)
    out.seek(max(0, size - 1))
    # The last line has no end if a study was stopped there.
    if out.read(1) not in (b"", b"\n"):
        out.write(b"\n")
    return out
