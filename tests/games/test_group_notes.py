"""What is told of a table group by group, on boards laid by hand; … stands for any words."""

import re

from gupai_desktop.engine.explain import faces_text
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find, games
from tests.cases import of_every

PASSING, O_KOAN, MENG_HUO = "levels.guo-wu-guan", "levels.o-koan", "levels.meng-huo"

KILLS = (
    "The general at either end is killed by the last two tiles of a level, "
    "both by the last one, if they form a triplet."
)
DOUBLE = "3 levels must still kill two generals at once: a level of one tile can."
WRAPS = "The first and the last tile of a level are adjacent."
CLOSED = "Level 1 is closed until the next turn: something has been taken from level 2."
KILLED = "Nothing more is taken in this turn."
SPARE = "The goal does not ask for such a group."
HERE = "31 33 11: Split (three ends of 1 and three of 3). Refilling lays"
ESCAPES = "Meng Huo escapes in 1 refill."
LAYS = "Refilling lays, from the lowest level up:"

#: A game, its rules, a board, and the notes on its groups, as many as are looked at.
NOTES = (
    (
        "zen.five-dragons",
        "",
        "61 54 32 | 65 65 53 | 22 22",
        "61 54 32: Full Dragon (…",
        f"… {SPARE}",
    ),
    ("zen.ten-sets", "", "61 54 32 | 65 65 53", "…", "… ends: 3 5 5 5 6 6."),
    ("zen.shanghai", "", "61 61 63 | 51 51 33 | 66 53", "61 61 63: Gold Ingot (…"),
    (*("zen.shanghai", "", "61 61 52 | 63 22 33"), "… Its six ends: 1 1 2 5 6 6."),
    (
        *(O_KOAN, "", "66 11 22 33 | 31 33 11 | 65 | - | - | 63 43 42"),
        f"{WRAPS} Refilling lays 63 here.",
        f"{HERE} 43 here.",
        "Refilling lays 42 here.",
        *["This level is completed."] * 2,
        f"{LAYS} 42 43 63.",
    ),
    (
        *(O_KOAN, "", "66 11 22 | - | - | - | - | ."),
        "66 11 22: Not a triplet (no dragon, and no three of its ends are alike). "
        "Refilling lays nothing here.",
        *["This level is completed."] * 4,
        "Nothing is left to refill with.",
    ),
    (
        *(O_KOAN, "any-three=yes", "66 11 22 33 | - | - | - | - | ."),
        "Refilling lays nothing here.",
    ),
    (O_KOAN, "", "66 11 22 33 | 31 33 11 | - | - | - | 63 @2", f"{CLOSED} …", f"{HERE} 63 here."),
    (
        # Six generals over three levels: each of them has to kill two.
        *(PASSING, "", "66 53 44 64 51 11 | 42 41 | 61 | . | - | - | 63"),
        f"Face down, in an unknown order: 44 64 51 53. {KILLS} {DOUBLE}",
        "66 42 41: Not a triplet (… 42 41 11: three ends of 1; …",
        "66 61 11: Split (…",
        "Refilling lays 63 here.",
    ),
    (
        *(PASSING, "", "66 53 | 42 41 | 33 31 11 | - | - | - | 63 @6", "…"),
        f"{KILLED} 66 42 41: No…",
        f"{KILLED} Refilling…",
    ),
    (
        *(MENG_HUO, "", "21 | 42 41 | 61 | - | - | - | - | - | 63 54"),
        "Meng Huo is captured by the last two tiles of a level that form a triplet with him.",
        "21 42 41: …",
        "Refilling lays 54 here.",
    ),
    (
        # The fugitive is passed over in what will come.
        *(MENG_HUO, "", ". | 42 41 | 61 | - | - | - | - | - | 63 54 21"),
        *(ESCAPES, "…", "Refilling lays 54 here."),
        *["This level is completed."] * 5,
        f"{ESCAPES} {LAYS} 54 63.",
    ),
)


def changes(game: str, board: str, group: int, rules: str = "") -> list[str]:
    narrator = find(game, rules).narrator(Table.parse(board))
    return [str(change.spoken) for change in narrator.changes(group)]


def test_what_would_mend_a_group_is_shown_with_what_serves_the_goal_first() -> None:
    """Harmony asks for two civil tiles alike with a military one, and for nothing else."""
    changes = Record.of_deal(find("zen.harmony"), 7).narrator.changes(2)
    assert [(str(change.spoken), change.made.counts) for change in changes] == [
        ("Five Sons: 66 (Group 7) for 55, Not a legal move", True),
        ("Full Fourteen: 33 (Group 7) for 66", False),
        ("Split: 65 (Group 9) for 63", False),
        ("Split: 33 (Group 9) for 55", False),
        ("Big Dragon: 44 (Group 10) for 63", False),
        ("Five Points: 11 (Group 1) for 55, Not a legal move", False),
    ]


def test_of_exchanges_that_are_not_legal_one_is_shown_for_each_combination() -> None:
    board = "31 62 64 | 54 22 11 | 51 52"
    assert changes("zen.ten-sets", board, 0) == [
        "Full Dragon: 54 (Group 2) for 64, Not a legal move",
        "Full Fourteen: 22 (Group 2) for 31, Not a legal move",
    ]


def test_of_a_valid_group_only_what_the_goal_asks_for_is_shown() -> None:
    assert changes("zen.ten-sets", "61 54 32 | 11 22 33 | 66 66", 0) == []
    board = "53 33 55 | 44 42 22 | 51 41 21 | 44 33 32"
    assert changes("zen.harmony", board, 1) == ["Five Sons: 44 (Group 4) for 22"]


def test_a_group_that_no_single_tile_would_mend_is_said_to_be_so() -> None:
    narrator = find("zen.ten-sets").narrator(Table.parse("41 42 33 | 66 66 44"))
    assert narrator.changes(0) == ()
    assert str(narrator.note(0)[-1]) == "No single tile would mend it."


def test_what_can_be_taken_is_shown_the_takes_with_most_points_first() -> None:
    assert changes(O_KOAN, "66 11 22 33 | 31 33 11 | 65 | - | - | 63 43 42", 0) == [
        "Small Dragon: 11 33 22 (Level 1)",
        "2-3-Kao: 66 33 22 (Level 1)",
    ]
    eight = Record.of_deal(find("trigrams.eight"), 9).narrator
    shown = [str(change.spoken) for change in eight.changes(0)]
    assert shown[:2] == [
        "Five Sons: 8 points: 22 22 32 (Arm 1, Arm 4)",
        "Coincidence: 7 points: 11 22 22 (Arm 3, Arm 1, Arm 4)",
    ]
    kinds = [change.rpartition(": ")[0] for change in shown]
    assert len(kinds) == len(set(kinds)), "one of each kind"


def test_every_group_tells_what_it_is_and_what_can_be_done_with_it() -> None:
    for game, rules, board, *wanted in NOTES:
        narrator = find(game, rules).narrator(Table.parse(board))
        for group, pattern in enumerate(wanted):
            note = " ".join(map(str, narrator.note(group)))
            assert re.fullmatch(re.escape(pattern).replace("…", ".*"), note), note


def test_only_where_a_goal_asks_for_groups_one_is_told_to_be_spare() -> None:
    narrator = find("zen.ten-sets").narrator(Table.parse("61 54 32 | 65 65 53 | 22 22"))
    assert SPARE not in " ".join(str(one) for group in range(3) for one in narrator.note(group))


@of_every([game() for game in games() if game.tileless_verbs], lambda game: game.id)
def test_what_will_come_is_what_refilling_lays(game: Game) -> None:
    record = Record.of_deal(game, 3)
    table = record.table
    after = record.play(game.moves(table)[-1]).table
    for group, (old, new) in enumerate(zip(table.groups, after.groups, strict=True)):
        if len(new) == len(old) + 1:
            last = str(record.narrator.note(group)[-1])
            assert last == f"Refilling lays {new[-1].face} here."


def test_a_group_is_described_by_its_name_tiles_and_state_without_what_lies_face_down() -> None:
    zen = find("zen.ten-sets").narrator(Table.parse("61 54 32 | 33 31 66 | 33 61"))
    assert [str(zen.describe(group)) for group in range(3)] == [
        "Group 1: 61 54 32, Full Dragon",
        "Group 2: 33 31 66, Not a triplet",
        "Group 3: 33 61, Not a pair",
    ]
    board = "66 53 44 11 | 42 41 | 61 65 51 | . | - | - | 63 @2"
    rows = find(PASSING).narrator(Table.parse(board))
    assert [str(rows.describe(group)) for group in (0, 1, 2, 3, 5, 6)] == [
        "Generals, 2 killed: 66, 2 face down, 11",
        "Level 1: 42 41, closed",
        "Level 2: 61 65 51",
        "Level 3: no tiles",
        "Level 5: no tiles, completed",
        "Common row: 63",
    ]


def test_what_lies_on_a_table_are_valid_groups_or_what_can_be_taken_or_kills() -> None:
    rows = "33 44 11 | 61 54 32 55 | 11 22 33 | 21 | 52 | 53 | 42 41"
    for game_id, board, wanted in (
        ("zen.ten-sets", "32 61 54 | 44 43 22 | 42 21", {"61 54 32", "42 21"}),
        (PASSING, rows, {"61 54 32", "11 33 22"}),
        (PASSING, f"{rows} @2", {"11 33 22"}),
    ):
        narrator = find(game_id).narrator(Table.parse(board))
        assert {faces_text(faces) for faces in narrator.on_table} == wanted
