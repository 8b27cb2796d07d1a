"""Captions of groups, and plates that say what would lie there."""

from functools import cache
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPathItem, QGraphicsTextItem
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.combinations import all_groups, own_name
from gupai_desktop.engine.game import HELD, Game
from gupai_desktop.engine.layout import Caption
from gupai_desktop.engine.narrator import GroupLabel
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.games.zen import Zen
from gupai_desktop.i18n import Languages, with_native
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.geometry import TEXT_HEIGHT, Geometry, turned
from gupai_desktop.ui.board.group_item import GroupItem
from gupai_desktop.ui.board.models import GroupState, Role
from gupai_desktop.ui.board.prospect_item import prospect_text
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.theme.table_colours import HIGH_CONTRAST, LIGHT, ON_GOLD
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH, TileArt
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.hand import Hand, Key, MakeWindow, resize, text_of
from tests.ui.levels_hand import open_table, record_of
from tests.ui.theme.test_table_colours import EVERY, TEXT, contrast

#: Letters of 13 pixels in a window so small that tiles are 45 pixels wide, in scene units.
SMALL = 13 / 0.45
#: This many of the longest texts are enough.
_LONGEST = 3


@cache
def names(game: type[Game], size: int) -> set[tuple[Words, str]]:
    """What a group of that many tiles may be called, with the Chinese name."""
    one = game()
    if isinstance(one, Zen):
        made = ((one.named_faces(faces), faces) for faces in all_groups(size))
        return {(own_name(kind, faces), kind.native) for kind, faces in made if kind}
    labels = one.narrator(Record.of_deal(one, 7).table).labels
    return {(label.caption, label.native) for label in labels if label.caption}


def captions(game: type[Game], size: int) -> list[str]:
    """The longest of them in the language of the interface."""
    texts = {with_native(name, native) for name, native in names(game, size)}
    return sorted(texts, key=len)[-_LONGEST:]


def narrowest(geometry: Geometry) -> list[int]:
    """Of the groups of each size, on each side of their captions, that with the least room."""
    found: dict[tuple[int, Caption], int] = {}
    for group, place in sorted(
        enumerate(geometry.layout.places), key=lambda one: -geometry.caption_rooms[one[0]]
    ):
        found[(place.room, place.caption)] = group
    return list(found.values())


def shown(item: GroupItem) -> list[QGraphicsItem]:
    """The caption, and the seal if it is there."""
    return [child for child in item.childItems() if child.isVisible()]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_caption_is_cut_or_lies(languages: Languages, language: str, scale: float) -> None:
    languages.use(language)
    art = TileArt()
    for game in games():
        for layout in game().layouts(game().opening_sizes):
            geometry = Geometry(layout, scale)
            for group in narrowest(geometry):
                if layout.places[group].caption is Caption.NONE:
                    continue
                size = layout.places[group].room
                for text in captions(game, min(size, 3)):
                    item = GroupItem(group, geometry)
                    is_sealed = issubclass(game, Zen)
                    label = GroupLabel(is_sealed=is_sealed, counts=is_sealed)
                    item.refresh(size, label, GroupState.PLAIN, text, LIGHT)
                    item.apply_theme(art, LIGHT, max(TEXT_HEIGHT * scale, SMALL))
                    assert_has_room(item, geometry, group, text)


def small_tiles(geometry: Geometry, group: int) -> list[QRectF]:
    """Where the tiles of a heap lie, which are smaller than others."""
    found = []
    for place in range(geometry.layout.places[group].room):
        tile = QRectF(geometry.tile_position(group, place), QSizeF(TILE_WIDTH, TILE_HEIGHT))
        found.append(turned(tile, geometry.spot(group, place)).mapRect(tile))
    return found


def assert_has_room(item: GroupItem, geometry: Geometry, group: int, text: str) -> None:
    """Caption and seal lie where there is room for them, and the letters can be read."""
    area, tiles = geometry.areas[group], [geometry.room_rect(group)]
    if geometry.layout.places[group].caption is Caption.MIDDLE:
        tiles = small_tiles(geometry, group)
    wide = geometry.caption_rooms[group]
    parts = [child.sceneBoundingRect() for child in shown(item)]
    around = parts[0]
    for part in parts:
        around = around.united(part)
        assert not any(map(part.intersects, tiles)), text
    assert around.width() <= wide, (text, around, wide)
    assert geometry.board_rect().adjusted(-1, 0, 1, 99).contains(around), (text, around)
    assert around.top() >= area.top() - 1, text
    assert around.bottom() <= area.bottom() + TEXT_HEIGHT, text
    assert item.letters >= 16, (text, item.letters)


@pytest.mark.parametrize("size", [(1180, 720), (640, 380)], ids=str)
@pytest.mark.parametrize("game_id", ["zen.eight-sets", "zen.harmony"])
def test_no_sign_of_a_suit_covers_the_name_of_the_group_above(
    qtbot: QtBot, size: tuple[int, int], game_id: str
) -> None:
    record = Record.of_deal(find(game_id), 7)
    for _ in range(3):
        record = record.play(record.game.moves(record.table)[0])
    pointing = Pointing(Session(record))
    view = GameBoard(pointing)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    scene, pixel = view.table_scene, 1 / view.transform().m11()
    for tile in {move.sides[0][0]: move for move in pointing.session.facts.moves}:
        pointing.select(tile)
        pictures = [item._sign_item for item in scene.tile_items if item.sign]
        signs = [picture.sceneBoundingRect() for picture in pictures if picture]
        assert len(signs) > 1
        for group in scene.group_items:
            for part in (group.seal, group._caption):
                # A pixel round both of them is empty.
                inner = part.sceneBoundingRect().adjusted(pixel, pixel, -pixel, -pixel)
                assert not part.isVisible() or not any(inner.intersects(sign) for sign in signs)


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
    assert "Not a triplet" in window.presenter.shown_text
    assert not all(plate.is_sealed for plate in window.scene.prospect_items.values())
    hand.carry(hand.point_on_cloth())
    assert (plates(window), window.presenter.shown_text) == ({}, "")
    hand.release()


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


def test_tiles_in_hand_bear_the_signs_of_suits_where_the_goal_is_made_of_them(
    window: MainWindow,
) -> None:
    for game, has_signs in (("zen.harmony", True), ("zen.ten-sets", False)):
        window.session.begin(Record.of_deal(find(game), 5))
        assert signs(window) == {}
        for tile, sign in (("66a", "文"), ("63", "武")):
            window.pointing.select(TILE[tile])
            assert signs(window).get(tile) == (sign if has_signs else None)


def test_meng_huo_in_the_common_row_shows_his_refills(make_window: MakeWindow) -> None:
    board = ". | 11 | 22 | 44 | 55 | 33 | 65 | - | 64 62 21"
    hand = open_table(make_window, record_of(MENG_HUO, board))
    assert signs(hand.window) == {"21": "1"}
    hand.window.bar.play_turn()
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
    spoken = [row.data(Qt.ItemDataRole.AccessibleTextRole).endswith("Not free") for row in rows]
    assert spoken == [row.data(Role.FACE).startswith(HELD) for row in rows]
    assert sum(spoken) == 16


def test_captions_grow_with_the_texts_and_none_is_under_11_pixels(make_window: MakeWindow) -> None:
    for language, game_id in (("uk", "zen.ten-sets"), ("zh_TW", MENG_HUO)):
        window = make_window(language=language, size=(780, 600))
        record = Record.of_deal(find(game_id), 7)
        for _ in range(3):
            record = record.play(record.game.moves(record.table)[0])
        window.session.begin(record)
        least = []
        for scale in ("100", "200"):
            window.appearance.looks = Looks(text_scale=scale)
            QApplication.processEvents()
            pixel = window.view.transform().m11()
            shown = [group for group in window.scene.group_items if text_of(group)]
            least.append(min(group.letters for group in shown) * pixel)
        assert least[0] >= 11
        assert least[1] > 1.1 * least[0]
        window.appearance.looks = Looks()


def test_a_chinese_name_goes_before_letters_get_much_smaller(languages: Languages) -> None:
    languages.use("en")
    layout = find("zen.ten-sets").layouts(find("zen.ten-sets").opening_sizes)[0]
    item = GroupItem(0, Geometry(layout, 2 * TEXT_HEIGHT, 30))
    label, caption = GroupLabel(is_sealed=True, counts=True), "Coincidence of Fives  合巧"
    item.refresh(3, label, GroupState.PLAIN, caption, LIGHT)
    item.apply_theme(TileArt(), LIGHT, TEXT_HEIGHT)
    assert text_of(item) == "Coincidence of Fives  合巧"
    item.apply_theme(TileArt(), LIGHT, 2 * TEXT_HEIGHT)
    assert text_of(item) == "Coincidence of Fives"


def test_where_no_tile_comes_any_more_no_tray_is_left(window: MainWindow) -> None:
    for game, number in (("trigrams.eight", 7), ("pairs.two-rows", 3)):
        window.session.begin(Record.of_deal(find(game), number))
        while window.session.facts.moves:
            window.session.play(window.session.facts.moves[0])
        *groups, _ = window.session.record.table.groups
        items = window.scene.group_items
        empty = [items[place] for place, group in enumerate(groups) if not group]
        assert empty, game
        assert all(path.path().isEmpty() for item in empty for path in [item, *paths_of(item)])


def test_the_grain_of_the_cloth_is_seen_through_a_tray(make_window: MakeWindow) -> None:
    board = "66 61 62 44 21 53 | 63 43 | 41 32 | 61b 11 22 | - | - | 54"
    window = open_table(make_window, record_of(PASSING, board)).window
    common = window.scene.group_items[-1].sceneBoundingRect()
    end = window.view.mapFromScene(QPointF(common.right() - 10, common.bottom() - 10))
    picture = window.view.grab().toImage()
    assert len({picture.pixel(end.x() - x, end.y() - 5) for x in range(30)}) > 1
