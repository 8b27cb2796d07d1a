"""The bars of the workbench: which game, the board as text, and what is found out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.widgets.menus import ChoiceMenu, fill, rule_entries, with_rule
from gupai_desktop.ui.widgets.parts import (
    announce,
    column_of,
    push_button,
    row_of,
    tool_button,
    toolbar,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel
from gupai_desktop.ui.workbench.board_analysis import BoardAnalysis
from gupai_desktop.ui.workbench.board_editor import BoardEditor

_TOOLS = ("undo", "redo", "", "clear", "deal-rest", "", "solve")
#: Those with their names beside their pictures; what finds no room is in the bar's own menu.
_NAMED = ("clear", "deal-rest", "solve")

#: So many lines of a winning line are seen at once.
_LINES = 4


class GameBar(QWidget):
    """Which game is laid out under which rules, and what is done to the whole board."""

    def __init__(self, editor: BoardEditor, actions: Actions) -> None:
        super().__init__()
        self._editor = editor
        self.games = QComboBox()
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.games.setMinimumContentsLength(12)
        self.games.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.games.activated.connect(self._choose_game)
        self.rules = push_button()
        self.rules.setMenu(QMenu(self.rules))
        tools = toolbar(actions, _TOOLS)
        for key in _NAMED:
            button = tools.widgetForAction(actions[key])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        row_of(self.games, self.rules, (tools, 1), parent=self, margin=0)
        editor.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Write the games and rules anew."""
        game = self._editor.draft.game
        self.games.setAccessibleName(say(words("Workbench", "Game")))
        self.games.clear()
        for one in games():
            self.games.addItem(with_native(one.name, one.native), one.id)
        self.games.setCurrentIndex(self.games.findData(game.id))
        self.rules.setText(say(words("GamesPage", "Rules")))
        fill(
            self.rules.menu(),
            ChoiceMenu(words("GamesPage", "Rules"), lambda: rule_entries(game), self._choose_rule),
        )

    def _choose_game(self, row: int) -> None:
        chosen = self.games.itemData(row)
        if chosen != self._editor.draft.game.id:
            self._editor.choose_game(find(chosen))

    def _choose_rule(self, option_and_choice: str) -> None:
        self._editor.choose_game(with_rule(self._editor.draft.game, option_and_choice))


class TextBar(QWidget):
    """The board as text, to be read, typed, pasted and copied."""

    def __init__(self, editor: BoardEditor, actions: Actions) -> None:
        super().__init__()
        self._editor = editor
        self._label = QLabel()
        self.field = QLineEdit()
        self.field.returnPressed.connect(lambda: editor.read(self.field.text()))
        self._label.setBuddy(self.field)
        buttons = (tool_button(actions, key) for key in ("paste", "copy"))
        row_of(self._label, (self.field, 1), *buttons, parent=self, margin=0)
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


class VerdictBar(QWidget):
    """The state of the board, the findings of the study, and the way back to the table."""

    def __init__(self, board_analysis: BoardAnalysis, actions: Actions) -> None:
        super().__init__()
        self._board_analysis = board_analysis
        self.status, self.found = (TileLabel(is_selectable=True) for _ in range(2))
        self.line = QPlainTextEdit()
        self.line.setReadOnly(True)
        self.line.setTabChangesFocus(True)
        rim = self.line.document().documentMargin() + self.line.frameWidth()
        letters = _LINES * self.line.fontMetrics().lineSpacing()
        self.line.setFixedHeight(letters + round(2 * rim))
        buttons = (tool_button(actions, key) for key in ("close", "play"))
        column_of(self.found, self.line, row_of((self.status, 1), *buttons), parent=self, margin=0)
        board_analysis.changed.connect(self._show)

    def set_status(self, text: Words) -> None:
        """Say what is on the bench, or why something was not done."""
        before = self.status.words
        self.status.set_words(text)
        if self.status.words != before:
            announce(self.status, self.status.words)

    def set_tile_style(self, tile_style: str) -> None:
        """Show tiles of another style in the sentences."""
        for label in (self.status, self.found):
            label.set_tile_style(tile_style)

    def retranslate(self) -> None:
        """Write the findings anew."""
        self.line.setAccessibleName(say(words("Workbench", "The winning line")))
        self._show()

    def _show(self) -> None:
        sentences, line = self._board_analysis.sentences(), self._board_analysis.line
        self.found.setVisible(bool(sentences))
        self.found.set_words(joined(*sentences) if sentences else None)
        self.line.setVisible(bool(line))
        self.line.setPlainText("\n".join(line))
