"""The challenge of the day: one deal for everybody on that date, to be won in a number of moves.

Scheme 1, as docs/difficulty.md has it; from 2027 on scheme 3, which has a lighter and a harder
board beside it (`days.py`).  `resources/challenges.txt` is a part of it and never changes: no
solver is asked, so a better one never changes the challenge of a day.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal_number
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.play.days import FIRST_DAY, Strength, board_on
from gupai_desktop.play.lists import DamagedList, read_list

#: The difficulty of every weekday, from Monday on.
DIFFICULTIES = ("easy", "easy", "medium", "medium", "hard", "hard", "expert")


class Challenge(NamedTuple):
    """A deal of a game, how hard it is, and how much a win may cost: its moves in most games.

    Where its `number` is 0 it is a board.
    """

    game_id: str
    difficulty: str
    number: int
    moves: int
    board: str = ""

    def record(self, game: Game) -> Record:
        """Return the deal before the first move."""
        return Record.of(game, self.number, self.board)

    def is_deal(self, game: Game, number: int | None, board: str = "") -> bool:
        """Return whether it is this deal of a game, under the rules that are meant."""
        own = self.game_id, self.number, self.board
        return (game.id, number or 0, board) == own and game == type(game)()

    def is_met(self, moves: int) -> bool:
        """Return whether a win that cost so much is as good as is wanted."""
        return 0 < moves <= self.moves


def challenge_of(day: date, strength: Strength = Strength.EVERYBODY) -> Challenge:
    """Return the challenge of a day, or the lighter or harder board that scheme 3 has beside it.

    Raises `DamagedList` if there is none to be had.
    """
    if day >= FIRST_DAY:
        game_id, _, board, number, moves = board_on(day, strength)
        return Challenge(game_id, "", number, moves, board)
    games, count = _deals(), day.toordinal()
    difficulty = DIFFICULTIES[day.weekday()]
    game_id = list(games)[count % len(games)]
    deals = games[game_id][difficulty]
    return Challenge(game_id, difficulty, *deals[count // len(games) % len(deals)])


@cache
def _deals() -> dict[str, dict[str, tuple[tuple[int, int], ...]]]:
    """Return the deals of every game and difficulty, each with its number of moves."""
    found: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {}
    lines = read_list(paths.resources() / "challenges.txt", _deals_in)
    for game_id, difficulty, deals in lines:
        found.setdefault(game_id, {})[difficulty] = deals
    if not found or any(set(DIFFICULTIES) != deals.keys() for deals in found.values()):
        raise DamagedList(words("the file {file} cannot be read", file="challenges.txt"))
    return found


def _deals_in(line: str) -> tuple[str, str, tuple[tuple[int, int], ...]]:
    """Return the game, the difficulty and the deals of a line; raises `ValueError`."""
    game_id, difficulty, first, *more = line.split()
    pairs = (deal.split("/") for deal in (first, *more))
    return game_id, difficulty, tuple((deal_number(n), int(moves)) for n, moves in pairs)
