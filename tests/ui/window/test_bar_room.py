"""Bar, status bar and panel have room for all their buttons, whatever is told in them."""

from collections.abc import Callable
from datetime import date
from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QScrollArea

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WrittenTiles, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.pairs import pairs
from tests.ui.clipping import clipped_texts, lost_buttons
from tests.ui.every_panel import PANELS
from tests.ui.hand import MakeWindow, unpainted

PASSING, SHANGHAI = "levels.guo-wu-guan", "zen.shanghai"
SCALES = ("100", "125", "150", "200")
#: The first is as narrow as a window can be.
WIDTHS, HEIGHT = (1, 780, 1024, 1180, 1600), 600
#: Every game in every width and size of texts, and every language with each of them.
ROWS = pairs(product(SCALES, WIDTHS), (game.id for game in games()), LANGUAGES)

TaskAction = Callable[[MainWindow], object]


def lay(window: MainWindow, game_id: str) -> None:
    window.session.begin(Record.of_deal(find(game_id), 7))


def turn_page(window: MainWindow) -> None:
    """Turn to the page of games, or back to the table."""
    window.action_table["games-page"].trigger()


def assert_all_there(window: MainWindow, *case: object) -> None:
    """Assert that all that belongs into bar and status bar is seen whole, and nothing else."""
    for _ in range(2):
        QApplication.processEvents()
    is_table, bar, goal = window.pages.currentIndex() == 0, window.bar, window.goal_bar
    assert lost_buttons(window) == [], case
    for part in (bar, window.status_bar):
        assert clipped_texts(part) == [], case
    assert bar.width() == window.width(), case
    assert goal.isVisible() == (is_table and bool(goal.parts)), case
    assert bar.steps.isVisible() == (is_table and bool(bar.steps.texts)), case
    in_sight = [window.rect().contains(part.geometry()) for part in (bar, window.status_bar)]
    assert in_sight == [True, True], case


@pytest.mark.parametrize("scale", SCALES)
def test_no_button_is_lost_in_any_width_before_the_page_of_games_on_it_and_after(
    make_window: MakeWindow, languages: Languages, scale: str
) -> None:
    window = unpainted(make_window())
    window.appearance.looks = Looks(text_scale=scale)
    rows = sorted((language, game, width) for (of, width), game, language in ROWS if of == scale)
    for language, game, width in rows:
        languages.use(language)
        if window.session.game.id != game:
            lay(window, game)
        window.resize(width, HEIGHT)
        assert_all_there(window, "before", language, game, width)
        for when in ("on it", "after"):
            turn_page(window)
            assert_all_there(window, when, language, game, width)


def use(window: MainWindow, **looks: str) -> None:
    window.appearance.looks = window.appearance.looks._replace(**looks)


def switch_hidden(window: MainWindow) -> None:
    """Lay another game while the window is not shown."""
    window.hide()
    lay(window, "zen.five-dragons")
    window.show()


def fill_the_screen(window: MainWindow) -> None:
    """Let the pointer ask for the bars of a full screen, in which another game is laid."""
    window.action_table["full-screen"].trigger()
    QApplication.processEvents()
    assert (window.bar.height(), window.status_bar.height()) == (0, 0)
    lay(window, "levels.meng-huo")
    place = window.mapToGlobal(QPoint(300, 0))
    QCursor.setPos(place)
    window.full_screen.look(place)


def leave_the_screen(window: MainWindow) -> None:
    window.action_table["full-screen"].trigger()
    QCursor.setPos(QPoint(-100, -100))


def lose(window: MainWindow) -> None:
    """Make a move after which the deal is lost, and which could be taken back."""
    lay(window, "zen.ten-sets")
    known, first = window.analysis.learn, window.session.record
    known(first, Outlook(1, 0, 0, (window.session.facts.moves[0],)))
    window.session.play(window.session.facts.moves[0])
    known(window.session.record, Outlook(0, 1, 0))
    assert window.status_bar.back.isVisible()


def say(window: MainWindow, text: str) -> None:
    """Say something in the status bar, with the tiles in it, and with an offer."""
    said = words("{text}", text=WrittenTiles(text))
    window.status_bar.say((said,), ((words("Train"), lambda: None),))


#: Whatever makes what stands in bar or status bar wider or narrower, one after the other.
CALLBACKS: dict[str, TaskAction] = {
    "a game of phases": lambda window: lay(window, PASSING),
    "a step of a turn": lambda window: window.session.play(window.session.facts.moves[0]),
    "another step": lambda window: window.bar.play_turn(),
    "the page of games": turn_page,
    "a language on it": lambda window: window.parts.languages.use("en"),
    "the table in it": turn_page,
    "the page again": turn_page,
    "larger texts on it": lambda window: use(window, text_scale="200"),
    "the table in them": turn_page,
    "one more page": turn_page,
    "a game chosen on it": lambda window: window.controller.choose_game(SHANGHAI),
    "a part of the goal": lambda window: window.goal_bar.parts[0].click(),
    "Ukrainian": lambda window: window.parts.languages.use("uk"),
    "smaller texts": lambda window: use(window, text_scale="125"),
    "high contrast": lambda window: use(window, scheme="high-contrast"),
    "a dark scheme": lambda window: use(window, scheme="dark"),
    "other tiles": lambda window: use(window, tile_style="ivory"),
    "hidden": switch_hidden,
    "a full screen": fill_the_screen,
    "a window again": leave_the_screen,
    "Chinese": lambda window: window.parts.languages.use("zh_CN"),
    "a challenge": lambda window: window.controller.challenge(date(2026, 3, 18)),
    "a problem": lambda window: window.controller.begin_problem(
        window.parts.problem_sets.next(find("zen.eight-sets"))
    ),
    "the album": lambda window: window.action_table["album"].trigger(),
    "a notice": lambda window: window.notices.add(words("Short. " * 30)),
    "texts as usual": lambda window: use(window, text_scale="100"),
    "a pause": lambda window: window.action_table["pause"].trigger(),
    "no pause": lambda window: window.action_table["pause"].trigger(),
    "a message": lambda window: say(window, "Short."),
    "a long message": lambda window: say(window, "So many words " * 20),
    "tiles": lambda window: say(window, "Tiles 66 55, 44 33, 22 11, 65 64, 63 and so many more"),
    "a loss": lose,
    "a long time": lambda window: window.session.spend(window.session.playing.id, 123456),
    "Ukrainian again": lambda window: window.parts.languages.use("uk"),
    "the largest texts": lambda window: use(window, text_scale="200"),
}


@pytest.mark.parametrize("width", [1, 780, 1180])
def test_no_button_is_lost_whatever_is_told(make_window: MakeWindow, width: int) -> None:
    window = make_window(language="uk", size=(width, HEIGHT))
    for name, do in CALLBACKS.items():
        do(window)
        if not window.isFullScreen():
            window.resize(width, HEIGHT)
        assert_all_there(window, name, width)


def test_no_button_or_figure_of_a_panel_is_cut_in_the_narrowest_window(
    make_window: MakeWindow,
) -> None:
    window = make_window(language="uk", size=(WIDTHS[0], HEIGHT))
    for show, scale in product((PANELS["result"], PANELS["welcome"]), SCALES):
        use(window, text_scale=scale)
        if scale == SCALES[0]:
            show(window)
        window.resize(WIDTHS[0], HEIGHT)
        QApplication.processEvents()
        area = window.panel.findChild(QScrollArea)
        assert area is not None
        assert area.horizontalScrollBar().maximum() == 0, (show, scale)
        assert all(button.isVisible() for button in window.panel.buttons)


def test_a_longer_time_is_no_longer_than_what_is_left_beside_it(make_window: MakeWindow) -> None:
    window = make_window(size=(640, HEIGHT))
    status_bar, session = window.status_bar, window.session
    status_bar.say((words("So many words " * 3),))
    session.spend(session.playing.id, 36000)
    status_bar.refresh_time()
    for _ in range(5):
        QApplication.processEvents()
    assert clipped_texts(status_bar) == []
    assert status_bar.time_label.text() == "10:00:00"
