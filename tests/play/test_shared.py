"""What somebody has sent, however it came through the mail."""

import textwrap
from collections.abc import Callable
from functools import partial

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.json_text import MAX_CHARACTERS
from gupai_desktop.play.shared import MAX_LINES, Code, Shared, read_shared
from tests.cases import refused
from tests.histories import history_of, played

GAME = find("zen.ten-sets")
GAMES = [game() for game in games()]
CODE = Code(find("zen.ten-sets", "triplets=mixed"), 57)
RECORD = played(Record.of_deal(GAME, 7), 3)[-1]
HISTORY = history_of(GAME)
BOARD = str(deal(GAME, 7))


def read(text: str) -> Shared:
    return read_shared(text, find, GAMES)


refusal = partial(refused, read)


def quoted(text: str) -> str:
    return textwrap.indent(text, "> ", lambda _line: True)


def broken(text: str, width: int = 60) -> str:
    """As mail programs break lines that are too long."""
    return "\n".join(
        "\n".join(textwrap.wrap(line, width, break_on_hyphens=False)) for line in text.split("\n")
    )


WRITINGS: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "with white space": lambda text: f" \t\r\n {text}\r\n\r\n",
    "with a mark in front": lambda text: f"\ufeff{text}",
    "in quotes": lambda text: f"“{text}”\n",
    "as code": lambda text: f"```\n{text}\n```",
    "quoted twice": lambda text: quoted(quoted(text)),
    "with the line ends of Windows": lambda text: text.replace("\n", "\r\n"),
}


def test_codes_records_saved_games_and_boards_are_recognised_whichever_way_they_came() -> None:
    for how, way in WRITINGS.items():
        assert read(way(str(CODE))) == CODE, how
        assert read(way(str(RECORD))) == RECORD, how
        assert read(way(str(HISTORY))) == HISTORY, how
        assert read(way(BOARD)) == Record.of_board(GAME, BOARD), how


def test_lines_that_were_broken_are_joined_again() -> None:
    for width in (12, 20, 60, 72):
        assert read(broken(BOARD, width)) == Record.of_board(GAME, BOARD)
        assert read(quoted(broken(str(RECORD), max(width, 40)))) == RECORD


def test_a_code_is_found_among_other_words() -> None:
    for text in (
        f"Try this one: {CODE}",
        f"Can you do it ({CODE})?",
        f"{CODE}.",
        f"我选了「{CODE}」。",
        f"https://example.org/{CODE}",
        f"{CODE}\nIt took me 31 moves!",
        str(CODE).replace("gupai", "Gupai"),
    ):
        assert read(text) == CODE, text


def test_a_record_is_found_after_other_words() -> None:
    assert read(f"Here is what I have played:\n\n{RECORD}") == RECORD


def test_a_board_is_of_the_first_game_that_it_fits() -> None:
    dragons = find("zen.five-dragons")
    assert read_shared(BOARD, find, [dragons, *GAMES]) == Record.of_board(dragons, BOARD)
    levels = find("levels.o-koan")
    assert read_shared(BOARD, find, [levels, *GAMES]) == Record.of_board(GAME, BOARD)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a code, a record, a saved game or a board of tiles"),
        ("Hello!", "this is not a code, a record, a saved game or a board of tiles"),
        ("55 61 42", "this is not a code, a record, a saved game or a board of tiles"),
        ("|" * 2001, "this is not a code, a record, a saved game or a board of tiles"),
        ("55 | 7x", "this board fits no game: tile 1 of group 2: 7x is not a tile"),
        ("55 | 61", "this board fits no game: groups on this board: 2; in this game: 11"),
        ("2147483648", "a deal number is 1 to 2147483647, not 2147483648"),
        ("9" * 20, f"a deal number is 1 to 2147483647, not {'9' * 20}"),
        ("gupai:1/zen.none/57", "“zen.none” is none of these"),
        ("gupai:", "“gupai” is not a code; a code looks like "),
        ("gupai record 2", "this is not a code, a record, a saved game or a board of tiles"),
        ("{}", "this is not a code, a record, a saved game or a board of tiles"),
        ('{"format": "gupai game"', "line 1, character 1: the text breaks off"),
        ("x" * (MAX_CHARACTERS + 1), "there is more here than can be read"),
        ("gupai record 1" + "\nrefill" * (MAX_LINES + 1), "there is more here than can be read"),
        ("gupai record 1\nrefill" + " 63" * 1000, "there is more here than can be read"),
    ],
    ids=lambda text: text[:30],
)
def test_the_sentence_says_what_is_wrong(text: str, sentence: str) -> None:
    assert refusal(text).startswith(sentence)
