"""Dealing: tiles come from below the table, quickly, and hold nothing up."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow, assert_whole
from tests.ui.known import DEAL, GAME, LEGAL

OTHER = DEAL + 1


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A window in which another deal has just been laid."""
    window = make_window(is_animated=True)
    window.session.begin(Record.of_deal(find(GAME), OTHER))
    return window


def test_all_tiles_come_from_below_the_table(window: MainWindow) -> None:
    assert window.scene.is_gliding
    foot = window.scene.sceneRect().bottom()
    assert all(item.pos().y() > foot for item in window.scene.tile_items)
    window.scene.glide.setCurrentTime(400)
    on_the_way = [item.pos().y() < foot for item in window.scene.tile_items]
    assert any(on_the_way)
    assert not all(on_the_way)


def test_dealing_takes_less_than_a_second_at_any_pace(make_window: MakeWindow) -> None:
    window = make_window(is_animated=True)
    for number, game in enumerate((GAME, "levels.o-koan")):
        for step, speed in enumerate((0.5, 1.0, 2.0)):
            window.scene.set_speed(speed)
            window.session.begin(Record.of_deal(find(game), OTHER + 3 * number + step))
            assert window.scene.glide.duration() <= 1000, (game, speed)


def test_a_click_or_a_key_ends_it(make_window: MakeWindow) -> None:
    window = make_window(is_animated=True)
    for number in (OTHER, DEAL):
        window.session.begin(Record.of_deal(find(GAME), number))
        if number == OTHER:
            QTest.mousePress(window.view.viewport(), Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(window.view, Qt.Key.Key_Right)
        assert_whole(window)


def test_undo_and_restart_deal_nothing(window: MainWindow) -> None:
    window.scene.finish_glide()
    foot = window.scene.sceneRect().bottom()
    window.session.undo()
    assert all(item.pos().y() < foot for item in window.scene.tile_items)
    window.session.play(LEGAL)
    window.session.restart()
    assert all(item.pos().y() < foot for item in window.scene.tile_items)
