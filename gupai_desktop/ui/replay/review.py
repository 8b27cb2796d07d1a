"""A record reviewed: after which move it could no longer be won, and how far it was from par."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.solvers.knowledge import Knowledge, as_seen, is_open
from gupai_desktop.solvers.requests import Exam, Question
from gupai_desktop.solvers.verdict import Answer, Outlook, Verdict
from gupai_desktop.ui.play.analysis import length_words, move_words, par_words
from gupai_desktop.ui.play.solver_client import SolverClient


class Standing(Enum):
    """What is known of a table: it can be won, it cannot, or nobody knows."""

    WINNABLE = "winnable"
    LOST = "lost"
    UNKNOWN = "unknown"


class Line:
    """What is proved of the tables along a line of play.

    If a table can be won, so could every one before it; if it cannot, nor can any
    after it.  So the place where that changes is found with few questions.  With
    hidden tiles both are said of some order of them that may still be so.
    """

    def __init__(self, length: int) -> None:
        self.length = length
        #: The last table that is proved winnable, the first proved lost; outside if none is.
        self.last_winnable, self.first_lost = -1, length
        self._unknown: set[int] = set()

    def learn(self, number: int, standing: Standing) -> None:
        """One table's standing."""
        if standing is Standing.WINNABLE:
            self.last_winnable = max(self.last_winnable, number)
        elif standing is Standing.LOST:
            self.first_lost = min(self.first_lost, number)
        else:
            self._unknown.add(number)

    def standing(self, number: int) -> Standing | None:
        """What is known of a table; None if it has not been asked about."""
        if number <= self.last_winnable:
            return Standing.WINNABLE
        if number >= self.first_lost:
            return Standing.LOST
        return Standing.UNKNOWN if number in self._unknown else None

    @property
    def question(self) -> int | None:
        """The table to ask about next: first the last one, then the middle of the rest."""
        if self.standing(self.length - 1) is None:
            return self.length - 1
        between = range(self.last_winnable + 1, self.first_lost)
        rest = [number for number in between if number not in self._unknown]
        return rest[(len(rest) - 1) // 2] if rest else None


class Review(QObject):
    """The tables of one record, asked about one after the other in the background.

    The study is this review's own, and ends when there is nothing more to ask.
    Signal: `changed` when more is known.
    """

    changed = Signal()

    def __init__(
        self,
        record: Record,
        tables: Sequence[Table],
        client: SolverClient,
        knowledge: Knowledge,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._tables, self._client = record, tables, client
        self._knowledge = knowledge
        knowledge.follow(record, record)
        self._line = Line(len(tables))
        self._outlooks: dict[int, Outlook] = {}
        self._verdicts: list[Verdict] = []
        self._is_started = self.is_done = self.is_lost = False
        self._is_won = self._judge() is Outcome.WON
        client.lost.connect(self._on_lost)

    def start(self) -> None:
        """Begin to ask, unless that has been done."""
        if not self._is_started and not self.is_done:
            self._is_started = True
            self._ask()

    def close(self) -> None:
        """Ask no more."""
        self.is_done = True
        self._client.close()

    # What is known.

    def standing(self, number: int) -> Standing | None:
        """What is known of a table, or None as long as nothing is."""
        return self._line.standing(number)

    def outlook(self, number: int) -> Outlook | None:
        """In how many orders of the hidden tiles a table can be won, if that was asked."""
        return self._outlooks.get(number)

    @property
    def losing_move(self) -> int | None:
        """The number of the move, from 1, that is proved to have lost a winnable game."""
        line = self._line
        is_found = 0 <= line.last_winnable == line.first_lost - 1 < len(self._record.moves)
        return line.first_lost if is_found else None

    @property
    def par(self) -> Verdict | None:
        """The best line of the deal that is known, once that has been studied.

        None while tiles are hidden from the player at the end of the record.
        """
        best = self._knowledge.best(self._record)
        is_studied = len(self._verdicts) > 1 or (best is not None and best.is_shortest)
        return best if is_studied else None

    # Asking: the end of the line, where it was lost, par, then what hidden tiles left open.

    def _judge(self) -> Outcome:
        """What the rules alone say: of the last table, and where the goal came out of reach."""
        game = self._record.game
        outcome = game.outcome(self._tables[-1])
        if outcome is not Outcome.OPEN:
            standing = Standing.WINNABLE if outcome is Outcome.WON else Standing.LOST
            self._line.learn(len(self._tables) - 1, standing)
        for number, table in enumerate(self._tables):
            if game.narrator(table).why_out_of_reach:
                self._line.learn(number, Standing.LOST)
        return outcome

    def _ask(self) -> None:
        number = self._line.question
        if number is None and self._wants_par:
            self._ask_par()
        elif number is None and (number := self._next_hidden()) is None:
            self.close()
        else:
            self._ask_about(number)
        self.changed.emit()

    @property
    def _wants_par(self) -> bool:
        may_look = is_open(self._record.game, self._record.table)
        is_winnable = self._line.last_winnable >= 0
        return may_look and is_winnable and not self._verdicts and self.par is None

    def _ask_about(self, number: int) -> None:
        game = self._record.game
        table = str(as_seen(game, self._tables[number]))
        question = Question(game.id, str(game.rules), table, "")
        self._client.ask(question, partial(self._hear_outlook, number))

    def _ask_par(self) -> None:
        game = self._record.game
        exam = Exam(game.id, str(game.rules), str(self._record.opening))
        self._client.ask(exam, self._hear_verdict)

    def _next_hidden(self) -> int | None:
        """The latest winnable table with hidden tiles whose orders were not asked about."""
        for number in range(self._line.last_winnable, -1, -1):
            hidden = self._record.game.hidden(self._tables[number])
            if number not in self._outlooks and len(hidden) > 1:
                return number
        return None

    # Hearing.

    def _hear_outlook(self, number: int, content: object) -> None:
        if number in self._outlooks or not isinstance(content, Outlook):
            return
        if content.is_final or content.wins:
            self._outlooks[number] = content
            moves, table = self._record.moves[:number], self._tables[number]
            self._knowledge.learn(replace(self._record, moves=moves, table=table), content)
            self._line.learn(number, _standing(content))
            self._ask()

    def _hear_verdict(self, content: object) -> None:
        """A verdict comes first; if the deal can be won, one with the shortest line follows."""
        if isinstance(content, Verdict):
            self._verdicts.append(content)
            self._knowledge.learn_best(self._record, content)
            if content.answer is not Answer.WINNABLE or len(self._verdicts) > 1:
                self._ask()

    def _on_lost(self) -> None:
        if not self.is_done:
            self.is_done = self.is_lost = True
            self.changed.emit()

    # In words.

    def sentences(self) -> tuple[Words, ...]:
        """What has been found out, in sentences."""
        if self.is_lost:
            return (words("Review", "The solver stopped; please open the replay again."),)
        why = self._record.game.narrator(self._tables[-1]).why_out_of_reach
        found = (self._end_words(), why, self._par_words())
        return tuple(sentence for sentence in found if sentence is not None)

    def _end_words(self) -> Words:
        line, last = self._line, len(self._record.moves)
        if self._is_won:
            return counted("Review", "Won in %n move(s).", last)
        if line.last_winnable == last:
            return words("Review", "The game is not lost: it can still be won.")
        if line.first_lost == 0:
            return words("Review", "This deal could not be won from the start.")
        if line.question is not None:
            return words("Review", "Studying the moves…")
        if self.losing_move is not None:
            return self._losing_words(self.losing_move)
        return self._gap_words()

    def _losing_words(self, number: int) -> Words:
        """Which move lost the game."""
        move = move_words(self._record.game, self._record.moves[number - 1])
        before = self._outlooks.get(number - 1)
        if before is not None and before.orders > 1:
            return words(
                "Review",
                "Until move {number} ({move}) some order of the hidden tiles could be won, but "
                "none after it.",
                number=number,
                move=move,
            )
        return words(
            "Review",
            "The game could be won until move {number} ({move}), but not after it.",
            number=number,
            move=move,
        )

    def _gap_words(self) -> Words:
        """Where the game was lost, as far as that is proved."""
        line, last = self._line, len(self._record.moves)
        first, lost = line.last_winnable + 1, line.first_lost
        if first == 0 and lost > last:
            return words("Review", "It is not known whether this game could be won.")
        if first == 0:
            return words(
                "Review",
                "After move {number} it could not be won; the positions before are undecided.",
                number=lost,
            )
        if lost > last:
            return words(
                "Review",
                "It could be won until move {number}; the positions after it are undecided.",
                number=first,
            )
        return words(
            "Review",
            "It could be won until move {first}, and not after move {lost}; the positions "
            "between are undecided.",
            first=first,
            lost=lost,
        )

    def _par_words(self) -> Words | None:
        """How far the line was from the shortest one."""
        if not self._is_won:
            return length_words(self.par)
        return par_words(self.par, len(self._record.moves))


def _standing(outlook: Outlook) -> Standing:
    if outlook.wins:
        return Standing.WINNABLE
    return Standing.UNKNOWN if outlook.unknown else Standing.LOST
