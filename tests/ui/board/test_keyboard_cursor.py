"""The keyboard's frame: where the keys lead, and where it stays when tiles move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import words
from gupai_desktop.games import games
from gupai_desktop.ui.board.keyboard_cursor import ROWS, KeyboardCursor, Spot
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import ROWS as ACTIONS
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.workbench.window import Workbench
from tests.levels_lines import Win, wins
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, resize, text_of
from tests.ui.known import DEAL, LEGAL
from tests.ui.levels_hand import LevelsHand, open_table, record_of
from tests.ui.oracle import Oracle

WAYS = [QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)

GENERALS = "66 44 55 33 22 53 | 63 54 21 | 11 31 | 42 41 32 62 | . | - | 65 64 61 51"


def reached(keyboard_cursor: KeyboardCursor, start: Spot) -> set[Spot]:
    """Every place that the arrow keys lead to from a place."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for way in WAYS:
            keyboard_cursor.go_to(here)
            keyboard_cursor.step(way)
            assert keyboard_cursor.spot is not None
            if keyboard_cursor.spot not in found:
                found.add(keyboard_cursor.spot)
                waiting.append(keyboard_cursor.spot)
    return found


def spots_in_turn(
    keyboard_cursor: KeyboardCursor, act: Callable[[], object], times: int
) -> list[Spot | None]:
    """Where the frame is after doing something once, twice, and so on."""
    found = []
    for _ in range(times):
        act()
        found.append(keyboard_cursor.spot)
    return found


def walk_by_groups(hand: LevelsHand, tile: Tile) -> None:
    """Go to a tile by the keys for groups, then by arrows along its row."""
    (group, place), keyboard_cursor = hand.table.place_of(tile), hand.window.view.keyboard_cursor
    hand.key(Key.Key_Home, Modifier.ControlModifier)
    while keyboard_cursor.spot and keyboard_cursor.spot[0] != group:
        hand.key(Key.Key_Right, Modifier.ControlModifier)
    for _ in range(place):
        hand.key(Key.Key_Right)
    assert hand.in_frame == str(tile)


# Arrows.


@every_game
def test_from_any_tile_the_arrow_keys_lead_to_every_other(
    window: MainWindow, game: type[Game]
) -> None:
    window.session.begin(Record.of_deal(game(), DEAL))
    spots = set(window.scene.spots())
    for start in spots:
        assert reached(window.view.keyboard_cursor, start) == spots


@every_game
def test_the_arrow_keys_lead_to_every_place_of_the_workbench(
    qtbot: QtBot, appearance: Appearance, game: type[Game]
) -> None:
    draft = Workbench(Record.of_deal(game(), DEAL), Oracle(), appearance)
    qtbot.addWidget(draft)
    draft.show()
    spots = draft.view.table_scene.spots()
    assert len(spots) > len(game.tiles)
    assert reached(draft.view.keyboard_cursor, (0, 0)) == set(spots)


def test_rows_of_any_length_are_gone_through_one_by_one(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    resize(hand.window, 500, 1000)
    hand.walk_to("62")
    assert spots_in_turn(hand.window.view.keyboard_cursor, lambda: hand.key(Key.Key_Up), 4) == [
        (2, 1),
        (1, 1),
        (0, 1),
        (0, 1),
    ]


def test_an_empty_level_is_passed_over(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.walk_to("42")
    hand.key(Key.Key_Down)
    assert hand.window.view.keyboard_cursor.spot is not None
    assert hand.window.view.keyboard_cursor.spot[0] == hand.levels.common


@pytest.mark.parametrize(("size", "above", "below"), [((1024, 700), 1, 7), ((500, 1000), 1, 8)])
def test_down_from_the_middle_of_the_groups_lies_the_pair(
    window: MainWindow, hand: Hand, size: tuple[int, int], above: int, below: int
) -> None:
    resize(window, *size)
    hand.walk_to(str(hand.table.groups[above][2]))
    hand.key(Key.Key_Down)
    assert hand.in_frame in [*map(str, hand.table.groups[10])]
    hand.key(Key.Key_Down)
    assert hand.in_frame in [*map(str, hand.table.groups[below])]


# Other keys.


def test_ctrl_and_an_arrow_lead_from_group_to_group_and_round(
    window: MainWindow, hand: Hand
) -> None:
    keyboard_cursor, ctrl = window.view.keyboard_cursor, Modifier.ControlModifier
    hand.key(Key.Key_Right)
    there = spots_in_turn(keyboard_cursor, lambda: hand.key(Key.Key_Right, ctrl), 11)
    assert there == [*((group, 0) for group in range(1, 11)), (0, 0)]
    assert spots_in_turn(keyboard_cursor, lambda: hand.key(Key.Key_Up, ctrl), 2) == [
        (10, 0),
        (9, 0),
    ]


def test_groups_without_tiles_are_left_out(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.walk_to("42")
    hand.key(Key.Key_Right, Modifier.ControlModifier)
    assert hand.window.view.keyboard_cursor.spot == (6, 0)


@pytest.mark.parametrize(
    ("key", "modifier", "spot"),
    [
        (Key.Key_Home, Modifier.NoModifier, (3, 0)),
        (Key.Key_End, Modifier.NoModifier, (3, 2)),
        (Key.Key_Home, Modifier.ControlModifier, (0, 0)),
        (Key.Key_End, Modifier.ControlModifier, (10, 1)),
    ],
)
def test_home_and_end_lead_to_the_ends_of_the_group_or_the_table(
    window: MainWindow, hand: Hand, key: Key, modifier: Modifier, spot: Spot
) -> None:
    hand.walk_to(str(hand.table.groups[3][1]))
    hand.key(key, modifier)
    assert window.view.keyboard_cursor.spot == spot


@pytest.mark.parametrize("typed", ["63", "36"])
def test_two_digits_lead_to_the_tile_with_these_ends(
    window: MainWindow, hand: Hand, typed: str
) -> None:
    QTest.keyClicks(window.view, typed)
    assert hand.in_frame == "63"


def test_the_same_digits_again_lead_to_the_twin_and_back(window: MainWindow, hand: Hand) -> None:
    found = []
    for _ in range(3):
        QTest.keyClicks(window.view, "55")
        found.append(hand.in_frame)
    assert found == ["55a", "55b", "55a"]


def test_another_key_between_two_digits_begins_anew(window: MainWindow, hand: Hand) -> None:
    QTest.keyClicks(window.view, "6")
    hand.key(Key.Key_Right)
    QTest.keyClicks(window.view, "32")
    assert hand.in_frame == "32"


def test_digits_do_not_betray_a_tile_that_lies_face_down(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.walk_to("54")
    QTest.keyClicks(hand.window.view, "44")
    assert hand.in_frame == "44b"
    QTest.keyClicks(hand.window.view, "44")
    assert hand.in_frame == "44b"


def test_keys_of_the_keypad_do_the_same(window: MainWindow, hand: Hand) -> None:
    hand.key(Key.Key_Down, Modifier.KeypadModifier)
    hand.key(Key.Key_Right, Modifier.KeypadModifier)
    assert window.view.keyboard_cursor.spot == (0, 1)


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


@every_game
def test_the_frame_is_still_shown_in_another_game(
    window: MainWindow, hand: Hand, game: type[Game]
) -> None:
    hand.key(Key.Key_Right)
    hand.key(Key.Key_End, Modifier.ControlModifier)
    window.session.begin(Record.of_deal(game(), DEAL))
    assert hand.in_frame is not None


def test_the_mouse_takes_the_frame_away_but_the_keys_go_on_from_there(hand: Hand) -> None:
    hand.walk_to("55a")
    hand.click("63")
    assert hand.in_frame is None
    hand.key(Key.Key_Right)
    assert hand.in_frame == "63"


def test_a_frame_on_a_tile_lights_up_the_runs_it_belongs_to(make_window: MakeWindow) -> None:
    hand = open_table(
        make_window, record_of("levels.o-koan", "31 33 11 66 | 65 | 64 | 63 | 62 | 61")
    )
    hand.walk_to("33a")
    assert hand.marked(TileState.RUN) == {"31a", "33a", "11a"}


# The focus.


def test_tab_goes_round_all_buttons_and_comes_back_with_the_frame(
    window: MainWindow, hand: Hand
) -> None:
    window.banner.show_message(
        (words("Texts", "no pair"),), ((words("MainWindow", "Undo"), lambda: None),)
    )
    hand.walk_to("63")
    seen = []
    for _ in range(40):
        hand.key(Key.Key_Tab)
        seen.append(window.focusWidget())
        if seen[-1] is window.view:
            break
    assert seen[-1] is window.view
    assert hand.in_frame == "63"
    assert window.banner.buttons[0] in seen
    buttons = {widget.text() for widget in seen if isinstance(widget, QToolButton)}
    assert buttons == {"Games"}, "arrow keys lead to the others"


def test_shift_and_tab_lead_back(window: MainWindow, hand: Hand) -> None:
    hand.walk_to("63")
    hand.key(Key.Key_Tab)
    assert window.focusWidget() is not window.view
    assert hand.in_frame is None
    hand.key(Key.Key_Backtab, Modifier.ShiftModifier)
    assert window.focusWidget() is window.view
    assert hand.in_frame == "63"


def test_a_button_of_the_banner_is_pressed_by_the_keyboard_alone(
    make_window: MakeWindow,
) -> None:
    window = make_window(deal=152)
    hand = Hand(window)
    while not isinstance(window.focusWidget(), QPushButton):
        hand.key(Key.Key_Tab)
    before = hand.record
    hand.key(Key.Key_Space)
    QApplication.processEvents()
    assert window.session.record is not before or hand.said


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


def test_groups_show_their_numbers_while_they_are_spoken_of(
    window: MainWindow, hand: Hand
) -> None:
    def captions() -> list[str]:
        return [text_of(item) for item in window.scene.group_items]

    before, numbers = captions(), [f"Group {number}" for number in range(1, 12)]
    assert not set(before) & set(numbers)
    hand.key(Key.Key_Home)
    hand.key(Key.Key_X)
    assert captions() == numbers
    hand.key(Key.Key_Escape)
    assert captions() == before


@every_game
def test_another_game_can_be_turned_to_while_a_group_is_spoken_of(
    window: MainWindow, game: type[Game]
) -> None:
    session = window.session
    for deal, other in enumerate((game, games()[0]), DEAL + 1):
        window.pointing.select(next(iter(session.moves[0].tiles)))
        session.explain_group(len(session.record.table.groups) - 1)
        session.begin(Record.of_deal(other(), deal))
        captions = [text_of(item) for item in window.scene.group_items]
        assert not any(caption.startswith("Group ") for caption in captions)


def test_a_tool_tip_names_what_lies_under_the_pointer(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _of: shown.append(text))
    viewport = window.view.viewport()
    for point in (hand.point_on("63"), hand.point_on_cloth()):
        event = QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point))
        QApplication.sendEvent(viewport, event)
    group, _ = hand.table.place_of(TILE["63"])
    assert shown == [str(hand.game.narrator(hand.table).describe(group)), ""]


# Whole games.


@pytest.mark.parametrize(
    "win", [win for win in wins() if "=no" in win.name], ids=lambda win: win.name
)
def test_every_game_of_rows_is_won_by_the_keyboard_alone(
    make_window: MakeWindow, win: Win
) -> None:
    hand = open_table(make_window, win.opening)
    for number, move in enumerate(win.line, 1):
        if not move.tiles:
            hand.key(Key.Key_R)
        for tile in sorted(move.tiles, key=hand.table.place_of):
            walk_by_groups(hand, tile)
            hand.key(Key.Key_Space)
        assert len(hand.record.moves) == number, hand.said
    assert "Won" in hand.said


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_6])
def test_keys_that_lead_nowhere_do_no_harm(hand: Hand, key: Key) -> None:
    before = hand.record
    hand.key(key)
    hand.key(key)
    hand.key(Key.Key_Escape)
    assert hand.record is before
