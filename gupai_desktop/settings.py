"""What the program remembers between two runs, in the platform's own place."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL


class Settings:
    """The preferences, each with its default; whatever is unreadable reads as the default."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def language(self) -> str:
        """The code of the chosen language, or nothing for the system's."""
        return self._text("language")

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def game(self) -> str:
        """The id of the game played last."""
        return self._text("game")

    @game.setter
    def game(self, game_id: str) -> None:
        self._store.setValue("game", game_id)

    @property
    def rules(self) -> str:
        """The rules of the game played last, as text."""
        return self._text("rules")

    @rules.setter
    def rules(self, text: str) -> None:
        self._store.setValue("rules", text)

    @property
    def deal(self) -> int:
        """The number of the deal played last, 0 for none."""
        text = self._text("deal")
        number = int(text) if text.isdecimal() and len(text) < 11 else 0
        return number if FIRST_DEAL <= number <= LAST_DEAL else 0

    @deal.setter
    def deal(self, number: int) -> None:
        self._store.setValue("deal", number)

    @property
    def policy(self) -> str:
        """The key of the policy by which New Deal chooses."""
        return self._text("policy")

    @policy.setter
    def policy(self, key: str) -> None:
        self._store.setValue("policy", key)

    @property
    def is_animated(self) -> bool:
        """Whether tiles glide."""
        return self._text("animation") != "false"

    @is_animated.setter
    def is_animated(self, on: bool) -> None:
        self._store.setValue("animation", "true" if on else "false")

    @property
    def shows_verdict(self) -> bool:
        """Whether the status bar tells if the game can still be won."""
        return self._text("verdict") != "false"

    @shows_verdict.setter
    def shows_verdict(self, on: bool) -> None:
        self._store.setValue("verdict", "true" if on else "false")

    @property
    def plays_lone_verb(self) -> bool:
        """Whether a move that touches no tile is played by itself when it is the only one."""
        return self._text("lone-verb") == "true"

    @plays_lone_verb.setter
    def plays_lone_verb(self, on: bool) -> None:
        self._store.setValue("lone-verb", "true" if on else "false")

    @property
    def window(self) -> QByteArray:
        """Place and size of the window, as Qt saves them."""
        saved = self._store.value("window")
        return saved if isinstance(saved, QByteArray) else QByteArray()

    @window.setter
    def window(self, geometry: QByteArray) -> None:
        self._store.setValue("window", geometry)

    def _text(self, key: str) -> str:
        saved = self._store.value(key)
        return str(saved) if isinstance(saved, str | int) else ""
