"""A record: one deal of a game and the moves played on it.

Its text names the game, the rules, the deal and the opening board, then one move
a line; reading it replays every move, so a record is never wrong in silence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import accumulate

from gupai_desktop.engine.deal import deal, deal_number
from gupai_desktop.engine.game import Game, IllegalMove
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Narrator
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import UNKNOWN, BadText, words

#: Finds a game by its id and the text of its rules; raises `BadText`.
Catalogue = Callable[[str, str], Game]

_HEAD = "gupai record 1"


@dataclass(frozen=True, slots=True)
class Record:
    """A game, the deal number if it has one, the opening, and the moves so far.

    `table` is where the moves have led.
    """

    game: Game
    number: int | None
    opening: Table
    moves: tuple[Move, ...] = ()
    table: Table = field(compare=False, kw_only=True)

    @classmethod
    def of_deal(cls, game: Game, number: int) -> Record:
        """Return a fresh record of a numbered deal; raises `BadText` for a bad number."""
        opening = deal(game, number)
        return cls(game, number, opening, table=opening)

    @classmethod
    def of_board(cls, game: Game, board: str) -> Record:
        """Return a fresh record of a board given as text; raises `BadText`."""
        return cls.of_table(game, game.parse(board))

    @classmethod
    def of_table(cls, game: Game, opening: Table) -> Record:
        """Return a fresh record of a board of one's own."""
        return cls(game, None, opening, table=opening)

    @classmethod
    def of(cls, game: Game, number: int | None, board: str) -> Record:
        """Return a fresh record of a numbered deal, without a number of a board as text."""
        return cls.of_deal(game, number) if number else cls.of_board(game, board)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The opening, and the table after each move."""
        return tuple(accumulate(self.moves, self.game.after, initial=self.opening))

    @property
    def narrator(self) -> Narrator:
        return self.game.narrator(self.table)

    @property
    def deal_text(self) -> str:
        """The number of the deal, or its board if it has none."""
        return str(self.number or self.opening)

    def has_deal_of(self, other: Record) -> bool:
        """Return whether both records are of one deal of one game."""
        return (self.game, self.opening) == (other.game, other.opening)

    def play(self, move: Move) -> Record:
        """Return this record with one more move; raises `IllegalMove`."""
        return replace(self, moves=(*self.moves, move), table=self.game.play(self.table, move))

    def with_number(self, number: int) -> Record:
        """Return this record with a deal number; raises `BadText` if its board is another."""
        if deal(self.game, number) != self.opening:
            raise BadText(words("the board is not that of deal {number}", number=number))
        return replace(self, number=number)

    def restarted(self) -> Record:
        """Return the same deal before its first move."""
        return replace(self, moves=(), table=self.opening)

    def __str__(self) -> str:
        head = [
            _HEAD,
            f"game {self.game.id}",
            *([f"rules {self.game.rules}"] if self.game.rules else []),
            *([f"deal {self.number}"] if self.number is not None else []),
            f"board {self.opening}",
        ]
        return "\n".join([*head, *map(str, self.moves)]) + "\n"

    @classmethod
    def parse(cls, text: str, catalogue: Catalogue) -> Record:
        """Return the record that is written so, replayed; raises `BadText` with the line."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != _HEAD:
            raise BadText(UNKNOWN)
        heads = (line.partition(" ") for line in lines[1:5])
        # Rules may be empty, and the blank before them is lost in a mail.
        fields = {key: value for key, _, value in heads if key in _FIELDS}
        game = catalogue(fields.get("game", ""), fields.get("rules", ""))
        record = cls.of_board(game, fields.get("board", ""))
        if number := fields.get("deal"):
            record = record.with_number(deal_number(number))
        for line, text in enumerate(lines[1 + len(fields) :], 2 + len(fields)):
            try:
                record = record.play(Move.parse(text))
            except (BadText, IllegalMove) as error:
                raise BadText(
                    words("line {line}: {error}", line=line, error=error.words)
                ) from None
        return record


_FIELDS = ("game", "rules", "deal", "board")
