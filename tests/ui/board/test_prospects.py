"""The plates beside two groups that say what they would become, and the signs on tiles."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsTextItem

from gupai_desktop.engine.game import HELD
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.ui.board.group_item import GroupItem
from gupai_desktop.ui.board.models import Role
from gupai_desktop.ui.board.prospect_item import prospect_text
from gupai_desktop.ui.theme.table_colours import (
    HIGH_CONTRAST,
    ON_GOLD,
)
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, resize, text_of
from tests.ui.levels_hand import open_table, record_of
from tests.ui.theme.test_table_colours import EVERY, TEXT, contrast

PASSING, MENG_HUO = "levels.guo-wu-guan", "levels.meng-huo"


def plates(window: MainWindow) -> dict[int, str]:
    """What stands on the plates, by group; without the joiners in Chinese names."""
    found = window.scene.prospect_items.items()
    return {group: text_of(plate).replace("\u2060", "") for group, plate in found}


def test_both_results_stand_at_their_groups(window: MainWindow, hand: Hand) -> None:
    hand.lift("55a", onto="53")
    found = plates(window)
    assert len(found) == 2
    assert all(plate.is_sealed for plate in window.scene.prospect_items.values())
    hand.carry(hand.point_on_cloth())
    assert plates(window) == {}
    hand.carry(hand.point_on("53"))
    hand.release()
    assert plates(window) == {}
    after = {group: text_of(window.scene.group_items[group]) for group in found}
    assert after == found


def test_why_not_stands_at_the_groups_and_bears_no_seal(window: MainWindow, hand: Hand) -> None:
    hand.lift("55a", onto="41")
    assert "Not a triplet" in plates(window).values()
    assert "is not a triplet" in window.banner.text
    assert not all(plate.is_sealed for plate in window.scene.prospect_items.values())
    hand.carry(hand.point_on_cloth())
    assert (plates(window), window.banner.text) == ({}, "")
    hand.release()


@pytest.mark.parametrize("language", ["uk", "zh_CN"])
def test_plates_lie_within_the_table_and_cover_no_tile(
    make_window: MakeWindow, language: str
) -> None:
    window = make_window(language=language)
    hand, scene = Hand(window), window.scene
    for size in ((800, 600), (1920, 1080), (1366, 768)):
        resize(window, *size)
        homes = [QRectF(item.home, item.rect().size()) for item in scene.tile_items]
        for tile in ("41", "21", "31a", "62"):
            hand.lift("55a", onto=tile)
            for plate in scene.prospect_items.values():
                place = plate.sceneBoundingRect()
                assert scene.sceneRect().adjusted(-3, -3, 3, 3).contains(place), size
                assert not any(place.intersects(rect) for rect in homes), size
            scene.cancel()


def test_what_is_taken_from_a_figure_is_told_where_no_tile_lies(make_window: MakeWindow) -> None:
    window = make_window()
    for game, size in product(("pairs.turtle", "pairs.pagoda"), ((1180, 820), (780, 600))):
        window.session.begin(Record.of_deal(find(game), 5))
        resize(window, *size)
        Hand(window).key(Key.Key_M)
        scale = window.view.transform().m11()
        [(group, plate)] = window.scene.prospect_items.items()
        letters = next(one for one in plate.childItems() if isinstance(one, QGraphicsTextItem))
        assert letters.font().pixelSize() * scale >= 11, game
        assert window.scene.sceneRect().contains(plate.sceneBoundingRect()), (game, size)
        tiles = [item.place() for item in window.scene.tile_items]
        assert not any(plate.sceneBoundingRect().intersects(tile) for tile in tiles), game
        taken = window.scene.group_items[group]
        assert all(path.path().isEmpty() for path in [taken, *paths_of(taken)]), game


def paths_of(item: GroupItem) -> list[QGraphicsPathItem]:
    """Return the lines round a group."""
    return [one for one in item.childItems() if isinstance(one, QGraphicsPathItem)]


def test_plates_beside_rows_cover_no_tile_and_the_caption_gives_way(
    make_window: MakeWindow,
) -> None:
    window = make_window(size=(800, 600), language="uk")
    window.session.begin(Record.of_deal(find("levels.clear-five"), 7))
    scene = window.scene
    homes = [QRectF(item.home, item.rect().size()) for item in scene.tile_items]
    takes = [tuple(move.tiles) for move in window.session.facts.moves if move.tiles]
    for one, other, last in takes:
        window.pointing.select(one, other)
        window.pointing.hover(last)
        ((number, plate),) = scene.prospect_items.items()
        assert scene.sceneRect().contains(plate.sceneBoundingRect())
        assert not any(plate.sceneBoundingRect().intersects(rect) for rect in homes)
        children = scene.group_items[number].childItems()
        captions = [item for item in children if not isinstance(item, QGraphicsPathItem)]
        assert all(item.opacity() == 0 for item in captions)
        window.pointing.let_go()
        assert all(item.opacity() == 1 for item in captions)


def test_a_kill_is_told_at_the_level_that_it_completes(make_window: MakeWindow) -> None:
    board = "66 61 62 44 21 53 | 63 43 | 41 32 | 61b 11 22 | - | - | 54"
    hand = open_table(make_window, record_of(PASSING, board))
    hand.click("53", "63")
    hand.window.pointing.hover(TILE["43"])
    ((level, plate),) = hand.window.scene.prospect_items.items()
    assert (level, text_of(plate).split()[0], plate.is_sealed) == (1, "Full", True)


def test_seals_and_lines_of_the_goal_can_be_read() -> None:
    for name, scheme in EVERY.items():
        least = 7.0 if scheme == HIGH_CONTRAST else TEXT
        assert contrast(scheme.gold, ON_GOLD) >= least, name
        for ground in (scheme.cloth, scheme.cloth_edge, scheme.tray):
            assert contrast(scheme.accent, ground) >= least, name
            assert contrast(scheme.caption, ground) >= least, name


def signs(window: MainWindow) -> dict[str, str]:
    """What stands in the corners of tiles."""
    return {str(item.tile): item.sign.text for item in window.scene.tile_items if item.sign}


def test_civil_and_military_tiles_bear_signs_where_the_goal_is_made_of_them(
    window: MainWindow,
) -> None:
    assert signs(window) == {}
    window.session.begin(Record.of_deal(find("zen.harmony"), 5))
    found = signs(window)
    assert len(found) == 32
    assert (found["66a"], found["63"]) == ("文", "武")
    window.session.begin(Record.of_deal(find("zen.ten-sets"), 5))
    assert signs(window) == {}


def test_meng_huo_in_the_common_row_shows_his_refills(make_window: MakeWindow) -> None:
    board = ". | 11 | 22 | 44 | 55 | 33 | 65 | - | 64 62 21"
    hand = open_table(make_window, record_of(MENG_HUO, board))
    assert signs(hand.window) == {"21": "1"}
    hand.window.toolbar.play_turn()
    assert signs(hand.window) == {}


def test_two_tiles_show_the_points_of_the_only_third_before_it_is_taken(
    make_window: MakeWindow,
) -> None:
    window = make_window()
    window.session.begin(Record.of_deal(find("trigrams.eight"), 9))
    pointing = window.pointing
    moves = [move.tiles for move in window.session.facts.moves]
    two = next(
        frozenset(pair)
        for tiles in moves
        for pair in combinations(tiles, 2)
        if sum(set(pair) <= other for other in moves) == 1 and len(tiles) == 3
    )
    pointing.select(*two)
    (plate,) = pointing.prospects.values()
    assert "point" in prospect_text(plate)
    pointing.let_go()
    assert not pointing.prospects


def test_tiles_that_are_not_free_say_so_and_lie_in_shadow(make_window: MakeWindow) -> None:
    window = make_window()
    window.session.begin(Record.of_deal(find("trigrams.eight"), 9))
    rows = list(map(window.scene.index_of, window.scene.tile_items))
    spoken = [row.data(Qt.ItemDataRole.AccessibleTextRole).endswith("not free") for row in rows]
    assert spoken == [row.data(Role.FACE).startswith(HELD) for row in rows]
    assert sum(spoken) == 16
