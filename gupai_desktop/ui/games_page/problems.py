"""The page of problems: those of a game in a list, with how each was solved; one is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPointF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QListView,
    QSizePolicy,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.problems import Problem
from gupai_desktop.solvers.composer import BANDS, THEMES
from gupai_desktop.texts.solver_words import STOPPED
from gupai_desktop.texts.titles import MY_PROBLEMS, problem_entry, solved_words
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.games_page.card import paint_seal
from gupai_desktop.ui.play.problem_maker import ProblemMaker, Wish
from gupai_desktop.ui.play.problem_sets import ProblemSets
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    announce,
    close_button_box,
    column_of,
    list_sheet,
    refill,
    text_label,
    without_default,
)

_SIZE, SEAL = QSize(620, 600), 18
#: The fewest and the most moves that can be asked for, beside any.
_LENGTHS = ((1, 1), (2, 3), (4, 6), (7, 1000))
_STATES = (words("All"), words("Not solved"), words("Missed"))
_ALL, _UNSOLVED, _MISSED = range(len(_STATES))


class ProblemList(QAbstractListModel):
    """A row for each problem: its seal, its number and its task; its point once it is solved."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.problems: Sequence[Problem] = ()
        self._medals: Mapping[int, Medal] = {}
        self._seals = _seals(LIGHT)

    def show_problems(self, problems: Sequence[Problem], medals: Mapping[int, Medal]) -> None:
        self.beginResetModel()
        self.problems, self._medals = problems, medals
        self.endResetModel()

    def apply_theme(self, scheme: Scheme) -> None:
        self._seals = _seals(scheme)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        problem = self.problems[index.row()]
        medal = self._medals.get(problem.number)
        if role == Qt.ItemDataRole.DisplayRole:
            return say(problem_entry(problem, medal))
        return self._seals[medal] if role == Qt.ItemDataRole.DecorationRole else None


def _seals(scheme: Scheme) -> dict[Medal | None, QIcon]:
    """Return the seal of each medal, and of none."""
    found = dict[Medal | None, QIcon]()
    for medal in (None, *Medal):
        picture = QPixmap(QSize(SEAL, SEAL) * 2)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(2)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seal(painter, QPointF(SEAL / 2, SEAL / 2), SEAL * 0.6, medal, scheme)
        painter.end()
        icon = found[medal] = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # styles tint it otherwise
    return found


class ProblemsDialog(Dialog):
    """The problems of one game at a time, by length and state.

    Signals: `wanted` with the problem that is to be played, `own_wanted` for the player's own.
    """

    wanted = Signal(object)
    own_wanted = Signal()

    def __init__(
        self,
        every_game: Sequence[Game],
        game_id: str,
        problem_sets: ProblemSets,
        maker: ProblemMaker,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._every_game, self._sets, self._maker = every_game, problem_sets, maker
        self._appearance, self._is_waiting = appearance, False
        self._row = next((n for n, game in enumerate(every_game) if game.id == game_id), 0)
        self.games, self.lengths, self.states = QComboBox(), QComboBox(), QComboBox()
        for box in (self.games, self.lengths, self.states):
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.setMinimumContentsLength(12)
        self._labels = tuple(QLabel() for _ in range(3))
        self.list, self._model, self.message = QListView(), ProblemList(self), text_label()
        self.list.setModel(self._model)
        self.list.setIconSize(QSize(SEAL, SEAL))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        buttons, role = close_button_box(self), QDialogButtonBox.ButtonRole.ActionRole
        self.own_button = buttons.addButton("", role)
        self.more_button = buttons.addButton("", role)
        self.next_button = buttons.addButton("", role)
        self.play_button = buttons.addButton("", role)
        without_default(buttons)
        self._lay_out(buttons)
        self._connect()
        self.complete(_SIZE, appearance)
        self.list.setFocus()

    def _lay_out(self, buttons: QWidget) -> None:
        form = QFormLayout()
        for label, box in zip(self._labels, (self.games, self.lengths, self.states), strict=True):
            form.addRow(label, box)
            label.setBuddy(box)
        rows = (form, (self.list, 1), self.message, buttons)
        column_of(*rows, parent=self, spacing=8)

    def _connect(self) -> None:
        for box in (self.games, self.lengths, self.states):
            box.currentIndexChanged.connect(self._refresh)
        self.list.activated.connect(self._play_row)
        self.play_button.clicked.connect(lambda: self._play_row(self.list.currentIndex()))
        self.next_button.clicked.connect(self._play_next)
        self.own_button.clicked.connect(self.own_wanted)
        self.more_button.clicked.connect(self._ask_or_give_up)
        self._maker.found.connect(self._on_found)
        self._maker.lost.connect(self._on_lost)

    @property
    def game(self) -> Game:
        return self._every_game[max(0, self.games.currentIndex())]

    def _is_asked_for(self, problem: Problem, numbers: set[int] | None) -> bool:
        row = self.lengths.currentIndex()
        if row > 0 and not self.game.most_score:
            least, most = _LENGTHS[row - 1]
            if not least <= problem.par <= most:
                return False
        return numbers is None or problem.number in numbers

    def _refresh(self) -> None:
        """Show what is chosen; the problem on the table is chosen, or the next one."""
        game, sets = self.game, self._sets
        every, medals = sets.of(game), sets.medals(game)
        state, numbers = self.states.currentIndex(), None
        if state == _UNSOLVED:
            numbers = {problem.number for problem in every} - medals.keys()
        elif state == _MISSED:
            numbers = sets.missed(game)
        shown = [problem for problem in every if self._is_asked_for(problem, numbers)]
        self._model.show_problems(shown, medals)
        for part in (self._labels[1], self.lengths):
            part.setVisible(not game.most_score)
        following = sets.next_unsolved(game)
        wanted = sets.current if sets.current in shown else following
        row = shown.index(wanted) if wanted in shown else 0
        self.list.setCurrentIndex(self._model.index(row, 0))
        self.play_button.setEnabled(bool(shown))
        self.next_button.setEnabled(following is not None)
        self._give_up()
        self.more_button.setVisible(game.id in THEMES)
        self.message.setText(say(solved_words(len(medals), len(every))))

    # What is played.

    def _play(self, problem: Problem) -> None:
        self.wanted.emit(problem)
        self.accept()

    def _play_row(self, index: QModelIndex) -> None:
        if index.isValid():
            self._play(self._model.problems[index.row()])

    def _play_next(self) -> None:
        if (problem := self._sets.next_unsolved(self.game)) is not None:
            self._play(problem)

    # What is composed.

    def _ask_or_give_up(self) -> None:
        """Have another problem composed, as hard as the player has come far, or wait no more."""
        if self._is_waiting:
            self._refresh()
            return
        game = self.game
        solved, every = len(self._sets.medals(game)), len(self._sets.of(game))
        self._is_waiting = True
        self.more_button.setText(say(words("Give Up")))
        self._show_message(words("A new problem is being composed…"))
        self._maker.ask(Wish(game.id, band=min(BANDS - 1, BANDS * solved // every)))

    def _give_up(self) -> None:
        """Wait no more for a problem."""
        if self._is_waiting:
            self._maker.cancel()
        self._is_waiting = False
        self.more_button.setText(say(words("M&ore")))

    def _on_found(self, problem: Problem, _number: str) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self._play(problem)

    def _on_lost(self) -> None:
        if self._is_waiting:
            self._give_up()
            self._show_message(STOPPED)

    def _show_message(self, text: Words) -> None:
        self.message.setText(say(text))
        announce(self.message, self.message.text())

    def done(self, result: int) -> None:
        self._give_up()
        super().done(result)

    def apply_theme(self) -> None:
        scheme = self._appearance.scheme
        self._model.apply_theme(scheme)
        self.list.setStyleSheet(list_sheet(scheme))

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("problems"))
        self.list.setAccessibleName(self.windowTitle())
        texts = (words("&Game:"), words("&Moves:"), words("&Show:"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(say(text))
        lengths = [f"{least}–{most}" if least < most else str(least) for least, most in _LENGTHS]
        lengths[-1] = f"{_LENGTHS[-1][0]}+"
        games = [with_native(game.name, game.native) for game in self._every_game]
        for box, entries, first in (
            (self.games, games, self._row),
            (self.lengths, [say(words("Any")), *lengths], 0),
            (self.states, [say(state) for state in _STATES], _ALL),
        ):
            refill(box, entries, box.currentIndex() if box.count() else first)
        self.own_button.setText(say(MY_PROBLEMS))
        self.next_button.setText(say(words("Next &Unsolved")))
        self.play_button.setText(say(words("&Play")))
        self._refresh()
