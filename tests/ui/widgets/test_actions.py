"""Actions have the keys of the system, and none that it has for itself."""

import sys

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.ui.widgets.actions import ROWS, Actions

#: Hide, mirror the screens, minimise, switch windows.  (F11 comes from Qt, where it is the key.)
OF_MACOS = {"Ctrl+H", "Ctrl+F1", "Ctrl+M", "Ctrl+Tab"}


def keys(actions: Actions, key: str) -> set[str]:
    plain = QKeySequence.SequenceFormat.PortableText
    return {one.toString(plain) for one in actions[key].shortcuts()}


def test_macos_keeps_its_own_keys(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    window = QWidget()
    qtbot.addWidget(window)
    actions = Actions(window, {row.key: lambda: None for row in ROWS})
    assert [row.key for row in ROWS if keys(actions, row.key) & OF_MACOS] == []
    assert keys(actions, "solve") == {"Ctrl+G"}
    assert keys(actions, "shortcuts") == {"Ctrl+/"}


def test_no_two_actions_share_a_key_anywhere(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    for system in ("linux", "win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        window = QWidget()
        qtbot.addWidget(window)
        actions = Actions(window, {row.key: lambda: None for row in ROWS})
        every = [key for row in ROWS for key in keys(actions, row.key)]
        assert len(every) == len(set(every))
