"""Texts that a person will read, and the errors that carry them."""

from __future__ import annotations

import pickle

import pytest

from gupai_desktop.engine.words import BadText, WordedError, counted, english, joined, words


def shouted(context: str, text: str, count: int | None) -> str:
    """A translator of its own kind."""
    return f"{context}:{english(context, text, count).upper()}".replace("{TILE}", "{tile}")


def test_words_say_themselves_in_english() -> None:
    assert str(words("Test", "no move")) == "no move"


def test_every_place_is_filled() -> None:
    assert str(words("Test", "{tile} and {more}", tile="66", more=3)) == "66 and 3"


def test_words_may_stand_in_a_place_of_other_words() -> None:
    assert str(words("Test", "here: {what}", what=words("Test", "a tile"))) == "here: a tile"


def test_braces_in_what_is_filled_in_stay_as_they_are() -> None:
    assert str(words("Test", "{text} is not a tile", text="{x}")) == "{x} is not a tile"


def test_a_place_without_anything_to_fill_it_is_an_error() -> None:
    with pytest.raises(KeyError):
        str(words("Test", "{tile} is not a tile"))


@pytest.mark.parametrize(("count", "said"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles")])
def test_counted_words_have_the_plural_of_their_count(count: int, said: str) -> None:
    assert str(counted("Test", "%n tile(s)", count)) == said


def test_words_without_a_count_keep_their_brackets() -> None:
    assert str(words("Test", "tile(s)")) == "tile(s)"


def test_a_translator_is_given_the_context_and_the_text() -> None:
    assert words("Test", "{tile} lies", tile="66").say(shouted) == "Test:66 LIES"


def test_a_translator_is_given_the_count() -> None:
    assert counted("Test", "%n tile(s)", 2).say(shouted) == "Test:2 TILES"


def test_words_within_words_are_translated_too() -> None:
    inner = words("Inner", "a tile")
    assert words("Test", "{tile}", tile=inner).say(shouted) == "Test:Inner:A TILE"


def test_joined_sentences_follow_one_another() -> None:
    sentences = [words("Test", text) for text in ("One.", "Two.", "Three.")]
    assert str(joined(*sentences)) == "One. Two. Three."


def test_one_sentence_joined_to_none_is_itself() -> None:
    sentence = words("Test", "One.")
    assert joined(sentence) is sentence


def test_equal_words_are_equal() -> None:
    assert words("Test", "{tile}", tile="66") == words("Test", "{tile}", tile="66")


def test_words_with_other_places_are_others() -> None:
    assert words("Test", "{tile}", tile="66") != words("Test", "{tile}", tile="11")


def test_an_error_says_its_words() -> None:
    assert str(BadText(words("Test", "no move"))) == "no move"


def test_an_error_keeps_its_words_for_other_languages() -> None:
    assert BadText(words("Test", "no move")).words.say(shouted) == "Test:NO MOVE"


def test_a_bad_text_is_a_value_error_with_words() -> None:
    assert issubclass(BadText, WordedError)
    assert issubclass(WordedError, ValueError)


def test_an_error_comes_through_pickling_with_its_words() -> None:
    error = BadText(words("Test", "{tile} is not a tile", tile="77"))
    assert str(pickle.loads(pickle.dumps(error))) == "77 is not a tile"
