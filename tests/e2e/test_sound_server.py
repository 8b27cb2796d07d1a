"""Sounds at a real sound server: all are heard, few connections taken, and it may come and go."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Semaphore
from typing import Any

import pytest

from gupai_desktop.engine.clock import Clock
from gupai_desktop.ui.sound import player
from gupai_desktop.ui.sound.player import SoundPlayer
from tests.e2e.desktop import REAL_WINDOW, TIMEOUT, Program, Screen, until
from tests.e2e.sound_server import WITH_SOUND, SoundServer
from tests.ui.known import DEAL, GAME, WINNING_LINE

miniaudio = pytest.importorskip("miniaudio")
pytestmark = [*REAL_WINDOW, WITH_SOUND]


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundServer]:
    """A sound server of the test's own."""
    server = SoundServer()
    monkeypatch.setenv("PULSE_SERVER", server.address)
    yield server
    server.close()


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Semaphore:
    """Released each time that a device is stopped, which it is as soon as a sound has begun."""
    monkeypatch.setattr(player, "_IDLE", 0.0)
    stopped, stop = Semaphore(0), miniaudio.PlaybackDevice.stop

    def stop_and_tell(device: Any) -> None:
        stop(device)
        stopped.release()

    monkeypatch.setattr(miniaudio.PlaybackDevice, "stop", stop_and_tell)
    return stopped


def test_eighty_sounds_with_silence_between_them_take_the_connections_of_one(
    server: SoundServer, stopped: Semaphore
) -> None:
    taken = []
    with closing(SoundPlayer(Clock())) as sounds:
        for _ in range(80):
            sounds.play("laid")
            assert stopped.acquire(timeout=TIMEOUT)
            taken.append(server.connections())
    assert max(taken) == taken[0]
    until(lambda: server.connections() == 0)


def hear(server: SoundServer, play: Callable[[], None]) -> None:
    """Play until it is heard: no device is tried for each sound."""
    with server.listening() as is_heard:

        def play_on() -> bool:
            play()
            time.sleep(0.2)
            return is_heard()

        until(play_on)


def test_a_server_that_ends_and_comes_back_is_heard_again(server: SoundServer) -> None:
    # Nothing is there at the first sound, and then it goes while one is heard.
    server.kill()
    with closing(SoundPlayer(Clock())) as sounds:
        sounds.play("laid")
        for _ in range(2):
            server.start()
            hear(server, lambda: sounds.play("won"))
            server.kill()


def test_a_device_that_rests_is_heard_after_its_server_was_restarted(
    server: SoundServer, stopped: Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(SoundPlayer(Clock())) as sounds:
        sounds.play("laid")
        assert stopped.acquire(timeout=TIMEOUT)
        server.kill()
        server.start()
        monkeypatch.setattr(player, "_IDLE", 3.0)
        hear(server, lambda: sounds.play("won"))


# The server comes first, as programs on the screen are told its address.
def test_moves_are_heard_and_the_program_ends_though_the_server_hangs(
    server: SoundServer, screen: Screen, tmp_path: Path
) -> None:
    program = Program(screen, tmp_path, "--game", GAME, "--deal", str(DEAL))
    try:
        left, right = WINNING_LINE[0].sides
        program.drag(str(left[-1]), str(right[-1]))
        program.wait_for_moves(1)
        hear(server, lambda: program.key("ctrl+z", "ctrl+y"))
        server.hang()
        assert program.quit() == 0
        assert program.errors() == ""
    finally:
        program.close()
