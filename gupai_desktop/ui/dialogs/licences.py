"""What the program is made of and shipped with, and the licence of each part."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion

from gupai_desktop import __version__, paths


@dataclass(frozen=True, slots=True)
class Part:
    """One part: its name with its version, its licence's name and files, where its source is."""

    name: str
    licence: str
    files: tuple[str, ...]
    source: str = ""

    @property
    def title(self) -> str:
        """The name and the licence's name, in any language."""
        return f"{self.name} — {self.licence}"

    def text(self) -> str:
        """The licence itself, as it was written."""
        return "\n\n".join(self._read(file) for file in self.files)

    def _read(self, file: str) -> str:
        return (paths.resources() / Path(file)).read_text("utf-8").strip("\n\f")


def parts() -> tuple[Part, ...]:
    """The program itself, then what it comes with."""
    qt_files = ("licences/LGPL-3.txt", "licences/GPL-3.txt")
    qt_source = "https://download.qt.io/official_releases/QtForPython/"
    python_source = "https://www.python.org/downloads/source/"
    github = "https://github.com"
    return (
        Part(f"Gupai Desktop {__version__}", "MIT", ("licences/Gupai-Desktop.txt",)),
        Part(f"Qt {qVersion()}, PySide6 {PySide6.__version__}", "LGPL 3", qt_files, qt_source),
        Part("ICU", "Unicode 3", ("licences/ICU.txt",), f"{github}/unicode-org/icu"),
        Part(
            "Gupai Han (Noto Sans CJK SC)",
            "OFL 1.1",
            ("fonts/OFL.txt",),
            f"{github}/notofonts/noto-cjk",
        ),
        Part(
            f"Python {platform.python_version()}", "PSF 2", ("licences/Python.txt",), python_source
        ),
        Part(
            "platformdirs", "MIT", ("licences/platformdirs.txt",), f"{github}/tox-dev/platformdirs"
        ),
        Part("miniaudio", "MIT", ("licences/miniaudio.txt",), f"{github}/irmen/pyminiaudio"),
        Part("cffi", "MIT-0", ("licences/cffi.txt",), f"{github}/python-cffi/cffi"),
    )
