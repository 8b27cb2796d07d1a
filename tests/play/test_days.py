"""The days from 2027 on: ten years of boards and problems, of which the lists never change."""

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from zlib import crc32

import pytest

from gupai_desktop.games import find, games
from gupai_desktop.play.challenge import Challenge, challenge_of
from gupai_desktop.play.days import FIRST_DAY, Strength, board_on, task_on
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.today import problem_of
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Budget

GAMES = [game() for game in games()]
MONDAY = date(2027, 1, 4)
TEN_YEARS = [FIRST_DAY + timedelta(number) for number in range(3653)]
WEEKS = [[MONDAY + timedelta(7 * week + day) for day in range(7)] for week in range(520)]
EACH = pytest.mark.parametrize("strength", Strength)
#: The most moves that a board asks for.
MOST = 30
#: Some days with their boards: game, number or 0, and moves; and their problems, by CRC.
GOLDEN = [
    (
        "2027-01-01",
        [("levels.o-koan", 0, 10), ("zen.shanghai", 0, 8), ("zen.ten-sets", 6, 15)],
        [
            ("zen.five-dragons", 3372018612),
            ("trigrams.eight", 2181267483),
            ("zen.ten-sets", 2619140180),
        ],
    ),
    (
        "2027-01-04",
        [("levels.clear-five", 0, 5), ("zen.harmony", 0, 4), ("levels.o-koan", 0, 17)],
        [
            ("zen.ten-sets", 2801268820),
            ("levels.o-koan", 3809068437),
            ("zen.shanghai", 2483939508),
        ],
    ),
    (
        "2027-01-10",
        [("zen.harmony", 0, 13), ("zen.shanghai", 0, 9), ("zen.five-dragons", 6, 22)],
        [
            ("levels.guo-wu-guan", 2719093193),
            ("zen.five-dragons", 3597013783),
            ("levels.clear-five", 472341125),
        ],
    ),
    (
        "2028-02-29",
        [("levels.guo-wu-guan", 0, 6), ("zen.ten-sets", 0, 5), ("levels.o-koan", 0, 8)],
        [
            ("zen.ten-sets", 3718103362),
            ("levels.clear-five", 240968704),
            ("levels.o-koan", 2404481764),
        ],
    ),
    (
        "2036-12-31",
        [("zen.eight-sets", 0, 14), ("levels.clear-five", 0, 13), ("zen.five-dragons", 0, 7)],
        [
            ("levels.guo-wu-guan", 1434856654),
            ("trigrams.eight", 169458684),
            ("zen.five-dragons", 3372018612),
        ],
    ),
    (
        "9999-12-31",
        [("levels.clear-five", 0, 15), ("zen.ten-sets", 0, 11), ("zen.harmony", 0, 10)],
        [
            ("zen.ten-sets", 3510500928),
            ("zen.eight-sets", 2875473196),
            ("levels.guo-wu-guan", 2104043393),
        ],
    ),
]


def the_problem_of(day: date, strength: Strength) -> Problem:
    found = problem_of(day, GAMES, problems_of, strength)
    assert found
    return found


def listed_boards() -> set[Challenge]:
    """Return every board that any day has."""
    return {challenge_of(day, strength) for day in TEN_YEARS for strength in Strength}


def test_what_a_day_has_never_changes() -> None:
    for day, *known in GOLDEN:
        when = date.fromisoformat(day)
        found = [(one.game_id, one.number, one.moves) for one in boards_of(when)]
        tasks = [(one.game_id, crc32(one.board.encode())) for one in problems_on(when)]
        assert [found, tasks] == known, day


def boards_of(day: date) -> list[Challenge]:
    return [challenge_of(day, strength) for strength in Strength]


def problems_on(day: date) -> list[Problem]:
    return [the_problem_of(day, strength) for strength in Strength]


def test_every_day_of_ten_years_has_three_boards_and_three_problems() -> None:
    for day in TEN_YEARS:
        assert len(set(boards_of(day))) == len(Strength), day
        assert len({(one.game_id, one.number) for one in problems_on(day)}) == len(Strength), day


def test_every_board_can_be_played_in_at_most_thirty_moves() -> None:
    for challenge in listed_boards():
        game = find(challenge.game_id)
        table = challenge.record(game).opening
        assert 0 < challenge.moves <= MOST, challenge
        assert game.can_move(table), challenge
        assert not game.is_won(table), challenge
        assert len(game.hidden(table)) <= 1, challenge
        assert challenge.is_deal(game, challenge.number or None, challenge.board)
        if challenge.board:
            assert str(table) == challenge.board


def test_a_board_can_be_won_in_the_moves_that_it_asks_for() -> None:
    some = sorted(listed_boards())[::29]
    assert len({challenge.game_id for challenge in some}) > 4
    for challenge in some:
        game = find(challenge.game_id)
        line = shortest(game, challenge.record(game).opening, Budget(20_000))
        assert challenge.is_met(line.length), challenge


@EACH
def test_boards_and_problems_grow_harder_from_monday_to_sunday(strength: Strength) -> None:
    for week in WEEKS:
        for early, late in pairwise(week):
            assert board_on(early, strength).share > board_on(late, strength).share, late
            assert task_on(early, strength).share > task_on(late, strength).share, late


@EACH
def test_sunday_has_the_hardest_problem_of_its_week(strength: Strength) -> None:
    for week in WEEKS:
        *others, sunday = (the_problem_of(day, strength).share for day in week)
        assert sunday < min(others), week


def test_the_stronger_the_player_the_harder_the_day() -> None:
    for day in TEN_YEARS:
        for one, other in pairwise(Strength):
            assert board_on(day, one).share > board_on(day, other).share, day
            assert task_on(day, one).share > task_on(day, other).share, day


@EACH
def test_the_share_of_a_listed_problem_is_its_own(strength: Strength) -> None:
    for day in TEN_YEARS[:1000]:
        assert task_on(day, strength).share == the_problem_of(day, strength).share, day


@EACH
def test_no_board_comes_again_within_half_a_year(strength: Strength) -> None:
    last = dict[Challenge, date]()
    for day in TEN_YEARS:
        challenge = challenge_of(day, strength)
        assert day - last.get(challenge, date.min) > timedelta(183), day
        last[challenge] = day


@EACH
def test_no_problem_comes_on_two_days_running_or_in_one_month_again(strength: Strength) -> None:
    last = dict[tuple[str, int], date]()
    for day in TEN_YEARS:
        problem = the_problem_of(day, strength)
        key = problem.game_id, problem.number
        assert day - last.get(key, date.min) > timedelta(31), day
        last[key] = day


@EACH
def test_weekdays_of_three_years_have_at_least_150_problems(strength: Strength) -> None:
    for year in range(2027, 2035):
        days = (day for day in TEN_YEARS if year <= day.year < year + 3 and day.weekday() < 5)
        found = {
            (one.game_id, one.number) for one in (the_problem_of(day, strength) for day in days)
        }
        assert len(found) >= 150, year


def test_all_games_have_their_turn() -> None:
    boards = Counter(challenge_of(day).game_id for day in TEN_YEARS[:365])
    tasks = {task_on(day, Strength.EVERYBODY).game_id for day in TEN_YEARS[:365]}
    assert len(boards) == 9
    assert min(boards.values()) >= 10
    assert len(tasks) == 10


def test_where_the_deals_of_a_game_are_long_a_board_is_a_position_on_the_way() -> None:
    by_game = {"levels.meng-huo": 0, "zen.ten-sets": 0}
    for challenge in listed_boards():
        if challenge.game_id in by_game and challenge.number:
            by_game[challenge.game_id] += 1
    assert by_game["levels.meng-huo"] == 0
    assert by_game["zen.ten-sets"] > 10
