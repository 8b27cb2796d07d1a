"""The page about proofs says all that the checker accepts: one written from it alone agrees."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.proof import Proof, ProofFault
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from tests.solvers.proofs_by_the_page import holds

#: Proofs of lost deals as `gupai prove` prints them, each below its game, its rules and its deal.
FILE = Path(__file__).parents[1] / "data" / "proofs.txt"


def proofs() -> Iterator[tuple[Game, Table, str]]:
    for text in FILE.read_text("utf-8").removeprefix("# ").split("\n# "):
        head, _, proof = text.partition("\n")
        game_id, *rules, number = head.split()
        game = find(game_id, " ".join(rules))
        yield game, deal(game, int(number)), proof


def is_accepted(game: Game, table: Table, text: str) -> bool:
    try:
        Proof.parse(game, text).check(table)
    except ProofFault:
        return False
    return True


def test_both_checkers_accept_every_seventh_of_two_hundred_proofs() -> None:
    for game, table, text in islice(proofs(), 0, None, 7):
        assert is_accepted(game, table, text), text
        assert holds(game, text, table), text
    assert len([*proofs()]) >= 200


def test_both_refuse_a_proof_a_line_of_which_rests_on_one_less() -> None:
    number = 0
    for game, table, text in proofs():
        lines = text.strip().splitlines()
        for place, line in enumerate(lines):
            said, arrow, rests = line.partition(" -> ")
            if arrow and len(lines) < 6:
                fewer = " ".join(rests.split()[1:])
                changed = f"{said} -> {fewer}" if fewer else said
                forged = "\n".join((*lines[:place], changed, *lines[place + 1 :]))
                assert not is_accepted(game, table, forged), forged
                assert not holds(game, forged, table), forged
                number += 1
    assert number > 30
