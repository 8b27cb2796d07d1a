"""Deals that claim to be what they are not: everywhere they are deals as others."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.play.shared import Code
from gupai_desktop.store.statistics import PlayedDeal, row_of
from gupai_desktop.store.tables import Bookmark
from gupai_desktop.ui.statistics.log import DealLog, deal_text
from gupai_desktop.ui.statistics.window import StatisticsDialog
from gupai_desktop.ui.window.deals import bookmark_title
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing

ZEN = find("zen.ten-sets")
BOARD = str(deal(ZEN, 7))
CLAIMS = (
    *("first", "problem-3", "problem-999", "problem-par-3", "challenge-2026-11-27"),
    *("omen-2026-11-26", "points-140"),
)
#: What the window and its menus would tell of one of them.
SIGNS = ("problem", "challenge", "omen", "first deals", "par 3")


def message(window: MainWindow) -> Iterator[str]:
    """All that is told of the deal on the table."""
    bar, status_bar = window.bar.title, window.status_bar
    yield from (window.windowTitle(), bar.toolTip(), bar.accessibleName(), status_bar.moves.text())
    yield window.presenter.shown_text
    yield window.panel.text
    yield str(bookmark_title(Bookmark.of_history(window.session.history)))


def lay(window: MainWindow, how: str, record: Record, claim: str) -> None:
    """Lay down a deal with a claim, by a code, a saved game or a call."""
    if how == "code":
        deal_code = str(Code.of_record(record)).rpartition(".")[0]
        head, _, rest = deal_code.rpartition("/")
        QGuiApplication.clipboard().setText(f"{head}/{claim}/{rest}")
        window.action_table["paste"].trigger()
    elif how == "file":
        window.session.open(
            History.beginning(record, playing(f"{claim}-{record.number}", policy=claim))
        )
    else:
        window.session.begin(record, claim)


@pytest.mark.parametrize("how", ["code", "file", "call"])
def test_no_part_of_the_window_believes_a_claim(window: MainWindow, how: str) -> None:
    for claim in CLAIMS:
        for record in (Record.of_deal(ZEN, 123), Record.of_board(ZEN, BOARD)):
            if record.number is None and claim == "problem-par-3":
                continue  # a board may be one
            lay(window, how, record, claim)
            name = "#123" if record.number else "custom board"
            assert name in window.windowTitle(), (claim, window.windowTitle())
            window.session.play(ZEN.moves(record.table)[0])
            for text in message(window):
                assert not any(sign in text for sign in SIGNS), (claim, text)
            window.session.begin(Record.of_deal(ZEN, 5))
            entries = window.deal_menus._recent_entries()
            assert any(name in entry.text for entry in entries), claim
            for entry in entries:
                assert not any(sign in entry.text for sign in SIGNS), (claim, entry.text)


@pytest.mark.parametrize("how", ["code", "file", "call"])
def test_a_deal_with_a_false_claim_stands_in_statistics_and_log(
    window: MainWindow, how: str
) -> None:
    statistics = window.parts.statistics
    for number, claim in enumerate(CLAIMS, 1):
        record = Record.of_deal(ZEN, 122 + number)
        lay(window, how, record, claim)
        window.session.play(ZEN.moves(record.table)[0])
        assert statistics.figures(ZEN).dealt == number, claim
        assert deal_text(statistics.deals(ZEN)[0]) == str(record.number), claim
    assert (statistics.challenges(), statistics.omens(), statistics.tries(ZEN)) == ({}, {}, [])


def test_the_rows_of_an_old_book_are_read_by_what_their_deals_are(window: MainWindow) -> None:
    statistics, book = window.parts.statistics, window.parts.book
    for place, (number, claim) in enumerate(
        [*((123, claim) for claim in CLAIMS), (0, "problem-3")]
    ):
        row = PlayedDeal(
            *(f"old{place}", ZEN.id, "", number or None, "" if number else BOARD, claim),
            at="2026-08-01T12:00:00Z",
            place=place + 1,
        )
        book.put_row(row_of(row))
    assert statistics.figures(ZEN).dealt == len(CLAIMS) + 1
    dialog = StatisticsDialog(statistics, ZEN, window.parts.appearance, window)
    model = dialog.log.model()
    assert isinstance(model, DealLog)
    shown = [deal_text(model.deal(row)) for row in range(model.rowCount())]
    assert shown == ["custom board", *["123"] * len(CLAIMS)]
