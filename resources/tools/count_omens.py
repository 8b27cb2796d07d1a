"""Count how many tiles the deals of every omen game leave: `resources/omens.txt`.

    python resources/tools/count_omens.py [--deals 5000]

The deals are those from number 1 on, so the same call gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import games  # noqa: E402
from gupai_desktop.paths import END  # noqa: E402
from gupai_desktop.play.omens import tiles_left  # noqa: E402

HEAD = """\
# Of so many deals of each omen game how many leave how many tiles: the game, and tiles:deals.
# Made by resources/tools/count_omens.py.
"""


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=5000)
    numbers = range(1, parser.parse_args().deals + 1)
    lines = list[str]()
    for game in games():
        if game.is_omen:
            counts = Counter(tiles_left(Record.of_deal(game(), number)) for number in numbers)
            figures = (f"{left}:{counts[left]}" for left in sorted(counts))
            lines.append(" ".join((game.id, *figures)) + "\n")
            print(lines[-1], end="", flush=True)
    (ROOT / "resources" / "omens.txt").write_text(HEAD + "".join(lines) + f"{END}\n", "utf-8")


if __name__ == "__main__":
    main()
