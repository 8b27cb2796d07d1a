"""Puts proofs together: what a family knows to be lost in a line, and a tree for the rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.proof import Claim, Moves, Proof, afters, is_spent
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.verdict import Budget

#: This many tables are looked at; a proof of more lines is none for a person.
MAX_TABLES, MAX_LINES = 400, 40


def prove(
    game: Game,
    table: Table,
    budget: Budget,
    claim: Callable[[Table], Claim | None] = lambda _: None,
) -> Proof | None:
    """Return a proof that a table is lost, or None where that takes too many tables.

    `claim` is asked of every table for a line that needs no other.
    """
    seen, claims, waiting = set[Hashable](), list[Claim](), [table]
    for reached in waiting:
        key = game.likeness(reached)
        if (
            key in seen
            or is_spent(game, reached)
            or any(known.speaks_of(reached) for known in claims)
        ):
            continue
        if game.is_won(reached) or len(seen) == MAX_TABLES or budget.is_stopped():
            return None
        if found := claim(reached):
            claims.append(found)
        else:
            seen.add(key)
            waiting += [after for _, after in afters(game, reached)]
    return _written(game, table, claims)


def _written(game: Game, table: Table, claims: list[Claim]) -> Proof | None:
    """Return the lines of a table and of all that its moves lead to; None if they are too many."""
    lines, waiting = list[Claim](), [table]
    for reached in waiting:
        if not any(line.speaks_of(reached) for line in lines):
            if len(lines) == MAX_LINES:
                return None
            known = (known for known in claims if known.speaks_of(reached))
            lines.append(next(known, None) or _along(game, reached, [*lines, *claims]))
            waiting += _onward(lines[-1])
    places = {
        line: [n for n, other in enumerate(lines, 1) if any(map(other.speaks_of, _onward(line)))]
        for line in lines
    }
    return Proof(tuple(replace(line, rests=tuple(places[line])) for line in lines))


def _along(game: Game, table: Table, others: list[Claim]) -> Moves:
    """Return the line of a table; with the moves from it while only one leads on to new ones."""
    line = Moves(game, table)
    while True:
        last = line.tables[-1]
        new = {
            game.likeness(after): after
            for after in _onward(line)
            if not any(shown.speaks_of(after) for shown in others)
        }
        moves = (move for move in game.moves(last) if game.likeness(game.after(last, move)) in new)
        if len(new) != 1 or not (move := next(moves, None)):
            return line
        line = replace(line, terms="; ".join(filter(None, (line.terms, str(move)))))


def _onward(line: Claim) -> list[Table]:
    """Return the tables to which moves lead from those of a line, and not to an end."""
    return [
        after
        for table in (line.tables if isinstance(line, Moves) else ())
        if not is_spent(line.game, table)
        for _, after in afters(line.game, table)
        if not line.speaks_of(after) and not is_spent(line.game, after)
    ]
