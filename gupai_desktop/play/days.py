"""The boards and problems of days, scheme 3: three of each a day, from 2027 on.

`resources/days.txt` has them by grades and never changes: no solver is asked, so a better one
never changes a day.  docs/difficulty.md tells how; `resources/tools/make_days.py` made the file.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from enum import IntEnum
from functools import cache
from typing import NamedTuple, TypeVar

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal_number
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, missing, unfit
from gupai_desktop.play.lists import DamagedList, read_list

FIRST_DAY = date(2027, 1, 1)
#: From what a simple player wins nearly always to what it hardly ever wins.
GRADES = 9

Listed = TypeVar("Listed")


class Strength(IntEnum):
    """For whom a board or a problem of a day is; what is in the middle is for everybody."""

    LIGHT = 0
    EVERYBODY = 1
    STRONG = 2


class ListedBoard(NamedTuple):
    """A deal by its number, or a board with 0, the share of a simple player's plays that win it.

    `moves` are those of the shortest line that was known.
    """

    game_id: str
    share: float
    moves: int
    number: int
    board: str


class ListedTask(NamedTuple):
    """A problem by its game and its board, with the share of a simple player's tries."""

    game_id: str
    share: float
    board: str


def board_on(day: date, strength: Strength) -> ListedBoard:
    """Return the board of a day; raises `DamagedList`."""
    return _on(_lists()[0], day, strength)


def task_on(day: date, strength: Strength) -> ListedTask:
    """Return the problem of a day; raises `DamagedList`."""
    return _on(_lists()[1], day, strength)


def _on(grades: dict[int, list[Listed]], day: date, strength: Strength) -> Listed:
    """Return whose turn it is: harder from day to day of a week, and from strength to strength."""
    row, week = grades[day.weekday() + strength], (day.toordinal() - 1) // 7
    return row[(week + strength * len(row) // len(Strength)) % len(row)]


@cache
def _lists() -> tuple[dict[int, list[ListedBoard]], dict[int, list[ListedTask]]]:
    """Return the boards and the problems of every grade."""
    boards, tasks = (
        defaultdict[int, list[ListedBoard]](list),
        defaultdict[int, list[ListedTask]](list),
    )
    for grade, entry in read_list(paths.resources() / "days.txt", _entry_in):
        if isinstance(entry, ListedBoard):
            boards[grade].append(entry)
        else:
            tasks[grade].append(entry)
    if set(range(GRADES)) - (boards.keys() & tasks.keys()):
        raise DamagedList(missing("days.txt"))
    return boards, tasks


def _entry_in(line: str) -> tuple[int, ListedBoard | ListedTask]:
    """Return the grade of a line and what it names; raises `ValueError`."""
    kind, grade, share, game_id, rest = line.split(maxsplit=4)
    if kind == "problem":
        assert Table.parse(rest)
        return int(grade), ListedTask(game_id, float(share), rest)
    if kind != "board":
        raise BadText(unfit(kind))
    moves, text = rest.split(maxsplit=1)
    is_number = text.isdecimal()
    number = deal_number(text) if is_number else 0
    assert is_number or Table.parse(text)
    return int(grade), ListedBoard(
        game_id, float(share), int(moves), number, "" if number else text
    )
