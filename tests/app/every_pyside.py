"""Tries every PySide with every Python, whether its signatures can be late.

    python -m tests.app.every_pyside FOLDER PYTHON ...

Each version that `late_signatures` names is installed into a folder of its own in FOLDER.  For
each pair there is a line; those that say "works" may stand in `TRIED`.
"""

import os
import subprocess
import sys
from pathlib import Path

from gupai_desktop.app.late_signatures import TRIED
from tests.app.test_late_signatures import PROGRAM, WANTED
from tests.scripts import ROOT

_TRIED_HERE = """
import sys
from gupai_desktop.app import late_signatures
late_signatures.TRIED = {{sys.version_info[:2]: ({version!r},)}}
"""


def works(python: str, version: str, folder: Path) -> bool:
    """Return whether a signature is there when it is asked for, and not before."""
    done = subprocess.run(
        [python, "-c", _TRIED_HERE.format(version=version) + PROGRAM],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode == 0 and all(part in done.stdout for part in WANTED)


def main() -> None:
    """Install what is not there, and print a line for each pair."""
    folder, *pythons = sys.argv[1:]
    for version in sorted({version for tried in TRIED.values() for version in tried}):
        place = Path(folder, version)
        if not place.is_dir():
            packages = [f"{name}=={version}" for name in ("PySide6-Essentials", "shiboken6")]
            install = ("-m", "pip", "install", "-q", "--no-deps", "--target", str(place))
            subprocess.run([sys.executable, *install, *packages], check=True)
        for python in pythons:
            found = "works" if works(python, version, place) else "does not work"
            print(f"PySide6 {version}, {python}: {found}", flush=True)


if __name__ == "__main__":
    main()
