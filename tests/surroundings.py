"""The surroundings of every test: those of a desk that nobody has set up to his taste.

Taken by `tests/conftest.py` in every worker; the programs that tests start inherit them.
"""

import atexit
import os
import shutil
import sys
import tempfile
import time
from collections.abc import MutableMapping
from pathlib import Path
from xml.sax.saxutils import escape

#: Those that texts are written with, whatever the machine has.
FONTS = Path(__file__).parent / "data" / "fonts"

#: What a desktop and its user tell every program by these names, and by all that begin so.
_NAMES = {
    "DESKTOP_SESSION",
    "DISPLAY",
    "LANG",
    "LANGUAGE",
    "NO_AT_BRIDGE",
    # Else every program that a test starts would compile all of ours anew.
    "PYTHONDONTWRITEBYTECODE",
    "SESSION_MANAGER",
    "TZ",
    "XAUTHORITY",
    "XMODIFIERS",
}
_FAMILIES = (
    "AT_SPI_",
    "DBUS_",
    "FONTCONFIG_",
    "FREETYPE_",
    "GDK_",
    "GNOME_",
    "GTK",
    "KDE_",
    "LC_",
    "PLASMA_",
    "QT",
    "QML",
    "WAYLAND_",
    "XCURSOR_",
    "XDG_",
)

#: How Linux finds them, and draws as most desktops do.
_FONTCONFIG = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <match target="pattern">
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
  </match>
</fontconfig>
"""


def clean(environment: MutableMapping[str, str]) -> None:
    """Take out what is not the tests' own, and put in what they count on."""
    for name in list(environment):
        if name in _NAMES or name.startswith(_FAMILIES):
            del environment[name]
    environment["QT_QPA_PLATFORM"] = "offscreen"
    environment["LC_ALL"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    # What the programs say that tests start is read as UTF-8, whatever a system writes by itself.
    environment["PYTHONIOENCODING"] = "utf-8"
    # Tests are not heard.
    environment["ALSA_CONFIG_PATH"] = os.devnull
    environment["PULSE_SERVER"] = "unix:/nowhere"
    # Where Qt looks for fonts without a window, on Windows.
    environment["QT_QPA_FONTDIR"] = str(FONTS)


def take() -> None:
    """Clean the environment of this process, and let it find no fonts but those of the tests."""
    clean(os.environ)
    sys.dont_write_bytecode = False
    if sys.platform != "win32":
        time.tzset()
    folder = tempfile.mkdtemp(prefix="gupai-fonts-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = Path(folder, "fonts.conf")
    file.write_text(_FONTCONFIG.format(fonts=escape(str(FONTS)), cache=escape(folder)), "utf-8")
    os.environ["FONTCONFIG_FILE"] = str(file)
