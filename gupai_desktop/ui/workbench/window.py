"""The workbench: any board of any game is laid out here, checked, studied and played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import ActionRow, Actions
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.workbench.bars import GameBar, TextBar, VerdictBar
from gupai_desktop.ui.workbench.board_analysis import Findings
from gupai_desktop.ui.workbench.board_draft import Bench
from gupai_desktop.ui.workbench.board_editor import Laying
from gupai_desktop.ui.workbench.models import BenchGroupModel, BenchModel, bench_layout

Keys = QKeySequence.StandardKey

ROWS = (
    ActionRow("undo", words("Workbench", "Undo"), (Keys.Undo, "Ctrl+Z"), "undo"),
    ActionRow("redo", words("Workbench", "Redo"), (Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    ActionRow("clear", words("Workbench", "Clear"), ("Ctrl+L",), "clear"),
    ActionRow("deal-rest", words("Workbench", "Deal the Rest"), ("Ctrl+R",), "deal-rest"),
    ActionRow("solve", words("Workbench", "Solve"), ("Ctrl+H",), "hint"),
    ActionRow("rate", words("Workbench", "Rate"), ("Ctrl+E",), "rate"),
    ActionRow("paste", words("Workbench", "Paste"), (Keys.Paste,), "paste"),
    ActionRow("copy", words("Workbench", "Copy"), (Keys.Copy,), "copy"),
    ActionRow("play", words("Workbench", "Play"), ("Ctrl+P",), "play"),
    ActionRow("close", words("Workbench", "Close"), (Keys.Close, "Ctrl+W")),
)

#: What can only be done with a whole board.
_FOR_WHOLE_BOARDS = ("solve", "rate", "copy", "play")

_SIZE = QSize(1080, 760)


class Workbench(Dialog):
    """A bench with the set beside it; accepted when its board is to be played."""

    def __init__(
        self,
        record: Record,
        client: SolverClient,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.laying = Laying(Bench.of_table(record.game, record.table), self)
        self.findings = Findings(client, self)
        self._sentences: tuple[Words, ...] = ()
        self._make_bench()
        self._make_actions()
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)
        self.laying.say()
        self.view.setFocus()

    # Building.

    def _make_bench(self) -> None:
        layout = bench_layout(self.laying.bench.game)
        tiles, groups = BenchModel(self.laying), BenchGroupModel(self.laying)
        self.view = BoardWidget(tiles, groups, layout, self)

    def _make_actions(self) -> None:
        stack = self.laying.undo_stack
        self.action_table = Actions(
            self,
            {
                "undo": stack.undo,
                "redo": stack.redo,
                "clear": self.laying.clear,
                "deal-rest": self.laying.deal_rest,
                "solve": lambda: self.findings.solve(self.laying.bench),
                "rate": lambda: self.findings.rate(self.laying.bench),
                "paste": lambda: self.laying.read(QGuiApplication.clipboard().text()),
                "copy": lambda: QGuiApplication.clipboard().setText(self.laying.bench.text),
                "play": self.accept,
                "close": self.reject,
            },
            ROWS,
        )
        self.addActions([self.action_table[row.key] for row in ROWS])

    def _lay_out(self) -> None:
        self.game_bar = GameBar(self.laying, self.action_table)
        self.text_bar = TextBar(self.laying, self.action_table)
        self.verdict_bar = VerdictBar(self.findings, self.action_table)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.game_bar)
        column.addWidget(self.view, 1)
        column.addWidget(self.text_bar)
        column.addWidget(self.verdict_bar)

    def _connect(self) -> None:
        laying = self.laying
        self.view.listen(laying)
        laying.changed.connect(self._on_changed)
        laying.said.connect(self._on_said)
        for key, signal in (
            ("undo", laying.undo_stack.canUndoChanged),
            ("redo", laying.undo_stack.canRedoChanged),
        ):
            self.action_table[key].setEnabled(False)
            signal.connect(self.action_table[key].setEnabled)

    # What the player has made.

    def record(self) -> Record:
        """The board as a fresh record; raises `BadText` while it is not whole."""
        bench = self.laying.bench
        return Record.of_board(bench.game, bench.text)

    def _on_changed(self, before: Bench, after: Bench) -> None:
        self.findings.forget()
        if type(before.game) is not type(after.game):
            self.view.lay(bench_layout(after.game))
        self._allow()

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self._sentences = sentences
        self.verdict_bar.tell(say(joined(*sentences)))

    def _allow(self) -> None:
        """Switch the actions on that make sense for what is on the bench."""
        bench = self.laying.bench
        for key in _FOR_WHOLE_BOARDS:
            self.action_table[key].setEnabled(bench.is_whole)
        self.action_table["clear"].setEnabled(any(bench.laid))
        self.action_table["deal-rest"].setEnabled(bool(bench.rest))

    # What is written.

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(words("Workbench", "Workbench")))
        self.view.setAccessibleName(say(words("Workbench", "The board and the set")))
        self.action_table.retranslate()
        for bar in (self.game_bar, self.text_bar, self.verdict_bar):
            bar.retranslate()
        self.view.groups.announce()
        self._allow()
        if self._sentences:
            self._on_said(self._sentences)

    def apply_theme(self) -> None:
        self.view.apply_appearance(self._appearance)
        self.action_table.use_palette()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes a tile back into the set; Escape does not throw a laid board away."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.laying.put_back()
        elif event.key() != Qt.Key.Key_Escape or not self.laying.undo_stack.canUndo():
            super().keyPressEvent(event)


def lay_out_board(
    record: Record, client: SolverClient, appearance: Appearance, parent: QWidget
) -> Record | None:
    """The board that a player lays out and wants to play, or None."""
    workbench = Workbench(record, client, appearance, parent)
    is_accepted = workbench.exec() == QDialog.DialogCode.Accepted
    workbench.findings.forget()
    workbench.deleteLater()
    return workbench.record() if is_accepted else None
