"""The command ``gupai solve``: verdicts on boards, as JSON or in words."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from gupai_desktop.cli.results import cannot_read
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, words
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget

#: No board is longer, with whatever follows it.
_LONGEST_LINE = 100_000


def boards(game: Game, board: str | None, file: str | None, number: int | None) -> Iterator[Table]:
    """The boards that a command line names: one, those of a file, or a deal's.

    A file has a board a line; what follows a tab is ignored, and so is a line
    that begins with ``#``.  Raises `BadText` with the line that is wrong.
    """
    if board is not None:
        yield game.parse(board)
    elif file is not None:
        yield from _boards_in(game, file)
    else:
        yield deal(game, number or 0)


def _boards_in(game: Game, file: str) -> Iterator[Table]:
    for number, line in enumerate(_lines_of(Path(file)), 1):
        text = line.partition("\t")[0].strip()
        if text and not text.startswith("#"):
            try:
                yield game.parse(text)
            except BadText as error:
                raise BadText(
                    words("Texts", "line {line}: {error}", line=number, error=error.words)
                ) from None


def _lines_of(file: Path) -> Iterator[str]:
    """The lines of a file, or of a pipe, which may have no end."""
    try:
        with file.open(encoding="utf-8") as source:
            while line := source.readline(_LONGEST_LINE):
                if len(line) == _LONGEST_LINE:
                    raise BadText(words("Texts", "{file} has no lines of boards", file=str(file)))
                yield line
    except (OSError, UnicodeDecodeError) as error:
        raise cannot_read(file, error) from None


def solved(game: Game, table: Table, positions: int, *, is_shortest: bool) -> dict[str, object]:
    """The verdict on a board as a JSON object has it; `seconds` is the time it took."""
    start = time.perf_counter()
    verdict = (shortest if is_shortest else solve)(game, table, Budget(positions))
    seconds = time.perf_counter() - start
    has_line = verdict.answer is Answer.WINNABLE
    return {
        "board": str(table),
        "verdict": verdict.answer.value,
        "moves": [str(move) for move in verdict.line],
        "length": len(verdict.line) if has_line else None,
        "shortest": verdict.is_shortest,
        "bound": verdict.bound,
        "positions": verdict.positions,
        "seconds": round(seconds, 6),
    }


def in_words(result: dict[str, object], *, is_shortest: bool) -> list[str]:
    """A verdict for people: the board, the verdict, a move a line.

    Where a shortest line was asked for and is not proved to be one, it is called
    the best line found.
    """
    moves = result["moves"]
    assert isinstance(moves, list)
    verdict = str(result["verdict"])
    if moves:
        verdict += f": {_line(len(moves), result, is_shortest=is_shortest)}"
    return [str(result["board"]), f"{verdict} ({result['positions']} positions)", *moves]


def _line(length: int, result: dict[str, object], *, is_shortest: bool) -> str:
    moves = "1 move" if length == 1 else f"{length} moves"
    if result["shortest"]:
        return f"a shortest line of {moves}"
    kind = f"the best line found has {moves}" if is_shortest else f"a line of {moves}"
    return f"{kind}, none takes fewer than {result['bound']}"
