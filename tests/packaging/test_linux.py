"""What a Linux system is told of the program: menu entry, kind of file, manuals, package."""

import argparse
import configparser
import os
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import appimage
import contents
import linux_package
from gupai_desktop import __version__
from gupai_desktop.play.history import FORMAT
from gupai_desktop.play.shared import HEAD
from gupai_desktop.store.saves import SUFFIX
from icons import PNG_SIZES
from tests.languages import TRANSLATED
from tests.packaging.conftest import Validate
from tests.scripts import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a tree of Linux has links in it")

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty program, and empty icons for it."""
    folder = tmp_path_factory.mktemp("frozen")
    (folder / "_internal").mkdir(parents=True)
    for name in (contents.NAME, contents.COMMAND, "_internal/libQt6Core.so.6"):
        (folder / name).write_text("", encoding="utf-8")
    drawn = tmp_path_factory.mktemp("icons")
    for size in PNG_SIZES:
        (drawn / f"{contents.NAME}-{size}.png").write_bytes(b"")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(linux_package, "ICONS", drawn)
        yield folder


@pytest.fixture(scope="module")
def usr(tmp_path_factory: pytest.TempPathFactory, frozen: Path) -> Path:
    """The tree with an empty program in it."""
    folder = tmp_path_factory.mktemp("tree")
    linux_package.lay(folder / "usr", frozen)
    return folder / "usr"


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(linux_package.LINUX / f"{contents.NAME}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


#: The languages in which desktops, software centres and winget are told of the program.
TOLD = sorted(key[12:-1] for key in entry() if key.startswith("GenericName["))


def test_the_program_its_icons_and_texts_lie_where_a_system_looks_for_them(usr: Path) -> None:
    files = [path for path in usr.rglob("*") if path.is_file()]
    runnable = {path.name for path in files if path.stat().st_mode & 0o777 == 0o755}
    assert runnable == {contents.NAME, contents.COMMAND}
    for command in runnable:
        place = usr / "lib" / contents.NAME / command
        assert (usr / "bin" / command).resolve() == place.resolve()
    icons = (usr / "share" / "icons" / "hicolor").rglob("gupai-desktop.*")
    sizes = {file.parent.parent.name for file in icons}
    assert sizes == {"scalable", *(f"{size}x{size}" for size in PNG_SIZES)}
    texts = [file for file in files if (usr / "share") in file.parents]
    for file in texts:
        if file.suffix not in {".png", ".gz"}:
            assert not re.search(r"@[A-Z]+@", file.read_text("utf-8")), file


def test_the_menu_entry_is_valid(validate: Validate) -> None:
    content = validate(
        "desktop-file-validate", str(linux_package.LINUX / f"{contents.NAME}.desktop")
    )
    assert content == ""


def test_the_menu_entry_speaks_languages_of_the_program() -> None:
    assert {"uk", "zh_CN", "zh_TW"} <= {*TOLD} <= {*TRANSLATED}
    for key in ("GenericName", "Comment", "Keywords"):
        texts = {entry()[key], *(entry()[f"{key}[{code}]"] for code in TOLD)}
        assert len(texts) == 1 + len(TOLD), key


def readers_of(language: str) -> tuple[str, ...]:
    return linux_package.READERS.get(language, ())


def spoken_to(texts: dict[str | None, str | None], locale: str) -> str | None:
    """What a desktop finds for a locale: by language and country, by language, or else English."""
    keys = (locale, locale.partition("_")[0], None)
    return next(texts[key] for key in keys if key in texts)


def test_everybody_who_reads_chinese_is_told_of_the_program_in_chinese(usr: Path) -> None:
    readers = {
        "zh_TW": ("zh_TW", "zh_HK", "zh_MO", "yue", "yue_HK"),
        "zh_CN": ("zh_CN", "zh_SG", "zh_MY", "zh"),
    }
    share = usr / "share"
    (menu,) = share.rglob("*.desktop")
    (kind,) = (share / "mime").rglob("*.xml")
    (centre,) = share.rglob("*.metainfo.xml")
    content = list[dict[str | None, str | None]]()
    for key in ("GenericName", "Comment", "Keywords"):
        lines = re.findall(rf"(?m)^{key}(?:\[(\w+)\])?=(.*)$", menu.read_text("utf-8"))
        content.append({code or None: text for code, text in lines})
    for file, tag in ((kind, f".//{MIME}comment"), (centre, "summary")):
        found = ElementTree.parse(file).getroot().findall(tag)
        content.append({item.get(LANG): item.text for item in found})
    (description,) = ElementTree.parse(centre).getroot().findall("description")
    items = [item for item in description.iter() if item.tag in ("p", "li")]
    codes = {item.get(LANG) for item in items}
    content.append(
        {code: "".join(i.text or "" for i in items if i.get(LANG) == code) for code in codes}
    )
    for texts in content:
        for language, locales in readers.items():
            for locale in locales:
                assert spoken_to(texts, locale) == texts[language], locale
        assert texts["zh_TW"] != texts[None]


def test_the_menu_entry_is_the_windows_own() -> None:
    assert entry()["Exec"] == f"{contents.NAME} %u", "gio drops a link under %f"
    assert entry()["Icon"] == contents.NAME
    assert entry()["StartupWMClass"] == contents.NAME
    assert entry()["MimeType"] == f"{contents.MIME_TYPE};x-scheme-handler/{HEAD}".replace(":", ";")
    source = (ROOT / "gupai_desktop" / "app" / "application.py").read_text("utf-8")
    assert f'setDesktopFileName("{contents.NAME}")' in source


def test_saved_games_are_a_kind_of_their_own() -> None:
    root = ElementTree.parse(linux_package.LINUX / f"{contents.NAME}.mime.xml").getroot()
    (kind,) = root
    assert kind.get("type") == contents.MIME_TYPE
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == [f"*{SUFFIX}"]
    assert {c.get(LANG) for c in kind.iter(f"{MIME}comment")} == {None, *TOLD}
    (match,) = kind.iter(f"{MIME}match")
    assert match.get("value") == f'"format": "{FORMAT}"'


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="shared-mime-info is missing")
def test_the_system_takes_the_kind_of_file(validate: Validate, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    shutil.copy(linux_package.LINUX / f"{contents.NAME}.mime.xml", packages)
    validate("update-mime-database", str(tmp_path))
    assert f"50:{contents.MIME_TYPE}:*{SUFFIX}" in (tmp_path / "globs2").read_text("utf-8")


def test_what_software_centres_show_is_valid(validate: Validate, tmp_path: Path) -> None:
    file = tmp_path / f"{contents.IDENTIFIER}.metainfo.xml"
    file.write_text(linux_package.filled(f"{contents.NAME}.metainfo.xml"), encoding="utf-8")
    validate("appstreamcli", "validate", "--no-net", str(file))


def test_software_centres_are_told_the_same_as_everybody_else() -> None:
    root = ElementTree.fromstring(linux_package.filled(f"{contents.NAME}.metainfo.xml"))
    assert root.findtext("id") == contents.IDENTIFIER
    assert root.findtext("launchable") == f"{contents.NAME}.desktop"
    assert root.findtext("provides/mediatype") == contents.MIME_TYPE
    assert [lang.text for lang in root.iter("lang")] == contents.languages()
    assert next(release.get("version") for release in root.iter("release")) == __version__
    categories = [category.text for category in root.iter("category")]
    assert categories == entry()["Categories"].strip(";").split(";")
    summaries = {summary.get(LANG): summary.text for summary in root.iter("summary")}
    licence = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["license"]
    assert f"{root.findtext('project_license')} AND Bitstream-Vera" == licence
    assert summaries[None] == entry()["Comment"]
    assert all(summaries[code] == entry()[f"Comment[{code}]"] for code in TOLD)


def test_every_paragraph_for_software_centres_is_translated() -> None:
    root = ElementTree.fromstring(linux_package.filled(f"{contents.NAME}.metainfo.xml"))
    # What has changed is told in English only.
    root.remove(root.findall("releases")[0])
    for tag in ("p", "li", "caption"):
        content = [item.get(LANG, "") for item in root.iter(tag)]
        assert content, tag
        every = sorted({"", *TOLD, *chain.from_iterable(map(readers_of, TOLD))})
        texts = [
            content[start : start + len(every)] for start in range(0, len(content), len(every))
        ]
        assert [codes for codes in texts if sorted(codes) != every] == [], tag


def options(parser: argparse.ArgumentParser) -> set[str]:
    """Every option that is told of, those of commands too."""
    found: set[str] = set()
    for action in parser._actions:
        if action.help == argparse.SUPPRESS or isinstance(action, argparse._HelpAction):
            continue
        found |= set(action.option_strings)
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                found |= {name} | options(command)
    return found


def test_a_manual_tells_of_every_option() -> None:
    for command, parser in linux_package.PARSERS.items():
        page = linux_package.manual(command).replace("\\-", "-")
        found = options(parser())
        assert found
        assert {one for one in found if not re.search(rf"(?<![\w-]){one}(?![\w-])", page)} == set()


def test_the_head_of_the_package_says_what_it_needs() -> None:
    head = linux_package.control(1234, ["libc6 (>= 2.36)", "libgl1"])
    assert f"\nVersion: {__version__}\n" in head
    assert "\nDepends: libc6 (>= 2.36), libgl1\n" in head
    assert "\nInstalled-Size: 1234\n" in head
    assert all(len(line) <= 80 for line in head.splitlines())


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries are those of Linux")
def test_what_a_program_is_linked_to_is_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    content = "NEEDED libGL.so.1\nNEEDED  libc.so.6\nNEEDED libown.so\n0 GLIBC_2.9\nGLIBC_2.34\n"
    monkeypatch.setattr(linux_package, "_output", lambda *_command: content)
    needed = linux_package.depends([Path("/frozen/libown.so")])
    assert needed == ["libc6 (>= 2.34)", "libgl1"]
    with pytest.raises(ValueError, match=r"nobody brings libown\.so"):
        linux_package.depends([])


def told_by_dpkg(option: str, package: Path) -> bytes:
    return subprocess.run(["dpkg-deb", option, package], stdout=subprocess.PIPE, check=True).stdout


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is not installed")
def test_a_package_that_is_packed_here_is_read_as_before(tmp_path: Path) -> None:
    tree, plain, small = (tmp_path / name for name in ("tree", "plain.deb", "small.deb"))
    (tree / "DEBIAN").mkdir(parents=True)
    head = linux_package.control(1, ["libc6"])
    (tree / "DEBIAN" / "control").write_text(head, encoding="utf-8")
    # A program of this processor's, which is what is packed in a way of its own.
    (tree / "program").write_bytes(Path(sys.executable).read_bytes()[:300_001])
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(plain)]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    small.write_bytes(linux_package.packed(plain.read_bytes()))
    for option in ("--field", "--ctrl-tarfile", "--fsys-tarfile"):
        assert told_by_dpkg(option, small) == told_by_dpkg(option, plain) != b""
    assert small.stat().st_size < plain.stat().st_size * 0.7


# The AppImage.

RUNTIME = b"\x7fELF\x02\x01\x01\x00AI\x02 a program"


@pytest.fixture
def packer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that packs a tree as far as telling what lies in it at the top."""
    tool = tmp_path / "bin" / "mksquashfs"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\nls -A "$1" > "$2"\n', encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=os.pathsep)
    monkeypatch.setattr(appimage, "BUILD", tmp_path)


@pytest.mark.usefixtures("packer")
def test_an_appimage_is_its_runtime_and_a_tree(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "runtime").write_bytes(RUNTIME)
    monkeypatch.setenv("APPIMAGE_RUNTIME", str(tmp_path / "runtime"))
    image = appimage.build(tmp_path / "dist", frozen)
    names = image.read_bytes().removeprefix(RUNTIME).decode().split()
    assert names == [".DirIcon", "AppRun", "gupai-desktop.desktop", "gupai-desktop.svg", "usr"]
    assert os.access(image, os.X_OK)
    assert re.fullmatch(r"Gupai_Desktop-[\d.]+-\w+\.AppImage", image.name)


COMPLETE = """
compopt() {{ :; }}
source {file}
COMP_WORDS=({words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
COMP_LINE="${{COMP_WORDS[*]}}"
$(complete -p gupai | grep -o -- "-F [^ ]*" | cut -c4-) gupai "${{COMP_WORDS[COMP_CWORD]}}"
echo "${{COMPREPLY[@]}}"
"""


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_completes_commands_games_and_options(tmp_path: Path) -> None:
    file = tmp_path / "gupai"
    file.write_text(linux_package.completion("gupai", "bash"), "utf-8")
    for words, completed in (
        ("gupai so", "solve"),
        ("gupai deal zen.t", "zen.ten-sets"),
        ("gupai study zen.ten-sets --res", "--results"),
    ):
        script = COMPLETE.format(file=file, words=words)
        done = subprocess.run(["bash", "-c", script], check=True, capture_output=True, text=True)
        assert done.stdout.split() == [completed], words


@pytest.mark.parametrize("shell", linux_package.COMPLETIONS)
def test_every_shell_can_read_how_a_command_is_completed(shell: str, tmp_path: Path) -> None:
    for command in linux_package.PARSERS:
        place = f"share/{linux_package.COMPLETIONS[shell].format(command)}"
        laid = linux_package.lay_shared(tmp_path)
        (file,) = (file for file, target in laid.items() if target == place)
        assert command in file.read_text("utf-8")
        if shutil.which(shell):
            subprocess.run([shell, "-n", str(file)], check=True)
