"""The one door to everything that is installed.

    pip install -e ".[build]"
    python packaging/build.py            all of this system: the program, checked, its package
    python packaging/build.py freeze     the frozen program alone, in build/frozen
    python packaging/build.py check      have the frozen program check itself
    python packaging/build.py package    .deb on Linux, setup.exe on Windows, .dmg on macOS
    python packaging/build.py tree       Linux: the tree that a Flatpak is made of
    python packaging/build.py wheel      sdist and wheel
    python packaging/build.py figures    size and start time

Packages come to ``dist``, everything on the way to ``build``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from contents import BUILD, DIST, FROZEN, ICONS, PACKAGING, ROOT, TRANSLATIONS


def freeze(*, unfinished_ok: bool = False) -> None:
    """Compile the translations, draw the icons, and let PyInstaller freeze the program."""
    from icons import draw_all
    from installers import version_info

    shutil.rmtree(TRANSLATIONS, ignore_errors=True)
    leave = ["--unfinished-ok"] if unfinished_ok else []
    call(str(PACKAGING / "translations.py"), "compile", "--to", str(TRANSLATIONS), *leave)
    draw_all(ICONS)
    (BUILD / "version_info.txt").write_text(version_info(), encoding="utf-8")
    folders = ["--distpath", str(FROZEN.parent), "--workpath", str(BUILD / "pyinstaller")]
    quiet = ["--noconfirm", "--log-level", "WARN"]
    call("-m", "PyInstaller", *quiet, *folders, str(PACKAGING / "gupai.spec"))


def check() -> None:
    """Have the frozen program try its parts, and its command list the games."""
    from figures import program

    for command in ([program(FROZEN), "--self-check"], [command_line(), "games"]):
        print("$", Path(command[0]).name, *command[1:], flush=True)
        subprocess.run(command, check=True)


def command_line() -> str:
    """The file of the frozen command without a window."""
    return str(FROZEN / ("gupai.exe" if os.name == "nt" else "gupai"))


def package() -> None:
    """Make the package that this system installs."""
    print(made_package())


def made_package() -> Path:
    if sys.platform == "win32":
        from installers import setup

        return setup()
    if sys.platform == "darwin":
        from installers import disk_image

        return disk_image()
    from deb import build

    return build()


def tree() -> None:
    """Lay the program as it lies on a Linux system, under ``build/linux/usr``."""
    from linux_tree import lay

    lay(BUILD / "linux" / "usr")


def wheel() -> None:
    """Make sdist and wheel."""
    call("-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(DIST))


def figures() -> None:
    """Say how big the program and its package are, and how fast it starts."""
    from figures import report

    packages = [file for file in sorted(DIST.glob("*")) if file.suffix in (".deb", ".exe", ".dmg")]
    print(*report(packages=packages), sep="\n")


STEPS: dict[str, Callable[[], None]] = {
    step.__name__: step for step in (freeze, check, package, tree, wheel, figures)
}
#: All of this system.
ALL = ("freeze", "check", "package", "wheel", "figures")


def run(step: str, *, unfinished_ok: bool) -> None:
    """Take one step."""
    if step == freeze.__name__:
        freeze(unfinished_ok=unfinished_ok)
    else:
        STEPS[step]()


def call(*arguments: str) -> None:
    """Run this very Python, with the tree before anything that is installed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=True)


def main(arguments: list[str] | None = None) -> int:
    """Take the step that is asked for; 1 if something on the way fails."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
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
            run(name, unfinished_ok=chosen.unfinished_ok)
    except subprocess.CalledProcessError as error:
        print(f"build.py: {' '.join(map(str, error.cmd[:4]))} ... failed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
