"""The one door to everything that is installed.

    pip install -e ".[build]"
    python packaging/build.py [STEP ...]

Without a step all of this system is made: the program, frozen and checked, its package,
sdist and wheel.  Packages come to ``dist``, everything on the way to ``build``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata

from contents import (
    BUILD,
    COMMAND,
    DIST,
    FROZEN,
    ICONS,
    NAME,
    NOTICE,
    PACKAGING,
    ROOT,
    TRANSLATIONS,
)
from contents import program as frozen
from identity import filled, version


def freeze(*options: str) -> None:
    """The frozen program alone, in build/frozen."""
    from icons import draw_all
    from installers import version_info

    shutil.rmtree(TRANSLATIONS, ignore_errors=True)
    call(str(PACKAGING / "translations.py"), "compile", "--to", str(TRANSLATIONS), *options)
    draw_all(ICONS)
    (BUILD / "version_info.txt").write_text(version_info(), encoding="utf-8")
    NOTICE.write_text(notice(), encoding="utf-8")
    folders = ["--distpath", str(FROZEN.parent), "--workpath", str(BUILD / "pyinstaller")]
    quiet = ["--noconfirm", "--log-level", "WARN"]
    # Without a seed the folder is another one each time; modules that are not compressed alone
    # make a smaller package, and so do modules that know the line of each step, not the column.
    fixed = {"PYTHONHASHSEED": "0", "PYTHONNODEBUGRANGES": "1"}
    fixed["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"
    spec = str(PACKAGING / "gupai.spec")
    call("-m", "PyInstaller", *quiet, *folders, spec, **fixed)
    if sys.platform == "linux":
        (FROZEN / COMMAND).symlink_to(NAME)


def notice() -> str:
    """Whose work comes along, with the version of Qt that it is."""
    qt = metadata.version("PySide6-Essentials")
    text = (PACKAGING / "NOTICE.txt").read_text(encoding="utf-8")
    return filled(text, QT=qt, SERIES=qt.rpartition(".")[0])


def check() -> None:
    """Have the frozen program check itself."""
    for name, argument in ((NAME, "--self-check"), (COMMAND, "games")):
        print("$", name, argument, flush=True)
        subprocess.run([frozen(name), argument], check=True)


def package() -> None:
    """.deb on Linux, setup.exe on Windows, .dmg on macOS."""
    if sys.platform == "win32":
        from installers import setup as build
    elif sys.platform == "darwin":
        from installers import disk_image as build
    else:
        from linux_package import build
    print(build())


def appimage() -> None:
    """Linux: the AppImage; APPIMAGE_RUNTIME says where its runtime lies."""
    from appimage import build

    print(build())


def wheel() -> None:
    """Sdist and wheel."""
    call("-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(DIST))


def debian() -> None:
    """The tree of Debian's source package, in build/debian, of the sdist."""
    from debian_source import lay

    print(lay(DIST / f"gupai_desktop-{version()}.tar.gz"))


def figures() -> None:
    """Size and start time."""
    call("tests/benchmarks/frozen.py")


def play() -> None:
    """Linux: whole games, played with the frozen program; needs what .ci/run installs."""
    results = BUILD / "play.xml"
    options = ["-q", "-rs", "-p", "no:cacheprovider", f"--junit-xml={results}"]
    # Where the tiles lie and how they move is written by the tree's program alone.
    tests = ["tests/e2e", "--ignore=tests/e2e/test_wayland.py"]
    tests += ["--ignore=tests/e2e/test_sound_server.py", "-k=not wants_less_motion"]
    call("-m", "pytest", *options, *tests, GUPAI_DESKTOP_TO_TEST=frozen(NAME))
    if "<skipped" in results.read_text(encoding="utf-8"):
        raise subprocess.CalledProcessError(1, ["a test that is skipped has not tried anything:"])


# The packages of a system read the program's own modules.
sys.path.append(str(ROOT))

STEPS: dict[str, Callable[[], None]] = {
    step.__name__: step
    for step in (freeze, check, package, appimage, wheel, debian, figures, play)
}
#: All of this system.
ALL = ("freeze", "check", "package", "wheel", "figures")


def call(*arguments: str, **more: str) -> None:
    """Run this very Python, with the tree before anything that is installed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **more}
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=True)


def main(arguments: list[str] | None = None) -> int:
    """Take the steps that are asked for; 1 if something on the way fails."""
    help_text = "".join(f"{name:10}{step.__doc__}\n" for name, step in STEPS.items())
    parser = argparse.ArgumentParser(
        description=f"{__doc__}\n{help_text}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", default=ALL)
    parser.add_argument(
        "--unfinished-ok", action="store_true", help="accept texts that are not translated yet"
    )
    chosen = parser.parse_args(arguments)
    if strange := set(chosen.steps) - STEPS.keys():
        parser.error(f"there is no step {', '.join(sorted(strange))}")
    try:
        for name in chosen.steps:
            if name == "freeze" and chosen.unfinished_ok:
                freeze("--unfinished-ok")
            else:
                STEPS[name]()
    except subprocess.CalledProcessError as error:
        print(f"build.py: {' '.join(map(str, error.cmd[:4]))} ... failed", file=sys.stderr)
        return 1
    except ValueError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
