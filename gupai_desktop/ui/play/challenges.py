"""The challenge of a day in words: the task, and how it went."""

from __future__ import annotations

from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.games import find
from gupai_desktop.play.challenge import Challenge
from gupai_desktop.solvers.difficulty import DIFFICULTIES


def challenge_words(challenge: Challenge) -> Words:
    """Return the task of a challenge."""
    difficulty = next(one.name for one in DIFFICULTIES if one.key == challenge.difficulty)
    return counted(
        "Challenge",
        "Challenge of the day: {game}, {difficulty}; win it in at most %n move(s).",
        challenge.moves,
        game=find(challenge.game_id).name,
        difficulty=difficulty,
    )


def met_words(challenge: Challenge, moves: int, *, is_assisted: bool) -> Words:
    """Return whether a win in so many moves meets the challenge."""
    if is_assisted:
        return words("Challenge", "A win with help does not count for the challenge.")
    if challenge.is_met(moves):
        return words("Challenge", "You have met the challenge.")
    return counted(
        "Challenge", "The challenge is to win it in at most %n move(s).", challenge.moves
    )


def standing_words(challenge: Challenge, moves: int | None) -> Words:
    """Return how it went: `moves` is None if it was not begun, 0 if it was not won."""
    if moves is None:
        return words("Challenge", "You have not played it yet.")
    if not moves:
        return words("Challenge", "You have begun it.")
    if challenge.is_met(moves):
        return counted("Challenge", "You have met it with %n move(s).", moves)
    return counted("Challenge", "You have won it in %n move(s): too many.", moves)
