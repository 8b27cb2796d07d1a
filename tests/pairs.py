"""Rows in which every two values of two factors stand together, instead of all the products."""

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

#: A place in a row, and which of its values.
_Value = tuple[int, int]


def pairs(*factors: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return rows of one value of each factor, few, the same ones every time.

    >>> pairs("ab", "xy", "12")
    [('a', 'x', '1'), ('a', 'y', '2'), ('b', 'x', '2'), ('b', 'y', '1')]
    """
    values = [list(factor) for factor in factors]
    left = dict.fromkeys(
        two
        for one, other in combinations(range(len(values)), 2)
        for two in product(_each(one, values), _each(other, values))
    )
    rows = list[tuple[Any, ...]]()
    while left:
        chosen = dict(next(iter(left)))
        for place in range(len(values)):
            if place not in chosen:
                chosen[place] = _best(place, len(values[place]), chosen, left, len(rows))
        for two in combinations(sorted(chosen.items()), 2):
            left.pop(two, None)
        rows.append(tuple(values[place][number] for place, number in sorted(chosen.items())))
    return rows


def pairs_by_first(*factors: Iterable[Any]) -> dict[Any, list[tuple[Any, ...]]]:
    """Return the same rows by the first factor's values, without those."""
    by_first = dict[Any, list[tuple[Any, ...]]]()
    for first, *rest in pairs(*factors):
        by_first.setdefault(first, []).append(tuple(rest))
    return by_first


def _each(place: int, values: list[list[Any]]) -> list[_Value]:
    return [(place, number) for number in range(len(values[place]))]


def _best(place: int, count: int, chosen: dict[int, int], left: dict[Any, None], turn: int) -> int:
    """The value with most of the pairs that are left; of equal ones each in its turn."""

    def gain(number: int) -> tuple[int, int]:
        twos = (tuple(sorted((other, (place, number)))) for other in chosen.items())
        return sum(two in left for two in twos), -((number - turn) % count)

    return max(range(count), key=gain)
