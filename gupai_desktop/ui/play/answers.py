"""When it is told what a group lacks, or what can be taken: always, when asked, or as a help."""

from __future__ import annotations

from gupai_desktop.engine.rules import Choice, Option
from gupai_desktop.engine.words import words

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
