"""The source package for Debian, with the PySide6 of the system.

``build.py wheel debian`` lays the tree in which ``dpkg-buildpackage`` makes the packages. Debian
has a PySide6 that is new enough after trixie. It has no miniaudio: that package plays no sounds.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from contents import BUILD, NAME, PACKAGING, ROOT
from identity import version
from linux_package import LINUX, filled, indented

DEBIAN = PACKAGING / "debian"


def lay(sdist: Path, folder: Path = BUILD / "debian") -> Path:
    """Lay the source of a release and its ``debian`` in it, and return that tree."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(sdist, folder / f"{NAME}_{version()}.orig.tar.gz")
    subprocess.run(["tar", "-xzf", str(sdist), "-C", str(folder)], check=True)
    (made,) = (path for path in folder.iterdir() if path.is_dir())
    tree = made.rename(folder / f"{NAME}-{version()}")
    for source in DEBIAN.rglob("*"):
        if source.is_file():
            target = tree / "debian" / source.relative_to(DEBIAN)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text(source), encoding="utf-8")
            shutil.copymode(source, target)
    return tree


def text(source: Path) -> str:
    """A file of ``debian`` with all that is told of this release in it."""
    head = (LINUX / "control").read_text(encoding="utf-8")
    description = head[head.index("Description:") :].rstrip()
    places = {"OFL": "resources/fonts/OFL.txt", "DEJAVU": "tests/data/fonts/DejaVu.txt"}
    licences = {
        name: indented((ROOT / place).read_text(encoding="utf-8"))
        for name, place in places.items()
    }
    return filled(str(source), DESCRIPTION=description, **licences)
