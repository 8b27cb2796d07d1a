"""The empty table of a game of which a deal is looked for, in the place of the board."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.solvers.policies import difficulty_in
from gupai_desktop.texts.solver_words import looking_words
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.play.clock import PlayClock
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import cloth_picture
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, enlarge, for_touch, row_of
from gupai_desktop.ui.window.window_parts import WindowParts


class SearchCover(QWidget):
    """The places of a game's table, its name, and that a deal of it is looked for.

    It hides the table of another game, which stays as it was left: what is done there after all
    ends the search, as Esc and the button do.

    Signal: `switched` with the game when it is shown, and with None when it is hidden.
    """

    switched = Signal(object)

    def __init__(self, parts: WindowParts, clock: PlayClock, board: QWidget) -> None:
        super().__init__()
        self._session, self._finder, self._clock = parts.session, parts.deal_finder, clock
        self._appearance, self._auto_play, self._board = parts.appearance, parts.auto_play, board
        #: The game of which a deal is looked for, while another's table is covered.
        self.game: Game | None = None
        self._policy, self._places, self._drawn = "", QPixmap(), (QRect(), 1.0)
        self._name, self._message = (
            QLabel(alignment=Qt.AlignmentFlag.AlignCenter) for _ in range(2)
        )
        enlarge(self._name, 1.6, is_bold=False)
        self.button = QPushButton()
        for_touch(self.button)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._finder.forget)
        foot = row_of(STRETCH, self.button, STRETCH)
        column_of(STRETCH, self._name, self._message, 8, foot, 16, parent=self)
        self._finder.awaited.connect(self._on_awaited)
        self._finder.settled.connect(lambda: self._show_game(None))
        clock.switched.connect(self.go_back)
        self.hide()

    def _on_awaited(self, game: Game, policy: str) -> None:
        """Cover the table of another game: the board of its own stays until the deal is there."""
        self._policy = policy
        if game.id != self._session.game.id:
            self._auto_play.stop()
            self._clock.go_on()
            self._show_game(game)

    def go_back(self) -> None:
        """Show the table that was left, on which something is done after all."""
        if self.game:
            self._finder.forget()

    def _show_game(self, game: Game | None) -> None:
        if game == self.game:
            return
        self.game, self._drawn = game, (QRect(), 1.0)
        self.retranslate()
        self.setVisible(game is not None)
        if not self._clock.is_paused:
            self._board.setVisible(game is None)
            (self._board if game is None else self.button).setFocus()
        self.switched.emit(game)

    def apply_theme(self, appearance: Appearance) -> None:
        self._drawn = QRect(), 1.0
        for label in (self._name, self._message):
            label.setStyleSheet(f"color: {appearance.scheme.caption};")
        self.update()

    def retranslate(self) -> None:
        self.button.setText(say(words("&Back")))
        if game := self.game:
            self._name.setText(with_native(game.name, game.native))
            self._message.setText(say(looking_words(difficulty_in(game, self._policy))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._finder.forget()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        scheme, ratio = self._appearance.scheme, self.devicePixelRatioF()
        room = QRect(0, 0, self.width(), self._name.y())
        if self.game and self._drawn != (room, ratio):
            art = BoardArt(self._appearance.tile_style, scheme)
            self._places = art.places(self.game, room.size(), ratio)
            self._drawn = room, ratio
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), cloth_picture(scheme, self.size(), ratio))
        painter.drawPixmap(room.topLeft(), self._places)
