"""Has the program write down what its window says, and close it; see `tests.newcomer`."""

import json
import os
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gupai_desktop.app import launcher
from gupai_desktop.ui.games_page.page import GamesPage
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.painted import painted_in


def write_down(window: MainWindow) -> None:
    """Write down the title of a window, what is painted on the cards of games, the languages."""
    seen: dict[str, object] = {"title": window.windowTitle()}
    try:
        window.pages.show_games()
        (page,) = window.findChildren(GamesPage)
        while not page.is_drawn:
            QApplication.processEvents()
        cards = page.cards.items()
        seen["games"] = {key: [one.text for one in painted_in(card)] for key, card in cards}
        seen["languages"] = [action.text() for action in window.menus["languages"].actions()]
    finally:
        Path(os.environ["NEWCOMER_SEES"]).write_text(json.dumps(seen), "utf-8")
        window.close()


class Seen(launcher.Launcher):
    """A start whose window is looked at, and closed."""

    def start_rest(self, window: MainWindow) -> None:
        QTimer.singleShot(0, lambda: write_down(window))


launcher.Launcher = Seen  # type: ignore[misc]
