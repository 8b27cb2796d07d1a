"""How the processes of the study are started, safe from what lies in the current folder."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: With it Python does not import from the current folder, which may be anybody's.
_SAFE_PATH = "PYTHONSAFEPATH"


def start_process(work: Callable[..., object], *arguments: object) -> BaseProcess:
    """A process that does this work; whoever starts it has to end it."""
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_work, args=(work, *map(_given, arguments)), daemon=True)
    with safe_start(), _no_tracker():
        process.start()
    return process


@contextmanager
def safe_start() -> Iterator[None]:
    """Let processes start that import nothing from the current folder, and end by no Ctrl-C."""
    try:
        Path.cwd()
    except OSError:
        os.chdir(os.sep)  # where one is has been deleted, and Python would have it in a name
    with _safe_path(), _no_main_module(), _without_interrupts():
        yield


def study(connection: Connection) -> None:
    """Answer what comes by a connection; whoever starts this need not load how."""
    from gupai_desktop.solvers import worker

    worker.run(connection)


def _work(work: Callable[..., object], *arguments: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(*arguments)


def _given(argument: object) -> object:
    """What a process is given, where a pipe is the new one's own from the beginning.

    On Windows the new process fetches a pipe when it has loaded.  One that ends before would
    leave it open, and nobody would hear that it has ended.
    """
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        if isinstance(argument, PipeConnection):
            return _OwnPipe(argument)
    return argument


class _OwnPipe:
    """The end of a pipe on Windows on its way to a process, in which it is just that end."""

    def __init__(self, end: Connection) -> None:
        self._end = end

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        from multiprocessing.context import get_spawning_popen

        process: Any = get_spawning_popen()
        return type(self._end), (process.duplicate_for_child(self._end.fileno()),)


@contextmanager
def _safe_path() -> Iterator[None]:
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE_PATH]
        else:
            os.environ[_SAFE_PATH] = before


@contextmanager
def _no_main_module() -> Iterator[None]:
    """Keep the new process from importing this one's main module, and Qt with it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


@contextmanager
def _no_tracker() -> Iterator[None]:
    """Keep `multiprocessing` from starting a process that looks after shared memory.

    There is none, and the process would take as much memory as a third of the study.
    """
    if sys.platform == "win32":  # there it has none
        yield
        return
    from multiprocessing import resource_tracker

    before, nobody = resource_tracker.getfd, os.open(os.devnull, os.O_WRONLY)
    resource_tracker.getfd = lambda: nobody
    try:
        yield
    finally:
        resource_tracker.getfd = before
        os.close(nobody)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """What is started now does not hear of Ctrl-C in a terminal until it ignores it.

    Ctrl-C that comes meanwhile is only held back here: ignored, it would be lost.
    """
    if not hasattr(signal, "pthread_sigmask"):  # on Windows nothing would be inherited
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
