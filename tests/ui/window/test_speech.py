"""Announcements for screen readers, each thing once, and the keys that ask and lead."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages, say
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.omens import degree_of, line_of
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.widgets.parts import announce
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Modifier
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.levels_hand import open_table, record_of
from tests.ui.oracle import Oracle

#: What is said of a legal move.
MOVE = "Exchange: 55 · 53. Group 1: Full Dragon. Group 5: Five Points. 3 of 11 groups valid."


def test_a_move_is_said_with_how_far_the_game_is_and_what_is_taken_back(
    window: MainWindow, said: list[str]
) -> None:
    window.session.play(LEGAL)
    window.session.undo()
    window.session.redo()
    assert said == [MOVE, "Taken back: Exchange: 55 · 53. 1 of 11 groups valid.", MOVE]
    window.session.undo()
    for number in (1, 3):
        for move in WINNING_LINE[:number]:
            window.session.play(move)
        said.clear()
        window.session.restart()
        assert said == ["Back to the opening."], number


def test_what_groups_would_become_is_said(window: MainWindow, said: list[str]) -> None:
    hand = Hand(window)
    hand.lift("55a", onto="53")
    assert len(said) == 2
    assert said[1].count("Group ") == 2
    hand.carry(hand.point_on_cloth())
    hand.carry(hand.point_on("41"))
    assert any("Not a triplet" in one for one in said[1:])


def test_a_game_whose_goal_names_no_groups_calls_none_not_for_the_goal(
    window: MainWindow, said: list[str]
) -> None:
    window.session.begin(Record.of_deal(find("levels.clear-five"), DEAL))
    move = window.session.facts.moves[0]
    *some, last = move.tiles
    window.parts.pointing.select(*some)
    said.clear()
    window.parts.pointing.hang(last, window.session.facts.places[last][0])
    assert said
    assert not any("goal" in one for one in said)


def announced(window: MainWindow, game: str, board: str, move: str, said: list[str]) -> str:
    """What is said first of a move at a board."""
    window.session.begin(record_of(game, board))
    said.clear()
    window.session.play(Move.parse(move))
    return said[0]


_GENERALS = "66 61 62 44 21 53 | 63 43 | 41 32 | 61b 11 22 | - | - | 54"


def test_a_kill_says_who_fell_who_was_turned_up(window: MainWindow, said: list[str]) -> None:
    first = announced(window, "levels.guo-wu-guan", _GENERALS, "kill 53 63 43", said)
    assert first == (
        "Kill: 63 · 53 · 43. Level 1 has killed 53. Turned up: 21. 5 generals left. "
        "3 of 5 levels, 1 of 6 generals. "
        "No more taking; too many generals."
    )


def test_a_refill_says_which_tile_went_where_in_order(window: MainWindow, said: list[str]) -> None:
    board = _GENERALS + " 42 65a 31a"
    first = announced(window, "levels.guo-wu-guan", board, "refill", said)
    assert first.startswith("Refill. Laid: 31 to level 3, 65 to level 2, 42 to level 1.")


def test_a_win_is_said_once_beside_the_move_that_wins(window: MainWindow, said: list[str]) -> None:
    for move in WINNING_LINE:
        window.session.play(move)
    played, win, new = said[-3:]
    assert played.endswith("11 of 11 groups valid.")
    assert win.startswith(window.panel.text)
    assert new == "New in the album: Full Dragon 31 64 52 and 10 more"
    assert len([one for one in said if "Won" in one]) == 1


def test_what_is_new_in_the_album_is_said_after_the_win_that_is_celebrated(
    make_window: MakeWindow, said: list[str]
) -> None:
    window = make_window(is_animated=True)
    for move in WINNING_LINE:
        window.session.play(move)
        window.scene.finish_glide()
    window.table.celebration.finish()
    win, new = said[-2:]
    assert win.startswith("Won in 10 moves")
    assert new.startswith("New in the album: ")
    assert len([one for one in said if one == new]) == 1


def test_the_way_back_from_training_is_said_once_with_the_task(
    window: MainWindow, said: list[str]
) -> None:
    window.controller.train()
    assert said[-1] == "Win in 1 move. Next Deal brings back what you left."
    assert sum("Win in 1 move" in one for one in said) == 1


def test_what_the_banner_says_is_said(window: MainWindow, hand: Hand, said: list[str]) -> None:
    hand.click("55a", "41")
    assert said[1:] == [window.presenter.shown_text]


def test_the_degree_and_the_line_of_an_omen_are_said_at_its_end(
    window: MainWindow, said: list[str]
) -> None:
    window.session.begin(Record.of_deal(find("pairs.turtle"), 2))
    while moves := window.session.facts.moves:
        said.clear()
        window.session.play(moves[0])
    record = window.session.record
    degree = f"Omen: degree {degree_of(record)} of 5"
    assert sum(degree in one for one in said) == 1
    assert sum(say(line_of(record)) in one for one in said) == 1


def test_announcements_follow_the_language(
    window: MainWindow, said: list[str], languages: Languages
) -> None:
    for code in ("uk", "zh_CN"):
        languages.use(code)
        said.clear()
        window.session.play(LEGAL)
        window.session.undo()
        assert len(said) == 2
        assert not any("Exchange" in one or "Taken" in one for one in said)


def test_a_verdict_is_said_when_it_turns_and_only_where_it_is_shown(
    analysed_window: MainWindow, oracle: Oracle, said: list[str]
) -> None:
    window = analysed_window
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    assert [one for one in said if "to win" in one] == ["At most 10 moves to win"]
    said.clear()
    window.session.play(WINNING_LINE[0])
    assert not [one for one in said if "won" in one]
    oracle.reveal(Outlook(0, 1, 0))
    said.clear()
    window.session.undo()
    back, verdict = said
    assert back.startswith("Taken back: ")
    assert "won" in verdict


# How much is said.


def test_of_a_tile_that_is_taken_up_it_is_said_how_many_fit(hand: Hand, said: list[str]) -> None:
    hand.click("55a")
    assert said == ["55 selected; 1 tile can complete a move."]
    hand.click("55a")
    assert said[1:] == ["Nothing is selected any more."]
    hand.click("55a")
    hand.key(Key.Key_Escape)
    assert said[2:] == said[:2]


def test_how_much_is_said_is_chosen(window: MainWindow, hand: Hand, said: list[str]) -> None:
    for speech, first, count in (
        ("brief", "Group 1: Full Dragon. Group 5: Five Points.", 1),
        ("full", f"{MOVE} Group 1: 53 61 42, Full Dragon. Group 5: 55 22 51, Five Points.", 2),
    ):
        window.parts.settings.speech = speech
        said.clear()
        window.session.play(LEGAL)
        assert said == [first]
        said.clear()
        window.session.undo()
        hand.click("55a")
        assert len(said) == count, speech
        hand.click("55a")


def test_tiles_that_complete_no_move_yet_are_said_once(
    window: MainWindow, hand: Hand, said: list[str]
) -> None:
    window.session.begin(record_of("levels.guo-wu-guan", "66 | 63 54 21 | 22 | 41 | - | - | 55"))
    said.clear()
    hand.click("63")
    hand.click("54")
    assert said == [
        "63 selected; 2 tiles can join it, none completes a move.",
        "63 54 selected; 1 tile can complete a move.",
    ]


def test_a_move_that_a_key_selects_is_said(window: MainWindow, said: list[str]) -> None:
    window.view.step_move(1)
    assert len(said) == 1
    assert re.fullmatch(r"Selected: Exchange: \d\d \(Group \d+\), \d\d \(Group \d+\)\.", said[0])


def test_a_pair_that_waits_does_not_sound_played(
    window: MainWindow, hand: Hand, said: list[str]
) -> None:
    window.session.begin(Record.of_deal(find("trigrams.eight"), 78187))
    said.clear()
    hand.click("11a")
    hand.click("11b")
    assert not hand.record.moves
    assert said[-2] == "Selected: Take: 11 (Arm 1), 11 (Arm 8)."
    assert hand.said == "Press again to play it, or select another tile."


def test_turning_the_rows_while_a_pair_lies_says_which(window: MainWindow, hand: Hand) -> None:
    session = window.session
    for deal in range(1, 40):
        session.begin(Record.of_deal(find("pairs.two-rows"), deal))
        if session.facts.narrator.on_table:
            break
    hand.key(Qt.Key.Key_R)
    assert not hand.record.moves
    assert hand.said.startswith("The rows are turned only when no pair can be taken. Can be taken")


# The keys.

GENERALS = "66 61 62 44 21 53 | 63 43 | 41 32 | 65 64 55 22 | - | - | 54"
#: No exchange of this board is legal.
HOPELESS = (
    "44 21 11 | 66 65 51 | 11 33 42 | 22 51 43 | 31 55 32 | 31 65 64 "
    "| 44 33 52 | 61 53 41 | 22 64 61 | 55 63 54 | 66 62"
)


def test_keys_lead_to_every_place_that_fits_and_round(hand: Hand) -> None:
    hand.click("22a")
    fitting = hand.marked(TileState.TARGET) | hand.marked(TileState.PARTNER)
    assert len(fitting) > 1
    places = []
    for _ in fitting:
        hand.key(Qt.Key.Key_N)
        places.append(hand.in_frame)
    assert set(places) == fitting
    hand.key(Qt.Key.Key_N)
    assert hand.in_frame == places[0]
    hand.key(Qt.Key.Key_N, Modifier.ShiftModifier)
    assert hand.in_frame == places[-1]


def test_where_nothing_fits_it_says_so(make_window: MakeWindow) -> None:
    hand = Hand(make_window(rules="triplets=mixed", board=HOPELESS))
    hand.key(Qt.Key.Key_N)
    assert hand.said == "Nothing here fits."


def test_where_nothing_but_a_turn_is_left_it_says_so(make_window: MakeWindow) -> None:
    window = make_window()
    window.session.begin(Record.of_deal(find("pairs.two-rows"), 7))
    hand = Hand(window)
    for key in (Qt.Key.Key_N, Qt.Key.Key_M):
        hand.key(key)
        assert hand.said == "No tile can be moved now. Left to do: Turn."


def test_where_nothing_but_the_tile_in_the_frame_fits_it_says_so(make_window: MakeWindow) -> None:
    board = "31 33 11 66 | 65 | 64 | 63 | 62 | 61"
    hand = open_table(make_window, record_of("levels.o-koan", board))
    for tile in ("31a", "33a"):
        hand.touch(tile)
    for said in ("", "Nothing else here fits."):
        hand.key(Qt.Key.Key_N)
        assert (hand.in_frame, hand.said) == ("11a", said)


def test_a_group_is_said_with_its_state(hand: Hand) -> None:
    hand.walk_to("61a")
    hand.key(Qt.Key.Key_G)
    assert hand.said == "Group 1: 55 61 42, Not a triplet."


def test_the_whole_table_is_said_from_how_far_the_game_is(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.key(Qt.Key.Key_T)
    first, _, groups = hand.said.partition(" Generals")
    assert first == ("2 of 5 levels, 0 of 6 generals. All levels open; double kill to come.")
    assert groups.count("Level ") == 5
    assert ": 66, 4 face down, 53. Level 1: 63 43. " in groups


def test_the_goal_is_said_with_how_far_it_is(window: MainWindow) -> None:
    for game, goal in (
        ("zen.ten-sets", "Ten triplets round a pair: make them all valid. 1 of "),
        ("zen.eight-sets", "Goal: "),
        ("levels.o-koan", "Clear five levels of four tiles with a long common row. 0 of "),
    ):
        window.session.begin(Record.of_deal(find(game), DEAL))
        window.action_table["say-goal"].trigger()
        assert window.presenter.shown_text.startswith(goal)


def test_the_clock_is_heard_only_by_who_asks(window: MainWindow) -> None:
    node = QAccessible.queryAccessibleInterface(window.status_bar.time_label)
    before = node.text(QAccessible.Text.Name)
    window.session.spend(window.session.playing.id, 61)
    window.status_bar.refresh_time()
    assert window.status_bar.time_label.text() == "1:01"
    # A label without a name of its own tells its new text whenever that changes.
    assert node.text(QAccessible.Text.Name) == before == "Time"
    assert node.text(QAccessible.Text.Description).endswith(": 1:01")


def test_what_is_said_in_a_window_that_is_not_active_waits_until_it_is(
    window: MainWindow, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    other = QWidget()
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    for _ in range(2):
        announce(window.view, "Come in.")
    assert said == []
    window.activateWindow()
    QApplication.processEvents()
    assert said == ["Come in."]
    other.close()


def test_a_key_says_again_what_was_said_last(window: MainWindow, said: list[str]) -> None:
    window.session.play(LEGAL)
    Hand(window).key(Qt.Key.Key_A)
    assert said == [MOVE, MOVE]


def _tally_after(facts: Facts, move: Move) -> Words:
    return Facts(facts.record.play(move)).narrator.tally


def test_how_far_the_game_is_is_said_only_when_that_has_changed(
    window: MainWindow, said: list[str]
) -> None:
    for game, wanted in ((GAME, 2), ("levels.o-koan", 0)):
        window.session.begin(Record.of_deal(find(game), DEAL))
        said.clear()
        facts = window.session.facts
        same = (m for m in facts.moves if _tally_after(facts, m) == facts.narrator.tally)
        window.session.play(LEGAL if wanted else next(same))
        window.session.undo()
        assert sum(str(facts.narrator.tally)[1:] in one for one in said) == wanted, game


def test_a_par_that_can_no_longer_be_kept_is_said_once(
    analysed_window: MainWindow, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, oracle = analysed_window, analysed_window.parts.client
    assert isinstance(oracle, Oracle)
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    said.clear()
    monkeypatch.setattr(type(window.parts.problem_sets), "is_par_missed", True)
    for _ in range(2):
        window.parts.problem_sets.changed.emit()
    assert said == ["Par can no longer be kept"]


def test_of_a_button_in_the_bar_its_name_is_said_once(window: MainWindow) -> None:
    for button in window.bar.buttons:
        node = QAccessible.queryAccessibleInterface(button)
        name = node.text(QAccessible.Text.Name)
        assert name
        assert name not in node.text(QAccessible.Text.Description) or name == "Sounds"
    assert not window.action_table["games-page"].isCheckable()
