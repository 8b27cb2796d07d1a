"""The one device: stopped while it is quiet, made anew when it has died, seldom tried in vain."""

from __future__ import annotations

import sys

import pytest

from gupai_desktop.ui.sound.player import Mixer, Output
from tests.ui.sound.fakes import Sound

HOUR = 3600


@pytest.fixture
def output(sound: Sound) -> Output:
    return Output(sound.library, lambda: sound.now)


def is_heard(sound: Sound, output: Output) -> bool:
    """Whether a sound reaches the device that was made last, which then plays on."""
    output.play("laid", 1.0)
    device = sound.devices[-1] if sound.devices else None
    if device is None or not device.is_playing:
        return False
    is_heard = any(device.listen())
    for _ in range(3):
        sound.now += 1
        device.listen(22050)
    return is_heard


def test_a_device_that_is_quiet_is_stopped_and_plays_again(sound: Sound, output: Output) -> None:
    for _ in range(80):
        assert is_heard(sound, output)
        output.rest()
        assert not sound.devices[0].is_playing
        sound.now += 60
    assert len(sound.devices) == 1


def test_a_device_without_a_server_is_given_back_while_it_is_quiet(
    sound: Sound, output: Output
) -> None:
    # Nobody else could use the sound card meanwhile.
    sound.backend = "ALSA"
    for count in range(1, 10):
        assert is_heard(sound, output)
        output.rest()
        assert [device.is_closed for device in sound.devices] == [True] * count


def test_a_device_that_died_is_made_anew(sound: Sound, output: Output) -> None:
    def die_at_rest() -> None:
        output.rest()
        sound.devices[-1].is_dead = True

    def die_at_play() -> None:
        sound.now += 3

    def end_its_stream() -> None:
        sound.devices[-1].stream.close()
        sound.now += 3

    for death in (die_at_rest, die_at_play, end_its_stream):
        assert is_heard(sound, output)
        death()
        assert is_heard(sound, output), death
    assert [device.is_closed for device in sound.devices] == [True, True, True, False]


def test_nothing_that_a_dead_device_left_unheard_is_heard_later(
    sound: Sound, output: Output
) -> None:
    output.play("won", 1.0)
    sound.now += 3
    output.play("laid", 1.0)
    alone = Mixer()
    alone.add("laid", 1.0)
    assert sound.devices[-1].listen() == alone.mixed(500)


def test_a_machine_without_sound_is_asked_seldom_and_heard_soon_after_it_has_some(
    sound: Sound, output: Output
) -> None:
    sound.fault = OSError("no server")
    for _ in range(2 * HOUR):
        output.play("laid", 1.0)
        sound.now += 0.5
    assert sound.tries < HOUR / 60 + 10
    sound.fault = None
    sound.now += 60
    assert is_heard(sound, output)


def test_a_device_that_never_asks_for_a_sound_is_not_made_anew_for_each(
    sound: Sound, output: Output
) -> None:
    for _ in range(HOUR // 3):
        output.play("laid", 1.0)
        sound.now += 3
        output.rest()
        sound.devices[-1].is_dead = True
    assert sound.tries < HOUR / 60 + 10
    assert sum(not device.is_closed for device in sound.devices) <= 1


def test_a_device_that_has_worked_is_made_anew_at_once_however_often(
    sound: Sound, output: Output
) -> None:
    for _ in range(20):
        assert is_heard(sound, output)
        output.rest()
        sound.devices[-1].is_dead = True


@pytest.mark.skipif(sys.platform != "linux", reason="sound servers are Linux's")
def test_a_server_without_an_output_is_not_asked_for_a_device(
    sound: Sound, output: Output
) -> None:
    speaker, sound.outputs = sound.outputs, []
    output.play("laid", 1.0)
    assert sound.tries == 0
    sound.outputs = speaker
    sound.now += 60
    assert is_heard(sound, output)


def test_a_sound_that_breaks_off_is_told_once_and_the_next_is_heard(
    sound: Sound, output: Output, caplog: pytest.LogCaptureFixture
) -> None:
    assert is_heard(sound, output)
    output._mixer._heard.append(None)  # type: ignore[arg-type]
    for _ in range(3):
        assert not any(sound.devices[0].listen())
    assert caplog.text.count("a sound broke off") == 1
    assert is_heard(sound, output)
    assert len(sound.devices) == 1
