"""The commands ``gupai solve`` and ``gupai study``: verdicts on boards, and on many deals."""

from __future__ import annotations

import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, WordedError, words
from gupai_desktop.games import find
from gupai_desktop.solvers.study import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict


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
    try:
        lines = Path(file).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadText(
            words("Texts", "{file} cannot be read: {error}", file=file, error=str(error))
        ) from None
    for number, line in enumerate(lines, 1):
        text = line.partition("\t")[0].strip()
        if text and not text.startswith("#"):
            try:
                yield game.parse(text)
            except BadText as error:
                raise BadText(
                    words("Texts", "line {line}: {error}", line=number, error=error.words)
                ) from None


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


def in_words(result: dict[str, object]) -> list[str]:
    """A verdict for people: the board, the verdict, a move a line."""
    moves = result["moves"]
    assert isinstance(moves, list)
    verdict = str(result["verdict"])
    if moves:
        kind = "a shortest line" if result["shortest"] else "a line"
        verdict += f": {kind} of {len(moves)} moves"
        verdict += "" if result["shortest"] else f", none takes fewer than {result['bound']}"
    return [str(result["board"]), f"{verdict} ({result['positions']} positions)", *moves]


# Many deals.


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one deal."""

    number: int
    verdict: str
    length: int
    positions: int


@dataclass(frozen=True, slots=True)
class Task:
    """One deal to be studied, told in texts so that any process can do it."""

    game: str
    rules: str
    number: int
    positions: int


def find_out(task: Task) -> Finding:
    """Study one deal."""
    game = find(task.game, task.rules)
    verdict: Verdict = solve(game, deal(game, task.number), Budget(task.positions))
    return Finding(task.number, verdict.answer.value, len(verdict.line), verdict.positions)


def read_range(text: str) -> range:
    """The deals that are written ``1-1000`` or ``7``; raises `BadText`."""
    first, _, last = text.partition("-")
    if first.isdecimal() and (last or first).isdecimal() and len(text) < 24:
        low, high = int(first), int(last or first)
        if FIRST_DEAL <= low <= high <= LAST_DEAL:
            return range(low, high + 1)
    raise BadText(words("Texts", "“{text}” is no range of deals such as 1-1000", text=text[:24]))


def study(game: Game, deals: range, positions: int, jobs: int, file: Path) -> Iterator[str]:
    """Study deals and print a table; what stands in the file already is not done again."""
    found = _known(game, positions, file)
    wanted = [number for number in deals if number not in found]
    tasks = [Task(game.id, str(game.rules), number, positions) for number in wanted]
    for finding in _progress(_findings(tasks, jobs), len(deals) - len(wanted), len(deals)):
        found[finding.number] = finding
        _keep(game, positions, file, finding)
    yield from table_of(game, deals, [found[number] for number in deals])


def _findings(tasks: list[Task], jobs: int) -> Iterator[Finding]:
    if jobs < 2 or len(tasks) < 2:
        yield from map(find_out, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap_unordered(find_out, tasks, chunksize=4)


def _progress(findings: Iterator[Finding], done: int, count: int) -> Iterator[Finding]:
    """The findings, with a bar on a terminal that shows how far they are."""
    shows = sys.stderr.isatty()
    for finding in findings:
        done += 1
        if shows:
            bar = "#" * (40 * done // count)
            sys.stderr.write(f"\r[{bar:<40}] {done}/{count}")
        yield finding
    if shows:
        sys.stderr.write("\n")


def _head(game: Game, positions: int) -> dict[str, object]:
    return {"game": game.id, "rules": str(game.rules), "budget": positions}


def _known(game: Game, positions: int, file: Path) -> dict[int, Finding]:
    """The findings for this game and budget that a file already has."""
    known = {}
    for line in _lines_of(file):
        try:
            row = json.loads(line)
            if {key: row.pop(key) for key in ("game", "rules", "budget")} == _head(
                game, positions
            ):
                finding = Finding(**row)
                known[finding.number] = finding
        except (ValueError, TypeError, KeyError, AttributeError):
            continue  # a line that was cut off when the last study was stopped
    return known


def _lines_of(file: Path) -> list[str]:
    """The lines of a file of results; what is added later does not join one that was cut off."""
    if not file.exists():
        return []
    try:
        text = file.read_text("utf-8", errors="replace")
        if text and not text.endswith("\n"):
            with file.open("a", encoding="utf-8") as out:
                out.write("\n")
    except OSError as error:
        raise BadText(
            words("Texts", "{file} cannot be read: {error}", file=str(file), error=str(error))
        ) from None
    return text.splitlines()


def _keep(game: Game, positions: int, file: Path, finding: Finding) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(_head(game, positions) | asdict(finding)) + "\n")
    except OSError as error:
        raise WordedError(
            words("Texts", "{file} cannot be written: {error}", file=str(file), error=str(error))
        ) from None


COLUMNS = (
    "game", "rules", "deals", "decided", "winnable", "unwinnable", "unknown",
    "length: median", "mean", "longest", "positions: median",
)  # fmt: skip


def table_of(game: Game, deals: range, findings: list[Finding]) -> list[str]:
    """Head and one row of a table in Markdown."""
    verdicts = [finding.verdict for finding in findings]
    lengths = [finding.length for finding in findings if finding.verdict == "winnable"] or [0]
    count = len(findings)
    unknown = verdicts.count("unknown")
    row = (
        game.id, str(game.rules), f"{deals[0]}-{deals[-1]}",
        f"{100 * (count - unknown) / count:.1f} %",
        f"{100 * verdicts.count('winnable') / count:.1f} %",
        str(verdicts.count("unwinnable")), str(unknown),
        f"{statistics.median(lengths):g}", f"{statistics.mean(lengths):.1f}", str(max(lengths)),
        f"{statistics.median(finding.positions for finding in findings):g}",
    )  # fmt: skip
    return [
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
        "| " + " | ".join(row) + " |",
    ]
