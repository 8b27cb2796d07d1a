"""A win, celebrated on the table itself: a wave runs through the tiles, then a seal is stamped."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QSizeF,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import isValid

from gupai_desktop.ui.board.board_widget import BoardWidget

#: All in milliseconds: how long it lasts, the wave, one tile's part of it, the stamping.
_LENGTH = 1900
_WAVE = 850
_HOP = 380
_STAMP_AT = 1150
_STAMP = 190
#: How high a tile hops and how large the seal is, in scene units.
_HEIGHT = 30.0
_SEAL = QSizeF(300, 300)
#: So much larger the seal is before it has come down.
_FALL = 0.9

#: What a player does that ends it at once.
_INPUT = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
}


class Celebration(QObject):
    """Begins when the last tile has arrived; any input ends it, and it holds none up.

    Signals: `stamped` when the seal comes down; `ended` when it is over, or is left out.
    """

    stamped = Signal()
    ended = Signal()

    def __init__(self, view: BoardWidget) -> None:
        super().__init__(view)
        self._view, self._scene = view, view.table_scene
        #: Whether tiles hop, or will when they lie still.
        self.is_on = False
        self._is_stamped = self._is_waiting = False
        self._seal: QGraphicsPixmapItem | None = None
        self._frames = QVariantAnimation(self, startValue=0, endValue=_LENGTH)
        self._frames.valueChanged.connect(self._show)
        self._frames.finished.connect(self.finish)
        self._curve = QEasingCurve(QEasingCurve.Type.InCubic)
        self._scene.glide_finished.connect(self._start)
        self._scene.built.connect(self.stop)

    def begin(self) -> None:
        """Celebrate as soon as all tiles lie still; where nothing moves, it is over at once."""
        self.stop()
        if not self._scene.is_animated or not self._view.isVisible():
            self.ended.emit()
            return
        self.is_on = True
        for watched in (self._view.window(), self._view, self._view.viewport()):
            watched.installEventFilter(self)
        if not self._scene.is_gliding:
            self._start()

    def leave_out(self) -> None:
        """Be over as soon as all tiles lie still; there is nothing to celebrate."""
        self.stop()
        self._is_waiting = self._scene.is_gliding
        if not self._is_waiting:
            self.ended.emit()

    def finish(self) -> None:
        """Be over now."""
        if self.is_on:
            self.stop()
            self.ended.emit()

    def stop(self) -> None:
        """Leave off: there is nothing to celebrate any more."""
        self._is_waiting = False
        if not self.is_on:
            return
        self.is_on = self._is_stamped = False
        for watched in (self._view.window(), self._view, self._view.viewport()):
            watched.removeEventFilter(self)
        self._frames.stop()
        if self._seal is not None and isValid(self._seal):
            self._scene.removeItem(self._seal)
        self._seal = None
        if not self._scene.is_gliding:
            for item in self._scene.tile_items:
                item.setPos(item.home)

    def _start(self) -> None:
        """Begin now that all tiles lie still."""
        if self._is_waiting:
            self._is_waiting = False
            self.ended.emit()
        if self.is_on:
            self._frames.setDuration(round(_LENGTH / self._scene.glide.speed))
            self._frames.start()

    def _show(self, now: int) -> None:
        """Let each tile hop when the wave has come to it; then the seal falls on the table."""
        scene = self._scene
        if not self.is_on or scene.is_gliding:
            return
        board = scene.geometry.board_rect()
        for item in scene.tile_items:
            delay = (item.home.x() - board.left()) / board.width() * _WAVE
            part = min(max((now - delay) / _HOP, 0.0), 1.0)
            item.setPos(item.home - QPointF(0, _HEIGHT * math.sin(math.pi * part)))
        if now < _STAMP_AT:
            return
        if self._seal is None:
            picture = scene.art.seal(scene.scheme, is_full=True, size=_SEAL)
            self._seal = QGraphicsPixmapItem(picture)
            self._seal.setOffset(-_SEAL.width() / 2, -_SEAL.height() / 2)
            self._seal.setPos(board.center())
            self._seal.setZValue(50)
            scene.addItem(self._seal)
        part = self._curve.valueForProgress(min((now - _STAMP_AT) / _STAMP, 1.0))
        self._seal.setScale(1 + _FALL * (1 - part))
        self._seal.setOpacity(0.35 + 0.65 * part)
        if part == 1 and not self._is_stamped:
            self._is_stamped = True
            self.stamped.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self.finish()
        return super().eventFilter(watched, event)
