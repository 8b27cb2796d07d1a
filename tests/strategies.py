"""Hypothesis generators of the things of the game, and how the properties are run."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.rules import Rules
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, TILES, Face, Tile
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import games

Value = TypeVar("Value")

#: The same examples on every run and every machine, however slow it is.
repeatable = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)

faces: st.SearchStrategy[Face] = st.sampled_from(FACES)
tiles: st.SearchStrategy[Tile] = st.sampled_from(TILES)
deal_numbers: st.SearchStrategy[int] = st.integers(FIRST_DEAL, LAST_DEAL)


def groups(size: int) -> st.SearchStrategy[tuple[Tile, ...]]:
    """Some different tiles of the set, in any order."""
    return st.lists(tiles, min_size=size, max_size=size, unique=True).map(tuple)


def rules_of(game: type[Game]) -> st.SearchStrategy[Rules]:
    """Any rules that a game can be played with."""
    choices = {
        option.key: st.sampled_from([choice.key for choice in option.choices])
        for option in game.options
    }
    return st.fixed_dictionaries(choices).map(lambda keys: Rules.choose(game.options, keys))


@st.composite
def any_game(draw: st.DrawFn) -> Game:
    """A game of the catalogue under any of its rules."""
    game = draw(st.sampled_from(games()))
    return game(draw(rules_of(game)))


@st.composite
def records(draw: st.DrawFn, most_moves: int = 6) -> Record:
    """A numbered deal of any game, and some legal moves played on it."""
    record = Record.of_deal(draw(any_game()), draw(deal_numbers))
    for choice in draw(st.lists(st.integers(0, 999), max_size=most_moves)):
        if moves := record.game.moves(record.table):
            record = record.play(moves[choice % len(moves)])
    return record


#: Tables as they come up in play, openings among them.
tables: st.SearchStrategy[Table] = records().map(lambda record: record.table)


@st.composite
def any_move(draw: st.DrawFn) -> Move:
    """A move that can be written down, seldom a legal one."""
    verb = draw(st.sampled_from(["exchange", "take", "kill", "refill", "fly"]))
    touched = draw(st.lists(tiles, max_size=6, unique=True))
    sides = draw(st.lists(st.integers(0, 2), min_size=len(touched), max_size=len(touched)))
    split = [
        tuple(tile for tile, at in zip(touched, sides, strict=True) if at == side)
        for side in range(3)
    ]
    return Move(verb, tuple(side for side in split if side))


@st.composite
def mangled(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A good text in which a few characters were changed, lost or put in."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        lost = draw(st.integers(0, 3))
        put_in = draw(st.text(st.characters() | st.sampled_from("0123456ab |.-@+=\n"), max_size=3))
        text = text[:at] + put_in + text[at + lost :]
    return text


def nonsense(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Any text at all, and good ones that were mangled."""
    return st.text() | st.text("0123456ab |.-@+=") | mangled(texts)


def value_of(parse: Callable[[str], Value], text: str) -> Value | None:
    """What a text is read as, or None if it is refused with a sentence."""
    try:
        return parse(text)
    except BadText as error:
        if not str(error):
            raise
        return None
