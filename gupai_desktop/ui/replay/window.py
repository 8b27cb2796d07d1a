"""The replay: a record is looked at move by move, and reviewed meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QSlider,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gupai_desktop.engine.narrator import move_words
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.solvers.knowledge import Knowledge
from gupai_desktop.texts.solver_words import CAN_BE_WON, NOT_KNOWN, orders_words
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.replay.review import Replay, Review, Standing
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import action_icon
from gupai_desktop.ui.widgets.actions import ActionRow, Actions
from gupai_desktop.ui.widgets.parts import Dialog, column_of, push_button, row_of, toolbar
from gupai_desktop.ui.widgets.tile_text import TileLabel, TileText, say_with_tiles

ROWS = (
    ActionRow("start", words("To the Opening"), ("Home",), "to-start"),
    ActionRow("back", words("One Move Back"), ("Left",), "step-back"),
    ActionRow("run", words("Play by Itself"), ("Space",), "play"),
    ActionRow("forward", words("One Move On"), ("Right",), "step-forward"),
    ActionRow("end", words("To the End"), ("End",), "to-end"),
)
PAUSE = words("Pause")

_SIZE = QSize(1080, 760)


#: The columns: the sign of a move, the move, and in how many orders of the hidden tiles it wins.
SIGN, MOVE, ORDERS = range(3)

#: The role of a move in which its tiles are to be shown.
TILES = Qt.ItemDataRole.UserRole
#: Room beside the text of a move, and between the tiles of two rows.
_INSET = 3
#: The list takes no more of a small window; wider rows are scrolled to.
_WIDEST = 320

#: The keys that the dialog has for stepping, and for playing by itself.
_KEYS_OF_DIALOG = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space)

_SIGNS = {Standing.WINNABLE: "●", Standing.LOST: "×", Standing.UNKNOWN: "○"}
_STANDINGS = {
    Standing.WINNABLE: CAN_BE_WON,
    Standing.LOST: words("Cannot be won"),
    Standing.UNKNOWN: NOT_KNOWN,
}


class ReplayDialog(Dialog):
    """A record played again on a table without a player.

    The review asks a solver of its own, so that of the main table is not disturbed.
    Signal: `wanted` with the record up to the table that is to be played on from.
    """

    wanted = Signal(object)

    def __init__(
        self,
        record: Record,
        appearance: Appearance,
        knowledge: Knowledge,
        client: SolverClient | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.replay = Replay(record, self)
        client = client or SolverClient(self)
        self.review = Review(record, self.replay.tables, client, knowledge, self)
        self.view = GameBoard(self.replay.pointing, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.moves = MovesList(self.replay, self.review)
        self._make_bars()
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)
        self.moves.setFocus()

    def _make_bars(self) -> None:
        replay = self.replay
        self.action_table = Actions(
            self,
            {
                "start": lambda: replay.go(0),
                "back": lambda: replay.go(replay.index - 1),
                "run": replay.toggle,
                "forward": lambda: replay.go(replay.index + 1),
                "end": lambda: replay.go(replay.last),
            },
            ROWS,
        )
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, replay.last)
        self.slider.setPageStep(5)
        self._place = QLabel()
        self.summary = TileLabel(is_selectable=True)
        self.close_button, self.play_button = push_button(), push_button()
        # Elsewhere the space bar presses the button that has the focus.
        self.action_table["run"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        for widget in (self.moves, self.slider):
            widget.addAction(self.action_table["run"])

    def _lay_out(self) -> None:
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.view)
        halves.addWidget(self.moves)
        halves.setStretchFactor(0, 1)
        tools = toolbar(self.action_table, [row.key for row in ROWS])
        steps = row_of(tools, (self.slider, 1), self._place)
        foot = row_of((self.summary, 1), self.close_button, self.play_button)
        column_of((halves, 1), steps, foot, parent=self, margin=8, spacing=6)

    def _connect(self) -> None:
        replay = self.replay
        replay.moved.connect(self._on_moved)
        replay.run_changed.connect(self._show_run)
        self.review.changed.connect(self._show_summary)
        self.slider.valueChanged.connect(replay.go)
        self.moves.currentItemChanged.connect(lambda row: replay.go(self.moves.rows.index(row)))
        self.close_button.clicked.connect(self.reject)
        self.play_button.clicked.connect(self._play_on)
        self.finished.connect(replay.stop)
        self.finished.connect(self.review.close)

    def _play_on(self) -> None:
        self.replay.stop()
        self.wanted.emit(self.replay.shown)
        self.accept()

    def _on_moved(self) -> None:
        """Show the table's place in bar and list, and switch on what can be done from there."""
        index, last = self.replay.index, self.replay.last
        with QSignalBlocker(self.slider):
            self.slider.setValue(index)
        with QSignalBlocker(self.moves):
            self.moves.setCurrentItem(self.moves.rows[index], MOVE)
        for key in ("start", "back"):
            self.action_table[key].setEnabled(index > 0)
        for key in ("forward", "end"):
            self.action_table[key].setEnabled(index < last)
        self.action_table["run"].setEnabled(last > 0)
        place = words("{found} of {wanted}", found=index, wanted=last)
        self._place.setText(say(place))

    def _show_run(self) -> None:
        """The button that begins to play by itself also stops it."""
        row = next(row for row in ROWS if row.key == "run")
        text, icon = (PAUSE, "pause") if self.replay.is_running else (row.text, row.icon)
        self.action_table.set_text("run", text)
        self.action_table["run"].setIcon(action_icon(icon))

    def _show_summary(self) -> None:
        sentences = self.review.sentences()
        self.summary.set_words(joined(*sentences) if sentences else None)

    def retranslate(self) -> None:
        game = self.replay.record.game
        title = words("Replay: {game}", game=with_native(game.name, game.native))
        self.setWindowTitle(say(title))
        self.view.setAccessibleName(say(words("Table")))
        self.moves.setAccessibleName(say(words("Moves")))
        self.slider.setAccessibleName(say(words("Place in the record")))
        self.close_button.setText(say(words("Close")))
        self.play_button.setText(say(words("Play On from Here")))
        self.action_table.retranslate()
        self.view.groups.announce()
        self.moves.refresh()
        self._on_moved()
        self._show_run()
        self._show_summary()

    def apply_theme(self) -> None:
        self.view.apply_appearance(self._appearance)
        self.moves.apply_theme(self._appearance.scheme, self._appearance.tile_style)
        self.summary.set_tile_style(self._appearance.tile_style)
        self.action_table.apply_theme()
        self._show_run()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.review.start()


class _MoveDelegate(QStyledItemDelegate):
    """Draws a move with pictures of its tiles."""

    def __init__(self, tiles: TileText, parent: QObject) -> None:
        super().__init__(parent)
        self._tiles = tiles

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item, view = QStyleOptionViewItem(option), option.widget
        self.initStyleOption(item, index)
        room = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, item, view)
        item.text = ""
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, item, painter, view)
        is_chosen = bool(item.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setFont(item.font)
        painter.setPen(item.palette.color(role))
        self._tiles.paint(painter, room.adjusted(_INSET, 0, -_INSET, 0), index.data(TILES))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size, font = super().sizeHint(option, index), option.font
        tile = self._tiles.tile_size(font).height()
        width = self._tiles.width(index.data(TILES), font) + 2 * _INSET
        return size.expandedTo(QSize(width, tile + _INSET))


class MovesList(QTreeWidget):
    """One row a table: the opening, then every move.

    The sign is a disc for a table that can be won, a cross for a lost one, a ring for one that
    is undecided.
    """

    def __init__(self, replay: Replay, review: Review) -> None:
        super().__init__()
        self._replay, self._review, self._scheme = replay, review, LIGHT
        self._tiles = TileText()
        self.setColumnCount(3)
        self.setRootIsDecorated(False)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setItemDelegateForColumn(MOVE, _MoveDelegate(self._tiles, self))
        self.setAllColumnsShowFocus(True)
        self.header().setMinimumSectionSize(0)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(False)
        self.rows = [QTreeWidgetItem() for _ in replay.tables]
        self.addTopLevelItems(self.rows)
        review.changed.connect(self.refresh)
        # A style sheet asks for the sizes of rows before the list is shown.
        self.refresh()

    def refresh(self) -> None:
        """Write every row anew."""
        for number, row in enumerate(self.rows):
            self._write(row, number)
        # A column is no narrower than its hidden head.
        heads = map(self.header().sectionSizeHint, (SIGN, MOVE, ORDERS))
        wide = sum(map(max, map(self.sizeHintForColumn, (SIGN, MOVE, ORDERS)), heads))
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(wide + bar + _INSET, _WIDEST))
        # Rows are as wide as the list, unless they are scrolled to.
        modes = QHeaderView.ResizeMode
        fits = wide + bar + _INSET <= _WIDEST
        self.header().setSectionResizeMode(MOVE, modes.Stretch if fits else modes.ResizeToContents)

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self._scheme = scheme
        self._tiles.set_style(tile_style)
        self.refresh()
        self.viewport().update()

    def _write(self, row: QTreeWidgetItem, number: int) -> None:
        standing = self._review.standing(number)
        is_losing_move = number == self._review.losing_move
        step, note = self._step_words(number), self._note(number)
        said = say(note) if note else ""
        row.setText(SIGN, _SIGNS[standing] if standing else "")
        row.setText(MOVE, say(step))
        row.setText(ORDERS, self._orders(number))
        row.setData(MOVE, TILES, say_with_tiles(step))
        spoken = ". ".join(filter(None, (say(step), said)))
        row.setData(MOVE, Qt.ItemDataRole.AccessibleTextRole, spoken)
        scheme = self._scheme
        known = scheme.accent if standing is Standing.WINNABLE else scheme.red
        colour = scheme.faint if standing in (None, Standing.UNKNOWN) else known
        row.setForeground(SIGN, QColor(colour))
        lost = QColor(scheme.red) if is_losing_move else None
        row.setData(MOVE, Qt.ItemDataRole.ForegroundRole, lost)
        font = self.font()
        font.setBold(is_losing_move)
        for column in (SIGN, MOVE, ORDERS):
            row.setToolTip(column, said)
            row.setFont(column, font)

    def _step_words(self, number: int) -> Words:
        record = self._replay.record
        if number == 0:
            return words("The opening")
        move = move_words(record.game, record.moves[number - 1])
        return words("{number}. {move}", number=number, move=move)

    def _orders(self, number: int) -> str:
        known = self._review.hidden_outlook(number)
        if known is None:
            return ""
        wins = str(known.wins) if known.is_decided else f"≥ {known.wins}"
        return say(words("{found} of {wanted}", found=wins, wanted=known.tried))

    def _note(self, number: int) -> Words | None:
        """The standing of a table in a few words."""
        if number == self._review.losing_move:
            return words("This move lost the game")
        if known := self._review.hidden_outlook(number):
            return orders_words(known)
        standing = self._review.standing(number)
        return _STANDINGS[standing] if standing else None

    def sizeHint(self) -> QSize:
        return QSize(max(230, 29 * self.fontMetrics().horizontalAdvance("0")), 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS_OF_DIALOG:
            event.ignore()
        else:
            super().keyPressEvent(event)
