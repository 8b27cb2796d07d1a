"""PySide's signatures: not made at the start, and there for the sentence of an error."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6 import __version__

from gupai_desktop.app.late_signatures import TRIED
from tests.scripts import ROOT

#: Imports PySide so, and asks for a signature.
PROGRAM = """
import builtins, sys
plain = builtins.__import__
from gupai_desktop.app.late_signatures import load_pyside
load_pyside()
from PySide6.QtCore import QSize
assert builtins.__import__ is plain
layout = sys.modules["shibokensupport.signature.layout"]
assert "create_signature" not in vars(layout)
try:
    QSize("a")
except TypeError as error:
    print(error)
assert "create_signature" in vars(layout)
from PySide6.support.signature.lib import pyi_generator
print(pyi_generator.Formatter.__name__)
"""

WANTED = ("QSize.__init__(w: int, h: int, /)", "Formatter")

#: A frozen program, in which the modules are compiled; here they lie in a folder.
_COMPILED = """
import sys
sys.frozen = True
sys.path.append(sys.argv[1])
from gupai_desktop.app.late_signatures import load_pyside
load_pyside()
for name in "feature", "signature.loader", "signature.mapping", "signature.parser":
    print(name, type(sys.modules["shibokensupport." + name].__loader__).__name__)
"""
_UNPACKED = """
import sys, PySide6.QtCore
sys.modules["shibokensupport"].__loader__.zfile.extractall(sys.argv[1])
"""

_UNTRIED = """
import builtins, sys
plain = builtins.__import__
from gupai_desktop.app import late_signatures
late_signatures.TRIED = {}
late_signatures.load_pyside()
assert builtins.__import__ is plain
assert "create_signature" in vars(sys.modules["shibokensupport.signature.layout"])
"""


def _output_of(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


only_where_tried = pytest.mark.skipif(
    __version__ not in TRIED.get(sys.version_info[:2], ()), reason="not tried with it"
)


@only_where_tried
def test_signatures_are_made_when_one_is_asked_for_in_a_frozen_program_too() -> None:
    for program in (PROGRAM, f"import sys\nsys.frozen = True\n{PROGRAM}"):
        output = _output_of(program)
        assert all(part in output for part in WANTED)


@only_where_tried
def test_a_frozen_program_compiles_nothing_of_pyside_at_its_start(tmp_path: Path) -> None:
    _output_of(_UNPACKED, str(tmp_path))
    output = _output_of(_COMPILED, str(tmp_path))
    assert output.split("\n")[:3] == [
        "feature SourceFileLoader",
        "signature.loader SourceFileLoader",
        "signature.mapping SourceFileLoader",
    ]
    assert "signature.parser EmbeddableZipImporter" in output


def test_the_pysides_that_are_locked_were_tried() -> None:
    locked = (ROOT / "packaging" / "locked" / "test.txt").read_text("utf-8")
    old, new = re.findall(r"^pyside6-essentials==([\d.]+)", locked, re.MULTILINE)
    assert old in TRIED[3, 11]
    assert [new in tried for python, tried in TRIED.items() if python > (3, 11)] == [True] * 2


def test_of_every_pyside_that_is_supported_one_was_tried_with_each_python() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    least, end = re.findall(r'"PySide6-Essentials>=6\.(\d+),<6\.(\d+); python_version <', project)[
        0
    ]
    for python, tried in TRIED.items():
        minors = {int(version.split(".")[1]) for version in tried}
        assert minors.issuperset(range(int(least), int(end))), python


def test_a_pyside_that_was_not_tried_makes_its_signatures_at_the_start() -> None:
    assert _output_of(_UNTRIED) == ""
