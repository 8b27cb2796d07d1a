"""Deals: which are dealt, recent ones and bookmarks, undo that names them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import day_text
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.play.today import omen_game
from gupai_desktop.solvers.difficulty import MEDIUM
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.store.tables import Bookmark
from gupai_desktop.ui.dialogs.bookmarks import BookmarksDialog
from gupai_desktop.ui.window.deals import DealMenus, GameController, bookmark_title
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.window_parts import WindowParts
from tests.days import own_problem
from tests.histories import playing
from tests.made import MadeChance
from tests.ui.ears import Ears
from tests.ui.hand import MakeWindow, lay_deal, opened
from tests.ui.known import DEAL, GAME, LEGAL, QUICK, WINNING_LINE
from tests.ui.oracle import Oracle

ZEN = find(GAME)
DAY = date(2026, 8, 1)


def test_the_challenge_of_today_is_dealt(window: MainWindow, today: date) -> None:
    window.action_table["challenge"].trigger()
    challenge = challenge_of(today)
    game = find(challenge.game_id)
    assert window.session.record == challenge.record(game)
    assert f"challenge of {day_text(today)}" in window.windowTitle()
    assert f"at most {challenge.moves} moves" in window.presenter.shown_text
    moves = window.status_bar.findChildren(QLabel)
    assert f"0 moves, challenge: {challenge.moves}" in [label.text() for label in moves]
    before = window.session.history
    window.action_table["challenge"].trigger()
    assert window.session.history == before


def long_title(window: MainWindow) -> str:
    """What the title says of the deal when the pointer rests there."""
    return window.bar.title.toolTip()


def test_the_policy_of_a_deal_is_told_until_another_deal_lies_there(window: MainWindow) -> None:
    window.parts.settings.choose_for_game(GAME, "policy", "any")
    window.controller.new_deal()
    QApplication.processEvents()
    assert "(Any deal)" in long_title(window)
    lay_deal(window, 8)
    assert long_title(window) == "Watching Ten Sets, deal 8  相十副"
    window.session.undo()
    assert "(Any deal)" in long_title(window)


def test_a_new_deal_and_the_next_one_are_as_hard(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    window.parts.settings.choose_for_game(GAME, "difficulty", "hard")
    window.controller.new_deal()
    window.deal_finder.searching.emit(ZEN, "winnable hard")
    assert window.presenter.shown_text == "Looking for a deal (Hard)…"
    window.controller.step_deal(1)
    assert {search.policy for search in oracle.searches} == {"winnable hard"}
    window.deal_finder.found.emit(ZEN, 8, "winnable hard")
    assert window.session.playing.policy == "winnable"


def test_as_one_goes_the_first_deals_come_first_and_then_easy_ones(
    make_window: MakeWindow, oracle: Oracle
) -> None:
    window = make_window(analysis=oracle)
    for deal in first_deals(ZEN):
        window.controller.new_deal()
        assert window.session.record == deal.record(ZEN)
        assert "one of the first deals" in long_title(window)
        window.session.play(window.session.facts.moves[0])
    window.controller.new_deal()
    assert oracle.searches[-1].policy == "winnable easy"


def test_after_the_challenge_of_a_new_game_its_first_deals_come_from_the_first_on(
    window: MainWindow,
) -> None:
    shanghai = find("zen.shanghai")
    days = (DAY + timedelta(days) for days in count())
    day = next(day for day in days if challenge_of(day).game_id == shanghai.id)
    window.controller.challenge(day)
    window.session.play(window.session.facts.moves[0])
    window.action_table["next-deal"].trigger()
    assert window.session.record == first_deals(shanghai)[0].record(shanghai)
    window.session.play(window.session.facts.moves[0])
    window.controller.new_deal()
    assert window.session.record == first_deals(shanghai)[1].record(shanghai)


def test_a_first_deal_that_was_not_begun_may_be_left(window: MainWindow) -> None:
    first, second, *_ = first_deals(ZEN)
    for deal in (first, second, first):
        window.controller.new_deal()
        assert window.session.record == deal.record(ZEN)


def test_who_chooses_deals_gets_none_of_the_first(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    window.parts.settings.choose_for_game(GAME, "difficulty", "")
    window.controller.new_deal()
    assert oracle.searches[-1].policy == "winnable"


def test_two_wins_make_the_next_deal_harder(analysed_window: MainWindow) -> None:
    window, statistics = analysed_window, analysed_window.parts.statistics
    record = Record.of_deal(ZEN, DEAL)
    for move in WINNING_LINE:
        record = record.play(move)
    for won, one in ((record, playing("one")), (replace(record, number=9), playing("other"))):
        statistics.add_won(won, one)
        statistics.add_rated(statistics.add_played(won, one), "easy")
    assert window.controller.next_difficulty(ZEN) == MEDIUM


def test_a_deal_that_takes_a_while_is_prepared(
    analysed_window: MainWindow, oracle: Oracle
) -> None:
    analysed_window.parts.settings.choose_for_game(GAME, "difficulty", "easy")
    assert oracle.searches == []
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    oracle.rate(QUICK)
    assert oracle.searches[-1].policy == "winnable easy"
    oracle.withdraw(oracle.job_of(oracle.searches[-1]))


def test_the_difficulty_is_told(analysed_window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    title = analysed_window.bar.title
    assert title.text() == "Watching Ten Sets  相十副"
    oracle.rate(QUICK)
    assert title.text() == "Watching Ten Sets  相十副  Easy"
    lay_deal(analysed_window, 8)
    assert "Easy" not in title.text()


def test_beside_a_challenge_stands_no_other_difficulty_than_its_own(
    analysed_window: MainWindow, oracle: Oracle
) -> None:
    window = analysed_window
    window.controller.challenge(date(2026, 8, 26))
    window.parts.analysis.learn(window.session.record, Outlook(1, 0, 0, WINNING_LINE))
    oracle.rate(QUICK)
    assert "Easy" not in window.bar.title.text()


O_KOAN = find("levels.o-koan")


class Context:
    """A session with its menus of deals, and no table to be seen."""

    def __init__(self, parts: WindowParts) -> None:
        self.parts, self.session = parts, parts.session
        self.controller = GameController(parts)
        parts.session.moved.connect(parts.recorder.enter_move)
        self.menus = DealMenus(parts, self.controller)
        self.choices = self.menus.menus(QAction())

    def texts(self, key: str) -> list[str]:
        """The texts of a menu."""
        return [entry.text for entry in self.choices[key].entries()]

    def choose(self, key: str, place: int) -> None:
        """Choose an entry of a menu."""
        self.choices[key].choose(self.choices[key].entries()[place].key)

    def play(self) -> None:
        """Play the first legal move."""
        self.session.play(self.session.facts.moves[0])


@pytest.fixture
def context(parts: WindowParts) -> Context:
    return Context(parts)


def test_deals_that_were_played_stand_in_the_menu_each_once_but_for_the_one_on_the_table(
    context: Context,
) -> None:
    context.play()
    for number in (11, 12, 11):
        context.session.begin(Record.of_deal(O_KOAN, number))
        context.play()
    assert context.texts("recent_deals") == [
        "&1 O-Koan #12",
        "&2 O-Koan #11",
        f"&3 Watching Ten Sets #{DEAL}",
    ]


def test_a_recent_deal_is_gone_on_with_where_it_was_left_and_undo_leads_back(
    context: Context,
) -> None:
    context.play()
    left, playing = context.session.record, context.session.playing.id
    context.session.begin(Record.of_deal(context.session.game, 12))
    context.play()
    before = context.session.record
    context.choose("recent_deals", 0)
    assert (context.session.record, context.session.playing.id) == (left, playing)
    while context.session.record != before:
        context.session.undo()


def test_a_recent_deal_that_was_won_or_is_not_known_any_more_is_dealt_anew(
    context: Context,
) -> None:
    record = Record.of_deal(O_KOAN, 12)
    won = record.play(O_KOAN.moves(record.table)[0])
    assert context.parts.statistics is not None
    context.parts.statistics.add_won(won, playing("elsewhere", policy="winnable"))
    assert context.texts("recent_deals") == ["&1 O-Koan #12, won"]
    context.choose("recent_deals", 0)
    assert (context.session.record, context.session.playing.policy) == (record, "winnable")


def test_a_bookmark_leads_back_to_its_position_with_the_help_that_was_taken(
    context: Context,
) -> None:
    context.play()
    marked, playing = context.session.record, context.session.playing.id
    context.menus.add_bookmark()
    context.session.take_help()
    context.play()
    context.session.begin(Record.of_deal(O_KOAN, 12))
    assert context.texts("bookmarks") == [
        f"&1 Watching Ten Sets #{DEAL}, 1 move",
        "&Edit Bookmarks…",
    ]
    context.choose("bookmarks", 0)
    assert (context.session.record, context.session.playing.id) == (marked, playing)
    assert context.session.is_assisted


def test_a_bookmark_of_a_game_that_is_not_known_says_so(context: Context, ears: Ears) -> None:
    mark = Bookmark.of_history(context.session.history)
    strange = Bookmark({"game": "zen.strange"}, "zen.strange", "", 7, "", "a", ())
    assert bookmark_title(strange) == "zen.strange"
    context.menus.open_bookmark(strange)
    assert ears.last.startswith("Nothing was opened: ")
    assert bookmark_title(mark.named("Tom & Jerry")) == "Tom & Jerry"


def test_the_window_has_both_menus_and_fills_them_when_they_are_opened(window: MainWindow) -> None:
    window.session.play(LEGAL)
    window.session.begin(Record.of_deal(window.session.game, 12))
    window.action_table["bookmark"].trigger()
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    texts = {key: window.menus[key].actions()[0].text() for key in ("recent_deals", "bookmarks")}
    assert texts == {
        "recent_deals": f"&1 Watching Ten Sets #{DEAL}",
        "bookmarks": "&1 Watching Ten Sets #12",
    }


# The dialog.

MakeDialog = Callable[[int], BookmarksDialog]


@pytest.fixture
def make_dialog(qtbot: QtBot, context: Context) -> MakeDialog:
    """A factory of dialogs with that many bookmarks."""
    mark = Bookmark.of_history(context.session.history)

    def make(count: int) -> BookmarksDialog:
        every = tuple(mark.named(f"number {number}") for number in range(count))
        return opened(qtbot, BookmarksDialog(every, bookmark_title), None)

    return make


def test_a_bookmark_is_renamed(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    dialog = make_dialog(2)
    for typed, shown in (("  mine ", "mine"), ("", f"Watching Ten Sets #{DEAL}")):
        dialog.rename_button.click()
        editor = QApplication.focusWidget()
        assert isinstance(editor, QLineEdit)
        editor.setText(typed)
        with qtbot.waitSignal(dialog.changed) as changed:
            QTest.keyClick(editor, Qt.Key.Key_Return)
        assert changed.args[0][0].name == typed.strip()
        assert dialog.list.item(0).text() == shown


def test_the_chosen_bookmark_is_removed(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    dialog = make_dialog(2)
    dialog.list.setCurrentRow(1)
    with qtbot.waitSignal(dialog.changed) as changed:
        dialog.remove_button.click()
    assert [one.name for one in changed.args[0]] == ["number 0"]
    dialog.remove_button.click()
    assert not dialog.rename_button.isEnabled()
    assert not dialog.remove_button.isEnabled()


def text(window: MainWindow, key: str) -> str:
    return window.action_table[key].text().replace("&", "")


def test_a_move_is_undone_and_redone_as_such(window: MainWindow) -> None:
    window.session.play(LEGAL)
    assert text(window, "undo") == "Undo"
    window.action_table["undo"].trigger()
    assert text(window, "redo") == "Redo"
    window.action_table["redo"].trigger()
    assert window.session.record.moves == (LEGAL,)
    assert window.presenter.shown_text == ""


def test_undo_names_the_deal_it_goes_back_to_before_and_after(window: MainWindow) -> None:
    window.session.play(LEGAL)
    window.session.begin(Record.of_deal(find(GAME), 8))
    assert text(window, "undo") == f"Undo New Deal: Back to Watching Ten Sets #{DEAL}"
    window.action_table["undo"].trigger()
    assert window.session.record.moves == (LEGAL,)
    assert window.presenter.shown_text == "New deal undone."
    assert text(window, "redo") == "Redo New Deal: Watching Ten Sets #8"
    let_go(window)
    window.action_table["redo"].trigger()
    assert window.presenter.shown_text == "New deal redone."


def let_go(window: MainWindow) -> None:
    """Let the key of undo rest so long that the next one is a press of its own."""
    window._undo_actions.held.stop()


def test_a_held_key_stops_at_the_opening_of_a_deal(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find(GAME), 8))
    window.session.play(window.session.facts.moves[0])
    assert window.action_table["undo"].autoRepeat()
    for _ in range(9):
        window.action_table["undo"].trigger()
    assert not window.action_table["undo"].autoRepeat()
    assert (window.session.record.number, window.session.record.moves) == (8, ())
    let_go(window)
    window.action_table["undo"].trigger()
    assert window.session.record.number == DEAL
    assert not window.action_table["redo"].autoRepeat()


# The omen of a day.


def test_the_first_deal_by_chance_is_the_omen_of_today_and_no_later_one(
    window: MainWindow, today: date
) -> None:
    omens, pagoda = window.parts.statistics.omens, find("pairs.pagoda")
    window.session.begin(Record.of_deal(pagoda, 2))
    assert omens() == {}, "a deal by number is none"
    window.controller.deal("pairs.turtle")
    drawn = window.session.record
    assert omens()[today].number == drawn.number
    window.controller.deal("pairs.turtle")
    window.controller.deal("pairs.pagoda")
    window.session.restart()
    assert {day: deal.number for day, deal in omens().items()} == {today: drawn.number}
    window.controller.show_omen()
    assert window.session.record == drawn
    assert window.session.playing.id == omens()[today].playing


def test_the_omen_of_today_is_drawn_in_its_game_and_it_is_said_what_one_does(
    window: MainWindow, today: date
) -> None:
    window.parts.settings.has_offered_tiles = True
    window.controller.show_omen()
    assert window.session.game == omen_game(today, games())()
    assert window.presenter.shown_text.startswith("An omen: take pairs while you see any")
    window.controller.show_omen()
    assert len(window.session.history.steps) == 1


def stuck_deal() -> Record:
    """Return a deal of the Turtle in which no move is legal."""
    deals = (Record.of_deal(find("pairs.turtle"), number) for number in range(1, 99))
    return next(record for record in deals if not record.game.can_move(record.table))


def test_chance_draws_no_omen_that_ends_before_it_begins(
    window: MainWindow, chance: MadeChance
) -> None:
    number = stuck_deal().number
    assert number
    chance.given = number - 1
    window.controller.deal("pairs.turtle")
    (omen,) = window.parts.statistics.omens().values()
    assert omen.number == window.session.record.number != number
    assert window.session.facts.moves


def test_an_omen_that_ends_before_it_begins_is_told_at_once(window: MainWindow) -> None:
    window.parts.settings.has_offered_tiles = True
    window.session.begin(stuck_deal())
    assert "Omen: degree 1 of 5." in window.presenter.shown_text
    assert "lost" not in window.presenter.shown_text


def test_a_deal_that_is_proven_winnable_is_no_omen(window: MainWindow) -> None:
    window.parts.settings.choose_for_game("pairs.turtle", "policy", "winnable")
    window.controller.deal("pairs.turtle")
    QApplication.processEvents()
    assert window.parts.statistics.omens() == {}


def test_the_problem_of_today_is_laid_and_said(window: MainWindow, today: date) -> None:
    window.controller.show_problem()
    problem = window.parts.problem_sets.current
    assert problem == own_problem(today)
    assert str(problem.par) in window.presenter.shown_text
