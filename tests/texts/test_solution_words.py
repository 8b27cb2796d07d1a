"""What is said of a solution, and of the mistakes on its way."""

from dataclasses import replace

from gupai_desktop.games import find
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.solvers.walkthrough import Liking, Mistake, walkthrough
from gupai_desktop.texts.solution_words import SolutionText, mistake_words

ZEN, POINTS = find("zen.ten-sets"), find("trigrams.eight")
PROBLEM = next(problem for problem in problems_of(ZEN) if problem.par == 3)
SCORED = problems_of(POINTS)[0]


def text_of(problem: Problem) -> SolutionText:
    found = walkthrough(problem.game, problem.opening, Budget())
    assert found is not None
    return SolutionText(problem, found)


def told(problem: Problem, **more: object) -> str:
    move = ZEN.moves(PROBLEM.opening)[0] if problem is PROBLEM else POINTS.moves(SCORED.opening)[0]
    mistake = Mistake(move, problem.opening, **more)  # type: ignore[arg-type]
    return " ".join(map(str, mistake_words(problem, mistake)))


def test_each_move_has_a_line_and_the_last_one_says_how_it_ends() -> None:
    for problem, end in (
        (PROBLEM, "Won in 3 moves."),
        (SCORED, f"Cleared with {SCORED.par} points."),
    ):
        text = text_of(problem)
        assert len(text.lines) == len(text.walkthrough.steps) + 1
        assert str(text.lines[-1].sentence) == end
        for line, step in zip(text.lines, text.walkthrough.steps, strict=False):
            assert (line.table, line.tiles) == (step.table, step.move.tiles)
            assert str(text.problem.game.verbs[step.move.verb]) in str(line.sentence)


def test_it_is_copied_as_its_moves() -> None:
    text = text_of(PROBLEM)
    table = PROBLEM.opening
    lines = [line for line in text.as_text().splitlines() if not line[0].isspace()]
    assert lines == [str(step.move) for step in text.walkthrough.steps]
    assert len(lines) == PROBLEM.par
    assert table == text.lines[0].table


def test_a_mistake_is_told_with_how_it_looks_and_what_it_leaves() -> None:
    assert told(PROBLEM, liking=Liking.BETTER, is_lost=True).endswith(
        " looks better, but is wrong. After it the game cannot be won: that is proved."
    )
    assert told(PROBLEM, liking=Liking.ALIKE, cost=5, is_exact=True).endswith(
        " looks as good, but is wrong. After it a win takes 5 moves in all."
    )
    assert told(PROBLEM, liking=Liking.LESS, cost=8).endswith(
        " is wrong. After it a win takes at least 8 moves in all."
    )
    assert told(SCORED, liking=Liking.LESS, cost=30, is_exact=True).endswith(
        " is wrong. After it the best is 30 points."
    )


def test_the_par_is_that_of_the_solution_whatever_was_claimed() -> None:
    text = text_of(replace(PROBLEM, number=0, par=9))
    assert str(text.claim) == "Win in 3 moves."
