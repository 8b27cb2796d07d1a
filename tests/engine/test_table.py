"""Positions and their texts."""

import dataclasses

from hypothesis import given

from gupai_desktop.engine.table import MAX_GROUPS, Table
from gupai_desktop.engine.tiles import TILE
from tests.cases import refused
from tests.histories import without_copies
from tests.strategies import repeatable, tables

# Reading.


def test_a_tile_without_its_letter_is_the_first_copy_that_is_left() -> None:
    for text, tiles in (
        ("66 21 | 42 66", "66a 21 42 66b"),
        ("66 21 | 42 66a", "66b 21 42 66a"),
        ("  66   21\n|\t42 66 ", "66a 21 42 66b"),
    ):
        assert " ".join(map(str, Table.parse(text).tiles)) == tiles


def test_a_dot_is_an_empty_group_a_dash_one_out_of_play_and_the_stage_comes_last() -> None:
    table = Table.parse("66 | . | - | 21 @3")
    assert list(map(len, table.groups)) == [1, 0, 0, 1]
    assert (set(table.done), table.stage) == ({2}, 3)
    assert Table.parse("66 | 21").stage == 0


def test_a_dot_among_tiles_is_a_place_that_a_tile_has_left() -> None:
    table = Table.parse("66 . 21 | . . 42")
    assert table.gaps == {(0, 1), (1, 0), (1, 1)}
    assert table.rows[0] == (TILE["66a"], None, TILE["21"])
    assert table.place_of(TILE["42"]) == (1, 2)
    assert str(table) == "66 . 21 | . . 42"


def test_what_is_taken_leaves_its_place_for_the_heap_where_each_take_begins_a_row() -> None:
    table = Table.parse("66 63 11 42 | 66 21").with_groups({})
    heaped = dataclasses.replace(table, groups=(*table.groups, ()), has_heap=True)
    assert str(heaped) == str(table)
    for tiles in (("66a", "66b"), ("42", "63", "11a")):
        heaped = heaped.with_taken([TILE[tile] for tile in tiles], 3)
    assert str(heaped) == ". . . . | . 21 | 66 66 . 11 63 42"


def test_copies_are_written_with_letters_only_out_of_reading_order() -> None:
    for text, written in (
        ("66a 21 | 42 66b", "66 21 | 42 66"),
        ("66b 21 | 42 66a", "66b 21 | 42 66a"),
        ("66 | . | - | 21 @2", "66 | . | - | 21 @2"),
    ):
        assert str(Table.parse(text)) == written


@repeatable
@given(tables)
def test_the_text_of_lettered_copies_describes_the_board_without_letters(table: Table) -> None:
    ordered = table.with_copies_in_order()
    assert not any(letter in str(ordered) for letter in "ab")
    assert without_copies(ordered) == without_copies(table)


def test_the_sentence_says_what_is_wrong_and_where() -> None:
    for text, sentence in (
        ("66 77 11", "tile 2 of group 1: 77 is not a tile"),
        ("66 11 | 36", "tile 1 of group 2: 36 is not a tile"),
        ("66 11 | 22 63a", "tile 2 of group 2: 63a is not a tile"),
        ("66 11 -", "tile 3 of group 1: - is not a tile"),
        ("66 11 | 66 | 66", "the set has only 2 tiles 66; this board has 3"),
        ("63 | 63", "the set has only 1 tile 63; this board has 2"),
        ("66a 11 | 66a", "the set has only 1 tile 66a; this board has 2"),
        ("", "group 1 is empty"),
        ("66 11 | | 22", "group 2 is empty"),
        ("66 11 |", "group 2 is empty"),
        ("66 11 @x", "“@x” cannot stand here"),
        ("66 11 @-1", "“@-1” cannot stand here"),
        ("66 11 @1 @2", "“@1 @2” cannot stand here"),
        (" | ".join(["."] * (MAX_GROUPS + 1)), "there is more here than can be read"),
        ("66 " + "x" * 99, "tile 2 of group 1: " + "x" * 23 + "… is not a tile"),
        ("66 \x1b[31m", "tile 2 of group 1: ?[31m is not a tile"),
    ):
        assert refused(Table.parse, text) == sentence
