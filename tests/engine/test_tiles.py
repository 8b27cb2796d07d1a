"""The set, and reading its tiles."""

import pickle

import pytest
from hypothesis import given

from gupai_desktop.engine.tiles import FACE, FACES, TILE, TILES, Suit, Tile, copies_of, read_tile
from gupai_desktop.engine.words import BadText, shorten
from tests.strategies import repeatable, tiles

CIVIL = "66 11 44 31 55 33 22 65 64 61 51"
MILITARY = "63 54 62 53 52 43 42 41 32 21"


def test_the_set_has_32_tiles_whose_21_faces_are_every_way_to_pair_two_ends() -> None:
    assert (len(TILES), len(FACES)) == (32, 21)
    every_way = {(high, low) for high in range(1, 7) for low in range(1, high + 1)}
    assert {face.ends for face in FACES} == every_way
    assert [tile.order for tile in TILES] == list(range(32))


def test_the_faces_of_a_suit_stand_from_the_highest_to_the_lowest() -> None:
    for suit, codes, copies in ((Suit.CIVIL, CIVIL, 2), (Suit.MILITARY, MILITARY, 1)):
        found = [face for face in FACES if face.suit is suit]
        assert " ".join(map(str, found)) == codes
        assert {(face.copies, len(copies_of(face))) for face in found} == {(copies, copies)}
        assert all(str(face.name).strip() for face in found)


def test_a_civil_tile_carries_the_letter_of_its_copy_and_a_military_one_none() -> None:
    assert [str(tile) for tile in copies_of(FACE["66"])] == ["66a", "66b"]
    assert [str(tile) for tile in copies_of(FACE["63"])] == ["63"]
    assert TILE["66a"] != TILE["66b"]


@repeatable
@given(tiles)
def test_a_pickled_tile_comes_back_as_the_very_same_one(tile: Tile) -> None:
    assert pickle.loads(pickle.dumps(tile)) is tile


def test_what_is_no_tile_is_refused_by_name() -> None:
    for text in ("77", "36", "63a", "66c", "6 6", "６６"):
        with pytest.raises(BadText, match=f"^{text} is not a tile$"):
            read_tile(text)
    with pytest.raises(BadText, match=r"^66 could be two tiles; write 66a or 66b$"):
        read_tile("66")


def test_a_long_text_is_quoted_in_part() -> None:
    assert shorten("x" * 24) == "x" * 24
    assert shorten("x" * 25) == "x" * 23 + "…"
