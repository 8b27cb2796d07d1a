"""The goal above the table: every wanted group, ticked as it appears."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.ui.board.models import GroupState, Role, TileState
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.table_colours import BACKGROUNDS, LIGHT, Tone, scheme_of
from gupai_desktop.ui.window.goal_bar import Detail, GoalBar
from gupai_desktop.ui.window.main_window import MainWindow
from tests.games.test_zen_goals import FIVE_DRAGONS, IN_SHANGHAI, TABLES
from tests.ui.hand import MakeWindow

EIGHT = "zen.eight-sets"
#: Two of the four military pairs lie there.
ALMOST = (
    "66 66 11 | 11 44 44 | 31 31 55 | 55 33 33 | 22 22 65 | 65 64 64 | 61 61 51 | 51 42 21 "
    "| 63 53 | 62 54 | 52 43 | 41 32"
)


def bar_of(game: str, board: str) -> GoalBar:
    pointing = Pointing(Session(Record.of_board(find(game), board)))
    bar = GoalBar(pointing, list)
    pointing.setParent(bar)
    return bar


def texts(bar: GoalBar) -> list[str]:
    """Everything that is written on it, from left to right."""
    widgets: list[QLabel | QToolButton] = [*bar._labels, *bar.parts]
    widgets.sort(key=lambda one: one.x())
    return [one.text() for one in widgets if not one.isHidden() and one.text()]


def reached(bar: GoalBar) -> list[bool]:
    """Which parts bear a seal: it is gold, and an empty ring is not."""
    gold = {QColor(one.gold).name() for one in (LIGHT, scheme_of(Tone.LIGHT, BACKGROUNDS[0]))}
    icons = (part.icon().pixmap(part.iconSize()).toImage() for part in bar.parts)
    return [
        not gold.isdisjoint(i.pixelColor(x, i.height() // 2).name() for x in range(15))
        for i in icons
    ]


def written(bar: GoalBar, detail: Detail) -> GoalBar:
    """The bar with so much written on it, laid out."""
    bar.show()
    bar.write(detail)
    bar.adjustSize()
    QApplication.processEvents()
    return bar


def test_every_wanted_group_has_its_part_and_a_seal_if_it_lies_there(qtbot: QtBot) -> None:
    for game, board, found, _ in TABLES:
        bar = bar_of(game.id, board)
        qtbot.addWidget(bar)
        for detail in Detail:
            written(bar, detail)
            assert [aim.found for aim in bar._aims] == [one for row in found for one in row], board
            assert reached(bar) == [aim.found >= aim.wanted for aim in bar._aims], board


def test_each_detail_tells_less_and_takes_less_room(qtbot: QtBot) -> None:
    bar = bar_of("zen.shanghai", next(iter(IN_SHANGHAI)))
    qtbot.addWidget(bar)
    rows, widths = [], []
    for detail in Detail:
        written(bar, detail)
        assert all(one.width() >= one.sizeHint().width() for one in bar.parts)
        rows.append(texts(bar))
        widths.append(bar.sizeHint().width())
    assert [row[-1] for row in rows] == [
        *("Silver Ingot  銀元寶", "Silver Ingot", "Big Dragon  2/2", "2/2", "2/2")
    ]
    assert rows[0][:2] == ["Goal:", "Full Dragon  全龍  4 of 4"]
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths)) == len(widths)


def test_groups_of_one_name_share_it_and_other_goals_are_parted_by_or(qtbot: QtBot) -> None:
    bar = bar_of(EIGHT, ALMOST)
    qtbot.addWidget(bar)
    written(bar, Detail.NATIVE)
    assert texts(bar) == ["Goal:", "Military Pair  武對", "or", "Civil Pair  文對"]


def test_groups_are_ticked_as_they_appear_and_unticked_by_undo(make_window: MakeWindow) -> None:
    window = make_window()
    window.session.begin(Record.of_board(find(EIGHT), ALMOST))
    bar = window.goal_bar
    assert reached(bar) == [False, False, True, True, *[False] * 4]
    window.session.play(Move.parse("exchange 53 54"))
    assert reached(bar) == [True] * 4 + [False] * 4
    window.session.undo()
    assert reached(bar) == [False, False, True, True, *[False] * 4]


def test_the_goal_is_there_just_in_games_that_name_their_groups(window: MainWindow) -> None:
    shown = set()
    for game in games():
        window.session.begin(Record.of_deal(game(), 5))
        QApplication.processEvents()
        if window.goal_bar.isVisible():
            shown.add(game.id)
            assert window.goal_bar.height() < 50
            assert (
                window.goal_bar.mapTo(window, QPoint(0, 0)).y()
                < window.view.mapTo(window, QPoint(0, 0)).y()
            )
    assert shown == {EIGHT, "zen.shanghai", "zen.five-dragons", "zen.harmony"}


def test_the_whole_goal_is_said_in_words_for_those_who_do_not_see_it() -> None:
    bar = bar_of(EIGHT, ALMOST)
    assert bar.accessibleName() == (
        "Goal: Military Pair 63 54: 0 of 1; Military Pair 62 53: 0 of 1; "
        "Military Pair 52 43: 1 of 1; Military Pair 41 32: 1 of 1; or "
        "Civil Pair 66 66: 0 of 1; Civil Pair 11 11: 0 of 1; "
        "Civil Pair 44 44: 0 of 1; Civil Pair 31 31: 0 of 1"
    )
    assert bar_of("zen.five-dragons", next(iter(FIVE_DRAGONS))).accessibleName() == (
        "Goal: Civil Pair 22 22: 1 of 1; Full Dragon: 5 of 5; Five Sons: 5 of 5"
    )


def open_goal(make_window: MakeWindow, game: str = EIGHT, board: str = ALMOST) -> MainWindow:
    window = make_window()
    window.session.begin(Record.of_board(find(game), board))
    QApplication.processEvents()
    return window


def lit(window: MainWindow) -> tuple[set[int], set[str]]:
    """The groups that are framed, and the tiles that are marked as needed."""
    states = {item.tile: item.state for item in window.scene.tile_items}
    needed = {str(tile) for tile, state in states.items() if state is TileState.NEEDED}
    groups = window.view.groups
    marked = [groups.index(row, 0).data(Role.STATE) for row in range(groups.rowCount())]
    return {row for row, state in enumerate(marked) if state is GroupState.SERVES}, needed


def test_a_part_that_the_keyboard_is_at_lights_the_table(make_window: MakeWindow) -> None:
    window = open_goal(make_window)
    open_, reached = window.goal_bar.parts[0], window.goal_bar.parts[2]
    assert lit(window) == (set(), set())
    open_.setFocus(Qt.FocusReason.TabFocusReason)
    assert lit(window) == (set(), {"63", "54"})
    assert window.presenter.shown_text == (
        "Military Pair 63 54: 0 of 1. Marked: 2 tiles that it can be made of."
    )
    reached.setFocus(Qt.FocusReason.TabFocusReason)
    assert lit(window) == ({10}, set())
    assert "Framed: 1 group like it." in window.presenter.shown_text
    window.view.setFocus()
    assert lit(window) == (set(), set())
    assert window.presenter.shown_text == ""


def test_a_click_keeps_a_part_lit_and_says_what_it_wants(make_window: MakeWindow) -> None:
    window = open_goal(make_window)
    part = window.goal_bar.parts[0]
    part.click()
    window.view.setFocus()
    assert part.isChecked()
    assert lit(window) == (set(), {"63", "54"})
    assert window.presenter.shown_text.startswith("Military Pair 63 54: 0 of 1.")
    window.session.play(Move.parse("exchange 53 54"))
    assert lit(window) == ({8}, set())
    window.session.undo()
    assert lit(window) == (set(), {"63", "54"})
    part.click()
    window.view.setFocus()
    assert not part.isChecked()
    assert lit(window) == (set(), set())
