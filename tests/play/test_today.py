"""Today: a problem and a game for the omen, by the date alone."""

from datetime import date, timedelta

from gupai_desktop.games import find, games
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.today import (
    FIRST_DAY,
    DayMark,
    clock_words,
    day_marks,
    omen_game,
    problem_of,
)

MONDAY, GOLDEN_MONDAY = date(2026, 1, 5), date(2026, 11, 23)
NEW_DAY = date(2027, 1, 4)
GOLDEN = [
    *(("zen.harmony", 2), ("zen.ten-sets", 35), ("zen.five-dragons", 31)),
    *(("zen.harmony", 40), ("levels.guo-wu-guan", 63)),
    *(("levels.o-koan", 67), ("zen.shanghai", 99)),
]
GAMES = [game() for game in games()]


def the_problem_of(day: date) -> Problem | None:
    return problem_of(day, GAMES, problems_of)


def test_the_problem_of_a_day_never_changes_while_the_lists_are_the_same() -> None:
    week = [the_problem_of(GOLDEN_MONDAY + timedelta(day)) for day in range(7)]
    assert [(one.game_id, one.number) for one in week if one] == GOLDEN


def test_problems_grow_longer_from_one_move_on_and_sunday_has_the_hardest() -> None:
    for week in range(40):
        monday = MONDAY + timedelta(7 * week)
        *early, saturday, sunday = (the_problem_of(monday + timedelta(day)) for day in range(7))
        assert [one.par for one in early if one] == [1, 2, 3, 4, 5]
        assert saturday is not None
        assert saturday.par >= 6
        assert sunday is not None
        assert sunday.share < 0.5


def test_all_ten_games_with_problems_have_their_turn_within_a_season() -> None:
    days = (MONDAY + timedelta(day) for day in range(120))
    found = {one.game_id for one in (the_problem_of(day) for day in days) if one}
    assert len(found) == 10


def test_without_any_list_there_is_no_problem() -> None:
    assert problem_of(MONDAY, GAMES, lambda _game: ()) is None


def test_the_omen_games_turn() -> None:
    found = [omen_game(MONDAY + timedelta(day), games()) for day in range(6)]
    assert all(find(game.id).is_omen for game in found)
    assert len(set(found)) == 3
    assert found[:3] == found[3:]


def test_the_first_and_the_last_day_that_there_is_have_both() -> None:
    for day in (date.min, date.max):
        assert the_problem_of(day) is not None
        assert omen_game(day, games()).is_omen


def test_a_day_has_a_seal_if_its_board_was_won_gold_in_par_and_a_mark_for_its_omen() -> None:
    most = challenge_of(MONDAY).moves
    days = [MONDAY + timedelta(number) for number in range(4)]
    results = {days[0]: most, days[1]: 999, days[2]: 0}
    found = day_marks({Strength.EVERYBODY: results}, {days[0], days[3]})
    assert found == {
        days[0]: DayMark(is_won=True, is_gold=True, has_omen=True),
        days[1]: DayMark(is_won=True),
        days[3]: DayMark(has_omen=True),
    }


def test_the_best_of_the_three_boards_of_a_day_gives_its_seal() -> None:
    light = challenge_of(NEW_DAY, Strength.LIGHT).moves
    boards = {
        Strength.EVERYBODY: {NEW_DAY: 999, NEW_DAY + timedelta(1): 0},
        Strength.LIGHT: {NEW_DAY: light},
        Strength.STRONG: {NEW_DAY: 999},
    }
    assert day_marks(boards, ()) == {NEW_DAY: DayMark(is_won=True, is_gold=True)}


def test_a_clock_before_the_first_day_is_told() -> None:
    assert clock_words(FIRST_DAY) is None
    assert "2025-12-31" in str(clock_words(date(2025, 12, 31)))
