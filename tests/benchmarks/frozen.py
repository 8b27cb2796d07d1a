"""How big the frozen program and its packages are, and how long it takes to its first picture.

    python packaging/build.py figures

The start is compared with that of the program from the tree.  They start in turn, so that
whatever else the machine does slows both alike.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from contents import DIST, FROZEN, NAME, program  # noqa: E402

#: What the program may weigh and take: megabytes, and times the start of the tree's program.
MAX_UNPACKED, MAX_DEB, MAX_START = 88.0, 20.0, 1.5

_TRIES = 7


def megabytes(path: Path) -> float:
    """The size of a file, or of all files of a folder, links not counted."""
    files = [path] if path.is_file() else path.rglob("*")
    return sum(f.stat().st_size for f in files if f.is_file() and not f.is_symlink()) / 1e6


def main() -> None:
    """Print one line for each figure, the aim beside it."""
    print(f"unpacked: {megabytes(FROZEN):.1f} MB (aim: {MAX_UNPACKED:g} on Linux)")
    for package in sorted(DIST.glob("*")):
        aim = f" (aim: {MAX_DEB:g})" if package.suffix == ".deb" else ""
        print(f"{package.name}: {megabytes(package):.1f} MB{aim}")
    commands = [[program(NAME)], [sys.executable, "-m", "gupai_desktop"]]
    with tempfile.TemporaryDirectory() as home:
        # The first start only brings the files into memory.
        rounds = [[start(command, home) for command in commands] for _ in range(_TRIES + 1)][1:]
    for number, what in enumerate(("start to first picture", "of the processor")):
        taken = zip(*([one[number] for one in pair] for pair in rounds), strict=True)
        frozen, tree = map(statistics.median, taken)
        aim = "" if number else f" (aim: {MAX_START:g})"
        print(
            f"{what}: {frozen:.2f} s, from the tree {tree:.2f} s: {frozen / tree:.2f} times{aim}"
        )


def start(command: list[str], home: str) -> tuple[float, float]:
    """The seconds until a program has drawn its window and ended, and those of the CPU."""
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA"), home)
    environment = {**os.environ, **homes, "PYTHONPATH": str(ROOT)}
    # An installed program has its modules compiled, and so has the tree's after one start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    picture = str(Path(home, "picture.png"))
    before, cpu = time.perf_counter(), _cpu_of_children()
    subprocess.run(
        [*command, "--deal", "7", "--language", "en", "--screenshot", picture],
        env=environment,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - before, _cpu_of_children() - cpu


def _cpu_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    main()
