"""The toolbar: actions, the move that touches no tile, the steps and the phase of the turn."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.window_palette import FINGER
from gupai_desktop.ui.widgets.actions import Actions, plain_text
from gupai_desktop.ui.widgets.parts import for_finger
from gupai_desktop.ui.widgets.turn_steps import TurnSteps
from gupai_desktop.ui.window.status import ShortenedLabel

#: The actions in the toolbar, a bar where there is no key.
_KEYS = (
    *("games-page", "new-deal", "", "undo", "redo", ""),
    *("hint", "solve", "pause", "", "rules-page", ""),
)

#: Texts beside the icons of actions whose own texts are too long for that, or change.
_SHORT = {
    "new-deal": words("Toolbar", "New Deal"),
    "undo": words("Toolbar", "Undo"),
    "redo": words("Toolbar", "Redo"),
    "solve": words("Toolbar", "Play for Me"),
    "rules-page": words("GamesPage", "Rules"),
}

_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly
_ICON = 22
#: The least room for the phase of the turn, in pixels.
_PHASE = 60


class Toolbar(QToolBar):
    """The buttons of a window, those of turns only in games that have them.

    Where there is no room for all words, the icons stand alone.
    """

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._actions = session, actions
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self.setIconSize(QSize(_ICON, _ICON))
        for key in _KEYS:
            if key:
                self.addAction(actions[key])
            else:
                last_bar = self.addSeparator()
        self._turn = actions["turn"]
        self.addAction(self._turn)
        self.steps, self._phase = TurnSteps(), ShortenedLabel(_PHASE)
        self._phase.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        labels = (self.addWidget(self.steps), self.addWidget(self._phase))
        self._turn_actions = (last_bar, self._turn, *labels)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            for_finger(button)
        session.record_changed.connect(self.refresh)

    @property
    def buttons(self) -> list[QToolButton]:
        """The buttons of all actions."""
        keys = (*filter(None, _KEYS), "turn")
        found = (self.widgetForAction(self._actions[key]) for key in keys)
        return [button for button in found if isinstance(button, QToolButton)]

    def _fit(self) -> None:
        """Show words beside the icons, and the names of all steps, if there is room for them."""
        for style, is_short in (
            (_BESIDE, False),
            (_BESIDE, True),
            (_ALONE, False),
            (_ALONE, True),
        ):
            self.setToolButtonStyle(style)
            # The turn's button always has its word, for that changes.
            turn = self.buttons[-1]
            turn.setToolButtonStyle(_BESIDE)
            turn.setMinimumWidth(max(FINGER, turn.sizeHint().width()))
            self.steps.shorten(is_short)
            # What has only just been shown does not tell the layout of its new size.
            if (layout := self.layout()) is not None:
                layout.invalidate()
            if self.sizeHint().width() <= self.width():
                break

    def play_turn(self) -> None:
        """Play the move that touches no tile, if there is one."""
        for move in self._session.moves:
            if not move.tiles:
                self._session.play(move)
                break

    def refresh(self) -> None:
        """Show the verb of the move that touches no tile, and the phase of the turn."""
        game = self._session.game
        for action in self._turn_actions:
            action.setVisible(bool(game.tileless_verbs))
        before = self._turn.text()
        for verb in game.tileless_verbs:
            self._turn.setText(say(game.verbs[verb]))
            self._turn.setIconText(plain_text(self._turn.text()))
            self._turn.setEnabled(any(not move.tiles for move in self._session.moves))
        self.steps.show_steps(game, self._session.facts.narrator.steps)
        phase = self._session.facts.narrator.phase
        self._phase.setText(say(phase) if phase else "")
        if before != self._turn.text():
            self._fit()

    def apply_theme(self) -> None:
        self.refresh()
        self._fit()

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("MainWindow", "Toolbar")))
        self.setAccessibleName(self.windowTitle())
        for key, text in _SHORT.items():
            self._actions[key].setIconText(say(text))
        self.refresh()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
