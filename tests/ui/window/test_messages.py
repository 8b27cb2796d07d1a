"""What a window says: refusals, offers, how a game has ended."""

from collections.abc import Callable
from datetime import date, timedelta
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages, say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.omens import line_of
from gupai_desktop.play.problems import problems_of
from gupai_desktop.play.shared import Code, read_shared
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Outlook, Verdict
from gupai_desktop.store.figures import BestResult, GameFigures
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.texts.messages import LOOKING, Figure
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.tile_art import DEFAULT_THEME
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.panel import Content
from gupai_desktop.ui.window.sharing import message_text
from tests.ui.hand import Hand, MakeWindow, answer
from tests.ui.known import DEAL, GAME, INTO_THE_TRAP, LEGAL, TRAP, WINNING_LINE
from tests.ui.oracle import Oracle


@pytest.fixture(autouse=True)
def english(languages: Languages) -> None:
    languages.use("en")


@pytest.fixture
def analysis(session: Session, oracle: Oracle, qtbot: QtBot) -> Analysis:
    """What is known of the table, which the solver has been asked about."""
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


def test_a_deal_that_is_not_over_tells_how_far_it_is_and_that_its_code_opens_the_opening(
    session: Session, analysis: Analysis
) -> None:
    text = message_text(session, analysis)
    assert "move" not in text
    assert "opening" not in text
    session.play(WINNING_LINE[0])
    tally = session.record.narrator.tally
    text = message_text(session, analysis)
    assert f"\nAfter 1 move: {tally}.\n" in text
    assert "\n".join(drawn(session.record.table)) in text
    assert "To play it from its opening, paste this" in text


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
    for wanted, score in (("winnable", 164), ("points-140", 164), ("points-166", 166)):
        session.begin(record, wanted)
        for move in shortest(game, record.opening, Budget(20_000)).line:
            session.play(move)
        text = message_text(session, analysis)
        assert task % score in text
        code = read_shared(text, find, [game])
        assert isinstance(code, Code)
        assert (code.number, code.policy) == (2, f"points-{score}")


def test_rows_have_their_names(session: Session, analysis: Analysis) -> None:
    session.begin(Record.of_deal(find("levels.guo-wu-guan"), 2))
    text = message_text(session, analysis)
    generals = next(line for line in text.split("\n") if line.startswith("Generals: "))
    assert generals.count("[?|?]") == 4
    assert "\nLevel 5: [" in text


OFFER = "New to Clearing the Rows? Learn it in 8 steps."
TILES = "Play it with ivory tiles, as in Korea?"


def turn_to(window: MainWindow, game_id: str, number: int = DEAL) -> None:
    window.session.begin(Record.of_deal(find(game_id), number))


def test_who_was_welcomed_is_offered_the_lesson_of_another_family_once(window: MainWindow) -> None:
    window.show_welcome()
    turn_to(window, "zen.shanghai")
    assert window.presenter.shown_text == ""
    turn_to(window, "levels.clear-five")
    assert window.presenter.shown_text == OFFER
    _, no = window.panel.buttons
    no.click()
    assert window.presenter.shown_text == ""
    turn_to(window, "levels.meng-huo")
    assert window.presenter.shown_text == ""


def test_the_offer_opens_the_lesson_of_that_family(window: MainWindow) -> None:
    window.show_welcome()
    turn_to(window, "levels.clear-five")
    yes, _ = window.panel.buttons
    courses = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, TutorialWindow)
        courses.append(dialog.session.course[1].game.id)

    answer(look)
    yes.click()
    assert courses == ["levels.lesson"]


def test_by_whatever_door_a_new_game_comes_its_lesson_is_offered(
    make_window: MakeWindow, today: date
) -> None:
    def has_offered(window: MainWindow) -> bool:
        return window.panel.isVisible() and "Learn it in" in window.panel.text

    clear_five = find("levels.clear-five")
    doors: dict[str, Callable[[MainWindow], object]] = {
        "a problem": lambda window: window.controller.begin_problem(problems_of(clear_five)[0]),
        "a code": lambda window: window.sharing.take(
            str(Code.of_record(Record.of_deal(clear_five, 7), ""))
        ),
        "its card": lambda window: window.controller.choose_game(clear_five.id),
        "a day": lambda window: window.controller.challenge(_day_of("levels.", today)),
        "an omen": lambda window: window.controller.show_omen(today),
    }
    for door, enter in doors.items():
        window = make_window()
        window.show_welcome()
        window.parts.settings.has_offered_tiles = True
        enter(window)
        assert has_offered(window), door
        window.session.play(window.session.facts.moves[0])
        window.session.say(LOOKING)
        assert not has_offered(window), door


def test_after_the_tiles_of_a_game_its_lesson_is_offered(window: MainWindow) -> None:
    window.show_welcome()
    window.parts.settings.has_offered_tiles = False
    turn_to(window, "levels.o-koan")
    assert "Play it with ivory tiles" in window.panel.text
    press(window, "Keep Mine")
    assert "Learn it in" in window.panel.text


def _day_of(family: str, today: date) -> date:
    """The first day from today on whose challenge is of a family."""
    days = (today + timedelta(days) for days in count())
    return next(day for day in days if challenge_of(day).game_id.startswith(family))


# An omen.


def test_at_its_end_the_line_of_an_omen_lies_large_in_the_middle_until_something_is_done(
    window: MainWindow, languages: Languages
) -> None:
    turn_to(window, "pairs.turtle", 2)
    leaf, board = window.table.leaf, window.view
    while moves := window.session.facts.moves:
        assert not leaf.isVisible()
        window.session.play(moves[0])
    line = line_of(window.session.record)
    assert leaf.isVisible()
    assert leaf.label.text() == say(line)
    assert say(line) not in window.panel.text
    assert leaf.label.fontMetrics().height() > 1.5 * window.fontMetrics().height()
    assert (leaf.geometry().center() - board.rect().center()).manhattanLength() <= 2
    languages.use("uk")
    QApplication.processEvents()
    assert leaf.label.text() == say(line)
    QTest.mouseClick(leaf, Qt.MouseButton.LeftButton)
    assert not leaf.isVisible()
    window.session.undo()
    window.session.redo()
    window.session.undo()
    window.session.play(window.session.facts.moves[0])
    assert leaf.isVisible()
    window.controller.new_deal()
    assert not leaf.isVisible()


# Tiles.


def press(window: MainWindow, text: str) -> None:
    (button,) = (button for button in window.panel.buttons if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_they_are_not_offered_again_once_the_player_has_answered(make_window: MakeWindow) -> None:
    for said, style in (("Keep Mine", DEFAULT_THEME), ("Ivory", "korean")):
        window = make_window()
        window.parts.settings.has_offered_tiles = False
        turn_to(window, "levels.o-koan")
        press(window, said)
        assert window.scene.art.theme == style
        turn_to(window, "levels.clear-five")
        assert window.scene.art.theme == DEFAULT_THEME
        turn_to(window, "levels.clear-five")
        turn_to(window, "levels.o-koan", DEAL + 1)
        assert window.presenter.shown_text == ""


def test_they_are_offered_once_to_a_player_who_did_not_answer(window: MainWindow) -> None:
    turn_to(window, "levels.o-koan")
    assert window.presenter.shown_text == TILES
    window.session.play(window.session.facts.moves[0])
    for game in ("levels.clear-five", "pairs.turtle", "levels.o-koan"):
        turn_to(window, game, DEAL + 1)
        assert window.presenter.shown_text != TILES, game


# Messages.


LOST = Outlook(0, 1, 0)


def refuse(window: MainWindow) -> None:
    """Ask for an exchange that is not legal."""
    table = window.session.record.table
    one, other = next(
        (one, other)
        for one in table.groups[0]
        for other in table.groups[1]
        if not any(move.tiles == {one, other} for move in window.session.facts.moves)
    )
    window.pointing.select(one)
    window.pointing.point(other)


def test_a_refusal_offers_a_problem_of_one_move(window: MainWindow) -> None:
    refuse(window)
    button = window.status_bar.offer
    assert button.text() == "Train"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    problem = window.parts.problem_sets.current
    assert problem is not None
    assert problem.par == 1
    assert window.presenter.shown_text == "Win in 1 move. Next Deal brings back what you left."
    assert window.focusWidget() is window.view


def test_next_deal_leads_back_from_training_to_what_was_left_for_it(window: MainWindow) -> None:
    controller, session = window.controller, window.session
    every = window.parts.problem_sets.of(session.game)
    assert every[0].par == 1
    for problem in (None, next(problem for problem in every if problem.par > 1), every[0]):
        if problem:
            controller.begin_problem(problem)
        if problem != every[0]:
            session.play(session.facts.moves[0])
        left, playing = session.record, session.playing.id
        controller.train()
        window.action_table["next-problem"].trigger()
        assert window.parts.problem_sets.is_training
        window.action_table["next-deal"].trigger()
        assert (session.record, session.playing.id) == (left, playing)
    window.action_table["next-deal"].trigger()
    assert window.parts.problem_sets.current == every[1], "nothing was left for this one"


def test_who_has_undone_training_has_left_nothing_for_it(window: MainWindow) -> None:
    every = window.parts.problem_sets.of(window.session.game)
    window.controller.begin_problem(every[0])
    window.controller.train()
    window.session.undo()
    assert window.parts.problem_sets.current == every[0]
    window.action_table["next-deal"].trigger()
    assert window.parts.problem_sets.current == every[1]


def test_a_hint_at_a_lost_table_leads_back_to_where_it_could_be_won(
    analysed_window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window, before = analysed_window, analysed_window.session.record
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    window.session.play(LEGAL)
    qtbot.waitUntil(lambda: len(oracle.questions) > 1)
    oracle.reveal(LOST)
    window.action_table["hint"].trigger()
    assert window.presenter.shown_text == "This cannot be won."
    back = window.status_bar.back
    assert back.isVisible()
    assert back.text() == "Back to where it could"
    back.click()
    assert window.session.record == before


def win(window: MainWindow) -> Content:
    for move in WINNING_LINE:
        window.session.play(move)
    assert window.panel.content is not None
    return window.panel.content


def figures(window: MainWindow) -> dict[str, Figure]:
    assert window.panel.content is not None
    return {str(figure.caption): figure for figure in window.panel.content.figures}


def test_the_first_win_is_the_best_one(window: MainWindow) -> None:
    win(window)
    moves, streak = figures(window)["Moves"], figures(window)["Won in a row"]
    assert (moves.value, list(map(str, moves.remarks))) == ("10", ["your best"])
    assert (streak.value, streak.remarks) == ("1", ())


def test_a_win_stands_beside_the_players_best(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = GameFigures(streak=2, longest_streak=7, bests={"": BestResult(-1.0, 8)})
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
        assert window.panel.content is not None
        assert str(window.panel.content.text).startswith(said)
        window.session.restart()
        window.session.take_help()


def test_a_lost_game_offers_the_way_back_to_where_it_could_be_won(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = window.session.record
    for move in WINNING_LINE[:3]:
        window.session.play(move)
    monkeypatch.setitem(vars(window.session.facts), "why_lost", words("Nothing fits."))
    window.presenter.refresh()
    assert [one.text() for one in window.panel.buttons] == ["Undo", "Play It Again", "New Deal"]
    known = {opening: Outlook(1, 0, 0)}
    monkeypatch.setattr(type(window.analysis.knowledge), "outlook", lambda _, one: known.get(one))
    window.presenter.refresh()
    offered = [one.text() for one in window.panel.buttons]
    assert offered == ["Undo", "Back to where it could", "Play It Again", "New Deal"]
    window.panel.buttons[1].click()
    assert window.session.record == opening


def test_a_win_that_comes_back_by_undo_is_not_celebrated_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    win(window)
    window.session.restart()
    monkeypatch.setattr(Celebration, "begin", lambda _: pytest.fail("celebrated again"))
    window.session.undo()
    assert window.session.facts.is_won
    assert window.panel.text == "", "nor told"
    window.session.begin(Record.of_deal(find(GAME), 8))
    window.session.undo()
    assert window.panel.text == ""
    window.session.undo()
    window.session.redo()
    assert window.session.facts.is_won
    assert window.panel.text == "", "nor when the winning move is redone"


@pytest.fixture
def lost_window(make_window: MakeWindow) -> MainWindow:
    window = make_window(TRAP)
    window.session.play(INTO_THE_TRAP)
    return window


def test_the_card_of_a_lost_game_says_when_it_could_still_be_won_as_soon_as_that_is_known(
    lost_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {next(lost_window.session.past()): Outlook(1, 0, 0)}
    monkeypatch.setattr(
        type(lost_window.analysis.knowledge), "outlook", lambda _, one: known.get(one)
    )
    lost_window.analysis.changed.emit()
    assert lost_window.panel.text.endswith("It could still be won 1 move ago. Next: Easy.")


def test_the_card_of_a_lost_game_waits_until_no_tile_is_moving(make_window: MakeWindow) -> None:
    window = make_window(TRAP, is_animated=True)
    window.session.play(INTO_THE_TRAP)
    assert window.scene.is_gliding
    assert window.panel.text == ""
    window.scene.finish_glide()
    assert window.panel.text.startswith("The game is lost.")


def test_the_table_keeps_its_size_while_a_hand_holds_a_tile(
    window: MainWindow, qtbot: QtBot
) -> None:
    hand = Hand(window)
    window.session.explain_group(1)
    QApplication.processEvents()
    height = window.view.height()
    hand.lift("53", onto="55a")
    assert (window.presenter.shown_text, window.view.height()) == ("", height)
    hand.release()
    assert window.session.record.moves == (LEGAL,)
    qtbot.waitUntil(lambda: window.view.height() > height)
