"""Seals are stamped: one that comes with a move falls on its place when the tiles lie there."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from gupai_desktop.ui.board.scene import BoardScene

#: How long it takes, in milliseconds, and so much larger the seal is before.
_LENGTH = 120
_FALL = 0.8


class SealStamps(QVariantAnimation):
    """Watches the seals of a scene, and lets new ones fall once no tile is on its way.

    Qt's `finished` tells that they lie there.
    """

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._sealed: set[int] = set()
        #: The groups whose seals fall: another table may lie there before it is told.
        self._falling: set[int] = set()
        self._curve = QEasingCurve(QEasingCurve.Type.InCubic)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._show)
        self.finished.connect(lambda: self._falling.clear())
        scene.built.connect(self._on_built)
        scene.refreshed.connect(self._on_refreshed)
        scene.glide_finished.connect(self._fall)
        self._on_built()

    @property
    def is_falling(self) -> bool:
        return bool(self._falling)

    def _on_built(self) -> None:
        """The seals of another table lie there already, and the old ones are gone."""
        self._land()
        self._sealed = self._now_sealed()

    def _now_sealed(self) -> set[int]:
        return {n for n, group in enumerate(self._scene.group_items) if group.label.is_sealed}

    def _on_refreshed(self) -> None:
        before, self._sealed = self._sealed, self._now_sealed()
        fresh = self._sealed - before
        if not fresh or not self._scene.is_animated:
            return
        self._land()
        self._falling = fresh
        self._show(0.0)
        if not self._scene.is_gliding:
            self._fall()

    def _land(self) -> None:
        """Let those that are falling lie there at once."""
        self.stop()
        self._show(1.0)
        self._falling = set()

    def _fall(self) -> None:
        if self._falling and self.state() != QAbstractAnimation.State.Running:
            self.setDuration(round(_LENGTH / self._scene.glide.speed))
            self.start()

    def _show(self, part: float) -> None:
        fallen = self._curve.valueForProgress(part)
        groups = enumerate(self._scene.group_items)
        for seal in [group.seal for number, group in groups if number in self._falling]:
            seal.setTransformOriginPoint(seal.boundingRect().center())
            seal.setScale(1 + _FALL * (1 - fallen))
            seal.setOpacity(fallen)
