"""The frozen program as it lies on a Linux system, and the ``.deb`` of that.

The Flatpak is made of the same tree.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path

from contents import BUILD, COMMAND, DIST, FROZEN, ICON, ICONS, NAME, PACKAGING, ROOT, version
from icons import PNG_SIZES
from manuals import places as manual

LINUX = PACKAGING / "linux"
#: Debian wants an address; the project has none yet.
MAINTAINER = "Gupai Desktop developers <gupai-desktop@localhost>"

#: What lies under ``/usr/share``, from ``linux/``; what ends in ``.gz`` is packed on the way.
SHARED = {
    "applications/gupai-desktop.desktop": "gupai-desktop.desktop",
    "doc/gupai-desktop/NEWS.gz": "../../CHANGELOG.md",
    "doc/gupai-desktop/changelog.gz": "changelog",
    "doc/gupai-desktop/copyright": "copyright",
    "man/man6/gupai-desktop.6.gz": "gupai-desktop.6",
    "man/man6/gupai.6.gz": "gupai.6",
    "metainfo/alt.gupai.desktop.metainfo.xml": "gupai-desktop.metainfo.xml",
    "mime/packages/gupai-desktop.xml": "gupai-desktop.mime.xml",
}

#: The libraries that the frozen program leaves to the system, and their packages: the
#: graphics driver's door, and what must fit the display server.
SYSTEM = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
}
_C_LIBRARY = re.compile(r"(lib(c|m|dl|pthread|resolv|rt|util)|ld-linux[\w-]*)\.so\.\d")
#: The program has these libraries itself, but not the keyboards and fonts that come with them.
COMPANIONS = ("libfontconfig1", "libxkbcommon0")


def lay(prefix: Path, frozen: Path = FROZEN) -> None:
    """Lay the program and all that belongs to it under a prefix such as ``/usr``."""
    shutil.rmtree(prefix, ignore_errors=True)
    shutil.copytree(frozen, prefix / "lib" / NAME, symlinks=True)
    for place, source in SHARED.items():
        text = filled(source).encode()
        packed = gzip.compress(text, 9, mtime=0) if place.endswith(".gz") else text
        _write(packed, prefix / "share" / place)
    icons = {"scalable": ICON} | {f"{n}x{n}": ICONS / f"{NAME}-{n}.png" for n in PNG_SIZES}
    for size, icon in icons.items():
        place = f"share/icons/hicolor/{size}/apps/{NAME}{icon.suffix}"
        _write(icon.read_bytes(), prefix / place)
    (prefix / "bin").mkdir()
    for command in (NAME, COMMAND):
        (prefix / "bin" / command).symlink_to(f"../lib/{NAME}/{command}")
    _make_readable(prefix, prefix / "lib" / NAME)


def filled(name: str, **more: str) -> str:
    """A text of ``linux/``, such as a manual, with all that is told of this build in it."""
    # It can be set, so that two builds are alike.
    now = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    places = {
        **manual(name),
        "VERSION": version(),
        "DATE": time.strftime("%Y-%m-%d", now),
        "MOMENT": time.strftime("%a, %d %b %Y %H:%M:%S +0000", now),
        "MAINTAINER": MAINTAINER,
        # Debian indents a licence, and its empty lines have a dot.
        "MIT": "\n".join(f" {line or '.'}" for line in licence.splitlines()),
        **more,
    }
    text = (LINUX / name).read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda place: places[place[1]], text)


def _write(content: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def _make_readable(folder: Path, programs: Path) -> None:
    """Give every file the rights of an installed one, whatever the builder's habits are."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.parent == programs else 0o644)


def build(folder: Path = DIST) -> Path:
    """Make the package of the frozen program and return it."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    lay(usr)
    _write(filled("lintian-overrides").encode(), usr / "share" / "lintian" / "overrides" / NAME)
    files = sorted(path for path in usr.rglob("*") if path.is_file() and not path.is_symlink())
    sums = (f"{hashlib.md5(f.read_bytes()).hexdigest()}  {f.relative_to(root)}\n" for f in files)
    size = sum(path.lstat().st_size + 1023 >> 10 for path in usr.rglob("*"))
    binaries = [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
    _write(control(size, depends(binaries)).encode(), root / "DEBIAN" / "control")
    _write("".join(sums).encode(), root / "DEBIAN" / "md5sums")
    _make_readable(root, usr / "lib" / NAME)
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"{NAME}_{version()}_{architecture()}.deb"
    _output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package))
    return package


def control(size: int, needed: Iterable[str]) -> str:
    """The head of the package."""
    told = {"ARCHITECTURE": architecture(), "SIZE": str(size), "DEPENDS": ", ".join(needed)}
    return filled("control", **told)


def architecture() -> str:
    """What Debian calls this kind of processor."""
    if not shutil.which("dpkg"):
        return {"x86_64": "amd64", "aarch64": "arm64"}.get(os.uname().machine, "any")
    return _output("dpkg", "--print-architecture").strip()


def depends(binaries: list[Path]) -> list[str]:
    """The packages that programs and libraries need beside each other.

    Raises `ValueError` for a library that is neither among them nor known: the machine
    that froze the program lacks it, or it has to be declared.  (``dpkg-shlibdeps`` does
    not see that a library of the system that was taken along is the program's own.)
    """
    told = _output("objdump", "-p", *map(str, binaries))
    needed = set(re.findall(r"NEEDED\s+(\S+)", told)) - {file.name for file in binaries}
    others = {name for name in needed if not _C_LIBRARY.fullmatch(name)}
    if strange := others - SYSTEM.keys():
        raise ValueError(f"nobody brings {', '.join(sorted(strange))}: see docs/building.md")
    newest = max(re.findall(r"GLIBC_(2[.\d]+)", told), key=lambda v: [*map(int, v.split("."))])
    return sorted([f"libc6 (>= {newest})", *COMPANIONS, *(SYSTEM[name] for name in others)])


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
