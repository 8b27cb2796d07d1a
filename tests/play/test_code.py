"""Codes: one word that names a deal, there and back."""

import re
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.deal import LAST_DEAL, deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.shared import Code
from gupai_desktop.solvers.policies import POLICIES
from tests.cases import refused
from tests.strategies import any_game, deal_numbers, records, repeatable

GAME = find("zen.ten-sets")
POLICY_KEYS = ["", *(policy.key for policy in POLICIES)]

codes = st.builds(Code, any_game(), deal_numbers, st.sampled_from(POLICY_KEYS))


def read(text: str) -> Code:
    return Code.parse(text, find)


refusal = partial(refused, read)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (Code(GAME, 57), "gupai:1/zen.ten-sets/57"),
        (Code(GAME, LAST_DEAL, "winnable"), "gupai:1/zen.ten-sets/winnable/2147483647"),
        (
            Code(find("zen.ten-sets", "triplets=mixed loose=yes"), 57, "no-dead-groups"),
            "gupai:1/zen.ten-sets/triplets=mixed,loose=yes/no-dead-groups/57",
        ),
        (Code(find("levels.o-koan", "any-three=yes"), 1), "gupai:1/levels.o-koan/any-three=yes/1"),
    ],
)
def test_a_code_names_what_is_not_the_default(code: Code, text: str) -> None:
    written, point, check = str(code).rpartition(".")
    assert (written, point, len(check)) == (text, ".", 2)
    assert read(text) == read(str(code)) == code


@repeatable
@given(codes)
def test_a_code_can_be_sent_by_any_way(code: Code) -> None:
    assert re.fullmatch("[a-z0-9:/.=,-]{10,150}", str(code))
    assert read(str(code).upper()) == code


@pytest.mark.parametrize("code", [Code(GAME, 57), Code(GAME, LAST_DEAL, "winnable")], ids=str)
def test_a_code_in_which_a_character_was_mistaken_is_refused(code: Code) -> None:
    text = str(code)
    for place in range(text.index("/") + 1, len(text)):
        for wrong in "0179abz":
            if text[place] != wrong:
                refusal(text[:place] + wrong + text[place + 1 :])


def test_what_does_not_fit_is_told() -> None:
    reason = refusal(str(Code(GAME, 57)).replace("57", "58"))
    assert reason.endswith("is not as it was written: its checksum differs")


def test_a_code_gives_the_deal_before_its_first_move() -> None:
    record = read("gupai:1/zen.ten-sets/57").record
    assert (record.number, record.opening, record.moves) == (57, deal(GAME, 57), ())


@pytest.mark.parametrize(
    "text",
    [
        " gupai:1/zen.ten-sets/57\n",
        "Gupai:1/Zen.Ten-Sets/57",
        "GUPAI:1/ZEN.TEN-SETS/57",
        "gupai:1/zen.ten-sets/triplets=classic/57",
        "gupai:1/zen.ten-sets/loose=no,triplets=classic/57",
        "gupai:01/zen.ten-sets/0057",
    ],
)
def test_a_code_is_read_even_if_it_is_written_otherwise(text: str) -> None:
    assert read(text) == Code(GAME, 57)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is not a code; "),
        ("57", "“57” is not a code; "),
        ("gupai:/zen.ten-sets/57", "“gupai:/zen.ten-sets/57” is not a code; "),
        ("gupai:one/zen.ten-sets/57", "“gupai:one/zen.ten-sets/…” is not a code; "),
        ("gupai:0/zen.ten-sets/57", "“gupai:0/zen.ten-sets/57” is not a code; a code looks like "),
        ("gupai:1/zen.ten-sets", "“gupai:1/zen.ten-sets” is not a code; a code looks like "),
        ("gupai:1/a/b/c/d/57", "“gupai:1/a/b/c/d/57” is not a code; a code looks like "),
        ("gupai:1/a/b/c/57", "“gupai:1/a/b/c/57” is not a code; a code looks like "),
        ("gupai:1/zen.ten-sets/any/loose=no/57", "“gupai:1/zen.ten-sets/an…” is not a code; "),
        ("gupai:1/zen.none/57", "“zen.none” is none of these: "),
        ("gupai:1/zen.ten-sets/red=no/57", "“red” cannot stand here"),
        ("gupai:1/zen.ten-sets/loose=so/57", "loose: “so” is none of these: "),
        ("gupai:1/zen.ten-sets/0", "a deal number is 1 to 2147483647, not 0"),
        ("gupai:1/zen.ten-sets/-7", "a deal number is 1 to 2147483647, not "),
        ("gupai:1/zen.ten-sets/2147483648", "a deal number is 1 to 2147483647, not "),
        ("gupai:1/zen.ten-sets/" + "7" * 250, "a deal number is 1 to 2147483647, not "),
        ("gupai:1/zen.ten-sets/٥٧", "a deal number is 1 to 2147483647, not "),
        ("gupai:1/zen.ten-sets/" + "7" * 5000, "“gupai:1/zen.ten-sets/77…” is not a code; "),
    ],
)
def test_the_sentence_says_what_is_wrong(text: str, sentence: str) -> None:
    assert refusal(text).startswith(sentence)


def test_a_code_of_later_deals_is_told_from_a_bad_one() -> None:
    reason = refusal("gupai:2/zen.ten-sets/57")
    assert reason.endswith("a later version of this program has written it")


@repeatable
@given(records())
def test_a_board_of_ones_own_is_shared_by_a_code(played: Record) -> None:
    record = Record.of_board(played.game, str(played.table))
    code = Code.of_record(record, "problem-par-5")
    assert re.fullmatch("[a-z0-9:/.=,-]{10,300}", str(code))
    assert read(str(code).upper()) == code
    assert code.record == record


def test_a_deal_with_a_number_is_shared_by_it() -> None:
    assert Code.of_record(Record.of_deal(GAME, 57), "winnable") == Code(GAME, 57, "winnable")


def test_a_code_with_a_board_of_no_game_is_refused() -> None:
    text = str(Code.of_record(Record.of_board(GAME, str(deal(GAME, 7)))))
    body = text.rpartition(".")[0]
    assert refusal(body.rpartition(",")[0]) == "groups on this board: 10; in this game: 11"
    assert refusal(body.replace("55", "97", 1)) == "tile 1 of group 1: 97 is not a tile"
    assert refusal(body.replace("55", "5", 1)).endswith("is not a tile")
