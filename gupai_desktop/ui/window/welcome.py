"""What welcomes a new player: learn, play or choose a game, in which language."""

from __future__ import annotations

from collections.abc import Callable

from gupai_desktop.engine.words import counted, words
from gupai_desktop.games import games
from gupai_desktop.ui.tutorial.lessons import steps_to_win
from gupai_desktop.ui.widgets.choice_list import ChoiceList
from gupai_desktop.ui.widgets.menus import language_menu
from gupai_desktop.ui.widgets.parts import for_touch
from gupai_desktop.ui.window.panel import Content
from gupai_desktop.ui.window.window_parts import WindowParts

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
    parts: WindowParts,
    *,
    learn: Callable[[], object],
    play: Callable[[], object],
    choose: Callable[[], object],
) -> Content:
    """Return what the panel shows at the first start, and mark the tiles that one move wins by.

    The other families' lessons are offered later.
    """
    families, here = {game.family.key: None for game in games()}, parts.session.game.family.key
    parts.settings.lessons_to_offer = [key for key in families if key != here]
    languages = ChoiceList(language_menu(parts.languages, parts.settings), has_key=False)
    languages.retranslate()
    for_touch(languages)
    facts = parts.session.facts
    if winning := facts.winning_move:
        parts.pointing.mark_hinted(winning.tiles)
    steps = steps_to_win(here)
    return Content(
        _ONE_MOVE if winning and parts.session.game.id == games()[0].id else _NOTHING_LOST,
        (
            (counted("&Learn in %n Step(s)", steps), learn),
            (words("&Play"), play),
            (words("&Choose a Game"), choose),
        ),
        words("Welcome to Gupai Desktop"),
        extra=languages,
        takes_focus=True,
    )
