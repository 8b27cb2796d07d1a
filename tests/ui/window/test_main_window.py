"""The window: what it counts, what its menus do, its languages, and what it remembers."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QLineEdit, QWidget

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.theme import appearance as looks
from gupai_desktop.ui.theme.table_colours import Tone
from gupai_desktop.ui.window.main_window import MainWindow
from tests.made import MadeChance
from tests.ui.hand import Hand, Key, MakeWindow, answer, assert_whole, lay_deal, prefer, text_of
from tests.ui.known import DEAL, GAME, INTO_THE_TRAP, LEGAL, STUCK_DEAL, TRAP, WINNING_LINE

Part = TypeVar("Part", bound=QWidget)

#: The deals from here on: without a dead group, with one, without.
BEFORE_DEAD, DEAD, AFTER_DEAD = 35, 36, 37


def status(window: MainWindow) -> list[str]:
    """The figures of the status bar, from left to right."""
    labels = [label for label in window.status_bar.figures.findChildren(QLabel) if label.text()]
    places = {label.mapTo(window, label.rect().topLeft()).x(): label for label in labels}
    return [places[x].text() for x in sorted(places)]


def speak(window: MainWindow, code: str) -> None:
    """Choose a language in its menu."""
    (action,) = (one for one in window.menus["languages"].actions() if one.data() == code)
    action.trigger()
    QApplication.processEvents()
    assert [one.data() for one in window.menus["languages"].actions() if one.isChecked()] == [code]


def trigger(window: MainWindow, key: str) -> None:
    """Do what an action does, and hear what the solver replies."""
    window.action_table[key].trigger()
    QApplication.processEvents()


def number(window: MainWindow) -> int | None:
    return window.session.record.number


def press_button(window: MainWindow, text: str) -> None:
    """Press a button of the panel."""
    (button,) = (one for one in window.panel.buttons if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def part(dialog: QWidget, kind: type[Part]) -> Part:
    """The one part of a kind that a dialog has."""
    (found,) = dialog.findChildren(kind)
    return found


def test_the_status_bar_tells_the_verdict_and_counts_groups_and_moves(window: MainWindow) -> None:
    assert status(window) == [
        "Studying…",
        str(window.session.record.narrator.tally),
        "0 moves",
        "0:00",
    ]
    for count, words in ((1, "1 move"), (2, "2 moves")):
        window.session.play(WINNING_LINE[count - 1])
        tally = str(window.session.record.narrator.tally)
        assert status(window)[1:3] == [tally, words]
    window.session.undo()
    assert status(window)[2] == "1 move"


def test_a_new_deal_is_another_one_that_can_be_undone(
    window: MainWindow, chance: MadeChance
) -> None:
    numbers = list[int | None]()
    window.parts.settings.choose_for_game(GAME, "difficulty", "")
    for given in range(100, 600, 100):
        chance.given = given  # else it may give one number twice
        trigger(window, "new-deal")
        numbers.append(number(window))
        assert not window.session.game.dead_groups(window.session.record.table)
        assert_whole(window)
    assert len({DEAL, *numbers}) == 6
    for _ in numbers:
        window._undo_actions.held.stop()  # each is a press of its own
        trigger(window, "undo")
    assert number(window) == DEAL


def test_deals_with_dead_groups_are_passed_over_until_any_deal_is_offered(
    window: MainWindow,
) -> None:
    assert find(GAME).dead_groups(Record.of_deal(find(GAME), DEAD).table)
    window.parts.settings.choose_for_game(GAME, "policy", "no-dead-groups")
    lay_deal(window, BEFORE_DEAD)
    trigger(window, "next-deal")
    assert number(window) == AFTER_DEAD
    trigger(window, "previous-deal")
    assert number(window) == BEFORE_DEAD
    window.parts.settings.choose_for_game(GAME, "policy", "any")
    trigger(window, "next-deal")
    assert number(window) == DEAD


def test_a_deal_is_asked_for_by_its_number_a_code_or_a_board(window: MainWindow) -> None:
    window.parts.settings.choose_for_game(GAME, "policy", "any")
    board = str(Record.of_deal(find(GAME), 99).opening)
    for text, expected in (("152", 152), ("gupai:1/zen.ten-sets/77", 77), (board, None)):

        def type_text(dialog: QWidget, text: str = text) -> None:
            field = part(dialog, QLineEdit)
            assert field.text() == str(number(window))
            field.setText(text)
            QTest.keyClick(field, Key.Key_Return)

        answer(type_text)
        trigger(window, "deal-by-number")
        assert number(window) == expected
    assert str(window.session.record.opening) == board
    trigger(window, "undo")
    assert number(window) == 77


def test_what_cannot_be_opened_stays_in_the_field_with_the_reason(window: MainWindow) -> None:
    seen = list[tuple[str, bool, str]]()
    before = window.session.record

    def type_text(box: QWidget) -> None:
        assert isinstance(box, QInputDialog)
        for text in ("12x", "gupai:1/zen.ten-sts/5", "11 22 | 33", ""):
            box.setTextValue(text)
            box.accept()
            seen.append((box.textValue(), box.isVisible(), box.labelText().partition("\n")[2]))
        box.reject()

    answer(type_text)
    trigger(window, "deal-by-number")
    assert [text for text, *_ in seen] == ["12x", "gupai:1/zen.ten-sts/5", "11 22 | 33", ""]
    assert all(shown and why.startswith("Nothing was opened: ") for _, shown, why in seen)
    assert window.session.record is before


def test_games_of_every_family_can_be_chosen_and_left_again(window: MainWindow) -> None:
    before = window.session.record
    for game in {game.family: game for game in games()}.values():
        window.controller.choose_game(game.id)
        QApplication.processEvents()
        assert type(window.session.game) is game
        assert str(game.name) in window.windowTitle()
        assert_whole(window)
    window.controller.choose_game(GAME)
    assert window.session.record == before


def test_where_no_move_is_left_it_says_so_and_offers_the_way_back(make_window: MakeWindow) -> None:
    window = make_window(TRAP)
    assert window.presenter.shown_text == ""
    window.session.play(INTO_THE_TRAP)
    lost = "The game is lost. No move is left."
    coming = "Next: Easy."
    assert window.panel.text == f"{lost} Every move can be taken back. {coming}"
    offered = [button.text() for button in window.panel.buttons]
    assert offered == ["Undo", "Play It Again", "Next Deal", "Train"]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert (window.panel.text, window.status_bar.message.words) == ("", lost)
    window.session.undo()
    assert window.presenter.shown_text == ""
    window.session.redo()
    assert [button.text() for button in window.panel.buttons] == [
        *("Undo", "Play It Again", "New Deal")
    ]
    press_button(window, "Undo")
    assert not window.session.record.moves
    assert window.presenter.shown_text == ""


def test_a_deal_that_is_stuck_from_the_start_says_so(make_window: MakeWindow) -> None:
    window = make_window(STUCK_DEAL)
    assert window.presenter.shown_text == "The game is lost. No move is left."
    assert [button.text() for button in window.panel.buttons] == ["New Deal"]


def test_preferences_are_in_force(window: MainWindow, make_window: MakeWindow) -> None:
    prefer(window, "plays_lone_verb", True)
    prefer(window, "is_animated", True)
    prefer(window, "shows_time", False)
    for one in (window, make_window(is_animated=True)):
        assert one.session.plays_lone_verb
        assert one.scene.is_animated
        assert not one.status_bar.time_label.isVisible()


def texts(window: MainWindow) -> dict[str, str]:
    """Everything that is written in a window, by what it is."""
    window.session.play(Move.parse("exchange 55a 41"))
    written = {
        "title": window.windowTitle(),
        "message": window.presenter.shown_text,
        "deal": window.bar.title.toolTip(),
        "caption": "".join(text_of(group) for group in window.scene.group_items),
        "toolbar": window.action_table["undo"].toolTip(),
        "menus": "".join(action.text() for action in window.menuBar().actions()),
        "accessible": window.view.accessibleName(),
    }
    return written | dict(zip(("verdict", "tally", "moves"), status(window), strict=False))


def test_a_language_switches_everything_in_the_window_at_once_and_back(window: MainWindow) -> None:
    window.session.play(LEGAL)
    seen: dict[str, dict[str, str]] = {}
    for code in ("en", "uk", "zh_CN", "en"):
        speak(window, code)
        texts_now = texts(window)
        assert seen.setdefault(code, texts_now) == texts_now
    assert "Споглядай десять груп" in seen["uk"]["title"]
    for name in seen["en"]:
        assert len({seen[code][name] for code in seen}) == 3, name


def test_the_table_follows_the_colours_of_the_system(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    light = window.view.grab().toImage().pixelColor(hand.point_on_cloth())
    monkeypatch.setattr(looks, "tone_of", lambda _system: Tone.DARK)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    dark = window.view.grab().toImage().pixelColor(hand.point_on_cloth())
    assert dark.lightness() < 0.8 * light.lightness()


def test_the_window_opens_where_it_was_left_or_else_on_the_screen(
    window: MainWindow, make_window: MakeWindow
) -> None:
    wanted = QRect(QPoint(60, 50), window.minimumSizeHint() * 1.2)
    window.setGeometry(wanted)
    window.close()
    again = make_window(size=None)
    assert again.geometry() == wanted
    again.setGeometry(QRect(6000, 5000, 640, 500))
    again.close()
    third = make_window(size=None)
    assert third.screen().availableGeometry().contains(third.geometry())
    assert third.width() == 640


def test_game_policy_and_language_are_remembered(window: MainWindow, store: SettingsFile) -> None:
    window.controller.choose_game("levels.o-koan")
    QApplication.processEvents()
    assert Settings(store).game == "levels.o-koan", "at once, and not only at the end"
    window.parts.settings.choose_for_game(GAME, "policy", "any")
    speak(window, "uk")
    window.close()
    settings = Settings(store)
    assert settings.game == "levels.o-koan"
    assert (settings.of_game(GAME, "policy"), settings.language) == ("any", "uk")


def test_two_quick_clicks_play_a_tile_with_one_partner_and_no_other(window: MainWindow) -> None:
    hand, before = Hand(window), Record.of_deal(find("zen.harmony"), 1)
    for tile, is_chosen, moves in (("64b", True, 1), ("53", True, 0), ("64b", False, 0)):
        window.session.begin(before)
        window.session.restart()
        prefer(window, "plays_double", is_chosen)
        hand.click(tile)
        for act in (QTest.mouseDClick, QTest.mouseRelease):
            act(window.view.viewport(), Qt.MouseButton.LeftButton, pos=hand.pointer)
        assert len(window.session.record.moves) == moves, (tile, is_chosen)
