"""The bars of a window and its panel: toolbar, with the turn; status bar; chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFontDatabase,
    QFontInfo,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QSizePolicy,
    QStatusBar,
    QToolBar,
    QToolButton,
    QWidget,
)

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.words import counted, listed, words
from gupai_desktop.i18n import say, time_text, with_native
from gupai_desktop.play.challenge import challenge_day_of, challenge_in
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.difficulties import deal_key
from gupai_desktop.ui.play.proofs import WHY, Proofs
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import long_title_of, title_of
from gupai_desktop.ui.theme.window_palette import FINGER
from gupai_desktop.ui.widgets.actions import Actions, plain_text
from gupai_desktop.ui.widgets.parts import enlarge, for_finger, row_of
from gupai_desktop.ui.widgets.turn_steps import TurnSteps
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.chart.chart import Chart

#: All that is told of a game that the deal decides, until it is decided.
OMEN = words("MainWindow", "An omen: the deal alone decides.")

#: Leads to the last table that could be won.
BACK = words("Status", "Back to where it could")

#: What lies between two parts of the bar, and at its end.
_SPACE, _END = 6, 64
#: As wide or high as a widget can be.
UNBOUNDED = (1 << 24) - 1
#: The actions in the toolbar, a bar where there is no key.
_KEYS = (
    *("menu", "games-page", "new-deal", "", "undo", "redo", ""),
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
#: The size of icons, and how many times larger they are with large letters at most.
_ICON, _MOST_TIMES = 22, 1.6
#: The least room for the phase of the turn, in pixels.
_PHASE = 60
_SIDES = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
_LEAST_WIDTH = 268


class ShortenedLabel(QLabel):
    """A line that ends in dots where there is no room for all of it; its tool tip has it all."""

    def __init__(self, least: int = 0) -> None:
        super().__init__()
        self._least = least

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self._least, hint.height()) if self._least else hint

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        QPainter(self).drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


class VerdictLabel(QWidget):
    """Says whether the game can still be won; if not, buttons lead back and tell why."""

    def __init__(self, analysis: Analysis, proofs: Proofs) -> None:
        super().__init__()
        self._session, self._analysis, self._proofs = analysis.session, analysis, proofs
        self.label = ShortenedLabel()
        self.back = QPushButton(self)
        self.back.setFlat(True)
        self.back.clicked.connect(analysis.go_back)
        #: Is there if a proof is known.
        self.why = QPushButton(self)
        self.why.setFlat(True)
        row = row_of(parent=self)
        row.setContentsMargins(10, 0, 10, 0)
        row.addWidget(self.label)
        row.addWidget(self.why)
        row.addWidget(self.back)
        for signal in (analysis.changed, proofs.changed):
            signal.connect(self.refresh)
        self._session.stepped.connect(self.refresh)

    def refresh(self) -> None:
        """Show what is known now."""
        facts = self._session.facts
        is_untold = facts.game.is_omen and facts.outcome is Outcome.OPEN
        self.label.setText(say(OMEN if is_untold else self._analysis.verdict_words()))
        self.back.setText(say(BACK))
        self.back.setVisible(self._analysis.steps_back > 0)
        self.why.setText(say(WHY))
        self.why.setVisible(self._proofs.proof is not None)


class Status(QStatusBar):
    """The record on the table, what is known of it, and how long it has been played.

    Where there is no room for all of it, it is shortened from what matters least.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._session, self._difficulties = parts.session, parts.difficulties
        self.verdict_label = VerdictLabel(parts.analysis, parts.proofs)
        self.deal_label, self.time_label, self._tally_label, self._moves_label = (
            ShortenedLabel() for _ in range(4)
        )
        labels = (self._tally_label, self._moves_label, self.time_label)
        for label in (self.deal_label, *labels):
            label.setContentsMargins(10, 2, 10, 2)
        self.addWidget(self.deal_label)
        for widget in (self.verdict_label, *labels):
            self.addPermanentWidget(widget)
        self._session.record_changed.connect(self.refresh)
        self._session.stepped.connect(self.refresh_time)
        self._session.deal_changed.connect(self.refresh_deal)
        self._difficulties.found.connect(self.refresh_deal)

    def refresh(self) -> None:
        """Show how far the game is, and how long it has been played."""
        record = self._session.record
        self._tally_label.setText(say(self._session.facts.narrator.tally))
        moves = counted("MainWindow", "%n move(s)", len(record.moves))
        if challenge := challenge_in(record, self._session.playing.policy):
            wanted, has_points = record.game.measure(challenge.moves), record.game.most_score
            most = counted("Trigrams", "%n point(s)", wanted) if has_points else wanted
            moves = words("Challenge", "{moves}, challenge: {most}", moves=moves, most=most)
        self._moves_label.setText(say(moves))
        self.refresh_time()

    def refresh_deal(self) -> None:
        """Show which deal of which game it is, and how hard once that is known.

        A challenge of a day says itself how hard it is.
        """
        record, playing = self._session.record, self._session.playing
        title, long = title_of(record, playing), long_title_of(record, playing)
        difficulty = self._difficulties.of(record.game, deal_key(record))
        if difficulty and not challenge_day_of(record, playing.policy):
            title, long = listed(title, difficulty.name), listed(long, difficulty.name)
        self.deal_label.setText(with_native(title, record.game.native))
        self.deal_label.setToolTip(with_native(long, record.game.native))

    def refresh_time(self) -> None:
        """Show how long the deal has been played."""
        time = time_text(self._session.playing.seconds)
        self.time_label.setText(time)
        played = words("MainWindow", "How long this deal has been played: {time}", time=time)
        self.time_label.setToolTip(say(played))

    def retranslate(self) -> None:
        # A name that stays: a label without one would tell screen readers of every second.
        self.time_label.setAccessibleName(say(words("Statistics", "Time")))
        self.verdict_label.refresh()
        self.refresh_deal()
        self.refresh()

    def _shorten(self) -> None:
        """Shorten the title first, then the verdict; the counts and the time last of all."""
        verdict = self.verdict_label.label
        buttons = (self.verdict_label.why, self.verdict_label.back)
        labels = (self.deal_label, verdict, self._tally_label, self._moves_label, self.time_label)
        shown = [one for one in labels if one.isVisibleTo(self)]
        parts = [*shown, *(one for one in buttons if one.isVisibleTo(self))]
        lacking = sum(one.sizeHint().width() + _SPACE for one in parts) + _END - self.width()
        for label in shown:
            wanted = label.sizeHint().width()
            less = min(max(lacking, 0), wanted)
            label.setMaximumWidth(wanted - less if less else UNBOUNDED)
            lacking -= less

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._shorten()
        return super().event(event)


class Toolbar(QToolBar):
    """The buttons of a window, those of turns only in games that have them.

    Where there is no room for all words, the icons stand alone.
    """

    #: Whether something else shares the row, so that the icons stand alone in any case.
    is_shared = False

    def __init__(self, session: Session, actions: Actions, menus: QMenuBar) -> None:
        super().__init__(menus.window())
        self._session, self._actions = session, actions
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
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
        self.menu = QMenu(self)
        self.menu.addActions(menus.actions())
        actions["menu"].setMenu(self.menu)
        self.buttons[0].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
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

    @property
    def _phase_width(self) -> int:
        """The width of the phase of the turn when none of it is cut."""
        return self._phase.fontMetrics().horizontalAdvance(self._phase.text())

    def fit(self) -> None:
        """Show words beside the icons, and the names of all steps, if there is room for them.

        That is told when it is shown.
        """
        if not self.isVisible():
            return
        room = self.width() + _PHASE - max(_PHASE, self._phase_width)
        for style, is_short in (
            (_BESIDE, False),
            (_BESIDE, True),
            (_ALONE, False),
            (_ALONE, True),
            (_ALONE, None),
        )[2 * self.is_shared :]:
            self.setToolButtonStyle(style)
            self.buttons[0].setToolButtonStyle(_ALONE)
            # The turn's button has its word, for that changes, while there is any room for it.
            turn = self.buttons[-1]
            turn.setToolButtonStyle(_ALONE if is_short is None else _BESIDE)
            turn.setMinimumWidth(max(FINGER, turn.sizeHint().width()))
            self.steps.shorten(is_short is not False)
            # What has only just been shown does not tell the layout of its new size.
            if (layout := self.layout()) is not None:
                layout.invalidate()
            # The phase is cut before the turn's button loses its word.
            if self.sizeHint().width() <= (self.width() if is_short and style is _ALONE else room):
                break

    def play_turn(self) -> None:
        """Play the move that touches no tile, or say what it waits for."""
        facts = self._session.facts
        if move := next((move for move in facts.moves if not move.tiles), None):
            self._session.play(move)
        elif why := facts.narrator.why_no_turn:
            self._session.say(*why)

    def refresh(self) -> None:
        """Show the verb of the move that touches no tile, and the phase of the turn."""
        game = self._session.game
        for action in self._turn_actions:
            action.setVisible(bool(game.tileless_verbs))
        before = self._turn.text()
        for verb in game.tileless_verbs:
            self._turn.setText(say(game.verbs[verb]))
            self._turn.setIconText(plain_text(self._turn.text()))
            facts = self._session.facts
            is_legal = any(not move.tiles for move in facts.moves)
            self._turn.setEnabled(is_legal or bool(facts.narrator.why_no_turn))
        self.steps.show_steps(game, self._session.facts.narrator.steps)
        phase = self._session.facts.narrator.phase
        self._phase.setText(say(phase) if phase else "")
        if before != self._turn.text() or self._phase_width > self._phase.width():
            self.fit()

    def apply_theme(self) -> None:
        icon = round(_ICON * min(times_of(self), _MOST_TIMES))
        self.setIconSize(QSize(icon, icon))
        self.refresh()
        self.fit()

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("MainWindow", "Toolbar")))
        self.setAccessibleName(self.windowTitle())
        for key, text in _SHORT.items():
            self._actions[key].setIconText(say(text))
        self.refresh()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def times_of(widget: QWidget) -> float:
    """Return how many times larger than usual the letters of a widget are, 1 at least."""
    usual = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    return max(1.0, QFontInfo(widget.font()).pixelSize() / usual.pixelSize())


class ChartDock(QDockWidget):
    """Opened and closed by its action; `left` when the keys are to go back to the table."""

    left = Signal()

    def __init__(self, parts: WindowParts, action: QAction) -> None:
        window = parts.window
        super().__init__(window)
        self.setObjectName("chart")
        self.setAllowedAreas(_SIDES)
        self.setMinimumWidth(_LEAST_WIDTH)
        # In the usual font Qt would write the title as small as it was when this was made.
        enlarge(self, 1.001, is_bold=False)
        self._parts, self._action = parts, action
        self.chart: Chart | None = None
        self._is_covered = False
        parts.appearance.changed.connect(self._follow_palette)
        self.hide()
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        self.hide()
        self.visibilityChanged.connect(lambda _: action.setChecked(not self.isHidden()))

    def switch(self) -> None:
        """Open it and go there, or close it; what has the keys in it gives them back."""
        self.setVisible(self._action.isChecked())
        if self.isHidden():
            self.left.emit()
        elif self.chart is not None:
            self.raise_()
            self.chart.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _follow_palette(self) -> None:
        """Have no colours of its own: a style sheet that is taken off leaves docks some."""
        self.setPalette(QPalette())

    def cover(self, is_covered: bool) -> None:
        """Tell nothing of the board while it is hidden."""
        self._is_covered = is_covered
        if self.chart is not None:
            self.chart.cover(is_covered)

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("Chart", "Triplets and pairs")))
        if self.chart is not None:
            self.chart.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if self.chart is None:
            from gupai_desktop.ui.chart.chart import Chart

            self.chart = Chart(self._parts.session, self._parts.appearance, self)
            self.chart.cover(self._is_covered)
            self.setWidget(self.chart)
        super().showEvent(event)
