"""Exceptions in what Qt calls are told, and Qt goes on."""

import os
import subprocess
import sys


def test_an_exception_in_whatever_qt_calls_is_heard_and_ends_nothing() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.app.raising"],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stdout) == (0, "alive\n"), ran.stdout + ran.stderr
