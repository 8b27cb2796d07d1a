"""The way of tiles to their homes: all at once, or in turn when one row feeds several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation

from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.theme.motion import Motion

#: How long one tile is on its way, and how long the next one waits, in milliseconds; and
#: how long it does when all of them are dealt.
WAY = 220
WAIT = 90
DEAL_WAIT = 18

#: In this last part of its way a tile is set down, and in as long a first one taken up.
_SETTLING = 0.3

SYSTEM, OFF = "system", "off"
#: How fast tiles glide: as the system has it, not at all, or so.
PACE = Option(
    "pace",
    words("&Animation"),
    (
        OptionChoice(SYSTEM, words("As the system")),
        OptionChoice(OFF, words("Off")),
        OptionChoice("fast", words("Fast")),
        OptionChoice("normal", words("Normal")),
        OptionChoice("slow", words("Slow")),
    ),
)
#: The speeds that have one; 1 is the usual one, 0 none at all.
_SPEEDS = {OFF: 0.0, "fast": 2.0, "normal": 1.0, "slow": 0.5}


def speed_of(pace: str, motion: Motion) -> float:
    """Return the speed of tiles at a pace, 0 for none."""
    if pace in _SPEEDS:
        return _SPEEDS[pace]
    return 0.0 if motion.is_less else 1.0


class Glide(QVariantAnimation):
    """Carries tiles from where they are to their homes, where they settle in full size.

    Qt's `finished` tells the end.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: How many times faster than usual tiles glide.
        self.speed = 1.0
        self._departures: list[tuple[TileItem, QPointF, float, float, float, float]] = []
        self._way = float(WAY)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._carry)

    @property
    def is_running(self) -> bool:
        return self.state() == QAbstractAnimation.State.Running

    def carry(
        self, items: Iterable[TileItem], turns: Mapping[TileItem, int], wait: float = WAIT
    ) -> None:
        """Start all items on their way; one with a turn waits until it comes."""
        self.stop()
        self._way, wait = WAY / self.speed, wait / self.speed
        self._departures = []
        for item in items:
            delay = wait * turns.get(item, 0)
            if item.pos() != item.home:
                item.turn_over(1)
            elif item.is_turning:
                delay = self._way / 2
            lying = item.rotation(), item.scale(), item.height
            self._departures.append((item, item.pos(), *lying, delay))
        length = round(self._way + max([row[-1] for row in self._departures], default=0))
        self.setStartValue(0)
        self.setEndValue(length)
        self.setDuration(length)
        self.start()

    def _carry(self, now: int) -> None:
        for item, start, turn, scale, height, delay in self._departures:
            gone = min(max((now - delay) / self._way, 0.0), 1.0)
            way = self._curve.valueForProgress(gone)
            item.setPos(start + (item.home - start) * way)
            if start == item.home:
                item.turn_over(way)
            elif gone:
                up, down = min(gone / _SETTLING, 1.0), min((1 - gone) / _SETTLING, 1.0)
                above = min(max(up, height), down * down)
                if above != item.height:
                    item.lift(above)
            lying, size = item.lying
            if turn != lying:
                item.setRotation(turn + (lying - turn) * way)
            if scale != size:
                item.setScale(scale + (size - scale) * way)


def turns_of(movers: Iterable[tuple[TileItem, int, QPointF]]) -> dict[TileItem, int]:
    """Return when each tile goes, from the movers' old groups and old homes.

    The tiles of one group that go to different ones leave it from its right end.
    """
    turns: dict[TileItem, int] = {}
    by_group: dict[int, list[tuple[TileItem, QPointF]]] = {}
    for item, group, home in movers:
        by_group.setdefault(group, []).append((item, home))
    for leaving in by_group.values():
        if len({item.in_group for item, _ in leaving}) > 1:
            queue = sorted(leaving, key=lambda mover: -mover[1].x())
            turns |= {item: turn for turn, (item, _) in enumerate(queue)}
    return turns
