"""The keys of a window's actions: those they have by themselves, or the player's own."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.widgets.actions import Actions, plain_text
from gupai_desktop.ui.widgets.key_places import key_of, written
from gupai_desktop.ui.widgets.menus import MENUS

_log = logging.getLogger(__name__)

_PLAIN = QKeySequence.SequenceFormat.PortableText

#: What a stored text stands for that is not a key, and keys that are only held down with others.
_NO_KEYS = (Qt.Key.Key_unknown, Qt.Key(0))
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)

_FOCUS = words("Go to the next part of the window")
_MENU = words("Open the menu of a tile or a group")
#: What every window does with keys.
_OF_WINDOWS = {"Tab": _FOCUS, "Shift+Tab": _FOCUS, "Backtab": _FOCUS, "Shift+F10": _MENU}


class Shortcuts(QObject):
    """Which keys call an action; what the player changes is in force at once, and is kept.

    Some keys are taken whatever anybody wants, each by what it does.  Signal: `changed`
    with the key of an action that has other keys.
    """

    changed = Signal(str)

    def __init__(
        self,
        actions: Actions,
        settings: Settings,
        taken: Mapping[str, Words],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.actions, self._settings = actions, settings
        every = {**taken, **_OF_WINDOWS}
        self._taken = {QKeySequence(key): text for key, text in every.items()}
        self._read()
        QGuiApplication.inputMethod().localeChanged.connect(self._on_layout_changed)

    def keys(self, key: str) -> list[QKeySequence]:
        """The keys of an action, the one that is shown first."""
        return self.actions[key].shortcuts()

    def is_own(self, key: str) -> bool:
        return self.keys(key) != self.actions.usual_keys(key)

    def set_keys(self, key: str, keys: list[QKeySequence]) -> None:
        """Call an action by these keys from now on."""
        self.actions.set_keys(key, keys)
        self._write()
        self.changed.emit(key)

    def restore(self, key: str) -> None:
        """Call an action by its usual keys again, but for those that another one has now."""
        usual = self.actions.usual_keys(key)
        self.set_keys(key, [keys_of for keys_of in usual if self.owner(keys_of) in (None, key)])

    def restore_all(self) -> None:
        """Call every action by its usual keys again."""
        changed = [key for key in self.actions if self.is_own(key)]
        for key in changed:
            self.actions.set_keys(key, self.actions.usual_keys(key))
        self._write()
        for key in changed:
            self.changed.emit(key)

    def owner(self, sequence: QKeySequence) -> str | None:
        return next((key for key in self.actions if sequence in self.keys(key)), None)

    def why_not(self, key: str, sequence: QKeySequence) -> Words | None:
        """Why an action cannot be called so, or None."""
        shown = written(sequence)
        if not is_key(sequence):
            return words("That is not a key, or one that is only held with others.")
        owner = self.owner(sequence)
        if sequence in self._taken:
            name = say(self._taken[sequence])
        elif menu := menu_of(sequence):
            name = menu
        elif owner in (None, key):
            return None
        else:
            name = plain_text(self.actions[owner].text())
        return words("{keys} is already used for “{action}”.", keys=shown, action=name)

    def _on_layout_changed(self) -> None:
        for key in self.actions:
            self.actions.show_keys(key)

    def _read(self) -> None:
        """Call actions as the player has chosen; the log notes what cannot be."""
        wanted: dict[str, list[QKeySequence]] = {}
        for line in self._settings.shortcuts:
            key, given, text = line.partition("=")
            keys = QKeySequence.listFromString(text, _PLAIN) if text else []
            can_be = all(is_key(keys_of) and keys_of not in self._taken for keys_of in keys)
            if not given or key not in self.actions or not can_be:
                _log.warning("A shortcut in the settings is ignored: %r", line)
            else:
                wanted[key] = keys
        # First all are free, so that two actions can have exchanged their keys.
        for key in wanted:
            self.actions.set_keys(key, [])
        for key, keys in wanted.items():
            free = [keys_of for keys_of in keys if self.owner(keys_of) is None]
            if free != keys:
                _log.warning("A shortcut in the settings is another one's: %s", key)
            self.actions.set_keys(key, free)

    def _write(self) -> None:
        self._settings.shortcuts = [
            f"{key}={QKeySequence.listToString(self.keys(key), _PLAIN)}"
            for key in self.actions
            if self.is_own(key)
        ]


def menu_of(sequence: QKeySequence) -> str:
    """The menu that these keys open in the language of the interface, if there is one."""
    titles = (say(title) for title, _ in MENUS)
    opened = (title for title in titles if QKeySequence.mnemonic(title) == sequence)
    return next(map(plain_text, opened), "")


def is_key(sequence: QKeySequence) -> bool:
    """Return whether this is one combination of keys that can be kept as a text.

    Keys that are only held with others are none, nor those that Qt writes as another one, as it
    does with accents for the next letter.
    """
    if sequence.count() != 1 or key_of(sequence) in (*_NO_KEYS, *_HELD):
        return False
    return QKeySequence.fromString(sequence.toString(_PLAIN), _PLAIN) == sequence
