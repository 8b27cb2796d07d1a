"""Seals are stamped when the tiles have arrived, and lie still in the end whatever happens."""

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.board.group_item import GroupItem
from gupai_desktop.ui.board.stamps import SealStamps
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow
from tests.ui.known import WINNING_LINE


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window(is_animated=True)


def stamps_of(window: MainWindow) -> SealStamps:
    (stamps,) = window.view.findChildren(SealStamps)
    return stamps


def sealed(window: MainWindow) -> set[GroupItem]:
    return {group for group in window.scene.group_items if group.label.is_sealed}


def play_to_a_seal(window: MainWindow) -> GroupItem:
    """Play until a move makes a group valid: the item of the first one."""
    for move in WINNING_LINE:
        window.scene.finish_glide()
        before = sealed(window)
        window.session.play(move)
        if fresh := sealed(window) - before:
            return fresh.pop()
    raise AssertionError("no seal has come")


def is_at_rest(group: GroupItem) -> bool:
    return (group.seal.scale(), group.seal.opacity()) == (1, 1)


def test_a_seal_waits_for_the_tiles_and_then_falls(window: MainWindow, qtbot: QtBot) -> None:
    group = play_to_a_seal(window)
    assert window.scene.is_gliding
    assert group.seal.opacity() == 0
    with qtbot.waitSignal(stamps_of(window).finished):
        pass
    assert is_at_rest(group)


def test_a_move_meanwhile_lets_it_lie_at_once(window: MainWindow) -> None:
    group = play_to_a_seal(window)
    number = len(window.session.record.moves)
    for move in WINNING_LINE[number:]:
        window.session.play(move)
    assert is_at_rest(group)


def test_another_game_meanwhile_leaves_nothing_behind(window: MainWindow) -> None:
    play_to_a_seal(window)
    window.session.begin(Record.of_deal(find("levels.o-koan"), 1))
    window.scene.finish_glide()
    assert all(is_at_rest(group) for group in sealed(window))


def test_another_game_of_which_something_is_told_before_it_is_told_itself_stops_the_fall(
    window: MainWindow,
) -> None:
    play_to_a_seal(window)
    stamps = stamps_of(window)
    window.scene.built.disconnect(stamps._on_built)
    window.scene.built.connect(window.scene.refreshed)
    window.scene.built.connect(stamps._on_built)
    window.session.begin(Record.of_deal(find("zen.harmony"), 27))
    assert not stamps.is_falling
    assert sealed(window)
    assert all(is_at_rest(group) for group in sealed(window))
