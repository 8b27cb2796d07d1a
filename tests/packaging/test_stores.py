"""The catalogues of others are told what the release is, and nothing is left to fill in."""

import hashlib
import json
import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import QLocale

import contents
import identity
import linux_package
import stores
from gupai_desktop import __version__
from gupai_desktop.engine.game import Game
from gupai_desktop.games import games
from gupai_desktop.i18n import Languages, say
from tests.packaging.conftest import Validate
from tests.packaging.test_linux import LANG, TOLD
from tests.scripts import ROOT


def released() -> list[type[Game]]:
    """The games that a release has."""
    return [game for game in games() if not game.is_draft]


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("dist")
    for name, file in stores.FILES.items():
        (folder / file.format(identity.version())).write_text(name, encoding="utf-8")
    return stores.written(folder)


def sum_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def test_nothing_is_left_to_fill_in(texts: dict[str, str]) -> None:
    assert len(texts) == 4 + len(TOLD)
    for name, text in texts.items():
        assert re.findall(r"@[A-Z_]+@", text) == [], name


def test_no_release_is_told_of_that_lacks_a_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="gupai"):
        stores.written(tmp_path)


def test_the_flatpak_is_built_from_the_source_without_a_network(texts: dict[str, str]) -> None:
    content = yaml.safe_load(texts[f"{contents.IDENTIFIER}.yml"])
    assert (content["id"], content["command"]) == (contents.IDENTIFIER, contents.NAME)
    assert not [right for right in content["finish-args"] if "network" in right or "host" in right]
    (module,) = content["modules"]
    installing = [line for line in module["build-commands"] if "pip3" in line]
    assert all("--no-index" in line for line in installing)
    archive, places = module["sources"]
    assert archive["sha256"] == sum_of("SDIST")
    assert places == "python-sources.json"


def test_the_flatpak_takes_what_is_locked_and_nothing_to_freeze_with() -> None:
    locked = (contents.PACKAGING / "locked" / "build.txt").read_text(encoding="utf-8")
    names = set(re.findall(r"^([\w.-]+)==", stores.needed(locked), re.MULTILINE))
    assert {"hatchling", "miniaudio", "cffi"} < names
    # PySide6 comes with the base.
    others = ("pyinstaller", "pillow", "pyside6", "shiboken6")
    assert not {name for name in names if name.startswith(others)}


def test_the_flatpak_can_be_heard_and_has_a_qt_that_is_new_enough(texts: dict[str, str]) -> None:
    content = yaml.safe_load(texts[f"{contents.IDENTIFIER}.yml"])
    assert {"--socket=pulseaudio", "--socket=cups"} <= set(content["finish-args"])
    assert content["base-version"] == content["runtime-version"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    least = re.findall(r"PySide6-Essentials>=([\d.]+)", " ".join(project["dependencies"]))
    assert {content["base-version"]} == set(least)


def test_the_flatpaks_builder_takes_the_manifest(
    texts: dict[str, str], validate: Validate, tmp_path: Path
) -> None:
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "python-sources.json").write_text("[]", encoding="utf-8")
    said = validate("flatpak-builder", "--show-manifest", f"{contents.IDENTIFIER}.yml")
    assert "Unknown property" not in said
    content = json.loads(said[said.index("\n{") :])
    assert content["base"] == "io.qt.PySide.BaseApp"
    assert content["modules"][0]["build-commands"]


def test_every_catalogue_has_the_sums_of_its_files(texts: dict[str, str]) -> None:
    winget = identity.IDENTITY["winget"]
    (setup,) = yaml.safe_load(texts[f"{winget}.installer.yaml"])["Installers"]
    assert setup["InstallerSha256"] == sum_of("SETUP")
    kinds = [
        yaml.safe_load(texts[name])["ManifestType"] for name in texts if name.startswith(winget)
    ]
    assert kinds == ["version", "installer", "defaultLocale", *["locale"] * len(TOLD)]


# What is told of the games.


def names_of_games(language: str, languages: Languages) -> set[str]:
    """What the games and their families are called in a language."""
    languages.use(language)
    content = [game.name for game in released()] + [game.family.name for game in released()]
    return {say(name) for name in content}


def told_by_software_centres(language: str) -> str:
    """The description in a language, without what is told of releases and pictures."""
    root = ElementTree.fromstring(linux_package.filled(f"{contents.NAME}.metainfo.xml"))
    code = None if language == "en" else language
    (content,) = root.findall("description")
    return " ".join(item.text or "" for item in content.iter() if item.get(LANG) == code)


def test_software_centres_know_every_game_in_every_language(languages: Languages) -> None:
    for language in ("en", *TOLD):
        content = told_by_software_centres(language)
        assert {
            name for name in names_of_games(language, languages) if name not in content
        } == set()
        assert re.search(rf"\b{len(released())}\b", content), language


def test_a_caption_calls_a_game_by_its_name(languages: Languages) -> None:
    root = ElementTree.fromstring(linux_package.filled(f"{contents.NAME}.metainfo.xml"))
    pictures = root.findall("screenshots/screenshot")
    for language in ("en", *TOLD):
        code, names = None if language == "en" else language, names_of_games(language, languages)
        captions = [c.text or "" for c in root.iter("caption") if c.get(LANG) == code]
        named = [caption for caption in captions if any(name in caption for name in names)]
        # That of the page of games names none.
        assert len(named) == len(pictures) - 1 == len({game.family for game in released()})


def test_every_picture_for_software_centres_is_kept_here() -> None:
    root = ElementTree.fromstring(linux_package.filled(f"{contents.NAME}.metainfo.xml"))
    places = [(image.text or "").partition(f"/v{__version__}/")[2] for image in root.iter("image")]
    if not (ROOT / "docs" / "screenshots").is_dir():
        pytest.skip("an sdist has no pictures of the pages")
    assert [place for place in places if not (ROOT / place).is_file()] == []


def test_the_package_and_winget_know_every_game(
    languages: Languages, texts: dict[str, str]
) -> None:
    content = " ".join(linux_package.control(1, []).split())
    assert {name for name in names_of_games("en", languages) if name not in content} == set()
    for language in ("en", *TOLD):
        place = QLocale(language).name().replace("_", "-")
        short = yaml.safe_load(texts[f"{identity.IDENTITY['winget']}.locale.{place}.yaml"])
        assert str(len(released())) in short["ShortDescription"]
    assert f" {len(released())} " in content
