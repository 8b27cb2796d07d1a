"""The ``.deb``: the tree of ``linux_tree.py``, with what it needs of the system declared."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from contents import BUILD, DIST, FROZEN, NAME, version
from linux_tree import LINUX, MAINTAINER, lay

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
_CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Suggests: fonts-noto-cjk
Section: games
Priority: optional
Description: solitaires of the Chinese dominoes
 The Game of Zen and Clearing the Rows, with the 32 tiles of the Chinese
 dominoes (gupai): drag the tiles, undo as far as you like, ask for hints that
 are proved, and play deals that can be won.
 .
 In English, Ukrainian and Chinese.
"""


def build(folder: Path = DIST) -> Path:
    """Make the package of the frozen program and return it."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay(root / "usr")
    overrides = root / "usr" / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(LINUX / "lintian-overrides", overrides)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    size, binaries = _size_in_kib(root / "usr"), _binaries(FROZEN)
    control.write_text(control_text(size, depends(binaries)), encoding="utf-8")
    for each in (root, control.parent, root / "usr" / "share" / "lintian", overrides.parent):
        each.chmod(0o755)
    (root / "DEBIAN" / "md5sums").write_text(_sums(root), encoding="utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"{NAME}_{version()}_{architecture()}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return package


def control_text(size: int, needed: Iterable[str]) -> str:
    """The head of the package."""
    return _CONTROL.format(
        name=NAME,
        version=version(),
        architecture=architecture(),
        maintainer=MAINTAINER,
        size=size,
        depends=", ".join(needed),
    )


def architecture() -> str:
    """What Debian calls this kind of processor."""
    if not shutil.which("dpkg"):
        return {"x86_64": "amd64", "aarch64": "arm64"}.get(os.uname().machine, "any")
    return _output("dpkg", "--print-architecture").strip()


def depends(binaries: list[Path]) -> list[str]:
    """The packages that programs and libraries need beside each other.

    Raises `ValueError` for a library that is neither among them nor known: the machine
    that froze the program lacks it, or it has to be declared.
    """
    told = _output("objdump", "-p", *map(str, binaries))
    own = {file.name for file in binaries}
    needed = set(re.findall(r"NEEDED\s+(\S+)", told)) - own
    others = {name for name in needed if not _C_LIBRARY.fullmatch(name)}
    if strange := others - SYSTEM.keys():
        raise ValueError(f"nobody brings {', '.join(sorted(strange))}: see docs/building.md")
    return sorted([f"libc6 (>= {_glibc(told)})", *COMPANIONS, *(SYSTEM[name] for name in others)])


def _glibc(told: str) -> str:
    """The oldest C library that will do."""
    versions = {
        tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_(2[.\d]+)", told)
    }
    return ".".join(map(str, max(versions)))


def _binaries(folder: Path) -> list[Path]:
    """The programs and libraries in a folder, those that have a second name once."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return [file for file in files if _head(file) == b"\x7fELF"]


def _head(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(4)


def _size_in_kib(folder: Path) -> int:
    return sum(path.lstat().st_size + 1023 >> 10 for path in folder.rglob("*"))


def _sums(root: Path) -> str:
    files = sorted(f for f in (root / "usr").rglob("*") if f.is_file() and not f.is_symlink())
    names = [str(file.relative_to(root)) for file in files]
    return subprocess.run(
        ["md5sum", *names], cwd=root, check=True, capture_output=True, text=True
    ).stdout


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
