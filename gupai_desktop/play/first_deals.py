"""The first deals of a game, which lead from one move to whole games.

`resources/first_deals.txt` has them in their order: the id of the game, the moves of a proved
line, and the number of a deal or a board.  `resources/tools/make_first_deals.py` makes it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal_number
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.play.lists import read_list


class FirstDeal(NamedTuple):
    """A deal by its number or its board, and in how many moves it can be won."""

    moves: int
    text: str

    def record(self, game: Game) -> Record:
        return _record(game, self.text)


@cache
def _record(game: Game, text: str) -> Record:
    return Record.of_deal(game, int(text)) if text.isdecimal() else Record.of_board(game, text)


@cache
def _deals_of(game_id: str) -> tuple[FirstDeal, ...]:
    """Return the deals of a game; those of others are not looked at more than is needed."""
    file = paths.resources() / "first_deals.txt"
    found = read_list(file, lambda line: _first_deal_in(line, game_id))
    return tuple(deal for whose, deal in found if whose == game_id)


def _first_deal_in(line: str, wanted: str) -> tuple[str, FirstDeal]:
    """Return the game of a line, and its deal; raises `ValueError`."""
    game_id, moves, text = line.split(maxsplit=2)
    if game_id == wanted:
        assert deal_number(text) if text.isdecimal() else Table.parse(text)
    return game_id, FirstDeal(int(moves), text)


def first_deals(game: Game) -> tuple[FirstDeal, ...]:
    """Return the first deals of a game; none under rules that are not its default.

    Raises `DamagedList`.
    """
    return () if game.changed_rules else _deals_of(game.id)


def first_deal(game: Game, begun: int) -> FirstDeal | None:
    """Return the first deal that comes after that many deals of a game; None after the last."""
    return dict(enumerate(first_deals(game))).get(begun)
