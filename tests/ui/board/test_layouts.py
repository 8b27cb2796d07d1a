"""The layout of a table in a window: which it is, its changes, large texts, zooming."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.layout import TALL, WIDE
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, assert_whole, resize
from tests.ui.known import DEAL, LEGAL

GAMES = [game() for game in games()]


def tile_width(window: MainWindow) -> float:
    """Return how many pixels a tile is wide."""
    return TILE_WIDTH * window.view.transform().m11()


def assert_in_sight(window: MainWindow, told: object = "") -> None:
    """No tile covers another one, and all of them are in the view."""
    transform, items = window.view.viewportTransform(), window.scene.tile_items
    places = [transform.map(item.mapToScene(item.rect().adjusted(2, 2, -2, -2))) for item in items]
    view = QRectF(window.view.viewport().rect())
    assert all(view.contains(place.boundingRect()) for place in places), told
    assert not any(one.intersects(other) for one, other in combinations(places, 2)), told


def test_a_wide_window_has_the_wide_layout_and_a_high_one_the_tall(window: MainWindow) -> None:
    for size, name in (((1180, 820), WIDE), ((480, 1400), TALL)):
        resize(window, *size)
        for game in GAMES:
            window.session.begin(Record.of_deal(game, DEAL))
            sizes = [len(group) for group in window.session.record.table.groups]
            names = {layout.name for layout in game.layouts(sizes)}
            assert window.scene.geometry.layout.name == name or name not in names, game.id
            assert_in_sight(window, game.id)


def test_tiles_glide_to_another_layout_from_where_they_are_seen(make_window: MakeWindow) -> None:
    window = make_window(is_animated=True)
    item, layouts = window.scene.tile_items[0], window.session.game.layouts(())
    before = window.view.mapFromScene(item.place().center())
    window.view._lay_out(next(one for one in layouts if one.name == TALL))
    window.scene.apply_theme()
    assert window.scene.is_gliding
    now = window.view.mapFromScene(item.place().center())
    assert (now - before).manhattanLength() <= 2
    assert item.scale() * tile_width(window) == pytest.approx(76, abs=30)
    places = [item.place_at_home() for item in window.scene.tile_items]
    spot = window.view.free_place(QSize(300, 40))
    window.scene.finish_glide()
    assert places == [item.place() for item in window.scene.tile_items]
    assert window.view.free_place(QSize(300, 40)) == spot, "a message lies where they will be"
    assert item.scale() == 1
    assert window.scene.art.scale == window.view.transform().m11()
    assert_whole(window)


def test_rows_that_grow_and_shrink_cover_nothing_and_rarely_change_the_table(
    window: MainWindow,
) -> None:
    session, chance = window.session, random.Random(5)
    for game_id in ("levels.guo-wu-guan", "levels.o-koan"):
        for size in ((1180, 820), (800, 600), (480, 1000)):
            resize(window, *size)
            session.begin(Record.of_deal(find(game_id), DEAL))
            session.restart()
            layouts, moves = [window.scene.geometry.layout], 0
            while session.facts.moves and moves < 40:
                takes = [move for move in session.facts.moves if move.tiles]
                session.play(chance.choice(takes or list(session.facts.moves)))
                moves += 1
                assert_in_sight(window, (game_id, size))
                if window.scene.geometry.layout != layouts[-1]:
                    layouts.append(window.scene.geometry.layout)
            assert len(layouts) <= 3 + moves / 4, (game_id, size)


@pytest.mark.parametrize("language", ["uk", "zh_CN"])
def test_texts_of_twice_the_size_shrink_no_tile_by_more_than_an_eighth(
    make_window: MakeWindow, language: str
) -> None:
    window = make_window(language=language, size=(1366, 768))
    try:
        for game in GAMES:
            window.session.begin(Record.of_deal(game, DEAL))
            before = tile_width(window)
            window.appearance.looks = Looks(text_scale="200")
            resize(window, 1366, 768)
            assert (window.width(), window.height()) == (1366, 768), game.id
            assert tile_width(window) >= 0.87 * before, game.id
            assert_in_sight(window, game.id)
            window.appearance.looks = Looks()
            resize(window, 1366, 768)
    finally:
        window.appearance.looks = Looks()


def turn_wheel(window: MainWindow, point: QPoint, by: int, modifier: Modifier) -> None:
    viewport = window.view.viewport()
    event = QWheelEvent(
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_keys_zoom_in_and_out_and_back_to_the_window(window: MainWindow, hand: Hand) -> None:
    before = tile_width(window)
    hand.key(Key.Key_Plus, Modifier.ControlModifier)
    assert tile_width(window) > 1.1 * before
    assert_whole(window)
    hand.key(Key.Key_Minus, Modifier.ControlModifier)
    hand.key(Key.Key_Minus, Modifier.ControlModifier)
    assert tile_width(window) < before / 1.1
    assert_in_sight(window)
    hand.key(Key.Key_0, Modifier.ControlModifier)
    assert tile_width(window) == before
    assert_in_sight(window)


def test_ctrl_and_the_wheel_zoom_where_the_pointer_is(window: MainWindow, hand: Hand) -> None:
    item = hand.item(str(next(hand.table.tiles)))
    point, before = window.view.mapFromScene(item.place().center()), tile_width(window)
    for _ in range(5):
        turn_wheel(window, point, 120, Modifier.ControlModifier)
    assert tile_width(window) > 1.5 * before
    now = window.view.mapFromScene(item.place().center())
    assert (now - point).manhattanLength() < tile_width(window)
    turn_wheel(window, point, -1200, Modifier.ControlModifier)
    assert tile_width(window) < before


def test_at_a_large_scale_the_keyboard_is_followed(window: MainWindow, hand: Hand) -> None:
    window.view.zoom(6)
    for tile in (tile for side in LEGAL.sides for tile in side):
        hand.walk_to(str(tile))
        place = window.view.mapFromScene(hand.item(str(tile)).place()).boundingRect()
        assert window.view.viewport().rect().contains(place.center())
        hand.key(Key.Key_Return)
    assert hand.record.moves == (LEGAL,)
    assert_whole(window)
