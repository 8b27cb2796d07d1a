"""Try the frozen program for real: build it, let it check itself, and play with it.

    python packaging/try_build.py [--no-build] [arguments of build.py freeze]

Whole games are played with the frozen program in a real window, and it is heard by a
screen reader: the tests of ``tests/e2e``, pointed at it. They need what ``.ci/run``
installs, and the ``test`` extra.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

import build
from contents import FROZEN, ROOT
from figures import program


def main(arguments: list[str] | None = None) -> int:
    """0 if everything was built, checked and won."""
    parser = argparse.ArgumentParser(description="Try the frozen program for real.")
    parser.add_argument("--no-build", action="store_true", help="it has been built already")
    chosen, others = parser.parse_known_args(arguments)
    start = time.monotonic()
    steps = [*([] if chosen.no_build else ["freeze"]), "check", "figures"]
    failed = build.main([*steps, *others]) or play()
    print(f"{'FAILED' if failed else 'All well'} after {time.monotonic() - start:.0f} s")
    return failed


def play() -> int:
    """Run the end-to-end tests with the frozen program."""
    environment = {**os.environ, "GUPAI_DESKTOP_TO_TEST": program(FROZEN)}
    games = [str(file) for file in sorted((ROOT / "tests" / "e2e").glob("test_*.py"))]
    command = ["-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", *games]
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    print(done.stdout)
    # A test that is skipped has not tried anything.
    return done.returncode or int("skipped" in done.stdout)


if __name__ == "__main__":
    sys.exit(main())
