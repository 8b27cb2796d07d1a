"""The one door: its steps, and what they do before anything is frozen."""

from pathlib import Path

import pytest

import build


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
