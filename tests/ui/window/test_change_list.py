"""The rows of an explanation: what they light, and what clicks and keys at them do."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.narrator import Change
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.window.change_list import ChangeButton
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.clipping import clipped_texts
from tests.ui.hand import Hand, MakeWindow, resize

#: A board whose first group is valid.
VALID = " | ".join(
    (
        *("61 54 32", "66 66 44", "11 11 55", "33 33 22", "31 31 65", "64 63 62"),
        *("53 52 51", "43 42 41", "65 64 51", "61 55 44", "21 22"),
    )
)
#: A group of the deal with legal ways and others.
GROUP = 2


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    window = make_window()
    window.session.begin(Record.of_deal(find("zen.harmony"), 7))
    window.session.explain_group(GROUP)
    QApplication.processEvents()
    return window


def changes(window: MainWindow) -> tuple[Change, ...]:
    return window.session.facts.narrator.changes(GROUP)


def buttons(window: MainWindow) -> list[ChangeButton]:
    return window.panel.change_list.buttons


def lit(window: MainWindow) -> set[object]:
    return {one.tile for one in window.scene.tile_items if one.state is TileState.MENTIONED}


def test_there_is_a_row_for_every_way_spoken_whole_which_lights_its_tiles(
    window: MainWindow,
) -> None:
    names = [one.accessibleName() for one in buttons(window)]
    assert names == [str(change.spoken) for change in changes(window)]
    first, second, third, *_ = buttons(window)
    assert (first.name.text(), first.where.text()) == ("Five Sons  五子", "Group 7")
    assert first.hasFocus()
    assert lit(window) == changes(window)[0].tiles
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    assert lit(window) == changes(window)[1].tiles
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert first.hasFocus()
    QApplication.sendEvent(third, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert lit(window) == changes(window)[2].tiles
    QApplication.sendEvent(third, QEvent(QEvent.Type.Leave))
    assert lit(window) == changes(window)[0].tiles, "those of the row that has the focus"


def test_the_rim_of_a_row_is_dashed_if_it_is_no_move(window: MainWindow) -> None:
    for button, change in zip(buttons(window), changes(window), strict=True):
        picture, high = button.grab().toImage(), button.height() // 4
        down = range(high, 3 * high)
        assert (len({picture.pixel(0, y) for y in down}) > 1) == (change.move is None)


def test_enter_or_a_click_plays_what_is_legal(window: MainWindow) -> None:
    before = window.session.record
    (place, change), *_ = ((n, change) for n, change in enumerate(changes(window)) if change.move)
    QTest.keyClick(buttons(window)[place], Qt.Key.Key_Return)
    assert window.session.record == before.play(change.move) if change.move else None
    assert not window.panel.isVisible()
    window.session.undo()
    window.session.explain_group(GROUP)
    QTest.mouseClick(buttons(window)[place], Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert window.session.record.moves == (change.move,)


def test_of_what_is_not_legal_the_status_bar_says_why_and_nothing_is_played(
    window: MainWindow,
) -> None:
    first, before = buttons(window)[0], window.session.record
    assert window.status_bar.message.toolTip().startswith("55 61 33: Not a triplet (")
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert window.session.record is before
    assert window.panel.isVisible()


def test_escape_closes_it_from_wherever_the_keys_are_and_puts_out_the_light(
    window: MainWindow,
) -> None:
    window.action_table["album"].trigger()
    album = window.album_dock.widget()
    for at in (None, window.view, window.bar.buttons[0], window.goal_bar.parts[0], album):
        window.session.explain_group(GROUP)
        QApplication.processEvents()
        focus = at or buttons(window)[0]
        focus.setFocus()
        QTest.keyClick(QApplication.focusWidget() or focus, Qt.Key.Key_Escape)
        assert (window.panel.isVisible(), lit(window)) == (False, set()), at


def test_what_the_panel_has_no_place_for_is_in_the_status_bar(window: MainWindow) -> None:
    window.show_welcome()
    window.session.explain_group(GROUP)
    assert window.panel.content is not None
    assert window.panel.content.changes == ()
    assert window.status_bar.message.words.startswith("Group 3. ")


def test_suits_stand_in_rows_and_on_tiles_in_hand_and_nowhere_else(window: MainWindow) -> None:
    assert [one.sign for one in window.scene.tile_items if one.sign] == []
    assert len(buttons(window)[0].pictures) == 5, "tile, suit, arrow, tile, suit"
    window.panel.dismiss()
    move = window.session.facts.moves[0]
    tile = move.sides[0][0]
    window.pointing.point(tile)
    chosen = window.pointing.selection
    signed = {one.tile for one in window.scene.tile_items if one.sign}
    assert signed == {tile} | chosen.targets | chosen.partners
    window.pointing.let_go()
    assert not any(one.sign for one in window.scene.tile_items)


def test_of_a_group_that_needs_nothing_the_status_bar_tells_and_its_tiles_are_lit(
    window: MainWindow,
) -> None:
    window.session.begin(Record.of_board(find("zen.ten-sets"), VALID))
    window.session.explain_group(0)
    QApplication.processEvents()
    assert not window.panel.isVisible()
    assert window.status_bar.message.words.startswith("Group 1. 61 54 32: Full Dragon (")
    assert lit(window) == set(window.session.record.table.groups[0])


def test_points_stand_beside_the_tiles_that_go_with_the_one_in_hand(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find("trigrams.eight"), 9))
    facts = window.session.facts
    pair = next(move for move in facts.moves if len(move.tiles) == 2)
    one, other = sorted(pair.tiles, key=str)
    window.pointing.point(one)
    (sign,) = (item.sign for item in window.scene.tile_items if item.tile == other)
    assert sign is not None
    (prospect,) = facts.narrator.prospects(pair.tiles)
    assert str(prospect.label.caption).endswith(f": {sign.meaning}")
    assert sign.is_tag
    assert str(sign.meaning).startswith(sign.text)


def test_a_tile_whose_neighbours_get_signs_when_it_is_lifted_stays_in_the_hand(
    window: MainWindow,
) -> None:
    hand = Hand(window)
    for game in ("zen.eight-sets", "trigrams.eight"):
        window.session.begin(Record.of_deal(find(game), 88))
        QApplication.processEvents()
        move = next(move for move in window.session.facts.moves if len(move.tiles) == 2)
        one, other = sorted(map(str, move.tiles))
        hand.lift(one, onto=other)
        assert any(item.sign for item in window.scene.tile_items), game
        hand.release()
        assert window.session.record.moves == (move,), game


def test_rows_are_whole_in_every_language_and_width(window: MainWindow) -> None:
    for language in LANGUAGES:
        window.choice_menus["languages"].choose(language)
        for width in (700, 1180):
            resize(window, width, 600)
            assert clipped_texts(window.panel) == [], (language, width)
            right = window.panel.rect().right()
            for button in buttons(window):
                assert button.mapTo(window.panel, button.rect().topRight()).x() <= right
