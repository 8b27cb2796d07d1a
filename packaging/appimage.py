"""The AppImage: the frozen program for any Linux, in one file that needs no installation.

It is a program that mounts the rest of its own file, the *runtime*, and after it the tree of
the package, packed by ``mksquashfs``.  The runtime is a work of its own (AppImage/type2-runtime)
that is not kept here: the environment variable ``APPIMAGE_RUNTIME`` says where it lies.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from contents import BUILD, DIST, FROZEN, ICON, NAME, TITLE
from identity import version
from linux_package import lay

#: What every runtime is known by, from its ninth byte on: an AppImage of the second kind.
_MARK, _MARK_AT = b"AI\x02", 8


def build(folder: Path = DIST, frozen: Path = FROZEN) -> Path:
    """Make the AppImage of the frozen program and return it.

    Raises `ValueError` if the runtime is not named, or is none.
    """
    runtime = _runtime()
    tree = BUILD / "appimage"
    lay_tree(tree, frozen)
    packed = BUILD / "appimage.squashfs"
    options = ["-noappend", "-all-root", "-comp", "zstd", "-quiet", "-no-progress"]
    subprocess.run(["mksquashfs", str(tree), str(packed), *options], check=True)
    folder.mkdir(parents=True, exist_ok=True)
    image = folder / f"{TITLE.replace(' ', '_')}-{version()}-{os.uname().machine}.AppImage"
    image.write_bytes(runtime + packed.read_bytes())
    image.chmod(0o755)
    return image


def lay_tree(tree: Path, frozen: Path = FROZEN) -> None:
    """Lay what is mounted: the tree of the package, and what the desktop asks for beside it."""
    shutil.rmtree(tree, ignore_errors=True)
    lay(tree / "usr", frozen)
    (tree / "AppRun").symlink_to(f"usr/bin/{NAME}")
    entry = f"{NAME}.desktop"
    (tree / entry).symlink_to(f"usr/share/applications/{entry}")
    shutil.copy(ICON, tree / ICON.name)
    (tree / ".DirIcon").symlink_to(ICON.name)


def _runtime() -> bytes:
    """The program that mounts the rest."""
    place = os.environ.get("APPIMAGE_RUNTIME", "")
    if not place:
        raise ValueError("APPIMAGE_RUNTIME does not say where the runtime of AppImages lies")
    runtime = Path(place).read_bytes()
    if not runtime.startswith(_MARK, _MARK_AT):
        raise ValueError(f"{place} is no runtime of AppImages")
    return runtime
