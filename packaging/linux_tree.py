"""The frozen program as it lies on a Linux system: commands, menu entry, icons, man pages.

The ``.deb`` is made of this tree, and so is the Flatpak.
"""

from __future__ import annotations

import gzip
import os
import shutil
import time
from pathlib import Path

from contents import COMMAND, FROZEN, ICON, ICONS, IDENTIFIER, NAME, PACKAGING, ROOT, version
from icons import PNG_SIZES

LINUX = PACKAGING / "linux"
#: Debian wants an address; the project has none yet.
MAINTAINER = "Gupai Desktop developers <gupai-desktop@localhost>"


def lay(prefix: Path, frozen: Path = FROZEN) -> None:
    """Lay the program and all that belongs to it under a prefix such as ``/usr``."""
    shutil.rmtree(prefix, ignore_errors=True)
    shutil.copytree(frozen, prefix / "lib" / NAME, symlinks=True)
    _lay_commands(prefix / "bin")
    share = prefix / "share"
    _place(LINUX / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    _place(LINUX / f"{NAME}.mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    _write(metainfo(), share / "metainfo" / f"{IDENTIFIER}.metainfo.xml")
    _lay_icons(share / "icons" / "hicolor")
    for command in (NAME, COMMAND):
        _pack(man_page(command), share / "man" / "man6" / f"{command}.6.gz")
    documents = share / "doc" / NAME
    _write(copyright_text(), documents / "copyright")
    _pack((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), documents / "NEWS.gz")
    _pack(changelog(), documents / "changelog.gz")
    _make_readable(prefix)


def metainfo() -> str:
    """What software centres show of the program."""
    day = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    return _filled(f"{NAME}.metainfo.xml").replace("@DATE@", day)


def man_page(command: str) -> str:
    """The manual of one of the two commands."""
    return _filled(f"{command}.6")


def copyright_text() -> str:
    """Whose work it is and under which licences, in the form of Debian."""
    lines = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    indented = "\n".join(f" {line}" if line.strip() else " ." for line in lines)
    return (LINUX / "copyright").read_text(encoding="utf-8").replace("@MIT@", indented)


def changelog() -> str:
    """The packages that were made, in the form of Debian: this one."""
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(moment()))
    return (
        f"{NAME} ({version()}) stable; urgency=low\n\n"
        f"  * What has changed is told in NEWS.gz.\n\n -- {MAINTAINER}  {day}\n"
    )


def moment() -> int:
    """The time that stands in what is built; it can be set, so that two builds are alike."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def _filled(name: str) -> str:
    return (LINUX / name).read_text(encoding="utf-8").replace("@VERSION@", version())


def _lay_commands(folder: Path) -> None:
    folder.mkdir(parents=True)
    for command in (NAME, COMMAND):
        (folder / command).symlink_to(f"../lib/{NAME}/{command}")


def _lay_icons(theme: Path) -> None:
    _place(ICON, theme / "scalable" / "apps" / f"{NAME}.svg")
    for size in PNG_SIZES:
        _place(ICONS / f"{NAME}-{size}.png", theme / f"{size}x{size}" / "apps" / f"{NAME}.png")


def _place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _pack(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _make_readable(prefix: Path) -> None:
    """Give every file the rights of an installed one, whatever the builder's habits are."""
    for path in (prefix, *prefix.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or path.parent == prefix / "lib" / NAME
            path.chmod(0o755 if is_program else 0o644)
