"""The bars of the workbench: which game, the board as text, and what is found out."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.words import joined, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.menus import ChoiceMenu, fill
from gupai_desktop.ui.widgets.rule_choices import rule_entries, with_rule
from gupai_desktop.ui.workbench.board_analysis import BoardAnalysis
from gupai_desktop.ui.workbench.board_editor import BoardEditor

_TOOLS = ("undo", "redo", "", "clear", "deal-rest", "", "solve", "rate")
_BARE = ("undo", "redo")

#: So many lines of a winning line are seen at once.
_LINES = 4


class GameBar(QWidget):
    """Which game is laid out under which rules, and what is done to the whole board."""

    def __init__(self, editor: BoardEditor, actions: Actions) -> None:
        super().__init__()
        self._editor, self._actions = editor, actions
        self.games = QComboBox()
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.games.setMinimumContentsLength(12)
        self.games.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.games.activated.connect(self._choose_game)
        self.rules = QPushButton()
        self.rules.setAutoDefault(False)
        self.rules.setMenu(QMenu(self.rules))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.games)
        row.addWidget(self.rules)
        self._tools = _toolbar(actions)
        row.addWidget(self._tools, 1)
        editor.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Write the games and rules anew."""
        game = self._editor.draft.game
        self.games.setAccessibleName(say(words("Workbench", "Game")))
        self.games.clear()
        for one in games():
            self.games.addItem(with_native(one.name, one.native), one.id)
        self.games.setCurrentIndex(self.games.findData(game.id))
        self.rules.setText(say(words("Workbench", "Rules")))
        fill(
            self.rules.menu(),
            ChoiceMenu(words("Workbench", "Rules"), lambda: rule_entries(game), self._choose_rule),
        )
        self._fit()

    def _fit(self) -> None:
        """Name the actions where there is room for their names; else pictures must do."""
        _name(self._tools, self._actions, is_named=True)
        if self.sizeHint().width() > self.width():
            _name(self._tools, self._actions, is_named=False)

    def _choose_game(self, row: int) -> None:
        chosen = self.games.itemData(row)
        if chosen != self._editor.draft.game.id:
            self._editor.choose(find(chosen))

    def _choose_rule(self, option_and_choice: str) -> None:
        self._editor.choose(with_rule(self._editor.draft.game, option_and_choice))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _toolbar(actions: Actions) -> QToolBar:
    """The actions; what has no room opens from the bar's end."""
    bar = QToolBar()
    bar.setIconSize(QSize(20, 20))
    for key in _TOOLS:
        if key:
            bar.addAction(actions[key])
            bar.widgetForAction(actions[key]).setFocusPolicy(Qt.FocusPolicy.TabFocus)
        else:
            bar.addSeparator()
    return bar


def _name(bar: QToolBar, actions: Actions, *, is_named: bool) -> None:
    """Write the names of most actions beside their pictures, or leave them out."""
    style = (
        Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if is_named
        else Qt.ToolButtonStyle.ToolButtonIconOnly
    )
    for key in _TOOLS:
        button = bar.widgetForAction(actions[key]) if key and key not in _BARE else None
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(style)


class TextBar(QWidget):
    """The board as text, to be read, typed, pasted and copied."""

    def __init__(self, editor: BoardEditor, actions: Actions) -> None:
        super().__init__()
        self._editor = editor
        self._label = QLabel()
        self.field = QLineEdit()
        self.field.returnPressed.connect(lambda: editor.read(self.field.text()))
        self._label.setBuddy(self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label)
        row.addWidget(self.field, 1)
        for key in ("paste", "copy"):
            row.addWidget(_tool_button(actions, key))
        editor.changed.connect(self._show)

    def retranslate(self) -> None:
        """Write the label and the board."""
        self._label.setText(say(words("Workbench", "&Board:")))
        self.field.setPlaceholderText(
            say(words("Workbench", "Type a board, such as 66 21 63 | 54 …, and press Enter"))
        )
        self._show()

    def _show(self) -> None:
        draft = self._editor.draft
        self.field.setText(draft.text if draft.is_whole else "")
        self.field.setCursorPosition(0)


def _tool_button(actions: Actions, key: str) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(actions[key])
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return button


class VerdictBar(QWidget):
    """What is on the bench, what the study has found out, and the way back to the table."""

    def __init__(self, board_analysis: BoardAnalysis, actions: Actions) -> None:
        super().__init__()
        self._board_analysis = board_analysis
        self.status, self.found = QLabel(), QLabel()
        for label in (self.status, self.found):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.line = QPlainTextEdit()
        self.line.setReadOnly(True)
        self.line.setTabChangesFocus(True)
        rim = self.line.document().documentMargin() + self.line.frameWidth()
        letters = _LINES * self.line.fontMetrics().lineSpacing()
        self.line.setFixedHeight(letters + round(2 * rim))
        foot = QHBoxLayout()
        foot.addWidget(self.status, 1)
        self._buttons = [_push_button(actions, key) for key in ("close", "play")]
        for button in self._buttons:
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.found)
        column.addWidget(self.line)
        column.addLayout(foot)
        board_analysis.changed.connect(self._show)

    def tell(self, text: str) -> None:
        """Say what is on the bench, or why something was not done."""
        if text != self.status.text():
            self.status.setText(text)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.status, text))

    def retranslate(self) -> None:
        """Write the findings anew."""
        self.line.setAccessibleName(say(words("Workbench", "The winning line")))
        self._show()

    def _show(self) -> None:
        said, line = self._board_analysis.said(), self._board_analysis.line
        self.found.setVisible(bool(said))
        self.found.setText(say(joined(*said)) if said else "")
        self.line.setVisible(bool(line))
        self.line.setPlainText("\n".join(line))


def _push_button(actions: Actions, key: str) -> QPushButton:
    """A button that does an action and looks like it, and that Enter elsewhere does not press."""
    action, button = actions[key], QPushButton()

    def follow() -> None:
        button.setText(action.text())
        button.setToolTip(action.toolTip())
        button.setIcon(action.icon())
        button.setEnabled(action.isEnabled())

    button.setAutoDefault(False)
    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()
    return button
