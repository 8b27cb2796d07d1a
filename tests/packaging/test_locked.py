"""The locks, taken as dev.py does it by the oldest pip that people have, and each complete."""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterable
from importlib.metadata import PathDistribution
from itertools import chain
from pathlib import Path
from zipfile import Path as ZipPath

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.scripts import ROOT, load

LOCKED = sorted((ROOT / "packaging" / "locked").glob("*.txt"))
#: Python 3.11.0 brings it; on a later Python it does not run.
OLDEST_PIP = "22.3"
#: What pip says of packages that are not to be had here, and not of a lock that is wrong.
NOT_HERE = ("from versions: none", "connection broken", "ConnectionError", "No module named pip")

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason=f"pip {OLDEST_PIP} runs on Python 3.11 only"
)


def download(folder: Path, *pip: str) -> None:
    """Run a pip that downloads into a folder; skip the test where nothing is to be had."""
    how = ("-q", "--retries=0", "--timeout=15", f"--dest={folder}", "--only-binary=:all:")
    done = subprocess.run([*pip, *how], check=False, capture_output=True, text=True)
    if any(sign in done.stderr for sign in NOT_HERE):
        pytest.skip(f"pip cannot download: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stderr


def test_the_oldest_pip_takes_every_lock_and_none_lacks_a_package(tmp_path: Path) -> None:
    download(tmp_path, sys.executable, "-m", "pip", "download", "--no-deps", f"pip=={OLDEST_PIP}")
    venv.create(tmp_path / "empty", symlinks=os.name != "nt")
    empty = tmp_path / "empty" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = str(tmp_path / f"pip-{OLDEST_PIP}-py3-none-any.whl" / "pip")
    locks = [word for lock in LOCKED for word in ("-r", str(lock))]
    download(tmp_path, str(empty), "-I", pip, "download", *load("dev.py").AS_LOCKED, *locks)
    needs = {}
    for wheel in tmp_path.glob("*.whl"):
        (folder,) = (place for place in ZipPath(wheel).iterdir() if place.suffix == ".dist-info")
        found = PathDistribution(folder)
        needs[canonicalize_name(found.name)] = here(found.requires or ())
    for lock in LOCKED:
        lines = re.findall(r"^[\w.-]+==[^\\]+", lock.read_text("utf-8"), re.MULTILINE)
        there = {
            canonicalize_name(line.name): str(line.specifier).removeprefix("==")
            for line in here(lines)
        }
        assert len(there) > 5
        for need in chain.from_iterable(needs[name] for name in there):
            version = there.get(canonicalize_name(need.name))
            assert version is not None, (lock.name, str(need))
            assert version in need.specifier, (lock.name, str(need))


def here(lines: Iterable[str]) -> list[Requirement]:
    """What these lines ask for on this machine, without an extra."""
    wanted = map(Requirement, lines)
    return [one for one in wanted if not one.marker or one.marker.evaluate({"extra": ""})]
