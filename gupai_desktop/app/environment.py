"""The variables of the environment that Qt believes, whatever they say."""

from __future__ import annotations

import os
from collections.abc import Iterator

#: The variables, and the least and the most that they are believed; with some values far outside
#: Qt ends.
_BOUNDS = {
    "QT_SCALE_FACTOR": (0.25, 10),
    "QT_SCREEN_SCALE_FACTORS": (0.25, 10),
    "QT_FONT_DPI": (24, 960),
}


def drop_nonsense() -> list[str]:
    """Drop variables that make no sense; return a sentence for the log for each."""
    return [
        f"{name}={os.environ.pop(name)!a} makes no sense and was dropped"
        for name, (least, most) in _BOUNDS.items()
        if not all(least <= number <= most for number in _numbers(os.environ.get(name, "")))
    ]


def draw_in_one_thread() -> None:
    """Have Qt fill areas without its pool of threads: waking it takes longer than the filling."""
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def draw_offscreen() -> None:
    """Have Qt draw where nobody sees it, without the desktop's theme, which wants a display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.pop("QT_QPA_PLATFORMTHEME", None)


def _numbers(text: str) -> Iterator[float]:
    """Yield the numbers of a list such as ``1.5;eDP-1=2``; what is no number is below them all."""
    for part in filter(None, text.split(";")):
        try:
            yield float(part.rpartition("=")[2])
        except ValueError:
            yield -1
