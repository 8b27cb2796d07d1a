"""The bar above the table and the status bar below it: all of a window that is not table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QSizePolicy,
    QStatusBar,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolBar,
    QToolButton,
    QWidget,
)

from gupai_desktop.engine.words import Words, listed, time_text, words
from gupai_desktop.i18n import is_chinese, say, with_native
from gupai_desktop.texts.messages import OFFERS, Topic
from gupai_desktop.texts.status_words import moves_words, verdict_brief, verdict_full
from gupai_desktop.texts.titles import long_title_of
from gupai_desktop.ui.theme.appearance import serif_sheet, with_size_of
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.window_palette import TOUCH_TARGET, mixed
from gupai_desktop.ui.widgets.actions import Actions, plain_text
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    enlarge,
    fit,
    for_touch,
    in_two_lines,
    lacquer,
    leave_if_away,
    row_of,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel
from gupai_desktop.ui.widgets.turn_steps import TurnSteps
from gupai_desktop.ui.window.bar_detail import DETAILS, BarDetail, TitleDetail, TurnDetail
from gupai_desktop.ui.window.goal_bar import GoalBar
from gupai_desktop.ui.window.panel import PanelButton
from gupai_desktop.ui.window.window_parts import WindowParts

#: The heights of bar and status bar, in letters of the usual size; no wider than needed.
_BAR, _STATUS_BAR, _ANY = 44, 40, (1 << 24) - 1
#: The room above and below all that is in the bar, and at its ends.
_ABOVE, _ENDS = 2, 6
#: The size of icons, and how many times larger they are with large letters at most.
_ICON, _MAX = 22, 1.4
#: The title's letters, its Chinese name's and the others', in usual ones; the gap between them.
_NAME, _NATIVE, _MORE, _GAP, _EDGE, _ARROW = 1.15, 1.15, 0.95, 10, 10, 9
#: The size of a name's letters in two lines, in those of one line.
_LINE = 0.56
#: The share of the status bar that figures may take, the rest being that of the message.
_FIGURES = 0.62
#: The room at both ends of the status bar, and what is rounded away in its height.
_EDGES, _SLACK = 12, 4
#: In how many ways the figures are told, each in fewer words.
_DETAILS = 8
_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


class TitleButton(QToolButton):
    """The game on the table: its name, its Chinese name, how hard it is; its menu has the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._texts, self._scheme, self._detail = ("", "", ""), LIGHT, TitleDetail.ALL
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        enlarge(self, 1.0, is_bold=False)
        self.show_detail(TitleDetail.ALL)
        for_touch(self)

    def fill(self, name: str, native: str, more: str) -> None:
        """Show these, as far as there is room for them."""
        self._texts = (name, native, more)
        self.show_detail(self._detail)

    def show_detail(self, detail: TitleDetail) -> None:
        """Show so much of the title."""
        self._detail = detail
        self._shown = self._pieces()
        self.setText("  ".join(text for text, _, _ in self._shown))
        sizes = [QFontMetrics(font).size(0, text) for text, font, _ in self._shown]
        wide = sum(size.width() + _GAP for size in sizes)
        # In two lines it is as high as in one with some room above and below.
        high = QFontMetrics(with_size_of(self.font(), 2 * _LINE * _NAME)).height() + 2
        self._size = QSize(wide + _ARROW + 2 * _EDGE, max(TOUCH_TARGET, high))
        self.updateGeometry()

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self.show_detail(self._detail)

    def _pieces(self) -> list[tuple[str, QFont, str]]:
        """Return each text that is shown, its letters and its colour."""
        name, native, more = self._texts
        bold = with_size_of(self.font(), _NAME)
        bold.setBold(True)
        halves = (in_two_lines(name), with_size_of(bold, _LINE), self._scheme.banner_text)
        large, small = with_size_of(self.font(), _NATIVE), with_size_of(self.font(), _MORE)
        every = [
            (name, bold, self._scheme.banner_text),
            (native, large, self._scheme.accent),
            (more, small, self._scheme.faint),
        ]
        shown = {
            TitleDetail.ALL: every,
            TitleDetail.NAME_AND_MORE: [every[0], every[2]],
            TitleDetail.NAME: every[:1],
            TitleDetail.LINES: [halves if " " in name else every[0]],
        }
        return [piece for piece in shown[self._detail] if piece[0]]

    def sizeHint(self) -> QSize:
        return self._size

    minimumSizeHint = sizeHint

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text, option.features = "", QStyleOptionToolButton.ToolButtonFeature(0)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        left = _EDGE
        for text, font, colour in self._shown:
            wide = QFontMetrics(font).size(0, text).width()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            room = self.rect().adjusted(left, 0, 0, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
            left += wide + _GAP
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        middle = self.rect().center().y() + 1
        painter.setPen(QColor(self._scheme.faint))
        arrow = ((0, -2), (4, 2), (8, -2))
        painter.drawPolyline([QPointF(left + across, middle + down) for across, down in arrow])


class Bar(QToolBar):
    """Games, the title, the goal or the turn, and the few actions that are always at hand."""

    is_hidden = False

    def __init__(
        self,
        parts: WindowParts,
        actions: Actions,
        menus: QMenuBar,
        title_menu: QMenu,
        goal: GoalBar,
    ) -> None:
        super().__init__(parts.window)
        self._parts, self._session, self._actions = parts, parts.session, actions
        self.setObjectName("bar")
        self.setMovable(False)
        self.setContentsMargins(_ENDS - _ABOVE, 0, _ENDS - _ABOVE, 0)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self.title, self.goal, self.title_menu = TitleButton(), goal, title_menu
        self.title.setMenu(title_menu)
        self.steps, self._phase = TurnSteps(), QLabel()
        self._middle = middle = QWidget()
        row_of(STRETCH, goal, self.steps, self._phase, STRETCH, parent=middle, margin=0)
        middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addAction(actions["games-page"])
        self.addSeparator()
        self.addWidget(self.title)
        self.addWidget(middle)
        self._turn = actions["turn"]
        for key in ("undo", "redo", "hint", "turn", "sound", "menu"):
            self.addAction(actions[key])
        turn_button = self.widgetForAction(self._turn)
        assert isinstance(turn_button, QToolButton)
        self._turn_button = turn_button
        self.menu = QMenu(self)
        self.menu.addActions(menus.actions())
        actions["menu"].setMenu(self.menu)
        self.buttons[-1].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button in (*self.buttons, self.title):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            for_touch(button)
        for button, menu in ((self.buttons[-1], self.menu), (self.title, title_menu)):
            menu.aboutToHide.connect(partial(leave_if_away, button))

    @property
    def buttons(self) -> list[QToolButton]:
        keys = ("games-page", "undo", "redo", "hint", "turn", "sound", "menu")
        found = (self.widgetForAction(self._actions[key]) for key in keys)
        return [button for button in found if isinstance(button, QToolButton)]

    def set_hidden(self, is_hidden: bool) -> None:
        """Take no room, or as much as ever, however much is told."""
        self.is_hidden = is_hidden
        self._turn_button.setToolButtonStyle(_BESIDE)
        high = max(part.sizeHint().height() for part in (*self.buttons, self.title))
        self.setFixedHeight(0 if is_hidden else max(_BAR, high + 2 * _ABOVE))
        self.fit()

    def show_middle(self, is_shown: bool) -> None:
        """Show the goal or the turn, or neither while the table is not seen."""
        self._middle.setEnabled(is_shown)
        self.fit()

    def open_menus(self) -> None:
        """Open all menus below their button."""
        self.set_hidden(False)
        self.buttons[-1].showMenu()

    def play_turn(self) -> None:
        """Play the move that touches no tile, or say what it waits for."""
        facts = self._session.facts
        if move := next((move for move in facts.moves if not move.tiles), None):
            self._session.play(move)
        elif why := facts.narrator.why_no_turn:
            self._session.say(*why)

    def refresh(self) -> None:
        """Show the verb of the move that touches no tile, and the phase of the turn."""
        game, narrator = self._session.game, self._session.facts.narrator
        for verb in game.tileless_verbs:
            self._turn.setText(say(game.verbs[verb]))
            self._turn.setIconText(plain_text(self._turn.text()))
            is_legal = any(not move.tiles for move in self._session.facts.moves)
            self._turn.setEnabled(is_legal or bool(narrator.why_no_turn))
        self._turn.setVisible(bool(game.tileless_verbs))
        self.steps.show_steps(game, narrator.steps)
        self._phase.setText(say(narrator.phase) if narrator.phase else "")
        self._phase.setToolTip(self._phase.text())
        self.fit()

    def refresh_title(self) -> None:
        """Show which game it is and how hard its deal, once that is known.

        Of a challenge its day is shown, of a problem its number; all of it is in the tool tip.
        """
        record, occasion = self._session.record, self._session.occasion
        name, long = record.game.name, long_title_of(record, self._session.playing)
        difficulty = self._parts.difficulties.of(record.game, record.deal_text)
        more: Words | str = difficulty.name if difficulty else ""
        if difficulty:
            long = listed(long, difficulty.name)
        if occasion.is_in_bar:
            more = occasion.name(record.game) or more
        native = "" if is_chinese() else record.game.native
        self.title.fill(say(name), native, more if isinstance(more, str) else say(more))
        self.title.setToolTip(with_native(long, record.game.native))
        self.title.setAccessibleName(say(long))
        self.fit()

    def fit(self) -> None:
        """Tell as much as there is room for, and let the window leave room for the least."""
        if self.isVisible():
            fit(self, 0, [partial(self._write, DETAILS[-1])])
            self.setMinimumWidth(self.sizeHint().width())
            fit(self, self.width(), (partial(self._write, detail) for detail in DETAILS))

    def _write(self, detail: BarDetail) -> None:
        """Show in that many words all that belongs into the bar now, and nothing else."""
        is_shown = self._middle.isEnabled()
        self.title.show_detail(detail.title)
        self.goal.setVisible(is_shown and bool(self.goal.parts))
        self.goal.write(detail.goal)
        self.steps.setVisible(is_shown and bool(self.steps.text()))
        self.steps.shorten(detail.turn > TurnDetail.ALL)
        has_phase = bool(self._phase.text()) and detail.turn < TurnDetail.BUTTON
        self._phase.setVisible(is_shown and has_phase)
        self._turn_button.setToolButtonStyle(_ALONE if detail.turn is TurnDetail.ICON else _BESIDE)
        self._middle.updateGeometry()

    def apply_theme(self, scheme: Scheme) -> None:
        """Take the colours of the table, and icons as large as the letters."""
        icon = round(_ICON * min(max(1.0, self.fontMetrics().height() / 17), _MAX))
        self.setIconSize(QSize(icon, icon))
        self._actions.apply_theme(scheme.banner_text, mixed(scheme))
        self.setStyleSheet(
            f"QToolBar {{ {lacquer(scheme)} border: none; spacing: 2px;"
            f" border-bottom: 1px solid {mixed(scheme, 0.4)}; }}"
            f"QToolBar::separator {{ background: {mixed(scheme, 0.4)}; width: 1px;"
            " margin: 10px 8px; }"
            f"#bar QLabel, #bar QToolButton {{ {serif_sheet()} }}"
            f"#bar QLabel {{ color: {scheme.banner_text}; }}"
            f"#bar QToolButton {{ color: {scheme.banner_text}; background: transparent;"
            " border: 2px solid transparent; border-radius: 6px; padding: 2px; }"
            f"#bar QToolButton:hover {{ background: {mixed(scheme, 0.16)}; }}"
            f"#bar QToolButton:focus {{ border-color: {scheme.accent}; }}"
            "#bar QToolButton::menu-indicator { image: none; }"
        )
        # A style sheet brings back the margins of the style, in which buttons are cut.
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(_ABOVE, _ABOVE, _ABOVE, _ABOVE)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(scheme.banner_text))
        palette.setColor(QPalette.ColorRole.Window, QColor(scheme.banner))
        self.steps.setPalette(palette)
        self.title.apply_theme(scheme)
        self.refresh()
        self.set_hidden(self.is_hidden)

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("Toolbar")))
        self.setAccessibleName(self.windowTitle())
        self.refresh()
        self.refresh_title()
        self.set_hidden(self.is_hidden)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()


class StatusBar(QStatusBar):
    """What was said last on the left; verdict, tally, moves and clock on the right.

    It is always two lines high.  Figures give way to the message and are told in fewer words;
    a message that finds no room even so is told by its first sentences, or words.  The tool tips
    have all.
    """

    is_hidden = False
    #: What was said last, and what was offered with it.
    _said: tuple[tuple[Words, ...], tuple[PanelButton, ...]] = ((), ())

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts, self._session, self._settings = parts, parts.session, parts.settings
        self.setSizeGripEnabled(False)
        self.setObjectName("status-bar")
        self.message, self.offer = TileLabel(), QPushButton()
        self.verdict, self.tally, self.moves, self.time_label = (QLabel() for _ in range(4))
        self.why, self.back = QPushButton(), QPushButton()
        for button in (self.offer, self.why, self.back):
            button.setFlat(True)
            for_touch(button)
        self.back.clicked.connect(parts.analysis.go_back)
        self.offer.clicked.connect(self._on_offer)
        self._left, self.figures = QWidget(), QWidget()
        left = row_of((self.message, 1), self.offer, parent=self._left, spacing=10)
        left.setContentsMargins(_EDGES, 0, 0, 0)
        figures = (self.verdict, self.why, self.back, self.tally, self.moves, self.time_label)
        right = row_of(*figures, parent=self.figures, spacing=18)
        right.setContentsMargins(0, 0, _EDGES, 0)
        self.addWidget(self._left, 1)
        self.addPermanentWidget(self.figures)
        # Qt keeps some pixels above and below for a frame that is not drawn here.
        self.setContentsMargins(0, -3, 0, -2)
        # What finds no room is shortened; it does not widen the window.
        self.setMinimumWidth(1)
        self.refresh()
        for part in (parts.analysis, parts.proofs, parts.problem_sets, parts.best_scores):
            part.changed.connect(self.refresh)

    def set_hidden(self, is_hidden: bool) -> None:
        """Take no room, or as much as ever."""
        self.is_hidden = is_hidden
        self.setFixedHeight(0 if is_hidden else self._height)

    @property
    def _height(self) -> int:
        return max(_STATUS_BAR, 2 * self.message.close_line_height + _SLACK)

    # What was said.

    @property
    def _room(self) -> int:
        """The width that there is for a message."""
        beside = self.offer.sizeHint().width() + 10 if self.offer.isVisibleTo(self) else 0
        return max(120, self.width() - self.figures.sizeHint().width() - beside - 44)

    def say(self, sentences: tuple[Words, ...], choices: tuple[PanelButton, ...] = ()) -> None:
        """Show sentences, as far as two lines have room, and the one thing that is offered."""
        if (sentences, choices) != self._said:
            self._said = (sentences, choices)
            self._fit()

    def _on_offer(self) -> None:
        """Do what is offered; a key may reach the button when that is no more."""
        for _, callback in self._said[1]:
            callback()

    # How far the game is.

    def refresh(self) -> None:
        """Show what is known of the game, how far it is, and how long it has been played."""
        known, proofs = self._parts.known, self._parts.proofs
        self._known = known
        is_loss = self._session.topic is Topic.LOSS or self._settings.shows_verdict
        self.back.setVisible(is_loss and known.steps_back > 0)
        self.why.setVisible(is_loss and proofs.proof is not None)
        self.verdict.setToolTip(say(verdict_full(known)))
        self.refresh_time()
        self._fit()

    def _fit(self) -> None:
        """Tell all that was said, or its first sentence, at last without the offer beside it.

        Of the figures is told what finds room.
        """
        share, (sentences, choices) = round(self.width() * _FIGURES), self._said
        for text, _ in choices:
            self.offer.setText(plain_text(say(text)))
        if not sentences:
            self.message.set_words(None)
        first = sentences[:1]
        for shown, offered in dict.fromkeys(((sentences, choices), (first, choices), (first, ()))):
            self.offer.setVisible(bool(offered))
            for detail in range(_DETAILS):
                fit(self.figures, share, [partial(self._write, detail)])
                is_whole = not shown or self.message.say_in(self._room, self._height, *shown)
                self.message.setToolTip(self.message.accessibleName())
                if is_whole and self.figures.sizeHint().width() <= share:
                    return

    def _write(self, detail: int) -> None:
        """Shorten verdict and moves; then leave out the tally, the moves, the verdict.

        At last the longer button is two lines high, and the time is left out.
        """
        known = self._known
        text = verdict_brief(known) if detail else verdict_full(known)
        self.verdict.setText(say(text))
        self.moves.setText(say(moves_words(known, is_brief=detail > 1)))
        self.tally.setText(say(known.facts.narrator.tally))
        self.tally.setToolTip(self.tally.text())
        self.tally.setVisible(detail < 3)
        self.moves.setVisible(detail < 4)
        self.verdict.setVisible(self._settings.shows_verdict and detail < 5)
        back = say(OFFERS["back"])
        self.back.setText(back if detail < 6 else in_two_lines(back))
        self.time_label.setVisible(self._settings.shows_time and detail < 7)

    def refresh_time(self) -> None:
        """Show how long the deal has been played; a longer time leaves less room to others."""
        before, time = self.time_label.text(), time_text(self._session.playing.seconds)
        self.time_label.setText(time)
        played = words("How long this deal has been played: {time}", time=time)
        self.time_label.setToolTip(say(played))
        if len(time) != len(before):
            self._fit()

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        """Take the colours of the table."""
        palette = self.palette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(role, QColor(scheme.banner_text))
        self.setPalette(palette)
        self.setStyleSheet(
            f"#status-bar {{ {lacquer(scheme)} border-top: 1px solid {mixed(scheme, 0.4)};"
            f" color: {scheme.banner_text}; }}"
            "QStatusBar::item { border: none; }"
            f"#status-bar QLabel, #status-bar QPushButton {{ {serif_sheet()} }}"
            f"#status-bar QLabel {{ color: {scheme.banner_text}; }}"
            f"#status-bar QPushButton {{ color: {scheme.accent}; background: transparent;"
            " border: 2px solid transparent; border-radius: 6px; padding: 0px 8px; }"
            f"#status-bar QPushButton:hover {{ background: {mixed(scheme, 0.16)}; }}"
            f"#status-bar QPushButton:focus {{ border-color: {scheme.accent}; }}"
        )
        self.verdict.setStyleSheet(f"color: {scheme.accent};")
        self.time_label.setStyleSheet(f"color: {scheme.faint};")
        self.message.set_tile_style(tile_style)
        self.set_hidden(self.is_hidden)
        self.refresh()

    def retranslate(self) -> None:
        # A name that stays: a label without one would tell screen readers of every second.
        self.time_label.setAccessibleName(say(words("Time")))
        self.why.setText(say(OFFERS["why"]))
        self.back.setAccessibleName(say(OFFERS["back"]))
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
