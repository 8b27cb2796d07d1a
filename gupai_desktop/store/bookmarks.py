"""Bookmarks: deals, and positions in them, that a player wants to come back to.

They lie in one small file, which is written whole or not at all; one that is damaged is set
aside, and its backup is read.  The moves of a bookmark are replayed when it is opened, not before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import BadText, Words, joined, words
from gupai_desktop.play.history import MOST_MOVES, History, NewerText
from gupai_desktop.play.json_text import Node, read_json, verify, written
from gupai_desktop.store.saves import CannotRead, backups_of, name_aside, read, write_or_tell

#: So many are kept.
MOST = 50
#: A name has no more characters.
LONGEST_NAME = 60

_FORMAT = "gupai-bookmarks"
_VERSION = 1


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A deal with its moves, the policy that offered it, its playing, and a name for it.

    `saved` is its history in plain values, as a saved game has it.
    """

    saved: object
    game_id: str
    rules: str
    number: int | None
    policy: str
    playing: str
    moves: tuple[str, ...]
    name: str = ""

    @classmethod
    def of_history(cls, history: History) -> Bookmark:
        """The bookmark of what lies on a table: the deal with its moves, and its playing."""
        return cls.read(Node(History.replayed(history.record, history.playing).to_json(), ""))

    @classmethod
    def read(cls, saved: Node, name: str = "") -> Bookmark:
        """The bookmark of a saved game; raises `BadText` if that cannot be one."""
        first = saved.member("first")
        deal, playing = first.optional("deal"), first.member("playing")
        return cls(
            saved.value,
            saved.member("game").text(),
            first.member("rules").text(),
            deal.whole(FIRST_DEAL, LAST_DEAL) if deal else None,
            playing.member("policy").text(),
            playing.member("id").text(),
            tuple(one.text() for one in saved.member("steps").entries(MOST_MOVES)),
            name,
        )

    def is_same_place(self, other: Bookmark) -> bool:
        """Whether both lead to one position of one playing."""
        return (self.playing, self.moves) == (other.playing, other.moves)

    def named(self, name: str) -> Bookmark:
        """The same under a name of a few printable characters."""
        printable = "".join(one if one.isprintable() else " " for one in name)
        return replace(self, name=" ".join(printable.split())[:LONGEST_NAME].strip())

    def history(self, catalogue: Catalogue) -> History:
        """The deal, its moves replayed; raises `BadText`."""
        return History.from_json(self.saved, catalogue)


class Bookmarks:
    """The bookmarks of a player, the latest first, and the file they lie in if there is one.

    `note` is what the player is to be told about the file, if anything.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.note: Words | None = None
        self._every: tuple[Bookmark, ...] = ()
        if file is not None:
            self._load(file)

    @property
    def every(self) -> tuple[Bookmark, ...]:
        """All bookmarks; put others in their place to have them written."""
        return self._every

    @every.setter
    def every(self, bookmarks: tuple[Bookmark, ...]) -> None:
        self._every = bookmarks[:MOST]
        if self._file is not None:
            self.note = write_or_tell(self._file, str(self), keeps_backup=True)

    def __str__(self) -> str:
        every = [{"name": one.name, "saved": one.saved} for one in self._every]
        return written({"format": _FORMAT, "version": _VERSION, "bookmarks": every})

    # The file.

    def _load(self, file: Path) -> None:
        """Read the file, or its backup if it is damaged; one that cannot be read is left alone."""
        notes = list[Words]()
        for candidate in (file, backups_of(file)[0]):
            try:
                self._every = _parsed(read(candidate))
            except CannotRead as error:
                if not error.is_missing:
                    self._file, self.note = None, error.words
                    return
            except BadText as error:
                notes.append(_put_away(candidate, error))
            else:
                break
        self.note = joined(*notes) if notes else None


def _parsed(text: str) -> tuple[Bookmark, ...]:
    root = read_json(text)
    root.member("format").text(_FORMAT)
    if root.member("version").whole(1, 10**9) > _VERSION:
        raise NewerText(words("Bookmarks", "a later version of the program has written them"))
    verify(root)
    return tuple(
        Bookmark.read(one.member("saved"), one.member("name").text())
        for one in root.member("bookmarks").entries(MOST)
    )


def _put_away(file: Path, error: BadText) -> Words:
    """Set aside a file that cannot be read, and say so."""
    return words(
        "Bookmarks",
        "The bookmarks could not be read ({error}); their file is kept as {aside}.",
        error=error.words,
        aside=name_aside(file, error),
    )
