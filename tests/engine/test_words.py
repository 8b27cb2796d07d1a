"""Texts that a person will read, and the errors that carry them."""

import pickle

import pytest

from gupai_desktop.engine.words import BadText, counted, english, joined, words


def shouted(context: str, text: str, count: int | None) -> str:
    """A translator of its own kind."""
    return f"{context}:{english(context, text, count).upper()}".replace("{TILE}", "{tile}")


def test_words_say_themselves_in_english_with_every_place_filled() -> None:
    inner = words("Test", "a tile")
    for said, text in (
        (words("Test", "no move"), "no move"),
        (words("Test", "{tile} and {more}", tile="66", more=3), "66 and 3"),
        (words("Test", "here: {what}", what=inner), "here: a tile"),
        (words("Test", "{text} is not a tile", text="{x}"), "{x} is not a tile"),
        (counted("Test", "%n tile(s)", 0), "0 tiles"),
        (counted("Test", "%n tile(s)", 1), "1 tile"),
        (counted("Test", "%n tile(s)", 2), "2 tiles"),
        (words("Test", "tile(s)"), "tile(s)"),
    ):
        assert str(said) == text
    with pytest.raises(KeyError):
        str(words("Test", "{tile} is not a tile"))


def test_a_translator_is_given_context_text_and_count_of_words_within_words_too() -> None:
    inner = words("Inner", "a tile")
    assert words("Test", "{tile} lies", tile="66").say(shouted) == "Test:66 LIES"
    assert counted("Test", "%n tile(s)", 2).say(shouted) == "Test:2 TILES"
    assert words("Test", "{tile}", tile=inner).say(shouted) == "Test:Inner:A TILE"


def test_joined_sentences_follow_one_another() -> None:
    sentences = [words("Test", text) for text in ("One.", "Two.", "Three.")]
    assert str(joined(*sentences)) == "One. Two. Three."
    assert joined(sentences[0]) is sentences[0]


def test_an_error_comes_through_pickling_with_its_words() -> None:
    error = BadText(words("Test", "{tile} is not a tile", tile="77"))
    assert str(pickle.loads(pickle.dumps(error))) == "77 is not a tile"
