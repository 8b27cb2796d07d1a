"""A test that goes through many cases in one run, and names the one that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Case = TypeVar("Case")


def of_every(
    cases: Iterable[Case], named: Callable[[Case], str] = str
) -> Callable[[Callable[[Case], None]], Callable[[], None]]:
    """Make one test of a test of one case."""

    def one_test_of(test: Callable[[Case], None]) -> Callable[[], None]:
        def examine() -> None:
            for case in cases:
                try:
                    test(case)
                except BaseException as error:
                    error.add_note(f"in the case: {named(case)}")
                    raise

        examine.__name__ = test.__name__
        examine.__doc__ = test.__doc__
        return examine

    return one_test_of
