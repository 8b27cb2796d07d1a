"""The player: sounds add up, too many do not pile up, and a machine without sound is no fault."""

from __future__ import annotations

import sys
from array import array
from cmath import rect
from math import log10, sqrt, tau

import pytest

from gupai_desktop import paths
from gupai_desktop.engine.clock import Clock
from gupai_desktop.ui.sound.player import NAMES, Mixer, SoundPlayer, knock_for, read_sound
from gupai_desktop.ui.sound.volume import OFF, USUAL, VOLUME, loudness_of
from tests.scripts import load
from tests.ui.sound.fakes import TIMEOUT, Sound

SOUNDS = paths.resources() / "sounds"


def test_there_is_a_file_for_every_sound() -> None:
    assert sorted(file.stem for file in SOUNDS.iterdir()) == sorted(NAMES)


def test_the_files_are_those_that_the_script_makes() -> None:
    script = load("resources/tools/make_sounds.py")
    for name, sound in script.sounds().items():
        made, shipped = script.samples_of(sound), read_sound(SOUNDS / f"{name}.wav")
        assert len(made) == len(shipped)
        # Another system's sine may differ in its last digit.
        assert max(abs(a - b) for a, b in zip(made, shipped, strict=True)) <= 1


def test_a_sound_is_short_heard_at_once_not_too_loud_and_ends_in_silence() -> None:
    for name in NAMES:
        sound = read_sound(SOUNDS / f"{name}.wav")
        assert len(sound) <= 2.5 * 22050, name
        assert any(abs(sample) > 300 for sample in sound[: 22050 // 50]), name
        assert max(map(abs, sound)) < 32767, name
        assert abs(sound[-1]) < 200, name


def test_knocks_rise_and_the_win_is_their_chord() -> None:
    pitches = [pitch(f"knock-{count}") for count in range(1, 13)]
    assert pitches == sorted(set(pitches))
    chord = read_sound(SOUNDS / "won.wav")
    for hertz in (pitches[0], pitches[2], pitches[3], pitches[5]):
        assert strength(chord, hertz) > 3 * strength(chord, hertz * 2 ** (1 / 12)), hertz


def test_knocks_and_the_chord_are_as_loud_as_each_other_and_nothing_clips() -> None:
    names = [*(f"knock-{count}" for count in range(1, 13)), "won"]
    loud = []
    for name in names:
        sound = read_sound(SOUNDS / f"{name}.wav")
        assert max(map(abs, sound)) < 0.9 * 32767, name
        loud.append(20 * log10(max(rms(sound[n : n + 2205]) for n in range(0, 1500, 245))))
    assert max(loud) - min(loud) < 3


def test_more_groups_than_there_are_knocks_have_the_highest() -> None:
    assert knock_for(3) == "knock-3"
    assert knock_for(40) == knock_for(12) == "knock-12"
    assert {knock_for(count) for count in range(1, 40)} <= set(NAMES)


def rms(sound: array[int]) -> float:
    """How loud a sound is on the average."""
    return sqrt(sum(sample * sample for sample in sound) / len(sound))


def strength(sound: array[int], hertz: float) -> float:
    """How strong a tone is in the first tenth of a second of a sound."""
    head = sound[:2205]
    turns = (tau * hertz * n / 22050 for n in range(len(head)))
    return abs(sum(sample * rect(1, turn) for sample, turn in zip(head, turns, strict=True)))


def pitch(name: str) -> float:
    """The strongest tone of a sound, to a semitone."""
    sound = read_sound(SOUNDS / f"{name}.wav")
    return max((261.6 * 2 ** (n / 12) for n in range(36)), key=lambda one: strength(sound, one))


def test_sounds_at_once_add_up_and_one_that_is_over_is_gone() -> None:
    mixer, sound = Mixer(), read_sound(SOUNDS / "laid.wav")
    mixer.add("laid", 0.5)
    mixer.add("laid", 0.5)
    assert list(mixer.mixed(4)) == [2 * int(sample / 2) for sample in sound[:4]]
    mixer.mixed(len(sound))
    assert set(mixer.mixed(100)) == {0}


def test_what_is_too_loud_together_is_cut_and_does_not_wrap_round() -> None:
    mixer = Mixer()
    for _ in range(20):
        mixer.add("knock-1", 1.0)
    mixed = mixer.mixed(4000)
    assert max(map(abs, mixed)) <= 32767
    loudest = max(range(4000), key=lambda n: abs(mixed[n]))
    assert mixed[loudest] * read_sound(SOUNDS / "knock-1.wav")[loudest] > 0


def finish(player: SoundPlayer) -> None:
    """Let the player's thread come to its end."""
    player.close()
    assert player._thread is not None
    player._thread.join(TIMEOUT)
    assert not player._thread.is_alive()


def test_no_device_is_opened_before_the_first_sound(sound: Sound) -> None:
    player = SoundPlayer(Clock())
    player.close()
    assert sound.devices == []


def test_a_sound_is_played_and_the_device_given_back(sound: Sound) -> None:
    player = SoundPlayer(Clock())
    player.play("laid")
    player.play("knock-3")
    finish(player)
    (device,) = sound.devices
    assert device.is_closed
    assert any(device.listen(500))


def test_nothing_is_played_at_no_volume(sound: Sound) -> None:
    player = SoundPlayer(Clock())
    player.volume = 0
    player.play("laid")
    finish(player)
    assert sound.devices == []


@pytest.mark.parametrize("fault", [OSError("no device"), RuntimeError("no server")])
def test_a_machine_without_sound_is_no_fault(sound: Sound, fault: Exception) -> None:
    sound.fault = fault
    player = SoundPlayer(Clock())
    player.play("laid")
    player.play("laid")
    finish(player)
    assert sound.tries == 1


def test_without_its_library_nothing_is_heard_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    for _ in range(2):
        player = SoundPlayer(Clock())
        player.play("laid")
        finish(player)
        player.play("laid")


def test_louder_is_louder_and_what_is_unknown_is_as_usual() -> None:
    keys = [choice.key for choice in VOLUME.choices]
    assert keys[0] == OFF
    louder = [loudness_of(key) for key in keys[1:]]
    assert louder == sorted(louder)
    assert louder[-1] == 1
    assert loudness_of("") == loudness_of("nonsense") == loudness_of(USUAL)
