"""How a game has ended: what the card of a win says, and what it copies."""

from __future__ import annotations

from datetime import date

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget, Outlook
from gupai_desktop.store.statistics import Figures, Par, PlayedDeal, Statistics, Win
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.widgets.card import Figure, Result
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow
from tests.ui.known import GAME, INTO_THE_TRAP, TRAP, WINNING_LINE


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


def win(window: MainWindow) -> Result:
    for move in WINNING_LINE:
        window.session.play(move)
    assert window.card.result is not None
    return window.card.result


def figures(window: MainWindow) -> dict[str, Figure]:
    assert window.card.result is not None
    return {str(figure.caption): figure for figure in window.card.result.figures}


def test_the_first_win_is_the_best_one(window: MainWindow) -> None:
    win(window)
    moves, streak = figures(window)["Moves"], figures(window)["Won in a row"]
    assert (moves.value, list(map(str, moves.remarks))) == ("10", ["your best"])
    assert (streak.value, streak.remarks) == ("1", ())


def test_a_win_stands_beside_the_players_best(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    best = Win(8, 65.0, is_assisted=False, par=Par())
    fewest = PlayedDeal("", GAME, "", 3, "", "", "", best)
    known = Figures(streak=2, longest_streak=7, fewest=fewest, best_seconds=-1.0)
    monkeypatch.setattr(Statistics, "figures", lambda *_: known)
    win(window)
    remarks = {key: list(map(str, one.remarks)) for key, one in figures(window).items()}
    assert remarks["Moves"] == ["your best is 8"]
    assert remarks["Won in a row"] == ["longest 7"]
    assert remarks["Time"][0].startswith("your best is ")


def test_the_card_says_whether_a_challenge_is_met(window: MainWindow) -> None:
    window.controller.challenge(date(2026, 11, 24))
    record = window.session.record
    for said in (
        "You have met the challenge.",
        "A win with help does not count for the challenge.",
    ):
        for move in solve(record.game, record.opening, Budget()).line:
            window.session.play(move)
        assert window.card.result is not None
        assert str(window.card.result.remark).startswith(said)
        window.session.restart()
        window.session.take_help()


def test_a_lost_game_offers_the_way_back_to_where_it_could_be_won(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = window.session.record
    for move in WINNING_LINE[:3]:
        window.session.play(move)
    monkeypatch.setitem(vars(window.session.facts), "why_lost", words("Test", "Nothing fits."))
    window._game_over.refresh()
    assert window.card.text == ""
    assert [one.text() for one in window.banner.buttons] == ["Undo", "Play It Again", "New Deal"]
    known = {opening: Outlook(1, 0, 0)}
    monkeypatch.setattr(type(window.analysis.knowledge), "outlook", lambda _, one: known.get(one))
    window._game_over.refresh()
    offered = [one.text() for one in window.banner.buttons]
    assert offered == ["Undo", "Back to where it could", "Play It Again", "New Deal"]
    window.banner.buttons[1].click()
    assert window.session.record == opening


def test_a_win_that_comes_back_by_undo_is_not_celebrated_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    win(window)
    window.session.restart()
    monkeypatch.setattr(Celebration, "begin", lambda _: pytest.fail("celebrated again"))
    window.session.undo()
    assert window.session.facts.is_won
    assert window.card.text == "", "nor told"
    window.session.begin(Record.of_deal(find(GAME), 8))
    window.session.undo()
    assert window.card.text == ""
    window.session.undo()
    window.session.redo()
    assert window.session.facts.is_won
    assert window.card.text == "", "nor when the winning move is redone"


@pytest.fixture
def lost_window(make_window: MakeWindow) -> MainWindow:
    window = make_window(TRAP)
    window.session.play(INTO_THE_TRAP)
    return window


def press(window: MainWindow, text: str) -> None:
    (button,) = (one for one in window.card.buttons if one.text() == text)
    button.click()


def test_the_card_of_a_lost_game_says_when_it_could_still_be_won_as_soon_as_that_is_known(
    lost_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {next(lost_window.session.past()): Outlook(1, 0, 0)}
    monkeypatch.setattr(
        type(lost_window.analysis.knowledge), "outlook", lambda _, one: known.get(one)
    )
    lost_window.analysis.changed.emit()
    assert lost_window.card.text.endswith("It could still be won 1 move ago.")


def test_the_card_of_a_lost_game_waits_until_no_tile_is_moving(make_window: MakeWindow) -> None:
    window = make_window(TRAP, is_animated=True)
    window.session.play(INTO_THE_TRAP)
    assert window.scene.is_gliding
    assert window.card.text == ""
    window.scene.finish_glide()
    assert window.card.text.startswith("The game is lost.")
