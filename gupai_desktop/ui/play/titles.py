"""Titles of records: the game and the deal, in a few words or in all of them."""

from __future__ import annotations

from datetime import date

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, listed, words
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_day_named, challenge_day_of
from gupai_desktop.play.daily import day_named, day_of
from gupai_desktop.play.history import PlaySession
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.ui.widgets.times import day_text

#: A longer number stands in the long title only.
_LONGEST_NUMBER = 999_999


def title_of(record: Record, playing: PlaySession) -> Words:
    """The game, and its deal if that has a short number or is the one of a day."""
    if challenge := challenge_day_of(record, playing.policy):
        return challenge_title(record.game, challenge)
    day, number = day_of(record, playing.policy), record.number or 0
    if day is None and number > _LONGEST_NUMBER:
        return record.game.short_name or record.game.name
    return deal_title(record.game, record.number, day)


def file_title(record: Record) -> str:
    """The name of a file with a record in it, without its suffix."""
    return f"{say(record.game.name)} {record.number or ''}".strip()


def deal_title(game: Game, number: int | None, day: date | None) -> Words:
    """A game and its deal by its number, however long, or as the one of a day."""
    name = game.short_name or game.name
    if day is not None:
        return listed(name, _daily(day))
    if number is None:
        return listed(name, words("MainWindow", "custom board"))
    return words("MainWindow", "{game} #{number}", game=name, number=number)


def offered_title(game: Game, number: int | None, policy: str) -> Words:
    """A game and its deal as what it was offered as: of a day, its challenge, or a number."""
    if challenge := challenge_day_named(policy):
        return challenge_title(game, challenge)
    return deal_title(game, number, day_named(policy))


def challenge_title(game: Game, day: date) -> Words:
    """A game and its deal as the challenge of a day."""
    name = game.short_name or game.name
    return listed(name, _challenge(day))


def long_title_of(record: Record, playing: PlaySession) -> Words:
    """The game and its deal, and the day or the policy that offered it if one did."""
    title, offer = listed(record.game.name, _deal_words(record)), _offer_words(record, playing)
    if offer is None:
        return title
    return words("MainWindow", "{title} ({policy})", title=title, policy=offer)


def _deal_words(record: Record) -> Words:
    if record.number is None:
        return words("MainWindow", "custom board")
    return words("MainWindow", "deal {number}", number=record.number)


def _daily(day: date) -> Words:
    return words("MainWindow", "daily deal of {day}", day=day_text(day))


def _challenge(day: date) -> Words:
    return words("MainWindow", "challenge of {day}", day=day_text(day))


def _offer_words(record: Record, playing: PlaySession) -> Words | None:
    day = day_of(record, playing.policy)
    if day is not None:
        return _daily(day)
    if challenge := challenge_day_of(record, playing.policy):
        return _challenge(challenge)
    fitting = (one.name for one in policies_for(record.game) if one.key == playing.policy)
    return next(fitting, None) if record.number is not None else None
