"""The keyboard at a table: its frame, and tiles that are typed."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.engine.words import words
from gupai_desktop.games import find, games
from gupai_desktop.ui.board.keyboard_cursor import ROWS, CursorSpot, KeyboardCursor
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.tile_item import WELCOMING
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import ROWS as ACTIONS
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.panel import Content
from gupai_desktop.ui.workbench.window import Workbench
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, text_of
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.levels_hand import LevelsHand, open_table, record_of
from tests.ui.oracle import Oracle
from tests.ui.typist import Keys, keys_for

DIRECTIONS = [QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)]

GENERALS = "66 44 55 33 22 53 | 63 54 21 | 11 31 | 42 41 32 62 | . | - | 65 64 61 51"


def reached(keyboard_cursor: KeyboardCursor, spots: Iterable[CursorSpot]) -> list[set[CursorSpot]]:
    """For each place, every place that the arrow keys lead to from there."""

    def after(here: CursorSpot, way: QPointF) -> CursorSpot:
        keyboard_cursor.go_to(here)
        keyboard_cursor.step(way)
        assert keyboard_cursor.spot is not None
        return keyboard_cursor.spot

    next_to = {here: {after(here, way) for way in DIRECTIONS} for here in spots}
    found = []
    for start in next_to:
        there = {start}
        while new := set().union(*(next_to[one] for one in there)) - there:
            there |= new
        found.append(there)
    return found


def spots_in_turn(
    keyboard_cursor: KeyboardCursor, act: Callable[[], object], times: int
) -> list[CursorSpot | None]:
    """Where the frame is after doing something once, twice, and so on."""
    found = []
    for _ in range(times):
        act()
        found.append(keyboard_cursor.spot)
    return found


# Arrows.


def test_from_any_tile_the_arrow_keys_lead_to_every_other(window: MainWindow) -> None:
    for game in games():
        window.session.begin(Record.of_deal(game(), DEAL))
        spots = set(window.scene.spots())
        there = reached(window.view.keyboard_cursor, spots)
        assert all(one == spots for one in there), game.id


def test_the_arrow_keys_lead_to_every_place_of_the_workbench(
    qtbot: QtBot, appearance: Appearance
) -> None:
    for game in (find("zen.ten-sets"), find("levels.guo-wu-guan")):
        draft = Workbench(Record.of_deal(game, DEAL), Oracle(), appearance)
        qtbot.addWidget(draft)
        draft.show()
        spots = draft.view.table_scene.spots()
        assert len(spots) > len(game.tiles)
        assert reached(draft.view.keyboard_cursor, spots)[0] == set(spots), game.id


def test_an_empty_level_is_passed_over(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.walk_to("42")
    hand.key(Key.Key_Down)
    assert hand.window.view.keyboard_cursor.spot is not None
    assert hand.window.view.keyboard_cursor.spot[0] == hand.levels.common


# Other keys.


def test_ctrl_and_an_arrow_lead_from_group_to_group(window: MainWindow, hand: Hand) -> None:
    keyboard_cursor, ctrl = window.view.keyboard_cursor, Modifier.ControlModifier
    hand.key(Key.Key_Right)
    there = spots_in_turn(keyboard_cursor, lambda: hand.key(Key.Key_Right, ctrl), 11)
    assert there == [*((group, 0) for group in range(1, 11)), (0, 0)]
    assert spots_in_turn(keyboard_cursor, lambda: hand.key(Key.Key_Up, ctrl), 2) == [
        (10, 0),
        (9, 0),
    ]


def test_home_and_end_lead_to_the_ends_of_the_group_or_the_table(
    window: MainWindow, hand: Hand
) -> None:
    for key, modifier, spot in (
        (Key.Key_Home, Modifier.NoModifier, (3, 0)),
        (Key.Key_End, Modifier.NoModifier, (3, 2)),
        (Key.Key_Home, Modifier.ControlModifier, (0, 0)),
        (Key.Key_End, Modifier.ControlModifier, (10, 1)),
    ):
        hand.walk_to(str(hand.table.groups[3][1]))
        hand.key(key, modifier)
        assert window.view.keyboard_cursor.spot == spot


def test_digits_do_not_betray_a_tile_that_lies_face_down(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.walk_to("54")
    QTest.keyClicks(hand.window.view, "44")
    assert hand.in_frame == "44b"
    QTest.keyClicks(hand.window.view, "44")
    assert hand.in_frame == "44b"


def test_no_key_of_the_table_is_the_shortcut_of_an_action(window: MainWindow) -> None:
    taken = {QKeySequence(key) for row in ROWS for key, _ in row.acts}
    for row in ACTIONS:
        assert not taken & set(window.action_table[row.key].shortcuts()), row.key


# Staying.


def test_the_frame_stays_in_its_place_when_tiles_move(window: MainWindow, hand: Hand) -> None:
    hand.walk_to("55a")
    spot = window.view.keyboard_cursor.spot
    window.session.play(LEGAL)
    assert window.view.keyboard_cursor.spot == spot
    assert hand.in_frame == "53"


def test_where_nothing_lies_any_more_the_frame_goes_to_what_is_near(
    make_window: MakeWindow,
) -> None:
    hand = open_table(
        make_window, record_of("levels.o-koan", "66 11 | 31 33 11 | 65 | 64 | 63 | 62")
    )
    for tile in ("31a", "33a", "11b"):
        hand.walk_to(tile)
        hand.key(Key.Key_Space)
    assert len(hand.record.moves) == 1
    assert hand.window.view.keyboard_cursor.spot == (0, 1)


def test_the_mouse_takes_the_frame_away_but_the_keys_go_on_from_there(hand: Hand) -> None:
    hand.walk_to("55a")
    for key, after in ((Key.Key_Space, "63"), (Key.Key_Return, "63"), (Key.Key_Right, "63")):
        hand.click("63")
        assert hand.in_frame is None
        hand.key(key)
        assert hand.in_frame == after


# The focus.


def test_tab_goes_round_all_buttons_and_comes_back(window: MainWindow, hand: Hand) -> None:
    window.panel.show_content(Content(words("no pair"), ((words("Undo"), lambda: None),)))
    hand.walk_to("63")
    seen = []
    for _ in range(40):
        hand.key(Key.Key_Tab)
        seen.append(window.focusWidget())
        if seen[-1] is window.view:
            break
    assert seen[-1] is window.view
    assert hand.in_frame == "63"
    assert window.panel.buttons[0] in seen
    buttons = {widget.text() for widget in seen if isinstance(widget, QToolButton)}
    assert {"Games", "Hint", "Sounds", "Menus"} <= buttons


# Why.


def test_the_group_in_the_frame_is_explained_else_that_of_the_selected_tile(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(window.session, "explain_group", asked.append)
    hand.click(str(hand.table.groups[6][0]))
    window.view.explain_group()
    hand.walk_to(str(hand.table.groups[4][1]))
    window.view.explain_group()
    assert asked == [6, 4]


def test_groups_show_their_numbers_line_by_line(window: MainWindow, hand: Hand) -> None:
    def captions() -> list[str]:
        items = window.scene.group_items
        return [text_of(items[group]) for group in hand.game.reading_order]

    before, numbers = captions(), [f"Group {number}" for number in range(1, 12)]
    assert not set(before) & set(numbers)
    hand.key(Key.Key_Home)
    hand.key(Key.Key_X)
    assert captions() == numbers
    hand.key(Key.Key_Escape)
    assert captions() == before


def test_the_status_bar_names_what_lies_under_the_pointer(window: MainWindow, hand: Hand) -> None:
    shown: list[str] = []
    window.status_bar.messageChanged.connect(shown.append)
    viewport = window.view.viewport()
    for point in (hand.point_on("63"), hand.point_on_cloth()):
        event = QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point))
        QApplication.sendEvent(viewport, event)
    group, _ = hand.table.place_of(TILE["63"])
    assert shown == [str(hand.game.narrator(hand.table).describe(group)), ""]


KEYS = {"Return": Key.Key_Return, "Space": Key.Key_Space, "R": Key.Key_R, "M": Key.Key_M}


def type_keys(hand: Hand, keys: Keys | str) -> None:
    """Press keys one after the other."""
    for key in keys:
        if key.isdecimal():
            hand.key(Key(Key.Key_0 + int(key)))
        elif key.startswith("Shift+"):
            hand.key(KEYS[key.removeprefix("Shift+")], Modifier.ShiftModifier)
        else:
            hand.key(KEYS[key])


def test_two_digits_select_a_tile_and_two_more_complete_an_exchange(hand: Hand) -> None:
    type_keys(hand, "53")
    assert hand.marked(TileState.SELECTED) == {"53"}
    type_keys(hand, "55")
    assert hand.record.moves == (LEGAL,)


def test_the_twin_that_fits_comes_first(hand: Hand) -> None:
    type_keys(hand, "53")
    lit = {tile for tile in ("55a", "55b") if hand.item(tile).state in WELCOMING}
    assert len(lit) == 1
    type_keys(hand, "55")
    assert TILE[lit.pop()] in hand.record.moves[0].tiles


def test_a_copy_that_can_move_comes_first_and_one_that_cannot_says_why(hand: Hand) -> None:
    for _ in range(2):
        type_keys(hand, "55")
        assert hand.marked(TileState.SELECTED) == {"55a"}
        type_keys(hand, "55")
        assert not hand.marked(TileState.SELECTED)
        assert hand.said.startswith("No swap for this tile now")


def test_of_two_twins_that_would_each_play_none_does(make_window: MakeWindow) -> None:
    board = "33 31 11 33 | 64 | 62 | 61 | 65 | 53"
    hand = open_table(make_window, record_of("levels.o-koan", board))
    type_keys(hand, "3111")
    type_keys(hand, "33")
    assert not hand.record.moves
    first = hand.in_frame
    type_keys(hand, "33")
    assert hand.in_frame != first
    type_keys(hand, ("Space",))
    assert len(hand.record.moves) == 1


@pytest.fixture
def waiting(make_window: MakeWindow) -> LevelsHand:
    """A hand that has typed both tiles of a pair that could still become a triplet."""
    hand = open_table(make_window, Record.of_deal(find("trigrams.eight"), 78187))
    type_keys(hand, "1111")
    assert hand.marked(TileState.SELECTED) == {"11a", "11b"}
    assert hand.said == "Press again to play it, or select another tile."
    return hand


def test_whatever_presses_a_waiting_pair_again_plays_it(waiting: LevelsHand) -> None:
    for keys in ("11", ("Space",), ("Return",)):
        type_keys(waiting, keys)
        assert [str(move) for move in waiting.record.moves] == ["take 11a 11b"], keys
        assert waiting.said == ""
        waiting.window.session.undo()
        type_keys(waiting, "1111")


def test_a_move_that_m_selects_after_typed_tiles_is_played_by_either_key(hand: Hand) -> None:
    for number, key in enumerate(("Space", "Return"), 1):
        type_keys(hand, ("4", "1", "M", key))
        assert len(hand.record.moves) == number


def test_digits_that_no_open_tile_has_are_told_so(make_window: MakeWindow) -> None:
    hand = open_table(make_window, Record.of_deal(find("pairs.turtle"), 1))
    facts = hand.window.session.facts
    shown = {tile.face for tile in facts.table.tiles if tile not in facts.hidden}
    covered = sorted({str(tile.face) for tile in facts.hidden if tile.face not in shown})
    assert covered
    for digits in covered:
        type_keys(hand, digits)
        assert hand.said == f"No tile {digits} lies face up here."


def test_a_tile_that_was_refused_when_typed_is_refused_again_when_pressed(
    window: MainWindow, hand: Hand
) -> None:
    type_keys(hand, "41")
    for key in ("Space", "Return"):
        window.session.say()
        type_keys(hand, (key,))
        assert hand.said.startswith("No swap for this tile now")


def test_on_the_workbench_typed_tiles_change_places(qtbot: QtBot, appearance: Appearance) -> None:
    bench = Workbench(Record.of_deal(find(GAME), DEAL), Oracle(), appearance)
    qtbot.addWidget(bench)
    bench.show()
    places = [bench.editor.draft.text.find(tile) for tile in ("63", "53")]
    QTest.keyClicks(bench.view, "6353")
    assert [bench.editor.draft.text.find(tile) for tile in ("53", "63")] == places


def test_return_plays_the_only_move_of_a_selected_tile(make_window: MakeWindow) -> None:
    board = "31 33 11 66 | 65 | 64 | 63 | 62 | 61"
    hand = open_table(make_window, record_of("levels.o-koan", board))
    type_keys(hand, ("3", "3", "Return"))
    (move,) = hand.record.moves
    assert {str(tile) for tile in move.tiles} == {"31a", "33a", "11a"}


def test_m_selects_move_after_move(window: MainWindow, hand: Hand) -> None:
    moves = window.session.facts.moves
    type_keys(hand, "M")
    assert hand.marked(TileState.SELECTED) == {str(tile) for tile in moves[0].tiles}
    type_keys(hand, "MM")
    assert hand.marked(TileState.SELECTED) == {str(tile) for tile in moves[2].tiles}
    type_keys(hand, ("Shift+M",))
    assert hand.in_frame in hand.marked(TileState.SELECTED)
    type_keys(hand, ("Return",))
    assert hand.record.moves == (moves[1],)


def test_where_no_move_touches_a_tile_that_is_said(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.o-koan", "65 | 64 | 63 | 62 | 61 | 66"))
    type_keys(hand, "M")
    assert hand.said == "No tile can be moved now. Left to do: Refill."


def test_a_deal_of_zen_is_won_by_typing_tiles(hand: Hand) -> None:
    for number, move in enumerate(WINNING_LINE, 1):
        type_keys(hand, keys_for(hand.record, move))
        assert len(hand.record.moves) == number
    assert hand.record.moves == WINNING_LINE


def test_typed_tiles_take_where_all_of_them_go_together(make_window: MakeWindow) -> None:
    board = "11 66 63 21 | 11 64 51 32 | 62 | 61 | 66 | 65"
    hand = open_table(make_window, record_of("levels.o-koan", board))
    type_keys(hand, "116451")
    assert [str(move) for move in hand.record.moves] == ["take 11b 64a 51a"]
