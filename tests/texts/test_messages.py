"""What is told and offered, by the facts before and after; no window is needed for it."""

from dataclasses import replace

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find, games
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.first_deals import FirstDeal, first_deals
from gupai_desktop.play.omens import line_of
from gupai_desktop.play.selection import Selection
from gupai_desktop.solvers.difficulty import EASY, HARD
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.store.figures import BestResult, GameFigures
from gupai_desktop.texts import spoken
from gupai_desktop.texts.messages import (
    OMEN,
    GameEnding,
    Known,
    TableMessage,
    Topic,
    coming_words,
    ending_of,
    explanation_of,
    lesson_offer,
    loss_message,
    message_of,
    result_of,
    tiles_offer,
)
from gupai_desktop.texts.spoken import BRIEF, FULL, NORMAL
from gupai_desktop.texts.status_words import verdict_full
from tests.histories import playing
from tests.ui.known import DEAL, GAME, INTO_THE_TRAP, LEGAL, STUCK_DEAL, TRAP, WINNING_LINE

ZEN = find(GAME)
OPENING = Record.of_deal(ZEN, DEAL)
PLAYING, FIGURES = playing("one"), GameFigures()
SAID = (words("no pair"),)


def after(record: Record, *moves: object) -> Facts:
    for move in moves:
        record = record.play(move)  # type: ignore[arg-type]
    return Facts(record)


def known(facts: Facts, **more: object) -> Known:
    return replace(Known(facts, PLAYING), **more)  # type: ignore[arg-type]


WON = after(OPENING, *WINNING_LINE)
TRAP_DEAL = Record.of_deal(ZEN, TRAP)
TRAPPED = after(TRAP_DEAL, INTO_THE_TRAP)
OPEN = Facts(OPENING)


# Messages.


def test_a_refusal_finds_room_in_a_line_and_offers_training() -> None:
    for topic, offers in ((None, ()), (Topic.REFUSAL, ("train",)), (Topic.LOSS, ())):
        message = message_of(SAID, topic)
        assert (message.sentences, message.offers) == (SAID, offers)
        assert not message.needs_room
        assert message_of((), topic) == TableMessage()
    assert loss_message(known(TRAPPED)).needs_room


def test_an_explanation_needs_room_and_shows_what_can_be_made_of_the_group() -> None:
    message = explanation_of(OPEN, 1)
    assert message.needs_room
    assert [str(one) for one in message.sentences[:1]] == ["Group 2."]
    assert message.sentences[1:] == OPEN.narrator.note(1)
    assert message.changes == OPEN.narrator.changes(1) != ()
    won = explanation_of(WON, 1)
    assert (won.changes, won.needs_room) == ((), False)


def test_a_lost_game_is_told_with_the_way_back_if_a_move_has_lost_it() -> None:
    assert loss_message(known(OPEN)) == TableMessage()
    stuck = Facts(Record.of_deal(ZEN, STUCK_DEAL))
    assert loss_message(known(stuck)).offers == ("new-deal",)
    for more, offers in (
        ({}, ("undo", "restart", "new-deal")),
        ({"steps_back": 1}, ("undo", "restart", "new-deal")),
        ({"steps_back": 2}, ("undo", "back", "restart", "new-deal")),
        ({"is_proved_lost": True}, ("why", "undo", "restart", "new-deal")),
    ):
        assert loss_message(known(TRAPPED, **more)).offers == offers


# How a game ends.


def test_only_a_move_that_is_just_played_ends_a_game() -> None:
    before = after(OPENING, *WINNING_LINE[:-1])
    assert ending_of(before, WON, is_new=True, was_shown=False) is GameEnding.WIN
    assert ending_of(before, WON, is_new=False, was_shown=False) is GameEnding.MENTIONED
    assert ending_of(before, WON, is_new=False, was_shown=True) is GameEnding.NONE
    trap = Facts(Record.of_deal(ZEN, TRAP))
    assert ending_of(trap, TRAPPED, is_new=True, was_shown=False) is GameEnding.LOSS
    assert ending_of(TRAPPED, trap, is_new=False, was_shown=False) is GameEnding.MENTIONED
    assert (
        ending_of(OPEN, after(OPENING, LEGAL), is_new=True, was_shown=False)
        is GameEnding.MENTIONED
    )


def test_a_result_is_that_of_a_win_or_of_a_loss() -> None:
    assert result_of(known(OPEN), FIGURES) is None
    win, loss = result_of(known(WON), FIGURES), result_of(known(TRAPPED), FIGURES)
    assert win is not None
    assert loss is not None
    assert (win.is_won, str(win.heading)) == (True, "Won in 10 moves.")
    assert win.offers == ("next-deal", "replay", "restart", "copy-message")
    assert (loss.is_won, str(loss.heading)) == (False, "The game is lost.")
    assert loss.offers == ("undo", "restart", "next-deal", "train")
    proved = result_of(known(TRAPPED, steps_back=2, is_proved_lost=True), FIGURES)
    assert proved is not None
    assert proved.offers == ("back", "undo", "restart", "next-deal", "why")
    assert str(proved.remark).endswith("It could still be won 2 moves ago.")


# Offers.


def test_tiles_are_offered_where_another_game_comes_with_its_own() -> None:
    korean = find("levels.o-koan")
    offer = tiles_offer(ZEN, korean, "classic")
    assert offer.offers == ("use-tiles", "keep-tiles")
    assert tiles_offer(ZEN, korean, korean.own_tiles) == TableMessage()
    assert tiles_offer(korean, korean, "classic") == TableMessage()
    assert tiles_offer(korean, ZEN, "classic") == TableMessage()


def test_a_lesson_is_offered_at_an_unplayed_deal_of_its_family() -> None:
    assert lesson_offer(OPEN, ["zen"], 6).offers == ("first-steps", "not-now")
    assert lesson_offer(OPEN, ["levels"], 6) == TableMessage()
    assert lesson_offer(after(OPENING, LEGAL), ["zen"], 6) == TableMessage()


def test_what_comes_next_is_a_first_deal_or_a_difficulty() -> None:
    assert str(coming_words(FirstDeal(3, ""), EASY)) == "Next: a deal of 3 moves."
    assert str(coming_words(None, EASY)) == "Next: Easy."
    assert str(coming_words(FirstDeal(0, "7"), EASY)) == "Next: Easy."
    assert coming_words(None, None) is None


def test_a_result_says_what_comes_next() -> None:
    coming = words("Next.")
    won = result_of(known(WON), FIGURES, coming)
    assert won is not None
    assert str(won.remark).endswith("Next.")
    assert result_of(known(OPEN), FIGURES, coming) is None


# The verdict, and what is said aloud.


def test_of_an_omen_nothing_is_told_before_its_end() -> None:
    for game in games():
        facts = Facts(Record.of_deal(game(), 1))
        told_words = verdict_full(known(facts, outlook=Outlook(0, 1, 0)))
        assert (told_words == OMEN) == (game.is_omen and facts.why_lost is None), game.id


def test_how_much_is_said_of_a_step_is_chosen() -> None:
    played = after(OPENING, LEGAL)
    said = {
        speech: str(spoken.step_words(OPEN, played, PLAYING, speech, is_restart=False)[0])
        for speech in (BRIEF, NORMAL, FULL)
    }
    assert said[BRIEF] == "Group 1: Full Dragon. Group 5: Five Points."
    assert said[NORMAL] == f"Exchange: 55 · 53. {said[BRIEF]} 3 of 11 groups valid."
    assert said[FULL].startswith(f"{said[NORMAL]} Group 1: 53 61 42, Full Dragon.")
    (back,) = spoken.step_words(played, OPEN, PLAYING, NORMAL, is_restart=True)
    assert str(back) == "Back to the opening."


def test_twins_that_take_the_place_of_those_in_hand_say_no_other_move() -> None:
    for deal in range(1, 40):
        facts = Facts(Record.of_deal(ZEN, deal))
        named: dict[str, list[Selection]] = {}
        for move in facts.moves:
            selection = Selection(facts.moves, move.tiles)
            named.setdefault(selection.faces, []).append(selection)
        if twins := next((found for found in named.values() if len(found) > 1), None):
            break
    assert twins
    before, now = twins[:2]
    assert spoken.selected_words(facts, before.tiles, now, NORMAL) is None
    assert str(spoken.selected_words(facts, frozenset(), now, NORMAL)).startswith("Selected: ")


def test_a_step_over_several_moves_is_said_once_and_in_full() -> None:
    tables = [after(OPENING, *WINNING_LINE[:number]) for number in (1, 3)]
    other = after(OPENING, next(move for move in OPEN.moves if move != WINNING_LINE[0]))
    for before, now, said in (
        (tables[1], tables[0], "After 1 move."),
        (tables[0], tables[1], "After 3 moves."),
        (OPEN, tables[1], "After 3 moves."),
        (tables[1], other, "After 1 move."),
        (other, tables[0], "After 1 move."),
    ):
        (told_words,) = spoken.step_words(before, now, PLAYING, NORMAL, is_restart=False)
        assert str(told_words) == f"{said} {now.narrator.tally}."


def test_a_step_is_heard_as_what_it_did() -> None:
    assert spoken.sounds_of(OPEN, after(OPENING, LEGAL)) == ("laid", "seal")
    assert spoken.sounds_of(after(OPENING, LEGAL), OPEN) == ("laid",)
    assert spoken.sounds_of(OPEN, TRAPPED) == ()


# An omen.


def ended(number: int) -> Facts:
    """A turtle of which nothing more can be taken."""
    record = Record.of_deal(find("pairs.turtle"), number)
    while moves := record.game.moves(record.table):
        record = record.play(moves[0])
    return Facts(record)


def test_the_result_of_an_omen_tells_its_degree_its_share_and_its_line() -> None:
    for number, heading, left in ((2, "degree 5 of 5.", "0"), (7, "degree 1 of 5.", "30")):
        facts = ended(number)
        result = result_of(known(facts, is_omen_of_today=True), FIGURES)
        assert result is not None
        assert str(result.heading) == f"Today’s omen: {heading}"
        assert result.figures[0].value == left
        assert "% of all deals do as well" in str(result.figures[0].spoken)
        assert result.leaf == line_of(facts.record)
        assert result.is_won == (number == 2)


def test_of_an_omen_it_is_never_said_that_the_game_is_lost() -> None:
    facts = ended(7)
    result = result_of(known(facts), FIGURES)
    assert result is not None
    for told_words in (
        verdict_full(known(facts)),
        result.heading,
        *loss_message(known(facts)).sentences,
    ):
        assert "lost" not in str(told_words)
        assert "annot be won" not in str(told_words)


def test_a_first_deal_and_a_problem_have_no_best_and_a_first_deal_its_number() -> None:
    first = first_deals(ZEN)[0].record(ZEN)
    won = Facts(first.play(ZEN.moves(first.table)[0]))
    figures = GameFigures(bests={"": BestResult(1.0, 1)})
    result = result_of(replace(known(won), playing=playing("one", policy="first")), figures)
    assert result is not None
    assert str(result.figures[0].remarks[0]) == f"your first deal 1 of {len(first_deals(ZEN))}"
    plain = result_of(known(WON), figures)
    assert plain is not None
    assert "best" in str(plain.figures[0].remarks[0])


def test_a_best_is_of_deals_that_are_as_hard_and_says_so() -> None:
    figures = GameFigures(bests={"": BestResult(1.0, 1), "easy": BestResult(900.0, 99)})
    easy = result_of(known(WON, difficulty=EASY), figures)
    assert easy is not None
    assert [str(one.remarks[-1]) for one in easy.figures[:2]] == ["your best (Easy)"] * 2
    figures = GameFigures(bests={"": BestResult(900.0, 99), "easy": BestResult(-1.0, 1)})
    easy = result_of(known(WON, difficulty=EASY), figures)
    assert easy is not None
    assert str(easy.figures[1].remarks[-1]) == "your best (Easy) is 1"
    hard = result_of(known(WON, difficulty=HARD), figures)
    assert hard is not None
    assert "best" not in str(hard.figures[0].remarks)


def test_a_board_without_a_number_has_no_best() -> None:
    facts = Facts(Record.of_board(ZEN, str(WON.record.opening)))
    for move in WON.record.moves:
        facts = Facts(facts.record.play(move))
    result = result_of(known(facts), GameFigures(bests={"": BestResult(1.0, 1)}))
    assert result is not None
    assert "best" not in str([one.remarks for one in result.figures])


def test_a_problem_that_is_lost_or_won_too_late_offers_its_solution() -> None:
    trap, deal = (Record.of_board(ZEN, str(record.opening)) for record in (TRAP_DEAL, OPENING))
    lost = known(after(trap, INTO_THE_TRAP), playing=playing("one", policy="problem-par-3"))
    assert loss_message(lost).offers == ("undo", "restart", "show-solution")
    result = result_of(lost, FIGURES)
    assert result is not None
    assert result.offers == ("undo", "restart", "next-deal", "show-solution")
    for par, again in ((len(WINNING_LINE), "replay"), (len(WINNING_LINE) - 1, "show-solution")):
        own = playing("one", policy=f"problem-par-{par}")
        result = result_of(known(after(deal, *WINNING_LINE), playing=own), FIGURES)
        assert result is not None
        assert result.offers == ("next-problem", again, "restart", "copy-message")
