"""Write down, with their hashes, the packages of Python that a release is made of.

    python packaging/lock.py

`locked/program.txt` is what is shipped, `locked/build.txt` that and what builds it,
`locked/test.txt` that and what tests it, `locked/release.txt` what checks it.  pip takes
nothing else with `--require-hashes`.  It needs uv, which resolves for all systems at once.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "locked"

#: Each file and the extras of ``pyproject.toml`` that it is of, but for sounds, which all have.
FILES = {"program": (), "build": ("build",), "release": ("release",), "test": ("test",)}

#: For all systems and Pythons, and without a word about where the packages were found.
OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"),
    *("--extra", "sounds"),
    *("--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
)


def lock(name: str, *options: str) -> None:
    """Resolve one file anew; what it names already stays, unless `--upgrade` is asked for."""
    extras = [word for extra in FILES[name] for word in ("--extra", extra)]
    target = FOLDER / f"{name}.txt"
    command = ["uv", "pip", "compile", "pyproject.toml", *extras, *OPTIONS, *options]
    subprocess.run([*command, "--output-file", str(target)], cwd=ROOT, check=True)


if __name__ == "__main__":
    for each in FILES:
        lock(each, *sys.argv[1:])
