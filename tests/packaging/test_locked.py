"""The locks, installed as dev.py does it, with the oldest pip that people have."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.scripts import ROOT, load

LOCKED = sorted((ROOT / "packaging" / "locked").glob("*.txt"))
#: Python 3.11.0 brings it; on a later Python it does not run.
OLDEST_PIP = "22.3"
#: What pip says of packages that are not to be had here, and not of a lock that is wrong.
NOT_HERE = ("from versions: none", "connection broken", "ConnectionError", "No module named pip")

pytestmark = [
    pytest.mark.proves("packaging/locked/*.txt", "dev.py", at_release=True),
    pytest.mark.skipif(
        sys.version_info >= (3, 12), reason=f"pip {OLDEST_PIP} runs on Python 3.11 only"
    ),
]


def run(*command: str) -> str:
    """What a command says if it fails; nothing if it does not."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.stderr if done.returncode else ""


@pytest.fixture(scope="module")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the old pip and every package of every lock."""
    folder = tmp_path_factory.mktemp("downloads")
    pip = (sys.executable, "-m", "pip", "download", "-q", "--retries=0", "--timeout=15")
    locks = [word for lock in LOCKED for word in ("-r", str(lock))]
    for packages in ([f"pip=={OLDEST_PIP}"], [*load("dev.py").AS_LOCKED, *locks]):
        place = (f"--dest={folder}", f"--find-links={folder}", "--no-deps", "--only-binary=:all:")
        output = run(*pip, *place, *packages)
        if any(sign in output for sign in NOT_HERE):
            pytest.skip(f"pip cannot download {packages[-1]}: {output[-300:]}")
        assert not output
    return folder


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """The Python of an environment with nothing in it, not even pip."""
    venv.create(tmp_path / "empty", symlinks=os.name != "nt")
    return tmp_path / "empty" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@pytest.mark.parametrize("lock", LOCKED, ids=lambda lock: lock.stem)
def test_the_oldest_pip_installs_a_lock_in_an_empty_environment(
    lock: Path, downloads: Path, empty: Path
) -> None:
    pip = downloads / f"pip-{OLDEST_PIP}-py3-none-any.whl" / "pip"
    where = ("-q", "--no-index", f"--find-links={downloads}", "--no-compile")
    options = (*load("dev.py").AS_LOCKED, "--only-binary=:all:", "-r", str(lock))
    assert run(str(empty), "-I", str(pip), "install", *where, *options) == ""
    assert run(str(empty), "-I", str(pip), "check") == "", "no package lacks another"
