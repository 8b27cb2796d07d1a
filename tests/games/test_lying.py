"""What lies on a table: combinations in Zen, what can be taken in Clearing the Rows."""

from __future__ import annotations

from gupai_desktop.engine.explain import faces_text
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find


def lying(game: Game, board: str) -> set[str]:
    return {faces_text(faces) for faces in game.narrator(Table.parse(board)).lying}


def test_the_valid_groups_of_zen_lie_there() -> None:
    assert lying(find("zen.ten-sets"), "32 61 54 | 44 43 22 | 42 21") == {"61 54 32", "42 21"}


def test_only_what_is_open_can_be_taken_or_kills() -> None:
    game = find("levels.guo-wu-guan")
    board = "33 44 11 | 61 54 32 55 | 11 22 33 | 21 | 52 | 53 | 42 41"
    assert lying(game, board) == {"61 54 32", "11 33 22"}
    assert lying(game, f"{board} @2") == {"11 33 22"}
