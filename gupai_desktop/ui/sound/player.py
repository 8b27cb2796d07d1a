"""Plays the sounds of the table, in a thread of its own; a machine without sound stays silent."""

from __future__ import annotations

import logging
import os.path
import sys
import threading
from array import array
from collections.abc import Generator
from pathlib import Path
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import Any

from gupai_desktop import paths

#: So many knocks there are, each higher than the one before.
_KNOCKS = 12
#: The sounds that lie in the resources.
NAMES = (
    *("lifted", "laid", "refused", "refill", "won"),
    *(f"knock-{count}" for count in range(1, _KNOCKS + 1)),
)

#: So many samples a second; all files have it.
_RATE = 22050
#: How far ahead the device asks for samples, in milliseconds.
_AHEAD = 60
#: The device is given back after so many seconds of silence.
_IDLE = 3.0
#: So many sounds at once at most.
_MOST = 4
_LOUDEST = 32767

_log = logging.getLogger(__name__)


def knock_for(count: int) -> str:
    """The sound of a seal that is stamped when so many groups are valid."""
    return f"knock-{min(count, _KNOCKS)}"


class SoundPlayer:
    """Plays sounds by their names, so loud as `volume` says, from 0 to 1.

    `play` returns at once.  The thread is started with the first sound; when the device
    cannot be opened, nothing more is tried.
    """

    def __init__(self) -> None:
        self.volume = 0.25
        self._wanted: SimpleQueue[str | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()

    def play(self, name: str) -> None:
        """Let a sound be heard now, if sounds can be heard at all."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        if self._thread.is_alive() and self.volume > 0:
            self._wanted.put(name)

    def close(self) -> None:
        self._wanted.put(None)

    def _run(self) -> None:
        """Wait for sounds; open the device for the first, give it back after the last."""
        try:
            import miniaudio

            while (name := self._wanted.get()) is not None:
                device = _device(miniaudio)
                device.start(self._mixer.stream())
                try:
                    if not self._play_until_silent(name):
                        return
                finally:
                    device.close()
        except Exception as error:  # no library, no device, no server: all the same here
            _log.info("no sound: %s", error)

    def _play_until_silent(self, first: str) -> bool:
        """Play what comes until nothing does for a while; False if nothing is to follow."""
        name: str | None = first
        while name is not None:
            self._mixer.add(name, self.volume)
            try:
                name = self._wanted.get(timeout=_IDLE)
            except Empty:
                return True
        return False


def _device(miniaudio: ModuleType) -> Any:
    # Where there is no sound card ALSA would write a page of complaints.
    backends = [miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA]
    if not os.path.exists("/dev/snd"):
        backends.pop()
    return miniaudio.PlaybackDevice(
        backends=backends if sys.platform.startswith("linux") else None,
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=_RATE,
        buffersize_msec=_AHEAD,
        app_name="Gupai Desktop",
    )


class Mixer:
    """Adds up the sounds that are heard at one moment."""

    def __init__(self) -> None:
        self._sounds: dict[str, array[int]] = {}
        self._lock = threading.Lock()
        self._heard: list[array[int]] = []

    def add(self, name: str, volume: float) -> None:
        """Begin a sound; of too many at once the oldest ends."""
        if name not in self._sounds:
            self._sounds[name] = read_sound(paths.resources() / "sounds" / f"{name}.wav")
        loud = array("h", (int(sample * volume) for sample in self._sounds[name]))
        with self._lock:
            self._heard = [*self._heard, loud][-_MOST:]

    def stream(self) -> Generator[array[int], int, None]:
        """Give as many samples as are asked for, without end."""
        stream = self._frames()
        next(stream)
        return stream

    def _frames(self) -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            count = yield self.mixed(count)

    def mixed(self, count: int) -> array[int]:
        """The next so many samples."""
        with self._lock:
            parts = [sound[:count] for sound in self._heard]
            self._heard = [sound[count:] for sound in self._heard if len(sound) > count]
        silence = array("h", bytes(2 * count))
        if not parts:
            return silence
        padded = (part + silence[len(part) :] for part in parts)
        sums = map(sum, zip(*padded, strict=True))
        return array("h", (max(-_LOUDEST, min(_LOUDEST, sample)) for sample in sums))


def read_sound(file: Path) -> array[int]:
    """The samples of a file of ours."""
    import wave  # late: most starts are silent

    with wave.open(str(file), "rb") as opened:
        samples = array("h")
        samples.frombytes(opened.readframes(opened.getnframes()))
    return samples
