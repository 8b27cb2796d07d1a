"""The menus that choose how everything looks: tiles, colours, background, text size, places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance, Looks, options
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry


def appearance_menus(
    appearance: Appearance, remember: Callable[[Looks], object]
) -> dict[str, ChoiceMenu]:
    """A menu for each option; a choice is in force at once, and told to be remembered."""
    return {option.key: _menu(appearance, option, remember) for option in options()}


def _menu(
    appearance: Appearance, option: Option, remember: Callable[[Looks], object]
) -> ChoiceMenu:
    def choose(choice: str) -> None:
        appearance.looks = replace(appearance.looks, **{option.key: choice})
        remember(appearance.looks)

    def entries() -> list[Entry]:
        chosen = appearance.looks.texts()[option.key]
        return [Entry(one.key, say(one.name), one.key == chosen) for one in option.choices]

    return ChoiceMenu(option.name, entries, choose)


def arrangement_menu(session: Session, settings: Settings, view: BoardWidget) -> ChoiceMenu:
    """In which of its arrangements a game lies: the one with the largest tiles, or always one."""

    def choose(name: str) -> None:
        settings.arrangement = name
        view.set_arrangement(name)

    def entries() -> list[Entry]:
        layouts = session.game.layouts(session.game.opening_sizes)
        names = {layout.name.text: say(layout.name) for layout in layouts}
        chosen = settings.arrangement if settings.arrangement in names else ""
        every = {"": say(words("Menus", "Automatic")), **names}
        return [Entry(key, text, key == chosen) for key, text in every.items()]

    view.set_arrangement(settings.arrangement)
    return ChoiceMenu(words("Menus", "Arran&gement"), entries, choose)
