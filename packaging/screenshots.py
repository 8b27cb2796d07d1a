"""Draw the pictures in ``docs/screenshots``, each with the program's own window.

    python packaging/screenshots.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screenshots"

#: The name of a picture and the program's arguments.
PICTURES = (
    ("ten-sets", "--game zen.ten-sets --deal 8 --language en"),
    ("ten-sets-uk", "--game zen.ten-sets --deal 8 --language uk"),
    ("ten-sets-zh", "--game zen.ten-sets --deal 8 --language zh_CN"),
    ("guo-wu-guan", "--game levels.guo-wu-guan --deal 7 --language en"),
    ("o-koan", "--game levels.o-koan --deal 7 --language en"),
    ("clear-five", "--game levels.clear-five --deal 7 --language uk"),
    ("meng-huo", "--game levels.meng-huo --deal 7 --language zh_CN"),
)


def main() -> None:
    """Draw them all, with the preferences of a new player."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        for name, arguments in PICTURES:
            draw(FOLDER / f"{name}.png", arguments.split(), home)


def draw(file: Path, arguments: list[str], home: str) -> None:
    """Draw one picture."""
    program = [sys.executable, "-m", "gupai_desktop", "--screenshot", str(file)]
    subprocess.run(
        [*program, "--size", "1180x800", *arguments],
        cwd=ROOT,
        env={**os.environ, "XDG_CONFIG_HOME": home, "HOME": home},
        check=True,
    )


if __name__ == "__main__":
    main()
