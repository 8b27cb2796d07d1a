"""The options ``--quick``, ``--prove`` and ``--shuffled`` of the tests themselves."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import proved
from tests.proved import ROOMS, is_of_rules
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
    plugins = [
        part for name in ("quick", "proved", "shuffled") for part in ("-p", f"tests.{name}")
    ]
    own = [*plugins, "-q", f"--rootdir={folder}", str(folder)]
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


#: A fact of data, one of a release, and what names no files.
_PROVING = """
import pytest

@pytest.mark.proves("data/*.txt", "rule.py")
def test_data():
    assert open("data/1.txt").read() != "wrong"

@pytest.mark.proves("data/*.txt", at_release=True)
def test_release():
    pass

def test_other():
    pass
"""


@pytest.fixture
def proving(tmp_path: Path) -> Path:
    """A folder with tests that prove, and what they rest on."""
    (tmp_path / "data").mkdir()
    for name in ("data/1.txt", "rule.py"):
        (tmp_path / name).touch()
    (tmp_path / "test_here.py").write_text(_PROVING)
    return tmp_path


def test_what_was_proved_is_proved_again_only_once_a_file_it_rests_on_has_changed(
    proving: Path,
) -> None:
    anew, known = "2 passed, 1 deselected", "1 passed, 2 deselected"
    assert anew in _run(proving), "nothing is known in a fresh tree"
    assert known in _run(proving)
    assert anew in _run(proving, "--shuffled", "1"), "another order shows other faults"
    (proving / "rule.py").write_text("# another")
    assert anew in _run(proving)
    assert "3 passed" in _run(proving, "--prove")
    assert known in _run(proving), "the other one is left to a release"


def test_a_digest_is_of_names_and_content(tmp_path: Path) -> None:
    file, found = tmp_path / "1.txt", list[str]()
    for change in (
        file.touch,
        lambda: file.write_text("one"),
        lambda: file.rename(tmp_path / "2.txt"),
        lambda: file.write_text("one"),
    ):
        change()
        for known in (proved._files, proved._content):
            known.cache_clear()
        found.append(proved.digest_of(("*.txt",), tmp_path))
    assert len(set(found)) == len(found)


def test_what_has_failed_is_proved_until_it_passes_by_several_processes_too(proving: Path) -> None:
    several = ("-p", "xdist", "-n1", "--dist=loadfile")
    (proving / "data" / "1.txt").write_text("wrong")
    for _ in range(2):
        assert "1 failed, 1 passed" in _run(proving, *several)
    (proving / "data" / "1.txt").write_text("right")
    assert "2 passed" in _run(proving, *several)
    assert "1 passed" in _run(proving, *several)


def test_what_rests_on_a_file_that_is_gone_is_a_fault(proving: Path) -> None:
    (proving / "rule.py").unlink()
    assert "rests on files that are not there: ['rule.py']" in _run(proving)


def test_the_tests_of_the_rules_rest_on_nothing_of_the_program_but_the_rules() -> None:
    others = re.compile(
        rf"^\s*(?:from|import) (gupai_desktop\.(?!paths|{'|'.join(ROOMS)})[\w.]+"
        r"|tests\.(?!engine|games|play|solvers|ui\.known\b)\w+\.[\w.]+)",
        re.MULTILINE,
    )
    modules = [file for file in (ROOT / "tests").rglob("test_*.py") if is_of_rules(file)]
    assert len(modules) > 40
    found = {(file.stem, *others.findall(file.read_text("utf-8"))) for file in modules}
    assert {names for names in found if len(names) > 1} == set()


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "-n1", "--dist=loadfile")], ids=len)
def test_files_are_shuffled_and_their_tests_stay_together_in_order(
    tmp_path: Path, processes: tuple[str, ...]
) -> None:
    # Of another number of tests each: several processes would take the longest ones first.
    numbers = {name: "12345"[:most] for most, name in enumerate("abcde", 1)}
    for name, each in numbers.items():
        tests = [f"def test_{number}(): pass\n\n" for number in each]
        (tmp_path / f"test_{name}.py").write_text("".join(tests))
    output = _run(tmp_path, "-vv", "--shuffled", "1", *processes)
    order = re.findall(r"test_(.)\.py::test_(.) PASSED|PASSED test_(.)\.py::test_(.)", output)
    found = [tuple(filter(None, one)) for one in order]
    files = [*dict.fromkeys(name for name, _ in found)]
    assert found == [(name, number) for name in files for number in numbers[name]]
    assert sorted(files) == [*"abcde"]
    assert files not in ([*"abcde"], [*"edcba"])
    whole = _run(tmp_path, "-vv", *processes)
    assert re.findall(r"test_(.)\.py::test_1\b", whole)[:1] != files[:1]
