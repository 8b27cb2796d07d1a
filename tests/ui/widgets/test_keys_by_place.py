"""Every key of every window is called from a keyboard that has only Ukrainian letters."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.key_places import LOCAL
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.every_dialog import DIALOGS, Context

Part = TypeVar("Part", bound=QObject)

_Modifier = Qt.KeyboardModifier
#: The keys A to Z on X11, and some signs.
CODES = dict(
    zip(
        "QWERTYUIOP]ASDFGHJKL\\ZXCVBNM,./",
        (*range(24, 34), 35, *range(38, 47), 51, *range(52, 62)),
        strict=True,
    )
)


def strike(window: QWidget, keys: QKeySequence) -> None:
    """Press the keys that lie where a US keyboard has these."""
    key, held = keys[0].key(), keys[0].keyboardModifiers()  # type: ignore[index]
    letter = LOCAL["uk"][key - Qt.Key.Key_A]
    text = "" if held & ~_Modifier.ShiftModifier else letter.lower()
    code = CODES[chr(key)]
    handle = window.windowHandle()
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), held, code, 0, 0, text)
    QApplication.sendEvent(handle, event)


def press_at(place: str, sign: str, held: Qt.KeyboardModifier = _Modifier.NoModifier) -> QKeyEvent:
    """The event of the key in a place, which writes this sign."""
    text = "" if held & ~_Modifier.ShiftModifier else sign
    return QKeyEvent(QEvent.Type.KeyPress, ord(sign), held, CODES[place], 0, 0, text)


def is_letter(keys: QKeySequence) -> bool:
    """Return whether the keys are one letter and what is held with it."""
    return keys.count() == 1 and Qt.Key.Key_A <= keys[0].key() <= Qt.Key.Key_Z  # type: ignore[index]


def own(window: QWidget, kind: type[Part]) -> Iterator[Part]:
    """Yield the parts of a window that can be used now, and not those of another one in it."""
    for part in window.findChildren(kind):
        place = part if isinstance(part, QWidget) else part.parent()
        if isinstance(place, QWidget) and place.window() is window and place.isVisible():
            yield from [part] * place.isEnabled()


def callable_by_keys(window: QWidget) -> dict[tuple[str, QObject], QKeySequence]:
    """Return what each key of a window is for; twice the same key is left to Qt."""
    found: dict[tuple[str, QObject], QKeySequence] = {}
    for action in own(window, QAction):
        if action.isEnabled() and action.isVisible():
            for keys in action.shortcuts():
                found["triggered", action] = keys
    for shortcut in own(window, QShortcut):
        found["activated", shortcut] = shortcut.keys()[0]
    for button in own(window, QAbstractButton):
        found["pressed", button] = button.shortcut()
    every = list(found.values())
    return {who: keys for who, keys in found.items() if is_letter(keys) and every.count(keys) == 1}


def hear_alone(part: QObject, signal: str, heard: Callable[[], None]) -> None:
    """Let only the test hear a signal; what a button does follows a moment later."""
    emitter = getattr(part, signal)
    if not isinstance(part, QAbstractButton):
        emitter.disconnect()
    emitter.connect(lambda *_: heard())


def misses(window: QWidget) -> list[str]:
    """Return the keys of a window that do nothing from a Ukrainian keyboard."""
    missed = []
    for (signal, part), keys in callable_by_keys(window).items():
        heard = list[QObject]()
        hear_alone(part, signal, partial(heard.append, part))
        strike(window, keys)
        part.blockSignals(True)
        if not heard:
            missed.append(keys.toString())
    for label in own(window, QLabel):
        keys, buddy = QKeySequence.mnemonic(label.text()), label.buddy()
        if buddy is not None and buddy.isEnabled() and is_letter(keys):
            strike(window, keys)
            if not (buddy.hasFocus() or buddy.focusProxy()):
                missed.append(keys.toString())
    for bar in own(window, QTabBar):
        for place in range(bar.count()):
            keys = QKeySequence.mnemonic(bar.tabText(place))
            if is_letter(keys):
                strike(window, keys)
                missed += [keys.toString()] * (bar.currentIndex() != place)
    return missed


@pytest.mark.parametrize("name", sorted(DIALOGS))
def test_every_key_of_a_dialog_is_called_by_its_place(
    name: str,
    appearance: Appearance,
    languages: Languages,
    store: SettingsFile,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    languages.use("en")
    dialog = DIALOGS[name](Context(appearance, languages, store, tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    assert QApplication.activeWindow() is dialog
    assert misses(dialog) == []


@pytest.mark.parametrize("name", sorted(DIALOGS))
def test_no_letter_of_a_dialog_stands_for_two_things(
    name: str,
    appearance: Appearance,
    languages: Languages,
    store: SettingsFile,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    dialog = DIALOGS[name](Context(appearance, languages, store, tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    for language in LANGUAGES:
        languages.use(language)
        QApplication.processEvents()
        shown: list[QAbstractButton | QLabel] = dialog.findChildren(QAbstractButton)
        shown += dialog.findChildren(QLabel)
        texts = [part.text() for part in shown if part.isVisible() and "&nbsp;" not in part.text()]
        letters = [keys.toString() for keys in map(QKeySequence.mnemonic, texts) if keys.count()]
        assert len(letters) == len(set(letters)), (language, sorted(letters))


def test_every_key_of_the_window_is_called_by_its_place(window: MainWindow) -> None:
    window.activateWindow()
    QApplication.processEvents()
    assert len(callable_by_keys(window)) > 20
    assert misses(window) == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_menus_open_and_choose_by_the_places_of_their_letters(window: MainWindow) -> None:
    chosen = list[str]()
    menu = QMenu("&Letters", window)
    menu.addAction("&Open", lambda: chosen.append("open"))
    window.menuBar().addMenu(menu)
    strike(window, QKeySequence("Alt+L"))
    assert QApplication.activePopupWidget() is menu
    strike(window, QKeySequence("O"))
    assert chosen == ["open"]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_menu_with_the_letter_itself_is_left_to_qt(window: MainWindow) -> None:
    chosen = list[str]()
    menu = QMenu(window)
    menu.addAction("&Відкрити", lambda: chosen.append("В"))
    menu.addAction("&Delete", lambda: chosen.append("D"))
    menu.popup(QPoint())
    strike(window, QKeySequence("D"))
    assert chosen == ["В"]


def test_a_field_copies_and_keeps_its_letters(window: MainWindow) -> None:
    field = QLineEdit("63 21", window)
    field.show()
    field.setFocus()
    for keys in ("Ctrl+A", "Ctrl+C"):
        strike(window, QKeySequence(keys))
    assert QApplication.clipboard().text() == "63 21"
    strike(window, QKeySequence("H"))
    assert field.text() == "р"


def test_a_sign_is_called_by_its_place_once_a_letter_has_told_of_the_layout(
    window: MainWindow,
) -> None:
    called, dot = list[str](), press_at("/", ".")
    for keys in ("/", "?", "Ctrl+]", "\\"):
        action = QAction(window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, keys=keys: called.append(keys))
        window.addAction(action)
    QApplication.sendEvent(window.windowHandle(), press_at("Z", "Z"))
    QApplication.sendEvent(window.windowHandle(), dot)
    assert called == [], "the layout has Latin letters"
    strike(window, QKeySequence("Z"))
    for place, sign, held in (
        ("/", ".", _Modifier.NoModifier),
        ("/", ",", _Modifier.ShiftModifier),
        ("]", "\u0407", _Modifier.ControlModifier),
        ("\\", "\u0490", _Modifier.NoModifier),
    ):
        QApplication.sendEvent(window.windowHandle(), press_at(place, sign, held))
    assert called == ["/", "?", "Ctrl+]", "\\"]
    called.clear()
    QApplication.sendEvent(window.windowHandle(), press_at("Z", "Z"))
    QApplication.sendEvent(window.windowHandle(), dot)
    assert called == [], "the layout has Latin letters again"


def test_a_sign_that_is_written_or_calls_something_is_left_to_qt(window: MainWindow) -> None:
    called = list[str]()
    for keys in ("/", "."):
        action = QAction(window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, keys=keys: called.append(keys))
        window.addAction(action)
    strike(window, QKeySequence("Z"))
    QApplication.sendEvent(window.windowHandle(), press_at("/", "."))
    assert "/" not in called
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    window.actions()[-1].setShortcut(QKeySequence())
    QApplication.sendEvent(window.windowHandle(), press_at("/", "."))
    assert (field.text(), "/" in called) == (".", False)
