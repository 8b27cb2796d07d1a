"""Titles of records, in a few words or in all of them, and the challenge of a day in words."""

from __future__ import annotations

from datetime import date

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, listed, words
from gupai_desktop.games import find
from gupai_desktop.i18n import day_text, say
from gupai_desktop.play.challenge import Challenge, challenge_day_named, challenge_day_of
from gupai_desktop.play.first_deals import FIRST
from gupai_desktop.play.history import PlaySession
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.omens import omen_day_named
from gupai_desktop.play.problems import PROBLEM_KEY, Problem, par_named, problems_of
from gupai_desktop.solvers.difficulty import difficulty_named
from gupai_desktop.solvers.policies import policies_for

#: A longer number stands in the long title only.
_LONGEST_NUMBER = 999_999
_FIRST = words("one of the first deals")


def title_of(record: Record, playing: PlaySession) -> Words:
    """Return the game, and its deal if that has a short number or is of a day."""
    if record.game.is_omen and omen_day_named(playing.policy):
        return offered_title(record.game, record.number, playing.policy)
    if challenge := challenge_day_of(record, playing.policy):
        return challenge_title(record.game, challenge)
    if playing.policy == FIRST or playing.policy.startswith(PROBLEM_KEY):
        return offered_title(record.game, record.number, playing.policy)
    if (record.number or 0) > _LONGEST_NUMBER:
        return record.game.name
    return deal_title(record.game, record.number)


def file_title(record: Record) -> str:
    """Return the name of a file with a record in it, without its suffix."""
    return f"{say(record.game.name)} {record.number or ''}".strip()


def deal_title(game: Game, number: int | None) -> Words:
    """Return a game and its deal by its number, however long."""
    if number is None:
        return listed(game.name, words("custom board"))
    return words("{game} #{number}", game=game.name, number=number)


def offered_title(game: Game, number: int | None, policy: str) -> Words:
    """Return a game and its deal as it was offered: what it is of a day, or a number."""
    if challenge := challenge_day_named(policy):
        return challenge_title(game, challenge)
    if omen := omen_day_named(policy):
        return listed(game.name, omen_day_words(omen))
    if policy == FIRST:
        return listed(game.name, _FIRST)
    if problem := place_words(game, policy):
        return listed(game.name, problem)
    return deal_title(game, number)


def place_words(game: Game, policy: str) -> Words | None:
    """Return which of the problems of a game a policy names, if it names one."""
    number = policy.removeprefix(PROBLEM_KEY)
    if number == policy:
        return None
    if par := par_named(policy):
        if game.most_score:
            return counted("problem for %n point(s)", par)
        return counted("problem in %n move(s)", par)
    try:
        every = problems_of(game)
    except DamagedList:
        return None
    return words("problem {number} of {count}", number=number, count=len(every))


def problem_words(problem: Problem) -> Words:
    """Return the task of a problem."""
    if find(problem.game_id).most_score:
        return counted("Clear the table for %n point(s).", problem.par)
    return counted("Win in %n move(s).", problem.par)


def brief_problem_words(problem: Problem) -> Words:
    """Return the par of a problem where its task is told in a few words."""
    if find(problem.game_id).most_score:
        return counted("for %n point(s)", problem.par)
    return counted("in %n move(s)", problem.par)


def problem_entry(problem: Problem, medal: Medal | None) -> Words:
    """Return a problem in a menu: its number, its point, its par, how it was solved."""
    task = listed(problem.point.name, brief_problem_words(problem))
    text = listed(task, medal.title) if medal else task
    return words("{number}: {task}", number=problem.number, task=text)


def challenge_title(game: Game, day: date) -> Words:
    """Return a game and its deal as the challenge of a day."""
    return listed(game.name, day_words(day))


def long_title_of(record: Record, playing: PlaySession) -> Words:
    """Return the game and its deal, and the challenge or the policy that offered it."""
    if playing.policy == FIRST:
        return listed(record.game.name, _FIRST)
    if problem := place_words(record.game, playing.policy):
        return listed(record.game.name, problem)
    title, offer = listed(record.game.name, _deal_words(record)), _offer_words(record, playing)
    if offer is None:
        return title
    return words("{title} ({policy})", title=title, policy=offer)


def _deal_words(record: Record) -> Words:
    if record.number is None:
        return words("custom board")
    return words("deal {number}", number=record.number)


def day_words(day: date) -> Words:
    return words("challenge of {day}", day=day_text(day))


def omen_day_words(day: date) -> Words:
    return words("omen of {day}", day=day_text(day))


def _offer_words(record: Record, playing: PlaySession) -> Words | None:
    if challenge := challenge_day_of(record, playing.policy):
        return day_words(challenge)
    if record.game.is_omen and (omen := omen_day_named(playing.policy)):
        return omen_day_words(omen)
    fitting = (policy.name for policy in policies_for(record.game) if policy.key == playing.policy)
    return next(fitting, None) if record.number is not None else None


def challenge_words(challenge: Challenge) -> Words:
    """Return the task of a challenge."""
    game = find(challenge.game_id)
    difficulty = difficulty_named(game, challenge.difficulty)
    return counted(
        "Challenge of the day: {game}; win it in at most %n move(s).",
        challenge.moves,
        game=listed(game.name, difficulty.name) if difficulty else game.name,
    )


def task_words(challenge: Challenge) -> Words:
    """Return how good a win must be to meet a challenge."""
    if (game := find(challenge.game_id)).most_score:
        score = game.measure(challenge.moves)
        return counted("The challenge is to clear it with at least %n point(s).", score)
    return counted("The challenge is to win it in at most %n move(s).", challenge.moves)


def met_words(challenge: Challenge, moves: int, *, is_assisted: bool) -> Words:
    """Return whether a win that cost so much meets the challenge."""
    if is_assisted:
        return words("A win with help does not count for the challenge.")
    if challenge.is_met(moves):
        return words("You have met the challenge.")
    return task_words(challenge)


def standing_words(challenge: Challenge, moves: int | None) -> Words:
    """Return how it went: `moves` is None if it was not begun, 0 if it was not won."""
    if moves is None:
        return words("You have not played it yet.")
    if not moves:
        return words("You have begun it.")
    if challenge.is_met(moves):
        return counted("You have met it with %n move(s).", moves)
    return counted("You have won it in %n move(s): too many.", moves)
