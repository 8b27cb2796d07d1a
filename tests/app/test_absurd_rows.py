"""Absurd values in rows with right checksums: no start and no page ends of them."""

import shutil
import sqlite3
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import LAST_DEAL
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.history import History
from gupai_desktop.play.json_text import read_json
from gupai_desktop.play.occasions import DayChallenge, DayOmen, ListedProblem
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store import database, schema
from gupai_desktop.store.album import AlbumRows
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.statistics.log import deal_facts
from gupai_desktop.ui.statistics.window import StatisticsDialog
from gupai_desktop.ui.widgets import parts
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import played, playing
from tests.made import DAY
from tests.ui.games_page.test_page import open_drawn_page
from tests.ui.runs import Runs

NUMBERS = (-1, 0, 1, 2, 10**9, 10**10, 10**15, 2**63 - 1, -(2**63))
REALS = (-1.0, 0.5, 1e300, float("inf"), float("-inf"), float("nan"))
DIGITS, DEEP = "9" * 5000, "[" * 900 + "]" * 900
TEXTS = (
    *("", "x", " ", "\n", "\0", "\u202e", "\U0010ffff", "&<b>x</b>", "x" * 5000, DIGITS, DEEP),
    *("{", "{}", "[]", "null", f'{{"moves": {DEEP}}}', f'{{"deal": {DIGITS}}}', '{"a": 1e999}'),
    *("99 98", "66 11", "66", "66 66 66", "66 66 66 66"),
    *("0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-02-30T00:00:00Z", "2026-01-01"),
    *("omen-0001-01-01", "omen-9999-12-31", "omen-20260101", "challenge-9999-12-31", "problem-9"),
    *("problem-par-5", "points-9", "first", "triplets=none", "zen", "zen.none", "expert", "none"),
)
BLOBS = (b"", b"\xff\xfe", b"{}", b"66 11")
ABSURD: tuple[Any, ...] = (None, *NUMBERS, *REALS, *TEXTS, *BLOBS)

_BEGUN = "2026-08-01T12:00:00Z"
_ZEN, _OMEN = find("zen.ten-sets"), next(game() for game in games() if game.is_omen)


def _deals() -> Iterator[tuple[Any, ...]]:
    """Yield a deal of each kind, but for its place."""
    today, problem = DAY, problems_of(_ZEN)[0]
    board = challenge_of(today)
    for game, number, text, policy in (
        (_ZEN.id, 7, "", "any"),
        (_ZEN.id, 0, str(Record.of_deal(_ZEN, 7).opening), ""),
        (_ZEN.id, 0, problem.board, ListedProblem.of(problem).text),
        (board.game_id, board.number, "", DayChallenge.of(today).text),
        (_OMEN.id, 7, "", DayOmen.of(today).text),
        (_OMEN.id, 7, "", DayOmen.of(date(2026, 1, 5)).text),
    ):
        yield ("p", game, "", number, text, policy, _BEGUN, 1, 9, 5.0, 0, 1, 9, "easy")


def _others() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield a sound row of each table that none leans on."""
    history = History.beginning(played(Record.of_deal(_ZEN, 7), 3)[-1], playing("x"))
    yield "state", (3, 1)
    yield "bookmark", (0, "name", str(history))
    yield "training", ("drill", "kind", 1, 1, "")
    yield "best_round", ("drill", 1, 1.0)
    yield "album", ("66 66", _BEGUN)


class Writer:
    """Writes rows into a book as they are, each with the checksum of what SQLite makes of it."""

    def __init__(self, file: Path) -> None:
        self._book, self._model = database.connect(file), database.in_memory()
        self._book.execute("PRAGMA synchronous = OFF")
        self._book.execute("BEGIN")

    def put(self, table: str, row: tuple[Any, ...]) -> None:
        try:
            self._model.execute(schema.insert(table, row), (*row, 0))
        except sqlite3.IntegrityError:
            return  # no such value can stand in a key
        (made,) = self._model.execute(f"SELECT * FROM {table}").fetchall()
        self._model.execute(f"DELETE FROM {table}")
        self._book.execute(schema.insert(table, made[:-1]), schema.marked(made[:-1]))

    def change(self, table: str, column: str, key: str, place: int, value: Any) -> None:
        """Give the first row with a key another value in one of its columns."""
        where = f"FROM {table} WHERE {column} = ?"
        row, *others = self._book.execute(f"SELECT * {where}", (key,)).fetchall()
        self._book.execute(f"DELETE {where}", (key,))
        for other in others:
            self._book.execute(schema.insert(table, other[:-1]), other)
        self.put(table, (*row[:place], value, *row[place + 1 : -1]))

    def close(self) -> None:
        self._book.execute("COMMIT")
        self._book.close()
        self._model.close()


def _absurd(row: tuple[Any, ...], first: int = 0) -> Iterator[tuple[Any, ...]]:
    """Yield a row with every absurd value of its type in every column from the first on."""
    for place in range(first, len(row)):
        for value in filter(lambda value: type(value) is type(row[place]), ABSURD):
            yield (*row[:place], value, *row[place + 1 :])


def _fill(file: Path) -> None:
    """Write what is absurd, but of the right type, into every table that no other leans on."""
    writer, places, rows = Writer(file), count(100), dict(_others())
    for deal in _deals():
        writer.put("deal", (next(places), *deal))
        for absurd in _absurd(deal):
            writer.put("deal", (next(places), *absurd))
    rows["deal"] = (1, *next(_deals()))
    for table, row in rows.items():
        for absurd in _absurd(row):
            writer.put(table, absurd)
    for place, absurd in enumerate(_absurd(rows["bookmark"][1:]), 1):
        writer.put("bookmark", (place, *absurd))
    writer.close()


#: The kinds of dialogs that were looked through.
_LOOKED_AT = list[type[QDialog]]()


def _look(dialog: QDialog) -> bool:
    """Look through a dialog in the place of a player, who closes it."""
    dialog.show()
    if isinstance(dialog, StatisticsDialog):
        for number in range(dialog.games.count()):
            dialog.games.setCurrentIndex(number)
            log = dialog._log_model
            while log.canFetchMore(QModelIndex()):
                log.fetchMore(QModelIndex())
            assert all(deal_facts(log.deal(row)) for row in range(log.rowCount()))
    dialog.grab()
    dialog.close()
    _LOOKED_AT.append(type(dialog))
    return False


def _look_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    """See every page that reads rows, and take up whatever is offered there."""
    window.show()
    open_drawn_page(window)
    window.action_table["games-page"].trigger()
    for key in ("album", "statistics", "daily-calendar", "backups", "replay"):
        window.action_table[key].trigger()
    qtbot.waitUntil(lambda: StatisticsDialog in _LOOKED_AT)
    for key in ("recent_deals", "bookmarks"):
        for action in window.menus[key].actions():
            action.trigger()
    for game in games():
        window.controller.choose_game(game.id)
    window.controller.show_omen()
    window.controller.challenge()
    window.controller.show_problem()
    window.action_table["next-problem"].trigger()
    window.controller.new_deal()


def test_no_start_and_no_page_ends_of_an_absurd_value_in_a_row(
    runs: Runs, data_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(parts, "run", _look)
    window = runs.start()
    window.session.begin(Record.of_deal(_ZEN, 7))
    for _ in range(3):
        window.session.play(_ZEN.moves(window.session.record.table)[0])
    runs.launcher.book.close()
    _fill(data_folder / NAME)
    window = runs.start()
    assert "it is damaged" in str(runs.launcher.book.note)
    book = runs.launcher.book
    assert book.ask("SELECT max(number) FROM deal")[0][0] <= LAST_DEAL
    assert all(read_json(saved) for (saved,) in book.ask("SELECT saved FROM bookmark"))
    assert len(window.session.record.moves) == 3, "what is sound is there"
    _look_everywhere(window, qtbot)
    runs.launcher.book.close()
    runs.start()
    assert runs.launcher.book.note is None, "what was written meanwhile is sound"


def test_no_table_ends_of_an_absurd_value_and_what_is_lost_is_told(tmp_path: Path) -> None:
    every = [game() for game in games()]
    columns = {
        "playing": ("id", "started", "seconds", "is_assisted", "policy"),
        "game_table": ("game", "first", "last", "cursor"),
        "step": ("game", "number", "playing", "text"),
    }
    cases = [
        (table, place, value)
        for table in columns
        for place in range(len(columns[table]))
        for value in ABSURD
    ]
    book = Book(tmp_path / NAME)
    tables = SavedTables(book, find)
    for game in every:
        name = game.id.replace(".", "-")
        records = played(Record.of_deal(game, 7), 2)
        tables.save(History.of_records((record, playing(name)) for record in records))
    book.close()
    for start in range(0, len(cases), len(every)):
        file = tmp_path / f"{start}.sqlite"
        shutil.copy(tmp_path / NAME, file)
        writer = Writer(file)
        for game, (table, place, value) in zip(every, cases[start:], strict=False):
            key = game.id.replace(".", "-") if table == "playing" else game.id
            writer.change(table, columns[table][0], key, place, value)
        writer.close()
        book = Book(file)
        tables = SavedTables(book, find)
        for game, case in zip(every, cases[start:], strict=False):
            tables.note = None
            left = tables.load(game.id)
            assert left or book.note or tables.note, case
        assert len(list(AlbumRows(book).tables())) <= len(every)
        book.close()


def test_what_is_neither_text_nor_number_is_left_out_and_told(tmp_path: Path) -> None:
    rows = {**dict(_others()), "deal": (1, *next(_deals()))}
    for number, other in enumerate((None, *BLOBS)):
        file = tmp_path / f"{number}.sqlite"
        Book(file).close()
        writer = Writer(file)
        for table, row in rows.items():
            for place in range(len(row)):
                writer.put(table, (*row[:place], other, *row[place + 1 :]))
        writer.close()
        book = Book(file)
        assert "it is damaged" in str(book.note), other
        for table in rows:
            assert not any(other in row for row in book.ask(f"SELECT * FROM {table}"))
        book.close()
