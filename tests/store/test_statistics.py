"""Statistics: what counts as played and won, and the figures of it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.occasions import DayChallenge, DayOmen, ListedProblem, OwnProblem
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.difficulty import DIFFICULTIES
from gupai_desktop.store import questions
from gupai_desktop.store.book import Book
from gupai_desktop.store.figures import GameFigures
from gupai_desktop.store.schema import DealRow
from gupai_desktop.store.statistics import Par, Statistics
from tests.days import DAYS, ROWS, set_clock
from tests.histories import played, playing
from tests.levels_lines import general_left
from tests.made import MadeClock

GAME = find("zen.ten-sets")
MIXED = find("zen.ten-sets", "triplets=mixed")
DAY = date(2026, 8, 1)


def record(number: int = 7, moves: int = 1, game: Game = GAME) -> Record:
    return played(Record.of_deal(game, number), moves, choice=1)[-1]


@pytest.fixture
def statistics(clock: MadeClock) -> Statistics:
    return Statistics(Book(), clock)


def play(statistics: Statistics, *results: str) -> None:
    """Deals one after the other: won, won with help, or left."""
    for number, result in enumerate(results, 1):
        one = playing(f"{number}", is_assisted=result == "helped")
        statistics.add_played(record(number), one)
        if result != "left":
            statistics.add_won(record(number, moves=3), one)


# What counts.


def test_what_was_entered_as_won_stays_so(statistics: Statistics) -> None:
    line = general_left()
    lost = line.opening
    for move in line.line:
        lost = lost.play(move)
    statistics.add_won(lost, playing("one"))
    assert not line.game.is_won(lost.table)
    assert Statistics(statistics.book).figures(line.game).won == 1


def test_a_deal_counts_once_however_often_it_is_said(statistics: Statistics) -> None:
    for _ in range(3):
        statistics.add_played(record(), playing("one"))
        statistics.add_won(record(), playing("one"))
    figures = statistics.figures(GAME)
    assert (figures.dealt, figures.won, figures.streak) == (1, 1, 1)


def test_a_deal_that_is_played_anew_counts_once_with_its_best_result(clock: MadeClock) -> None:
    statistics = Statistics(Book(), clock)
    statistics.add_won(record(moves=5), playing("one"))
    for name, moves in (("two", 3), ("three", 4)):
        statistics.add_played(record(), playing(name))
        statistics.add_won(record(moves=moves), playing(name))
    statistics = Statistics(statistics.book, clock)
    statistics.add_played(record(), playing("two"))
    (deal,) = statistics.deals()
    assert deal.win is not None
    assert (deal.win.moves, statistics.figures(GAME).won) == (3, 1)
    statistics.reset(GAME)
    statistics.add_played(record(), playing("two"))
    assert statistics.figures(GAME).dealt == 1


def test_a_first_deal_is_counted_and_is_no_best(statistics: Statistics) -> None:
    first = first_deals(GAME)[0].record(GAME)
    one = playing("one", seconds=1.0, policy="first")
    statistics.add_won(first.play(GAME.moves(first.table)[0]), one)
    figures = statistics.figures(GAME)
    assert (figures.won, figures.fewest, figures.best_seconds) == (1, None, None)


def test_a_board_without_a_number_is_no_best(statistics: Statistics) -> None:
    statistics.add_won(record(1, 3), playing("one", seconds=60.0))
    board = Record.of_board(GAME, str(record(2, 0).table))
    statistics.add_won(board.play(GAME.moves(board.table)[0]), playing("two", seconds=1.0))
    figures = statistics.figures(GAME)
    assert figures.won == 2
    assert figures.fewest is not None
    assert figures.fewest.playing == "one"
    assert (figures.best_seconds, figures.mean_seconds, figures.mean_moves) == (60.0, 60.0, 3)


def test_the_best_is_told_by_how_hard_deals_are(statistics: Statistics) -> None:
    for number, difficulty in enumerate(("", "easy", "easy", "hard"), 1):
        one = playing(str(number), seconds=100.0 / number)
        played = record(number, number)
        statistics.add_won(played, one)
        deal = statistics.add_played(played, one)
        statistics.add_rated(deal, difficulty)
    bests = {kind: tuple(best) for kind, best in statistics.figures(GAME).bests.items()}
    assert bests == {"": (100.0, 1), "easy": (100.0 / 3, 2), "hard": (25.0, 4)}


def test_what_was_shown_stays_shown_whenever_the_deal_is_opened(clock: MadeClock) -> None:
    statistics = Statistics(Book(), clock)
    assert not statistics.was_shown(record())
    statistics.add_shown(record(), playing("one"))
    statistics.add_won(record(8), playing("two", is_assisted=True))
    statistics.add_won(record(9), playing("three"))
    statistics = Statistics(statistics.book, clock)
    shown = [number for number in (7, 8, 9, 10) if statistics.was_shown(record(number, 0))]
    assert shown == [7, 8]
    assert statistics.figures(GAME).dealt == 2


def test_every_game_and_all_its_rules_are_counted_apart(statistics: Statistics) -> None:
    statistics.add_won(record(), playing("one"))
    statistics.add_played(Record.of_deal(MIXED, 7), playing("two"))
    assert (statistics.figures(GAME).won, statistics.figures(MIXED).won) == (1, 0)
    assert statistics.figures(find("levels.o-koan")) == GameFigures()
    assert [entry.rules for entry in statistics.deals()] == ["triplets=mixed", ""]


@pytest.mark.parametrize(
    ("first", "second", "best"),
    [
        ((5, 9.0, False), (4, 99.0, False), (4, 99.0, False)),
        ((5, 9.0, False), (5, 8.0, False), (5, 8.0, False)),
        ((5, 9.0, False), (2, 1.0, True), (5, 9.0, False)),
        ((5, 9.0, True), (2, 1.0, True), (2, 1.0, True)),
    ],
)
def test_of_two_results_of_a_deal_the_better_one_is_kept(
    statistics: Statistics,
    first: tuple[int, float, bool],
    second: tuple[int, float, bool],
    best: tuple[int, float, bool],
) -> None:
    for moves, seconds, is_assisted in (first, second):
        statistics.add_won(
            record(moves=moves), playing("one", seconds=seconds, is_assisted=is_assisted)
        )
    win = statistics.deals(GAME)[0].win
    assert win is not None
    assert (win.moves, win.seconds, win.is_assisted) == best


# Streaks.


@pytest.mark.parametrize(
    ("results", "streak", "longest"),
    [
        ("", 0, 0),
        ("won", 1, 1),
        ("won won won", 3, 3),
        ("won won left", 2, 2),
        ("won won left won", 1, 2),
        ("left won won", 2, 2),
        ("won left left", 0, 1),
        ("won helped won", 2, 2),
        ("helped helped", 0, 0),
        ("won won helped left", 2, 2),
        ("won left helped", 0, 1),
        ("won won won left won won", 2, 3),
    ],
)
def test_a_streak_counts_deals_won_one_after_the_other(
    statistics: Statistics, results: str, streak: int, longest: int
) -> None:
    play(statistics, *results.split())
    figures = statistics.figures(GAME)
    assert (figures.streak, figures.longest_streak) == (streak, longest)
    assert statistics.standing(GAME) == (figures.won, streak)


def test_a_deal_won_after_all_mends_the_streak(statistics: Statistics) -> None:
    play(statistics, "won", "left", "won")
    statistics.add_won(record(2), playing("2"))
    assert statistics.figures(GAME).streak == 3


# Figures.


def test_fewest_moves_and_times_are_of_deals_won_without_help(statistics: Statistics) -> None:
    for number, (name, moves, seconds, is_assisted) in enumerate(
        (("one", 3, 30.0, False), ("two", 5, 10.0, False), ("three", 1, 1.0, True)), 1
    ):
        one = playing(name, seconds=seconds, is_assisted=is_assisted)
        statistics.add_won(record(number, moves), one)
    figures = statistics.figures(GAME)
    assert (figures.won, figures.won_unaided) == (3, 2)
    assert figures.fewest is not None
    assert figures.fewest.playing == "one"
    assert (figures.best_seconds, figures.mean_seconds) == (10.0, 20.0)


def test_moves_are_held_against_par_where_it_is_known(statistics: Statistics) -> None:
    statistics.add_won(record(1, 5), playing("one"), Par(bound=4, line=4))
    statistics.add_won(record(2, 3), playing("two"), Par(bound=1, line=1))
    statistics.add_won(record(3, 2), playing("three"))
    nearest = statistics.figures(GAME).nearest
    assert nearest is not None
    assert nearest.win is not None
    assert (nearest.playing, nearest.win.over_par, nearest.win.par) == ("one", 1, Par(4, 4))
    assert [entry.win and entry.win.over_par for entry in statistics.deals()] == [None, 2, 1]


def test_only_what_is_proved_is_called_par(statistics: Statistics) -> None:
    statistics.add_won(record(moves=3), playing("one"), Par(bound=1, line=3))
    assert statistics.figures(GAME).nearest is None
    assert not Par(bound=1, line=3).is_proved
    assert not Par().is_proved


def test_nobody_is_better_than_the_best_line_known(statistics: Statistics) -> None:
    statistics.add_won(record(moves=2), playing("one"), Par(bound=2, line=5))
    (entry,) = statistics.deals()
    assert entry.win is not None
    assert (entry.win.par, entry.win.over_par) == (Par(2, 2), 0)


# The log.


def test_the_log_tells_what_is_needed_to_play_a_deal_again(statistics: Statistics) -> None:
    board = str(deal(MIXED, 9))
    statistics.add_played(Record.of_board(MIXED, board), playing("one"))
    statistics.add_played(record(), replace(playing("two"), policy="winnable"))
    numbered, own = statistics.deals()
    assert (numbered.number, numbered.board, numbered.policy) == (7, "", "winnable")
    assert (own.number, own.board) == (None, board)
    assert find(own.game_id, own.rules) == MIXED


# Beginning again.


def test_a_reset_counts_from_nothing_and_keeps_the_rows(statistics: Statistics) -> None:
    play(statistics, "won", "won")
    statistics.add_won(played(Record.of_deal(MIXED, 7), 1)[-1], playing("other"))
    statistics.reset(GAME)
    assert (statistics.figures(GAME), statistics.figures(MIXED).won) == (GameFigures(), 1)
    assert statistics.book.ask("SELECT count(*), sum(is_counted) FROM deal") == [(3, 1)]


def test_a_deal_won_after_a_reset_counts(statistics: Statistics) -> None:
    statistics.add_played(record(), playing("one"))
    statistics.reset(GAME)
    statistics.add_won(record(), playing("one"))
    figures = statistics.figures(GAME)
    assert (figures.dealt, figures.won) == (1, 1)


# Challenges.

CHALLENGE = challenge_of(DAY)
NEW_DAY = date(2027, 1, 4)


def challenged(moves: int, number: int = CHALLENGE.number) -> Record:
    return played(Record.of_deal(find(CHALLENGE.game_id), number), moves)[-1]


def test_the_fewest_moves_of_a_challenge_are_told(statistics: Statistics) -> None:
    key = DayChallenge.of(DAY).text
    assert statistics.challenges() == {}
    statistics.add_played(challenged(1), playing("a", policy=key))
    assert statistics.challenges() == {DAY: 0}
    for name, moves in (("a", 4), ("b", 2), ("c", 3)):
        statistics.add_won(challenged(moves), playing(name, policy=key))
    assert statistics.challenges() == {DAY: 2}


def test_what_is_no_challenge_does_not_count_as_one(statistics: Statistics) -> None:
    statistics.add_won(
        challenged(2, CHALLENGE.number + 1), playing("a", policy=DayChallenge.of(DAY).text)
    )
    statistics.add_won(challenged(2), playing("b", policy="challenge-of-nothing"))
    statistics.add_won(challenged(2), playing("c", policy="winnable"))
    assert statistics.challenges() == {}


def test_the_three_boards_of_a_day_are_told_apart(statistics: Statistics) -> None:
    for strength in Strength:
        occasion = DayChallenge.of(NEW_DAY, strength)
        assert occasion.challenge
        record = occasion.challenge.record(find(occasion.challenge.game_id))
        statistics.add_won(
            played(record, 1 + strength)[-1], playing(strength.name, policy=occasion.text)
        )
    found = {strength: {NEW_DAY: 1 + strength} for strength in Strength}
    assert statistics.boards() == statistics.boards(NEW_DAY, NEW_DAY) == found
    assert statistics.challenges(NEW_DAY, NEW_DAY) == {NEW_DAY: 1 + Strength.EVERYBODY}
    assert not any(statistics.boards(NEW_DAY + timedelta(1)).values())


# Difficulties.


def rate_all(statistics: Statistics, *difficulties: str) -> None:
    """Enter the difficulties of the latest deals, the newest first."""
    for one, difficulty in zip(statistics.deals(), difficulties, strict=False):
        statistics.add_rated(one, difficulty)


def test_deals_are_counted_by_their_difficulty(statistics: Statistics) -> None:
    play(statistics, "won", "left", "helped", "won")
    assert statistics.figures(GAME).difficulties == {}
    rate_all(statistics, "hard", "easy", "hard")
    assert statistics.figures(GAME).difficulties == {"hard": (2, 1), "easy": (1, 1)}
    assert statistics.figures(MIXED).difficulties == {}


def test_what_is_rated_counts_as_before(statistics: Statistics) -> None:
    play(statistics, "won", "left")
    before, deals = statistics.figures(GAME).won, [one.win for one in statistics.deals()]
    rate_all(statistics, "hard")
    assert statistics.figures(GAME).difficulties == {"hard": (1, 0)}
    assert statistics.figures(GAME).won == before
    assert [one.win for one in statistics.deals()] == deals


def test_the_columns_of_a_deal_are_those_of_its_table() -> None:
    columns = [row[1] for row in Book().ask("PRAGMA table_info(deal)")]
    assert columns == [*DealRow._fields, "mark"]


# Problems.

PROBLEM = problems_of(GAME)[0]


def test_the_tries_at_boards_are_told_in_their_order(statistics: Statistics) -> None:
    opening = PROBLEM.record(GAME)
    statistics.add_played(
        played(opening, 1)[-1], playing("a", policy=ListedProblem.of(PROBLEM).text)
    )
    statistics.add_won(played(opening, 1)[-1], playing("b", policy=ListedProblem.of(PROBLEM).text))
    statistics.add_won(played(opening, 1)[-1], playing("c", is_assisted=True))
    statistics.add_won(record(), playing("d"))
    tries = statistics.tries(GAME)
    assert [(one.board, one.cost, one.is_assisted) for one in tries] == [
        (PROBLEM.board, 0, False),
        (PROBLEM.board, 1, False),
        (PROBLEM.board, 1, True),
    ]
    assert statistics.tries(MIXED) == []


def test_the_first_tries_of_all_games_are_told_but_for_what_lies_open(
    statistics: Statistics,
) -> None:
    other = problems_of(find("levels.o-koan"))[0]
    for name, problem in (("a", PROBLEM), ("b", other), ("c", PROBLEM)):
        one = playing(name, policy=ListedProblem.of(problem).text)
        statistics.add_played(played(problem.record(problem.game), 1)[-1], one)
    statistics.add_won(played(PROBLEM.record(GAME), 1)[-1], playing("c"))
    statistics.add_won(record(), playing("d"))

    def told(playing: str = "") -> list[tuple[str, int]]:
        return [(game_id, one.cost) for game_id, one in statistics.first_tries(playing)]

    assert told() == [(GAME.id, 0), (other.game_id, 0)]
    assert told("b") == [(GAME.id, 0)]
    assert told("a") == [(other.game_id, 0), (GAME.id, 1)]


@pytest.mark.parametrize("zone", ROWS)
def test_a_try_is_of_the_day_on_which_it_began(
    statistics: Statistics, clock: MadeClock, zone: str
) -> None:
    began = dict[str, date]()
    for number, (day, way) in enumerate(ROWS[zone]):
        turn = set_clock(clock, day, way, zone)
        began[str(number)] = clock.today()
        statistics.add_played(played(PROBLEM.record(GAME), 1)[-1], playing(str(number)))
        turn() if "journey" not in way else None
        assert statistics.tries(GAME)[-1].day == began[str(number)] == day, way


def test_an_omen_is_of_the_day_on_which_it_was_dealt(
    statistics: Statistics, clock: MadeClock
) -> None:
    for day in DAYS:
        set_clock(clock, day, "midnight", "UTC")
        statistics.add_omen(Record.of_deal(find("pairs.turtle"), 7), playing(str(day)), day)
    assert set(statistics.omens()) == set(DAYS)


def test_problems_are_not_among_the_deals(statistics: Statistics) -> None:
    one = playing("a", policy=ListedProblem.of(PROBLEM).text)
    statistics.add_won(played(PROBLEM.record(GAME), 1)[-1], one)
    assert statistics.figures(GAME) == GameFigures()
    assert (statistics.deals(), statistics.deals(GAME), statistics.games()) == ([], [], [])


def test_a_claim_of_a_problem_that_was_refuted_counts_as_a_deal(statistics: Statistics) -> None:
    board = played(Record.of_board(GAME, str(deal(GAME, 7))), 2)
    statistics.add_played(board[1], playing("a", policy=OwnProblem.text_of(3)))
    assert statistics.figures(GAME).dealt == 0
    statistics.add_played(board[2], playing("a"))
    assert statistics.figures(GAME).dealt == 1


def test_a_problem_counts_as_a_deal_once_no_list_has_it(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = playing("a", policy=ListedProblem.of(PROBLEM).text)
    statistics.add_won(played(PROBLEM.record(GAME), 1)[-1], one)
    assert Statistics(statistics.book).figures(GAME).dealt == 0

    def damaged(_game: Game) -> tuple[Problem, ...]:
        raise DamagedList(words("damaged"))

    for module in ("play.problems", "store.statistics"):
        monkeypatch.setattr(f"gupai_desktop.{module}.problems_of", damaged)
    assert Statistics(statistics.book).figures(GAME).dealt == 0, "nobody knows"
    for module in ("play.problems", "store.statistics"):
        monkeypatch.setattr(f"gupai_desktop.{module}.problems_of", lambda _game: ())
    assert Statistics(statistics.book).figures(GAME).won == 1


def test_medals_outlive_a_reset_of_the_figures(statistics: Statistics) -> None:
    one = playing("a", policy=ListedProblem.of(PROBLEM).text)
    statistics.add_won(played(PROBLEM.record(GAME), 1)[-1], one)
    statistics.reset(GAME)
    assert len(statistics.tries(GAME)) == 1


# The omen of a day.


def test_the_omen_of_a_day_is_the_first_deal_that_chance_gave_and_never_another() -> None:
    statistics, day = Statistics(Book()), date(2026, 11, 26)
    first, second = (Record.of_deal(find(f"pairs.{name}"), 7) for name in ("pagoda", "turtle"))
    statistics.add_played(first, playing("shared", policy=DayOmen.of(day).text))
    assert statistics.omens() == {}, "another's omen is none here"
    statistics.add_omen(first, playing("drawn"), day)
    statistics.add_omen(second, playing("later"), day)
    assert {one: deal.playing for one, deal in statistics.omens().items()} == {day: "drawn"}
    assert statistics.omens()[day].number == 7


def test_omens_that_cannot_be_read_are_passed_over(statistics: Statistics) -> None:
    omen = statistics.add_omen(Record.of_deal(find("pairs.turtle"), 7), playing("a"), DAY)
    wrongs: tuple[dict[str, Any], ...] = (
        {"game_id": "pairs.unknown"},
        {"policy": "omen-2026-02-30"},
        {"number": None, "board": "31 62"},
    )
    for place, wrong in enumerate(wrongs, 2):
        statistics.put(omen._replace(place=place, playing=f"{place}", **wrong))
    statistics.put(omen, is_counted=False)
    assert statistics.omens() == {}


def test_what_is_asked_at_every_step_and_for_every_card_reads_few_rows() -> None:
    book = Book()
    statistics, day = Statistics(book), {"first": "omen-2026-05-01", "last": "omen-2026-05-01"}
    game = {"game": GAME.id, "rules": ""}
    for question, values in (
        (questions.OMENS, day),
        (questions.CHALLENGES, day),
        (questions.STANDING, game),
        (questions.BEST_TRIES, game),
        (questions.FEWEST, game),
    ):
        plan = [row[3] for row in book.ask(f"EXPLAIN QUERY PLAN {question}", values)]
        reads = [step for step in plan if step.startswith(("SCAN deal", "SEARCH deal"))]
        assert reads, plan
        own = ("deal_counted", "deal_on_board", "deal_of_day")
        assert all(any(index in step for index in own) for step in reads), plan
        assert not any(step.startswith("SCAN deal") for step in reads), plan
    assert statistics.standing(GAME) == (0, 0)


def test_an_omen_counts_as_soon_as_it_is_dealt_and_its_win_is_entered_in_the_same_row() -> None:
    statistics, day = Statistics(Book()), date(2026, 11, 26)
    record, own = Record.of_deal(find("pairs.turtle"), 2), playing("drawn")
    statistics.add_omen(record, own, day)
    assert statistics.figures(record.game).dealt == 1
    while moves := record.game.moves(record.table):
        record = record.play(moves[0])
    statistics.add_won(record, own)
    assert statistics.figures(record.game)[:2] == (1, 1)
    assert statistics.omens()[day].win is not None


# However many deals there are.


def asked_by(statistics: Statistics, ask: Callable[[], object]) -> list[str]:
    """What SQLite is asked, once claims have been looked at, which is done once a run."""
    statistics.games()
    statistics.book.commit()
    found = list[str]()
    connection = statistics.book._connection
    connection.set_trace_callback(found.append)
    ask()
    connection.set_trace_callback(None)
    return found


def test_the_figures_of_a_game_are_three_questions_and_only_one_sees_every_deal(
    statistics: Statistics,
) -> None:
    play(statistics, "won", "left", "won")
    asked = asked_by(statistics, lambda: statistics.figures(GAME))
    assert ["moves > 0" in question for question in asked] == [False, True, True]


def test_how_hard_the_deals_were_is_asked_again_once_a_deal_is_written(
    statistics: Statistics,
) -> None:
    for number in (1, 2):
        statistics.add_played(record(number), playing(str(number)))
        assert asked_by(statistics, lambda: statistics.rated(GAME))
        assert not asked_by(statistics, lambda: statistics.rated(GAME))


def test_what_is_asked_goes_by_an_index_and_sorts_nothing(statistics: Statistics) -> None:
    play(statistics, "won", "left", "won")
    acts: tuple[Callable[[], object], ...] = (
        statistics.games,
        lambda: statistics.figures(GAME),
        lambda: statistics.rated(GAME),
        lambda: statistics.offered(GAME, 10),
        lambda: statistics.deals(GAME),
        lambda: statistics.deals(),
        lambda: Statistics(statistics.book),
    )
    for act in acts:
        for question in asked_by(statistics, act):
            plan = [row[3] for row in statistics.book.ask(f"EXPLAIN QUERY PLAN {question}")]
            assert not any("TEMP B-TREE" in step for step in plan), (question, plan)
            reads = [step for step in plan if step.startswith("SEARCH")]
            assert reads or "LIMIT" in question or "max(place)" in question, (question, plan)


def test_games_are_told_in_the_order_of_their_latest_deals(statistics: Statistics) -> None:
    levels = find("levels.o-koan")
    for number, game in enumerate((GAME, levels, MIXED, levels, GAME)):
        statistics.add_played(record(number + 1, game=game), playing(str(number)))
    every = [(game.id, " ".join(game.changed_rules)) for game in (GAME, levels, MIXED)]
    assert statistics.games() == every
    statistics.reset(GAME)
    assert statistics.games() == every[1:]


def test_deals_are_rated_by_the_difficulties_that_deals_are_offered_by() -> None:
    assert [rate for rate in questions.RATES if rate] == [rate.key for rate in DIFFICULTIES]
