"""A PySide6 that ends the program on Python 3.11; see ``pyproject.toml``."""

import sys

import PySide6
import pytest


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="it harms no later Python")
def test_pyside_is_one_that_this_python_stands() -> None:
    assert PySide6.__version_info__ < (6, 12)
