"""What a desktop tells programs through its portal is heard: a dark one, and less motion."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.e2e.desktop import FROZEN, TIMEOUT, Program, Screen, until
from tests.e2e.listening import PYTHON, SpeakingScreen, missing_parts
from tests.ui.known import DEAL, GAME

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        bool(missing_parts()),
        reason=f"a portal needs {', '.join(missing_parts())}; .ci/run installs them",
    ),
]

DARK = "org.freedesktop.appearance color-scheme u"
#: The wish for less motion, as newer portals have it, and older ones.
STILL = "org.freedesktop.appearance reduced-motion u 1"
OLD_STILL = "org.gnome.desktop.interface enable-animations b false"
MOVING = "org.freedesktop.appearance reduced-motion u 0"
#: And on KDE, whose plugin for Qt is not in the packages either.
KDE_STILL = "org.kde.kdeglobals.KDE AnimationDurationFactor s '{0}'"


class Portal:
    """The portal in its own process."""

    def __init__(self, screen: Screen, *settings: str) -> None:
        self._process = subprocess.Popen(
            [PYTHON, str(Path(__file__).with_name("portal.py")), *settings],
            env=screen.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"

    def change(self, setting: str) -> None:
        """Have the desktop changed."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{setting}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate(timeout=TIMEOUT)


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A screen on GNOME, where Qt has no plugin for it, as in the packages."""
    screen = SpeakingScreen()
    gnome = {"XDG_CURRENT_DESKTOP": "GNOME", "QT_QPA_PLATFORMTHEME": "gnome"}
    screen.environment.update(gnome)
    yield screen
    screen.close()


def light_part(shown: QImage) -> float:
    """How much of a picture is light."""
    image = shown.scaled(80, 50)
    points = [image.pixelColor(x, y) for x in range(80) for y in range(50)]
    return sum(point.lightness() > 128 for point in points) / len(points)


def test_on_a_dark_desktop_every_window_is_dark(screen: Screen, tmp_path: Path) -> None:
    portal = Portal(screen, f"{DARK} 1")
    (tmp_path / "data").mkdir()  # the cloth of paper: windows are of the cloth on the table
    (tmp_path / "data" / "settings.ini").write_text("[General]\nbackground=paper\n", "utf-8")
    program = Program(screen, tmp_path, "--game", GAME, "--deal", str(DEAL), "--size", "1270x760")
    picture = tmp_path / "preferences.png"

    def part() -> float:
        found = screen.xdotool("search", "--onlyvisible", "--name", "^Preferences")
        told = screen.xdotool("getwindowgeometry", "--shell", found) if found else ""
        place = dict(line.split("=") for line in told.split())
        if not place:
            return 0.5
        screen.picture(picture)
        shown = QImage(str(picture))
        return light_part(shown.copy(*(int(place[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))))

    try:
        program.key("ctrl+comma")
        until(lambda: 0 < part() < 0.2)
        portal.change(f"{DARK} 2")
        until(lambda: part() > 0.8)
    finally:
        program.close()
        portal.close()


@pytest.mark.skipif(bool(FROZEN), reason="a frozen program does not tell how its tiles glide")
def test_a_desktop_that_wants_less_motion_is_heard(screen: Screen, tmp_path: Path) -> None:
    wishes = (
        *((STILL, MOVING), (OLD_STILL, "")),
        *((KDE_STILL.format("0"), KDE_STILL.format("0.5")), (KDE_STILL.format("0.0"), "")),
    )
    for number, (wish, then) in enumerate(wishes):
        portal, folder = Portal(screen, wish), tmp_path / str(number)
        folder.mkdir()
        program = Program(screen, folder, "--game", GAME, "--deal", str(DEAL))
        try:
            program.wait_for(lambda state: state["speed"] == 0)
            if then:
                portal.change(then)
                program.wait_for(lambda state: state["speed"] == 1)
        finally:
            program.close()
            portal.close()
