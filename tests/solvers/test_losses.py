"""Proofs for a person: found for lost tables, checked by the rules alone, refused when wrong."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.proof import Moves, Proof, ProofFault
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import prove, solve
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.strategies import repeatable

TEN, SHANGHAI = find("zen.ten-sets"), find("zen.shanghai")
MIXED, LOOSE = find("zen.ten-sets", "triplets=mixed"), find("zen.ten-sets", "loose=yes")
#: Deals that are lost, with the number of lines of their proofs.
LOST = (
    (TEN, {36: 1, 39: 1, 51: 1, 152: 1, 377: 5, 396: 2, 477: 2, 853: 1, 1418: 1}),
    (MIXED, {39: 1, 285: 1, 1569: 4}),
    (LOOSE, {396: 2, 1234: 1}),
    (SHANGHAI, {10: 1, 120: 1, 214: 1, 293: 1}),
    (find("zen.eight-sets"), {6: 1, 9: 3, 195: 4}),
    (find("levels.guo-wu-guan"), {38: 1, 177: 1, 960: 3}),
    (find("levels.o-koan"), {298: 1, 456: 4}),
    (find("levels.clear-five"), {51: 1, 287: 8}),
    (find("levels.meng-huo"), {7: 1, 160: 5}),
    (find("pairs.turtle"), {3: 1, 8: 1}),
    (find("pairs.pagoda"), {2: 1, 5: 1}),
)
#: Deals of Watching Ten Sets that can be won.
WINNABLE = (1, 2, 3, 7)


@cache
def proof_of(game: Game, number: int) -> Proof:
    proof = prove(game, deal(game, number), Budget())
    assert proof is not None, number
    return proof


def is_refused(proof: Proof, table: Table) -> bool:
    try:
        proof.check(table)
    except ProofFault:
        return True
    return False


def test_lost_deals_are_proved_in_few_lines_that_hold_and_can_be_read_again() -> None:
    for game, deals in LOST:
        for number, lines in deals.items():
            proof, table = proof_of(game, number), deal(game, number)
            assert len(proof.claims) == lines, (game, number)
            proof.check(table)
            again = Proof.parse(game, str(proof))
            again.check(table)
            assert again == proof


def test_of_a_table_that_can_be_won_there_is_no_proof() -> None:
    assert prove(TEN, deal(TEN, WINNABLE[0]), Budget()) is None


def test_the_lines_name_the_lines_they_rest_on_and_light_tiles_of_their_table() -> None:
    for game, deals in LOST:
        for number in deals:
            for line, claim in zip(
                proof_of(game, number).lines, proof_of(game, number).claims, strict=True
            ):
                assert line.tiles <= set(line.table.tiles)
                said = str(line.sentence)
                assert all(f"line {one}." in said for one in claim.rests), said


def said(game: Game, number: int) -> list[str]:
    return [str(line.sentence) for line in proof_of(game, number).lines]


def test_a_dead_group_is_told_in_a_sentence() -> None:
    (line,) = said(TEN, 36)
    assert line == ("No swap finishes 33 51 52. The 10 other invalid groups cannot help either.")


def test_a_stuck_group_is_told_with_the_tiles_that_would_mend_it() -> None:
    (line,) = said(TEN, 39)
    assert line.startswith("No swap finishes 22 61: only 61 22 would make it valid, and no valid")


def test_groups_that_become_one_another_are_told_together() -> None:
    (line,) = said(SHANGHAI, 293)
    assert line.startswith("One of 31 63 53 · 63 53 43 always lies there: ")


def test_a_goal_that_has_no_use_for_a_valid_group_is_told() -> None:
    assert said(SHANGHAI, 214)[0].startswith("The goal has no use for 63 53 43, and no valid")


def test_moves_are_told_with_the_lines_they_lead_to() -> None:
    assert said(TEN, 396) == [
        "Only this leads on: 66 · 63 → 66 · 51 → 61 · 51. 31 · 21, 51 · 41 → line 2.",
        "Only this leads on: 51 · 41 → 31 · 21. 31 · 21 → line 1.",
    ]


def test_a_table_from_which_every_move_leads_back_says_so() -> None:
    assert said(TEN, 477)[-1].endswith("After that every move leads back.")


def test_a_move_that_leads_on_by_what_it_turns_up_is_told_with_the_tile() -> None:
    line = said(find("levels.guo-wu-guan"), 699)[2]
    for number, tile in enumerate((53, 54, 22, 31), 4):
        assert f" Kill: 44 · 33 · 43 (turned up: {tile}) → line {number}." in line


# The checker is not to be deceived.


def test_a_proof_is_refused_without_any_of_its_lines() -> None:
    for game, deals in LOST:
        for number in deals:
            lines = str(proof_of(game, number)).splitlines()
            for left_out in range(len(lines)):
                text = "\n".join(lines[:left_out] + lines[left_out + 1 :])
                assert is_refused(Proof.parse(game, text), deal(game, number)), (number, left_out)


def test_a_line_is_refused_without_any_of_those_it_rests_on() -> None:
    for number in (377, 396, 477, 1418):
        claims = proof_of(TEN, number).claims
        for place, claim in enumerate(claims):
            for one in claim.rests:
                rests = tuple(other for other in claim.rests if other != one)
                other = Moves(TEN, claim.table, claim.terms, rests)
                changed = Proof((*claims[:place], other, *claims[place + 1 :]))
                with pytest.raises(ProofFault, match=f"^line {place + 1}: "):
                    changed.check(deal(TEN, number))


def test_the_proof_of_another_table_is_refused() -> None:
    for game, deals in LOST:
        for number in deals:
            for other in {*deals} - {number}:
                assert is_refused(proof_of(game, number), deal(game, other))


def test_no_claim_about_a_table_that_can_be_won_holds() -> None:
    for number in WINNABLE:
        table = deal(TEN, number)
        groups = [" ".join(str(tile.face) for tile in group) for group in table.groups]
        terms = [
            *groups,
            *(f"{one} + {other}" for one in groups for other in groups if one < other),
        ]
        lines = [f"stays {text}" for text in (*terms, " | ".join(groups))]
        for line in (*lines, "moves", "moves -> 1"):
            assert is_refused(Proof.parse(TEN, f"{table}: {line}"), table), line


def test_what_is_no_proof_is_refused_with_the_line_and_the_reason() -> None:
    board = str(deal(TEN, 36))
    for text, why in (
        ("", "line 1: it does not speak of this table"),
        ("nothing", "line 1: “” is no reason"),
        (f"{board}: because", "line 1: “ because” is no reason"),
        (f"{board}: moves -> x", "line 1: “ moves -> x” is no reason"),
        (f"{board}: moves -> 2", "line 1: it rests on a line that is not there"),
        (f"{board}: moves -> 0", "line 1: it rests on a line that is not there"),
        (f"{board}: moves jump", "line 1: “jump” is none of these"),
        (f"{board}: stays", "line 1: it does not follow"),
        (f"{board}: stays 33 52 52", "line 1: “33 52 52” are not groups of this game"),
        (f"{board}: stays 99", "line 1: “99” are not groups of this game"),
        (f"{board}: stays 66 66 11", "line 1: it does not follow"),
        ("66 | 11: moves", "line 1: groups on this board: 2; in this game: 11"),
    ):
        with pytest.raises(ProofFault) as fault:
            Proof.parse(TEN, text).check(deal(TEN, 36))
        assert str(fault.value).startswith(why), text


@repeatable
@given(st.data())
def test_a_proof_that_is_changed_holds_only_for_tables_that_are_lost(data: st.DataObject) -> None:
    game, deals = data.draw(st.sampled_from(LOST))
    number = data.draw(st.sampled_from(sorted(deals)))
    words = str(proof_of(game, number)).split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = (data.draw(st.integers(0, len(words) - 1)) for _ in range(2))
        words[one], words[other] = words[other], words[one]
    try:
        proof = Proof.parse(game, " ".join(words))
        table = proof.claims[0].table
        proof.check(table)
    except ProofFault:
        return
    assert solve(game, table, Budget(100_000)).answer is not Answer.WINNABLE
