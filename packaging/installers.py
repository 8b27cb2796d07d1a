"""The packages of Windows and macOS, made by the tools of each around the frozen program."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from pathlib import Path

from contents import BUILD, DIST, FROZEN, ICONS, NAME, PACKAGING, ROOT, TITLE
from identity import IDENTITY, filled, version

WINDOWS = PACKAGING / "windows"
SCRIPT = WINDOWS / "setup.nsi"


def numbers() -> list[str]:
    """The version as Windows counts: four numbers."""
    found = re.findall(r"\d+", version())
    return [*found, "0", "0", "0", "0"][:4]


def version_info() -> str:
    """What the properties of the program's file say on Windows."""
    text = (WINDOWS / "version_info.txt").read_text(encoding="utf-8")
    return filled(text, NUMBERS=", ".join(numbers()))


def setup(folder: Path = DIST, frozen: Path = FROZEN) -> Path:
    """Compile the installer for Windows; makensis does that on Linux too."""
    folder.mkdir(parents=True, exist_ok=True)
    output = folder / f"{NAME}-{version()}-setup.exe"
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    defined = {
        "VERSION": version(),
        "PUBLISHER": IDENTITY["publisher"],
        "HOMEPAGE": IDENTITY["homepage"],
        "NUMBERS": ".".join(numbers()),
        "PAYLOAD": frozen / "*",
        "OUTPUT": output,
        "ICON": ICONS / f"{NAME}.ico",
        "LICENCE": ROOT / "LICENSE",
    }
    options = ["-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    options += [f"-D{name}={value}" for name, value in defined.items()]
    subprocess.run([makensis, *options, str(SCRIPT)], check=True)
    return output


def disk_image(folder: Path = DIST) -> Path:
    """Put the bundle for macOS, and a link to where programs go, on a disk image."""
    content = BUILD / "dmg"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    bundle = f"{TITLE}.app"
    shutil.copytree(FROZEN.parent / bundle, content / bundle, symlinks=True)
    (content / "Applications").symlink_to("/Applications")
    folder.mkdir(parents=True, exist_ok=True)
    image = folder / f"{NAME}-{version()}-{platform.machine()}.dmg"
    image.unlink(missing_ok=True)
    command = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(content), str(image)]
    subprocess.run(command, check=True)
    return image
