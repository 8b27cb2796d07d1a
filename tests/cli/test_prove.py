"""The commands ``gupai prove`` and ``gupai verify --proof``."""

from pathlib import Path

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from tests.cli.answers import Capture, answer, complaint, run

GAME = "zen.ten-sets"
LOST, WINNABLE, LONG = 396, 7, 1327


def board_of(number: int) -> str:
    return str(deal(find(GAME), number))


def verify(number: int, file: Path) -> tuple[str, ...]:
    return ("verify", GAME, "--board", board_of(number), "--proof", str(file))


def test_a_lost_board_is_proved_line_by_line_and_the_proof_is_verified(
    capsys: Capture, tmp_path: Path
) -> None:
    lines = answer(capsys, "prove", GAME, "--deal", str(LOST))
    assert lines == answer(capsys, "prove", GAME, "--board", board_of(LOST))
    assert [line[:6] for line in lines[1::2]] == ["    1.", "    2."]
    file = tmp_path / "proof.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert answer(capsys, *verify(LOST, file))[-1] == "lost: all 2 lines hold"
    assert complaint(capsys, *verify(WINNABLE, file)).startswith(f"{file}: line 1: ")
    file.write_text("\n".join(lines[2:]), encoding="utf-8")
    assert complaint(capsys, *verify(LOST, file)).startswith(f"{file}: line 1: ")


def test_for_a_board_that_can_be_won_a_line_is_told_that_wins(capsys: Capture) -> None:
    (told,) = answer(capsys, "prove", GAME, "--deal", str(WINNABLE))
    said, _, line = told.partition(": ")
    assert said == "this board can be won"
    played = answer(capsys, "verify", GAME, "--board", board_of(WINNABLE), "--moves", line)
    assert played[-1] == "won"


def test_of_a_board_with_hidden_tiles_it_says_that_the_line_wins_in_some_orders(
    capsys: Capture,
) -> None:
    (told,) = answer(capsys, "prove", "levels.guo-wu-guan", "--deal", "559")
    assert told.startswith("this board can be won in some orders of its hidden tiles, in one of")


def test_without_a_proof_the_command_says_so_and_ends_with_3(capsys: Capture) -> None:
    for positions, why in (
        ("10", "whether this board can be won is not known after 10 positions"),
        ("200000", "this board cannot be won, but no proof is short enough to be told"),
    ):
        assert run("prove", GAME, "--deal", str(LONG), "--positions", positions) == 3
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", f"gupai: {why}\n")


def test_a_file_that_is_no_proof_is_refused_in_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "proof.txt"
    assert complaint(capsys, *verify(LOST, file)).startswith(f"{file} cannot be read: ")
    for content, why in (
        (b"", "line 1: it does not speak of this table"),
        (b"\xff\xfe", "cannot be read"),
        (b"hello\n", "line 1: “” is no reason"),
        (b"\n\n66: moves\n", "line 1: groups on this board: 1; in this game: 11"),
    ):
        file.write_bytes(content)
        assert why in complaint(capsys, *verify(LOST, file)), content


def test_a_board_that_is_none_is_refused_in_a_sentence(capsys: Capture) -> None:
    assert "is not a tile" in complaint(capsys, "prove", GAME, "--board", "99")
