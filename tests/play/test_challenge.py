"""The challenge of a day: these deals hold for ever, and every one can be met."""

from collections import Counter
from datetime import date, timedelta

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find, games
from gupai_desktop.play.challenge import challenge_of
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
