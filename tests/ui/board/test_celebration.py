"""A win on the table: it comes when the last tile lies still, and any input ends it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.monkey import Monkey
from tests.ui.hand import MakeWindow, assert_whole
from tests.ui.known import WINNING_LINE


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A window in which the last move has just been played."""
    window = make_window(is_animated=True)
    for move in WINNING_LINE:
        window.session.play(move)
    return window


def celebration_of(window: MainWindow) -> Celebration:
    (celebration,) = window.view.findChildren(Celebration)
    return celebration


def show_at(window: MainWindow, moment: int) -> None:
    """Let the celebration come to a moment of itself."""
    window.scene.finish_glide()
    frames_of(window).setCurrentTime(moment)


def frames_of(window: MainWindow) -> QVariantAnimation:
    (frames,) = celebration_of(window).findChildren(QVariantAnimation)
    return frames


def test_the_card_waits_until_the_tiles_lie_still(window: MainWindow, qtbot: QtBot) -> None:
    assert window.scene.is_gliding
    assert window.panel.text == ""
    with qtbot.waitSignal(celebration_of(window).ended):
        pass
    assert window.panel.text == "Won in 10 moves. Next: Easy."
    window.scene.finish_glide()
    assert_whole(window)


def test_the_seal_falls_once_all_tiles_lie_still(window: MainWindow, qtbot: QtBot) -> None:
    before = len(window.scene.items())
    show_at(window, 1100)
    assert len(window.scene.items()) == before
    with qtbot.waitSignal(celebration_of(window).stamped):
        show_at(window, 1500)
    assert len(window.scene.items()) == before + 1
    assert all(item.pos() == item.home for item in window.scene.tile_items)
    celebration_of(window).finish()
    assert len(window.scene.items()) == before


def test_a_click_ends_it_and_the_card_is_there_at_once(window: MainWindow) -> None:
    show_at(window, 500)
    QTest.mousePress(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert frames_of(window).state() == QVariantAnimation.State.Stopped
    assert window.panel.text == "Won in 10 moves. Next: Easy."
    assert_whole(window)


def test_undo_works_at_once(window: MainWindow) -> None:
    show_at(window, 1500)
    window.action_table["undo"].trigger()
    window.scene.finish_glide()
    assert frames_of(window).state() == QVariantAnimation.State.Stopped
    assert window.panel.text == ""
    assert not window.session.facts.is_won
    assert_whole(window)


def test_a_monkey_that_looks_while_tiles_hop_finds_nothing_wrong(
    window: MainWindow, tmp_path: Path
) -> None:
    show_at(window, 500)
    assert any(item.pos() != item.home for item in window.scene.tile_items)
    Monkey(window, tmp_path, 1).look()
