"""The problems at a table: which lies there, how it was solved, which comes next."""

from dataclasses import replace
from pathlib import Path

import pytest

from gupai_desktop.games import find
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.occasions import ListedProblem
from gupai_desktop.play.problems import Problem, read_problems
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Budget, Outlook
from gupai_desktop.texts.status_words import verdict_full
from gupai_desktop.ui.play import problem_sets
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.ui.known import GAME, LEGAL
from tests.ui.oracle import Oracle

ZEN = find(GAME)
LEVELS = find("levels.guo-wu-guan")


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def begin(window: MainWindow, number: int, game_id: str = GAME) -> Problem:
    problem = window.parts.problem_sets.of(find(game_id))[number - 1]
    window.controller.begin_problem(problem)
    return problem


def solve(window: MainWindow) -> None:
    """Win the problem on the table in as few moves as can be."""
    record = window.session.record
    for move in shortest(record.game, record.table, Budget(positions=60_000)).line:
        window.session.play(move)


def test_a_problem_lies_at_the_ordinary_table_under_its_title(window: MainWindow) -> None:
    problem = begin(window, 5)
    count = len(window.parts.problem_sets.of(ZEN))
    assert window.parts.problem_sets.current == problem
    assert f"problem 5 of {count}" in window.bar.title.toolTip()
    assert window.bar.title.text().endswith(f"problem 5 of {count}")
    assert window.presenter.shown_text == f"Win in {problem.par} move."
    assert window.status_bar.moves.text() == "0 moves, par 1"
    window.session.undo()
    assert window.parts.problem_sets.current is None


def test_solved_in_par_it_is_gold_and_the_next_one_a_key_away(window: MainWindow) -> None:
    problem = begin(window, 40)
    solve(window)
    assert window.parts.problem_sets.medals(ZEN) == {40: Medal.GOLD}
    assert str(problem.point.explanation) in window.panel.text
    assert "Gold" in window.panel.text
    button = window.panel.buttons[0]
    assert button.text() == "Next Problem"
    button.click()
    after = window.parts.problem_sets.current
    assert after is not None
    assert after.number == 41


def test_with_a_hint_it_is_marked_by_a_pencil(window: MainWindow) -> None:
    begin(window, 3)
    window.session.take_help()
    solve(window)
    assert window.parts.problem_sets.medals(ZEN) == {3: Medal.PENCIL}
    assert "Solved with a hint." in window.panel.text


def test_a_win_of_a_problem_counts_for_no_figure_of_its_game(window: MainWindow) -> None:
    begin(window, 3)
    solve(window)
    assert window.parts.statistics.figures(ZEN).dealt == 0


def test_the_keys_of_deals_go_from_problem_to_problem(window: MainWindow) -> None:
    begin(window, 1, LEVELS.id)
    for key, number in (("next-deal", 2), ("next-deal", 3), ("previous-deal", 2)):
        window.action_table[key].trigger()
        current = window.parts.problem_sets.current
        assert current is not None
        assert current.number == number
    window.action_table["previous-deal"].trigger()
    window.action_table["previous-deal"].trigger()
    assert window.presenter.shown_text == "There is no other problem."


def test_after_the_last_problem_the_first_that_is_not_solved_comes(window: MainWindow) -> None:
    last = len(window.parts.problem_sets.of(LEVELS))
    begin(window, last, LEVELS.id)
    after = window.parts.problem_sets.next(LEVELS)
    assert after is not None
    assert after.number == 1


@pytest.mark.parametrize("tells", [False, True])
def test_lost_par_is_told_on_wish_alone_and_taking_back_is_help_then(
    window: MainWindow, oracle: Oracle, tells: bool
) -> None:
    window.parts.settings.tells_par = tells
    window._follow("tells_par")
    sets = window.parts.problem_sets
    number = next(n for n, problem in enumerate(sets.of(ZEN), 1) if problem.par == 3)
    begin(window, number)
    game, table = window.session.game, window.session.record.table
    longer = {
        m: shortest(game, game.after(table, m), Budget(positions=60_000))
        for m in game.moves(table)
    }
    wrong = next(m for m, found in longer.items() if found.is_shortest and found.length > 2)
    window.session.play(wrong)
    if tells:
        oracle.tell_shortest(longer[wrong])
    assert sets.is_par_missed == tells
    assert not window.session.is_assisted
    window.session.undo()
    assert not sets.is_par_missed
    assert window.session.is_assisted == tells


def test_a_damaged_list_is_told_and_left_out(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"{GAME}.txt"
    file.write_text("one 0.5 find 11 11")
    monkeypatch.setattr(problem_sets, "problems_of", lambda game: read_problems(game, file))
    notices = list[str]()
    window.notices.changed.connect(lambda: notices.extend(map(str, window.notices.unread)))
    assert window.parts.problem_sets.of(ZEN) == ()
    assert f"{GAME}.txt, line 1" in notices[0]


def test_training_brings_what_was_missed_first(window: MainWindow) -> None:
    sets = window.parts.problem_sets
    missed = sets.of(ZEN)[6]
    record = missed.record(ZEN)
    window.parts.statistics.add_played(
        record, playing("one", policy=ListedProblem.of(missed).text)
    )
    window.controller.train()
    assert sets.current == missed


def test_of_a_problem_nobody_is_told_unasked_how_many_moves_are_left(window: MainWindow) -> None:
    begin(window, 1)
    problem = window.parts.problem_sets.current
    assert problem is not None
    known = replace(window.parts.known, outlook=Outlook(1, 0, 0, (LEGAL,)))
    assert str(verdict_full(known)) == "Can be won"
    assert "to win" in str(verdict_full(replace(known, tells_par=True)))
