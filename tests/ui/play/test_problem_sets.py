"""The problems at a table: which lies there, how it was solved, which comes next."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.play import problems
from gupai_desktop.play.days import Strength, task_on
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.occasions import ListedProblem
from gupai_desktop.play.problems import Problem, problems_of, read_problems
from gupai_desktop.play.rating import Glicko
from gupai_desktop.play.runs import Run
from gupai_desktop.play.today import problem_of
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Budget, Outlook
from gupai_desktop.store.statistics import Par, PlayedDeal, Win, row_of
from gupai_desktop.texts.status_words import verdict_full
from gupai_desktop.ui.play import problem_sets
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import STARTED, playing
from tests.made import MadeClock
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


# A mixed run.


def begin_run(window: MainWindow) -> Run:
    window.controller.begin_problem(window.parts.problem_sets.begin_run())
    return run_on(window)


def run_on(window: MainWindow) -> Run:
    run = window.parts.problem_sets.run
    assert run
    return run


def step(window: MainWindow, key: str = "next-deal") -> None:
    window.action_table[key].trigger()


def test_a_run_says_which_of_ten_it_is_and_one_key_leads_on(window: MainWindow) -> None:
    run = begin_run(window)
    assert window.presenter.shown_text.startswith("1 of 10: ")
    assert window.status_bar.moves.text().endswith(", 1 of 10")
    for number, key in enumerate(("next-deal", "next-problem"), 2):
        step(window, key)
        assert window.parts.problem_sets.current == run.problems[number - 1]
        assert window.presenter.shown_text.startswith(f"{number} of 10: ")
    step(window, "previous-deal")
    assert window.parts.problem_sets.current == run.problems[1]


def test_what_is_solved_in_a_run_is_noted_and_the_panel_leads_on(window: MainWindow) -> None:
    run = begin_run(window)
    solve(window)
    assert run_on(window).earned == {0: Medal.GOLD}
    assert "1 of 10." in window.panel.text
    window.panel.buttons[0].click()
    assert window.parts.problem_sets.current == run.problems[1]


def test_a_run_ends_with_how_it_went(window: MainWindow) -> None:
    begin_run(window)
    solve(window)
    for _ in range(9):
        step(window)
    assert run_on(window).place == 9
    step(window)
    assert window.presenter.shown_text.startswith("The run is over: 1 of 10 solved for gold.")
    assert window.parts.problem_sets.run is None
    assert window.parts.problem_sets.current is not None, "the last one stays"
    assert "of 10" not in window.status_bar.moves.text()
    assert "due again" not in window.presenter.shown_text, "no other one was begun"


def test_what_was_begun_in_a_run_and_left_is_due_again(window: MainWindow) -> None:
    run = begin_run(window)
    long = next(n for n, problem in enumerate(run.problems) if problem.par > 1)
    for place in range(10):
        if place == long:
            window.session.play(window.session.facts.moves[0])
        step(window)
    assert window.presenter.shown_text.endswith("is due again tomorrow.")


def test_who_looks_for_one_before_the_first_of_a_run_has_not_left_it(window: MainWindow) -> None:
    begin_run(window)
    facts = window.session.facts
    window.session.play(next(move for move in facts.moves if move != facts.winning_move))
    step(window, "previous-deal")
    assert window.presenter.shown_text == "There is no other problem."
    window.session.undo()
    solve(window)
    assert run_on(window).earned == {0: Medal.GOLD}


def test_a_run_whose_last_is_solved_ends_in_the_panel_and_leads_on(window: MainWindow) -> None:
    run = begin_run(window)
    for _ in range(9):
        step(window)
    solve(window)
    assert "The run is over" in window.panel.text
    window.panel.buttons[0].click()
    assert window.parts.problem_sets.run is None
    assert window.parts.problem_sets.current not in (None, run.problems[-1])


def test_a_run_is_left_without_a_word_and_waits_where_it_is(window: MainWindow) -> None:
    begin_run(window)
    step(window)
    game_id = window.session.game.id
    window.controller.deal(game_id)
    assert window.parts.problem_sets.run is None
    assert "of 10" not in window.status_bar.moves.text()
    window.session.undo()
    assert run_on(window).place == 1


def test_a_run_is_of_the_games_that_were_played_and_the_same_all_day(window: MainWindow) -> None:
    sets = window.parts.problem_sets
    begin(window, 1, LEVELS.id)
    window.session.play(window.session.facts.moves[0])
    for number in (1, 2):
        begin(window, number)
        window.session.play(window.session.facts.moves[0])
    begin(window, 3)
    first = sets.begin_run()
    run = begin_run(window)
    assert {problem.game_id for problem in run.problems} == {ZEN.id, LEVELS.id}
    assert first == run.current


# The rating.


def try_all(window: MainWindow, *, is_solved: bool) -> None:
    """Have tried thirty problems."""
    for problem in window.parts.problem_sets.of(ZEN)[40:70]:
        policy = ListedProblem.of(problem).text
        one = replace(playing(f"try-{problem.number}", policy=policy), started="")
        record = problem.record(ZEN)
        statistics = window.parts.statistics
        deal = statistics.add_played(record, one)
        if is_solved:
            win = Win(problem.cost, 1.0, False, Par())
            statistics.put(deal._replace(win=win))


@pytest.mark.parametrize("is_solved", [False, True])
def test_the_problem_of_a_day_is_what_the_player_solves_seven_times_of_ten(
    window: MainWindow, clock: MadeClock, is_solved: bool
) -> None:
    clock.moment = datetime(2027, 1, 5, 12, tzinfo=UTC)
    sets, day = window.parts.problem_sets, date(2027, 1, 6)
    try_all(window, is_solved=is_solved)
    rating = sets.rating(day)
    assert rating.is_sure
    shares = {one: task_on(day, one).share for one in Strength}
    nearest = min(shares, key=lambda one: rating.distance(shares[one]))
    assert nearest is (Strength.STRONG if is_solved else Strength.LIGHT)
    wanted = sets.of_day(day, Strength.LIGHT)
    assert wanted
    assert wanted.board == task_on(day, nearest).board
    assert sets.of_day(date(2027, 1, 5), Strength.LIGHT) == problem_of_day(
        window, date(2027, 1, 5)
    )


def test_what_is_solved_on_a_day_changes_its_problem_no_more(
    window: MainWindow, clock: MadeClock
) -> None:
    clock.moment = datetime(2027, 1, 5, 12, tzinfo=UTC)
    sets, day = window.parts.problem_sets, date(2027, 1, 6)
    try_all(window, is_solved=False)
    wanted = sets.of_day(day, Strength.LIGHT)
    try_all(window, is_solved=True)  # what was begun on the day before is won after all
    assert sets.rating(day).value > 1500
    assert sets.of_day(day, Strength.LIGHT) == wanted


def problem_of_day(window: MainWindow, day: date) -> Problem | None:
    """Return the problem of a day for who has tried none."""
    every = [game() for game in games()]
    return problem_of(day, every, window.parts.problem_sets.of, Strength.LIGHT)


def test_what_lies_open_on_the_table_is_no_try_yet(window: MainWindow) -> None:
    sets = window.parts.problem_sets
    begin(window, 40)
    window.session.play(window.session.facts.moves[0])
    if window.session.facts.is_won:
        window.session.undo()
    assert sets.rating() == Glicko()
    begin(window, 41)
    assert sets.rating().value < Glicko().value


def test_only_the_first_try_counts_and_none_with_a_hint(window: MainWindow) -> None:
    sets = window.parts.problem_sets
    begin(window, 40)
    window.session.take_help()
    solve(window)
    missed = sets.rating()
    assert missed.value < Glicko().value
    begin(window, 41)
    begin(window, 40)
    solve(window)
    assert sets.rating() == missed


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


def test_lists_are_read_a_few_problems_at_a_time_for_who_asks_later(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, real = list[Problem](), problems.problem_in

    def counted(game: Game, line: str, number: int = 0) -> Problem:
        made.append(real(game, line, number))
        return made[-1]

    monkeypatch.setattr(problems, "problem_in", counted)
    monkeypatch.setattr(problems, "_READ", {})
    rounds, sets = 0, window.parts.problem_sets
    while sets.reads_on((ZEN, LEVELS)):
        rounds += 1
        assert len(made) <= 25 * rounds
    assert list(sets.of(ZEN) + sets.of(LEVELS)) == made


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
    assert window.parts.problem_sets.rating() == Glicko()


def test_a_damaged_list_is_in_no_run_and_no_rating(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try_all(window, is_solved=True)
    sets = window.parts.problem_sets
    assert sets.rating() != Glicko()
    broken = tmp_path / "broken.txt"
    broken.write_text("one 0.5 find 11 11")

    def read(game: Game) -> tuple[Problem, ...]:
        return read_problems(game, broken) if game == ZEN else problems_of(game)

    monkeypatch.setattr(problem_sets, "problems_of", read)
    assert sets.rating() == Glicko()
    assert ZEN.id not in {problem.game_id for problem in begin_run(window).problems}


def test_a_book_with_ten_thousand_tries_is_rated_and_run(window: MainWindow) -> None:
    sets, book = window.parts.problem_sets, window.parts.statistics.book
    every = [problem for game in games() for problem in sets.of(game())]
    for place in range(1, 10_001):
        problem = every[place * 7 % len(every)]
        deal = PlayedDeal(
            playing=f"{place}",
            game_id=problem.game_id,
            rules="",
            number=None,
            board=problem.board,
            policy=ListedProblem.of(problem).text,
            at=STARTED,
            win=Win(problem.cost, 1.0, False, Par()) if place % 3 else None,
            place=place,
        )
        book.put_row(row_of(deal))
    rating = sets.rating()
    assert rating.is_sure
    assert 1500 < rating.value < 3000
    assert len(begin_run(window).problems) == 10


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
