"""The two models: one row a tile, one row a group; all that changes is told."""

from __future__ import annotations

import random

import pytest

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import games
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.models import GroupModel, ShownTile, TableModel, TileState
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from tests.ui.hand import follow, shown_of
from tests.ui.known import DEAL, LEGAL, WINNING_LINE


@pytest.fixture
def tiles(pointing: Pointing) -> TableModel:
    return TableModel(pointing)


@pytest.fixture
def groups(pointing: Pointing) -> GroupModel:
    return GroupModel(pointing)


def states_of(tiles: TableModel) -> set[TileState]:
    return {one.state for one in tiles.shown}


def state_of(tiles: TableModel, tile: str) -> TileState:
    return shown_of(tiles, tile).state


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_whatever_changes_is_told(game: type[Game]) -> None:
    session, chance = Session(Record.of_deal(game(), DEAL)), random.Random(DEAL)
    pointing = Pointing(session)
    tiles, groups = TableModel(pointing), GroupModel(pointing)
    followed = [(model, follow(model)) for model in (tiles, groups)]
    for _ in range(20):
        if moves := session.moves:
            pointing.point(chance.choice(session.game.tiles))
            session.play(chance.choice(moves))
            for model, told in followed:
                assert told == model.shown
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    for model, told in followed:
        assert told == model.shown


def test_another_game_has_other_rows(
    session: Session, tiles: TableModel, groups: GroupModel
) -> None:
    for game in games():
        session.begin(Record.of_deal(game(), DEAL))
        assert tuple(one.tile for one in tiles.shown) == session.game.tiles
        assert [one.count for one in groups.shown] == list(map(len, session.record.table.groups))
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    assert tuple(one.tile for one in tiles.shown) == session.game.tiles
    assert len(groups.shown) == len(session.record.table.groups)


def assert_places_are_those_of(session: Session, tiles: TableModel) -> None:
    table = session.record.table
    for tile, lying, _ in tiles.shown:
        group, place = table.place_of(tile)
        assert (lying.group, lying.place) == (group, place)
        assert lying.count == len(table.groups[group])


def test_every_row_tells_where_its_tile_lies_after_a_move_and_its_undoing(
    session: Session, tiles: TableModel
) -> None:
    assert_places_are_those_of(session, tiles)
    session.play(LEGAL)
    assert_places_are_those_of(session, tiles)
    session.undo_stack.undo()
    assert_places_are_those_of(session, tiles)


def test_a_selection_tells_of_states_and_not_of_places(
    pointing: Pointing, tiles: TableModel
) -> None:
    told: list[tuple[ShownTile, ShownTile]] = []
    tiles.changed.connect(lambda _row, before, after: told.append((before, after)))
    pointing.point(TILE["55a"])
    assert told
    assert all(before.lying is after.lying for before, after in told)


def test_only_the_tiles_and_groups_that_changed_are_announced(
    session: Session, tiles: TableModel, groups: GroupModel
) -> None:
    rows: dict[str, set[int]] = {"tiles": set(), "groups": set()}
    tiles.changed.connect(lambda row: rows["tiles"].add(row))
    groups.changed.connect(lambda row: rows["groups"].add(row))
    table = session.record.table
    session.play(LEGAL)
    assert rows["groups"] == {table.place_of(tile)[0] for tile in LEGAL.tiles}
    assert {session.game.tiles[row] for row in rows["tiles"]} <= {
        tile for group in rows["groups"] for tile in table.groups[group]
    }


def test_a_tile_is_selected_a_target_a_partner_or_plain(
    pointing: Pointing, tiles: TableModel
) -> None:
    pointing.point(TILE["22a"])
    assert state_of(tiles, "22a") is TileState.SELECTED
    assert state_of(tiles, "51b") is TileState.TARGET
    assert state_of(tiles, "51a") is TileState.PARTNER
    assert state_of(tiles, "41") is TileState.PLAIN
    pointing.select()
    assert states_of(tiles) == {TileState.PLAIN}


def test_a_move_leaves_no_tile_marked(
    session: Session, pointing: Pointing, tiles: TableModel
) -> None:
    pointing.point(TILE["55a"])
    pointing.point(TILE["53"])
    assert session.record.moves == (LEGAL,)
    assert states_of(tiles) == {TileState.PLAIN}


def test_the_two_copies_of_a_tile_show_one_face(tiles: TableModel) -> None:
    faces = [shown_of(tiles, tile).lying.face for tile in ("55a", "55b", "53")]
    assert faces == ["face-55", "face-55", "face-53"]


def test_a_row_reads_as_a_sentence_in_the_language_of_the_interface(
    tiles: TableModel, languages: Languages
) -> None:
    row = tiles.shown.index(shown_of(tiles, "55a"))
    assert tiles.spoken(row) == "55 Plum Blossom, Group 1, tile 1"
    languages.use("uk")
    assert tiles.spoken(row).startswith("55 Квіти сливи, ")


def test_a_group_bears_caption_and_seal_if_and_only_if_it_is_valid(
    session: Session, groups: GroupModel
) -> None:
    def sealed() -> set[int]:
        seals = {row for row, one in enumerate(groups.shown) if one.is_sealed}
        assert seals == {row for row, one in enumerate(groups.shown) if one.caption}
        return seals

    before = sealed()
    exchanged = {session.record.table.place_of(tile)[0] for tile in LEGAL.tiles}
    session.play(LEGAL)
    assert sealed() == before | exchanged
    assert not before >= exchanged
    session.undo_stack.undo()
    assert sealed() == before


def test_every_group_bears_the_seal_when_the_deal_is_won(
    session: Session, groups: GroupModel
) -> None:
    for move in WINNING_LINE:
        session.play(move)
    assert all(one.is_sealed for one in groups.shown)


def test_captions_follow_the_language_with_the_chinese_name_beside_others(
    session: Session, groups: GroupModel, languages: Languages
) -> None:
    session.play(LEGAL)
    row = next(row for row, one in enumerate(groups.shown) if one.is_sealed)
    mark = session.game.marks(session.record.table)[row]
    assert groups.shown[row].caption == f"{mark.caption}  {mark.native}"
    languages.use("zh_CN")
    told: list[int] = []
    groups.changed.connect(lambda row: told.append(row))
    groups.announce()
    assert told == list(range(len(groups.shown)))
    chinese = groups.shown[row].caption
    assert chinese
    assert mark.native not in chinese or chinese == mark.native
