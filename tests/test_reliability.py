"""A little of each script that wears the program out, so that they keep running."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from gupai_desktop.ui.dialogs import file_choice
from tests.scripts import ROOT, load


def test_whenever_the_program_is_killed_the_next_run_has_the_same_tables(tmp_path: Path) -> None:
    outcome = load("tests/benchmarks/kill.py").run(kills=2, seed=5, folder=tmp_path)
    assert outcome.losses == []
    assert outcome.steps > 0
    assert outcome.counted > 0
    found = [count for kind, count in outcome.kinds.items() if kind.startswith("tables found")]
    assert sum(found) > 0


def test_what_the_player_was_told_is_not_saved_may_be_lost_and_nothing_else() -> None:
    kill = load("tests/benchmarks/kill.py")
    expected, outcome = kill.Expected(), kill.Outcome()
    steps = [("a", True), ("b", False), ("c", False)]
    expected.check(
        [
            {"over": over, "game": "zen.ten-sets", "counted": 0, "saved": saved}
            for over, saved in steps
        ],
        outcome,
    )
    found = {
        "records": {},
        "playing": "zen.ten-sets",
        "notes": [],
        "counted": 0,
    }
    expected.check([{**found, "resumed": {"zen.ten-sets": "b"}}], outcome)
    assert outcome.losses == []
    expected.check([{**found, "resumed": {"zen.ten-sets": "a"}}], outcome)
    assert outcome.losses == ["zen.ten-sets: b was left, a was found"]


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be stopped there")
def test_a_program_that_was_stopped_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    kill, troubles = load("tests/benchmarks/kill.py"), load("tests/benchmarks/troubles.py")
    outcome = kill.run(1, 5, tmp_path, troubles.Stop(tmp_path, Random(5)))
    assert outcome.losses == []
    assert outcome.steps > 0


def test_a_monkey_that_is_killed_finds_its_tables_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kill = load("tests/benchmarks/kill.py")
    monkeypatch.setattr(kill, "_LONGEST_OF_MONKEY", 3.0)
    outcome = kill.run(2, 4, tmp_path, is_monkey=True)
    assert outcome.losses == []
    assert sum(count for kind, count in outcome.kinds.items() if kind.startswith("event")) > 0


def test_a_log_in_which_tables_or_statistics_are_others_tells_of_losses() -> None:
    kill = load("tests/benchmarks/kill.py")
    expected, outcome = kill.Expected(), kill.Outcome()
    expected.check([{"over": "a", "game": "zen", "counted": 2, "saved": True}], outcome)
    found = {"resumed": {"zen": "b"}, "records": {"zen": "r"}, "playing": "zen"}
    expected.check([{**found, "notes": [], "counted": 1}], outcome)
    assert outcome.losses == ["zen: a was left, b was found", "1 rows were counted, not 2"]


def test_nothing_is_lost_or_taken_in_silence() -> None:
    for name, examine in load("tests/benchmarks/damage.py").FAULTS.items():
        outcome = examine(12, Random(7))
        # How long it took is not for a test to say.
        faults = [what for what, count in outcome.items() if what.startswith("FAULT") and count]
        assert [what for what in faults if "took" not in what] == [], name
        assert sum(outcome.values()) >= 12, name


@pytest.mark.parametrize("has_reader", [False, True])
@pytest.mark.usefixtures("languages")
def test_a_monkey_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_reader: bool
) -> None:
    for name in ("ask_file_to_open", "ask_file_to_save"):
        monkeypatch.setattr(file_choice, name, getattr(file_choice, name))
    monkey = load("tests/benchmarks/monkey.py")
    events = monkey.run(events=100, seed=3, folder=tmp_path / "data", has_reader=has_reader)
    assert sum(count for kind, count in events.items() if not kind.startswith("dialog")) == 100


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
    row = load("tests/benchmarks/saving.py").row("zen.ten-sets", 3, tmp_path)
    assert row.startswith("| zen.ten-sets | 3 | ")
    assert load("tests/benchmarks/saving.py").questions(9).startswith("| 9 | ")
