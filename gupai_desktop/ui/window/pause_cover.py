"""What lies over the board while the game is paused."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.texture import cloth_picture
from gupai_desktop.ui.widgets.parts import enlarge, for_finger


class PauseCover(QWidget):
    """The cloth alone, in the place of a board, which nobody sees or plays at meanwhile."""

    def __init__(self, clock: Clock, board: QWidget) -> None:
        super().__init__()
        self._board, self._scheme = board, LIGHT
        self._label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        enlarge(self._label, 1.6, is_bold=False)
        self.button = QPushButton()
        for_finger(self.button)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lambda: clock.switch(False))
        column = QVBoxLayout(self)
        column.addStretch()
        column.addWidget(self._label)
        column.addSpacing(12)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch()
        clock.switched.connect(self._on_switched)
        self.hide()

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self._label.setStyleSheet(f"color: {scheme.caption};")
        self.update()

    def retranslate(self) -> None:
        self._label.setText(say(words("PauseCover", "The game is paused.")))
        self.button.setText(say(words("PauseCover", "Go On")))

    def _on_switched(self, is_paused: bool) -> None:
        self._board.setVisible(not is_paused)
        self.setVisible(is_paused)
        (self.button if is_paused else self._board).setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        cloth = cloth_picture(self._scheme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.rect(), cloth)
