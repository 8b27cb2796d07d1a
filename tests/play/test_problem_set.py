"""A set of problems as text: what is written is read again, what is none is refused."""

from pathlib import Path

import pytest

from gupai_desktop import paths
from gupai_desktop.games import find, games
from gupai_desktop.play.lists import DamagedList, read_list
from gupai_desktop.play.problem_set import HEAD, MAX_PROBLEMS, ListedSet, ProblemSet
from gupai_desktop.play.problems import ONE_WAY, problem_in, problems_of
from tests.cases import FINISHED, refused

ZEN = find("zen.ten-sets")
EVERY = problems_of(ZEN)
LINE = str(EVERY[0])


def text(*lines: str, game: str = "zen.ten-sets", name: str = "Mine") -> str:
    return "\n".join((HEAD, f"# game: {game}", f"# name: {name}", *lines, "# End.", ""))


def parse(content: str, file: str = "mine.txt") -> ProblemSet:
    return ProblemSet.parse(content, file, find)


def test_every_problem_is_read_as_it_is_written() -> None:
    for game in FINISHED:
        if problems := problems_of(game()):
            own = ProblemSet(game(), "Best of all").with_problems(list(problems))
            assert parse(str(own)) == own
            assert own.problems == problems, game.id


def test_it_is_a_list_as_the_program_reads_lists(tmp_path: Path) -> None:
    own = ProblemSet(ZEN, "Mine").with_problems(list(EVERY[:5]))
    file = tmp_path / "zen.ten-sets.txt"
    file.write_text(str(own), "utf-8")
    assert read_list(file, lambda line: problem_in(ZEN, line).board) == [
        problem.board for problem in own.problems
    ]


def test_the_lists_of_the_program_are_sets_by_the_names_of_their_files() -> None:
    for game in games():
        file = paths.resources() / "problems" / f"{game.id}.txt"
        if file.exists():
            listed = ListedSet.parse(file.read_text("utf-8"), file.name, find)
            assert (listed.game, listed.name) == (game(), game.id)
            assert len(listed.lines) == len(problems_of(game()))


def test_each_board_is_there_once_and_numbers_follow_the_order() -> None:
    own = ProblemSet(ZEN, "Mine").with_problems([EVERY[4], EVERY[2], EVERY[4], EVERY[0]])
    assert [problem.board for problem in own.problems] == [EVERY[row].board for row in (4, 2, 0)]
    assert [problem.number for problem in own.problems] == [1, 2, 3]


def test_a_board_may_be_written_otherwise_and_have_no_other_point() -> None:
    par, share, _, board = LINE.split(maxsplit=3)
    spaced = board.replace(" | ", "|")
    own = parse(text(f"{par} {share} {ONE_WAY.key} {spaced}"))
    assert own.problems[0].board == board
    assert own.problems[0].point == ONE_WAY


def test_names_are_short_and_printable() -> None:
    own = parse(text(LINE, name="A\x07B" + "x" * 100))
    assert own.name.startswith("A Bxxx")
    assert len(own.name) == 60
    assert parse(text(LINE, name="")).name == "mine"


def test_what_is_no_set_is_refused_with_its_file_and_line() -> None:
    for content, why in {
        "": "mine.txt: this is no set of problems",
        "# Made by somebody\n1 2 3\n# End.\n": "mine.txt: this is no set of problems",
        text(LINE, game="zen.nine"): "mine.txt: “zen.nine” is none of these: zen.ten-sets",
        text(LINE, game="pairs.turtle"): "mine.txt: “pairs.turtle” cannot stand here",
        text(LINE).replace("# End.\n", ""): "mine.txt: line 5, character 1: the text breaks off",
        text(LINE, "1 0.5 find"): "mine.txt, line 5: missing here: par share point board",
        text("1 0.5 nonsense 66"): "mine.txt, line 4: “nonsense” cannot stand here",
        text("9" * 2000): "mine.txt, line 4: there is more here than can be read",
        text(*[LINE] * (MAX_PROBLEMS + 1)): "mine.txt: there is more here than can be read",
    }.items():
        assert refused(parse, content).startswith(why), content[:80]


def test_a_line_without_head_and_end_is_none() -> None:
    with pytest.raises(DamagedList):
        parse(LINE)
