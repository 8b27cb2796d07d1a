"""What the program remembers between two runs, in the platform's own place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL

Value = TypeVar("Value")


class Preference(Generic[Value]):
    """One thing to remember: its key in the store, how it is read and how written."""

    def __init__(
        self,
        key: str,
        read: Callable[[object], Value],
        write: Callable[[Value], object] = lambda value: value,
    ) -> None:
        self._key, self._read, self._write = key, read, write

    def __get__(self, settings: Settings, owner: type[Settings]) -> Value:
        return self._read(settings.store.value(self._key))

    def __set__(self, settings: Settings, value: Value) -> None:
        settings.store.setValue(self._key, self._write(value))


def _text(saved: object) -> str:
    return str(saved) if isinstance(saved, str | int) else ""


def _deal(saved: object) -> int:
    text = _text(saved)
    number = int(text) if text.isdecimal() and len(text) < 11 else 0
    return number if FIRST_DEAL <= number <= LAST_DEAL else 0


def _geometry(saved: object) -> QByteArray:
    return saved if isinstance(saved, QByteArray) else QByteArray()


def _switch(key: str, *, default: bool) -> Preference[bool]:
    other = "false" if default else "true"
    return Preference(
        key,
        lambda saved: (_text(saved) == other) is not default,
        lambda is_on: "true" if is_on else "false",
    )


class Settings:
    """The preferences, each with its default; whatever is unreadable reads as the default."""

    #: The code of the chosen language, or nothing for the system's.
    language = Preference("language", _text)
    #: The game played last, its rules as text, and the number of its deal, 0 for none.
    game = Preference("game", _text)
    rules = Preference("rules", _text)
    deal = Preference("deal", _deal)
    #: The key of the policy by which New Deal chooses.
    policy = Preference("policy", _text)
    #: Whether tiles glide.
    is_animated = _switch("animation", default=True)
    #: Whether the status bar tells if the game can still be won.
    shows_verdict = _switch("verdict", default=True)
    #: Whether a move that touches no tile is played by itself when it is the only one.
    plays_lone_verb = _switch("lone-verb", default=False)
    #: Place and size of the window, as Qt saves them.
    window = Preference("window", _geometry)

    def __init__(self, store: QSettings) -> None:
        self.store = store
