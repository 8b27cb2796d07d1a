"""Keys by their places, for layouts that have no Latin letters, or no digits without Shift.

Qt finds a shortcut by what a key writes, and where several layouts are in use by what it
writes in any of them.  Where only one is, and that of another script, the letter on a US
keyboard in the same place is what is meant.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QKeyCombination, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

#: The keys of tiles.
DIGITS = tuple("123456")

#: What a US keyboard has on the keys from a code on, by the codes of PC keyboards.
_ROWS = {2: "1234567890-=", 16: "QWERTYUIOP[]", 30: "ASDFGHJKL;'`", 43: "\\ZXCVBNM,./"}
_PLACES = {first + n: key for first, row in _ROWS.items() for n, key in enumerate(row)}
#: What it has there with Shift, but for letters.
_SHIFTED = dict(zip("1234567890-=[];'`\\,./", '!@#$%^&*()_+{}:"~|<>?', strict=True))
#: X11 and Wayland count from 8.
_OF_XKB = {code + 8: key for code, key in _PLACES.items()}
#: macOS has an order of its own; a blank stands for a key that is not used here.
_OF_MACOS = {
    code: key
    for code, key in enumerate("ASDFHGZXCV BQWERYT123465=97-80]OU[IP LJ'K; ,/NM.")
    if key != " "
}

#: What is on the keys A to Z where the usual layout of a language has another script.
LOCAL = {
    "uk": "ФИСВУАПРШОЛДЬТЩЗЙКІЕГМЦЧНЯ",
    "ru": "ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯ",
    "be": "ФІСВУАПРШОЛДЬТЎЗЙКЫЕГМЦЧНЯ",
    "el": "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠ;ΡΣΤΘΩςΧΥΖ",
}

#: What Greek has on a key of a letter beside letters: on that of Q.
_SIGNS_OF_GREEK = ((Qt.Key.Key_Semicolon, "Q"), (Qt.Key.Key_Colon, "Q"))

_Modifier = Qt.KeyboardModifier
_HELD = (
    _Modifier.ShiftModifier
    | _Modifier.ControlModifier
    | _Modifier.AltModifier
    | _Modifier.MetaModifier
)
#: Every capital of a Latin alphabet, which is what Qt calls a key by.
_LATIN = "[A-Z\u00aa\u00ba-\u024f\u1e00-\u1eff\u2c60-\u2c7f\ua722-\ua7ff\uff21-\uff3a]"
_DEAD = range(Qt.Key.Key_Dead_Grave, Qt.Key.Key_Dead_Longsolidusoverlay + 1)


def place_of(event: QKeyEvent) -> str:
    """Return the character of a key on a US keyboard, or nothing beside letters and digits."""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _OF_MACOS.get(event.nativeVirtualKey(), "")
    places = _PLACES if platform == "windows" else _OF_XKB
    return places.get(event.nativeScanCode(), "")


def digit_of(event: QKeyEvent) -> str:
    """The digit of a key: what it writes, in any script, or what its place is for."""
    text = event.text()
    if len(text) == 1 and text.isdecimal():
        return str(int(text))
    place = "" if event.modifiers() & _HELD else place_of(event)
    return place if place.isdecimal() else ""


def latin_keys(event: QKeyEvent) -> QKeySequence:
    """The keys meant by one of another script, or by a dead one; empty for any other key."""
    place = place_of(event)
    if not place or not (_is_foreign(event.key()) or (event.key(), place) in _SIGNS_OF_GREEK):
        return QKeySequence()
    return QKeySequence(QKeyCombination(event.modifiers() & _HELD, Qt.Key(ord(place))))


def is_of_other_script(event: QKeyEvent) -> bool | None:
    """Return whether the letter of a key is of another script; None if it has none."""
    key = event.key()
    is_letter = key <= 0xFFFF and chr(key).isalpha()
    return _is_foreign(key) if is_letter else None


def signs_in_place(event: QKeyEvent) -> list[QKeySequence]:
    """Return what a key without a letter would be on a US keyboard, as shortcuts may name it."""
    place, held = place_of(event), event.modifiers() & _HELD
    if place not in _SHIFTED:
        return []
    found = [QKeyCombination(held, Qt.Key(ord(place)))]
    if held & _Modifier.ShiftModifier:
        sign = Qt.Key(ord(_SHIFTED[place]))
        found += [QKeyCombination(held & ~_Modifier.ShiftModifier, sign)]
        found += [QKeyCombination(held, sign)]
    return list(map(QKeySequence, found))


def local_letter(key: int) -> str:
    """Return the letter of the player's keyboard on the key of a Latin letter, if another one."""
    letters, place = LOCAL.get(_language_of_keyboard(), ""), key - Qt.Key.Key_A
    return letters[place] if 0 <= place < len(letters) else ""


def key_of(sequence: QKeySequence) -> Qt.Key:
    """The key of a combination, without what is held down with it."""
    combination = sequence[0]  # type: ignore[index]
    return Qt.Key(combination.key())


def written(sequence: QKeySequence) -> str:
    """Keys as the system writes them, and the letter that the player's own layout has there."""
    text = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    letter = "" if sequence.isEmpty() else local_letter(key_of(sequence))
    return f"{text}/{letter}" if letter else text


def _language_of_keyboard() -> str:
    """That of the layout in use, as far as the system tells it; else of the system."""
    return QLocale.languageToCode(QGuiApplication.inputMethod().locale().language())


def _is_foreign(key: int) -> bool:
    """Return whether a key has a letter that is not Latin, or an accent for the next letter."""
    if key in _DEAD:
        return True
    letter = chr(key) if key <= 0xFFFF else ""
    return letter.isalpha() and not re.match(_LATIN, letter)
