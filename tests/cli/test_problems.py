"""The command ``gupai problems``, and problems as boards of other commands."""

import json
from pathlib import Path

import pytest

from gupai_desktop import paths
from gupai_desktop.cli.main import main
from gupai_desktop.engine.move import Move
from gupai_desktop.games import find, games
from gupai_desktop.play.problems import problem_in, problems_of
from tests.cli.answers import Capture, answer, complaint
from tests.solvers.plays import replayed

GAME = find("zen.ten-sets")
PROBLEMS = problems_of(GAME)


def test_without_a_game_the_problems_of_every_game_are_counted(capsys: Capture) -> None:
    assert answer(capsys, "problems") == [
        f"{game.id}\t{count}" for game in games() if (count := len(problems_of(game())))
    ]


def test_the_problems_of_a_game_are_listed(capsys: Capture) -> None:
    lines = answer(capsys, "problems", GAME.id)
    assert len(lines) == len(PROBLEMS)
    number, par, point, share = lines[-1].split("\t")
    last = PROBLEMS[-1]
    assert (number, par, point) == (str(last.number), str(last.par), str(last.point.name))
    assert float(share.removesuffix("%")) == pytest.approx(100 * last.share, abs=0.05)


def test_an_omen_has_none_to_list(capsys: Capture) -> None:
    assert answer(capsys, "problems", "pairs.turtle") == []


def test_the_board_of_a_problem_is_printed(capsys: Capture) -> None:
    assert answer(capsys, "problems", GAME.id, "5") == [PROBLEMS[4].board]


def test_a_problem_is_solved_in_par(capsys: Capture) -> None:
    problem = PROBLEMS[-1]
    board, verdict, *moves = answer(
        capsys, "solve", GAME.id, "--problem", str(problem.number), "--shortest"
    )
    assert board == problem.board
    assert verdict.startswith(f"winnable: a shortest line of {problem.par} moves (")
    line = tuple(map(Move.parse, moves))
    assert GAME.is_won(replayed(GAME, GAME.parse(board), line)[-1])


def test_a_problem_that_is_not_there_is_refused(capsys: Capture) -> None:
    last = len(PROBLEMS)
    for number in ("0", "-1", str(last + 1)):
        sentence = f"zen.ten-sets has no problem {number}, but 1 to {last}"
        assert complaint(capsys, "solve", GAME.id, f"--problem={number}") == sentence
    assert complaint(capsys, "problems", "pairs.turtle", "1") == "pairs.turtle has no problems"
    assert complaint(capsys, "problems", "chess").startswith("“chess” is none of these: ")


def test_a_composed_problem_is_printed_as_a_line_of_a_list(capsys: Capture) -> None:
    levels = find("levels.clear-five")
    (line,) = answer(capsys, "problems", levels.id, "--composed", "3")
    problem = problem_in(levels, line)
    assert problem.par > 1
    assert answer(capsys, "problems", levels.id, "--composed", "1.3") == [line]


def test_a_number_that_names_no_composed_problem_is_refused(capsys: Capture) -> None:
    for text in ("0", "2.17", "x"):
        assert complaint(capsys, "problems", GAME.id, "--composed", text), text
    refused = complaint(capsys, "problems", "pairs.turtle", "--composed", "1")
    assert refused == "pairs.turtle has no problems"


def test_a_number_that_is_none_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ending:
        main(["problems", GAME.id, "five"])
    assert ending.value.code == 2
    assert "“five” is not a whole number" in capsys.readouterr().err


def test_a_damaged_list_is_named_with_its_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "problems").mkdir()
    (tmp_path / "problems" / f"{GAME.id}.txt").write_text("# a list\n1 0.9 find\n", "utf-8")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    sentence = "zen.ten-sets.txt, line 2: missing here: par share point board"
    assert complaint(capsys, "problems", GAME.id) == sentence
    assert complaint(capsys, "solve", GAME.id, "--problem", "1") == sentence


def test_a_set_in_a_file_is_proved_line_by_line(capsys: Capture, tmp_path: Path) -> None:
    right = PROBLEMS[0]
    wrong = str(right).replace(f"{right.par} ", "7 ", 1)
    file = tmp_path / f"{GAME.id}.txt"
    file.write_text(f"# Mine.\n{right}\n{wrong}\nnonsense\n# End.\n", "utf-8")
    assert answer(capsys, "problems", "--file", str(file)) == [
        "2\tproved",
        "3\tIt can be won in 1 move.",
        "4\tmissing here: par share point board",
    ]
    assert json.loads(answer(capsys, "problems", "--file", str(file), "--json")[0]) == {
        "line": 2,
        "fault": "",
    }
