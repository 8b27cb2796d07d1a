"""Why a table of Zen is lost whatever else lies there: some groups are never got rid of.

An invalid group lies untouched until a move mends it: an exchange with a valid group, made of
other tiles, or with another invalid one, which is mended as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from gupai_desktop.engine.combinations import all_groups, mends
from gupai_desktop.engine.explain import Faces, faces_in_order, faces_of, faces_text
from gupai_desktop.engine.goals import end_boards
from gupai_desktop.engine.proof import Claim, ProofFault
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, FACES, Tile
from gupai_desktop.engine.words import Words, WrittenTiles, counted, joined, shorten, words

if TYPE_CHECKING:
    from gupai_desktop.games.zen import Zen

#: Groups that lie on a table together.
_Some = Counter[Faces]


@dataclass(frozen=True)
class Stays(Claim):
    """Some groups lie on the table, or some others, and so it stays.

    Its terms are these groups, as they may lie there: ``32 42 43`` or ``61 22 + 33 52 51`` or
    ``61 63 11 | 22 64 33``.  Each time one of them is of no use in the end.  It speaks of all
    tables on which no groups are invalid but those of its own.
    """

    kind = "stays"
    game: Zen

    @cached_property
    def alternatives(self) -> tuple[_Some, ...]:
        """The groups of its terms; raises `ProofFault` where there are none such."""
        stock = Counter(faces_of(self.game.tiles))
        texts = [
            [group.split() for group in alternative.split("+")]
            for alternative in self.terms.split("|")
        ]
        for alternative in texts:
            if not Counter(map(FACE.get, chain.from_iterable(alternative))) <= stock:
                raise ProofFault(f"“{shorten(self.terms)}” are not groups of this game")
        return tuple(
            Counter(
                tuple(sorted(map(FACE.__getitem__, group), key=FACES.index))
                for group in alternative
            )
            for alternative in texts
        )

    @cached_property
    def _invalid(self) -> _Some:
        return _invalid(self.game, self.table)

    @property
    def tiles(self) -> frozenset[Tile]:
        here = next(
            filter(_Some(map(faces_in_order, self.table.groups)).__ge__, self.alternatives)
        )
        groups = {faces_in_order(group): group for group in self.table.groups}
        return frozenset(chain.from_iterable(groups[faces] for faces in here))

    def speaks_of(self, table: Table) -> bool:
        """Return whether its groups lie there, and no others are invalid than on its own."""
        lying = Counter(map(faces_in_order, table.groups))
        return _invalid(self.game, table) <= self._invalid and any(
            alternative <= lying for alternative in self.alternatives
        )

    def holds(self, others: Sequence[Claim]) -> bool:  # noqa: ARG002
        """Return whether every exchange with one of its groups leaves some of them."""
        return self.speaks_of(self.table) and all(
            any(group not in of_use(self.game) for group in alternative)
            and all(
                any(left >= needed for needed in self.alternatives)
                for left in self._after(alternative)
            )
            for alternative in self.alternatives
        )

    def _after(self, alternative: _Some) -> Iterator[_Some]:
        """Yield what becomes of some groups by every exchange that touches one of them.

        It may be with any valid group made of other tiles, or with any invalid one.
        """
        left = Counter(faces_of(self.game.tiles)) - Counter(
            chain.from_iterable(alternative.elements())
        )
        every = (*valid_groups(self.game), *(self._invalid - alternative))
        partners = [faces for faces in every if Counter(faces) <= left]
        for one in alternative:
            rest = alternative - Counter([one])
            for other in (*partners, *rest):
                table = Table.of_faces((one, other))
                for move in self.game.moves(table):
                    after = self.game.after(table, move)
                    yield rest - Counter([other]) + Counter(map(faces_in_order, after.groups))

    def sentence(self, others: Sequence[Claim]) -> Words:  # noqa: ARG002
        number = (self._invalid - self.alternatives[0]).total()
        said = [self._reason()]
        if number:
            said.append(counted("The %n other invalid group(s) cannot help either.", number))
        return joined(*said)

    def _reason(self) -> Words:
        """Return why no exchange with a valid group gets rid of them."""
        groups = WrittenTiles(
            " · ".join(
                faces_text(group) for alternative in self.alternatives for group in alternative
            )
        )
        first = next(iter(self.alternatives[0]))
        if len(self.alternatives) > 1:
            return words(
                "One of {groups} always lies there: every exchange with one leaves one, and none "
                "is of use in the end.",
                groups=groups,
            )
        if len(self.alternatives[0]) > 1:
            return words(
                "Of {groups} none is ever mended first: no valid group of other tiles can "
                "exchange with one of them.",
                groups=groups,
            )
        if self.game.named_faces(first):
            return words(
                "The goal has no use for {group}, and no valid group can exchange with it.",
                group=groups,
            )
        rest = Counter(faces_of(self.game.tiles)) - Counter(first)
        wanted = {mend.new: None for mend in mends(self.game.triplets, first) if rest[mend.new]}
        if not wanted:
            return words("No swap finishes {group}.", group=groups)
        return words(
            "No swap finishes {group}: only {tiles} would make it valid, and no valid group that "
            "has one stays valid with a tile from here in its place.",
            group=groups,
            tiles=faces_text(wanted),
        )


def _invalid(game: Zen, table: Table) -> _Some:
    return Counter(faces_in_order(group) for group in table.groups if not game.named(group))


@lru_cache
def valid_groups(game: Zen) -> tuple[Faces, ...]:
    """Return every valid group of the tiles and sizes of a game."""
    stock, sizes = Counter(faces_of(game.tiles)), {place.room for place in game.places}
    groups = chain.from_iterable(map(all_groups, sorted(sizes)))
    return tuple(group for group in groups if Counter(group) <= stock and game.named_faces(group))


@lru_cache
def of_use(game: Zen) -> frozenset[Faces]:
    """Return the groups that can lie on a table that is won.

    Where a goal leaves no group free, the tables are listed on which it is reached.
    """
    found = set(() if game.goals else valid_groups(game))
    for goal in game.goals:
        if sum(wanted.count for wanted in goal) == len(game.places):
            ends = end_boards(goal, faces_of(game.tiles), game.fits)
            found.update(chain.from_iterable(ends))
        else:
            found.update(filter(game.serves, valid_groups(game)))
    return frozenset(found)
