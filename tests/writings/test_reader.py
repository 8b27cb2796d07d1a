"""Boards in every way that is found outside, and what is no board in none."""

from functools import partial
from textwrap import fill

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find, games
from gupai_desktop.play.shared import read_shared
from gupai_desktop.writings.reader import WRITTEN, looks_like_board, read_board, write_board
from tests.cases import refused
from tests.writings.texts import KINDS, joined, random_text, rows_of

ZEN = find("zen.ten-sets")
BOARD = deal(ZEN, 5)
ROWS = rows_of(BOARD)
AUTHOR = KINDS["the author's pages"]
#: Out of the programs of the author of the games, low end first and with the pair in the middle.
FOUND = (
    "["
    + ", ".join(
        (
            "Triplet{[[1:5], [5:5], [2:2]]}",
            "Triplet{[[2:6], [4:4], [4:4]]}",
            "Triplet{[[3:6], [1:1], [3:3]]}",
            "Triplet{[[4:6], [1:4], [ - ]]}",
            "Triplet{[[3:4], [5:5], [1:6]]}",
            "Triplet{[[5:6], [1:3], [6:6]]}",
            "Triplet{[[1:2], [4:5], [2:4]]}",
            "Triplet{[[4:6], [5:6], [1:3]]}",
            "Triplet{[[1:1], [1:5], [2:5]]}",
            "Triplet{[[3:5], [6:6], [3:3]]}",
            "Triplet{[[2:2], [2:3], [1:6]]}",
        )
    )
    + "]"
)
FOUND_EIGHT = (
    "["
    + ", ".join(
        (
            "Triplet{[[2:1], [5:5], [ - ]]}",
            "Triplet{[[6:4], [6:5], [ - ]]}",
            "Triplet{[[3:3], [6:4], [ - ]]}",
            "Triplet{[[3:1], [4:4], [ - ]]}",
            "Triplet{[[1:1], [5:2], [4:3]]}",
            "Triplet{[[6:3], [6:1], [5:1]]}",
            "Triplet{[[3:1], [5:5], [2:2]]}",
            "Triplet{[[5:4], [6:6], [4:2]]}",
            "Triplet{[[6:1], [3:2], [2:2]]}",
            "Triplet{[[6:2], [4:1], [5:3]]}",
            "Triplet{[[6:6], [4:4], [3:3]]}",
            "Triplet{[[1:1], [6:5], [5:1]]}",
        )
    )
    + "]"
)
refusal = partial(refused, read_board, ZEN)


def test_every_way_that_is_found_outside_is_read_in_every_game() -> None:
    for game in (kind() for kind in games()):
        table = deal(game, game.last_made + 5)
        for kind, write in KINDS.items():
            text = write(rows_of(table))
            assert read_board(game, text) == table, f"{game.id}, {kind}: {text}"


def test_a_board_of_the_authors_program_is_read_with_its_pair_in_the_middle() -> None:
    table = read_board(ZEN, FOUND)
    assert str(table).startswith("51 55 22 | 62 44 44 | 63 11 33 | 43 55 61 | ")
    assert str(table).endswith(" | 22 32 61 | 64 41")
    eight = find("zen.eight-sets")
    text = FOUND_EIGHT
    assert str(read_board(eight, text)).endswith(" | 21 55 | 64 65 | 33 64 | 31 44")


def test_the_pair_may_stand_first_or_in_the_middle() -> None:
    for place in range(len(ROWS)):
        rows = [*ROWS[:-1][:place], ROWS[-1], *ROWS[:-1][place:]]
        assert read_board(ZEN, AUTHOR(rows)) == BOARD, place


def test_titles_labels_and_code_fences_are_no_tiles() -> None:
    for head in (
        "Watching Ten Sets #252\n",
        "Time: 12:11.\n\n",
        "Споглядай десять груп:\n",
        "```\n",
    ):
        assert read_board(ZEN, head + AUTHOR(ROWS)) == BOARD, head


def test_lines_that_count_up_have_numbers_and_others_tiles() -> None:
    table = deal(ZEN, 7)
    rows = [",".join("{}-{}".format(*ends) for ends in row) for row in rows_of(table)]
    for first in (0, 1):
        numbered = (f"{number},{row}" for number, row in enumerate(rows, first))
        assert read_board(ZEN, "\n".join(numbered)).with_copies_in_order() == table
    numbered = (
        f"{number},{row}" for number, row in zip((1, 1, 2, 3, 4, 5, 6), rows, strict=False)
    )
    assert "cannot stand here" in refusal("\n".join((*numbered, *rows[7:])))


def test_lines_may_have_been_broken() -> None:
    text = joined("[{0}:{1}]", " ", " | ")(ROWS)
    for width in (30, 47, 60):
        assert read_board(ZEN, fill(text, width)) == BOARD, width


def test_every_table_comes_back_from_every_way_in_which_it_is_written() -> None:
    for game in (kind() for kind in games()):
        table = deal(game, game.last_made + 3)
        for _ in range(12):
            for key, way in WRITTEN.items():
                read = read_board(game, write_board(table, way))
                assert read == table.with_copies_in_order(), f"{game.id}, {key}"
            if not (moves := sorted(map(str, game.moves(table)))):
                break
            table = game.play(
                table, next(move for move in game.moves(table) if str(move) == moves[-1])
            )


def test_a_board_is_never_read_as_another_one() -> None:
    for number in range(400):
        game, table, kind, text = random_text(number)
        try:
            read = read_board(game, text)
        except BadText:
            assert kind not in KINDS, f"{game.id}, {kind}: {text}"
        else:
            assert read.with_copies_in_order() == table, f"{game.id}, {kind}: {text}"


@pytest.mark.parametrize(
    "text",
    [
        "12:34",
        "2026-11-27",
        "5/6/2026",
        "+380 44 123 45 67",
        "555-1234",
        "6:5",
        "1-2-3-4-5-6",
        "#65",
    ],
)
def test_a_time_a_date_and_a_telephone_number_are_no_board(text: str) -> None:
    assert not looks_like_board(text)
    refusal(text)


def test_what_can_be_read_in_two_ways_is_refused_with_both() -> None:
    names = KINDS["Chinese names"](ROWS)
    assert refusal(names.replace("三六", "雜九")).endswith(
        "“雜九” can be read in two ways: as 63 or as 54"
    )
    assert refusal(joined("{0}-{1}", " ", " ")(ROWS)) == (
        "“6-6 3-2 5-5 3-1” can be read in two ways: as 6-6 3-2 5-5 or as 6-6 3-2"
    )


def test_rows_whose_order_differs_are_refused_where_it_matters() -> None:
    game = find("levels.o-koan")
    rows = rows_of(deal(game, 5))
    *levels, common = (AUTHOR([row]) for row in rows)
    for lines in ([common, *levels], [common, *levels[::-1]]):
        assert "can be read in two ways" in refused(read_board, game, "\n".join(lines))


def test_a_board_of_broken_rows_is_not_one_of_another_game() -> None:
    game = find("levels.o-koan")
    *levels, common = rows_of(deal(game, 5))
    text = AUTHOR([*levels, common[:6], common[6:]])
    every = [game, *(kind() for kind in games())]
    with pytest.raises(BadText):
        read_shared(text, find, every)


def test_the_sentence_says_what_is_wrong_as_it_is_written() -> None:
    text = KINDS["full width"](ROWS)
    assert refusal(text.replace("［６：６］", "［７：６］", 1)) == (
        "tile 1 of group 1: ［７：６］ is not a tile"
    )
    assert refusal(text.replace("［６：６］", "［６：５］", 1)) == (
        "the set has only 2 tiles ［６：５］; this board has 3"
    )
    low = KINDS["Culin"](ROWS)
    assert refusal(low.replace(", 3-6", "")) == "missing here: 3-6"
    assert (
        refusal(low.replace("; 1-3", ", 1-3", 1)) == "groups on this board: 10; in this game: 11"
    )
    moved = AUTHOR([ROWS[0][:-1], [*ROWS[1], ROWS[0][-1]], *ROWS[2:]])
    assert refusal(moved) == "tiles in group 2: [3:1] [6:6] [5:5] [5:5]; in this game: 2/3"
    assert refusal(AUTHOR(ROWS).replace("\n", " xyz ", 1)) == "“xyz” cannot stand here"


def test_a_board_that_the_game_itself_writes_is_refused_in_its_own_words() -> None:
    for text in ("66 11 | 22 33", "55 | 7x", str(BOARD).replace("63", "62")):
        assert refusal(text) == refused(ZEN.parse, text), text
