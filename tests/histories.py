"""Histories as a player makes them, for the tests of saving."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.tables import SavedTables
from tests.strategies import any_game, deal_numbers, rules_of

#: One file of every form that was ever written; never written again.
SAVES = Path(__file__).parent / "saves"

STARTED = "2026-08-01T12:00:00Z"


def playing(
    name: str, *, seconds: float = 0.0, is_assisted: bool = False, policy: str = ""
) -> PlaySession:
    """A playing whose id can be told."""
    return PlaySession(name, seconds, is_assisted, policy, started=STARTED)


def played(record: Record, moves: int, choice: int = 0) -> list[Record]:
    """A record and those after it, the same legal move of each position being played."""
    records = [record]
    for _ in range(moves):
        legal = records[-1].game.moves(records[-1].table)
        if not legal:
            break
        records.append(records[-1].play(legal[choice % len(legal)]))
    return records


def tables_in(folder: Path) -> list[History]:
    """Return the tables of a program that may be running, the one begun last at the end.

    Of those that were begun in the same second it is the one that was written last.
    """
    with TemporaryDirectory() as copy:
        for file in folder.glob(f"{NAME}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, copy)
        book = Book(Path(copy, NAME))
        games = [game for (game,) in book.ask("SELECT game FROM game_table ORDER BY rowid")]
        found = [history for game in games if (history := SavedTables(book, find).load(game))]
        book.close()
    return sorted(found, key=lambda history: history.playing.started)


def records_of(history: History) -> tuple[Record, ...]:
    """The records of a history, in the order of its steps."""
    return tuple(step.record for step in history.steps)


def without_copies(table: Table) -> tuple[object, ...]:
    """A table, whichever copy of a tile lies where."""
    faces = tuple(tuple(tile.face for tile in group) for group in table.groups)
    return (faces, table.done, table.stage)


def history_of(game: Game, number: int = 7, moves: int = 3, undone: int = 0) -> History:
    """A deal with some moves, of which some are undone."""
    records = played(Record.of_deal(game, number), moves)
    one = playing("one")
    history = History.of_records((record, one) for record in records)
    return history.at(history.index - undone)


@st.composite
def histories(draw: st.DrawFn) -> History:
    """A few deals of one game under any of its rules, restarted and undone at any place."""
    game = draw(any_game())
    one = PlaySession(
        "p0",
        draw(st.floats(0, 1e6)),
        draw(st.booleans()),
        draw(st.sampled_from(["", "any", "winnable"])),
        started=STARTED,
    )
    moments = [(Record.of_deal(game, draw(deal_numbers)), one)]
    for choice in draw(st.lists(st.integers(0, 999), max_size=12)):
        record, one = moments[-1]
        legal = record.game.moves(record.table)
        if choice % 7 == 1:
            moments.append((record.restarted(), one))
        elif choice % 7 == 2 or not legal:
            another = type(game)(draw(rules_of(type(game))))
            fresh = Record.of_deal(another, draw(deal_numbers))
            if choice % 2:
                fresh = Record.of_board(another, str(fresh.opening))
            moments.append((fresh, playing(f"p{len(moments)}")))
        else:
            moments.append((record.play(legal[choice % len(legal)]), one))
    return History.of_records(moments).at(draw(st.integers(0, len(moments) - 1)))
