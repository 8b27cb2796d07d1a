"""The steps of a history: what each of them is, how it is written, and how many are kept.

A step leads to a record: by a move, by a restart, or because another record begins
there.  It is looked at once, when it is made, so that writing a long history after
every move takes no time worth mentioning.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property

from gupai_desktop.engine.record import Record

#: How much a history keeps; older steps are let go, so that reading one never takes long.
MOST_STEPS = 2000
MOST_BEGUN = 200
MOST_PLAYED = 6000
#: A record with more moves than this is kept as a board of its own, without them.
MOST_MOVES = 4000

#: How a restart is written; no game has such a verb.
RESTART = "restart"

_MOMENT = "%Y-%m-%dT%H:%M:%SZ"


def now() -> str:
    """This moment as it is written down everywhere: UTC, to the second."""
    return datetime.now(UTC).strftime(_MOMENT)


@dataclass(frozen=True, slots=True)
class PlaySession:
    """One deal being played: for how long, and whether with help.

    `started` is the moment of its beginning, `policy` the key of the policy that
    offered the deal, or nothing.
    """

    id: str = field(default_factory=lambda: os.urandom(16).hex())
    seconds: float = 0.0
    is_assisted: bool = False
    started: str = field(default_factory=now)
    policy: str = ""

    def __or__(self, other: PlaySession) -> PlaySession:
        """Both of what is said of one playing: the longer time, and help if there was any."""
        return replace(
            self,
            seconds=max(self.seconds, other.seconds),
            is_assisted=self.is_assisted or other.is_assisted,
        )


@dataclass(frozen=True)
class Step:
    """A record, the id of its playing, and the move or restart that led there.

    `text` is None where the record begins.
    """

    record: Record
    playing: str
    text: str | None = None

    @classmethod
    def after(cls, before: Step, record: Record, playing: str) -> Step:
        """The step from another one to this record."""
        text = _text(before.record, record) if before.playing == playing else None
        return cls(record, playing, text)

    @property
    def is_move(self) -> bool:
        """Whether a move led there."""
        return self.text is not None and self.text != RESTART

    @cached_property
    def written(self) -> dict[str, object]:
        """The record in plain values, as it is written where it begins."""
        record = self.record
        deal = {} if record.number is None else {"deal": record.number}
        return {
            "rules": str(record.game.rules),
            **deal,
            "board": str(record.opening),
            "moves": [str(move) for move in record.moves],
        }

    @property
    def cost(self) -> tuple[int, int]:
        """How many records it begins, and how many moves are to be replayed for it."""
        moves = len(self.record.moves)
        if self.text is None:
            return 1, moves if moves <= MOST_MOVES else 0
        return 0, moves and 1


def _text(before: Record, after: Record) -> str | None:
    if len(after.moves) == len(before.moves) + 1 and _goes_on(before, after):
        return str(after.moves[-1])
    return RESTART if before.restarted() == after else None


def _goes_on(before: Record, after: Record) -> bool:
    """Whether a record is another one with more moves."""
    return (
        replace(before, moves=after.moves) == after
        and after.moves[: len(before.moves)] == before.moves
    )


# What is kept.


def kept(steps: Sequence[Step], index: int) -> tuple[tuple[Step, ...], int]:
    """As many of these steps as are kept, and which of them is the one of that index."""
    start, end = _window(steps, index)
    found = steps[start : end + 1]
    if any(len(step.record.moves) > MOST_MOVES for step in found):
        return tuple(_rebuilt(_capped(found))), index - start
    return (replace(found[0], text=None), *found[1:]), index - start


def _window(steps: Sequence[Step], index: int) -> tuple[int, int]:
    """The first and the last step that are kept: the latest, and the present one in any case."""
    costs = [step.cost for step in steps[1:]]
    start = len(costs) - _reach(reversed(costs))
    if start <= index:
        return start, len(costs)
    return index, index + _reach(costs[index:])


def _reach(costs: Iterable[tuple[int, int]]) -> int:
    """How many steps of a row can be kept."""
    steps = begun = moves = 0
    for more_begun, more_moves in costs:
        begun, moves = begun + more_begun, moves + more_moves
        if steps == MOST_STEPS or begun > MOST_BEGUN or moves > MOST_PLAYED:
            break
        steps += 1
    return steps


def _capped(steps: Sequence[Step]) -> Iterator[Step]:
    """The steps; a record that comes with too many moves, and those after it, as boards."""
    long: Record | None = None
    for number, step in enumerate(steps):
        record = step.record
        if not number or step.text is None:
            long = record if len(record.moves) > MOST_MOVES else None
        elif long is not None and not _goes_on(long, record):
            long = None
        yield step if long is None else replace(step, record=_without(long, record))


def _without(long: Record, record: Record) -> Record:
    """A record that begins where a long one has come to."""
    moves = record.moves[len(long.moves) :]
    return replace(record, number=None, opening=long.table, moves=moves)


def _rebuilt(steps: Iterable[Step]) -> Iterator[Step]:
    """The same records, the way from each to the next looked at anew."""
    before: Step | None = None
    for step in steps:
        before = (
            Step.after(before, step.record, step.playing)
            if before
            else Step(step.record, step.playing)
        )
        yield before
