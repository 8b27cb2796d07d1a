"""The commands ``gupai study`` and ``gupai tabulate``: many deals, and what they add up to."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple

from gupai_desktop.cli.results import (
    Finding,
    Refused,
    Study,
    StudyTally,
    findings_in,
    in_numbers,
    is_known,
    line_of,
    table_of,
)
from gupai_desktop.engine.clock import Clock, StillClock
from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.memory import tidy_up
from gupai_desktop.solvers.verdict import Answer, Budget
from gupai_desktop.solvers.worker import safe_start

if TYPE_CHECKING:
    from distributed import Client

#: What makes lines of the sums of studies.
Written = Callable[[dict[Study, StudyTally]], list[str]]

#: The progress is written anew after this many seconds.
_SECONDS = 0.2
#: This many gaps are named, and this many unknown games, by this many letters each.
_MAX_GAPS = _MAX_NAMED = 5
_LONGEST_NAME = 60
#: This many deals for each process may be ahead of the one whose finding is kept next.
_AHEAD = 32
#: This many seconds a scheduler has to answer; after this many it is asked for its workers again.
_TIMEOUT = 10
_ROUND = 1.0
#: So often a deal is given to a cluster, each time until four workers have been lost with it.
_MAX_TRIES = 5
_KEPT = "what was found is kept, and the same command goes on from there"
_ENDED = f"a process ended too early, perhaps for lack of memory; {_KEPT}"
_LOST = f"the scheduler has ended or is not reached any more; {_KEPT}"
_OTHER = "the scheduler and every worker need this version of gupai-desktop"


class Pool(NamedTuple):
    """What has a deal of a study studied elsewhere, and how many it may be given ahead by now.

    `look` is called while one waits for it; `note` tells of it in the line of the progress.
    """

    submit: Callable[[Study, int], Future[Finding]]
    ahead: Callable[[], int]
    look: Callable[[], object] = bool
    note: Callable[[], str] = str


def read_range(text: str) -> range:
    """Return the deals that are written ``1-1000`` or ``7``; raises `Refused`."""
    first, _, last = text.partition("-")
    if first.isdecimal() and (last or first).isdecimal() and len(text) < 24:
        low, high = int(first), int(last or first)
        if FIRST_DEAL <= low <= high <= LAST_DEAL:
            return range(low, high + 1)
    raise Refused(f"“{text[:24]}” is not a range of deals such as 1-1000")


def find_out(study: Study, number: int) -> Finding:
    """Study one deal; raises `Refused` on a machine that has another version."""
    if not study.is_current:
        raise Refused("a machine of the cluster has another version of rules and solvers")
    game = study.find_game()
    table = deal(game, number)
    verdict = solve(game, table, Budget(study.positions))
    length, bound = verdict.length, verdict.bound
    if verdict.answer is not Answer.WINNABLE:
        return Finding(number, verdict.answer, positions=verdict.positions)
    if study.best and not verdict.is_shortest:
        found = shortest(game, table, Budget(verdict.positions + study.best))
        tidy_up()
        length, bound = min(found.length or length, length), max(found.bound, bound)
    lengths = verdict.length, length
    return Finding(number, verdict.answer, *lengths, bound, verdict.positions)


@contextmanager
def processes(count: int) -> Iterator[Pool]:
    """Run that many processes of this machine, which end with the study; raises `Refused`."""
    context = multiprocessing.get_context("spawn")
    with safe_start():
        pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin_process)
    try:
        yield Pool(
            lambda study, number: pool.submit(find_out, study, number), lambda: _AHEAD * count
        )
    except BrokenProcessPool:
        raise Refused(_ENDED) from None
    finally:
        for process in multiprocessing.active_children():
            process.terminate()  # what is left of a study may take long
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str, clock: Clock) -> Iterator[Pool]:
    """Connect to the scheduler of a cluster of dask.distributed; raises `Refused`.

    The deals of a worker that is lost are studied by another one; one that is lost again and
    again ends the study.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise Refused(
            "--dask needs the Python package “distributed”, which comes with"
            ' pipx install "gupai-desktop[dask]" on Python 3.11 to 3.14'
        ) from None
    for name in logging.root.manager.loggerDict:  # what matters of their tracebacks is told below
        if name.startswith(("distributed", "tornado")):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        client = Client(address, timeout=_TIMEOUT)
    except (OSError, ValueError, TypeError, RuntimeError) as error:  # the last two of TLS
        raise Refused(f"no scheduler of Dask answers at “{address}”: {error}") from None
    try:
        crew = _Crew(client, clock)
        yield Pool(partial(_submit_to, client), crew.ahead, crew.look, crew.note)
    except KilledWorker:
        most = _MAX_TRIES * 4
        raise Refused(
            f"a deal has lost {most} workers or so, perhaps for lack of memory; {_KEPT}"
        ) from None
    except (CancelledError, OSError):
        raise Refused(_LOST) from None
    except (ImportError, AttributeError, RuntimeError) as error:
        raise Refused(f"{_OTHER}: {error.__cause__ or error}") from None
    finally:
        with suppress(TimeoutError):  # a scheduler that is gone
            client.close(timeout=_TIMEOUT)


class _Crew:
    """The workers of a cluster, which come and go."""

    def __init__(self, client: Client, clock: Clock) -> None:
        self._client, self._clock = client, clock
        self._asked: float | None = None
        self._workers = self._threads = 0
        self._is_reported = False
        self.look()

    def look(self) -> None:
        """Ask who is there, once a second at most; tell if nobody is, and if somebody comes."""
        now = self._clock.seconds()
        if self._asked is not None and now - self._asked < _ROUND:
            return
        self._asked = now
        threads = self._answer()
        self._workers, self._threads = len(threads), sum(threads.values())
        if self._is_reported is bool(self._workers):
            self._is_reported = not self._workers
            nobody = "the cluster has no worker; the study waits for one"
            _remark(nobody if self._is_reported else f"the cluster has {self.note()}")

    def _answer(self) -> dict[str, int]:
        """Return the threads of each worker; where no answer comes, say so and wait for it."""
        client, is_reported = self._client, False
        while True:
            try:
                return dict(client.sync(client.scheduler.ncores, callback_timeout=_TIMEOUT))
            except TimeoutError:
                if not is_reported:
                    _remark("the scheduler does not answer; the study waits for it")
                is_reported = True

    def ahead(self) -> int:
        self.look()
        return _AHEAD * max(1, self._threads)

    def note(self) -> str:
        return "1 worker" if self._workers == 1 else f"{self._workers} workers"


def _submit_to(client: Client, study: Study, number: int) -> Future[Finding]:
    """Have a cluster study a deal; with a worker too many it is given away again.

    Dask's own executor looks at the state of a finding once more when it has it, and takes one
    whose worker has just been lost for an error.
    """
    from distributed import KilledWorker

    here = Future[Finding]()

    async def bring() -> None:
        for tries in range(1, _MAX_TRIES + 1):
            try:
                here.set_result(await client.submit(find_out, study, number, pure=False))
            except KilledWorker as error:
                if tries == _MAX_TRIES:
                    here.set_exception(error)
            except Exception as error:
                here.set_exception(error)
            if here.done():
                return

    client.loop.add_callback(bring)
    return here


def findings_of(
    study: Study,
    numbers: Iterator[int],
    workers: AbstractContextManager[Pool] | None = None,
    progress: Progress | None = None,
) -> Generator[Finding, None, None]:
    """Yield the findings of some deals in their order; without workers they are studied here.

    Raises `Refused` if workers end too early.
    """
    if workers is None:
        for number in numbers:
            yield find_out(study, number)
        return
    waiting, progress = deque[Future[Finding]](), progress or Progress(StillClock())
    with workers as pool:
        progress.note = pool.note
        try:
            for number in numbers:
                with safe_start():
                    waiting.append(pool.submit(study, number))
                while len(waiting) >= pool.ahead():
                    yield _awaited(waiting.popleft(), pool, progress)
            while waiting:
                yield _awaited(waiting.popleft(), pool, progress)
        except KeyboardInterrupt:
            yield from (
                future.result() for future in waiting if future.done() and not future.exception()
            )
            raise


def _awaited(future: Future[Finding], pool: Pool, progress: Progress) -> Finding:
    """Return a finding once it is there; meanwhile it is told how far a study is."""
    while not future.done():
        pool.look()
        progress.show()
        wait([future], _ROUND)
    return future.result()


def _begin_process() -> None:
    """Leave Ctrl-C to the process that has started this one, and end with it."""

    def end_with_parent() -> None:
        if parent := multiprocessing.parent_process():
            parent.join()
            os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def study_deals(
    study: Study,
    deals: range,
    file: Path,
    workers: AbstractContextManager[Pool] | None,
    clock: Clock,
    written: Written = table_of,
) -> Iterator[str]:
    """Study deals and yield a table; those that the file has already are not studied again.

    Raises `KeyboardInterrupt` after Ctrl-C, with what was kept.
    """
    try:
        tally, older = _read(study, deals, file)
        _say_passed_over(older)
        if len(tally.deals) < len(deals):
            missing = (number for number in deals if number not in tally.deals)
            file.parent.mkdir(parents=True, exist_ok=True)
            with (
                file.open("ab") as results,
                Progress(clock, len(tally.deals), len(deals)) as progress,
                closing(findings_of(study, missing, workers, progress)) as findings,
            ):
                for finding in findings:
                    results.write(line_of(study, finding).encode())
                    results.flush()
                    tally.add(finding)
                    progress.add()
    except KeyboardInterrupt:
        kept, _ = _read(study, deals, file)  # the other may lack what was just written
        raise KeyboardInterrupt(
            f"stopped; {len(kept.deals)} of {len(deals)} deals are kept in {file}, "
            "and the same command goes on from there"
        ) from None
    except OSError as error:
        raise Refused(f"the study cannot be kept in {file}: {error}") from None
    yield from written({study: tally})


class Progress:
    """A line on a terminal: how far a study is, and how long it will take."""

    def __init__(self, clock: Clock, done: int = 0, count: int = 0) -> None:
        self._clock, self._done, self._count, self._found = clock, done, count, 0
        self._begun = self._shown = clock.seconds()
        #: What is told besides, of the workers.
        self.note: Callable[[], str] = str

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        if self._count and sys.stderr.isatty():
            sys.stderr.write(f"\r{self._done + self._found}/{self._count}{'':<40}\n")

    def add(self) -> None:
        """A deal more is studied."""
        self._found += 1
        self.show()

    def show(self) -> None:
        """Bring the line up to date, if it is time."""
        now = self._clock.seconds()
        if not (self._count and sys.stderr.isatty() and now - self._shown >= _SECONDS):
            return
        self._shown, done = now, self._done + self._found
        left = ""
        if self._found:
            minutes = int((self._count - done) * (now - self._begun) / self._found / 60)
            left = f"{minutes // 60} h {minutes % 60} min left"
        note = ", ".join(filter(None, (f"{done}/{self._count}", self.note(), left)))
        sys.stderr.write(f"\r{note:<50}")
        sys.stderr.flush()


def _read(study: Study, deals: range, file: Path) -> tuple[StudyTally, int]:
    """Return what a file has of a study, and how many of its findings are of another version."""
    tally, older = StudyTally(), 0
    if file.exists():
        for other, finding in findings_in(file):
            if other == study and finding.number in deals:
                tally.add(finding)
            elif (other.game, other.rules) == (study.game, study.rules):
                older += not other.is_current
    return tally, older


def tabulate(files: list[Path], written: Written = table_of) -> Iterator[str]:
    """Yield a table of all that some files have, a row for each study.

    Raises `Refused` if there is nothing of this version.
    """
    tallies: defaultdict[Study, StudyTally] = defaultdict(StudyTally)
    older, unknown = 0, Counter[str]()
    for file in files:
        for study, finding in findings_in(file):
            if not is_known(study):
                unknown[f"{study.game} {study.rules}".strip()] += 1
            elif study.is_current:
                tallies[study].add(finding)
            else:
                older += 1
    _say_passed_over(older)
    if unknown:
        most = ", ".join(game[:_LONGEST_NAME] for game, _ in unknown.most_common(_MAX_NAMED))
        more = ", ..." if len(unknown) > _MAX_NAMED else ""
        _remark(
            f"passed over {_findings(unknown.total())} of unknown games or rules: {most}{more}"
        )
    if not tallies:
        raise Refused("there are no findings of this version in these files")
    for study, tally in tallies.items():
        hull = tally.hull()
        if count := len(hull) - len(tally.deals):
            pairs = pairwise(sorted(tally.deals))
            gaps = (range(low + 1, high) for low, high in pairs if high - low > 1)
            named = ", ".join(map(in_numbers, islice(gaps, _MAX_GAPS)))
            more = ", ..." if next(gaps, None) else ""
            note = f"{count} deals of {in_numbers(hull)} are missing: {named}{more}"
            _remark(f"{study.game}: {note}")
    yield from written(tallies)


def _say_passed_over(older: int) -> None:
    if older:
        _remark(f"passed over {_findings(older)} of another version of rules and solvers")


def _findings(count: int) -> str:
    return "1 finding" if count == 1 else f"{count} findings"


def _remark(note: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{'':<50}\r")  # the line of the progress
    sys.stderr.write(f"gupai: {note}\n")
    sys.stderr.flush()
