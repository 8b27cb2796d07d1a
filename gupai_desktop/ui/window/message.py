"""A deal in a message to a friend: the board drawn with letters, how it went, and the code.

Whoever has the tiles can lay it out, and whoever has the program can paste it; no move is
given away, nor what lies face down.
"""

from __future__ import annotations

from collections.abc import Iterator

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, joined, labelled, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.code import Code
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import long_title_of
from gupai_desktop.ui.widgets.times import time_text

_HIDDEN = "[?|?]"


def message_text(session: Session, analysis: Analysis) -> str:
    """The deal on the table: its title, its goal, how it went, its opening, and its code."""
    record, playing = session.record, session.playing
    head = [
        with_native(long_title_of(record, playing), record.game.native),
        say(record.game.gist),
        *map(say, _result(session, analysis)),
    ]
    code = (
        str(Code(record.game, record.number, playing.policy))
        if record.number is not None
        else str(record.restarted())
    )
    paste = say(words("Message", "To play it, paste this in Gupai Desktop:"))
    return "\n".join([*head, "", *_drawn(record), "", paste, code])


def won_words(session: Session) -> Words:
    """In how many moves the game was won, and whether with help."""
    moves = len(session.record.moves)
    if session.is_assisted:
        return counted("MainWindow", "Won in %n move(s), with help.", moves)
    return counted("MainWindow", "Won in %n move(s).", moves)


def _result(session: Session, analysis: Analysis) -> Iterator[Words]:
    """How it went, or how far the player has come, if any move has been played."""
    record = session.record
    if not record.moves:
        return
    time = words("Message", "Time: {time}.", time=time_text(session.playing.seconds))
    if session.is_won:
        par = analysis.par_words()
        yield joined(won_words(session), *((par,) if par else ()), time)
    else:
        yield counted(
            "Message",
            "After %n move(s): {tally}.",
            len(record.moves),
            tally=record.narrator.tally,
        )


def _drawn(record: Record) -> Iterator[str]:
    """The opening, a group a line, each tile by its two ends; rows with their names."""
    game, opening = record.game, record.opening
    hidden = game.hidden(opening)
    for number, group in enumerate(opening.groups):
        tiles = " ".join(
            _HIDDEN if tile in hidden else "[{}|{}]".format(*tile.face.ends) for tile in group
        )
        if game.has_named_groups:
            title = game.narrator(opening).title(number)
            yield say(labelled(title, tiles))
        else:
            yield tiles
