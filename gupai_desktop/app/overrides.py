"""Exceptions in overrides of Qt's, on a Python on which some of them would end the process.

Before Python 3.12 PySide does not stand every exception that leaves an override of Qt's.  There
every override in the program's classes hands what it raises to `sys.excepthook`, which tells of
it; Qt then goes on with the default of the type it wants.  Slots and timers need none of this.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken

_PROGRAM = __name__.partition(".")[0] + "."


def guard() -> None:
    """Guard the overrides of all classes of the program, those too that are imported later."""
    waiting = [Shiboken.Object]
    for kind in waiting:
        waiting += kind.__subclasses__()
        _guard_class(kind)
    # Qt has none of its own that would have to be called.
    Shiboken.Object.__init_subclass__ = classmethod(_guard_class)  # type: ignore[arg-type, assignment]


def _guard_class(kind: type, **_: object) -> None:
    if not kind.__module__.startswith(_PROGRAM):
        return
    qt = next(base for base in kind.__mro__ if not base.__module__.startswith(_PROGRAM))
    for name, function in list(vars(kind).items()):
        is_method = isinstance(function, FunctionType) and not name.startswith("__")
        if is_method and hasattr(qt, name):
            setattr(kind, name, _guarded(function))


def _guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return function(*arguments, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)

    return call
