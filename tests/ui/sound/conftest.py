"""A library of devices in the place of the real one."""

import sys

import pytest

from tests.ui.sound.fakes import Sound


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Sound:
    """Sound without a device."""
    sound = Sound()
    monkeypatch.setitem(sys.modules, "miniaudio", sound.library)
    return sound
