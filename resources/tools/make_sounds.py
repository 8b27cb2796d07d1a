"""Make the sounds of the table: short samples of stone, wood, paper and strings.

    python resources/tools/make_sounds.py           write resources/sounds/*.wav

Each is built of what is heard when such a thing is struck: a burst of noise that dies
away at once, and a few tones that ring on for a little.  Noise begins from the same number
always, so that every run makes the same files.
"""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Iterable
from pathlib import Path
from random import Random

SOUNDS = Path(__file__).resolve().parents[1] / "sounds"

RATE = 22050
_LOUDEST = 32767

#: A sound: its samples from -1 to 1.
Sound = list[float]


def struck(tones: Iterable[tuple[float, float, float]], noise: float, seconds: float) -> Sound:
    """Something hard that is struck: its tones (hertz, loudness, seconds) and its click."""
    chance, smooth, made = Random(1), 0.0, []
    tones = tuple(tones)
    for n in range(round(seconds * RATE)):
        now = n / RATE
        ring = sum(
            loud * math.exp(-now / lasting) * math.sin(math.tau * pitch * now)
            for pitch, loud, lasting in tones
        )
        smooth += 0.55 * (chance.uniform(-1, 1) - smooth)
        made.append(ring + noise * math.exp(-now / 0.0035) * smooth)
    return made


def plucked(pitch: float, loud: float, seconds: float) -> Sound:
    """A string (after Karplus and Strong): noise that goes round and grows softer."""
    chance = Random(round(pitch))
    string = [chance.uniform(-1, 1) for _ in range(round(RATE / pitch))]
    made = []
    for n in range(round(seconds * RATE)):
        place = n % len(string)
        made.append(loud * string[place])
        following = string[(place + 1) % len(string)]
        string[place] = 0.996 * (0.5 * string[place] + 0.5 * following)
    # The first round is raw noise: it is let in gently.
    soft = round(0.004 * RATE)
    return [sample * min(1.0, n / soft) for n, sample in enumerate(made)]


def together(*parts: tuple[float, Sound]) -> Sound:
    """Sounds that begin at their moments."""
    ends = (round(start * RATE) + len(sound) for start, sound in parts)
    mixed = [0.0] * max(ends)
    for start, sound in parts:
        first = round(start * RATE)
        for n, sample in enumerate(sound):
            mixed[first + n] += sample
    return mixed


def softened(sound: Sound, share: float) -> Sound:
    """The same without its highest tones."""
    kept, made = 0.0, []
    for sample in sound:
        kept += share * (sample - kept)
        made.append(kept)
    return made


CLACK = struck([(2150, 0.30, 0.012), (3480, 0.16, 0.007), (940, 0.22, 0.018)], 0.9, 0.12)
KNOCK = struck([(310, 0.55, 0.035), (620, 0.2, 0.02)], 0.35, 0.2)


def sounds() -> dict[str, Sound]:
    """Every sound by its name."""
    clack = softened(CLACK, 0.7)
    quiet = [0.45 * sample for sample in clack]
    return {
        "lifted": softened([0.35 * sample for sample in CLACK], 0.4),
        "laid": together((0.0, clack), (0.028, quiet)),
        "refused": softened(KNOCK, 0.45),
        "seal": softened(struck([(150, 0.6, 0.05), (95, 0.4, 0.08)], 0.7, 0.3), 0.3),
        "refill": together(*((0.07 * n, quiet if n % 2 else clack) for n in range(5))),
        "won": together(
            *(
                (0.16 * n, plucked(pitch, 0.34, 1.5))
                for n, pitch in enumerate((293.66, 369.99, 440.0, 587.33, 739.99))
            ),
            (0.8, plucked(146.83, 0.3, 1.4)),
        ),
    }


def samples_of(sound: Sound) -> array[int]:
    """A sound as it is stored, its end faded out so that it does not click."""
    fade = min(len(sound), round(0.02 * RATE))
    ends = (min(1.0, (len(sound) - n) / fade) for n in range(len(sound)))
    loud = (sample * end for sample, end in zip(sound, ends, strict=True))
    return array("h", (round(max(-1.0, min(1.0, 0.8 * value)) * _LOUDEST) for value in loud))


def write(file: Path, sound: Sound) -> None:
    """Write a sound as a file of one channel and 16 bits."""
    with wave.open(str(file), "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes(samples_of(sound).tobytes())


if __name__ == "__main__":
    SOUNDS.mkdir(exist_ok=True)
    for name, sound in sounds().items():
        write(SOUNDS / f"{name}.wav", sound)
