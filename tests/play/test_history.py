"""Histories: what is kept of a table, its open JSON, and every way in which that can be wrong."""

import json
import pickle
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find, games
from gupai_desktop.play import history as kept
from gupai_desktop.play.history import History, PlaySession
from tests.cases import refused
from tests.histories import SAVES, histories, history_of, played, playing, records_of
from tests.strategies import repeatable, value_of

GAME = find("zen.ten-sets")
ONE, TWO = playing("one", seconds=12.5), playing("two", is_assisted=True)


def read(text: str) -> History:
    return History.parse(text, find)


def moments(*records: Record, of: PlaySession = ONE) -> list[tuple[Record, PlaySession]]:
    return [(record, of) for record in records]


def tables(history: History) -> list[Table]:
    return [record.table for record in records_of(history)]


def two_deals(index: int = 5) -> History:
    """Three moves, a restart, and two moves of another deal."""
    first = played(Record.of_deal(GAME, 7), 3)
    second = played(Record.of_deal(GAME, 8), 2, choice=1)
    return History.of_records(
        [*moments(*first, first[0].restarted()), *moments(*second, of=TWO)]
    ).at(index)


# What a history is.


def test_what_is_said_last_of_a_playing_holds_for_all_its_records() -> None:
    records = played(Record.of_deal(GAME, 7), 1)
    later = playing("one", seconds=99)
    history = History.of_records([(records[0], ONE), (records[1], later)])
    assert history.known == {later.id: later}


def test_its_steps_are_moves_restarts_and_records_that_begin() -> None:
    steps = two_deals().to_json()["steps"]
    assert isinstance(steps, list)
    kinds = [step if step == "restart" else type(step).__name__ for step in steps]
    assert kinds == ["str", "str", "str", "restart", "dict", "str", "str"]


def test_no_game_has_a_verb_that_could_be_taken_for_a_step() -> None:
    assert all("restart" not in game.verbs for game in games())


# There and back.


@repeatable
@given(histories())
def test_a_history_comes_through_pickling(history: History) -> None:
    found = pickle.loads(pickle.dumps(history))
    assert found == history
    assert tables(found) == tables(history) == tables(read(str(history)))


def test_a_board_in_the_middle_of_any_game_can_begin_a_history() -> None:
    for game in games():
        for record in played(Record.of_deal(game(), 7), 8, choice=1):
            board = Record.of_board(record.game, str(record.table))
            history = History.beginning(board, ONE)
            assert read(str(history)) == history, game.id


SAVED = [line.split("\t") for line in (SAVES / "expected.tsv").read_text("utf-8").splitlines()]


def test_a_game_saved_by_any_version_is_read_for_ever() -> None:
    assert sorted(row[0] for row in SAVED[1:]) == sorted(p.name for p in SAVES.glob("*.gupai"))
    for name, *expected in SAVED[1:]:
        history = read((SAVES / name).read_text("utf-8"))
        record, count = history.record, len(records_of(history))
        number, moves = record.number or "-", len(record.moves)
        found = [history.game_id, count, history.index, number, moves, record.table]
        assert list(map(str, found)) == expected, name


def test_every_game_has_been_saved_by_some_version() -> None:
    """A new game gets a file in `tests/saves` with the release that brings it."""
    saved = {row[1] for row in SAVED[1:]}
    assert {game.id for game in games() if not game.is_draft} == saved


# Two histories.


def test_a_history_goes_on_with_another_one_and_leads_back_through_it() -> None:
    three = playing("three")
    others = [(record, three) for record in played(Record.of_deal(GAME, 20), 4)]
    one, other = two_deals(index=2), History.of_records(others)
    both = one.followed_by(other)
    assert records_of(both) == records_of(one)[:3] + records_of(other)
    assert (both.record, both.playing) == (other.record, other.playing)
    assert read(str(both)) == both


def test_of_a_playing_that_both_know_the_longer_time_holds_and_any_help() -> None:
    record = Record.of_deal(GAME, 7)
    one = History.beginning(record, playing("one", seconds=9))
    other = History.beginning(record, playing("one", seconds=4, is_assisted=True))
    assert one.followed_by(other).playing == playing("one", seconds=9, is_assisted=True)


@pytest.mark.parametrize("most", [kept.MAX_STEPS, 4])
def test_what_goes_on_within_one_deal_is_read(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(kept, "MAX_STEPS", most)
    records = played(Record.of_deal(GAME, 7), 4)
    one, other = (
        History.of_records(moments(*records[:4])),
        History.of_records(moments(*records)).at(0),
    )
    both = one.followed_by(other)
    assert both.record == records[0]
    assert read(str(both)) == both


@pytest.mark.parametrize("most", [8, 9, 10])
def test_nothing_is_given_up_for_another_history(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(kept, "MAX_STEPS", most)
    one, other = history_of(GAME, moves=4), history_of(GAME, number=20, moves=4)
    both = one.followed_by(other)
    assert records_of(both)[:5] == records_of(one)
    assert both.record == other.record
    assert len(records_of(both)) == (10 if most > 8 else 6)


def test_the_moves_of_a_record_can_be_undone_once_it_is_replayed() -> None:
    *earlier, record = played(Record.of_deal(GAME, 7), 3)
    history = History.replayed(record, ONE)
    assert records_of(history) == (*earlier, record)
    assert history.record == record
    assert tables(history) == [*(one.table for one in earlier), record.table]


# What is let go.


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """So little is kept that a test can reach the end of it."""
    few = {"MAX_STEPS": 5, "MAX_BEGUN": 2, "MAX_PLAYED": 8, "MAX_MOVES": 6}
    for name, value in few.items():
        monkeypatch.setattr(kept, name, value)


@pytest.mark.usefixtures("few")
def test_the_latest_steps_are_kept_and_the_first_record_brings_its_moves() -> None:
    records = played(Record.of_deal(GAME, 7), 9)
    history = History.of_records(moments(*records))
    assert records_of(history) == tuple(records[4:])
    assert history.record == records[9]
    assert read(str(history)) == history


@pytest.mark.usefixtures("few")
def test_no_more_deals_are_kept_than_can_be_read_at_once() -> None:
    records = [Record.of_deal(GAME, number) for number in range(1, 8)]
    history = History.of_records(moments(*records))
    assert records_of(history) == tuple(records[4:])


@pytest.mark.usefixtures("few")
def test_no_more_moves_are_kept_than_can_be_read_at_once() -> None:
    long = played(Record.of_deal(GAME, 7), 5)[-1]
    others = [Record.of_deal(GAME, 8), played(Record.of_deal(GAME, 9), 4)[-1]]
    history = History.of_records(moments(long, *others))
    assert records_of(history) == (long, *others)
    history = History.of_records(moments(long, *others, long))
    assert records_of(history) == (others[1], long)


@pytest.mark.usefixtures("few")
def test_a_deal_of_too_many_moves_goes_on_as_a_board_with_a_playing_of_its_own() -> None:
    records = played(Record.of_deal(GAME, 7), 8)
    history = History.beginning(records[0], ONE)
    for record in records[1:]:
        history = history.going_on(history.record.play(record.moves[-1]))
    board = history.steps[-2].record
    assert (board.number, board.opening, len(board.moves)) == (None, records[6].table, 1)
    assert (history.record.table, len(history.record.moves)) == (records[8].table, 2)
    assert history.playing != ONE
    assert read(str(history)) == history


def test_steps_that_are_let_go_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MAX_STEPS", 2)
    history = History.beginning(Record.of_deal(GAME, 7), ONE)
    for name in ("two", "three", "four"):
        history = history.going_on(history.record, playing(name))
    assert (set(history.known), history.first) == ({"two", "three", "four"}, 1)


def test_whatever_is_kept_can_be_read() -> None:
    """The most moves of a first record, and the most steps after it."""
    record = played(Record.of_deal(GAME, 7), 4, choice=1)[-1]
    record = Record.of_board(GAME, str(record.table))
    after = {move: record.play(move) for move in GAME.moves(record.table)}
    there, move = next((one, m) for m, one in after.items() if GAME.is_legal(one.table, m))
    both = (record.table, there.table)  # the same exchange again brings everything back
    records = [
        Record(GAME, None, record.opening, (move,) * count, table=both[count % 2])
        for count in range(kept.MAX_MOVES, kept.MAX_MOVES + kept.MAX_STEPS + 1)
    ]
    history = History.of_records(moments(*records))
    assert len(records_of(history)) == kept.MAX_STEPS + 1
    assert tables(read(str(history))) == tables(history)


# What is wrong.


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The text of a history in which something was changed."""
    value: dict[str, Any] = json.loads(str(two_deals()))
    change(value)
    return json.dumps(value)


refusal = partial(refused, read)


MISTAKES: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda v: v.pop("format"), "this is not a code, a record, a saved game or a board of tiles"),
    (lambda v: v.update(version=0), "version: “0” cannot stand here"),
    (lambda v: v.update(version=True), "version: “true” cannot stand here"),
    (lambda v: v.update(game="zen.none"), "game: “zen.none” is none of these: "),
    (lambda v: v.update(game=7), "game: “7” cannot stand here"),
    (lambda v: v.pop("first"), "missing here: first"),
    (lambda v: v.update(first=[]), "first: “[]” cannot stand here"),
    (lambda v: v.update(steps={}), "steps: “{}” cannot stand here"),
    (lambda v: v.update(steps=["restart"] * 2001), "steps: there is more here than can be read"),
    (lambda v: v.update(done=8), "done: “8” cannot stand here"),
    (lambda v: v.pop("done"), "missing here: done"),
    (lambda v: v["steps"].__setitem__(1, 5), "step 2: “5” cannot stand here"),
    (lambda v: v["steps"].__setitem__(1, "fly 63"), "step 2: “fly” is none of these"),
    (lambda v: v["steps"].__setitem__(1, "exchange 77 63"), "step 2: 77 is not a tile"),
    (lambda v: v["steps"].__setitem__(1, "refill\n"), "step 2: “refill?” cannot stand here"),
    (
        lambda v: v["steps"].__setitem__(0, "exchange 55a 54"),
        "step 1: “exchange 55a 54” is not legal here.",
    ),
    (lambda v: v["steps"][4].pop("board"), "step 5: missing here: board"),
    (lambda v: v["steps"][4].update(deal=9), "step 5: the board is not that of deal 9"),
    (
        lambda v: v["steps"][4].update(rules="loose=may"),
        "step 5: loose: “may” is none of these: no, yes",
    ),
    (lambda v: v["steps"][4].update(moves=["x y"]), "step 5.moves[0]: y is not a tile"),
    (lambda v: v["steps"][4].update(moves="x"), "step 5.moves: “x” cannot stand here"),
    (
        lambda v: v["steps"][4]["playing"].update(id="one"),
        "step 5.playing.id: “one” cannot stand here",
    ),
    (lambda v: v["first"].update(deal=0), "first.deal: “0” cannot stand here"),
    (lambda v: v["first"].update(board="6"), "first: tile 1 of group 1: 6 is not a tile"),
    (lambda v: v["first"].update(board="66\u2028x"), "first.board: “66?x” cannot stand here"),
    (lambda v: v["first"].update(board="\udc00"), "first.board: “?” cannot stand here"),
    (lambda v: v["first"].update(board="6" * 1001), "first.board: “66666666666666666666666…”"),
    (lambda v: v["first"].update(moves=["refill"] * 6001), "first.moves: there is more"),
]

#: What cannot stand in the playing of a record.
UNFIT = {
    "seconds": (-1, "1", True),
    "assisted": ("yes",),
    "id": ("<b>",),
    "policy": ("A",),
    "started": ("yesterday",),
}


def test_the_sentence_says_what_is_wrong_and_where() -> None:
    for change, sentence in MISTAKES:
        assert refusal(changed(change)).startswith(sentence)
    for key, values in UNFIT.items():
        for value in values:
            said = refusal(changed(lambda v: v["first"]["playing"].update({key: value})))  # noqa: B023
            assert re.fullmatch(f"first.playing.{key}: “.*” cannot stand here", said)


MADE = next(game for game in games() if game.last_made)


def test_of_made_deals_only_the_one_on_the_table_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [Record.of_deal(MADE(), number) for number in (1, 2, 3)]
    text = str(History.of_records(moments(*records)).at(1))
    made: list[int] = []
    make = MADE.make

    def counted(game: Game, number: int) -> Table:
        made.append(number)
        return make(game, number)

    monkeypatch.setattr(MADE, "make", counted)
    assert [record.number for record in records_of(read(text))] == [1, 2, 3]
    assert made == [2]


def test_a_made_deal_on_the_table_must_have_its_own_board() -> None:
    value = json.loads(str(History.beginning(Record.of_deal(MADE(), 1), ONE)))
    value["first"]["deal"] = 2
    assert refusal(json.dumps(value)) == "first: the board is not that of deal 2"


def test_a_later_form_is_told_from_a_damaged_one() -> None:
    reason = refusal(changed(lambda value: value.update(version=2)))
    assert reason.endswith("a later version of this program has written it")


def test_what_is_something_else_altogether_is_refused() -> None:
    for text in ("", "{", "[]", "7", "null", "NaN", '"gupai game"', "{}", "\ufeff"):
        assert refusal(text)


def test_no_more_moves_are_replayed_than_take_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    text = str(two_deals())
    monkeypatch.setattr(kept, "MAX_PLAYED", 1)
    assert refusal(text) == "step 3: there is more here than can be read"


def test_a_text_cut_off_anywhere_is_refused() -> None:
    text = str(two_deals()).rstrip()
    for length in range(0, len(text), 7):
        assert refusal(text[:length])


# Checksums.


def test_whatever_bit_is_flipped_nothing_else_is_read() -> None:
    history = two_deals()
    content = str(history).encode()
    for place in range(len(content)):
        changed = bytearray(content)
        changed[place] ^= 1 << place % 7
        found = value_of(read, changed.decode())
        assert found in (None, history), place


def test_how_a_text_is_laid_out_does_not_matter_to_its_checksum() -> None:
    history = two_deals()
    assert read(json.dumps(json.loads(str(history)), indent=4)) == history


def test_a_text_without_a_checksum_is_an_older_one() -> None:
    history = two_deals()
    members = history.to_json()
    del members["check"]
    assert read(json.dumps(members)) == history
