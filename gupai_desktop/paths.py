"""Where the program's own files lie: beside the package when installed, in the tree else."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
#: Where the command line puts the data; it is known before anything is read.
_chosen: Path | None = None


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


def data() -> Path:
    """The folder of what must not be lost: in the platform's place, or where it was put."""
    import platformdirs

    return _chosen or platformdirs.user_data_path("gupai-desktop", "Gupai Desktop")


def logs() -> Path:
    """The folder of what the program writes about itself."""
    import platformdirs

    if _chosen:
        return _chosen / "logs"
    return platformdirs.user_log_path("gupai-desktop", "Gupai Desktop")


def use_data_folder(folder: Path | None) -> None:
    """Keep data and logs in this folder from now on, or in the platform's place again."""
    global _chosen
    _chosen = folder.absolute() if folder else None


def _folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
