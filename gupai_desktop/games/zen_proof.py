"""Why a table of Zen is lost whatever its valid groups are: groups that are never mended.

An invalid group lies untouched until a move mends it: an exchange with a valid group, made of
other tiles, or with another invalid one, which is mended as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from gupai_desktop.engine.combinations import all_groups, mends
from gupai_desktop.engine.explain import Faces, faces_in_order, faces_of, faces_text
from gupai_desktop.engine.proof import Claim, ProofFault
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Figures, Words, counted, joined, words

if TYPE_CHECKING:
    from gupai_desktop.games.zen import Zen


@dataclass(frozen=True)
class Stuck(Claim):
    """None of some invalid groups is ever the first of them to be mended.

    Its terms number the groups, ``3 7``.  It speaks of all tables on which these lie and no others
    are invalid than on its own.
    """

    kind = "stuck"
    game: Zen

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The groups that its terms number."""
        try:
            return tuple(self.table.groups[int(one) - 1] for one in self.terms.split())
        except (ValueError, IndexError):
            raise ProofFault(f"“{self.terms}” are no groups of the table") from None

    @cached_property
    def _stuck(self) -> Counter[Faces]:
        return Counter(map(faces_in_order, self.groups))

    @cached_property
    def _others(self) -> Counter[Faces]:
        """The other groups that are invalid on its table."""
        return _invalid(self.game, self.table) - self._stuck

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles of its groups."""
        return frozenset(chain.from_iterable(self.groups))

    def speaks_of(self, table: Table) -> bool:
        """Return whether its groups lie there, and no others are invalid than on its own."""
        invalid = _invalid(self.game, table)
        return self._stuck <= invalid <= self._stuck + self._others

    def holds(self, others: Sequence[Claim]) -> bool:  # noqa: ARG002
        """Return whether no exchange with one of its groups leaves two valid ones.

        Whatever it is with: a valid group made of tiles that do not lie in its groups, or an
        invalid one.
        """
        stuck, stock = self._stuck, Counter(faces_of(self.game.tiles))
        left = stock - Counter(chain.from_iterable(stuck.elements()))
        partners = [faces for faces in _valid(self.game) if Counter(faces) <= left]
        return (
            bool(stuck)
            and self.speaks_of(self.table)
            and not any(
                self.game.moves(Table.of_faces((one, other)))
                for one in stuck
                for other in (*partners, *self._others, *(stuck - Counter([one])))
            )
        )

    def sentence(self, others: Sequence[Claim]) -> Words:  # noqa: ARG002
        """Return which groups are never mended, and why."""
        said, number = [self._reason()], self._others.total()
        if number:
            said.append(
                counted("Proof", "The %n other invalid group(s) cannot help either.", number)
            )
        return joined(*said)

    def _reason(self) -> Words:
        """Return why no valid group can exchange with them."""
        groups = Figures(" · ".join(faces_text(faces_of(group)) for group in self.groups))
        if len(self.groups) > 1:
            return words(
                "Proof",
                "Of {groups} none is ever mended first: no valid group of other tiles can "
                "exchange with one of them.",
                groups=groups,
            )
        stock = Counter(faces_of(self.game.tiles))
        rest = stock - Counter(faces_of(self.groups[0]))
        wanted = dict.fromkeys(
            mend.new
            for mend in mends(self.game.triplets, faces_of(self.groups[0]))
            if rest[mend.new]
        )
        if not wanted:
            return words(
                "Proof", "{group} is never mended: no single tile makes it valid.", group=groups
            )
        return words(
            "Proof",
            "{group} is never mended: only {tiles} would make it valid, and no valid group that "
            "has one stays valid with a tile from here in its place.",
            group=groups,
            tiles=faces_text(wanted),
        )


def _invalid(game: Zen, table: Table) -> Counter[Faces]:
    """Return the faces of the groups of a table that are not valid."""
    return Counter(faces_in_order(group) for group in table.groups if not game.named(group))


@lru_cache
def _valid(game: Zen) -> tuple[Faces, ...]:
    """Return every valid group of the sizes of a game."""
    sizes = {place.room for place in game.places}
    return tuple(one for size in sizes for one in all_groups(size) if game.named_faces(one))
