"""What the panel shows while the program plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.auto_play import PACES, USUAL_PACE
from gupai_desktop.ui.widgets.parts import for_touch
from gupai_desktop.ui.window.panel import Content
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSlider

_SLIDER_WIDTH = 110


class AutoPlayPart:
    """What the panel shows while the program plays: a pause, one move, the end, and its speed."""

    def __init__(self, parts: WindowParts, show: Callable[[], object]) -> None:
        self._auto_play, self._settings = parts.auto_play, parts.settings
        self._auto_play.set_pace(self._pace)
        for signal in (self._auto_play.switched, self._auto_play.paused):
            signal.connect(show)

    @property
    def _pace(self) -> int:
        pace = self._settings.auto_play_pace
        return min(pace, len(PACES) - 1) if pace >= 0 else USUAL_PACE

    @cached_property
    def _slider(self) -> QSlider:
        from PySide6.QtWidgets import QSlider

        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, len(PACES) - 1)
        slider.setPageStep(1)
        slider.setFixedWidth(_SLIDER_WIDTH)
        for_touch(slider)
        slider.setValue(self._pace)
        slider.valueChanged.connect(self._set_pace)
        return slider

    @property
    def content(self) -> Content:
        auto_play, is_paused = self._auto_play, self._auto_play.is_paused
        self._slider.setAccessibleName(say(words("Speed")))
        self._slider.setToolTip(self._slider.accessibleName())
        go_on = words("Go On") if is_paused else words("Pause")
        return Content(
            words("Paused") if is_paused else words("Playing for you"),
            (
                (go_on, lambda: auto_play.pause(not auto_play.is_paused)),
                (words("One Move"), auto_play.step),
                (words("Stop"), auto_play.stop),
            ),
            extra=self._slider,
            name="playing",
        )

    def _set_pace(self, pace: int) -> None:
        self._settings.auto_play_pace = pace
        self._auto_play.set_pace(pace)
