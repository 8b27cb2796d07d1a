"""How much a screen reader is told of the game without being asked."""

from __future__ import annotations

from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words

#: Results alone; also how they came about, and what can be done now; also the groups then.
BRIEF, NORMAL, FULL = "brief", "normal", "full"

SPEECH = Option(
    "speech",
    words("Preferences", "Read Alou&d"),
    (
        OptionChoice(BRIEF, words("Preferences", "Results only")),
        OptionChoice(NORMAL, words("Preferences", "Moves and results")),
        OptionChoice(FULL, words("Preferences", "Moves, results and groups")),
    ),
    usual=NORMAL,
)
