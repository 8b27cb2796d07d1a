"""What welcomes a new player: learn, play or choose a game, in which language."""

from __future__ import annotations

from collections.abc import Callable

from gupai_desktop.engine.words import counted, words
from gupai_desktop.ui.widgets.choice_list import ChoiceList
from gupai_desktop.ui.window.panel import Content

#: What to do at the first deal of all, which one move wins; its tiles are marked.
_ONE_MOVE = words(
    "Nine of eleven groups are finished and wear a gold seal. Swap the two marked tiles, and you "
    "have won."
)
_NOTHING_LOST = words(
    "Solitaires with the 32 Chinese dominoes. You need not know them: the first steps show what "
    "the tiles are and what to do with them. Nothing you do can be lost."
)


def welcome(
    languages: ChoiceList,
    steps: int,
    *,
    is_nearly_won: bool,
    learn: Callable[[], object],
    play: Callable[[], object],
    choose: Callable[[], object],
) -> Content:
    """Return what the panel shows at the first start; lessons take that many steps to a win."""
    return Content(
        _ONE_MOVE if is_nearly_won else _NOTHING_LOST,
        (
            (counted("&Learn in %n Step(s)", steps), learn),
            (words("&Play"), play),
            (words("&Choose a Game"), choose),
        ),
        words("Welcome to Gupai Desktop"),
        extra=languages,
        takes_focus=True,
    )
