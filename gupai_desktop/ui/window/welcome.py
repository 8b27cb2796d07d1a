"""What welcomes a new player: learn, play or choose a game, in which language."""

from __future__ import annotations

from collections.abc import Callable

from gupai_desktop.engine.words import words
from gupai_desktop.ui.widgets.choice_list import ChoiceList
from gupai_desktop.ui.window.panel import Content


def welcome(
    languages: ChoiceList,
    learn: Callable[[], object],
    play: Callable[[], object],
    choose: Callable[[], object],
) -> Content:
    """Return what the panel shows at the first start."""
    return Content(
        words(
            "Welcome",
            "Solitaires with the 32 Chinese dominoes. You need not know them: the first steps "
            "show what the tiles are and what to do with them. Nothing you do can be lost.",
        ),
        (
            (words("Welcome", "&Learn in Two Minutes"), learn),
            (words("GamesPage", "&Play"), play),
            (words("Welcome", "&Choose a Game"), choose),
        ),
        words("Welcome", "Welcome to Gupai Desktop"),
        extra=languages,
        takes_keys=True,
    )
