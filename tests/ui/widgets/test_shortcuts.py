"""The keys of actions, changed, kept, put back; what is stored and makes no sense is left."""

import logging
from collections.abc import Callable

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.widgets.actions import ROWS, Actions
from gupai_desktop.ui.widgets.shortcuts import Shortcuts, menu_of
from tests.languages import LANGUAGES
from tests.ui.hand import MakeWindow

Make = Callable[..., Shortcuts]

SELECT = words("Select the tile")


@pytest.fixture
def make(qtbot: QtBot, store: SettingsFile, languages: Languages) -> Make:
    """Makes the shortcuts of a window that has just been opened, these lines being stored."""
    languages.use("en")

    def make(*stored: str) -> Shortcuts:
        if stored:
            Settings(store).shortcuts = list(stored)
        window = QWidget()
        qtbot.addWidget(window)
        actions = Actions(window, {row.key: lambda: None for row in ROWS})
        actions.retranslate()
        return Shortcuts(actions, Settings(store), {"Space": SELECT, "Esc": SELECT}, window)

    return make


def keys(shortcuts: Shortcuts, key: str) -> list[str]:
    return [one.toString(QKeySequence.SequenceFormat.PortableText) for one in shortcuts.keys(key)]


def test_keys_that_are_given_are_in_force_at_once_and_in_the_next_window(make: Make) -> None:
    shortcuts = make()
    shortcuts.set_keys("hint", [QKeySequence("J")])
    assert keys(shortcuts, "hint") == ["J"]
    assert shortcuts.actions["hint"].toolTip() == "Hint (J)"
    assert keys(make(), "hint") == ["J"]


def test_an_action_is_put_back_but_takes_nothing_from_another_one(make: Make) -> None:
    shortcuts = make("hint=", "pause=H")
    shortcuts.restore("hint")
    assert keys(shortcuts, "hint") == []
    shortcuts.restore("pause")
    shortcuts.restore("hint")
    assert (keys(shortcuts, "hint"), keys(shortcuts, "pause")) == (["H"], ["P"])
    assert not any(map(shortcuts.is_own, shortcuts.actions))


def test_what_is_stored_and_cannot_be_is_left_with_a_note(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    for keys_ in ("hint", "hint=Shift", "hint=Nonsense", "hint=Space", "nothing=J", "hint=Tab"):
        with caplog.at_level(logging.WARNING):
            shortcuts = make(keys_, "pause=J")
        assert (keys(shortcuts, "hint"), keys(shortcuts, "pause")) == (["H"], ["J"])
        assert keys_ in caplog.text


def test_a_sentence_says_why_a_key_cannot_be_taken(make: Make) -> None:
    for key, why in {
        "Ctrl+H": "Ctrl+H is already used for “Play for Me”.",
        "Space": "Space is already used for “Select the tile”.",
        "Alt+G": "Alt+G is already used for “Game”.",
        "Shift": "That is not a key, or one that is only held with others.",
    }.items():
        found = make().why_not("hint", QKeySequence(key))
        assert found is not None
        assert say(found) == why


def test_no_usual_keys_open_a_menu(make_window: MakeWindow) -> None:
    for language in LANGUAGES:
        actions = make_window(language=language).action_table
        every = [one for key in actions for one in actions.usual_keys(key)]
        assert not any(map(menu_of, every)), language
