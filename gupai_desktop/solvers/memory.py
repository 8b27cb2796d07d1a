"""Memory of the searches: caches of bounded size, and no garbage collection meanwhile."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from sys import maxsize
from types import MethodType
from typing import Any, Generic, TypeVar
from weakref import ref

Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(dict[Key, Value]):
    """The results of a function of one argument; at `most` entries all are dropped.

    It does not hold on to the instance of a method, which holds the cache itself: so all that a
    search has made is gone with it, and the collector finds nothing.
    """

    def __init__(self, function: Callable[[Key], Value], most: int = maxsize) -> None:
        super().__init__()
        self._function: Callable[..., Value] = function
        self._owner: ref[object] | None = None
        self._most = most
        if isinstance(function, MethodType):
            self._function, self._owner = function.__func__, ref(function.__self__)

    def __missing__(self, key: Key) -> Value:
        found = self._function(self._owner(), key) if self._owner else self._function(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = found
        return found


class CachedMethod(Generic[Key, Value]):
    """A method of one argument, as a `Cache` of each instance: ``self.method[argument]``."""

    def __init__(self, function: Callable[[Any, Key], Value], most: int) -> None:
        self._function, self._most = function, most

    def __get__(self, instance: object, owner: type) -> Cache[Key, Value]:
        cache = Cache[Key, Value](MethodType(self._function, instance), self._most)
        # From now on it is found in the instance itself.
        vars(instance)[self._function.__name__] = cache
        return cache


def cached(
    most: int = maxsize,
) -> Callable[[Callable[[Any, Key], Value]], CachedMethod[Key, Value]]:
    """Cache a method of one argument, with at most that many entries."""
    return lambda function: CachedMethod(function, most)


@contextmanager
def no_collector() -> Iterator[None]:
    """Switch off garbage collection, which takes a sixth of a search's time.

    A search makes millions of states, and never a cycle of them.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def tidy_up() -> None:
    """Free the memory of earlier searches, which hang in too few cycles to be collected soon."""
    gc.collect()
