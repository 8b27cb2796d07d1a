"""Runs the jobs of the release workflow as far as one Linux machine can, and says what it cannot.

    python packaging/rehearse.py [JOB ...]        # build, wheel, contents, ...

Each job has a clone of the last commit and an environment of its own, in ``build/rehearsal``; each
of its steps is run by bash as the workflow has it, and one that fails does not stop the next.
What one job uploads another finds in the first one's clone.  It ends with 1 if any has failed.
Needs PyYAML; ``APPIMAGE_RUNTIME`` as for ``build.py appimage``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import yaml

from identity import version

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "rehearsal"
#: Other systems, signs of a service, and rights over the machine: the reason why a step is left.
NOT_HERE = {
    r"\bsudo\b": "installs packages of the system",
    r"\bdocker\b": "the runtime of AppImages is built in a container",
    r"\bgh (release|api)\b": "drafts a release",
}
#: These are done by the clone and the environment.
DONE = ("actions/checkout", "actions/setup-python")


def rehearse(name: str, jobs: dict[str, Any]) -> list[str]:
    """Run a job's steps and return the names of those that failed."""
    job = jobs[name]
    tree = PLACE / name
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(
        ["git", "-c", "advice.detachedHead=false", "clone", "-q", str(ROOT), str(tree)], check=True
    )
    venv.create(tree / "build" / "python", with_pip=True)
    outside = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment = outside | {
        "PATH": f"{tree / 'build' / 'python' / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "GITHUB_WORKSPACE": str(tree),
        "GITHUB_REF_NAME": f"v{version()}",
    }
    failed = []
    for number, step in enumerate(job["steps"], 1):
        label = f"{name} {number}: {step.get('name') or step.get('uses') or step['run']}"
        label = label.splitlines()[0].partition("@")[0]
        if source := downloaded(step, jobs):
            shutil.copytree(source, tree / step["with"]["path"], dirs_exist_ok=True)
            print(f"done  {label} ({source.relative_to(PLACE)})", flush=True)
            continue
        if reason := why_not(step):
            print(f"{'done' if reason in DONE else 'NOT HERE'}  {label} ({reason})", flush=True)
            continue
        script = step["run"]
        values = {key: steps_here(job, value) for key, value in step.get("env", {}).items()}
        with (PLACE / f"{name}-{number}.log").open("w", encoding="utf-8") as log:
            code = subprocess.run(
                ["bash", "-e", "-c", script],
                cwd=tree,
                env=values | environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        print(f"{f'FAILED {code}' if code else 'ok'}  {label}  {values or ''}", flush=True)
        if code:
            print("    " + "\n    ".join(Path(log.name).read_text("utf-8").splitlines()[-4:]))
            failed.append(label)
    return failed


def downloaded(step: dict[str, Any], jobs: dict[str, Any]) -> Path | None:
    """Where another job has left what a step downloads, if that job was rehearsed."""
    if "actions/download-artifact" not in step.get("uses", ""):
        return None
    for name, job in jobs.items():
        for other in job["steps"]:
            is_upload = "actions/upload-artifact" in other.get("uses", "")
            if is_upload and other["with"]["name"] == step["with"].get("name"):
                place = PLACE / name / Path(other["with"]["path"]).parent
                return place if place.is_dir() else None
    return None


def why_not(step: dict[str, Any]) -> str:
    """Why a step is not run here, or nothing."""
    if uses := step.get("uses"):
        action = uses.partition("@")[0]
        is_own = "repository" not in step.get("with", {})
        return action if action in DONE and is_own else "an action of the service"
    if "runner.os == 'Windows'" in step.get("if", ""):
        return "Windows"
    if "runner.arch == 'ARM64'" in step.get("if", ""):
        return "arm64"
    return next((why for sign, why in NOT_HERE.items() if re.search(sign, step["run"])), "")


def steps_here(job: dict[str, Any], value: str) -> str:
    """The steps of build.py that the first Linux of the matrix takes, of those possible here."""
    if "matrix.steps" not in value:
        return value
    steps = job["strategy"]["matrix"]["include"][0]["steps"].split()
    if not os.environ.get("APPIMAGE_RUNTIME"):
        steps.remove("appimage")
    return " ".join(steps)


def main(names: list[str]) -> int:
    """Rehearse the jobs that are named, or all."""
    workflow = ROOT / ".github" / "workflows" / "release.yml"
    jobs = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    failed = [label for name in names or jobs for label in rehearse(name, jobs)]
    print("NOT HERE  Windows, macOS and arm64: every job of theirs")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
