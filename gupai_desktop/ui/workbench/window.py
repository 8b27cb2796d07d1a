"""The workbench: any board of any game is laid out here, checked, studied and played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import joined, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import ActionRow, Actions, name_of
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.parts import column_of
from gupai_desktop.ui.workbench.bars import GameBar, TextBar, VerdictBar
from gupai_desktop.ui.workbench.board_analysis import BoardAnalysis
from gupai_desktop.ui.workbench.board_draft import BoardDraft
from gupai_desktop.ui.workbench.board_editor import BoardEditor
from gupai_desktop.ui.workbench.models import DraftGroupModel, DraftModel, draft_layouts

Keys = QKeySequence.StandardKey

ROWS = (
    ActionRow("undo", words("Actions", "&Undo"), (Keys.Undo, "Ctrl+Z"), "undo"),
    ActionRow("redo", words("Actions", "Re&do"), (Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    ActionRow("clear", words("Workbench", "Clear"), ("Ctrl+L",), "clear"),
    ActionRow("deal-rest", words("Workbench", "Deal the Rest"), ("Ctrl+R",), "deal-rest"),
    ActionRow("solve", words("Workbench", "Solve"), ("Ctrl+H",), "hint"),
    ActionRow("paste", words("Actions", "&Paste"), (Keys.Paste,), "paste"),
    ActionRow("copy", words("Workbench", "Copy"), (Keys.Copy,), "copy"),
    ActionRow("play", words("Workbench", "Play"), ("Ctrl+P",), "play"),
    ActionRow("close", words("Notices", "Close"), (Keys.Close, "Ctrl+W")),
)

#: What can only be done with a whole board.
_FOR_WHOLE_BOARDS = ("solve", "copy", "play")

_SIZE = QSize(1080, 760)


class Workbench(Dialog):
    """A board with the set beside it; accepted when the board is to be played."""

    def __init__(
        self,
        record: Record,
        client: SolverClient,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.editor = BoardEditor(BoardDraft.of_table(record.game, record.table), self)
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
        self.editor.changed.connect(self._show_board)
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
                "paste": lambda: self.editor.read(QGuiApplication.clipboard().text()),
                "copy": lambda: QGuiApplication.clipboard().setText(self.editor.draft.text),
                "play": self.accept,
                "close": self.reject,
            },
            ROWS,
        )
        self.addActions([self.action_table[row.key] for row in ROWS])

    def record(self) -> Record:
        """Return the board as a fresh record; raises `BadText` while it is not whole."""
        draft = self.editor.draft
        return Record.of_board(draft.game, draft.text)

    def _show_board(self, before: BoardDraft, after: BoardDraft) -> None:
        self.board_analysis.forget()
        if type(before.game) is not type(after.game):
            self.view.rebuild()

    def _enable_actions(self) -> None:
        """Switch the actions on that make sense for the draft."""
        draft, stack = self.editor.draft, self.editor.undo_stack
        for key in _FOR_WHOLE_BOARDS:
            self.action_table[key].setEnabled(draft.is_whole)
        self.action_table["clear"].setEnabled(any(draft.laid))
        self.action_table["deal-rest"].setEnabled(bool(draft.rest))
        self.action_table["undo"].setEnabled(stack.canUndo())
        self.action_table["redo"].setEnabled(stack.canRedo())

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("workbench"))
        self.view.setAccessibleName(say(words("Workbench", "The board and the set")))
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes a tile back into the set; Escape does not throw a laid board away."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.editor.put_back()
        elif self.action_table.trigger_by_place(event):
            return
        elif event.key() != Qt.Key.Key_Escape or not self.editor.undo_stack.canUndo():
            super().keyPressEvent(event)
