"""A board that is being laid out: what lies in its groups so far, the rest in the set.

It knows neither Qt nor any rule: whether a board is one of the game's, and how
large its groups are at the opening, the game is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gupai_desktop.engine.deal import deal_order
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, Words, counted, words

#: The places of a group, from left to right; None where no tile lies yet.
DraftPlaces = tuple[Tile | None, ...]

#: This many tiles of the set lie in one row.
SET_WIDTH = 8


@dataclass(frozen=True, slots=True)
class Hole:
    """A place where a tile may be laid, by its group and its number there at the opening.

    The rows of the set count on from the groups of the board.
    """

    group: int
    place: int


@dataclass(frozen=True, slots=True)
class BoardDraft:
    """The places of every group of a game, and what lies there.

    A group has as many places as at the opening; more where more tiles lie.
    `done` and `stage` are those of the table that was laid here, if one was.
    """

    game: Game
    groups: tuple[DraftPlaces, ...]
    done: frozenset[int] = frozenset()
    stage: int = 0

    @classmethod
    def empty(cls, game: Game) -> BoardDraft:
        """All tiles in the set."""
        return cls(game, tuple((None,) * size for size in game.opening_sizes))

    @classmethod
    def of_table(cls, game: Game, table: Table) -> BoardDraft:
        """The tiles laid as on a table; those that lie face down there wait in the set."""
        hidden = game.hidden(table)
        groups = [tuple(None if tile in hidden else tile for tile in row) for row in table.rows]
        return cls(game, (), table.done, table.stage)._with(groups)

    @classmethod
    def of_text(cls, game: Game, text: str) -> BoardDraft:
        """The board that a text describes, all tiles laid; raises `BadText`."""
        from gupai_desktop.writings.reader import read_board  # late: few boards are read

        table = read_board(game, text)
        return cls(game, (), table.done, table.stage)._with(table.rows)

    @property
    def laid(self) -> Iterator[Tile]:
        return (tile for places in self.groups for tile in places if tile)

    @property
    def rest(self) -> tuple[Tile, ...]:
        """The tiles that are still in the set, in its order."""
        laid = set(self.laid)
        return tuple(tile for tile in self.game.tiles if tile not in laid)

    @property
    def holes(self) -> tuple[Hole, ...]:
        """Every place that the board has at the opening, then every place of the set."""
        sizes = enumerate(self.game.opening_sizes)
        board = (Hole(group, place) for group, size in sizes for place in range(size))
        return (*board, *map(self.home, self.game.tiles))

    def where(self, tile: Tile) -> tuple[int, int] | None:
        """The group and the place of a tile, or None for one in the set."""
        return next(
            ((group, row.index(tile)) for group, row in enumerate(self.groups) if tile in row),
            None,
        )

    def tile_in(self, hole: Hole) -> Tile | None:
        """Return the tile in a hole of the board or of the set, if there is one."""
        if hole.group < len(self.groups):
            return self.groups[hole.group][hole.place]
        row = hole.group - len(self.groups)
        tile = self.game.tiles[row * SET_WIDTH + hole.place]
        return None if self.where(tile) else tile

    def home(self, tile: Tile) -> Hole:
        """The place of a tile in the set."""
        row, place = divmod(self.game.tiles.index(tile), SET_WIDTH)
        return Hole(len(self.groups) + row, place)

    def with_tile(self, tile: Tile, group: int, place: int | None = None) -> BoardDraft:
        """A tile laid in a place, or wherever there is room in a group.

        What lies there goes where the tile comes from.
        """
        old = self.where(tile)
        if place is None and old is not None and old[0] == group:
            return self
        rows = [list(places) for places in self.groups]
        if place is None:
            # The first empty place, or one more.
            if None not in rows[group]:
                rows[group].append(None)
            place = rows[group].index(None)
        if old is not None:
            rows[old[0]][old[1]] = rows[group][place]
        rows[group][place] = tile
        return self._with(rows)

    def without(self, tile: Tile) -> BoardDraft:
        """A tile taken back into the set."""
        return self._with(
            [tuple(None if laid is tile else laid for laid in row) for row in self.groups]
        )

    def with_rest_dealt(self, number: int) -> BoardDraft:
        """The rest of the set laid in the empty places by chance, as a number names it.

        A tile that has one place in every opening goes there.
        """
        rows, rest = [list(places) for places in self.groups], list(self.rest)
        tiles, arrange = self.game.tiles, self.game.arrange
        table, other = arrange(tiles), arrange((*tiles[1:], tiles[0]))
        for tile in tiles:
            group, place = where = table.place_of(tile)
            is_fixed = where == other.place_of(tile)
            if is_fixed and tile in rest and rows[group][place] is None:
                rows[group][place] = tile
                rest.remove(tile)
        waiting = iter(deal_order(tuple(rest), number))
        return self._with([[tile or next(waiting, None) for tile in row] for row in rows])

    def for_game(self, game: Game) -> BoardDraft:
        """The same for another game or other rules; empty where its groups are others."""
        fits = game.opening_sizes == self.game.opening_sizes and game.tiles == self.game.tiles
        return replace(self, game=game) if fits else BoardDraft.empty(game)

    def _with(self, rows: Sequence[Sequence[Tile | None]]) -> BoardDraft:
        """Other tiles in the places; a group that is not empty is in play again."""
        sizes = self.game.opening_sizes
        groups = tuple(_fitted_to(tuple(row), size) for row, size in zip(rows, sizes, strict=True))
        done = frozenset(group for group in self.done if not any(groups[group]))
        return replace(self, groups=groups, done=done)

    @property
    def table(self) -> Table:
        """The table that lies here; raises `BadText` if the game has no such one."""
        laid = tuple(tuple(tile for tile in row if tile) for row in self.groups)
        bare = frozenset(group for group, tiles in enumerate(laid) if not tiles)
        # That a group is out of play cannot be seen; empty ones may be, if the game wants it so.
        others = () if self.rest else (bare, *(bare - {group} for group in bare))
        empty = (
            (group, place)
            for group, row in enumerate(self.groups)
            for place, tile in enumerate(row)
            if tile is None
        )
        gaps = frozenset(empty if self.game.keeps_places else ())
        refusals = []
        for done in (self.done, *others):
            try:
                return self.game.parse(str(Table(laid, done, self.stage, gaps)))
            except BadText as error:
                refusals.append(error)
        raise refusals[0]

    @property
    def text(self) -> str:
        """The text of the board, with no more letters than it needs; raises `BadText`."""
        return str(self.table.with_copies_in_order())

    @property
    def is_whole(self) -> bool:
        """Return whether this is a board of the game."""
        try:
            _ = self.table
        except BadText:
            return False
        return True

    def state_words(self) -> tuple[Words, ...]:
        """Return what is missing or too many; of a whole board, its tally and its moves."""
        left = len(self.rest)
        if left == len(self.game.tiles):
            return (words("The board is empty. Drag tiles here from the set."),)
        if left:
            return (counted("%n tile(s) still to place.", left),)
        try:
            table = self.table
        except BadText as error:
            return (no_board_words(error),)
        narrator = self.game.narrator(table)
        moves = counted("%n legal move(s)", len(self.game.moves(table)))
        whole = words("Complete board: {tally}, {moves}.", tally=narrator.tally, moves=moves)
        return (whole, *filter(None, (narrator.why_out_of_reach,)))


def no_board_words(error: BadText) -> Words:
    """Return a sentence that says why something is not a board of a game."""
    return words("This is not a board of this game: {error}.", error=error.words)


def has_fixed_sizes(game: Game) -> bool:
    """Return whether the groups of a game always have the size that they have at the opening."""
    table = game.arrange(game.tiles)
    *others, before_last, last = table.groups
    if table.has_heap:
        return False
    try:
        game.check_shape(Table((*others, before_last[1:], (before_last[0], *last))))
    except BadText:
        return True
    return False


def _fitted_to(row: DraftPlaces, size: int) -> DraftPlaces:
    """At least that many places; empty ones beyond them fall away from the end."""
    fitted = list(row)
    while len(fitted) > size and fitted[-1] is None:
        fitted.pop()
    return (*fitted, *[None] * (size - len(fitted)))
