"""The bar and the status bar, in every width, and where they are when the screen is full."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages, say
from gupai_desktop.play.facts import Facts
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.texts.solver_words import verdict_words
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.window.bars import Bar
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.pairs import pairs
from tests.ui.clipping import clipped_texts
from tests.ui.every_panel import show_goal
from tests.ui.hand import Hand, Key, MakeWindow, resize
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.letters import write_in
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
    "known-orders": Outlook(20, 4, 0, WINNING_LINE),
    "sampled": Outlook(87, 30, 10**24, WINNING_LINE),
    "not-studied": Outlook(0, 0, 0),
}

SAID = {
    "en": {
        "studying": "Studying…",
        "wins": "At most 10 moves to win",
        "lost": "Cannot be won",
        "unknown": "Not known whether it can be won",
        "so-far-unknown": "Studying…",
        "some-orders": "Can be won in at least 20 of 24 orders of the hidden tiles",
        "known-orders": "Can be won in 20 of 24 orders of the hidden tiles",
        "no-order": "Cannot be won",
        "sampled": "Can be won in at least 87 of 120 tried orders of the hidden tiles",
        "not-studied": "Not studied",
    },
    "uk": {
        "wins": "До виграшу щонайбільше 10 дій",
        "some-orders": "Можна виграти щонайменше за 20 із 24 розташувань закритих плиток",
        "sampled": "Можна виграти щонайменше за 87 із 120 випробуваних розташувань "
        "закритих плиток",
    },
    "zh_CN": {"wins": "至多再走 10 步即胜", "some-orders": "暗牌的 24 种次序中至少有 20 种可胜"},
}


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def play_and_reveal(
    window: MainWindow, oracle: Oracle, qtbot: QtBot, move: Move, known: Outlook
) -> None:
    """Play a move and answer the question that it raises."""
    window.session.play(move)
    board = str(window.session.record.table)
    qtbot.waitUntil(lambda: oracle.questions[-1].board == board)
    oracle.reveal(known)


def test_what_an_omen_says_is_not_told_before_it_is_played(window: MainWindow) -> None:
    for number, verdict in ((1, "Omen: degree 1 of 5"), (3, "Won")):
        window.session.begin(Record.of_deal(find("pairs.two-rows"), number))
        while window.session.facts.moves:
            assert window.status_bar.verdict.text() == "An omen: the deal alone decides."
            window.session.play(window.session.facts.moves[0])
        assert window.status_bar.verdict.text() == verdict
        assert not window.analysis.steps_back


def test_every_verdict_is_said(languages: Languages) -> None:
    facts = Facts(Record.of_deal(find(GAME), DEAL))
    verdicts = list[list[str]]()
    for code, expected in SAID.items():
        languages.use(code)
        verdicts.append([say(verdict_words(facts, known)) for known in STATES.values()])
        for state, said in zip(STATES, verdicts[-1], strict=True):
            assert said == expected.get(state, said)
    assert all(len(set(texts)) == 3 for texts in zip(*verdicts, strict=True))


def test_the_way_back_leads_to_the_last_winnable_table_over_all_lost_ones(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    oracle.reveal(WINS)
    window.session.play(LEGAL)
    winnable = window.session.record
    for move in (window.session.facts.moves[0], None, None):
        play_and_reveal(window, oracle, qtbot, move or window.session.facts.moves[-1], LOST)
    assert window.status_bar.back.isVisible()
    window.status_bar.back.click()
    assert window.session.record == winnable
    assert not window.status_bar.back.isVisible()
    for _ in range(3):
        window.session.redo()
    assert window.status_bar.back.isVisible(), "what was lost is still known to be lost"


def test_what_finds_no_room_is_told_in_whole_words_and_the_message_has_its_share(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    status_bar, verdicts = window.status_bar, []
    for width in (1400, 640, 560):
        resize(window, width, 700)
        QApplication.processEvents()
        assert window.width() == width
        assert clipped_texts(window) == []
        assert status_bar.figures.width() <= max(
            0.63 * width, status_bar.figures.sizeHint().width()
        )
        verdicts.append(status_bar.verdict.text())
        assert status_bar.verdict.toolTip() == "At most 10 moves to win"
    # Narrow letters leave room for all of it in the middle one.
    assert (verdicts[0], verdicts[-1]) == ("At most 10 moves to win", "Can be won")
    assert set(verdicts) == {verdicts[0], verdicts[-1]}


def test_figures_give_way_to_a_message(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    resize(window, 640, 700)
    bar = window.status_bar
    figures = (bar.verdict, bar.tally, bar.moves, bar.time_label)
    before = [figure.text() for figure in figures if figure.isVisible()]
    long, longest = words("So many words. " * 7), words("So many words. " * 40)
    for said, shown in ((long, str(long)), (words("Short."), "Short.")):
        window.session.say(said)
        assert bar.message.words == shown
        told = [figure.text() for figure in figures if figure.isVisible()]
        assert (told == before) == (said is not long)
    window.session.say(longest)
    assert bar.message.words.endswith("…")
    assert bar.message.toolTip() == bar.message.accessibleName() == str(longest)


def test_two_lines_with_tiles_find_room_in_the_status_bar(make_window: MakeWindow) -> None:
    window = make_window(size=(1280, 960), language="uk")
    show_goal(window)
    QApplication.processEvents()
    write_in("DejaVu", window.appearance, Looks(text_scale="200"))
    for _ in range(20):
        QApplication.processEvents()
    assert "22 22" in window.status_bar.message.words
    assert clipped_texts(window) == []


def shown(bar: Bar) -> list[str]:
    """The words of the buttons of actions, from left to right."""
    buttons = [one for one in bar.buttons if one.isVisible()]
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
def bar(window: MainWindow) -> Bar:
    window.activateWindow()
    window.view.setFocus()
    return window.bar


def test_the_bar_has_the_actions_that_are_always_at_hand(bar: Bar, window: MainWindow) -> None:
    assert shown(bar) == [*("Games", "Undo", "Redo", "Hint", "Sounds", "Menus")]
    assert all(not button.icon().isNull() for button in bar.buttons)
    window.controller.choose_game("levels.guo-wu-guan")
    QApplication.processEvents()
    assert shown(bar)[-3:] == ["Refill", "Sounds", "Menus"]


def test_bar_and_status_bar_are_all_that_is_not_table(make_window: MakeWindow) -> None:
    window = make_window(size=(1180, 820))
    window.parts.settings.has_offered_tiles = True
    for game in games():
        window.session.begin(Record.of_deal(game(), 7))
        resize(window, 1180, 820)
        lines = 2 * window.fontMetrics().height()
        assert window.height() - window.view.height() <= 64 + lines, game.id
        assert window.menuBar().height() == 0


def test_one_bar_finds_room_for_every_family_in_every_language(
    make_window: MakeWindow, languages: Languages
) -> None:
    window = make_window()
    kinds = (*{game.family: game for game in games()}.values(), find("zen.five-dragons"))
    for language, game, width in pairs(LANGUAGES, kinds, (1180, 780, 640)):
        languages.use(language)
        window.session.begin(Record.of_deal(find(game.id), 7))
        resize(window, width, 600)
        case = (language, game.id, width)
        assert window.bar.width() == window.width() == width, case
        more = window.bar.findChildren(QToolButton, "qt_toolbar_ext_button")
        assert not any(one.isVisible() for one in more), case
        assert clipped_texts(window.bar) == [], case
        assert window.goal_bar.isVisible() == bool(window.goal_bar.parts), case


def test_every_button_is_reached_by_the_tabulator(bar: Bar, window: MainWindow) -> None:
    window.session.play(LEGAL)
    for button in (*bar.buttons, bar.title):
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus
    found = {press(Key.Key_Tab) for _ in range(12)}
    assert {"Games", "Undo", "Hint", "Sounds", "Menus"} <= found
    assert bar.title.text() in found


def test_all_menus_are_behind_one_button(window: MainWindow) -> None:
    assert window.bar.menu.actions() == window.menuBar().actions()
    assert len(window.bar.menu.actions()) == 5


def test_the_title_names_the_game_and_its_menu_has_what_can_be_chosen(window: MainWindow) -> None:
    title = window.bar.title
    assert title.text() == "Watching Ten Sets  相十副"
    assert title.toolTip() == "Watching Ten Sets, deal 7  相十副"
    menu = window.bar.title_menu
    menu.aboutToShow.emit()
    names = [plain_text(one.text()) for one in menu.actions() if one.text()]
    assert names[:1] == ["New Deal"]
    assert {"Difficulty", "Deals offered", "Tiles", "Deal by Number"} <= set(names)
    menus = {plain_text(one.title()): one for one in menu.findChildren(QMenu)}
    menus["Difficulty"].actions()[2].trigger()
    assert window.parts.settings.of_game(GAME, "difficulty") == "easy"
    (ivory,) = (one for one in menus["Tiles"].actions() if one.data() == "ivory")
    ivory.trigger()
    assert window.scene.art.theme == "ivory"


def test_the_goal_is_seen_beside_the_table_alone(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find("zen.harmony"), 7))
    for is_seen in (True, False, True):
        QApplication.processEvents()
        assert window.goal_bar.isVisible() == is_seen
        window.action_table["games-page"].trigger()


def test_sound_is_switched_in_the_bar(window: MainWindow) -> None:
    for is_on in (False, True):
        window.action_table["sound"].trigger()
        assert window.parts.settings.plays_sounds == window.sounds.is_on == is_on


def test_the_phase_of_a_turn_is_whole(make_window: MakeWindow) -> None:
    window = make_window(size=(1180, 820))
    for game_id in ("levels.o-koan", "levels.guo-wu-guan", "levels.meng-huo"):
        window.session.begin(Record.of_deal(find(game_id), DEAL))
        resize(window, 1180, 820)
        assert window.bar._phase.isVisible()
        assert clipped_texts(window.bar) == []


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
    window.full_screen.look(place)
    QApplication.processEvents()


def heights(window: MainWindow) -> list[int]:
    return [bar.height() for bar in (window.bar, window.status_bar)]


def test_the_bars_are_hidden_and_come_while_the_pointer_is_at_the_edge(full: MainWindow) -> None:
    assert heights(full) == [0, 0]
    assert full.action_table["full-screen"].isChecked()
    for edge, near in ((0, 10), (full.height() - 1, full.height() - 10)):
        look(full, 300, edge)
        assert min(heights(full)) > 0
        look(full, 300, near)
        assert min(heights(full)) > 0
        look(full, 300, full.height() // 2)
        assert heights(full) == [0, 0]


def test_a_bar_that_has_the_keys_is_seen(full: MainWindow) -> None:
    window = full
    button = window.bar.widgetForAction(window.action_table["undo"])
    window.session.play(window.session.facts.moves[0])
    button.setFocus()
    look(window, 300, window.height() // 2)
    assert min(heights(window)) > 0


def test_escape_lays_down_what_is_in_hand_and_then_leaves_it(full: MainWindow) -> None:
    hand = Hand(full)
    hand.click("55a")
    hand.key(Qt.Key.Key_Escape)
    assert full.isFullScreen()
    assert not full.pointing.selection.tiles
    hand.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not full.isFullScreen()
    assert not full.action_table["full-screen"].isChecked()
    assert min(heights(full)) > 0


def test_an_offer_that_is_no_more_does_nothing(window: MainWindow) -> None:
    done: list[str] = []
    window.status_bar.say((words("Short."),), ((words("Undo"), lambda: done.append("undone")),))
    window.status_bar.offer.click()
    window.status_bar.say((words("Short."),))
    window.status_bar.offer.click()
    assert done == ["undone"]


def test_a_window_left_in_full_screen_opens_so_again(
    full: MainWindow, make_window: MakeWindow
) -> None:
    full.close()
    again = make_window()
    assert again.isFullScreen()
    assert again.action_table["full-screen"].isChecked()
    assert max(heights(again)) == 0
