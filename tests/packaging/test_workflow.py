"""The workflows, as far as they can be checked without running them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import build
from tests.scripts import ROOT, load

FOLDER = ROOT / ".github" / "workflows"
LOCKED = ROOT / "packaging" / "locked"

Workflow = dict[Any, Any]


def read(name: str) -> Workflow:
    yaml = pytest.importorskip("yaml")
    told = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    assert isinstance(told, dict)
    return told


@pytest.fixture(scope="module")
def release() -> Workflow:
    return read("release.yml")


@pytest.fixture(scope="module")
def tests() -> Workflow:
    return read("test.yml")


@pytest.fixture(scope="module", params=["release.yml", "sums.yml", "test.yml"])
def workflow(request: pytest.FixtureRequest) -> Workflow:
    return read(request.param)


def steps(workflow: Workflow) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_every_system_freezes_checks_and_packs(release: Workflow) -> None:
    for place in release["jobs"]["build"]["strategy"]["matrix"]["include"]:
        named = place["steps"].split()
        assert {"freeze", "check", "package"} <= set(named) <= set(build.STEPS)


def test_every_change_is_tested_on_three_systems_with_the_oldest_python(tests: Workflow) -> None:
    matrix = tests["jobs"]["test"]["strategy"]["matrix"]
    assert [place.partition("-")[0] for place in matrix["os"]] == ["ubuntu", "windows", "macos"]
    assert matrix["python"][0] == ".".join(map(str, load("dev.py").OLDEST))
    assert "pull_request" in tests[True]  # YAML takes the word "on" for "yes"


def test_linux_has_every_library_that_qt_needs(release: Workflow) -> None:
    dev = load("dev.py")
    scripts = " ".join(step.get("run", "") for step in release["jobs"]["build"]["steps"])
    assert {*dev.QT_PACKAGES, *dev.WINDOW_PACKAGES} - set(scripts.split()) == set()


def test_whatever_is_installed_for_a_release_is_known_by_its_hash(workflow: Workflow) -> None:
    scripts = [step.get("run", "") for step in steps(workflow)]
    named = {Path(name).name for script in scripts for name in re.findall(r"-r (\S+)", script)}
    assert named <= {file.name for file in LOCKED.glob("*.txt")}
    assert all("--require-hashes" in script for script in scripts if " -r " in script)


def test_every_locked_package_has_hashes_and_no_host() -> None:
    for file in LOCKED.glob("*.txt"):
        text = file.read_text(encoding="utf-8")
        assert "://" not in text
        for package in re.split(r"\n(?=\w)", text.strip()):
            pattern = r"[\w.-]+==[\w.]+[^\n]* \\\n    --hash=sha256:[0-9a-f]{64}"
            assert re.match(pattern, package), file.name


def applies(requirement: Any, environment: dict[str, str]) -> bool:
    """Whether a requirement is one in this environment."""
    return requirement.marker is None or bool(requirement.marker.evaluate(environment))


def test_what_is_shipped_is_locked_within_its_bounds() -> None:
    requirement = pytest.importorskip("packaging.requirements").Requirement
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    text = (LOCKED / "program.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+==[^\\\n]+)", text, re.MULTILINE)
    for python in ("3.11", "3.12", "3.14"):
        here = {"python_version": python, "python_full_version": f"{python}.0"}
        locked = [one for one in map(requirement, found) if applies(one, here)]
        for wanted in (one for one in map(requirement, named) if applies(one, here)):
            (chosen,) = (one for one in locked if one.name == wanted.name.lower())
            assert wanted.specifier.contains(str(chosen.specifier).removeprefix("=="))
