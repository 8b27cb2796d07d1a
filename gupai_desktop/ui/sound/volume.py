"""How loud the table is: off until the player says otherwise."""

from __future__ import annotations

from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words

OFF, USUAL = "off", "medium"

VOLUME = Option(
    "volume",
    words("Actions", "S&ounds"),
    (
        OptionChoice(OFF, words("Preferences", "Off")),
        OptionChoice("quiet", words("Sound", "Quiet")),
        OptionChoice(USUAL, words("Sound", "Medium")),
        OptionChoice("loud", words("Sound", "Loud")),
    ),
    usual=USUAL,
)
_LOUDNESS = {"quiet": 0.25, USUAL: 0.5, "loud": 1.0}


def loudness_of(volume: str) -> float:
    """How loud that is, from 0 to 1; what is not known is as loud as usual."""
    return _LOUDNESS.get(volume, _LOUDNESS[USUAL])
