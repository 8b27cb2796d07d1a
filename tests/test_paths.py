"""The program's own files: in the source tree, or beside the package once installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from gupai_desktop import paths
from gupai_desktop.paths import Folders, NoFolder

PACKAGE = Path(paths.__file__).parent

TELL = "from gupai_desktop import paths; print(paths.resources()); print(paths.translations())"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A package that has been installed elsewhere, with no more in it than this needs."""
    package = tmp_path / "site" / "gupai_desktop"
    package.mkdir(parents=True)
    for name in ("__init__.py", "paths.py"):
        shutil.copy(PACKAGE / name, package)
    return package


def told_in(site: Path) -> list[Path]:
    """Where a program in that place would look."""
    output = subprocess.run(
        [sys.executable, "-c", TELL], cwd=site, capture_output=True, text=True, check=True
    )
    return [Path(line) for line in output.stdout.splitlines()]


def test_in_the_source_tree_the_files_lie_beside_the_package() -> None:
    assert paths.resources() == PACKAGE.parent / "resources"
    assert paths.translations() == PACKAGE.parent / "translations"


def test_every_folder_of_the_player_is_our_own() -> None:
    usual, cache = Folders.of(), paths.cache()
    assert usual.data != cache
    for folder in (usual.data, usual.logs, cache):
        assert folder.is_absolute()
        assert "gupai-desktop" in folder.parts
        assert not folder.is_relative_to(PACKAGE.parent)


@pytest.mark.skipif(sys.platform != "linux", reason="only there platformdirs is not asked")
def test_on_linux_the_folders_are_those_of_platformdirs_which_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = "gupai-desktop", "Gupai Desktop"
    for home, data, state in (
        (str(tmp_path), "", ""),
        (f"{tmp_path}/", f"{tmp_path}/data/", f"{tmp_path}/state"),
        (str(tmp_path), "data", "state"),
        ("/", f"{tmp_path}/data", ""),
    ):
        for name, value in (("HOME", home), ("XDG_DATA_HOME", data), ("XDG_STATE_HOME", state)):
            monkeypatch.setenv(name, value)
        wanted = platformdirs.user_data_path(*names).resolve(), platformdirs.user_log_path(*names)
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, "platformdirs", None)
            assert Folders.of() == wanted, (home, data, state)


def test_what_must_not_be_lost_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Folders.of(Path("here")) == Folders(tmp_path / "here", tmp_path / "here" / "logs")


def test_an_installed_package_has_the_files_inside_it(installed: Path) -> None:
    for name in ("resources", "translations"):
        (installed / name).mkdir()
    assert told_in(installed.parent) == [installed / "resources", installed / "translations"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows the folders of everybody")
def test_where_nobody_has_a_home_it_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(NoFolder, match="--data-dir"):
        Folders.of()
    with pytest.raises(NoFolder, match="--results"):
        paths.cache()
