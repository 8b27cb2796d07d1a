"""The menu bar, declared as a table: actions by their keys, and menus of choices.

The rules of a game are such choices, shown in the same way wherever they can be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.theme.appearance import Appearance, options
from gupai_desktop.ui.widgets.actions import Actions

#: Menus and their entries: the key of an action or of a menu of choices, or "" for a bar.
MENUS: tuple[tuple[Words, tuple[str, ...]], ...] = (
    (
        words("&Game"),
        (
            *("games-page", "new-deal", "restart", "deal-by-number", ""),
            *("next-problem", "problems", ""),
            *("challenge", "daily-calendar", "omen-book", ""),
            *("recent_deals", "bookmarks", ""),
            *("workbench", "statistics", "", "open", "save-as", "print", ""),
            *("backups", "export", "import", "", "quit"),
        ),
    ),
    (
        words("&Move"),
        (
            *("undo", "redo", "", "hint", "solve", "show-solution", "pause", ""),
            *("explain-group", "show-moves", "turn", "", "replay"),
        ),
    ),
    (words("&Share"), ("copy-code", "copy-message", "save-picture")),
    (
        words("&View"),
        (
            *("album", "", "zoom-in", "zoom-out", "zoom-fit", "full-screen", ""),
            *("sound", "languages", "preferences"),
        ),
    ),
    (words("&Help"), ("first-steps", "rules-page", "shortcuts", "", "about")),
)


class Entry(NamedTuple):
    """One thing to choose; a switch can be on beside others; what has no mark is never on."""

    key: str
    text: str
    is_chosen: bool = False
    is_switch: bool = False
    is_mark: bool = True


class ChoiceMenu(NamedTuple):
    """A menu of choices: its title, its entries now, what a choice does, actions below them."""

    title: Words
    entries: Callable[[], Sequence[Entry]]
    choose: Callable[[str], None]
    actions: Sequence[QAction] = ()


class Menus:
    """The menu bar of a window; menus of choices have some as soon as they are opened."""

    def __init__(
        self, window: QMainWindow, actions: Actions, choices: Mapping[str, ChoiceMenu]
    ) -> None:
        self._choices = choices
        self._titled: list[tuple[QMenu, Words]] = []
        self._choice_menus: dict[str, QMenu] = {}
        for title, keys in MENUS:
            menu = window.menuBar().addMenu("")
            self._titled.append((menu, title))
            for key in keys:
                self._add(menu, key, actions)

    def _add(self, menu: QMenu, key: str, actions: Actions) -> None:
        if key in self._choices:
            choice_menu, choices = menu.addMenu(""), self._choices[key]
            self._choice_menus[key] = choice_menu
            self._titled.append((choice_menu, choices.title))
            # One that was empty may have some now, and what was chosen may have come to nothing.
            for opened in (menu, choice_menu):
                opened.aboutToShow.connect(lambda: fill(choice_menu, choices))
        elif key:
            menu.addAction(actions[key])
        else:
            menu.addSeparator()

    def __getitem__(self, key: str) -> QMenu:
        """The menu of choices with that key, filled as if it were opened."""
        fill(self._choice_menus[key], self._choices[key])
        return self._choice_menus[key]

    def retranslate(self) -> None:
        for menu, title in self._titled:
            menu.setTitle(say(title))


def fill(menu: QMenu, choices: ChoiceMenu) -> None:
    """Write the entries of a menu of choices anew."""
    menu.clear()
    for old in menu.findChildren(QActionGroup):
        old.deleteLater()
    group = QActionGroup(menu)
    for entry in choices.entries():
        action = menu.addAction(entry.text)
        action.setCheckable(entry.is_mark)
        action.setChecked(entry.is_chosen)
        action.setData(entry.key)
        if entry.is_mark and not entry.is_switch:
            group.addAction(action)
        action.triggered.connect(lambda *_, key=entry.key: choices.choose(key))
    menu.addActions(choices.actions)
    menu.menuAction().setVisible(not menu.isEmpty())


def rule_entries(game: Game) -> list[Entry]:
    """The rules that a game can be played with, those in force chosen."""
    entries = []
    for option in game.options:
        if option.is_switch:
            is_on = game.rules[option.key] == "yes"
            key = f"{option.key}={'no' if is_on else 'yes'}"
            entries.append(Entry(key, say(option.name), is_on, is_switch=True))
        else:
            entries += [
                Entry(f"{option.key}={c.key}", say(c.name), game.rules[option.key] == c.key)
                for c in option.choices
            ]
    return entries


def with_rule(game: Game, option_and_choice: str) -> Game:
    """The same game under another rule, given as ``option=choice``."""
    key, _, choice = option_and_choice.partition("=")
    return type(game)(game.rules.with_choice(key, choice))


def option_menu(
    option: Option, chosen: Callable[[], str], choose: Callable[[str], None]
) -> ChoiceMenu:
    """The choices of an option, `chosen` giving the key of the one in force."""

    def entries() -> list[Entry]:
        key = chosen()
        return [
            Entry(choice.key, say(choice.name), choice.key == key) for choice in option.choices
        ]

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

    return ChoiceMenu(words("&Language"), entries, choose)
