"""The page of problems: those of a game in a list, with how each was solved; one is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QListView,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import labelled, listed, words
from gupai_desktop.i18n import capitalized, say, with_native
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.problems import POINTS, Point, Problem
from gupai_desktop.solvers.composer import THEMES, band_of
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
    close_button_box,
    column_of,
    list_sheet,
    push_button,
    refill,
    row_of,
    text_label,
    wide_box,
    without_default,
)

_SIZE, SEAL = QSize(620, 600), 18
#: The fewest and the most moves that can be asked for, beside any.
_LENGTHS = ((1, 1), (2, 3), (4, 6), (7, 1000))
_STATES = (
    words("All"),
    words("Not solved"),
    words("As hard as I am"),
    words("Missed"),
    words("Due today"),
)
_ALL, _UNSOLVED, _FITTING, _MISSED, _DUE = range(len(_STATES))
_NONE = {_MISSED: words("No problem was missed."), _DUE: words("No problem is due today.")}

#: The medals of problems, by their games and their numbers.
Medals = Mapping[tuple[str, int], Medal]


class ProblemList(QAbstractListModel):
    """A row for each problem: its seal, its number and its task; its point once it is solved."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.problems: Sequence[Problem] = ()
        self._medals: Medals = {}
        self._names_games = False
        self._seals = _seals(LIGHT)

    def show_problems(
        self, problems: Sequence[Problem], medals: Medals, *, names_games: bool = False
    ) -> None:
        self.beginResetModel()
        self.problems, self._medals, self._names_games = problems, medals, names_games
        self.endResetModel()

    def apply_theme(self, scheme: Scheme) -> None:
        self._seals = _seals(scheme)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        problem = self.problems[index.row()]
        medal = self._medals.get((problem.game_id, problem.number))
        if role == Qt.ItemDataRole.DisplayRole:
            entry = problem_entry(problem, medal)
            return say(listed(problem.game.name, entry) if self._names_games else entry)
        return self._seals[medal] if role == Qt.ItemDataRole.DecorationRole else None


def view_of(model: ProblemList) -> QListView:
    """Return a view of problems, in which none is edited."""
    view = QListView()
    view.setModel(model)
    view.setIconSize(QSize(SEAL, SEAL))
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    return view


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
    """The problems of one game or of all, by length, theme and state.

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
        self._rating, self._points = problem_sets.rating(), list[Point]()
        self._row = next((n for n, game in enumerate(every_game) if game.id == game_id), 0)
        self.games, self.lengths, self.themes, self.states = (wide_box() for _ in range(4))
        self._boxes = (self.games, self.lengths, self.themes, self.states)
        self._labels = tuple(QLabel() for _ in self._boxes)
        self._model = ProblemList(self)
        self.list = view_of(self._model)
        self.message, self.strength = text_label(), text_label()
        self.run_button, self.own_button = push_button(), push_button()
        buttons, role = close_button_box(self), QDialogButtonBox.ButtonRole.ActionRole
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
        for label, box in zip(self._labels, self._boxes, strict=True):
            form.addRow(label, box)
            label.setBuddy(box)
        strength = row_of((self.strength, 1), self.run_button)
        message = row_of((self.message, 1), self.own_button)
        rows = (form, (self.list, 1), strength, message, buttons)
        column_of(*rows, parent=self, spacing=8)

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._on_game_chosen)
        for box in self._boxes[1:]:
            box.currentIndexChanged.connect(self._refresh)
        self.list.activated.connect(self._play_row)
        self.play_button.clicked.connect(lambda: self._play_row(self.list.currentIndex()))
        self.next_button.clicked.connect(self._play_next)
        self.run_button.clicked.connect(lambda: self._play(self._sets.begin_run()))
        self.own_button.clicked.connect(self.own_wanted)
        self.more_button.clicked.connect(self._ask_or_give_up)
        self._maker.found.connect(self._on_found)
        self._maker.lost.connect(self._on_lost)

    @property
    def game(self) -> Game | None:
        """Return the game that is chosen; None for all of them."""
        row = max(0, self.games.currentIndex())
        return self._every_game[row] if row < len(self._every_game) else None

    @property
    def _chosen_games(self) -> Sequence[Game]:
        return [self.game] if self.game else self._every_game

    @property
    def point(self) -> Point | None:
        """Return the theme that is chosen, if one is."""
        row = self.themes.currentIndex()
        return self._points[row - 1] if row > 0 else None

    def _on_game_chosen(self) -> None:
        """Offer the themes that the lists have, one that was chosen still; tell what is due."""
        chosen = self.point
        found = {problem.point.key for problem in self._in_state(_ALL)}
        self._points = [point for key, point in POINTS.items() if key in found]
        names = [say(words("Any")), *(say(point.name) for point in self._points)]
        refill(self.themes, names, self._points.index(chosen) + 1 if chosen in self._points else 0)
        due, text = len(self._in_state(_DUE)), _STATES[_DUE]
        self.states.setItemText(_DUE, say(labelled(text, str(due)) if due else text))
        self._refresh()

    def _is_asked_for(self, problem: Problem) -> bool:
        row = 0 if self.lengths.isHidden() else self.lengths.currentIndex()
        if row > 0:
            least, most = _LENGTHS[row - 1]
            if problem.game.most_score or not least <= problem.par <= most:
                return False
        return self.point in (None, problem.point)

    def _in_state(self, state: int) -> list[Problem]:
        """Return the problems of the chosen games that are in a state, in its order."""
        sets = self._sets
        lists = (sets.of, sets.unsolved, sets.unsolved, sets.missed, sets.due)
        found = [problem for game in self._chosen_games for problem in lists[state](game)]
        if state == _FITTING:
            found.sort(key=lambda problem: self._rating.distance(problem.share))
        return found

    def _refresh(self) -> None:
        """Show what is chosen; the problem on the table is chosen, or the next one."""
        sets, chosen, state = self._sets, self._chosen_games, self.states.currentIndex()
        has_lengths = any(not game.most_score for game in chosen)
        for part in (self._labels[1], self.lengths):
            part.setVisible(has_lengths)
        shown = list(filter(self._is_asked_for, self._in_state(state)))
        medals = {
            (game.id, number): medal
            for game in chosen
            for number, medal in sets.medals(game).items()
        }
        self._model.show_problems(shown, medals, names_games=self.game is None)
        following = self._following
        wanted = sets.current if sets.current in shown else following
        row = shown.index(wanted) if wanted in shown and state != _FITTING else 0
        self.list.setCurrentIndex(self._model.index(row, 0))
        self.play_button.setEnabled(bool(shown))
        self.next_button.setEnabled(following is not None)
        self._give_up()
        self.more_button.setVisible(self.game is not None and self.game.id in THEMES)
        solved = solved_words(len(medals), sum(len(sets.of(game)) for game in chosen))
        none = _NONE.get(state, words("Nothing was found."))
        self.message.setText(capitalized(say(solved if shown else none)))

    @property
    def _following(self) -> Problem | None:
        """Return the next problem that is not solved of the chosen games."""
        found = map(self._sets.next_unsolved, self._chosen_games)
        return next(filter(None, found), None)

    # What is played.

    def _play(self, problem: Problem, fitting: Iterable[Problem] = ()) -> None:
        """Play a problem; after one of those that are right for the player comes another."""
        self._sets.keep_fitting(fitting)
        self.wanted.emit(problem)
        self.accept()

    def _play_row(self, index: QModelIndex) -> None:
        """Play the problem of a row; after it comes what is due as well, or as right for one."""
        if not index.isValid():
            return
        problems, state = self._model.problems, self.states.currentIndex()
        if state == _DUE:
            self._sets.run_through(problems, index.row())
        self._play(problems[index.row()], problems if state == _FITTING else ())

    def _play_next(self) -> None:
        if problem := self._following:
            self._play(problem)

    # What is composed.

    def _ask_or_give_up(self) -> None:
        """Have another problem composed, as hard as the player is strong, or wait no more."""
        if self._is_waiting or self.game is None:
            self._refresh()
            return
        self._is_waiting = True
        self.more_button.setText(say(words("Give Up")))
        self.show_message(words("A new problem is being composed…"))
        wanted = self.point.key if self.point else ""
        point = wanted if wanted in THEMES[self.game.id] else ""
        self._maker.ask(Wish(self.game.id, point, band_of(self._rating.fitting_share)))

    def _give_up(self) -> None:
        """Wait no more for a problem."""
        if self._is_waiting:
            self._maker.cancel()
        self._is_waiting = False
        self.more_button.setText(say(words("M&ore")))

    def _on_found(self, problem: Problem) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self._play(problem)

    def _on_lost(self) -> None:
        if self._is_waiting:
            self._give_up()
            self.show_message(STOPPED)

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
        texts = (words("&Game:"), words("&Moves:"), words("&Theme:"), words("&Show:"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(say(text))
        lengths = [f"{least}–{most}" if least < most else str(least) for least, most in _LENGTHS]
        lengths[-1] = f"{_LENGTHS[-1][0]}+"
        games = [with_native(game.name, game.native) for game in self._every_game]
        for box, entries, first in (
            (self.games, [*games, say(words("All games"))], self._row),
            (self.lengths, [say(words("Any")), *lengths], 0),
            (self.states, [say(state) for state in _STATES], _ALL),
        ):
            refill(box, entries, box.currentIndex() if box.count() else first)
        self._show_strength()
        self.run_button.setText(say(words("Mixed &Run")))
        self.own_button.setText(say(MY_PROBLEMS))
        self.next_button.setText(say(words("Next &Unsolved")))
        self.play_button.setText(say(words("&Play")))
        self._on_game_chosen()

    def _show_strength(self) -> None:
        """Tell how strong the player is in a word, and in figures to who asks."""
        rating = self._rating
        level = rating.level if rating.is_sure else words("not known yet")
        self.strength.setText(say(labelled(words("Your strength"), level)))
        figures = words(
            "Rating {rating} ± {doubt}; a simple player has 1500.",
            rating=round(rating.value),
            doubt=round(rating.doubt),
        )
        self.strength.setToolTip(say(figures))
        self.strength.setAccessibleDescription(say(figures))
