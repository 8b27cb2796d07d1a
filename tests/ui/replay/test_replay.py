"""The replay: looking at a record move by move, and what the review finds out about it."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.solvers.knowledge import Knowledge, as_seen
from gupai_desktop.solvers.verdict import Answer, Outlook, Rating, Verdict
from gupai_desktop.ui.board.models import Role, TableModel, TileState
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.replay.review import Replay, ReviewedLine, Standing
from gupai_desktop.ui.replay.window import MOVE, ORDERS, ReplayDialog
from gupai_desktop.ui.theme.appearance import Appearance
from tests.strategies import repeatable
from tests.ui.hand import Key, item_of, opened
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.levels_hand import record_of
from tests.ui.oracle import Oracle

ZEN = find(GAME)

#: A line that could be won until its second move, and was stuck after the third.
LOST_DEAL = 9
LOST_LINE = ("exchange 22a+62 65b+63", "exchange 66b 53", "exchange 55b+52 22a+62")

HIDDEN_GAME = find("levels.guo-wu-guan")
HIDDEN_LINE = ("refill", "take 66a 55a 64b", "take 66b 65a 54")

WON, LOST, UNKNOWN = Outlook(1, 0, 0), Outlook(0, 1, 0), Outlook(0, 0, 1)

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 60_000

MakeDialog = Callable[..., ReplayDialog]


def played(record: Record, *moves: Move | str) -> Record:
    for move in moves:
        record = record.play(move if isinstance(move, Move) else Move.parse(move))
    return record


def won_record() -> Record:
    return played(Record.of_deal(ZEN, DEAL), *WINNING_LINE)


def open_record(moves: int = 6) -> Record:
    return played(Record.of_deal(ZEN, DEAL), *WINNING_LINE[:moves])


def lost_record() -> Record:
    return played(Record.of_deal(ZEN, LOST_DEAL), *LOST_LINE)


def hidden_record() -> Record:
    return played(Record.of_deal(HIDDEN_GAME, 3), *HIDDEN_LINE)


def verdict(length: int, bound: int) -> Verdict:
    return Verdict(Answer.WINNABLE, WINNING_LINE[:1] * length, 1, bound)


@pytest.fixture
def make_dialog(
    qtbot: QtBot, languages: Languages, appearance: Appearance, oracle: Oracle
) -> MakeDialog:
    """A factory of replays, shown."""

    def make(
        record: Record, *, analysis: SolverClient | None = None, language: str = "en"
    ) -> ReplayDialog:
        languages.use(language)
        dialog = ReplayDialog(record, appearance, Knowledge(100, 1), analysis or oracle)
        dialog.view.table_scene.is_animated = False
        return opened(qtbot, dialog, (900, 640))

    return make


def press(dialog: ReplayDialog, key: Qt.Key, widget: QWidget | None = None) -> None:
    QTest.keyClick(widget or dialog.moves, key)


def rows(dialog: ReplayDialog, column: int = MOVE) -> list[str | None]:
    model = dialog.moves.model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def note(dialog: ReplayDialog, row: int) -> str | None:
    found = dialog.moves.model().index(row, MOVE).data(Qt.ItemDataRole.ToolTipRole)
    assert found is None or isinstance(found, str)
    return found


def tell(oracle: Oracle, truth: Callable[[int], Outlook], dialog: ReplayDialog) -> list[int]:
    """Answer every question as it is asked; the numbers of the tables in that order."""
    game = dialog.replay.record.game
    texts = [str(as_seen(game, table)) for table in dialog.replay.tables]
    answered: list[int] = []
    while len(answered) < len(oracle.questions):
        number = texts.index(oracle.questions[len(answered)].board)
        answered.append(number)
        oracle.reveal(truth(number))
    return answered


# What is proved along a line.


@pytest.mark.parametrize("length", [1, 2, 3, 17, 64])
def test_the_place_where_a_game_was_lost_is_found_with_few_questions(length: int) -> None:
    for lost in range(length + 1):
        line, questions = ReviewedLine(length), 0
        while (number := line.question) is not None:
            line.learn(number, Standing.LOST if number >= lost else Standing.WINNABLE)
            questions += 1
        assert (line.last_winnable, line.first_lost) == (lost - 1, lost)
        assert questions <= 1 + length.bit_length()


@repeatable
@given(st.integers(1, 24), st.integers(0, 24), st.frozensets(st.integers(0, 23)))
def test_nothing_is_said_that_is_not_proved(
    length: int, lost: int, unknown: frozenset[int]
) -> None:
    truth = [Standing.LOST if n >= lost else Standing.WINNABLE for n in range(length)]
    asked, line = list[int](), ReviewedLine(length)
    while (number := line.question) is not None:
        asked.append(number)
        line.learn(number, Standing.UNKNOWN if number in unknown else truth[number])
    assert len(set(asked)) == len(asked)
    for number in range(length):
        said = line.standing(number)
        assert said in (truth[number], Standing.UNKNOWN)
        assert said is truth[number] or number in unknown


# Stepping.


def test_a_replay_begins_with_the_opening_and_leads_over_every_table() -> None:
    record = won_record()
    replay = Replay(record)
    assert replay.tables[0] == record.opening
    assert replay.tables[-1] == record.table
    for number in range(replay.last + 1):
        replay.go(number)
        wanted = played(record.restarted(), *record.moves[:number])
        assert replay.session.record == replay.shown == wanted
        assert replay.session.record.table == wanted.table


def test_the_tiles_of_the_last_move_are_marked() -> None:
    replay = Replay(open_record())
    replay.go(1)
    assert replay.pointing.hinted == WINNING_LINE[0].tiles
    replay.go(0)
    assert replay.pointing.hinted == frozenset()


def test_it_plays_by_itself_from_the_opening_to_the_end_and_stops_there(qtbot: QtBot) -> None:
    replay = Replay(open_record(3))
    replay.go(9)
    assert replay.index == 3
    seen: list[int] = []
    replay.moved.connect(lambda: seen.append(replay.index))
    clock = replay.findChild(QTimer)
    assert clock is not None
    clock.setInterval(0)
    replay.toggle()
    qtbot.waitUntil(lambda: not replay.is_running, timeout=TIMEOUT)
    assert seen == [0, 1, 2, 3]
    empty = Replay(open_record(0))
    empty.toggle()
    assert not empty.is_running


# The dialog.


def test_the_keys_lead_over_the_record(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(open_record())
    steps = [(Key.Key_Right, 1), (Key.Key_Right, 2), (Key.Key_Left, 1), (Key.Key_End, 6)]
    for key, wanted in [*steps, (Key.Key_Home, 0), (Key.Key_Down, 1), (Key.Key_Up, 0)]:
        press(dialog, key)
        assert dialog.replay.index == wanted
    press(dialog, Key.Key_Space)
    assert dialog.replay.is_running
    press(dialog, Key.Key_Space)
    assert not dialog.replay.is_running


def test_the_slider_the_list_and_the_table_show_the_same_place(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(open_record())
    dialog.slider.setValue(4)
    assert (dialog.replay.index, dialog.moves.currentIndex().row()) == (4, 4)
    dialog.moves.setCurrentIndex(dialog.moves.model().index(2, MOVE))
    assert (dialog.replay.index, dialog.slider.value()) == (2, 2)
    marked = {i.tile for i in dialog.view.table_scene.tile_items if i.state is TileState.HINTED}
    assert marked == WINNING_LINE[1].tiles


def test_nobody_plays_at_the_table_of_a_replay(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(open_record())
    view, item = dialog.view, item_of(dialog.view.table_scene, TILE["55a"])
    point = view.mapFromScene(item.place().center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseMove(view.viewport(), point * 1.5)
    assert item.pos() == item.home
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert dialog.replay.pointing.selection.tiles == frozenset()


def test_what_was_hidden_then_is_hidden_in_the_replay(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(hidden_record())
    model = TableModel(dialog.replay.pointing)
    faces = [model.index(row).data(Role.FACE) for row in range(model.rowCount())]
    assert faces.count("back") == 4


def test_play_goes_on_from_the_table_that_is_shown(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    dialog = make_dialog(open_record())
    dialog.replay.go(2)
    with qtbot.waitSignal(dialog.wanted) as wanted:
        dialog.play_button.click()
    assert wanted.args == [open_record(2)]
    assert wanted.args[0].table == open_record(2).table
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "The opening", "1. Exchange: 55 · 53"),
        ("uk", "Початкова розкладка", "1. Обміняти: 55 · 53"),
        ("zh_CN", "开局", "1. 调换：55 · 53"),
    ],
)
def test_the_moves_are_named_as_players_name_them(
    make_dialog: MakeDialog, languages: Languages, language: str, first: str, second: str
) -> None:
    dialog = make_dialog(open_record())
    languages.use(language)
    QApplication.processEvents()
    assert rows(dialog)[:2] == [first, second]


# The review.


def test_a_game_that_was_won_is_compared_with_par(make_dialog: MakeDialog, oracle: Oracle) -> None:
    dialog = make_dialog(won_record())
    assert oracle.questions == []
    assert dialog.summary.words == "Won in 10 moves."
    oracle.tell(verdict(12, 3))
    rating = Rating(1, 12, 2.0, 0.0)
    oracle.tell(verdict(12, 3), rating)
    oracle.tell(verdict(12, 3), rating, verdict(8, 8))
    assert dialog.summary.words == "Won in 10 moves. The shortest line takes 8 moves."
    assert dialog.review.is_done
    assert {note(dialog, row) for row in range(11)} == {"Can be won"}


@pytest.mark.parametrize(
    ("par", "said"),
    [
        (verdict(10, 10), "No shorter solution exists."),
        (verdict(10, 7), "No shorter line is known; none takes fewer than 7 moves."),
        (verdict(12, 7), "No shorter line is known; none takes fewer than 7 moves."),
        (verdict(9, 7), "The best line known takes 9 moves; none takes fewer than 7."),
    ],
)
def test_how_far_a_line_was_from_par_is_said_as_far_as_it_is_known(
    make_dialog: MakeDialog, oracle: Oracle, par: Verdict, said: str
) -> None:
    dialog = make_dialog(won_record())
    oracle.tell(verdict(12, 3))
    oracle.tell(verdict(12, 3), best=par)
    assert dialog.summary.words == f"Won in 10 moves. {said}"


def test_the_move_that_lost_the_game_is_found(make_dialog: MakeDialog, oracle: Oracle) -> None:
    dialog = make_dialog(open_record())
    assert dialog.summary.words == "Studying…"
    tell(oracle, lambda number: WON if number < 4 else LOST, dialog)
    assert dialog.review.losing_move == 4
    assert dialog.summary.words == (
        "The game could be won until move 4 (Exchange: 33 · 65), but not after it."
    )
    assert note(dialog, 3) == "Can be won"
    assert note(dialog, 4) == "This move lost the game"
    assert note(dialog, 5) == "Cannot be won"
    colours = [
        dialog.moves.model().index(row, MOVE).data(Qt.ItemDataRole.ForegroundRole)
        for row in range(7)
    ]
    assert colours == [None] * 4 + [QColor(dialog._appearance.scheme.red)] + [None] * 2


def test_where_the_goal_came_out_of_reach_is_known_without_a_solver(
    make_dialog: MakeDialog, oracle: Oracle
) -> None:
    board = "66 31 | 61 | 22 11 | - | - | - | 63 62 65"
    record = record_of(HIDDEN_GAME.id, board).play(Move.parse("kill 61a 66a 31a"))
    dialog = make_dialog(record.play(Move.parse("refill")))
    assert [question.board for question in oracle.questions] == [str(record.opening)]
    assert dialog.review.standing(1) is Standing.LOST
    oracle.reveal(WON)
    assert dialog.summary.words == (
        "The game could be won until move 1 (Kill: 66 · 31 · 61), but not after it. "
        "0 generals for 1 level, and each level must kill one."
    )


@pytest.mark.parametrize(
    ("truth", "said"),
    [
        ({}, "Not known whether it can be won."),
        ({0: WON, 1: WON}, "Not known whether it can be won."),
        ({5: LOST, 6: LOST}, "It is not known which move lost the game."),
        ({0: WON, 1: WON, 2: WON, 5: LOST, 6: LOST}, "It is not known which move lost the game."),
    ],
)
def test_what_nobody_knows_is_not_said(
    make_dialog: MakeDialog, oracle: Oracle, truth: dict[int, Outlook], said: str
) -> None:
    dialog = make_dialog(open_record())
    tell(oracle, lambda number: truth.get(number, UNKNOWN), dialog)
    assert dialog.summary.words == said
    assert dialog.review.losing_move is None
    assert note(dialog, 4) == "Not known whether it can be won"


def test_with_hidden_tiles_only_what_could_be_seen_is_told(
    make_dialog: MakeDialog, oracle: Oracle
) -> None:
    dialog = make_dialog(hidden_record())
    orders = (24, 20, 5, 0)
    tell(oracle, lambda number: Outlook(orders[number], 24 - orders[number], 0), dialog)
    assert oracle.solve_jobs == [], "what the opening takes is nothing that could be seen"
    assert rows(dialog, ORDERS) == ["24 of 24", "20 of 24", "5 of 24", ""]
    assert note(dialog, 1) == "Can be won in 20 of 24 orders of the hidden tiles"
    assert dialog.review.is_done
    assert dialog.summary.words == (
        "The game could be won until move 3 (Take: 66 · 65 · 54), but not after it."
    )


def test_a_solver_that_is_lost_for_good_is_not_waited_for(
    make_dialog: MakeDialog, oracle: Oracle
) -> None:
    dialog = make_dialog(open_record())
    oracle.lose()
    assert dialog.summary.words == "The solver stopped; please try again."


def test_the_real_solver_finds_where_a_game_was_lost(
    make_dialog: MakeDialog, client: SolverClient, qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_record(), analysis=client)
    qtbot.waitUntil(lambda: dialog.review.is_done, timeout=TIMEOUT)
    assert dialog.summary.words == (
        "The game could be won until move 2 (Exchange: 66 · 53), but not after it. "
        "The shortest line takes 10 moves."
    )
    assert client.process_id is None


@pytest.mark.parametrize("language", ["en", "uk", "zh_TW"])
def test_rows_that_fit_are_not_scrolled_sideways(make_dialog: MakeDialog, language: str) -> None:
    dealt = Record.of_deal(HIDDEN_GAME, 3)
    for record in (dealt, played(dealt, "refill"), open_record(1)):
        dialog = make_dialog(record, language=language)
        QApplication.processEvents()
        assert dialog.moves.horizontalScrollBar().maximum() == 0


def test_an_open_replay_follows_how_fast_tiles_glide(
    make_dialog: MakeDialog, appearance: Appearance
) -> None:
    scene = make_dialog(won_record()).view.table_scene
    for speed in (2.0, 0.0, 0.5):
        appearance.speed = speed
        assert (scene.is_animated, scene.glide.speed) == (speed > 0, speed or 1.0)
