"""What a record is called: its game, its deal, and who offered that."""

from __future__ import annotations

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.daily import day_of
from gupai_desktop.play.history import PlaySession
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.ui.widgets.times import day_text


def title_of(record: Record, playing: PlaySession) -> Words:
    """The game and its deal, and the day or the policy that offered it if one did."""
    deal, offer = _deal_words(record), _offer_words(record, playing)
    if offer is None:
        return words("MainWindow", "{game}, {deal}", game=record.game.name, deal=deal)
    return words(
        "MainWindow",
        "{game}, {deal} ({policy})",
        game=record.game.name,
        deal=deal,
        policy=offer,
    )


def _deal_words(record: Record) -> Words:
    if record.number is None:
        return words("MainWindow", "a board of its own")
    return words("MainWindow", "deal {number}", number=record.number)


def _offer_words(record: Record, playing: PlaySession) -> Words | None:
    day = day_of(record, playing.policy)
    if day is not None:
        return words("MainWindow", "the deal of {day}", day=day_text(day))
    fitting = (one.name for one in policies_for(record.game) if one.key == playing.policy)
    return next(fitting, None) if record.number is not None else None
