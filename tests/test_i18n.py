"""The languages of the interface: which there are, switching, counting, and Qt's own texts."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from gupai_desktop import i18n
from gupai_desktop.engine.words import counted, words
from gupai_desktop.i18n import Languages, say, with_native

FULL_DRAGON = words("Combinations", "Full Dragon")


def moves(count: int) -> str:
    return say(counted("MainWindow", "%n move(s)", count))


def speak_as_system(monkeypatch: pytest.MonkeyPatch, *wanted: str) -> None:
    """Let the system ask for these languages, the dearest first."""

    system = SimpleNamespace(uiLanguages=lambda: list(wanted))
    monkeypatch.setattr(i18n, "QLocale", SimpleNamespace(system=lambda: system))


def test_english_ukrainian_and_chinese_are_found(languages: Languages) -> None:
    assert languages.codes() == ("en", "uk", "zh_CN", "zh_TW")


def test_every_language_says_its_own_name_whatever_is_spoken(languages: Languages) -> None:
    for spoken in languages.codes():
        languages.use(spoken)
        names = [languages.own_name(code) for code in languages.codes()]
        assert names == ["English", "Українська", "简体中文", "繁體中文"]


def test_without_any_translation_there_is_english(qapp: QApplication, tmp_path: Path) -> None:
    alone = Languages(qapp, tmp_path)
    assert alone.codes() == ("en",)
    assert alone.own_name("en") == "English"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (("uk-UA",), "uk"),
        (("uk",), "uk"),
        (("zh-Hans-CN",), "zh_CN"),
        (("zh-TW",), "zh_TW"),
        (("zh-Hant-HK", "zh-HK", "zh-Hant", "zh"), "zh_TW"),
        (("zh-MO",), "zh_TW"),
        (("zh-Hant-CN",), "zh_TW"),
        (("zh-Hans-HK",), "zh_CN"),
        (("zh",), "zh_CN"),
        (("xx-YY", "C", "xx"), "en"),
        (("C", "uk"), "en"),
        (("de-DE", "zh-HK", "uk"), "zh_TW"),
        (("en-GB",), "en"),
        (("de-DE", "uk-UA", "en-US"), "uk"),
        (("pl-PL", "en-US", "zh-CN"), "en"),
        (("de-DE",), "en"),
        (("C",), "en"),
        ((), "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is_is_chosen(
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    wanted: tuple[str, ...],
    found: str,
) -> None:
    speak_as_system(monkeypatch, *wanted)
    assert languages.of_system() == found


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Full Dragon"), ("uk", "Повний дракон"), ("zh_CN", "全龙")],
)
def test_a_text_is_said_in_the_language_in_use(
    languages: Languages, language: str, text: str
) -> None:
    languages.use(language)
    assert languages.current == language
    assert QLocale().name().startswith(language)
    assert say(FULL_DRAGON) == text


def test_switching_back_leaves_nothing_of_another_language(languages: Languages) -> None:
    for code in ("uk", "zh_CN", "en"):
        languages.use(code)
    assert say(FULL_DRAGON) == "Full Dragon"
    assert QLocale().language() == QLocale.Language.English


@pytest.mark.parametrize("code", ["xx", "", "../uk", "UK"])
def test_an_unknown_language_falls_back_to_english(languages: Languages, code: str) -> None:
    languages.use("uk")
    languages.use(code)
    assert languages.current == "en"
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


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 дій"),
        (1, "1 дія"),
        (2, "2 дії"),
        (5, "5 дій"),
        (11, "11 дій"),
        (12, "12 дій"),
        (21, "21 дія"),
        (22, "22 дії"),
        (25, "25 дій"),
        (101, "101 дія"),
        (111, "111 дій"),
        (112, "112 дій"),
    ],
)
def test_ukrainian_counts_with_three_forms(languages: Languages, count: int, text: str) -> None:
    languages.use("uk")
    assert moves(count) == text


def test_english_counts_with_two_forms_and_chinese_with_one(languages: Languages) -> None:
    assert [moves(count) for count in (0, 1, 2, 21)] == [
        "0 moves",
        "1 move",
        "2 moves",
        "21 moves",
    ]
    languages.use("zh_CN")
    assert moves(1).replace("1", "2") == moves(2)


def test_the_chinese_name_stands_beside_a_name_except_in_chinese(languages: Languages) -> None:
    assert with_native(FULL_DRAGON, "全龍") == "Full Dragon  全龍"
    assert with_native(FULL_DRAGON, "") == "Full Dragon"
    languages.use("uk")
    assert with_native(FULL_DRAGON, "全龍") == "Повний дракон  全龍"
    languages.use("zh_CN")
    assert with_native(FULL_DRAGON, "全龍") == say(FULL_DRAGON)


@pytest.mark.parametrize(("code", "cancel"), [("uk", "Скасувати"), ("zh_CN", "取消")])
def test_qts_own_buttons_speak_the_language_in_use(
    languages: Languages, code: str, cancel: str
) -> None:
    languages.use(code)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert buttons.buttons()[0].text().replace("&", "") == cancel
