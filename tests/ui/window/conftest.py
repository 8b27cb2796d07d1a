"""The parts of a window, without its table and bars."""

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.window_parts import WindowParts
from tests.ui.oracle import Oracle


@pytest.fixture
def parts(
    qtbot: QtBot, session: Session, store: SettingsFile, languages: Languages, oracle: Oracle
) -> WindowParts:
    """The parts of a window for the session that the tests know."""
    languages.use("en")
    window = QMainWindow()
    qtbot.addWidget(window)
    return WindowParts(window, session, Settings(store), languages, oracle)
