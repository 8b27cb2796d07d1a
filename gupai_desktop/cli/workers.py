"""The processes that study many deals, each at the other end of a pipe.

They are given numbers a few at a time, so that any number of deals can be begun at
once, and they end when their pipe does.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from gupai_desktop.cli.results import Finding, Study
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import WordedError, words
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.collector import tidy_up
from gupai_desktop.solvers.processes import start_process
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

#: A worker tells what it has found after so many seconds, or when its deals are done.
_SECONDS = 0.25
#: At most so many deals are given to a worker at a time.
_MOST_DEALS = 32


def find_out(study: Study, game: Game, number: int) -> Finding:
    """Study one deal."""
    table = deal(game, number)
    verdict = solve(game, table, Budget(study.positions))
    if verdict.answer is not Answer.WINNABLE:
        return Finding(number, verdict.answer, positions=verdict.positions)
    best = _best(game, table, verdict, study.best)
    return Finding(
        number, verdict.answer, len(verdict.line), len(best.line), best.bound, verdict.positions
    )


def _best(game: Game, table: Table, known: Verdict, positions: int) -> Verdict:
    """The best line, and the best bound, that so many positions more can find."""
    if not positions or known.is_shortest:
        return known
    found = shortest(game, table, Budget(known.positions + positions))
    tidy_up()
    line = min(found.line or known.line, known.line, key=len)
    return Verdict(Answer.WINNABLE, line, found.positions, max(found.bound, known.bound))


def findings_of(
    study: Study, ranges: Iterator[range], jobs: int
) -> Generator[list[Finding], None, None]:
    """What is found of the deals in some ranges, as it comes, in any order.

    With one job they are studied here.  Raises `WordedError` if a process ends too early.
    """
    if jobs > 1:
        yield from _findings_of_processes(study, ranges, jobs)
        return
    game = study.find_game()
    for deals in ranges:
        for number in deals:
            yield [find_out(study, game, number)]


def _findings_of_processes(
    study: Study, ranges: Iterator[range], jobs: int
) -> Generator[list[Finding], None, None]:
    """What some processes find, until all is done; then, or when this is closed, they end."""
    portions, processes = _portions(ranges, jobs), list[BaseProcess]()
    given: dict[Connection, range] = {}  # the deals that each process is about
    try:
        for portion in islice(portions, jobs):
            ours, process = _started(study)
            processes.append(process)
            _give(ours, portion, given)
        while given:
            ready = wait(list(given))
            # Pipes of Windows are of another class, so that the class says nothing.
            for pipe in [pipe for pipe in given if pipe in ready]:
                findings, is_done = _received(pipe, given[pipe])
                if is_done:
                    _give(pipe, next(portions, None), given)
                yield findings
    finally:
        for pipe in given:
            pipe.close()
        for process in processes:
            if given:
                process.terminate()
            process.join()


def _started(study: Study) -> tuple[Connection, BaseProcess]:
    """A new process, and the pipe to it."""
    ours, theirs = Pipe()
    process = start_process(work, study, theirs)
    theirs.close()
    return ours, process


def _give(pipe: Connection, portion: range | None, given: dict[Connection, range]) -> None:
    """Give a process the next deals, or let it end if there are none."""
    if portion is None:
        del given[pipe]
        pipe.close()
        return
    given[pipe] = portion
    # Whoever has ended already is missed when something is to be heard of him.
    with suppress(OSError):
        pipe.send(portion)


def _received(pipe: Connection, portion: range) -> tuple[list[Finding], bool]:
    """What a process has found, and whether it has done its portion."""
    try:
        findings, is_done = pipe.recv()
    except (EOFError, OSError):
        raise WordedError(
            words(
                "Texts",
                "a process ended while studying the deals {first} to {last}, perhaps for lack "
                "of memory; what was found is kept, and the same command goes on from there",
                first=portion[0],
                last=portion[-1],
            )
        ) from None
    return findings, is_done


def _portions(ranges: Iterator[range], jobs: int) -> Iterator[range]:
    """The deals a few at a time; towards the end of a range fewer, so that all have some."""
    for deals in ranges:
        while deals:
            size = max(1, min(_MOST_DEALS, len(deals) // (4 * jobs)))
            yield deals[:size]
            deals = deals[size:]


def work(study: Study, pipe: Connection) -> None:
    """The work of a process: deals come, findings go, until the pipe ends."""
    game = study.find_game()
    with suppress(EOFError, OSError):
        while True:
            _study_portion(pipe.recv(), lambda number: find_out(study, game, number), pipe)


def _study_portion(portion: range, find: Callable[[int], Finding], pipe: Connection) -> None:
    found: list[Finding] = []
    told = time.monotonic()
    for number in portion:
        found.append(find(number))
        if time.monotonic() - told > _SECONDS:
            pipe.send((found, False))
            found, told = [], time.monotonic()
    pipe.send((found, True))
