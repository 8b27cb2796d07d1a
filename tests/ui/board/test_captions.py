"""Captions have room: no name of a group is cut in any language, however large texts are."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.combinations import all_groups, own_name
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Caption
from gupai_desktop.engine.narrator import Mark
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.games.zen import Zen
from gupai_desktop.i18n import Languages, with_native
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.geometry import TEXT_HEIGHT, Geometry
from gupai_desktop.ui.board.group_item import GroupItem
from gupai_desktop.ui.board.models import GroupState, Role
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.table_colours import LIGHT
from gupai_desktop.ui.theme.tile_art import TileArt
from tests.languages import LANGUAGES

#: Letters of 13 pixels in a window so small that tiles are 45 pixels wide, in scene units.
SMALL = 13 / 0.45
#: So many of the longest texts are enough.
_LONGEST = 3


@cache
def names(game: type[Game], size: int) -> set[tuple[Words, str]]:
    """What a group of so many tiles may be called, with the Chinese name."""
    one = game()
    if isinstance(one, Zen):
        made = ((one.named_faces(faces), faces) for faces in all_groups(size))
        return {(own_name(kind, faces), kind.native) for kind, faces in made if kind}
    marks = one.narrator(Record.of_deal(one, 7).table).marks
    return {(mark.caption, mark.native) for mark in marks if mark.caption}


def captions(game: type[Game], size: int) -> list[str]:
    """The longest of them in the language of the interface."""
    texts = {with_native(name, native) for name, native in names(game, size)}
    return sorted(texts, key=len)[-_LONGEST:]


def row(model: QStandardItemModel, caption: str, size: int, *, is_sealed: bool) -> QModelIndex:
    """A row that says this of a group."""
    item = QStandardItem(caption)
    item.setData(Mark(is_sealed=is_sealed, counts=is_sealed), Role.MARK)
    item.setData(GroupState.PLAIN, Role.STATE)
    item.setData(size, Role.COUNT)
    model.appendRow(item)
    return model.index(model.rowCount() - 1, 0)


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
    art, model = TileArt(), QStandardItemModel()
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
                    item.refresh(row(model, text, size, is_sealed=is_sealed), LIGHT)
                    item.apply_theme(art, LIGHT, max(TEXT_HEIGHT * scale, SMALL))
                    assert_has_room(item, geometry, group, text)


def assert_has_room(item: GroupItem, geometry: Geometry, group: int, text: str) -> None:
    """Caption and seal lie where there is room for them, and the letters can be read."""
    area, tiles = geometry.area(group), geometry.room_rect(group)
    wide = geometry.caption_rooms[group]
    parts = [child.sceneBoundingRect() for child in shown(item)]
    around = parts[0]
    for part in parts:
        around = around.united(part)
        assert not part.intersects(tiles), text
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
    view = GameBoard(Pointing(Session(record)))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    scene, pixel = view.table_scene, 1 / view.transform().m11()
    signs = [item._sign.sceneBoundingRect() for item in scene.tile_items if item.sign]
    assert signs
    for group in scene.group_items:
        for part in (group.seal, group._caption):
            # A pixel round both of them is empty.
            inner = part.sceneBoundingRect().adjusted(pixel, pixel, -pixel, -pixel)
            assert not part.isVisible() or not any(inner.intersects(sign) for sign in signs)
