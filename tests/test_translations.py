"""The translations: up to date, complete, and with every place kept."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from tests.languages import LANGUAGES, TRANSLATED
from tests.scripts import ROOT, load

FOLDER = ROOT / "translations"
SCRIPT = load("packaging/translations.py")

#: What stays as it is in every language.
NAMES = {"Gupai Desktop"}

#: What the converter of the draft lets through, and what is said in Taiwan.
IN_TAIWAN = {
    "撤銷": "復原",
    "取消復原": "重做",
    "打開": "開啟",
    "雙擊": "連按兩下",
    "列表": "清單",
    "佈局": "配置",
    "文本": "文字",
    "恢復": "還原",
    "空格鍵": "空白鍵",
    "前臺": "前景",
    "公共行": "公共列",
    "將牌行": "將牌列",
    "“": "「",
    "”": "」",
}

PLACE = re.compile(r"\{\w+\}|%n")
CHINESE = re.compile(r"[\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]")
#: Letters of Latin and Cyrillic, and what stands between words.
WESTERN = re.compile(r"[^\W\d_\u0370-\u03ff\u0460-\u1dff\u1f00-\uffff]|[’ʼ“”«»–—…]")
FONTS = ROOT / "resources" / "fonts"
CHINESE_FONTS = [FONTS / f"Gupai{name}-Regular.otf" for name in ("Han", "Song")]
#: A native name may follow a Simplified one in brackets.
NATIVE_NAME = re.compile(r"（[^）]*）")


class Message(NamedTuple):
    """A text of the program, and its translation in every form that it needs."""

    source: str
    forms: tuple[str, ...]
    is_counted: bool


def messages(language: str) -> Iterator[Message]:
    """All that is translated into a language."""
    for message in ElementTree.parse(FOLDER / f"gupai_{language}.ts").iter("message"):
        is_counted = message.get("numerus") == "yes"
        found = message.iter("numerusform" if is_counted else "translation")
        forms = tuple(form.text or "" for form in found)
        yield Message(message.findtext("source", ""), forms, is_counted)


def pairs(*languages: str) -> Iterator[tuple[str, str]]:
    """Every text and what is said for it, in every form, in some languages or in all."""
    for language in languages or TRANSLATED:
        for message in messages(language):
            yield from ((message.source, form) for form in message.forms)


def places(text: str) -> set[str]:
    return set(PLACE.findall(text))


def test_the_translations_are_up_to_date_and_complete() -> None:
    assert SCRIPT.check() == []


def test_what_a_language_lacks_is_a_fault_once_it_has_its_own_name(tmp_path: Path) -> None:
    folder, package = tmp_path / "translations", tmp_path / "package"
    package.mkdir()
    (package / "texts.py").write_text('words("English"), words("Six Sets")\n', "utf-8")
    SCRIPT.update(folder, package, new="xx")
    assert SCRIPT.check(folder, package) == []
    assert SCRIPT.languages(folder) == ["en"]
    begun = folder / "gupai_xx.ts"
    before, head, after = begun.read_text("utf-8").partition("<source>English</source>")
    after = after.replace(' type="unfinished">', ">Xx", 1)
    begun.write_text(f"{before}{head}{after}", "utf-8")
    assert SCRIPT.languages(folder) == ["en", "xx"]
    (fault,) = SCRIPT.check(folder, package)
    assert fault.startswith("gupai_xx.ts lacks ")


def test_a_text_that_is_marked_wrongly_is_refused_with_its_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "zen_six.py"
    for call, expected in (
        ('words("Zen", "Watching Six Sets")', "a meaning is given by its name"),
        ('counted("%n tile(s)", 2, "tiles")', "a meaning is given by its name"),
        ("words(name)", "plain literals"),
        ('words("Zen", meaning=name)', "plain literals"),
        ('words("Zen", context="Watching Six Sets")', "no place of this name: context"),
        ('words("{meaning}", meaning="a game")', "no place of this name: meaning"),
    ):
        file.write_text(f"\n{call}\n", "utf-8")
        with pytest.raises(SCRIPT.TranslationError) as caught:
            list(SCRIPT.texts_in(tmp_path))
        assert str(caught.value).startswith(f"{file}:2: "), call
        assert expected in str(caught.value), call


def test_every_form_keeps_the_places_of_its_source() -> None:
    assert [(text, form) for text, form in pairs() if places(form) != places(text)] == []


def test_a_key_to_press_stays_one_key_to_press() -> None:
    assert [(text, form) for text, form in pairs() if form.count("&") != text.count("&")] == []


def test_a_text_that_opens_a_dialog_still_ends_with_dots() -> None:
    opening = [(text, form) for text, form in pairs() if text.endswith("…")]
    assert opening
    assert [(text, form) for text, form in opening if not form.rstrip().endswith("…")] == []


def test_nothing_is_left_in_english() -> None:
    for language in TRANSLATED:
        expected = [(text, PLACE.sub("", form)) for text, form in pairs(language)]
        if QLocale(language).script() is QLocale.Script.LatinScript:
            # Some words are the same.
            same = [text for text, form in expected if form == PLACE.sub("", text)]
            assert len(same) < len(expected) / 10, language
        else:
            left = {form for _, form in expected if form.isascii() and re.search("[A-Za-z]", form)}
            assert left <= NAMES, language


def test_a_counted_text_has_every_plural_of_the_language() -> None:
    # Their number is that of Qt's tool, which brings it in order; a language has one.
    forms = dict[str, int]()
    for language in LANGUAGES:
        counted = [message for message in messages(language) if message.is_counted]
        (forms[language],) = {len(message.forms) for message in counted}
        assert all(form for message in counted for form in message.forms), language
    assert {"en": 2, "uk": 3, "zh_CN": 1, "zh_TW": 1}.items() <= forms.items()


def test_only_counted_texts_are_translated_into_english() -> None:
    for message in messages("en"):
        plurals = [message.source.replace("(s)", ending) for ending in ("", "s")]
        assert message.is_counted, message.source
        assert list(message.forms) == plurals


def test_traditional_chinese_has_the_words_of_taiwan() -> None:
    forms = [form for message in messages("zh_TW") for form in message.forms]
    pages = [path.read_text("utf-8") for path in (ROOT / "docs/rules/zh_TW").glob("*.md")]
    assert pages
    assert [text for text in (*forms, *pages) for word in IN_TAIWAN if word in text] == []


def test_the_fonts_have_every_chinese_character_that_may_be_shown(qapp: QApplication) -> None:
    assert qapp is not None
    files = {*FOLDER.glob("*.ts"), *(ROOT / "gupai_desktop").rglob("*.py")}
    files -= SCRIPT.drafts()
    texts = [path.read_text(encoding="utf-8") for path in files]
    shown = {sign for text in texts for sign in CHINESE.findall(text)}
    assert len(shown) > 100
    for file in CHINESE_FONTS:
        font = QRawFont(str(file), 16.0)
        assert {sign for sign in shown if not font.supportsCharacter(ord(sign))} == set(), file
        assert not font.supportsCharacter(ord("龘")), file


def test_the_serif_has_every_letter_of_the_other_languages(qapp: QApplication) -> None:
    assert qapp is not None
    texts = [form for code in LANGUAGES for message in messages(code) for form in message.forms]
    texts += [message.source for message in messages("uk")]
    western = {sign for text in texts for sign in text if WESTERN.match(sign)}
    assert len(western) > 100
    for name in ("Regular", "Bold"):
        font = QRawFont(str(FONTS / f"GupaiSerif-{name}.ttf"), 16.0)
        assert {sign for sign in western if not font.supportsCharacter(ord(sign))} == set(), name


def other_characters(kind: str) -> frozenset[str]:
    """The characters that only Simplified or only Traditional Chinese has."""
    lines = (ROOT / "tests" / "data" / f"{kind}.txt").read_text("utf-8").splitlines()
    return frozenset("".join(line for line in lines if not line.startswith("#")))


def test_no_chinese_text_or_rules_page_has_characters_of_the_other_script() -> None:
    for language, kind in (("zh_TW", "simplified"), ("zh_CN", "traditional")):
        strange, pages = other_characters(kind), ROOT / "docs" / "rules" / language
        texts = {form: form for message in messages(language) for form in message.forms}
        texts |= {file.name: file.read_text("utf-8") for file in pages.glob("*.md")}
        for where, text in texts.items():
            found = strange & set(NATIVE_NAME.sub("", text) if kind == "traditional" else text)
            assert not found, (language, where, found)
