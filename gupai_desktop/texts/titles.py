"""Titles of records, in a few words or in all of them, and the challenge of a day in words."""

from __future__ import annotations

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, listed, words
from gupai_desktop.games import find
from gupai_desktop.play.challenge import Challenge
from gupai_desktop.play.days import Strength
from gupai_desktop.play.history import PlaySession
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.occasions import Occasion, occasion_on
from gupai_desktop.play.problems import Problem
from gupai_desktop.solvers.difficulty import difficulty_named
from gupai_desktop.solvers.policies import policies_for

#: What leads to the player's own sets of problems, and puts a board into one.
MY_PROBLEMS, KEEP_PROBLEM = words("M&y Problems…"), words("&Keep as a Problem…")

#: A longer number stands in the long title only.
_LONGEST_NUMBER = 999_999


def title_of(record: Record, playing: PlaySession) -> Words:
    """Return the game, and its deal if that has a short number or is played as more than that."""
    game, occasion = record.game, occasion_on(record, playing.policy)
    if occasion.name(game) is None and (record.number or 0) > _LONGEST_NUMBER:
        return game.name
    return offered_title(game, record.number, occasion)


def deal_title(game: Game, number: int | None) -> Words:
    """Return a game and its deal by its number, however long."""
    if number is None:
        return listed(game.name, words("custom board"))
    return words("{game} #{number}", game=game.name, number=number)


def offered_title(game: Game, number: int | None, occasion: Occasion) -> Words:
    """Return a game and its deal as it was offered: as what it is played, or its number."""
    name = occasion.name(game)
    return listed(game.name, name) if name else deal_title(game, number)


def problem_words(problem: Problem) -> Words:
    """Return the task of a problem."""
    if problem.game.most_score:
        return counted("Clear the table for %n point(s).", problem.par)
    return counted("Win in %n move(s).", problem.par)


def brief_problem_words(problem: Problem) -> Words:
    """Return the par of a problem where its task is told in a few words."""
    if problem.game.most_score:
        return counted("for %n point(s)", problem.par)
    return counted("in %n move(s)", problem.par)


def problem_entry(problem: Problem, medal: Medal | None) -> Words:
    """Return a problem in a menu: its number and par; once it is solved its point and how."""
    text = brief_problem_words(problem)
    if medal:
        text = listed(listed(problem.point.name, text), medal.title)
    return words("{number}: {task}", number=problem.number, task=text)


def solved_words(solved: int, count: int) -> Words:
    """Return how many of the problems of a game are solved."""
    return words("problems solved: {solved} of {count}", solved=solved, count=count)


def long_title_of(record: Record, playing: PlaySession) -> Words:
    """Return the game and its deal, and the challenge or the policy that offered it."""
    game, number, occasion = record.game, record.number, occasion_on(record, playing.policy)
    name = occasion.name(game)
    if name and (occasion.is_numberless or number is None):
        return listed(game.name, name)
    if number is None:
        return deal_title(game, number)
    title = listed(game.name, words("deal {number}", number=number))
    fitting = (policy.name for policy in policies_for(game) if policy.key == occasion.text)
    offer = name or next(fitting, None)
    return words("{title} ({policy})", title=title, policy=offer) if offer else title


def challenge_words(challenge: Challenge, strength: Strength = Strength.EVERYBODY) -> Words:
    """Return the task of a challenge, or of another board of a day."""
    game = find(challenge.game_id)
    if strength is not Strength.EVERYBODY:
        return counted(
            "Board of the day for you: {game}; win it in at most %n move(s).",
            challenge.moves,
            game=game.name,
        )
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
