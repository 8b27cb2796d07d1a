"""Why a table of Pairs is lost: some pairs lock one another, whatever else is taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from gupai_desktop.engine.explain import faces_in_order, faces_of, faces_text
from gupai_desktop.engine.proof import Claim, ProofFault
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, Tile
from gupai_desktop.engine.words import Words, WrittenTiles, shorten, words

if TYPE_CHECKING:
    from gupai_desktop.games.pairs import Pairs


@dataclass(frozen=True)
class Locked(Claim):
    """Some pairs lie there, of which none can be taken first, even once all else is gone.

    Its terms are their faces.  It speaks of all tables on which they lie in the same places.
    """

    kind = "locked"
    game: Pairs

    @cached_property
    def _lying(self) -> dict[tuple[int, int], Tile]:
        """Its tiles by their places; raises `ProofFault` where its terms are none."""
        try:
            faces = set(map(FACE.__getitem__, self.terms.split()))
        except KeyError:
            raise ProofFault(f"“{shorten(self.terms)}” are not tiles") from None
        return {
            (group, place): tile
            for group, row in enumerate(self.table.rows[:-1])
            for place, tile in enumerate(row)
            if tile and tile.face in faces
        }

    @property
    def tiles(self) -> frozenset[Tile]:
        return frozenset(self._lying.values())

    def speaks_of(self, table: Table) -> bool:
        """Return whether its tiles lie there in the same places."""
        return all(
            (there := table.rows[group][place]) and there.face == tile.face
            for (group, place), tile in self._lying.items()
        )

    def holds(self, others: Sequence[Claim]) -> bool:  # noqa: ARG002
        """Return whether none of its tiles is taken with another, were all others gone or free."""
        every = {(group, n) for group, size in enumerate(self.game.shape) for n in range(size)}
        gone, mine = every - set(self._lying), self.tiles
        free = [tile for place, tile in self._lying.items() if self.game.is_free(place, gone)]
        mates = [*free, *(tile for tile in self.table.tiles if tile not in mine)]
        return bool(mine) and not any(
            self.game.can_take(faces_of((tile, mate)))
            for tile in free
            for mate in mates
            if mate is not tile
        )

    def sentence(self, others: Sequence[Claim]) -> Words:  # noqa: ARG002
        pairs = [
            faces_text(two)
            for two in combinations(faces_in_order(self.tiles), 2)
            if self.game.can_take(two)
        ]
        return words(
            "Of {pairs} no pair is ever the first to be taken: even once all other tiles are "
            "gone, one tile of each still lies face down.",
            pairs=WrittenTiles(" · ".join(pairs)),
        )
