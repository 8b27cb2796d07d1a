"""The option ``--quick`` of the tests themselves."""

import subprocess
import sys
from pathlib import Path

from tests.scripts import ROOT

_TESTS = """
from time import sleep

def test_slow():
    sleep(0.2)

def test_fast():
    pass
"""


def _run(folder: Path, *options: str) -> str:
    """Run the tests of a folder and return what pytest prints."""
    code = f"import sys, pytest; sys.path.append({str(ROOT)!r}); pytest.main(sys.argv[1:])"
    arguments = ["-p", "tests.quick", "-q", f"--rootdir={folder}", str(folder), *options]
    command = [sys.executable, "-P", "-c", code, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout


def test_what_took_long_is_left_out_the_next_time_and_what_is_new_is_not(tmp_path: Path) -> None:
    file = tmp_path / "test_here.py"
    file.write_text(_TESTS)
    assert "2 passed" in _run(tmp_path, "--quick")
    file.write_text(_TESTS + "\ndef test_new():\n    pass\n")
    assert "2 passed, 1 deselected" in _run(tmp_path, "--quick")
    assert "3 passed" in _run(tmp_path)
