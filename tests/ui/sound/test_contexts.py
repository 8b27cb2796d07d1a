"""What the library's contexts come to, each a connection to the sound server, without a device."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Semaphore
from types import SimpleNamespace
from typing import Any

import pytest

from gupai_desktop.engine.clock import Clock
from gupai_desktop.ui.sound import player
from gupai_desktop.ui.sound.player import Output, SoundPlayer
from tests.ui.sound.fakes import TIMEOUT

miniaudio = pytest.importorskip("miniaudio")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it chooses the device")


class Counted:
    """The library in C, which counts the contexts that are open, and fails where it is told to."""

    def __init__(self) -> None:
        self._library = miniaudio.lib
        self.contexts = 0
        self.stopped = Semaphore(0)
        self.failing = ""

    def __getattr__(self, name: str) -> Any:
        function = getattr(self._library, name)
        return function if name != self.failing else lambda *_: -1

    def ma_context_init(self, *arguments: Any) -> Any:
        self.contexts += 1
        return self._library.ma_context_init(*arguments)

    def ma_context_uninit(self, context: Any) -> Any:
        self.contexts -= bool(context)
        return self._library.ma_context_uninit(context)

    def ma_device_stop(self, device: Any) -> Any:
        result = self._library.ma_device_stop(device)
        self.stopped.release()
        return result


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The library with the backend that is no device."""
    null = miniaudio.Backend.NULL
    kinds = SimpleNamespace(PULSEAUDIO=null, ALSA=null, NULL=null)
    monkeypatch.setattr(miniaudio, "Backend", kinds)
    counted = Counted()
    monkeypatch.setattr(miniaudio, "lib", counted)
    return counted


def test_many_sounds_with_silence_between_them_take_one_context(
    counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "_IDLE", 0.0)
    sounds = SoundPlayer(Clock())
    for _ in range(20):
        sounds.play("laid")
        assert counted.stopped.acquire(timeout=TIMEOUT)
        assert counted.contexts == 1
    sounds.close()
    assert sounds._thread is not None
    sounds._thread.join(TIMEOUT)
    assert counted.contexts == 0


def test_a_device_that_cannot_be_had_or_started_leaves_no_context(counted: Counted) -> None:
    for failing in ("ma_device_init", "ma_device_start"):
        output = Output(miniaudio, lambda: 0.0)
        counted.failing = failing
        output.play("laid", 1.0)
        assert counted.contexts == 0, failing


def test_the_context_of_a_device_that_died_is_given_back(counted: Counted) -> None:
    hours = iter(range(0, 10**6, 3600))
    output = Output(miniaudio, lambda: next(hours))
    for _ in range(5):
        counted.failing = ""
        output.play("laid", 1.0)
        assert counted.contexts == 1
        output.rest()
        counted.failing = "ma_device_start"
        output.play("laid", 1.0)
        assert counted.contexts == 0


def test_a_library_that_gives_the_context_back_itself_is_left_to_do_so(
    counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    close: Callable[[Any], None] = miniaudio.PlaybackDevice.close

    def close_all(device: Any) -> None:
        close(device)
        counted.ma_context_uninit(device._context)

    monkeypatch.setattr(miniaudio.PlaybackDevice, "close", close_all)
    output = Output(miniaudio, lambda: 0.0)
    output.play("laid", 1.0)
    assert counted.contexts == 1
    output.close()
    assert counted.contexts == 0
