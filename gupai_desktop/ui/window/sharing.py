"""Giving a deal to somebody else, and taking what somebody has sent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import WordedError, Words, words
from gupai_desktop.games import find, games
from gupai_desktop.play.code import Code
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.play.shared import Shared, read_shared
from gupai_desktop.store.saves import open_shared
from gupai_desktop.ui.play.session import Session


class Sharing:
    """What can be copied from a session's table, and what can be laid on it.

    What is laid there is a step, so that undo leads back; what cannot be read changes
    nothing, and the player is told why.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that share."""
        return {
            "copy-code": self.copy_code,
            "copy-board": lambda: self._copy(str(self._session.record.table)),
            "copy-game": lambda: self._copy(str(self._session.record)),
            "paste": lambda: self.take(QGuiApplication.clipboard().text()),
        }

    # Giving.

    def copy_code(self) -> None:
        """Copy the code of the deal; a board of its own has none."""
        record = self._session.record
        if record.number is None:
            self._session.say(
                words("Sharing", "This board has no number; copy the board or the whole game.")
            )
        else:
            self._copy(str(Code(record.game, record.number, self._session.playing.policy)))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        line, *more = text.strip().split("\n")
        copied = f"{line} …" if more else line
        self._session.say(words("Sharing", "Copied: {text}", text=copied))

    # Taking.

    def take(self, text: str) -> bool:
        """Lay on the table what a text gives to play."""
        return self._try(lambda: self._lay(read_shared(text, find, self._games())))

    def take_file(self, file: Path) -> bool:
        """Lay on the table what a file gives to play."""
        return self._try(lambda: self._lay(open_shared(file, find, self._games())))

    def _games(self) -> list[Game]:
        """A bare board is one of the game on the table, if it can be."""
        return [self._session.game, *(game() for game in games())]

    def _try(self, lay: Callable[[], None]) -> bool:
        try:
            lay()
        except WordedError as error:
            self._session.say(_refusal(error.words))
            return False
        return True

    def _lay(self, shared: Shared) -> None:
        if isinstance(shared, History):
            self._session.open(shared)
        elif isinstance(shared, Code):
            self._session.begin(shared.record, shared.policy)
        elif shared.moves:
            # They are somebody else's moves, and so a help.
            self._session.open(History.replayed(shared, PlaySession(is_assisted=True)))
        else:
            self._session.begin(shared)


def _refusal(error: Words) -> Words:
    return words("Sharing", "Nothing was opened: {error}", error=error)
