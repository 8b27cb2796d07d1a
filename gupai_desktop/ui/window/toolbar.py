"""The toolbar: the actions most used, the move of no tile, where the turn has come to."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.actions import TOOLBAR, Actions
from gupai_desktop.ui.window.status import ShortenedLabel


class Toolbar(QToolBar):
    """The buttons of a window, those of turns only in games that have them."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._actions = session, actions
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setIconSize(QSize(22, 22))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for key in TOOLBAR:
            if key:
                self.addAction(actions[key])
            else:
                self.addSeparator()
        self._add_turn_button()
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        session.record_changed.connect(self.refresh)

    def _add_turn_button(self) -> None:
        """The button of the move that touches no tile, and where the turn has come to."""
        separator, self._turn = self.addSeparator(), self._actions["turn"]
        self._turn_actions = (separator, self._turn, self._actions["auto-turn"])
        self.addAction(self._turn)
        button = self.widgetForAction(self._turn)
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._phase_label = ShortenedLabel()
        self._phase_label.setContentsMargins(10, 0, 10, 0)
        self._phase_label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self._phase_label)

    def play_turn(self) -> None:
        """Play the move that touches no tile, if there is one."""
        for move in self._turn_moves():
            self._session.play(move)

    def _turn_moves(self) -> list[Move]:
        return [move for move in self._session.moves if not move.tiles][:1]

    def refresh(self) -> None:
        """Show the verb of the move that touches no tile, and the phase of the turn."""
        game = self._session.game
        for action in self._turn_actions:
            action.setVisible(bool(game.tileless_verbs))
        for verb in game.tileless_verbs:
            self._turn.setText(say(game.verbs[verb]))
            self._turn.setEnabled(bool(self._turn_moves()))
        phase = game.phase(self._session.record.table)
        self._phase_label.setText(say(phase) if phase else "")

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(words("MainWindow", "Toolbar")))
        self.refresh()
