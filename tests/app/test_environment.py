"""What the environment says of how large things are drawn, looked at before Qt does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gupai_desktop.app.application import Application
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.environment import draw_offscreen, drop_nonsense
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.app.logs import end
from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.clock import Clock
from gupai_desktop.paths import Folders
from tests.scripts import ROOT

_DRAWS = """
import sys
from pathlib import Path
from gupai_desktop.app.main import main
sys.argv = ["gupai-desktop", "--deal", "7", "--screenshot", sys.argv[1]]
assert main() == 0
print(*(file.read_text() for file in Path("/proc/self/task").glob("*/comm")))
"""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("QT_SCALE_FACTOR", value) for value in ("0.24", "10.5", "big")),
        *(("QT_SCREEN_SCALE_FACTORS", value) for value in ("0.2", "1;11", "eDP-1=0.2;HDMI-1=2")),
        *(("QT_FONT_DPI", value) for value in ("23", "961", "large")),
    ],
)
def test_what_makes_no_sense_is_dropped_with_a_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert drop_nonsense() == [f"{name}='{value}' makes no sense and was dropped"]
    assert name not in os.environ


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("QT_SCALE_FACTOR", value) for value in ("1", "1.5", "3", "0.5", "")),
        *(("QT_SCREEN_SCALE_FACTORS", value) for value in ("2", "1;1.5", "eDP-1=1.25;HDMI-1=2;")),
        *(("QT_FONT_DPI", value) for value in ("96", "144")),
    ],
)
def test_what_people_set_is_left(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    assert drop_nonsense() == []
    assert os.environ[name] == value


def test_drawn_offscreen_nothing_is_left_of_the_desktop_that_could_want_a_display(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setenv("QT_QPA_PLATFORMTHEME", "gtk3")
    draw_offscreen()
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert "QT_QPA_PLATFORMTHEME" not in os.environ


def test_what_was_dropped_stands_in_the_log(qapp: Application, tmp_path: Path) -> None:
    chosen = parser().parse_args(["--data-dir", str(tmp_path)])
    launcher = Launcher(qapp, chosen, Folders.of(tmp_path), ["QT_SCALE_FACTOR='12' was dropped"])
    launcher._begin_log()
    end()
    (log,) = launcher.folders.logs.iterdir()
    assert "WARNING gupai_desktop: QT_SCALE_FACTOR='12' was dropped\n" in log.read_text("utf-8")


def test_the_program_has_the_computers_own_clock_and_chance_and_hands_them_on(
    qapp: Application, tmp_path: Path
) -> None:
    chosen = parser().parse_args(["--data-dir", str(tmp_path)])
    launcher = Launcher(qapp, chosen, Folders.of(tmp_path))
    window = launcher.make_window()
    assert (type(launcher.clock), type(launcher.chance)) == (Clock, Chance)
    assert (window.session.clock, window.session.chance) == (launcher.clock, launcher.chance)
    assert window.parts.statistics._clock is launcher.clock
    window.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the names of threads")
def test_the_window_is_drawn_without_a_pool_of_threads(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _DRAWS, str(tmp_path / "picture.png")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "pooled" not in done.stdout
