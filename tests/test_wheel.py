"""The wheel: it holds what the program needs, and runs away from the tree."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import linux_package
from gupai_desktop import __version__
from tests.languages import LANGUAGES
from tests.scripts import ROOT

#: What a wheel is built from.
SOURCES = ("gupai_desktop", "resources", "docs/rules", "translations", "packaging")
FILES = ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore")


WHERE = """
import gupai_desktop
from gupai_desktop import paths
print(gupai_desktop.__file__, paths.resources(), paths.rules(), paths.translations(), sep="\\n")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, built from a copy of it."""
    tree, target = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for folder in SOURCES:
        ignored = shutil.ignore_patterns("__pycache__", "*.qm")
        shutil.copytree(ROOT / folder, tree / folder, ignore=ignored)
    for file in FILES:
        shutil.copy(ROOT / file, tree)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target), cwd=tree)
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel unpacked, as an installer would do it."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(*command: str, cwd: Path, **environment: str) -> str:
    """Run a command far from the tree; what it printed, or a failure with its complaint."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_every_module_of_the_package(wheel: Path) -> None:
    modules = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "gupai_desktop").rglob("*.py")
    }
    assert modules - names(wheel) == set()


def test_the_wheel_holds_every_resource_and_the_rules(wheel: Path) -> None:
    resources = {
        "gupai_desktop/" + path.relative_to(ROOT).as_posix()
        for folder in ("resources", "docs/rules")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not re.search("resources/tools|rules/tiles", path.as_posix())
    }
    assert "gupai_desktop/resources/tiles/classic.svg" in resources
    assert "gupai_desktop/docs/rules/uk/tiles.md" in resources
    assert resources - names(wheel) == set()
    assert not [name for name in names(wheel) if "/tools/" in name or "rules/tiles/" in name]
    compiled = {name for name in names(wheel) if name.endswith(".qm")}
    assert compiled == {f"gupai_desktop/translations/gupai_{code}.qm" for code in LANGUAGES}


def test_the_wheel_holds_nothing_that_is_only_for_those_who_build_it(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in names(wheel)}
    own = f"gupai_desktop-{__version__}"
    assert tops == {"gupai_desktop", f"{own}.dist-info", f"{own}.data"}


def test_who_installs_it_with_pip_has_a_menu_entry_and_the_manuals(wheel: Path) -> None:
    shared = f"gupai_desktop-{__version__}.data/data/share/"
    laid = {name.removeprefix(shared) for name in names(wheel) if name.startswith(shared)}
    identity = tomllib.loads((ROOT / "packaging" / "identity.toml").read_text("utf-8"))
    assert laid == {
        "applications/gupai-desktop.desktop",
        "icons/hicolor/scalable/apps/gupai-desktop.svg",
        "man/man6/gupai-desktop.6",
        "man/man6/gupai.6",
        f"metainfo/{identity['identifier']}.metainfo.xml",
        "mime/packages/gupai-desktop.xml",
        *(
            place.format(command)
            for place in linux_package.COMPLETIONS.values()
            for command in linux_package.PARSERS
        ),
    }


def test_the_unpacked_program_finds_its_own_files(unpacked: Path, tmp_path: Path) -> None:
    output = run(sys.executable, "-P", "-c", WHERE, cwd=tmp_path, PYTHONPATH=str(unpacked))
    assert [Path(line) for line in output.splitlines()] == [
        unpacked / "gupai_desktop" / "__init__.py",
        unpacked / "gupai_desktop" / "resources",
        unpacked / "gupai_desktop" / "docs" / "rules",
        unpacked / "gupai_desktop" / "translations",
    ]


def test_the_unpacked_program_draws_its_window(unpacked: Path, tmp_path: Path) -> None:
    run(
        *(sys.executable, "-P", "-m", "gupai_desktop"),
        *("--screenshot", "window.png", "--language", "uk"),
        cwd=tmp_path,
        PYTHONPATH=str(unpacked),
        XDG_CONFIG_HOME=str(tmp_path / "config"),
        QT_QPA_PLATFORM="offscreen",
    )
    assert (tmp_path / "window.png").read_bytes().startswith(b"\x89PNG")
