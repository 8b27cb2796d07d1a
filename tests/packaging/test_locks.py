"""The locks: what is tested is what is shipped, with every Python and on every system."""

import re
import tomllib
from collections import defaultdict
from itertools import product

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from tests.scripts import ROOT, load

LOCKED = {file.stem: file for file in (ROOT / "packaging" / "locked").glob("*.txt")}
DEV = load("dev.py")
PYTHONS = [f"3.{minor}" for minor in range(DEV.OLDEST[1], DEV.NEWEST[1] + 1)]
#: What packages are frozen with.
FROZEN = "3.13"
SYSTEMS = {
    "Linux": ("linux", "x86_64"),
    "Linux on arm64": ("linux", "aarch64"),
    "Windows": ("win32", "AMD64"),
    "macOS": ("darwin", "arm64"),
}
#: What miniaudio 1.71 has no wheel for: there it would need a compiler.
SILENT = {*product(PYTHONS, ["Linux on arm64"]), *product(["3.15"], SYSTEMS)}


def installed(lock: str, python: str, system: str) -> dict[str, list[str]]:
    """The versions of each package that pip installs of a lock."""
    platform, machine = SYSTEMS[system]
    there = {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": platform,
        "platform_machine": machine,
        "implementation_name": "cpython",
    }
    found = defaultdict[str, list[str]](list)
    lines = LOCKED[lock].read_text("utf-8")
    for name, version, marker in re.findall(r"^([\w.-]+)==(\S+)(?: ; (.+?))? \\$", lines, re.M):
        if not marker or Marker(marker).evaluate(there):
            found[name].append(version)
    return found


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_all_locks_have_one_version_of_a_package(python: str, system: str) -> None:
    versions = defaultdict[str, set[str]](set)
    for lock in LOCKED:
        found = installed(lock, python, system)
        assert "pyside6-essentials" in found, lock
        for name, several in found.items():
            versions[name] |= set(several)
    assert {name: several for name, several in versions.items() if len(several) > 1} == {}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_what_plays_sounds_is_left_out_where_it_has_no_wheel(python: str, system: str) -> None:
    for lock in LOCKED:
        has_sounds = "miniaudio" in installed(lock, python, system)
        assert has_sounds is ((python, system) not in SILENT), lock


def test_packages_are_frozen_with_a_python_that_is_tested() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    frozen = re.findall(r"^  build:.+?python-version: \"(.+?)\"", workflow, re.M | re.S)
    assert frozen == [FROZEN]
    assert FROZEN in PYTHONS


def test_sounds_are_an_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = [Requirement(line).name for line in project["optional-dependencies"]["sounds"]]
    assert extra == ["miniaudio"]
    assert "miniaudio" not in {Requirement(line).name for line in project["dependencies"]}
