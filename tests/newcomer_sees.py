"""Has the program write down what its window says, and close it; see `tests.newcomer`."""

import json
import os
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu

from gupai_desktop.app import launcher
from gupai_desktop.ui.games_page.page import GamesPage
from gupai_desktop.ui.games_page.problems import ProblemsDialog
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.painted import painted_in

#: The game whose problems the newcomer has listed.
GAME = "zen.six-sets"


def write_down(window: MainWindow) -> None:
    """Write down the title of a window, what its cards and menus say, and how tiles look."""
    seen: dict[str, object] = {"title": window.windowTitle()}
    try:
        window.pages.show_games()
        (page,) = window.findChildren(GamesPage)
        while not page.is_drawn:
            QApplication.processEvents()
        cards = page.cards.items()
        seen["games"] = {key: [one.text for one in painted_in(card)] for key, card in cards}
        seen["languages"] = [action.text() for action in window.menus["languages"].actions()]
        seen["problems"] = {key: row.accessibleName() for key, row in page.seals.items()}
        seen["tiles"] = tiles_of(window, page)
        if page.seals[GAME].isVisible():
            QTimer.singleShot(0, play_first)
            page.seals[GAME].click()
            seen["problem"] = window.windowTitle(), str(window.session.record.opening)
    finally:
        Path(os.environ["NEWCOMER_SEES"]).write_text(json.dumps(seen), "utf-8")
        window.close()


def play_first() -> None:
    """Play the first of the problems that are listed."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ProblemsDialog)
    dialog.next_button.click()


def tiles_of(window: MainWindow, page: GamesPage) -> dict[str, str]:
    """Return the colour of tiles on the table in each style, as it is called in the menu."""
    menus = page.options_of(window.session.game.id).findChildren(QMenu)
    lists = (menu.actions() for menu in menus)
    usual, *styles = next(found for found in lists if "ivory" in {one.data() for one in found})
    window.pages.show_table()
    found = {}
    for style in styles:
        style.trigger()
        QApplication.processEvents()
        # Between its pips nothing lies on it.
        earth = next(one for one in window.scene.tile_items if str(one.tile).startswith("11"))
        place = window.view.mapFromScene(earth.mapToScene(earth.rect().center()))
        found[style.text()] = window.view.grab().toImage().pixelColor(place).name()
    usual.trigger()
    window.pages.show_games()
    return found


class Seen(launcher.Launcher):
    """A start whose window is looked at, and closed."""

    def start_rest(self, window: MainWindow) -> None:
        QTimer.singleShot(0, lambda: write_down(window))


launcher.Launcher = Seen  # type: ignore[misc]
