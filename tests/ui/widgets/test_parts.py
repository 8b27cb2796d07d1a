"""A button with a text of several lines: it is one button, by mouse, keyboard and reader."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gupai_desktop.ui.widgets.choice_list import WrappedBox

TEXT = "Any three tiles of a level, adjacent or not, and whatever else there may be to say"


@pytest.fixture
def button(qtbot: QtBot) -> WrappedBox:
    button = WrappedBox()
    qtbot.addWidget(button)
    button.set_text(TEXT)
    button.resize(160, 120)
    button.show()
    return button


def test_a_click_on_the_text_is_one_on_the_button(button: WrappedBox) -> None:
    heard: list[bool] = []
    button.button.toggled.connect(heard.append)
    for _ in range(2):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(120, 20))
    assert heard == [True, False]


def test_its_text_is_the_name_of_the_button_and_wraps(button: WrappedBox) -> None:
    label = button.findChild(QLabel)
    assert isinstance(label, QLabel)
    assert label.text() == button.button.accessibleName() == TEXT
    assert label.height() > 2 * label.fontMetrics().height()
