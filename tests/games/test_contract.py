"""Every game of the catalogue keeps every promise of the contract, under all its rules."""

import pickle
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice, product
from math import cos, radians, sin
from random import Random

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.layout import RATIO, Place
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILES, Tile
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from tests.cases import FINISHED, of_every
from tests.histories import without_copies
from tests.pairs import pairs

DEALS = (1, 2)
MAX_MOVES = 12


@dataclass(frozen=True)
class Step:
    """A table that came up on a random play, what could be done, and what was done."""

    table: Table
    moves: tuple[Move, ...]
    chosen: Move
    after: Table


def ways(game: type[Game]) -> Iterator[Game]:
    """The game under its usual rules, and under every two choices of its options together."""
    choices = [[(option.key, one.key) for one in option.choices] for option in game.options]
    return (game(dict(chosen)) for chosen in pairs(*choices) or product(*choices))


VARIANTS = [way for game in games() for way in ways(game)]

every_variant = of_every(VARIANTS, lambda game: f"{game.id} {game.rules}")


@cache
def play(game: Game, number: int) -> tuple[Step, ...]:
    """A random play of a deal, the same one every time."""
    chance, table, steps = Random(f"{game!r} {number}"), deal(game, number), list[Step]()
    while len(steps) < MAX_MOVES and (moves := game.moves(table)):
        chosen = chance.choice(moves)
        steps.append(Step(table, moves, chosen, game.play(table, chosen)))
        table = steps[-1].after
    return tuple(steps)


def deals_of(game: Game) -> tuple[int, ...]:
    """The deals that are played: one of them where the rules are not the usual ones."""
    return DEALS if game == type(game)() else DEALS[:1]


def steps(game: Game) -> Iterator[Step]:
    """All that happened on the random plays of a game."""
    return (step for number in deals_of(game) for step in play(game, number))


@cache
def tables(game: Game) -> tuple[Table, ...]:
    """All tables that came up, each play's last one too."""
    openings = [deal(game, number) for number in deals_of(game)]
    return (*openings, *(step.after for step in steps(game)))


def some_steps(game: Game) -> Iterator[Step]:
    """Every fourth step, for what takes long to examine."""
    return islice(steps(game), 0, None, 4)


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
    narrator = game.narrator(table)
    maybe = [narrator.phase, narrator.why_lost, *(label.caption for label in narrator.labels)]
    for group in range(len(table.groups)):
        maybe += [*narrator.note(group), narrator.describe(group)]
        maybe += [way.spoken for way in narrator.changes(group)]
    yield narrator.tally
    yield from (words for words in maybe if words is not None)


def is_filled(words: Words) -> bool:
    """Whether a text says something, and has no place that nothing was put into."""
    return bool(str(words).strip()) and not re.search(r"[{}]|%n", str(words))


# The catalogue.


def test_games_have_ids_and_names_of_their_own_and_stand_family_by_family() -> None:
    assert games()
    assert len({game.id for game in games()}) == len(games())
    assert len({str(game.name) for game in games()}) == len(games())
    assert [game.family.rank for game in games()] == sorted(game.family.rank for game in games())
    families = {game.family.key: game.family.rank for game in FINISHED}
    assert len(set(families.values())) == len(families)


@every_variant
def test_a_game_says_what_it_is(game: Game) -> None:
    assert re.fullmatch(rf"{game.family.key}\.[a-z]+(-[a-z]+)*", game.id)
    assert re.fullmatch(r"[\u4e00-\u9fff]*", game.native)
    assert game.is_draft or game.family.native
    assert re.fullmatch(r"[\u4e00-\u9fff]*", game.family.native)
    assert len(set(game.tiles)) == len(game.tiles)
    assert set(game.tiles) <= set(TILES)
    keys = [option.key for option in game.options]
    assert len(set(keys)) == len(keys)


@every_variant
def test_a_game_is_found_by_its_id_and_rules(game: Game) -> None:
    assert find(game.id, str(game.rules)) == game


# Games are values.


def test_different_games_and_rules_are_different() -> None:
    assert len(set(VARIANTS)) == len(VARIANTS)


@every_variant
def test_equal_games_have_equal_hashes(game: Game) -> None:
    twin = type(game)(game.rules)
    assert twin == game
    assert hash(twin) == hash(game)


@every_variant
def test_pickled_games_tables_and_moves_come_back_equal(game: Game) -> None:
    whole = (game, tables(game), [step.moves for step in some_steps(game)])
    assert pickle.loads(pickle.dumps(whole)) == whole


@every_variant
def test_neither_a_game_nor_a_table_is_changed_by_what_is_asked_of_it(game: Game) -> None:
    before = pickle.dumps(vars(game))
    for step in some_steps(game):
        table = pickle.dumps(step.table)
        game.moves(step.table)
        game.play(step.table, step.chosen)
        game.narrator(step.table).explain(step.chosen.tiles)
        list(said(game, step.table))
        assert pickle.loads(table) == step.table
    assert pickle.loads(before) == vars(game)


# Openings.


@every_variant
def test_an_opening_lays_out_all_tiles_at_the_start_of_a_turn(game: Game) -> None:
    for number in deals_of(game):
        table = deal(game, number)
        assert Counter(table.tiles) == Counter(game.tiles)
        assert (table.stage, table.done) == (0, frozenset())
        assert game.parse(str(table)) == table
    assert any(play(game, number) for number in deals_of(game))


# The layout.


def corners(place: Place) -> list[list[tuple[float, float]]]:
    """The corners of a room, or of each of the tiles that lie in spots, in tile widths."""
    if not place.spots:
        return [[(x, y * RATIO) for x in (place.x, place.right) for y in (place.y, place.bottom)]]
    found = []
    for spot in place.spots:
        along = (cos(radians(spot.turn)) * spot.size, sin(radians(spot.turn)) * spot.size)
        found.append(
            [
                (
                    spot.x + 0.5 + x * along[0] - y * along[1],
                    (spot.y + 0.5) * RATIO + x * along[1] + y * along[0],
                )
                for x in (-0.49, 0.49)
                for y in (-0.49 * RATIO, 0.49 * RATIO)
            ]
        )
    return found


def are_apart(one: Place, other: Place) -> bool:
    """Whether some line, upright, across or slanting, parts each two tiles of two places."""
    ways = [(cos(radians(turn)), sin(radians(turn))) for turn in range(0, 180, 45)]

    def reach(tile: list[tuple[float, float]], way: tuple[float, float]) -> tuple[float, float]:
        along = [x * way[0] + y * way[1] for x, y in tile]
        return round(min(along), 6), round(max(along), 6)

    def parts(way: tuple[float, float], pair: tuple[list[tuple[float, float]], ...]) -> bool:
        (first, last), (start, end) = reach(pair[0], way), reach(pair[1], way)
        return last <= start or end <= first

    pairs = list(product(corners(one), corners(other)))
    return all(any(parts(way, pair) for way in ways) for pair in pairs)


@every_variant
def test_every_table_has_room_in_all_its_layouts_which_have_one_name(game: Game) -> None:
    names = set()
    for table in tables(game):
        sizes = list(map(len, table.rows))
        layouts = game.layouts(sizes)
        assert layouts
        assert all(layout.holds(sizes) for layout in layouts)
        names.add(frozenset(layout.name for layout in layouts))
    assert len(names) == 1


@every_variant
def test_no_two_places_overlap(game: Game) -> None:
    sizes = {tuple(map(len, table.rows)) for table in tables(game)}
    for layout in {layout for size in sizes for layout in game.layouts(size)}:
        for one, other in combinations(layout.places, 2):
            assert are_apart(one, other), (layout.name, one, other)


# Moves.


@every_variant
def test_no_tile_is_lost_or_made(game: Game) -> None:
    assert all(Counter(table.tiles) == Counter(game.tiles) for table in tables(game))


@every_variant
def test_the_moves_are_distinct_and_have_the_verbs_of_the_game_and_tiles_of_the_table(
    game: Game,
) -> None:
    for step in steps(game):
        assert len(set(step.moves)) == len(step.moves)
        assert {move.verb for move in step.moves} <= set(game.verbs)
        assert set().union(*(move.tiles for move in step.moves)) <= set(step.table.tiles)


@every_variant
def test_the_moves_come_in_a_fixed_order(game: Game) -> None:
    for step in some_steps(game):
        assert game.moves(game.parse(str(step.table))) == step.moves


@every_variant
def test_every_move_is_legal_and_read_as_it_was_written_and_changes_the_table(game: Game) -> None:
    for step in some_steps(game):
        for move in step.moves:
            assert game.is_legal(step.table, move)
            assert Move.parse(str(move)) == move
            after = game.play(step.table, move)
            assert without_copies(after) != without_copies(step.table)


@every_variant
def test_a_move_that_is_not_among_the_moves_is_refused_with_a_sentence(game: Game) -> None:
    for step in some_steps(game):
        for move in mutants(game, step):
            assert game.is_legal(step.table, move) == (move in step.moves), str(move)
            if move not in step.moves:
                with pytest.raises(IllegalMove) as caught:
                    game.play(step.table, move)
                assert is_filled(caught.value.words), str(move)


@every_variant
def test_the_moves_do_not_depend_on_what_the_player_cannot_see(game: Game) -> None:
    for step in some_steps(game):
        hidden = [tile for tile in step.table.tiles if tile in game.hidden(step.table)]
        turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
        groups = [tuple(turned.get(tile, tile) for tile in g) for g in step.table.groups]
        assert game.moves(step.table.with_groups(dict(enumerate(groups)))) == step.moves


# Texts.


@every_variant
def test_every_table_and_every_record_is_read_as_it_was_written(game: Game) -> None:
    assert tuple(game.parse(str(table)) for table in tables(game)) == tables(game)
    for number in deals_of(game):
        record = Record.of_deal(game, number)
        for step in play(game, number):
            record = record.play(step.chosen)
        found = Record.parse(str(record), find)
        assert (found, found.table) == (record, record.table)


# Outcomes.


@every_variant
def test_a_table_is_won_if_its_goal_is_reached_and_lost_if_nothing_can_be_done(game: Game) -> None:
    for table in tables(game)[::3]:
        is_open = game.moves(table) and not game.is_out_of_reach(table)
        unfinished = Outcome.OPEN if is_open else Outcome.LOST
        expected = Outcome.WON if game.is_won(table) else unfinished
        assert game.outcome(table) is expected
        assert (game.narrator(table).why_lost is not None) == (expected is Outcome.LOST)


@every_variant
def test_what_is_out_of_reach_stays_so_and_is_told(game: Game) -> None:
    for step in some_steps(game):
        is_out = game.is_out_of_reach(step.table)
        assert is_out is (game.narrator(step.table).why_out_of_reach is not None)
        if is_out:
            assert game.is_out_of_reach(step.after)
            assert not game.is_won(step.after)


# What is said.


@every_variant
def test_the_tiles_of_a_legal_move_need_no_explanation(game: Game) -> None:
    for step in steps(game):
        narrator = game.narrator(step.table)
        moves = [move for move in step.moves if move.tiles]
        assert not [move for move in moves if narrator.explain(move.tiles)]


@every_variant
def test_tiles_that_make_no_move_are_explained_at_length_and_in_few_words(game: Game) -> None:
    for step in some_steps(game):
        moves = {move.tiles for move in step.moves if move.tiles}
        narrator = game.narrator(step.table)
        for tiles in filter(None, (*list(moves)[:5], *picks(step))):
            is_refused = tiles not in moves
            sentences = narrator.explain(tiles)
            reasons = [one.reason for one in narrator.prospects(tiles) if one.reason]
            assert bool(sentences) is bool(reasons) is is_refused, sorted(map(str, tiles))
            assert all(map(is_filled, (*sentences, *reasons)))


@every_variant
def test_what_is_shown_of_a_group_is_made_by_its_move_and_only_by_a_legal_one(game: Game) -> None:
    for step in some_steps(game):
        narrator, legal = game.narrator(step.table), {move.tiles for move in step.moves}
        for group, row in enumerate(step.table.groups):
            for way in narrator.changes(group):
                assert way.tiles & set(row)
                assert bool(way.move) is (way.tiles in legal), way
                assert way.made.caption


@every_variant
def test_badges_are_of_tiles_in_hand_or_of_those_that_go_with_them(game: Game) -> None:
    for step in some_steps(game):
        for move in step.moves[:3]:
            held = frozenset(sorted(move.tiles, key=str)[:1])
            badges = game.narrator(step.table).badges(held, [move])
            assert badges.keys() <= move.tiles
            assert all(sign.text and is_filled(sign.meaning) for sign in badges.values())


@every_variant
def test_marks_signs_steps_and_dead_groups_fit_the_table(game: Game) -> None:
    for table in tables(game):
        narrator = game.narrator(table)
        assert len(narrator.labels) == len(table.groups)
        assert all(label.is_sealed for label in narrator.labels if label.counts)
        assert narrator.signs.keys() <= set(table.tiles) - game.hidden(table)
        assert all(sign.text and is_filled(sign.meaning) for sign in narrator.signs.values())
        assert sum(step.is_now for step in narrator.steps) == bool(narrator.steps)
        assert {step.verb for step in narrator.steps} <= game.verbs.keys()
        assert set(game.dead_groups(table)) <= set(range(len(table.groups)))


@every_variant
def test_all_that_is_said_has_its_places_filled(game: Game) -> None:
    for table in tables(game)[::4]:
        assert all(map(is_filled, said(game, table)))


def assert_kept(game: type[Game]) -> None:
    """Assert that a game which is in no catalogue yet keeps every promise."""
    promises = [test.of_case for test in globals().values() if hasattr(test, "of_case")]
    assert len(promises) > 15
    for promise in promises:
        for way in ways(game):
            promise(way)
