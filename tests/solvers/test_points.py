"""What holds of a solution, and what seems to but for one right move or one line."""

from gupai_desktop.games import find
from gupai_desktop.play.problems import problem_in
from gupai_desktop.solvers.points import points_of
from gupai_desktop.solvers.solutions import Solutions
from gupai_desktop.solvers.verdict import Budget


def solved(game_id: str, line: str) -> Solutions:
    problem = problem_in(find(game_id), line)
    return Solutions(problem.game, problem.opening, 10, Budget(50_000))


#: Problems that were in the lists, each with a point that does not hold of it.
FALSE = {
    # Another right exchange finishes two groups at once.
    "zen.ten-sets": "2 0.8441 one-by-one 65 52 54 | 42 44 44 | 41 61b 11b | 64 43 33b | 61a 51 51"
    " | 62 55b 65 | 66b 66a 63 | 64 22 22 | 11a 55a 53 | 33a 21 32 | 31 31",
    # Two tiles for two leave the same groups in each other's places.
    "zen.harmony": "6 0.6267 lent 44 32 66 | 52 62 22 | 65b 65a 54 | 55 43 33b | 33a 55 53"
    " | 63 64b 64a | 51 41 51 | 61 61 42 | 66 22 44 | 11 21 11 | 31 31",
    # Of two moves one is right: they are not many.
    "levels.meng-huo": "1 0.9500 find 21 | - | - | - | - | - | - | 11 22 | 66b 32 33b 44 66a 43 65"
    " 31 42 55b 64 65 11 44 61b 55a 22 51b 41 52 63 31 61a 51a 54 53 33a 64 62",
}


def test_a_point_that_not_every_right_move_has_is_not_told() -> None:
    for game_id, line in FALSE.items():
        found = solved(game_id, line)
        assert found.is_one, game_id
        assert line.split()[2] not in points_of(found), game_id


def test_takes_of_the_same_faces_with_other_tiles_are_two_solutions() -> None:
    found = solved(
        "levels.o-koan",
        "4 0.9494 which-three - | 52 31b 32 33 | - | - | - | 64 61 11 65b 55b 62 22b 66 61 54 63"
        " 21 43 55a 33 22a 42 44 51b 51a 53 41 66 11 65a 44 64 31a",
    )
    assert (found.par, len(found.solutions)) == (4, 2)
    lines = [found.lines(way)[0] for way in found.solutions]
    takes = [{move.tiles for move in line if move.verb == "take"} for line in lines]
    assert takes[0] != takes[1]
