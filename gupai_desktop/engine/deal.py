"""Deals: a number names one board of a game, for ever and everywhere.

The generator is ours (docs/texts.md), so that no library's change can ever change a deal.  In
games whose goal hardly any shuffled deal can reach, the numbers up to `Game.last_made` name
deals that are made (`made_deals`).  A policy only chooses which numbers are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, Words, shorten, words

FIRST_DEAL = 1
LAST_DEAL = 2**31 - 1

_WORD = 2**64
#: New deals are looked for among this many numbers.
_MAX_OFFERED = 99_999

Thing = TypeVar("Thing")


def random_words(seed: int) -> Iterator[int]:
    """SplitMix64: an endless row of 64-bit numbers."""
    state = seed % _WORD
    while True:
        state = (state + 0x9E3779B97F4A7C15) % _WORD
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % _WORD
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % _WORD
        yield mixed ^ (mixed >> 31)


def below(limit: int, source: Iterator[int]) -> int:
    """Return a number from 0 to limit - 1, each as likely as the others."""
    fair = _WORD - _WORD % limit
    return next(word for word in source if word < fair) % limit


def shuffled(things: Sequence[Thing], source: Iterator[int]) -> list[Thing]:
    """Return things in an order by chance, each order as likely as the others."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return order


def deal_order(tiles: tuple[Tile, ...], number: int) -> tuple[Tile, ...]:
    """Return the tiles in the order that a deal number names."""
    return tuple(shuffled(tiles, random_words(number)))


def deal_number(text: str) -> int:
    """Return the number of a deal that is written so; raises `BadText`."""
    if (
        text.isascii()
        and text.isdecimal()
        and len(text) <= 10
        and FIRST_DEAL <= int(text) <= LAST_DEAL
    ):
        return int(text)
    raise BadText(
        words("a deal number is 1 to {last}, not {number}", last=LAST_DEAL, number=shorten(text))
    )


def deal(game: Game, number: int) -> Table:
    """Return the opening table of a deal.

    The copies are lettered in reading order, so that the board's text without
    letters describes this very table.  Raises `BadText` for a number that is
    not 1 to 2147483647.
    """
    number = deal_number(str(number))
    if number <= game.last_made:
        return game.make(number).with_copies_in_order()
    return game.arrange(deal_order(game.tiles, number)).with_copies_in_order()


class Policy(NamedTuple):
    """Which deals New Deal offers: among which numbers, which of these, in which games."""

    key: str
    name: Words
    offers: Callable[[Game, Table], bool] = lambda _game, _table: True
    suits: Callable[[Game], bool] = lambda _game: True
    #: Unless it says otherwise, the deals that are shuffled, not made.
    numbers: Callable[[Game], range] = lambda game: range(game.last_made + 1, LAST_DEAL + 1)


MADE = Policy(
    "made",
    words("Built to be winnable"),
    suits=lambda game: game.last_made > 0,
    numbers=lambda game: range(FIRST_DEAL, game.last_made + 1),
)
ANY = Policy("any", words("Any deal"))
NO_DEAD_GROUPS = Policy(
    "no-dead-groups",
    words("Without dead groups"),
    lambda game, table: not game.dead_groups(table),
    lambda game: game.has_dead_groups,
)


def offered(game: Game, policy: Policy, number: int, step: int = 1) -> int:
    """Return the first deal from `number` on, upwards or downwards, that a policy offers.

    After the last number that it may offer comes the first one again.
    """
    numbers = policy.numbers(game)
    while True:
        # Beyond either end of the numbers it goes on from the other one.
        number = numbers[(number - numbers.start) % len(numbers)]
        if policy.offers(game, deal(game, number)):
            return number
        number += step


def number_to_offer(game: Game, policy: Policy, chance: Chance) -> int:
    """Return a number to begin at, by chance, and short enough to be said aloud."""
    return any_number(chance, policy.numbers(game)[:_MAX_OFFERED])


def any_number(chance: Chance, numbers: range = range(FIRST_DEAL, LAST_DEAL + 1)) -> int:
    """Return one of some deal numbers by pure chance."""
    return numbers[chance.below(len(numbers))]
