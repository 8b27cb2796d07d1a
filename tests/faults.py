"""A disk that fails, or a program that is killed, at any call that touches a file."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from contextlib import contextmanager
from types import TracebackType
from typing import Any

import pytest


class Killed(BaseException):
    """The program is no more: nothing that it still tries to do happens."""


class Faults:
    """Counts the calls that change files; the one with the given number fails.

    Without an error the program is killed there, and none of its later calls does anything.
    """

    def __init__(self, number: int, error: OSError | None) -> None:
        self._number, self._error = number, error
        self.calls: list[str] = []
        self.is_dead = False

    @property
    def has_come(self) -> bool:
        """Whether there was a call of that number."""
        return len(self.calls) >= self._number

    def pass_by(self, name: str) -> None:
        """A call is made: it fails, or it may go on."""
        if self.is_dead:
            raise Killed
        self.calls.append(name)
        if len(self.calls) != self._number:
            return
        if self._error:
            raise self._error
        self.is_dead = True
        raise Killed

    def around(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, that may fail."""

        def faulty(*arguments: Any, **named: Any) -> Any:
            self.pass_by(name)
            return call(*arguments, **named)

        return faulty

    def opened(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """Opening a file: what is written into it may be written by half."""

        def faulty(file: Any, mode: str = "r", *arguments: Any, **named: Any) -> Any:
            if mode != "xb":
                return call(file, mode, *arguments, **named)
            self.pass_by("create")
            return _Stream(call(file, mode, *arguments, **named), self)

        return faulty


class _Stream:
    """A stream that writes a half, and then the other."""

    def __init__(self, stream: Any, faults: Faults) -> None:
        self._stream, self._faults = stream, faults

    def __enter__(self) -> _Stream:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _where: TracebackType | None,
    ) -> None:
        self._stream.close()

    def write(self, content: bytes) -> None:
        for half in (content[: len(content) // 2], content[len(content) // 2 :]):
            self._faults.pass_by("write")
            self._stream.write(half)
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def faults(number: int, error: OSError | None, *, without_links: bool = False) -> Any:
    """The call of that number fails with an error, or kills the program."""
    found = Faults(number, error)
    with pytest.MonkeyPatch.context() as patch:
        if without_links:
            patch.delattr(os, "link")
        else:
            patch.setattr(os, "link", found.around("link", os.link))
        for name in ("replace", "fsync", "unlink", "mkdir"):
            patch.setattr(os, name, found.around(name, getattr(os, name)))
        patch.setattr(io, "open", found.opened(io.open))
        yield found
