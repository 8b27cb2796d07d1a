"""What Windows and macOS are told of the program."""

import ast
import plistlib
import re
import shutil
from pathlib import Path

import pytest

import contents
import icons
import installers
from gupai_desktop import __version__
from gupai_desktop.play.shared import HEAD
from gupai_desktop.store.saves import SUFFIX

SCRIPT = installers.SCRIPT.read_text(encoding="utf-8")


def test_the_properties_of_the_file_tell_the_version() -> None:
    content = ast.dump(ast.parse(installers.version_info(), mode="eval"))
    assert content.count(f"'{__version__}'") == 2
    assert "@" not in installers.version_info().split("\n", 1)[1]
    pairs = re.findall(r'StringStruct\("(\w+)", "([^"]+)"\)', installers.version_info())
    assert dict(pairs)["OriginalFilename"] == f"{contents.NAME}.exe"
    assert len(pairs) == 8


def test_every_text_of_the_installer_is_said_in_every_language() -> None:
    languages = re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT)
    assert languages == ["English", "Ukrainian", "SimpChinese", "TradChinese"]
    names = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.MULTILINE)
    for name in {name for name, _language in names}:
        assert [lang for one, lang in names if one == name] == [one.upper() for one in languages]


def test_the_installer_touches_nothing_before_a_running_program_has_ended() -> None:
    sections = re.split(r"^Section\b.*\n", SCRIPT, flags=re.MULTILINE)[1:]
    assert len(sections) == 2
    for section in sections:
        assert all("WAIT_FOR_END" in line for line in section.split("\n")[:2])


def test_the_old_version_goes_only_when_the_new_one_is_complete() -> None:
    installing = SCRIPT.split("\nSection\n")[1]
    assert installing.index("File /r") < installing.index("GIVE_UP")
    failed = installing.rindex("GIVE_UP")
    assert failed < installing.index('Delete "$INSTDIR\\gupai-desktop.exe"')
    assert failed < installing.rindex('RMDir /r "$INSTDIR\\_old"')


def test_whatever_is_written_is_taken_away_again() -> None:
    installing, removing = SCRIPT.split('Section "Uninstall"')
    keys = {key.split("\\shell")[0].split("\\DefaultIcon")[0]
            for key in re.findall(r'WriteReg\w+ HKCU "([^"]+)"', installing)}  # fmt: skip
    assert keys == set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', removing))


@pytest.mark.skipif(not shutil.which("makensis"), reason="makensis is not installed")
def test_the_installer_can_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installers, "ICONS", tmp_path)
    icons.draw_all(tmp_path)
    payload = tmp_path / "payload"
    (payload / "_internal").mkdir(parents=True)
    (payload / "gupai-desktop.exe").write_bytes(b"MZ")
    made = installers.setup(tmp_path / "dist", payload)
    assert made.name == f"gupai-desktop-{__version__}-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"


def test_the_bundle_knows_its_languages_and_its_files() -> None:
    content = contents.bundle()
    assert plistlib.loads(plistlib.dumps(content)) == content
    codes = dict(zip(contents.languages(), content["CFBundleLocalizations"], strict=True))
    assert {
        "en": "en",
        "uk": "uk",
        "zh_CN": "zh-Hans",
        "zh_TW": "zh-Hant",
    }.items() <= codes.items()
    assert content["NSHighResolutionCapable"] is True
    (kind,) = content["UTExportedTypeDeclarations"]
    (document,) = content["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeIdentifier"] == f"{contents.IDENTIFIER}.game"
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"] == contents.MIME_TYPE
    assert document["CFBundleTypeIconFile"] == f"{contents.NAME}.icns"


def test_codes_are_links() -> None:
    scheme = HEAD.removesuffix(":")
    (links,) = contents.bundle()["CFBundleURLTypes"]
    assert links["CFBundleURLSchemes"] == [scheme]
    key = f'HKCU "Software\\Classes\\{scheme}'
    assert f'{key}" "URL Protocol" ""' in SCRIPT
    (command,) = re.findall(rf'{re.escape(key)}\\shell\\open\\command" "" (.+)', SCRIPT)
    assert command.endswith('" -- "%1"\''), "what stands in a link is no option"
