"""A sound server of its own (PulseAudio), without a sound card, and an ear at its output."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.desktop import until


def missing() -> str:
    """Why there is no sound server to test on, or nothing."""
    lacking = [tool for tool in ("pulseaudio", "pactl", "parec") if not shutil.which(tool)]
    return f"{', '.join(lacking)} is not installed; .ci/run does that" if lacking else ""


WITH_SOUND = pytest.mark.skipif(bool(missing()), reason=missing() or "all is there")


class SoundServer:
    """A server that only those reach who are told its address, and that can fail."""

    def __init__(self) -> None:
        # A socket's name may have some hundred letters only, which a test's folder may exceed.
        self._folder = Path(tempfile.mkdtemp(prefix="gupai-pulse-"))
        self.address = f"unix:{self._folder}/native"
        places = ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "PULSE_RUNTIME_PATH")
        own = dict.fromkeys(places, str(self._folder))
        self._environment = {**os.environ, **own, "PULSE_SERVER": self.address}
        self.start()

    def start(self) -> None:
        """Run, with an output that is no device."""
        socket = f"auth-anonymous=1 socket={self._folder}/native"
        self._server = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"),
                *("--use-pid-file=no", "--load=module-null-sink sink_name=null"),
                f"--load=module-native-protocol-unix {socket}",
            ],
            env=self._environment,
            stderr=subprocess.DEVNULL,
        )
        until(lambda: self._ask("info").returncode == 0)

    def connections(self) -> int:
        """How many connections to it the program has; fails where no other program gets one."""
        asked = self._ask("list", "clients")
        asked.check_returncode()
        return asked.stdout.count('application.name = "Gupai Desktop"')

    def _ask(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["pactl", *words], env=self._environment, capture_output=True, text=True, check=False
        )

    @contextmanager
    def listening(self) -> Iterator[Callable[[], bool]]:
        """Listen to the output; yield what tells whether anything was heard."""
        file = self._folder / "heard"
        with file.open("wb") as heard:
            ear = subprocess.Popen(
                ["parec", "--device=null.monitor", "--latency-msec=50"],
                env=self._environment,
                stdout=heard,
            )
        try:
            until(lambda: file.stat().st_size)  # silence, which is heard too
            yield lambda: any(file.read_bytes())
        finally:
            ear.kill()
            ear.wait()

    def hang(self) -> None:
        """Stand still, with all connections open."""
        self._server.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """End, with all connections, as if it had crashed."""
        self._server.kill()
        self._server.wait()

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self._folder)
