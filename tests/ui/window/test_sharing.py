"""Copies, messages and pasted texts, and games in files."""

import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent, QGuiApplication, QImage
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QProgressDialog,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gupai_desktop.app.application import Application
from gupai_desktop.app.command_line import parser
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.play.occasions import OwnProblem, PointsChallenge
from gupai_desktop.play.problems import problems_of
from gupai_desktop.play.shared import Code
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.knowledge import Knowledge
from gupai_desktop.solvers.verdict import Answer, Budget, Outlook, Verdict
from gupai_desktop.store.saves import open_file, save_file
from gupai_desktop.ui.dialogs import file_choice
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import history_of, playing
from tests.ui.hand import MakeWindow
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle
from tests.ui.runs import Runs
from tests.writings.texts import KINDS, rows_of

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 60_000

ZEN, KOAN = find(GAME), find("levels.o-koan")
MIXED = find(GAME, "triplets=mixed")


@pytest.fixture(autouse=True)
def clipboard() -> Iterator[None]:
    """A clipboard in which nothing is, and nothing is left."""
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def copied() -> str:
    return QGuiApplication.clipboard().text()


def paste(window: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    window.action_table["paste"].trigger()


def drop(target: QWidget, *, text: str = "", files: tuple[Path, ...] = ()) -> tuple[bool, bool]:
    """Drag something in and drop it; whether either was welcome."""
    dragged = QMimeData()
    if text:
        dragged.setText(text)
    if files:
        dragged.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():
        # PySide6 6.12 wants places of QPointF, which those before it do not take.
        warnings.simplefilter("ignore", DeprecationWarning)
        entering = QDragEnterEvent(QPoint(9, 9), action, dragged, left, none)
    entering.ignore()
    QApplication.sendEvent(target, entering)
    dropping = QDropEvent(QPointF(9, 9), action, dragged, left, none, QEvent.Type.Drop)
    dropping.ignore()
    if entering.isAccepted():
        QApplication.sendEvent(target, dropping)
    return entering.isAccepted(), dropping.isAccepted()


# Giving.


def test_the_code_of_a_deal_is_copied_with_its_rules_and_its_policy(window: MainWindow) -> None:
    window.session.play(LEGAL)
    window.action_table["copy-code"].trigger()
    code = str(Code(ZEN, DEAL))
    assert copied() == code
    assert window.presenter.shown_text == f"Copied: {code}"
    window.session.begin(Record.of_deal(MIXED, 57), "winnable")
    window.action_table["copy-code"].trigger()
    assert copied() == str(Code(MIXED, 57, "winnable"))


def test_a_board_without_a_number_has_no_code(make_window: MakeWindow) -> None:
    window = make_window(board=str(Record.of_deal(ZEN, DEAL).table))
    window.action_table["copy-code"].trigger()
    assert copied() == ""
    assert "This board has no number" in window.presenter.shown_text


def test_a_picture_of_the_board_is_saved_where_the_player_wants_it(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggested: list[Path] = []
    answers = iter([tmp_path / "board.png", None, tmp_path / "missing" / "board.png"])

    def ask(suggestion: Path, _parent: QWidget) -> Path | None:
        suggested.append(suggestion)
        return next(answers)

    monkeypatch.setattr(file_choice, "ask_file_to_save", ask)
    for said in ("Saved as board.png.", "Saved as board.png.", "cannot be written"):
        window.action_table["save-picture"].trigger()
        assert said in window.presenter.shown_text
    assert suggested[0].name == "Watching Ten Sets 7.png"
    assert QImage(str(tmp_path / "board.png")).size() == window.view.viewport().size()


# Taking.


def test_a_code_is_pasted_from_anywhere_in_a_text(window: MainWindow) -> None:
    before = window.session.record
    paste(window, f"> Try this: gupai:1/{GAME}/triplets=mixed/WINNABLE/57.")
    assert window.session.record == Record.of_deal(MIXED, 57)
    assert window.session.playing.policy == "winnable"
    window.session.undo()
    assert window.session.record == before
    window.session.redo()
    assert window.session.record == Record.of_deal(MIXED, 57)
    assert window.session.playing.policy == "winnable"


def test_a_pasted_record_can_be_undone_move_by_move_and_counts_as_help(window: MainWindow) -> None:
    before = window.session.record
    record = Record.of_deal(ZEN, 8)
    for _ in range(3):
        record = record.play(ZEN.moves(record.table)[0])
    paste(window, str(record))
    assert window.session.record == record
    assert window.session.is_assisted
    for count in (2, 1, 0):
        window.session.undo()
        assert len(window.session.record.moves) == count
    window.session.undo()
    assert window.session.record == before
    assert not window.session.is_assisted


def test_a_bare_board_is_one_of_the_game_on_the_table_if_it_fits_that(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(MIXED, DEAL))
    board = str(Record.of_deal(ZEN, 57).table)
    paste(window, board)
    assert window.session.record == Record.of_board(MIXED, board)
    other = str(Record.of_deal(KOAN, 9).table)
    paste(window, other)
    assert window.session.record == Record.of_board(KOAN, other)


BAD = {
    "": "this is not a code, a record, a saved game or a board of tiles",
    "hello": "this is not a code, a record, a saved game or a board of tiles",
    "gupai:1/zen.none/7": "“zen.none” is none of these",
    "gupai:9/zen.ten-sets/7": "a later version of this program has written it",
    '{"format": "gupai game"': "line 1, character",
    "gupai record 1\ngame zen.ten-sets\nboard 66": "groups on this board: 1",
    "66 | 11": "this board fits no game",
}


def test_what_is_nothing_to_play_is_told_and_changes_nothing(window: MainWindow) -> None:
    window.session.play(LEGAL)
    before = window.session.history
    for text, why in BAD.items():
        paste(window, text)
        assert window.presenter.shown_text.startswith(f"Nothing was opened: {why}"), text
        assert window.session.history == before


# Dropping.


@pytest.fixture
def target(window: MainWindow) -> QWidget:
    """The place where something is dropped: the table, which leaves it to the window."""
    return window.view.viewport()


def test_a_text_and_a_file_can_be_dropped(
    window: MainWindow, target: QWidget, tmp_path: Path
) -> None:
    assert drop(target, text=f"gupai:1/{GAME}/57") == (True, True)
    assert window.session.record.number == 57
    file, history = tmp_path / "a game.gupai", history_of(KOAN)
    save_file(file, history)
    assert drop(target, files=(file, file)) == (True, True)
    assert window.session.history.steps == history.steps
    assert window.parts.settings.recent == [str(file)]
    assert file.read_text("utf-8") == str(history)


# The command line.


def test_a_code_on_the_command_line_is_opened_on_the_table_that_was_left(runs: Runs) -> None:
    left = runs.start("--deal", str(DEAL)).session.record
    session = runs.start(f"gupai:1/{GAME}/triplets=mixed/57").session
    assert session.record == Record.of_deal(MIXED, 57)
    session.undo()
    assert session.record == left


@pytest.mark.parametrize("argument", ["gupai:1/zen.none/7", "no/such/file.gupai"])
def test_a_bad_argument_is_told_in_the_window(runs: Runs, argument: str) -> None:
    left = runs.start("--deal", str(DEAL), "--language", "en").session.history
    window = runs.start(argument, "--language", "en")
    window.show()
    assert window.presenter.shown_text.startswith("Nothing was opened: ")
    assert window.session.history == left


def test_a_file_that_the_system_hands_over_is_opened(
    runs: Runs, qapp: Application, tmp_path: Path
) -> None:
    file, history = tmp_path / "one.gupai", history_of(KOAN)
    save_file(file, history)
    session = runs.start("--deal", str(DEAL)).session
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    assert session.history.steps == history.steps


def test_a_file_is_opened_by_the_link_that_a_desktop_makes_of_its_name(
    runs: Runs, tmp_path: Path
) -> None:
    file, history = tmp_path / "моя гра 100%.gupai", history_of(KOAN)
    save_file(file, history)
    encoded = file.as_uri()
    for link in (encoded, encoded.replace("file:", "FILE:"), f"file://localhost{encoded[7:]}"):
        assert Path(parser().parse_args([link]).shared) == file
    assert runs.start(encoded).session.record == history.record


CODE = str(Code.of_record(Record.of_deal(MIXED, 57)))


@pytest.mark.parametrize("link", [CODE, CODE.replace("=", "%3D"), CODE.upper()])
def test_a_code_is_a_link(link: str, runs: Runs, qapp: Application) -> None:
    assert runs.start(link).session.record == Record.of_deal(MIXED, 57)
    session = runs.start("--deal", str(DEAL)).session
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl(link)))
    assert session.record == Record.of_deal(MIXED, 57)


def test_a_link_does_no_more_than_a_code_that_is_pasted(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, file = make_window(), tmp_path / "one.gupai"
    save_file(file, history_of(KOAN))
    lying, said = window.session.record, list[object]()
    monkeypatch.setattr(window.session, "say", lambda *all_said, **_: said.extend(all_said))
    for more in (
        f"{{{file.read_text('utf-8')}}}",
        quote(file.read_text("utf-8")),
        f"\n{Record.of_deal(KOAN, 3)}",
        quote(f"\n{Record.of_deal(KOAN, 3)}"),
        *(str(file), file.as_uri(), quote(file.as_uri()), f"//{file}", "", "%", "%00", "%0A" * 40),
        *("\udc80", "--reset-settings", "1/" + 5000 * "x", f"1/zen.ten-sets/57/../../{file}"),
    ):
        window.sharing.open_argument(parser().parse_args(["--", f"gupai:{more}"]).shared)
        assert window.session.record == lying, more
        assert str(said.pop()).startswith("Nothing was opened: "), more
    assert said == []
    # What a link holds on Windows, where a quotation mark may end it, is no option.
    with pytest.raises(SystemExit):
        parser().parse_args(["--", f"{CODE} ", "--reset-settings"])


def test_what_one_window_gives_another_one_takes(make_window: MakeWindow) -> None:
    one = make_window()
    one.session.begin(Record.of_deal(MIXED, 57))
    one.action_table["copy-code"].trigger()
    given = [(copied(), one.session.record)]
    one.session.play(one.session.facts.moves[0])
    one.action_table["copy-board"].trigger()
    board = Record.of_board(ZEN, copied())
    record, history = one.session.record, one.session.history
    given += [(copied(), board), (str(record), record), (str(history), record)]
    for text, expected in given:
        other = make_window(8)
        paste(other, text)
        assert other.session.record == expected, text


def test_a_board_is_pasted_and_opened_as_others_write_it(
    window: MainWindow, tmp_path: Path
) -> None:
    board = Record.of_table(ZEN, deal(ZEN, 57))
    for kind, write in KINDS.items():
        paste(window, "1")
        paste(window, write(rows_of(board.opening)))
        assert window.session.record == board, kind
    paste(window, "1")
    file = tmp_path / "board.txt"
    file.write_text(KINDS["the author's program"](rows_of(board.opening)), "utf-8")
    window.sharing.open(file)
    assert window.session.record == board


def test_a_number_may_be_written_as_the_title_has_it(window: MainWindow) -> None:
    for text, game in (("#252", ZEN), ("№ 252", ZEN), ("O-Koan #252", KOAN), ("相十副 #252", ZEN)):
        paste(window, "1")
        paste(window, text)
        assert window.session.record == Record.of_deal(game, 252), text
        paste(window, str(Code(ZEN, 7)))
    paste(window, "Chess #252")
    assert window.session.record == Record.of_deal(ZEN, 7)
    assert window.presenter.shown_text.startswith("Nothing was opened: ")


# What takes a while.


def long_history(moves: int = 300) -> History:
    """A saved game that is too long to be read at once."""
    record = Record.of_deal(KOAN, DEAL)
    records = [record]
    while len(records) < moves:
        record = records[-1]
        legal = KOAN.moves(record.table)
        records.append(record.play(legal[0]) if legal else record.restarted())
    one = playing("long")
    return History.of_records([(record, one) for record in records])


@pytest.fixture
def with_solver(make_window: MakeWindow, client: SolverClient) -> MainWindow:
    """A window with the real solver."""
    return make_window(analysis=client)


def test_a_long_text_is_read(with_solver: MainWindow, qtbot: QtBot) -> None:
    history = long_history()
    paste(with_solver, str(history))
    assert with_solver.session.game == ZEN, "the window does not read it"
    qtbot.waitUntil(lambda: with_solver.session.history.steps == history.steps, timeout=TIMEOUT)


def test_reading_can_be_given_up(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    paste(window, str(long_history()))
    (dialog,) = window.findChildren(QProgressDialog)
    (button,) = dialog.findChildren(QPushButton)
    button.click()
    assert oracle.withdrawn == [oracle.job_of(call_job) for call_job in oracle.call_jobs]
    QApplication.processEvents()
    assert window.session.record.number == DEAL


def test_a_solver_that_dies_of_a_text_is_not_given_it_again(
    make_window: MakeWindow, oracle: Oracle
) -> None:
    window = make_window(analysis=oracle)
    paste(window, str(long_history()))
    oracle.lose()
    assert window.presenter.shown_text == "Nothing was opened: it could not be read"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game."""
    file = tmp_path / "one.gupai"
    save_file(file, history_of(ZEN, number=20, moves=4, undone=1))
    return file


def read(file: Path) -> History:
    return open_file(file, find)


def choose_file(monkeypatch: pytest.MonkeyPatch, chosen: Path | None) -> list[Path]:
    """Whatever the player is asked, this is the answer; what was suggested."""
    suggested: list[Path] = []

    def ask(suggestion: Path, _parent: QWidget) -> Path | None:
        suggested.append(suggestion)
        return chosen

    for name in ("ask_file_to_open", "ask_file_to_save"):
        monkeypatch.setattr(file_choice, name, ask)
    return suggested


def test_a_game_is_saved_with_all_its_undo_and_redo(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.play(LEGAL)
    window.session.undo()
    file = tmp_path / "mine.gupai"
    (suggested,) = [choose_file(monkeypatch, file)]
    window.action_table["save-as"].trigger()
    assert read(file) == window.session.history
    assert window.presenter.shown_text == "Saved as mine.gupai."
    assert suggested[0].name == "Watching Ten Sets 7.gupai"


def test_an_opened_game_is_on_the_table_and_undo_leads_back(
    window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.play(LEGAL)
    before = window.session.record
    choose_file(monkeypatch, file)
    window.action_table["open"].trigger()
    opened = read(file)
    assert window.session.record == opened.record
    for _ in range(opened.index + 1):
        window.session.undo()
    assert window.session.record == before


def test_a_file_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.sharing.save(tmp_path / "no" / "such" / "folder.gupai")
    assert "there is no such place" in window.presenter.shown_text
    assert window.parts.settings.recent == []


def test_a_bad_file_is_told_and_left_as_it_is(window: MainWindow, file: Path) -> None:
    content = file.read_bytes()[:200]
    file.write_bytes(content)
    before = window.session.history
    window.sharing.open(file)
    assert window.presenter.shown_text.startswith("Nothing was opened: one.gupai: line ")
    assert window.session.history == before
    assert file.read_bytes() == content
    assert window.parts.settings.recent == []


def test_a_name_that_is_typed_without_an_ending_gets_it(
    window: MainWindow, tmp_path: Path
) -> None:
    def type_name(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.setText("typed")
        dialog.accept()

    QTimer.singleShot(0, lambda: type_name(_active()))
    chosen = file_choice.ask_file_to_save(tmp_path / "suggested.gupai", window)
    assert chosen == tmp_path / "typed.gupai"


def _active() -> QWidget:
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog


# Problems of one's own.


def test_a_problem_of_ones_own_is_pasted_with_its_par_and_earns_its_medal(
    window: MainWindow,
) -> None:
    record = Record.of_deal(ZEN, DEAL)
    for move in WINNING_LINE[:-1]:
        record = record.play(move)
    code = Code.of_record(Record.of_board(ZEN, str(record.table)), OwnProblem.text_of(1))
    paste(window, f"Try this: {code}!")
    assert window.presenter.shown_text == "Win in 1 move."
    assert window.status_bar.moves.text() == "0 moves, par 1"
    assert "problem in 1 move" in window.bar.title.toolTip()
    window.action_table["copy-code"].trigger()
    assert copied() == str(code)
    window.action_table["copy-message"].trigger()
    assert copied().endswith(str(code))
    window.session.play(WINNING_LINE[-1])
    assert "Gold" in window.panel.text
    assert window.parts.statistics.figures(ZEN).won == 0, "problems are not counted as deals"


def test_a_problem_of_points_keeps_its_par_once_it_is_solved(window: MainWindow) -> None:
    game = find("trigrams.eight")
    problem = problems_of(game)[0]
    code = Code.of_record(problem.record(game), OwnProblem.text_of(problem.par))
    paste(window, str(code))
    assert f"problem for {problem.par} points" in window.bar.title.toolTip()
    for move in shortest(game, window.session.record.table, Budget(60_000)).line:
        window.session.play(move)
    window.action_table["copy-code"].trigger()
    assert copied() == str(code)


def test_what_a_code_claims_is_dropped_once_it_is_known_to_be_wrong(window: MainWindow) -> None:
    record, analysis = Record.of_deal(ZEN, DEAL), window.parts.analysis
    board = Record.of_board(ZEN, str(record.opening))
    for verdict in (Outlook(0, 1, 0), Verdict(Answer.WINNABLE, WINNING_LINE, bound=4)):
        analysis.knowledge = Knowledge(9, 9)
        window.session.begin(Record.of_deal(ZEN, DEAL + 1))
        paste(window, str(Code.of_record(board, OwnProblem.text_of(3))))
        assert window.presenter.shown_text == "Win in 3 moves."
        if isinstance(verdict, Verdict):
            analysis.learn_best(window.session.record, replace(verdict, bound=3))
            assert window.parts.problem_sets.current, "that may be so"
            analysis.learn_best(window.session.record, verdict)
        else:
            analysis.learn(window.session.record, verdict)
        assert "Win in 3" not in window.presenter.shown_text
        assert window.parts.problem_sets.current is None
        assert "par 3" not in window.status_bar.moves.text()
        assert "problem" not in window.bar.title.toolTip()


def test_a_score_that_nobody_can_reach_is_no_challenge(window: MainWindow) -> None:
    game = find("trigrams.eight")
    paste(window, str(Code(game, 57, PointsChallenge.of(game, 57, game.most_score).text)))
    assert str(game.most_score) in window.presenter.shown_text
    best = shortest(game, window.session.record.table, Budget(60_000))
    bound = game.measure(game.most_score) + 1
    window.parts.analysis.learn_best(window.session.record, replace(best, bound=bound))
    assert window.session.playing.policy == ""
    assert window.presenter.shown_text == ""
