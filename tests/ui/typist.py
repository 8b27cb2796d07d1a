"""Which keys play a move: two digits a tile, the twin by the same again, Space, Return, M and R.

The fewest of them, as far as one move is concerned; worked out from the rules alone, so that
what the program does with these keys can be compared with what was meant.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.play.selection import Selection

Keys = tuple[str, ...]

#: After this many steps from move to move one has long typed the tiles.
_MAX_STEPS = 8


def keys_for(record: Record, move: Move) -> Keys:
    """The fewest keys that play a move with nothing selected."""
    if not move.tiles:
        return ("R",)
    ways = [*_by_steps(record, move), *_by_tiles(record, move)]
    return min(ways, key=len)


def _moves(record: Record) -> tuple[Move, ...]:
    return tuple(record.game.moves(record.table))


def _by_steps(record: Record, move: Move) -> Iterator[Keys]:
    """M as often as needed, then Return."""
    counts = Counter(one.tiles for one in _moves(record) if one.tiles)
    found = [tiles for tiles, count in counts.items() if count == 1]
    at = found.index(move.tiles) if move.tiles in found else _MAX_STEPS
    if at < _MAX_STEPS:
        yield (*("M",) * (at + 1), "Return")
    back = len(found) - at
    if move.tiles in found and back < _MAX_STEPS:
        yield (*("Shift+M",) * back, "Return")


def _by_tiles(record: Record, move: Move) -> Iterator[Keys]:
    """Some tiles of the move one after the other, and Return as soon as only it is left."""
    moves = _moves(record)
    for tiles in permutations(sorted(move.tiles, key=record.table.place_of)):
        keys: Keys = ()
        chosen: frozenset[Tile] = frozenset()
        for tile in tiles:
            typed = _typed(record.table, Selection(moves, chosen), tile)
            if typed is None:
                break
            keys, chosen = (*keys, *typed), chosen | {tile}
            if chosen == move.tiles:
                yield keys
                break
            if Selection(moves, chosen).fitting == (move,):
                yield (*keys, "Return")
                break


def _typed(table: Table, selection: Selection, tile: Tile) -> Keys | None:
    """The digits that select a tile beside those selected; None if they would do more."""
    twins = sorted((one for one in table.tiles if one.face == tile.face), key=table.place_of)
    if not selection.tiles:
        movable = frozenset[Tile]().union(*(move.tiles for move in selection.moves))
        twins = [one for one in twins if one in movable]
        return tuple(str(tile.face)) * (twins.index(tile) + 1)
    completing = [one for one in twins if one in selection.targets]
    if tile in completing and len(completing) > 1:
        return (*str(tile.face) * (completing.index(tile) + 1), "Space")
    lit = completing or [one for one in twins if one in selection.partners]
    return tuple(str(tile.face)) if lit == [tile] else None
