"""Texts that a person will read, and the errors that carry them."""

import pickle
from datetime import date

import pytest

from gupai_desktop.engine.words import BadText, counted, english, joined, words


def shouted(text: str, meaning: str, count: int | None) -> str:
    """A translator of its own kind."""
    return f"{meaning}:{english(text, meaning, count).upper()}".replace("{TILE}", "{tile}")


def test_words_say_themselves_in_english_with_every_place_filled() -> None:
    inner = words("a tile")
    for said, text in (
        (words("no move"), "no move"),
        (words("{tile} and {more}", tile="66", more=3), "66 and 3"),
        (words("here: {what}", what=inner), "here: a tile"),
        (words("{text} is not a tile", text="{x}"), "{x} is not a tile"),
        (counted("%n tile(s)", 0), "0 tiles"),
        (counted("%n tile(s)", 1), "1 tile"),
        (counted("%n tile(s)", 2), "2 tiles"),
        (words("tile(s)"), "tile(s)"),
    ):
        assert str(said) == text
    with pytest.raises(KeyError):
        str(words("{tile} is not a tile"))


def test_a_translator_is_given_text_meaning_and_count_of_words_within_words_too() -> None:
    inner = words("a tile", meaning="inner")
    assert words("{tile} lies", tile="66").say(shouted) == ":66 LIES"
    assert counted("%n tile(s)", 2, meaning="two").say(shouted) == "two:2 TILES"
    assert words("{tile}", meaning="outer", tile=inner).say(shouted) == "outer:inner:A TILE"


def test_a_day_within_words_is_written_as_the_language_writes_days() -> None:
    challenge = words("won: {title}", title=words("challenge of {day}", day=date(2026, 3, 2)))
    assert str(challenge) == "won: challenge of 2026-03-02"
    said = challenge.say(english, write_day=lambda day: f"{day.day}.{day.month}.")
    assert said == "won: challenge of 2.3."


def test_a_meaning_is_given_by_its_name_only() -> None:
    # The type checker refuses these too, or else it would say that nothing is ignored.
    with pytest.raises(TypeError):
        words("a tile", "inner")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        counted("%n tile(s)", 2, "two")  # type: ignore[call-arg]


def test_joined_sentences_follow_one_another() -> None:
    sentences = [words(text) for text in ("One.", "Two.", "Three.")]
    assert str(joined(*sentences)) == "One. Two. Three."
    assert joined(sentences[0]) is sentences[0]


def test_an_error_comes_through_pickling_with_its_words() -> None:
    error = BadText(words("{tile} is not a tile", tile="77"))
    assert str(pickle.loads(pickle.dumps(error))) == "77 is not a tile"
