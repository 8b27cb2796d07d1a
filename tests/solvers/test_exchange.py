"""Zen on small integers: its groups are those of the rules, and stuck ones are found."""

from itertools import permutations

import pytest

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

#: A deal whose pair is stuck, and no other group mends it.
STUCK_DEAL, STUCK_PAIR = 152, 10


def number(groups: Groups, faces: str) -> int:
    return groups.number(tuple(FACES.index(face) for face in read(faces)))


def problem(table: Table, rules: str = "classic") -> ExchangeProblem:
    return ExchangeProblem(TenSets({"triplets": rules}), table)


def test_the_valid_groups_and_the_stuck_ones_are_those_that_are_published() -> None:
    for rule, published in STUCK.items():
        groups = Groups(rule)
        valid = [faces for faces in groups.valid if len(faces) == 3]
        assert len(groups.valid) == 16 + len(valid), rule
        assert {in_order(tuple(FACES[n] for n in faces)) for faces in valid} == {
            in_order(three) for three in triplets(rule)
        }, rule
        stuck = {
            faces
            for faces in (*every(2), *every(3))
            if (n := groups.number(tuple(map(FACES.index, faces)))) in groups.invalid
            and groups.is_stuck[n]
        }
        assert stuck == {in_order(read(group)) for group in published}, rule


def test_a_group_has_one_number_whatever_was_asked_before_and_in_any_order() -> None:
    texts = ["66 65 64", "63 54", "22 61", "11 22 33", "41 42 33"]
    for rule in STUCK:
        one, other = Groups(rule), Groups(rule)
        found = {text: number(one, text) for text in texts}
        assert {text: number(other, text) for text in reversed(texts)} == found, rule
        assert len(set(found.values())) == len(texts), rule
        orders = {number(one, " ".join(order)) for order in permutations(("66", "42", "31"))}
        assert len(orders) == 1, rule


def test_neither_places_nor_copies_make_another_state() -> None:
    table = deal(TenSets(), 7)
    turned = table.with_groups({0: table.groups[3], 3: table.groups[0][::-1]})
    letters = str.maketrans("ab", "ba")
    swapped = Table.parse(
        " | ".join(" ".join(map(str, group)) for group in table.groups).translate(letters)
    )
    assert swapped != table
    assert problem(table).state(turned) == problem(table).start() == problem(swapped).start()


def test_groups_can_exchange_and_are_partners_if_there_is_a_step_between_them() -> None:
    for rules in ("classic", "mixed"):
        for table in play(TenSets({"triplets": rules}), 5):
            studied = problem(table, rules)
            groups, state = studied.groups, studied.start()
            for one in studied.invalid(state):
                others = {other for other in state if other != one}
                able = {other for other in others if groups.can_exchange(one, other)}
                assert able == {other for other in others if groups.steps[one, other]}, rules
                assert studied.partners[one].intersection(state) == able, rules


def test_the_bound_counts_the_invalid_groups_and_those_that_mend_each_other_once() -> None:
    table = deal(TenSets(), 7)
    studied = problem(table)
    invalid = studied.invalid(studied.start())
    assert len(invalid) / 2 <= studied.bound(studied.start()) <= len(invalid)


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


def test_a_path_that_does_not_follow_is_refused() -> None:
    studied, far = problem(deal(TenSets(), 7)), problem(deal(TenSets(), 8))
    with pytest.raises(ValueError, match="does not follow"):
        studied.line([studied.start(), far.start()])
