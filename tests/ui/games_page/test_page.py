"""The page of games and the options of each, by mouse and by keyboard."""

from datetime import date, timedelta
from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.omens import line_of
from gupai_desktop.play.today import omen_game
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.texts.titles import problem_words
from gupai_desktop.ui.games_page.options import GameOptions
from gupai_desktop.ui.games_page.page import TODAY, GamesPage
from gupai_desktop.ui.games_page.problems import ProblemsDialog
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.window.main_window import MainWindow
from tests.days import own_challenge, own_problem, own_strength
from tests.heap_lines import DEALS
from tests.made import MadeChance, MadeClock
from tests.ui.hand import Key, MakeWindow, answer, play_out, resize
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.letters import LETTERS, write_in

OKOAN = "levels.o-koan"


def open_page(window: MainWindow) -> GamesPage:
    """Show the games, as the action does."""
    window.activateWindow()
    window.action_table["games-page"].trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, GamesPage)
    QApplication.processEvents()
    return page


def open_drawn_page(window: MainWindow) -> GamesPage:
    """Show the games, and draw every card without waiting for its turn."""
    page = open_page(window)
    while not page.is_drawn:
        page._draw_next()
    return page


def test_the_card_that_has_the_focus_has_its_name_before_it_is_drawn(window: MainWindow) -> None:
    page = open_page(window)
    card = page.focusWidget()
    assert card is page.cards[GAME]
    assert card.accessibleName() == "Watching Ten Sets"


def test_no_button_of_the_bar_has_the_focus_on_the_way_back_to_the_table(
    window: MainWindow, qapp: QApplication
) -> None:
    page, focused = open_page(window), list[QWidget | None]()

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        focused.append(now)

    qapp.focusChanged.connect(note)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    qapp.focusChanged.disconnect(note)
    assert [widget for widget in focused if widget] == [window.view]


def is_at_table(window: MainWindow) -> bool:
    return window.view.isVisible()


def click(page: GamesPage, key: str) -> None:
    """Click a card, as soon as it is there."""
    QTest.mouseClick(page.cards[key], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def press(page: GamesPage, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key)


def win(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find(GAME), DEAL))
    for move in WINNING_LINE:
        window.session.play(move)


@pytest.fixture
def page(window: MainWindow) -> GamesPage:
    return open_page(window)


# The page.


def test_the_action_shows_it_and_leads_back_and_so_does_escape(window: MainWindow) -> None:
    before = window.session.record
    open_page(window)
    assert not window.view.isVisible()
    window.action_table["games-page"].trigger()
    assert is_at_table(window)
    assert window.focusWidget() is window.view
    press(open_page(window), Key.Key_Escape)
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


def test_every_game_has_a_card_and_options_that_a_screen_reader_can_name(
    page: GamesPage, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: page.is_drawn)
    assert list(page.cards) == [*TODAY, *(game.id for game in games())]
    for game in games():
        node = QAccessible.queryAccessibleInterface(page.cards[game.id])
        assert node.role() == QAccessible.Role.Button
        assert node.text(QAccessible.Text.Name) == say(game.name)
        assert say(game.gist) in node.text(QAccessible.Text.Description)
        assert say(game.name) in page.option_buttons[game.id].accessibleName()


def test_a_card_shows_the_table_as_it_lies(window: MainWindow, qtbot: QtBot) -> None:
    def texts_of_card() -> str:
        page = open_page(window)
        qtbot.waitUntil(lambda: page.is_drawn)
        return page.cards[GAME].accessibleDescription().partition("\n")[2]

    assert texts_of_card() == "Not won yet"
    before = window.pages.grab().toImage()
    win(window)
    win(window)
    assert texts_of_card() == "Won 1 time", "the same deal counts once"
    window.session.begin(Record.of_deal(find(GAME), 9))
    window.session.play(window.session.facts.moves[0])
    assert texts_of_card() == "In progress: 1 move\nWon 1 time"
    assert window.pages.grab().toImage() != before


def test_the_game_on_the_table_has_the_keys_and_is_in_sight(make_window: MakeWindow) -> None:
    # Every font, with sizes and games by turns.
    window, sizes = make_window(), cycle(((640, 480), (1180, 820)))
    for turn, (letters, size) in enumerate(zip(LETTERS, sizes, strict=False)):
        resize(window, *size)
        write_in(letters, window.appearance)
        for game in games()[turn :: len(LETTERS)]:
            window.session.begin(Record.of_deal(game(), 11))
            page = open_page(window)
            card = page.cards[game.id]
            assert QApplication.focusWidget() is card
            seen = card.visibleRegion().boundingRect()
            assert seen == card.rect(), (size, letters, game.id, "the whole card")


def test_a_small_window_shows_today_and_below_it_the_first_games(make_window: MakeWindow) -> None:
    page = open_page(make_window(size=(780, 600)))
    assert page._scroll.verticalScrollBar().value() == 0
    assert page.cards[GAME].visibleRegion().boundingRect() == page.cards[GAME].rect()


@pytest.mark.parametrize("letters", LETTERS)
def test_all_cards_are_seen(make_window: MakeWindow, letters: str) -> None:
    window = make_window(size=(1180, 820))
    write_in(letters, window.appearance)
    for key, card in open_page(window).cards.items():
        assert card.visibleRegion().boundingRect() == card.rect(), key


def test_a_long_name_is_told_whole_on_a_narrow_card_and_its_chinese_name_below_it(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    page, dragons = open_page(make_window(size=(1180, 820))), find("zen.five-dragons")
    qtbot.waitUntil(lambda: page.is_drawn)
    card, native = page.cards[dragons.id], ("", dragons.native)
    *titles, last = card._titles
    assert " ".join(title for title, _ in titles) == say(dragons.name)
    assert (len(titles), last) == (2, native)
    assert card.picture_size.height() < page.cards["zen.shanghai"].picture_size.height()


# Choosing.


def test_a_click_goes_on_with_a_game_as_it_was_left(window: MainWindow) -> None:
    window.session.play(LEGAL)
    before = window.session.record
    click(open_page(window), OKOAN)
    assert is_at_table(window)
    assert window.session.game == find(OKOAN)
    click(open_page(window), GAME)
    assert is_at_table(window)
    assert window.session.record == before


def test_after_a_win_a_click_deals_the_next_one_and_undo_leads_back(window: MainWindow) -> None:
    win(window)
    won = window.session.record
    click(open_page(window), GAME)
    assert is_at_table(window)
    assert (window.session.record.number or 0) > DEAL
    assert not window.session.record.moves
    window.action_table["undo"].trigger()
    assert window.session.record == won


def test_the_keys_go_from_card_to_card_and_enter_plays(window: MainWindow) -> None:
    page = open_page(window)
    every = list(page.cards)

    def focused() -> str:
        return next(key for key, card in page.cards.items() if card.hasFocus())

    for key, wanted in (
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_Up, 1),
        (Key.Key_End, len(every) - 1),
        (Key.Key_Down, len(every) - 1),
        (Key.Key_Home, 0),
        (Key.Key_Down, len(TODAY)),
        (Key.Key_Right, len(TODAY) + 1),
        (Key.Key_Down, len(TODAY) + 1 + len(page._rows[1])),
        (Key.Key_End, len(every) - 1),
        (Key.Key_Home, 0),
        (Key.Key_Down, len(TODAY)),
        (Key.Key_Right, len(TODAY) + 1),
    ):
        press(page, key)
        assert focused() == every[wanted], key
    press(page, Key.Key_Return)
    QApplication.processEvents()
    assert is_at_table(window)
    assert window.session.game.id == every[len(TODAY) + 1]


def test_tab_goes_from_the_card_to_its_options_and_problems_and_out(
    page: GamesPage, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: page.is_drawn)
    for part in (page.option_buttons[GAME], page.seals[GAME]):
        press(page, Key.Key_Tab)
        assert QApplication.focusWidget() is part
    press(page, Key.Key_Tab)
    assert not page.isAncestorOf(QApplication.focusWidget() or page)


def test_the_challenge_of_today_is_told_and_can_be_had(
    window: MainWindow, qtbot: QtBot, today: date
) -> None:
    page, challenge = open_page(window), own_challenge(today)
    qtbot.waitUntil(lambda: page.is_drawn)
    assert f"in at most {challenge.moves} moves" in page.cards["board"].toolTip()
    click(page, "board")
    assert is_at_table(window)
    assert window.session.record == challenge.record(find(challenge.game_id))


def test_what_today_offers_comes_first_and_a_screen_reader_can_name_it(
    page: GamesPage, qtbot: QtBot, today: date
) -> None:
    qtbot.waitUntil(lambda: page.is_drawn)
    heading, *_ = page._headings
    assert str(today.year) in heading.text()
    is_for_all = own_strength(today) is Strength.EVERYBODY
    board = "Challenge of the Day" if is_for_all else "The board"
    names = (board, "Problem of the day", "Omen of the day", "Calendar")
    for key, name in zip(TODAY, names, strict=True):
        node = QAccessible.queryAccessibleInterface(page.cards[key])
        assert node.text(QAccessible.Text.Name) == name
        assert node.text(QAccessible.Text.Description)


def test_the_problem_of_today_is_told_and_can_be_had(
    window: MainWindow, qtbot: QtBot, today: date
) -> None:
    page, problem = open_page(window), own_problem(today)
    qtbot.waitUntil(lambda: page.is_drawn)
    task, point = page.cards["problem"].toolTip(), problem.point
    assert say(problem_words(problem)) in task
    assert say(point.name) not in task
    assert say(point.explanation) not in task
    click(page, "problem")
    assert is_at_table(window)
    assert window.parts.problem_sets.current == problem


def test_the_point_of_the_problem_of_today_is_told_once_it_is_solved(
    window: MainWindow, qtbot: QtBot, today: date
) -> None:
    problem = own_problem(today)
    window.controller.show_problem()
    game, table = problem.game, problem.opening
    for move in shortest(game, table, Budget(60_000)).line:
        window.session.play(move)
    window.table.celebration.ended.emit()
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    assert say(problem.point.explanation) in page.cards["problem"].toolTip()


def test_the_omen_of_today_is_drawn_once_and_then_its_line_is_told(
    window: MainWindow, qtbot: QtBot, chance: MadeChance, today: date
) -> None:
    # Of those that chance gives some have no move.
    chance.given = DEALS[omen_game(today, games()).id] - 1

    def texts_of_card() -> str:
        page = open_page(window)
        qtbot.waitUntil(lambda: page.is_drawn)
        return page.cards["omen"].toolTip()

    assert "not drawn yet" in texts_of_card()
    window.pages.show_table()
    click(open_page(window), "omen")
    assert is_at_table(window)
    drawn = window.session.record
    window.session.play(window.session.facts.moves[0])
    assert "drawn" in texts_of_card()
    window.pages.show_table()
    play_out(window)
    assert str(line_of(drawn)) in texts_of_card()
    window.pages.show_table()
    page = open_page(window)
    assert "Today’s omen: degree" in page.cards["omen"].toolTip()
    click(page, "omen")
    assert is_at_table(window)
    assert window.session.record.has_deal_of(drawn)


def test_the_seals_tell_how_many_problems_are_solved_and_lead_to_their_list(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_page(window)
    qtbot.waitUntil(lambda: page.is_drawn)
    seals = page.seals[GAME]
    count = len(window.parts.problem_sets.of(find(GAME)))
    assert seals.accessibleName() == f"Watching Ten Sets, problems solved: 0 of {count}"
    assert page.seals["pairs.turtle"].isHidden()
    answer(lambda dialog: dialog.close())
    QTest.mouseClick(seals, Qt.MouseButton.LeftButton)
    assert not is_at_table(window), "nothing was chosen"
    levels, listed = page.seals["levels.o-koan"], list[str]()

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemsDialog)
        assert dialog.game
        listed.append(dialog.game.id)
        dialog.next_button.click()

    answer(act)
    QTest.mouseClick(levels, Qt.MouseButton.LeftButton)
    assert listed == ["levels.o-koan"]
    assert is_at_table(window)
    problem = window.parts.problem_sets.current
    assert problem is not None
    assert (problem.game_id, problem.number) == ("levels.o-koan", 1)


# Options.


def titles(menu: QMenu) -> dict[str, QAction]:
    return {action.text().replace("&", ""): action for action in menu.actions()}


#: The titles of what can be chosen, by their keys.
TITLES = {
    "triplets": "Triplets",
    "policy": "Deals offered",
    "difficulty": "Difficulty",
    "tiles": "Tiles",
    "any-three": "Any three tiles of a level, adjacent or not",
}


def options(window: MainWindow, game_id: str, *choices: str, deals: bool = False) -> None:
    """Choose in the options of a game, each as ``list=choice``; then deal, or do not."""
    window.pages.show_games()
    page = window.pages.currentWidget()
    assert isinstance(page, GamesPage)
    for key, _, choice in (one.partition("=") for one in choices):
        action = titles(page.options_of(game_id))[TITLES[key]]
        if choice:
            inside = action.menu()
            assert isinstance(inside, QMenu)
            (action,) = (one for one in inside.actions() if one.data() == choice)
        action.trigger()
    if deals:
        titles(page.options_of(game_id))["New Deal"].trigger()
    QApplication.processEvents()


def test_variants_hold_from_the_next_deal_of_their_game(window: MainWindow) -> None:
    options(window, OKOAN, "triplets=mixed", "any-three", deals=True)
    assert is_at_table(window)
    assert window.session.game == find(OKOAN, "triplets=mixed any-three=yes")
    options(window, GAME, "triplets=mixed")
    window.controller.choose_game(GAME)
    assert window.session.game == find(GAME), "the deal on the table stays as it is"
    window.controller.new_deal()
    QApplication.processEvents()
    assert window.session.game == find(GAME, "triplets=mixed")


def test_the_deals_offered_are_those_of_the_game(window: MainWindow) -> None:
    for game in games():
        menu = GameOptions(game(), window.parts.settings, list).menus()["policy"]
        offered = [entry.key for entry in menu.entries()]
        assert offered == [policy.key for policy in policies_for(game())]


def test_deals_and_their_difficulty_are_each_game_s_own(window: MainWindow) -> None:
    options(window, GAME, "policy=any", "difficulty=easy", deals=True)
    settings = window.parts.settings
    assert window.session.playing.policy == "any"
    assert settings.of_game(GAME, "difficulty") == "easy"
    assert settings.of_game(OKOAN, "difficulty") == ""
    assert window.controller.policy_of(find(OKOAN)).key == "winnable"


def test_a_difficulty_is_offered_where_deals_under_these_rules_have_one(
    window: MainWindow,
) -> None:
    page, game_id = open_page(window), "zen.eight-sets"
    assert TITLES["difficulty"] in titles(page.options_of(game_id))
    options(window, game_id, "triplets=mixed")
    assert TITLES["difficulty"] not in titles(page.options_of(game_id))


def test_choices_that_this_version_does_not_know_are_passed_over(window: MainWindow) -> None:
    for name in ("rules", "policy", "difficulty", "tiles"):
        window.parts.settings.choose_for_game(OKOAN, name, "nonsense=1")
    click(open_page(window), OKOAN)
    assert window.session.game == find(OKOAN)
    assert window.scene.art.theme == Looks().tile_style


def test_tiles_of_a_game_are_seen_at_once_and_at_this_game_only(window: MainWindow) -> None:
    options(window, GAME, "tiles=numerals")
    assert window.scene.art.theme == "numerals"
    window.controller.choose_game(OKOAN)
    QApplication.processEvents()
    assert window.scene.art.theme == Looks().tile_style
    window.controller.choose_game(GAME)
    assert window.scene.art.theme == "numerals"


def test_tiles_that_are_chosen_in_the_preferences_are_seen(window: MainWindow) -> None:
    options(window, GAME, "tiles=numerals")
    window.appearance.choose(scheme="dark")
    assert window.scene.art.theme == "numerals"
    window.appearance.choose(tile_style="korean")
    assert window.scene.art.theme == "korean"


# The morning.


def test_a_game_that_was_left_has_the_first_card_and_a_click_goes_on_with_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert "left" not in open_page(window).cards
    window.session.begin(Record.of_deal(find(GAME), DEAL))
    window.session.play(LEGAL)
    left = window.session.record
    page = open_page(window)
    assert next(iter(page.cards)) == "left"
    qtbot.waitUntil(lambda: page.is_drawn)
    card = page.cards["left"]
    assert QApplication.focusWidget() is card, "it is the game on the table, and at the top"
    assert card.accessibleName() == "Go on with Watching Ten Sets"
    assert "In progress: 1 move" in card.accessibleDescription()
    window.session.begin(Record.of_deal(find(OKOAN), 3))
    page = open_page(window)
    assert QApplication.focusWidget() is page.cards[OKOAN]
    click(page, "left")
    assert is_at_table(window)
    assert window.session.record == left
    while window.session.undo_stack.canUndo():
        window.session.undo()
    assert "left" not in open_page(window).cards


def test_the_page_tells_how_the_day_before_has_ended(
    window: MainWindow, clock: MadeClock, today: date
) -> None:
    challenge = challenge_of(today)
    heading = open_page(window)._headings[0]
    assert "yesterday" not in heading.text().lower()
    window.pages.show_table()
    win(window)
    open_page(window)
    assert "yesterday" not in heading.text().lower(), "the first day of all has none"
    window.pages.show_table()
    board = challenge.record(find(challenge.game_id))
    window.session.begin(board, f"challenge-{today}")
    window.session.play(window.session.facts.moves[0])
    clock.go_on(timedelta(1))
    open_page(window)
    assert heading.text().endswith(
        "Yesterday’s board was begun. Won of yesterday’s deals: 1.</small>"
    )
    clock.go_on(timedelta(1))
    window.pages.show_table()
    open_page(window)
    assert "Yesterday the tiles rested." in heading.text()


def test_the_first_start_of_a_day_shows_the_page_and_escape_leads_to_the_table(
    window: MainWindow, clock: MadeClock
) -> None:
    window.session.begin(Record.of_deal(find(GAME), DEAL))
    window.session.play(LEGAL)
    window.begin_day(is_first_start=True)
    window.begin_day(is_first_start=False)
    assert is_at_table(window)
    clock.go_on(timedelta(1))
    window.begin_day(is_first_start=False)
    page = window.pages.currentWidget()
    assert isinstance(page, GamesPage)
    QApplication.processEvents()
    assert QApplication.focusWidget() is page.cards["left"]
    press(page, Qt.Key.Key_Escape)
    assert is_at_table(window)
    clock.go_on(timedelta(1))
    window.parts.settings.opens_on_today = False
    window.begin_day(is_first_start=False)
    assert is_at_table(window)


def test_escape_leads_to_the_table_from_a_page_over_a_panel(window: MainWindow) -> None:
    win(window)
    assert window.panel.isVisible()
    page = open_page(window)
    press(page, Qt.Key.Key_Escape)
    assert is_at_table(window)
    assert window.panel.isVisible()


def test_readers_hear_each_heading_before_its_cards_and_how_to_go_among_them(
    window: MainWindow,
) -> None:
    page = open_page(window)
    heard = [child for child in page._inside.children() if isinstance(child, QWidget)]
    names = [child.accessibleName().partition(",")[0] for child in heard[1::2]]
    assert [isinstance(child, QLabel) for child in heard] == [True, False, True, False]
    assert names == ["Today", "Games"]
    assert all("Arrow keys" in child.accessibleDescription() for child in heard[1::2])
    assert {card.parentWidget() for card in page.cards.values()} == {*heard[1::2]}


@pytest.mark.parametrize("game_id", [GAME, OKOAN, "pairs.turtle"])
def test_opened_for_the_first_time_the_page_is_scrolled_no_farther_than_to_the_game(
    make_window: MakeWindow, game_id: str
) -> None:
    window = make_window(size=(1024, 720))
    window.session.begin(Record.of_deal(find(game_id), 3))
    scrolled = list[int]()
    for _ in range(2):
        page = open_page(window)
        seen = page.cards[game_id].visibleRegion().boundingRect()
        assert seen == page.cards[game_id].rect()
        scrolled.append(page._scroll.verticalScrollBar().value())
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert scrolled[0] == scrolled[1]
