"""The options ``--quick`` and ``--shuffled`` of the tests themselves."""

import os
import re
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
    own = ("-p", "tests.quick", "-p", "tests.shuffled", "-q", f"--rootdir={folder}", str(folder))
    command = [sys.executable, "-P", "-c", code, *own, *options]
    # Other plugins take most of a start.
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=folder, env=alone, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_what_took_long_is_left_out_the_next_time_and_what_is_new_is_not(tmp_path: Path) -> None:
    file = tmp_path / "test_here.py"
    file.write_text(_TESTS)
    assert "2 passed" in _run(tmp_path, "--quick")
    file.write_text(_TESTS + "\ndef test_new():\n    pass\n")
    assert "2 passed, 1 deselected" in _run(tmp_path, "--quick")
    assert "3 passed" in _run(tmp_path)
    assert "3 passed" in _run(tmp_path, "--quick", "-p", "no:cacheprovider")


def test_files_are_shuffled_and_their_tests_stay_together_in_order(tmp_path: Path) -> None:
    for name in "abcde":
        (tmp_path / f"test_{name}.py").write_text("def test_1(): pass\n\ndef test_2(): pass\n")
    output = _run(tmp_path, "-vv", "--shuffled", "1")
    order = re.findall(r"test_(.)\.py::test_(.) PASSED", output)
    assert sorted(order) == [(name, number) for name in "abcde" for number in "12"]
    assert order != sorted(order)
    assert order[::2] == [(name, "1") for name, number in order[1::2] if number == "2"]
