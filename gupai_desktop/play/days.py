"""The boards and problems of days, scheme 3: three of each a day, from 2027 on.

`resources/days.txt` has them by grades and never changes: no solver is asked, so a better one
never changes a day.  docs/difficulty.md tells how; `resources/tools/make_days.py` made the file.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal_number
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, missing, unfit
from gupai_desktop.play.lists import DamagedList, read_list

FIRST_DAY = date(2027, 1, 1)
#: From what a simple player wins nearly always to what it hardly ever wins.
GRADES = 9

_KINDS = _BOARD, _PROBLEM = "board", "problem"


class Strength(IntEnum):
    """For whom a board or a problem of a day is; what is in the middle is for everybody."""

    LIGHT = 0
    EVERYBODY = 1
    STRONG = 2


class Listed(NamedTuple):
    """A board or a problem of a day, with the share of a simple player's plays that win it.

    A board may be a deal by its `number`; its `moves` are those of the shortest line that was
    known.  Both are 0 of a problem.
    """

    game_id: str
    share: float
    board: str
    number: int = 0
    moves: int = 0


def board_on(day: date, strength: Strength) -> Listed:
    """Return the board of a day; raises `DamagedList`."""
    return _on(_BOARD, day, strength)


def task_on(day: date, strength: Strength) -> Listed:
    """Return the problem of a day; raises `DamagedList`."""
    return _on(_PROBLEM, day, strength)


def _on(kind: str, day: date, strength: Strength) -> Listed:
    """Return whose turn it is: harder from day to day of a week, and from strength to strength."""
    row, week = _rows()[kind, day.weekday() + strength], (day.toordinal() - 1) // 7
    return row[(week + strength * len(row) // len(Strength)) % len(row)]


@cache
def _rows() -> dict[tuple[str, int], list[Listed]]:
    """Return the boards and the problems of every grade."""
    rows = defaultdict[tuple[str, int], list[Listed]](list)
    for kind, grade, entry in read_list(paths.resources() / "days.txt", _entry_in):
        rows[kind, grade].append(entry)
    if any((kind, grade) not in rows for kind in _KINDS for grade in range(GRADES)):
        raise DamagedList(missing("days.txt"))
    return rows


def _entry_in(line: str) -> tuple[str, int, Listed]:
    """Return the kind of a line, its grade and what it names; raises `ValueError`."""
    kind, grade, share, game_id, rest = line.split(maxsplit=4)
    if kind not in _KINDS:
        raise BadText(unfit(kind))
    moves, text = rest.split(maxsplit=1) if kind == _BOARD else ("0", rest)
    number = deal_number(text) if text.isdecimal() else 0
    if not number:
        Table.parse(text)
    board = "" if number else text
    return kind, int(grade), Listed(game_id, float(share), board, number, int(moves))
