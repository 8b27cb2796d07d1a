"""The page of problems: what it lists, what it plays, and what it has composed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gupai_desktop.games import find, games
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.occasions import ListedProblem, OwnProblem
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.composer import composed_text
from gupai_desktop.solvers.requests import Composed
from gupai_desktop.ui.games_page.problems import ProblemsDialog
from gupai_desktop.ui.play.problem_maker import ProblemMaker
from gupai_desktop.ui.widgets.parts import announced_in
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.ui.hand import answer
from tests.ui.oracle import Oracle

ZEN, POINTS = find("zen.ten-sets"), find("trigrams.eight")
EVERY = problems_of(ZEN)
LINE = (
    "1 0.9333 pair 55b 21 52 | 22b 42 22a | 54 51b 55a | 53 43 63 | 11 31 33 | 41 61 61"
    " | 66 44 64 | 31 33 11 | 51a 64 32 | 44 65b 65a | 62 66"
)


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


class Page:
    """The page of problems above a table."""

    def __init__(self, window: MainWindow, game_id: str = ZEN.id) -> None:
        parts, self.wanted = window.parts, list[Problem]()
        self.maker = ProblemMaker(parts.client, window.session.chance, window)
        every_game = [game() for game in games() if parts.problem_sets.of(game())]
        sets = parts.problem_sets
        self.dialog = ProblemsDialog(
            every_game, game_id, sets, self.maker, parts.appearance, window
        )
        self.dialog.wanted.connect(self.wanted.append)
        self.dialog.show()

    @property
    def rows(self) -> list[str]:
        model = self.dialog.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    @property
    def pars(self) -> set[int]:
        return {EVERY[int(row.partition(":")[0]) - 1].par for row in self.rows}

    @property
    def numbers(self) -> list[int]:
        return [int(row.partition(":")[0]) for row in self.rows]

    @property
    def chosen(self) -> int:
        return self.numbers[self.dialog.list.currentIndex().row()]

    @property
    def is_open(self) -> bool:
        return self.dialog.isVisible()


def try_problem(
    window: MainWindow, number: int, cost: int = 0, *, is_assisted: bool = False
) -> None:
    """Have tried a problem, and won it if it cost something."""
    problem = EVERY[number - 1]
    policy = ListedProblem.of(problem).text
    one = playing(f"try-{number}-{cost}", policy=policy, is_assisted=is_assisted)
    window.parts.statistics.add_played(problem.record(ZEN), one)
    if cost:
        record = problem.record(ZEN)
        for _ in range(cost):
            record = record.play(ZEN.moves(record.table)[0])
        window.parts.statistics.add_won(record, one, None)


def test_each_is_listed_with_its_task_and_once_solved_with_its_point_and_seal(
    window: MainWindow,
) -> None:
    try_problem(window, 2, EVERY[1].par)
    try_problem(window, 3, EVERY[2].par + 1)
    try_problem(window, 4, EVERY[3].par, is_assisted=True)
    page = Page(window)
    assert len(page.rows) == len(EVERY)
    assert page.rows[0] == "1: in 1 move", "the point would give it away"
    assert page.rows[1] == f"2: {EVERY[1].point.name}, in 1 move, Gold"
    assert page.rows[2].endswith(", Silver")
    assert page.rows[3].endswith(", Solved with a hint")
    model = page.dialog.list.model()
    role = Qt.ItemDataRole.DecorationRole
    seals = [model.index(row, 0).data(role).pixmap(18, 18).toImage() for row in range(5)]
    assert seals[0] == seals[4]
    assert all(one != other for n, one in enumerate(seals[:4]) for other in seals[:n])
    assert page.dialog.message.text() == f"problems solved: 3 of {len(EVERY)}"


def test_lengths_choose_among_them(window: MainWindow) -> None:
    page = Page(window)
    asked = {1: range(1, 2), 2: range(2, 4), 3: range(4, 7), 4: range(7, 1001)}
    for row, lengths in asked.items():
        page.dialog.lengths.setCurrentIndex(row)
        fitting = [problem.number for problem in EVERY if problem.par in lengths]
        assert page.numbers == fitting, row
        assert page.dialog.play_button.isEnabled() == bool(fitting)
    page.dialog.lengths.setCurrentIndex(0)
    assert len(page.rows) == len(EVERY)


def test_points_are_no_lengths(window: MainWindow) -> None:
    page = Page(window)
    page.dialog.lengths.setCurrentIndex(1)
    ids = [game() for game in games() if window.parts.problem_sets.of(game())]
    page.dialog.games.setCurrentIndex(ids.index(POINTS))
    assert page.dialog.lengths.isHidden()
    assert len(page.rows) == len(problems_of(POINTS))


def test_states_choose_among_them(window: MainWindow) -> None:
    try_problem(window, 2, EVERY[1].par)
    try_problem(window, 3, EVERY[2].par + 1)
    try_problem(window, 5)
    page = Page(window)
    page.dialog.states.setCurrentIndex(1)
    assert page.numbers[:4] == [1, 4, 5, 6]
    page.dialog.states.setCurrentIndex(2)
    assert page.numbers == [3, 5], "left, or solved otherwise than for gold"


@pytest.mark.parametrize("way", ["Enter", "double click", "Play"])
def test_the_chosen_one_is_played(window: MainWindow, way: str) -> None:
    page = Page(window)
    dialog, view = page.dialog, page.dialog.list
    dialog.activateWindow()
    index = view.model().index(6, 0)
    view.setCurrentIndex(index)
    if way == "Enter":
        QTest.keyClick(view, Qt.Key.Key_Return)
    elif way == "double click":
        middle = view.visualRect(index).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    else:
        dialog.play_button.click()
    assert page.wanted == [EVERY[6]]
    assert not page.is_open


def test_the_one_on_the_table_is_chosen_and_the_next_unsolved_comes_after_it(
    window: MainWindow,
) -> None:
    try_problem(window, 4, EVERY[3].par)
    assert Page(window).chosen == 1
    window.controller.begin_problem(EVERY[2])
    page = Page(window)
    assert page.chosen == 3
    page.dialog.next_button.click()
    assert page.wanted == [EVERY[4]]


def test_the_menu_opens_the_page_and_what_is_chosen_there_lies_on_the_table(
    window: MainWindow,
) -> None:
    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemsDialog)
        assert dialog.game == ZEN
        dialog.next_button.click()

    answer(act)
    window.action_table["problems"].trigger()
    assert window.parts.problem_sets.current == EVERY[0]
    assert window.session.playing.policy == ListedProblem.of(EVERY[0]).text


# More.


def compose(oracle: Oracle) -> None:
    """Answer the first wish for a composed problem."""
    oracle.reply(oracle.compose_jobs[0], Composed(20, composed_text(20), LINE))


def test_more_waits_for_a_composed_problem_and_plays_it_as_ones_own(
    window: MainWindow, oracle: Oracle
) -> None:
    page = Page(window)
    page.dialog.wanted.connect(window.controller.begin_problem)
    page.dialog.more_button.click()
    assert page.dialog.message.text() == "A new problem is being composed…"
    assert announced_in(page.dialog) == page.dialog.message.text()
    assert page.is_open
    compose(oracle)
    assert not page.is_open
    assert window.session.playing.policy == OwnProblem.text_of(1)
    assert str(window.session.record.opening) == LINE[14:]
    assert window.parts.problem_sets.current is not None
    assert len(oracle.compose_jobs) == 2, "the next one is made while it is played"


def test_waiting_for_a_composed_problem_can_be_given_up(
    window: MainWindow, oracle: Oracle
) -> None:
    page = Page(window)
    button = page.dialog.more_button
    button.click()
    assert button.text() == "Give Up"
    button.click()
    assert button.text() == "M&ore"
    assert page.dialog.message.text().startswith("problems solved")
    compose(oracle)
    assert page.is_open
    assert page.wanted == []
    button.click()
    page.dialog.close()
    assert oracle.withdrawn == [oracle.job_of(job) for job in oracle.compose_jobs]


def test_a_solver_that_is_lost_is_told_and_can_be_asked_again(
    window: MainWindow, oracle: Oracle
) -> None:
    page = Page(window)
    page.dialog.more_button.click()
    oracle.lose()
    assert page.dialog.message.text() == "The solver stopped; please try again."
    page.dialog.more_button.click()
    assert len(oracle.compose_jobs) == 2


@pytest.mark.parametrize(("share", "band"), [(0, 0), (0.5, 1), (1, 2)])
def test_what_is_composed_is_as_hard_as_the_player_has_come_far(
    window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch, share: float, band: int
) -> None:
    solved = {problem.number: Medal.GOLD for problem in EVERY[: round(len(EVERY) * share)]}
    monkeypatch.setattr(type(window.parts.problem_sets), "medals", lambda *_: solved)
    page = Page(window)
    assert page.dialog.next_button.isEnabled() == (share < 1)
    page.dialog.more_button.click()
    assert [job.band for job in oracle.compose_jobs] == [band]
