"""The published boards: every verdict, every shortest line of Zen, all lines replayed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.levels_lines import WAYS
from tests.solvers.plays import replayed
from tests.vectors import DATA

RULES = {"classic": "triplets=classic", "mixed": "triplets=mixed", **WAYS}


class Row(NamedTuple):
    """A board, its verdict, and the length of its shortest line where that is published."""

    file: str
    board: str
    verdict: str
    shortest: int | None

    @property
    def game(self) -> Game:
        """The game under the rules that the name of the file tells."""
        game_id, rules = self.file.removesuffix(".tsv").rsplit(".", 1)
        return find(game_id, RULES[rules])

    @property
    def table(self) -> Table:
        """The board as a table."""
        return self.game.parse(self.board)


def rows(family: str) -> list[Row]:
    """The rows of every file of a family."""
    found = []
    for path in sorted(DATA.glob(f"{family}.*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            board, verdict, *more = line.split("\t")
            if not board.startswith("#"):
                length = int(more[0]) if more and more[0] else None
                found.append(Row(path.name, board, verdict, length))
    return found


def name_of(row: Row) -> str:
    return f"{row.file} {row.board[:26]}"


@pytest.mark.parametrize("row", [*rows("zen"), *rows("levels")], ids=name_of)
def test_a_published_board_has_its_verdict_and_its_line_wins(row: Row) -> None:
    verdict = solve(row.game, row.table, Budget())
    assert verdict.answer.value == row.verdict
    if verdict.answer is Answer.WINNABLE:
        assert row.game.is_won(replayed(row.game, row.table, verdict.line)[-1])
    else:
        assert verdict.line == ()


@pytest.mark.parametrize("row", [row for row in rows("zen") if row.shortest], ids=name_of)
def test_a_published_board_of_zen_has_its_shortest_line(row: Row) -> None:
    verdict = shortest(row.game, row.table, Budget())
    assert verdict.is_shortest
    assert len(verdict.line) == row.shortest
    assert row.game.is_won(replayed(row.game, row.table, verdict.line)[-1])


def test_every_file_of_boards_is_read() -> None:
    """An empty or a lost file would pass for a tested one."""
    read = [row.file for row in [*rows("zen"), *rows("levels")]]
    assert {file: read.count(file) >= 25 for file in read} == dict.fromkeys(read, True)
    assert len(set(read)) == 10
