"""The scales of difficulty, and what they tell: how often a player wins the deals of each.

    gupai study zen.ten-sets --deals 1-1000 --positions 20000 --results studied.txt
    python -m tests.benchmarks.rating scales studied.txt
    python -m tests.benchmarks.rating play studied.txt

`scales` writes `resources/difficulty.toml` from studies of any games and rules, and prints the
table of them.  `play` plays the first 200 deals of each difficulty in the file, by the scales
that there are; `--game` plays only those of one game.
"""

import argparse
from bisect import bisect
from collections import Counter, defaultdict
from itertools import islice
from math import ceil
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Any

from gupai_desktop import paths
from gupai_desktop.cli.results import Finding, Study, findings_in
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import OFFERED, problem_of
from gupai_desktop.solvers.difficulty import DIFFICULTIES, limits_of
from gupai_desktop.solvers.verdict import Answer

#: How many deals of a difficulty are played, how often each, and the share of blind moves.
DEALS, PLAYS, CHANCE = 200, 10, 0.1
#: A play ends after this many times the moves of a usual line.
MAX_LENGTHS = 5
#: A position that the player has left looks so much farther from the goal, each time.
TIRED = 4

HEAD = """\
# Made by tests/benchmarks/rating.py; docs/difficulty.md tells how. A line is a game under some
# rules: the positions searched for a first line from which a deal is medium, hard, expert.
"""


def studies_in(results: Path) -> dict[Study, list[Finding]]:
    """Return the deals of each study that can be won."""
    found = defaultdict[Study, list[Finding]](list)
    for study, finding in findings_in(results):
        if finding.answer is Answer.WINNABLE and study.positions == OFFERED:
            found[study].append(finding)
    return found


def write_scales(results: Path) -> None:
    """Write the scales of all that was studied: a quarter of the deals is of each difficulty."""
    text, latest = [HEAD], ""
    print("| game | rules | deals | medium from | hard from | expert from |")
    print("|---|---|---|---|---|---|")
    by_game = sorted(studies_in(results).items(), key=lambda found: found[0].game)
    for study, deals in by_game:
        efforts = [one.positions for one in deals]
        limits = list(map(ceil, quantiles(efforts, n=len(DIFFICULTIES))))
        rules = find(study.game, study.rules).rules
        text += [f'["{study.game}"]\n'] if study.game != latest else []
        text.append(f'"{rules}" = {limits}\n')
        latest = study.game
        print("|", *(f"{one} |" for one in (study.game, rules, len(deals), *limits)))
    (paths.resources() / "difficulty.toml").write_text("".join((*text, paths.END, "\n")), "utf-8")


def play_all(results: Path, game_id: str) -> None:
    """Print what share of plays wins the deals of each difficulty."""
    for study, deals in studies_in(results).items():
        game = study.find_game()
        if study.rules or game_id not in ("", game.id) or not limits_of(game):
            continue
        most = MAX_LENGTHS * round(median(one.first for one in deals))
        shares, limits = list[str](), limits_of(game)
        for level in range(len(DIFFICULTIES)):
            of_it = (one.number for one in deals if bisect(limits, one.positions) == level)
            won = [
                share_won(game, deal(game, number), number, most)
                for number in islice(of_it, DEALS)
            ]
            shares.append(f"{mean(won):.1%} of {len(won)}")
        print("|", *(f"{one} |" for one in (game.id, most, *shares)), flush=True)


def share_won(game: Game, table: Table, seed: int, most: int, plays: int = PLAYS) -> float:
    """Return the share of plays that win a board in that many moves at most.

    The player goes where the estimate of the way to the goal is least, now and then anywhere.
    It remembers where it has been, and what it has seen there.
    """
    problem: Any = problem_of(game, table)
    after = dict[Any, list[tuple[float, Any]]]()
    won = 0
    for play in range(plays):
        state, chance, left = problem.start(), Random(plays * seed + play), Counter[Any]()
        for _ in range(most):
            if state not in after:
                reached = dict.fromkeys(problem.successors(state))
                after[state] = [(problem.beam_estimate(one), one) for one in reached]
            if not after[state]:
                break
            left[state] += TIRED
            pairs = [(far + left[one], one) for far, one in after[state]]
            best = min(far for far, _ in pairs)
            is_blind = chance.random() < CHANCE
            state = chance.choice([one for far, one in pairs if is_blind or far == best])
            if problem.is_goal(state):
                won += 1
                break
    return won / plays


def main() -> None:
    """Write the scales, or play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("scales", "play"))
    parser.add_argument("results", type=Path)
    parser.add_argument("--game", default="")
    chosen = parser.parse_args()
    if chosen.what == "scales":
        write_scales(chosen.results)
    else:
        play_all(chosen.results, chosen.game)


if __name__ == "__main__":
    main()
