"""What is heard at the table: each thing once, and nothing where the player says so."""

import gc
import weakref

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.sound.player import SoundPlayer
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow, prefer
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all sounds that are played."""
    names: list[str] = []
    monkeypatch.setattr(SoundPlayer, "play", lambda _, name: names.append(name))
    return names


@pytest.fixture
def window(make_window: MakeWindow, heard: list[str]) -> MainWindow:
    window = make_window()
    heard.clear()
    return window


def test_the_table_is_heard_quietly_from_the_start_until_the_player_mutes_it(
    window: MainWindow, heard: list[str]
) -> None:
    assert window.sounds.player.volume == 0.25
    window.session.play(LEGAL)
    assert heard == ["laid", "knock-3"]
    window.action_table["sound"].trigger()
    heard.clear()
    window.session.undo()
    assert heard == []


def test_a_tile_is_heard_when_it_is_lifted_and_knocked_back_if_it_is_refused(
    window: MainWindow, heard: list[str]
) -> None:
    hand = Hand(window)
    hand.drag("55a", "41")
    assert heard == ["lifted", "refused"]
    heard.clear()
    hand.lift("55a", "53")
    assert heard == ["lifted"]
    hand.release()
    assert heard[:2] == ["lifted", "laid"]


def test_a_group_that_becomes_valid_is_heard(window: MainWindow, heard: list[str]) -> None:
    for move in WINNING_LINE:
        window.session.play(move)
    knocks = [name for name in heard if name.startswith("knock")]
    assert heard.count("laid") == len(WINNING_LINE)
    assert 5 <= len(knocks) <= len(WINNING_LINE)
    assert knocks[-1] == f"knock-{len(window.session.facts.table.groups)}"
    assert heard[-1] == "won"
    heard.clear()
    window.session.undo()
    assert heard == ["laid"]


def test_a_knock_is_heard_when_the_seal_is_stamped_and_the_chord_with_the_great_one(
    make_window: MakeWindow, heard: list[str], qtbot: QtBot
) -> None:
    window = make_window(is_animated=True)
    heard.clear()
    for move in WINNING_LINE:
        window.scene.finish_glide()
        window.session.play(move)
    window.scene.finish_glide()
    assert window.view.stamps.is_falling
    assert heard[-1] == "laid"
    qtbot.waitUntil(lambda: heard[-1] == "won")
    assert heard[-2] == f"knock-{len(window.session.facts.table.groups)}"


def test_another_volume_is_heard(window: MainWindow, heard: list[str]) -> None:
    window.parts.settings.volume = "loud"
    prefer(window, "plays_sounds", True)
    assert heard == ["laid"]
    assert window.sounds.player.volume == 1
    prefer(window, "plays_sounds", False)
    assert heard == ["laid"]


def test_a_window_that_has_gone_leaves_no_table_behind(
    languages: Languages, store: SettingsFile
) -> None:
    window = MainWindow(Session(Record.of_deal(find(GAME), DEAL)), Settings(store), languages)
    table = weakref.ref(window.scene)
    shiboken6.delete(window)
    del window
    gc.collect()
    assert table() is None
