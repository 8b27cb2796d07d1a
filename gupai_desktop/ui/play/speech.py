"""How much of a game is read aloud to those who hear it."""

from __future__ import annotations

from gupai_desktop.engine.rules import Choice, Option
from gupai_desktop.engine.words import words

#: Results alone; how they came about, and what can be done now; and how the groups are then.
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
