"""The preferences, remembered between two runs in the platform's own place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QLockFile, QObject, QSettings, Signal

from gupai_desktop.engine.words import Words, words
from gupai_desktop.paths import is_planted, make_private_file

Setting = TypeVar("Setting")

_LOCKED = QLockFile.LockError.LockFailedError
#: How long the file may be another program's, in milliseconds.
_TIMEOUT = 2000
#: Qt waits for another writer of a file without letting Python go on: in one process that would
#: be for ever.
_WRITING = Lock()


class SettingsFile(QObject):
    """The values of a file, or of the platform's own store, in memory.

    A thread writes what is put, at once and to the disk; whoever reads or puts never waits for
    it.  What cannot be written is kept, and tried again with whatever is put next.  Signal:
    `looked_at` when `is_writable` has changed.
    """

    looked_at = Signal()

    def __init__(self, source: QSettings) -> None:
        super().__init__()
        self.name = source.fileName()
        self.is_writable = True
        self._source = source.format(), source.organizationName(), source.applicationName()
        self._values = {key: source.value(key) for key in source.allKeys()}
        #: None for what is to be removed.
        self._unwritten: dict[str, object] = {}
        self._lock, self._is_idle = Lock(), Event()
        self._is_idle.set()
        self._is_asked_again = False

    def keys(self) -> list[str]:
        return list(self._values)

    def value(self, key: str, otherwise: object = None) -> object:
        return self._values.get(key, otherwise)

    def put(self, key: str, value: object) -> None:
        if key not in self._values or self._values[key] != value:
            self._values[key] = value
            self._write_soon({key: value})

    def clear(self) -> None:
        """Forget all values."""
        self._write_soon(dict.fromkeys(self._values))
        self._values.clear()

    def look_after(self) -> None:
        """Try again to write what could not be written, and find out whether anything can."""
        self._write_soon({})

    def finish(self, timeout: float = 10) -> None:
        """Wait until all is on the disk, that many seconds at most."""
        self._is_idle.wait(timeout)

    def _write_soon(self, changes: dict[str, object]) -> None:
        with self._lock:
            self._unwritten |= changes
            self._is_asked_again = True
            if self._is_idle.is_set():
                self._is_idle.clear()
                Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while (changes := self._taken()) is not None:
            with _WRITING:
                is_writable = self._write(changes)
            if not is_writable:
                with self._lock:
                    self._unwritten = changes | self._unwritten
            if is_writable is not self.is_writable:
                self.is_writable = is_writable
                with suppress(RuntimeError):  # the program is ending
                    self.looked_at.emit()

    def _taken(self) -> dict[str, object] | None:
        """Return what is to be written next; None to be idle."""
        with self._lock:
            if not self._is_asked_again:
                self._is_idle.set()
                return None
            self._is_asked_again = False
            changes, self._unwritten = self._unwritten, {}
            return changes

    def _write(self, changes: dict[str, object]) -> bool:
        """Write and bring to the disk; return whether that can be done."""
        is_file = self.name.endswith((".ini", ".conf"))
        form, organization, application = self._source
        if organization:
            target = QSettings(form, QSettings.Scope.UserScope, organization, application)
        else:
            target = QSettings(self.name, form)
        if is_file and not target.isWritable():  # which makes the folder of file and lock
            return False
        lock = QLockFile(f"{self.name}.lock")
        if is_file and not lock.tryLock(_TIMEOUT) and lock.error() is _LOCKED:
            return False  # Qt would wait until it can be had
        if is_planted(Path(self.name)):
            return False
        lock.unlock()
        if is_file:
            make_private_file(Path(self.name))
        for key, value in changes.items():
            if value is None:
                target.remove(key)
            else:
                target.setValue(key, value)
        target.sync()
        return target.status() is QSettings.Status.NoError and target.isWritable()


class Preference(Generic[Setting]):
    """A preference: its key in the store, its reading and its writing."""

    def __init__(
        self,
        key: str,
        read: Callable[[object], Setting],
        write: Callable[[Setting], object] = lambda value: value,
    ) -> None:
        self._key, self._read, self._write = key, read, write

    def __get__(self, settings: Settings, owner: type[Settings]) -> Setting:
        return self._read(settings.store.value(self._key))

    def __set__(self, settings: Settings, value: Setting) -> None:
        settings.store.put(self._key, self._write(value))


def _text(saved: object) -> str:
    return str(saved) if isinstance(saved, str | int) else ""


def _texts(saved: object) -> list[str]:
    """Return a list; a store that knows no lists gives a single text as that text."""
    if isinstance(saved, str):
        return [saved] if saved else []
    return [text for text in saved if isinstance(text, str)] if isinstance(saved, list) else []


def _number(saved: object) -> int:
    """Return a small number, -1 for anything else."""
    text = _text(saved)
    return int(text) if text.isdecimal() and len(text) < 4 else -1


def _geometry(saved: object) -> QByteArray:
    return saved if isinstance(saved, QByteArray) else QByteArray()


def _switch(key: str, *, default: bool) -> Preference[bool]:
    other = "false" if default else "true"
    return Preference(
        key,
        lambda saved: (_text(saved) == other) is not default,
        lambda is_on: "true" if is_on else "false",
    )


#: Names of files and places of windows.
_OF_THIS_COMPUTER = ("recent", "window", "panels")

LOOKS = ("tile_style", "scheme", "background", "text_scale")


class Settings:
    """The preferences, each with its default; whatever is unreadable reads as the default."""

    #: The code of the chosen language, or nothing for the system's.
    language = Preference("language", _text)
    #: The id of the game that was played last.
    game = Preference("game", _text)
    #: The name of the file that was opened or saved last; a list, as it was once of several.
    recent = Preference("recent", _texts)
    #: Whether tiles glide.
    is_animated = _switch("animation", default=True)
    #: How fast they do, or nothing for the way the system has it.
    pace = Preference("pace", _text)
    #: How fast the program plays by itself, one of its paces by number; -1 for the usual one.
    auto_play_pace = Preference("auto-play-pace", _number)
    #: Whether a day's first start opens the page of games, and the last day that had one.
    opens_on_today = _switch("opens-on-today", default=True)
    last_day = Preference("last-day", _text)
    #: How everything looks: the tiles, the colours, the cloth, the size of texts.
    tile_style = Preference("tile-style", _text)
    scheme = Preference("scheme", _text)
    background = Preference("background", _text)
    text_scale = Preference("text-scale", _text)
    #: Whether the player has answered which tiles O-Koan is to be played with.
    has_offered_tiles = _switch("answered-tiles", default=False)
    #: The keys of the families whose lessons are still to be offered.
    lessons_to_offer = Preference("lessons-to-offer", _texts)
    #: Whether the status bar tells if the game can still be won.
    shows_verdict = _switch("verdict", default=True)
    #: Whether it tells at once that a problem can no longer be solved in par.
    tells_par = _switch("par", default=False)
    #: Whether the status bar tells how long a deal has been played.
    shows_time = _switch("time", default=True)
    #: Whether a move that touches no tile is played by itself when it is the only one.
    plays_lone_verb = _switch("lone-verb", default=False)
    #: Whether two quick clicks play a tile that has one partner.
    plays_double = _switch("double-click", default=True)
    #: The keys that the player has given to actions, such as ``hint=H; J``.
    shortcuts = Preference("shortcuts", _texts)
    #: Whether the table is heard, and how loud.
    plays_sounds = _switch("sounds", default=True)
    volume = Preference("volume", _text)
    #: How much of a game is read aloud to those who hear it, or nothing for the usual.
    speech = Preference("speech", _text)
    #: Place and size of the window, and its panels, as Qt saves them.
    window = Preference("window", _geometry)
    panels = Preference("panels", _geometry)

    def __init__(self, store: SettingsFile) -> None:
        self.store = store

    def of_game(self, game_id: str, name: str, usual: str = "") -> str:
        """Return what is chosen for a game: its rules, policy, difficulty or tiles, or the usual.

        What an earlier version kept for all games holds for one until it has its own.
        """
        store = self.store
        return _text(store.value(f"games/{game_id}/{name}", store.value(name, usual)))

    def choose_for_game(self, game_id: str, name: str, choice: str) -> None:
        self.store.put(f"games/{game_id}/{name}", choice)

    def trouble(self) -> Words | None:
        """Return a sentence for the player if they cannot be written."""
        if self.store.is_writable:
            return None
        return words(
            "The settings cannot be written to {file}: they will be forgotten.",
            file="".join(letter if letter.isprintable() else "?" for letter in self.store.name),
        )

    def portable(self) -> dict[str, str | list[str]]:
        """Return what is worth taking to another computer, by the keys of the store."""
        values = ((key, self.store.value(key)) for key in self.store.keys())  # noqa: SIM118
        return {
            key: value
            for key, value in values
            if key not in _OF_THIS_COMPUTER and isinstance(value, str | list)
        }

    def take(self, portable: Mapping[str, str | list[str]]) -> None:
        """Take what was portable of another computer."""
        for key, value in portable.items():
            if key not in _OF_THIS_COMPUTER:
                self.store.put(key, value)

    @property
    def looks(self) -> dict[str, str]:
        return {name: getattr(self, name) for name in LOOKS}

    @looks.setter
    def looks(self, looks: Mapping[str, str]) -> None:
        for name in LOOKS:
            setattr(self, name, looks[name])
