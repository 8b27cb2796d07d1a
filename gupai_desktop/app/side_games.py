"""What was played in a folder beside the usual one, while another program had that."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path

from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find
from gupai_desktop.store.folder_lock import FolderLock, side_folders
from gupai_desktop.store.saves import SUFFIX, open_file

_KEPT = "kept"


def fetch_side_games(folder: Path) -> list[Path]:
    """The games of all side folders that no program has, each moved to a file of its own."""
    found = list[Path]()
    for side in side_folders(folder):
        lock = FolderLock(side)
        if not (side / "games").is_dir() or not lock.take():
            continue
        with suppress(OSError):
            for file in sorted((side / "games").glob(f"*{SUFFIX}")):
                if _is_played(file):
                    found.append(_moved(file, folder / _KEPT))
        lock.release()
    return found


def _is_played(file: Path) -> bool:
    """Whether a move was made there, or it cannot be told."""
    try:
        return any(step.record.moves for step in open_file(file, find).steps)
    except WordedError:
        return True


def _moved(file: Path, folder: Path) -> Path:
    """The file in another folder, under a name that nothing else has there."""
    folder.mkdir(exist_ok=True)
    number, name = 1, f"{file.stem} {date.today().isoformat()}"
    while (place := folder / f"{name} {number}{SUFFIX}").exists():
        number += 1
    return file.rename(place)
