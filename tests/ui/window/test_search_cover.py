"""A game of which a deal is looked for has its own table, and the one that was left waits."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages, say
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow
from tests.ui.known import GAME, LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle

HARMONY = find("zen.harmony")


class Slow(Oracle):
    """A solver that finds no deal before it is told to."""

    def _answer(self, job: int) -> None:
        """Say nothing."""

    def find(self) -> None:
        """Find the deals that are looked for."""
        for job in self._asked:
            if job not in self.withdrawn:
                super()._answer(job)


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def window(make_window: MakeWindow, slow: Slow) -> MainWindow:
    """A window in which a move has been played, and then a deal of another game is looked for."""
    window = make_window(analysis=slow)
    window.session.play(LEGAL)
    window.parts.settings.choose_for_game(HARMONY.id, "difficulty", "hard")
    window.controller.choose_game(HARMONY.id)
    QApplication.processEvents()
    return window


def is_covered(window: MainWindow) -> bool:
    """Whether the empty table is seen; then the board is not."""
    is_seen = window.table.search_cover.isVisible()
    assert window.view.isVisible() != is_seen
    return is_seen


def test_the_empty_table_of_the_game_is_seen_with_its_name_and_nothing_of_the_other(
    window: MainWindow,
) -> None:
    assert is_covered(window)
    cover = window.table.search_cover
    texts = [label.text() for label in cover.findChildren(QLabel)]
    assert texts == ["Generals in Mutual Harmony  將相和", "Looking for a deal (Hard)…"]
    assert window.bar.title.text().startswith("Generals in Mutual Harmony")
    assert window.windowTitle().startswith("Generals in Mutual Harmony")
    assert not window.status_bar.figures.isVisible()
    picture = cover.grab().toImage()
    tray = QColor(window.appearance.scheme.tray)
    across = range(0, picture.width(), 4)
    assert any(picture.pixelColor(QPoint(x, picture.height() // 4)) == tray for x in across)


def test_what_becomes_known_of_the_deal_that_is_left_is_not_told(window: MainWindow) -> None:
    window.parts.difficulties.found.emit()
    assert window.bar.title.text().startswith("Generals in Mutual Harmony")


def test_when_the_deal_is_found_it_lies_there(window: MainWindow, slow: Slow) -> None:
    slow.find()
    assert not is_covered(window)
    assert window.session.game == HARMONY
    assert window.status_bar.figures.isVisible()
    left = window.session.left(GAME)
    assert left is not None
    assert left.record.moves == (LEGAL,)


@pytest.mark.parametrize("way", ["key", "button", "undo", "pause", "loss"])
def test_what_is_done_meanwhile_leads_back_to_the_table_that_was_left(
    window: MainWindow, slow: Slow, way: str
) -> None:
    cover, moves = window.table.search_cover, 1
    assert cover.button.hasFocus()
    if way == "key":
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    elif way == "button":
        cover.button.click()
    elif way == "loss":
        slow.lose()
    else:
        window.action_table[way].trigger()
        moves = 0 if way == "undo" else 1
    if way == "pause":
        assert window.table.pause_cover.isVisible()
        assert not window.view.isVisible()
        window.action_table[way].trigger()
    assert not is_covered(window)
    assert window.session.game.id == GAME
    assert len(window.session.record.moves) == moves
    assert window.windowTitle().startswith("Watching Ten Sets")
    assert window.action_table["hint"].isEnabled()
    slow.find()
    assert window.session.game.id == GAME


def test_while_it_is_looked_for_nothing_is_told_or_dealt_of_the_other_game(
    window: MainWindow,
) -> None:
    for key in ("hint", "solve", "say-table", "new-deal", "next-deal"):
        assert not window.action_table[key].isEnabled(), key
    window.deal_finder.forget()
    for key in ("hint", "solve", "say-table", "new-deal", "next-deal"):
        assert window.action_table[key].isEnabled(), key


def test_the_board_of_the_game_itself_stays_until_its_next_deal_is_there(
    window: MainWindow,
) -> None:
    window.deal_finder.forget()
    window.parts.settings.choose_for_game(GAME, "difficulty", "hard")
    window.controller.new_deal()
    assert not is_covered(window)


@pytest.mark.parametrize("way", ["game", "problem", "board"])
def test_who_asks_for_what_lies_on_the_table_that_was_left_is_back_there(
    window: MainWindow, slow: Slow, way: str
) -> None:
    controller = window.controller
    if way == "problem":
        controller.show_problem()
    elif way == "board":
        controller.challenge()
    controller.choose_game(HARMONY.id)
    left = window.session.record
    {
        "game": lambda: controller.choose_game(GAME),
        "problem": controller.show_problem,
        "board": controller.challenge,
    }[way]()
    assert not is_covered(window)
    slow.find()
    assert window.session.record == left


def test_the_turn_of_the_table_that_was_left_is_not_ended_meanwhile(
    make_window: MakeWindow, slow: Slow
) -> None:
    window = make_window(analysis=slow)
    window.controller.begin(Record.of_deal(find("levels.guo-wu-guan"), 8))
    turn = window.action_table["turn"]
    assert turn.isEnabled()
    window.parts.settings.choose_for_game(HARMONY.id, "difficulty", "hard")
    window.controller.choose_game(HARMONY.id)
    window.pages.show_games()
    window.pages.show_table()
    assert not turn.isEnabled()
    assert not window.bar.steps.isVisible()
    window.table.search_cover.button.click()
    assert turn.isEnabled()
    assert window.bar.steps.isVisible()


def test_the_result_of_the_table_that_was_left_gives_way(
    make_window: MakeWindow, slow: Slow
) -> None:
    window = make_window(analysis=slow)
    for move in WINNING_LINE:
        window.session.play(move)
    window.table.celebration.ended.emit()
    window.parts.settings.choose_for_game(HARMONY.id, "difficulty", "hard")
    window.controller.choose_game(HARMONY.id)
    assert is_covered(window)
    assert window.panel.text == ""


def test_another_language_names_the_game_that_is_looked_for(
    window: MainWindow, languages: Languages
) -> None:
    languages.use("uk")
    QApplication.processEvents()
    assert window.windowTitle().startswith(say(HARMONY.name))
    assert window.bar.title.text().startswith(say(HARMONY.name))
