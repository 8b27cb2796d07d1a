"""What is known of the deals that are played: the one place for all that is told of them.

Status, hint, par, replay and statistics take their numbers from here, so that they
agree: a line is known for a table if the study found it, if it is the rest of a line
that is followed, or if the deal's best line leads over that table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from typing import TypeVar

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.verdict import Answer, Idea, Outlook, Verdict

Key = TypeVar("Key")
Value = TypeVar("Value")


def is_open(game: Game, table: Table) -> bool:
    """Whether a player knows every tile: what lies face down can be worked out.

    Only then may anything be told that depends on the order of the tiles that were
    face down, such as the best line from the opening.
    """
    return len(game.hidden(table)) <= 1


def orders(game: Game, table: Table) -> Iterator[Table]:
    """The table with its hidden tiles in every order that they may lie in.

    The tiles come in the order of the set first, so that the one order that is
    real cannot be told from the others.
    """
    hidden = sorted(game.hidden(table), key=lambda tile: tile.order)
    for order in permutations(hidden):
        laid = dict(zip((t for t in table.tiles if t in hidden), order, strict=True))
        yield replace(
            table,
            groups=tuple(tuple(laid.get(tile, tile) for tile in group) for group in table.groups),
        )


def as_seen(game: Game, table: Table) -> Table:
    """The table with its hidden tiles in the order of the set, whatever their true order."""
    return next(orders(game, table))


class _Latest(dict[Key, Value]):
    """The values that were put in last; the oldest are forgotten."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        super().__setitem__(key, value)
        if len(self) > self._most:
            del self[next(iter(self))]


@dataclass(slots=True)
class _Deal:
    """What is known of a deal: its best line, a bound below it, whether it ever could be won."""

    line: tuple[Move, ...] | None = None
    bound: int = 0
    could_win: bool = False


class Knowledge:
    """What is known of so many tables and deals, those that were studied last.

    Everything is asked and told of a record: what is told depends on what the player
    can see of its table, never on what lies face down.
    """

    def __init__(self, most_tables: int, most_deals: int) -> None:
        self._outlooks = _Latest[object, Outlook](most_tables)
        self._deals = _Latest[object, _Deal](most_deals)
        #: The tables on a best line, and how many of its moves lead to each.
        self._places: tuple[object, tuple[Move, ...], dict[Table, int]] = (None, (), {})

    # What is known.

    def outlook(self, record: Record) -> Outlook | None:
        """The verdict on a record's table with the shortest line known, or None."""
        found = self._outlooks.get(_key(record))
        if found is not None and not found.wins and not found.unknown:
            return found
        rest = self._rest(record)
        if rest is None or (found is not None and found.wins and len(found.line) <= len(rest)):
            return found
        return Outlook(1, 0, 0, rest)

    def best(self, record: Record) -> Verdict | None:
        """The best line of a record's deal, and a bound below it; None if it may not be told."""
        deal = self._deals.get(_deal_key(record))
        if deal is None or deal.line is None or not is_open(record.game, record.table):
            return None
        return Verdict(Answer.WINNABLE, deal.line, bound=min(deal.bound, len(deal.line)))

    def could_win(self, record: Record) -> bool:
        """Whether it is known that a record's deal could be won at one time."""
        deal = self._deals.get(_deal_key(record))
        return deal is not None and deal.could_win

    # What is found out.

    def learn(self, record: Record, found: Outlook) -> None:
        """A verdict on a record's table; what is better is kept."""
        old = self._outlooks.get(_key(record))
        if old is None or _rank(found) <= _rank(old):
            self._outlooks[_key(record)] = found
        if found.wins:
            self._deal(record).could_win = True
            has_line = bool(found.line) or record.game.is_won(record.table)
            if has_line and is_open(record.game, record.table):
                self._learn_line(record, (*record.moves, *found.line))

    def learn_ideas(self, record: Record, ideas: tuple[Idea, ...]) -> None:
        """Moves from a record's table with the lines that begin with them."""
        if is_open(record.game, record.table):
            for idea in ideas:
                if idea.after.wins:
                    self.learn(record, Outlook(1, 0, 0, (idea.move, *idea.after.line)))

    def learn_best(self, record: Record, found: Verdict) -> None:
        """A verdict on the opening of a record's deal."""
        deal = self._deal(record)
        deal.bound = max(deal.bound, found.bound)
        if found.answer is Answer.WINNABLE:
            deal.could_win = True
            self._learn_line(record, found.line)

    def follow(self, before: Record, after: Record) -> None:
        """One record gives way to another, perhaps along a line that is known, or is won."""
        if after.game.is_won(after.table):
            self.learn(after, Outlook(1, 0, 0))
            return
        known = self.outlook(before)
        if known is None or known.orders > 1 or not known.line:
            return
        is_next = after.moves == (*before.moves, known.line[0])
        if is_next and _deal_key(before) == _deal_key(after):
            self.learn(after, Outlook(1, 0, 0, known.line[1:]))

    def _deal(self, record: Record) -> _Deal:
        key = _deal_key(record)
        if key not in self._deals:
            self._deals[key] = _Deal()
        return self._deals[key]

    def _learn_line(self, record: Record, line: tuple[Move, ...]) -> None:
        """A whole line from the opening of a record's deal."""
        deal = self._deal(record)
        if deal.line is None or len(line) < len(deal.line):
            deal.line = line

    # Where the best line leads.

    def _rest(self, record: Record) -> tuple[Move, ...] | None:
        """What is left of the deal's best line, if it leads over a record's table."""
        best = self.best(record)
        if best is None:
            return None
        place = self._places_on(record, best.line).get(record.table)
        return None if place is None else best.line[place:]

    def _places_on(self, record: Record, line: tuple[Move, ...]) -> dict[Table, int]:
        key, walked, places = self._places
        if key == _deal_key(record) and walked is line:
            return places
        table, places = record.opening, {record.opening: 0}
        for number, move in enumerate(line, 1):
            table = record.game.after(table, move)
            places[table] = number
        self._places = (_deal_key(record), line, places)
        return places


def same_idea(game: Game, table: Table, one: Move, other: Move) -> bool:
    """Whether two moves leave groups of the same faces lying there, wherever each lies."""
    return _left(game, table, one) == _left(game, table, other)


def _left(game: Game, table: Table, move: Move) -> list[list[str]]:
    groups = game.after(table, move).groups
    return sorted(sorted(str(tile.face) for tile in group) for group in groups)


def _rank(outlook: Outlook) -> tuple[int, bool, int]:
    """The less, the better a table is known."""
    return (outlook.unknown, not outlook.is_final, len(outlook.line))


def _key(record: Record) -> object:
    return (record.game, record.table)


def _deal_key(record: Record) -> object:
    return (record.game, record.opening)
