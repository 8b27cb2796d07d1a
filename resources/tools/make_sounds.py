"""Make the sounds of the table: short samples of stone and wood.

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


#: This many knocks there are: as many groups as may be valid in a game.
KNOCKS = 12
#: The five notes of a Chinese scale, and the hertz of the first.
_SCALE, _FIRST = (1, 9 / 8, 5 / 4, 3 / 2, 5 / 3), 392.0
#: How loud a knock is in its first tenth of a second; a high tone sounds louder than a low one.
_KNOCK, _HIGHEST = 0.11, 0.8
#: The knocks that a win is made of: the tones of one chord.
_CHORD = (1, 3, 4, 6, 8, 9, 11)


def pitch_of(count: int) -> float:
    """The hertz of the knock for that many valid groups."""
    octave, note = divmod(count - 1, len(_SCALE))
    return math.ldexp(_FIRST * _SCALE[note], octave)


def as_loud(sound: Sound, loudness: float) -> Sound:
    """The same so loud in its first tenth of a second."""
    head = sound[: RATE // 10]
    factor = loudness / math.sqrt(sum(sample * sample for sample in head) / len(head))
    return [factor * sample for sample in sound]


def knock(count: int, lasting: float = 0.03) -> Sound:
    """A block of wood that is struck with a stick: dry, the higher the more groups are valid."""
    pitch = pitch_of(count)
    tones = [(pitch, 0.8, lasting), (2.72 * pitch, 0.22, 0.3 * lasting), (0.5 * pitch, 0.1, 0.02)]
    wood = softened(struck(tones, 0.3, 6 * lasting), 0.75)
    return as_loud(wood, _KNOCK * _HIGHEST ** ((count - 1) / (KNOCKS - 1)))


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
        **{f"knock-{count}": knock(count) for count in range(1, KNOCKS + 1)},
        "refill": together(*((0.07 * n, quiet if n % 2 else clack) for n in range(5))),
        "won": as_loud(
            together(*((0.012 * n, knock(count, 0.12)) for n, count in enumerate(_CHORD))), _KNOCK
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
