"""The sets of problems of a player's own: a text file each, in a folder beside the book."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import WordedError, Words
from gupai_desktop.play.problem_set import HEAD, ListedSet, ProblemSet
from gupai_desktop.store.saves import (
    CannotSave,
    decoded,
    expect_file,
    folder_to_disk,
    naming,
    printable,
    read_bytes,
    write,
)

SUFFIX = ".txt"
#: A larger file is not read: no set is as large.
MAX_BYTES = 1_000_000
#: So many characters of a name are in that of a file.
_MAX_STEM = 40
#: So much of a file shows what it begins as.
_HEAD_BYTES = 100


class SetFolder:
    """The sets of a folder by the names of their files; in memory if there is no folder.

    A file that cannot be read stays as it is, and its name is nobody else's.
    """

    def __init__(self, folder: Path | None, catalogue: Catalogue) -> None:
        self._folder, self._catalogue = folder, catalogue
        self.sets: dict[str, ProblemSet] = {}

    def refresh(self) -> list[Words]:
        """Read all files anew; return what is wrong with any of them."""
        if self._folder is None:
            return []
        self.sets, faults = {}, list[Words]()
        for file in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                self.sets[file.name] = read_set(file, self._catalogue)
            except WordedError as error:
                faults.append(error.words)
        return faults

    def put(self, name: str, new: ProblemSet | None) -> ProblemSet | None:
        """Write a set under the name of its file, or remove that; return what was there before.

        Raises `CannotSave`; then nothing is changed.
        """
        if self._folder:
            _write(self._folder / name, new)
        before = self.sets.get(name)
        if new is None:
            self.sets.pop(name, None)
        else:
            self.sets[name] = new
        return before

    def name_for(self, new: ProblemSet) -> str:
        """Return a name for the file of a new set, which no file has."""
        letters = "".join(letter if letter.isalnum() else "-" for letter in new.name)
        stem = f"{new.game.id} {letters[:_MAX_STEM]}"
        names = {name.casefold() for name in self.sets}
        if self._folder:
            names |= {file.name.casefold() for file in self._folder.glob("*")}
        number, name = 1, f"{stem}{SUFFIX}"
        while name.casefold() in names:
            number += 1
            name = f"{stem} {number}{SUFFIX}"
        return name


def _write(file: Path, new: ProblemSet | None) -> None:
    try:
        if new is None:
            file.unlink(missing_ok=True)
            folder_to_disk(file.parent)
        else:
            file.parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotSave(file, error) from error
    if new is not None:
        write(file, str(new).encode())


def read_set(file: Path, catalogue: Catalogue) -> ProblemSet:
    """Return the set of a file of the player's own; raises `WordedError`."""
    return ProblemSet.parse(_text(file), printable(file.name), catalogue)


def listed_in(file: Path, catalogue: Catalogue) -> ListedSet:
    """Return what anybody's file claims to have; raises `WordedError`."""
    return ListedSet.parse(_text(file), printable(file.name), catalogue)


def _text(file: Path) -> str:
    with naming(file):
        return decoded(read_bytes(file, MAX_BYTES))


def is_set_file(file: Path) -> bool:
    """Return whether a file begins as a set does."""
    with suppress(OSError, ValueError):
        expect_file(file)
        with file.open("rb") as stream:
            head = stream.read(_HEAD_BYTES).decode("utf-8-sig", "replace")
            return head.startswith(HEAD)
    return False
