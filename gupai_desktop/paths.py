"""The places of the program's own files, in the package or in the tree, and of the player's."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

#: The last line of each list that comes with the program, and the tools that make them write it:
#: one that was cut off is not taken for a shorter one.
END = "# End."

_PACKAGE = Path(__file__).resolve().parent


def installed_in() -> Path:
    """Return the folder that Python finds the package in."""
    return _PACKAGE.parent


def is_source_tree() -> bool:
    """Return whether the program runs from its source, and is neither installed nor frozen."""
    return (_PACKAGE.parent / "pyproject.toml").is_file()


def resources() -> Path:
    """Return the folder of the art, icons and fonts."""
    return _folder("resources")


def translations() -> Path:
    """Return the folder of the compiled translations, ``gupai_<language>.qm``."""
    return _folder("translations")


def languages(folder: Path) -> tuple[str, ...]:
    """Return the codes of the languages whose translations lie in a folder: ``en``, ``zh_TW``."""
    found = sorted(file.stem.removeprefix("gupai_") for file in folder.glob("gupai_*.qm"))
    return tuple(found) or ("en",)


def rules() -> Path:
    """Return the folder of the rules pages, a folder in it for each language."""
    return _folder("docs/rules")


def cache() -> Path:
    """Return the folder of the cache, in the platform's place."""
    import platformdirs  # late: a window opens without it

    with _needing_home("--results"):
        return _rooted(platformdirs.user_cache_path("gupai-desktop", "Gupai Desktop"))


class NoFolder(Exception):
    """The player's own folders cannot be found."""


@contextmanager
def _needing_home(option: str) -> Iterator[None]:
    """Raise `NoFolder` with a way out where there is no home, or no current folder."""
    try:
        yield
    except (RuntimeError, OSError, KeyError):
        raise NoFolder(f"there is no folder to write in; name one with {option}") from None


def _rooted(folder: Path) -> Path:
    """Return the folder itself; without a home it would be one named “~”."""
    if not folder.is_absolute():
        raise RuntimeError("there is no home")
    return folder


class Folders(NamedTuple):
    """The folders of the player's data and of the logs."""

    data: Path
    logs: Path

    @classmethod
    def of(cls, chosen: Path | None = None) -> Folders:
        """Return those within a folder of the player's choice, or in the platform's places."""
        with _needing_home("--data-dir"):
            if chosen:
                # Whatever leads to a folder, it is one folder.
                folder = chosen.resolve()
                return cls(folder, folder / "logs")
            data, state = _xdg("DATA", ".local/share"), _xdg("STATE", ".local/state")
            if sys.platform == "linux" and data and state:
                return cls(data.resolve(), state / "log")
            import platformdirs

            names = ("gupai-desktop", "Gupai Desktop")
            return cls(
                _rooted(platformdirs.user_data_path(*names)).resolve(),
                platformdirs.user_log_path(*names),
            )


def _xdg(place: str, usual: str) -> Path | None:
    """Return our folder in a place of Linux desktops where the environment names it.

    It is that of platformdirs, which takes a thirtieth of a start to load.
    """
    named, home = os.environ.get(f"XDG_{place}_HOME", ""), os.environ.get("HOME", "")
    if os.path.isabs(named):
        return Path(named, "gupai-desktop")
    return Path(home, usual, "gupai-desktop") if os.path.isabs(home) else None


def is_planted(file: Path) -> bool:
    """Return whether a link lies in a file's place that somebody else may have put there.

    Where it leads, something would be written over.
    """
    with suppress(OSError):
        found = file.lstat()
        is_others = os.name == "posix" and found.st_uid not in (os.getuid(), 0)
        return stat.S_ISLNK(found.st_mode) and (is_others or _is_for_all(file.parent))
    return False


def refuse_planted(file: Path) -> None:
    """Raise `OSError` where a link lies that somebody else may have put there."""
    if is_planted(file):
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))


def _is_for_all(folder: Path) -> bool:
    """Return whether others may write into a folder."""
    return os.name == "posix" and bool(folder.stat().st_mode & 0o022)


def make_private_file(file: Path) -> None:
    """Make an empty file that only its owner may read, unless something lies there.

    Whatever goes wrong, whoever writes into the file next will see.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def keep_private(places: Iterable[Path]) -> None:
    """Take the rights of others from files and folders, where they are the user's own."""
    if os.name != "posix":
        return  # what a user has is private there
    for place in places:
        with suppress(OSError):
            found = place.lstat()
            is_ours = found.st_uid == os.getuid() and (
                stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
            )
            if is_ours and found.st_mode & 0o077:
                place.chmod(stat.S_IMODE(found.st_mode) & 0o700)


def _folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
