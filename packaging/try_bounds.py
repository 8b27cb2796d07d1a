"""Try the oldest and the newest versions of the packages that ``pyproject.toml`` allows.

    python packaging/try_bounds.py [oldest] [newest] [-- arguments of pytest]

Each try has an environment of its own, with this Python, the program as it lies here and
the tests' packages; then a quick part of the tests runs in it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from contents import PACKAGING, ROOT

#: What runs everywhere in a minute and meets every part of Qt that the program uses.
QUICK = [
    *("tests/test_app.py", "tests/test_i18n.py", "tests/test_translations.py"),
    *("tests/test_self_check.py", "tests/test_storage.py", "tests/test_settings.py"),
    *("tests/ui/test_scene.py", "tests/ui/test_main_window.py", "tests/ui/test_solver_client.py"),
]


def project() -> dict[str, list[str]]:
    """What the program needs, and what its tests do."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"": told["dependencies"], "test": told["optional-dependencies"]["test"]}


def oldest(requirement: str) -> str:
    """The oldest version that a requirement allows: of ``a>=1.2,<2`` it is ``a==1.2``."""
    found = re.match(r"([\w.-]+)>=([\d.]+)", requirement)
    if found is None:
        raise ValueError(f"{requirement} has no lower bound")
    return "==".join(found.groups())


def attempt(kind: str, arguments: list[str]) -> int:
    """Make an environment with the oldest or the newest packages, and run tests in it."""
    needs = project()
    own = [oldest(one) for one in needs[""]] if kind == "oldest" else needs[""]
    with tempfile.TemporaryDirectory(prefix=f"gupai-{kind}-") as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "Scripts/python.exe" if os.name == "nt" else "bin/python"))
        pip = [python, "-m", "pip", "--disable-pip-version-check"]
        environment = {**os.environ, "HATCH_BUILD_NO_HOOKS": "1", "QT_QPA_PLATFORM": "offscreen"}
        for command in (
            [*pip, "install", "-q", *own, *needs["test"]],
            [*pip, "install", "-q", "--no-deps", "-e", str(ROOT)],
            [*pip, "list"],
            [python, str(PACKAGING / "translations.py"), "compile", "--unfinished-ok"],
            [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        ):
            print("$", *command[1:], flush=True)
            done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
            if done.returncode:
                return done.returncode
    return 0


def main(arguments: list[str]) -> int:
    """Try what is named, or both."""
    named, _, tests = " ".join(arguments).partition("--")
    results = {
        kind: attempt(kind, tests.split() or QUICK)
        for kind in named.split() or ["oldest", "newest"]
    }
    print(*(f"{kind}: {'FAILED' if code else 'well'}" for kind, code in results.items()), sep="\n")
    return max(results.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
