"""The toolbar: the actions that are wanted there, the move of no tile, the phase of the turn."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget, QWidgetAction

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.window_palette import FINGER
from gupai_desktop.ui.widgets.actions import Actions, plain_text
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry, fill
from gupai_desktop.ui.widgets.parts import for_finger
from gupai_desktop.ui.widgets.tab_stop import TabStop
from gupai_desktop.ui.widgets.turn_steps import TurnSteps
from gupai_desktop.ui.window.status import ShortenedLabel

#: Every action that can stand in the toolbar, a bar where there is no key.
_ALL = (
    *("games-page", "new-deal", "daily-deal", "previous-deal", "next-deal", "restart", ""),
    *("undo", "redo", "", "hint", "show-moves", "solve", "pause", "", "statistics", "rules-page"),
)
_DEFAULT = ("games-page", "new-deal", "undo", "redo", "hint", "solve", "pause", "rules-page")

#: What stands beside the icons of actions whose texts are too long for that, or change.
_SHORT = {
    "new-deal": words("Toolbar", "New Deal"),
    "undo": words("Toolbar", "Undo"),
    "redo": words("Toolbar", "Redo"),
    "solve": words("Toolbar", "Play for Me"),
    "show-moves": words("Toolbar", "Moves"),
    "rules-page": words("Toolbar", "Rules"),
}

_WORDS, _ICONS, _LARGE, _HIDDEN = "words", "icons", "large", "hidden"
_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_UNDER = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly
#: What each style is called, where words stand in it, and how large its icons are.
_STYLES: dict[str, tuple[Words, Qt.ToolButtonStyle, int]] = {
    _WORDS: (words("Toolbar", "Icons with &Words"), _BESIDE, 22),
    _ICONS: (words("Toolbar", "&Icons Only"), _ALONE, 22),
    _LARGE: (words("Toolbar", "&Large"), _UNDER, 34),
    _HIDDEN: (words("Toolbar", "&Hidden"), _ALONE, 22),
}
#: Room for a line between buttons, and for what is said of the turn.
_LINE, _PHASE, _LEAST_PHASE = 12, 70, 40


class _PhaseLabel(ShortenedLabel):
    """What is said of the turn, in the room that the buttons and the steps leave."""

    def sizeHint(self) -> QSize:
        return QSize(_PHASE, super().sizeHint().height())


class Toolbar(QToolBar):
    """The buttons of a window, those of turns only in games that have them.

    The tabulator stops at one of them; arrow keys lead to the others.  Where there is no
    room for words, the icons stand alone.
    """

    def __init__(
        self, session: Session, actions: Actions, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._actions, self._settings = session, actions, settings
        self._tab_stop = TabStop(self, self._buttons)
        #: How much room all words take; 0 if that is to be measured anew.
        self._needed = 0
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)
        self._turn = actions["turn"]
        self.steps = TurnSteps()
        self._steps = QWidgetAction(self)
        self._steps.setDefaultWidget(self.steps)
        self._phase_label = _PhaseLabel(_LEAST_PHASE)
        self._phase_label.setContentsMargins(10, 0, 10, 0)
        self._phase_label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._phase = QWidgetAction(self)
        self._phase.setDefaultWidget(self._phase_label)
        self._lay_out()
        session.record_changed.connect(self.refresh)

    def menus(self) -> dict[str, ChoiceMenu]:
        """The menus that choose how it looks and what stands in it."""
        return {
            "toolbar": ChoiceMenu(
                words("Toolbar", "Toolbar Styl&e"), self._style_entries, self.choose_style
            ),
            "toolbar_buttons": ChoiceMenu(
                words("Toolbar", "Toolbar B&uttons"), self._button_entries, self.switch_button
            ),
        }

    # What stands there.

    @property
    def keys(self) -> tuple[str, ...]:
        """The actions that are wanted, in their order."""
        chosen = self._settings.toolbar_buttons
        return tuple(key for key in _ALL if key in chosen) or _DEFAULT

    def _lay_out(self) -> None:
        """Put every wanted action in its place, and the turn at the end."""
        self.clear()
        keys = self.keys
        for key in _ALL:
            if key in keys:
                self.addAction(self._actions[key])
            elif not key and self.actions() and not self.actions()[-1].isSeparator():
                self.addSeparator()
        if self.actions() and self.actions()[-1].isSeparator():
            self.removeAction(self.actions()[-1])
        separator = self.addSeparator()
        turn = (separator, self._turn, self._steps, self._phase)
        self._turn_actions = (*turn, self._actions["auto-turn"])
        self.addAction(self._turn)
        self.addAction(self._steps)
        self.addAction(self._phase)
        for_finger(*self._buttons())
        self._tab_stop.begin()
        self.apply_style()

    def _buttons(self) -> list[QToolButton]:
        # PySide makes every class of widgets to find out what a separator is.
        actions = [action for action in self.actions() if not action.isSeparator()]
        found = (self.widgetForAction(action) for action in actions)
        return [button for button in found if isinstance(button, QToolButton)]

    # How it looks.

    @property
    def style_key(self) -> str:
        """How it is shown."""
        chosen = self._settings.toolbar
        return chosen if chosen in _STYLES else _WORDS

    def choose_style(self, key: str) -> None:
        """Show it so from now on."""
        self._settings.toolbar = key
        self.apply_style()

    def switch_button(self, key: str) -> None:
        """Have an action there, or no longer; without any, the usual ones come back."""
        keys = set(self.keys) ^ {key}
        self._settings.toolbar_buttons = [one for one in _ALL if one and one in keys]
        self._lay_out()

    def apply_style(self) -> None:
        """Look as it is chosen, whatever was shown or hidden before."""
        _, self._wanted_style, side = _STYLES[self.style_key]
        self.setVisible(self.style_key != _HIDDEN)
        self.setIconSize(QSize(side, side))
        self._needed = 0
        self.refresh()

    def _measure(self) -> None:
        """Find out how much room words take; then show them if there is so much."""
        self._set_button_style(self._wanted_style)
        shown = [action for action in self.actions() if action.isVisible()]
        buttons = (self.widgetForAction(one) for one in shown if not one.isSeparator())
        self._needed = _LINE * sum(action.isSeparator() for action in shown) + sum(
            self._room_for(widget) for widget in buttons
        )
        self._fit()

    def _room_for(self, widget: QWidget) -> int:
        if widget is self._phase_label:
            return _PHASE
        return self.steps.width_of_names if widget is self.steps else widget.sizeHint().width()

    def _fit(self) -> None:
        """Leave out the names of steps before the words of buttons."""
        spared = self.steps.width_of_names - self.steps.width_of_numbers
        has_room = self._needed - spared <= self.width()
        self._set_button_style(self._wanted_style if has_room else _ALONE)
        self._fit_steps()

    def _fit_steps(self) -> None:
        """Let the steps be as long as leaves room for what is said of the turn."""
        buttons = self._buttons()
        wide = (max(one.minimumWidth(), one.sizeHint().width()) + 1 for one in buttons)
        shown = [width for one, width in zip(buttons, wide, strict=True) if one.isVisibleTo(self)]
        lines = _LINE * sum(action.isSeparator() for action in self.actions())
        room = self.width() - sum(shown) - lines - _PHASE
        self.steps.setMaximumWidth(self.steps.width_in(room))

    def _set_button_style(self, style: Qt.ToolButtonStyle) -> None:
        """Show words so; the turn's button always has its word, for that changes."""
        if style != self.toolButtonStyle():
            self.setToolButtonStyle(style)
        turn = self.widgetForAction(self._turn)
        if isinstance(turn, QToolButton):
            turn.setToolButtonStyle(_BESIDE if style is _ALONE else style)
            turn.setMinimumWidth(max(FINGER, turn.sizeHint().width()))

    def _style_entries(self) -> list[Entry]:
        chosen = self.style_key
        return [Entry(key, say(name), key == chosen) for key, (name, *_) in _STYLES.items()]

    def _button_entries(self) -> list[Entry]:
        keys = self.keys
        return [
            Entry(key, plain_text(self._actions[key].text()), key in keys, is_switch=True)
            for key in filter(None, _ALL)
        ]

    def context_menu(self) -> QMenu:
        """What the menu View has for it, where somebody looks for it first."""
        menu = QMenu(self)
        for choices in self.menus().values():
            fill(menu.addMenu(say(choices.title)), choices)
        return menu

    def _show_menu(self, place: QPoint) -> None:
        menu = self.context_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(place))

    # The turn.

    def play_turn(self) -> None:
        """Play the move that touches no tile, if there is one."""
        for move in self._turn_moves():
            self._session.play(move)

    def _turn_moves(self) -> list[Move]:
        return [move for move in self._session.moves if not move.tiles][:1]

    def refresh(self) -> None:
        """Show the verb of the move that touches no tile, and the phase of the turn."""
        game, before = self._session.game, (self._turn.isVisible(), self._turn.text())
        for action in self._turn_actions:
            action.setVisible(bool(game.tileless_verbs))
        for verb in game.tileless_verbs:
            self._turn.setText(say(game.verbs[verb]))
            self._turn.setIconText(plain_text(self._turn.text()))
            self._turn.setEnabled(bool(self._turn_moves()))
        self.steps.show_steps(game, self._session.facts.steps)
        phase = self._session.facts.phase
        self._phase_label.setText(say(phase) if phase else "")
        self._fit_steps()
        if not self._needed or before != (self._turn.isVisible(), self._turn.text()):
            self._measure()
        self._tab_stop.choose()

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("MainWindow", "Toolbar")))
        self.setAccessibleName(self.windowTitle())
        for key, text in _SHORT.items():
            self._actions[key].setIconText(say(text))
        self._needed = 0
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
