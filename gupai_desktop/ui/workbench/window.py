"""The workbench: any board of any game is laid out here, checked, studied and played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.shared import Code
from gupai_desktop.texts.solver_words import CANNOT_BE_WON, WHY
from gupai_desktop.texts.titles import KEEP_PROBLEM, MY_PROBLEMS
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.proof_walk import ProofWalk
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import ActionRow, Actions, Keys, name_of, plain_text
from gupai_desktop.ui.widgets.menus import ChoiceMenu, fill, rule_entries, with_rule
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    Dialog,
    announce,
    column_of,
    name_where_room_is,
    push_button,
    row_of,
    tool_button,
    toolbar,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel
from gupai_desktop.ui.workbench.board_analysis import BoardAnalysis
from gupai_desktop.ui.workbench.board_draft import BoardDraft
from gupai_desktop.ui.workbench.board_editor import (
    BoardEditor,
    DraftGroupModel,
    DraftModel,
    draft_layouts,
)

_TOOLS = ("undo", "redo", "", "clear", "deal-rest", "", "solve", "my-problems")
#: Those with their names beside their pictures where there is room; what finds none even so is
#: in the bar's own menu.
_NAMED = ("deal-rest", "solve")

#: The longest problem that can be wanted.
_MAX_MOVES = 20
#: This many lines of a winning line are seen at once.
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
        self.games.activated.connect(
            lambda row: editor.choose_game(find(self.games.itemData(row)))
        )
        self.rules = push_button()
        self.rules.setMenu(QMenu(self.rules))
        self._tools = tools = toolbar(actions, _TOOLS)
        buttons = (tools.widgetForAction(actions[key]) for key in _NAMED)
        self._named = [button for button in buttons if isinstance(button, QToolButton)]
        self._row = row_of(self.games, self.rules, (tools, 1), parent=self, margin=0)
        editor.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Write the games and rules anew."""
        game = self._editor.draft.game

        def choose(option_and_choice: str) -> None:
            self._editor.choose_game(with_rule(game, option_and_choice))

        self.games.setAccessibleName(plain_text(say(words("&Game"))))
        self.games.clear()
        for playable in games():
            self.games.addItem(with_native(playable.name, playable.native), playable.id)
        self.games.setCurrentIndex(self.games.findData(game.id))
        self.rules.setText(say(words("Variants")))
        fill(
            self.rules.menu(),
            ChoiceMenu(words("Variants"), lambda: rule_entries(game), choose),
        )
        self.fit()

    def fit(self) -> None:
        name_where_room_is(self._named, self._row, self.width())
        is_short = self._named[0].toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        # Then the names of the games give way to them.
        self._tools.setMinimumWidth(self._tools.sizeHint().width() if is_short else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


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
        self._label.setText(say(words("&Board:")))
        self.field.setPlaceholderText(
            say(words("Type a board, such as 66 21 63 | 54 …, and press Enter"))
        )
        self._show()

    def _show(self) -> None:
        draft = self._editor.draft
        self.field.setText(draft.text if draft.is_whole else "")
        self.field.setCursorPosition(0)


class VerdictBar(QWidget):
    """The state of the board, the findings of the solver, and the way back to the table."""

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
        #: Leads to the proof, if one is known; shares a board that is a problem, and keeps it.
        self.why, self.share, self.keep = push_button(), push_button(), push_button()
        #: In how many moves a problem should be won.
        self.wanted = QComboBox()
        self.wanted.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        buttons = (tool_button(actions, key) for key in ("problem", "close", "play"))
        beside = column_of(self.why, self.share, self.keep, spacing=4)
        found = row_of((self.found, 1), beside)
        self._buttons = row_of(STRETCH, self.wanted, *buttons)
        self._foot = column_of((self.status, 1), self._buttons)
        self.status.setMinimumWidth(1)
        column_of(found, self.line, self._foot, parent=self, margin=0)
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
        self.line.setAccessibleName(say(words("Solve")))
        self.why.setText(say(WHY))
        self.share.setText(plain_text(say(words("Copy &Code"))))
        self.keep.setText(say(KEEP_PROBLEM))
        chosen = max(0, self.wanted.currentIndex())
        self.wanted.clear()
        self.wanted.addItem(say(words("in the fewest moves")))
        for moves in range(1, _MAX_MOVES + 1):
            self.wanted.addItem(say(counted("in %n move(s)", moves)))
        self.wanted.setCurrentIndex(chosen)
        self.wanted.setAccessibleName(say(words("Par of the problem")))
        self._show()

    def _show(self) -> None:
        sentences, line = self._board_analysis.sentences(), self._board_analysis.line
        self.found.setVisible(bool(sentences))
        self.found.set_words(joined(*sentences) if sentences else None)
        self.line.setVisible(bool(line))
        self.line.setPlainText("\n".join(line))
        self.why.setVisible(self._board_analysis.proof is not None)
        self.share.setVisible(bool(self._board_analysis.policy))
        self.keep.setVisible(self._board_analysis.problem is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < 1.5 * self._buttons.sizeHint().width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(down if is_narrow else across)


ROWS = (
    ActionRow("undo", words("&Undo"), (Keys.Undo, "Ctrl+Z"), "undo"),
    ActionRow("redo", words("Re&do"), (Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    ActionRow("clear", words("Clear"), ("Ctrl+L",), "clear"),
    ActionRow("deal-rest", words("Deal the Rest"), ("Ctrl+R",), "deal-rest"),
    ActionRow("solve", words("Solve"), ("Ctrl+H",), "hint"),
    ActionRow("problem", words("Prove a Problem"), ("Ctrl+E",), "rules"),
    ActionRow("my-problems", MY_PROBLEMS, (), "rules"),
    ActionRow("paste", words("&Paste"), (Keys.Paste,), "paste"),
    ActionRow("copy", words("Copy"), (Keys.Copy,), "copy"),
    ActionRow("play", words("Play"), ("Ctrl+P",), "play"),
    ActionRow("close", words("Close"), (Keys.Close, "Ctrl+W")),
)

_FOR_WHOLE_BOARDS = ("solve", "problem", "copy", "play")

_SIZE = QSize(1080, 760)


class Workbench(Dialog):
    """A board with the set beside it; accepted when the board is to be played.

    Signals: `sets_wanted` when the player's own problems are to be shown, `keep_wanted` with a
    problem that is to be one of them.
    """

    sets_wanted = Signal()
    keep_wanted = Signal(object)

    def __init__(
        self,
        record: Record,
        client: SolverClient,
        appearance: Appearance,
        parent: QWidget | None = None,
        chance: Chance | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        #: What the board is played as, once it is to be played.
        self.policy = ""
        self.editor = BoardEditor(BoardDraft.of_table(record.game, record.table), self, chance)
        self.board_analysis = BoardAnalysis(client, self)
        self.finished.connect(self.board_analysis.forget)
        self.view = BoardWidget(
            DraftModel(self.editor),
            DraftGroupModel(self.editor),
            lambda sizes: draft_layouts(self.editor.draft.game, sizes),
            self,
        )
        self._make_actions()
        self.game_bar = GameBar(self.editor, self.action_table)
        self.text_bar = TextBar(self.editor, self.action_table)
        self.verdict_bar = VerdictBar(self.board_analysis, self.action_table)
        below = (self.text_bar, self.verdict_bar)
        column_of(self.game_bar, (self.view, 1), *below, parent=self, margin=8, spacing=6)
        self.view.connect_player(self.editor)
        self.verdict_bar.why.clicked.connect(self._show_proof)
        self.verdict_bar.share.clicked.connect(self._copy_code)
        self.verdict_bar.keep.clicked.connect(
            lambda: self.keep_wanted.emit(self.board_analysis.problem)
        )
        self.verdict_bar.wanted.currentIndexChanged.connect(self.board_analysis.forget)
        self.editor.changed.connect(lambda *_: self.board_analysis.forget())
        self.editor.said.connect(lambda said: self.verdict_bar.set_status(joined(*said)))
        self.editor.undo_stack.indexChanged.connect(self._enable_actions)
        self.complete(_SIZE, self._appearance)
        self.view.setFocus()

    def _make_actions(self) -> None:
        stack = self.editor.undo_stack
        self.action_table = Actions(
            self,
            {
                "undo": stack.undo,
                "redo": stack.redo,
                "clear": self.editor.clear,
                "deal-rest": self.editor.deal_rest,
                "solve": lambda: self.board_analysis.examine(self.editor.draft),
                "problem": self._prove,
                "my-problems": self.sets_wanted.emit,
                "paste": lambda: self.editor.read(QGuiApplication.clipboard().text()),
                "copy": lambda: QGuiApplication.clipboard().setText(self.editor.draft.text),
                "play": self._play,
                "close": self.reject,
            },
            ROWS,
        )
        self.addActions([self.action_table[row.key] for row in ROWS])

    def record(self) -> Record:
        """Return the board as a fresh record; raises `BadText` while it is not whole."""
        draft = self.editor.draft
        return Record.of_board(draft.game, draft.text)

    def _play(self) -> None:
        """Accept the board; as a problem, if it is known to be one."""
        self.policy = self.board_analysis.policy
        self.accept()

    def _prove(self) -> None:
        """Find out whether the board is a problem; in games with points none has moves."""
        draft, wanted = self.editor.draft, self.verdict_bar.wanted.currentIndex()
        self.board_analysis.examine_problem(draft, 0 if draft.game.most_score else wanted)

    def _copy_code(self) -> None:
        """Copy the code of a board that is a problem, with its par."""
        code = Code.of_record(self.record(), self.board_analysis.policy)
        QGuiApplication.clipboard().setText(str(code))
        self.verdict_bar.set_status(
            words("Copied. Whoever pastes the code plays the board as a problem.")
        )

    def _show_proof(self) -> None:
        """Walk through the proof that the board cannot be won, until the board changes."""
        proof = self.board_analysis.proof
        if proof is not None and not self.view.isHidden():
            record = self.record()
            walk = ProofWalk(self.view, record, CANNOT_BE_WON, proof, self._appearance)
            self.board_analysis.changed.connect(walk.end)

    def _enable_actions(self) -> None:
        """Switch the actions on that make sense for the draft."""
        draft, stack = self.editor.draft, self.editor.undo_stack
        for key in _FOR_WHOLE_BOARDS:
            self.action_table[key].setEnabled(draft.is_whole)
        # Of what chance alone decides there are no problems.
        is_omen, is_scored = draft.game.is_omen, draft.game.most_score > 0
        self.action_table["problem"].setEnabled(draft.is_whole and not is_omen)
        self.verdict_bar.wanted.setVisible(not is_omen and not is_scored)
        self.action_table["clear"].setEnabled(any(draft.laid))
        self.action_table["deal-rest"].setEnabled(bool(draft.rest))
        self.action_table["undo"].setEnabled(stack.canUndo())
        self.action_table["redo"].setEnabled(stack.canRedo())

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("workbench"))
        self.view.setAccessibleName(self.windowTitle())
        self.action_table.retranslate()
        for bar in (self.game_bar, self.text_bar, self.verdict_bar):
            bar.retranslate()
        self.view.groups.announce()
        self._enable_actions()
        self.editor.say()

    def apply_theme(self) -> None:
        self.view.apply_appearance(self._appearance)
        self.verdict_bar.set_tile_style(self._appearance.tile_style)
        self.action_table.apply_theme()

    def fit(self) -> None:
        self.game_bar.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes a tile back into the set; Escape does not throw a laid board away."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.editor.put_back()
        elif event.key() != Qt.Key.Key_Escape or not self.editor.undo_stack.canUndo():
            super().keyPressEvent(event)
