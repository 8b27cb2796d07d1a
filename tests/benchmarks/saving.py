"""How long a step waits until all that has happened at its table is on the disk.

    python tests/benchmarks/saving.py [--folder DIR]

The figures are of the saving alone: the text of the history, a new file, its backup,
bringing both to the disk.  Opening is what a start or another game waits for.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import find  # noqa: E402
from gupai_desktop.play.history import History, PlaySession  # noqa: E402
from gupai_desktop.store.saves import SavedGames  # noqa: E402
from gupai_desktop.ui.play.undo_stack import UndoStack  # noqa: E402

GAMES = ("zen.ten-sets", "levels.o-koan")
LENGTHS = (50, 2000)
_MOVES_OF_A_DEAL = 12
_ROUNDS = 40


def timeline_of(game_id: str, steps: int) -> UndoStack:
    """A table at which so many steps were done, a dozen moves a deal."""
    game, chance = find(game_id), random.Random(1)
    undo_stack = UndoStack(History.beginning(Record.of_deal(game, 1), PlaySession()))
    number = 1
    while undo_stack.count() < steps:
        moves = game.moves(undo_stack.record.table)
        if moves and len(undo_stack.record.moves) < _MOVES_OF_A_DEAL:
            undo_stack.go_on(undo_stack.record.play(chance.choice(moves)))
        else:
            number += 1
            undo_stack.go_on(Record.of_deal(game, number), PlaySession())
    return undo_stack


def milliseconds(act: Callable[[], object], rounds: int) -> list[float]:
    """How long an act took each time, the shortest first."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        act()
        times.append((time.perf_counter() - began) * 1000)
    return sorted(times)


def row(game_id: str, steps: int, folder: Path) -> str:
    """A line of the table."""
    undo_stack, saved = timeline_of(game_id, steps), SavedGames(folder, find)
    saved.save(undo_stack.history())
    saving = milliseconds(lambda: saved.save(undo_stack.history()), _ROUNDS)
    opening = milliseconds(lambda: SavedGames(folder, find).load(game_id), 5)
    size = saved.file_of(game_id).stat().st_size / 1000
    return (
        f"| {game_id} | {steps} | {size:.0f} kB | {statistics.median(saving):.1f} "
        f"| {saving[int(_ROUNDS * 0.9)]:.1f} | {statistics.median(opening):.0f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="How long saving takes.")
    parser.add_argument("--folder", type=Path, help="where to save; by default a temporary one")
    chosen = parser.parse_args()
    print("| game | steps | file | save, median ms | 90 % ms | open, median ms |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        for game_id in GAMES:
            for steps in LENGTHS:
                print(row(game_id, steps, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
