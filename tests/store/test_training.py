"""Training: rounds, scores, weak spots."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.play.drill import NONE, Drill, DrillQuestion, kinds
from gupai_desktop.store.book import Book
from gupai_desktop.store.training import ROUND, AnswerTally, Best, Round, Scores

CLASSIC = TripletRule()


def wrong(question: DrillQuestion) -> tuple[int, ...]:
    """An answer that is wrong."""
    answers = combinations(range(len(question.choices)), question.picks)
    return next(picked for picked in answers if not question.is_right(picked))


def play(one: Round, *, known: int = ROUND) -> None:
    """Answer all questions of a round, so many of them right, a second for each."""
    for number in range(ROUND):
        if number:
            one.go_on()
        one.answer(one.question.answer if number < known else wrong(one.question), 1.0)


def test_a_tally_counts_and_remembers_the_last_eight() -> None:
    tally = AnswerTally()
    for known in (False, *[True] * 7, False):
        tally = tally.after(is_known=known)
    assert tally == AnswerTally(asked=9, known=7, recent="11111110")


def test_what_is_always_missed_is_weaker_than_what_is_new_and_that_than_what_is_known() -> None:
    missed, known = AnswerTally(recent="00000000"), AnswerTally(recent="11111111")
    assert missed.weakness > AnswerTally().weakness == 0.5 > known.weakness > 0


def test_weak_kinds_are_asked_more_often_and_no_kind_is_forgotten() -> None:
    scores, chance = Scores(Book()), Random(1)
    for kind in kinds(Drill.NAME, CLASSIC):
        scores.tallies[Drill.NAME, kind] = AnswerTally(8, 8, "11111111")
    scores.tallies[Drill.NAME, "split"] = AnswerTally(8, 0, "00000000")
    asked = Counter(scores.kind_to_ask(Drill.NAME, CLASSIC, "", chance) for _ in range(2000))
    (weakest, most), (_, next_most) = asked.most_common(2)
    assert weakest == "split"
    assert most > 3 * next_most
    assert set(asked) == set(kinds(Drill.NAME, CLASSIC))


def test_weak_spots_are_what_was_missed_of_late_the_weakest_first() -> None:
    scores = Scores(Book())
    scores.tallies = {
        (Drill.NAME, "split"): AnswerTally(4, 2, "0101"),
        (Drill.NAME, NONE): AnswerTally(4, 0, "0000"),
        (Drill.NAME, "big-dragon"): AnswerTally(9, 8, "11111111"),
        (Drill.FIND, "five-sons"): AnswerTally(4, 0, "0000"),
    }
    assert scores.weak_spots(Drill.NAME, CLASSIC) == (NONE, "split")
    assert scores.weak_spots(Drill.NAME, CLASSIC, 1) == (NONE,)


@pytest.mark.parametrize("drill", Drill, ids=lambda drill: drill.value)
@pytest.mark.parametrize("known", [0, 13, ROUND])
def test_a_round_is_twenty_questions_and_every_answer_counts(drill: Drill, known: int) -> None:
    scores = Scores(Book())
    one = Round(drill, CLASSIC, scores, Random(2))
    play(one, known=known)
    assert one.is_over
    assert (one.known, one.seconds) == (known, ROUND)
    assert one.missed.total() == ROUND - known
    total = scores.total(drill)
    assert (total.asked, total.known) == (ROUND, known)


def test_the_best_round_is_of_the_most_known_then_of_the_least_time() -> None:
    assert Best(1, 99.0).beats(None)
    assert Best(19, 50.0).beats(Best(18, 10.0))
    assert Best(19, 49.0).beats(Best(19, 50.0))
    assert not Best(19, 50.0).beats(Best(19, 50.0))
    assert not Best(18, 1.0).beats(Best(19, 50.0))


def test_a_finished_round_is_kept_only_if_it_was_the_best() -> None:
    scores = Scores(Book())
    kept = []
    for known in (10, 9, 12):
        one = Round(Drill.FIND, CLASSIC, scores, Random(known))
        play(one, known=known)
        kept.append(one.finish())
    assert kept == [True, False, True]
    assert scores.best == {Drill.FIND: Best(12, ROUND)}


def test_scores_come_back_as_they_were_saved() -> None:
    book = Book()
    scores = Scores(book)
    for drill in Drill:
        one = Round(drill, CLASSIC, scores, Random(5))
        play(one, known=15)
        one.finish()
    again = Scores(book)
    assert (again.tallies, again.best) == (scores.tallies, scores.best)
