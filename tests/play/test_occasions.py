"""What a deal is played as is what the deal bears out of a text, whatever the text says."""

import ast
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play import first_deals as first_deals_module
from gupai_desktop.play import occasions
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.play.occasions import (
    FIRST,
    DayChallenge,
    DayOmen,
    ListedProblem,
    Occasion,
    PointsChallenge,
    is_left_out,
    occasion_of,
    occasion_on,
)
from gupai_desktop.play.problems import problems_of, read_problems
from gupai_desktop.play.shared import Code
from gupai_desktop.solvers.policies import POLICIES
from tests.scripts import ROOT

ZEN, TRIGRAMS, PAIRS = find("zen.ten-sets"), find("trigrams.eight"), find("pairs.turtle")
LOOSE = find("zen.ten-sets", "loose=yes")
#: The challenge of this day is a deal of Zen, that of the next one is another.
DAY = date(2026, 11, 24)
CHALLENGE = challenge_of(DAY)
NEW_DAY = date(2027, 1, 4)
PROBLEM = problems_of(ZEN)[2]
OWN = str(deal(ZEN, 7))
CLAIMS = (
    *("first", "problem-3", "problem-999", "problem-par-3", "problem-par-0", "problem-"),
    *("challenge-2026-11-24", "challenge-2026-11-27", "challenge-", "challenge-x"),
    *("challenge-2026-02-30", "challenge-20261124", "omen-2026-11-26", "omen-2026-13-01", "omen-"),
    *("points-140", "points-0", "points-170", "points-", "points-1e2", "points-1000"),
)

#: The kinds of the program, without those that a test makes.
KINDS = {kind for kind in Occasion.__subclasses__() if kind.__module__ == occasions.__name__}


def day_board(strength: Strength) -> tuple[Occasion, Record]:
    """Return the board of a day of scheme 3, and what it is played as."""
    occasion = DayChallenge.of(NEW_DAY, strength)
    assert occasion.challenge
    return occasion, occasion.challenge.record(find(occasion.challenge.game_id))


TRUE = [
    (ListedProblem.of(PROBLEM), Record.of_board(ZEN, PROBLEM.board)),
    (occasion_of(ZEN, None, OWN, "problem-par-4"), Record.of_board(ZEN, OWN)),
    (DayChallenge.of(DAY), Record.of_deal(ZEN, CHALLENGE.number)),
    (PointsChallenge.of(TRIGRAMS, 57, 140), Record.of_deal(TRIGRAMS, 57)),
    (DayOmen.of(DAY), Record.of_deal(PAIRS, 7)),
    *(day_board(strength) for strength in Strength),
    *((FIRST, first.record(game())) for game in games() for first in first_deals(game())),
    *((Occasion(policy.key), Record.of_deal(ZEN, 7)) for policy in POLICIES),
    (Occasion(), Record.of_deal(ZEN, 7)),
    (Occasion("of-a-later-version"), Record.of_deal(ZEN, 7)),
]


def test_every_kind_is_read_again_from_its_text_and_its_deal() -> None:
    kinds = {type(occasion) for occasion, _ in TRUE}
    assert kinds == {Occasion, *KINDS}
    for occasion, record in TRUE:
        assert occasion_on(record, occasion.text) == occasion, occasion


def test_a_code_carries_every_kind_and_nothing_that_the_deal_does_not_bear_out() -> None:
    for occasion, record in TRUE:
        code = Code.parse(str(Code.of_record(record, occasion.text)), find)
        assert occasion_on(code.record, code.policy) == occasion, occasion
    for claim in filter(None, CLAIMS):
        code = Code.parse(f"gupai:1/zen.ten-sets/{claim}/123", find)
        assert str(code).startswith("gupai:1/zen.ten-sets/123."), claim


def test_a_day_before_2027_has_no_board_but_everybodys() -> None:
    record = Record.of_deal(ZEN, CHALLENGE.number)
    for ending in ("-light", "-strong"):
        assert occasion_on(record, DayChallenge.of(DAY).text + ending) == Occasion()


def test_the_board_of_one_strength_is_not_that_of_another() -> None:
    for one in Strength:
        occasion, _ = day_board(one)
        for other in set(Strength) - {one}:
            assert occasion_on(day_board(other)[1], occasion.text) == Occasion()


def test_a_deal_that_bears_no_claim_out_is_as_any_other() -> None:
    for claim in CLAIMS:
        assert occasion_on(Record.of_deal(ZEN, 123), claim) == Occasion(), claim


def test_each_claim_is_borne_out_by_its_own_kind_of_deal_alone() -> None:
    first = first_deals(ZEN)[0].record(ZEN)
    for text, record in (
        ("first", Record.of_deal(LOOSE, first.number or 1)),
        ("first", Record.of_board(ZEN, OWN)),
        ("problem-3", Record.of_deal(ZEN, 3)),
        ("problem-3", Record.of_board(ZEN, OWN)),
        ("problem-3", Record.of_board(LOOSE, PROBLEM.board)),
        ("problem-par-4", Record.of_deal(ZEN, 7)),
        ("problem-par-1000", Record.of_board(ZEN, OWN)),
        ("problem-par-0", Record.of_board(ZEN, OWN)),
        ("problem-par-169", Record.of_board(TRIGRAMS, str(deal(TRIGRAMS, 57)))),
        ("challenge-2026-11-25", Record.of_deal(ZEN, CHALLENGE.number)),
        ("challenge-2026-11-24", Record.of_deal(ZEN, CHALLENGE.number + 1)),
        ("challenge-2026-11-24", Record.of_deal(find("zen.harmony"), CHALLENGE.number)),
        ("challenge-2026-11-24", Record.of_deal(LOOSE, CHALLENGE.number)),
        ("challenge-2026-11-24", Record.of_board(ZEN, str(deal(ZEN, CHALLENGE.number)))),
        ("omen-2026-11-24", Record.of_deal(ZEN, 7)),
        ("omen-2026-11-24", Record.of_board(PAIRS, str(deal(PAIRS, 7)))),
        ("points-140", Record.of_deal(ZEN, 57)),
        ("points-170", Record.of_deal(TRIGRAMS, 57)),
        ("points-140", Record.of_board(TRIGRAMS, str(deal(TRIGRAMS, 57)))),
    ):
        assert occasion_on(record, text) == Occasion(), (text, record)


def test_a_board_that_is_won_already_is_no_problem() -> None:
    record = Record.of_board(ZEN, problems_of(ZEN)[0].board)
    move = next(
        move for move in ZEN.moves(record.table) if ZEN.is_won(ZEN.after(record.table, move))
    )
    won = str(ZEN.after(record.table, move))
    assert occasion_of(ZEN, None, won, "problem-par-1") == Occasion()


def test_a_problem_is_known_by_its_board_and_not_by_its_place_in_a_list(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for text in ("", "problem-1", "problem-999", "problem-par-9", "winnable"):
        assert occasion_of(ZEN, None, PROBLEM.board, text) == ListedProblem.of(PROBLEM), text
    lines = (paths.resources() / "problems" / f"{ZEN.id}.txt").read_text("utf-8").splitlines()
    head = [line for line in lines[:-1] if line.startswith("#")]
    entries = [line for line in lines if not line.startswith("#")]
    file = tmp_path / "list.txt"
    file.write_text("\n".join((*head, *entries[::-1][:-3], lines[-1])), "utf-8")
    other = read_problems(ZEN, file)
    monkeypatch.setattr("gupai_desktop.play.problems.problems_of", lambda _game: other)
    monkeypatch.setattr(occasions, "problems_of", lambda _game: other)
    assert (
        occasion_of(ZEN, None, other[0].board, f"problem-par-{other[0].par}").problem == other[0]
    )
    moved = occasion_of(ZEN, None, other[0].board, f"problem-{len(entries)}")
    assert str(moved.name(ZEN)) == f"problem 1 of {len(other)}"
    assert occasion_of(ZEN, None, PROBLEM.board, "problem-3") == Occasion()


def test_no_list_is_asked_for_a_deal_that_claims_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("find_problem", "first_deals", "challenge_of"):
        monkeypatch.setattr(occasions, name, None)
    for text in ("", "winnable", "any"):
        assert occasion_of(ZEN, 7, "", text) == Occasion(text)


def test_what_a_damaged_list_should_bear_out_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "resources", lambda: Path("nowhere"))
    first_deals_module._deals_of.cache_clear()
    first = Record.of_deal(ZEN, 1)
    assert occasion_on(first, "first") == Occasion()
    first_deals_module._deals_of.cache_clear()


def test_what_a_win_may_cost_is_told_by_the_occasion() -> None:
    wanted = PointsChallenge.of(TRIGRAMS, 57, 140).challenge
    assert wanted is not None
    assert [wanted.is_met(TRIGRAMS.measure(score)) for score in (138, 140, 168)] == [0, 1, 1]
    assert [occasion.cost for occasion, _ in TRUE[:5]] == [
        *(PROBLEM.par, 4, CHALLENGE.moves, TRIGRAMS.measure(140), 0)
    ]


def test_only_problems_are_left_out_of_the_figures_and_their_texts_say_so() -> None:
    for occasion, _ in TRUE:
        assert occasion.counts is not is_left_out(occasion.text), occasion


def test_a_kind_of_occasion_is_one_class() -> None:
    class Birthday(Occasion):
        begins = "birthday-"

        @classmethod
        def read(cls, deal: occasions.Dealt, text: str) -> Occasion | None:
            is_it = deal.number == 7 or deal.board == PROBLEM.board
            return cls(text) if is_it and text == "birthday-7" else None

    assert occasion_of(ZEN, 7, "", "birthday-7") == Birthday("birthday-7")
    assert occasion_of(ZEN, None, PROBLEM.board, "birthday-7") == Birthday("birthday-7")
    assert occasion_of(ZEN, 8, "", "birthday-7") == Occasion()


#: How texts of occasions begin; a sentence that begins so is none.
BEGINNINGS = re.compile(r"(?:challenge|omen|points|problem)-(?:par-)?[*]?")
#: A text is looked at for what it may be made of, not for what it says.
ALPHABET = "[a-z0-9-]{0,32}"
CUTS = ("startswith", "removeprefix", "partition", "split", "fullmatch", "match", "fnmatchcase")


def is_text(node: ast.AST) -> bool:
    """Whether this is what a deal was played as, in the words of a book, a file or a code."""
    return (isinstance(node, ast.Attribute) and node.attr == "policy") or (
        isinstance(node, ast.Name) and node.id in ("policy", "offer")
    )


def decoded(source: str) -> Iterator[str]:
    """Yield what decodes the text of an occasion in a source, or writes one."""
    for node in ast.walk(ast.parse(source)):
        parts: tuple[ast.AST, ...] = ()
        if isinstance(node, ast.Call):
            cut = (
                node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            )
            of = (node.func.value,) if isinstance(node.func, ast.Attribute) else ()
            parts = (*of, *node.args) if cut in CUTS else ()
        elif isinstance(node, ast.Compare) and not isinstance(node.ops[0], ast.Is | ast.IsNot):
            parts = (node.left, *node.comparators)
        elif isinstance(node, ast.Subscript):
            parts = (node.value,)
        is_beginning = isinstance(node, ast.Constant) and BEGINNINGS.fullmatch(str(node.value))
        message = ast.unparse(node) if is_beginning or any(map(is_text, parts)) else ""
        if message and ALPHABET not in message:
            yield message


def test_no_other_place_decodes_the_text_of_an_occasion() -> None:
    folder = ROOT / "gupai_desktop"
    here, found = folder / "play" / "occasions.py", set[str]()
    assert len(list(decoded(here.read_text("utf-8")))) >= len(KINDS)
    for file in sorted(folder.rglob("*.py")):
        if file != here:
            found |= {f"{file.name}: {text}" for text in decoded(file.read_text("utf-8"))}
    assert found == set()
