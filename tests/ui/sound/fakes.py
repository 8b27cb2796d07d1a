"""Sound without a device: what the library's devices were given to play, and how they fail."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from types import ModuleType, SimpleNamespace

#: How long a thread may take before a test gives up, in seconds.
TIMEOUT = 30.0


class Device:
    """A device that plays when it is listened to."""

    def __init__(self, backend: str) -> None:
        self.backend = backend
        self.is_playing = self.is_closed = self.is_dead = False

    def start(self, stream: Generator[array[int], int, None]) -> None:
        if self.is_dead:
            raise OSError("failed to start")
        self.stream, self.is_playing = stream, True

    def stop(self) -> None:
        self.is_playing = False

    def listen(self, count: int = 500) -> array[int]:
        return self.stream.send(count)

    def close(self) -> None:
        self.is_playing, self.is_closed = False, True


class Sound:
    """A library of devices, a clock, and what happened to them."""

    def __init__(self) -> None:
        self.now = 0.0
        self.backend = "PulseAudio"
        self.outputs = ["speaker"]
        self.fault: Exception | None = None
        self.tries = 0
        self.devices: list[Device] = []
        self.library = ModuleType("miniaudio")
        vars(self.library).update(
            PlaybackDevice=type("PlaybackDevice", (_Playback,), {"sound": self}),
            Devices=lambda _: SimpleNamespace(
                backend=self.backend, get_playbacks=lambda: self.outputs
            ),
            SampleFormat=SimpleNamespace(SIGNED16=2),
            Backend=SimpleNamespace(PULSEAUDIO=1, ALSA=2),
        )


class _Playback(Device):
    sound: Sound

    def __init__(self, **_: object) -> None:
        self.sound.tries += 1
        if self.sound.fault is not None:
            raise self.sound.fault
        super().__init__(self.sound.backend)
        self.sound.devices.append(self)
