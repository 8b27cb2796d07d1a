"""What groups would become while tiles hang over the table; trials, idle tiles, lit goals."""

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.games import find
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from tests.ui.ears import Ears
from tests.ui.known import DEAL, GAME, ILLEGAL, LEGAL

O_KOAN = "levels.o-koan"


def captions(pointing: Pointing) -> dict[int, str]:
    """What every group would become, or why not."""
    return {
        group: str(prospect.reason or prospect.label.caption)
        for group, prospect in pointing.prospects.items()
    }


def sides(move_text: str) -> tuple[Tile, ...]:
    return tuple(TILE[code] for code in move_text.split())


@pytest.fixture
def rows() -> Pointing:
    """What is pointed at in a game of levels."""
    return Pointing(Session(Record.of_deal(find(O_KOAN), 7)))


def test_tiles_over_a_target_tell_what_both_groups_become(pointing: Pointing) -> None:
    one, other = sides("55a 53")
    pointing.grab(one)
    pointing.hang(other, pointing.session.record.table.place_of(other)[0])
    game, after = pointing.session.game, pointing.session.record.play(LEGAL).table
    groups = {after.place_of(tile)[0] for tile in LEGAL.tiles}
    labels = game.narrator(after).labels
    assert captions(pointing) == {group: str(labels[group].caption) for group in groups}
    assert all(prospect.label.counts for prospect in pointing.prospects.values())


def test_tiles_over_one_that_does_not_fit_tell_why_at_both_groups(pointing: Pointing) -> None:
    one, other = sides("55a 41")
    table = pointing.session.record.table
    pointing.grab(one)
    pointing.hang(other, table.place_of(other)[0])
    assert pointing.prospects.keys() == {table.place_of(tile)[0] for tile in ILLEGAL.tiles}
    assert "Not a triplet" in captions(pointing).values()
    table = pointing.session.record.table
    assert pointing.why == pointing.session.game.narrator(table).explain(ILLEGAL.tiles)
    pointing.hang(None, None)
    assert pointing.why == ()


def test_a_click_to_come_is_foreseen_when_the_pointer_rests_there(pointing: Pointing) -> None:
    pointing.point(TILE["55a"])
    pointing.hover(TILE["53"])
    assert len(captions(pointing)) == 2
    pointing.hover(None)
    assert captions(pointing) == {}


def test_a_tile_that_may_join_says_so(pointing: Pointing) -> None:
    pointing.session.begin(Record.of_deal(pointing.session.game, 37))
    pointing.point(TILE["11a"])
    pointing.hover(TILE["61a"])
    assert list(captions(pointing).values()) == ["This tile can join"]


def test_hovering_and_dragging_foresee_the_same_and_a_click_makes_it() -> None:
    """Every selected tile over every other one, in a game of exchanges and in one of rows."""
    for game in (GAME, O_KOAN):
        session = Session(Record.of_deal(find(game), DEAL))
        pointing, opening = Pointing(session), session.record
        for one in sorted(pointing.movable, key=str):
            for other in sorted(set(opening.table.tiles) - {one}, key=str):
                pointing.select(one)
                pointing.hover(other)
                hovered = captions(pointing), pointing.why
                pointing.hang(other, opening.table.place_of(other)[0])
                assert (captions(pointing), pointing.why) == hovered, (one, other)
                is_joining = other in pointing.selection.partners
                foreseen = {n: str(p.label) for n, p in pointing.prospects.items()}
                pointing.point(other)
                if session.record is not opening:
                    labels = session.record.narrator.labels
                    assert game != GAME or foreseen == {n: str(labels[n]) for n in foreseen}
                    session.undo()
                else:
                    assert is_joining or pointing.why or not foreseen, (one, other)


def test_what_was_foreseen_goes_with_the_move(pointing: Pointing) -> None:
    pointing.point(TILE["55a"])
    pointing.hover(TILE["53"])
    pointing.point(TILE["53"])
    assert pointing.session.record.moves == (LEGAL,)
    assert captions(pointing) == {}


def test_others_hear_only_of_what_has_changed(pointing: Pointing) -> None:
    heard: list[dict[int, str]] = []
    pointing.hung.connect(lambda: heard.append(captions(pointing)))
    pointing.hover(TILE["53"])
    assert heard == []
    pointing.point(TILE["55a"])
    for _ in range(3):
        pointing.hover(TILE["53"])
    assert len(heard) == 1


def test_a_tile_without_a_partner_says_so(pointing: Pointing, ears: Ears) -> None:
    moving = frozenset[Tile]().union(*(move.tiles for move in pointing.session.facts.moves))
    idle = [tile for tile in pointing.session.record.table.tiles if tile not in moving]
    for tile in idle[:1]:
        pointing.grab(tile)
        session = pointing.session
        assert ears.last.startswith(str(session.record.narrator.why_idle(tile)))
        pointing.let_go()
        pointing.point(tile)
        assert "No swap for this tile" in ears.last
    assert idle


def test_any_three_tiles_of_a_level_are_told_why_they_are_no_triplet(rows: Pointing) -> None:
    ears, level = Ears(rows.session), rows.session.record.table.groups[1]
    for tile in level[:2]:
        rows.point(tile)
    assert rows.selection.tiles == set(level[:2])
    rows.hover(level[2])
    assert list(captions(rows)) == [1]
    rows.point(level[2])
    assert rows.selection.tiles == set(level[:3])
    assert ears.last.startswith("43 41 65: Not a triplet")


def test_a_part_of_the_goal_lights_what_serves_it_and_what_it_needs() -> None:
    session = Session(Record.of_deal(find("zen.five-dragons"), 7))
    pointing, heard = Pointing(session), []
    pointing.changed.connect(lambda: heard.append(1))
    (aims,) = session.game.aims(session.record.table)
    pointing.show_aim(aims[1])
    assert pointing.serving == set(aims[1].groups)
    assert pointing.needed == session.record.narrator.need(aims[1]).tiles
    pointing.show_aim(None)
    assert not pointing.serving
    assert not pointing.needed
    pointing.show_aim(None)
    assert len(heard) == 2
