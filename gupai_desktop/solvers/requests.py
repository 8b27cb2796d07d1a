"""The requests that the window sends to the solver: each is a call with a rank.

They hold texts only, so that what is asked is what a player could have typed.  The solvers
are imported where a request is answered: the window sends requests without loading them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from gupai_desktop.engine.deal import deal, offered
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import WordedError, Words
from gupai_desktop.games import find
from gupai_desktop.solvers.knowledge import orders
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Rating, Verdict

if TYPE_CHECKING:
    from gupai_desktop.engine.game import Game
    from gupai_desktop.engine.proof import Proof
    from gupai_desktop.solvers.composition import Composition
    from gupai_desktop.solvers.walkthrough import Walkthrough

#: How many positions are searched for a first verdict, for a last one, for each idea, for
#: better lines, and for still better ones while the player rests.
VERDICT, FURTHER, IDEA, LINE, RESTING = 200_000, 2_000_000, 20_000, 60_000, 160_000

IsStopped = Callable[[], bool]

#: What a request replies, and what an errand's call returns.
Finds = TypeVar("Finds")
Returned = TypeVar("Returned")


class Request(ABC, Generic[Finds]):
    """A call whose results, of one type, are replied one by one to who asked.

    The request of the lowest rank is answered first and interrupts others, which then begin
    anew.  A `newest_only` request replaces the one of the same rank before it.  One that is
    not `stoppable` ends only with its process, and is not asked again of another; nor is one
    that has `one_result`, once that has come.
    """

    rank: ClassVar[int]
    newest_only: ClassVar[bool] = False
    stoppable: ClassVar[bool] = True
    one_result: ClassVar[bool] = False

    @abstractmethod
    def results(self, is_stopped: IsStopped, /) -> Iterator[Finds]:
        """Yield the results; what is yielded after a stop is dropped."""


class Reply(NamedTuple):
    """A result of the request with that number, or the end of its results."""

    job: int
    content: object = None
    is_end: bool = False


#: A number and its request; without a request, that one is withdrawn.
Message = tuple[int, Request[Any] | None]


class Done(NamedTuple, Generic[Returned]):
    """What a call has returned, or why it could not; neither if its process was lost."""

    value: Returned | None = None
    refusal: Words | None = None


@dataclass(frozen=True, slots=True)
class CallJob(Request[Done[Returned]]):
    """Any call that would block the window: its result, or the words of its `WordedError`."""

    rank = 0
    one_result = True
    stoppable = False
    call: Callable[[], Returned]

    def results(self, _is_stopped: IsStopped) -> Iterator[Done[Returned]]:
        try:
            yield Done(self.call())
        except WordedError as error:
            yield Done(refusal=error.words)


@dataclass(frozen=True, slots=True)
class BackgroundJob(CallJob[Returned]):
    """A call that takes a while, and can wait for everything else; it can be stopped."""

    rank = 11
    stoppable = True


class _Stopped(Exception):
    """A search for a deal was stopped."""


@dataclass(frozen=True, slots=True)
class Search(Request[int]):
    """Find a deal: the first from a number on that a policy offers."""

    rank = 1
    one_result = True
    game: str
    rules: str
    policy: str
    number: int
    step: int

    def results(self, is_stopped: IsStopped) -> Iterator[int]:
        game = find(self.game, self.rules)
        policy = policy_of(game, self.policy)

        def offers(game: Game, table: Table) -> bool:
            if is_stopped():
                raise _Stopped
            return policy.offers(game, table)

        try:
            yield offered(game, policy._replace(offers=offers), self.number, self.step)
        except _Stopped:
            return


@dataclass(frozen=True, slots=True)
class BoardRequest(Request[Finds]):
    """A call about a board."""

    game: str
    rules: str
    board: str

    def read(self) -> tuple[Game, Table]:
        """Return the game under its rules, and the table that the board is."""
        game = find(self.game, self.rules)
        return game, game.parse(self.board)


class Examined(NamedTuple):
    """What an exam has found of a board so far, the verdict first.

    If it can be won, then a rating, and last a verdict with the best line found; if not, a proof
    if there is one.
    """

    verdict: Verdict
    rating: Rating | None = None
    best: Verdict | None = None
    proof: Proof | None = None


@dataclass(frozen=True, slots=True)
class SolveJob(BoardRequest[Examined]):
    """Examine a board as it lies, hidden tiles included."""

    rank = 2

    def results(self, is_stopped: IsStopped) -> Iterator[Examined]:
        """Yield all that is found so far, each time that there is more."""
        from gupai_desktop.solvers.analysis import improved, rate, solve

        game, table = self.read()
        budget = Budget(FURTHER, is_stopped)
        verdict = solve(game, table, budget)
        found = Examined(verdict)
        yield found
        if verdict.answer is Answer.WINNABLE:
            found = found._replace(rating=rate(game, table, budget))
            yield found
            better = improved(game, table, verdict, Budget(LINE, is_stopped))
            yield found._replace(best=[verdict, *better][-1])
        elif verdict.answer is Answer.UNWINNABLE:
            for proof in Proving(self.game, self.rules, self.board).results(is_stopped):
                yield found._replace(proof=proof)


@dataclass(frozen=True, slots=True)
class Proving(BoardRequest["Proof | None"]):
    """Prove that a table, as a player sees it, is lost."""

    rank = 3
    one_result = True
    newest_only = True

    def results(self, is_stopped: IsStopped) -> Iterator[Proof | None]:
        """Yield a proof that holds however the hidden tiles lie, or None where none is found."""
        from gupai_desktop.solvers.analysis import prove

        game, table = self.read()
        proof = prove(game, table, Budget(VERDICT, is_stopped))
        is_sure = proof and all(map(proof.claims[0].speaks_of, orders(game, table)))
        yield proof if is_sure else None


@dataclass(frozen=True, slots=True)
class Shortest(BoardRequest[Verdict]):
    """Find the shortest line of a table without hidden tiles."""

    rank = 6
    one_result = True
    newest_only = True

    def results(self, is_stopped: IsStopped) -> Iterator[Verdict]:
        from gupai_desktop.solvers.analysis import shortest

        yield shortest(*self.read(), Budget(LINE, is_stopped))


@dataclass(frozen=True, slots=True)
class Bests(Request[tuple[str, Verdict]]):
    """Find the best line of each of some tables without hidden tiles."""

    rank = 7
    newest_only = True
    game: str
    rules: str
    boards: tuple[str, ...]

    def results(self, is_stopped: IsStopped) -> Iterator[tuple[str, Verdict]]:
        for board in self.boards:
            for found in Shortest(self.game, self.rules, board).results(is_stopped):
                yield board, found


class Analysed(NamedTuple):
    """What is newly known of a table and of its deal: each, or None."""

    outlook: Outlook | None = None
    ideas: tuple[Idea, ...] | None = None
    best: Verdict | None = None


@dataclass(frozen=True, slots=True)
class TableJob(BoardRequest[Analysed]):
    """Study a table as a player sees it, and its opening, if that may be looked at.

    Of hidden tiles only those orders are studied in which the `proven` opening is not lost.
    """

    rank = 4
    newest_only = True
    opening: str
    proven: str = ""

    def results(self, is_stopped: IsStopped) -> Iterator[Analysed]:
        """Yield an outlook on the table, better ones, ideas, and verdicts of the opening.

        If the table is the opening, its better lines come as verdicts.
        """
        from gupai_desktop.solvers.analysis import ideas, improved, outlook, solve

        game, table = self.read()
        proven = game.parse(self.proven) if self.proven else None
        known = outlook(game, table, Budget(VERDICT, is_stopped), proven)
        if not known.is_decided:
            yield Analysed(replace(known, is_final=False))
            known = outlook(game, table, Budget(FURTHER, is_stopped), proven)
        yield Analysed(known)
        if known.wins and len(game.hidden(table)) <= 1:
            yield from self._better(game, table, known.line, is_stopped)
        else:
            yield Analysed(ideas=ideas(game, table, Budget(IDEA, is_stopped), proven=proven))
        if self.opening not in ("", self.board):
            opening = game.parse(self.opening)
            verdict = solve(game, opening, Budget(VERDICT, is_stopped))
            better = improved(game, opening, verdict, Budget(LINE, is_stopped))
            for best in chain((verdict,), better):
                yield Analysed(best=best)

    def _better(
        self, game: Game, table: Table, line: tuple[Move, ...], is_stopped: IsStopped
    ) -> Iterator[Analysed]:
        """Yield better lines; ideas in between, once only the bound still rises."""
        from gupai_desktop.solvers.analysis import ideas, improved

        is_opening = self.opening == self.board
        best, has_ideas = _won_by(game, table, line), False
        for better in improved(game, table, best, Budget(LINE, is_stopped)):
            is_shorter, best = better.length < best.length, better
            if is_opening or is_shorter:
                known = Analysed(Outlook(1, 0, 0, better.line))
                yield Analysed(best=better) if is_opening else known
            if not is_shorter and not has_ideas:
                yield Analysed(ideas=ideas(game, table, Budget(IDEA, is_stopped), best))
                has_ideas = True
        if not has_ideas:
            yield Analysed(ideas=ideas(game, table, Budget(IDEA, is_stopped), best))


@dataclass(frozen=True, slots=True)
class Composing(BoardRequest["Composition"]):
    """Tell whether a board is a problem, perhaps one that should take that many moves."""

    rank = 2
    one_result = True
    wanted: int = 0

    def results(self, is_stopped: IsStopped) -> Iterator[Composition]:
        from gupai_desktop.solvers.composition import composition_of

        yield composition_of(*self.read(), Budget(VERDICT, is_stopped), self.wanted)


@dataclass(frozen=True, slots=True)
class WalkthroughJob(BoardRequest["Walkthrough | None"]):
    """Find the solution of a problem, and what the likeliest mistakes leave."""

    rank = 2
    one_result = True

    def results(self, is_stopped: IsStopped) -> Iterator[Walkthrough | None]:
        from gupai_desktop.solvers.walkthrough import walkthrough

        yield walkthrough(*self.read(), Budget(VERDICT, is_stopped))


class Composed(NamedTuple):
    """A composed problem: its number, how that is written, and what a line of a list has of it."""

    number: int
    text: str
    line: str


@dataclass(frozen=True, slots=True)
class ComposeJob(Request[Composed]):
    """Compose the next problem of a game after a number: of a point, and as hard, or as may be.

    What comes is as near to the wish as could be found; its line says what it is.
    """

    rank = 9
    one_result = True
    game: str
    point: str = ""
    band: int | None = None
    after: int = 0

    def results(self, is_stopped: IsStopped) -> Iterator[Composed]:
        from gupai_desktop.solvers.composer import Abandoned, compose, composed_text, next_number

        game = find(self.game)
        number = next_number(game, self.point, self.band, self.after)
        with suppress(Abandoned):
            found = compose(game, number, is_stopped)
            yield Composed(number, composed_text(number), str(found))


@dataclass(frozen=True, slots=True)
class Grading(Request[Verdict]):
    """Rate a deal, given by its number or its board."""

    rank = 5
    one_result = True
    game: str
    rules: str
    deal: str

    def results(self, _is_stopped: IsStopped) -> Iterator[Verdict]:
        from gupai_desktop.solvers.analysis import OFFERED, solve

        game, text = find(self.game, self.rules), self.deal
        table = deal(game, int(text)) if text.isdecimal() else game.parse(text)
        yield solve(game, table, Budget(OFFERED))


@dataclass(frozen=True, slots=True)
class IdleJob(BoardRequest[Verdict]):
    """Study a deal on while the player rests: after all that anybody waits for."""

    rank = 10
    newest_only = True
    #: The best line known, its moves joined by ``;``, and a bound below it.
    line: str
    bound: int

    def results(self, is_stopped: IsStopped) -> Iterator[Verdict]:
        from gupai_desktop.solvers.analysis import resting

        game, table = self.read()
        line = tuple(map(Move.parse, self.line.split(";")))
        known = _won_by(game, table, line, self.bound)
        yield from resting(game, table, known, Budget(RESTING, is_stopped))


def _won_by(game: Game, table: Table, line: tuple[Move, ...], bound: int = 0) -> Verdict:
    """Return the verdict on a table of which this line is known, and perhaps a bound."""
    own = game.cost(table, line) if game.most_score else 0
    return Verdict(Answer.WINNABLE, line, bound=bound, cost=own)
