"""Menus of choices that stand in several places: the looks, the language, any option."""

from __future__ import annotations

from collections.abc import Callable

from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.theme.appearance import Appearance, options
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry


def option_menu(
    option: Option, chosen: Callable[[], str], choose: Callable[[str], None]
) -> ChoiceMenu:
    """The choices of an option, `chosen` giving the key of the one in force."""

    def entries() -> list[Entry]:
        key = chosen()
        return [Entry(one.key, say(one.name), one.key == key) for one in option.choices]

    return ChoiceMenu(option.name, entries, choose)


def look_menus(appearance: Appearance) -> dict[str, ChoiceMenu]:
    """A menu for each option of the looks, by its key; a choice is in force at once."""

    def menu(key: str, option: Option) -> ChoiceMenu:
        return option_menu(
            option,
            lambda: appearance.looks.texts()[key],
            lambda choice: appearance.choose(**{key: choice}),
        )

    return {option.key: menu(option.key, option) for option in options()}


def language_menu(languages: Languages, settings: Settings) -> ChoiceMenu:
    """Every language by its own name, whatever is spoken now; a choice is spoken at once."""

    def entries() -> list[Entry]:
        current = languages.current
        return [
            Entry(code, languages.own_name(code), code == current) for code in languages.codes()
        ]

    def choose(code: str) -> None:
        settings.language = code
        languages.use(code)

    return ChoiceMenu(words("Menus", "&Language"), entries, choose)
