"""All positions of a table of Eight Trigrams at once, as sets of bits.

An arm can be in eight states, so a table has 16.8 million positions at most.  The states are
numbered such that taking a tile adds the same to the number of every state in which it is free: a
take moves a whole set of positions by one shift.  Three arms part the positions into 512 blocks,
those of the five others number the bits of a block; its sets are kept by what has been scored.
So they hold 85 sets of 4.4 kB in a block at most, which is 190 MB; 110 MB are usual.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from gupai_desktop.games.trigrams import ARMS, Trigrams

#: This many tiles an arm has; the places of the arms in a set of tiles.
ARM = 4
SHIFTS = range(0, ARMS * ARM, ARM)

#: What each tile of an arm adds to the number of its state once it is gone.
_ADDED = (1, 4, 2, -3)
#: This many arms, the last ones, number the blocks; the others number the bits.
_OUTER = 3
_INNER = ARMS - _OUTER
_STATES = 8


class Stopped(Exception):
    """The search was stopped."""


def free_in_arm(gone: int) -> int:
    """Return the tiles of an arm that are free once those are gone, as the rules say."""
    game, empty = Trigrams(), {(0, place) for place in range(ARM) if gone >> place & 1}
    left = {(0, place) for place in range(ARM)} - empty
    return sum(1 << place for arm, place in left if game.is_free((arm, place), empty))


#: The tiles of an arm that are free, by those that are gone.
FREE = [free_in_arm(gone) for gone in range(1 << ARM)]


def all_free(gone: int) -> int:
    """Return the tiles that are free once those are gone."""
    free = 0
    for shift in SHIFTS:
        free |= FREE[gone >> shift & 15] << shift
    return free


def _numbered() -> dict[int, int]:
    """Return the numbers of the states that an arm can come to, by the tiles that are gone."""
    numbers = {0: 0}
    for gone in (waiting := [0]):
        for place, added in enumerate(_ADDED):
            after = gone | 1 << place
            if FREE[gone] >> place & 1 and after not in numbers:
                numbers[after] = numbers[gone] + added
                waiting.append(after)
    return numbers


NUMBERS = _numbered()


class _Shift(NamedTuple):
    """A take: the bits of a block from which it is made, and where it leads.

    `outer` is what it takes of each arm that numbers the blocks.
    """

    bits: int
    shift: int
    blocks: int
    outer: tuple[int, ...]
    worth: int


def best_takes(
    takes: Sequence[tuple[int, int]], gone: int, is_stopped: Callable[[], bool]
) -> list[int] | None:
    """Return the numbers of takes that clear the table, in order, worth most of all.

    A take is a set of tiles and what it is worth, 1 or more.  None if nothing clears the table
    from where those tiles are gone; raises `Stopped`.
    """
    steps = [_step(*take) for take in takes]
    sets: list[dict[int, int]] = [{} for _ in range(_STATES**_OUTER)]
    block, bit = _place(gone) or (0, 0)
    sets[block][0] = 1 << bit
    for arms in sorted(
        product(NUMBERS, repeat=_OUTER), key=lambda arms: sum(map(int.bit_count, arms))
    ):
        block = _number(arms)
        here = [
            step
            for step in steps
            if all(part & FREE[arm] == part for part, arm in zip(step.outer, arms, strict=True))
        ]
        _spread(sets, block, here, is_stopped)
    return _traced(takes, gone, sets)


def _spread(
    sets: list[dict[int, int]], block: int, steps: list[_Shift], is_stopped: Callable[[], bool]
) -> None:
    """Make every take from the positions of a block, the lowest scores first."""
    here, score = sets[block], 0
    while score <= max(here, default=-1):
        if is_stopped():
            raise Stopped
        if positions := here.get(score):
            for bits, shift, blocks, _, worth in steps:
                if moved := positions & bits:
                    there = sets[block + blocks]
                    after = moved << shift if shift > 0 else moved >> -shift
                    there[score + worth] = there.get(score + worth, 0) | after
        score += 1


def _traced(
    takes: Sequence[tuple[int, int]], start: int, sets: list[dict[int, int]]
) -> list[int] | None:
    """Return the takes of a way through the sets to the clear table with the highest score."""
    gone = (1 << ARMS * ARM) - 1
    block, bit = _place(gone) or (0, 0)
    score = max((score for score, found in sets[block].items() if found >> bit & 1), default=None)
    if score is None:
        return None
    found = list[int]()
    while gone != start:
        number = next(
            number
            for number, (tiles, worth) in enumerate(takes)
            if tiles & gone == tiles
            and tiles & all_free(gone ^ tiles) == tiles
            and (place := _place(gone ^ tiles))
            and sets[place[0]].get(score - worth, 0) >> place[1] & 1
        )
        tiles, worth = takes[number]
        found.append(number)
        gone, score = gone ^ tiles, score - worth
    return found[::-1]


def _arms(tiles: int) -> list[int]:
    return [tiles >> shift & 15 for shift in SHIFTS]


def _number(arms: Sequence[int]) -> int:
    """Return the number of some arms together."""
    return sum(NUMBERS[arm] * _STATES**place for place, arm in enumerate(arms))


def _place(gone: int) -> tuple[int, int] | None:
    """Return the block and the bit of a position; None if no position has those tiles gone."""
    arms = _arms(gone)
    if not all(arm in NUMBERS for arm in arms):
        return None
    return _number(arms[_INNER:]), _number(arms[:_INNER])


def _step(tiles: int, worth: int) -> _Shift:
    parts = _arms(tiles)
    added = [
        sum(added for place, added in enumerate(_ADDED) if part >> place & 1) for part in parts
    ]
    shift, blocks = (
        sum(number * _STATES**place for place, number in enumerate(some))
        for some in (added[:_INNER], added[_INNER:])
    )
    bits = -1
    for arm, part in enumerate(parts[:_INNER]):
        if part:
            bits &= _bits(arm, part)
    return _Shift(bits, shift, blocks, tuple(parts[_INNER:]), worth)


@cache
def _bits(arm: int, part: int) -> int:
    """Return the bits of a block in whose positions these tiles of an arm are free."""
    run: int = _STATES**arm
    bits: int = sum(
        (1 << run) - 1 << number * run
        for gone, number in NUMBERS.items()
        if part & FREE[gone] == part
    )
    size = run * _STATES
    while size < _STATES**_INNER:
        bits |= bits << size
        size *= 2
    return bits
