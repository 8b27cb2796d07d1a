"""The page of games, by mouse and by keyboard."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.daily import daily_number
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.solvers.verdict import Rating
from gupai_desktop.ui.games_page.card import GameCard
from gupai_desktop.ui.games_page.page import GamesPage
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.clipping import clipped_texts
from tests.ui.hand import Key, MakeWindow
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle

OKOAN, DRAGONS = "levels.o-koan", "zen.five-dragons"

every_game = pytest.mark.parametrize("game_id", [game.id for game in games()])


def open_page(window: MainWindow) -> GamesPage:
    """Show the games, as the action does."""
    window.activateWindow()
    window.action_table["games-page"].trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, GamesPage)
    QApplication.processEvents()
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


def test_it_is_made_when_it_is_first_wanted(window: MainWindow) -> None:
    assert window.findChildren(GamesPage) == []
    open_page(window)
    assert len(window.findChildren(GamesPage)) == 1


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


def test_the_page_that_was_shown_last_is_shown_again(
    window: MainWindow, store: QSettings, make_window: MakeWindow
) -> None:
    open_page(window)
    assert Settings(store).page == "games"
    again = make_window()
    again.pages.restore()
    assert not again.view.isVisible()
    again.pages.show_table()
    again = make_window()
    again.pages.restore()
    assert is_at_table(again)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1400, 760)], ids=str)
def test_nothing_is_cut_off(
    make_window: MakeWindow, language: str, size: tuple[int, int], qtbot: QtBot
) -> None:
    window = make_window(language=language, size=size)
    window.session.play(LEGAL)
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    for _ in range(3):
        QApplication.processEvents()
    assert clipped_texts(window) == []
    assert window.size().toTuple() == size
    inside, shelf = page.shelf.card.parentWidget(), page.shelf
    assert inside is not None
    assert inside.width() <= shelf.viewport().width()


def test_there_is_no_scroll_bar_where_everything_can_be_seen(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    page = open_page(make_window(size=(1600, 1000)))
    qtbot.waitUntil(lambda: page.is_drawn)
    qtbot.waitUntil(lambda: not page.shelf.verticalScrollBar().isVisible())


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


@every_game
def test_it_opens_on_the_game_that_is_played(window: MainWindow, game_id: str) -> None:
    window.controller.choose_game(game_id)
    QApplication.processEvents()
    page = open_page(window)
    assert page.shelf.game.id == game_id
    assert page.pane.game == find(game_id)
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
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    assert card_of(page, GAME).grab().toImage() != before


def test_the_pictures_follow_the_looks(window: MainWindow, qtbot: QtBot) -> None:
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    before = card_of(page, GAME).grab().toImage()
    window.appearance.looks = Looks(tile_style="ivory", scheme="dark")
    qtbot.waitUntil(lambda: page.is_drawn)
    assert card_of(page, GAME).grab().toImage() != before
    window.appearance.looks = Looks()


def test_a_card_tells_what_was_won_the_streak_and_the_deal_of_today(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.open_statistics(tmp_path / "statistics.sqlite")
    said = facts(open_page(window), GAME, qtbot)
    assert "Not won yet." in said
    assert "Today’s deal: not played." in said
    for _ in range(2):
        window.session.begin(Record.of_deal(find(GAME), 8))
        window.session.begin(Record.of_deal(find(GAME), 7))
        for move in WINNING_LINE:
            window.session.play(move)
    window.controller.daily_deal()
    window.session.play(window.session.moves[0])
    said = facts(open_page(window), GAME, qtbot)
    assert "Won 2 times." in said
    assert "2 in a row." in said
    assert "Today’s deal: begun." in said
    assert "A deal is waiting, 1 move played." in said


def test_a_card_tells_how_hard_the_deal_of_today_is_once_that_is_known(
    make_window: MakeWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    page = open_page(make_window(analysis=oracle))
    assert "Difficulty" not in facts(page, GAME, qtbot)
    number = daily_number(find(GAME), date.today())
    assert oracle.gradings[-1].deal == str(number)
    oracle.rate(Rating(3, 5, 4.0, 0.0))
    assert "Difficulty of today’s deal: Easy." in facts(page, GAME, qtbot)


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


def test_the_chosen_card_is_scrolled_into_sight(make_window: MakeWindow) -> None:
    page = open_page(make_window(size=(640, 480)))
    for _ in range(len(games()) - 1):
        press(page, Key.Key_Down)
    QApplication.processEvents()
    assert page.shelf.game is games()[-1]
    corner = page.shelf.card.mapTo(page.shelf.viewport(), QPoint(10, 10))
    assert page.shelf.viewport().rect().contains(corner)


@pytest.mark.parametrize("size", [(640, 480), (800, 600)], ids=str)
@pytest.mark.parametrize("game_id", [DRAGONS, "levels.meng-huo"])
def test_the_game_on_the_table_is_in_sight_when_the_page_opens(
    make_window: MakeWindow, size: tuple[int, int], game_id: str, qtbot: QtBot
) -> None:
    window = make_window(size=size)
    window.session.begin(Record.of_deal(find(game_id), 11))
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    QApplication.processEvents()
    card, seen = page.shelf.card, page.shelf.viewport().rect()
    assert card.game.id == game_id
    assert seen.contains(card.mapTo(page.shelf.viewport(), QPoint(10, 10)))
    is_low = card.height() > seen.height()
    assert is_low or seen.contains(card.mapTo(page.shelf.viewport(), card.rect().bottomRight()))


def test_a_new_deal_and_the_deal_of_today_can_be_had_of_any_game(window: MainWindow) -> None:
    page = open_page(window)
    page.shelf.choose(OKOAN)
    page.deal_button.click()
    QApplication.processEvents()
    assert is_at_table(window)
    assert window.session.game == find(OKOAN)
    page = open_page(window)
    page.shelf.choose(DRAGONS)
    page.daily_button.click()
    number = daily_number(find(DRAGONS), date.today())
    assert window.session.record == Record.of_deal(find(DRAGONS), number)


def test_the_challenge_of_today_is_told_and_can_be_had(window: MainWindow) -> None:
    page, challenge = open_page(window), challenge_of(date.today())
    assert f"in at most {challenge.moves} moves" in page.challenge_text.text()
    page.challenge_button.click()
    assert is_at_table(window)
    record = Record.of_deal(find(challenge.game_id), challenge.number)
    assert window.session.record == record


@pytest.mark.parametrize(("height", "is_told"), [(480, False), (1000, True)])
def test_a_low_page_leaves_the_challenge_to_the_tool_tip(
    make_window: MakeWindow, height: int, is_told: bool
) -> None:
    page = open_page(make_window(size=(1000, height)))
    assert page.challenge_text.isVisible() is is_told
    assert page.challenge_button.toolTip() == page.challenge_text.text()


def test_the_button_says_whether_a_deal_is_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    window.session.play(LEGAL)
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
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


def test_the_rules_of_a_table_are_chosen_at_first(window: MainWindow) -> None:
    window.controller.choose_rule("triplets=mixed")
    assert open_page(window).pane.game == find(GAME, "triplets=mixed")


@every_game
def test_the_deals_offered_are_those_of_the_game(page: GamesPage, game_id: str) -> None:
    page.shelf.choose(game_id)
    assert list(page.pane.policies) == [policy.key for policy in policies_for(find(game_id))]


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
    assert field.currentData() == "easy"
    page.shelf.choose("zen.eight-sets")
    page.pane.rules["triplets", "mixed"].button.click()
    assert not field.isVisible()
    page.pane.rules["triplets", "classic"].button.click()
    assert field.currentData() == "easy"


def test_a_deal_by_its_number_is_as_hard_as_it_is(page: GamesPage) -> None:
    page.pane.by_number.button.click()
    assert not page.pane.difficulty_field.isEnabled()
    page.pane.policies["any"].button.click()
    assert page.pane.difficulty_field.isEnabled()


def test_whoever_types_a_number_wants_that_deal(window: MainWindow) -> None:
    page = open_page(window)
    field = page.pane.number_field
    assert (field.minimum(), field.maximum()) == (FIRST_DEAL, LAST_DEAL)
    assert field.value() == window.session.record.number
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4711")
    press(page, Key.Key_Return)
    assert window.session.record == Record.of_deal(find(GAME), 4711)
    assert not open_page(window).pane.is_touched


def test_the_tabulator_goes_through_everything(page: GamesPage) -> None:
    seen = []
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or page, Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    for wanted in (page.shelf.card, page.pane.number_field, page.play_button, page.back_button):
        assert wanted in seen
    others = [card for card in page.shelf.cards if card is not page.shelf.card]
    assert not set(others) & set(seen), "arrow keys lead to the other cards"


def test_the_language_is_switched_while_it_is_open(window: MainWindow) -> None:
    page = open_page(window)
    texts = set()
    for code in LANGUAGES:
        window.choice_menus["languages"].choose(code)
        QApplication.processEvents()
        texts.add(f"{card_of(page, GAME).accessibleDescription()} {page.deal_button.text()}")
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards_of_a_row_are_as_high_as_each_other(window: MainWindow, code: str) -> None:
    window.resize(1000, 720)
    window.choice_menus["languages"].choose(code)
    page = open_page(window)
    QApplication.processEvents()
    grid, rows = page.shelf._grid, defaultdict[int, list[QRect]](list)
    for card in page.shelf.cards:
        row: int = grid.getItemPosition(grid.indexOf(card))[0]  # type: ignore[index]
        rows[row].append(card.geometry())
    assert max(map(len, rows.values())) > 1
    for places in rows.values():
        assert len({(place.top(), place.height()) for place in places}) == 1
