"""Every key of every window, pressed on a real X server under layouts without Latin letters.

    python -m tests.benchmarks.layouts [--layouts us ua ru gr] [--language en]

Each key of an action, a shortcut, a button and a label is pressed by its place on a US keyboard,
as the X server's own key (XTEST); what does not hear it is printed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from gupai_desktop.app.application import make_application
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.tables import head, row
from tests.e2e.desktop import Screen
from tests.ui.every_dialog import DIALOGS, Context
from tests.ui.known import DEAL, GAME
from tests.ui.oracle import Oracle
from tests.ui.widgets.test_keys_by_place import hear_alone, own

#: The signs of a US keyboard by the codes of X11, without and with Shift.
_ROWS = {10: "1234567890-=", 24: "QWERTYUIOP[]", 38: "ASDFGHJKL;'", 52: "ZXCVBNM,./"}
_CODES = {sign: at + place for at, signs in _ROWS.items() for place, sign in enumerate(signs)}
_SHIFTED = dict(zip('!@#$%^&*()_+{}:"<>?', "1234567890-=[];',./", strict=True))
#: How long a key is waited for, in seconds.
_WAIT = 0.5

Part = tuple[str, QObject]


def pressed(keys: QKeySequence) -> list[str]:
    """Return what xdotool presses for keys, by the place of a sign; nothing for other keys."""
    key, held = Qt.Key(keys[0].key()), keys[0].keyboardModifiers()  # type: ignore[index]
    sign = chr(key) if key < 0x80 else ""
    shifts = [sign in _SHIFTED or bool(held & Qt.KeyboardModifier.ShiftModifier)]
    code = _CODES.get(_SHIFTED.get(sign, sign))
    if code is None:
        return []
    names = {
        "ctrl": held & Qt.KeyboardModifier.ControlModifier,
        "alt": held & Qt.KeyboardModifier.AltModifier,
        "shift": any(shifts),
    }
    return ["key", "+".join((*(name for name, is_held in names.items() if is_held), str(code)))]


def parts(window: QWidget) -> dict[Part, tuple[QKeySequence, ...]]:
    """Return what each key of a window is for; keys that several have are left out."""
    found = dict[Part, tuple[QKeySequence, ...]]()
    for action in own(window, QAction):
        if action.isEnabled() and action.isVisible():
            found["triggered", action] = tuple(action.shortcuts())
    for shortcut in own(window, QShortcut):
        found["activated", shortcut] = tuple(shortcut.keys())
    for button in own(window, QAbstractButton):
        found["pressed", button] = (button.shortcut(),)
    for label in own(window, QLabel):
        if label.buddy() is not None and label.buddy().isEnabled():
            found["", label] = (QKeySequence.mnemonic(label.text()),)
    several = Counter(key for keys in found.values() for key in set(keys))
    return {
        part: tuple(key for key in keys if not key.isEmpty() and several[key] == 1)
        for part, keys in found.items()
    }


def until(condition: Callable[[], object]) -> bool:
    """Let the window have its turn until something is so; return whether it was."""
    end = time.perf_counter() + _WAIT
    while not condition() and time.perf_counter() < end:
        QApplication.processEvents()
    return bool(condition())


def missed(window: QWidget) -> Iterator[tuple[str, bool]]:
    """Press every key of a window; yield it, and whether it was missed."""
    for (signal, part), every in parts(window).items():
        heard = list[QObject]()
        if signal:
            hear_alone(part, signal, partial(heard.append, part))
        for keys in every:
            if not (tool := pressed(keys)):
                continue
            heard.clear()
            window.activateWindow()
            window.setFocus()
            until(window.isActiveWindow)
            subprocess.run(["xdotool", *tool], check=True)
            if isinstance(part, QLabel):
                buddy = part.buddy()
                is_heard = until(lambda: buddy.hasFocus() or buddy.focusProxy())  # noqa: B023
            else:
                is_heard = until(lambda: heard)  # noqa: B023
            yield keys.toString(), not is_heard
        part.blockSignals(True)


def windows(
    folder: Path, application: QApplication, language: str
) -> Iterator[tuple[str, QWidget]]:
    """Yield every window by its name, open."""
    store = SettingsFile(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    languages = Languages(application)
    languages.use(language)
    appearance = Appearance(application)
    session = Session(Record.of_deal(find(GAME), DEAL))
    settings = Settings(store)
    settings.is_animated = False

    def shown(window: QWidget) -> QWidget:
        window.show()
        until(window.isActiveWindow)
        return window

    yield "the table", shown(MainWindow(session, settings, languages, Oracle()))
    for name, make in DIALOGS.items():
        yield name, shown(make(Context(appearance, languages, store, folder)))


def tried(layout: str, language: str) -> int:
    """Press all keys under a layout; print what was missed, and return how many."""
    application = make_application(["layouts"])
    subprocess.run(["setxkbmap", layout], check=True)
    keys = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, window in windows(Path(folder), application, language):
            for key, is_missed in missed(window):
                keys += 1
                failed += is_missed
                if is_missed:
                    print(f"{layout}, {name}: {key}", flush=True)
            window.blockSignals(True)
            window.hide()
    row(layout, language, keys, failed)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Every key under layouts of other scripts.")
    parser.add_argument("--layouts", nargs="*", default=["us", "ua", "ru", "gr"])
    parser.add_argument("--language", default="en")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.here:
        return int(tried(chosen.here, chosen.language) > 0)
    head("layout", "language", "keys", "missed")
    screen, code = Screen(), 0
    try:
        for layout in chosen.layouts:
            command = [sys.executable, "-m", "tests.benchmarks.layouts", "--here", layout]
            command += ["--language", chosen.language]
            environment = {**screen.environment, "PYTHONPATH": os.getcwd()}
            code |= subprocess.run(command, env=environment, check=False).returncode
    finally:
        screen.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
