"""Hints: the ideas of the solver one after the other, each marked on the table."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QObject

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, joined, sentence, words
from gupai_desktop.solvers.verdict import Idea, Outlook
from gupai_desktop.texts.messages import OMEN, Topic
from gupai_desktop.texts.solver_words import (
    CANNOT_BE_WON,
    NO_SOLVER,
    groups_words,
    lost_words,
    placed_words,
    tried_words,
)
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.pointing import Pointing

_LOOKING = words("Looking for a hint…")
_NOTHING_TO_DO = words("There is nothing to do here.")


class _Ranked(NamedTuple):
    """The ideas that are told, in their order, and the moves that are known to be best."""

    ideas: Sequence[Idea]
    best: Set[Move]


class Hints(QObject):
    """Gives hints at a session's table.

    The first at a table names only the groups of a move that wins, which is no help yet; the
    next one names the move, and from then on the deal is played with help.  A hint that is
    wanted while the solver searches comes when it is ready; as long as it is read more is said
    of its move, but one press never names two.  A player who goes on alone, which clears what
    was said, waits for none.
    """

    def __init__(
        self, pointing: Pointing, analysis: Analysis, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pointing, self._session, self._analysis = pointing, pointing.session, analysis
        #: How many have been given at which table.
        self._given, self._record = 0, self._session.record
        #: The table at which groups have been named, and the move whose they are.
        self._looked_at: Record | None = None
        self._named: Move | None = None
        self._said: Words | None = None
        #: The move of the hint that was said last.
        self._move: Move | None = None
        analysis.changed.connect(self._on_analysis_changed)

    def give(self) -> None:
        """Say the next hint, now or as soon as one is known."""
        record, known = self._session.record, self._analysis.outlook
        facts = self._session.facts
        if facts.is_won:
            self._session.say(_NOTHING_TO_DO)
        elif why := record.narrator.why_out_of_reach:
            self._session.say(joined(CANNOT_BE_WON, why), topic=Topic.LOSS)
        elif record.game.is_omen:
            moves = facts.moves
            self._session.say(sentence(self._marked(moves[0])) if moves else OMEN)
        elif known is None or not (known.wins or known.is_final):
            self._analysis.ask_again()
            self._session.say(_LOOKING)
        else:
            self._say_next(known)

    @property
    def _so_far(self) -> int:
        """How many hints have been given at the table that lies there."""
        return self._given if self._record is self._session.record else 0

    def _ranked(self) -> _Ranked:
        """Return the ideas that keep par, or all if none does; first whose groups are named."""
        named = self._named if self._looked_at is self._session.record else None
        ideas, best = self._analysis.ideas or (), self._best_moves()
        kept = [idea for idea in ideas if idea.move in best] or ideas
        return _Ranked(sorted(kept, key=lambda idea: idea.move != named), best)

    def give_for(self, group: int) -> None:
        """Say what the winning line does with a group, as far as one is known."""
        record, known = self._session.record, self._analysis.outlook
        if known is None or not known.line or known.orders > 1:
            self.give()
            return
        tiles = frozenset(record.table.groups[group])
        ranked = self._ranked()
        if idea := next((idea_of for idea_of in ranked.ideas if tiles & idea_of.move.tiles), None):
            self._session.say(self._idea(idea, ranked.best))
            return
        touching = (n for n, move in enumerate(known.line, 1) if tiles & move.tiles)
        if not (number := next(touching, 0)):
            self._session.take_help()
            self._session.say(words("A line that wins leaves this group as it is."))
        elif number == 1:
            self._session.say(self._first(known.line, ranked.best))
        else:
            move = self._marked(known.line[number - 1])
            self._session.say(
                words("{move}, as move {number} of a line that wins.", move=move, number=number)
            )

    def _say_next(self, known: Outlook) -> None:
        """Name the groups of the move that wins, and when asked again the move."""
        record, facts, ranked = self._session.record, self._session.facts, self._ranked()
        move = self._next_move(known, ranked)
        is_new = known.wins and self._looked_at is not record
        if not is_new or move is None or self._so_far:
            self._say(known, self._so_far + 1, ranked)
            return
        self._looked_at, self._named = record, move
        rows = record.table.groups
        groups = sorted({facts.places[tile][0] for tile in move.tiles})
        if not groups:  # it is a row that gives its tiles
            after = record.game.after(record.table, move).groups
            groups = [n for n, row in enumerate(rows) if set(row) - set(after[n])]
        tiles = frozenset(chain.from_iterable(rows[group] for group in groups))
        self._pointing.mark_hinted(tiles)
        self._session.say(groups_words(facts, groups, is_assisted=self._session.is_assisted))

    @staticmethod
    def _next_move(known: Outlook, ranked: _Ranked) -> Move | None:
        """Return the move that the first hint at a table is of, or None where none wins."""
        ideas = ranked.ideas
        return ideas[0].move if ideas else next(iter(known.line), None)

    def _say(self, known: Outlook, number: int, ranked: _Ranked) -> None:
        """Say and mark a hint, of which that many are given at this table.

        One that is asked for again is said again; news of it only if it is another sentence.
        """
        is_asked, self._given = number > self._so_far, number
        hint, self._record = self._hint(known, number, ranked), self._session.record
        if is_asked or self._session.sentences != (hint,):
            self._session.say(hint, topic=Topic.LOSS if known.is_lost else None)
            self._said = hint

    def _on_analysis_changed(self) -> None:
        known, sentences = self._analysis.outlook, self._session.sentences
        if known is None or not (known.wins or known.is_final):
            return
        if sentences == (_LOOKING,):
            self._say_next(known)
        elif self._so_far == 1 and sentences == (self._said,):
            ranked = self._ranked()
            if self._is_of_the_same(known, ranked):
                self._say(known, 1, ranked)

    def _is_of_the_same(self, known: Outlook, ranked: _Ranked) -> bool:
        """Return whether the first hint is of the move that was said, or of none any more."""
        if known.is_lost or not known.wins:
            return known.is_lost
        return self._next_move(known, ranked) == self._move

    def _hint(self, known: Outlook, number: int, ranked: _Ranked) -> Words:
        """Mark the next idea on the table, and say how sure it is."""
        if known.is_lost:
            self._pointing.mark_lost(known.lost)
            if not known.lost:
                return CANNOT_BE_WON
            return lost_words(self._session.game, self._session.record.table, known.lost[0])
        moves, ideas = self._session.facts.moves, ranked.ideas
        if not moves:
            return _NOTHING_TO_DO
        if not known.orders:
            return sentence(NO_SOLVER)
        if known.wins and ideas:
            return self._idea(ideas[(number - 1) % len(ideas)], ranked.best)
        if not known.wins:
            move = self._marked(moves[(number - 1) % len(moves)])
            return words(
                "{move}. This move is legal; whether it wins is not known yet.", move=move
            )
        if known.orders == 1:
            return self._first(known.line, ranked.best)
        # Of its first move no more is known than that it wins in one.
        return self._in_orders(known.line[0], Outlook(1, 0, known.orders - 1))

    def _idea(self, idea: Idea, best: Set[Move]) -> Words:
        """Mark an idea, and say how sure it is."""
        after = idea.after
        if after.orders == 1:
            return self._first((idea.move, *after.line), best)
        return self._in_orders(idea.move, after)

    def _in_orders(self, move: Move, after: Outlook) -> Words:
        """Mark a move, and say in how many orders of the hidden tiles it wins."""
        marked, wins, orders = self._marked(move), after.wins, tried_words(after)
        if after.is_decided:
            return words(
                "{move}. It wins in {wins} of {orders} orders of the hidden tiles.",
                move=marked,
                wins=wins,
                orders=orders,
            )
        return words(
            "{move}. It wins in at least {wins} of {orders} orders of the hidden tiles.",
            move=marked,
            wins=wins,
            orders=orders,
        )

    def _first(self, line: Sequence[Move], best: Set[Move]) -> Words:
        """Mark the move that a line begins with, and say how the line wins."""
        said = self._how_it_wins(line)
        if line[0] not in best or len(best) < 2:
            return said
        alike = counted("One of %n move(s) known to be best.", len(best))
        return joined(said, alike)

    def _best_moves(self) -> set[Move]:
        """Return the moves that are known to lead to par, where it is proved, as in problems."""
        record, par = self._session.record, self._analysis.par
        problem = self._session.occasion.problem
        if problem is None and (par is None or not par.is_shortest):
            return set()
        best = problem.cost if problem else par.length if par else 0
        ideas = self._analysis.ideas or ()
        lines = [(*record.moves, idea.move, *idea.after.line) for idea in ideas]
        costs = (record.game.cost(record.opening, line) for line in lines)
        return {idea.move for idea, cost in zip(ideas, costs, strict=True) if cost == best}

    def _how_it_wins(self, line: Sequence[Move]) -> Words:
        """Mark the move that a line begins with, and say what the line leads to."""
        marked, game = self._marked(line[0]), self._session.game
        if game.most_score:
            points = game.measure(game.cost(self._session.record.table, line))
            return counted("{move}. It leads to %n point(s).", points, move=marked)
        if len(line) == 1:
            return words("{move}. This move wins.", move=marked)
        return counted("{move}. The first of %n move(s) to a win.", len(line), move=marked)

    def _marked(self, move: Move) -> Words:
        """Mark a move as a hint, and return it in words."""
        self._pointing.hint(move)
        self._move = move
        return placed_words(self._session.facts, move)
