"""Clearing the Rows played at random: held against the oracle, and blind to what is hidden."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from gupai_desktop.games.levels import Levels
from tests.cases import of_every
from tests.games.levels_cases import CLEAR_FIVE, MENG_HUO, O_KOAN, PASSING
from tests.games.levels_oracle import Position, Rules, triplets
from tests.levels_lines import Win, wins
from tests.pairs import pairs
from tests.strategies import deal_numbers, repeatable
from tests.vectors import CLASSIC, COLUMNS, LOOSE, MIXED

#: The rules that the vectors of triplets know, and how they are chosen.
TRIPLET_RULES = {CLASSIC: "", MIXED: "triplets=mixed", LOOSE: "loose=yes"}

MAX_MOVES = 60


class Variant(NamedTuple):
    """A game under some rules, and the same rules for the oracle."""

    game: Game
    rules: Rules


def variant(game: Game) -> Variant:
    """A game and its rules for the oracle."""
    assert isinstance(game, Levels)
    column = COLUMNS.index(game.rules.triplet_rule)
    any_three = game.rules["any-three"] == "yes"
    return Variant(game, Rules(game.general_count > 0, any_three, triplets(column)))


VARIANTS = [
    variant(find(game_id, f"{rules} any-three={any_three}"))
    for game_id, any_three, rules in pairs(
        (PASSING, O_KOAN, CLEAR_FIVE, MENG_HUO), ("no", "yes"), TRIPLET_RULES.values()
    )
]


def assert_agree(game: Game, table: Table, position: Position) -> None:
    """The game and the oracle see the same rows and allow the same moves."""
    assert isinstance(game, Levels)
    assert [[str(tile) for tile in group] for group in table.groups] == position.rows
    assert {game.levels.index(number) for number in table.done} == position.completed
    assert {str(tile) for tile in game.hidden(table)} == set(position.generals[1:-1])
    assert game.is_won(table) == position.is_won
    assert bool(game.narrator(table).why_out_of_reach) == position.is_out_of_reach
    legal = [str(Move.parse(text)) for text in position.moves()]
    assert sorted(map(str, game.moves(table))) == sorted(set(legal)), str(table)


def follow(position: Position, move: Move) -> Position:
    """Where the oracle says that a move leads."""
    return next(after for text, after in position.moves().items() if Move.parse(text) == move)


@of_every(VARIANTS, lambda variant: f"{variant.game.id} {variant.game.rules}")
def test_a_random_play_is_legal_move_by_move_as_the_oracle_says(variant: Variant) -> None:
    chance = Random(repr(variant.game))
    for number in (1, 2):
        record = Record.of_deal(variant.game, number)
        position = Position.of(variant.rules, record.table)
        assert_agree(variant.game, record.table, position)
        for _ in range(MAX_MOVES):
            moves = variant.game.moves(record.table)
            if not moves:
                break
            kills = [move for move in moves if move.verb == "kill"]
            move = chance.choice(kills or moves)
            record, position = record.play(move), follow(position, move)
            assert_agree(variant.game, record.table, position)


@of_every(wins(), lambda win: win.name)
def test_a_won_game_is_legal_move_by_move_as_the_oracle_says(win: Win) -> None:
    record = win.opening
    position = Position.of(variant(win.game).rules, record.table)
    for move in win.line:
        assert_agree(win.game, record.table, position)
        record, position = record.play(move), follow(position, move)
    assert_agree(win.game, record.table, position)
    assert position.is_won


# What lies face down.


def tables_of(win: Win) -> Iterator[Table]:
    """Every table of a won game."""
    record = win.opening
    yield record.table
    for move in win.line:
        record = record.play(move)
        yield record.table


@st.composite
def tables_with_generals(draw: st.DrawFn) -> Table:
    """A table of Passing Five Levels: of a won game, or as a random play brings it."""
    if draw(st.booleans()):
        won = [win for win in wins() if win.game.id == PASSING]
        return draw(st.sampled_from([table for win in won for table in tables_of(win)]))
    record = Record.of_deal(find(PASSING, "any-three=yes"), draw(deal_numbers))
    for choice in draw(st.lists(st.integers(0, 999), max_size=20)):
        if moves := record.game.moves(record.table):
            record = record.play(moves[choice % len(moves)])
    return record.table


def disguises(game: Game, table: Table) -> Iterator[tuple[Table, dict[Tile, Tile]]]:
    """Every table that looks the same: the hidden generals in another order."""
    hidden = table.groups[0][1:-1]
    assert set(hidden) == game.hidden(table)
    for order in permutations(hidden):
        swapped = dict(zip(hidden, order, strict=True))
        generals = tuple(swapped.get(tile, tile) for tile in table.groups[0])
        yield table.with_groups({0: generals}), swapped


def shown(game: Game, table: Table) -> object:
    """Everything that a player is told of a table without pointing at anything."""
    narrator = game.narrator(table)
    notes = [narrator.note(group) for group in range(len(table.groups))]
    rest = (narrator.phase, narrator.tally, narrator.labels, narrator.why_lost)
    return (game.moves(table), game.hidden(table), notes, rest)


def picks(table: Table) -> Iterator[frozenset[Tile]]:
    """Tiles that a player may point at: one, two or three, hidden generals among them."""
    lying, chance = list(table.tiles), Random(str(table))
    generals = list(table.groups[0])
    yield from (frozenset({general}) for general in generals)
    for level in table.groups[1:-1]:
        yield frozenset({*generals[-2:-1], *level})
        yield frozenset({*generals[1:2], *level[:1]})
    for size in (1, 2, 3) * 4:
        yield frozenset(chance.sample(lying, size))


@repeatable
@given(tables_with_generals())
def test_what_is_shown_is_the_same_in_whatever_order_the_hidden_generals_lie(table: Table) -> None:
    game = find(PASSING)
    wanted = shown(game, table)
    looks = list(disguises(game, table))
    assert len(looks) <= 24
    for other, _ in looks:
        assert shown(game, other) == wanted


@repeatable
@given(tables_with_generals())
def test_what_is_explained_is_the_same_in_whatever_order_the_hidden_generals_lie(
    table: Table,
) -> None:
    game = find(PASSING)
    for other, swapped in list(disguises(game, table))[1::8]:
        for tiles in picks(table):
            pointed = frozenset(swapped.get(tile, tile) for tile in tiles)
            assert game.narrator(other).explain(pointed) == game.narrator(table).explain(tiles)


@repeatable
@given(tables_with_generals())
def test_a_move_leads_to_the_same_open_tiles(table: Table) -> None:
    game = find(PASSING)
    for move in game.moves(table):
        after = game.after(table, move)
        for other, _ in disguises(game, table):
            there = game.after(other, move)
            assert there.groups[1:] == after.groups[1:]
            assert (there.done, there.stage) == (after.done, after.stage)
            assert set(there.groups[0]) == set(after.groups[0])


def test_the_tables_looked_at_have_from_four_hidden_generals_down_to_none() -> None:
    won = [win for win in wins() if win.game.id == PASSING]
    numbers = {len(win.game.hidden(table)) for win in won for table in tables_of(win)}
    assert numbers == {0, 1, 2, 3, 4}


@repeatable
@given(tables_with_generals())
def test_the_note_names_the_hidden_generals_in_the_order_of_the_set(table: Table) -> None:
    game = find(PASSING)
    hidden = sorted(game.hidden(table), key=lambda tile: tile.order)
    first, *_ = map(str, game.narrator(table).note(0))
    if hidden:
        faces = " ".join(str(tile.face) for tile in hidden)
        assert first == f"Face down, in an unknown order: {faces}."
    else:
        assert "Face down" not in first
