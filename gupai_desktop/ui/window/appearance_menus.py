"""The menus that choose how everything looks: tiles, colours, background, text size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gupai_desktop.engine.rules import Option
from gupai_desktop.i18n import say
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
