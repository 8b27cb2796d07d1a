"""The options a game can be played with, and the ones a player chose.

Every option is a choice between a few keys, the first being the default unless
another is named; an option whose choices are *no* and *yes* is a switch.  The triplet rule is an
option of every game and stands here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.words import BadText, Words, labelled, unfit, unlisted, words


class OptionChoice(NamedTuple):
    """One way to play an option."""

    key: str
    name: Words


class Option(NamedTuple):
    """One thing that can be had in more ways than one."""

    key: str
    name: Words
    choices: tuple[OptionChoice, ...]
    #: The key of the default, if it is not the first.
    usual: str = ""

    @property
    def default(self) -> str:
        """The key where nothing is chosen."""
        return self.usual or self.choices[0].key

    @property
    def is_switch(self) -> bool:
        """Return whether it is simply on or off."""
        return self._keys == ["no", "yes"]

    @property
    def _keys(self) -> list[str]:
        return [choice.key for choice in self.choices]

    def known(self, key: str) -> str:
        """Return the key itself if it is one of the choices, else the default."""
        return key if key in self._keys else self.default

    def check(self, key: str) -> str:
        """Return the key itself if it is one of the choices; raises `BadText` if not."""
        if key in self._keys:
            return key
        raise BadText(labelled(self.key, unlisted(key, self._keys)))


NO, YES = words("No"), words("Yes")


def switch(key: str, name: Words) -> Option:
    """Return an option that is off by default."""
    return Option(key, name, (OptionChoice("no", NO), OptionChoice("yes", YES)))


TRIPLETS = Option(
    "triplets",
    words("Triplets"),
    (
        OptionChoice("classic", words("Classic triplets")),
        OptionChoice("mixed", words("Mixed Dragon instead of 2-3-Kao")),
    ),
)
LOOSE = switch("loose", words("Loose Five Points and Full Fourteen"))


@dataclass(frozen=True, slots=True)
class Rules(Mapping[str, str]):
    """One choice for every option of a game, written ``triplets=classic loose=no``.

    >>> rules = Rules.parse((TRIPLETS, LOOSE), "triplets=mixed")
    >>> str(rules), rules["loose"], rules.triplet_rule
    ('triplets=mixed loose=no', 'no', TripletRule(mixed_dragon=True, loose=False))
    """

    chosen: tuple[tuple[str, str], ...]

    @classmethod
    def choose(cls, options: tuple[Option, ...], chosen: Mapping[str, str]) -> Rules:
        """Return the chosen keys, with the default where nothing is chosen.

        Raises `BadText` for an option or a choice that the game does not have.
        """
        strange = [key for key in chosen if key not in [option.key for option in options]]
        if strange:
            raise BadText(unfit(strange[0]))
        return cls(
            tuple(
                (option.key, option.check(chosen.get(option.key, option.default)))
                for option in options
            )
        )

    @classmethod
    def parse(cls, options: tuple[Option, ...], text: str) -> Rules:
        """Return the rules that are written so; raises `BadText`."""
        pairs = [word.partition("=") for word in text.split()]
        return cls.choose(options, {key: choice for key, _, choice in pairs})

    @property
    def triplet_rule(self) -> TripletRule:
        return TripletRule(
            mixed_dragon=self.get(TRIPLETS.key) == "mixed", loose=self.get(LOOSE.key) == "yes"
        )

    def with_choice(self, key: str, choice: str) -> dict[str, str]:
        return {**self, key: choice}

    def __getitem__(self, key: str) -> str:
        return dict(self.chosen)[key]

    def __iter__(self) -> Iterator[str]:
        return (key for key, _ in self.chosen)

    def __len__(self) -> int:
        return len(self.chosen)

    def __str__(self) -> str:
        return " ".join(f"{key}={choice}" for key, choice in self.chosen)
