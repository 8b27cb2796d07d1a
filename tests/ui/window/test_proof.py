"""Why a game is lost: when a proof is offered, and how it is walked through at the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.board import proof_walk
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.proof_walk import ProofWalk
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Key, MakeWindow, lay_deal
from tests.ui.known import DEAL, INTO_THE_TRAP, LEGAL, LOST_DEAL, TRAP
from tests.ui.oracle import Oracle

WON, LOST = Outlook(1, 0, 0), Outlook(0, 1, 0)

#: A deal that could be won until the second of these moves, and was stuck after the third.
MISPLAYED = 9
MISTAKES = ("exchange 22a+62 65b+63", "exchange 66b 53", "exchange 55b+52 22a+62")

TIMEOUT = 60_000


@pytest.fixture
def window(make_window: MakeWindow, oracle: Oracle) -> MainWindow:
    """A window on a lost deal that is known to be one."""
    window = make_window(LOST_DEAL, analysis=oracle)
    window.analysis.learn(window.session.record, LOST)
    return window


def walk_of(window: MainWindow) -> ProofWalk | None:
    """The walk through a proof that is seen, if any is."""
    return next((one for one in window.findChildren(ProofWalk) if one.isVisible()), None)


def begin(window: MainWindow, oracle: Oracle) -> ProofWalk:
    oracle.prove()
    window.status_bar.why.click()
    walk = walk_of(window)
    assert walk is not None
    return walk


def said(walk: ProofWalk) -> str:
    label = walk.lines.currentWidget()
    return label.accessibleName() if label else ""


def items(walk: ProofWalk, *, faded: bool) -> set[Tile]:
    found = set()
    for item in walk.view.table_scene.tile_items:
        effect = item.graphicsEffect()
        assert effect is not None
        if (effect.property("opacity") < 1) is faded:
            found.add(item.tile)
    return {tile for tile in found if isinstance(tile, Tile)}


def offers(window: MainWindow) -> list[str]:
    return [button.text() for button in window.panel.buttons]


# When it is offered.


def test_why_is_offered_only_once_a_proof_is_known(window: MainWindow, oracle: Oracle) -> None:
    window.action_table["hint"].trigger()
    assert window.presenter.shown_text == "This cannot be won."
    assert (window.status_bar.why.isVisible(), offers(window)) == (False, [])
    oracle.reply(oracle.provings[-1], None)
    assert not window.status_bar.why.isVisible()
    window.status_bar.why.click()
    assert walk_of(window) is None


def test_why_stands_beside_what_has_been_said_as_soon_as_it_is_known(
    window: MainWindow, oracle: Oracle
) -> None:
    window.action_table["hint"].trigger()
    oracle.prove()
    assert window.status_bar.why.isVisible()
    window.status_bar.why.click()
    assert walk_of(window) is not None


def test_a_won_deal_is_not_asked_about(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    window.analysis.learn(window.session.record, WON)
    assert oracle.provings == []


def test_the_card_of_a_loss_tells_why_the_deal_was_lost(
    make_window: MakeWindow, oracle: Oracle
) -> None:
    window = make_window(TRAP, analysis=oracle)
    window.analysis.learn(window.session.record, LOST)
    window.session.play(INTO_THE_TRAP)
    window.analysis.learn(window.session.record, LOST)
    assert window.panel.buttons[-1].text() == "Train"
    oracle.prove()
    assert window.panel.buttons[-1].text() == "Why?"
    QTest.mouseClick(window.panel.buttons[-1], Qt.MouseButton.LeftButton)
    walk = walk_of(window)
    assert walk is not None
    assert walk.claim == "This deal could not be won from the start."
    walk.next_button.click()
    assert window.panel.text
    assert window.panel.buttons[0].hasFocus()
    assert not window.view.keyboard_cursor.spot


def test_the_first_lost_table_is_proved_and_the_move_that_led_there_is_named(
    make_window: MakeWindow, oracle: Oracle
) -> None:
    window = make_window(MISPLAYED, analysis=oracle)
    tables = []
    for move, outlook in zip(("", *MISTAKES), (WON, WON, LOST, LOST), strict=True):
        if move:
            window.session.play(Move.parse(move))
        tables.append(window.session.record.table)
        window.analysis.learn(window.session.record, outlook)
    walk = begin(window, oracle)
    assert walk.claim.startswith("The game could be won until move 2 (")
    assert walk.session.record.table == tables[2]
    assert window.session.record.table == tables[3]


def test_where_the_first_lost_table_has_no_proof_a_later_one_has(
    window: MainWindow, oracle: Oracle
) -> None:
    window.session.play(window.session.facts.moves[0])
    window.analysis.learn(window.session.record, LOST)
    oracle.reply(oracle.provings[-1], None)
    assert oracle.provings[-1].board == str(window.session.record.table)
    assert begin(window, oracle).claim == "This cannot be won."


def test_a_proof_that_comes_after_the_table_has_gone_is_not_offered(
    window: MainWindow, oracle: Oracle
) -> None:
    lay_deal(window, DEAL)
    oracle.prove()
    assert not window.status_bar.why.isVisible()
    window.session.undo()
    assert window.status_bar.why.isVisible()


def test_a_solver_that_was_lost_is_asked_again(window: MainWindow, oracle: Oracle) -> None:
    oracle.lose()
    asked = len(oracle.provings)
    window.analysis.learn(window.session.record, LOST)
    assert len(oracle.provings) == asked + 1


def test_of_hidden_tiles_the_solver_is_not_told(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    game = find("levels.guo-wu-guan")
    one, other = (Record.of_deal(game, 7) for _ in range(2))
    hidden = sorted(game.hidden(one.table), key=lambda tile: tile.order)
    assert hidden
    boards = set()
    for record in (one, other):
        window.session.begin(record)
        window.analysis.learn(window.session.record, Outlook(0, 24, 0))
        boards.add(oracle.provings[-1].board)
    assert len(boards) == 1


# The walk.


def test_each_line_shows_its_table_with_its_tiles_lit_and_all_others_faded(
    window: MainWindow, oracle: Oracle
) -> None:
    walk, proof = begin(window, oracle), window.parts.proofs.proof
    assert isinstance(proof, Proof)
    for line in proof.lines:
        scene = walk.view.table_scene
        hinted = {item.tile for item in scene.tile_items if item.state is TileState.HINTED}
        assert walk.session.record.table == line.table
        assert hinted == items(walk, faded=False) == line.tiles
        assert said(walk) == str(line.sentence)
        walk.next_button.click()
    assert walk_of(window) is None


def test_the_players_table_and_its_history_are_untouched(
    window: MainWindow, oracle: Oracle
) -> None:
    window.session.play(window.session.facts.moves[0])
    window.analysis.learn(window.session.record, LOST)
    before, heard = (window.session.history, window.session.playing), list[object]()
    window.session.record_changed.connect(lambda *_: heard.append(1))
    walk = begin(window, oracle)
    assert not window.view.isVisible()
    for _ in range(3):
        walk.next_button.click()
    QTest.keyClick(walk.next_button, Key.Key_Escape)
    assert (window.session.history, window.session.playing, heard) == (*before, [])
    assert window.view.isVisible()
    assert window.view.hasFocus()
    assert not window.view.keyboard_cursor.spot


def test_the_arrow_keys_walk_and_escape_ends(window: MainWindow, oracle: Oracle) -> None:
    walk = begin(window, oracle)
    assert walk.next_button.hasFocus()
    for key, index in (
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_Return, 2),
        (Key.Key_Left, 1),
    ):
        QTest.keyClick(walk.next_button, key)
        assert walk.index == index
    QTest.keyClick(walk.next_button, Key.Key_Escape)
    assert walk_of(window) is None


def test_whatever_else_is_done_brings_the_table_back(window: MainWindow, oracle: Oracle) -> None:
    window.session.play(window.session.facts.moves[0])
    window.analysis.learn(window.session.record, LOST)
    oracle.prove()
    callbacks: list[Callable[[], object]] = [
        window.action_table["hint"].trigger,
        window.action_table["hint"].trigger,
        window.action_table["next-move"].trigger,
        window.action_table["restart"].trigger,
        window.action_table["undo"].trigger,
        lambda: window.action_table["pause"].trigger(),
        lambda: window.session.play(LEGAL),
        lambda: lay_deal(window, DEAL),
    ]
    for deed in callbacks:
        window.status_bar.why.click()
        assert walk_of(window) is not None
        deed()
        assert walk_of(window) is None
        is_paused = window.clock.is_paused
        assert (window.view.isVisible(), window.table.pause_cover.isVisible()) == (
            not is_paused,
            is_paused,
        )
        window.status_bar.why.click()
        assert (walk_of(window) is None) is (is_paused or not window.parts.proofs.proof)
        window.clock.switch(False)
        window.table.done.emit()


def test_it_follows_language_size_and_looks(
    window: MainWindow, oracle: Oracle, languages: Languages
) -> None:
    walk = begin(window, oracle)
    walk.next_button.click()
    before = said(walk)
    languages.use("uk")
    QApplication.processEvents()
    assert said(walk) != before
    assert walk.index == 1
    window.appearance.looks = Looks(scheme="dark", text_scale="200", tile_style="ivory")
    window.resize(780, 600)
    QApplication.processEvents()
    assert walk.view.table_scene.art.theme == "ivory"
    assert walk.view.table_scene.scheme == window.appearance.scheme


def test_a_screen_reader_hears_each_line_and_the_proof_is_copied_as_a_text_that_is_read_again(
    window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()
    monkeypatch.setattr(proof_walk, "announce", lambda _, text: heard.append(text))
    walk = begin(window, oracle)
    walk.next_button.click()
    assert heard[0].startswith("This deal could not be won from the start. 1 of ")
    assert heard[1] == f"2 of 5. {said(walk)}"
    walk.copy_button.click()
    text, proof = QGuiApplication.clipboard().text(), window.parts.proofs.proof
    assert Proof.parse(window.session.game, text) == proof
    assert said(walk) in text
    assert window.close()
    assert not walk.isVisible()


def test_the_real_solver_proves_a_lost_deal_even_if_it_is_killed_meanwhile(
    make_window: MakeWindow, client: SolverClient, qtbot: QtBot
) -> None:
    window = make_window(LOST_DEAL, analysis=client)
    window.start_solver()
    qtbot.waitUntil(lambda: client._process is not None, timeout=TIMEOUT)
    assert client._process is not None
    client._process.kill()
    qtbot.waitUntil(window.status_bar.why.isVisible, timeout=TIMEOUT)
