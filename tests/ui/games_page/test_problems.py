"""The page of problems: what it lists, what it plays, and what it has composed."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gupai_desktop.games import find, games
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.occasions import ListedProblem, OwnProblem
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.rating import Glicko
from gupai_desktop.solvers.composer import THEMES, composed_text
from gupai_desktop.solvers.requests import Composed
from gupai_desktop.ui.games_page.problems import ProblemsDialog
from gupai_desktop.ui.play.problem_maker import ProblemMaker
from gupai_desktop.ui.widgets.parts import announced_in
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.made import MadeClock
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
        self.rating = sets.rating()
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
    assert page.dialog.message.text() == f"Problems solved: 3 of {len(EVERY)}"


def test_where_nothing_is_listed_a_sentence_says_so(window: MainWindow) -> None:
    page, said = Page(window), list[str]()
    for state in range(page.dialog.states.count()):
        page.dialog.states.setCurrentIndex(state)
        said.append(page.dialog.message.text())
        assert page.rows or "solved" not in said[-1]
    assert said[3:] == ["No problem was missed.", "No problem is due today."]


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
    page.dialog.states.setCurrentIndex(3)
    assert page.numbers == [3, 5], "left, or solved otherwise than for gold"


def test_a_theme_chooses_among_them_and_only_those_of_the_list_are_there(
    window: MainWindow,
) -> None:
    page, box = Page(window), Page(window).dialog.themes
    points = {problem.point.name for problem in EVERY}
    assert {box.itemText(row) for row in range(1, box.count())} == set(map(str, points))
    for row in range(1, box.count()):
        page.dialog.themes.setCurrentIndex(row)
        name = box.itemText(row)
        fitting = [problem.number for problem in EVERY if str(problem.point.name) == name]
        assert page.numbers == fitting
    other = find("levels.o-koan")
    ids = [game() for game in games() if window.parts.problem_sets.of(game())]
    page.dialog.games.setCurrentIndex(ids.index(other))
    shown = page.dialog.point
    assert shown is None or shown in {problem.point for problem in problems_of(other)}
    assert page.rows


def test_as_hard_as_i_am_begins_with_what_is_solved_seven_times_of_ten(window: MainWindow) -> None:
    rating = window.parts.problem_sets.rating()
    fitting = min(EVERY, key=lambda problem: rating.distance(problem.share))
    page = Page(window)
    page.dialog.states.setCurrentIndex(2)
    assert page.chosen == page.numbers[0]
    assert EVERY[page.chosen - 1].share == fitting.share
    try_problem(window, page.chosen, 1)
    solved = page.chosen
    page = Page(window)
    page.dialog.states.setCurrentIndex(2)
    assert solved not in page.numbers
    distances = [page.rating.distance(EVERY[number - 1].share) for number in page.numbers]
    assert distances == sorted(distances)


def test_what_was_missed_is_due_on_the_next_day_and_counted(
    window: MainWindow, clock: MadeClock
) -> None:
    clock.moment = datetime(2026, 8, 1, 12, tzinfo=UTC)  # of `playing`
    try_problem(window, 5)
    assert Page(window).dialog.states.itemText(4) == "Due today"
    clock.go_on(timedelta(1))
    page = Page(window)
    assert page.dialog.states.itemText(4) == "Due today: 1"
    page.dialog.states.setCurrentIndex(4)
    assert page.numbers == [5]


def test_what_is_due_is_played_one_after_the_other(window: MainWindow, clock: MadeClock) -> None:
    clock.moment = datetime(2026, 8, 1, 12, tzinfo=UTC)  # of `playing`
    for number in (5, 9):
        try_problem(window, number)
    clock.go_on(timedelta(1))
    page = Page(window)
    page.dialog.wanted.connect(window.controller.begin_problem)
    page.dialog.states.setCurrentIndex(4)
    page.dialog.play_button.click()
    assert window.presenter.shown_text.startswith("1 of 2: ")
    window.action_table["next-problem"].trigger()
    assert window.parts.problem_sets.current == EVERY[8]


def test_after_one_that_is_as_hard_as_i_am_comes_another_of_those(window: MainWindow) -> None:
    page, sets = Page(window), window.parts.problem_sets
    page.dialog.wanted.connect(window.controller.begin_problem)
    page.dialog.lengths.setCurrentIndex(2)
    page.dialog.states.setCurrentIndex(2)
    shown = page.numbers
    page.dialog.play_button.click()
    seen = [shown[0]]
    for _ in range(4):
        window.session.take_help()
        window.session.play(window.session.facts.moves[0])
        window.action_table["next-problem"].trigger()
        current, rating = sets.current, sets.rating()
        assert current
        distances = {n: rating.distance(EVERY[n - 1].share) for n in shown if n not in seen}
        assert distances[current.number] == min(distances.values())
        seen.append(current.number)


def test_all_games_are_listed_by_their_names(window: MainWindow) -> None:
    try_problem(window, 2, EVERY[1].par)
    page = Page(window)
    dialog = page.dialog
    dialog.games.setCurrentIndex(dialog.games.count() - 1)
    every = [problem for game in games() for problem in window.parts.problem_sets.of(game())]
    assert len(page.rows) == len(every)
    assert page.rows[0] == "Watching Ten Sets, 1: in 1 move"
    assert page.rows[1].endswith(", Gold")
    assert page.rows[len(EVERY) + 1].startswith(str(every[len(EVERY)].game.name))
    assert sum(row.endswith(", Gold") for row in page.rows) == 1
    assert dialog.message.text() == f"Problems solved: 1 of {len(every)}"
    assert dialog.more_button.isHidden()
    dialog.lengths.setCurrentIndex(1)
    assert len(page.rows) == sum(one.par == 1 and not one.game.most_score for one in every)


def test_the_strength_is_told_in_a_word_and_in_figures_to_who_asks(window: MainWindow) -> None:
    strength = Page(window).dialog.strength
    assert strength.text() == "Your strength: not known yet"
    assert strength.toolTip() == "Rating 1500 ± 350; a simple player has 1500."
    assert strength.accessibleDescription() == strength.toolTip()
    for number in range(60, 75):
        try_problem(window, number, EVERY[number - 1].par)
    page = Page(window)
    assert page.rating.is_sure
    assert page.dialog.strength.text() == f"Your strength: {page.rating.level}"
    assert page.rating.value > 1500


def test_a_mixed_run_is_begun_by_its_button(window: MainWindow) -> None:
    page = Page(window)
    page.dialog.wanted.connect(window.controller.begin_problem)
    page.dialog.run_button.click()
    assert not page.is_open
    run = window.parts.problem_sets.run
    assert run
    assert page.wanted == [run.current]


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
    assert page.dialog.message.text().startswith("Problems solved")
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


@pytest.mark.parametrize(("value", "band"), [(1500, 0), (1700, 1), (2200, 2)])
def test_what_is_composed_is_as_hard_as_the_player_is_strong(
    window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch, value: float, band: int
) -> None:
    monkeypatch.setattr(type(window.parts.problem_sets), "rating", lambda *_: Glicko(value))
    Page(window).dialog.more_button.click()
    assert [job.band for job in oracle.compose_jobs] == [band]


def test_what_is_composed_is_of_the_theme_that_is_chosen_if_it_can_be(
    window: MainWindow, oracle: Oracle
) -> None:
    page = Page(window)
    for row in range(1, page.dialog.themes.count()):
        page.dialog.themes.setCurrentIndex(row)
        page.dialog.more_button.click()
        point = page.dialog.point
        assert point
        wanted = point.key if point.key in THEMES[ZEN.id] else ""
        assert oracle.compose_jobs[-1].point == wanted


def test_once_all_are_solved_none_is_the_next(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved = {problem.number: Medal.GOLD for problem in EVERY}
    monkeypatch.setattr(type(window.parts.problem_sets), "medals", lambda *_: solved)
    assert not Page(window).dialog.next_button.isEnabled()
