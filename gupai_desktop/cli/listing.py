"""What the commands list beside deals: problems, and what was played."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

from gupai_desktop import paths
from gupai_desktop.cli.objects import object_of_problem
from gupai_desktop.cli.results import Refused
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find, games
from gupai_desktop.play.problems import Problem, problem_in, problems_of
from gupai_desktop.solvers.composer import compose, composed_number
from gupai_desktop.solvers.composition import composition_of
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.store.book import NAME
from gupai_desktop.store.played import CSV, JSON_LINES, deals_in, lines_of
from gupai_desktop.store.set_folder import listed_in

#: How what was played is written, by the names of the command line.
FORMS = {"csv": CSV, "json": JSON_LINES}


def history(chosen: argparse.Namespace) -> Iterable[str]:
    """Return the lines of what was played; raises `Refused`."""
    file = paths.Folders.of(chosen.data_dir).data / NAME
    deals = deals_in(file)
    if deals is None:
        if file.exists():
            raise Refused(f"{file} is not a book of games")
        raise Refused(f"there is no book of games at {file}")
    return lines_of(deals, JSON_LINES if chosen.json else FORMS[chosen.form])


def problems(chosen: argparse.Namespace) -> list[str]:
    """Return a line a game, a line a problem, or a board; raises `Refused`."""
    if chosen.file is not None:
        return _faults(chosen.file, is_json=chosen.json)
    if chosen.game is None:
        counts = [(game.id, count) for game in games() if (count := len(problems_of(game())))]
        if chosen.json:
            return [json.dumps({"game": name, "problems": count}) for name, count in counts]
        return [f"{name}\t{count}" for name, count in counts]
    game = find(chosen.game)
    if chosen.composed is not None:
        if game.is_omen:
            raise Refused(f"{game.id} has no problems")
        line = str(compose(game, composed_number(chosen.composed)))
        return [json.dumps(object_of_problem(problem_in(game, line))) if chosen.json else line]
    is_one = chosen.number is not None
    listed = [numbered(game, chosen.number)] if is_one else problems_of(game)
    if chosen.json:
        return [json.dumps(object_of_problem(problem)) for problem in listed]
    if is_one:
        return [problem.board for problem in listed]
    return [
        f"{problem.number}\t{problem.par}\t{problem.point.name}\t{problem.share:.1%}"
        for problem in listed
    ]


def _faults(file: Path, *, is_json: bool) -> list[str]:
    """Return a line for each problem of a set in a file: its line there, and what is wrong."""
    listed, rows = listed_in(file, find), list[tuple[int, str]]()
    for number, line in listed.lines:
        try:
            problem = listed.problem(line)
        except BadText as error:
            rows.append((number, str(error)))
            continue
        wanted = 0 if problem.game.most_score else problem.par
        found = composition_of(problem.game, problem.opening, Budget(), wanted)
        fault = found.fault_of(problem.par, problem.share, problem.point.key)
        rows.append((number, str(fault or "")))
    if is_json:
        return [json.dumps({"line": number, "fault": fault}) for number, fault in rows]
    return [f"{number}\t{fault or 'proved'}" for number, fault in rows]


def numbered(game: Game, number: int) -> Problem:
    """Return a problem of a game by its number, from 1 on; raises `Refused`."""
    found = problems_of(game)
    if not found:
        raise Refused(f"{game.id} has no problems")
    if not 1 <= number <= len(found):
        raise Refused(f"{game.id} has no problem {number}, but 1 to {len(found)}")
    return found[number - 1]
