"""The commands ``gupai study`` and ``gupai tabulate``: what they find, keep and refuse."""

import sys
import tracemalloc
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from gupai_desktop.cli import study as cli_study
from gupai_desktop.cli.main import main
from gupai_desktop.cli.results import COLUMNS, Finding, Refused, Study, line_of
from gupai_desktop.cli.study import find_out, findings_of, processes
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.deal import LAST_DEAL, deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Answer, Budget, version_of
from tests.cli.answers import Capture, answer, complaint, remarked

GAME = "zen.ten-sets"
ZEN = find(GAME)
VERSION = int(version_of(GAME, has_best=False))


def study(capsys: Capture, results: Path, *arguments: str, game: str = GAME) -> list[str]:
    return answer(capsys, "study", game, "--results", str(results), *arguments)


def tabulated(capsys: Capture, *files: Path) -> list[str]:
    return answer(capsys, "tabulate", *map(str, files))


def rows(lines: list[str]) -> list[dict[str, str]]:
    """The rows of a table by the heads of its columns."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line
    ]
    assert cells[0] == list(COLUMNS)
    assert set("".join(cells[1])) == {"-"}
    return [dict(zip(COLUMNS, row, strict=True)) for row in cells[2:]]


def row(lines: list[str]) -> dict[str, str]:
    (only,) = rows(lines)
    return only


# What is found.


def test_a_study_is_a_table_of_what_was_found(capsys: Capture, tmp_path: Path) -> None:
    lines = study(capsys, tmp_path / "results", "--deals", "50-53")
    verdicts = [solve(ZEN, deal(ZEN, number), Budget(2_000_000)) for number in range(50, 54)]
    lengths = sorted(len(verdict.line) for verdict in verdicts if verdict.line)
    positions = sorted(verdict.positions for verdict in verdicts)
    proved = sum(verdict.is_shortest for verdict in verdicts)
    assert len(lengths) == 3
    assert row(lines) == {
        "game": GAME,
        "rules": "triplets=classic loose=no",
        "deals": "50-53",
        "winnable": "3",
        "unwinnable": "1",
        "unknown": "0",
        "share winnable": "75.00 %",
        "95 % interval": "30.06-95.44 %",
        "first line: median": str(lengths[1]),
        "first line: mean": f"{sum(lengths) / 3:.1f}",
        "first line: longest": str(lengths[-1]),
        "best line: median": "-",
        "best line: mean": "-",
        "best line: longest": "-",
        "proved shortest": f"{100 * proved / 3:.1f} %",
        "positions: median": f"{(positions[1] + positions[2]) / 2:g}",
    }
    assert lines[-1] == (
        f"    gupai study {GAME} --deals 50-53 --positions 2000000"
        f"  # version {VERSION} of rules and solvers"
    )


def test_the_command_of_a_table_makes_it_again(capsys: Capture, tmp_path: Path) -> None:
    game = "levels.o-koan"
    arguments = ["--any-three", "--triplets", "mixed", "--deals", "3", "--best", "50"]
    lines = study(capsys, tmp_path / "one", *arguments, game=game)
    command = lines[-1].partition("#")[0].split()
    assert command[:3] == ["gupai", "study", game]
    assert study(capsys, tmp_path / "two", *command[3:], game=game) == lines


def test_two_processes_find_the_same_as_one(capsys: Capture, tmp_path: Path) -> None:
    one = study(capsys, tmp_path / "one", "--deals", "1-12")
    two = study(capsys, tmp_path / "two", "--deals", "1-12", "--jobs", "2")
    assert one == two
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_terminal_is_told_how_far_a_study_is_and_who_works(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(cli_study, "_SECONDS", -1.0)
    with cli_study.Progress(Clock(), 3, 9) as progress:
        progress.note = lambda: "no worker"
        progress.show()
        progress.note = lambda: "2 workers"
        progress.add()
    lines = [line.strip() for line in capsys.readouterr().err.split("\r")]
    assert lines == ["", "3/9, no worker", "4/9, 2 workers, 0 h 0 min left", "4/9"]


# What is kept.


def test_a_study_goes_on_where_it_was_stopped_and_studies_nothing_twice(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, studied = tmp_path / "results", list[int]()

    def count(of: Study, number: int) -> Finding:
        studied.append(number)
        return find_out(of, number)

    monkeypatch.setattr("gupai_desktop.cli.study.find_out", count)
    study(capsys, results, "--deals", "3-4")
    first = study(capsys, results, "--deals", "1-6")
    assert studied == [3, 4, 1, 2, 5, 6]
    assert study(capsys, results, "--deals", "1-6") == first
    assert len(studied) == 6


def test_findings_of_another_game_other_rules_or_another_budget_are_not_taken(
    capsys: Capture, tmp_path: Path
) -> None:
    results = tmp_path / "results"
    study(capsys, results, "--deals", "94")
    mixed = row(study(capsys, results, "--deals", "94", "--triplets", "mixed"))
    assert mixed["unwinnable"] == "1"
    short = row(study(capsys, results, "--deals", "94", "--positions", "1"))
    assert short["unknown"] == "1"
    levels = row(study(capsys, results, "--deals", "94", game="levels.meng-huo"))
    assert levels["game"] == "levels.meng-huo"
    study(capsys, results, "--deals", "94", "--best", "1")
    assert len(results.read_text().splitlines()) == 5
    assert row(study(capsys, results, "--deals", "94"))["winnable"] == "1"


def test_findings_of_another_version_stay(capsys: Capture, tmp_path: Path) -> None:
    results = tmp_path / "results"
    study(capsys, results, "--deals", "7")
    other = results.read_text().replace(f",{VERSION},", f",{VERSION + 1},", 1)
    results.write_text(2 * other)
    with_results = ("--deals", "7", "--results", str(results))
    lines, (remark,) = remarked(capsys, "study", GAME, *with_results)
    assert row(lines)["winnable"] == "1"
    assert results.read_text().startswith(2 * other)
    assert len(results.read_text().splitlines()) == 3
    assert remark.startswith("gupai: passed over 2 findings of another version of rules")
    results.write_text(other)
    assert main(["tabulate", str(results)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "gupai: passed over 1 finding of another version of rules and solvers",
        "gupai: there are no findings of this version in these files",
    ]


def test_a_last_line_that_was_cut_off_is_studied(capsys: Capture, tmp_path: Path) -> None:
    results = tmp_path / "results"
    whole = study(capsys, results, "--deals", "1-3")
    for cut in (1, 2, 8, 40):
        results.write_text(results.read_text()[:-cut])
        assert study(capsys, results, "--deals", "1-3") == whole
        kept = results.read_text()
        assert study(capsys, results, "--deals", "1-3") == whole
        assert results.read_text() == kept


def test_results_that_cannot_be_read_or_written_are_told(capsys: Capture, tmp_path: Path) -> None:
    written = complaint(capsys, "study", GAME, "--deals", "7", "--results", str(tmp_path))
    assert "cannot be read" in written
    below_a_file = tmp_path / "file"
    below_a_file.write_text("")
    results = str(below_a_file / "results")
    written = complaint(capsys, "study", GAME, "--deals", "7", "--results", results)
    assert "cannot be kept in" in written


# How it goes on and is stopped.


def test_a_process_that_ends_too_early_is_told_of() -> None:
    findings = findings_of(Study.of(ZEN, 1000, 0), iter(range(1, LAST_DEAL)), processes(2))
    next(findings)
    for process in active_children():
        process.kill()
    with pytest.raises(Refused, match="a process ended too early"):
        list(findings)
    assert active_children() == []


def test_ctrl_c_in_any_other_command_ends_it_with_a_word(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gupai_desktop.cli.main.deal", interrupt)
    assert main(["deal", GAME, "7"]) == 130
    assert capsys.readouterr().err == "gupai: stopped\n"


# Files put together.


def test_files_of_parts_put_together_are_one_study(capsys: Capture, tmp_path: Path) -> None:
    whole = study(capsys, tmp_path / "whole", "--deals", "1-9")
    first, second = tmp_path / "first", tmp_path / "second"
    study(capsys, first, "--deals", "1-5")
    study(capsys, second, "--deals", "4-9")
    assert tabulated(capsys, first, second) == whole
    assert tabulated(capsys, second, first, second) == whole
    both = tmp_path / "both"
    both.write_text(first.read_text() + second.read_text())
    assert tabulated(capsys, both) == whole
    assert study(capsys, both, "--deals", "1-9") == whole


def test_deals_far_apart_are_tabulated_in_little_memory(capsys: Capture, tmp_path: Path) -> None:
    results, study = tmp_path / "results", Study.of(ZEN, 5, 0)
    last = 500_000
    numbers = (1, 2, 5, last)
    found = (line_of(study, Finding(number, Answer.UNKNOWN)) for number in numbers)
    results.write_text("".join(found))
    tracemalloc.start()
    lines, (remark,) = remarked(capsys, "tabulate", str(results))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 10_000_000
    assert row(lines)["deals"] == f"4 of 1-{last}"
    missing = f"{last - 4} deals of 1-{last} are missing: 3-4, 6-{last - 1}"
    assert remark == f"gupai: {GAME}: {missing}"


def test_findings_of_unknown_games_or_rules_are_left_out_and_told(
    capsys: Capture, tmp_path: Path
) -> None:
    results, known = tmp_path / "results", Study.of(ZEN, 5, 0)
    others = [replace(known, game=game) for game in ("zen.none", "none", 300 * "x")]
    others += [replace(known, rules=rules) for rules in ("triplets=none", "none=yes")]
    found = [line_of(study, Finding(7, Answer.UNKNOWN)) for study in (known, *others)]
    results.write_text("".join(found))
    lines, (remark,) = remarked(capsys, "tabulate", str(results))
    assert row(lines)["deals"] == "7"
    assert remark.startswith("gupai: passed over 5 findings of unknown games or rules: zen.none,")
    assert f"{GAME} triplets=none, {GAME} none=yes" in remark
    assert "x" * 61 not in remark
    assert len(remark) < 400
    results.write_text(found[1])
    assert main(["tabulate", str(results)]) == 2


def test_bad_input_ends_with_2_and_says_why(capsys: Capture) -> None:
    for arguments, words in (
        ((), "the following arguments are required: --deals"),
        *(
            (("--deals", deals), "is not a range of deals")
            for deals in ("5-1", "0-1", "1-2-3", "", f"1-{LAST_DEAL + 1}")
        ),
        (("--deals", "1-2", "--jobs", "0"), "'0' is not a number of 1 or more"),
        (("--deals", "1", "--dask", "tcp://127.0.0.1:1", "--jobs", "2"), "not allowed with"),
    ):
        assert words in complaint(capsys, "study", GAME, *arguments)
    assert "the following arguments are required: FILE" in complaint(capsys, "tabulate")
    file = Path("/no/such/file")
    assert f"{file} cannot be read" in complaint(capsys, "tabulate", str(file))
