"""How hard deals are, and the scales that are made of it.

    python -m tests.benchmarks.rating rate zen.ten-sets --deals 1-2000 rated.jsonl
    python -m tests.benchmarks.rating scales rated.jsonl
    python -m tests.benchmarks.rating challenges rated.jsonl
    python -m tests.benchmarks.rating beginner zen.ten-sets --deals 1-200

`rate` rates deals of a game, under rules given as `--rules triplets=mixed`, and goes on
where it was stopped.  `scales` writes `resources/difficulty.toml` and prints the shares that
`docs/difficulty.md` tells; `challenges` prints deals for the challenges of the day, from
which `resources/challenges.txt` was made once for all.  `beginner` plays deals carelessly,
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
from gupai_desktop.solvers.difficulty import DIFFICULTIES, Scale, difficulty_of, measures, scale_of
from gupai_desktop.solvers.verdict import Budget, Rating

#: How often a deal is played, how often by pure chance, and among how many moves it is chosen.
PLAYS, CHANCE, SEEN = 60, 0.15, 4

#: The games in the order in which they are a challenge, and of how many deals each.
TURNS = (
    *("zen.ten-sets", "levels.guo-wu-guan", "zen.eight-sets", "levels.o-koan", "zen.shanghai"),
    *("levels.clear-five", "zen.five-dragons", "levels.meng-huo", "zen.harmony"),
)
CHALLENGES = 24

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


def print_challenges(results: Path) -> None:
    """Print some deals of every game and difficulty, with the moves of the first line found.

    Those near a limit are left out, for a scale may be made anew.
    """
    scored = defaultdict[str, list[tuple[float, str]]](list)
    for game_id, rules, number, one in rows(results):
        game = find(game_id, rules)
        if one is not None and game == type(game)() and (scale := scale_of(game)):
            score = scale.score(Rating(int(one[0]), int(one[1]), one[2], one[3]))
            scored[game_id].append((score, f"{number}/{one[4]}"))
    for game_id in TURNS:
        deals = [deal for _, deal in sorted(scored[game_id])]
        size = len(deals) // len(DIFFICULTIES)
        for place, difficulty in enumerate(DIFFICULTIES):
            middle = deals[place * size + size // 10 : (place + 1) * size - size // 10]
            print(game_id, difficulty.key, *Random(0).sample(middle, CHALLENGES))


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


def play_as_beginner(game: Game, deals: range) -> None:
    """Print how many of a beginner's plays win, for each difficulty."""
    won = defaultdict[str, list[float]](list)
    for number in deals:
        rating = rate(game, deal(game, number))
        if rating is not None and (difficulty := difficulty_of(game, rating)):
            won[difficulty.key].append(share_won(game, number, 2 * rating.length))
    for one in DIFFICULTIES:
        print(f"{game.id} {one.key}: {len(won[one.key])} deals, won {mean(won[one.key]):.1%}")


def share_won(game: Game, number: int, most: int) -> float:
    """The share of careless plays that win a deal in so many moves."""
    problem: Any = problem_of(game, deal(game, number))
    chance, won = Random(number), 0
    for _ in range(PLAYS):
        state = problem.start()
        for _ in range(most):
            if problem.is_goal(state) or not (reached := problem.successors(state)):
                break
            seen = chance.sample(reached, min(len(reached), SEEN))
            is_blind = chance.random() < CHANCE
            state = seen[0] if is_blind else min(seen, key=problem.estimate)
        won += problem.is_goal(state)
    return won / PLAYS


def main() -> None:
    """Rate deals, make the scales, or play carelessly."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("rate", "scales", "challenges", "beginner"))
    parser.add_argument("game", nargs="?", default="zen.ten-sets")
    parser.add_argument("results", nargs="?", type=Path)
    parser.add_argument("--rules", default="")
    parser.add_argument("--deals", default="1-2000", metavar="1-2000")
    chosen = parser.parse_intermixed_args()
    first, _, last = chosen.deals.partition("-")
    deals = range(int(first), int(last) + 1)
    if chosen.what == "scales":
        write_scales(Path(chosen.game))
    elif chosen.what == "challenges":
        print_challenges(Path(chosen.game))
    elif chosen.what == "rate":
        rate_deals(find(chosen.game, chosen.rules), deals, chosen.results)
    else:
        play_as_beginner(find(chosen.game, chosen.rules), deals)


if __name__ == "__main__":
    main()
