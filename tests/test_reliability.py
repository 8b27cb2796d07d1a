"""A little of each script that wears the program out, so that they keep running."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gupai_desktop.ui.dialogs import file_choice
from tests.benchmarks import kill, monkey, power, saving
from tests.scripts import ROOT


def test_whenever_the_program_is_killed_the_next_run_has_the_same_tables(tmp_path: Path) -> None:
    outcome = kill.run(kills=2, seed=4, folder=tmp_path)
    assert outcome.losses == []
    found = Counter(kind.partition(" ")[0] for kind in outcome.kinds)
    assert found["tables"] > 0
    assert found["event:"] > 0


def test_what_the_player_was_told_is_not_saved_may_be_lost_and_nothing_else() -> None:
    expected, outcome = kill.Expected(), kill.Outcome()
    steps = [("a", True), ("b", False), ("c", False)]
    expected.check(
        [
            {
                "over": over,
                "game": "zen.ten-sets",
                "counted": 0,
                "saved": saved,
                "remembered": True,
            }
            for over, saved in steps
        ],
        outcome,
    )
    found = {"records": {}, "playing": "zen.ten-sets", "notes": [], "counted": 0}
    expected.check([{**found, "resumed": {"zen.ten-sets": "b"}}], outcome)
    assert outcome.losses == []
    expected.check([{**found, "resumed": {"zen.ten-sets": "a"}}], outcome)
    assert outcome.losses == ["zen.ten-sets: b was left, a was found"]


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be stopped there")
def test_a_program_that_was_stopped_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    outcome = kill.run(1, 5, tmp_path, "stop")
    assert outcome.losses == []
    assert outcome.steps > 0


def test_a_log_in_which_tables_or_statistics_are_others_tells_of_losses() -> None:
    expected, outcome = kill.Expected(), kill.Outcome()
    step = {"over": "a", "game": "zen", "counted": 2, "saved": True, "remembered": True}
    expected.check([step], outcome)
    found = {"resumed": {"zen": "b"}, "records": {"zen": "r"}, "playing": "zen"}
    expected.check([{**found, "notes": [], "counted": 1}], outcome)
    assert outcome.losses == ["zen: a was left, b was found", "1 rows were counted, not 2"]


def test_another_game_on_the_table_is_a_loss_unless_the_settings_could_not_be_written() -> None:
    step = {"over": "a", "counted": 0, "saved": True}
    found = {"resumed": {"zen": "a", "levels": "a"}, "records": {}, "notes": [], "counted": 0}
    for is_remembered in (True, False):
        expected, outcome = kill.Expected(), kill.Outcome()
        expected.check([{**step, "game": "zen", "remembered": True}], outcome)
        expected.check([{**step, "game": "levels", "remembered": is_remembered}], outcome)
        expected.check([{**found, "playing": "zen"}], outcome)
        assert (outcome.losses == []) is not is_remembered


@pytest.mark.parametrize("has_reader", [False, True])
@pytest.mark.usefixtures("languages")
def test_a_monkey_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_reader: bool
) -> None:
    for name in ("ask_file_to_open", "ask_file_to_save"):
        monkeypatch.setattr(file_choice, name, getattr(file_choice, name))
    events = monkey.run(events=50, seed=3, folder=tmp_path / "data", has_reader=has_reader)
    assert sum(count for kind, count in events.items() if not kind.startswith("dialog")) == 50


@pytest.mark.usefixtures("languages")
def test_a_monkey_that_wins_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ask_file_to_open", "ask_file_to_save"):
        monkeypatch.setattr(file_choice, name, getattr(file_choice, name))
    events = monkey.run(events=50, seed=3, folder=tmp_path / "data", kind=monkey.Winner)
    assert events["ended: won"] > 0
    assert sum(count for kind, count in events.items() if kind.startswith("after ")) == 50


#: The program, which is closed as soon as a screen reader has listened for a moment.
READ = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from gupai_desktop.app import application as app, main

make = app.make_application

def listened_to(arguments):
    application = make(arguments)
    QAccessible.setActive(True)
    QTimer.singleShot(500, application.closeAllWindows)
    return application

app.make_application = listened_to
sys.exit(main.main(["--data-dir", sys.argv[1]]))
"""


def test_a_program_that_a_screen_reader_listens_to_ends_well(tmp_path: Path) -> None:
    command = [sys.executable, "-c", READ, str(tmp_path)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_the_saving_is_timed(tmp_path: Path) -> None:
    assert saving.saved("zen.ten-sets", 3, tmp_path)[:2] == ("zen.ten-sets", 3)
    assert saving.asked(9)[0] == 9


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace records the writes")
def test_what_a_sync_has_covered_outlives_a_failure_of_the_power(tmp_path: Path) -> None:
    new = tmp_path / "new"
    new.mkdir()
    outcome = power.tried(new, steps=20, states=30, seed=1)
    assert outcome.missing, "some steps were not on the disk yet"
    assert not outcome.lost
