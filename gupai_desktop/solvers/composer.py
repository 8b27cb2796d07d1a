"""Composes problems: the next one of a game, of a theme and as hard as is wanted.

A candidate is a position with one shortest solution, up to the order of its moves, and with a
point.  Candidates lie on the line of a deal, so far from its end as there is one solution.  In
Zen more are composed: from the end of a line an exchange is taken back, any that leaves one
solution, and another one before it, as long as there is any.

A number names one composed problem of a game for ever, as long as `VERSION` stays: nothing that
is found depends on time or machine.  The number says too which theme and hardness are looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice, zip_longest
from typing import NamedTuple
from zlib import crc32

from gupai_desktop.engine.deal import (
    FIRST_DEAL,
    LAST_DEAL,
    below,
    deal,
    deal_number,
    random_words,
    shuffled,
)
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, unfit
from gupai_desktop.games.zen import EXCHANGE, Zen
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.points import done_groups, points_of
from gupai_desktop.solvers.solutions import Solutions, Spent
from gupai_desktop.solvers.verdict import Budget

#: Raise it by one whenever a number may name another problem.
VERSION = 1

#: The longest solution.
LONGEST = 10
#: The bands of the share, easy ones first: the least share of each but the last.
_EDGES = (0.65, 0.2)
BANDS = len(_EDGES) + 1

#: What one position may cost, and the search for the line of a deal, in positions.
_BUDGET, _SOLVED = 2_000, 3_000
#: What a draft costs beside its positions, and the points of one in Zen and elsewhere.
_DRAFT, _POINTS_OF_ZEN, _POINTS = 20, 200, 20
#: What a problem may cost in Zen and elsewhere; then the best that was found is taken.
_WHOLE_OF_ZEN, _WHOLE = 60_000, 250_000
#: The lines of so many problems are made of one end, in Zen.
_WALKS = 6
#: This many exchanges are tried in a step backwards; of those with one solution this many are a
#: choice for the next step.
_TRIES, _CHOICE = 100, 3

#: The points that can be asked for in a game; of others hardly any comes up.
THEMES: Mapping[str, Sequence[str]] = {
    "zen.ten-sets": ("find", "two-at-once", "passed-on", "which-partner"),
    "zen.eight-sets": ("find", "two-at-once", "passed-on", "two-for-two", "which-partner"),
    "zen.shanghai": ("find", "two-at-once"),
    "zen.five-dragons": ("find", "two-at-once", "passed-on"),
    "zen.harmony": ("find", "two-at-once", "passed-on"),
    "levels.guo-wu-guan": ("double-kill", "which-three", "round-the-end", "left-lying"),
    "levels.o-koan": ("which-three", "round-the-end", "left-lying", "closing-up"),
    "levels.clear-five": ("which-three", "round-the-end", "left-lying", "closing-up"),
    "levels.meng-huo": ("which-three", "round-the-end", "left-lying"),
    "trigrams.eight": ("three-not-two", "costs-now", "freed-first"),
}


class Candidate(NamedTuple):
    """A position with one solution, as a line of a list."""

    par: int
    share: float
    point: str
    board: str

    def __str__(self) -> str:
        return f"{self.par} {self.share:.4f} {self.point} {self.board}"


class Assignment(NamedTuple):
    """What a number asks for: a point, or any, and how hard, in bands from 0."""

    point: str
    band: int


class Abandoned(Exception):
    """Nobody waits any more for what is composed."""


class _Draft:
    """A position with one solution, of which the point is not known yet."""

    def __init__(self, table: Table, found: Solutions) -> None:
        self.table, self.found = table, found
        self.length, self.share = found.length, found.share()

    def candidate(self, wanted: str = "") -> Candidate | None:
        """Return it with the point that is wanted, or else its own, if it has one."""
        found, points = self.found, points_of(self.found)
        point = next(points, "")
        if wanted and wanted in points:
            point = wanted
        if not point:
            return None
        return Candidate(found.par, self.share, point, str(self.table))


def band_of(share: float) -> int:
    """Return how hard a problem is that has this share: 0 is easy, and all are below `BANDS`."""
    return sum(share < edge for edge in _EDGES)


def composed_number(text: str) -> int:
    """Return the number of a composed problem that is written so; raises `BadText`.

    It may be written with the version of the composer before it, ``1.17``.
    """
    version, _, number = text.rpartition(".")
    if version not in ("", str(VERSION)):
        raise BadText(unfit(text))
    return deal_number(number)


def composed_text(number: int) -> str:
    """Return the text of the number of a composed problem: any other version refuses it."""
    return f"{VERSION}.{number}"


def wanted_by(game: Game, number: int) -> Assignment:
    """Return what the composed problem with a number should be."""
    themes = ("", *THEMES.get(game.id, ()))
    return Assignment(themes[number // BANDS % len(themes)], number % BANDS)


def next_number(game: Game, point: str, band: int | None, after: int) -> int:
    """Return the next number of a composed problem that should have a point, and be as hard."""
    every = (number for number in count(after + 1) if band in (None, number % BANDS))
    return next(number for number in every if point in ("", wanted_by(game, number).point))


def compose(game: Game, number: int, is_stopped: Callable[[], bool] = lambda: False) -> Candidate:
    """Return the composed problem of a game with a number; raises `Abandoned`.

    Where nothing like what is wanted turns up for long, it is the best that did.
    """
    wanted = wanted_by(game, number)
    workshop = Workshop(game, random_words(crc32(game.id.encode()) << 32 | number), is_stopped)
    most = _WHOLE_OF_ZEN if isinstance(game, Zen) else _WHOLE
    best, least = None, (BANDS, True)
    for draft in workshop.drafts(wanted.band):
        off = abs(band_of(draft.share) - wanted.band)
        if draft.length > 1 and (off, False) < least:
            found = workshop.candidate(draft, wanted)
            rank = off, found is not None and wanted.point not in ("", found.point)
            if found and rank < least:
                best, least = found, rank
        if best and (least == (0, False) or workshop.spent > most):
            return best
    raise AssertionError("there are always more drafts")


class Workshop:
    """Makes drafts of a game by the numbers of a source, and counts what they cost."""

    def __init__(
        self, game: Game, source: Iterator[int], is_stopped: Callable[[], bool] = lambda: False
    ) -> None:
        self.game, self.spent = game, 0
        self._source, self._is_stopped = source, is_stopped

    def drafts(self, band: int) -> Iterator[_Draft]:
        """Yield drafts without end; in Zen none that are harder than wanted by much."""
        while True:
            tables = self._line()
            if not self.game.is_won(tables[-1]):
                continue
            if isinstance(self.game, Zen):
                for _ in range(_WALKS):
                    yield from self._backwards(self.game, tables[-1], band)
            else:
                yield from self.along(tables)

    def candidate(self, draft: _Draft, wanted: Assignment) -> Candidate | None:
        """Return a draft with the point that is wanted, or else its own, if it has one."""
        self.spent += _POINTS_OF_ZEN if isinstance(self.game, Zen) else _POINTS
        return draft.candidate(wanted.point)

    def _line(self) -> list[Table]:
        """Return the tables of a line that wins some deal, if one is soon found."""
        if self._is_stopped():
            raise Abandoned
        # Where deals are made, hardly any other can be won.
        number = FIRST_DEAL + below(self.game.last_made or LAST_DEAL, self._source)
        tables = [deal(self.game, number)]
        found = solve(self.game, tables[0], Budget(_SOLVED, self._is_stopped))
        self.spent += found.positions
        for move in found.line:
            tables.append(self.game.after(tables[-1], move))
        return tables

    def draft(self, table: Table, most: int) -> _Draft | None:
        """Return a position as a draft, if it has one solution in at most that many moves."""
        if self._is_stopped():
            raise Abandoned
        if self.game.is_won(table) or len(self.game.hidden(table)) > 1:
            return None
        try:
            found = Solutions(self.game, table, most, Budget(_BUDGET, self._is_stopped))
            self.spent += _DRAFT + found.positions
            return _Draft(table, found) if found.par and found.is_one else None
        except Spent:
            self.spent += _DRAFT + _BUDGET
            return None

    def along(self, tables: Sequence[Table]) -> Iterator[_Draft]:
        """Yield drafts at the beginnings of turns, from the end of a line on."""
        for length, table in enumerate(tables[-2 : -LONGEST - 2 : -1], 1):
            if not table.stage:
                draft = self.draft(table, length)
                if not draft:
                    return
                yield draft

    def _backwards(self, game: Zen, end: Table, band: int) -> Iterator[_Draft]:
        """Yield positions before an end, each longer than the one before it."""
        table = end
        for length in range(1, LONGEST + 1):
            before = (
                self.draft(earlier, length) for earlier in self._taken_back(game, table, end)
            )
            fitting = (draft for draft in before if draft and draft.length == length)
            choice = list(islice(fitting, _CHOICE))
            if not choice:
                return
            yield from choice
            hardest = min(choice, key=lambda draft: draft.share)
            chosen = [*choice, *_CHOICE * [hardest]][below(len(choice) + _CHOICE, self._source)]
            if band_of(chosen.share) > band:
                return
            table = chosen.table

    def _taken_back(self, game: Zen, table: Table, end: Table) -> Iterator[Table]:
        """Yield tables before some exchange that leads to this one, taken at random.

        Those that lack no group of the end more than this one, one group or two come in turn.
        """
        by_loss: tuple[list[Table], ...] = ([], [], [])
        done = len(done_groups(game, table, end))
        for _ in range(_TRIES):
            one, other = shuffled(table.groups, self._source)[:2]
            is_two = len(one) != len(other) and below(10, self._source) < 3
            sides = (shuffled(group, self._source)[: 1 + is_two] for group in (one, other))
            move = Move(EXCHANGE, tuple(map(tuple, sides)))
            before = table.with_groups(game.exchanged(table, move.tiles))
            if game.is_legal(before, move):
                loss = done - len(done_groups(game, before, end))
                by_loss[max(0, loss)].append(before)
        for row in zip_longest(*by_loss):
            yield from filter(None, row)
