"""PySide's signatures: not made at the start, and there for the sentence of an error."""

from __future__ import annotations

import subprocess
import sys

from tests.scripts import ROOT

_PROGRAM = """
import builtins, sys
plain = builtins.__import__
from gupai_desktop.app.late_signatures import late_signatures
with late_signatures():
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


def test_signatures_are_made_when_one_is_asked_for() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "QSize.__init__(w: int, h: int, /)" in done.stdout
    assert "Formatter" in done.stdout
