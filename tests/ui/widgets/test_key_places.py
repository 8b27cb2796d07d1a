"""Keys of layouts without Latin letters or without digits are known by their places."""

import unicodedata

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.widgets import key_places
from gupai_desktop.ui.widgets.key_places import digit_of, latin_keys, local_letter, place_of
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand

Modifier = Qt.KeyboardModifier
PLAIN, CTRL, SHIFT = Modifier.NoModifier, Modifier.ControlModifier, Modifier.ShiftModifier

#: X11's codes of some keys, by what a US keyboard has there.
CODES = {
    "1": 10,
    "3": 12,
    "5": 14,
    "6": 15,
    "Q": 24,
    "R": 27,
    "A": 38,
    "H": 43,
    "L": 46,
    "Z": 52,
    ",": 59,
}


def press(key: int, code: int, text: str, modifiers: Modifier = PLAIN) -> QKeyEvent:
    """The event of a key as the system gives it."""
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, code, 0, text)


def of_letter(letter: str, place: str, modifiers: Modifier = PLAIN) -> QKeyEvent:
    return press(ord(letter.upper()), CODES[place], letter, modifiers)


def test_a_letter_of_another_script_is_the_latin_one_in_its_place() -> None:
    places = {"р": "H", "к": "R", "я": "Z", "б": ",", "η": "H", "ㅗ": "H", "ا": "H"}
    for letter, place in places.items():
        assert latin_keys(of_letter(letter, place)) == QKeySequence(place)
        ctrl = latin_keys(of_letter(letter, place, CTRL | SHIFT))
        assert ctrl == QKeySequence(f"Ctrl+Shift+{place}"), letter
    assert latin_keys(of_letter(";", "Q", CTRL)) == QKeySequence("Ctrl+Q")  # Greek
    for letter, place in {"a": "Q", "é": "H", "ö": "H", "h": "H", ";": "Z"}.items():
        assert latin_keys(of_letter(letter, place)).isEmpty(), letter


def test_a_capital_of_any_latin_alphabet_is_none_of_another_script() -> None:
    for letter in filter(str.isalpha, map(chr, range(0x10000))):
        if letter.isupper():
            is_foreign = key_places._is_foreign(ord(letter))
            assert is_foreign is ("LATIN" not in unicodedata.name(letter).split()), letter


def test_a_dead_key_is_the_letter_in_its_place() -> None:
    event = press(Qt.Key.Key_Dead_Acute, CODES["H"], "")
    assert latin_keys(event) == QKeySequence("H")


def test_digits_are_what_is_written_or_the_row_of_digits() -> None:
    for text, place, modifiers, digit in (
        ("6", "6", PLAIN, "6"),
        ("-", "6", PLAIN, "6"),  # French
        ("ě", "3", PLAIN, "3"),  # Czech
        ("5", "5", SHIFT, "5"),  # French with Shift
        ("٣", "3", PLAIN, "3"),  # Arabic
        ("!", "1", SHIFT, ""),  # English with Shift
        ("", "6", CTRL, ""),
        ("²", "Q", PLAIN, ""),
    ):
        assert digit_of(press(ord(text or "-"), CODES[place], text, modifiers)) == digit, text


def test_windows_counts_otherwise_and_macos_has_its_own_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for platform, codes in {
        "windows": {"H": 0x23, "Q": 0x10, "1": 2, "6": 7, ",": 0x33},
        "cocoa": {"H": 4, "Q": 12, "1": 18, "6": 22, ",": 43, "R": 15, "L": 37, "0": 29, "M": 46},
    }.items():
        monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda p=platform: p))
        assert {place_of(press(0, code, "")): code for code in codes.values()} == codes


def test_shortcuts_and_digits_work_where_there_is_only_a_cyrillic_layout(
    window: MainWindow, hand: Hand
) -> None:
    def strike(*events: QKeyEvent) -> None:
        for event in events:
            QApplication.sendEvent(window.windowHandle(), event)

    strike(of_letter("д", "L"))
    assert window.action_table["show-moves"].isChecked()
    strike(*(press(ord(c), CODES[d], c) for c, d in (('"', "5"), ("№", "3"))))
    assert hand.marked(TileState.SELECTED) == {"53"}
    assert window.action_table["show-moves"].isChecked()


def test_the_letter_of_a_layout_calls_what_it_is_written_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for language, letter in {"uk": "р", "ru": "р", "el": "η"}.items():
        monkeypatch.setattr(key_places, "_language_of_keyboard", lambda code=language: code)
        assert latin_keys(of_letter(letter, "H")) == QKeySequence("H")
        assert local_letter(Qt.Key.Key_H) == letter.upper()
        assert local_letter(Qt.Key.Key_F1) == local_letter(Qt.Key.Key_6) == ""


def test_every_layout_has_a_letter_for_each_latin_one_and_none_twice() -> None:
    for letters in key_places.LOCAL.values():
        assert len(letters) == len(set(letters)) == 26
