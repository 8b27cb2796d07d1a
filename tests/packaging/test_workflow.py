"""The workflow that makes a release, as far as it can be checked without running it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import build
from tests.scripts import ROOT, load

FILE = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    yaml = pytest.importorskip("yaml")
    told = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    assert isinstance(told, dict)
    return told


def test_it_builds_on_three_systems(workflow: dict[Any, Any]) -> None:
    places = workflow["jobs"]["build"]["strategy"]["matrix"]["include"]
    assert [re.sub(r"-.*", "", place["os"]) for place in places] == ["ubuntu", "windows", "macos"]


def test_every_system_freezes_checks_and_packs(workflow: dict[Any, Any]) -> None:
    for place in workflow["jobs"]["build"]["strategy"]["matrix"]["include"]:
        steps = place["steps"].split()
        assert {"freeze", "check", "package"} <= set(steps) <= set(build.STEPS)


def test_every_action_is_pinned_by_its_major_version(workflow: dict[Any, Any]) -> None:
    used = [
        step["uses"]
        for job in workflow["jobs"].values()
        for step in job["steps"]
        if "uses" in step
    ]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", one) for one in used)


def test_linux_has_every_library_that_qt_needs(workflow: dict[Any, Any]) -> None:
    dev = load("dev.py")
    scripts = " ".join(step.get("run", "") for step in workflow["jobs"]["build"]["steps"])
    assert {*dev.QT_PACKAGES, *dev.WINDOW_PACKAGES} - set(scripts.split()) == set()


def test_only_the_release_may_write(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    assert "permissions" not in workflow["jobs"]["build"]
    release = workflow["jobs"]["release"]
    assert release["permissions"] == {"contents": "write"}
    assert release["needs"] == "build"
    assert release["if"] == "github.ref_type == 'tag'"
