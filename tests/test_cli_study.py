"""The commands ``gupai solve`` and ``gupai study``: what they answer, keep and refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gupai_desktop import cli_study
from gupai_desktop.cli import main
from gupai_desktop.cli_study import COLUMNS, Finding, Task
from gupai_desktop.engine.deal import LAST_DEAL, deal
from gupai_desktop.engine.move import Move
from gupai_desktop.games import find
from gupai_desktop.solvers.study import shortest, solve
from gupai_desktop.solvers.verdict import Budget
from tests.solvers.plays import replayed

Capture = pytest.CaptureFixture[str]

GAME = "zen.ten-sets"
ZEN = find(GAME)
BOARD = str(deal(ZEN, 7))
LOST_DEAL, STUCK_DEAL = 51, 152

KEYS = ["board", "verdict", "moves", "length", "shortest", "bound", "positions", "seconds"]


def answer(capsys: Capture, *arguments: str) -> list[str]:
    """The lines that a command writes."""
    assert main(arguments) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out.splitlines()


def complaint(capsys: Capture, *arguments: str) -> str:
    """The one line that a command complains in."""
    try:
        code: Any = main(arguments)
    except SystemExit as end:
        code = end.code
    told = capsys.readouterr()
    assert code == 2
    (line,) = told.err.splitlines()
    return line.removeprefix("gupai: ")


def in_json(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer(capsys, "solve", GAME, "--json", *arguments)]


# solve


def test_a_board_is_solved_and_the_line_wins(capsys: Capture) -> None:
    board, verdict, *moves = answer(capsys, "solve", GAME, "--board", BOARD)
    assert board == BOARD
    assert verdict.startswith(f"winnable: a line of {len(moves)} moves, none takes fewer than ")
    assert ZEN.is_won(replayed(ZEN, deal(ZEN, 7), tuple(map(Move.parse, moves)))[-1])


def test_a_deal_is_solved_like_its_board(capsys: Capture) -> None:
    by_number = answer(capsys, "solve", GAME, "--deal", "7")
    assert by_number == answer(capsys, "solve", GAME, "--board", BOARD)


def test_an_object_has_just_these_keys(capsys: Capture) -> None:
    (found,) = in_json(capsys, "--deal", "7")
    verdict = solve(ZEN, deal(ZEN, 7), Budget())
    assert list(found) == KEYS
    assert found["seconds"] >= 0
    assert found == {
        "board": BOARD,
        "verdict": "winnable",
        "moves": [str(move) for move in verdict.line],
        "length": len(verdict.line),
        "shortest": verdict.is_shortest,
        "bound": verdict.bound,
        "positions": verdict.positions,
        "seconds": found["seconds"],
    }


def test_a_shortest_line_is_proved_to_be_one(capsys: Capture) -> None:
    (found,) = in_json(capsys, "--deal", "7", "--shortest")
    assert found["shortest"] is True
    assert found["length"] == found["bound"] == len(found["moves"])
    assert found["length"] == len(shortest(ZEN, deal(ZEN, 7), Budget()).line)
    told = answer(capsys, "solve", GAME, "--deal", "7", "--shortest")
    assert f"winnable: a shortest line of {found['length']} moves" in told[1]


@pytest.mark.parametrize("number", [LOST_DEAL, STUCK_DEAL])
def test_a_board_that_cannot_be_won_has_no_moves_and_no_length(
    capsys: Capture, number: int
) -> None:
    (found,) = in_json(capsys, "--deal", str(number))
    assert (found["verdict"], found["moves"], found["length"]) == ("unwinnable", [], None)
    assert found["shortest"] is False
    assert answer(capsys, "solve", GAME, "--deal", str(number))[1].startswith("unwinnable (")


def test_what_is_not_known_within_the_budget_is_called_unknown(capsys: Capture) -> None:
    (found,) = in_json(capsys, "--deal", "7", "--positions", "1")
    assert (found["verdict"], found["length"], found["positions"]) == ("unknown", None, 1)


def test_a_won_board_needs_no_moves(capsys: Capture) -> None:
    won = replayed(ZEN, deal(ZEN, 7), solve(ZEN, deal(ZEN, 7), Budget()).line)[-1]
    (found,) = in_json(capsys, "--board", str(won))
    assert (found["verdict"], found["moves"], found["length"]) == ("winnable", [], 0)
    assert found["shortest"] is True


def test_rules_matter(capsys: Capture) -> None:
    (mixed,) = in_json(capsys, "--deal", "94", "--triplets", "mixed")
    (classic,) = in_json(capsys, "--deal", "94")
    assert (mixed["verdict"], classic["verdict"]) == ("unwinnable", "winnable")


def test_a_file_has_a_board_a_line_with_remarks_and_more_columns(
    capsys: Capture, tmp_path: Path
) -> None:
    boards = [str(deal(ZEN, number)) for number in (7, LOST_DEAL, 8)]
    file = tmp_path / "boards.tsv"
    lines = [
        *("# board\tverdict", f"{boards[0]}\twinnable\t9", ""),
        *(f"  {boards[1]}  ", f"#{boards[0]}", boards[2]),
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    found = in_json(capsys, "--boards", str(file))
    assert [one["board"] for one in found] == boards
    assert [one["verdict"] for one in found] == ["winnable", "unwinnable", "winnable"]


def test_a_board_in_the_middle_of_a_turn_is_solved(capsys: Capture) -> None:
    game = find("levels.o-koan")
    table = game.after(deal(game, 3), game.moves(deal(game, 3))[0])
    (line,) = answer(capsys, "solve", game.id, "--json", "--board", str(table))
    found = json.loads(line)
    assert found["board"] == str(table)
    moves = tuple(map(Move.parse, found["moves"]))
    assert game.is_won(replayed(game, game.parse(found["board"]), moves)[-1])


def test_a_bad_line_of_a_file_is_named_after_the_good_ones_were_answered(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "boards.txt"
    file.write_text(f"# two lines\n{BOARD}\n66 77\n", encoding="utf-8")
    assert main(["solve", GAME, "--json", "--boards", str(file)]) == 2
    told = capsys.readouterr()
    assert [json.loads(line)["board"] for line in told.out.splitlines()] == [BOARD]
    assert told.err == "gupai: line 3: tile 2 of group 1: 77 is no tile\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["solve", GAME], "one of the arguments --board --boards --deal is required"),
        (["solve", GAME, "--deal", "1", "--board", BOARD], "not allowed with argument"),
        (["solve", GAME, "--deal", "0"], "a deal number is 1 to 2147483647, not 0"),
        (["solve", GAME, "--board", "66"], "groups on this board: 1; in this game: 11"),
        (["solve", "chess", "--deal", "1"], "there is no game “chess”"),
        (["solve", GAME, "--deal", "1", "--positions", "0"], "'0' is no number of 1 or more"),
        (["solve", GAME, "--boards", "/no/such/file"], "/no/such/file cannot be read: "),
        (["study", GAME], "the following arguments are required: --deals"),
        (["study", GAME, "--deals", "5-1"], "“5-1” is no range of deals such as 1-1000"),
        (["study", GAME, "--deals", "0-1"], "“0-1” is no range of deals"),
        (["study", GAME, "--deals", "1-2-3"], "“1-2-3” is no range of deals"),
        (["study", GAME, "--deals", ""], "“” is no range of deals"),
        (["study", GAME, "--deals", f"1-{LAST_DEAL + 1}"], "is no range of deals"),
        (["study", GAME, "--deals", "1-2", "--jobs", "0"], "'0' is no number of 1 or more"),
    ],
    ids=lambda value: " ".join(value)[:44] if isinstance(value, list) else "",
)
def test_bad_input_ends_with_2_and_says_why(
    capsys: Capture, arguments: list[str], words: str
) -> None:
    assert words in complaint(capsys, *arguments)


# study


def study(capsys: Capture, results: Path, *arguments: str, game: str = GAME) -> list[str]:
    return answer(capsys, "study", game, "--results", str(results), *arguments)


def columns(lines: list[str]) -> dict[str, str]:
    """The row of a table by the heads of its columns."""
    head, rule, row = lines
    assert set(rule) == {"|", "-"}
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (head, row)]
    assert cells[0] == list(COLUMNS)
    return dict(zip(*cells, strict=True))


def test_a_study_is_a_table_of_what_was_found(capsys: Capture, tmp_path: Path) -> None:
    row = columns(study(capsys, tmp_path / "results", "--deals", "50-53"))
    verdicts = [solve(ZEN, deal(ZEN, number), Budget(200_000)) for number in range(50, 54)]
    lengths = sorted(len(verdict.line) for verdict in verdicts if verdict.line)
    assert len(lengths) == 3
    assert row == {
        "game": GAME,
        "rules": "triplets=classic loose=no",
        "deals": "50-53",
        "decided": "100.0 %",
        "winnable": "75.0 %",
        "unwinnable": "1",
        "unknown": "0",
        "length: median": str(lengths[1]),
        "mean": f"{sum(lengths) / 3:.1f}",
        "longest": str(lengths[-1]),
        "positions: median": row["positions: median"],
    }


def test_a_study_goes_on_where_it_was_stopped_and_studies_nothing_twice(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, studied = tmp_path / "results", list[int]()
    find_out = cli_study.find_out

    def count(task: Task) -> Finding:
        studied.append(task.number)
        return find_out(task)

    monkeypatch.setattr(cli_study, "find_out", count)
    study(capsys, results, "--deals", "1-3")
    first = study(capsys, results, "--deals", "1-5")
    assert studied == [1, 2, 3, 4, 5]
    assert study(capsys, results, "--deals", "1-5") == first
    assert studied == [1, 2, 3, 4, 5]


def test_findings_of_another_game_other_rules_or_another_budget_are_not_taken(
    capsys: Capture, tmp_path: Path
) -> None:
    results = tmp_path / "results"
    study(capsys, results, "--deals", "94")
    mixed = columns(study(capsys, results, "--deals", "94", "--triplets", "mixed"))
    assert mixed["unwinnable"] == "1"
    short = columns(study(capsys, results, "--deals", "94", "--positions", "1"))
    assert short["unknown"] == "1"
    levels = columns(study(capsys, results, "--deals", "94", game="levels.meng-huo"))
    assert levels["game"] == "levels.meng-huo"
    assert len(results.read_text(encoding="utf-8").splitlines()) == 4
    assert columns(study(capsys, results, "--deals", "94"))["winnable"] == "100.0 %"


@pytest.mark.parametrize("cut", [1, 8, 40])
def test_a_last_line_that_was_cut_off_is_studied_again_and_harms_no_other(
    capsys: Capture, tmp_path: Path, cut: int
) -> None:
    results = tmp_path / "results"
    whole = study(capsys, results, "--deals", "1-3")
    lines = results.read_text(encoding="utf-8")
    results.write_text(lines[:-cut], encoding="utf-8")
    assert study(capsys, results, "--deals", "1-3") == whole
    kept = results.read_text(encoding="utf-8").splitlines()
    assert study(capsys, results, "--deals", "1-3") == whole
    assert results.read_text(encoding="utf-8").splitlines() == kept


@pytest.mark.parametrize("nonsense", ["[]", "null", '{"game": 1}', "\ufffd", "1"])
def test_lines_that_are_no_findings_are_passed_over(
    capsys: Capture, tmp_path: Path, nonsense: str
) -> None:
    results = tmp_path / "results"
    results.write_text(nonsense + "\n", encoding="utf-8")
    assert columns(study(capsys, results, "--deals", "7"))["winnable"] == "100.0 %"


def test_two_processes_find_the_same_as_one(capsys: Capture, tmp_path: Path) -> None:
    one = study(capsys, tmp_path / "one", "--deals", "1-12")
    two = study(capsys, tmp_path / "two", "--deals", "1-12", "--jobs", "2")
    assert one == two
    kept = [
        sorted((tmp_path / name).read_text(encoding="utf-8").splitlines())
        for name in ("one", "two")
    ]
    assert kept[0] == kept[1]


def test_where_no_deal_can_be_won_there_is_no_length(capsys: Capture, tmp_path: Path) -> None:
    row = columns(study(capsys, tmp_path / "results", "--deals", str(LOST_DEAL)))
    assert (row["winnable"], row["length: median"], row["longest"]) == ("0.0 %", "0", "0")


def test_results_that_cannot_be_read_or_written_are_told(capsys: Capture, tmp_path: Path) -> None:
    told = complaint(capsys, "study", GAME, "--deals", "7", "--results", str(tmp_path))
    assert "cannot be read" in told
    below_a_file = tmp_path / "file"
    below_a_file.write_text("")
    results = str(below_a_file / "results")
    told = complaint(capsys, "study", GAME, "--deals", "7", "--results", results)
    assert "cannot be" in told


def test_on_a_terminal_a_bar_shows_how_far_it_is(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["study", GAME, "--deals", "1-2", "--results", str(tmp_path / "results")]) == 0
    told = capsys.readouterr()
    assert told.err.split("\r")[-1] == "[" + "#" * 40 + "] 2/2\n"
    assert len(told.out.splitlines()) == 3
