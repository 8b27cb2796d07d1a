"""The catalogues of others are told what the release is, and nothing is left to fill in."""

import hashlib
import re
from pathlib import Path

import pytest
import yaml

import contents
import identity
import stores


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("dist")
    for name, file in stores.FILES.items():
        (folder / file.format(identity.version())).write_text(name, encoding="utf-8")
    return stores.written(folder)


def sum_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def test_nothing_is_left_to_fill_in(texts: dict[str, str]) -> None:
    assert len(texts) == 4
    for name, text in texts.items():
        assert re.findall(r"@[A-Z_]+@", text) == [], name


def test_no_release_is_told_of_that_lacks_a_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="gupai"):
        stores.written(tmp_path)


def test_the_flatpak_is_built_from_the_source_without_a_network(texts: dict[str, str]) -> None:
    told = yaml.safe_load(texts[f"{contents.IDENTIFIER}.yml"])
    assert (told["id"], told["command"]) == (contents.IDENTIFIER, contents.NAME)
    assert not [right for right in told["finish-args"] if "network" in right or "host" in right]
    (module,) = told["modules"]
    assert all("--no-index" in line or "--no-deps" in line for line in module["build-commands"])
    archive, places = module["sources"]
    assert archive["sha256"] == sum_of("SDIST")
    assert places == "python-sources.json"


def test_the_flatpak_takes_what_is_locked_and_nothing_to_freeze_with() -> None:
    locked = (contents.PACKAGING / "locked" / "build.txt").read_text(encoding="utf-8")
    names = set(re.findall(r"^([\w.-]+)==", stores.needed(locked), re.MULTILINE))
    assert {"hatchling", "pyside6-essentials", "miniaudio", "cffi"} < names
    assert not {name for name in names if name.startswith(("pyinstaller", "pillow"))}


def test_every_catalogue_has_the_sums_of_its_files(texts: dict[str, str]) -> None:
    winget = identity.IDENTITY["winget"]
    (setup,) = yaml.safe_load(texts[f"{winget}.installer.yaml"])["Installers"]
    assert setup["InstallerSha256"] == sum_of("SETUP")
    kinds = [
        yaml.safe_load(texts[name])["ManifestType"] for name in texts if name.startswith(winget)
    ]
    assert kinds == ["version", "installer", "defaultLocale"]
