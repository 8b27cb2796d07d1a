"""The one door: its steps, and what they do before anything is frozen."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import build
from tests.scripts import load


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


def test_steps_are_taken_in_the_order_they_are_named(taken: list[str]) -> None:
    assert build.main(["wheel", "figures"]) == 0
    assert taken == ["wheel", "figures"]


def test_an_unknown_step_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(["dance"])
    assert "there is no step dance" in capsys.readouterr().err


def test_the_help_tells_what_every_step_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(["--help"])
    told = capsys.readouterr().out
    for name, step in build.STEPS.items():
        assert re.search(rf"^{name} +{re.escape(step.__doc__ or '?')}$", told, re.MULTILINE)


def test_a_folder_weighs_what_its_files_do_and_links_weigh_nothing(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(bytes(1_500_000))
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "other").write_bytes(bytes(500_000))
    (tmp_path / "link").symlink_to(tmp_path / "one")
    assert load("tests/benchmarks/frozen.py").megabytes(tmp_path) == pytest.approx(2.0)


@pytest.mark.parametrize(("result", "code"), [("<testcase/>", 0), ("<skipped/>", 1)])
def test_a_game_that_was_skipped_has_not_been_played(
    result: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pytest_run(*arguments: str, **more: str) -> None:
        assert "tests/e2e" in arguments
        assert set(more) == {"GUPAI_DESKTOP_TO_TEST"}
        (tmp_path / "play.xml").write_text(result, encoding="utf-8")

    monkeypatch.setattr(build, "BUILD", tmp_path)
    monkeypatch.setattr(build, "call", pytest_run)
    assert build.main(["play"]) == code


def test_what_fails_on_the_way_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing() -> None:
        raise subprocess.CalledProcessError(3, ["tool", "one"])

    monkeypatch.setitem(build.STEPS, "wheel", failing)
    assert build.main(["wheel"]) == 1
    assert "tool one ... failed" in capsys.readouterr().err
