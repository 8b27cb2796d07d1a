"""``dev.py`` and the README: what a newcomer with an old Python meets first."""

from __future__ import annotations

import ast

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
    standard = {"hashlib", "os", "pathlib", "platform", "shutil", "subprocess", "sys"}
    assert imported == {"__future__", *standard}


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
