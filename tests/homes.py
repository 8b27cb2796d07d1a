"""A home that is the test's own, for programs that are started as they are."""

from pathlib import Path


def homes(folder: Path) -> dict[str, str]:
    """An environment in which everything that a program keeps is kept in a folder."""
    places = ("CONFIG", "DATA", "STATE", "CACHE")
    xdg = {f"XDG_{place}_HOME": str(folder) for place in places}
    # Windows is asked for these by platformdirs, unless it is told otherwise.
    windows = [f"WIN_PD_OVERRIDE_{place}" for place in ("APPDATA", "LOCAL_APPDATA")]
    names = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", *windows)
    return {**dict.fromkeys(names, str(folder)), **xdg}
