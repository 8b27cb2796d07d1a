"""The one door: its steps, and what they do before anything is frozen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import build


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps that were taken, none of which does anything."""
    taken: list[str] = []

    def step(name: str) -> Callable[..., None]:
        return lambda **_: taken.append(name)

    for name in build.STEPS:
        monkeypatch.setitem(build.STEPS, name, step(name))
    return taken


def test_without_a_word_all_is_built_and_checked(taken: list[str]) -> None:
    assert build.main([]) == 0
    assert tuple(taken) == build.ALL
    assert set(build.ALL) < set(build.STEPS)


def test_the_help_tells_what_every_step_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(["--help"])
    told = capsys.readouterr().out
    for name, step in build.STEPS.items():
        assert re.search(rf"^{name} +{re.escape(step.__doc__ or '?')}$", told, re.MULTILINE)


def test_a_game_that_was_skipped_has_not_been_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "BUILD", tmp_path)
    for result, code in (("<testcase/>", 0), ("<skipped/>", 1)):

        def run(*arguments: str, written: str = result, **more: str) -> None:
            assert "tests/e2e" in arguments
            assert set(more) == {"GUPAI_DESKTOP_TO_TEST"}
            (tmp_path / "play.xml").write_text(written, encoding="utf-8")

        monkeypatch.setattr(build, "call", run)
        assert build.main(["play"]) == code
