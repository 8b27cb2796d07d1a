"""Clearing the Rows: every sentence of docs/rules/en/levels.*.md on tables checked by hand."""

from itertools import product

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.layout import TALL, WIDE
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Narrator
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.games.levels import Levels
from tests.cases import of_every
from tests.games.levels_cases import (
    ANY_THREE,
    CLEAR_FIVE,
    MENG_HUO,
    O_KOAN,
    PASSING,
    REFUSALS,
    TURNS,
    Case,
)
from tests.levels_lines import Win, general_left, win_of, wins

ROW = "66a 66b 63 62 32"


every_win = of_every(wins(), lambda win: win.name)


def played(game: Game, table: str, *moves: str) -> Table:
    """The table after some moves, each of them legal."""
    result = Table.parse(table)
    for move in moves:
        result = game.play(result, Move.parse(move))
    return result


def narrator_of(game_id: str, table: str | Table) -> Narrator:
    """What tells of a table."""
    table = Table.parse(table) if isinstance(table, str) else table
    return find(game_id).narrator(table)


def legal(game_id: str, table: str, rules: str = "") -> set[str]:
    """The moves of a table, as they are written."""
    return {str(move) for move in find(game_id, rules).moves(Table.parse(table))}


@of_every(TURNS, lambda case: case.fact)
def test_a_turn_that_is_played_as_the_rules_say(case: Case) -> None:
    after = played(case.game, str(case.table), *case.moves.split("; "))
    assert str(after) == str(Table.parse(case.result))
    assert after == Table.parse(case.result)


@of_every(REFUSALS, lambda case: case.fact)
def test_a_move_that_the_rules_do_not_allow_is_refused_with_its_reason(case: Case) -> None:
    move = Move.parse(case.moves)
    with pytest.raises(IllegalMove) as caught:
        case.game.play(case.table, move)
    explained = case.game.narrator(case.table).explain(move.tiles)
    assert " ".join(map(str, explained)) == case.result
    assert str(caught.value) == f"“{move}” is not legal here. {case.result}".strip()


# All that is legal, and nothing else.


def test_just_these_moves_are_legal() -> None:
    for game_id, rules, board, moves in (
        # Only the leftmost and the rightmost general can be killed.
        (PASSING, "", "11 66 66 53 | 55 52 | - | - | - | - | .", {"kill 55a 53 52"}),
        (PASSING, "", "53 66 66 11 | 55 52 | - | - | - | - | .", {"kill 55a 53 52"}),
        (PASSING, "", "11 53 66 33 | 55 52 | - | - | - | - | .", set()),
        # A level of two may be able to kill either general.
        (PASSING, "", "66a 31 53 | 66b 63 | - | - | - | - | .", {"kill 66a 66b 63"}),
        (
            *(PASSING, "", "66a 31 11 | 66b 63 | - | - | - | - | ."),
            {"kill 66a 66b 63", "kill 66b 11a 63"},
        ),
        # One tile cannot kill both ends of a row of one.
        (PASSING, "", "22 | 22b | - | - | - | - | .", set()),
        # In a level of five every run may be taken that is a triplet.
        (O_KOAN, "", f"{ROW} | - | - | - | - | .", {"take 66a 66b 63", "take 63 62 32"}),
        (
            *(O_KOAN, ANY_THREE, f"{ROW} | - | - | - | - | ."),
            {"take 66a 66b 63", "take 66a 66b 62", "take 63 62 32"},
        ),
        # The triplet rule decides what is one.
        (O_KOAN, "", "63 62 32 | 11 | - | - | - | .", {"take 63 62 32"}),
        (O_KOAN, "triplets=mixed", "63 62 32 | 11 | - | - | - | .", set()),
        (O_KOAN, "", "54 32 43 | 11 | - | - | - | .", set()),
        (O_KOAN, "triplets=mixed", "54 32 43 | 11 | - | - | - | .", {"take 54 43 32"}),
        (O_KOAN, "", "11 11 22 | 33 | - | - | - | .", set()),
        (O_KOAN, "loose=yes", "11 11 22 | 33 | - | - | - | .", {"take 11a 11b 22a"}),
    ):
        assert legal(game_id, board, rules) == moves, (board, rules)


def test_from_the_level_last_taken_from_all_below_are_open_until_the_first_kill() -> None:
    rows = "66 53 | 61 54 32 | 33 31 11 | 65 65 44 | 66b 63 | - | ."
    takes = ["take 61a 54 32", "take 11a 31a 33a", "take 44a 65a 65b"]
    for stage in range(5):
        found = {move for move in legal(PASSING, f"{rows} @{stage}") if move.startswith("take")}
        assert found == set(takes[max(stage - 1, 0) :])
    assert legal(PASSING, f"{rows} @6") == {"kill 66a 66b 63"}


# The games.


SIZES = {
    PASSING: (6, 5, 5, 5, 5, 5, 1),
    O_KOAN: (4, 4, 4, 4, 4, 12),
    CLEAR_FIVE: (6, 6, 6, 6, 6, 2),
    MENG_HUO: (1, 3, 3, 3, 3, 3, 3, 3, 10),
}


@of_every(SIZES.items(), lambda case: case[0])
def test_a_game_has_the_sizes_that_it_should_have(case: tuple[str, tuple[int, ...]]) -> None:
    game, sizes = find(case[0]), case[1]
    for number in range(1, 11):
        assert tuple(map(len, deal(game, number).groups)) == sizes
    columns = {}
    for layout in game.layouts(sizes):
        *rows, common = layout.places
        assert rows == sorted(rows, key=lambda place: (place.x, place.y))
        assert all(place.bottom < common.y for place in rows)
        right = max(place.right for place in rows)
        assert common.right == (
            pytest.approx(right) if layout.name == WIDE else max(right, common.right)
        )
        assert common.x == min(place.x for place in rows)
        columns[layout.name] = len({place.x for place in rows})
    assert columns == {WIDE: 2, TALL: 1}
    assert next(iter(columns)) == WIDE


def test_a_column_of_fewer_levels_stands_evenly_beside_the_others() -> None:
    for game_id in (O_KOAN, CLEAR_FIVE):
        *levels, _ = find(game_id).layouts(SIZES[game_id])[0].places
        left, right = ([place.y for place in part] for part in (levels[:3], levels[3:]))
        assert right[0] - left[0] == pytest.approx(left[-1] - right[-1])
        assert right[1] - right[0] == pytest.approx(1.5 * (left[1] - left[0]))


def test_a_long_common_row_is_offered_in_several_lines() -> None:
    wide = [one for one in find(O_KOAN).layouts((4, 4, 4, 1, 1, 18)) if one.name == WIDE]
    assert [(one.places[-1].lines, one.places[-1].room) for one in wide] == [(1, 18), (2, 10)]


def test_the_four_inner_generals_lie_face_down_and_nothing_else_does() -> None:
    game, table = find(PASSING), deal(find(PASSING), 1)
    assert game.hidden(table) == frozenset(table.groups[0][1:5])
    for game_id in (O_KOAN, CLEAR_FIVE, MENG_HUO):
        assert not find(game_id).hidden(deal(find(game_id), 1))


def test_a_newly_exposed_general_is_turned_face_up() -> None:
    game = find(PASSING)
    for before, move, exposed in (
        ("66 31 44 64 51 53 | 66b 63 | 22 | 33 | 44 | 55 | 11", "kill 66a 66b 63", {"31a"}),
        ("66 31 44 64 51 53 | 55 52 | 22 | 33 | 44 | 61 | 11", "kill 55a 52 53", {"51a"}),
        ("11 31 44 64 51 33 | 22 | 65 | 32 | 44 | 55 | 63", "kill 11a 22a 33a", {"31a", "51a"}),
        ("11 31 33 | 22 | 65 | 32 | 44 | 55 | 63", "kill 11a 22a 33a", {"31a"}),
        ("11 33 | 22 | 65 | 32 | 44 | 55 | 63", "kill 11a 22a 33a", set()),
    ):
        hidden = game.hidden(Table.parse(before))
        after = played(game, before, move)
        assert {str(tile) for tile in hidden - game.hidden(after)} == exposed, before


def test_meng_huo_is_always_the_21() -> None:
    for number in range(1, 31):
        assert list(map(str, deal(find(MENG_HUO), number).groups[0])) == ["21"], number


def test_meng_huo_lies_in_his_row_or_in_the_common_row_and_never_in_a_level() -> None:
    for win in wins():
        if win.game.id == MENG_HUO:
            record = win.opening
            for move in win.line:
                record = record.play(move)
                (tile,) = (tile for tile in record.table.tiles if str(tile) == "21")
                assert record.table.place_of(tile)[0] in (0, 8)


# Won and lost.


@every_win
def test_a_known_line_wins_with_its_last_move_and_not_before(win: Win) -> None:
    record = win.opening
    for move in win.line:
        assert win.game.outcome(record.table) is Outcome.OPEN
        record = record.play(move)
    assert win.game.outcome(record.table) is Outcome.WON
    assert isinstance(win.game, Levels)
    assert all(number in record.table.done for number in win.game.levels)
    assert not win.game.general_count or not record.table.groups[0]


def test_seven_captures_win() -> None:
    win = win_of(MENG_HUO, "any-three=no")
    kills = [move for move in win.line if move.verb == "kill"]
    assert len(kills) == 7
    assert all("21" in map(str, move.tiles) for move in kills)
    assert win.line[-1] == kills[-1]


def test_a_table_is_won_lost_or_open() -> None:
    for game_id, board, outcome, why in (
        (O_KOAN, "- | - | - | - | - | 66 @2", Outcome.WON, "every level is completed"),
        (PASSING, ". | - | - | - | - | - | 66 @6", Outcome.WON, "and every general dead"),
        (PASSING, "66 | - | - | - | - | - | 63 @6", Outcome.LOST, "one of six is alive"),
        (MENG_HUO, ". | - | - | - | - | - | - | - | 21 43 65 @8", Outcome.WON, "seventh time"),
        (O_KOAN, "61 66 54 | - | - | - | - | .", Outcome.LOST, "nothing to take"),
        (PASSING, "66 22 | 33 44 | - | - | - | - | .", Outcome.LOST, "nothing to kill"),
        (O_KOAN, "61 54 32 | 66 | - | - | - | . @2", Outcome.LOST, "the only take is closed"),
        (O_KOAN, "61 54 32 | - | - | - | - | .", Outcome.OPEN, "a take without common row"),
        (PASSING, "66 31 | 66b 63 | - | - | - | - | .", Outcome.OPEN, "a kill without one"),
        (O_KOAN, "66 | - | - | - | - | 63", Outcome.OPEN, "nothing can be done but refill"),
        (PASSING, ". | 66 | - | - | - | - | 63", Outcome.LOST, "no general for a level"),
        (MENG_HUO, ". | 66 | 11 | - | - | - | - | - | 63 21", Outcome.OPEN, "he comes back"),
    ):
        assert find(game_id).outcome(Table.parse(board)) is outcome, why


def generals_over(generals: int, levels: int) -> Table:
    """A table of Passing Five Levels: that many generals, and that many levels in play."""
    row = ["66", "31", "44", "64", "51", "53"][:generals]
    in_play = ["11", "22", "33", "65", "55"][:levels]
    rows = [" ".join(row) or ".", *in_play, *["-"] * (5 - levels), "63 62"]
    return Table.parse(" | ".join(rows))


def test_with_as_many_generals_as_levels_or_up_to_twice_as_many_a_game_is_not_lost() -> None:
    game = find(PASSING)
    for levels, generals in product(range(6), range(7)):
        is_out = game.is_out_of_reach(generals_over(generals, levels))
        assert is_out is not (levels <= generals <= 2 * levels), (generals, levels)


def test_a_game_begins_with_one_double_kill_to_come_and_a_second_one_loses_it() -> None:
    game = find(PASSING)
    assert game.narrator(deal(game, 1)).why_lost is None
    before = "11 66 31 33 | 22 | 61 | 32 | - | - | 63 62"
    once, twice = "kill 11a 22a 33a", "kill 61a 66a 31a"
    assert game.narrator(played(game, before)).why_lost is None
    assert game.narrator(played(game, before, once)).why_lost is None
    assert game.narrator(played(game, before, once, twice)).why_lost is not None


def test_a_lost_game_says_what_its_generals_and_levels_lack() -> None:
    for generals, levels, why in (
        (1, 0, "A general is left, and no level to kill him."),
        (0, 1, "0 generals for 1 level, and each level must kill one."),
        (0, 2, "0 generals for 2 levels, and each level must kill one."),
        (2, 3, "2 generals for 3 levels, and each level must kill one."),
        (6, 2, "6 generals for 2 levels, and no level can kill more than two."),
    ):
        assert str(narrator_of(PASSING, generals_over(generals, levels)).why_lost) == why


def test_a_lost_game_may_be_played_on() -> None:
    game, table = find(PASSING), Table.parse(". | 61 54 32 | 66 | - | - | - | 63")
    assert {str(move) for move in game.moves(table)} == {"take 61a 54 32", "refill"}
    for one in (table, game.play(table, Move.parse("refill"))):
        assert game.narrator(one).why_lost


def test_a_line_that_leaves_a_general_is_legal_to_its_end_and_lost() -> None:
    line = general_left()
    record = line.opening
    for move in line.line:
        record = record.play(move)
    assert len(record.table.groups[0]) == 1
    assert str(record.narrator.why_lost) == "A general is left, and no level to kill him."


# What stands beside the rows.


def test_completed_levels_are_sealed_and_count() -> None:
    labels = narrator_of(PASSING, "66 53 | 61 | - | 33 | - | 55 | 63").labels
    sealed = [False, False, True, False, True, False, False]
    assert [label.is_sealed for label in labels] == [label.counts for label in labels] == sealed


def closed(board: str) -> list[int]:
    """The levels of Passing Five Levels that are out of the turn, from 1."""
    labels = narrator_of(PASSING, board).labels
    return [level for level in range(1, 6) if labels[level].is_closed]


def test_a_level_that_can_neither_be_taken_from_nor_kill_is_out_of_the_turn() -> None:
    opening = "66 53 | 61 | - | 33 | - | 55 | 63"
    assert [closed(f"{opening}{stage}") for stage in ("", " @3", " @6")] == [[], [1], [1]]
    # Level 1 is closed, but can kill.
    assert closed("66 53 | 63 43 | 61 11 22 | 33 44 22 | - | - | 54 @3") == [2]
    # With 63 43 the 53 is killed; then a general is turned up who may fall to 41 32.
    assert closed("66 61 62 53 | 63 43 | 41 32 | 61 11 22 | - | - | 54 @6") == [3]
    # Those two are known already, and 41 32 kills neither.
    assert closed("66 53 | 63 43 | 41 32 | 61 11 22 | - | - | 54 @6") == [2, 3]
    # Nothing can be killed.
    assert closed("66 61 62 53 | 41 32 | 31 | 61 11 22 | - | - | 54 @6") == [1, 2, 3]


# The turn.


def turn(game_id: str, table: str) -> str:
    """The steps of a turn: that which is over in brackets, that which is now with a star."""
    return " ".join(
        f"({step.verb})" if step.is_over else step.verb + "*" * step.is_now
        for step in narrator_of(game_id, table).steps
    )


def test_a_turn_takes_and_kills_and_refills() -> None:
    rows = "66 53 | 63 43 | 61 11 22 | - | - | - | 54"
    assert turn(PASSING, rows) == "take* kill refill"
    assert turn(PASSING, f"{rows} @2") == "take* kill refill"
    assert turn(PASSING, f"{rows} @6") == "(take) kill* refill"
    assert turn(O_KOAN, "66 11 | 22 | 33 | 44 | 55 | 63") == "take* refill"
    assert turn(PASSING, ". | - | - | - | - | - | 63 @6") == ""


# Before a move is played.


def test_a_take_is_told_by_its_triplet_and_a_kill_by_the_level_that_it_completes() -> None:
    narrator = narrator_of(PASSING, "66 53 | 63 43 | 11 22 33 | - | - | - | 54")
    generals, level, taken, *_ = narrator.table.groups
    (take,) = narrator.prospects(set(taken))
    assert (take.group, str(take.label.caption), take.reason) == (2, "Small Dragon", None)
    assert (take.label.is_sealed, take.label.counts) == (True, False)
    (kill,) = narrator.prospects({generals[1], *level})
    assert (kill.group, str(kill.label.caption), kill.label.counts) == (1, "Full Fourteen", True)


def test_tiles_that_can_not_be_taken_are_told_why_in_a_few_words() -> None:
    narrator = narrator_of(PASSING, "66 53 | 63 43 | 11 44 22 65 33 | - | - | - | 54")
    for tiles, verdict in (
        ("11 22 44", "Not a triplet"),
        ("11 22 33", "Not adjacent"),
        ("11 63", "Not a legal move"),
        ("11 22", "Not a legal move"),
    ):
        chosen = {tile for tile in narrator.table.tiles if str(tile.face) in tiles.split()}
        (refused,) = narrator.prospects(chosen)
        assert (refused.group, str(refused.reason)) == (None, verdict)


def test_a_tile_that_begins_nothing_says_so() -> None:
    narrator = narrator_of(PASSING, "66 53 | 63 43 | 61 11 22 | 33 44 22 | - | - | 54 @3")
    idle = {str(tile): str(narrator.why_idle(tile)) for tile in narrator.table.tiles}
    assert idle["44a"] == "No move begins with this 44."
    assert idle["61a"].startswith("Level 2 is closed until the next turn")
    assert idle["54"] == "Tiles of the common row come back only by refilling."


# Meng Huo.


def test_meng_huo_bears_the_number_of_refills_until_he_escapes() -> None:
    game = find(MENG_HUO)
    for common in ("62 52 21", "62 21 52", "62 21 52 43 42", "21"):
        table = Table.parse(f". | 11 | 22 | - | - | - | - | - | {common}")
        ((tile, sign),) = game.narrator(table).signs.items()
        refills = 0
        while not table.groups[0]:
            table, refills = game.play(table, Move("refill")), refills + 1
        assert (str(tile), sign.text) == ("21", str(refills)), common
        assert game.narrator(table).signs == {}


def test_every_row_bears_its_name() -> None:
    levels = [f"Level {number}" for number in range(1, 6)]
    rows = "11 | 22 | 33 | 65 | 55 | 63"
    for game_id, board, wanted in (
        (O_KOAN, "66 | 11 | 22 | 33 | 44 | 55", [*levels, "Common row"]),
        (PASSING, f"66 31 44 64 51 53 | {rows}", ["Generals", *levels, "Common row"]),
        (PASSING, f"66 31 | {rows}", ["Generals, 4 killed"]),
        (PASSING, f". | {rows}", ["Generals, 6 killed"]),
        (MENG_HUO, f"21 | {rows} | 62 | 52", ["Meng Huo"]),
        (MENG_HUO, f". | {rows} | 62 | 52 21", ["Escapes in 1 refill"]),
    ):
        captions = [str(label.caption) for label in narrator_of(game_id, board).labels]
        assert captions[: len(wanted)] == wanted


def test_the_tally_counts_completed_levels_and_captures() -> None:
    for game_id, board, tally in (
        (O_KOAN, "- | - | 22 | 33 | 44 | 55", "2 of 5 levels cleared"),
        (MENG_HUO, ". | - | - | - | 22 | 33 | 44 | 55 | 21", "3 of 7 captures"),
        (PASSING, "66 31 | - | - | - | 33 | 44 | 55", "3 of 5 levels, 4 of 6 generals"),
    ):
        assert str(narrator_of(game_id, board).tally) == tally


def test_the_phase_tells_where_the_turn_has_come_to() -> None:
    rows = "11 | 22 | 33 | 44 | 55 | 63"
    for game_id, board, phase in (
        (O_KOAN, rows, "All levels open"),
        (O_KOAN, f"{rows} @1", "From level 1 down"),
        (O_KOAN, f"{rows} @4", "From level 4 down"),
        (*(MENG_HUO, "21 | 11 | 22 | 33 | 44 | 55 | 66 | 31 | 63 @8"), "No more taking"),
        (PASSING, ". | - | - | - | - | - | 63 @6", "None"),
    ):
        assert str(narrator_of(game_id, board).phase) == phase


def test_the_phase_tells_what_has_become_of_the_double_kill() -> None:
    for generals, levels, state in (
        (6, 5, "double kill to come"),
        (2, 1, "double kill to come"),
        (4, 4, "double kill done"),
        (1, 1, "double kill done"),
        (2, 3, "too few generals"),
        (6, 2, "too many generals"),
    ):
        phase = narrator_of(PASSING, generals_over(generals, levels)).phase
        assert str(phase) == f"All levels open; {state}"


def test_the_note_of_the_generals_tells_what_has_still_to_be_killed() -> None:
    to_come = "1 level must still kill two generals at once: a level of one tile can."
    for table, note in (
        ("66 31 44 | 11 | 22 | - | - | - | 63", to_come),
        ("66 | - | - | - | - | - | 63", "A general is left, and no level to kill him."),
    ):
        assert str(narrator_of(PASSING, table).note(0)[-1]) == note


def test_the_note_of_a_level_warns_of_a_kill_that_loses() -> None:
    few = "Killing two generals here would leave too few for the rest."
    many = "Killing one general here would leave too many."
    for table, warning, is_warned in (
        ("66 31 | 11 | 22 | - | - | - | 63", few, True),
        ("66 31 44 | 11 | 22 | - | - | - | 63", few, False),
        ("66 31 | 11 22 | - | - | - | - | 63", many, True),
        ("66 31 44 | 11 22 | 33 | - | - | - | 63", many, False),
    ):
        assert (warning in map(str, narrator_of(PASSING, table).note(1))) is is_warned, table


# Counted: that many ways there are to play one, two and three moves on deal 1.


PERFT = {
    (PASSING, "no"): (3, 5, 9),
    (PASSING, "yes"): (5, 14, 39),
    (O_KOAN, "no"): (4, 10, 23),
    (O_KOAN, "yes"): (4, 11, 35),
    (CLEAR_FIVE, "no"): (5, 13, 31),
    (CLEAR_FIVE, "yes"): (21, 189, 1338),
    (MENG_HUO, "no"): (2, 6, 18),
    (MENG_HUO, "yes"): (2, 6, 22),
}


def count_moves(game: Game, table: Table, depth: int) -> int:
    """How many rows of that many moves there are."""
    moves = game.moves(table)
    if depth == 1:
        return len(moves)
    return sum(count_moves(game, game.after(table, move), depth - 1) for move in moves)


@of_every(PERFT.items(), lambda case: " ".join(case[0]))
def test_as_many_moves_can_be_played_as_were_counted(
    case: tuple[tuple[str, str], tuple[int, ...]],
) -> None:
    (game_id, any_three), counts = case
    game = find(game_id, f"any-three={any_three}")
    opening = deal(game, 1)
    assert tuple(count_moves(game, opening, depth) for depth in (1, 2, 3)) == counts
