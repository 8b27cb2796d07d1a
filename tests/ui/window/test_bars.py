"""The status bar and the toolbar with the phase of the turn, and their layout."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.window.bars import Toolbar
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.clipping import clipped_texts
from tests.ui.hand import Hand, Key, MakeWindow, resize
from tests.ui.known import DEAL, LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle

WINS = Outlook(1, 0, 0, WINNING_LINE)
LOST = Outlook(0, 1, 0)

STATES: dict[str, Outlook | None] = {
    "studying": None,
    "lost": LOST,
    "no-order": Outlook(0, 24, 0),
    "unknown": Outlook(0, 0, 1),
    "so-far-unknown": Outlook(0, 0, 1, is_final=False),
    "wins": WINS,
    "some-orders": Outlook(20, 3, 1, WINNING_LINE),
    "sampled": Outlook(87, 30, 10**24, WINNING_LINE),
    "not-studied": Outlook(0, 0, 0),
}

SAID = {
    "en": {
        "studying": "Studying…",
        "wins": "Can be won (at most 10 more moves)",
        "lost": "Cannot be won",
        "unknown": "Not known whether it can be won",
        "so-far-unknown": "Studying…",
        "some-orders": "Can be won in at least 20 of 24 orders of the hidden tiles",
        "no-order": "Cannot be won",
        "sampled": "Can be won in at least 87 of 120 tried orders of the hidden tiles",
        "not-studied": "Not studied",
    },
    "uk": {
        "wins": "Можна виграти (щонайбільше ще 10 дій)",
        "some-orders": "Можна виграти щонайменше в 20 із 24 порядків прихованих плиток",
        "sampled": "Можна виграти щонайменше в 87 із 120 випробуваних порядків прихованих плиток",
    },
    "zh_CN": {
        "wins": "可以获胜（至多再走 10 步）",
        "some-orders": "暗牌的 24 种次序中至少有 20 种可胜",
    },
}


@pytest.fixture
def window(studied_window: MainWindow) -> MainWindow:
    return studied_window


def play_and_reveal(
    window: MainWindow, oracle: Oracle, qtbot: QtBot, move: Move, known: Outlook
) -> None:
    """Play a move and answer the question that it raises."""
    window.session.play(move)
    board = str(window.session.record.table)
    qtbot.waitUntil(lambda: oracle.questions[-1].board == board)
    oracle.reveal(known)


def test_what_an_omen_says_is_not_told_before_it_is_played(window: MainWindow) -> None:
    for number, told in ((1, "Cannot be won"), (3, "Won")):
        window.session.begin(Record.of_deal(find("pairs.two-rows"), number))
        while window.session.facts.moves:
            assert window.verdict_label.label.text() == "An omen: the deal alone decides."
            window.session.play(window.session.facts.moves[0])
        assert window.verdict_label.label.text() == told
        assert not window.analysis.steps_back


@pytest.mark.parametrize("state", STATES)
def test_every_verdict_is_said(window: MainWindow, oracle: Oracle, state: str) -> None:
    if (known := STATES[state]) is not None:
        oracle.reveal(known)
    told = {}
    for code, expected in SAID.items():
        window.choice_menus["languages"].choose(code)
        QApplication.processEvents()
        told[code] = window.verdict_label.label.text()
        assert told[code] == expected.get(state, told[code])
    assert len(set(told.values())) == 3


def test_the_way_back_leads_to_the_last_winnable_table_over_all_lost_ones(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    oracle.reveal(WINS)
    window.session.play(LEGAL)
    winnable = window.session.record
    for move in (window.session.facts.moves[0], None, None):
        play_and_reveal(window, oracle, qtbot, move or window.session.facts.moves[-1], LOST)
    assert window.verdict_label.back.isVisible()
    window.verdict_label.back.click()
    assert window.session.record == winnable
    assert not window.verdict_label.back.isVisible()
    for _ in range(3):
        window.session.redo()
    assert window.verdict_label.back.isVisible(), "what was lost is still known to be lost"


def test_counts_and_time_are_whole(window: MainWindow, oracle: Oracle, qtbot: QtBot) -> None:
    oracle.reveal(WINS)
    play_and_reveal(window, oracle, qtbot, LEGAL, LOST)
    verdict, status = window.verdict_label.label, window.status
    title = status.deal_label
    for width in (1400, 700, 560):
        resize(window, width, 700)
        QApplication.processEvents()
        assert window.width() == width
        assert window.verdict_label.back.isVisible()
        for label in (status._tally_label, status._moves_label, status.time_label):
            assert label.width() >= label.sizeHint().width()
        is_whole = title.width() >= title.sizeHint().width()
        assert is_whole == (width == 1400)
        assert verdict.width() >= verdict.sizeHint().width() or width == 560


_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


def shown(toolbar: Toolbar) -> list[str]:
    """The words of the buttons, from left to right."""
    buttons = [one for one in toolbar.findChildren(QToolButton) if one.isVisible() and one.text()]
    return [one.text() for one in sorted(buttons, key=lambda one: one.x())]


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.text() if isinstance(widget, QToolButton) else type(widget).__name__


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """Press a key wherever the focus is; what has the focus then."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifier)
    return focused()


@pytest.fixture
def toolbar(window: MainWindow) -> Toolbar:
    window.activateWindow()
    window.view.setFocus()
    return window.toolbar


def test_every_button_has_an_icon_and_its_word_by_default(toolbar: Toolbar) -> None:
    assert toolbar.toolButtonStyle() == _BESIDE
    assert shown(toolbar) == [
        *("Games", "New Deal", "Undo", "Redo", "Hint", "Play for Me", "Pause", "Rules")
    ]
    assert all(not action.icon().isNull() for action in toolbar.actions() if action.text())


def test_words_stand_only_where_there_is_room_for_all_of_them(make_window: MakeWindow) -> None:
    for language in LANGUAGES:
        window = make_window(language=language)
        window.controller.choose_game("levels.guo-wu-guan")
        toolbar, styles = window.toolbar, []
        for width in (1700, 1180, 1000, 800, 640):
            window.resize(width, 600)
            QApplication.processEvents()
            styles.append(toolbar.toolButtonStyle())
            turn = toolbar.widgetForAction(window.action_table["turn"])
            assert turn.width() >= turn.sizeHint().width(), (language, width)
            assert toolbar.steps.width() >= toolbar.steps.sizeHint().width(), (language, width)
            assert clipped_texts(toolbar) == [], (language, width)
        assert (styles[0], styles[-1]) == (_BESIDE, _ALONE), language
        assert styles == sorted(styles, key=lambda style: style is _ALONE)


def test_every_button_is_reached_by_the_tabulator(toolbar: Toolbar, window: MainWindow) -> None:
    window.session.play(LEGAL)
    for button in toolbar.buttons:
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() == "Rules"
    assert press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) == "Pause"


def test_a_low_window_has_one_bar_and_its_menus_behind_a_button(make_window: MakeWindow) -> None:
    window = make_window(size=(780, 600))
    menus, button = window.menuBar(), window.toolbar.buttons[0]
    for game in games():
        window.session.begin(Record.of_deal(game(), 7))
        resize(window, 780, 600)
        rows = 1 if game.id != "zen.eight-sets" else 2
        assert window.view.mapTo(window, QPoint()).y() <= 60 * rows, game.id
        assert clipped_texts(window.goal_bar) == [], game.id
        assert window.bar_layout.row.isVisible() == bool(window.goal_bar.parts), game.id
    assert menus.height() == 0
    assert window.toolbar.menu.actions() == menus.actions()
    resize(window, 780, 900)
    assert menus.height() > 0
    assert not button.isVisible()


def test_the_goal_is_seen_beside_the_table_alone(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find("zen.harmony"), 7))
    for is_seen in (True, False, True):
        assert window.bar_layout.row.isVisible() == is_seen
        window.action_table["games-page"].trigger()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_phase_of_a_turn_is_whole(make_window: MakeWindow, language: str) -> None:
    window = make_window(language=language, size=(1180, 820))
    for game_id in ("levels.o-koan", "levels.guo-wu-guan", "levels.meng-huo"):
        window.session.begin(Record.of_deal(find(game_id), DEAL))
        resize(window, 1180, 820)
        for _ in range(4):
            phase = window.toolbar._phase
            needed = phase.fontMetrics().horizontalAdvance(phase.text())
            assert 0 < needed <= phase.width(), (game_id, phase.text())
            if not window.session.facts.moves:
                break
            takes = [move for move in window.session.facts.moves if move.tiles]
            window.session.play((takes or list(window.session.facts.moves))[-1])
            resize(window, 1180, 820)


@pytest.fixture
def full(make_window: MakeWindow) -> MainWindow:
    window = make_window()
    window.action_table["full-screen"].trigger()
    QApplication.processEvents()
    return window


def look(window: MainWindow, x: int, y: int) -> None:
    """The pointer is there, also for the timer that looks for it."""
    place = window.mapToGlobal(QPoint(x, y))
    QCursor.setPos(place)
    window.bar_layout.look(place)
    QApplication.processEvents()


def heights(window: MainWindow) -> list[int]:
    return [bar.height() for bar in (window.menuBar(), window.toolbar, window.status)]


def test_the_bars_are_hidden_and_the_table_has_their_room(full: MainWindow) -> None:
    window = full
    assert heights(window) == [0, 0, 0]
    assert window.action_table["full-screen"].isChecked()


def test_they_come_when_the_pointer_is_at_the_edge_and_go_with_it(full: MainWindow) -> None:
    for edge, near in ((0, 10), (full.height() - 1, full.height() - 10)):
        look(full, 300, edge)
        assert min(heights(full)) > 0
        look(full, 300, near)
        assert min(heights(full)) > 0
        look(full, 300, full.height() // 2)
        assert heights(full) == [0, 0, 0]


def test_a_bar_that_has_the_keys_is_seen(full: MainWindow) -> None:
    window = full
    button = window.toolbar.widgetForAction(window.action_table["undo"])
    window.session.play(window.session.facts.moves[0])
    button.setFocus()
    look(window, 300, window.height() // 2)
    assert min(heights(window)) > 0


def test_escape_leaves_it_and_the_bars_are_back(full: MainWindow) -> None:
    window = full
    Hand(window).key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not window.isFullScreen()
    assert not window.action_table["full-screen"].isChecked()
    assert min(heights(window)) > 0


def test_escape_first_lays_down_what_is_in_hand(full: MainWindow) -> None:
    window = full
    hand = Hand(window)
    hand.click("55a")
    hand.key(Qt.Key.Key_Escape)
    assert window.isFullScreen()
    assert not window.pointing.selection.tiles
    hand.key(Qt.Key.Key_Escape)
    assert not window.isFullScreen()
