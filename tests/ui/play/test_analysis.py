"""Verdicts, hints and par, as the solver knows them; in a window what only one shows."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers import requests
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.knowledge import as_seen
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict
from gupai_desktop.texts.solver_words import verdict_words
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.play import analysis
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.hints import Hints
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.menus import with_rule
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.ears import Ears
from tests.ui.hand import Hand, assert_whole
from tests.ui.known import DEAL, LEGAL, SHORTER_LINE, STUCK_DEAL, WINNING_LINE
from tests.ui.levels_hand import record_of
from tests.ui.oracle import Oracle

WINS = Outlook(1, 0, 0, WINNING_LINE)
LOST = Outlook(0, 1, 0, lost=(4,))
UNKNOWN = Outlook(0, 0, 1)
SO_FAR_UNKNOWN = Outlook(0, 0, 1, is_final=False)
SHORTER = Verdict(Answer.WINNABLE, SHORTER_LINE, bound=4)

FIRST = "Exchange: 55 (Group 1), 53 (Group 5). The first of 10 moves to a win."
FIRST_SHORTER = "Exchange: 65 (Group 7), 63 (Group 4). The first of 8 moves to a win."

GENERALS = find("levels.guo-wu-guan")

NEXT = "Next: Easy."
#: A legal move of the opening that the line does not begin with.
ASIDE = WINNING_LINE[6]


class Analysed:
    """A session whose table is studied, and what its player is told."""

    def __init__(self, session: Session, oracle: Oracle) -> None:
        self.session, self._oracle = session, oracle
        self.analysis = Analysis(session, oracle)
        self.pointing = Pointing(session)
        self._hints = Hints(self.pointing, self.analysis)
        self._ears = Ears(session)
        self.analysis.start()
        self.ask()

    def ask(self) -> None:
        """Ask about the table without a rest."""
        self.analysis._ask()

    def reveal(self, content: Outlook | tuple[Idea, ...] | Verdict) -> None:
        """Answer what was asked."""
        self._oracle.reveal(content)

    def play(self, *moves: Move) -> None:
        for move in moves:
            self.session.play(move)

    def begin(self, game: Game, number: int) -> None:
        self.session.begin(Record.of_deal(game, number))
        self.ask()

    def hint(self) -> str:
        """Ask for a hint, again if it names only the groups, and return what is said."""
        self.press_hint()
        return self.press_hint() if self.said.startswith("Look at:") else self.said

    def press_hint(self) -> str:
        """Ask for a hint once, and return what is said."""
        self._hints.give()
        return self.said

    @property
    def said(self) -> str:
        return self._ears.last

    @property
    def verdict(self) -> str:
        analysis = self.analysis
        facts, is_lost = self.session.facts, analysis.is_lost
        return str(verdict_words(facts, analysis.outlook, analysis.par, is_lost=is_lost))


@pytest.fixture
def analysed(session: Session, oracle: Oracle) -> Analysed:
    return Analysed(session, oracle)


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def trigger(window: MainWindow, key: str) -> None:
    window.action_table[key].trigger()


def test_only_of_a_deal_proven_winnable_the_opening_is_asked_about_as_it_is_seen(
    analysed: Analysed, oracle: Oracle
) -> None:
    for number, policy in ((720006, "winnable"), (720007, "any")):
        record = Record.of_deal(GENERALS, number)
        seen = str(as_seen(GENERALS, record.opening))
        analysed.session.begin(record, policy)
        analysed.ask()
        asked = oracle.questions[-1]
        assert (asked.board, asked.opening) == (seen, ""), policy
        assert asked.proven == (seen if policy == "winnable" else ""), policy
        assert seen != str(record.opening)


# The verdict.


def test_a_table_is_asked_about_when_it_has_rested_and_again_after_every_move(
    analysed: Analysed, oracle: Oracle, qtbot: QtBot
) -> None:
    (question,) = oracle.questions
    assert question.board == question.opening == str(analysed.session.record.table)
    assert question.game == analysed.session.game.id
    analysed.play(LEGAL)
    qtbot.waitUntil(lambda: len(oracle.questions) == 2)
    assert oracle.questions[-1].board == str(analysed.session.record.table)
    assert oracle.questions[-1].opening == str(analysed.session.record.opening)


def test_a_move_along_the_line_is_known_to_win(analysed: Analysed) -> None:
    analysed.play(ASIDE)
    analysed.reveal(WINS)
    assert analysed.verdict == "Studying…", "it is kept for the table that was asked about"
    analysed.session.undo()
    assert analysed.verdict == "At most 10 moves to win"
    analysed.play(WINNING_LINE[0])
    assert analysed.verdict == "At most 9 moves to win"


def test_of_a_line_that_is_proved_shortest_it_is_said_that_no_other_is_shorter(
    analysed: Analysed,
) -> None:
    analysed.reveal(SHORTER)
    assert analysed.verdict == "At most 8 moves to win"
    analysed.reveal(replace(SHORTER, bound=8))
    assert analysed.verdict == "8 moves to win"
    analysed.play(SHORTER_LINE[0])
    assert analysed.verdict == "7 moves to win"


def test_the_search_of_a_deal_goes_on_while_the_player_rests(
    analysed: Analysed, oracle: Oracle
) -> None:
    analysed.reveal(WINS)
    assert not oracle.idle_jobs, "what was asked is answered first"
    oracle.finish(oracle.questions[-1])
    (going_on,) = oracle.idle_jobs
    assert going_on.line == "; ".join(map(str, WINNING_LINE))
    oracle.reply(going_on, SHORTER)
    assert analysed.analysis.par == SHORTER

    analysed.play(LEGAL)
    assert oracle.job_of(going_on) in oracle.withdrawn
    analysed.ask()
    oracle.finish(oracle.questions[-1])
    _, again = oracle.idle_jobs
    assert (again.line, again.bound) == ("; ".join(map(str, SHORTER_LINE)), 4)
    oracle.finish(again)

    analysed.session.undo()
    analysed.ask()
    oracle.finish(oracle.questions[-1])
    assert len(oracle.idle_jobs) == 2, "a deal is studied to the end once"

    analysed.begin(find("zen.ten-sets"), 11)
    oracle.finish(oracle.questions[-1])
    assert len(oracle.idle_jobs) == 2, "no line is known"


def test_a_par_that_is_proved_and_a_low_battery_leave_the_solver_at_rest(
    analysed: Analysed, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysed.reveal(WINS)
    monkeypatch.setattr(analysis, "is_battery_low", lambda: True)
    oracle.finish(oracle.questions[-1])
    assert not oracle.idle_jobs
    monkeypatch.setattr(analysis, "is_battery_low", lambda: False)
    analysed.reveal(replace(SHORTER, bound=len(SHORTER_LINE)))
    oracle.finish(oracle.questions[-1])
    assert not oracle.idle_jobs


def test_a_reply_to_an_older_question_changes_nothing(analysed: Analysed, oracle: Oracle) -> None:
    analysed.play(ASIDE)
    analysed.ask()
    oracle.reveal(LOST, question=0)
    assert analysed.verdict == "Studying…"
    analysed.session.undo()
    assert analysed.verdict == "Studying…"
    analysed.reveal((Idea(LEGAL, WINS),))
    assert analysed.analysis.ideas is None, "ideas for a table that was left"


def test_the_end_of_a_line_is_not_taken_for_known_by_undo(analysed: Analysed) -> None:
    """The line may begin with the very move that is undone: a refill, or an exchange back."""
    analysed.play(LEGAL, WINNING_LINE[1])
    analysed.ask()
    analysed.reveal(Outlook(1, 0, 0, (LEGAL, WINNING_LINE[2])))
    analysed.session.undo()
    assert analysed.session.record.moves == (LEGAL,)
    assert analysed.verdict == "At most 3 moves to win"


def test_the_same_table_under_other_rules_is_studied_anew(analysed: Analysed) -> None:
    analysed.reveal(WINS)
    record = analysed.session.record
    game = with_rule(record.game, "triplets=mixed")
    analysed.session.begin(Record(game, record.number, record.opening, table=record.opening))
    assert analysed.verdict == "Studying…"
    analysed.session.undo()
    assert analysed.verdict == "At most 10 moves to win"


def test_a_table_that_a_move_has_lost_cannot_be_won(analysed: Analysed) -> None:
    analysed.reveal(WINS)
    analysed.play(ASIDE)
    analysed.ask()
    analysed.reveal(Outlook(0, 1, 0))
    assert analysed.verdict == "Cannot be won"
    assert analysed.hint() == "This cannot be won."
    assert not analysed.pointing.lost


def test_of_a_lost_table_those_before_it_are_asked_about_until_one_could_be_won(
    analysed: Analysed, oracle: Oracle
) -> None:
    analysed.begin(GENERALS, DEAL)
    records = [analysed.session.record]
    for _ in range(3):
        analysed.play(analysed.session.facts.moves[-1])
        records.append(analysed.session.record)
    analysed.ask()
    for lost in (*records[:1:-1], None):
        asked = oracle.questions[-1].board
        analysed.reveal(Outlook(0, 1, 0) if lost else Outlook(1, 0, 0))
        assert asked == str(as_seen(GENERALS, (lost or records[1]).table))
    assert oracle.questions[-1].board == asked
    assert analysed.session.steps_since(analysed.analysis.could_win_at) == 2


def test_a_game_out_of_reach_is_lost_before_the_solver_has_said_so(analysed: Analysed) -> None:
    analysed.session.begin(record_of(GENERALS.id, "66 | 31 61 | 22 11 | - | - | - | 63 62"))
    assert analysed.verdict == "Cannot be won"
    assert analysed.hint() == (
        "This cannot be won. 1 general for 2 levels, and each level must kill one."
    )


# Hints.


def test_hints_go_through_the_ideas_and_begin_again(analysed: Analysed) -> None:
    analysed.reveal(WINS)
    assert analysed.hint() == FIRST
    analysed.reveal(tuple(Idea(move, WINS) for move in (LEGAL, ASIDE)))
    hinted = []
    for _ in range(3):
        analysed.hint()
        hinted.append(analysed.pointing.hinted)
    assert hinted == [ASIDE.tiles, LEGAL.tiles, ASIDE.tiles]


def test_a_hint_that_is_asked_for_again_is_said_again(analysed: Analysed) -> None:
    ears = Ears(analysed.session)
    for known in (WINS, LOST):
        analysed.reveal(known)
        analysed.press_hint()
        ears.heard.clear()
        said = [analysed.hint() for _ in range(2)]
        assert said[0] == said[1]
        assert [" ".join(map(str, sentences)) for sentences in ears.heard] == said


def test_a_hint_tells_how_many_moves_are_as_good_where_par_is_proved(analysed: Analysed) -> None:
    analysed.reveal(Outlook(1, 0, 0, SHORTER_LINE))
    first, second, *rest = SHORTER_LINE
    ideas = (
        Idea(first, Outlook(1, 0, 0, (second, *rest))),
        Idea(second, Outlook(1, 0, 0, (first, *rest))),
        Idea(LEGAL, Outlook(1, 0, 0, WINNING_LINE[1:])),
    )
    analysed.reveal(ideas)
    best = "One of 2 moves known to be best."
    assert not any(analysed.hint().endswith(best) for _ in ideas), "par is not proved"
    analysed.reveal(replace(SHORTER, bound=len(SHORTER_LINE)))
    assert all(analysed.hint().endswith(best) for _ in ideas), "one that loses par is no hint"


def test_where_nothing_is_known_the_hints_go_through_the_legal_moves(analysed: Analysed) -> None:
    analysed.reveal(UNKNOWN)
    moves = analysed.session.facts.moves
    for move in (*moves, moves[0]):
        analysed.hint()
        assert analysed.pointing.hinted == move.tiles


def test_a_hint_on_a_lost_table_names_and_marks_the_group_that_nothing_mends(
    analysed: Analysed,
) -> None:
    analysed.reveal(LOST)
    tiles = analysed.session.record.table.groups[4]
    group = " ".join(str(tile.face) for tile in tiles)
    assert analysed.hint().endswith(f"no exchange that is left mends the group {group}.")
    assert analysed.pointing.lost == {*tiles}
    analysed.reveal(Outlook(0, 1, 0))
    assert analysed.hint() == "This cannot be won."


def test_a_hint_that_is_wanted_while_the_solver_searches_comes_when_it_is_ready(
    session: Session, oracle: Oracle
) -> None:
    for known, answer in (
        (UNKNOWN, "This move is legal; whether it wins is not known yet."),
        (LOST, "This cannot be won"),
        (WINS, FIRST),
    ):
        session.begin(Record.of_deal(session.game, DEAL))
        analysed = Analysed(session, oracle)
        assert analysed.hint() == "Looking for a hint…"
        analysed.reveal(SO_FAR_UNKNOWN)
        assert analysed.said == "Looking for a hint…"
        analysed.reveal(known)
        if known is WINS:
            assert analysed.said.startswith("Look at:")
            analysed.hint()
        assert answer in analysed.said


def test_the_first_hint_names_the_groups_and_is_no_help_yet(analysed: Analysed) -> None:
    analysed.reveal(WINS)
    move, places = WINS.line[0], analysed.session.facts.places
    groups = {places[tile][0] for tile in move.tiles}
    said = analysed.press_hint()
    assert said.startswith("Look at:")
    assert said.endswith("a win then counts as one with help.")
    assert {places[tile][0] for tile in analysed.pointing.hinted} == groups
    assert analysed.pointing.hinted > move.tiles
    assert not analysed.session.is_assisted
    assert analysed.press_hint() == FIRST
    assert analysed.pointing.hinted == move.tiles
    assert analysed.session.is_assisted


def test_the_second_hint_is_of_the_groups_that_the_first_one_named(analysed: Analysed) -> None:
    analysed.reveal(WINS)
    analysed.press_hint()
    analysed.reveal((Idea(ASIDE, WINS), Idea(LEGAL, Outlook(1, 0, 0, WINNING_LINE[1:]))))
    assert analysed.press_hint() == FIRST
    analysed.press_hint()
    assert analysed.pointing.hinted == ASIDE.tiles


def test_with_help_already_the_first_hint_warns_of_nothing(analysed: Analysed) -> None:
    analysed.session.take_help()
    analysed.reveal(WINS)
    assert analysed.press_hint().endswith("The next hint names the move.")


def test_one_press_of_hint_names_one_move(analysed: Analysed) -> None:
    analysed.hint()
    analysed.session.say()
    analysed.reveal(WINS)
    assert analysed.said == "", "a player who went on alone waits for none"
    assert not analysed.session.is_assisted
    assert analysed.hint() == FIRST
    hinted = analysed.pointing.hinted
    analysed.reveal(SHORTER)
    assert analysed.said == FIRST
    assert analysed.pointing.hinted == hinted
    assert analysed.hint() == FIRST_SHORTER
    assert {str(tile) for tile in analysed.pointing.hinted} == {"65b", "63"}
    analysed.session.say()
    analysed.reveal(Verdict(Answer.WINNABLE, SHORTER_LINE[:7], bound=4))
    assert analysed.said == ""


def test_where_there_is_nothing_to_do_a_hint_says_so(analysed: Analysed) -> None:
    analysed.begin(analysed.session.game, STUCK_DEAL)
    analysed.reveal(UNKNOWN)
    assert analysed.hint() == "There is nothing to do here."
    analysed.begin(analysed.session.game, DEAL)
    analysed.play(*WINNING_LINE[:-1])
    analysed.ask()
    analysed.reveal(Outlook(1, 0, 0, WINNING_LINE[-1:]))
    assert analysed.hint() == "Exchange: 11 (Group 11), 64 (Group 7). This move wins."
    analysed.play(WINNING_LINE[-1])
    assert analysed.verdict == "Won"
    assert analysed.hint() == "There is nothing to do here."


def test_with_hidden_tiles_a_hint_tells_in_how_many_orders_its_own_move_wins(
    analysed: Analysed,
) -> None:
    analysed.begin(GENERALS, 2)
    first, other = analysed.session.facts.moves[:2]
    analysed.reveal(Outlook(20, 3, 1, (first, other)))
    orders = "orders of the hidden tiles."
    assert analysed.hint().endswith(f"It wins in at least 1 of 24 {orders}")
    analysed.reveal((Idea(other, Outlook(17, 7, 0)),))
    assert analysed.hint().endswith(f"It wins in 17 of 24 {orders}")
    analysed.reveal((Idea(other, Outlook(17, 4, 3)),))
    assert analysed.hint().endswith(f"It wins in at least 17 of 24 {orders}")
    assert analysed.pointing.hinted == other.tiles
    analysed.reveal((Idea(other, Outlook(24, 0, 0)),))
    assert analysed.hint().endswith(f"It wins in 24 of 24 {orders}")


def test_of_a_game_that_is_not_studied_a_hint_says_so(analysed: Analysed) -> None:
    analysed.reveal(Outlook(0, 0, 0))
    assert analysed.hint() == "Not studied."
    assert not analysed.pointing.hinted


# Hidden tiles.


def test_boards_that_look_the_same_give_the_same_words_hints_and_par(
    analysed: Analysed, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    for budget in ("VERDICT", "FURTHER", "IDEA", "LINE"):
        monkeypatch.setattr(requests, budget, 20 if budget == "IDEA" else 480)
    for number in (1, 2):
        opening = deal(GENERALS, number)
        first, *hidden, last = opening.groups[0]
        other = opening.with_groups({0: (first, *reversed(hidden), last)})
        records = [Record(GENERALS, None, one, table=one) for one in (opening, other)]
        answers = [told_of(analysed, oracle, record) for record in records]
        assert answers[0] == answers[1], number
        assert opening != other


def told_of(analysed: Analysed, oracle: Oracle, record: Record) -> list[object]:
    """All that is asked and told of a deal while all generals but two are hidden."""
    session = analysed.session
    session.begin(record)
    answers: list[object] = []
    while len(answers) < 20 and len(record.game.hidden(session.record.table)) == 4:
        analysed.ask()
        asked = oracle.questions[-1]
        answers += [asked.board, asked.opening]
        for content in asked.results(lambda: False):
            oracle.reply(asked, content)
            answers.append(analysed.verdict)
        answers += [analysed.hint(), analysed.hint(), analysed.analysis.par]
        move = analysed.analysis.next_move() or session.facts.moves[0]
        answers.append(move)
        session.play(move)
    return answers


def test_the_best_line_of_a_deal_is_asked_for_once_no_tile_is_hidden(
    analysed: Analysed, oracle: Oracle
) -> None:
    analysed.begin(GENERALS, 2)
    session = analysed.session
    for move in solve(GENERALS, session.record.opening, Budget()).line:
        analysed.ask()
        is_hidden = len(GENERALS.hidden(session.record.table)) > 1
        assert oracle.questions[-1].opening == ("" if is_hidden else str(session.record.opening))
        session.play(move)
    assert session.facts.outcome is Outcome.WON


# A solver that is lost.


def test_a_lost_solver_is_told_and_asked_again_by_the_next_hint(
    analysed: Analysed, oracle: Oracle
) -> None:
    oracle.lose()
    assert analysed.said == "The solver stopped; please try again."
    assert analysed.verdict == analysed.said
    assert analysed.hint() == "Looking for a hint…"
    analysed.reveal(WINS)
    assert analysed.hint() == FIRST


# In the window.


def test_a_hint_is_marked_until_the_next_click_or_move(window: MainWindow, oracle: Oracle) -> None:
    hand = Hand(window)
    oracle.reveal(WINS)
    trigger(window, "hint")
    trigger(window, "hint")
    assert hand.said == FIRST
    assert hand.marked(TileState.HINTED) == {"55a", "53"}
    hand.click("41")
    assert not hand.marked(TileState.HINTED)
    assert "No swap for this tile" in hand.said
    trigger(window, "hint")
    hand.drag("55a", "53")
    assert window.session.record.moves == (LEGAL,)
    assert not hand.marked(TileState.HINTED)
    assert_whole(window)


def test_a_win_tells_the_par(window: MainWindow, oracle: Oracle) -> None:
    coming = NEXT  # it is the same deal
    for help_words in ("", ", with help"):
        window.session.begin(Record.of_deal(window.session.game, 8))
        window.session.begin(Record.of_deal(window.session.game, DEAL))
        if help_words:
            window.session.take_help()
        for move in WINNING_LINE:
            window.session.play(move)
        par = " The shortest line takes 8 moves." if help_words else ""
        assert window.panel.text == f"Won in 10 moves{help_words}.{par} {coming}"
        window.analysis._ask()
        oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:8], bound=8))
        sentence = f"Won in 10 moves{help_words}. The shortest line takes 8 moves. {coming}"
        assert window.panel.text == sentence, "what is found later is told too"
    window.panel.dismiss()
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:7], bound=7))
    assert window.panel.text == ""


def test_the_first_hint_warns_too_where_the_move_takes_no_tile(window: MainWindow) -> None:
    record = Record.of_deal(find("levels.o-koan"), 3)
    window.session.begin(record)
    refill = next(move for move in record.game.moves(record.table) if not move.tiles)
    window.analysis.learn(record, Outlook(1, 0, 0, (refill,)))
    window.parts.hints.give()
    said = str(window.session.sentences[0])
    assert said.startswith("Look at: Common row. The next hint names the move;")
    assert not window.session.is_assisted
    window.parts.hints.give()
    assert window.session.is_assisted


def test_what_was_named_is_no_hint_any_more_once_it_is_known_to_lose_par(
    analysed: Analysed,
) -> None:
    analysed.reveal(WINS)
    analysed.press_hint()
    analysed.reveal(Outlook(1, 0, 0, SHORTER_LINE))
    first, second, *rest = SHORTER_LINE
    analysed.reveal(
        (
            Idea(first, Outlook(1, 0, 0, (second, *rest))),
            Idea(WINNING_LINE[0], Outlook(1, 0, 0, WINNING_LINE[1:])),
        )
    )
    analysed.reveal(replace(SHORTER, bound=len(SHORTER_LINE)))
    analysed.hint()
    assert analysed.pointing.hinted == first.tiles
