"""The ``gupai`` command: what it answers, and how it complains."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from gupai_desktop.engine.table import Table
from gupai_desktop.games import games
from tests.cli.answers import Capture, answer, complaint, run
from tests.cli.test_history import fill
from tests.levels_lines import general_left
from tests.made import MadeClock
from tests.scripts import ROOT
from tests.writings.texts import KINDS, rows_of

BOARD_OF_DEAL_7 = (
    "55 61 42 | 55 43 41 | 65 21 32 | 64 44 63 | 53 22 51 | 65 11 66 "
    "| 51 33 66 | 33 62 64 | 31 44 22 | 52 11 31 | 61 54"
)
WIN_OF_DEAL_7 = (
    "exchange 55a 53; exchange 66a 51b; exchange 44b 33b; exchange 33a 65a; exchange 33b 21; "
    "exchange 33a+33b 61b+54; exchange 65b 63; exchange 44a 55b; exchange 64a 63; "
    "exchange 11b 64a"
)


def verify(capsys: Capture, board: str, *more: str) -> list[str]:
    return answer(capsys, "verify", "zen.ten-sets", "--board", board, *more)


def test_games_lists_every_game_with_its_names(capsys: Capture) -> None:
    lines = [line for line in answer(capsys, "games") if not line.startswith("\t")]
    assert lines == [f"{game.id}\t{game.name}\t{game.native}" for game in games()]


def test_games_can_be_listed_where_no_chinese_can_be_written() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gupai_desktop.cli.main", "games"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        encoding="ascii",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "zen.ten-sets\tWatching Ten Sets\t" in done.stdout


def test_deal_prints_the_board_of_a_number(capsys: Capture) -> None:
    assert answer(capsys, "deal", "zen.ten-sets", "7") == [BOARD_OF_DEAL_7]


def test_a_deal_is_printed_as_others_write_it_and_read_again(capsys: Capture) -> None:
    firsts = {"brackets": "[5:5] [6:1] [4:2]", "hyphens": "5-5 6-1 4-2", "dominoes": "🂋 🂎 🂁"}
    said = verify(capsys, BOARD_OF_DEAL_7)
    for way, first in firsts.items():
        lines = answer(capsys, "deal", "zen.ten-sets", "7", "--as", way)
        board = "\n".join(lines)
        assert board.startswith(first)
        assert verify(capsys, board) == said


def test_boards_of_a_file_are_read_as_others_write_them(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "boards"
    table = Table.parse(BOARD_OF_DEAL_7)
    kinds = ("the web game", "the author's program", "lists of objects", "Chinese names on end")
    file.write_text("\n".join(KINDS[kind](rows_of(table)) for kind in kinds), "utf-8")
    lines = answer(capsys, "solve", "zen.ten-sets", "--boards", str(file))
    assert [line for line in lines if "|" in line] == [BOARD_OF_DEAL_7] * len(kinds)


def test_every_game_can_be_dealt_and_its_board_verified(capsys: Capture) -> None:
    for game in games():
        (board,) = answer(capsys, "deal", game.id, "3")
        said = answer(capsys, "verify", game.id, "--board", board)[-1]
        assert said.startswith(("not won", "lost") if game.is_omen else "not won")


def test_a_won_game_is_verified(capsys: Capture) -> None:
    lines = verify(capsys, BOARD_OF_DEAL_7, "--moves", WIN_OF_DEAL_7)
    assert lines[-2:] == ["11 of 11 groups valid", "won"]


def test_a_game_whose_goal_is_out_of_reach_is_lost_for_a_reason(capsys: Capture) -> None:
    line = general_left()
    options = ("--any-three", "--board", str(line.opening.table), "--moves")
    moves = "; ".join(map(str, line.line))
    assert answer(capsys, "verify", line.game.id, *options, moves)[-2:] == [
        "5 of 5 levels, 5 of 6 generals",
        "lost: A general is left, and no level to kill him.",
    ]


def test_an_option_changes_what_is_valid(capsys: Capture) -> None:
    board = BOARD_OF_DEAL_7.replace("65 11 66", "65 52 66")
    board = board.replace("31 44 22 | 52 11 31", "31 44 31 | 11 11 22")
    lines = [verify(capsys, board, *options)[9] for options in ([], ["--loose"])]
    assert lines == ["11a 11b 22b\t-", "11a 11b 22b\tFive Points 五點"]


def test_every_command_explains_itself(capsys: Capture) -> None:
    for command in (
        [],
        *([name] for name in ("games", "deal", "problems", "verify", "prove", "solve", "study")),
    ):
        assert answer(capsys, *command, "--help")[0].startswith("usage: gupai")


# What is refused.

DEAL = ("deal", "zen.ten-sets")
VERIFY = ("verify", "zen.ten-sets", "--board")


def test_bad_input_ends_with_2_and_one_line_that_says_why(capsys: Capture) -> None:
    three_61 = BOARD_OF_DEAL_7.replace("54", "61")
    for arguments, words in (
        (("dance",), "argument COMMAND: invalid choice: 'dance'"),
        (("games", "all"), "unrecognized arguments: all"),
        (("games", "a\nb"), "unrecognized arguments: a b"),
        (("deal",), "the following arguments are required: GAME, number"),
        (("deal", "zen.none", "1"), "“zen.none” is none of these: "),
        (("deal", "zen\nnone", "1"), "“zen?none” is none of these: "),
        (DEAL, "the following arguments are required: number"),
        ((*DEAL, "x"), "argument number: “x” is not a whole number"),
        ((*DEAL, "0"), "a deal number is 1 to 2147483647, not 0"),
        ((*DEAL, "2147483648"), "a deal number is 1 to 2147483647, not "),
        ((*DEAL, "9" * 5000), "argument number: “99999"),
        ((*DEAL, "1", "--triplets", "new"), "triplets: “new” is none of these:"),
        ((*DEAL, "1", "--triplets"), "argument --triplets: expected one "),
        (VERIFY[:2], "the following arguments are required: --board"),
        ((*VERIFY, ""), "group 1 is empty"),
        ((*VERIFY, "66 77"), "tile 2 of group 1: 77 is not a tile"),
        ((*VERIFY, "66 11 | 22 33"), "groups on this board: 2; in this game: 11"),
        ((*VERIFY, three_61), "the set has only 2 tiles 61; this board has 3"),
        ((*VERIFY, BOARD_OF_DEAL_7, "--moves", "fly"), "move 1: “fly” is none of these: exchange"),
        (
            (*VERIFY, BOARD_OF_DEAL_7, "--moves", "exchange 55 53"),
            "move 1: 55 could be two tiles; write 55a or 55b",
        ),
        (
            (*VERIFY, BOARD_OF_DEAL_7, "--moves", "exchange 55a 53; exchange 55a 53"),
            "move 2: “exchange 55a 53” is not legal here. ",
        ),
    ):
        assert complaint(capsys, *arguments).startswith(words)


def test_without_a_word_the_usage_is_told(capsys: Capture) -> None:
    assert run() == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("usage: gupai ")
    assert "COMMAND" in output.err


def test_the_help_of_a_command_has_the_options_of_its_game_and_no_others(capsys: Capture) -> None:
    every = {f"--{option.key}" for game in games() for option in game.options}
    for game in games():
        own = {f"--{option.key}" for option in game.options}
        for name in ("deal", "verify", "solve", "prove", "study"):
            told = set(re.findall(r"--[\w-]+", "\n".join(answer(capsys, name, game.id, "--help"))))
            assert told & every == own, (name, game.id)
    assert every < set(re.findall(r"--[\w-]+", "\n".join(answer(capsys, "deal", "--help"))))


# What programs read.

PROVE = ("prove", "zen.ten-sets", "--deal")


def test_every_command_answers_in_json_with_the_keys_of_the_manual(
    capsys: Capture, tmp_path: Path, clock: MadeClock
) -> None:
    results = str(tmp_path / "results")
    fill(tmp_path, clock).close()
    told = (ROOT / "packaging" / "linux" / "gupai.6").read_text("utf-8").split(".SH ")
    (manual,) = (part for part in told if part.startswith("JSON"))
    documented = dict(re.findall(r"^\.B (\w+)\n((?:[^.].*\n)+)", manual, re.MULTILINE))
    commands: dict[str, list[tuple[str, ...]]] = {
        "games": [()],
        "deal": [("zen.ten-sets", "7")],
        "problems": [(), ("zen.ten-sets",), ("zen.ten-sets", "5")],
        "verify": [("zen.ten-sets", "--board", BOARD_OF_DEAL_7)],
        "solve": [("zen.ten-sets", "--deal", "7"), ("trigrams.eight", "--deal", "1")],
        "prove": [("zen.ten-sets", "--deal", "7"), ("zen.ten-sets", "--deal", "396")],
        "history": [("--data-dir", str(tmp_path))],
        "study": [("zen.ten-sets", "--deals", "50-53", "--results", results)],
        "tabulate": [(results,)],
    }
    of_help = re.findall(r"^    (\w+)  ", "\n".join(answer(capsys, "--help")), re.MULTILINE)
    assert list(commands) == list(documented) == of_help
    for name, several in commands.items():
        found = [
            json.loads(line)
            for arguments in several
            for line in answer(capsys, name, *arguments, "--json")
        ]
        keys = {key for each in found for key in each}
        assert set(re.findall(r"\w+", documented[name].partition(":")[0])) == keys, name


def test_what_json_says_is_what_words_say(capsys: Capture) -> None:
    def found(*arguments: str) -> dict[str, Any]:
        (line,) = answer(capsys, *arguments, "--json")
        content = json.loads(line)
        assert isinstance(content, dict)
        return content

    assert found("deal", "zen.ten-sets", "7", "--loose")["rules"] == "triplets=classic loose=yes"
    assert found("deal", "zen.ten-sets", "7")["board"] == BOARD_OF_DEAL_7
    verified = found(
        "verify", "zen.ten-sets", "--board", BOARD_OF_DEAL_7, "--moves", WIN_OF_DEAL_7
    )
    assert (verified["verdict"], verified["why"]) == ("won", None)
    assert verified["tally"] == "11 of 11 groups valid"
    lost = found(*PROVE, "396")
    assert lost["verdict"] == "unwinnable"
    assert lost["proof"].splitlines() == answer(capsys, *PROVE, "396")
    won = found(*PROVE, "7")
    assert answer(capsys, *PROVE, "7") == [f"this board can be won: {'; '.join(won['moves'])}"]
    hidden = found("prove", "levels.guo-wu-guan", "--deal", "559")
    assert (hidden["verdict"], hidden["wins"], hidden["orders"]) == ("unwinnable", 12, 24)
    assert hidden["moves"]


def test_boards_proofs_and_results_are_read_from_the_standard_input(
    capsys: Capture, tmp_path: Path
) -> None:
    def fed(text: str, *arguments: str) -> list[str]:
        command = [sys.executable, "-m", "gupai_desktop.cli.main", *arguments]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    boards = f"# two\n{BOARD_OF_DEAL_7}\tone\n{BOARD_OF_DEAL_7}\n"
    lines = fed(boards, "solve", "zen.ten-sets", "--boards", "-")
    assert lines[:: len(lines) // 2] == [BOARD_OF_DEAL_7] * 2
    (board,) = answer(capsys, "deal", "zen.ten-sets", "396")
    proof = "\n".join(answer(capsys, *PROVE, "396"))
    verified = fed(proof, "verify", "zen.ten-sets", "--board", board, "--proof", "-")
    assert verified[-1] == "lost: all 2 lines hold"
    results = tmp_path / "results"
    table = answer(capsys, "study", "zen.ten-sets", "--deals", "50-51", "--results", str(results))
    assert fed(results.read_text("utf-8"), "tabulate", "-") == table
    assert fed(results.read_text("utf-8"), "tabulate", "-", "-") == table


def test_one_position_is_no_positions(capsys: Capture) -> None:
    lines = answer(capsys, "solve", "zen.ten-sets", "--deal", "7", "--positions", "1")
    assert lines[1].endswith("(1 position)")
