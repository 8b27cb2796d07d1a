"""The processes that study many deals, each at the other end of a pipe.

They are given numbers a few at a time, so that any number of deals can be begun at
once, and they end when their pipe does.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from gupai_desktop.cli.results import Finding, Study
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import WordedError, words
from gupai_desktop.solvers.analysis import shortest, solve
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
            for ready in wait(list(given)):
                assert isinstance(ready, Connection)
                findings, is_done = _received(ready, given[ready])
                if is_done:
                    _give(ready, next(portions, None), given)
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
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(study, theirs), daemon=True)
    with _without_interrupts():
        process.start()
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
                "a process has ended among the deals {first} to {last}, perhaps for want of "
                "memory; what was found is kept, and the same command goes on from there",
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


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """What is started now never hears of Ctrl-C: whoever started it will end it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(study: Study, pipe: Connection) -> None:
    """The work of a process: deals come, findings go, until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
