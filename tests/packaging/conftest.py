"""The scripts in ``packaging/`` find one another there, and so do the tests."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.scripts import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

#: Runs one of the system's validators; what it printed, or a failure with its complaint.
Validate = Callable[..., str]


@pytest.fixture
def validate(tmp_path: Path) -> Validate:
    """A validator of the system; without it the test is skipped, and says so."""

    def validate(tool: str, *arguments: str) -> str:
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
        done = subprocess.run(
            [tool, *arguments],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    return validate
