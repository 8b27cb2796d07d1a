"""Where the program's own files lie: beside the package when installed, in the tree else."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The folder of the art, icons and fonts."""
    return _folder("resources")


def translations() -> Path:
    """The folder of the compiled translations, ``gupai_<language>.qm``."""
    return _folder("translations")


def cache() -> Path:
    """The folder of what can be worked out again, in the platform's place."""
    import platformdirs  # late: a window opens without it

    return platformdirs.user_cache_path("gupai-desktop", "Gupai Desktop")


@dataclass(frozen=True, slots=True)
class Folders:
    """Where the programs of one player keep what must not be lost, and their logs."""

    data: Path
    logs: Path

    @classmethod
    def of(cls, chosen: Path | None = None) -> Folders:
        """Those within a folder of the player's choice, or the platform's own places."""
        if chosen:
            return cls(chosen.absolute(), chosen.absolute() / "logs")
        import platformdirs

        names = ("gupai-desktop", "Gupai Desktop")
        return cls(platformdirs.user_data_path(*names), platformdirs.user_log_path(*names))


def _folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
