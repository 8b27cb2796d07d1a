"""Layouts: their geometry, and the one that is chosen for a window."""

import random
from collections.abc import Iterable
from itertools import combinations, cycle, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import TALL, WIDE, Caption, Layout, Place
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.geometry import MARGIN, Geometry, choose, scale_of
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, assert_whole, resize, unpainted
from tests.ui.known import DEAL, LEGAL
from tests.ui.letters import LETTERS, write_in

#: Two groups with captions below, and one in two lines.
GEOMETRY = Geometry(
    Layout(
        TALL,
        (
            Place(0, 0, 3),
            Place(4.5, 1.5, 2),
            Place(4, 3, 4, caption=Caption.LEFT, lines=2),
        ),
    )
)

GAMES = [game() for game in games()]


def tile_rects(group: int, count: int) -> list[QRectF]:
    corners = [GEOMETRY.tile_position(group, place) for place in range(count)]
    return [QRectF(corner.x(), corner.y(), TILE_WIDTH, TILE_HEIGHT) for corner in corners]


def test_a_group_has_room_where_the_layout_says_in_tile_widths_and_heights() -> None:
    assert GEOMETRY.room_rect(0) == QRectF(0, 0, 300, 220)
    assert GEOMETRY.room_rect(1) == QRectF(450, 330, 200, 220)


def test_the_tiles_of_a_full_group_lie_side_by_side_and_fill_its_room() -> None:
    rects = tile_rects(0, 3)
    for one, next_one in pairwise(rects):
        assert one.right() == next_one.left()
    assert rects[0].united(rects[-1]) == GEOMETRY.room_rect(0)
    assert tile_rects(0, 2) == rects[:2], "fewer lie at the left end"


def test_the_tray_of_a_trough_is_as_long_as_its_room_and_no_other_is() -> None:
    for is_trough in (False, True):
        geometry = Geometry(Layout(TALL, (Place(0, 0, 6, is_trough=is_trough),)))
        tray, room = geometry.tray(0, 1, 0).boundingRect(), geometry.room_rect(0)
        assert (tray.width() == room.width()) == is_trough


def test_no_tile_of_a_group_in_two_lines_lies_on_another() -> None:
    for count in range(1, 9):
        rects = tile_rects(2, count)
        assert not any(one.intersects(other) for one, other in combinations(rects, 2)), count
        assert all(GEOMETRY.room_rect(2).contains(rect) for rect in rects), count


def test_the_rectangle_of_the_tiles_holds_them_all() -> None:
    for group, count in ((0, 1), (0, 3), (1, 2), (2, 1), (2, 3), (2, 7)):
        wanted = QRectF()
        for rect in tile_rects(group, count):
            wanted = wanted.united(rect)
        assert GEOMETRY.tiles_rect(group, count) == wanted, (group, count)
    assert GEOMETRY.tiles_rect(0, 0) == GEOMETRY.tiles_rect(0, 1), "an empty group has a place"


def test_the_area_of_a_group_has_its_caption_below_or_to_the_left() -> None:
    below, left = GEOMETRY.areas[0], GEOMETRY.areas[2]
    assert below.contains(GEOMETRY.room_rect(0))
    assert below.bottom() > GEOMETRY.room_rect(0).bottom()
    assert left.contains(GEOMETRY.room_rect(2))
    assert left.left() < GEOMETRY.room_rect(2).left()


def test_no_group_lies_on_another_one_or_on_its_caption_and_all_lie_on_the_board() -> None:
    for game in GAMES:
        for layout in game.layouts(game.opening_sizes):
            for letters, spread in ((24, 0), (48, 0), (24, 60)):
                geometry, board = Geometry(layout, letters, spread), QRectF()
                areas = [geometry.areas[group] for group in range(len(layout.places))]
                if any(place.spots for place in layout.places):
                    continue  # figures fit into one another
                for area in areas:
                    board = board.united(area)
                case = (game.id, layout.name, letters, spread)
                around = board.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
                assert geometry.board_rect() == around, case
                assert not any(one.intersects(two) for one, two in combinations(areas, 2)), case


LANDSCAPE = QSizeF(1180, 700)
O_KOAN = find("levels.o-koan")


def usual_name(game: Game) -> str:
    """Return the name of the arrangement that a game has."""
    return game.layouts(game.opening_sizes)[0].name


def test_a_game_has_its_arrangement_wherever_tiles_would_not_be_a_quarter_smaller() -> None:
    for game in GAMES:
        sizes, usual, found = game.opening_sizes, usual_name(game), set[str]()
        for size in ((1180, 700), (500, 1100), (300, 1300), (700, 700), (200, 140), (3440, 1350)):
            room = QSizeF(*size)
            scales: dict[str, float] = {}
            for layout in game.layouts(sizes):
                best = scales.get(layout.name, 0.0)
                scales[layout.name] = max(best, scale_of(layout, room))
            chosen = choose(game.layouts, sizes, room)
            is_usual = scales[usual] >= 0.75 * max(scales.values())
            case = (game.id, room, scales)
            assert chosen.name == (usual if is_usual else max(scales, key=scales.__getitem__)), (
                case
            )
            assert chosen.holds(sizes), case
            assert scale_of(chosen, room) >= 0.85 * scales[chosen.name], case
            assert choose(game.layouts, sizes, room, current=chosen) == chosen, case
            found.add(chosen.name)
        assert choose(game.layouts, sizes, LANDSCAPE).name == usual, game.id
        assert found == {layout.name for layout in game.layouts(sizes)}, game.id


def changes_over(rows: Iterable[tuple[int, ...]]) -> int:
    """Count how often the table of O-Koan is laid out anew while its rows take these sizes."""
    changes, layout = 0, choose(O_KOAN.layouts, O_KOAN.opening_sizes, LANDSCAPE)
    for sizes in rows:
        chosen = choose(O_KOAN.layouts, sizes, LANDSCAPE, current=layout)
        assert chosen.holds(sizes)
        changes, layout = changes + (chosen != layout), chosen
    return changes


def test_a_common_row_that_grows_and_shrinks_by_a_few_tiles_changes_the_layout_twice() -> None:
    common = [12, 15, 18, 21, 17, 20, 16, 19, 17, 20, 16, 18, 21]
    assert changes_over((4, 4, 4, 4, 4, size) for size in common) <= 2


def test_the_first_refill_keeps_the_tiles_as_large_as_they_are_and_so_does_its_undo() -> None:
    for game in GAMES:
        if game.tileless_verbs:
            before = game.opening_sizes
            after = [*(size + 1 for size in before[:-1]), before[-1] - len(before) + 1]
            layout = choose(game.layouts, before, LANDSCAPE)
            for sizes in (after, before):
                assert choose(game.layouts, sizes, LANDSCAPE, current=layout) == layout, game.id


def test_levels_that_grow_and_shrink_in_turn_change_the_layout_every_fourth_time() -> None:
    ones = [(7, 4, 4, 4, 4, 9), (4, 4, 4, 7, 4, 9), (6, 4, 7, 5, 4, 6), (4, 4, 7, 7, 4, 6)]
    assert changes_over(ones * 4) <= 4


def test_far_larger_tiles_are_worth_a_change() -> None:
    crowded = choose(O_KOAN.layouts, (14, 3, 3, 3, 3, 6), LANDSCAPE)
    chosen = choose(O_KOAN.layouts, (3, 3, 3, 3, 3, 6), LANDSCAPE, current=crowded)
    assert scale_of(chosen, LANDSCAPE) > 1.1 * scale_of(crowded, LANDSCAPE)


def tile_width(window: MainWindow) -> float:
    """Return how many pixels a tile is wide."""
    return TILE_WIDTH * window.view.transform().m11()


def assert_in_sight(window: MainWindow, case: object = "") -> None:
    """No tile covers another one, and all of them are in the view."""
    transform, items = window.view.viewportTransform(), window.scene.tile_items
    places = [transform.map(item.mapToScene(item.rect().adjusted(2, 2, -2, -2))) for item in items]
    view = QRectF(window.view.viewport().rect())
    assert all(view.contains(place.boundingRect()) for place in places), case
    assert not any(one.intersects(other) for one, other in combinations(places, 2)), case


def test_a_wide_window_has_the_wide_layout_and_a_high_one_the_tall(window: MainWindow) -> None:
    for size, name in (((1180, 820), WIDE), ((480, 1400), TALL)):
        resize(window, *size)
        for game in {game.family: game for game in reversed(GAMES)}.values():
            window.session.begin(Record.of_deal(game, DEAL))
            sizes = [len(group) for group in window.session.record.table.groups]
            names = {layout.name for layout in game.layouts(sizes)}
            assert {window.scene.geometry.layout.name} == ({name} & names or names), game.id
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
    window.scene.finish_glide()
    assert places == [item.place() for item in window.scene.tile_items]
    assert item.scale() == 1
    assert window.scene.art.scale == window.view.transform().m11()
    assert_whole(window)


def test_rows_that_grow_and_shrink_cover_nothing_and_rarely_change_the_table(
    window: MainWindow,
) -> None:
    session, chance = window.session, random.Random(5)
    for game_id in ("levels.guo-wu-guan", "levels.o-koan"):
        for size in ((1180, 820), (480, 1000)):
            resize(window, *size)
            session.begin(Record.of_deal(find(game_id), DEAL))
            session.restart()
            layouts, moves = [window.scene.geometry.layout], 0
            while session.facts.moves and moves < 20:
                takes = [move for move in session.facts.moves if move.tiles]
                session.play(chance.choice(takes or list(session.facts.moves)))
                moves += 1
                assert_in_sight(window, (game_id, size))
                if window.scene.geometry.layout != layouts[-1]:
                    layouts.append(window.scene.geometry.layout)
            assert len(layouts) <= 3 + moves / 4, (game_id, size)


def test_texts_of_twice_the_size_shrink_no_tile_by_more_than_an_eighth(
    make_window: MakeWindow, languages: Languages
) -> None:
    window = unpainted(make_window(size=(1366, 768)))
    # Every font, with languages and games by turns.
    for turn, (letters, language) in enumerate(zip(LETTERS, cycle(("uk", "zh_CN")), strict=False)):
        languages.use(language)
        widths = list[list[float]]()
        for text_scale in ("100", "200"):
            write_in(letters, window.appearance, Looks(text_scale=text_scale))
            widths.append([])
            for game in GAMES[turn :: len(LETTERS)]:
                window.session.begin(Record.of_deal(game, DEAL))
                resize(window, 1366, 768)
                case = (game.id, language, letters)
                assert (window.width(), window.height()) == (1366, 768), case
                assert_in_sight(window, case)
                widths[-1].append(tile_width(window))
        assert all(large >= 0.87 * usual for usual, large in zip(*widths, strict=True)), letters
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
