"""The tables of a book, how a row is written: each has a checksum, and what can stand in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from itertools import chain
from typing import Any, NamedTuple
from zlib import crc32

from gupai_desktop.engine.deal import LAST_DEAL
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.engine.words import BadText
from gupai_desktop.play.history import is_moment
from gupai_desktop.play.json_text import read_json
from gupai_desktop.play.occasions import OF_CHALLENGES, OF_OMENS, OF_PROBLEMS

#: "gupa", so that the file can be told from other programs' ones.
APPLICATION = 0x67757061
#: Conditions that indexes are made for; SQLite uses one where its own text is in a question.
#: What is played as a problem is no deal that the figures are of.
COUNTED = f"is_counted AND policy NOT GLOB '{OF_PROBLEMS}'"
ON_BOARD = "is_counted AND number = 0"
OF_DAY = f"is_counted AND (policy GLOB '{OF_OMENS}' OR policy GLOB '{OF_CHALLENGES}')"
#: The statements that lead from each version of the tables to the next one.
MIGRATIONS = (
    (
        "CREATE TABLE state (id INTEGER PRIMARY KEY, count INTEGER, mark INTEGER)",
        "CREATE TABLE playing (id TEXT PRIMARY KEY, started TEXT, seconds REAL,"
        " is_assisted INTEGER, policy TEXT, mark INTEGER)",
        "CREATE TABLE game_table (game TEXT PRIMARY KEY, first INTEGER, last INTEGER,"
        " cursor INTEGER, mark INTEGER)",
        "CREATE TABLE step ("
        "game TEXT REFERENCES game_table DEFERRABLE INITIALLY DEFERRED, number INTEGER,"
        " playing TEXT REFERENCES playing DEFERRABLE INITIALLY DEFERRED,"
        " text TEXT, mark INTEGER, PRIMARY KEY (game, number)) WITHOUT ROWID",
        "CREATE TABLE deal (place INTEGER PRIMARY KEY, playing TEXT, game TEXT, rules TEXT,"
        " number INTEGER, board TEXT, policy TEXT, begun TEXT, is_counted INTEGER,"
        " moves INTEGER, seconds REAL, is_assisted INTEGER, par_bound INTEGER,"
        " par_line INTEGER, difficulty TEXT, mark INTEGER)",
        "CREATE INDEX deal_of_game ON deal (game, rules)",
        "CREATE INDEX deal_of_playing ON deal (playing)",
        "CREATE TABLE bookmark (place INTEGER PRIMARY KEY, name TEXT, saved TEXT, mark INTEGER)",
        "CREATE TABLE training (drill TEXT, kind TEXT, asked INTEGER, known INTEGER,"
        " recent TEXT, mark INTEGER, PRIMARY KEY (drill, kind))",
        "CREATE TABLE best_round (drill TEXT PRIMARY KEY, known INTEGER, seconds REAL,"
        " mark INTEGER)",
    ),
    ("CREATE TABLE album (faces TEXT PRIMARY KEY, made TEXT, mark INTEGER)",),
    (
        "CREATE INDEX deal_counted ON deal (game, rules, moves, place, is_assisted, seconds)"
        f" WHERE {COUNTED}",
        f"CREATE INDEX deal_on_board ON deal (game, rules, board) WHERE {ON_BOARD}",
        f"CREATE INDEX deal_of_day ON deal (policy) WHERE {OF_DAY}",
    ),
)
VERSION = len(MIGRATIONS)
#: What earlier versions have written into two of them is kept.
TABLES = (
    *("state", "playing", "game_table", "step", "deal", "bookmark", "training", "best_round"),
    "album",
)
#: A number that is greater is damaged; those that are written count from 0 or 1.
MAX = 10**12
#: The rows of `state`: how often was written, how often a log was begun, and whether the album
#: has what was won before there was one; up to which commit and which deal all is known to be
#: sound, and the second in which the file was left.
COMMITS, LOGS, RECALLED, CHECKED, DEALS, LEFT = range(1, 7)


class PlayingRow(NamedTuple):
    """A row of the table `playing`; like those below, its columns by their names, in order."""

    id: str
    started: str
    seconds: float
    is_assisted: int
    policy: str


class TableRow(NamedTuple):
    """A row of `game_table`."""

    game: str
    first: int
    last: int
    cursor: int


class StepRow(NamedTuple):
    game: str
    number: int
    playing: str
    text: str


class DealRow(NamedTuple):
    place: int
    playing: str
    game: str
    rules: str
    number: int
    board: str
    policy: str
    begun: str
    is_counted: int
    moves: int
    seconds: float
    is_assisted: int
    par_bound: int
    par_line: int
    difficulty: str


class BookmarkRow(NamedTuple):
    place: int
    name: str
    saved: str


class AlbumRow(NamedTuple):
    faces: str
    made: str


#: The tables whose rows these are.
ROWS: dict[type[tuple[Any, ...]], str] = {
    PlayingRow: "playing",
    TableRow: "game_table",
    StepRow: "step",
    DealRow: "deal",
    BookmarkRow: "bookmark",
    AlbumRow: "album",
}


def insert(table: str, values: tuple[Any, ...], instead: str = "REPLACE") -> str:
    """Return the statement that writes a row with its checksum."""
    places = ", ".join("?" * (len(values) + 1))
    return f"INSERT OR {instead} INTO {table} VALUES ({places})"


def marked(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a row with its checksum."""
    return (*values, crc32("\x1f".join(map(str, values)).encode(errors="replace")))


def _is_json(text: str) -> bool:
    try:
        read_json(text)
    except BadText:
        return False
    return True


def _are_faces(text: str) -> bool:
    faces = text.split()
    return 2 <= len(faces) <= 3 and all(face in FACE for face in faces)


#: What a value must be that is of the type of its column, where not all such values can be used.
FORMS: dict[str, dict[str, Callable[[Any], bool]]] = {
    # A move or a restart, or a record.
    "step": {"text": lambda text: not text.startswith("{") or _is_json(text)},
    "deal": {"number": lambda number: number <= LAST_DEAL, "begun": is_moment},
    "bookmark": {"saved": _is_json},
    "album": {"faces": _are_faces},
}


def is_sound(table: str, row: tuple[Any, ...]) -> bool:
    """Return whether a row has its own checksum, and in each column what can stand there."""
    kinds, forms = _columns()[table]
    is_sensible = len(row) == len(kinds) and all(map(_can_be, row, kinds))
    is_sensible = is_sensible and all(is_fit(row[place]) for place, is_fit in forms)
    return is_sensible and row == marked(row[:-1])


#: The types of the columns of a table, and of those that have a form, their places and forms.
_Columns = tuple[tuple[str, ...], tuple[tuple[int, Callable[[Any], bool]], ...]]


@cache
def _columns() -> dict[str, _Columns]:
    """Return the columns of each table."""
    found = dict[str, _Columns]()
    with closing(sqlite3.connect(":memory:")) as model:
        for statement in chain.from_iterable(MIGRATIONS):
            model.execute(statement)
        for table in TABLES:
            columns = model.execute(f"PRAGMA table_info({table})").fetchall()
            places = {name: place for place, name, *_ in columns}
            forms = FORMS.get(table, {}).items()
            found[table] = (
                tuple(column[2] for column in columns),
                tuple((places[name], is_fit) for name, is_fit in forms),
            )
    return found


def _can_be(value: object, kind: str) -> bool:
    """Return whether a value is of the type of its column, and no absurd number."""
    if kind == "TEXT":
        return isinstance(value, str)
    is_number = isinstance(value, int if kind == "INTEGER" else float)
    return is_number and 0 <= value <= MAX  # type: ignore[operator]
