"""The examples of the rules pages: triplets, end positions, and plays move by move.

They stand in one file for all languages, and tests tell whether each is so by the rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, Tile
from gupai_desktop.engine.words import Words, joined
from gupai_desktop.games import find


@dataclass(frozen=True, slots=True)
class Step:
    """A table, the tiles that are about to move on it, and why they may not if they may not."""

    table: Table
    moving: frozenset[Tile]
    refusal: Words | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """A play to be shown: the steps that are seen, and the table after them."""

    name: str
    game: Game
    steps: tuple[Step, ...]
    last: Table


class Examples:
    """What stands in a file of examples."""

    def __init__(self, file: Path) -> None:
        self._read: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))

    def triplets(self, kind: str) -> tuple[Faces, ...]:
        """The examples of a kind under the classic rule, or the one that has that kind."""
        return self._faces("triplets", kind)

    def loose(self, kind: str) -> tuple[Faces, ...]:
        """The examples of what is of that kind under the loose rule only."""
        return self._faces("loose", kind)

    def end(self, game: Game) -> Table:
        """A table on which a game is won."""
        return game.parse(self._read["ends"][game.id])

    def end_count(self, game: Game) -> int:
        """On how many tables a game can end, apart from the places of the groups."""
        count: int = self._read["end-counts"][game.id]
        return count

    def play(self, name: str) -> Play:
        """The play of that name, every move of it made by the rules."""
        found = self._read["plays"][name]
        game = find(found["game"], found.get("rules", ""))
        table = deal(game, found["deal"]) if "deal" in found else Table.parse(found["board"])
        steps = []
        for text in found["moves"]:
            step, seen, after = _step(game, table, text)
            steps += [step] if seen else []
            table = after
        return Play(name, game, tuple(steps), table)

    def _faces(self, part: str, kind: str) -> tuple[Faces, ...]:
        texts: list[str] = self._read[part][kind]
        return tuple(tuple(FACE[code] for code in text.split()) for text in texts)


def _step(game: Game, table: Table, text: str) -> tuple[Step, bool, Table]:
    """The step that a line describes, whether it is seen, and the table after it."""
    mark, _, rest = text.partition(" ") if text[0] in "~!" else ("", "", text)
    move = Move.parse(rest)
    if mark == "!":
        why = joined(*game.narrator(table).explain(move.tiles))
        return Step(table, move.tiles, why), True, table
    after = game.play(table, move)
    return Step(table, frozenset(_moving(table, after))), not mark, after


def _moving(before: Table, after: Table) -> Iterator[Tile]:
    """The tiles that lie in another group afterwards."""
    return (t for t in before.tiles if before.place_of(t)[0] != after.place_of(t)[0])
