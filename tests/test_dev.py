"""``dev.py`` and the README: what a newcomer with an old Python meets first."""

import ast
import json
import os
import subprocess
import sys
import tomllib
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


@pytest.mark.parametrize(
    ("machine", "library", "reply"),
    [
        ("aarch64", ("glibc", "2.36"), "needs glibc 2.39 or newer, this system has 2.36;"),
        ("aarch64", ("glibc", "2.41"), ""),
        ("x86_64", ("glibc", "2.31"), "needs glibc 2.34 or newer"),
        ("x86_64", ("", ""), "x86_64 with another C library"),
        ("riscv64", ("glibc", "2.41"), "has none for riscv64"),
    ],
)
def test_a_system_that_pyside_has_no_packages_for_is_told_so(
    machine: str, library: tuple[str, str], reply: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = load("dev.py")
    monkeypatch.setattr(script.sys, "platform", "linux")
    monkeypatch.setattr(script.platform, "machine", lambda: machine)
    monkeypatch.setattr(script.platform, "libc_ver", lambda: library)
    assert reply in script.old_library()
    assert bool(reply) == bool(script.old_library())


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


def test_what_a_desktop_tells_qt_is_kept_from_the_probe(monkeypatch: pytest.MonkeyPatch) -> None:
    script, given = load("dev.py"), dict[str, str]()
    for name in ("QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "QT_PLUGIN_PATH"):
        monkeypatch.setenv(name, "a desktop's")
    monkeypatch.setattr(script, "fault_of", lambda _, environment: given.update(environment) or "")
    assert script.qt_fault() == ""
    assert given["QT_QPA_PLATFORM"] == "offscreen"
    assert "a desktop's" not in given.values()
    assert given["PATH"] == os.environ["PATH"]


def test_no_package_is_named_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    script = load("dev.py")
    monkeypatch.setattr(script, "qt_fault", lambda: "it has another reason")
    monkeypatch.setattr(script, "apt_install", lambda _packages: True)
    with pytest.raises(SystemExit, match="it has another reason") as ended:
        script.provide_qt_libraries()
    assert "libgl1" not in str(ended.value)


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


def test_a_read_only_tree_gets_a_cure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = load("dev.py")
    monkeypatch.setattr(script, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(script, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(script, "fault_of", lambda _command: "Read-only file system")
    monkeypatch.setattr(script.os, "access", lambda _path, _mode: False)
    monkeypatch.setattr(script, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(script.subprocess, "call", lambda _command, **_more: 1)
    for step in (
        script.make_environment,
        lambda: script.install("run"),
        script.compile_translations,
    ):
        with pytest.raises(SystemExit, match="please copy it to a folder that you may write in"):
            step()


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("ERROR: No matching distribution (from versions: none)", "Is there no network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "could not install"),
    ],
)
def test_packages_that_cannot_be_had_are_told_with_a_reason(
    reply: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = load("dev.py")
    code = f"import os, sys; sys.exit({reply!r} + os.environ['PIP_USER'])"
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setattr(script, "PYTHON_ALONE", [sys.executable, "-c", code])
    monkeypatch.setattr(script, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(script, "old_library", str)
    with pytest.raises(SystemExit, match=reason) as ended:
        script.install("run")
    assert f"{reply}0" in str(ended.value), "and it is not installed elsewhere"
    assert not (tmp_path / "stamps").exists()


def test_a_tree_in_a_folder_of_any_name_is_found_in_any_locale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, place = tmp_path / "Ігри", tmp_path / "site"
    tree.mkdir()
    place.mkdir()
    script = load("dev.py")
    monkeypatch.setattr(script, "ROOT", tree)
    monkeypatch.setattr(script, "STAMPS", tmp_path / "stamps")
    code = f"print({str(place)!r})"
    monkeypatch.setattr(script, "PYTHON_ALONE", [sys.executable, "-c", code])
    script.install("run")
    code = f"import site, sys; site.addsitedir({str(place)!r}); print(ascii(sys.path[-1]))"
    command = [sys.executable, "-c", code]
    reply = subprocess.check_output(command, env={**os.environ, "LC_ALL": "C"}, text=True)
    assert reply.strip() == ascii(str(tree))


def test_nothing_is_installed_with_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    script = load("dev.py")
    monkeypatch.setattr(script.sys, "platform", "linux")
    monkeypatch.setattr(script.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(script.shutil, "which", lambda name: name)
    monkeypatch.setattr(script.subprocess, "call", pytest.fail)
    for is_terminal, answered in ((False, "y"), (True, ""), (True, "n")):
        monkeypatch.setattr(script.sys.stdin, "isatty", lambda reply=is_terminal: reply)
        monkeypatch.setattr("builtins.input", lambda _question, reply=answered: reply)
        assert not script.apt_install(["libgl1"])


@pytest.mark.parametrize("running", [(3, 10, 13), (3, 16, 0)])
def test_a_python_that_is_too_old_or_too_new_gives_way_to_one_that_is_there(
    running: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script, called = load("dev.py"), list[list[str]]()

    def call(command: list[str]) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr(script.sys, "version_info", running)
    monkeypatch.setattr(script.platform, "python_version", lambda: ".".join(map(str, running)))
    monkeypatch.setattr(script, "runs", lambda _command: True)
    monkeypatch.setattr(script.subprocess, "call", call)
    monkeypatch.setattr(script.shutil, "which", {"python3.13": "there", "python3.12": "no"}.get)
    assert script.main(["run", "--debug"]) == 0
    assert [command[0] for command in called] == ["there"]
    assert called[0][-2:] == ["run", "--debug"]
    monkeypatch.setattr(script.shutil, "which", lambda _name: None)
    assert script.main(["run"]) == 1
    oldest, newest = (".".join(map(str, bound)) for bound in (script.OLDEST, script.NEWEST))
    told = capsys.readouterr().err
    assert f"needs Python {oldest} to {newest}; this is {running[0]}.{running[1]}." in told


@pytest.mark.parametrize("has_sounds", [True, False])
def test_where_no_sounds_can_be_had_a_sentence_says_so(
    has_sounds: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, said = load("dev.py"), list[str]()
    monkeypatch.setattr(script, "STAMPS", tmp_path / "stamps")
    code = f"print({str(tmp_path)!r})"
    monkeypatch.setattr(script, "PYTHON_ALONE", [sys.executable, "-c", code])
    monkeypatch.setattr(script, "runs", lambda _command: has_sounds)
    monkeypatch.setattr(script, "say", said.append)
    script.install("run")
    assert any("no sounds" in line for line in said) is not has_sounds


def test_a_pip_that_cannot_be_installed_is_told_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = load("dev.py")
    python = tmp_path / ".venv" / script.PYTHON.relative_to(script.VENV)
    monkeypatch.setattr(script, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(script, "PYTHON", python)
    code = "raise OSError('No space left on device')"
    monkeypatch.setattr(script, "PYTHON_ALONE", [sys.executable, "-c", code])
    with pytest.raises(SystemExit, match="OSError: No space left on device"):
        script.make_environment()


def test_what_is_supported_is_said_alike_wherever_it_is_said() -> None:
    script = load("dev.py")
    named = [f"3.{minor}" for minor in range(script.OLDEST[1], script.NEWEST[1] + 1)]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    classifiers = [line.rpartition(" ")[2] for line in project["classifiers"]]
    assert [word for word in classifiers if word.startswith("3.")] == named
    assert project["requires-python"] == f">={named[0]}"
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert f"python: {json.dumps(named)}" in workflow
