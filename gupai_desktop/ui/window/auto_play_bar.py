"""The bar that is shown while the program plays: stop, pause, step and pace."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.play.auto_play import PACES, USUAL_PACE
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.window_palette import FINGER
from gupai_desktop.ui.widgets.overlay import Overlay
from gupai_desktop.ui.widgets.parts import for_finger
from gupai_desktop.ui.window.window_parts import WindowParts

_SLIDER_WIDTH = 110


class AutoPlayBar(Overlay):
    """Lies over the foot of the table while the program plays.

    A click or a key at the table ends the playing, and Esc does from anywhere.
    """

    def __init__(self, parts: WindowParts, view: BoardWidget) -> None:
        super().__init__(view)
        auto_play, settings = parts.auto_play, parts.settings
        self._auto_play, self._settings = auto_play, settings
        self._label = QLabel()
        self.pause_button, self.step_button, self.stop_button = (QPushButton() for _ in range(3))
        self.pause_button.clicked.connect(lambda: auto_play.pause(not auto_play.is_paused))
        self.step_button.clicked.connect(auto_play.step)
        self.stop_button.clicked.connect(auto_play.stop)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(PACES) - 1)
        self.slider.setPageStep(1)
        self.slider.setFixedWidth(_SLIDER_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 4)
        buttons = (self.pause_button, self.step_button, self.slider, self.stop_button)
        for_finger(self.pause_button, self.step_button, self.stop_button)
        self.slider.setMinimumHeight(FINGER)
        for widget in (self._label, *buttons):
            row.addWidget(widget)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.window())
        self._escape.activated.connect(auto_play.stop)
        pace = settings.auto_play_pace
        self.slider.setValue(pace if pace >= 0 else USUAL_PACE)
        auto_play.set_pace(self.slider.value())
        self.slider.valueChanged.connect(self._set_pace)
        auto_play.switched.connect(self._on_switched)
        auto_play.paused.connect(self.retranslate)
        view.viewport().installEventFilter(self)
        self._on_switched(False)

    def apply_theme(self, scheme: Scheme) -> None:
        self._colour(scheme)

    def retranslate(self) -> None:
        is_paused = self._auto_play.is_paused
        state = words("AutoPlay", "Paused") if is_paused else words("AutoPlay", "Playing for you")
        go_on = words("AutoPlay", "Go On") if is_paused else words("AutoPlay", "Pause")
        self._label.setText(say(state))
        self.pause_button.setText(say(go_on))
        self.step_button.setText(say(words("AutoPlay", "One Move")))
        self.stop_button.setText(say(words("AutoPlay", "Stop")))
        self.slider.setAccessibleName(say(words("Replay", "Speed")))
        self.slider.setToolTip(self.slider.accessibleName())
        self._place()

    def _on_switched(self, is_on: bool) -> None:
        had_focus = self.isAncestorOf(self.window().focusWidget() or self)
        self._escape.setEnabled(is_on)
        self.retranslate()
        self.setVisible(is_on)
        self.raise_()
        if had_focus and not is_on:
            self._table.setFocus()

    def _set_pace(self, pace: int) -> None:
        self._settings.auto_play_pace = pace
        self._auto_play.set_pace(pace)

    def _place(self) -> None:
        self.adjustSize()
        self._lie_at_foot()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self._auto_play.stop()
        return super().eventFilter(watched, event)
