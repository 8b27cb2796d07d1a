"""The tests know nothing of the desktop and the fonts of the machine."""

import os
import subprocess
import sys

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
    time.localtime().tm_gmtoff,
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
