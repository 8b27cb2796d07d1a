"""A test that goes through many cases in one run and names the one that fails; refused texts."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

from gupai_desktop.engine.words import BadText

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


def refused(read: Callable[..., object], *texts: object) -> str:
    """The sentence in which a text is refused."""
    with pytest.raises(BadText) as caught:
        read(*texts)
    return str(caught.value)
