"""A screen for every test; two programs here are for the system's own Python."""

from collections.abc import Iterator

import pytest

from tests.e2e.desktop import Screen

collect_ignore = ["portal.py", "reader.py"]


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A screen of the test's own."""
    screen = Screen()
    yield screen
    screen.close()
