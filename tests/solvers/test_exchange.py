"""Zen on small integers: its groups are those of the rules, and stuck ones are found."""

from __future__ import annotations

from itertools import permutations

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games.zen import TenSets
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.exchange import ExchangeProblem
from gupai_desktop.solvers.groups import Groups
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.engine.test_combinations import STUCK, every, in_order, read, triplets
from tests.solvers.plays import play

every_rule = pytest.mark.parametrize("rule", STUCK, ids=str)

#: A deal whose pair is stuck, and no other group mends it.
STUCK_DEAL, STUCK_PAIR = 152, 10


def number(groups: Groups, faces: str) -> int:
    return groups.number(tuple(FACES.index(face) for face in read(faces)))


def problem(table: Table, rules: str = "classic") -> ExchangeProblem:
    return ExchangeProblem(TenSets({"triplets": rules}), table)


@every_rule
def test_the_valid_groups_are_the_sixteen_pairs_and_the_triplets(rule: TripletRule) -> None:
    valid = [faces for faces in Groups(rule).valid if len(faces) == 3]
    assert len(Groups(rule).valid) == 16 + len(valid)
    assert {in_order(tuple(FACES[n] for n in faces)) for faces in valid} == {
        in_order(three) for three in triplets(rule)
    }


@every_rule
def test_exactly_the_published_groups_are_stuck(rule: TripletRule) -> None:
    groups = Groups(rule)
    stuck = {
        faces
        for faces in (*every(2), *every(3))
        if not groups.is_valid[n := groups.number(tuple(map(FACES.index, faces)))]
        and groups.is_stuck[n]
    }
    assert stuck == {in_order(read(group)) for group in STUCK[rule]}


@every_rule
def test_a_group_has_one_number_whatever_was_asked_before(rule: TripletRule) -> None:
    one, other = Groups(rule), Groups(rule)
    texts = ["66 65 64", "63 54", "22 61", "11 22 33", "41 42 33"]
    found = {text: number(one, text) for text in texts}
    assert {text: number(other, text) for text in reversed(texts)} == found
    assert len(set(found.values())) == len(texts)


def test_the_order_of_tiles_in_a_group_does_not_matter() -> None:
    groups = Groups(TripletRule())
    assert (
        len({number(groups, " ".join(order)) for order in permutations(("66", "42", "31"))}) == 1
    )


def test_neither_places_nor_copies_make_another_state() -> None:
    table = deal(TenSets(), 7)
    turned = table.with_groups({0: table.groups[3], 3: table.groups[0][::-1]})
    letters = str.maketrans("ab", "ba")
    swapped = Table.parse(
        " | ".join(" ".join(map(str, group)) for group in table.groups).translate(letters)
    )
    assert swapped != table
    assert problem(table).state(turned) == problem(table).start() == problem(swapped).start()


@pytest.mark.parametrize("rules", ["classic", "mixed"])
def test_groups_that_can_exchange_are_those_with_a_step_between_them(rules: str) -> None:
    for table in play(TenSets({"triplets": rules}), 5):
        studied = problem(table, rules)
        state = studied.start()
        for one in studied.invalid(state):
            for other in state:
                if one != other:
                    steps = studied.groups.steps[one, other]
                    assert studied.groups.can_exchange(one, other) == bool(steps)


@pytest.mark.parametrize("rules", ["classic", "mixed"])
def test_the_partners_of_a_group_are_those_it_can_exchange_with(rules: str) -> None:
    for table in play(TenSets({"triplets": rules}), 5):
        studied = problem(table, rules)
        state = studied.start()
        for group in studied.invalid(state):
            others = [other for other in state if other != group]
            expected = {other for other in others if studied.groups.can_exchange(group, other)}
            assert studied.groups.partners(group, state).intersection(state) == expected


def test_the_bound_counts_the_invalid_groups_and_those_that_mend_each_other_once() -> None:
    table = deal(TenSets(), 7)
    studied = problem(table)
    invalid = studied.invalid(studied.start())
    assert len(invalid) / 2 <= studied.bound(studied.start()) <= len(invalid)


# Lost groups.


def test_a_stuck_group_without_a_partner_is_told_as_what_makes_the_board_lost() -> None:
    game = TenSets()
    verdict = solve(game, deal(game, STUCK_DEAL), Budget())
    assert verdict.answer is Answer.UNWINNABLE
    assert verdict.lost == (STUCK_PAIR,)
    assert verdict.positions == 0


def test_a_lost_group_is_touched_by_no_move_ever() -> None:
    game = TenSets()
    for dealt in range(1, 120):
        table = deal(game, dealt)
        for group in problem(table).lost_groups():
            tiles = set(table.groups[group])
            assert not any(tiles & move.tiles for move in game.moves(table))


def test_a_board_that_is_lost_for_a_longer_reason_has_no_group_to_blame() -> None:
    game = TenSets()
    verdict = solve(game, deal(game, 51), Budget())
    assert (verdict.answer, verdict.lost) == (Answer.UNWINNABLE, ())


def test_a_winnable_board_has_no_lost_group() -> None:
    for dealt in range(1, 20):
        table = deal(TenSets(), dealt)
        if solve(TenSets(), table, Budget()).answer is Answer.WINNABLE:
            assert problem(table).lost_groups() == ()


# Lines.


def test_a_path_that_does_not_follow_is_refused() -> None:
    studied, far = problem(deal(TenSets(), 7)), problem(deal(TenSets(), 8))
    with pytest.raises(ValueError, match="does not follow"):
        studied.line([studied.start(), far.start()])
