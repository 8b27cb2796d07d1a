"""The notices of the system's libraries in the frozen program."""

import shutil
import subprocess
from pathlib import Path

import pytest

import system_licences

#: What dpkg says of libraries that it knows.
TOLD = """\
libz1:amd64: /lib/x86_64-linux-gnu/libz.so.1
libglib2.0-0:amd64: /usr/lib/x86_64-linux-gnu/libglib-2.0.so.0
libglib2.0-0:amd64: /usr/lib/x86_64-linux-gnu/libgthread-2.0.so.0
"""

FOUND = [
    ("libz.so.1", "/lib/x86_64-linux-gnu/libz.so.1", "BINARY"),
    ("libglib-2.0.so.0", "/lib/x86_64-linux-gnu/libglib-2.0.so.0", "BINARY"),
    ("PySide6/QtGui.abi3.so", "/venv/PySide6/QtGui.abi3.so", "EXTENSION"),
    ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
]


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What dpkg is asked, on a system with two packages and two common licences."""
    for name, text in {
        "doc/libz1/copyright": "as is",
        "doc/libglib2.0-0/copyright": "see /usr/share/common-licenses/LGPL-2.1, or\n"
        "/usr/share/common-licenses/Unknown.",
        "common/LGPL-2.1": "the text",
        "common/GPL-2": "another text",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(system_licences, "DOCUMENTS", tmp_path / "doc")
    monkeypatch.setattr(system_licences, "COMMON", tmp_path / "common")
    monkeypatch.setattr(shutil, "which", lambda _name: "/usr/bin/dpkg")
    asked: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.extend(command[2:])
        return subprocess.CompletedProcess(command, 1, stdout=TOLD)

    monkeypatch.setattr(subprocess, "run", run)
    return asked


def test_every_package_has_its_notice(asked: list[str], tmp_path: Path) -> None:
    assert system_licences.notices(FOUND) == [
        (f"licences/{place}.txt", str(tmp_path / file), "DATA")
        for place, file in (
            ("common-licenses/LGPL-2.1", "common/LGPL-2.1"),
            ("libglib2.0-0", "doc/libglib2.0-0/copyright"),
            ("libz1", "doc/libz1/copyright"),
        )
    ]
    assert asked
