"""The goals of Zen, true and false on tables laid by hand, and the ends they leave."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.goals import end_boards
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, FACES, Suit
from gupai_desktop.engine.words import BadText
from gupai_desktop.games.zen import TenSets, Zen
from gupai_desktop.games.zen_goals import EightSets, FiveDragons, Harmony, Shanghai
from tests.cases import of_every
from tests.vectors import triplet_rows

Triple = tuple[str, ...]

TEN, EIGHT, SHANGHAI, DRAGONS, HARMONY = (
    TenSets(),
    EightSets(),
    Shanghai(),
    FiveDragons(),
    Harmony(),
)

#: Tables of valid groups only, how many wanted groups lie there, and whether one has won: the
#: pairs of two goals together are none, nor is a wanted pair within a triplet there.
EIGHT_SETS = {
    "31 33 33 | 55 55 65 | 61 65 11 | 64 42 64 | 44 22 44 | 11 22 21 | 61 51 31 | 51 66 66 "
    "| 41 32 | 62 53 | 63 54 | 43 52": ([[1, 1, 1, 1], [0, 0, 0, 0]], True),
    "55 55 41 | 33 33 43 | 22 65 52 | 22 65 42 | 64 64 54 | 61 61 21 | 51 51 53 | 63 62 32 "
    "| 66 66 | 11 11 | 44 44 | 31 31": ([[0, 0, 0, 0], [1, 1, 1, 1]], True),
    "11 55 41 | 11 64 61 | 44 33 43 | 44 65 64 | 55 22 52 | 33 32 21 | 22 65 42 | 61 51 51 "
    "| 66 66 | 31 31 | 63 54 | 62 53": ([[1, 1, 0, 0], [1, 0, 0, 1]], False),
    "66 66 33 | 11 11 51 | 44 33 43 | 44 65 65 | 55 55 52 | 22 22 21 | 64 64 42 | 61 61 51 "
    "| 31 31 | 63 54 | 62 53 | 41 32": ([[1, 1, 0, 1], [0, 0, 0, 1]], False),
    "44 44 43 | 55 22 51 | 55 22 42 | 33 63 54 | 33 32 21 | 65 65 52 | 61 61 51 | 62 53 41 "
    "| 66 66 | 11 11 | 31 31 | 64 64": ([[0, 0, 0, 0], [1, 1, 0, 1]], False),
    "66 66 51 | 11 31 33 | 11 51 54 | 44 65 43 | 44 64 53 | 31 64 52 | 33 63 62 | 65 41 32 "
    "| 55 55 | 22 22 | 61 61 | 42 21": ([[0, 0, 0, 0], [0, 0, 0, 0]], False),
}
IN_SHANGHAI = {
    "11 33 22 | 11 33 22 | 31 54 62 | 31 64 52 | 51 51 53 | 61 61 63 | 65 41 32 | 65 43 21 "
    "| 66 44 55 | 66 44 55": ([[4, 2, 2, 1, 1]], True),
    "11 33 22 | 11 33 22 | 31 54 62 | 31 64 52 | 51 51 53 | 61 61 32 | 65 41 63 | 65 43 21 "
    "| 66 44 55 | 66 44 55": ([[3, 2, 2, 0, 1]], False),
}
FIVE_DRAGONS = {
    "11 11 51 | 31 33 33 | 31 54 62 | 44 44 64 | 51 63 42 | 55 55 65 | 61 52 43 | 64 53 21 "
    "| 65 41 32 | 66 66 61 | 22 22": ([[1, 5, 5]], True),
    "66 66 51 | 11 11 61 | 44 44 64 | 31 33 33 | 31 54 62 | 55 55 65 | 65 41 32 | 64 53 21 "
    "| 61 52 43 | 51 63 42 | 22 22": ([[1, 5, 4]], False),
    "66 66 61 | 11 11 51 | 44 44 64 | 31 33 33 | 31 64 52 | 55 55 65 | 22 22 21 | 65 41 32 "
    "| 61 53 42 | 51 62 43 | 63 54": ([[0, 4, 6]], False),
}
IN_HARMONY = {
    "11 11 21 | 22 22 32 | 33 33 43 | 44 44 41 | 51 51 53 | 55 55 52 | 61 61 63 | 64 64 42 "
    "| 65 65 54 | 66 66 62 | 31 31": ([[1, 10]], True),
    "66 22 62 | 66 22 32 | 11 11 21 | 44 44 41 | 55 55 52 | 33 33 43 | 65 65 54 | 64 64 42 "
    "| 61 61 63 | 51 51 53 | 31 31": ([[1, 8]], False),
}

TABLES = [
    (game, board, found, is_won)
    for game, boards in (
        (EIGHT, EIGHT_SETS),
        (SHANGHAI, IN_SHANGHAI),
        (DRAGONS, FIVE_DRAGONS),
        (HARMONY, IN_HARMONY),
    )
    for board, (found, is_won) in boards.items()
]

every_goal_game = of_every([EIGHT, SHANGHAI, DRAGONS, HARMONY], lambda game: game.id)


def won_board(game: Zen) -> str:
    """A board that wins a game."""
    return next(board for one, board, _, is_won in TABLES if one is game and is_won)


def is_wanted(game: Zen, faces: str) -> list[bool]:
    """Whether each wanted group of the first goal can be this one."""
    group = tuple(FACE[code] for code in faces.split())
    return [game.fits(wanted, group) for wanted in game.goals[0]]


def counting(game: Zen, board: str) -> list[bool]:
    return [label.counts for label in game.narrator(game.parse(board)).labels]


def test_a_table_is_won_when_all_that_one_goal_wants_lies_there_and_every_group_counts() -> None:
    for game, board, counts, is_won in TABLES:
        table = game.parse(board)
        assert [[aim.found for aim in aims] for aims in game.aims(table)] == counts, board
        assert game.is_won(table) is (game.outcome(table) is Outcome.WON) is is_won
        counted = counting(game, board)
        assert all(counted) is is_won
        tally = f"{sum(counted)} of {len(counted)} for the goal"
        assert str(game.narrator(table).tally) == tally


def test_of_two_goals_the_one_of_which_more_is_reached_counts() -> None:
    board = "63 53 64 | 62 54 52 | 43 41 32 | 55 55 33 | 33 22 22 | 65 65 64 | 61 61 51 | 51 42 21"
    one = counting(EIGHT, f"{board} | 66 66 | 11 11 | 44 31 | 31 44")
    assert one[8:] == [True, True, False, False]
    board = "66 11 62 | 66 11 54 | 44 31 53 | 44 41 32 | 33 22 22 | 65 65 64 | 61 61 51 | 51 42 21"
    both = counting(EIGHT, f"{board} | 52 43 | 55 55 | 31 33 | 63 64")
    assert both[8:] == [True, False, False, False]
    board = board.replace("44 31 53 | 44 41 32", "44 53 41 | 44 63 32")
    table = EIGHT.parse(f"{board} | 52 43 | 55 55 | 31 31 | 33 64")
    labels = EIGHT.narrator(table).labels
    assert [label.is_sealed for label in labels[8:]] == [True, True, True, False]
    assert [label.counts for label in labels[8:]] == [True, False, False, False]
    assert str(EIGHT.narrator(table).note(10)[-1]).startswith("It belongs to the other goal")
    assert str(EIGHT.narrator(table).note(9)[-1]) == "The goal does not ask for such a group."
    assert str(EIGHT.narrator(table).describe(10)).endswith("Geese, not for the goal")


def test_more_groups_of_a_kind_than_are_wanted_do_not_count() -> None:
    table = SHANGHAI.parse(
        "65 43 21 | 65 41 32 | 62 54 31 | 64 52 31 | 61 53 22 | "
        "11 33 22 | 33 11 44 | 55 66 66 | 55 44 61 | 63 51 51"
    )
    assert [label.counts for label in SHANGHAI.narrator(table).labels][:4] == [True] * 4
    five = Table.parse(str(table).replace("22 | 11 33 22", "42 | 11 33 22"))
    assert [label.counts for label in SHANGHAI.narrator(five).labels][:5] == [*[True] * 4, False]
    assert str(SHANGHAI.narrator(five).note(4)[-1]) == "The goal asks for no more groups like it."


def needed(game: Zen, board: str, name: str) -> tuple[set[str], str]:
    table = game.parse(board)
    aim = next(aim for aims in game.aims(table) for aim in aims if str(aim.name) == name)
    need = game.narrator(table).need(aim)
    return {str(tile) for tile in need.tiles}, " ".join(map(str, need.example))


def test_an_aim_needs_the_tiles_of_its_kind_that_lie_in_no_group_that_counts() -> None:
    board = (
        "65 43 21 | 65 41 32 | 62 54 31 | 64 52 31 | 61 63 11 | "
        "22 33 11 | 33 22 44 | 55 66 66 | 55 44 61 | 53 51 51"
    )
    assert needed(SHANGHAI, board, "Gold Ingot") == ({"61a", "61b", "63"}, "61 61 63")
    assert needed(SHANGHAI, board, "Silver Ingot") == (set(), "51 51 53")
    assert needed(SHANGHAI, board, "Full Dragon") == (set(), "65 43 21")
    tiles, example = needed(SHANGHAI, board, "Small Dragon")
    assert {tile[:2] for tile in tiles} == {"11", "22", "33"}
    assert example == "11 33 22"


@every_goal_game
def test_what_is_needed_can_make_a_group_that_the_goal_wants(game: Zen) -> None:
    table = game.arrange(game.tiles)
    for aims in game.aims(table):
        for aim in aims:
            need = game.narrator(table).need(aim)
            assert len(need.example) in (2, 3)
            assert aim.is_reached is not bool(need.tiles)


def test_civil_and_military_tiles_are_told_apart_where_the_goal_is_made_of_them() -> None:
    signing = {game.id for game in (TEN, EIGHT, SHANGHAI, DRAGONS, HARMONY) if game.shows_suits}
    assert signing == {EIGHT.id, HARMONY.id}
    table = HARMONY.arrange(HARMONY.tiles)
    signs = HARMONY.narrator(table).badges(frozenset(table.tiles), ())
    assert {(str(tile.face), sign.text) for tile, sign in signs.items()} >= {
        ("66", "文"),
        ("63", "武"),
    }
    assert len(signs) == 32
    assert HARMONY.narrator(table).signs == {}, "where nothing is in hand"
    assert TEN.narrator(TEN.arrange(TEN.tiles)).badges(frozenset(TEN.tiles), ()) == {}


@every_goal_game
def test_a_goal_holds_wherever_the_groups_and_their_tiles_lie(game: Zen) -> None:
    *groups, last = [" ".join(reversed(group.split())) for group in won_board(game).split(" | ")]
    turned = sorted([*reversed(groups), last], key=lambda group: -len(group.split()))
    assert [place.room for place in game.places] == [len(group.split()) for group in turned]
    assert game.is_won(game.parse(" | ".join(turned)))


@every_goal_game
def test_with_an_invalid_group_nobody_has_won(game: Zen) -> None:
    swapped = {"53": "63", "63": "53"}
    broken = game.parse(" ".join(swapped.get(code, code) for code in won_board(game).split()))
    assert not all(map(game.named, broken.groups))
    assert not game.is_won(broken)


def test_eight_triplets_stand_above_and_below_four_pairs() -> None:
    threes, twos = ([p for p in EIGHT.places if p.room == size] for size in (3, 2))
    assert (len(threes), len(twos)) == (8, 4)
    assert len({place.y for place in twos}) == 1
    above = [place for place in threes if place.y < twos[0].y]
    below = [place for place in threes if place.y > twos[0].y]
    assert (len(above), len(below)) == (4, 4)


def test_shanghai_has_thirty_tiles_in_ten_triplets() -> None:
    assert len(SHANGHAI.tiles) == 30
    assert [place.room for place in SHANGHAI.places] == [3] * 10
    assert Counter(map(str, faces_of(SHANGHAI.tiles)))["64"] == 1


def test_shanghai_refuses_what_it_does_not_have() -> None:
    for new, complaint in (
        ("65 43 42", "42 takes no part in this game"),
        ("65 43 64", "64 takes no part in this game"),
        ("65 43 65", "65"),
    ):
        with pytest.raises(BadText, match=complaint):
            SHANGHAI.parse(won_board(SHANGHAI).replace("65 43 21", new))


def test_an_ingot_is_one_by_its_very_tiles() -> None:
    """The others have the same six ends."""
    for faces, name, native, places in (
        ("61 61 63", "Gold Ingot", "金元寶", [3]),
        ("63 61 61", "Gold Ingot", "金元寶", [3]),
        ("66 61 31", "Five Points", "五點", []),
        ("51 51 53", "Silver Ingot", "銀元寶", [4]),
        ("53 51 51", "Silver Ingot", "銀元寶", [4]),
        ("55 51 31", "Five Points", "五點", []),
    ):
        (label,) = SHANGHAI.narrator(Table.parse(faces)).labels
        assert (str(label.caption), label.native, label.is_sealed) == (name, native, True)
        wanted = enumerate(is_wanted(SHANGHAI, faces))
        assert [place for place, is_one in wanted if is_one] == places, faces


def test_an_ingot_to_be_is_called_so() -> None:
    table = Table.parse("61 61 32 | 65 41 63")
    tiles = {tile for tile in table.tiles if str(tile) in ("32", "63")}
    assert SHANGHAI.narrator(table).explain(tiles) == ()
    table = Table.parse("61 61 32 | 65 42 63")
    tiles = {tile for tile in table.tiles if str(tile) in ("32", "63")}
    assert (
        str(SHANGHAI.narrator(table).explain(tiles)[-1]) == "61 61 63 would be valid: Gold Ingot."
    )


def test_a_full_dragon_more_does_not_make_up_for_an_ingot_less() -> None:
    (aims,) = SHANGHAI.aims(
        Table.parse("65 41 32 | 65 43 21 | 31 54 62 | 31 64 52 | 61 61 63 | 51 51 53")
    )
    assert [aim.is_reached for aim in aims] == [True, False, False, True, True]
    (aims,) = SHANGHAI.aims(
        Table.parse("65 41 32 | 65 43 21 | 31 54 62 | 31 64 52 | 61 53 42 | 51 51 63")
    )
    assert (aims[0].found, aims[0].wanted) == (5, 4)
    assert [aim.is_reached for aim in aims] == [True, False, False, False, False]


def test_just_these_groups_are_wanted() -> None:
    none, dragon, sons = [False] * 3, [False, True, False], [False, False, True]
    other, harmonious = [False, False], [False, True]
    for game, faces, wanted in (
        (SHANGHAI, "65 43 21", [True, False, False, False, False]),
        (SHANGHAI, "64 52 31", [True, False, False, False, False]),
        (SHANGHAI, "11 22 33", [False, True, False, False, False]),
        (SHANGHAI, "44 55 66", [False, False, True, False, False]),
        (EIGHT, "42 21", [False] * 4),
        (EIGHT, "52 43", [False, False, True, False]),
        (DRAGONS, "22 22", [True, False, False]),
        (DRAGONS, "31 31", none),
        (DRAGONS, "61 54 32", dragon),
        (DRAGONS, "11 11 51", sons),
        (DRAGONS, "33 33 31", sons),
        (DRAGONS, "65 65 44", none),
        (DRAGONS, "22 22 21", sons),
        (HARMONY, "31 31", [True, False]),
        (HARMONY, "22 22", other),
        *((HARMONY, faces, harmonious) for faces in ("66 66 63", "63 66 66", "11 11 21")),
        (HARMONY, "65 65 54", harmonious),
        (HARMONY, "65 65 44", other),  # two alike, but no military tile
        (HARMONY, "11 22 33", other),  # three civil tiles
        (HARMONY, "33 63 54", other),  # two military tiles
        (HARMONY, "61 54 32", other),
        (HARMONY, "65 41 32", other),
        (HARMONY, "66 65 54", other),  # two civil tiles that are not alike
        (HARMONY, "66 66 41", other),  # not a triplet
        *((HARMONY, f"31 31 {face}", other) for face in FACES),
    ):
        assert is_wanted(game, faces) == wanted, (game, faces)


@cache
def published(*names: str) -> frozenset[Triple]:
    """The triplets that have one of these names by the classic rule."""
    return frozenset(
        tuple(sorted(row.faces.split())) for row in triplet_rows() if row.names[0] in names
    )


def parted(tiles: tuple[str, ...], kinds: dict[frozenset[Triple], int]) -> Iterator[list[Triple]]:
    """Every way to part tiles into that many triplets of each kind, some of them repeatedly."""
    if not tiles:
        yield []
        return
    first, *rest = tiles
    for two in set(combinations(sorted(rest), 2)):
        triple = tuple(sorted((first, *two)))
        kind = next((kind for kind, left in kinds.items() if left and triple in kind), None)
        if kind is not None:
            others = list(rest)
            for tile in two:
                others.remove(tile)
            for end in parted(tuple(others), {**kinds, kind: kinds[kind] - 1}):
                yield [triple, *end]


def counted(
    game: Zen, leaving: str, kinds: dict[frozenset[Triple], int]
) -> set[tuple[Triple, ...]]:
    """The ends of a game without these tiles, which lie fast."""
    tiles = Counter(map(str, faces_of(game.tiles)))
    tiles.subtract(leaving.split())
    assert min(tiles.values()) == 0
    return {tuple(sorted(end)) for end in parted(tuple(sorted(tiles.elements())), kinds)}


def by_the_engine(game: Zen, leaving: str = "") -> set[tuple[Triple, ...]]:
    """The same by the program: the triplets that do not lie fast."""
    fast = {tuple(sorted(group.split())) for group in leaving.split(" | ")}
    listed = end_boards(game.goals[0], faces_of(game.tiles), game.fits)
    sentences = [
        tuple(sorted(g for group in end if (g := tuple(sorted(map(str, group)))) not in fast))
        for end in listed
    ]
    assert len(set(sentences)) == len(sentences)
    return set(sentences)


def test_shanghai_has_one_end() -> None:
    kinds = {
        published("full-dragon"): 4,
        published("little-dragon"): 2,
        published("big-dragon"): 2,
    }
    found = counted(SHANGHAI, "61 61 63 51 51 53", kinds)
    assert len(found) == 1
    assert found == by_the_engine(SHANGHAI, "61 61 63 | 51 51 53")


def test_five_dragons_has_34_ends() -> None:
    kinds = {published("full-dragon"): 5, published("five-sons"): 5}
    found = counted(DRAGONS, "22 22", kinds)
    assert len(found) == 34
    assert found == by_the_engine(DRAGONS, "22 22")


def test_harmony_has_93_ends() -> None:
    """Ten generals for ten pairs: the permanent of who goes with whom, ten by ten."""
    valid = published(*{row.names[0] for row in triplet_rows()} - {""})
    pairs = [f for f in map(str, FACES) if FACE[f].suit is Suit.CIVIL and f != "31"]
    generals = [str(face) for face in FACES if face.suit is Suit.MILITARY]
    goes_with = [
        {place for place, one in enumerate(generals) if tuple(sorted((p, p, one))) in valid}
        for p in pairs
    ]
    ways = Counter({0: 1})
    for places in goes_with:
        ways = sum(
            (
                Counter(
                    {
                        taken | 1 << place: count
                        for taken, count in ways.items()
                        if not taken >> place & 1
                    }
                )
                for place in places
            ),
            Counter(),
        )
    assert ways == {(1 << 10) - 1: 93}
    assert len(by_the_engine(HARMONY, "31 31")) == 93


def test_every_end_of_a_themed_game_is_won_under_every_rule() -> None:
    for game, count in ((DRAGONS, 34), (HARMONY, 93)):
        found = game.end_boards()
        assert len(found) == count
        for triplets, loose in product(("classic", "mixed"), ("no", "yes")):
            same = type(game)({"triplets": triplets, "loose": loose})
            for end in found:
                largest_first = sorted(end, key=len, reverse=True)
                table = Table.of_faces(largest_first)
                same.check_shape(table)
                assert sorted(map(str, table.tiles)) == sorted(map(str, same.tiles))
                assert same.is_won(table), (same, table)
