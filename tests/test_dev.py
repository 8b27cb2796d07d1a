"""``dev.py`` and the README: what a newcomer with an old Python meets first."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import ROOT, load

SOURCE = (ROOT / "dev.py").read_text(encoding="utf-8")


def test_an_old_python_can_read_the_script_far_enough_to_say_that_it_is_too_old() -> None:
    assert ast.parse(SOURCE, feature_version=(3, 7)).body


def test_the_script_needs_nothing_but_the_standard_library() -> None:
    lines = ast.parse(SOURCE).body
    imported = {
        alias.name for line in lines if isinstance(line, ast.Import) for alias in line.names
    }
    imported |= {line.module or "" for line in lines if isinstance(line, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


@pytest.mark.parametrize("command", ["run", "test"])
def test_the_readme_names_the_commands(command: str) -> None:
    assert f"python3 dev.py {command}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_continuous_integration_calls_the_test_command_of_the_readme() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("python3 dev.py test") for line in lines)


@pytest.mark.parametrize("arguments", [[], ["dance"]], ids=str)
def test_without_a_command_the_script_tells_which_there_are(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    script = load("dev.py")
    assert script.main(arguments) == 2
    told = capsys.readouterr().out
    assert [command for command in script.EXTRAS if f"dev.py {command}" not in told] == []


@pytest.mark.parametrize(
    ("machine", "library", "told"),
    [
        ("aarch64", ("glibc", "2.36"), "needs glibc 2.39 or newer, this system has 2.36;"),
        ("aarch64", ("glibc", "2.41"), ""),
        ("x86_64", ("glibc", "2.31"), "needs glibc 2.34 or newer"),
        ("x86_64", ("", ""), "x86_64 with another C library"),
        ("riscv64", ("glibc", "2.41"), "has none for riscv64"),
    ],
)
def test_a_system_that_pyside_has_no_packages_for_is_told_so(
    machine: str, library: tuple[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = load("dev.py")
    monkeypatch.setattr(script.sys, "platform", "linux")
    monkeypatch.setattr(script.platform, "machine", lambda: machine)
    monkeypatch.setattr(script.platform, "libc_ver", lambda: library)
    assert told in script.old_library()
    assert bool(told) == bool(script.old_library())


@pytest.fixture
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with modules that leave a file when they are run."""
    for name in ("typing", "pip", "ctypes", "PySide6", "venv", "pytest"):
        marker = str(tmp_path / f"{name}-was-run")
        (tmp_path / f"{name}.py").write_text(f"open({marker!r}, 'w')\nraise SystemExit(9)\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_nothing_is_run_from_the_current_folder(
    downloads: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = load("dev.py")
    monkeypatch.setattr(script, "PYTHON_ALONE", [sys.executable, "-P"])
    monkeypatch.setattr(script, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(script, "say", pytest.fail)
    monkeypatch.setattr(script.shutil, "which", lambda _name: None)
    monkeypatch.setattr(script.os, "execv", lambda _file, command: subprocess.run(command))
    script.make_environment()
    assert script.qt_fault() == ""
    script.hand_over(["-m", "pytest", "--version"])
    assert [path.name for path in downloads.glob("*-was-run")] == []


def test_an_environment_that_cannot_be_mended_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = load("dev.py")
    python, module = tmp_path / ".venv" / "bin" / "python", tmp_path / ".venv" / "module.py"
    python.parent.mkdir(parents=True)
    python.write_text("")
    module.write_text("")
    monkeypatch.setattr(script, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(script, "PYTHON", python)
    monkeypatch.setattr(script, "fault_of", lambda _command: "no space left on device")
    with pytest.raises(SystemExit, match="no space left on device"):
        script.make_environment()
    assert python.exists()
    assert module.exists()
