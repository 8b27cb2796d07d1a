"""How much a screen reader is told of the game without being asked."""

from __future__ import annotations

from gupai_desktop.engine.rules import Choice, Option
from gupai_desktop.engine.words import words

#: Results alone; also how they came about, and what can be done now; also the groups then.
BRIEF, NORMAL, FULL = "brief", "normal", "full"

SPEECH = Option(
    "speech",
    words("Speech", "Read Alou&d"),
    (
        Choice(BRIEF, words("Speech", "Results only")),
        Choice(NORMAL, words("Speech", "Moves and results")),
        Choice(FULL, words("Speech", "Moves, results and groups")),
    ),
    usual=NORMAL,
)
