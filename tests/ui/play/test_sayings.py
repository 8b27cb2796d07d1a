"""What is said of tiles that make no move is so, in every game, whatever is pointed at."""

from itertools import permutations
from random import Random

import pytest

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.games import find, games
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from tests.ui.ears import Ears
from tests.ui.levels_hand import record_of

every_game = pytest.mark.parametrize(
    "game", [kind() for kind in games()], ids=lambda game: game.id
)


def table_of(game: Game, deal: int) -> tuple[Pointing, Ears]:
    session = Session(Record.of_deal(game, deal))
    ears = Ears(session)
    return Pointing(session), ears


def test_a_tile_beside_a_pair_is_told_to_be_apart_from_both_only() -> None:
    pointing, ears = table_of(find("trigrams.eight"), 78187)
    for tile in ("11a", "11b"):
        pointing.point(TILE[tile])
    eighth = pointing.session.record.table.groups[7]
    pointing.point(next(tile for tile in eighth if str(tile.face) == "66"))
    assert "These do not go together: 11 11 and 66." in ears.last
    assert len(ears.heard[-1]) == 1


@every_game
def test_no_legal_move_takes_what_a_sentence_denies(game: Game) -> None:
    random, denied = Random(game.id), 0
    for deal in (50, 51):
        pointing, _ = table_of(game, deal)
        for _ in range(60):
            facts = pointing.session.facts
            if facts.is_won:
                break
            pointing.point(random.choice(sorted(facts.table.tiles, key=str)))
            moves = pointing.session.facts.moves
            denied += bool(pointing.denied)
            for move in moves if pointing.denied else ():
                assert not pointing.denied <= move.tiles, (deal, str(move))
            if (refill := [move for move in moves if not move.tiles]) and random.random() < 0.1:
                pointing.session.play(refill[0])
    assert denied


@every_game
def test_tiles_are_explained_just_where_they_make_no_move(game: Game) -> None:
    random, record = Random(game.id), Record.of_deal(game, 51)
    while moves := game.moves(record.table):
        whole = {move.tiles for move in moves}
        tiles = [tile for tile in record.table.tiles if tile]
        for _ in range(60):
            some = frozenset(random.sample(tiles, random.randint(1, 4)))
            assert bool(record.narrator.explain(some)) != (some in whole)
        if len(record.moves) > 20:
            break
        record = record.play(random.choice(moves))


@pytest.mark.parametrize("name", ["levels.guo-wu-guan", "levels.meng-huo"])
def test_a_general_dragged_onto_a_level_is_told_of_that_level(name: str) -> None:
    pointing, ears = table_of(find(name), 51)
    game, table = pointing.session.game, pointing.session.record.table
    for level, row in enumerate(table.groups[1:-1], 1):
        for target in (None, row[0]):
            pointing.grab(table.groups[0][0])
            pointing.drop(target, level)
            assert ears.last == " ".join(
                map(str, game.narrator(table).explain({table.groups[0][0], *row}))
            )
            assert "choose one" not in ears.last


def test_a_second_tile_of_a_level_that_leads_nowhere_is_told_to() -> None:
    found = 0
    for deal in range(1, 30):
        pointing, ears = table_of(find("levels.clear-five"), deal)
        moves = pointing.session.facts.moves
        for row in pointing.session.record.table.groups[:-1]:
            for one, other in permutations(row, 2):
                begins = any(one in move.tiles for move in moves)
                if begins and not any({one, other} <= move.tiles for move in moves):
                    pointing.select()
                    pointing.point(one)
                    pointing.point(other)
                    found += pointing.selection.tiles == {one, other}
                    assert ears.last.startswith(
                        ("These two do not go together", "No move begins with this ")
                    )
    assert found


def test_a_general_dragged_onto_a_completed_level_is_told_that_it_is_completed() -> None:
    board = "66 31 53 | 63 55 | - | 11 64 51 | 32 | 52 | 41"
    session = Session(record_of("levels.guo-wu-guan", board))
    pointing, ears = Pointing(session), Ears(session)
    pointing.grab(TILE["66a"])
    pointing.drop(None, 2)
    assert ears.last == "This level is completed."


@every_game
def test_a_drag_says_nothing_twice_and_never_ends_in_silence(game: Game) -> None:
    random, dropped = Random(game.id), 0
    for deal in (50,):
        pointing, ears = table_of(game, deal)
        for _ in range(40):
            facts = pointing.session.facts
            if facts.is_won:
                break
            tiles = sorted(facts.table.tiles, key=str)
            if facts.moves and random.random() < 0.3:
                pointing.step_move(1)
                tiles = sorted(pointing.selection.tiles or tiles, key=str)
            ears.heard.clear()
            tile = random.choice(tiles)
            pointing.grab(tile)
            lifted = pointing.selection.tiles
            group = random.randrange(len(facts.table.groups))
            target = random.choice((None, *facts.table.groups[group]))
            pointing.drop(None if target in lifted else target, group)
            if pointing.session.facts is facts and not lifted & set(facts.table.groups[group]):
                said = [sentences for sentences in ears.heard if sentences]
                assert said, (deal, str(tile), str(target), group)
                assert len(said) == len(set(said))
                dropped += 1
    assert dropped


@every_game
def test_what_a_sentence_offers_can_be_done(game: Game) -> None:
    random = Random(game.id)
    for deal in (50,):
        pointing, ears = table_of(game, deal)
        for _ in range(60):
            facts, chosen = pointing.session.facts, pointing.selection.tiles
            if facts.is_won:
                break
            near = {tile for move in facts.moves if chosen <= move.tiles for tile in move.tiles}
            pool = near - chosen if random.random() < 0.6 else set(facts.table.tiles)
            if pool:
                pointing.point(random.choice(sorted(pool, key=str)))
            offered, chosen = ears.last, pointing.selection.tiles
            if offered.startswith("Press again"):
                for tile in chosen:
                    assert leads_on(pointing, tile), (deal, str(tile))
            if offered.startswith("Which other"):
                others = set(facts.table.tiles) - chosen
                assert any(leads_on(pointing, tile) for tile in others), (deal, chosen)


def leads_on(pointing: Pointing, tile: Tile) -> bool:
    """Whether a press of this tile now plays a move, or goes on towards one."""
    session, selection = Session(pointing.session.record), pointing.selection
    another = Pointing(session)
    another.select(*selection.tiles)
    another.point(tile)
    is_played = session.record != pointing.session.record
    return is_played or another.selection.tiles > selection.tiles
