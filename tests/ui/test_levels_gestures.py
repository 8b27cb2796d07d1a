"""The gestures of Clearing the Rows, each made with a real mouse or keyboard in a real window."""

from collections.abc import Callable
from itertools import permutations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.play.history import History
from gupai_desktop.ui.board.models import Role, TableModel, TileState
from gupai_desktop.ui.window.main_window import MainWindow
from tests.games.levels_cases import MENG_HUO, O_KOAN, PASSING
from tests.histories import playing
from tests.levels_lines import general_left
from tests.ui.hand import Key, MakeWindow, Modifier, assert_whole, prefer, row_of, text_of
from tests.ui.levels_hand import LevelsHand, open_table, record_of

OpenBoard = Callable[..., LevelsHand]

#: One run only, 61 54 32, and nothing else to take; it lies in the middle, and round the end.
ONE_RUN = "66 61 54 32 44 | 22 55 | 33 44 | 11 | 65 | 52"
ROUND_THE_END = "54 32 66 44 61 | 22 55 | 33 44 | 11 | 65 | 52"
TAKE = Move.parse("take 61a 54 32")

#: Two runs that share the 63.
TWO_RUNS = "66 66 63 62 32 | 22 55 | 33 44 | 11 | 65 | 52"

#: A run above and one below.
ABOVE_AND_BELOW = "61 54 32 66 | 22 55 | 65 65 44 11 | 11 | 33 | 52"

#: Each end of the row of generals can be killed by two tiles, the first two and the last by one.
GENERALS = "66 11 44 64 51 53 | 66 63 | 55 52 | 61 33 | 43 | 62 21 | 41"
BOTH_BY_ONE = "11 31 44 64 51 33 | 22 | 55 52 | 61 33 | 43 | 62 21 | 41"


@pytest.fixture
def open_board(make_window: MakeWindow) -> OpenBoard:
    """Opens a window on a board of a game, to which the tiles that it lacks are added."""

    def open_board(board: str, game_id: str = O_KOAN, rules: str = "") -> LevelsHand:
        return open_table(make_window, record_of(game_id, board, rules))

    return open_board


def played(hand: LevelsHand) -> list[str]:
    """The moves so far, as they are written."""
    return [str(move) for move in hand.record.moves]


def phase(hand: LevelsHand) -> str:
    """What the toolbar says of the turn."""
    return hand.window.bar._phase.text()


def picture(window: MainWindow) -> QImage:
    """The table as it is on the screen."""
    return window.view.grab().toImage()


def choose(window: MainWindow, menu: str, key: str) -> None:
    """Choose an entry of a menu of choices."""
    (action,) = (action for action in window.menus[menu].actions() if action.data() == key)
    action.trigger()
    QApplication.processEvents()


def test_dragging_any_tile_of_the_only_run_onto_the_common_row_takes_it(
    open_board: OpenBoard,
) -> None:
    hand = open_board(ROUND_THE_END)
    for dragged in ("61a", "54", "32"):
        hand.drag_onto(dragged, "52")
        assert hand.record.moves == (TAKE,), dragged
        assert [str(tile) for tile in hand.table.groups[-1][:3]] == ["61a", "54", "32"]
        assert_whole(hand.window)
        hand.key(Key.Key_Z, Modifier.ControlModifier)


def test_dragging_a_tile_of_two_runs_asks_which_and_marks_the_tiles_that_fit(
    open_board: OpenBoard,
) -> None:
    hand = open_board(TWO_RUNS)
    hand.drag_onto("63", "52")
    assert hand.said == "Take another tile, or Esc."
    assert played(hand) == []
    assert hand.marked(TileState.SELECTED) == {"63"}
    assert hand.marked(TileState.PARTNER) == {"66a", "66b", "62", "32"}
    hand.touch("32")
    assert hand.marked(TileState.TARGET) == {"62"}
    hand.touch("62")
    assert played(hand) == ["take 63 62 32"]
    assert hand.said == ""


def test_dragging_a_tile_of_no_run_to_the_common_row_says_why_not(open_board: OpenBoard) -> None:
    hand = open_board(ONE_RUN)
    hand.drag_onto("66a", "52")
    assert played(hand) == []
    assert hand.said == "No move begins with this 66."
    assert_whole(hand.window)


def test_clicking_three_tiles_in_any_order_takes_them(open_board: OpenBoard) -> None:
    hand = open_board(ONE_RUN)
    for order in permutations(("61a", "54", "32")):
        hand.touch(*order[:2])
        assert hand.marked(TileState.SELECTED) == set(order[:2])
        assert hand.marked(TileState.TARGET) == {order[2]}
        hand.touch(order[2])
        assert hand.record.moves == (TAKE,), order
        assert_whole(hand.window)
        hand.key(Key.Key_Z, Modifier.ControlModifier)


def test_dragging_a_tile_of_the_common_row_says_why_not_once(open_board: OpenBoard) -> None:
    hand = open_board(ONE_RUN)
    said: list[object] = []
    hand.window.session.said.connect(lambda sentences: said.extend(sentences))
    hand.drag_onto("52", "66a")
    assert hand.said == "Tiles of the common row come back only by refilling."
    assert list(map(str, said)) == [hand.said]
    assert played(hand) == []


def test_a_closed_level_says_why_nothing_can_be_taken_from_it(open_board: OpenBoard) -> None:
    hand = open_board(ABOVE_AND_BELOW)
    hand.touch("65a", "65b", "44a")
    assert played(hand) == ["take 44a 65a 65b"]
    sentence = "Level 1 is closed until the next turn: something has been taken from level 3."
    for tile in ("61a", "54"):
        hand.touch(tile)
        assert hand.said == sentence
        assert hand.marked(TileState.SELECTED) == set()
    hand.touch("11a")
    assert hand.said == "No move begins with this 11."
    hand.drag_onto("32", "52")
    assert hand.said == sentence
    assert played(hand) == ["take 44a 65a 65b"]


def test_dragging_a_general_onto_a_level_or_its_tile_onto_him_kills_him(
    open_board: OpenBoard,
) -> None:
    hand = open_board(GENERALS, PASSING)
    for general, tile in (("66a", "66b"), ("66a", "63"), ("53", "55a")):
        level = hand.row_of(tile)
        for way in ((general, tile), (tile, general)):
            hand.drag_onto(*way)
            assert played(hand) == [str(Move.parse(" ".join(["kill", general, *level])))], way
            assert_whole(hand.window)
            hand.key(Key.Key_Z, Modifier.ControlModifier)


def test_dragging_one_tile_onto_an_outer_general_or_the_other_way_round_kills_both(
    open_board: OpenBoard,
) -> None:
    hand = open_board(BOTH_BY_ONE, PASSING)
    for way in (("11a", "22a"), ("33a", "22a"), ("22a", "11a"), ("22a", "33a")):
        hand.drag_onto(*way)
        assert played(hand) == ["kill 11a 33a 22a"], way
        assert [str(tile) for tile in hand.table.groups[0]] == ["31a", "44a", "64a", "51a"]
        hand.key(Key.Key_Z, Modifier.ControlModifier)


def test_dragging_a_general_onto_a_level_that_cannot_kill_him_says_why(
    open_board: OpenBoard,
) -> None:
    hand = open_board(GENERALS, PASSING)
    hand.drag_onto("66a", "43")
    assert played(hand) == []
    assert "66 43 53: Not a triplet" in hand.said
    hand.drag_onto("53", "61a")
    assert "61 33 53: three ends of 3;" in hand.said


def texts_of(hand: LevelsHand, tile: str) -> tuple[object, ...]:
    """Everything that can be read of a tile: in the model for readers, and under the pointer."""
    tiles = hand.window.findChild(TableModel)
    assert tiles is not None
    index = row_of(tiles, tile)
    roles = (
        *(Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole),
        *(Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole),
    )
    note = tuple(map(str, hand.window.session.facts.narrator.note(hand.item(tile).in_group)))
    return (*(index.data(role) for role in roles), note)


def test_the_hidden_generals_show_their_backs_and_read_alike(open_board: OpenBoard) -> None:
    hand = open_board(GENERALS, PASSING)
    tiles = hand.window.findChild(TableModel)
    assert tiles is not None
    inner, outer = ("11a", "44a", "64a", "51a"), ("66a", "53")
    faces = [row_of(tiles, tile).data(Role.FACE) for tile in inner + outer]
    assert faces == ["back"] * 4 + ["face-66", "face-53"]
    texts = [texts_of(hand, tile) for tile in inner]
    assert [spoken for _, _, spoken, *_ in texts] == [
        f"Face down, Generals, tile {place}" for place in (2, 3, 4, 5)
    ]
    assert len({(shown, tip, *others) for shown, tip, _, *others in texts}) == 1
    assert texts_of(hand, "66a")[0] == "66 Heaven, Group 1, tile 1"
    assert texts_of(hand, "11a")[0] == "A tile that lies face down"


def test_a_newly_exposed_general_shows_his_face(open_board: OpenBoard) -> None:
    hand = open_board(GENERALS, PASSING)
    tiles = hand.window.findChild(TableModel)
    assert tiles is not None
    changed: list[set[int]] = []
    tiles.dataChanged.connect(lambda _first, _last, roles: changed.append(set(roles)))

    def faces() -> list[str]:
        rows = (row_of(tiles, tile).row() for tile in ("11a", "44a"))
        return [tiles.index(row, 0).data(Role.FACE) for row in rows]

    assert faces() == ["back", "back"]
    hand.drag_onto("66a", "63")
    assert any(Role.FACE in roles for roles in changed)
    assert faces() == ["face-11", "back"]
    assert texts_of(hand, "11a")[0] == "11 Earth, Group 1, tile 1"
    hand.key(Key.Key_Z, Modifier.ControlModifier)
    assert faces() == ["back", "back"]
    assert texts_of(hand, "11a")[0] == "A tile that lies face down"


def test_the_button_and_the_key_refill(open_board: OpenBoard) -> None:
    hand = open_board(ONE_RUN)
    hand.press_refill()
    assert played(hand) == ["refill"]
    hand.key(Key.Key_R)
    assert played(hand) == ["refill", "refill"]
    assert_whole(hand.window)


def test_refilling_says_that_nothing_is_left_when_the_common_row_is_empty(
    open_board: OpenBoard,
) -> None:
    full = (
        "61 54 32 66 22 55 11 64 55 | 33 21 44 42 66 44 | 11 62 51 43 51 63 22 | 65 31 33 61 52 "
        "| 31 64 65 53 41 | ."
    )
    hand = open_board(full)
    assert not hand.table.groups[-1]
    for refill in (hand.press_refill, lambda: hand.key(Key.Key_R)):
        hand.window.session.say()
        refill()
        assert hand.said == "Nothing is left to refill with."
    assert played(hand) == []
    hand.touch("61a", "54", "32")
    assert hand.refill_button.isEnabled()


def test_if_the_player_wants_it_refills_by_itself_until_something_else_can_be_done(
    open_board: OpenBoard,
) -> None:
    hand = open_board("66a 61 54 32 | - | - | - | - | 52 63 66b")
    prefer(hand.window, "plays_lone_verb", True)
    hand.touch("61a", "54", "32")
    assert played(hand) == ["take 61a 54 32", "refill", "refill"]
    assert hand.row_of("66a") == ("66a", "66b", "63")
    for number in (2, 1, 0):
        hand.key(Key.Key_Z, Modifier.ControlModifier)
        assert len(played(hand)) == number
    assert_whole(hand.window)


def test_show_legal_moves_marks_the_tiles_of_legal_moves(open_board: OpenBoard) -> None:
    hand = open_board(GENERALS, PASSING)
    hand.key(Key.Key_L)
    touched = {str(tile) for move in hand.game.moves(hand.table) for tile in move.tiles}
    assert len(touched) > 3
    assert hand.marked(TileState.PLAYABLE) == touched
    hand.key(Key.Key_L)
    assert hand.marked(TileState.PLAYABLE) == set()


def test_the_toolbar_says_where_the_turn_has_come_to(open_board: OpenBoard) -> None:
    hand = open_board(GENERALS.replace("61 33", "61 54 32"), PASSING)
    assert phase(hand) == "All levels open; double kill to come"
    hand.touch("61a", "54", "32")
    assert phase(hand) == "From level 3 down; double kill to come"
    hand.drag_onto("66a", "63")
    assert phase(hand) == "No more taking; double kill to come"
    hand.press_refill()
    assert phase(hand) == "All levels open; double kill to come"
    hand.key(Key.Key_Z, Modifier.ControlModifier)
    assert phase(hand) == "No more taking; double kill to come"


#: Two generals over two levels; killing both with the 61 leaves the lower level nobody.
TWO_AND_TWO = "66 31 | 61 | 22 11 | - | - | - | 63 62 65"
ONE_LEFT = "The game is lost. 0 generals for 1 level, and each level must kill one."


@pytest.fixture
def lost(open_board: OpenBoard) -> LevelsHand:
    """A window in which a second double kill has lost the game."""
    hand = open_board(TWO_AND_TWO, PASSING)
    assert hand.said == ""
    hand.drag_onto("66a", "61a")
    offered = [button.text() for button in hand.window.panel.buttons]
    assert offered == ["Undo", "Play It Again", "Next Deal", "Train"]
    QTest.keyClick(hand.window.panel, Key.Key_Escape)
    return hand


def test_a_game_whose_generals_are_too_few_is_said_to_be_lost_and_why(lost: LevelsHand) -> None:
    assert played(lost) == ["kill 66a 31a 61a"]
    assert lost.window.session.facts.outcome is Outcome.LOST
    assert lost.said == ONE_LEFT
    assert not lost.window.panel.isVisible()
    assert phase(lost).endswith("; too few generals")


def test_a_game_that_was_called_won_with_a_general_alive_opens(make_window: MakeWindow) -> None:
    line = general_left()
    record = line.opening
    for move in line.line:
        record = record.play(move)
    saved = str(History.replayed(record, playing("one")))
    hand = open_table(make_window, line.opening)
    hand.window.session.resume(History.parse(saved, find))
    assert hand.window.session.record == record
    assert hand.said.startswith("The game is lost. A general is left, and no level to kill him.")
    assert_whole(hand.window)
    hand.key(Key.Key_Z, Modifier.ControlModifier)
    assert len(played(hand)) == len(line.line) - 1
    assert hand.window.session.facts.outcome is Outcome.OPEN


def crowded(game_id: str, row: int) -> Record:
    """A board of a game on which nearly all tiles lie in one row."""
    row_count = len(find(game_id).opening_sizes)
    generals = ["21"] if game_id == MENG_HUO else ["66", "31"] if game_id == PASSING else []
    others = [tile for tile in TILE if tile[:2] not in (*generals, "52")]
    rows = [generals or ["-"], *[["-"]] * (row_count - 2), ["52"]]
    if row < row_count - 1:
        rows[row] = others[:25]
    return record_of(game_id, " | ".join(map(" ".join, rows)))


def test_rows_of_more_than_twenty_tiles_stay_within_the_board(make_window: MakeWindow) -> None:
    for game_id in (O_KOAN, PASSING, MENG_HUO):
        rows = len(find(game_id).opening_sizes)
        for row in (1, rows - 1):
            hand = open_table(make_window, crowded(game_id, row))
            assert max(map(len, hand.table.groups)) > 20
            assert_inside(hand)
            hand.window.close()


def assert_inside(hand: LevelsHand) -> None:
    """Every tile lies within its row and the board, and is in sight."""
    scene, view = hand.window.scene, hand.window.view
    grid = 1 / scene.art.scale
    for item in scene.tile_items:
        place = item.place().adjusted(grid, grid, -grid, -grid)
        assert scene.geometry.room_rect(item.in_group).contains(place)
        assert scene.geometry.board_rect().contains(place)
        assert QRectF(view.viewport().rect()).contains(
            QRectF(view.mapFromScene(item.place()).boundingRect())
        )
        hand.spot_on(str(item.tile))


CAPTIONS = {
    "en": (
        *("Generals, 1 killed", "Level 1", "Level 2", "Level 3", "Level 4", "Level 5"),
        "Common row",
    ),
    "uk": (
        *("Генерали, 1 убито", "Рівень 1", "Рівень 2", "Рівень 3", "Рівень 4", "Рівень 5"),
        "Спільний ряд",
    ),
    "zh_CN": (
        *("将牌行，\n已斩 1 将", "第 1 关", "第 2 关", "第 3 关", "第 4 关", "第 5 关"),
        "公共行",
    ),
}
REFILL = {"en": "Refill", "uk": "Докласти", "zh_CN": "补牌"}


def test_rows_and_button_are_named(open_board: OpenBoard, languages: Languages) -> None:
    hand = open_board(GENERALS, PASSING)
    hand.drag_onto("66a", "63")
    for language, captions in CAPTIONS.items():
        choose(hand.window, "languages", language)
        assert languages.current == language
        assert tuple(text_of(item) for item in hand.window.scene.group_items) == captions
        assert hand.window.action_table["turn"].text() == REFILL[language]
