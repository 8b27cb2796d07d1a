"""The commands ``gupai prove`` and ``gupai verify --proof``."""

from pathlib import Path

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from tests.cli.answers import Capture, answer, complaint, run

GAME = "zen.ten-sets"
LOST, WINNABLE, LONG = 396, 7, 1327
#: A table of Eight Trigrams that locks itself.
STUCK = (
    ". 22 . 22 | . . 51 51 | . . . . | . . . . | . . . . | . . . . | . . . . | . 66 . 66 | "
    "62 53 . 42 21 . 55 55 . 65 65 . 52 43 . 63 54 . 33 33 . 31 31 . 11 11 . 61 61 . 64 64 . "
    "41 32 . 44 44"
)


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
    (output,) = answer(capsys, "prove", GAME, "--deal", str(WINNABLE))
    said, _, line = output.partition(": ")
    assert said == "this board can be won"
    played = answer(capsys, "verify", GAME, "--board", board_of(WINNABLE), "--moves", line)
    assert played[-1] == "won"


def test_solve_and_prove_say_of_which_orders_of_hidden_tiles_they_speak(capsys: Capture) -> None:
    of = ("levels.guo-wu-guan", "--deal", "559")
    (output,) = answer(capsys, "prove", *of)
    said, _, line = output.partition(": ")
    where = "in 12 of the 24 orders of its hidden tiles"
    assert said == f"this board can be won {where}, but not as they lie; in one so"
    assert line.startswith("take ")
    assert answer(capsys, "solve", *of)[1].startswith("unwinnable as its hidden tiles lie (")
    (output,) = answer(capsys, "prove", "levels.guo-wu-guan", "--deal", "1")
    assert "in 24 of the 24 orders of its hidden tiles, as they lie so: take " in output


def test_pairs_that_lock_one_another_are_a_proof_in_one_line(
    capsys: Capture, tmp_path: Path
) -> None:
    line, said = answer(capsys, "prove", "pairs.turtle", "--deal", "8")
    assert line.endswith(": locked 22 44")
    assert said == (
        "    1. Of 44 44 · 22 22 no pair is ever the first to be taken: even once all other tiles "
        "are gone, one tile of each still lies face down."
    )
    file = tmp_path / "proof.txt"
    file.write_text(line, encoding="utf-8")
    for number, holds in ((8, True), (7, False)):
        board = str(deal(find("pairs.turtle"), number))
        verify = ("verify", "pairs.turtle", "--board", board, "--proof", str(file))
        if holds:
            assert answer(capsys, *verify)[-1] == "lost: the one line of the proof holds"
        else:
            assert "it does not speak of this table" in complaint(capsys, *verify)
    (output,) = answer(capsys, "prove", "pairs.turtle", "--deal", "18")
    assert output.startswith("this board can be won: take 63 54; ")


def test_without_a_proof_the_command_says_so_and_ends_with_3(capsys: Capture) -> None:
    short = "this board cannot be won, but no proof is short enough to be told"
    sought = "this board cannot be won, but no proof is looked for"
    for board, positions, why in (
        ((GAME, LONG), "10", "whether this board can be won is not known after 10 positions"),
        ((GAME, LONG), "200000", short),
        (("pairs.two-rows", 8), "10", short),
        (("trigrams.eight", STUCK), "200000", sought),
    ):
        game, laid = board
        of = ("--board", laid) if isinstance(laid, str) else ("--deal", str(laid))
        assert run("prove", game, *of, "--positions", positions) == 3
        output = capsys.readouterr()
        assert (output.out, output.err) == ("", f"gupai: {why}\n")


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
