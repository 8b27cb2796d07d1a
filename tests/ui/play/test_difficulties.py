"""How hard a deal is is asked after its verdict, and remembered."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.days import Strength
from gupai_desktop.solvers.difficulty import DIFFICULTIES, EASY, EXPERT, MEDIUM, Difficulty
from gupai_desktop.solvers.verdict import Answer, Outlook, Verdict
from gupai_desktop.store.book import Book
from gupai_desktop.store.figures import RatedDeal
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.difficulties import Difficulties, next_difficulty, strength_on
from gupai_desktop.ui.play.session import Session
from tests.histories import played, playing
from tests.made import MadeClock
from tests.ui.known import DEAL, GAME, QUICK, WINNING_LINE
from tests.ui.oracle import Oracle

ZEN = find(GAME)
RARE = find("zen.shanghai", "triplets=mixed loose=yes")
OPENING = str(DEAL)

SLOW, LOST = replace(QUICK, positions=5_000), Verdict(Answer.UNWINNABLE)
WINS = Outlook(1, 0, 0, WINNING_LINE)


@pytest.fixture
def analysis(session: Session, oracle: Oracle) -> Analysis:
    return Analysis(session, oracle)


@pytest.fixture
def difficulties(analysis: Analysis) -> Difficulties:
    return Difficulties(analysis, Statistics(Book()))


def test_a_rating_may_be_of_no_difficulty(
    difficulties: Difficulties, analysis: Analysis, session: Session, oracle: Oracle
) -> None:
    for number, (verdict, found) in enumerate(((QUICK, EASY), (SLOW, EXPERT), (LOST, None)), 1):
        session.begin(Record.of_deal(ZEN, number))
        analysis.learn(session.record, WINS)
        assert not difficulties.is_known(ZEN, str(number))
        oracle.rate(verdict)
        assert difficulties.is_known(ZEN, str(number))
        assert difficulties.of(ZEN, str(number)) == found


def test_rules_without_a_scale_are_not_asked_about(
    difficulties: Difficulties, analysis: Analysis, session: Session, oracle: Oracle
) -> None:
    session.begin(Record.of_deal(RARE, DEAL))
    analysis.learn(session.record, WINS)
    assert difficulties.of(RARE, OPENING) is None
    assert oracle.gradings == []


def test_the_deal_on_the_table_is_rated_once_its_verdict_is_known(
    difficulties: Difficulties, analysis: Analysis, session: Session, oracle: Oracle, qtbot: QtBot
) -> None:
    analysis.start()
    qtbot.waitUntil(lambda: bool(oracle.questions))
    oracle.reveal(Outlook(0, 0, 1, is_final=False))
    assert oracle.gradings == []
    session.play(WINNING_LINE[0])
    oracle.reveal(WINS)
    session.undo()
    assert [one.deal for one in oracle.gradings] == [OPENING]
    oracle.rate(QUICK)
    assert difficulties.of(session.game, session.record.deal_text) == EASY


def test_when_the_solver_is_lost_a_deal_is_asked_about_anew(
    difficulties: Difficulties, analysis: Analysis, session: Session, oracle: Oracle
) -> None:
    analysis.learn(session.record, WINS)
    oracle.lose()
    assert difficulties.of(ZEN, OPENING) is None
    analysis.learn(session.record, WINS)
    assert len(oracle.gradings) == 2


# As one goes.

PLAYED, UNAIDED, HELPED = (RatedDeal("", *ending) for ending in ((0, 0), (1, 0), (1, 1)))


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        ([], EASY),
        ([UNAIDED], EASY),
        ([UNAIDED, UNAIDED], MEDIUM),
        ([UNAIDED, HELPED, UNAIDED], EASY),
        ([UNAIDED, PLAYED, UNAIDED], EASY),
        ([PLAYED, PLAYED, PLAYED, UNAIDED, UNAIDED], MEDIUM),
    ],
)
def test_two_wins_without_help_in_a_row_lead_up(
    deals: list[RatedDeal], expected: Difficulty
) -> None:
    assert next_difficulty([deal._replace(difficulty="easy") for deal in deals]) == expected


def test_three_deals_that_were_left_lead_down_but_not_the_one_on_the_table() -> None:
    easy = [UNAIDED._replace(difficulty="easy")] * 2
    left = PLAYED._replace(difficulty="medium")
    assert next_difficulty([*easy, left, left, left]) == MEDIUM
    assert next_difficulty([*easy, left, left, left, left]) == EASY
    won = UNAIDED._replace(difficulty="medium")
    assert next_difficulty([*easy, left, left, won, left, left]) == MEDIUM


def test_deals_of_another_difficulty_count_for_nothing_and_expert_is_the_end() -> None:
    deals = [UNAIDED._replace(difficulty=level.key) for level in DIFFICULTIES for _ in range(2)]
    assert next_difficulty(deals) == EXPERT
    assert next_difficulty([*deals, *deals[-2:]]) == EXPERT
    assert next_difficulty([UNAIDED._replace(difficulty="expert")] * 4) == EASY


# The days from 2027 on.

TODAY = date(2027, 1, 6)


def win_all(statistics: Statistics, *levels: Difficulty, game_id: str = GAME) -> None:
    """Have two deals of each difficulty won without help."""
    first = len(statistics.deals(find(game_id))) + 1
    for number, level in enumerate((level for level in levels for _ in range(2)), first):
        *_, record = played(Record.of_deal(find(game_id), number), 1)
        player = playing(f"{game_id} {number}")
        statistics.add_rated(statistics.add_played(record, player), level.key)
        statistics.add_won(record, player)


def test_how_far_one_has_come_as_one_goes_chooses_among_the_boards_of_a_day() -> None:
    clock = MadeClock(TODAY - timedelta(1))
    statistics = Statistics(Book(), clock)
    expected = (Strength.LIGHT, Strength.EVERYBODY, Strength.EVERYBODY, Strength.STRONG)
    for level, strength in zip(DIFFICULTIES, expected, strict=True):
        assert strength_on(TODAY, statistics) is strength, level
        win_all(statistics, level)


def test_the_game_in_which_one_has_come_farthest_counts() -> None:
    statistics = Statistics(Book(), MadeClock(TODAY - timedelta(1)))
    win_all(statistics, EASY, game_id="zen.harmony")
    assert strength_on(TODAY, statistics) is Strength.EVERYBODY


def test_what_is_won_on_a_day_changes_nothing_before_the_next() -> None:
    clock = MadeClock(TODAY)
    statistics = Statistics(Book(), clock)
    win_all(statistics, EASY)
    assert strength_on(TODAY, statistics) is Strength.LIGHT
    assert strength_on(TODAY + timedelta(1), statistics) is Strength.EVERYBODY


def test_before_2027_every_day_is_for_everybody() -> None:
    statistics = Statistics(Book(), MadeClock(TODAY))
    assert strength_on(date(2026, 12, 31), statistics) is Strength.EVERYBODY
