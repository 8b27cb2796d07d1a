"""Boards as others write them: how many are read, refused, and read as another board.

    python -m tests.benchmarks.writings [--texts 10000] [--first 0]

The same numbers give the same texts (`tests/writings/texts.py`), about half of them spoilt.
"""

import argparse
from collections import Counter

from gupai_desktop.engine.words import BadText
from gupai_desktop.writings.reader import read_board
from tests.writings.texts import KINDS, random_text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--texts", type=int, default=10_000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    chosen = parser.parse_args()
    found = Counter[str]()
    for number in range(chosen.first, chosen.first + chosen.texts):
        game, table, kind, text = random_text(number)
        how = "whole" if kind in KINDS else "spoilt"
        try:
            is_right = read_board(game, text).with_copies_in_order() == table
        except BadText:
            found[f"{how}: refused"] += 1
        else:
            found[f"{how}: {'read' if is_right else 'read as another board'}"] += 1
    for how, count in sorted(found.items()):
        print(f"{count:6} {how}")


if __name__ == "__main__":
    main()
