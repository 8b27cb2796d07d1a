"""The real program under a keyboard layout that has no Latin letters."""

import shutil
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.desktop import REAL_WINDOW, Program, Screen, until
from tests.ui.known import DEAL, GAME

pytestmark = [
    *REAL_WINDOW,
    pytest.mark.skipif(
        shutil.which("setxkbmap") is None, reason="setxkbmap is not there; .ci/run installs it"
    ),
]

#: What opens a window: its keys, by the codes of PC keyboards, and what its title has.
OPENERS = {
    "ctrl+31": "Statistics",
    "ctrl+56": "Workbench",
    "ctrl+59": "Preferences",
    "ctrl+40": "Deal by Number",
    "ctrl+shift+28": "Calendar",
    "67": "Rules",  # F1, by whose name some versions of xdotool press Alt as well
}
LAYOUTS = ("ua", "ru", "gr")


def test_windows_open_and_close_by_keys_of_every_layout(screen: Screen, tmp_path: Path) -> None:
    def found(title: str) -> str:
        return screen.xdotool("search", "--onlyvisible", "--name", title)

    def is_gone(title: str) -> bool:
        return not found(title)

    for layout in LAYOUTS:
        folder = tmp_path / layout
        folder.mkdir()
        program = Program(screen, folder, "--game", GAME, "--deal", str(DEAL), "--language", "en")
        screen.run("setxkbmap", layout)
        try:
            for keys, title in OPENERS.items():
                program.key(keys)
                window = until(partial(found, title))
                screen.xdotool("windowfocus", "--sync", window, "key", "Escape")
                until(partial(is_gone, title))
            program.key("ctrl+24")
            until(partial(is_gone, "Watching"))
        finally:
            screen.run("setxkbmap", "us")
            program.close()
