"""The languages of the interface: which there are, switching, counting, and Qt's own texts."""

import os
import shutil
import subprocess
import sys
from datetime import date
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from gupai_desktop import i18n
from gupai_desktop.engine.words import counted, words
from gupai_desktop.i18n import Languages, day_text, say, with_native
from tests.scripts import ROOT, load

FULL_DRAGON = words("Full Dragon")


def moves(count: int) -> str:
    return say(counted("%n move(s)", count))


def speak_as_system(monkeypatch: pytest.MonkeyPatch, *wanted: str) -> None:
    """Let the system ask for these languages, the dearest first."""

    system = SimpleNamespace(uiLanguages=lambda: list(wanted))
    monkeypatch.setattr(i18n, "QLocale", SimpleNamespace(system=lambda: system))


#: Those that there have always been, by their codes.
NAMES = {"en": "English", "uk": "Українська", "zh_CN": "简体中文", "zh_TW": "繁體中文"}


def test_english_ukrainian_and_chinese_are_found(languages: Languages) -> None:
    assert {*NAMES} <= {*languages.codes()}


def test_every_language_says_its_own_name_whatever_is_spoken(languages: Languages) -> None:
    for spoken in languages.codes():
        languages.use(spoken)
        names = {code: languages.own_name(code) for code in languages.codes()}
        assert names.items() >= NAMES.items()
        assert len({*names.values()}) == len(names)


def test_without_any_translation_there_is_english(qapp: QApplication, tmp_path: Path) -> None:
    alone = Languages(qapp, tmp_path)
    assert alone.codes() == ("en",)
    assert alone.own_name("en") == "English"


def test_a_language_that_is_being_translated_is_called_as_qt_calls_it(
    qapp: QApplication, tmp_path: Path
) -> None:
    script = load("packaging/translations.py")
    folder = tmp_path / "translations"
    folder.mkdir()
    shutil.copy(ROOT / "translations" / "gupai_en.ts", folder)
    for code in ("de", "pt_BR"):
        script.update(folder, new=code)
    script.compile_all(tmp_path, folder)
    assert Languages(qapp, tmp_path).codes() == ("en",)
    script.compile_all(tmp_path, folder, unfinished_ok=True)
    begun = Languages(qapp, tmp_path)
    names = ["Deutsch", "English", "português"]
    assert [begun.own_name(code).partition(" ")[0] for code in begun.codes()] == names
    assert script.languages(folder) == ["en"]


def test_the_first_language_of_the_system_that_there_is_is_chosen(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in (*NAMES, "pt_BR"):
        (tmp_path / f"gupai_{code}.qm").touch()
    languages = Languages(qapp, tmp_path)
    wanted = {
        "pt_BR": ["pt-BR", "pt-PT pt-BR en"],
        "uk": ["uk-UA", "uk", "de-DE uk-UA en-US"],
        "zh_CN": ["zh-Hans-CN", "zh-Hans-HK", "zh", "zh-SG", "zh-MY", "yue-Hans", "yue-CN"],
        "zh_TW": ["zh-TW", "zh-Hant-HK zh-HK zh-Hant zh", "zh-MO", "zh-Hant-CN", "de-DE zh-HK uk"],
        "en": ["xx-YY C xx", "C uk", "en-GB", "pl-PL en-US zh-CN", "de-DE", "C", ""],
    }
    wanted["zh_TW"] += ["yue", "yue-HK", "nan-TW", "zh-Hant-SG"]
    for code, systems in wanted.items():
        for system in systems:
            speak_as_system(monkeypatch, *system.split())
            assert languages.of_system() == code, system


#: What a computer writes whose user has set these variables, a line for each language.
WRITES = """
import sys
from datetime import date
from PySide6.QtCore import QCoreApplication
from gupai_desktop.i18n import *
application = QCoreApplication([])
languages = Languages(application, paths.translations())
sys.stdout.reconfigure(encoding="utf-8")
day = date(2026, 3, 4)
for code in sys.argv[1:]:
    languages.use(code)
    told = (day_text(day), moment_text("2026-03-04T15:05:00Z"), long_day_text(day))
    told += (number_text(12345), first_day_of_week().name, month_text(day), is_traditional())
    print(*told, sep=" | ")
"""


@cache
def all_written(variables: tuple[tuple[str, str], ...]) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", WRITES, *NAMES],
        env={**os.environ, "LC_ALL": "", **dict(variables)},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.replace("\u202f", " ").splitlines()


def written(code: str, **variables: str) -> list[str]:
    """What is written in the language of a code where these variables are set."""
    return all_written(tuple(variables.items()))[list(NAMES).index(code)].split(" | ")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such variables")
def test_dates_numbers_and_weeks_are_those_of_the_readers_region() -> None:
    british = ["04/03/2026", "04/03/2026 15:05", "Wednesday, 4 March 2026", "12,345", "Monday"]
    for variables, code, expected in (
        ({"LANG": "en_US.UTF-8"}, "en", ["3/4/26", "3/4/26 3:05 PM"]),
        ({"LANG": "en_GB.UTF-8"}, "en", british),
        ({"LANG": "en_AU.UTF-8"}, "en", ["4/3/26"]),
        ({"LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"}, "en", british),
        ({"LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"}, "en", ["04.03.26", "04.03.26 15:05"]),
        ({"LANG": "de_DE.UTF-8"}, "en", ["04.03.26", "04.03.26 15:05"]),
        ({"LANG": "de_DE.UTF-8"}, "uk", ["04.03.26"]),
        ({"LANG": "en_US.UTF-8"}, "uk", ["3/4/26"]),
        ({"LANG": "zh_HK.UTF-8"}, "zh_TW", ["4/3/2026"]),
        ({"LANG": "C.UTF-8"}, "uk", ["04.03.26"]),
    ):
        message = written(code, **variables)
        assert message[: len(expected)] == expected, f"{code}, {variables}"
    german = written("en", LANG="de_DE.UTF-8")
    assert german[2:6] == ["Wednesday, 4 March 2026", "12.345", "Monday", "March 2026"]
    assert written("en", LANG="en_US.UTF-8")[4] == "Sunday"
    assert written("en", LANG="en_US.UTF-8", LC_TIME="de_DE.UTF-8")[4:6] == [
        "Monday",
        "March 2026",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such variables")
def test_chinese_characters_have_the_shapes_of_the_readers_region() -> None:
    for language, code, is_so in (
        ("zh_TW", "zh_TW", True),
        ("zh_CN", "zh_TW", True),
        ("zh_HK", "zh_CN", False),
        ("zh_TW", "en", True),
        ("zh_HK", "uk", True),
        ("zh_CN", "en", False),
        ("en_US", "en", False),
        ("en_SG", "uk", False),
    ):
        assert written(code, LANG=f"{language}.UTF-8")[-1] == str(is_so), f"{code}, {language}"


def test_an_unknown_language_falls_back_to_english(languages: Languages) -> None:
    for code in ("xx", "", "../uk", "UK"):
        languages.use("uk")
        languages.use(code)
        assert languages.current == "en", code
        assert say(FULL_DRAGON) == "Full Dragon"


def test_switching_often_leaves_no_translators_behind(
    languages: Languages, qapp: QApplication
) -> None:
    def installed() -> int:
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return len(languages.children())

    before = installed()
    for code in ("uk", "zh_CN", "en"):
        languages.use(code)
        assert installed() == before


def test_ukrainian_counts_with_three_forms(languages: Languages) -> None:
    languages.use("uk")
    forms = {"дія": (1, 21, 101), "дії": (2, 22), "дій": (0, 5, 11, 12, 25, 111, 112)}
    for form, counts in forms.items():
        assert [moves(count) for count in counts] == [f"{count} {form}" for count in counts]


def test_a_day_in_a_text_is_written_anew_in_the_language_in_use(languages: Languages) -> None:
    day, written = date(2026, 3, 2), set[str]()
    challenge = words("challenge of {day}", day=day)
    for code in NAMES:
        languages.use(code)
        written.add(day_text(day))
        assert day_text(day) in say(challenge), code
    assert len(written) > 2


def test_the_chinese_name_stands_beside_a_name_except_in_chinese(languages: Languages) -> None:
    assert with_native(FULL_DRAGON, "全龍") == "Full Dragon  全龍"
    assert with_native(FULL_DRAGON, "") == "Full Dragon"
    languages.use("uk")
    assert with_native(FULL_DRAGON, "全龍") == "Повний дракон  全龍"
    languages.use("zh_CN")
    assert with_native(FULL_DRAGON, "全龍") == say(FULL_DRAGON)


def test_qts_own_buttons_speak_the_language_in_use(languages: Languages) -> None:
    for code, cancel in {"uk": "Скасувати", "zh_CN": "取消"}.items():
        languages.use(code)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        assert buttons.buttons()[0].text().replace("&", "") == cancel
