"""Hints: the ideas of the study one after the other, each marked on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.play.analysis import Analysis, lost_words, move_words
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Topic


class Hints(QObject):
    """Gives hints at a session's table.

    A hint that is wanted while the study searches comes when it is ready; the first
    one becomes a better one as long as it is read.  A player who goes on alone, which
    clears what was said, waits for none.
    """

    def __init__(
        self, pointing: Pointing, analysis: Analysis, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pointing, self._session, self._analysis = pointing, pointing.session, analysis
        self._given, self._is_awaited = 0, False
        self._said: Words | None = None
        self._session.record_changed.connect(self._on_record_changed)
        self._session.said.connect(self._on_said)
        analysis.changed.connect(self._on_studied)

    def give(self) -> None:
        """Say the next hint, now or as soon as one is known."""
        record, known = self._session.record, self._analysis.outlook
        if why := record.narrator.why_out_of_reach:
            self._session.say(joined(self._lost_words(), why), topic=Topic.LOSS)
        elif known is None or not (known.wins or known.is_final):
            self._analysis.ask_again()
            self._session.say(words("Study", "Still searching…"))
            self._is_awaited = True
        else:
            self._say(known, self._given + 1)

    def give_for(self, group: int) -> None:
        """Say what the winning line does with a group, as far as one is known."""
        record, known = self._session.record, self._analysis.outlook
        if known is None or not known.line or known.orders > 1:
            self.give()
            return
        tiles = frozenset(record.table.groups[group])
        ideas = self._analysis.ideas or ()
        idea = next((one for one in ideas if tiles & one.move.tiles), None)
        if idea is not None:
            self._pointing.hint(idea.move)
            self._session.say(self._line_words(idea.move, idea.length, idea.after))
        else:
            self._session.say(self._later_words(known.line, tiles))

    def _later_words(self, line: tuple[Move, ...], tiles: frozenset[Tile]) -> Words:
        """Mark the move of a line that first touches some tiles, and say when it comes."""
        for number, move in enumerate(line, 1):
            if tiles & move.tiles:
                self._pointing.hint(move)
                named = self._named(move)
                if number == 1:
                    return _first_words(named, len(line))
                return words(
                    "Study",
                    "{move}, as move {number} of a line that wins.",
                    move=named,
                    number=number,
                )
        self._session.take_help()
        return words("Study", "A line that wins leaves this group as it is.")

    def _say(self, known: Outlook, number: int) -> None:
        """Say and mark a hint, of which so many are given at this table."""
        hint, self._given = self._hint(known, number), number
        if hint != self._said:
            is_lost = not known.wins and not known.unknown
            self._session.say(hint, topic=Topic.LOSS if is_lost else None)
            self._said = hint

    def _on_record_changed(self) -> None:
        self._given, self._is_awaited = 0, False

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self._said = None
        if not sentences:
            self._is_awaited = False

    def _on_studied(self) -> None:
        known = self._analysis.outlook
        self._is_awaited = self._is_awaited and not self._analysis.is_lost
        if known is None or not (known.wins or known.is_final):
            return
        if self._is_awaited:
            self._is_awaited = False
            self._say(known, self._given + 1)
        elif self._said is not None and self._given == 1:
            self._say(known, 1)

    # What a hint says.

    def _hint(self, known: Outlook, number: int) -> Words:
        """Mark an idea on the table; the sentence says how sure it is."""
        if not known.wins and not known.unknown:
            self._pointing.mark_lost(known.lost)
            return self._why_lost(known)
        moves = self._session.moves
        if not moves or self._session.is_won:
            return words("Study", "There is nothing to do here.")
        if known.wins:
            return self._winning_hint(known, number)
        move = moves[(number - 1) % len(moves)]
        self._pointing.hint(move)
        return words(
            "Study",
            "{move}. This move is legal; whether it wins is not known yet.",
            move=self._named(move),
        )

    def _winning_hint(self, known: Outlook, number: int) -> Words:
        """One of the ideas, or the first move of the line while there are none."""
        ideas = self._analysis.ideas
        if ideas:
            idea = ideas[(number - 1) % len(ideas)]
            self._pointing.hint(idea.move)
            return self._line_words(idea.move, idea.length, idea.after)
        move = known.line[0]
        self._pointing.hint(move)
        if known.orders == 1:
            return self._line_words(move, len(known.line), known)
        return words(
            "Study",
            "{move}. It wins in at least one of {orders} orders of the hidden tiles.",
            move=self._named(move),
            orders=known.orders,
        )

    def _line_words(self, move: Move, length: int, known: Outlook) -> Words:
        if known.wins == known.orders > 1:
            return words(
                "Study",
                "{move}. It wins in whatever order the hidden tiles lie.",
                move=self._named(move),
            )
        if known.orders > 1:
            return words(
                "Study",
                "{move}. It wins in {wins} of {orders} orders of the hidden tiles.",
                move=self._named(move),
                wins=known.wins,
                orders=known.orders,
            )
        return _first_words(self._named(move), length)

    def _lost_words(self) -> Words:
        if self._analysis.knowledge.could_win(self._session.record):
            return words("Study", "This can no longer be won.")
        return words("Study", "This cannot be won.")

    def _why_lost(self, known: Outlook) -> Words:
        record = self._session.record
        if known.lost:
            return lost_words(record.game, record.table, known.lost[0])
        return self._lost_words()

    def _named(self, move: Move) -> Words:
        return move_words(self._session.game, move)


def _first_words(move: Words, length: int) -> Words:
    """That a move begins a line of so many that wins."""
    if length == 1:
        return words("Study", "{move}. This move wins.", move=move)
    return counted("Study", "{move}. The first of %n move(s) to a win.", length, move=move)
