"""The page of games, by mouse and by keyboard."""

from __future__ import annotations

from collections import defaultdict
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.ui.games_page.page import GamesPage
from gupai_desktop.ui.games_page.shelf import GameCard
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.hand import Key, MakeWindow
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE

OKOAN, DRAGONS = "levels.o-koan", "zen.five-dragons"


def open_page(window: MainWindow) -> GamesPage:
    """Show the games, as the action does."""
    window.activateWindow()
    window.action_table["games-page"].trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, GamesPage)
    QApplication.processEvents()
    return page


def open_drawn_page(window: MainWindow, qtbot: QtBot) -> GamesPage:
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    return page


def is_at_table(window: MainWindow) -> bool:
    return window.view.isVisible() and not window.action_table["games-page"].isChecked()


def card_of(page: GamesPage, game_id: str) -> GameCard:
    return next(card for card in page.shelf.cards if card.game.id == game_id)


def press(page: GamesPage, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key)


def facts(page: GamesPage, game_id: str, qtbot: QtBot) -> str:
    """What a card says of a game, once it has been drawn."""
    qtbot.waitUntil(lambda: page.is_drawn)
    return card_of(page, game_id).accessibleDescription()


@pytest.fixture
def page(window: MainWindow) -> GamesPage:
    return open_page(window)


# The page.


def test_the_action_shows_it_and_leads_back(window: MainWindow) -> None:
    open_page(window)
    assert not window.view.isVisible()
    window.action_table["games-page"].trigger()
    assert is_at_table(window)
    assert window.focusWidget() is window.view


def test_escape_and_the_button_lead_back_and_change_nothing(window: MainWindow) -> None:
    before = window.session.record
    page = open_page(window)
    press(page, Key.Key_Escape)
    assert is_at_table(window)
    open_page(window).back_button.click()
    assert is_at_table(window)
    assert window.session.record == before


def test_whatever_is_done_or_said_at_the_table_brings_the_table_back(window: MainWindow) -> None:
    window.session.play(LEGAL)
    open_page(window)
    window.action_table["undo"].trigger()
    assert is_at_table(window)
    open_page(window)
    window.action_table["hint"].trigger()
    assert is_at_table(window)


# Cards.


def test_every_game_of_the_catalogue_has_a_card_that_a_screen_reader_can_name(
    page: GamesPage,
) -> None:
    assert [card.game for card in page.shelf.cards] == list(games())
    for card in page.shelf.cards:
        node = QAccessible.queryAccessibleInterface(card)
        assert node.role() == QAccessible.Role.RadioButton
        assert node.text(QAccessible.Text.Name) == say(card.game.name)
        assert say(card.game.gist) in node.text(QAccessible.Text.Description)


def test_it_opens_on_the_game_that_is_played(window: MainWindow) -> None:
    for game in games():
        window.controller.choose_game(game.id)
        QApplication.processEvents()
        page = open_page(window)
        assert page.shelf.game is game
        assert page.pane.game == game()
        assert QApplication.focusWidget() is page.shelf.card


def test_cards_are_drawn_one_after_the_other_with_the_tables_as_they_lie(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_page(window)
    assert not page.is_drawn
    qtbot.waitUntil(lambda: page.is_drawn)
    before = card_of(page, GAME).grab().toImage()
    for move in WINNING_LINE[:5]:
        window.session.play(move)
    page = open_drawn_page(window, qtbot)
    assert card_of(page, GAME).grab().toImage() != before


def test_a_card_tells_what_was_won_and_the_streak(window: MainWindow, qtbot: QtBot) -> None:
    assert "Not won yet." in facts(open_page(window), GAME, qtbot)
    for _ in range(2):
        window.session.begin(Record.of_deal(find(GAME), 8))
        window.session.begin(Record.of_deal(find(GAME), 7))
        for move in WINNING_LINE:
            window.session.play(move)
    window.session.begin(Record.of_deal(find(GAME), 9))
    window.session.play(window.session.facts.moves[0])
    said = facts(open_page(window), GAME, qtbot)
    assert "A deal is waiting, 1 move played. Won 2 times. 2 in a row." in said.replace("\n", " ")


# Choosing.


def test_the_arrow_keys_go_from_card_to_card_and_enter_plays(window: MainWindow) -> None:
    page = open_page(window)
    press(page, Key.Key_Right)
    assert page.shelf.game.id == "zen.eight-sets"
    press(page, Key.Key_Down)
    chosen = page.shelf.game
    assert chosen.id != "zen.eight-sets"
    press(page, Key.Key_Return)
    QApplication.processEvents()
    assert is_at_table(window)
    assert type(window.session.game) is chosen


def test_a_game_is_found_as_it_was_left(window: MainWindow) -> None:
    window.session.play(LEGAL)
    before = window.session.record
    window.controller.choose_game(OKOAN)
    QApplication.processEvents()
    page = open_page(window)
    place = card_of(page, GAME).rect().center()
    QTest.mouseDClick(card_of(page, GAME), Qt.MouseButton.LeftButton, pos=place)
    assert is_at_table(window)
    assert window.session.record == before


def test_the_game_on_the_table_is_in_sight_when_the_page_opens(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    for size in ((640, 480), (800, 600)):
        for game_id in ("zen.five-dragons", "levels.meng-huo"):
            window = make_window(size=size)
            window.session.begin(Record.of_deal(find(game_id), 11))
            page = open_drawn_page(window, qtbot)
            QApplication.processEvents()
            card, viewport = page.shelf.card, page.shelf.viewport()
            seen, foot = viewport.rect(), card.mapTo(viewport, card.rect().bottomRight())
            assert card.game.id == game_id
            assert seen.contains(card.mapTo(viewport, QPoint(10, 10))), (size, game_id)
            assert card.height() > seen.height() or seen.contains(foot), (size, game_id)
            window.close()


def test_a_new_deal_can_be_had_of_any_game(window: MainWindow) -> None:
    page = open_page(window)
    page.shelf.choose(OKOAN)
    page.deal_button.click()
    QApplication.processEvents()
    assert is_at_table(window)
    assert window.session.game == find(OKOAN)


def test_the_challenge_of_today_is_told_and_can_be_had(window: MainWindow) -> None:
    page, challenge = open_page(window), challenge_of(date.today())
    assert f"in at most {challenge.moves} moves" in page.challenge_text.text()
    page.challenge_button.click()
    assert is_at_table(window)
    record = Record.of_deal(find(challenge.game_id), challenge.number)
    assert window.session.record == record


def test_the_button_says_whether_a_deal_is_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    window.session.play(LEGAL)
    page = open_drawn_page(window, qtbot)
    assert page.play_button.text() == "&Continue"
    page.shelf.choose(OKOAN)
    assert page.play_button.text() == "&Play"


# Rules and deals.


def test_rules_are_chosen_by_their_buttons_and_hold_for_the_next_game(
    window: MainWindow,
) -> None:
    page = open_page(window)
    page.shelf.choose(OKOAN)
    for key in (("triplets", "mixed"), ("any-three", "yes")):
        page.pane.rules[key].button.click()
    assert page.pane.game == find(OKOAN, "triplets=mixed any-three=yes")
    page.shelf.choose(GAME)
    assert page.pane.game == find(GAME, "triplets=mixed")
    page.play_button.click()
    QApplication.processEvents()
    assert window.session.game == find(GAME, "triplets=mixed")


def test_the_deals_offered_are_those_of_the_game(page: GamesPage) -> None:
    for game in games():
        page.shelf.choose(game.id)
        assert list(page.pane.policies) == [policy.key for policy in policies_for(game())]


def test_a_kind_of_deals_is_chosen_by_its_button(window: MainWindow) -> None:
    page = open_page(window)
    page.pane.policies["any"].button.click()
    page.deal_button.click()
    QApplication.processEvents()
    assert window.controller.policy.key == "any"
    assert window.session.playing.policy == "any"


def test_a_difficulty_is_chosen_for_the_games_that_have_any(window: MainWindow) -> None:
    page = open_page(window)
    field = page.pane.difficulty_field
    assert field.isVisible()
    field.setCurrentIndex(field.findData("easy"))
    field.activated.emit(field.currentIndex())
    page.play_button.click()
    QApplication.processEvents()
    assert window.controller.difficulty == "easy"
    assert window.session.record.number != DEAL
    page = open_page(window)
    assert page.pane.difficulty_field.currentData() == "easy"
    page.shelf.choose("zen.eight-sets")
    page.pane.rules["triplets", "mixed"].button.click()
    assert not page.pane.difficulty_field.isVisible()
    page.pane.rules["triplets", "classic"].button.click()
    assert page.pane.difficulty_field.currentData() == "easy"


def test_the_tabulator_goes_through_everything(page: GamesPage) -> None:
    seen = []
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or page, Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    fields = (page.shelf.card, page.pane.difficulty_field)
    for wanted in (*fields, page.play_button, page.back_button):
        assert wanted in seen
    others = [card for card in page.shelf.cards if card is not page.shelf.card]
    assert not set(others) & set(seen), "arrow keys lead to the other cards"


def test_the_cards_of_a_row_are_as_high_as_each_other(window: MainWindow) -> None:
    window.resize(1000, 720)
    page = open_page(window)
    for code in LANGUAGES:
        window.choice_menus["languages"].choose(code)
        QApplication.processEvents()
        rows = defaultdict[int, set[int]](set)
        for card in page.shelf.cards:
            rows[card.geometry().top()].add(card.height())
        assert len(rows) < len(page.shelf.cards), "some lie side by side"
        assert all(len(heights) == 1 for heights in rows.values()), code
