"""Records: a deal and the moves played on it, to text and back by replay."""

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from tests.cases import refused

GAME = find("zen.ten-sets")

BOARD = (
    "55 61 42 | 55 43 41 | 65 21 32 | 64 44 63 | 53 22 51 | 65 11 66 "
    "| 51 33 66 | 33 62 64 | 31 44 22 | 52 11 31 | 61 54"
)
TEXT = f"""\
gupai record 1
game zen.ten-sets
rules triplets=classic loose=no
deal 7
board {BOARD}
exchange 55a 53
exchange 66a 51b
"""


def read(text: str) -> Record:
    return Record.parse(text, find)


def played() -> Record:
    record = Record.of_deal(GAME, 7)
    for text in ("exchange 55a 53", "exchange 66a 51b"):
        record = record.play(Move.parse(text))
    return record


def test_the_text_of_a_record_names_everything_and_reading_it_replays_it() -> None:
    assert str(played()) == TEXT
    assert read(TEXT.replace("\n", "\r\n")) == read(TEXT) == played()
    assert read(TEXT).table == played().table


def test_a_record_of_a_board_has_no_number_and_is_read_as_it_was_written() -> None:
    record = Record.of_board(GAME, BOARD).play(Move.parse("exchange 55a 53"))
    assert record.number is None
    assert "deal" not in str(record)
    assert read(str(record)) == record


def test_the_sentence_says_what_is_wrong() -> None:
    no_head = "this is not a code, a record, a saved game or a board of tiles"
    no_choice = "loose: “maybe” is none of these: no, yes"
    for old, new, sentence in (
        (TEXT, "", no_head),
        ("gupai record 1", "gupai record 2", no_head),
        ("game zen.ten-sets\n", "", "“” is none of these: "),
        ("zen.ten-sets", "zen.none", "“zen.none” is none of these: "),
        ("loose=no", "loose=maybe", no_choice),
        ("loose=no", "red=no", "“red” cannot stand here"),
        ("deal 7", "deal seven", "a deal number is 1 to 2147483647, not "),
        ("deal 7", "deal 99999999999", "a deal number is 1 to 2147483647, not "),
        ("deal 7", "deal 0", "a deal number is 1 to 2147483647, not 0"),
        ("deal 7", "deal 8", "the board is not that of deal 8"),
        ("| 61 54", "| 61 77", "tile 2 of group 11: 77 is not a tile"),
        ("exchange 55a 53", "exchange 55a 77", "line 6: 77 is not a tile"),
        ("exchange 55a 53", "fly 55a", "line 6: “fly” is none of these: exchange"),
        ("exchange 66a 51b", "exchange 66a 11b", "line 7: “exchange 66a 11b” is not legal here."),
    ):
        assert refused(read, TEXT.replace(old, new)).startswith(sentence), new
