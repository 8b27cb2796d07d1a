"""The place of a book for the tests of the store."""

from pathlib import Path

import pytest

from gupai_desktop.store.book import NAME


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A book that is not there yet, nor its folder."""
    return tmp_path / "data" / NAME
