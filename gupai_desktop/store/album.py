"""The album in the book: a row for each pair and triplet, from the first time it was made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gupai_desktop.engine.clock import Clock, StillClock
from gupai_desktop.engine.explain import Faces, faces_text
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.play.history import now
from gupai_desktop.store.book import Book
from gupai_desktop.store.schema import RECALLED, AlbumRow
from gupai_desktop.store.tables import saved_table


class AlbumRows:
    """What a player has made.  Whoever adds to it commits."""

    def __init__(self, book: Book, clock: Clock | None = None) -> None:
        self._book, self._clock = book, clock or StillClock()
        #: Every pair and triplet, its faces in the order of the set.
        self.made = frozenset[Faces]()
        self.refresh()

    def refresh(self) -> None:
        """Read again what there is: others have written rows too."""
        rows = self._book.rows(AlbumRow)
        self.made = frozenset(tuple(FACE[face] for face in row.faces.split()) for row in rows)

    def add(self, made: Iterable[Faces]) -> frozenset[Faces]:
        """Add what was made; return what was never made before."""
        new = frozenset(made) - self.made
        for faces in new:
            self._book.put_row(AlbumRow(str(faces_text(faces)), now(self._clock)))
        self.made |= new
        return new

    # What was won before there was an album.

    @property
    def is_recalled(self) -> bool:
        """Return whether that has been looked for."""
        return bool(self._book.ask("SELECT 1 FROM state WHERE id = ?", (RECALLED,)))

    def set_recalled(self) -> None:
        """Keep that it has been looked for."""
        self._book.put("state", RECALLED, 1)

    def won(self) -> frozenset[str]:
        """Return the playings that were won, by their ids."""
        rows = self._book.ask("SELECT playing FROM deal WHERE moves > 0")
        return frozenset(playing for (playing,) in rows)

    def tables(self) -> Iterator[dict[str, object]]:
        """Yield every game's table as a saved game has it."""
        for (game_id,) in self._book.ask("SELECT game FROM game_table ORDER BY game"):
            if found := saved_table(self._book, game_id):
                yield found[0]
