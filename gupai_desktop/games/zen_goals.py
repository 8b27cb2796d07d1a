"""The games of Zen with a goal of their own, which docs/rules/en has under “Winning”.

Their moves are those of every game of Zen; valid groups alone do not win them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar

from gupai_desktop.engine.combinations import (
    BIG_DRAGON,
    CIVIL_PAIR,
    FIVE_SONS,
    FULL_DRAGON,
    LITTLE_DRAGON,
    MILITARY_PAIR,
    Combination,
    TripletRule,
    combination,
)
from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.goals import Wanted, end_boards, of_faces, of_kind
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILES, Face, Suit
from gupai_desktop.engine.words import words
from gupai_desktop.games.zen import FRAME, NARROW_FRAME, Zen, in_lines


class EightSets(Zen):
    """Four pairs across the middle, and four triplets on either side."""

    id = "zen.eight-sets"
    name = words("Watching Eight Sets")
    native = "相八副"
    gist = words("Eight triplets, and four pairs of the right kind.")
    summary = words(
        "Four pairs lie between eight groups of three. Exchange tiles until all are valid and "
        "the pairs are the four Military Pairs, or those of Heaven, Earth, Man and Goose."
    )
    places = in_lines("3 3 3 3", "2 2 2 2", "3 3 3 3")
    narrow_places = in_lines("3 2 3", "3 2 3", "3 2 3", "3 2 3")
    shows_suits = True
    goals = (
        tuple(
            of_faces(MILITARY_PAIR, *pair)
            for pair in (("63", "54"), ("62", "53"), ("52", "43"), ("41", "32"))
        ),
        tuple(of_faces(CIVIL_PAIR, code, code) for code in ("66", "11", "44", "31")),
    )


GOLD_INGOT = Combination("gold-ingot", "金元寶", words("Gold Ingot"))
SILVER_INGOT = Combination("silver-ingot", "銀元寶", words("Silver Ingot"))


class Shanghai(Zen):
    """Ten triplets of thirty tiles; two of them, of these very tiles, are ingots."""

    id = "zen.shanghai"
    name = words("Shanghai")
    native = "上海玩法"
    gist = words("Eight dragons and two ingots.")
    summary = words(
        "Ten groups of three, without the 42 and one 64. Assemble four Full, two Small and two "
        "Big Dragons, the Gold Ingot 61 61 63 and the Silver Ingot 51 51 53."
    )
    tiles = tuple(tile for tile in TILES if str(tile) not in ("42", "64b"))
    places = in_lines("3 3 3", "3 3 3 3", "3 3 3")
    narrow_places = in_lines("3 3", "3 3", "3 3", "3 3", "3 3")
    ingots: ClassVar[Mapping[tuple[str, ...], Combination]] = {
        ("61", "61", "63"): GOLD_INGOT,
        ("51", "51", "53"): SILVER_INGOT,
    }
    goals = (
        (
            of_kind(FULL_DRAGON, 4),
            of_kind(LITTLE_DRAGON, 2),
            of_kind(BIG_DRAGON, 2),
            of_kind(GOLD_INGOT, 1, "61", "61", "63"),
            of_kind(SILVER_INGOT, 1, "51", "51", "53"),
        ),
    )

    def named_faces(self, faces: tuple[Face, ...]) -> Combination | None:
        """Return an ingot by its very tiles, else as in every game."""
        return self.ingots.get(tuple(sorted(map(str, faces)))) or super().named_faces(faces)


class Themed(Zen):
    """A game with a goal that leaves no tile free, so that shuffled deals hardly ever reach it.

    Its deals are made; they can be won under every triplet rule, for they are
    made with groups that are valid under all of them.
    """

    places, narrow_places = FRAME, NARROW_FRAME
    last_made = 1_000_000_000

    def make(self, number: int) -> Table:
        return _made(type(self), number)

    def end_boards(self) -> tuple[tuple[tuple[Face, ...], ...], ...]:
        """Return the tables on which this game can end, up to the places of their groups."""
        return end_boards(self.goals[0], faces_of(self.tiles), self.fits)


@lru_cache(maxsize=64)
def _made(game: type[Themed], number: int) -> Table:
    """Return the opening of a made deal, which takes long to make and is asked for often."""
    from gupai_desktop.engine.made_deals import make_board  # late: few tables are new

    board, _ = make_board(_ends_of(game), _is_always_valid, number)
    return Table.of_faces(board)


@cache
def _ends_of(game: type[Themed]) -> tuple[tuple[tuple[Face, ...], ...], ...]:
    """Return the ends under the classic rule, which is the strictest."""
    return game().end_boards()


def _is_always_valid(faces: tuple[Face, ...]) -> bool:
    """Return whether a group is valid under every triplet rule."""
    return all(
        combination(TripletRule(mixed_dragon=mixed), faces) is not None for mixed in (False, True)
    )


class FiveDragons(Themed):
    """Five full dragons and five times five sons round the throne, the pair of benches."""

    id = "zen.five-dragons"
    name = words("Five Dragons Fight for the Throne")
    native = "五龍爭位"
    gist = words("Five Full Dragons and five groups of Five Sons round one pair.")
    summary = words(
        "The pair of Benches 22 22 is the throne. Exchange tiles until five Full Dragons and "
        "five groups of Five Sons stand round it."
    )
    goals = ((of_faces(CIVIL_PAIR, "22", "22"), of_kind(FULL_DRAGON, 5), of_kind(FIVE_SONS, 5)),)


def _is_harmonious(faces: tuple[Face, ...], _made: Combination) -> bool:
    """Return whether two copies of a civil face stand with one military tile."""
    suits = [face.suit for face in faces]
    return len(faces) == 3 and len(set(faces)) == 2 and suits.count(Suit.MILITARY) == 1


class Harmony(Themed):
    """Every triplet two civil tiles alike and a military one, round the pair of Harmony."""

    id = "zen.harmony"
    name = words("Generals in Mutual Harmony")
    native = "將相和"
    gist = words("Ten triplets of two civil tiles alike and a military one.")
    summary = words(
        "The pair of Geese 31 31 lies in the middle. Exchange tiles until each of the ten "
        "triplets has two civil tiles alike and one military tile."
    )
    shows_suits = True
    goals = (
        (
            of_faces(CIVIL_PAIR, "31", "31"),
            Wanted(words("Two civil tiles alike with a military one"), "", 10, _is_harmonious),
        ),
    )
