"""A deal in a message: a friend can read it, lay it out, and paste it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.play.shared import Code, read_shared
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.sharing import message_text
from tests.ui.known import DEAL, WINNING_LINE
from tests.ui.oracle import Oracle


@pytest.fixture(autouse=True)
def english(languages: Languages) -> None:
    languages.use("en")


@pytest.fixture
def analysis(session: Session, oracle: Oracle, qtbot: QtBot) -> Analysis:
    """What is known of the table, which the study has been asked about."""
    analysis = Analysis(session, oracle)
    analysis.start()
    qtbot.waitUntil(lambda: bool(oracle.questions))
    return analysis


def drawn(table: Table) -> list[str]:
    """Return the groups of a table as a message draws them."""
    return [" ".join("[{}|{}]".format(*t.face.ends) for t in group) for group in table.groups]


def test_a_win_is_told(session: Session, analysis: Analysis, oracle: Oracle) -> None:
    oracle.reveal(Verdict(Answer.WINNABLE, WINNING_LINE[:9], bound=7))
    for move in WINNING_LINE:
        session.play(move)
    title, gist, result, empty, *board, empty_too, paste, code = message_text(
        session, analysis
    ).split("\n")
    assert title == "Watching Ten Sets, deal 7  相十副"
    assert gist == "Ten triplets round a pair: make them all valid."
    assert result == (
        "Won in 10 moves. The best line known takes 9 moves; none takes fewer than 7. Time: 0:00."
    )
    assert board == drawn(session.record.opening)
    assert paste == "To play it, paste this in Gupai Desktop:"
    assert code == str(Code(session.game, DEAL))
    assert (empty, empty_too) == ("", "")


def test_a_deal_that_is_not_over_tells_how_far_it_is(session: Session, analysis: Analysis) -> None:
    assert "move" not in message_text(session, analysis)
    session.play(WINNING_LINE[0])
    tally = session.record.narrator.tally
    text = message_text(session, analysis)
    assert f"\nAfter 1 move: {tally}.\n" in text
    assert "\n".join(drawn(session.record.table)) in text


@pytest.mark.parametrize("game_id", [game.id for game in games()])
def test_what_a_friend_pastes_is_the_deal_before_its_first_move(
    session: Session, analysis: Analysis, game_id: str
) -> None:
    game = find(game_id)
    for record in (
        Record.of_deal(game, game.last_made + DEAL),
        Record.of_board(game, str(game.parse(str(Record.of_deal(game, DEAL).opening)))),
    ):
        session.begin(record)
        if session.facts.moves:
            session.play(session.facts.moves[0])
        found = read_shared(message_text(session, analysis), find, [find(session.game.id)])
        opened = found.record if isinstance(found, Code) else found
        assert opened == record


def test_the_score_of_a_clear_table_is_a_challenge_to_a_friend(
    session: Session, analysis: Analysis
) -> None:
    game = find("trigrams.eight")
    record, task = Record.of_deal(game, 2), "The challenge is to clear it with at least %s points."
    session.begin(record, "points-170")
    assert "challenge" not in message_text(session, analysis)
    for wanted, told in (("winnable", 164), ("points-140", 164), ("points-166", 166)):
        session.begin(record, wanted)
        for move in shortest(game, record.opening, Budget(20_000)).line:
            session.play(move)
        text = message_text(session, analysis)
        assert task % told in text
        code = read_shared(text, find, [game])
        assert isinstance(code, Code)
        assert (code.number, code.policy) == (2, f"points-{told}")


def test_rows_have_their_names(session: Session, analysis: Analysis) -> None:
    session.begin(Record.of_deal(find("levels.guo-wu-guan"), 2))
    text = message_text(session, analysis)
    generals = next(line for line in text.split("\n") if line.startswith("Generals: "))
    assert generals.count("[?|?]") == 4
    assert "\nLevel 5: [" in text
