"""What ``gupai`` answers as JSON: an object for each line.  The manual has the keys."""

from __future__ import annotations

import json
from collections.abc import Sequence

from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.play.problems import Problem
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget


def object_of_game(game: type[Game]) -> dict[str, object]:
    """Return a game with its names, and the choices of each of its options."""
    options = {option.key: [choice.key for choice in option.choices] for option in game.options}
    names = {"name": str(game.name), "native": game.native}
    return {"game": game.id, **names, "options": options}


def object_of_problem(problem: Problem) -> dict[str, object]:
    return {
        "game": problem.game_id,
        "problem": problem.number,
        "par": problem.par,
        "point": str(problem.point.name),
        "share": problem.share,
        "board": problem.board,
    }


def object_of_position(
    game: Game, table: Table, captions: Sequence[str], why_lost: str
) -> dict[str, object]:
    """Return a board with its groups, and whether it is won, lost or open."""
    return {
        "board": str(table),
        "groups": [
            {"tiles": [str(tile) for tile in group], "caption": caption or None}
            for group, caption in zip(table.groups, captions, strict=True)
        ],
        "tally": str(game.narrator(table).tally),
        "verdict": "lost" if why_lost else "won" if game.is_won(table) else "open",
        "why": why_lost or None,
    }


def object_of_solution(
    clock: Clock, game: Game, table: Table, positions: int, *, is_shortest: bool
) -> dict[str, object]:
    """Return the verdict on a board as a JSON object; `seconds` is the time it took."""
    start = clock.seconds()
    verdict = (shortest if is_shortest else solve)(game, table, Budget(positions))
    seconds = clock.seconds() - start
    has_line = verdict.answer is Answer.WINNABLE
    return {
        "board": str(table),
        "verdict": verdict.answer.value,
        "moves": [str(move) for move in verdict.line],
        "length": len(verdict.line) if has_line else None,
        "shortest": verdict.is_shortest,
        "bound": verdict.bound,
        **({"score": game.measure(verdict.length)} if has_line and game.most_score else {}),
        "positions": verdict.positions,
        "seconds": round(seconds, 6),
    }


def json_of_proof(
    table: Table, verdict: Answer, line: Sequence[Move] = (), **known: str | int
) -> str:
    """Return what is proved of a board; `known` is a proof, or the orders of hidden tiles."""
    found = {"board": str(table), "verdict": verdict.value, "moves": [str(move) for move in line]}
    return json.dumps({**found, "proof": None, "wins": None, "orders": None, **known})
