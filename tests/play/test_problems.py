"""The lists of problems: what stands in them, and what is said of a damaged one."""

from itertools import pairwise
from pathlib import Path

import pytest

from gupai_desktop.engine.combinations import Combination, combination, groups_by_kind
from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.paths import END
from gupai_desktop.play import problems
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.problems import POINTS, Problem, find_problem, problems_of, read_problems
from gupai_desktop.solvers.points import POINT_KEYS
from tests.cases import FINISHED

GAME = find("zen.ten-sets")
FIRST = problems_of(GAME)[0]
LINE = f"1 0.5 find {FIRST.board}"


def read(folder: Path, *lines: str) -> None:
    file = folder / "list.txt"
    file.write_text("\n".join((*lines, END)), encoding="utf-8")
    problems._READ.clear()
    read_problems(GAME, file)


def test_every_game_that_is_no_omen_has_100_problems() -> None:
    counts = {game.id: len(problems_of(game())) for game in FINISHED}
    assert counts == {game.id: 0 if game.is_omen else 100 for game in FINISHED}


def test_at_most_a_third_of_a_list_is_of_one_move() -> None:
    for game in FINISHED:
        if not game.most_score:
            assert sum(problem.par == 1 for problem in problems_of(game())) <= 33, game.id


def test_ten_sets_has_24_problems_of_one_move_or_more() -> None:
    assert sum(problem.par == 1 for problem in problems_of(GAME)) >= 24


def combinations_made(game: Game, problem: Problem) -> tuple[Combination, ...]:
    """Return the combinations that the move of a problem of one move makes."""
    table = problem.record(game).table
    reached = (game.after(table, move) for move in game.moves(table))
    won = next(after for after in reached if game.is_won(after))
    new = (group for group in won.groups if group not in table.groups)
    made = (combination(game.triplets, faces_of(group)) for group in new)
    return tuple(kind for kind in made if kind)


def test_those_of_one_move_make_triplets_of_every_usual_kind() -> None:
    made = {
        kind.key
        for problem in problems_of(GAME)
        if problem.par == 1
        for kind in combinations_made(GAME, problem)
    }
    every = groups_by_kind(GAME.triplets).items()
    triplets = {kind.key for kind, groups in every if kind and len(groups[0]) == 3}
    assert triplets - made <= {"two-three-kao"}  # which hardly ever lies there in the end


def test_problems_are_numbered_and_easy_ones_come_first() -> None:
    for game in games():
        problems = problems_of(game())
        assert [one.number for one in problems] == list(range(1, len(problems) + 1))
        shares = [one.share for one in problems]
        assert shares == sorted(shares, reverse=True), game.id


def test_no_two_neighbours_have_the_same_point() -> None:
    for game in games():
        points = [one.point.key for one in problems_of(game())]
        assert all(one != other for one, other in pairwise(points)), game.id


def test_no_board_comes_twice_and_each_is_written_as_a_record_writes_it() -> None:
    boards = set()
    for game in games():
        for problem in problems_of(game()):
            record = problem.record(game())
            assert str(record.opening) == problem.board
            assert find_problem(game(), str(record.opening)) == problem
            boards.add((game.id, problem.board))
    assert len(boards) == sum(len(problems_of(game())) for game in games())


def test_a_problem_is_one_only_under_the_usual_rules() -> None:
    loose = find("zen.ten-sets", "loose=yes")
    assert problems_of(loose) == problems_of(GAME)
    assert find_problem(loose, FIRST.board) is None


def test_every_point_that_is_found_can_be_told() -> None:
    assert set(POINTS) == POINT_KEYS


def test_a_list_that_is_not_there_is_a_damaged_one(tmp_path: Path) -> None:
    with pytest.raises(DamagedList, match=r"the file none\.txt cannot be read"):
        read_problems(GAME, tmp_path / "none.txt")


DAMAGED = {
    "missing here: par share point board": "1 0.5 find",
    "“x” cannot stand here": LINE.replace("1", "x", 1),
    "“0” cannot stand here": LINE.replace("1", "0", 1),
    "“1.5” cannot stand here": LINE.replace("0.5", "1.5"),
    "“nan” cannot stand here": LINE.replace("0.5", "nan"),
    "“much” cannot stand here": LINE.replace("0.5", "much"),
    "“lose” cannot stand here": LINE.replace("find", "lose"),
    "groups on this board: 10; in this game: 11": LINE.rpartition(" | ")[0],
}


@pytest.mark.parametrize("complaint", DAMAGED)
def test_a_damaged_line_is_named_with_its_file(tmp_path: Path, complaint: str) -> None:
    with pytest.raises(DamagedList, match=r"^list\.txt, line 3: ") as caught:
        read(tmp_path, "# a comment", LINE, DAMAGED[complaint])
    assert str(caught.value) == f"list.txt, line 3: {complaint}"


def test_a_board_that_is_won_is_no_problem(tmp_path: Path) -> None:
    record = FIRST.record(GAME)
    moves = GAME.moves(record.table)
    move = next(move for move in moves if GAME.is_won(record.play(move).table))
    with pytest.raises(DamagedList, match="nothing is left to do"):
        read(tmp_path, f"1 0.5 find {record.play(move).table}")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_bytes(b"\xff\xfe1 0.5 find")
    problems._READ.clear()
    with pytest.raises(DamagedList, match=r"^the file list\.txt cannot be read$"):
        read_problems(GAME, tmp_path / "list.txt")


def test_a_list_without_an_end_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(DamagedList, match=r"^list\.txt: there is more here than can be read$"):
        read(tmp_path, "# " + "x" * 1_000_000)


def test_a_list_that_was_cut_off_anywhere_is_damaged(tmp_path: Path) -> None:
    file, text = tmp_path / "list.txt", f"# A list.\n{LINE}\n{LINE}\n{END}\n"
    for length in (*range(len(END) + 3), len(LINE), len(LINE) + 1):
        file.write_text(text[: len(text) - length])
        problems._READ.clear()
        if length < 2:
            assert len(read_problems(GAME, file)) == 2
        else:
            with pytest.raises(DamagedList, match=r"^list\.txt"):
                read_problems(GAME, file)
