"""Whatever lies in the folder one happens to be in, none of it is run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.homes import homes

#: What Python and the program would import from there, if they did.
TRAPS = (
    *("pickle", "multiprocessing", "signal", "socket", "struct", "json", "sqlite3", "tempfile"),
    *("logging", "getpass", "argparse", "org", "platformdirs", "PySide6", "sitecustomize"),
)
TIMEOUT = 120.0


def run(folder: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with a home of its own."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **homes(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """A folder full of traps; each leaves a file when it is run."""
    folder = tmp_path / "Downloads"
    folder.mkdir()
    for name in TRAPS:
        marker = folder / f"{name}-was-run"
        (folder / f"{name}.py").write_text(f"open({str(marker)!r}, 'w')\nraise SystemExit(9)\n")
    return folder


@pytest.mark.parametrize(
    "arguments",
    [
        ("gupai_desktop", "--self-check"),
        ("gupai_desktop.cli.main", "study", "zen.ten-sets", "--deals", "1-3", "--jobs", "2"),
    ],
)
def test_nothing_is_imported_from_the_current_folder(
    downloads: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = run(downloads, tmp_path, "-m", *arguments)
    assert [path.name for path in downloads.glob("*-was-run")] == []
    assert done.returncode == 0, done.stderr


#: What a package has beside Python itself; the second line is what shiboken6 and
#: multiprocessing make.
SHIPPED = {
    "_missing_stdlib_info",
    *("gupai_desktop", "PySide6", "shiboken6", "platformdirs"),
    *("miniaudio", "_miniaudio", "_cffi_backend"),
    *("shibokensupport", "signature_bootstrap", "__feature__", "__mp_main__"),
}

IMPORTED = """
import sys
before = set(sys.modules)
from gupai_desktop.app.main import main
code = main(["--self-check"])
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(name for name in loaded if name not in sys.stdlib_module_names))
sys.exit(code)
"""


def test_what_is_imported_while_every_part_is_tried_is_shipped(tmp_path: Path) -> None:
    done = run(tmp_path, tmp_path, "-P", "-c", IMPORTED)
    assert done.returncode == 0, done.stdout
    found = done.stdout.splitlines()[-1].split()
    assert {"gupai_desktop", "PySide6"} <= set(found)
    assert set(found) - SHIPPED == set()
