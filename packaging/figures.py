"""How big the frozen program is, and how long it takes to its first picture.

python packaging/figures.py
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from contents import FROZEN, NAME, ROOT

#: What the program may weigh and take: megabytes, and times the start of the tree's program.
MOST_UNPACKED, MOST_DEB, MOST_START = 125.0, 36.0, 1.5

_TRIES = 7


def megabytes(path: Path) -> float:
    """The size of a file, or of all files of a folder, links not counted."""
    files = [path] if path.is_file() else path.rglob("*")
    return sum(f.stat().st_size for f in files if f.is_file() and not f.is_symlink()) / 1e6


def report(frozen: Path = FROZEN, packages: list[Path] | None = None) -> list[str]:
    """One line for each figure, the aim beside it."""
    tree = [sys.executable, "-m", "gupai_desktop"]
    (slow, slow_cpu), (start, cpu) = start_times([[program(frozen)], tree])
    lines = [f"unpacked: {megabytes(frozen):.1f} MB (aim: {MOST_UNPACKED:g} on Linux)"]
    for package in packages or []:
        aim = f" (aim: {MOST_DEB:g})" if package.suffix == ".deb" else ""
        lines.append(f"{package.name}: {megabytes(package):.1f} MB{aim}")
    return [
        *lines,
        f"start to first picture: {slow:.2f} s, from the tree {start:.2f} s:"
        f" {slow / start:.2f} times (aim: {MOST_START:g})",
        f"of the processor: {slow_cpu:.2f} s, from the tree {cpu:.2f} s:"
        f" {slow_cpu / cpu:.2f} times",
    ]


def program(frozen: Path) -> str:
    """The file of the frozen program."""
    return str(frozen / (f"{NAME}.exe" if os.name == "nt" else NAME))


def start_times(commands: list[list[str]]) -> list[tuple[float, float]]:
    """The median seconds that programs take to draw their window and end, and those of the CPU.

    They start in turn, so that whatever else the machine does slows all of them alike.
    """
    taken: list[list[tuple[float, float]]] = [[] for _ in commands]
    with tempfile.TemporaryDirectory() as home:
        for number in range(_TRIES + 1):
            for command, times in zip(commands, taken, strict=True):
                one = _start(command, home)
                if number:  # the first start only brings the files into memory
                    times.append(one)
    return [(_median(0, times), _median(1, times)) for times in taken]


def _start(command: list[str], home: str) -> tuple[float, float]:
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA"), home)
    environment = {**os.environ, **homes, "PYTHONPATH": str(ROOT)}
    # An installed program has its modules compiled, and so has the tree's after one start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before, cpu = time.perf_counter(), _cpu_of_children()
    subprocess.run(
        [*command, "--deal", "7", "--language", "en", "--screenshot", str(Path(home, "a.png"))],
        env=environment,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - before, _cpu_of_children() - cpu


def _median(column: int, times: list[tuple[float, float]]) -> float:
    return statistics.median(one[column] for one in times)


def _cpu_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    print(*report(), sep="\n")
