"""The challenge of a day: these deals hold for ever, and every one can be met."""

from collections import Counter
from datetime import date, timedelta

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.challenge import (
    challenge_day_of,
    challenge_in,
    challenge_key,
    challenge_of,
    points_key,
)
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.difficulty import DIFFICULTIES
from gupai_desktop.solvers.verdict import Budget

MONDAY = date(2026, 11, 23)
DAYS = [MONDAY + timedelta(number) for number in range(63)]

GOLDEN = [
    ("0001-01-01", "levels.guo-wu-guan", "easy", 271, 57),
    ("2026-11-23", "zen.harmony", "easy", 19, 12),
    ("2026-11-24", "zen.ten-sets", "easy", 252, 6),
    ("2026-11-29", "levels.clear-five", "expert", 161, 157),
    ("2028-02-29", "levels.o-koan", "easy", 239, 81),
    ("9999-12-31", "levels.o-koan", "hard", 56, 128),
]


def test_the_challenge_of_a_day_never_changes() -> None:
    for day, *known in GOLDEN:
        found = challenge_of(date.fromisoformat(day))
        assert [found.game_id, found.difficulty, found.number, found.moves] == known, day


def test_games_and_difficulties_turn() -> None:
    found = [challenge_of(day) for day in DAYS]
    known = {game.id for game in games()}
    turns = Counter(challenge.game_id for challenge in found)
    assert set(turns) <= known
    assert set(turns.values()) == {len(DAYS) // len(turns)}
    week = [challenge.difficulty for challenge in found[:7]]
    assert week == sorted(week, key=[one.key for one in DIFFICULTIES].index)
    assert set(week) == {one.key for one in DIFFICULTIES}
    assert len({(one.game_id, one.difficulty) for one in found}) == 4 * len(turns)


def test_a_policy_can_name_the_score_that_is_to_be_reached() -> None:
    record = Record.of_deal(find("trigrams.eight"), 57)
    challenge = challenge_in(record, points_key(140))
    assert challenge is not None
    game = record.game
    assert [challenge.is_met(game.measure(score)) for score in (138, 140, 168)] == [0, 1, 1]
    for wrong in ("points-0", "points-170", "points-", "points-1e2", "winnable"):
        assert challenge_in(record, wrong) is None, wrong
    assert challenge_in(Record.of_deal(find("zen.ten-sets"), 57), points_key(140)) is None


def test_no_deal_comes_again_within_half_a_year() -> None:
    days = [MONDAY + timedelta(number) for number in range(180)]
    assert len({(one.game_id, one.number) for one in map(challenge_of, days)}) == len(days)


def test_a_challenge_can_be_met() -> None:
    for day in DAYS[:5]:
        challenge = challenge_of(day)
        game = find(challenge.game_id)
        line = solve(game, deal(game, challenge.number), Budget(20_000)).line
        assert challenge.is_met(len(line)), day
        assert not challenge.is_met(challenge.moves + 1)
        assert not challenge.is_met(0)


def test_a_deal_is_a_challenge_by_what_stands_for_its_policy() -> None:
    challenge = challenge_of(MONDAY)
    record = Record.of_deal(find(challenge.game_id), challenge.number)
    assert challenge_day_of(record, challenge_key(MONDAY)) == MONDAY
    for policy in ("", "winnable", "challenge-", "challenge-x", "daily-2026-11-23"):
        assert challenge_day_of(record, policy) is None


def test_another_deal_game_or_rules_are_no_challenge() -> None:
    challenge, key = challenge_of(MONDAY), challenge_key(MONDAY)
    for record in (
        Record.of_deal(find(challenge.game_id), challenge.number + 1),
        Record.of_deal(find("levels.o-koan"), challenge.number),
        Record.of_deal(find(challenge.game_id, "loose=yes"), challenge.number),
        Record.of_board(find(challenge.game_id), str(deal(find(challenge.game_id), 1))),
    ):
        assert challenge_day_of(record, key) is None
