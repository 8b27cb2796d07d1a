"""Played deals as lines for other programs: CSV and JSON, in the columns of docs/saves.md."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from gupai_desktop.store import database
from gupai_desktop.store.rows import Rows
from gupai_desktop.store.schema import DealRow, is_sound

CSV, JSON_LINES = ".csv", ".jsonl"
#: The columns, and what of a row each tells.
_FIELDS = {
    "begun": "begun",
    "game": "game",
    "rules": "rules",
    "deal": "number",
    "board": "board",
    "occasion": "policy",
    "moves": "moves",
    "seconds": "seconds",
    "assisted": "is_assisted",
    "par_bound": "par_bound",
    "par_line": "par_line",
    "difficulty": "difficulty",
}
COLUMNS = tuple(_FIELDS)
_IN_ORDER = "ORDER BY place"
_COUNTED = f"WHERE is_counted {_IN_ORDER}"


def every_deal(book: Rows) -> list[DealRow]:
    """Return all deals of a book in their order, those too that count no more."""
    return book.rows(DealRow, _IN_ORDER)


def counted_deals(book: Rows) -> list[DealRow]:
    """Return the deals of a book that count, in their order."""
    return book.rows(DealRow, _COUNTED)


def deals_in(file: Path) -> list[DealRow] | None:
    """Return the deals that count of a book, which may be open; None for what is no book."""
    for connection in database.reading(file):
        with suppress(*database.ERRORS):
            if not connection.execute(database.HAS_VIEW).fetchone():
                rows = connection.execute(f"SELECT * FROM deal {_COUNTED}").fetchall()
                return [DealRow(*row[:-1]) for row in rows if is_sound("deal", row)]
    return None


def facts_of(row: DealRow) -> dict[str, str | int | float]:
    """Return what is told of a deal, by the names of the columns."""
    return {column: getattr(row, field) for column, field in _FIELDS.items()}


def lines_of(rows: Iterable[DealRow], suffix: str) -> Iterator[str]:
    """Yield the lines of a file: CSV with a head, or an object of JSON for each deal."""
    if suffix == CSV:
        yield ",".join(COLUMNS)
    for row in rows:
        facts = facts_of(row)
        if suffix == CSV:
            yield ",".join(_quoted(str(fact)) for fact in facts.values())
        else:
            yield json.dumps(facts, ensure_ascii=False)


def _quoted(text: str) -> str:
    """Return a field of CSV (RFC 4180)."""
    is_plain = not set(text) & set('",\r\n')
    return text if is_plain else '"{}"'.format(text.replace('"', '""'))
