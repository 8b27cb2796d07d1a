"""Where the window stands is remembered while it is open, not at its end."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from gupai_desktop.settings import Settings
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.window_state import WindowMemory
from tests.ui.hand import MakeWindow


def test_a_window_that_is_never_closed_is_found_as_it_was_left(
    window: MainWindow, store: QSettings, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window.resize(705, 533)
    before = Settings(store).window
    qtbot.waitUntil(lambda: Settings(store).window != before)
    assert make_window(size=None).size() == QSize(705, 533)


def test_settings_that_are_damaged_open_a_window_all_the_same(
    make_window: MakeWindow, store: QSettings
) -> None:
    settings = Settings(store)
    settings.window = settings.panels = QByteArray(b"nonsense")
    assert make_window(size=None).width() > 300


def panelled(qtbot: QtBot, settings: Settings) -> tuple[QMainWindow, QDockWidget]:
    """A window with a panel, followed by its memory."""
    window = QMainWindow()
    qtbot.addWidget(window)
    panel = QDockWidget("panel", window)
    panel.setObjectName("panel")
    panel.setWidget(QLabel("in it"))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
    WindowMemory(window, settings).follow()
    window.show()
    QApplication.processEvents()
    return window, panel


def test_panels_stay_closed_or_open(qtbot: QtBot, store: QSettings) -> None:
    settings = Settings(store)
    _, panel = panelled(qtbot, settings)
    panel.close()
    before = QByteArray(settings.panels)
    qtbot.waitUntil(lambda: settings.panels != before)
    _, again = panelled(qtbot, settings)
    assert not again.isVisible()
