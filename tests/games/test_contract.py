"""Every game of the catalogue keeps every promise of the contract, under all its rules."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice, product
from random import Random

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILES, Tile
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from tests.histories import without_copies

DEALS = (1, 2)
MOST_MOVES = 14


@dataclass(frozen=True)
class Step:
    """A table that came up on a random play, what could be done, and what was done."""

    table: Table
    moves: tuple[Move, ...]
    chosen: Move
    after: Table


def ways(game: type[Game]) -> Iterator[Game]:
    """The game under every combination of its options."""
    keys = [option.key for option in game.options]
    choices = [[choice.key for choice in option.choices] for option in game.options]
    return (game(dict(zip(keys, chosen, strict=True))) for chosen in product(*choices))


WAYS = [way for game in games() for way in ways(game)]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_way = pytest.mark.parametrize("game", WAYS, ids=lambda game: f"{game.id} {game.rules}")


@cache
def play(game: Game, number: int) -> tuple[Step, ...]:
    """A random play of a deal, the same one every time."""
    chance, table, steps = Random(f"{game!r} {number}"), deal(game, number), list[Step]()
    while len(steps) < MOST_MOVES and (moves := game.moves(table)):
        chosen = chance.choice(moves)
        steps.append(Step(table, moves, chosen, game.play(table, chosen)))
        table = steps[-1].after
    return tuple(steps)


def steps(game: Game) -> Iterator[Step]:
    """All that happened on the random plays of a game."""
    return (step for number in DEALS for step in play(game, number))


@cache
def tables(game: Game) -> tuple[Table, ...]:
    """All tables that came up, each play's last one too."""
    openings = [deal(game, number) for number in DEALS]
    return (*openings, *(step.after for step in steps(game)))


def some_steps(game: Game) -> Iterator[Step]:
    """Every third step, for what takes long to examine."""
    return islice(steps(game), 0, None, 3)


def mutants(game: Game, step: Step) -> Iterator[Move]:
    """The chosen move, changed a little in every way that comes to mind."""
    move, chance = step.chosen, Random(str(step.table))
    yield from (Move(verb, move.sides) for verb in (*game.verbs, "fly"))
    yield from (Move(verb) for verb in game.verbs)
    yield Move(move.verb, (tuple(move.tiles),))
    yield Move(move.verb, (*move.sides, *move.sides[:1]))
    for place, side in enumerate(move.sides):
        others = move.sides[:place] + move.sides[place + 1 :]
        yield Move(move.verb, others)
        yield Move(move.verb, (*others, side[1:]))
        stranger = chance.choice(TILES)
        yield Move(move.verb, (*others, (*side[1:], stranger)))
        yield Move(move.verb, (*others, (*side, stranger)))


def picks(step: Step) -> Iterator[frozenset[Tile]]:
    """Some tiles as a player may choose them: at random, or nearly a move."""
    lying, chance = list(step.table.tiles), Random(str(step.table))
    for size in (1, 2, 2, 3, 3, 4, 5):
        yield frozenset(chance.sample(lying, size))
    for move in step.moves[:5]:
        yield move.tiles ^ {chance.choice(lying)}
    for group in step.table.groups:
        yield frozenset(group[:3])


def said(game: Game, table: Table) -> Iterator[Words]:
    """Everything that a game says about itself and a table."""
    yield from (game.family.name, game.name, game.summary, *game.verbs.values())
    for option in game.options:
        yield from (option.name, *(choice.name for choice in option.choices))
    yield game.narrator(table).tally
    maybe = [
        game.narrator(table).phase,
        game.narrator(table).why_lost,
        *(mark.caption for mark in game.narrator(table).marks),
    ]
    for group in range(len(table.groups)):
        maybe += [*game.narrator(table).note(group), game.narrator(table).describe(group)]
    yield from (words for words in maybe if words is not None)


def is_filled(words: Words) -> bool:
    """Whether a text says something, and has no place that nothing was put into."""
    return bool(str(words).strip()) and not re.search(r"[{}]|%n", str(words))


# The catalogue.


def test_there_are_games() -> None:
    assert games()


def test_every_game_has_an_id_of_its_own() -> None:
    assert len({game.id for game in games()}) == len(games())


def test_every_game_has_a_name_of_its_own() -> None:
    assert len({str(game.name) for game in games()}) == len(games())


def test_every_family_has_a_rank_of_its_own() -> None:
    families = {game.family.key: game.family.rank for game in games()}
    assert len(set(families.values())) == len(families)


def test_the_games_of_a_family_stand_together() -> None:
    ranks = [game.family.rank for game in games()]
    assert ranks == sorted(ranks)


@every_game
def test_an_id_is_the_family_and_the_variant(game: type[Game]) -> None:
    assert re.fullmatch(rf"{game.family.key}\.[a-z]+(-[a-z]+)*", game.id)


@every_game
def test_a_game_is_played_with_tiles_of_the_set_each_of_them_once(game: type[Game]) -> None:
    assert len(set(game.tiles)) == len(game.tiles)
    assert set(game.tiles) <= set(TILES)


@every_game
def test_a_native_name_is_chinese(game: type[Game]) -> None:
    assert re.fullmatch(r"[\u4e00-\u9fff]*", game.native)
    assert re.fullmatch(r"[\u4e00-\u9fff]+", game.family.native)


@every_game
def test_the_keys_of_the_options_are_different(game: type[Game]) -> None:
    keys = [option.key for option in game.options]
    assert len(set(keys)) == len(keys)


@every_way
def test_a_game_is_found_by_its_id_and_rules(game: Game) -> None:
    assert find(game.id, str(game.rules)) == game


# Games are values.


@every_way
def test_equal_games_have_equal_hashes(game: Game) -> None:
    twin = type(game)(game.rules)
    assert twin == game
    assert hash(twin) == hash(game)


def test_different_games_and_rules_are_different() -> None:
    assert len(set(WAYS)) == len(WAYS)


@every_way
def test_a_pickled_game_comes_back_equal(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) == game


@every_way
def test_pickled_tables_come_back_equal(game: Game) -> None:
    assert pickle.loads(pickle.dumps(tables(game))) == tables(game)


@every_way
def test_pickled_moves_come_back_equal(game: Game) -> None:
    moves = [step.moves for step in steps(game)]
    assert pickle.loads(pickle.dumps(moves)) == moves


@every_way
def test_nothing_changes_the_table_that_a_game_is_given(game: Game) -> None:
    for step in some_steps(game):
        before = pickle.dumps(step.table)
        game.moves(step.table)
        game.play(step.table, step.chosen)
        game.narrator(step.table).explain(step.chosen.tiles)
        list(said(game, step.table))
        assert pickle.loads(before) == step.table


@every_way
def test_playing_does_not_change_the_game(game: Game) -> None:
    before = pickle.dumps(vars(game))
    tables(game)
    assert pickle.loads(before) == vars(game)


# Openings.


@every_way
def test_a_deal_lays_out_all_tiles_of_the_game(game: Game) -> None:
    for number in DEALS:
        assert Counter(deal(game, number).tiles) == Counter(game.tiles)


@every_way
def test_the_opening_is_read_as_it_was_written(game: Game) -> None:
    openings = [deal(game, number) for number in DEALS]
    assert [game.parse(str(table)) for table in openings] == openings


@every_way
def test_the_opening_is_the_start_of_a_turn_with_everything_in_play(game: Game) -> None:
    opening = deal(game, 1)
    assert opening.stage == 0
    assert not opening.done


@every_way
def test_every_deal_of_the_random_plays_can_be_begun(game: Game) -> None:
    assert any(play(game, number) for number in DEALS)


# The layout.


@every_way
def test_every_table_has_room_in_all_its_layouts(game: Game) -> None:
    for table in tables(game):
        sizes = _sizes(table)
        layouts = game.layouts(sizes)
        assert layouts
        assert all(layout.holds(sizes) for layout in layouts)


@every_way
def test_no_two_places_overlap(game: Game) -> None:
    every = {layout for table in tables(game) for layout in game.layouts(_sizes(table))}
    for layout in every:
        for one, other in combinations(layout.places, 2):
            is_beside = one.right <= other.x or other.right <= one.x
            is_under = one.bottom <= other.y or other.bottom <= one.y
            assert is_beside or is_under


@every_way
def test_every_arrangement_has_one_name_for_all_sizes(game: Game) -> None:
    names = {frozenset(one.name for one in game.layouts(_sizes(table))) for table in tables(game)}
    assert len(names) == 1


def _sizes(table: Table) -> list[int]:
    return list(map(len, table.groups))


# Moves.


@every_way
def test_no_tile_is_lost_or_made(game: Game) -> None:
    assert all(Counter(table.tiles) == Counter(game.tiles) for table in tables(game))


@every_way
def test_the_moves_are_distinct(game: Game) -> None:
    assert all(len(set(step.moves)) == len(step.moves) for step in steps(game))


@every_way
def test_the_moves_have_the_verbs_of_the_game(game: Game) -> None:
    assert {move.verb for step in steps(game) for move in step.moves} <= set(game.verbs)


@every_way
def test_the_moves_touch_only_tiles_that_lie_on_the_table(game: Game) -> None:
    for step in steps(game):
        assert set().union(*(move.tiles for move in step.moves)) <= set(step.table.tiles)


@every_way
def test_the_moves_come_in_a_fixed_order(game: Game) -> None:
    for step in some_steps(game):
        assert game.moves(Table.parse(str(step.table))) == step.moves


@every_way
def test_all_the_moves_are_legal(game: Game) -> None:
    assert all(game.is_legal(step.table, move) for step in steps(game) for move in step.moves)


@every_way
def test_every_move_can_be_played_and_changes_the_table(game: Game) -> None:
    for step in steps(game):
        played = [game.play(step.table, move) for move in step.moves]
        assert all(without_copies(table) != without_copies(step.table) for table in played)


@every_way
def test_every_move_is_read_as_it_was_written(game: Game) -> None:
    moves = {move for step in steps(game) for move in step.moves}
    assert {Move.parse(str(move)) for move in moves} == moves


@every_way
def test_a_move_is_legal_exactly_if_it_is_among_the_moves(game: Game) -> None:
    for step in some_steps(game):
        for move in mutants(game, step):
            assert game.is_legal(step.table, move) == (move in step.moves), str(move)


@every_way
def test_an_illegal_move_is_refused_with_a_sentence(game: Game) -> None:
    for step in some_steps(game):
        for move in mutants(game, step):
            if move not in step.moves:
                with pytest.raises(IllegalMove) as caught:
                    game.play(step.table, move)
                assert is_filled(caught.value.words), str(move)


@every_way
def test_the_moves_do_not_depend_on_what_the_player_cannot_see(game: Game) -> None:
    for step in some_steps(game):
        hidden = [tile for tile in step.table.tiles if tile in game.hidden(step.table)]
        turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
        groups = [tuple(turned.get(tile, tile) for tile in g) for g in step.table.groups]
        assert game.moves(step.table.with_groups(dict(enumerate(groups)))) == step.moves


# Texts.


@every_way
def test_every_table_is_read_as_it_was_written(game: Game) -> None:
    assert tuple(Table.parse(str(table)) for table in tables(game)) == tables(game)


@every_way
def test_every_record_is_read_as_it_was_written(game: Game) -> None:
    for number in DEALS:
        record = Record.of_deal(game, number)
        for step in play(game, number):
            record = record.play(step.chosen)
        found = Record.parse(str(record), find)
        assert (found, found.table) == (record, record.table)


# Outcomes.


@every_way
def test_a_table_is_won_if_its_goal_is_reached_and_lost_if_nothing_can_be_done_for_it(
    game: Game,
) -> None:
    for table in tables(game)[::3]:
        is_open = game.moves(table) and game.narrator(table).why_out_of_reach is None
        unfinished = Outcome.OPEN if is_open else Outcome.LOST
        expected = Outcome.WON if game.is_won(table) else unfinished
        assert game.outcome(table) is expected
        assert (game.narrator(table).why_lost is not None) == (expected is Outcome.LOST)


@every_way
def test_what_is_out_of_reach_stays_so(game: Game) -> None:
    for step in some_steps(game):
        if game.narrator(step.table).why_out_of_reach:
            assert game.narrator(step.after).why_out_of_reach
            assert not game.is_won(step.after)


# What is said.


@every_way
def test_the_tiles_of_a_legal_move_need_no_explanation(game: Game) -> None:
    for step in steps(game):
        moves = [move for move in step.moves if move.tiles]
        assert not [move for move in moves if game.narrator(step.table).explain(move.tiles)]


@every_way
def test_tiles_that_make_no_move_are_explained(game: Game) -> None:
    for step in some_steps(game):
        moves = {move.tiles for move in step.moves}
        for tiles in picks(step):
            if tiles and tiles not in moves:
                sentences = game.narrator(step.table).explain(tiles)
                assert sentences, sorted(map(str, tiles))
                assert all(map(is_filled, sentences))


@every_way
def test_the_prospects_of_a_move_give_a_reason_just_if_it_is_not_legal(game: Game) -> None:
    for step in some_steps(game):
        moves = {move.tiles for move in step.moves if move.tiles}
        for tiles in (*list(moves)[:5], *picks(step)):
            prospects = game.narrator(step.table).prospects(tiles) if tiles else ()
            reasons = [prospect.reason for prospect in prospects if prospect.reason]
            assert not tiles or bool(reasons) is (tiles not in moves)
            assert all(map(is_filled, reasons))


@every_way
def test_a_group_that_counts_bears_a_seal(game: Game) -> None:
    for table in tables(game):
        assert all(mark.is_sealed for mark in game.narrator(table).marks if mark.counts)


@every_way
def test_signs_are_on_tiles_that_lie_face_up(game: Game) -> None:
    for table in tables(game):
        signs = game.narrator(table).signs
        assert signs.keys() <= set(table.tiles) - game.hidden(table)
        assert all(sign.text and is_filled(sign.meaning) for sign in signs.values())


@every_way
def test_one_step_of_a_turn_is_now(game: Game) -> None:
    for table in tables(game):
        turn = game.narrator(table).steps
        assert sum(step.is_now for step in turn) == bool(turn)
        assert {step.verb for step in turn} <= game.verbs.keys()


@every_way
def test_every_group_has_one_mark(game: Game) -> None:
    assert all(len(game.narrator(table).marks) == len(table.groups) for table in tables(game))


@every_way
def test_all_that_is_said_has_its_places_filled(game: Game) -> None:
    for table in tables(game):
        assert all(map(is_filled, said(game, table)))


@every_way
def test_the_dead_groups_are_groups_of_the_table(game: Game) -> None:
    for table in tables(game):
        assert set(game.dead_groups(table)) <= set(range(len(table.groups)))
