"""Made deals: the same for ever, won by going back the way they were made, and well mixed."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from gupai_desktop.engine import made_deals as maker
from gupai_desktop.engine.combinations import TripletRule, combination
from gupai_desktop.engine.deal import LAST_DEAL, deal, deal_order, random_words
from gupai_desktop.engine.made_deals import Board, make_board
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.games import find
from gupai_desktop.games.zen_goals import FiveDragons, Harmony, Themed
from gupai_desktop.solvers.exchange import ExchangeProblem
from tests.cases import of_every

GAMES = (FiveDragons(), Harmony())
RULES = ("", "triplets=mixed", "loose=yes", "triplets=mixed loose=yes")
LAST_MADE = 1_000_000_000

#: This many deals of each game are looked at for what holds on average.
SOME = 12

every_game = of_every(GAMES, lambda game: game.id)

#: These boards must never change: players share their numbers.
GOLDEN = {
    ("zen.five-dragons", 1): "51 65 22 | 55 53 63 | 62 11 22 | 44 65 61 | 11 33 21 | 43 64 66 "
    "| 31 41 33 | 64 54 44 | 66 51 42 | 61 55 31 | 52 32",
    ("zen.five-dragons", 2): "65 42 41 | 53 62 51 | 66 55 63 | 22 65 61 | 54 44 33 | 55 66 43 "
    "| 52 31 51 | 64 64 21 | 11 61 33 | 44 11 22 | 32 31",
    ("zen.five-dragons", 7): "43 54 44 | 64 33 32 | 65 64 21 | 22 61 44 | 42 62 51 | 66 66 55 "
    "| 41 22 31 | 61 65 55 | 31 51 11 | 33 53 11 | 63 52",
    ("zen.five-dragons", LAST_MADE): "55 55 64 | 44 31 11 | 22 66 43 | 62 22 41 | 33 51 44 "
    "| 54 66 42 | 64 11 53 | 63 61 51 | 65 32 65 | 31 61 52 | 21 33",
    ("zen.harmony", 1): "53 22 55 | 44 42 33 | 51 41 21 | 44 33 32 | 65 62 65 | 54 31 55 "
    "| 43 11 64 | 66 51 61 | 22 63 66 | 11 61 52 | 31 64",
    ("zen.harmony", 2): "65 61 61 | 22 11 43 | 42 64 21 | 11 22 33 | 44 31 64 | 51 51 55 "
    "| 32 44 66 | 62 66 65 | 52 53 63 | 54 41 33 | 31 55",
    ("zen.harmony", 7): "54 11 22 | 22 32 64 | 55 66 63 | 42 65 21 | 31 52 55 | 66 61 33 "
    "| 51 64 31 | 62 65 33 | 51 44 11 | 43 41 61 | 44 53",
    ("zen.harmony", LAST_MADE): "65 21 33 | 61 51 11 | 33 66 52 | 66 42 64 | 43 65 22 "
    "| 55 63 61 | 41 53 51 | 44 62 31 | 55 32 44 | 11 54 22 | 31 64",
}


def is_valid(faces: tuple[Face, ...]) -> bool:
    """Whether a group is valid by the classic rule and with the mixed dragon."""
    return all(combination(TripletRule(mixed), faces) for mixed in (False, True))


@cache
def ends(game: Themed) -> tuple[Board, ...]:
    return game.end_boards()


@cache
def made_deals(game: Themed) -> list[tuple[Board, Board]]:
    """The boards of the first deals, and the ends they come from."""
    return [make_board(ends(game), is_valid, number) for number in range(1, SOME + 1)]


def read(text: str) -> Board:
    return tuple(tuple(FACE[code] for code in group.split()) for group in text.split(" | "))


def test_the_board_of_a_made_deal_never_changes_under_any_rule() -> None:
    for (game, number), board in GOLDEN.items():
        for rules in RULES:
            assert str(deal(find(game, rules), number)) == board


def test_a_made_deal_depends_on_the_makers_version(monkeypatch: pytest.MonkeyPatch) -> None:
    firsts = [made_deals(game)[0] for game in GAMES]
    monkeypatch.setattr(maker, "VERSION", maker.VERSION + 1)
    for game, first in zip(GAMES, firsts, strict=True):
        assert make_board(ends(game), is_valid, 1) != first


@every_game
def test_beyond_the_last_made_deal_they_are_shuffled(game: Themed) -> None:
    assert game.last_made == LAST_MADE
    for number in (LAST_MADE + 1, LAST_MADE + 2, LAST_DEAL):
        laid = game.arrange(deal_order(game.tiles, number)).with_copies_in_order()
        assert deal(game, number) == laid
        assert str(deal(game, number)) == str(deal(find("zen.ten-sets"), number))


class Recorder(maker._Maker):
    """A maker that remembers every board on its way."""

    ways: list[list[Board]] = []  # noqa: RUF012

    def begin(self, end: Board) -> None:
        super().begin(end)
        self.ways.append([])
        self._remember()

    def _exchange_two(self) -> None:
        super()._exchange_two()
        self._remember()

    def _breaking(self, before: maker._Two, *, is_last: bool) -> list[maker._Two]:
        self._remember()
        return super()._breaking(before, is_last=is_last)

    def board(self) -> Board:
        self._remember()
        return super().board()

    def _remember(self) -> None:
        board = tuple(tuple(FACES[face] for face in group) for group in self._groups)
        if not self.ways[-1] or self.ways[-1][-1] != board:
            self.ways[-1].append(board)


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> type[Recorder]:
    """The maker's way to the deal, the last one if it gave up ends before."""
    monkeypatch.setattr(maker, "_Maker", Recorder)
    monkeypatch.setattr(Recorder, "ways", [])
    return Recorder


def test_a_made_deal_is_won_by_going_back_the_way_it_was_made(recorder: type[Recorder]) -> None:
    """Every step back is judged by the game, under each of its rules."""
    for game, number in product(GAMES, (1, LAST_MADE)):
        _, end = make_board(ends(game), is_valid, number)
        way = recorder.ways[-1]
        assert sorted(map(sorted_codes, way[0])) == sorted(map(sorted_codes, end))
        assert len(way) > 800
        for rules in RULES:
            same = find(game.id, rules)
            assert isinstance(same, Themed)
            table = deal(same, number)
            problem = ExchangeProblem(same, table)
            path = [problem.state(Table.of_faces(board)) for board in reversed(way)]
            assert path[0] == problem.start()
            for move in problem.line(path):
                table = same.play(table, move)
            assert problem.state(table) == path[-1]
            assert same.is_won(table), (same, number)


def sorted_codes(group: tuple[Face, ...]) -> list[str]:
    return sorted(map(str, group))


def test_first_valid_groups_stay_valid_and_then_they_are_broken(recorder: type[Recorder]) -> None:
    for game in GAMES:
        make_board(ends(game), is_valid, 1)
        counts = [sum(map(is_valid, board)) for board in recorder.ways[-1]]
        assert counts[:801] == [11] * 801
        assert counts[800:] == sorted(counts[800:], reverse=True)
        assert counts[-1] <= 1, game


@every_game
def test_an_end_that_leads_nowhere_is_given_up_for_another(game: Themed) -> None:
    """So all deals come from few of the ends of Five Dragons, and from many of Harmony."""
    came_from = {end for _, end in made_deals(game)}
    assert came_from <= set(ends(game))
    assert (len(came_from) <= 9) == (game.id == "zen.five-dragons")
    assert len(came_from) > 5


def test_where_no_end_leads_far_there_is_no_deal() -> None:
    lonely = read("61 54 32 | 22 22")
    with pytest.raises(ValueError, match="no end can be reached from afar"):
        make_board([lonely, lonely], is_valid, 1)


@every_game
def test_a_made_deal_lays_the_whole_set_the_pair_last(game: Themed) -> None:
    for board, _ in made_deals(game):
        assert [len(group) for group in board] == [3] * 10 + [2]
        assert Counter(f for group in board for f in group) == Counter(t.face for t in game.tiles)


def test_the_seed_is_made_of_the_version_and_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/texts.md has it, for whoever makes the same deals with another program."""
    game, seeds = Harmony(), list[int]()

    def heard(seed: int) -> Iterator[int]:
        seeds.append(seed)
        return random_words(seed)

    monkeypatch.setattr(maker, "random_words", heard)
    assert make_board(ends(game), is_valid, 7) == made_deals(game)[6]
    assert seeds[0] == 4294967303
