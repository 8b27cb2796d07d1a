"""What the tests know of Clearing the Rows: boards of every game, and a line that wins each."""

from functools import cache
from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from tests.vectors import DATA

#: How the files of boards call the two ways of taking, and the rule that makes each.
TAKING_RULES = {"adjacent": "any-three=no", "any": "any-three=yes"}


class Win(NamedTuple):
    """A deal of a game, and moves that win it."""

    game: Game
    deal: int
    line: tuple[Move, ...]

    @property
    def name(self) -> str:
        """The game and how it is played, for the report of a test."""
        return f"{self.game.id} any-three={self.game.rules['any-three']}"

    @property
    def opening(self) -> Record:
        """The deal before its first move."""
        return Record.of_deal(self.game, self.deal)

    def late(self, most: int) -> Record:
        """The game before its last that many moves, or all of them."""
        record = self.opening
        for move in self.line[: max(0, len(self.line) - most)]:
            record = record.play(move)
        return record


@cache
def wins() -> tuple[Win, ...]:
    """The lines of ``levels_wins.tsv``: one for every game, adjacent and any three."""
    return _lines("levels_wins.tsv")


@cache
def general_left() -> Win:
    """A line of Passing Five Levels that completes every level and leaves a general alive.

    It was called won before the double kill was asked for.
    """
    (line,) = _lines("levels_general_left.tsv")
    return line


def _lines(file: str) -> tuple[Win, ...]:
    return tuple(
        Win(find(game, rules), int(deal), tuple(map(Move.parse, line.split("; "))))
        for game, rules, deal, line in _rows(file)
    )


def win_of(game_id: str, rules: str) -> Win:
    """The line that wins a game under these rules."""
    return next(win for win in wins() if win.game == find(game_id, rules))


class Board(NamedTuple):
    """A published board, written as text, and the game it is an opening of."""

    game: Game
    text: str


@cache
def boards() -> tuple[Board, ...]:
    """The boards of all files ``levels.o-koan.any.tsv`` and the like."""
    return tuple(
        Board(find(path.name.rsplit(".", 2)[0], TAKING_RULES[path.name.split(".")[2]]), text)
        for path in sorted(DATA.glob("levels.*.tsv"))
        for text, *_ in _rows(path.name)
    )


def _rows(file: str) -> list[list[str]]:
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]
