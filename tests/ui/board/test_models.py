"""The two models: one row a tile, one row a group, under Qt's own examination."""

import random
from typing import Any, Protocol

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import games
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.models import GroupModel, Role, TableModel, TileState
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from tests.ui.hand import row_of
from tests.ui.known import DEAL, LEGAL, TWO_FOR_TWO


class ModelTester(Protocol):
    """Qt's examiner of models; from the first check on it also watches every change."""

    def check(self, model: QAbstractItemModel) -> None: ...


@pytest.fixture
def tiles(pointing: Pointing) -> TableModel:
    return TableModel(pointing)


@pytest.fixture
def groups(pointing: Pointing) -> GroupModel:
    return GroupModel(pointing)


def told_by(model: QAbstractItemModel) -> list[set[int]]:
    """The roles of every change that a model tells from now on, empty for all."""
    roles_heard: list[set[int]] = []
    model.dataChanged.connect(lambda _first, _last, roles: roles_heard.append(set(roles)))
    return roles_heard


def column(model: QAbstractItemModel, role: int) -> list[Any]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def state_of(tiles: TableModel, tile: str) -> object:
    return row_of(tiles, tile).data(Role.STATE)


def live_through(pointing: Pointing) -> None:
    """Everything that can happen to a session, one thing after the other."""
    session = pointing.session
    pointing.point(TILE["55a"])
    pointing.point(TILE["41"])
    session.play(LEGAL)
    session.undo()
    session.play(TWO_FOR_TWO)
    session.restart()
    for game in games():
        session.begin(Record.of_deal(game(), DEAL))
        pointing.select(session.game.tiles[0])
    while session.undo_stack.canUndo():
        session.undo()


def test_qt_finds_no_fault_with_the_tiles_whatever_happens(
    session: Session, pointing: Pointing, tiles: TableModel, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(tiles)
    live_through(pointing)
    qtmodeltester.check(tiles)
    assert tiles.rowCount() == len(session.game.tiles)


def test_qt_finds_no_fault_with_the_groups_whatever_happens(
    session: Session, pointing: Pointing, groups: GroupModel, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(groups)
    live_through(pointing)
    qtmodeltester.check(groups)
    assert groups.rowCount() == len(session.record.table.groups)


def assert_places_are_those_of(session: Session, tiles: TableModel) -> None:
    table = session.record.table
    for row, tile in enumerate(session.game.tiles):
        index = tiles.index(row)
        group, place = table.place_of(tile)
        assert (index.data(Role.GROUP), index.data(Role.PLACE)) == (group, place)
        assert index.data(Role.COUNT) == len(table.groups[group])


def test_every_row_tells_where_its_tile_lies_after_a_move_and_its_undoing(
    session: Session, tiles: TableModel
) -> None:
    assert_places_are_those_of(session, tiles)
    session.play(LEGAL)
    assert_places_are_those_of(session, tiles)
    session.undo()
    assert_places_are_those_of(session, tiles)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_whatever_a_move_changes_in_the_tiles_is_told(game: type[Game]) -> None:
    session, chance = Session(Record.of_deal(game(), DEAL)), random.Random(DEAL)
    tiles = TableModel(Pointing(session))
    roles_heard = told_by(tiles)
    roles = (Qt.ItemDataRole.DisplayRole, *Role)
    for _ in range(8):
        before = {role: column(tiles, role) for role in roles}
        if moves := session.facts.moves:
            roles_heard.clear()
            session.play(chance.choice(moves))
            changed = {int(role) for role in roles if column(tiles, role) != before[role]}
            assert changed <= set().union(*roles_heard)


def test_only_the_tiles_and_groups_that_changed_are_announced(
    session: Session, tiles: TableModel, groups: GroupModel
) -> None:
    rows: dict[str, set[int]] = {"tiles": set(), "groups": set()}
    tiles.dataChanged.connect(lambda first, _last: rows["tiles"].add(first.row()))
    groups.dataChanged.connect(lambda first, _last: rows["groups"].add(first.row()))
    table = session.record.table
    session.play(LEGAL)
    assert rows["groups"] == {table.place_of(tile)[0] for tile in LEGAL.tiles}
    assert {session.game.tiles[row] for row in rows["tiles"]} <= {
        tile for group in rows["groups"] for tile in table.groups[group]
    }


def test_a_tile_is_selected_a_target_a_partner(pointing: Pointing, tiles: TableModel) -> None:
    pointing.point(TILE["22a"])
    assert state_of(tiles, "22a") is TileState.SELECTED
    assert state_of(tiles, "51b") is TileState.TARGET
    assert state_of(tiles, "51a") is TileState.PARTNER
    assert state_of(tiles, "41") is TileState.PLAIN
    pointing.select()
    assert set(column(tiles, Role.STATE)) == {TileState.PLAIN}


def test_a_row_reads_as_a_sentence(tiles: TableModel, languages: Languages) -> None:
    index = row_of(tiles, "55a")
    assert index.data() == "55 Plum Blossom, Group 1, tile 1"
    languages.use("uk")
    assert index.data() == "55 Квіти сливи, Група 1, плитка 1"


def test_a_group_bears_caption_and_seal_if_and_only_if_it_is_valid(
    session: Session, groups: GroupModel
) -> None:
    def sealed() -> set[int]:
        captions = column(groups, Qt.ItemDataRole.DisplayRole)
        seals = {row for row, label in enumerate(column(groups, Role.LABEL)) if label.is_sealed}
        assert seals == {row for row, caption in enumerate(captions) if caption}
        return seals

    before = sealed()
    exchanged = {session.record.table.place_of(tile)[0] for tile in LEGAL.tiles}
    session.play(LEGAL)
    assert sealed() == before | exchanged
    assert not before >= exchanged
    session.undo()
    assert sealed() == before


def test_captions_follow_the_language_with_the_chinese_name_beside_others(
    session: Session, groups: GroupModel, languages: Languages
) -> None:
    session.play(LEGAL)
    labels = column(groups, Role.LABEL)
    row, label = next((row, label) for row, label in enumerate(labels) if label.is_sealed)
    roles_heard = told_by(groups)
    assert groups.index(row).data() == f"{label.caption}  {label.native}"
    languages.use("zh_CN")
    groups.announce()
    assert roles_heard == [set()]
    chinese = str(groups.index(row).data())
    assert chinese
    assert label.native not in chinese or chinese == label.native
