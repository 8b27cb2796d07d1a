"""How much a player is told without asking: of groups by sight, of the game by a screen reader."""

from __future__ import annotations

from gupai_desktop.engine.rules import Choice, Option
from gupai_desktop.engine.words import words

#: When it is told what a group lacks, or what can be taken: always, when asked, or as a help.
AT_REST, ASKED, AS_HELP = "at-rest", "asked", "as-help"

ANSWERS = Option(
    "answers",
    words("Answers", "E&xplain Groups"),
    (
        Choice(ASKED, words("Answers", "When asked")),
        Choice(AS_HELP, words("Answers", "When asked, as a help")),
        Choice(AT_REST, words("Answers", "Under the pointer, too")),
    ),
)

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
