"""The published boards: verdicts, shortest lines of Zen, all lines replayed."""

import pytest

from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.levels_lines import TAKING_RULES
from tests.solvers.plays import replayed
from tests.vectors import DATA

RULES = {"classic": "triplets=classic", "mixed": "triplets=mixed", **TAKING_RULES}

#: A file's name tells the game and the rules of its boards.
FILES = sorted(path.name for family in ("zen", "levels") for path in DATA.glob(f"{family}.*.tsv"))


def test_every_file_of_boards_is_read() -> None:
    assert len(FILES) == 10


@pytest.mark.parametrize("file", FILES)
def test_published_boards_have_their_verdicts_and_shortest_lines_which_win(file: str) -> None:
    game_id, rules = file.removesuffix(".tsv").rsplit(".", 1)
    game, boards = find(game_id, RULES[rules]), 0
    rows = (DATA / file).read_text(encoding="utf-8").splitlines()
    # Every second one, from the first or the second.
    for row in [row for row in rows if not row.startswith("#")][FILES.index(file) % 2 :: 2]:
        board, answer, *length = row.split("\t")
        table = game.parse(board)
        verdict = solve(game, table, Budget())
        assert verdict.answer.value == answer, row
        if verdict.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, table, verdict.line)[-1]), row
        else:
            assert verdict.line == (), row
        if game_id.startswith("zen") and length and length[0]:
            best = shortest(game, table, Budget())
            assert (best.is_shortest, len(best.line)) == (True, int(length[0])), row
            assert game.is_won(replayed(game, table, best.line)[-1]), row
        boards += 1
    assert boards >= 12
