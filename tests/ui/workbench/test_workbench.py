"""The workbench: laying any board out, checking, studying, sharing and playing it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.play.occasions import OwnProblem
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.shared import Code
from gupai_desktop.solvers import analysis as analysis
from gupai_desktop.solvers.composition import Composition
from gupai_desktop.solvers.requests import Composing
from gupai_desktop.solvers.verdict import Answer, Budget, Rating, Verdict
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.proof_walk import ProofWalk
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.workbench.board_draft import BoardDraft, Hole
from gupai_desktop.ui.workbench.board_editor import DraftGroupModel, DraftModel, TileOrHole
from gupai_desktop.ui.workbench.window import Workbench
from tests.histories import history_of
from tests.ui.hand import Key, answer, item_of, opened, text_of
from tests.ui.known import DEAL, GAME, LOST_DEAL, WINNING_LINE
from tests.ui.oracle import Oracle
from tests.writings.texts import KINDS, rows_of

_LEFT = Qt.MouseButton.LeftButton
_STEPS = 5
_MAX_KEYS = 60

#: A tile by its code, or a place of the board by its group and number.
Where = str | tuple[int, int]


class BenchHand:
    """A player's hand at one workbench."""

    def __init__(self, workbench: Workbench) -> None:
        self.workbench = workbench
        self._at = QPoint()

    # Looking.

    @property
    def draft(self) -> BoardDraft:
        """What is laid."""
        return self.workbench.editor.draft

    @property
    def status(self) -> str:
        """What is said of the board."""
        return self.workbench.verdict_bar.status.words

    @property
    def found(self) -> str:
        """What the solver has found out, if anything is shown of it."""
        label = self.workbench.verdict_bar.found
        return label.words if label.isVisible() else ""

    @property
    def line(self) -> list[str]:
        """The moves of the winning line that is shown."""
        line = self.workbench.verdict_bar.line
        return line.toPlainText().splitlines() if line.isVisible() else []

    @property
    def in_set(self) -> set[str]:
        """The tiles that lie in the set on the screen."""
        groups = len(self.draft.groups)
        items = self.workbench.view.table_scene.tile_items
        return {
            str(item.tile)
            for item in items
            if isinstance(item.tile, Tile) and item.in_group >= groups
        }

    def row(self, group: int) -> list[str]:
        """The tiles of a group of the board, a dot for an empty place."""
        return [str(tile or ".") for tile in self.draft.groups[group]]

    def captions(self) -> list[str]:
        """What stands beside the groups."""
        return [text_of(item) for item in self.workbench.view.table_scene.group_items]

    def marked(self, state: TileState) -> list[TileOrHole]:
        """The tiles and places that are marked so."""
        return [
            self._piece(i) for i in self.workbench.view.table_scene.tile_items if i.state is state
        ]

    @property
    def in_frame(self) -> TileOrHole | None:
        """What is in the keyboard's frame."""
        framed = [item for item in self.workbench.view.table_scene.tile_items if item.is_current]
        assert len(framed) <= 1
        return self._piece(framed[0]) if framed else None

    @staticmethod
    def _piece(item: TileItem) -> TileOrHole:
        assert isinstance(item.tile, Tile | Hole)
        return item.tile

    # The mouse.

    def drag(self, tile: str, onto: Where) -> None:
        """Drag a tile onto another one, or to a place."""
        self._press(tile)
        start, goal = self._at, self._point(onto)
        for step in range(1, _STEPS + 1):
            self._at = start + (goal - start) * (step / _STEPS)
            QTest.mouseMove(self._viewport, self._at)
        QTest.mouseRelease(self._viewport, _LEFT, pos=self._at)

    def click(self, *where: Where) -> None:
        """Click on tiles and places, one after the other."""
        for one in where:
            self._press(one)
            QTest.mouseRelease(self._viewport, _LEFT, pos=self._at)

    @property
    def point_on_cloth(self) -> QPoint:
        """Where neither board nor set is."""
        return QPoint(2, 2)

    def press_action(self, key: str) -> None:
        """Do what an action of the workbench does, if it is enabled."""
        self.workbench.action_table[key].trigger()
        QApplication.processEvents()

    def _press(self, where: Where) -> None:
        self._at = self._point(where)
        QTest.mousePress(self._viewport, _LEFT, pos=self._at)

    def _point(self, where: Where) -> QPoint:
        return self.workbench.view.mapFromScene(self._item(where).place().center())

    def _item(self, where: Where) -> TileItem:
        piece = TILE[where] if isinstance(where, str) else Hole(*where)
        return next(
            item for item in self.workbench.view.table_scene.tile_items if item.tile == piece
        )

    @property
    def _viewport(self) -> QWidget:
        return self.workbench.view.viewport()

    # The keyboard.

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """Press a key at the board, or at another part of the workbench."""
        QTest.keyClick(widget or self.workbench.view, key)

    def walk_to(self, where: Where) -> None:
        """Move the keyboard's frame to a tile or a place by the arrow keys alone."""
        goal = self._item(where)
        for _ in range(_MAX_KEYS):
            here = self.in_frame
            if here is None:
                self.key(Key.Key_Right)
                continue
            item = next(i for i in self.workbench.view.table_scene.tile_items if i.tile == here)
            step = goal.home - item.home
            if not step.manhattanLength():
                return
            if abs(step.y()) > abs(step.x()) or not step.x():
                self.key(Key.Key_Down if step.y() > 0 else Key.Key_Up)
            else:
                self.key(Key.Key_Right if step.x() > 0 else Key.Key_Left)
        raise AssertionError(f"the arrow keys do not lead to {where}")


ZEN = find(GAME)
BOARD = str(deal(ZEN, DEAL))
PROBLEM = next(problem for problem in problems_of(ZEN) if problem.par == 4)
OTHER_BOARD = str(deal(ZEN, DEAL + 1))

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 240_000

GAMES = tuple(game() for game in games())

#: Texts that are no board of the game, and what the parser says of them.
BAD_TEXTS = {
    "hello": "tile 1 of group 1: hello is not a tile",
    BOARD.replace("55 61 42", "66 61 42"): "the set has only 2 tiles 66; this board has 3",
}

MakeHand = Callable[..., BenchHand]


@pytest.fixture
def make_hand(
    qtbot: QtBot, languages: Languages, appearance: Appearance, oracle: Oracle
) -> Iterator[MakeHand]:
    """A factory of hands, each at a workbench of its own."""

    def make(
        game: Game = ZEN,
        *,
        table: Table | None = None,
        analysis: SolverClient | None = None,
        language: str = "en",
        size: tuple[int, int] = (1024, 700),
    ) -> BenchHand:
        languages.use(language)
        opening = table or deal(game, DEAL)
        record = Record(game, None, opening, table=opening)
        workbench = Workbench(record, analysis or oracle, appearance)
        workbench.view.table_scene.is_animated = False
        return BenchHand(opened(qtbot, workbench, size))

    yield make
    QGuiApplication.clipboard().clear()


@pytest.fixture
def hand(make_hand: MakeHand) -> BenchHand:
    """A hand at a workbench that begins with the deal the tests know."""
    return make_hand()


@pytest.fixture
def empty(hand: BenchHand) -> BenchHand:
    """A hand at an empty board."""
    hand.press_action("clear")
    return hand


def paste(hand: BenchHand, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    hand.press_action("paste")


def is_enabled(hand: BenchHand, *keys: str) -> list[bool]:
    return [hand.workbench.action_table[key].isEnabled() for key in keys]


def assert_seen_as_laid(hand: BenchHand) -> None:
    """Every tile lies on the screen just where the bench has it."""
    scene, draft = hand.workbench.view.table_scene, hand.draft
    for tile in draft.game.tiles:
        item = item_of(scene, tile)
        group, place = draft.where(tile) or (draft.home(tile).group, draft.home(tile).place)
        off = item.pos() - scene.geometry.tile_position(group, place)
        assert max(abs(off.x()), abs(off.y())) <= 1 / scene.art.scale, f"{tile} is off"


def test_it_begins_with_the_table_that_is_played(hand: BenchHand) -> None:
    assert hand.draft.text == BOARD
    assert hand.in_set == set()
    assert hand.status == "Complete board: 1 of 11 groups valid, 14 legal moves."
    assert hand.workbench.text_bar.field.text() == BOARD
    assert_seen_as_laid(hand)


def test_its_tiles_are_made_once_it_is_shown_and_laid_out_once(
    appearance: Appearance,
    oracle: Oracle,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid, lay_out = list[QSize](), BoardWidget._lay_out

    def count(view: BoardWidget, layout: Layout, *, glides: bool = False) -> None:
        laid.append(view.size())
        lay_out(view, layout, glides=glides)

    monkeypatch.setattr(BoardWidget, "_lay_out", count)
    workbench = Workbench(Record.of_deal(ZEN, DEAL), oracle, appearance)
    assert "tile_items" not in vars(workbench.view.table_scene)
    opened(qtbot, workbench, (760, 760))
    QApplication.processEvents()
    assert "tile_items" in vars(workbench.view.table_scene)
    assert laid == [workbench.view.size()]


def test_every_game_can_be_laid_out_tile_by_tile_with_the_mouse(make_hand: MakeHand) -> None:
    for game in (ZEN, find("levels.clear-five")):
        hand = make_hand(game)
        hand.press_action("clear")
        assert len(hand.in_set) == len(game.tiles)
        for group, tiles in enumerate(deal(game, DEAL).groups):
            for place, tile in enumerate(tiles):
                hand.drag(str(tile), (group, place))
        assert hand.in_set == set()
        assert hand.draft.text == str(deal(game, DEAL).with_copies_in_order())
        assert hand.status.startswith("Complete board: ")
        assert_seen_as_laid(hand)


def test_a_click_takes_a_tile_in_hand_and_the_next_lays_it(empty: BenchHand) -> None:
    empty.click("66a")
    assert empty.marked(TileState.SELECTED) == [TILE["66a"]]
    assert set(empty.marked(TileState.FREE_PLACE)) == {
        h for h in empty.draft.holes if h.group < 11
    }
    empty.click((10, 1))
    assert empty.row(10) == [".", "66a"]
    assert not empty.marked(TileState.SELECTED)
    assert not empty.marked(TileState.FREE_PLACE)


def test_a_tile_is_laid_with_the_keyboard_alone(empty: BenchHand) -> None:
    empty.workbench.view.setFocus()
    empty.walk_to("63")
    empty.key(Key.Key_Space)
    assert empty.marked(TileState.SELECTED) == [TILE["63"]]
    empty.walk_to((4, 1))
    empty.key(Key.Key_Return)
    assert empty.row(4) == [".", "63", "."]
    empty.walk_to((4, 1))
    empty.key(Key.Key_Space)
    empty.key(Key.Key_Delete)
    assert len(empty.in_set) == 32


def test_escape_lets_go_and_leaves_a_changed_board_on_the_workbench(hand: BenchHand) -> None:
    field = hand.workbench.text_bar.field
    hand.click("66a")
    hand.key(Key.Key_Escape)
    assert not hand.marked(TileState.SELECTED)
    hand.press_action("clear")
    hand.key(Key.Key_Escape, field)
    assert hand.workbench.isVisible()
    hand.press_action("undo")
    hand.key(Key.Key_Escape, field)
    assert not hand.workbench.isVisible()


def test_clearing_and_dealing_can_be_undone_and_done_again(hand: BenchHand) -> None:
    assert is_enabled(hand, "undo", "redo", "deal-rest") == [False, False, False]
    hand.press_action("clear")
    assert hand.in_set == set(map(str, ZEN.tiles))
    assert is_enabled(hand, "undo", "clear", "deal-rest") == [True, False, True]
    hand.press_action("undo")
    assert hand.draft.text == BOARD
    hand.press_action("redo")
    assert not any(hand.draft.laid)


def test_a_board_is_pasted_and_copied(hand: BenchHand) -> None:
    paste(hand, f"  {OTHER_BOARD}\n")
    assert hand.draft.text == OTHER_BOARD
    QGuiApplication.clipboard().clear()
    hand.press_action("copy")
    assert QGuiApplication.clipboard().text() == OTHER_BOARD
    assert hand.workbench.text_bar.field.text() == OTHER_BOARD


def test_a_board_is_pasted_and_typed_as_others_write_it(hand: BenchHand) -> None:
    board = deal(ZEN, 57)
    for kind in ("the author's program", "slashes, groups too", "Chinese names", "numbered"):
        paste(hand, OTHER_BOARD)
        paste(hand, KINDS[kind](rows_of(board)))
        assert hand.draft.text == str(board), kind
    paste(hand, KINDS["Culin"](rows_of(board)).replace("6-6", "7-6", 1))
    assert "7-6 is not a tile" in hand.status
    assert hand.draft.text == str(board)
    hand.workbench.text_bar.field.setText(KINDS["the web game"](rows_of(deal(ZEN, 58))))
    hand.workbench.text_bar.field.returnPressed.emit()
    assert hand.draft.text == str(deal(ZEN, 58))


def test_a_bad_text_is_answered_with_the_parsers_sentence(hand: BenchHand) -> None:
    before = hand.draft
    for text, said in BAD_TEXTS.items():
        with pytest.raises(BadText) as error:
            ZEN.parse(text)
        assert str(error.value) == said
        paste(hand, text)
        assert said in hand.status
        assert hand.draft is before
    assert not hand.workbench.editor.undo_stack.canUndo()


def test_whatever_is_shared_can_be_pasted(hand: BenchHand) -> None:
    for text, game_id in (
        ("gupai:1/zen.ten-sets/57", GAME),
        ("> gupai:1/levels.o-koan/any-three=yes/57", "levels.o-koan"),
        (str(Record.of_deal(ZEN, 57)), GAME),
        (str(history_of(find("levels.o-koan"), number=57, moves=0)), "levels.o-koan"),
    ):
        paste(hand, text)
        assert hand.draft.game.id == game_id
        assert hand.draft.text == str(Record.of_deal(find(game_id), 57).table)
        hand.press_action("undo")
        assert hand.draft.text == BOARD


def test_a_board_that_is_not_whole_has_no_text_and_can_only_be_laid_on(hand: BenchHand) -> None:
    hand.workbench.editor.take(TILE["66a"])
    hand.key(Key.Key_Delete)
    assert hand.workbench.text_bar.field.text() == ""
    assert is_enabled(hand, "copy", "solve", "play") == [False] * 3
    hand.press_action("undo")
    assert is_enabled(hand, "copy", "solve", "play") == [True] * 3


def choose_game(hand: BenchHand, game_id: str) -> None:
    box = hand.workbench.game_bar.games
    row = box.findData(game_id)
    box.setCurrentIndex(row)
    box.activated.emit(row)
    QApplication.processEvents()


def test_every_game_of_the_catalogue_can_be_chosen(hand: BenchHand) -> None:
    box = hand.workbench.game_bar.games
    assert [box.itemData(row) for row in range(box.count())] == [game.id for game in games()]
    for game in games():
        choose_game(hand, game.id)
        assert type(hand.draft.game) is game
        assert box.currentData() == game.id
        assert_seen_as_laid(hand)


def test_the_rules_are_those_of_the_game_and_are_changed_in_their_menu(hand: BenchHand) -> None:
    menu = hand.workbench.game_bar.rules.menu()

    def checked() -> list[str]:
        return [action.text() for action in menu.actions() if action.isChecked()]

    assert checked() == ["Classic triplets"]
    menu.actions()[1].trigger()
    assert hand.draft.game.rules["triplets"] == "mixed"
    assert checked() == ["Mixed Dragon instead of 2-3-Kao"]
    assert hand.draft.text == BOARD


def solution(game: Game, board: str) -> Verdict:
    return analysis.solve(game, game.parse(board), Budget())


def test_the_verdict_and_the_line_are_shown(hand: BenchHand, oracle: Oracle) -> None:
    hand.press_action("solve")
    verdict = solution(ZEN, BOARD)
    oracle.tell(verdict)
    length = len(verdict.line)
    assert hand.found.startswith(f"The best line known takes {length} moves")
    assert hand.line == [str(move) for move in verdict.line]
    rating = Rating(1234, length, 5.75, 0.25)
    oracle.tell(verdict, rating)
    assert hand.found.endswith(
        f" Rating: effort 1,234 (positions searched), length {length}, choices "
        "5.8 (positions to move to, on average), traps 25% (first moves that lead astray)."
    )
    best = Verdict(Answer.WINNABLE, WINNING_LINE[:8], 50, 8)
    oracle.tell(verdict, rating, best)
    assert hand.found.startswith("The shortest line takes 8 moves. ")
    assert hand.line == [str(move) for move in WINNING_LINE[:8]]


def test_what_cannot_be_won_or_is_not_known_is_said_and_not_rated(
    make_hand: MakeHand, oracle: Oracle
) -> None:
    for verdict, said in (
        (
            Verdict(Answer.UNKNOWN, (), 400_000),
            "Undecided: no winning line in the 400000 positions searched.",
        ),
        (
            Verdict(Answer.UNWINNABLE, (), 77),
            "This cannot be won.",
        ),
        (
            Verdict(Answer.UNWINNABLE, (), 0, lost=(1,)),
            "This cannot be won: no exchange that is left mends the group 55 43 41.",
        ),
    ):
        hand = make_hand()
        hand.press_action("solve")
        oracle.tell(verdict)
        assert hand.found == said
        assert hand.line == []


def test_a_board_that_cannot_be_won_tells_why_until_it_changes(
    make_hand: MakeHand, oracle: Oracle
) -> None:
    hand = make_hand(ZEN, table=deal(ZEN, LOST_DEAL))
    bench, why = hand.workbench, hand.workbench.verdict_bar.why
    hand.press_action("solve")
    verdict = Verdict(Answer.UNWINNABLE, (), 77)
    oracle.tell(verdict)
    assert not why.isVisible()
    oracle.tell(verdict, proof=analysis.prove(ZEN, hand.draft.table, Budget()))
    for is_by_key in (True, False):
        why.click()
        (walk,) = (one for one in bench.findChildren(ProofWalk) if one.isVisible())
        assert not bench.view.isVisible()
        if is_by_key:
            QTest.keyClick(walk.next_button, Key.Key_Escape)
        else:
            hand.press_action("clear")
        assert not walk.isVisible()
        assert bench.isVisible()
        assert bench.view.isVisible()
    assert not why.isVisible()


def test_what_was_found_is_forgotten_when_the_board_changes_and_late_answers_are_dropped(
    hand: BenchHand, oracle: Oracle
) -> None:
    hand.press_action("solve")
    hand.drag(hand.row(0)[1], hand.row(4)[2])
    assert (hand.found, len(oracle.withdrawn)) == ("", 1)
    oracle.tell(solution(ZEN, BOARD))
    assert (hand.found, hand.line) == ("", [])
    hand.press_action("solve")
    oracle.tell(Verdict(Answer.UNWINNABLE, (), 5), solve_job=0)
    assert hand.found == "Studying…"


def test_the_real_solver_solves_and_rates_a_board(
    make_hand: MakeHand, client: SolverClient, qtbot: QtBot
) -> None:
    game, hand = ZEN, make_hand(ZEN, table=deal(ZEN, 57), analysis=client)
    hand.press_action("solve")
    qtbot.waitUntil(
        lambda: hand.found.startswith("The ") and "Difficulty" in hand.found, timeout=TIMEOUT
    )
    table = game.parse(hand.workbench.text_bar.field.text())
    for text in hand.line:
        table = game.play(table, Move.parse(text))
    assert game.is_won(table)


def prove(hand: BenchHand, oracle: Oracle) -> None:
    """Ask whether the board is a problem, and let the solver answer."""
    hand.press_action("problem")
    assert hand.found == "Studying…"
    asked = oracle._of(Composing)[-1]
    oracle.reply(asked, next(asked.results(lambda: False)))


def test_a_board_that_is_a_problem_is_shared_by_a_code_with_its_par(
    hand: BenchHand, oracle: Oracle
) -> None:
    paste(hand, PROBLEM.board)
    share = hand.workbench.verdict_bar.share
    keep, kept = hand.workbench.verdict_bar.keep, list[Problem]()
    hand.workbench.keep_wanted.connect(kept.append)
    assert (share.isVisible(), keep.isVisible()) == (False, False)
    prove(hand, oracle)
    assert hand.found == "This is a problem: it is won in 4 moves, and in one way only."
    assert len(hand.line) == 4
    share.click()
    code = Code.parse(QGuiApplication.clipboard().text(), find)
    assert (code.record.opening, code.policy) == (
        ZEN.parse(hand.draft.text),
        OwnProblem.text_of(4),
    )
    assert "plays the board as a problem" in hand.status
    keep.click()
    (problem,) = kept
    assert (problem.board, problem.par, problem.point) == (PROBLEM.board, 4, PROBLEM.point)
    assert problem.share == pytest.approx(PROBLEM.share, abs=0.0001)
    hand.press_action("clear")
    assert (hand.found, share.isVisible()) == ("", False)


def test_what_a_board_lacks_to_be_a_problem_is_told_with_its_lines(
    make_hand: MakeHand, oracle: Oracle
) -> None:
    hand = make_hand(table=deal(ZEN, 140))
    prove(hand, oracle)
    assert hand.found == "It can be won in 6 moves, but in more than one way."
    assert hand.line.index("") == 6, "two lines"
    paste(hand, PROBLEM.board)
    hand.workbench.verdict_bar.wanted.setCurrentIndex(5)
    prove(hand, oracle)
    assert hand.found == "It can be won in 4 moves."
    hand.workbench.verdict_bar.wanted.setCurrentIndex(0)
    assert hand.found == "", "another question"
    hand.press_action("problem")
    hand.press_action("solve")
    assert hand.found == "Studying…"
    assert oracle.solve_jobs


def test_of_omens_there_are_no_problems_and_of_points_none_in_moves(make_hand: MakeHand) -> None:
    omen = make_hand(find("pairs.two-rows"))
    assert is_enabled(omen, "problem", "solve") == [False, True]
    assert not omen.workbench.verdict_bar.wanted.isVisible()
    scored = make_hand(find("trigrams.eight"))
    assert is_enabled(scored, "problem") == [True]
    assert not scored.workbench.verdict_bar.wanted.isVisible()


def test_a_board_that_is_a_problem_is_played_as_one(window: MainWindow) -> None:
    def prove_and_play(dialog: QWidget) -> None:
        assert isinstance(dialog, Workbench)
        QGuiApplication.clipboard().setText(PROBLEM.board)
        dialog.action_table["paste"].trigger()
        dialog.board_analysis.examine_problem(dialog.editor.draft, 0)
        dialog.board_analysis._compose(Composition(None, 4, points=("find",)))
        dialog.action_table["play"].trigger()

    answer(prove_and_play)
    window.action_table["workbench"].trigger()
    assert window.session.playing.policy == "problem-par-4"


def test_a_board_that_is_played_lies_on_the_table(window: MainWindow) -> None:
    before = window.session.record

    def lay_and_play(dialog: QWidget) -> None:
        assert isinstance(dialog, Workbench)
        QGuiApplication.clipboard().setText(OTHER_BOARD)
        dialog.action_table["paste"].trigger()
        dialog.action_table["play"].trigger()

    answer(lay_and_play)
    window.action_table["workbench"].trigger()
    assert str(window.session.record.table) == OTHER_BOARD
    assert window.session.record.number is None
    window.session.undo()
    assert window.session.record == before


def test_a_workbench_that_is_closed_changes_nothing_and_stops_its_request(
    window: MainWindow,
) -> None:
    before, steps = window.session.record, len(window.session.history.steps) - 1

    def lay_and_leave(dialog: QWidget) -> None:
        assert isinstance(dialog, Workbench)
        dialog.action_table["solve"].trigger()
        dialog.action_table["close"].trigger()

    answer(lay_and_leave)
    window.action_table["workbench"].trigger()
    assert window.session.record == before
    assert len(window.session.history.steps) - 1 == steps


def test_the_models_keep_the_promises_of_models(
    make_hand: MakeHand, qtmodeltester: ModelTester
) -> None:
    families = {game.family: game for game in GAMES}
    for game in families.values():
        hand = make_hand(game)
        for model in (
            DraftModel(hand.workbench.editor, hand.workbench),
            DraftGroupModel(hand.workbench.editor, hand.workbench),
        ):
            qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_the_language_is_switched_while_it_is_open(hand: BenchHand, languages: Languages) -> None:
    before = (hand.status, hand.captions()[0], hand.workbench.windowTitle())
    for code in ("uk", "zh_CN"):
        languages.use(code)
        QApplication.processEvents()
        after = (hand.status, hand.captions()[0], hand.workbench.windowTitle())
        assert not set(before) & set(after)


def test_an_open_workbench_follows_how_fast_tiles_glide(
    hand: BenchHand, appearance: Appearance
) -> None:
    scene = hand.workbench.view.table_scene
    for speed in (2.0, 0.0, 0.5):
        appearance.speed = speed
        assert (scene.is_animated, scene.glide.speed) == (speed > 0, speed or 1.0)
