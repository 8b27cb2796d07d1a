"""How hard deals are, and the scales that are made of it.

    python -m tests.benchmarks.rating rate zen.ten-sets --deals 1-2000 rated.jsonl
    python -m tests.benchmarks.rating scales rated.jsonl
    python -m tests.benchmarks.rating play zen.ten-sets

`rate` rates deals of a game, under rules given as `--rules triplets=mixed`, and goes on
where it was stopped.  `scales` writes `resources/difficulty.toml` and prints the shares that
`docs/difficulty.md` tells.  `play` plays the deals of the challenges as a simple player would,
and prints how many of its plays win, for each difficulty.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from statistics import mean, median, pstdev, quantiles
from typing import Any

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import OFFERED, problem_of, rate, solve
from gupai_desktop.solvers.difficulty import DIFFICULTIES, Scale, measures
from gupai_desktop.solvers.verdict import Budget, Rating

#: How often a deal is played, and the share of moves that are made by pure chance.
PLAYS, CHANCE = 200, 0.1

#: A deal: its game, its rules, its number; what is found, and the length of the first line.
Row = tuple[str, str, int, list[float] | None]

HEAD = """\
# Made by tests/benchmarks/rating.py, which see; docs/difficulty.md tells how. A line is a game
# under some rules: how many deals of it were rated, the usual measures (effort, length, choices,
# traps), how far they spread, and the scores from which a deal is medium, hard, expert.
"""


def rate_deals(game: Game, deals: range, results: Path) -> None:
    """Rate those deals that are not in the file yet, and add them to it."""
    key = [game.id, str(game.rules)]
    known = {row[2] for row in rows(results) if [*row[:2]] == key} if results.exists() else set()
    began = time.process_time()
    with results.open("a", encoding="utf-8") as file:
        for number in deals:
            if number not in known:
                print(json.dumps([*key, number, found(game, number)]), file=file, flush=True)
    print(f"{game.id} {game.rules}: {time.process_time() - began:.0f} seconds of the processor")


def found(game: Game, number: int) -> list[float] | None:
    """The measures of a deal, and the length of the first line; None if it cannot be rated."""
    table = deal(game, number)
    rating = rate(game, table)
    if rating is None:
        return None
    first = len(solve(game, table, Budget(OFFERED)).line)
    return [rating.effort, rating.length, rating.choices, rating.traps, first]


def rows(results: Path) -> list[Row]:
    """What a file of results tells, a line each."""
    return [tuple(json.loads(line)) for line in results.read_text("utf-8").splitlines()]


def write_scales(results: Path) -> None:
    """Write the scales of all that was rated."""
    games = defaultdict[str, dict[str, list[Row]]](lambda: defaultdict(list))
    for row in rows(results):
        games[row[0]][row[1]].append(row)
    text = [HEAD]
    print("| game | rules | deals | rated | effort | length | choices | traps |")
    print("|---|---|---|---|---|---|---|---|")
    for game_id, by_rules in games.items():
        text.append(f'["{game_id}"]\n')
        for rules, deals in by_rules.items():
            ratings = ratings_of(deals)
            text.append(f'"{rules}" = {line_of(ratings)}\n')
            print(f"| {game_id} | {rules} | 1-{len(deals)} | {len(ratings)} | {usual(ratings)} |")
    (paths.resources() / "difficulty.toml").write_text("".join(text), "utf-8")


def ratings_of(deals: Iterable[Row]) -> list[Rating]:
    """The ratings of those deals that have one."""
    all_found = [row[3] for row in deals if row[3] is not None]
    return [Rating(int(one[0]), int(one[1]), one[2], one[3]) for one in all_found]


def line_of(ratings: list[Rating]) -> str:
    """A scale as it is written: a quarter of the deals is of each difficulty."""
    columns = list(zip(*map(measures, ratings), strict=True))
    means = [round(mean(column), 3) for column in columns]
    spreads = [round(max(pstdev(column), 0.001), 3) for column in columns]
    scores = [Scale(tuple(means), tuple(spreads)).score(one) for one in ratings]
    limits = [round(limit, 3) for limit in quantiles(scores, n=len(DIFFICULTIES))]
    return f"{{ deals = {len(ratings)}, means = {means}, spreads = {spreads}, limits = {limits} }}"


def usual(ratings: list[Rating]) -> str:
    """The medians of the four measures, in the cells of a table."""
    efforts, lengths = (one.effort for one in ratings), (one.length for one in ratings)
    choices, traps = median(one.choices for one in ratings), mean(one.traps for one in ratings)
    return f"{median(efforts):g} | {median(lengths):g} | {choices:.1f} | {traps:.0%}"


def play_challenges(game: Game) -> None:
    """Print how many of a simple player's plays win a game's challenges, for each difficulty."""
    for difficulty in DIFFICULTIES:
        won = shares_won(game, difficulty.key, PLAYS)
        print(f"{game.id} {difficulty.key}: {len(won)} deals, won {mean(won):.1%}", flush=True)


def shares_won(game: Game, difficulty: str, plays: int, most: int | None = None) -> list[float]:
    """The share of simple plays that win each challenge of a difficulty, or so many of them."""
    text = (paths.resources() / "challenges.txt").read_text("utf-8")
    lines = (line.split() for line in text.splitlines())
    deals = next(deals for one, key, *deals in lines if (one, key) == (game.id, difficulty))
    parts = (deal.split("/") for deal in deals[:most])
    return [share_won(game, int(number), 2 * int(moves), plays) for number, moves in parts]


def share_won(game: Game, number: int, most: int, plays: int) -> float:
    """The share of simple plays that win a deal in so many moves; none comes back anywhere."""
    problem: Any = problem_of(game, deal(game, number))
    chance, won = Random(number), 0
    after = dict[Any, list[tuple[float, Any]]]()
    for _ in range(plays):
        state = problem.start()
        seen = {state}
        while len(seen) <= most and not problem.is_goal(state):
            if state not in after:
                reached = dict.fromkeys(problem.successors(state))
                after[state] = [(problem.estimate(one), one) for one in reached]
            fresh = [pair for pair in after[state] if pair[1] not in seen]
            if not fresh:
                break
            best = min(fresh, key=lambda pair: pair[0])[0]
            is_blind = chance.random() < CHANCE
            state = chance.choice([one for far, one in fresh if is_blind or far == best])
            seen.add(state)
        won += problem.is_goal(state)
    return won / plays


def main() -> None:
    """Rate deals, make the scales, or play the challenges."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("rate", "scales", "play"))
    parser.add_argument("game", nargs="?", default="zen.ten-sets")
    parser.add_argument("results", nargs="?", type=Path)
    parser.add_argument("--rules", default="")
    parser.add_argument("--deals", default="1-2000", metavar="1-2000")
    chosen = parser.parse_intermixed_args()
    first, _, last = chosen.deals.partition("-")
    deals = range(int(first), int(last) + 1)
    if chosen.what == "scales":
        write_scales(Path(chosen.game))
    elif chosen.what == "rate":
        rate_deals(find(chosen.game, chosen.rules), deals, chosen.results)
    else:
        play_challenges(find(chosen.game))


if __name__ == "__main__":
    main()
