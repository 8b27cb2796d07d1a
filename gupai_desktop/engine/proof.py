"""Proofs that a table is lost, line by line, as a person checks them with the tiles in hand.

Every line is a claim that a table is lost, or all that have something in common.  A proof holds
if none of the tables that its claims speak of is won, and every move from one of them leads to
another: whatever is played, none is ever won.  So claims may rest on one another in a ring.
Each checks itself by the rules alone, however it was found.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from itertools import chain, groupby, pairwise, permutations
from math import factorial
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from gupai_desktop.engine.explain import faces_in_order, faces_text
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import move_words, sides_text
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, WordedError, Words, joined, listed, shorten, words

if TYPE_CHECKING:
    from gupai_desktop.engine.game import Game

#: In this many orders at most a claim is checked, where tiles lie face down.
_MAX_ORDERS = 120

#: Moves, each with the tiles that it turns up, where that decides where it leads.
_Turning = Mapping[Move, Collection[Tile]]


class ProofLine(NamedTuple):
    """A line of a proof as it is shown: the table and the tiles it speaks of, and what it says."""

    number: int
    table: Table
    tiles: frozenset[Tile]
    sentence: Words


class ProofFault(Exception):
    """A line of a proof is wrong; the text says which and why."""


@dataclass(frozen=True)
class Claim(ABC):
    """The claim that tables are lost, and why; `rests` numbers the lines it rests on, from 1.

    `table` is one that it speaks of, and `terms` its text between its kind and these numbers.
    """

    #: The word that its text begins with.
    kind: ClassVar[str]

    game: Game = field(repr=False)
    table: Table
    terms: str = ""
    rests: tuple[int, ...] = ()

    @property
    @abstractmethod
    def tiles(self) -> frozenset[Tile]:
        """The tiles that it speaks of."""

    @abstractmethod
    def sentence(self, others: Sequence[Claim]) -> Words:
        """Return what it says, given the claims it rests on."""

    @abstractmethod
    def speaks_of(self, table: Table) -> bool:
        """Return whether it claims that this table is lost."""

    @abstractmethod
    def holds(self, others: Sequence[Claim]) -> bool:
        """Return whether it is right if these are, on which it rests.

        None of its tables is won, and every move from one leads to one of its own or of theirs.
        Raises `WordedError` or `ProofFault` for terms that mean nothing.
        """

    def __str__(self) -> str:
        rests = f"-> {' '.join(map(str, self.rests))}" if self.rests else ""
        return f"{self.table}: " + " ".join(filter(None, (self.kind, self.terms, rests)))


class Moves(Claim):
    """Every move leads to a line it rests on, or to a lost end, or on along its own moves.

    Its terms name these, mostly moves to which there is no other; it speaks of the tables that
    they lead to as well.
    """

    kind = "moves"

    @cached_property
    def path(self) -> tuple[Move, ...]:
        """The moves that its terms name."""
        return tuple(Move.parse(text) for text in self.terms.split(";") if text)

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The table, and those that its own moves lead to; raises `IllegalMove`."""
        tables = [self.table]
        for move in self.path:
            tables.append(self.game.play(tables[-1], move))
        return tuple(tables)

    @cached_property
    def _likenesses(self) -> frozenset[object]:
        return frozenset(map(self.game.likeness, self.tables))

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles of its own moves, or of all moves where it names none."""
        moves = self.path or [move for move, _ in afters(self.game, self.table)]
        return frozenset(chain.from_iterable(move.tiles for move in moves))

    def sentence(self, others: Sequence[Claim]) -> Words:
        """Return its own moves, and where all others lead."""

        def where(after: Table) -> Words | None:
            if line := next(
                (number for number, line_shown in known if line_shown.speaks_of(after)), 0
            ):
                return words("line {line}.", line=line)
            if self.speaks_of(after):
                return None
            if why := self.game.narrator(after).why_lost:
                return why
            possible = joined(*_moves_in_words(self.game, after, where))
            is_choice = any(move.tiles for move in self.game.moves(after))
            return words("then only {moves}", moves=possible) if is_choice else possible

        known = list(zip(self.rests, others, strict=True))
        every = (_moves_in_words(self.game, table, where) for table in self.tables)
        said = list(dict.fromkeys(chain.from_iterable(every)))
        leads_back = not said
        if self.path:
            own = reduce(_leading, map(self._step, self.path, pairwise(self.tables)))
            said.insert(0, words("Only this leads on: {moves}.", moves=own))
        if why := self.game.narrator(self.tables[-1]).why_lost:
            said.append(why)
        elif leads_back:
            said.append(words("After that every move leads back."))
        return joined(*said)

    def _step(self, move: Move, tables: tuple[Table, Table]) -> Words | str:
        """Return a move of its own in words, with what it turns up among several tiles."""
        before, after = map(self.game.hidden, tables)
        return _listed(self.game, {move: before - after if len(before) > 1 else ()})

    def speaks_of(self, table: Table) -> bool:
        return self.game.likeness(table) in self._likenesses

    def holds(self, others: Sequence[Claim]) -> bool:
        """Return whether no move leads to a table that is not spoken of."""
        return all(
            is_lost(self.game, table)
            or (
                _can_be_followed(self.game, table)
                and all(
                    is_spent(self.game, after)
                    or any(line.speaks_of(after) for line in (self, *others))
                    for _, after in afters(self.game, table)
                )
            )
            for table in self.tables
        )


def _listed(game: Game, moves: _Turning) -> Words | str:
    """Return moves in words, a verb once for all in a row that share it."""
    said = list[Words | str]()
    for _, row in groupby(moves, attrgetter("verb")):
        alike = {sides_text(move): move for move in row}
        for text, move in alike.items():
            # Where there is one verb only, it goes without saying.
            is_named = move is next(iter(alike.values())) and len(game.verbs) > 1
            named = move_words(game, move) if is_named else text
            if turned := faces_text(faces_in_order(moves[move])):
                named = words("{move} (turned up: {tiles})", move=named, tiles=turned)
            said.append(named)
    return reduce(listed, said)


def is_lost(game: Game, table: Table) -> bool:
    """Return whether the rules say by themselves that a table is lost."""
    return game.narrator(table).why_lost is not None


def is_spent(game: Game, table: Table) -> bool:
    """Return whether every move leads to a table that is lost by the rules, as this may be itself.

    Moves that touch no tile, and are all that is left, may come before.
    """
    if is_lost(game, table):
        return True
    if not _can_be_followed(game, table):
        return False
    possible = list(afters(game, table))
    if len(possible) == 1 and not possible[0][0].tiles:
        return is_spent(game, possible[0][1])
    return all(is_lost(game, after) for _, after in possible)


def _can_be_followed(game: Game, table: Table) -> bool:
    """Return whether a table is not won, and its hidden tiles have orders few enough to try."""
    return not game.is_won(table) and factorial(len(game.hidden(table))) <= _MAX_ORDERS


def afters(game: Game, table: Table) -> Iterator[tuple[Move, Table]]:
    """Yield the different tables that moves lead to, each with a move, whatever it turns up."""
    hidden, seen = game.hidden(table), set[Hashable]()
    in_order = sorted(hidden, key=lambda tile: tile.order)
    for move in game.moves(table):
        for order in permutations(in_order):
            after = game.after(table.laid(order), move)
            if (key := game.likeness(after)) not in seen:
                seen.add(key)
                yield move, after
            if game.hidden(after) == hidden:
                break


def _moves_in_words(
    game: Game, table: Table, where: Callable[[Table], Words | None]
) -> list[Words]:
    """Return the moves of a table and where they lead, but for those of which that is not said.

    What ends at once comes first, lest it be read as following another move.  A move that leads
    to several places, by what it turns up, comes with the tiles that it turns up there.
    """
    hidden, places = game.hidden(table), dict[Move, set[Words | None]]()
    leading: dict[Words, dict[Move, set[Tile]]] = {}
    every = [
        (move, where(after), hidden - game.hidden(after))
        for move, after in sorted(afters(game, table), key=lambda way: not is_lost(game, way[1]))
    ]
    for move, place, _ in every:
        places.setdefault(move, set()).add(place)
    for move, place, turned in every:
        if place:
            known = leading.setdefault(place, {}).setdefault(move, set())
            known.update(turned if len(places[move]) > 1 else ())
    return [_leading(_listed(game, moves), place) for place, moves in leading.items()]


def _leading(moves: Words | str, where: Words | str) -> Words:
    """Return that moves lead somewhere, or to the next ones."""
    return words("{moves} → {where}", moves=moves, where=where)


@dataclass(frozen=True)
class Proof:
    """Claims that together show that the table of the first one is lost."""

    claims: tuple[Claim, ...]

    @property
    def lines(self) -> tuple[ProofLine, ...]:
        return tuple(
            ProofLine(number, claim.table, claim.tiles, claim.sentence(self._others(claim)))
            for number, claim in enumerate(self.claims, 1)
        )

    def check(self, table: Table) -> None:
        """Raise `ProofFault` with the number of a line that is wrong, unless the table is lost."""
        for number, claim in enumerate(self.claims, 1):
            try:
                if not claim.holds(self._others(claim)):
                    raise ProofFault("it does not follow")
            except (WordedError, ProofFault) as fault:
                raise ProofFault(f"line {number}: {fault}") from None
        if not (self.claims and self.claims[0].speaks_of(table)):
            raise ProofFault("line 1: it does not speak of this table")

    def _others(self, claim: Claim) -> list[Claim]:
        if not all(0 < number <= len(self.claims) for number in claim.rests):
            raise ProofFault("it rests on a line that is not there")
        return [self.claims[number - 1] for number in claim.rests]

    def __str__(self) -> str:
        return "\n".join(map(str, self.claims))

    def as_text(self, say: Callable[[Words], str] = str) -> str:
        """Return its text and below each line what it says, which `parse` leaves out."""
        return "\n".join(
            f"{claim}\n    {line.number}. {say(line.sentence)}"
            for claim, line in zip(self.claims, self.lines, strict=True)
        )

    @classmethod
    def parse(cls, game: Game, text: str) -> Proof:
        """Return the proof that is written so; what is indented is left out.

        Raises `ProofFault` with the number of a line that means nothing.
        """
        lines = [line for line in text.splitlines() if line and not line[0].isspace()]
        return cls(tuple(_claim(game, number, line) for number, line in enumerate(lines, 1)))


def _claim(game: Game, number: int, line: str) -> Claim:
    """Return the claim that a line describes; raises `ProofFault`."""
    board, _, reason = line.partition(":")
    terms, _, rests = reason.partition("->")
    kind, *rest = terms.split(maxsplit=1) or [""]
    kinds: dict[str, type[Claim]] = {Moves.kind: Moves, **game.claims()}
    if kind not in kinds or not all(
        digits.isdecimal() and len(digits) < 6 for digits in rests.split()
    ):
        raise ProofFault(f"line {number}: “{shorten(reason)}” is no reason")
    try:
        table = game.parse(board)
    except BadText as error:
        raise ProofFault(f"line {number}: {error}") from None
    return kinds[kind](game, table, "".join(rest).strip(), tuple(map(int, rests.split())))
