"""Zen: every sentence of docs/rules/en/zen.ten-sets.md on a position made by hand; and counts."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from random import Random

import pytest

from gupai_desktop.engine.combinations import FULL_DRAGON
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import GroupLabel
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, words
from gupai_desktop.games.zen import TenSets
from tests.cases import of_every
from tests.histories import without_copies
from tests.vectors import board_files, boards, triplet_rows

CLASSIC = TenSets()
MIXED = TenSets({"triplets": "mixed"})
LOOSE = TenSets({"loose": "yes"})
BOTH = TenSets({"triplets": "mixed", "loose": "yes"})

RULES = (CLASSIC, MIXED, LOOSE, BOTH)

every_rule = of_every(RULES, lambda game: str(game.rules))

WITHOUT_FIRST_MOVE = (
    "44 21 11 | 66 65 51 | 11 33 42 | 22 51 43 | 31 55 32 | 31 65 64 "
    "| 44 33 52 | 61 53 41 | 22 64 61 | 55 63 54 | 66 62"
)

WIN_OF_DEAL_7 = (
    "exchange 55a 53; exchange 66a 51b; exchange 44b 33b; exchange 33a 65a; exchange 33b 21; "
    "exchange 33a+33b 61b+54; exchange 65b 63; exchange 44a 55b; exchange 64a 63; "
    "exchange 11b 64a"
)


def is_legal(board: str, move: str, game: Game = CLASSIC) -> bool:
    return game.is_legal(Table.parse(board), Move.parse(move))


def after(board: str, move: str, game: Game = CLASSIC) -> str:
    return str(game.play(Table.parse(board), Move.parse(move)))


def refusal(board: str, move: str, game: Game = CLASSIC) -> str:
    with pytest.raises(IllegalMove) as caught:
        game.play(Table.parse(board), Move.parse(move))
    return str(caught.value)


def explanation(board: str, tiles: str) -> list[str]:
    table = Table.parse(board)
    chosen = {tile for tile in table.tiles if str(tile) in tiles.split()}
    return [str(sentence) for sentence in CLASSIC.narrator(table).explain(chosen)]


# The groups.


def test_a_board_that_says_how_far_a_turn_has_come_is_refused() -> None:
    board = str(deal(CLASSIC, 1))
    with pytest.raises(BadText) as caught:
        CLASSIC.parse(f"{board} @3")
    assert str(caught.value) == "“@3” cannot stand here"
    assert CLASSIC.parse(f"{board} @0") == CLASSIC.parse(board)


def test_the_pair_lies_in_the_middle() -> None:
    for layout in CLASSIC.layouts(()):
        *threes, pair = layout.places
        across = min(place.x for place in threes) + max(place.right for place in threes)
        down = min(place.y for place in threes) + max(place.bottom for place in threes)
        middle = ((pair.x + pair.right) / 2, (pair.y + pair.bottom) / 2)
        assert middle == pytest.approx((across / 2, down / 2)), layout.name


def test_the_boards_of_the_vectors_are_boards_of_the_game() -> None:
    for file in board_files():
        game = MIXED if "mixed" in file else CLASSIC
        assert [str(game.parse(board)) for board in boards(file)] == boards(file)


# Exchanges.


def test_one_tile_may_be_exchanged_if_both_groups_are_valid_then() -> None:
    for board, move, wanted in (
        ("61 54 33 | 11 22 32", "exchange 33a 32", "61 54 32 | 11 22 33"),
        # Two invalid groups may mend each other.
        ("61 53 63 | 11 66 42", "exchange 63 42", "61 53 42 | 11 66 63"),
        ("61 53 63 | 42 54", "exchange 63 42", "61 53 42 | 63 54"),
        ("66 11 | 66 11", "exchange 11a 66b", "66 66 | 11 11"),
        # The tiles take each other's places, and the other groups stay as they are.
        ("33 61 54 | 11 32 22", "exchange 33a 32", "32 61 54 | 11 33 22"),
        (
            "44 43 | 61 54 33 | 65 64 | 11 22 32 | 55 31",
            "exchange 33a 32",
            "44 43 | 61 54 32 | 65 64 | 11 22 33 | 55 31",
        ),
    ):
        assert after(board, move) == wanted


def test_an_exchange_that_leaves_one_of_the_two_invalid_is_refused() -> None:
    assert not is_legal("61 54 33 | 11 66 32", "exchange 33a 32")
    # Not even to mend another.
    assert not is_legal("61 54 32 | 11 22 43", "exchange 32 43")


def test_two_tiles_may_be_exchanged_for_two() -> None:
    assert after("63 54 32 | 33 33", "exchange 63+54 33a+33b") == "33 33 32 | 63 54"
    exchanged = after("61 54 33 | 11 22 32", "exchange 11a+22a 61a+54")
    assert exchanged == "11 22 33 | 61 54 32"


def test_an_exchange_of_two_triplets_is_one_of_the_third_with_the_places_changed() -> None:
    for table in random_tables(CLASSIC, deals=range(1, 6), most_moves=2):
        threes = [group for group in table.groups if len(group) == 3]
        for one, other in combinations(threes, 2):
            for left, right in ((x, y) for x in one for y in other):
                rests = tuple(tuple(t for t in g if t not in (left, right)) for g in (one, other))
                single, double = Move("exchange", ((left,), (right,))), Move("exchange", rests)
                assert CLASSIC.is_legal(table, single) == CLASSIC.is_legal(table, double)


def test_other_numbers_of_tiles_are_never_exchanged() -> None:
    for board, move in (
        ("61 54 32 | 11 22 33", "exchange 61a+54+32 11a+22a+33a"),
        ("63 54 32 | 33 33", "exchange 63 33a+33b"),
    ):
        assert refusal(board, move).endswith("one tile for one, or two for two.")


def test_an_exchange_after_which_the_same_groups_lie_there_is_not_a_move() -> None:
    for board, move in (
        ("61 54 32 | 61 53 42", "exchange 61a 61b"),
        ("61 54 32 | 61 53 42", "exchange 32+54 42+53"),
        ("66 66 | 11 11", "exchange 66a+66b 11a+11b"),
        ("63 54 | 42 21", "exchange 63+54 42+21"),
        ("66 11 51 | 66 11 51", "exchange 66a+11a 66b+11b"),
    ):
        assert refusal(board, move) == (
            f"“{Move.parse(move)}” is not legal here. "
            "This would change nothing: the same groups would lie there."
        )


# Winning and losing.


def test_a_table_is_won_when_every_group_is_valid() -> None:
    assert CLASSIC.is_won(Table.parse("61 54 32 | 11 22 33 | 66 66"))
    assert not CLASSIC.is_won(Table.parse("61 54 32 | 11 22 43 | 66 66"))


def test_deal_7_is_won_by_ten_exchanges() -> None:
    table = deal(CLASSIC, 7)
    for text in WIN_OF_DEAL_7.split(";"):
        assert CLASSIC.outcome(table) is Outcome.OPEN
        table = CLASSIC.play(table, Move.parse(text))
    assert CLASSIC.outcome(table) is Outcome.WON


def test_with_the_mixed_dragon_too_a_deal_may_have_no_first_move() -> None:
    assert MIXED.outcome(MIXED.parse(WITHOUT_FIRST_MOVE)) is Outcome.LOST


# Counts of moves and positions.


def test_so_many_lines_and_positions_lie_one_and_two_exchanges_away() -> None:
    for game, number, counts in (
        (CLASSIC, 1, (26, 25, 488, 278)),
        (CLASSIC, 2, (16, 16, 334, 259)),
        (CLASSIC, 3, (22, 20, 424, 258)),
        (MIXED, 1, (26, 25, 488, 278)),
        (MIXED, 2, (16, 16, 326, 251)),
        (MIXED, 3, (22, 20, 424, 258)),
        (LOOSE, 1, (30, 28, 713, 380)),
        (LOOSE, 2, (18, 18, 486, 393)),
        (LOOSE, 3, (24, 22, 542, 329)),
        (BOTH, 1, (30, 28, 713, 380)),
        (BOTH, 2, (18, 18, 478, 385)),
        (BOTH, 3, (24, 22, 542, 329)),
    ):
        first = list(followers(game, deal(game, number)))
        second = [table for one in first for table in followers(game, one)]
        found = [len(first), len({without_copies(table) for table in first})]
        found += [len(second), len({without_copies(table) for table in second})]
        assert tuple(found) == counts, (game, number)


# The rules once more, by a second hand.

PAIRS = (
    "66 66, 11 11, 44 44, 31 31, 55 55, 33 33, 22 22, 65 65, 64 64, 61 61, 51 51, "
    "63 54, 62 53, 52 43, 41 32, 42 21"
)


def sorted_codes(group: Iterable[object]) -> tuple[str, ...]:
    return tuple(sorted(str(tile)[:2] for tile in group))


def valid_groups(game: TenSets) -> set[tuple[str, ...]]:
    """Every valid group by the published lists."""
    mixed, loose = game.rules["triplets"] == "mixed", game.rules["loose"] == "yes"
    triplets = {
        sorted_codes(row.faces.split())
        for row in triplet_rows()
        if row.names[1 if mixed else 0] or (loose and row.names[2] and not row.names[0])
    }
    return triplets | {sorted_codes(pair.split()) for pair in PAIRS.split(",")}


def legal_exchanges(valid: set[tuple[str, ...]], table: Table) -> Iterator[Move]:
    for one, other in combinations(table.groups, 2):
        before = sorted([sorted_codes(one), sorted_codes(other)])
        for size in (1, 2):
            for left, right in product(combinations(one, size), combinations(other, size)):
                after_one = sorted_codes({*one, *right} - {*left})
                after_other = sorted_codes({*other, *left} - {*right})
                is_valid = after_one in valid and after_other in valid
                if is_valid and sorted([after_one, after_other]) != before:
                    yield Move("exchange", (left, right))


@every_rule
def test_the_moves_are_those_of_the_published_lists(game: TenSets) -> None:
    valid = valid_groups(game)
    for table in random_tables(game, deals=range(11, 21), most_moves=3):
        assert set(game.moves(table)) == set(legal_exchanges(valid, table))


# What is said.


def test_tiles_that_do_not_stand_against_each_other_are_explained() -> None:
    for tiles, sentence in (
        ("66a", "An exchange is between two groups: one tile for one, or two for two."),
        ("66a 11a", "An exchange is between two groups: one tile for one, or two for two."),
        ("66a 65a 22a", "An exchange is between two groups; these tiles lie in more."),
        ("66a 11a 65a", "An exchange is between two groups: one tile for one, or two for two."),
    ):
        assert explanation("66 11 31 | 65 64 63 | 22 33", tiles) == [sentence]


def test_an_exchange_that_is_refused_is_explained_for_both_groups() -> None:
    assert explanation("61 54 33 | 11 66 32", "33a 32") == [
        "11 66 33: Not a triplet (no dragon, and no three of its ends are alike).",
        "With 61 in place of 33 it would be valid: Split.",
        "61 54 32 would be valid: Full Dragon.",
    ]


def test_a_group_that_would_be_a_pair_is_explained_as_one() -> None:
    assert explanation("61 53 63 | 42 54", "53 54") == [
        "61 54 63: Not a triplet (no dragon, and no three of its ends are alike).",
        "With 61 in place of 54 it would be valid: Five Points.",
        "42 53: Not a pair (they have 6 and 8 pips, not the same number).",
        "With 21 in place of 53 it would be valid: Supreme Pair.",
    ]


def prospects(board: str, tiles: str) -> list[tuple[int | None, str, bool, str]]:
    """What two groups would become: which, its name, whether it is sealed, why it is not."""
    table = Table.parse(board)
    chosen = {tile for tile in table.tiles if str(tile) in tiles.split()}
    return [
        (one.group, str(one.label.caption or ""), one.label.is_sealed, str(one.reason or ""))
        for one in CLASSIC.narrator(table).prospects(chosen)
    ]


def test_an_exchange_is_told_by_what_both_groups_become_or_why_one_is_not_valid() -> None:
    dragon = (0, "Full Dragon", True, "")
    legal = prospects("61 54 33 | 11 22 32", "33a 32")
    assert legal == [dragon, (1, "Small Dragon", True, "")]
    refused = prospects("61 54 33 | 11 66 32", "33a 32")
    assert refused == [dragon, (1, "", False, "Not a triplet")]
    assert prospects("61 54 33 | 22 42", "61a 42")[1] == (1, "", False, "Not a pair")
    uneven = prospects("61 54 33 | 11 22 32", "61a 54 32")
    assert uneven == [(None, "", False, "Not a legal move")]
    unchanged = prospects("66 11 31 | 66 22 33", "66a 66b")
    assert unchanged == [(None, "", False, "Changes nothing")]


def test_a_tile_without_a_partner_says_so() -> None:
    table = Table.parse("61 54 33 | 11 22 32")
    assert str(CLASSIC.narrator(table).why_idle(table.groups[0][1])) == (
        "No swap for this tile now: both groups must be finished after it."
    )


def test_every_valid_group_is_marked_with_its_name_and_a_seal_and_counted() -> None:
    narrator = CLASSIC.narrator(Table.parse("61 54 32 | 11 22 43 | 66 66"))
    assert list(narrator.labels) == [
        GroupLabel(FULL_DRAGON.name, "全龍", is_sealed=True, counts=True),
        GroupLabel(),
        GroupLabel(words("Heaven", meaning="a pair"), "文對", is_sealed=True, counts=True),
    ]
    assert str(narrator.tally) == "2 of 3 groups valid"


def test_dead_groups_are_found() -> None:
    assert CLASSIC.dead_groups(Table.parse("61 54 33 | 41 42 33 | 66 11")) == (1,)


# Random plays.


def followers(game: TenSets, table: Table) -> Iterator[Table]:
    return (game.after(table, move) for move in game.moves(table))


def plays(game: TenSets, deals: range, most_moves: int) -> Iterator[tuple[Table, Table]]:
    """The tables before and after every exchange of a random play of each deal."""
    for number in deals:
        chance, table = Random(number), deal(game, number)
        for _ in range(most_moves):
            if moves := game.moves(table):
                before, table = table, game.play(table, chance.choice(moves))
                yield before, table


def random_tables(game: TenSets, deals: range, most_moves: int) -> Iterator[Table]:
    """The openings of some deals and the tables that come up on random plays of them."""
    yield from (deal(game, number) for number in deals)
    yield from (after for _, after in plays(game, deals, most_moves))
