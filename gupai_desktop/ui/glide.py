"""How tiles go home: all at once, or one after the other when one row feeds several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation

from gupai_desktop.ui.tile_item import TileItem

#: How long one tile is on its way, and how long the next one waits, in milliseconds.
WAY = 220
WAIT = 90


class Glide(QVariantAnimation):
    """Carries tiles from where they are to their homes; Qt's `finished` tells the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._departures: list[tuple[TileItem, QPointF, int]] = []
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._carry)

    @property
    def is_running(self) -> bool:
        """Whether some tile is on its way."""
        return self.state() == QAbstractAnimation.State.Running

    def carry(self, items: Iterable[TileItem], turns: Mapping[TileItem, int]) -> None:
        """Start all items on their way; one with a turn waits until it comes."""
        self.stop()
        self._departures = [(item, item.pos(), WAIT * turns.get(item, 0)) for item in items]
        length = WAY + max((delay for _, _, delay in self._departures), default=0)
        self.setStartValue(0)
        self.setEndValue(length)
        self.setDuration(length)
        for item, _, _ in self._departures:
            item.set_lifted(True)
        self.start()

    def _carry(self, now: int) -> None:
        for item, start, delay in self._departures:
            way = min(max((now - delay) / WAY, 0.0), 1.0)
            item.setPos(start + (item.home - start) * self._curve.valueForProgress(way))


def turns_of(movers: Iterable[tuple[TileItem, int, QPointF]]) -> dict[TileItem, int]:
    """Which tile goes when, from each mover's old group and old home.

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
