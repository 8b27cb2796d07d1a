"""The menus and actions: named in every language, each reached by keys of its own."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from gupai_desktop.engine.record import Record
from gupai_desktop.games import games
from gupai_desktop.ui.widgets import key_places
from gupai_desktop.ui.widgets.actions import ROWS
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.hand import MakeWindow
from tests.ui.known import DEAL


def menus_of(window: MainWindow) -> list[QMenu]:
    """Every menu of the menu bar, and the menus in them, opened, but for those that are empty."""
    menus = window.menuBar().findChildren(QMenu)
    for menu in menus:
        menu.aboutToShow.emit()
    return [menu for menu in menus if menu.title() and menu.menuAction().isVisible()]


def entries_of(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


def mnemonic(text: str) -> str:
    """The letter that opens or chooses an entry, in capitals; none is empty."""
    return QKeySequence.mnemonic(text).toString().rpartition("+")[2].upper()


def shared_letters(actions: list[QAction]) -> list[str]:
    """The letters that more than one of these entries answers to."""
    letters = Counter(mnemonic(action.text()) for action in actions if action.isVisible())
    return [letter for letter, times in letters.items() if letter and times > 1]


def texts_of(window: MainWindow) -> Iterator[str]:
    for menu in menus_of(window):
        yield menu.title()
        yield from (action.text() for action in entries_of(menu))


def test_menus_and_actions_have_texts_tips_and_letters_of_their_own_in_every_language(
    make_window: MakeWindow,
) -> None:
    for language in LANGUAGES:
        window = make_window(language=language)
        menus, actions = menus_of(window), window.action_table
        assert len(menus) >= 7
        assert all(entries_of(menu) for menu in menus), language
        assert all(text.strip() for text in texts_of(window)), language
        for row in ROWS:
            tip = actions[row.key].toolTip()
            assert tip, (language, row.key)
            assert not re.search(r"[&…]|.*\(.\) ", tip), (language, row.key)
        texts = [actions[row.key].text() for row in ROWS if row.key != "turn"]
        texts += [menu.title() for menu in menus]
        assert [text for text in texts if not mnemonic(text)] == [], language
        for game in {game.family: game for game in games()}.values():
            window.session.begin(Record.of_deal(game(), DEAL))
            assert shared_letters(window.menuBar().actions()) == []
            for menu in menus_of(window):
                assert shared_letters(entries_of(menu)) == [], (language, menu.title())
        window.close()


#: What only those who use the keys need, and what the menu of the table has.
ELSEWHERE = {
    *("next-deal", "previous-deal", "next-place", "previous-place", "next-move", "previous-move"),
    *(
        "say-group",
        "say-table",
        "say-goal",
        "say-again",
        "copy-board",
        "copy-picture",
        "paste",
        "menu",
    ),
}


def test_every_action_stands_in_one_menu_but_for_keys_and_the_menu_of_the_table(
    window: MainWindow,
) -> None:
    shown = Counter(action.text() for menu in menus_of(window) for action in entries_of(menu))
    times = {row.key: shown[window.action_table[row.key].text()] for row in ROWS}
    assert times == {key: int(key not in ELSEWHERE) for key in times}


def test_the_tool_tip_has_the_letter_of_the_layout_in_use_as_the_list_of_keys_has(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint, replay = window.action_table["hint"], window.action_table["replay"]
    assert hint.toolTip() == "Hint (H)"
    monkeypatch.setattr(key_places, "_language_of_keyboard", lambda: "uk")
    QGuiApplication.inputMethod().localeChanged.emit()
    assert hint.toolTip() == "Hint (H/Р)"
    assert replay.toolTip() == "Replay and Review (Ctrl+Shift+R/К)"
    assert window.bar.widgetForAction(hint).toolTip() == hint.toolTip()


def test_the_chosen_entry_of_a_menu_of_choices_is_checked(window: MainWindow) -> None:
    entries = window.menus["languages"].actions()
    assert [action.data() for action in entries if action.isChecked()] == ["en"]


def test_filling_the_menus_again_leaves_nothing_behind(window: MainWindow) -> None:
    def left() -> list[int]:
        opened = menus_of(window)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return [len(menu.children()) for menu in opened]

    before = left()
    for _ in range(3):
        menus_of(window)
    assert left() == before
