"""The knowledge of the deals that are played, kept in one place.

Status, hint, par, replay and statistics take their numbers from here, so that they
agree: a line is known for a table if the solver found it, if it is the rest of a line
that is followed, or if the deal's best line leads over that table.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from math import factorial
from typing import TypeVar

from gupai_desktop.engine.deal import random_words, shuffled
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.solvers.verdict import MAX_ORDERS, Answer, Idea, Outlook, Verdict

Asked = TypeVar("Asked")
Found = TypeVar("Found")


def is_open(game: Game, table: Table) -> bool:
    """Return whether a player knows every tile, so that the last hidden one can be inferred.

    Only then may the best line from the opening be shown, and whatever else depends on
    the order of the tiles that were face down.
    """
    return len(game.hidden(table)) <= 1


def order_count(game: Game, table: Table) -> int:
    """Return in how many orders the hidden tiles of a table may lie."""
    return factorial(len(game.hidden(table)))


def orders(game: Game, table: Table, opening: Table | None = None) -> list[Table]:
    """Return the table with its hidden tiles in every order, or in a sample of very many.

    Given its opening, return that instead, with the same tiles in the same orders.
    The first has them in the order of the set, so that the one order that is real cannot
    be told from the others.
    """
    hidden, board = _sorted_hidden(game, table), opening or table
    if order_count(game, table) <= MAX_ORDERS:
        return [board.laid(order) for order in permutations(hidden)]
    chance = random_words(0)
    sample = [shuffled(hidden, chance) for _ in range(MAX_ORDERS - 1)]
    return [board.laid(order) for order in (hidden, *sample)]


def as_seen(game: Game, table: Table, opening: Table | None = None) -> Table:
    """Return the table, or its opening, with the table's hidden tiles in the order of the set."""
    return (opening or table).laid(_sorted_hidden(game, table))


def _sorted_hidden(game: Game, table: Table) -> list[Tile]:
    return sorted(game.hidden(table), key=lambda tile: tile.order)


class _Latest(dict[Asked, Found]):
    """A cache of the values that were put in last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Asked, value: Found) -> None:
        super().__setitem__(key, value)
        if len(self) > self._most:
            del self[next(iter(self))]


@dataclass(slots=True)
class _Deal:
    """The best line of a deal and a bound below it."""

    line: tuple[Move, ...] | None = None
    bound: int = 0


class Knowledge:
    """The outlooks of that many tables and the best lines of that many deals, the latest ones.

    Everything is asked and learned by records: the answers depend on what the player
    can see of a table, never on what lies face down.
    """

    def __init__(self, most_tables: int, most_deals: int) -> None:
        self._outlooks = _Latest[object, Outlook](most_tables)
        self._deals = _Latest[object, _Deal](most_deals)
        #: The tables on a best line, and how many of its moves lead to each.
        self._places: tuple[object, tuple[Move, ...], dict[Table, int]] = (None, (), {})

    def outlook(self, record: Record) -> Outlook | None:
        """Return the verdict on a record's table with the shortest line known, or None."""
        found = self._outlooks.get(_key(record))
        if found is not None and found.is_lost:
            return found
        best = self.best(record)
        place = self._places_on(record, best.line).get(record.table) if best else None
        rest = best.line[place:] if best and place is not None else None
        table, cost = record.table, record.game.cost
        is_known = found is not None and found.wins
        if rest is None or (is_known and found and cost(table, found.line) <= cost(table, rest)):
            return found
        return Outlook(1, 0, 0, rest)

    def best(self, record: Record) -> Verdict | None:
        """Return the best line of a record's deal with a bound; None if it may not be shown."""
        deal = self._deals.get(_deal_key(record))
        if deal is None or deal.line is None or not is_open(record.game, record.table):
            return None
        cost = record.game.cost(record.opening, deal.line)
        bound, own = min(deal.bound, cost), cost if record.game.most_score else 0
        return Verdict(Answer.WINNABLE, deal.line, bound=bound, cost=own)

    def learn(self, record: Record, found: Outlook) -> None:
        """Learn a verdict on a record's table; the better one is kept."""
        old = self._outlooks.get(_key(record))
        if old is None or _rank(record, found) <= _rank(record, old):
            self._outlooks[_key(record)] = found
        if found.wins:
            has_line = bool(found.line) or record.game.is_won(record.table)
            if has_line and is_open(record.game, record.table):
                self._learn_line(record, (*record.moves, *found.line))

    def learn_ideas(self, record: Record, ideas: tuple[Idea, ...]) -> None:
        """Learn moves from a record's table with the lines that begin with them."""
        if is_open(record.game, record.table):
            for idea in ideas:
                if idea.after.wins:
                    self.learn(record, Outlook(1, 0, 0, (idea.move, *idea.after.line)))

    def learn_best(self, record: Record, found: Verdict) -> None:
        """Learn a verdict on the opening of a record's deal."""
        deal = self._deal(record)
        deal.bound = max(deal.bound, found.bound)
        if found.answer is Answer.WINNABLE:
            self._learn_line(record, found.line)

    def follow(self, before: Record, after: Record) -> None:
        """Go from one record to another, perhaps along a line that is known, or to a win."""
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
        """Learn a whole line from the opening of a record's deal."""
        deal = self._deal(record)
        cost = record.game.cost
        if deal.line is None or cost(record.opening, line) < cost(record.opening, deal.line):
            deal.line = line

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


def groups_left(game: Game, table: Table, move: Move) -> list[list[str]]:
    """Return the faces of the groups after a move, wherever each lies: equal for one idea."""
    groups = game.after(table, move).groups
    return sorted(sorted(str(tile.face) for tile in group) for group in groups)


def _rank(record: Record, outlook: Outlook) -> tuple[int, bool, int]:
    """Return a rank that is the lower, the better a table is known."""
    cost = record.game.cost(record.table, outlook.line)
    return (outlook.unknown, not outlook.is_final, cost)


def _key(record: Record) -> object:
    return (record.game, record.table)


def _deal_key(record: Record) -> object:
    return (record.game, record.opening)
