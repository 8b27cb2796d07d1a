"""The command ``gupai solve``: what it answers and refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from gupai_desktop.cli.main import main
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.move import Move
from gupai_desktop.games import find
from gupai_desktop.solvers import verdict
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Budget
from tests.cli.answers import Capture, answer, complaint
from tests.solvers.plays import replayed

GAME = "zen.ten-sets"
ZEN = find(GAME)
BOARD = str(deal(ZEN, 7))
LOST_DEAL, STUCK_DEAL = 51, 152

KEYS = ["board", "verdict", "moves", "length", "shortest", "bound", "positions", "seconds"]


def in_json(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer(capsys, "solve", GAME, "--json", *arguments)]


def test_a_board_is_solved_and_the_line_wins(capsys: Capture) -> None:
    board, verdict, *moves = answer(capsys, "solve", GAME, "--board", BOARD)
    assert board == BOARD
    assert verdict.startswith(f"winnable: a line of {len(moves)} moves, none takes fewer than ")
    assert ZEN.is_won(replayed(ZEN, deal(ZEN, 7), tuple(map(Move.parse, moves)))[-1])


def test_of_a_family_that_is_not_studied_the_commands_say_so(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdict, "_has_solver", lambda _family: False)
    assert answer(capsys, "solve", GAME, "--board", BOARD) == [BOARD, "not studied (0 positions)"]
    assert "zen.ten-sets is not studied" in complaint(capsys, "study", GAME, "--deals", "1-3")


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
    output = answer(capsys, "solve", GAME, "--deal", "7", "--shortest")
    assert output[1].startswith(f"winnable: a shortest line of {found['length']} moves (")


def test_a_line_that_is_not_proved_shortest_is_called_the_best_one_found(capsys: Capture) -> None:
    (found,) = in_json(capsys, "--deal", "3", "--shortest", "--positions", "400")
    assert found["shortest"] is False
    assert found["length"] > found["bound"] > 0
    output = answer(capsys, "solve", GAME, "--deal", "3", "--shortest", "--positions", "400")
    assert output[1].startswith(
        f"winnable: the best line found has {found['length']} moves, "
        f"none takes fewer than {found['bound']} ("
    )


def test_a_board_that_cannot_be_won_has_no_moves_and_no_length(capsys: Capture) -> None:
    for number in (str(LOST_DEAL), str(STUCK_DEAL)):
        (found,) = in_json(capsys, "--deal", number)
        assert (found["verdict"], found["moves"], found["length"]) == ("unwinnable", [], None)
        assert found["shortest"] is False
        assert answer(capsys, "solve", GAME, "--deal", number)[1].startswith("unwinnable (")


def test_a_file_has_a_board_a_line_with_remarks(capsys: Capture, tmp_path: Path) -> None:
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


def test_a_bad_line_of_a_file_is_named(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "boards.txt"
    file.write_text(f"# two lines\n{BOARD}\n66 77\n", encoding="utf-8")
    assert main(["solve", GAME, "--json", "--boards", str(file)]) == 2
    output = capsys.readouterr()
    assert [json.loads(line)["board"] for line in output.out.splitlines()] == [BOARD]
    assert output.err == "gupai: line 3: tile 2 of group 1: 77 is not a tile\n"


def test_bad_input_ends_with_2_and_says_why(capsys: Capture) -> None:
    for arguments, words in (
        ([GAME], "one of the arguments --board --deal --problem --boards is required"),
        ([GAME, "--deal", "1", "--board", BOARD], "not allowed with argument"),
        ([GAME, "--deal", "0"], "a deal number is 1 to 2147483647, not 0"),
        ([GAME, "--board", "66"], "groups on this board: 1; in this game: 11"),
        (["chess", "--deal", "1"], "“chess” is none of these"),
        ([GAME, "--deal", "1", "--positions", "0"], "'0' is not a number of 1 or more"),
        ([GAME, "--boards", "/no/such/file"], f"{Path('/no/such/file')} cannot be read"),
    ):
        assert words in complaint(capsys, "solve", *arguments)
