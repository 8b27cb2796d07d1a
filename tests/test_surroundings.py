"""The tests know nothing of the desktop and the fonts of the machine."""

import os
import socket
import subprocess
import sys

import pytest
from PySide6.QtCore import QLocale

from tests.scripts import ROOT
from tests.surroundings import clean

#: What a German desktop with a large screen, and somebody who travels, tell every program.
DESKTOP = {
    "QT_SCALE_FACTOR": "1.5",
    "QT_QPA_PLATFORM": "wayland",
    "QT_QPA_PLATFORMTHEME": "gtk3",
    "QT_STYLE_OVERRIDE": "Windows",
    "LANG": "de_DE.UTF-8",
    "LC_TIME": "de_DE.UTF-8",
    "XDG_CURRENT_DESKTOP": "GNOME",
    "TZ": "Pacific/Apia",
    "DISPLAY": ":99",
    "FONTCONFIG_FILE": "/nowhere",
}

_ASKED = """
import tests.conftest
import time
from PySide6.QtCore import QLocale, QTimeZone
from PySide6.QtGui import QFontDatabase, QFontInfo
from gupai_desktop.app.application import make_application
application = make_application([])
print(
    application.platformName(),
    application.devicePixelRatio(),
    application.style().objectName(),
    QLocale.system().name(),
    time.localtime(0).tm_gmtoff,
    QFontInfo(application.font()).family(),
    sorted({*QFontDatabase.families()} - {"Monospace", "Sans Serif", "Serif"}),
)
"""


def test_what_a_desktop_tells_is_taken_out_and_nothing_else() -> None:
    own: dict[str, str] = {"PATH": "/usr/bin", "HOME": "/home/me"}
    dirty = {**own, **DESKTOP}
    clean(own)
    clean(dirty)
    assert dirty == own
    assert own["PATH"] == "/usr/bin"


def test_qt_is_asked_for_nothing_but_what_the_tests_want_and_has_their_fonts_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ASKED],
        cwd=ROOT,
        env={**os.environ, **DESKTOP},
        capture_output=True,
        text=True,
        check=True,
    )
    ours = ["Gupai Han", "Gupai Serif", "Gupai Song"]
    fonts = ["DejaVu Sans", *ours, "Noto Sans", "Noto Sans Condensed"]
    # Windows has a locale that no variable changes.
    locale = QLocale.system().name() if os.name == "nt" else "C"
    expected = ["offscreen", 1.0, "fusion", locale, 0, "DejaVu Sans", fonts]
    assert done.stdout.split() == " ".join(map(str, expected)).split()


def test_no_test_speaks_to_another_machine() -> None:
    for family, host in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family) as plug, pytest.raises(AssertionError, match="the network"):
            plug.connect((host, 9))
