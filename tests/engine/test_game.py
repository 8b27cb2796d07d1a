"""What the contract gives to every game, shown on the smallest game there can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import partial
from typing import ClassVar

import pytest
from hypothesis import given

from gupai_desktop.engine.game import Family, Game, IllegalMove, Outcome
from gupai_desktop.engine.layout import Layout, Place
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import GroupLabel, Narrator
from gupai_desktop.engine.rules import TRIPLETS
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import Words, words
from tests import drafts
from tests.cases import refused
from tests.strategies import any_game, nonsense, repeatable, tables, value_of


class Toy(Game):
    """Put the nine alone: the tile on the left changes places with one on the right.

    The bench never moves.
    """

    family = Family(drafts.TOY, words("Toys"), "", rank=9)
    id = f"{drafts.TOY}.nine"
    name = words("Nine")
    native = "九"
    summary = words("Put the nine alone.")
    tiles = tuple(TILE[code] for code in ("66a", "22a", "63"))
    options = (TRIPLETS,)
    verbs: ClassVar[Mapping[str, Words]] = {"swap": words("Swap")}

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        return (Layout("Bench", (Place(0, 0, 1), Place(2, 0, 2))),)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        return Table((tiles[:1], tiles[1:]))

    def moves(self, table: Table) -> tuple[Move, ...]:
        (left,), right = table.groups
        return tuple(
            Move("swap", ((left,), (tile,))) for tile in right if TILE["22a"] not in (left, tile)
        )

    def after(self, table: Table, move: Move) -> Table:
        (left,), right = table.groups
        (taken,) = move.tiles - {left}
        return Table(((taken,), tuple(left if tile == taken else tile for tile in right)))

    def is_won(self, table: Table) -> bool:
        return table.groups[0] == (TILE["63"],)

    def narrator(self, table: Table) -> ToyNarrator:
        return ToyNarrator(self, table)


class ToyNarrator(Narrator):
    """What is told of the toy."""

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        if any(tiles == move.tiles for move in self.game.moves(self.table)):
            return ()
        return (words("The bench never moves."),)

    @property
    def labels(self) -> tuple[GroupLabel, ...]:
        return tuple(GroupLabel() for _ in self.table.groups)

    @property
    def tally(self) -> Words:
        return words("the {tile} alone", tile=str(self.table.groups[0][0]))


TOY = Toy()
OPENING = TOY.parse("66 | 22 63")


refusal = partial(refused, TOY.parse)


def test_a_legal_move_leads_to_another_table() -> None:
    assert str(TOY.play(OPENING, Move.parse("swap 66a 63"))) == "63 | 22 66"


def test_a_move_is_legal_if_it_is_among_the_moves() -> None:
    assert TOY.is_legal(OPENING, Move.parse("swap 66a 63"))
    assert not TOY.is_legal(OPENING, Move.parse("swap 66a 22a"))


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    for move, sentence in (
        ("swap 66a 22a", "“swap 66a 22a” is not legal here. The bench never moves."),
        ("swap 66a 11b", "11b is not on this table"),
        ("swap 66b 44a 11b", "11b is not on this table"),
        ("fly 66a", "“fly” is none of these: swap"),
        ("swap 66a+63", "“swap 66a+63” is not legal here."),
    ):
        with pytest.raises(IllegalMove) as caught:
            TOY.play(OPENING, Move.parse(move))
        assert str(caught.value) == sentence


def test_a_table_is_won_lost_or_open() -> None:
    boards = ("66 | 22 63", "63 | 22 66", "22 | 66 63")
    outcomes = [TOY.outcome(TOY.parse(board)) for board in boards]
    assert outcomes == [Outcome.OPEN, Outcome.WON, Outcome.LOST]


def test_the_sentence_says_what_is_wrong_with_a_board() -> None:
    for board, sentence in (
        ("66 | 22 | 63", "groups on this board: 3; in this game: 2"),
        ("66 22 63", "groups on this board: 1; in this game: 2"),
        ("66 22 | 63", "tiles in group 1: 2; in this game: 1"),
        ("66 | 22", "tiles in group 2: 1; in this game: 2"),
        ("66 | 22 21", "21 takes no part in this game"),
        ("66 | 22b 63", "22 takes no part in this game"),
        ("66 | 22 77", "tile 2 of group 2: 77 is not a tile"),
        ("63 | 22 63", "the set has only 1 tile 63; this board has 2"),
    ):
        assert refusal(board) == sentence


def test_the_tiles_that_a_board_lacks_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "check_shape", lambda _game, _table: None)
    assert refusal("66 | 22") == "missing here: 63"


@repeatable
@given(any_game(), nonsense(tables.map(str)))
def test_any_text_is_a_board_of_the_game_or_a_bad_text(game: Game, text: str) -> None:
    table = value_of(game.parse, text)
    assert table is None or set(table.tiles) == set(game.tiles)


def test_games_are_equal_if_their_kind_and_their_rules_are() -> None:
    class Variant(Toy):
        """Another game under the same rules."""

    assert Toy() == Toy({"triplets": "classic"})
    assert hash(Toy()) == hash(Toy({"triplets": "classic"}))
    assert Toy() not in (Toy({"triplets": "mixed"}), Toy.id, Variant())
