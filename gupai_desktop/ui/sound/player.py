"""Plays the sounds of the table, in a thread of its own; a machine without sound stays silent."""

from __future__ import annotations

import logging
import os.path
import sys
import threading
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import Any

from gupai_desktop import paths
from gupai_desktop.engine.clock import Clock

#: This many knocks there are, each higher than the one before.
_KNOCKS = 12
#: The sounds that lie in the resources.
NAMES = (
    *("lifted", "laid", "refused", "refill", "won"),
    *(f"knock-{count}" for count in range(1, _KNOCKS + 1)),
)

#: This many samples a second; all files have it.
_RATE = 22050
#: How far ahead the device asks for samples, in milliseconds.
_AHEAD = 60
#: The device is stopped after this many seconds of silence.
_IDLE = 3.0
#: A device that asks for samples this many seconds long works; one that plays and has not asked
#: for any for as many has died.
_DEAF = 1.0
#: If a device has not worked, the next is made after this many seconds; twice as many each time.
_WAIT, _LONGEST_WAIT = 2.0, 60.0
#: Quitting waits this many seconds at most for the device, whose server may hang.
_TIMEOUT = 0.5
#: This many sounds at once at most.
_MAX = 4
_LOUDEST = 32767

_log = logging.getLogger(__name__)


def knock_for(count: int) -> str:
    """The sound of a seal that is stamped when that many groups are valid."""
    return f"knock-{min(count, _KNOCKS)}"


class SoundPlayer:
    """Plays sounds by their names, so loud as `volume` says, from 0 to 1.

    `play` returns at once.  The thread is started with the first sound.
    """

    def __init__(self, clock: Clock) -> None:
        self.volume, self._clock = 0.25, clock
        self._wanted: SimpleQueue[str | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Let a sound be heard now, if sounds can be heard at all."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        if self._thread.is_alive() and self.volume > 0:
            self._wanted.put(name)

    def close(self) -> None:
        """Give the device back: one that plays while Python ends may end it with a crash."""
        self._wanted.put(None)
        if self._thread is not None:
            self._thread.join(_TIMEOUT)

    def _run(self) -> None:
        """Wait for sounds; let the device rest after the last, give it back at the end."""
        try:
            import miniaudio
        except ImportError as error:
            _log.info("no sound: %s", error)
            return
        output = Output(miniaudio, self._clock.seconds)
        name = self._wanted.get()
        while name is not None:
            output.play(name, self.volume)
            try:
                name = self._wanted.get(timeout=_IDLE)
            except Empty:
                output.rest()
                name = self._wanted.get()
        output.close()


class Output:
    """The one device: stopped while it is quiet, and made anew, seldom, when it has died."""

    def __init__(self, miniaudio: ModuleType, now: Callable[[], float]) -> None:
        self._miniaudio, self._now = miniaudio, now
        self._mixer = Mixer()
        self._device: Any = None
        self._is_playing = False
        #: When the device began, when it asked for samples last, when one may be made next.
        self._begun = self._asked = self._next_try = now()
        self._wait = _WAIT

    def play(self, name: str, volume: float) -> None:
        """Let a sound be heard, if there is a device or one may be made now."""
        try:
            if self._device is not None and not self._plays_on():
                _log.info("the sound device has died")
                self.close()
            if self._device is None:
                if self._now() < self._next_try:
                    return
                self._open()
            self._mixer.add(name, volume)
        except Exception as error:  # no device, no server: all the same here
            _log.info("no sound: %s", error)
            self.close()

    def rest(self) -> None:
        """Stop the device, which has been silent."""
        if self._device is None:
            return
        if self._device.backend == "ALSA":
            # There is no server: it would keep other programs from the card, and the card awake.
            self.close()
            return
        with suppress(Exception):  # one that cannot be stopped has died, as the next sound finds
            self._device.stop()
        self._is_playing = False

    def close(self) -> None:
        """Give back the device and its context, a connection that miniaudio 1.71 leaves open.

        A later one that closes the context itself finds none.
        """
        if self._device is None:
            return
        device, self._device, self._is_playing = self._device, None, False
        context = getattr(device, "_context", None)
        if context:
            device._context = self._miniaudio.ffi.NULL
        device.close()
        if context:
            self._miniaudio.lib.ma_context_uninit(context)

    def _plays_on(self) -> bool:
        """Let the device play, if it is stopped; False if it has died."""
        if not self._is_playing:
            with suppress(Exception):
                self._start()
        return self._is_playing and self._is_asking()

    def _is_asking(self) -> bool:
        return self._now() - self._asked < _DEAF

    def _open(self) -> None:
        """Make a device, and let it play."""
        self._next_try = self._now() + self._wait
        self._wait = min(2 * self._wait, _LONGEST_WAIT)
        backends = _backends(self._miniaudio)
        if backends is not None:
            _look_for_output(self._miniaudio, backends)
        kind = self._miniaudio.PlaybackDevice
        # Kept before it begins: it may have a context even where it cannot be had.
        self._device = kind.__new__(kind)
        self._device.__init__(
            backends=backends,
            output_format=self._miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=_RATE,
            buffersize_msec=_AHEAD,
            app_name="Gupai Desktop",
        )
        self._start()

    def _start(self) -> None:
        self._mixer.clear()
        self._begun = self._asked = self._now()
        stream = self._stream()
        next(stream)
        self._device.start(stream)
        self._is_playing = True

    def _stream(self) -> Generator[array[int], int, None]:
        """Give as many samples as are asked for, without end."""
        samples = array("h")
        while True:
            count = yield samples
            self._asked = self._now()
            if self._asked - self._begun > _DEAF:  # it works
                self._wait, self._next_try = _WAIT, self._asked
            try:
                samples = self._mixer.mixed(count)
            except Exception:
                _log.exception("a sound broke off")
                self._mixer.clear()
                samples = self._mixer.mixed(count)


def _backends(miniaudio: ModuleType) -> list[Any] | None:
    """What is tried on Linux; elsewhere the library knows."""
    if not sys.platform.startswith("linux"):
        return None
    # Where there is no sound card ALSA would write a page of complaints.
    alsa = [miniaudio.Backend.ALSA] if os.path.exists("/dev/snd") else []
    return [miniaudio.Backend.PULSEAUDIO, *alsa]


def _look_for_output(miniaudio: ModuleType, backends: list[Any]) -> None:
    """Raise if there is no sound server, or one without an output.

    At that each device that cannot be made would leave a connection which nothing can close.
    """
    devices = miniaudio.Devices(backends)
    with suppress(UnicodeDecodeError):  # a name so long that it is cut off within a letter
        if devices.backend == "PulseAudio" and not devices.get_playbacks():
            raise OSError("the sound server has no output")


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
            self._heard = [*self._heard, loud][-_MAX:]

    def clear(self) -> None:
        with self._lock:
            self._heard = []

    def mixed(self, count: int) -> array[int]:
        """The next that many samples."""
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
