"""The bench: laying tiles, what is still missing, and what the game says of the board."""

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.games import find, games
from gupai_desktop.ui.workbench.board_draft import BoardDraft, has_fixed_sizes
from tests.heap_lines import DEALS, win_of
from tests.ui.known import DEAL

ZEN = find("zen.ten-sets")
GENERALS = find("levels.guo-wu-guan")
O_KOAN = find("levels.o-koan")
MENG_HUO = find("levels.meng-huo")

GAMES = tuple(game() for game in games())

#: The deal that the tests know.
BOARD = BoardDraft.of_table(ZEN, deal(ZEN, DEAL))

EMPTY = BoardDraft.empty(ZEN)

PAIR = 10

#: A board of O-Koan in the middle of a turn, two of its levels completed.
LATE = (
    "- | 63 54 | 62 53 52 43 42 | 41 32 21 | - | "
    "66 66 11 11 44 44 31 31 55 55 33 33 22 22 65 65 64 64 61 61 51 51 @3"
)


def said(draft: BoardDraft) -> list[str]:
    return [str(words) for words in draft.state_words()]


def laid(*texts: str, draft: BoardDraft = EMPTY) -> BoardDraft:
    """Tiles laid one after the other, each given with its group and place: ``66a 0 2``."""
    for text in texts:
        tile, *where = text.split()
        draft = draft.with_tile(TILE[tile], *map(int, where))
    return draft


def row(draft: BoardDraft, group: int) -> list[str]:
    return [str(tile or ".") for tile in draft.groups[group]]


def faces(draft: BoardDraft) -> list[list[str]]:
    return [[str(tile.face) if tile else "." for tile in places] for places in draft.groups]


def test_a_full_group_gets_one_place_more_which_goes_with_its_tile() -> None:
    draft = laid("66a 10", "66b 10", "63 10")
    assert row(draft, PAIR) == ["66a", "66b", "63"]
    assert row(draft.without(TILE["63"]), PAIR) == ["66a", "66b"]
    assert row(draft.without(TILE["66a"]), PAIR) == [".", "66b", "63"]


def test_every_tile_has_its_place_in_the_set_to_go_back_to() -> None:
    homes = [EMPTY.home(tile) for tile in ZEN.tiles]
    assert len(set(homes)) == 32
    assert [EMPTY.tile_in(home) for home in homes] == list(ZEN.tiles)
    assert laid("66a 0 2").tile_in(EMPTY.home(TILE["66a"])) is None


def test_the_rest_is_dealt_to_a_whole_board_of_every_game() -> None:
    for game in GAMES:
        for number in range(1, 6):
            draft = BoardDraft.empty(game).with_rest_dealt(number)
            assert draft.is_whole, said(draft)
            assert draft.rest == ()


def test_what_lies_there_stays_when_the_rest_is_dealt() -> None:
    begun = laid("66a 0 2", "63 4 1")
    draft = begun.with_rest_dealt(1)
    assert (draft.groups[0][2], draft.groups[4][1]) == (TILE["66a"], TILE["63"])
    assert sorted(map(str, draft.laid)) == sorted(map(str, ZEN.tiles))
    assert begun.with_rest_dealt(1) == draft
    assert begun.with_rest_dealt(2) != draft


def test_meng_huo_goes_to_his_own_row_unless_another_tile_lies_there() -> None:
    assert BoardDraft.empty(MENG_HUO).with_rest_dealt(3).where(TILE["21"]) == (0, 0)
    other = laid("66a 0 0", draft=BoardDraft.empty(MENG_HUO)).with_rest_dealt(3)
    assert not other.is_whole
    assert said(other) == [
        "This is not a board of this game: tiles in group 1: 66; in this game: 21."
    ]


def test_a_table_of_which_nothing_is_hidden_is_laid_as_it_is() -> None:
    for game in GAMES:
        table = deal(game, DEAL)
        draft = BoardDraft.of_table(game, table)
        assert set(draft.rest) == set(game.hidden(table))
        assert [draft.where(tile) for tile in draft.laid] == [
            table.place_of(tile) for tile in draft.laid
        ]


def test_the_text_of_a_whole_board_comes_back() -> None:
    for game in GAMES:
        draft = BoardDraft.empty(game).with_rest_dealt(DEAL)
        again = BoardDraft.of_text(game, draft.text)
        assert again.text == draft.text
        assert faces(again) == faces(draft)
        assert not any(letter in draft.text for letter in "ab"), "no letter that is not needed"


def test_a_board_in_the_middle_of_a_turn_keeps_its_turn_and_its_completed_levels() -> None:
    draft = BoardDraft.of_text(O_KOAN, LATE)
    assert draft.text == LATE
    assert draft.done == {0, 4}
    assert draft.stage == 3
    assert [len(places) for places in draft.groups] == [4, 4, 5, 4, 4, 22]


def test_a_board_of_which_tiles_were_taken_keeps_its_empty_places_and_its_heap() -> None:
    for win in map(win_of, DEALS):
        table = deal(win.game, win.deal)
        for move in win.line:
            table = win.game.play(table, move)
            draft = BoardDraft.of_text(win.game, str(table))
            assert draft.table == table
            assert said(draft)[0].startswith("Complete board: "), said(draft)
            if not win.game.hidden(table):
                assert BoardDraft.of_table(win.game, table) == draft


def test_a_level_that_is_emptied_or_filled_is_completed_or_not_as_the_game_wants_it() -> None:
    draft = laid("66a 0", draft=BoardDraft.of_text(O_KOAN, LATE))
    assert draft.text.startswith("66 | ")
    assert draft.without(TILE["66a"]).with_tile(TILE["66a"], 5).text.startswith("- | ")


def test_a_game_with_the_same_groups_takes_the_board_over_and_another_does_not() -> None:
    assert BOARD.for_game(find("zen.harmony")).groups == BOARD.groups
    for other in (find("zen.eight-sets"), find("zen.shanghai"), GENERALS):
        assert BOARD.for_game(other) == BoardDraft.empty(other)


def test_with_all_tiles_laid_it_is_said_which_group_has_too_many_or_too_few() -> None:
    tile = BOARD.groups[2][1]
    assert isinstance(tile, Tile)
    draft = BOARD.with_tile(tile, PAIR)
    assert said(draft) == [
        "This is not a board of this game: tiles in group 3: 2; in this game: 3."
    ]
    assert not draft.is_whole


def test_rows_of_any_size_are_no_fault_where_the_game_has_them() -> None:
    assert has_fixed_sizes(ZEN)
    assert not has_fixed_sizes(O_KOAN)
    draft = BoardDraft.empty(O_KOAN).with_rest_dealt(1)
    tile = draft.groups[2][1]
    assert isinstance(tile, Tile)
    assert draft.with_tile(tile, 0).is_whole
    assert O_KOAN.opening_sizes == (4, 4, 4, 4, 4, 12)


def test_of_a_board_out_of_reach_it_is_said_why_it_cannot_be_won() -> None:
    rest = " ".join(str(tile) for tile in GENERALS.tiles[4:])
    few = " ".join(str(tile) for tile in GENERALS.tiles[:4])
    board = BoardDraft.of_text(GENERALS, f"{few} | . | . | . | . | . | {rest}")
    assert said(board) == [
        "Complete board: 0 of 5 levels, 2 of 6 generals, 1 legal move.",
        "4 generals for 5 levels, and each level must kill one.",
    ]
