"""Finds proofs that tables of Zen are lost, short enough for a person."""

from __future__ import annotations

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.games.zen_proof import Stuck
from gupai_desktop.solvers.verdict import Budget


def prove(game: Zen, table: Table, budget: Budget) -> Proof | None:  # noqa: ARG001
    """Return a proof that a table is lost, or None."""
    invalid = [str(n) for n, group in enumerate(table.groups, 1) if not game.named(group)]
    for one in invalid:
        rest = " ".join(other for other in invalid if other != one)
        claim = Stuck(game, table, f"{one} beside {rest}" if rest else one)
        if claim.holds(()):
            return Proof((claim,))
    return None
