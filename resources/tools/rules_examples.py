"""The examples of the rules pages: triplets, end positions, and plays move by move.

They stand in one file for all languages; tests hold each against the rules.
"""

from __future__ import annotations

import tomllib
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
class ExampleStep:
    """A table, the tiles that are about to move on it, and why they may not, if so."""

    table: Table
    moving: frozenset[Tile]
    refusal: Words | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """A play to be shown: the steps that are seen, and the table after them."""

    name: str
    game: Game
    steps: tuple[ExampleStep, ...]
    last: Table


class Examples:
    """The contents of a file of examples."""

    def __init__(self, file: Path) -> None:
        self._read: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))

    def triplets(self, kind: str, *, part: str = "triplets") -> tuple[Faces, ...]:
        """Return the examples of a kind under the classic rule, or the one that has that kind.

        The part `loose` has those that are of that kind under the loose rule only.
        """
        texts: list[str] = self._read[part][kind]
        return tuple(tuple(FACE[code] for code in text.split()) for text in texts)

    def end(self, game: Game) -> Table:
        """Return a table on which a game is won."""
        return game.parse(self._read["ends"][game.id])

    def play(self, name: str) -> Play:
        """Return the play of that name, every move of it made by the rules.

        A move that begins with ``~`` is not shown, one with ``!`` is refused.
        """
        found = self._read["plays"][name]
        game = find(found["game"], found.get("rules", ""))
        table = deal(game, found["deal"]) if "deal" in found else Table.parse(found["board"])
        steps = []
        for text in found["moves"]:
            move = Move.parse(text.lstrip("~! "))
            if text.startswith("!"):
                why = joined(*game.narrator(table).explain(move.tiles))
                steps.append(ExampleStep(table, move.tiles, why))
                continue
            before, table = table, game.play(table, move)
            if not text.startswith("~"):
                gone = (t for t in before.tiles if before.place_of(t)[0] != table.place_of(t)[0])
                steps.append(ExampleStep(before, frozenset(gone)))
        return Play(name, game, tuple(steps), table)
