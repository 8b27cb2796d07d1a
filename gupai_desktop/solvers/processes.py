"""Starting the processes of the study, safe from the files in the current folder."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import Any

#: With it Python does not import from the current folder, which may be anybody's.
_SAFE_PATH = "PYTHONSAFEPATH"


def start_study() -> tuple[BaseProcess, Connection]:
    """Start a process that studies; return it, which the caller has to end, and the pipe to it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=True)
    given: Any = _OwnPipe(theirs) if sys.platform == "win32" else theirs
    process = context.Process(target=study, args=(given,), daemon=True)
    with safe_start(), nullcontext() if sys.platform == "win32" else _no_tracker():
        process.start()
    # Or the pipe would never be seen to end.
    theirs.close()
    return process, ours


def study(connection: Connection) -> None:
    """Answer the requests of a connection; who starts this need not load the solvers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from gupai_desktop.solvers import worker

    worker.run(connection)


@contextmanager
def safe_start() -> Iterator[None]:
    """Let processes start that import nothing from the current folder, and end by no Ctrl-C.

    Nor do they import this one's main module, and Qt with it.  Ctrl-C that comes meanwhile
    is held back until they ignore it: ignored here, it would be lost.
    """
    try:
        Path.cwd()
    except OSError:
        os.chdir(os.sep)  # the current folder was deleted, and Python would have it in a name
    safe_path, main = os.environ.get(_SAFE_PATH), sys.modules["__main__"]
    os.environ[_SAFE_PATH], sys.modules["__main__"] = "1", ModuleType("__main__")
    if sys.platform != "win32":  # there they inherit no mask
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        sys.modules["__main__"] = main
        del os.environ[_SAFE_PATH]
        if safe_path is not None:
            os.environ[_SAFE_PATH] = safe_path


class _OwnPipe:
    """The end of a pipe on Windows that is the new process's own from the beginning.

    Otherwise the process would fetch it when it has loaded; one that ends before would
    leave it open, and its end would not be seen.
    """

    def __init__(self, end: Any) -> None:
        self._end = end

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        from multiprocessing.context import get_spawning_popen

        process: Any = get_spawning_popen()
        return type(self._end), (process.duplicate_for_child(self._end.fileno()),)


@contextmanager
def _no_tracker() -> Iterator[None]:
    """Keep `multiprocessing` from starting a process that looks after shared memory.

    There is none, and the process would take as much memory as a third of the study.
    """
    from multiprocessing import resource_tracker

    before, nowhere = resource_tracker.getfd, os.open(os.devnull, os.O_WRONLY)
    resource_tracker.getfd = lambda: nowhere
    try:
        yield
    finally:
        resource_tracker.getfd = before
        os.close(nowhere)
