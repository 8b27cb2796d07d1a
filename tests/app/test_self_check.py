"""The program tries its own parts: all well in the tree, and noticed where one is missing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gupai_desktop import paths
from gupai_desktop.app import self_check
from gupai_desktop.games import games
from gupai_desktop.i18n import Languages
from gupai_desktop.solvers.requests import Examined
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme import tile_art
from gupai_desktop.ui.theme.tile_art import themes

pytestmark = pytest.mark.usefixtures("qapp", "languages")


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's files, from a copy that the test may damage; none has been read yet."""
    copy = tmp_path / "resources"
    shutil.copytree(paths.resources(), copy)
    monkeypatch.setattr(paths, "resources", lambda: copy)
    tile_art._sheet.cache_clear()
    yield copy
    tile_art._sheet.cache_clear()


def test_all_is_well_in_the_tree_and_told_through_a_pipe_that_takes_few_letters_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gupai_desktop", "--self-check"],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        encoding="cp1252",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    output = done.stdout.splitlines()
    assert [line[:8] for line in output[1:]] == ["ok      "] * len(self_check.CHECKS)
    assert all(game.id in output[1] for game in games())
    assert "\\u0423" in output[2], "the first letter of Ukrainian"
    assert all(theme in output[3] for theme in themes())
    assert output[-1].startswith("ok      window: ")


def test_one_fault_is_told_and_the_other_parts_are_tried_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check_nothing() -> str:
        raise self_check.Failed("there is nothing")

    monkeypatch.setattr(self_check, "CHECKS", (check_nothing, self_check.check_games))
    assert self_check.run() == 1
    output = capsys.readouterr().out.splitlines()
    assert output[1] == "FAILED  nothing: Failed: there is nothing"
    assert output[2].startswith("ok      games: ")


def test_a_language_that_says_nothing_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    silent = tmp_path / "gupai_uk.qm"
    silent.write_bytes((paths.translations() / "gupai_en.qm").read_bytes())
    languages = Languages(qapp, tmp_path)
    monkeypatch.setattr(self_check, "Languages", lambda _application: languages)
    monkeypatch.setattr(paths, "rules", lambda: tmp_path)
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "tiles.md").touch()
    with pytest.raises(self_check.Failed, match="uk says “English”"):
        self_check.check_languages()


def test_a_solver_that_finds_no_line_or_never_replies_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(self_check, "_TIMEOUT", 0)
    monkeypatch.setattr(
        SolverClient,
        "ask",
        lambda _client, _request, then: then(Examined(Verdict(Answer.UNKNOWN))),
    )
    with pytest.raises(self_check.Failed, match="deal 7 is unknown"):
        self_check.check_solver()
    monkeypatch.setattr(SolverClient, "ask", lambda *_: 1)
    with pytest.raises(self_check.Failed, match="no reply"):
        self_check.check_solver()


def test_a_frozen_program_starts_itself_without_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert self_check.own_command() == [sys.executable, "-m", "gupai_desktop"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert self_check.own_command() == [sys.executable]
