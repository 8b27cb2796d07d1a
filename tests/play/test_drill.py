"""Drills: every question has a right answer, and the same chance asks the same."""

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from gupai_desktop.engine.combinations import KINDS, TripletRule, combination
from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.play.drill import NONE, Drill, DrillQuestion, ask, example, kinds, row_around

RULES = [TripletRule(mixed, loose) for mixed in (False, True) for loose in (False, True)]
PAIRS = {"civil-pair", "military-pair", "supreme-pair"}

every_rule = pytest.mark.parametrize("rule", RULES, ids=str)
every_drill = pytest.mark.parametrize("drill", Drill, ids=lambda drill: drill.value)


def questions(drill: Drill, rule: TripletRule) -> list[DrillQuestion]:
    """Three questions about every kind."""
    chance = Random(drill.value)
    return [ask(drill, rule, kind, chance) for kind in kinds(drill, rule) for _ in range(3)]


def key_of(rule: TripletRule, group: tuple[Face, ...]) -> str:
    made = combination(rule, group)
    return made.key if made else NONE


def wrong_answers(question: DrillQuestion) -> list[tuple[int, ...]]:
    places = combinations(range(len(question.choices)), question.picks)
    return [picked for picked in places if not question.is_right(picked)]


def faces(text: str) -> tuple[Face, ...]:
    return tuple(FACE[one] for one in text.split())


@every_rule
def test_naming_asks_about_every_kind_the_rule_knows_and_about_none(rule: TripletRule) -> None:
    without = "two-three-kao" if rule.mixed_dragon else "mixed-dragon"
    expected = [kind.key for kind in KINDS if kind.key != without]
    assert list(kinds(Drill.NAME, rule)) == [*expected, NONE]


@every_rule
def test_completing_asks_about_no_group_that_is_none(rule: TripletRule) -> None:
    named = kinds(Drill.NAME, rule)
    assert kinds(Drill.COMPLETE, rule) == named[:-1]
    assert kinds(Drill.FIND, rule) == tuple(k for k in named[:-1] if k not in PAIRS)


@every_rule
@every_drill
def test_a_question_is_about_its_kind(drill: Drill, rule: TripletRule) -> None:
    for question in questions(drill, rule):
        right = question.group(question.answer)
        assert key_of(rule, right) == question.kind, str(question)
        answers = len(list(combinations(question.choices, question.picks)))
        assert len(wrong_answers(question)) == answers - 1, str(question)


@every_rule
def test_round_every_triplet_there_is_a_row_of_six_with_no_other(rule: TripletRule) -> None:
    chance = Random(7)
    for group in combinations_with_replacement(FACES, 3):
        if combination(rule, group) and all(group.count(face) <= face.copies for face in group):
            row = row_around(rule, group, chance)
            assert len(row) == 6
            assert sum(combination(rule, three) is not None for three in threes(row)) == 1


def threes(row: tuple[object, ...]) -> list[tuple[Face, ...]]:
    return list(combinations([face for face in row if isinstance(face, Face)], 3))


@every_drill
def test_a_question_uses_no_tile_that_the_set_lacks(drill: Drill) -> None:
    for question in questions(drill, RULES[0]):
        for choice in question.choices:
            if isinstance(choice, Face):
                laid = (*question.faces, choice)
                assert laid.count(choice) <= choice.copies, str(question)
        if drill is Drill.FIND:
            row = [choice for choice in question.choices if isinstance(choice, Face)]
            assert all(row.count(face) <= face.copies for face in row), str(question)


@pytest.mark.parametrize(
    ("drill", "shown", "choices"),
    [(Drill.NAME, {2, 3}, {4, 10}), (Drill.COMPLETE, {1, 2}, {6}), (Drill.FIND, {0}, {6})],
)
def test_so_many_tiles_are_shown_and_so_many_choices_offered(
    drill: Drill, shown: set[int], choices: set[int]
) -> None:
    asked = questions(drill, RULES[0])
    assert {len(question.faces) for question in asked} == shown
    assert {len(question.choices) for question in asked} == choices


def test_a_pair_is_named_among_pairs_and_a_triplet_among_triplets() -> None:
    for question in questions(Drill.NAME, RULES[0]):
        named = {key_of(RULES[0], question.faces)} - {NONE}
        offered = {one.key for one in question.choices if one and not isinstance(one, Face)}
        assert named <= offered
        assert question.choices[-1] is None
        assert (offered == PAIRS) == (len(question.faces) == 2)


@every_drill
def test_the_same_chance_asks_the_same_and_another_something_else(drill: Drill) -> None:
    kind = "full-fourteen"
    first, same, other = (
        [ask(drill, RULES[0], kind, chance) for _ in range(5)] for chance in map(Random, (1, 1, 2))
    )
    assert first == same
    assert first != other


def test_a_group_that_is_none_comes_with_two_tiles_and_with_three() -> None:
    chance = Random(3)
    groups = [example(RULES[0], NONE, chance) for _ in range(30)]
    assert {len(group) for group in groups} == {2, 3}
    assert all(combination(RULES[0], group) is None for group in groups)


def test_a_right_answer_is_explained() -> None:
    question = DrillQuestion(
        Drill.COMPLETE, RULES[0], "split", faces("33 31"), faces("63 11 64 65 21 52")
    )
    assert question.answer == (1,)
    assert str(question.explain((1,))) == ("33 31 11: Split (three ends of 1 and three of 3).")


def test_a_wrong_answer_says_what_it_lacks_and_what_is_right() -> None:
    question = DrillQuestion(Drill.FIND, RULES[0], "split", (), faces("33 31 11 66 52 54"))
    assert question.is_right((0, 1, 2))
    assert str(question.explain((0, 1, 3))) == (
        "33 31 66: Not a triplet (three ends of 3, the others add up to 13: "
        "neither 5 nor 14 or more). 33 31 11: Split (three ends of 1 and three of 3)."
    )


@every_rule
@every_drill
def test_every_answer_can_be_explained(drill: Drill, rule: TripletRule) -> None:
    for question in questions(drill, rule):
        assert str(question.explain(question.answer)).endswith(".")
        assert str(question.explain(wrong_answers(question)[0])).endswith(".")
