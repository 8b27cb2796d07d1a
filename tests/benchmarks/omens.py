"""How many deals of the pairs can be cleared, counted by places alone; a row for each game.

    python -m tests.benchmarks.omens [--deals 1-1000000]

Of the first hundred deals the count is held against the rules themselves.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from gupai_desktop.engine.deal import deal, random_words, shuffled
from gupai_desktop.engine.tiles import TILES
from gupai_desktop.games import find
from gupai_desktop.games.pairs import Pairs, TwoRows
from tests.benchmarks.tables import head, row

#: The mate of every tile, by their numbers in the set.
MATES = [
    next(
        m
        for m, other in enumerate(TILES)
        if other is not tile
        and (
            other.face == tile.face
            or {str(tile), str(other)} == {"42", "21"}
            or (
                tile.face.copies == other.face.copies == 1
                and sum(tile.face.ends) == sum(other.face.ends)
                and not {str(tile), str(other)} & {"42", "21"}
            )
        )
    )
    for tile in TILES
]


def order_of(number: int) -> list[int]:
    """Return the numbers of the tiles in the order of a deal, as `deal_order` shuffles them."""
    order, source = list(range(32)), random_words(number)
    for last in range(31, 0, -1):
        # A word that `below` would draw anew comes once in 2 ** 59 times.
        other = next(source) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def keys_of(game: Pairs) -> list[list[int]]:
    """Return of each place the smallest sets of others, as masks, that free it by being gone."""
    places = [(group, n) for group, size in enumerate(game.shape) for n in range(size)]
    return [
        [sum(1 << places.index(one) for one in needs) for needs in _least_sets(game, here, places)]
        for here in places
    ]


def _least_sets(
    game: Pairs, here: tuple[int, int], places: Sequence[tuple[int, int]]
) -> set[frozenset[tuple[int, int]]]:
    """Return the sets that are left when others are left out in many an order."""
    found = set[frozenset[tuple[int, int]]]()
    for seed in range(60):
        needs = set(places) - {here}
        for one in shuffled(sorted(needs), random_words(seed)):
            if game.is_free(here, needs - {one}):
                needs.remove(one)
        found.add(frozenset(needs))
    return found


def is_cleared(order: list[int], keys: list[list[int]]) -> bool:
    """Return whether a deal of places that free one another can be cleared."""
    where = [0] * 32
    for place, tile in enumerate(order):
        where[tile] = place
    pairs = [(n, where[MATES[tile]]) for n, tile in enumerate(order)]
    gone, left = 0, [(n, m) for n, m in pairs if n < m]
    while left:
        rest = []
        for n, m in left:
            if any(gone & key == key for key in keys[n]) and any(
                gone & key == key for key in keys[m]
            ):
                gone |= 1 << n | 1 << m
            else:
                rest.append((n, m))
        if len(rest) == len(left):
            return False
        left = rest
    return True


def are_rows_cleared(order: list[int]) -> bool:
    """Return whether a deal of Two Rows can be cleared."""
    # The ring of both rows: it turns by one place, and what lies opposite a middle is a pair.
    ring, turns = order[15::-1] + order[16:], 0
    while ring and turns < len(ring) // 2:
        half = len(ring) // 2
        taken = {
            t
            for n in range(half)
            for t in (ring[n], ring[-1 - n])
            if MATES[ring[n]] == ring[-1 - n]
        }
        if taken:
            ring, turns = [tile for tile in ring if tile not in taken], 0
        else:
            ring, turns = ring[-1:] + ring[:-1], turns + 1
    return not ring


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", default="1-1000000")
    first, last = map(int, parser.parse_args().deals.split("-"))
    head("game", "deals", "cleared", "share")
    for key in ("pairs.turtle", "pairs.pagoda", "pairs.two-rows"):
        game = find(key)
        assert isinstance(game, Pairs)
        keys = [] if isinstance(game, TwoRows) else keys_of(game)
        won = 0
        for number in range(first, last + 1):
            order = order_of(number)
            is_won = is_cleared(order, keys) if keys else are_rows_cleared(order)
            won += is_won
            if number < first + 100:
                assert is_won == _is_won(game, number), number
        row(key, f"{first}-{last}", str(won), f"{100 * won / (last - first + 1):.2f} %")


def _is_won(game: Pairs, number: int) -> bool:
    """Return whether a deal is cleared by the rules."""
    table = deal(game, number)
    while moves := game.moves(table):
        table = game.after(table, moves[0])
    return game.is_won(table)


if __name__ == "__main__":
    main()
