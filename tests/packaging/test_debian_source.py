"""The source package for Debian: its files say what the release says, and nothing is left."""

import re
import shutil
import tarfile
import tomllib
from pathlib import Path

import pytest

import debian_source
import identity
from tests.scripts import ROOT


def files() -> dict[str, str]:
    """Every file of ``debian``, as it is laid."""
    folder = debian_source.DEBIAN
    return {
        file.relative_to(folder).as_posix(): debian_source.text(file)
        for file in folder.rglob("*")
        if file.is_file()
    }


def test_nothing_is_left_to_fill_in() -> None:
    for name, text in files().items():
        assert re.findall(r"@[A-Z_]+@", text) == [], name
    assert f"({identity.version()}-1)" in files()["changelog"]


def test_debians_qt_is_as_new_as_the_program_wants_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (least,) = set(re.findall(r"PySide6-Essentials>=([\d.]+)", " ".join(project["dependencies"])))
    for name in ("control", "py3dist-overrides"):
        bounds = re.findall(r"python3-pyside6\.\w+ \(>= ([\d.]+)\)", files()[name])
        assert set(bounds) == {least}, name


def test_all_that_the_program_imports_of_qt_is_depended_on() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "gupai_desktop").rglob("*.py"))
    imported = {name.lower() for text in sources for name in re.findall(r"PySide6\.(Qt\w+)", text)}
    depended = set(re.findall(r"python3-pyside6\.(\w+)", files()["py3dist-overrides"]))
    assert imported - depended == set()


def test_the_tests_that_debian_runs_are_there() -> None:
    (content,) = re.findall(r"^TESTS = (.+)$", files()["rules"], re.MULTILINE)
    assert [place for place in content.split() if not (ROOT / place).exists()] == []


@pytest.mark.skipif(shutil.which("tar") is None, reason="tar is not installed")
def test_a_tree_is_the_release_and_debian(tmp_path: Path) -> None:
    sdist = tmp_path / f"gupai_desktop-{identity.version()}.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        archive.add(ROOT / "LICENSE", f"gupai_desktop-{identity.version()}/LICENSE")
    tree = debian_source.lay(sdist, tmp_path / "debian")
    assert (tree / "LICENSE").is_file()
    assert (tree / "debian" / "rules").stat().st_mode & 0o111
    (orig,) = tree.parent.glob("*.orig.tar.gz")
    assert orig.read_bytes() == sdist.read_bytes()
