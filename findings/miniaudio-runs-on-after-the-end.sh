#!/bin/sh
# A good guess: when the generator that a PlaybackDevice of miniaudio plays has ended, or raised,
# the device stops: running becomes False, and stop_callback is called, if there is one. An array
# of another type than the device's samples is refused.
#
# It is not so: running stays True and nothing is called, after an end as after an exception, of
# which a traceback is printed; only stop() ends it, and start() with a new generator works
# without. A yield of another kind (a list) neither stops the device nor drops the generator: it
# prints a traceback for every period. An array of 16-bit numbers for a device of 32-bit ones is
# taken.
#
# Why it matters: a program that gives the device back when the sound is over must notice the end
# in its own generator; one that waits for running to change keeps the device.

set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'exit 1' INT TERM
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -qq --no-deps miniaudio==1.71 cffi==2.1.1 pycparser==3.12
cd "$place"
venv/bin/python - <<'PYTHON'
import os
import platform
import sys
import time
from array import array

import miniaudio

print(f"miniaudio {miniaudio.__version__}, Python {platform.python_version()}")
os.dup2(os.open("stderr", os.O_RDWR | os.O_CREAT), 2)


def device(kind=miniaudio.SampleFormat.SIGNED16):
    """One that nobody hears, on any machine; a period is 20 ms."""
    made = miniaudio.PlaybackDevice(
        output_format=kind,
        nchannels=1,
        sample_rate=8000,
        buffersize_msec=20,
        backends=[miniaudio.Backend.NULL],
    )
    made.stop_callback = lambda: heard.append("stop_callback")
    devices.append(made)
    return made


def ended(asked):
    count = yield b""
    for _ in range(3):
        asked.append(count)
        count = yield bytes(2 * count)


def raising(asked):
    asked.append((yield b""))
    raise ValueError("raised by the generator")


def endless(make):
    def sound(asked):
        count = yield b""
        while True:
            asked.append(count)
            count = yield make(count)

    return sound


def play(made, sound):
    """Play for up to ten seconds, until asked five times; return how often."""
    asked = []
    generator = sound(asked)
    next(generator)
    made.start(generator)
    end = time.monotonic() + 10
    while made.callback_generator and len(asked) < 5 and time.monotonic() < end:
        time.sleep(0.02)
    time.sleep(0.1)
    return len(asked), made.running


heard, devices = [], []
one = device()
seen = {
    "ended after three periods": play(one, ended),
    "another one, started without stop()": play(one, ended),
}
seen["what stop_callback has told by then"] = list(heard)
seen["raised in the first period"] = play(device(), raising)
lists, before = device(), os.path.getsize("stderr")
asked, running = play(lists, endless(lambda count: [0] * count))
lists.stop()
with open("stderr") as file:
    file.seek(before)
    printed = file.read().count("TypeError")
seen["lists: goes on, with a traceback each"] = (asked >= 5, running, printed >= 5)
halves = device(miniaudio.SampleFormat.FLOAT32)
asked, running = play(halves, endless(lambda count: array("h", [0] * count)))
seen["16-bit numbers for 32-bit ones: goes on"] = (asked >= 5, running)
for made in devices:
    made.close()
for what, found in seen.items():
    print(f"{what}: {found}")
stated = [(3, True), (3, True), [], (1, True), (True, True, True), (True, True)]
if list(seen.values()) != stated:
    print(f"This has changed: stated was {stated}")
    sys.exit(1)
print("As stated: the device runs on after the end, and tells nobody.")
PYTHON
