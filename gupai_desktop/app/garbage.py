"""The search for garbage: in the window's thread alone, each time that the program rests."""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject


class GarbageSearch(QObject):
    """Searches in what is made from now on: in all that is there it would take 30 ms.

    Python would search in whatever thread has its turn, and what is of Qt would end in that: a
    timer that did was called once more, and the program died.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._search)

    def _search(self) -> None:
        search_if_due()


def search_if_due() -> None:
    """Search where Python would have done so by now."""
    made, limits = gc.get_count(), gc.get_threshold()
    if made[0] > limits[0]:
        gc.collect(max(n for n, limit in enumerate(limits) if made[n] > limit > 0))
