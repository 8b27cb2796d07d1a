"""What an exported file brings to a book: nothing of either is lost, and twice is once.

A deal is the same by its playing, game and rules; of two results the better one stays.  One
that was reset on either side counts no more.  Of two tables of a game the steps that only one
has go before or after those of the other, so that undo or redo leads to them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from gupai_desktop.play.history import History, HistoryStep
from gupai_desktop.store.book import Book
from gupai_desktop.store.export import Export
from gupai_desktop.store.played import every_deal
from gupai_desktop.store.rows import Rows
from gupai_desktop.store.schema import AlbumRow, BookmarkRow, DealRow
from gupai_desktop.store.statistics import Par, Win
from gupai_desktop.store.tables import MAX_BOOKMARKS, Bookmark, Bookmarks

_Key = tuple[str, str, str]
_StepKey = tuple[object, ...]
#: So many rows are written at one go: some milliseconds.
_SLICE = 100


@dataclass
class JoinedDeals:
    """The deals of a book that change: `rows` are written, once `moved` places are empty."""

    rows: list[DealRow] = field(default_factory=list)
    moved: range = range(0)
    new: int = 0
    better: int = 0


@dataclass
class Joining:
    """What would change in a book, or has changed.

    `laid` are the tables that come or go on, by their games; `both` are those of which each
    side has something of its own, here and in the file.  So many `problems` are new in the sets of
    the player's own, which lie beside the book.
    """

    deals: JoinedDeals = field(default_factory=JoinedDeals)
    bookmarks: list[Bookmark] = field(default_factory=list)
    bookmarks_left_out: int = 0
    album: list[AlbumRow] = field(default_factory=list)
    laid: dict[str, History] = field(default_factory=dict)
    both: dict[str, tuple[History, History]] = field(default_factory=dict)
    problems: int = 0
    unread: list[str] = field(default_factory=list)
    unread_bookmarks: int = 0
    unread_sets: int = 0


def joining_of(
    book: Book, export: Export, left: Callable[[str], History | None], deals: JoinedDeals
) -> Joining:
    """Return what a file would change in a book; `left` gives the table of a game, if any."""
    found = Joining(deals, unread=export.unread, unread_sets=export.unread_sets)
    found.unread_bookmarks = export.unread_bookmarks
    marks = Bookmarks(book).every
    more = [mark for mark in export.bookmarks if not any(map(mark.is_same_place, marks))]
    found.bookmarks = more[: MAX_BOOKMARKS - len(marks)]
    found.bookmarks_left_out = len(more) - len(found.bookmarks)
    made = {row.faces: row.made for row in book.rows(AlbumRow)}
    found.album = [row for row in export.album if row.made < made.get(row.faces, "~")]
    for game_id, theirs in export.tables.items():
        mine = left(game_id)
        if mine is None:
            found.laid[game_id] = theirs
        elif _more(mine, theirs) and _more(theirs, mine):
            found.both[game_id] = mine, theirs
        elif (both := joined_tables(mine, theirs)) != mine:
            found.laid[game_id] = both
    return found


def putting(book: Book, joining: Joining) -> list[Callable[[], None]]:
    """Return what writes the rows of all but the tables, one after the other."""
    rows, moved = joining.deals.rows, joining.deals.moved
    return [
        *(partial(_empty, book, moved[at : at + _SLICE]) for at in range(0, len(moved), _SLICE)),
        *(partial(_put_deals, book, rows[at : at + _SLICE]) for at in range(0, len(rows), _SLICE)),
        partial(_put_others, book, joining),
    ]


def _put_others(book: Book, joining: Joining) -> None:
    """Write bookmarks and groups of the album."""
    last = max((row.place for row in book.rows(BookmarkRow)), default=-1)
    for place, mark in enumerate(joining.bookmarks, last + 1):
        saved = json.dumps(mark.saved, ensure_ascii=False)
        book.put_row(BookmarkRow(place=place, name=mark.name, saved=saved))
    for row in joining.album:
        book.put_row(row)


def tables_of(joining: Joining, on_top: Collection[str] = ()) -> list[History]:
    """Return the tables that come or change.

    Of the games named the table of the file lies on top, of others that of the book.
    """
    both = (
        joined_tables(mine, theirs, is_other_on_top=game_id in on_top)
        for game_id, (mine, theirs) in joining.both.items()
    )
    return [*joining.laid.values(), *both]


# Deals.


def _key(row: DealRow) -> _Key:
    return row.playing, row.game, row.rules


def joined_deals(rows: Rows, theirs: Iterable[DealRow]) -> JoinedDeals:
    """Return what the deals of a file change among those of a book."""
    ours = every_deal(rows)
    joined = _joined(ours, theirs)
    if joined == ours:
        return JoinedDeals()
    there = {row.place: row for row in ours}
    known = {(_key(row), row.begun, row.is_counted): row.place for row in ours}
    moved = (
        row.place
        for row in joined
        if known.get((_key(row), row.begun, row.is_counted)) != row.place
    )
    first = next(moved, joined[-1].place + 1)
    return JoinedDeals(
        [row for row in joined if row.place >= first or there[row.place] != row],
        range(first, max(there, default=0) + 1),
        len(joined) - len(ours),
        _better(ours, joined),
    )


def _joined(ours: Iterable[DealRow], theirs: Iterable[DealRow]) -> list[DealRow]:
    """Return the deals of both in the order of their first moves, each once.

    Neither side's order changes: a clock may have been wrong.
    """
    every = list(ours)
    old = len(every)
    counting = {_key(row): at for at, row in enumerate(every) if row.is_counted}
    reset = {(_key(row), row.begun): at for at, row in enumerate(every) if not row.is_counted}
    for row in theirs:
        key = _key(row)
        at = reset.get((key, row.begun))
        if at is None and (found := counting.get(key)) is not None:
            is_same = row.is_counted or every[found].begun == row.begun
            at = found if is_same else None
        if at is None:
            at = len(every)
            every.append(row._replace(place=0))
        else:
            every[at] = _better_of(every[at], row)
        if every[at].is_counted:
            counting[key] = at
        else:
            reset[key, every[at].begun] = at
            if counting.get(key) == at:
                del counting[key]
    return _placed(_in_order(every[:old], every[old:]))


def _better_of(one: DealRow, other: DealRow) -> DealRow:
    """Return a deal with the better one of its two results, and all that is known of it."""
    mine, its = _win(one), _win(other)
    best = other if its and its.is_as_good_as(mine) else one
    bound = max(one.par_bound, other.par_bound)
    line = min(filter(None, (one.par_line, other.par_line)), default=0)
    return one._replace(
        begun=min(one.begun, other.begun),
        is_counted=min(one.is_counted, other.is_counted),
        moves=best.moves,
        seconds=best.seconds,
        is_assisted=best.is_assisted,
        par_bound=bound,
        par_line=line,
        difficulty=one.difficulty or other.difficulty,
    )


def _win(row: DealRow) -> Win | None:
    return Win(row.moves, row.seconds, bool(row.is_assisted), Par()) if row.moves else None


def _in_order(ours: list[DealRow], new: list[DealRow]) -> list[DealRow]:
    """Return two lists as one; of each the order stays."""
    joined = list[DealRow]()
    waiting = iter(new)
    following = next(waiting, None)
    for row in ours:
        while following and (following.begun, following.playing) < (row.begun, row.playing):
            joined.append(following)
            following = next(waiting, None)
        joined.append(row)
    return [*joined, *([following] if following else []), *waiting]


def _placed(rows: list[DealRow]) -> list[DealRow]:
    """Return the rows, each with a place after that before it, the old one if it can be."""
    last, placed = 0, list[DealRow]()
    for row in rows:
        last = max(row.place, last + 1)
        placed.append(row._replace(place=last))
    return placed


def _better(ours: list[DealRow], joined: list[DealRow]) -> int:
    """Return how many deals of a book have got another result."""
    results = {(_key(row), row.is_counted): _win(row) for row in ours}
    keys = (((_key(row), row.is_counted), _win(row)) for row in joined)
    return sum(key in results and results[key] != win for key, win in keys)


def _empty(book: Book, places: range) -> None:
    book.run("DELETE FROM deal WHERE place BETWEEN ? AND ?", (places[0], places[-1]))
    book.write_some()


def _put_deals(book: Book, rows: list[DealRow]) -> None:
    for row in rows:
        book.put_row(row)
    book.write_some()


# Tables.


def _step_key(step: HistoryStep) -> _StepKey:
    record = step.record
    return step.playing, record.game, record.opening, len(record.moves), record.table


def _more(history: History, other: History) -> list[HistoryStep]:
    """Return the steps of another history that this one does not have."""
    there = {_step_key(step) for step in history.steps}
    return [step for step in other.steps if _step_key(step) not in there]


def joined_tables(mine: History, other: History, *, is_other_on_top: bool = True) -> History:
    """Return a history with the steps of both; what lies on the table is of the one on top.

    A history keeps so many steps: the oldest are let go, and then those of the one on top last.
    """
    # Of a playing that both have the longer time, and any help.
    shared = {
        name: mine.known[name] | its for name, its in other.known.items() if name in mine.known
    }
    known = {**other.known, **mine.known, **shared}
    more = _more(mine, other)
    if not more:
        return replace(mine, known={name: known[name] for name in mine.known})
    steps = [*mine.steps, *more] if is_other_on_top else [*more, *mine.steps]
    linked = list[HistoryStep]()
    for step in steps:
        before = linked[-1] if linked else None
        linked.append(HistoryStep.after(before, step.record, step.playing))
    top = _step_key((other if is_other_on_top else mine).step)
    both = History.of_steps(linked, known, mine.first)
    places = [at for at, step in enumerate(both.steps) if _step_key(step) == top]
    return both.at(places[-1] if places else len(both.steps) - 1)
