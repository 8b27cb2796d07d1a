"""`gupai history`: what was played, for other programs."""

import csv
import json
from pathlib import Path

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.played import COLUMNS
from gupai_desktop.store.statistics import Par, Statistics
from tests.cli.answers import Capture, answer, complaint
from tests.histories import played, playing
from tests.made import MadeClock

ZEN = find("zen.ten-sets")
DOCS = Path(__file__).parents[2] / "docs" / "saves.md"


def fill(folder: Path, clock: MadeClock) -> Book:
    """Return an open book with a deal that was won and a board that was not."""
    book = Book(folder / NAME)
    statistics = Statistics(book, clock)
    won, board = Record.of_deal(ZEN, 7), Record.of_board(ZEN, str(Record.of_deal(ZEN, 8).opening))
    statistics.add_won(played(won, 3)[-1], playing("a", seconds=61.5), Par(2, 3))
    statistics.add_played(board, playing("b"))
    book.commit()
    return book


def test_csv_and_json_lines_tell_the_same_of_an_open_book(
    capsys: Capture, tmp_path: Path, clock: MadeClock
) -> None:
    book = fill(tmp_path, clock)
    found = answer(capsys, "history", "--data-dir", str(tmp_path))
    rows = list(csv.DictReader(found))
    objects = [
        json.loads(line)
        for line in answer(capsys, "history", "--as", "json", "--data-dir", str(tmp_path))
    ]
    book.close()
    assert [row["deal"] for row in rows] == ["7", "0"]
    assert rows[0] | {"moves": "3", "seconds": "61.5", "par_bound": "2"} == rows[0]
    assert rows[1]["board"] == str(Record.of_deal(ZEN, 8).opening)
    assert rows == [{key: str(value) for key, value in each.items()} for each in objects]


def test_a_text_with_commas_quotes_and_lines_is_one_field_of_csv(
    capsys: Capture, tmp_path: Path, clock: MadeClock
) -> None:
    book = fill(tmp_path, clock)
    odd = 'a,"b"'
    deals = Statistics(book, clock)
    deals.put(deals.deals(ZEN)[0]._replace(board=odd))
    book.close()
    found = answer(capsys, "history", "--data-dir", str(tmp_path))
    assert odd in [row["board"] for row in csv.DictReader(found)]


def test_every_column_is_told(capsys: Capture, tmp_path: Path, clock: MadeClock) -> None:
    fill(tmp_path, clock).close()
    head = answer(capsys, "history", "--data-dir", str(tmp_path))[0]
    page = DOCS.read_text("utf-8")
    assert tuple(head.split(",")) == COLUMNS
    assert [name for name in COLUMNS if f"`{name}`" not in page] == []


def test_where_no_book_lies_a_sentence_says_so_and_none_is_made(
    capsys: Capture, tmp_path: Path
) -> None:
    asked = "history", "--data-dir", str(tmp_path)
    assert complaint(capsys, *asked).startswith("there is no book of games at ")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "book.sqlite").write_text("a letter")
    assert complaint(capsys, *asked).endswith("book.sqlite is not a book of games")
