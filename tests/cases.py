"""A test that goes through many cases in one run and names the one that fails; refused texts."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

from gupai_desktop.engine.words import BadText
from gupai_desktop.games import games

Case = TypeVar("Case")

#: The games that a release has.
FINISHED = tuple(game for game in games() if not game.is_draft)


def of_every(
    cases: Iterable[Case], named: Callable[[Case], str] = str
) -> Callable[[Callable[[Case], None]], Callable[[], None]]:
    """Make one test of a test of one case, which stays known as `of_case`."""

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
        examine.__dict__["of_case"] = test
        return examine

    return one_test_of


def refused(read: Callable[..., object], *texts: object) -> str:
    """The sentence in which a text is refused."""
    with pytest.raises(BadText) as caught:
        read(*texts)
    return str(caught.value)
