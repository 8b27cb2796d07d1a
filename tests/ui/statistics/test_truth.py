"""Every sentence of the statistics is held against what was played, in books made at random."""

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import NamedTuple

from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import time_text
from gupai_desktop.games import find
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Par, Statistics
from gupai_desktop.ui.statistics.window import StatisticsDialog
from gupai_desktop.ui.theme.appearance import Appearance
from tests.histories import played, playing
from tests.ui.hand import opened

GAME = find("zen.ten-sets")
BOOKS, PLAYS = 12, 14


class Play(NamedTuple):
    """One time that a deal was played: how it was won, or that it was not."""

    deal: str
    moves: int = 0
    seconds: float = 0.0
    is_helped: bool = False
    par: int = 0

    @property
    def rank(self) -> tuple[bool, bool, int, float]:
        return (not self.moves, self.is_helped, self.moves, self.seconds)


def plays(chance: Random) -> Iterator[Play]:
    """Plays of few deals, so that many come again; some of them first deals."""
    for _ in range(chance.randrange(1, PLAYS)):
        deal = chance.choice(("1", "2", "3", "4", "5", "6", "first"))
        if chance.random() < 0.4:
            yield Play(deal)
        else:
            moves = 1 if deal == "first" else chance.randrange(2, 9)
            par = chance.choice((0, moves - 1))
            yield Play(deal, moves, float(chance.randrange(1, 500)), chance.random() < 0.3, par)


def enter(statistics: Statistics, number: int, play: Play) -> None:
    is_first = play.deal == "first"
    opening = (
        first_deals(GAME)[0].record(GAME) if is_first else Record.of_deal(GAME, int(play.deal))
    )
    one = playing(
        f"{number}",
        seconds=play.seconds,
        is_assisted=play.is_helped,
        policy="first" if is_first else "",
    )
    record = played(opening, max(1, play.moves), choice=1)[-1]
    statistics.add_played(record, one)
    if play.moves:
        statistics.add_won(record, one, Par(play.par, play.par) if play.par else None)


def streaks(best: list[Play]) -> tuple[int, int]:
    """The streak and the longest, of the best plays of deals in their order."""
    ended = best[:-1] if best and not best[-1].moves else best
    runs = [list(run) for is_won, run in groupby(ended, lambda one: bool(one.moves)) if is_won]
    lengths = [sum(not one.is_helped for one in run) for run in runs]
    is_running = bool(ended) and bool(ended[-1].moves)
    return lengths[-1] if is_running else 0, max(lengths, default=0)


def expected(best: list[Play]) -> dict[str, str]:
    """What the figures have to say."""
    won = [one for one in best if one.moves]
    unaided = [one for one in won if not one.is_helped]
    whole = [one for one in unaided if one.deal != "first"]
    streak, longest = streaks(best)

    def share(part: int) -> str:
        return f"{part} {round(100 * part / len(best))}%"

    fewest = min(whole, key=lambda one: one.moves, default=None)
    par = f" par {fewest.par}" if fewest and fewest.par else ""
    times = [one.seconds for one in whole]
    return {
        "dealt": f"{len(best)}",
        "won": share(len(won)),
        "unaided": share(len(unaided)),
        "streak": f"{streak} longest {longest}" if longest else f"{streak}",
        "fewest": f"{fewest.moves}{par}" if fewest else "–",
        "best": time_text(min(times)) if times else "–",
        "mean": time_text(sum(times) / len(times)) if times else "–",
    }


def test_the_statistics_say_what_was_played(qtbot: QtBot, appearance: Appearance) -> None:
    for book in range(BOOKS):
        statistics, by_deal = Statistics(Book()), dict[str, list[Play]]()
        for number, play in enumerate(plays(Random(book))):
            enter(statistics, number, play)
            by_deal.setdefault(play.deal, []).append(play)
        best = [min(every, key=lambda one: one.rank) for every in by_deal.values()]
        dialog = opened(qtbot, StatisticsDialog(statistics, GAME, appearance), (760, 640))
        wanted = expected(best)
        for key, cell in dialog.cells.items():
            said = f"{cell.value.text()} {cell.remark.text()}".strip()
            if key != "fewest" and key in wanted:
                assert said == wanted[key], (book, key, best)
        fewest = dialog.cells["fewest"]
        assert fewest.value.text() == wanted["fewest"].partition(" ")[0], (book, best)
        won = [one for one in best if one.moves]
        helped = sum(one.is_helped for one in won)
        assert dialog.chart.accessibleDescription().startswith(
            f"Won without help: {len(won) - helped}; with help: {helped}; "
            f"not won: {len(best) - len(won)}."
        )
        model = dialog.log.model()
        rows = [
            tuple(str(model.index(row, column).data()) for column in range(1, 6))
            for row in range(model.rowCount())
        ]
        assert [(name, result, moves) for name, result, moves, *_ in rows] == [
            (
                "one of the first deals" if one.deal == "first" else one.deal,
                "won" if one.moves else "not won",
                str(one.moves) if one.moves else "–",
            )
            for one in reversed(best)
        ], book
        assert statistics.standing(GAME) == (len(won), streaks(best)[0])
        dialog.close()
