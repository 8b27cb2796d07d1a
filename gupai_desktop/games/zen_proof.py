"""Why a table of Zen is lost whatever its valid groups are: groups that are never mended.

An invalid group lies untouched until a move mends it: an exchange with a valid group, made of
other tiles, or with another invalid one, which is mended as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, cast

from gupai_desktop.engine.combinations import all_groups
from gupai_desktop.engine.explain import faces_in_order, faces_of, faces_text
from gupai_desktop.engine.proof import Claim, ProofFault
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face, Tile
from gupai_desktop.engine.words import Figures, Words, words

if TYPE_CHECKING:
    from gupai_desktop.games.zen import Zen

_Faces = tuple[Face, ...]


@dataclass(frozen=True)
class Stuck(Claim):
    """Some groups are never all mended, if no others are invalid than those named beside them.

    Its terms number the groups of both kinds: ``3 7 beside 2 5``.  It rests on lines that say
    the same of what is left once some of these groups have been mended.
    """

    kind = "stuck"

    @cached_property
    def _numbers(self) -> tuple[list[int], list[int]]:
        """The groups that it speaks of and those beside them, from 0; raises `ProofFault`."""
        first, _, rest = self.terms.partition("beside")
        texts = (first.split(), rest.split())
        count = len(self.table.groups)
        every = [one for part in texts for one in part]
        if not all(one.isdecimal() and 0 < int(one) <= count for one in every):
            raise ProofFault(f"“{self.terms}” names a group that is not there")
        return [int(one) - 1 for one in texts[0]], [int(one) - 1 for one in texts[1]]

    @cached_property
    def stuck(self) -> Counter[_Faces]:
        """The groups that it speaks of."""
        return Counter(faces_in_order(self.table.groups[n]) for n in self._numbers[0])

    @cached_property
    def beside(self) -> Counter[_Faces]:
        """The other groups that may be invalid."""
        return Counter(faces_in_order(self.table.groups[n]) for n in self._numbers[1])

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles of its groups."""
        return frozenset(tile for n in self._numbers[0] for tile in self.table.groups[n])

    def sentence(self, others: Sequence[Claim]) -> Words:  # noqa: ARG002
        """Return which groups are never mended, and why."""
        groups = [faces_text(faces_of(self.table.groups[n])) for n in self._numbers[0]]
        return words("Proof", "{groups} can never be mended.", groups=Figures(" · ".join(groups)))

    def speaks_of(self, table: Table) -> bool:
        """Return whether its groups lie there, and no other invalid ones than those beside."""
        game = cast("Zen", self.game)
        invalid = Counter(faces_in_order(one) for one in table.groups if not game.named(one))
        return self._says(invalid, Counter())

    def _says(self, lying: Counter[_Faces], beside: Counter[_Faces]) -> bool:
        """Return whether it speaks of every table with these invalid groups.

        There may be some of those beside them, and no others.
        """
        if not self.stuck or not self.stuck <= lying:
            return False
        return lying - self.stuck + beside <= self.beside

    def holds(self, others: Sequence[Claim]) -> bool:
        """Return whether the first move that touches one of its groups leads to other lines."""
        game = cast("Zen", self.game)
        lines = [other for other in others if isinstance(other, Stuck)]
        if not self.speaks_of(self.table):
            return False
        return all(
            any(line._says(left, beside) for line in lines)
            for left, beside in self._after_first(game)
        )

    def _after_first(self, game: Zen) -> Iterator[tuple[Counter[_Faces], Counter[_Faces]]]:
        """Yield what is left of both kinds after each move that may first mend one of its own."""
        for one in self.stuck:
            rest = self.stuck - Counter([one])
            if mended_by_valid(game, one, self.stuck):
                yield rest, self.beside
            for other in rest:
                if can_exchange(game, one, other):
                    yield rest - Counter([other]), self.beside
            for other in self.beside:
                if can_exchange(game, one, other):
                    yield rest, self.beside - Counter([other])


def mended_by_valid(game: Zen, group: _Faces, lying: Counter[_Faces]) -> bool:
    """Return whether a valid group made of no tiles of some groups, its own too, can mend one."""
    stock = Counter(faces_of(game.tiles)) - Counter(chain.from_iterable(lying.elements()))
    sizes = {place.room for place in game.places}
    return any(
        can_exchange(game, group, valid)
        for size in sizes
        for valid in all_groups(size)
        if Counter(valid) <= stock and game.named_faces(valid)
    )


def can_exchange(game: Zen, one: _Faces, other: _Faces) -> bool:
    """Return whether two groups of these faces can exchange."""
    return bool(game.moves(Table.of_faces((one, other))))
