"""Searches run without the collector, which is as it was afterwards."""

from __future__ import annotations

import gc

import pytest

from gupai_desktop.solvers.collector import no_collector


@no_collector()
def fails() -> None:
    raise KeyError(gc.isenabled())


def test_the_collector_is_off_meanwhile_and_on_again_after_a_fault() -> None:
    assert gc.isenabled()
    with pytest.raises(KeyError, match="False"):
        fails()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with no_collector():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
