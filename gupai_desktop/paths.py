"""Where the program's own files lie: beside the package when installed, in the tree else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).resolve().parent


def installed_in() -> Path:
    """The folder that Python finds the package in."""
    return _PACKAGE.parent


def resources() -> Path:
    """The folder of the art, icons and fonts."""
    return _folder("resources")


def translations() -> Path:
    """The folder of the compiled translations, ``gupai_<language>.qm``."""
    return _folder("translations")


def cache() -> Path:
    """The folder of what can be worked out again, in the platform's place."""
    import platformdirs  # late: a window opens without it

    with _told_without_home("--results"):
        return _rooted(platformdirs.user_cache_path("gupai-desktop", "Gupai Desktop"))


class NoFolder(Exception):
    """The player's own folders cannot be found."""


@contextmanager
def _told_without_home(option: str) -> Iterator[None]:
    """Tell what can be done where nobody has a home, and the current folder may be gone."""
    try:
        yield
    except (RuntimeError, OSError, KeyError):
        raise NoFolder(f"there is no folder to write in; name one with {option}") from None


def _rooted(folder: Path) -> Path:
    """The folder itself; where nobody has a home it would be one named “~”."""
    if not folder.is_absolute():
        raise RuntimeError("there is no home")
    return folder


class Folders(NamedTuple):
    """Where the programs of one player keep what must not be lost, and their logs."""

    data: Path
    logs: Path

    @classmethod
    def of(cls, chosen: Path | None = None) -> Folders:
        """Those within a folder of the player's choice, or the platform's own places."""
        with _told_without_home("--data-dir"):
            if chosen:
                # Whatever leads to a folder, it is one folder.
                folder = chosen.resolve()
                return cls(folder, folder / "logs")
            import platformdirs

            names = ("gupai-desktop", "Gupai Desktop")
            return cls(
                _rooted(platformdirs.user_data_path(*names)).resolve(),
                platformdirs.user_log_path(*names),
            )


def _folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
