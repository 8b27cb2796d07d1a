"""A fault of PySide6 6.12.0 on Python 3.11 that ends the program; see ``pyproject.toml``."""

import sys

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal since Python 3.12")
def test_calls_without_a_result_do_not_use_up_the_references_to_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(2000):
        label.setText("x")
    assert sys.getrefcount(None) > before - 100
