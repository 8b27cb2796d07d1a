"""The preferences: each in force at once, kept, shown as it is, and reset."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.dialogs.preferences import SWITCHES, PreferencesDialog
from gupai_desktop.ui.theme.appearance import Appearance, Looks, options
from tests.languages import LANGUAGES
from tests.ui.hand import opened

Open = Callable[[], PreferencesDialog]


@pytest.fixture
def settings(store: SettingsFile) -> Settings:
    return Settings(store)


@pytest.fixture
def remembered() -> list[Looks]:
    """What was to be remembered, the latest last."""
    return []


@pytest.fixture
def open_dialog(
    qtbot: QtBot,
    settings: Settings,
    appearance: Appearance,
    languages: Languages,
    remembered: list[Looks],
) -> Open:
    def open_() -> PreferencesDialog:
        appearance.chosen.connect(remembered.append)
        dialog = PreferencesDialog(settings, appearance, languages)
        return opened(qtbot, dialog, (640, 480))

    return open_


@pytest.fixture
def dialog(open_dialog: Open) -> PreferencesDialog:
    return open_dialog()


def choose(dialog: PreferencesDialog, key: str, choice: str) -> None:
    """Walk to a choice by the arrow keys."""
    box = dialog.lists[key]
    goal = box.findData(choice)
    assert goal >= 0
    while box.currentIndex() != goal:
        down = box.currentIndex() < goal
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def test_a_look_is_in_force_at_once_and_remembered(
    dialog: PreferencesDialog, appearance: Appearance, remembered: list[Looks]
) -> None:
    for option in options():
        for choice in option.choices:
            choose(dialog, option.key, choice.key)
            assert appearance.looks.texts()[option.key] == choice.key
        assert remembered[-1] == appearance.looks, option.key


def test_the_sample_shows_the_looks(dialog: PreferencesDialog) -> None:
    before = dialog.sample.grab().toImage()
    choose(dialog, "tile_style", "ivory")
    ivory = dialog.sample.grab().toImage()
    choose(dialog, "background", "felt")
    assert before != ivory != dialog.sample.grab().toImage()


def test_a_language_is_spoken_at_once_and_kept(
    dialog: PreferencesDialog, settings: Settings, languages: Languages
) -> None:
    choose(dialog, "language", "uk")
    QApplication.processEvents()
    assert languages.current == settings.language == "uk"
    assert dialog.windowTitle() == "Налаштування"
    assert dialog.lists["language"].currentData() == "uk"
    box = dialog.lists["language"]
    names = [box.itemText(row) for row in range(box.count())]
    assert names == [languages.own_name(code) for code in languages.codes()]
    assert {"English", "Українська", "简体中文"} < {*names}


def test_a_habit_is_kept_and_told(dialog: PreferencesDialog, settings: Settings) -> None:
    heard: list[str] = []
    dialog.changed.connect(heard.append)
    for name, _, default in SWITCHES:
        assert dialog.switches[name].button.isChecked() is default
        QTest.keyClick(dialog.switches[name].button, Qt.Key.Key_Space)
        assert getattr(settings, name) is not default
    assert heard == [name for name, _, _ in SWITCHES]


def test_resetting_brings_everything_back_but_the_language(
    dialog: PreferencesDialog,
    settings: Settings,
    appearance: Appearance,
    languages: Languages,
    remembered: list[Looks],
) -> None:
    choose(dialog, "language", "zh_CN")
    choose(dialog, "tile_style", "numerals")
    choose(dialog, "text_scale", "150")
    choose(dialog, "pace", "off")
    choose(dialog, "volume", "loud")
    choose(dialog, "speech", "full")
    for name, _, _ in SWITCHES:
        dialog.switches[name].button.click()
    dialog.reset_button.click()
    assert appearance.looks == remembered[-1] == Looks()
    assert (settings.is_animated, settings.pace) == (True, "system")
    assert all(getattr(settings, name) is is_on for name, _, is_on in SWITCHES)
    shown = {key: box.currentData() for key, box in dialog.lists.items()}
    assert shown == {
        **Looks().texts(),
        "language": "zh_CN",
        "pace": "system",
        "volume": "quiet",
        "speech": "normal",
    }
    assert languages.current == "zh_CN"


def test_every_list_is_reached_by_a_letter_of_its_own(
    dialog: PreferencesDialog, languages: Languages
) -> None:
    for language in LANGUAGES:
        languages.use(language)
        QApplication.processEvents()
        texts = [box.label.text() for box in dialog.lists.values()]
        letters = [text[text.index("&") + 1].casefold() for text in texts]
        letters.append(dialog.reset_button.text().split("&")[1][0].casefold())
        assert len(set(letters)) == len(letters), language
        assert all(box.label.buddy() is box for box in dialog.lists.values())
        assert all("&" not in box.accessibleName() for box in dialog.lists.values())
