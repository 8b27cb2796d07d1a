"""The workflows, as far as they can be checked without running them."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import build
from tests.packaging import test_locked
from tests.scripts import ROOT, load

FOLDER = ROOT / ".github" / "workflows"
LOCKED = ROOT / "packaging" / "locked"

Workflow = dict[Any, Any]


def read(name: str) -> Workflow:
    yaml = pytest.importorskip("yaml")
    content = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


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


def test_every_change_is_tested_on_three_systems(tests: Workflow) -> None:
    matrix = tests["jobs"]["test"]["strategy"]["matrix"]
    assert [place.partition("-")[0] for place in matrix["os"]] == ["ubuntu", "windows", "macos"]
    assert "pull_request" in tests[True]  # YAML takes the word "on" for "yes"


def test_linux_has_every_library_that_qt_needs(release: Workflow) -> None:
    dev = load("dev.py")
    scripts = " ".join(step.get("run", "") for step in release["jobs"]["build"]["steps"])
    assert {*dev.QT_PACKAGES, *dev.WINDOW_PACKAGES} - set(scripts.split()) == set()


def test_whatever_is_installed_is_locked_or_was_built_there() -> None:
    """In the workflows as by dev.py: as it is locked, and nothing that the lock does not name."""
    options = load("dev.py").AS_LOCKED
    assert {"--no-deps", "--require-hashes"} <= set(options)
    lines = [
        line
        for file in FOLDER.glob("*.yml")
        for line in file.read_text("utf-8").splitlines()
        if "pip install" in line
    ]
    assert len(lines) > 5
    for line in lines:
        words = line.split()
        if named := re.findall(r"-r (\S+?)\"?$", line):
            assert set(options) <= set(words), line
            assert {"--only-binary=:all:", "--no-build-isolation"} & set(words), line
            assert Path(named[0]).name in {*(f.name for f in LOCKED.glob("*.txt")), "others.txt"}
        else:
            assert {"--no-deps", "--no-index"} <= set(words), line


def test_a_release_waits_until_every_lock_has_been_installed(release: Workflow) -> None:
    scripts = {
        name: " ".join(step.get("run", "") for step in job["steps"])
        for name, job in release["jobs"].items()
    }
    (name,) = (name for name, script in scripts.items() if "--prove" in script)
    assert "tests/packaging/test_locked.py" in scripts[name]
    assert name in release["jobs"]["release"]["needs"]


def test_every_change_of_what_the_locks_rest_on_has_them_installed(tests: Workflow) -> None:
    (mark,) = (mark for mark in test_locked.pytestmark if mark.name == "proves")
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    (compared,) = re.findall(r"git diff --quiet HEAD\^ -- (.+?) 2>", script)
    assert compared.split() == [path.removesuffix("/*.txt") for path in mark.args]
    checkout = next(step for step in steps(tests) if "actions/checkout" in step.get("uses", ""))
    assert checkout["with"]["fetch-depth"] == 2, "there is something to compare with"


def test_what_makes_the_installer_is_pinned_and_checked(release: Workflow) -> None:
    scripts = "\n".join(step.get("run", "") for step in steps(release))
    lines = [line for line in scripts.splitlines() if "choco install" in line]
    assert lines
    for line in lines:
        (pinned,) = re.findall(r"--version=([\d.]+)", line)
        assert "--require-checksums" in line
        assert f'-VERSION)" = v{pinned}' in scripts, "what is there is asked for its version"


def test_what_is_uploaded_was_made_by_what_is_locked(release: Workflow) -> None:
    """A job that installs what it has just built uploads nothing, and may nothing."""
    for name, job in release["jobs"].items():
        scripts = " ".join(step.get("run", "") for step in job["steps"])
        if "dist/*.whl" in scripts:
            assert job["permissions"] == {"contents": "read"}, name
            assert "upload" not in " ".join(step.get("uses", "") for step in job["steps"])


def test_every_image_is_pinned_by_its_digest() -> None:
    text = (FOLDER / "release.yml").read_text("utf-8")
    images = re.findall(r"(?:container|IMAGE): (?!\$)(\S+)", text)
    assert [image.partition(":")[0] for image in images] == ["alpine", "python"]
    assert [image for image in images if not re.search("@sha256:[0-9a-f]{64}$", image)] == []
    assert "python:3.13-" in images[1], "what is frozen is what is tested"


def test_what_is_made_is_uploaded_before_anything_else_is_installed(release: Workflow) -> None:
    steps_of = release["jobs"]["build"]["steps"]
    uses = [step.get("uses", "").partition("@")[0] for step in steps_of]
    after = steps_of[uses.index("actions/upload-artifact") :]
    assert [step for step in after if "test.txt" in step.get("run", "")]
    assert not [step for step in steps_of if step not in after and "test.txt" in str(step)]


def test_no_audit_is_silent_where_nothing_was_audited() -> None:
    lines = [line for file in FOLDER.glob("*.yml") for line in file.read_text("utf-8").split("\n")]
    audits = [line for line in lines if "pip-audit " in line]
    assert len(audits) == 2
    assert [line for line in audits if "--strict" not in line] == []


def test_sums_are_made_while_the_release_is_a_draft() -> None:
    sums = read("sums.yml")
    assert list(sums[True]) == ["workflow_dispatch"]
    scripts = [step["run"] for step in steps(sums)]
    assert "isDraft" in scripts[0]


def test_no_script_runs_in_a_job_that_can_sign(workflow: Workflow) -> None:
    for name, job in workflow["jobs"].items():
        if "id-token" in job.get("permissions", {}):
            assert all("run" not in step for step in job["steps"]), name


def test_who_built_a_file_is_said_in_the_run_that_built_it(release: Workflow) -> None:
    jobs, sums = release["jobs"], read("sums.yml")
    (name,) = (
        name
        for name, job in jobs.items()
        if "actions/attest-build-provenance" in " ".join(s.get("uses", "") for s in job["steps"])
    )
    uploading = {
        name
        for name, job in jobs.items()
        for step in job["steps"]
        if "actions/upload-artifact" in step.get("uses", "")
        and step["with"]["name"].startswith("dist-")
    }
    taking = [s.get("with", {}) for job in (name, "release") for s in jobs[job]["steps"]]
    assert [given["pattern"] for given in taking if "merge-multiple" in given] == ["dist-*"] * 2
    assert set(jobs[name]["needs"]) == uploading
    assert name in jobs["release"]["needs"], "nothing is drafted before"
    content = str(sums)
    assert "actions/attest" not in content, "what is downloaded was built by others"
    assert "gh attestation verify" in content


def test_of_a_release_only_what_a_person_signs_goes_without_an_attestation() -> None:
    """The sums are made of files of which each was looked at."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    (script,) = (s["run"] for s in steps(read("sums.yml")) if "attestation" in s.get("run", ""))
    names = ("a.deb", "a.AppImage", "a.whl", "a.tar.gz", "a.cdx.json", "a-setup.exe", "a.dmg")
    head = f"gh() {{ echo $3; }}; set -- {' '.join(f'dist/{name}' for name in names)}\n"
    content = subprocess.check_output(
        [bash, "-c", head + script.replace("in dist/*;", 'in "$@";')], text=True
    )
    assert content.split() == [f"dist/{name}" for name in names[:5]]


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
