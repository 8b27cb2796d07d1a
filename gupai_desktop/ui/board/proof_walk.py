"""A proof at the table: line by line, with the tiles that each speaks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QStackedWidget, QToolButton, QWidget

from gupai_desktop.engine.proof import ProofLine
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.play.history import History
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.parts import (
    announce,
    column_of,
    enlarge,
    for_touch,
    panel_sheet,
    push_button,
    row_of,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel

_MARGINS, _SPACE = (16, 6, 12, 10), 6
#: So much larger than the usual ones are the letters of a line, and so its tiles.
_LETTERS = 1.15


class LineByLine(Protocol):
    """What is walked through: a proof, or what has lines as it has them."""

    @property
    def lines(self) -> tuple[ProofLine, ...]:
        """The lines, in their order."""

    def as_text(self, say: Callable[[Words], str] = ...) -> str:
        """Return all of it as text, to be copied."""


class ProofWalk(QWidget):
    """A table that follows a proof, and its lines below; it takes the place of a board.

    Its table begins as that of a record and has no player: what lies on the board is not touched,
    and lies there again at the end.  Signal: `ended` then.
    """

    ended = Signal()

    def __init__(
        self,
        board: QWidget,
        record: Record,
        claim: Words,
        proof: LineByLine,
        appearance: Appearance,
    ) -> None:
        super().__init__(board.parentWidget())
        self._board, self._claim_words, self._proof = board, claim, proof
        self._appearance, self._proof_lines = appearance, proof.lines
        #: The number of the line that is shown, from 0, and that of the last one.
        self.index, self._last = 0, len(self._proof_lines) - 1
        self.session = Session(record, parent=self)
        self._pointing = Pointing(self.session)
        self.view = GameBoard(self._pointing, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self._connect()
        self.apply_theme()
        self._change_places(board, self, self.next_button)
        self.retranslate()

    def _lay_out(self) -> None:
        self._claim, self._count = TileLabel(), QLabel()
        enlarge(self._claim, 1.0)
        #: As high as the longest line, so that the table above never moves.
        self.lines = QStackedWidget()
        self._labels = [TileLabel() for _ in self._proof_lines]
        for label in self._labels:
            enlarge(label, _LETTERS, is_bold=False)
            self.lines.addWidget(label)
        self.copy_button, self.close_button = QToolButton(), QToolButton()
        self.close_button.setText("✕")
        self.back_button, self.next_button = push_button(), push_button()
        tools, steps = (self.copy_button, self.close_button), (self.back_button, self.next_button)
        for_touch(*tools, *steps)
        self.next_button.setAutoDefault(True)
        for tool in tools:
            tool.setAutoRaise(True)
        for part in (self._count, self.back_button):
            part.setVisible(self._last > 0)
        head = row_of((self._claim, 1), self._count, *tools, spacing=_SPACE)
        self._foot = foot = row_of((self.lines, 1), *steps, spacing=_SPACE)
        self._panel = QFrame()
        self._panel.setObjectName("proof")
        column_of(head, foot, parent=self._panel, spacing=0).setContentsMargins(*_MARGINS)
        column_of((self.view, 1), self._panel, parent=self, margin=0, spacing=0)

    def _connect(self) -> None:
        self._appearance.changed.connect(self.apply_theme)
        self._appearance.speed_changed.connect(self.apply_theme)
        self.copy_button.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self._proof.as_text(say))
        )
        self.close_button.clicked.connect(self.end)
        self.back_button.clicked.connect(self._step_back)
        self.next_button.clicked.connect(self._step_on)
        for key, slot in (
            (Qt.Key.Key_Left, self._step_back),
            (Qt.Key.Key_Right, self._step_on),
            (Qt.Key.Key_Escape, self.end),
        ):
            shortcut = QShortcut(QKeySequence(key), self, slot)
            if slot != self.end:
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _change_places(self, one: QWidget, other: QWidget, focus: QWidget) -> None:
        """Let another widget lie where one does, and a part of it have the focus."""
        host = self._board.parentWidget()
        if host and (layout := host.layout()):
            layout.replaceWidget(one, other)
        other.show()
        # First, for a part that is hidden gives the focus away as a Tab does.
        focus.setFocus()
        one.hide()

    @property
    def claim(self) -> str:
        return self._claim.words

    def _step_back(self) -> None:
        self._go(self.index - 1)

    def _step_on(self) -> None:
        self._go(self.index + 1)

    def _go(self, index: int) -> None:
        """Show another line; after the last one the proof is over."""
        if index > self._last:
            self.end()
        elif index >= 0:
            self.index = index
            self._show()

    def end(self) -> None:
        """Let the board lie in its place again."""
        if not self.isHidden():
            self._change_places(self, self._board, self._board.focusWidget() or self._board)
            self.deleteLater()
            self.ended.emit()

    def _show(self) -> None:
        """Show the table of a line, the tiles that it speaks of marked, and all others faded."""
        line, session = self._proof_lines[self.index], self.session
        record = replace(session.record, table=line.table)
        session.resume(History.beginning(record, session.playing))
        self._pointing.mark_hinted(line.tiles)
        self.view.table_scene.fade_but(line.tiles)
        self.lines.setCurrentIndex(self.index)
        self.back_button.setEnabled(self.index > 0)
        index, last = self.index + 1, self._last + 1
        place = words("{found} of {wanted}", found=index, wanted=last)
        self._count.setText(say(place))
        more, end = words("&Next"), words("&Finish")
        self.next_button.setText(say(end if index == last else more))
        first = "" if self.index else f"{self.claim} "
        announce(self, f"{first}{self._count.text()}. {self._labels[self.index].words}")

    def apply_theme(self) -> None:
        """Take the colours and tiles of the appearance."""
        self.view.apply_appearance(self._appearance)
        self._panel.setStyleSheet(panel_sheet("proof", self._appearance.scheme))
        for label in (self._claim, *self._labels):
            label.set_tile_style(self._appearance.tile_style)

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.view.setAccessibleName(say(words("Table")))
        self.view.groups.announce()
        self._claim.set_words(self._claim_words)
        self.copy_button.setText(say(words("Copy")))
        self.close_button.setAccessibleName(say(words("Close")))
        self.close_button.setToolTip(self.close_button.accessibleName())
        self.back_button.setText(say(words("&Back")))
        for label, line in zip(self._labels, self._proof_lines, strict=True):
            label.set_words(line.sentence)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
