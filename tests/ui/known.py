"""Deals in which the tests know their way about, all of one game."""

from gupai_desktop.engine.move import Move
from gupai_desktop.solvers.verdict import Answer, Verdict

GAME = "zen.ten-sets"

DEAL = 7

LEGAL = Move.parse("exchange 55a 53")
TWO_FOR_TWO = Move.parse("exchange 22a+51a 61a+42")
ILLEGAL = Move.parse("exchange 55a 41")

#: Moves that win the deal; its last one is the one that wins.
WINNING_LINE = tuple(
    Move.parse(text)
    for text in (
        "exchange 55a 53",
        "exchange 66a 51b",
        "exchange 44b 33b",
        "exchange 33a 65a",
        "exchange 33b 21",
        "exchange 33a+33b 61b+54",
        "exchange 65b 63",
        "exchange 44a 55b",
        "exchange 64a 63",
        "exchange 11b 64a",
    )
)

#: A verdict on an easy deal.
QUICK = Verdict(Answer.WINNABLE, WINNING_LINE, positions=3)

#: Fewer moves win it too.
SHORTER_LINE = tuple(
    Move.parse(text)
    for text in (
        "exchange 65b 63",
        "exchange 61b 63",
        "exchange 22a 51b",
        "exchange 33a 52",
        "exchange 33a 65a",
        "exchange 11b 42",
        "exchange 44b 33b",
        "exchange 44a 55b",
    )
)

#: A deal and the move in it after which none is legal any more.
TRAP, INTO_THE_TRAP = 111, Move.parse("exchange 66b 22a")

#: It is lost from the start; its proof is a tree of tables.
LOST_DEAL = 377

#: No move is legal when this deal is opened.
STUCK_DEAL = 152
