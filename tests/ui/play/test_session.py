"""Sessions, and the tables of several games."""

from dataclasses import replace

import pytest
from hypothesis import given

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.ui.play.session import Session
from tests.histories import histories, history_of, records_of
from tests.strategies import repeatable
from tests.ui.ears import Ears
from tests.ui.known import DEAL, GAME, ILLEGAL, LEGAL, WINNING_LINE

# Playing, undoing and redoing.


def test_a_change_tells_the_records_before_and_after(session: Session) -> None:
    heard: list[tuple[Record, ...]] = []
    session.record_changed.connect(lambda *facts: heard.append(tuple(one.record for one in facts)))
    before = session.record
    session.play(LEGAL)
    assert heard == [(before, session.record)]


def test_every_move_can_be_undone_and_redone(session: Session) -> None:
    records = [session.record]
    for move in WINNING_LINE:
        session.play(move)
        records.append(session.record)
    assert session.facts.outcome is Outcome.WON

    for record in reversed(records[:-1]):
        session.undo()
        assert session.record == record
    assert not session.undo_stack.canUndo()

    for record in records[1:]:
        session.redo()
        assert session.record == record
    assert not session.undo_stack.canRedo()


def test_a_new_move_after_undo_forgets_what_was_undone(session: Session) -> None:
    session.play(LEGAL)
    session.undo()
    session.play(Move.parse("exchange 65b 63"))
    assert not session.undo_stack.canRedo()


def test_an_illegal_move_says_why_and_changes_nothing(session: Session, ears: Ears) -> None:
    before = session.record
    session.play(ILLEGAL)
    assert session.record is before
    assert not session.undo_stack.canUndo()
    for reason in session.game.narrator(before.table).explain(ILLEGAL.tiles):
        assert str(reason) in ears.last


def test_a_won_table_takes_no_further_move(session: Session) -> None:
    for move in WINNING_LINE:
        session.play(move)
    won = session.record
    assert session.game.moves(won.table)
    assert not session.facts.moves
    session.play(session.game.moves(won.table)[0])
    assert session.record is won


def test_restarting_goes_back_to_the_opening_and_is_undoable(session: Session) -> None:
    opening = session.record
    session.play(LEGAL)
    played = session.record
    session.restart()
    assert session.record == opening
    session.undo()
    assert session.record == played


def test_every_change_of_the_table_silences_what_was_said(session: Session, ears: Ears) -> None:
    session.play(ILLEGAL)
    assert ears.last
    session.play(LEGAL)
    assert ears.last == ""


# Games of turns: three tiles are taken at once, and a turn ends with a move of no tile.


@pytest.fixture
def levels() -> Session:
    return Session(Record.of_deal(find("levels.clear-five"), DEAL))


def play_all_that_can_be_taken(levels: Session) -> list[str]:
    """Take what there is until only refilling is left; the verbs of all moves then played."""
    for text in ("take 44a 64a 63", "take 11a 65b 51a"):
        levels.play(Move.parse(text))
    return [move.verb for move in levels.record.moves]


def test_a_lone_move_that_touches_no_tile_waits_for_the_player(levels: Session) -> None:
    assert play_all_that_can_be_taken(levels) == ["take", "take"]
    assert [str(move) for move in levels.facts.moves] == ["refill"]


def test_a_lone_move_that_touches_no_tile_follows_by_itself(levels: Session) -> None:
    levels.plays_lone_verb = True
    assert play_all_that_can_be_taken(levels)[:3] == ["take", "take", "refill"]
    assert [str(move) for move in levels.facts.moves] != ["refill"]
    assert len(levels.history.steps) - 1 == len(levels.record.moves)


ZEN, KOAN = find(GAME), find("levels.o-koan")


def undo_all(session: Session) -> list[Record]:
    """All records that undo brings, the first one last."""
    records = []
    while session.undo_stack.canUndo():
        session.undo()
        records.append(session.record)
    return records


@repeatable
@given(histories())
def test_undo_and_redo_go_through_every_record_of_a_history(history: History) -> None:
    session = Session(history)
    assert (session.history, session.record, session.playing) == (
        *(history, history.record, history.playing),
    )
    session.resume(history.at(0))
    seen = [session.record]
    while session.undo_stack.canRedo():
        session.redo()
        seen.append(session.record)
    assert tuple(seen) == records_of(history)
    session.redo()
    assert session.record == seen[-1], "there is nothing more to be done again"


def test_no_more_steps_are_kept(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gupai_desktop.play.history.MAX_STEPS", 6)
    for _ in range(5):
        session.play(LEGAL)
        session.restart()
    assert (len(session.history.steps), session.history.first) == (7, 4)
    assert len(list(session.past())) == 6


def test_another_game_has_a_table_of_its_own_and_both_keep_their_undo(session: Session) -> None:
    session.play(LEGAL)
    session.play(WINNING_LINE[1])
    session.undo()
    left = session.history
    session.begin(Record.of_deal(KOAN, 3))
    session.play(session.facts.moves[0])
    other = session.history
    assert session.turn_to(GAME)
    assert session.history == left
    assert session.undo_stack.canRedo()
    assert session.turn_to(KOAN.id)
    assert session.history == other


def test_a_table_that_was_left_is_fetched_once_when_it_is_needed() -> None:
    asked: list[str] = []
    left = history_of(KOAN, moves=3, undone=1)

    def tables(game_id: str) -> History | None:
        asked.append(game_id)
        return left if game_id == KOAN.id else None

    session = Session(Record.of_deal(ZEN, DEAL), tables)
    assert asked == []
    assert session.turn_to(KOAN.id)
    assert session.history == left
    session.turn_to(GAME)
    session.turn_to(KOAN.id)
    assert asked == [KOAN.id]


def test_a_new_deal_is_a_playing_of_its_own_and_names_its_policy(session: Session) -> None:
    first = session.playing
    session.begin(Record.of_deal(ZEN, 8), "winnable")
    assert session.playing.policy == "winnable"
    assert session.playing.id != first.id
    session.play(session.facts.moves[0])
    session.restart()
    assert session.playing.policy == "winnable"
    session.resume(session.history.at(0))
    assert session.playing == first


def test_help_is_remembered_with_the_deal_it_was_for(session: Session) -> None:
    heard: list[bool] = []
    session.helped.connect(lambda: heard.append(session.is_assisted))
    session.take_help()
    session.take_help()
    assert heard == [True], "it is told once"
    session.begin(Record.of_deal(ZEN, 8))
    assert not session.is_assisted
    session.undo()
    assert session.is_assisted


def test_an_opened_history_goes_on_as_it_was_and_undo_leads_back(session: Session) -> None:
    session.play(LEGAL)
    before = [session.record, *session.past()]
    opened = history_of(ZEN, number=20, moves=4, undone=1)
    session.open(opened)
    assert (session.record, session.playing) == (opened.record, opened.playing)
    session.redo()
    assert session.record == records_of(opened)[-1]
    session.undo()
    back = undo_all(session)
    assert back == [*reversed(records_of(opened)[: opened.index]), *before]


def test_an_older_state_of_a_playing_does_not_make_its_help_and_time_undone(
    session: Session,
) -> None:
    opened = session.history
    session.spend(session.playing.id, 60)
    session.take_help()
    session.play(LEGAL)
    session.open(opened)
    assert (session.playing.seconds, session.is_assisted) == (60, True)


def test_a_long_history_that_is_opened_pushes_nothing_off_the_table(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gupai_desktop.play.history.MAX_STEPS", 6)
    for move in WINNING_LINE[:4]:
        session.play(move)
    before = [session.record, *session.past()]
    opened = history_of(ZEN, number=20, moves=5)
    session.open(opened)
    assert session.record == opened.record
    assert undo_all(session) == before


def test_a_resumed_history_takes_the_place_of_its_table(session: Session) -> None:
    session.play(LEGAL)
    resumed = history_of(ZEN, number=20)
    session.resume(resumed)
    assert session.history == resumed
    session.resume(session.history.at(0))
    assert not session.undo_stack.canUndo()


def test_time_is_spent_on_the_playing_it_is_for_wherever_play_is(session: Session) -> None:
    one = session.playing
    session.begin(Record.of_deal(KOAN, 3))
    session.spend(one.id, 2.5)
    assert session.playing.seconds == 0
    session.turn_to(GAME)
    assert session.playing == replace(one, seconds=2.5)


def test_a_deal_of_which_a_move_was_shown_is_played_with_help_whenever_it_lies_there(
    session: Session,
) -> None:
    shown, other = Record.of_deal(session.game, 8), Record.of_deal(session.game, 9)
    session.was_shown = lambda record: record.has_deal_of(shown)
    for record, is_assisted in ((shown, True), (other, False), (shown, True)):
        session.begin(record)
        assert session.is_assisted == is_assisted
