"""How loud the table is: quiet until the player says otherwise."""

from __future__ import annotations

from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words

OFF, USUAL = "off", "quiet"

VOLUME = Option(
    "volume",
    words("S&ounds"),
    (
        OptionChoice(OFF, words("Off")),
        OptionChoice(USUAL, words("Quiet")),
        OptionChoice("medium", words("Medium", meaning="loudness")),
        OptionChoice("loud", words("Loud")),
    ),
    usual=USUAL,
)
_LOUDNESS = {USUAL: 0.25, "medium": 0.5, "loud": 1.0}


def loudness_of(volume: str) -> float:
    """How loud that is, from 0 to 1; what is not known is as loud as usual."""
    return _LOUDNESS.get(volume, _LOUDNESS[USUAL])
