"""Finds proofs that a table of Clearing the Rows is lost."""

from __future__ import annotations

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.games.levels import Levels
from gupai_desktop.solvers import proofs
from gupai_desktop.solvers.verdict import Budget


def prove(game: Levels, table: Table, budget: Budget) -> Proof | None:
    """Return a proof that a table is lost, or None: a tree of its moves."""
    return proofs.prove(game, table, budget, lambda _: None)
