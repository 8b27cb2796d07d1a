"""Texts that a person will read, marked for translation without knowing Qt.

The engine never shows anything: it hands out `Words`, which say themselves in
English and, given a translator, in any other language.  ``words`` and
``counted`` are the two marks that the translation tools look for, so their
texts, and meanings, are always literal strings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import reduce

#: From an English text, its meaning and a count (or None) to the text to show.
Translate = Callable[[str, str, int | None], str]


class WrittenTiles(str):
    """Tiles as they are written, ``31 62 64``; a screen may show them as pictures instead."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Words:
    """An English text, what goes into its ``{places}``, and its count if it has one.

    >>> str(words("{a} before {b}", a="one", b=words("two")))
    'one before two'
    >>> str(counted("%n tile(s)", 3))
    '3 tiles'
    """

    text: str
    #: Tells equal texts apart whose translations differ.
    meaning: str = ""
    places: tuple[tuple[str, Filling], ...] = ()
    count: int | None = None

    def say(
        self,
        translate: Translate,
        show: Callable[[WrittenTiles], str] = str,
        write_day: Callable[[date], str] = str,
    ) -> str:
        """Return the translated text, with every place filled, all tiles shown, days written."""
        filled = dict[str, str | int]()
        for name, place in self.places:
            if isinstance(place, Words):
                filled[name] = place.say(translate, show, write_day)
            elif isinstance(place, date):
                filled[name] = write_day(place)
            else:
                filled[name] = show(place) if isinstance(place, WrittenTiles) else place
        return translate(self.text, self.meaning, self.count).format_map(filled)

    def __str__(self) -> str:
        return self.say(english)


#: What a place is filled with: a day is written as the language writes it.
Filling = str | int | date | Words


def english(text: str, _meaning: str, count: int | None) -> str:
    """Return the text as it is written in the source, with its count and plural."""
    if count is None:
        return text
    return text.replace("%n", str(count)).replace("(s)", "" if count == 1 else "s")


def words(text: str, /, *, meaning: str = "", **places: Filling) -> Words:
    """Mark an English text for translation, and fill its ``{places}``."""
    return Words(text, meaning, tuple(places.items()))


def counted(text: str, count: int, /, *, meaning: str = "", **places: Filling) -> Words:
    """Mark a text whose form depends on a number: ``%n`` in it, ``(s)`` for its plural."""
    return Words(text, meaning, tuple(places.items()), count)


def joined(first: Words, *more: Words) -> Words:
    """Return sentences one after the other, joined as the language joins them."""
    return reduce(followed, more, first)


def followed(first: Words | str, second: Words | str) -> Words:
    """Return a sentence and the one after it."""
    return words("{first} {second}", first=first, second=second)


def labelled(name: Words | str, content: Words | str) -> Words:
    """Return a name and what belongs to it: ``Level 1: 65 21 32``."""
    return words("{first}: {second}", first=name, second=content)


def listed(first: Words | str, second: Words | str) -> Words:
    """Return a phrase and another one, parted by a comma."""
    return words("{first}, {second}", first=first, second=second)


def sentence(phrase: Words) -> Words:
    """Return a phrase as a sentence of its own."""
    return words("{phrase}.", phrase=phrase)


def time_text(seconds: float) -> str:
    """Return a length of time: ``2:05``, or ``1:02:05`` from an hour on."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class WordedError(ValueError):
    """A request cannot be fulfilled; `words` says why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words

    def __str__(self) -> str:
        return str(self.words)


#: The form of a text is one that this version of the program does not know yet.
NEWER = words("a later version of this program has written it")
#: There is more of it than the program ever writes.
TOO_MUCH = words("there is more here than can be read")
#: It is nothing that can be played.
UNKNOWN = words("this is not a code, a record, a saved game or a board of tiles")


def unfit(text: str) -> Words:
    """Return the complaint that this, from outside, is nothing that belongs where it stands."""
    return words("“{text}” cannot stand here", text=shorten(text))


def missing(what: str) -> Words:
    """Return the complaint that this is not where it should be."""
    return words("missing here: {what}", what=what)


def unlisted(text: str, known: Iterable[str]) -> Words:
    """Return the complaint that a text is none of those that are known."""
    return words("“{text}” is none of these: {known}", text=shorten(text), known=", ".join(known))


#: The most characters of a name that a player gives.
LONGEST_NAME = 60


def clean_name(text: str) -> str:
    """Return a name that a player gives, of a few printable characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def shorten(text: str) -> str:
    """Return a text from outside, short enough to be quoted in a sentence."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= 24 else clean[:23] + "…"


class BadText(WordedError):
    """A text is not what it should be: the sentence says what is wrong and where."""
