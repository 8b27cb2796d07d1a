"""Moves and their texts."""

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import TILE
from tests.cases import refused


def test_a_move_of_the_rules_is_written_as_it_was_read() -> None:
    for text in (
        *("exchange 66a 63", "exchange 33b+61a 42+21"),
        *("take 65a 65b 53", "kill 11b 44a 21", "refill"),
    ):
        assert str(Move.parse(text)) == text


def test_the_order_of_sides_and_of_their_tiles_does_not_matter_but_which_stand_together() -> None:
    move = Move.parse("exchange 42+21 61a+33b")
    assert move == Move.parse("exchange 33b+61a 21+42")
    assert hash(move) == hash(Move.parse("exchange 33b+61a 21+42"))
    assert move != Move.parse("exchange 42+33b 61a+21")


def test_a_move_touches_the_tiles_of_all_its_sides_or_none() -> None:
    move = Move.parse("exchange 42+21 61a+33b")
    assert move.tiles == {TILE[code] for code in ("42", "21", "61a", "33b")}
    assert Move.parse("refill").tiles == frozenset()


def test_the_sentence_says_what_is_wrong() -> None:
    for text, sentence in (
        ("", "“” is not a move"),
        ("66a 63", "“66a 63” is not a move"),
        ("ex-change 66a 63", "“ex-change 66a 63” is not a move"),
        ("exchange 66a+ 63", "“exchange 66a+ 63” is not a move"),
        ("exchange + 63", "“exchange + 63” is not a move"),
        ("take" + " 63" * 33, "“take 63 63 63 63 63 63 …” is not a move"),
        ("exchange 77 63", "77 is not a tile"),
        ("exchange 66 63", "66 could be two tiles; write 66a or 66b"),
        ("exchange 63 63", "“exchange 63 63” is not a move"),
        ("exchange 42+21 42+61a", "“exchange 42+21 42+61a” is not a move"),
    ):
        assert refused(Move.parse, text) == sentence
