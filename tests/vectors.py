"""The vectors in ``tests/data``: the published triplets, and boards of the Zen games."""

from pathlib import Path
from typing import NamedTuple

from gupai_desktop.engine.combinations import TripletRule

DATA = Path(__file__).resolve().parent / "data"

CLASSIC = TripletRule()
MIXED = TripletRule(mixed_dragon=True)
LOOSE = TripletRule(loose=True)
MIXED_AND_LOOSE = TripletRule(mixed_dragon=True, loose=True)

#: The columns of ``triplets.tsv`` after the first.
COLUMNS = (CLASSIC, MIXED, LOOSE)


class TripletRow(NamedTuple):
    """Three faces, and the key of the triplet they are by each of `COLUMNS`, or nothing."""

    faces: str
    names: tuple[str, str, str]


def triplet_rows() -> list[TripletRow]:
    """The rows of ``triplets.tsv``: every three that is a triplet by some rule."""
    return [
        TripletRow(faces, (classic, mixed, loose))
        for faces, classic, mixed, loose in _rows("triplets.tsv")
    ]


def board_files() -> list[str]:
    """The names of the files that hold boards: ``zen.ten-sets.classic.tsv``."""
    return sorted(path.name for path in DATA.glob("zen.*.tsv"))


def boards(file: str) -> list[str]:
    """The boards of one of these files."""
    return [board for board, *_ in _rows(file)]


def _rows(file: str) -> list[list[str]]:
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]
