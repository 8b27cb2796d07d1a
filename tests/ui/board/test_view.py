"""The view: the whole board in sight and sharp, and a game by the keyboard alone."""

from math import ceil
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACES, TILE
from gupai_desktop.engine.words import words
from gupai_desktop.games import find
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.models import Role
from gupai_desktop.ui.theme import tile_art
from gupai_desktop.ui.theme.tile_art import SHADOW_REACH
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, assert_whole, resize
from tests.ui.known import LEGAL

SIZES = [(1024, 700), (400, 380), (700, 380), (500, 1000), (1611, 907), (1999, 999)]


def seen(window: MainWindow, rect: QRectF) -> QRectF:
    """Where a rectangle of the scene is seen, in exact pixels of the view."""
    return window.view.viewportTransform().mapRect(rect)


def assert_board_in_sight(window: MainWindow) -> None:
    board = seen(window, window.scene.geometry.board_rect())
    view = QRectF(window.view.viewport().rect())
    assert view.adjusted(-2, -2, 2, 2).contains(board), f"{board} is not all of it in {view}"


def assert_sharp(window: MainWindow) -> None:
    """Every tile is a whole number of device pixels wide and begins with one."""
    ratio = window.view.devicePixelRatioF()
    for item in window.scene.tile_items:
        place = seen(window, item.place())
        for length in (place.width(), place.left(), place.top()):
            assert length * ratio == pytest.approx(round(length * ratio), abs=0.01)


def difference(one: QColor, other: QColor) -> int:
    """By how much two colours differ in the channel that differs most, 0 to 255."""
    return max(
        abs(one.red() - other.red()),
        abs(one.green() - other.green()),
        abs(one.blue() - other.blue()),
    )


def called(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[str]:
    """Return a list that has a name whenever a function of that name is called."""
    found, function = list[str](), getattr(owner, name)

    def call(*arguments: Any, **named: Any) -> Any:
        found.append(name)
        return function(*arguments, **named)

    monkeypatch.setattr(owner, name, call)
    return found


def lowest_writing(window: MainWindow) -> float:
    """Where the last tile, caption or seal of the board ends, in pixels of the view."""
    groups = window.scene.group_items
    rects = [group.mapRectToScene(group.childrenBoundingRect()) for group in groups]
    rects += [item.place() for item in window.scene.tile_items]
    return max(seen(window, rect).bottom() for rect in rects)


def test_the_whole_board_is_in_sight_and_sharp_in_a_window_of_any_size(window: MainWindow) -> None:
    for size in SIZES:
        resize(window, *size)
        assert_board_in_sight(window)
        assert_sharp(window)
        assert_whole(window)


def test_while_a_window_is_resized_its_pictures_are_stretched(window: MainWindow) -> None:
    scale, tile = window.scene.art.scale, window.scene.art.tile("face-63").cacheKey()
    for width in range(1000, 700, -50):
        window.resize(width, 700)
        QApplication.processEvents()
        assert window.view.is_resizing
        assert_board_in_sight(window)
        assert window.scene.art.scale == scale
    assert window.scene.art.tile("face-63").cacheKey() == tile


def test_when_a_window_keeps_its_size_its_table_is_drawn_sharp(
    window: MainWindow, qtbot: QtBot
) -> None:
    scale = window.scene.art.scale
    window.resize(700, 500)
    qtbot.waitUntil(lambda: not window.view.is_resizing)
    assert window.scene.art.scale < scale
    assert_sharp(window)


def test_a_bar_that_appears_beside_the_table_has_it_drawn_at_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    # Wide, so that the height alone says how large the tiles are, whatever the fonts.
    window.resize(1200, 560)
    qtbot.waitUntil(lambda: not window.view.is_resizing)
    scale = window.scene.art.scale
    window.notices.add(words("A sentence that takes room.\n\n\n\n\n\n\n\n"))
    QApplication.processEvents()
    assert window.scene.art.scale < scale
    assert not window.view.is_resizing
    assert_sharp(window)


def test_for_another_size_one_picture_is_drawn_between_two_events(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = called(monkeypatch, tile_art, "_drawn")
    resize(window, 700, 500)
    most = every = 0
    while window.view.drawing.isActive():
        drawn.clear()
        QApplication.processEvents()
        most, every = max(most, len(drawn)), every + len(drawn)
    # The sides of a tile are put together of three.
    assert most <= 3 < len(set(map(str, FACES))) <= every
    item = window.scene.tile_items[0]
    assert item._face.pixmap().width() == round(100 * window.scene.art.scale)


def test_a_picture_of_the_table_is_whole_and_sharp_at_any_time(
    make_window: MakeWindow,
) -> None:
    window = make_window(size=(700, 500))
    sharp = window.view.grab().toImage()
    resize(window, 1000, 700)
    resize(window, 700, 500)
    assert window.view.drawing.isActive()
    assert window.view.grab().toImage() == sharp


def test_another_game_is_laid_out_twice_at_most(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = called(monkeypatch, BoardWidget, "_lay_out")
    window.session.begin(Record.of_deal(find("levels.o-koan"), 20))
    window.session.say(words("A sentence that takes room.\n\n\n\n\n"))
    for _ in range(5):
        QApplication.processEvents()
    assert len(laid) == 2
    assert_board_in_sight(window)


def test_a_tile_is_shown_pixel_for_pixel_as_it_was_drawn(window: MainWindow, hand: Hand) -> None:
    shown = window.view.grab().toImage()
    for tile in map(str, hand.game.tiles):
        corner = seen(window, hand.item(tile).place()).topLeft().toPoint()
        drawn = window.scene.art.tile(f"face-{TILE[tile].face}").toImage()
        shadow = ceil(SHADOW_REACH * window.scene.art.scale)
        for x in range(shadow, drawn.width() - shadow):
            for y in range(6, drawn.height() - 6, 5):
                pixel = drawn.pixelColor(x, y)
                there = shown.pixelColor(corner.x() + x, corner.y() + y)
                assert pixel.alpha() < 255 or difference(pixel, there) <= 2


def test_what_is_said_takes_no_room_from_the_tiles(window: MainWindow) -> None:
    view = window.view.viewport().height()
    lowest = max(seen(window, item.place()).bottom() for item in window.scene.tile_items)
    first = min(seen(window, item.place()).top() for item in window.scene.tile_items)
    assert view - lowest_writing(window) <= first + 30
    assert view - lowest < 1.6 * first + 30


def test_an_exchange_is_played_and_undone(window: MainWindow, hand: Hand) -> None:
    opening = hand.table
    for choose in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        for tile in ("55a", "53"):
            hand.walk_to(tile)
            hand.key(choose)
        assert hand.record.moves == (LEGAL,)
        assert_whole(window)
        hand.key(Key.Key_Z, Modifier.ControlModifier)
        assert hand.table == opening
        assert_whole(window)
    hand.key(Key.Key_Z, Modifier.ControlModifier | Modifier.ShiftModifier)
    assert hand.record.moves == (LEGAL,)
    assert_whole(window)


def test_whoever_hears_of_another_game_finds_its_rows_and_may_resize_the_board(
    window: MainWindow,
) -> None:
    session, groups = window.session, window.view.groups
    heard: list[bool] = []

    def hear(*_: object) -> None:
        shown = [groups.index(row).data(Role.TILE) for row in range(groups.rowCount())]
        heard.append(shown == list(session.record.table.groups))
        window.view.fit()

    for signal in (
        *(session.said, session.record_changed, session.deal_changed, session.stepped),
        *(window.analysis.changed, window.pointing.changed, window.auto_play.switched),
    ):
        signal.connect(hear)
    for game in ("pairs.two-rows", "zen.eight-sets", "levels.meng-huo", "trigrams.eight"):
        session.begin(Record.of_deal(find(game), 7))
        session.undo()
        session.play(session.facts.moves[0])
    assert heard
    assert all(heard)
    assert_whole(window)
