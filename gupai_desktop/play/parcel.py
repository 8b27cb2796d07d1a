"""A history on its way from one process to another: from step to step, as it is short.

Every record has all the moves of those before it, which would be sent again and again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.play.history import History, Step


@dataclass(frozen=True, slots=True)
class Parcel:
    """A history; of a step that is a move there is the move and the table after it."""

    around: History
    packed: tuple[Step | tuple[Move, Table], ...]

    @classmethod
    def of(cls, history: History) -> Parcel:
        """The parcel of a history."""
        first, *steps = history.steps
        return cls(replace(history, steps=(first,)), tuple(map(_packed, steps)))

    def opened(self) -> History:
        """The very history."""
        steps = list(self.around.steps)
        for one in self.packed:
            steps.append(one if isinstance(one, Step) else _after(steps[-1], *one))
        return replace(self.around, steps=tuple(steps))


def _packed(step: Step) -> Step | tuple[Move, Table]:
    return (step.record.moves[-1], step.record.table) if step.is_move else step


def _after(before: Step, move: Move, table: Table) -> Step:
    moves = (*before.record.moves, move)
    return Step(replace(before.record, moves=moves, table=table), before.playing, str(move))
