"""A code: one short word that names a deal, to be sent to somebody else.

``gupai:1/zen.ten-sets/57`` is deal 57 under the default rules; rules that differ
stand after the game, and then the policy that offered the deal, if one did:
``gupai:1/zen.ten-sets/triplets=mixed,loose=yes/winnable/57``.  Two more characters,
``57.k3``, tell whether a code is as it was written; it need not have them.  The number after
``gupai:`` is the version of the deals: whenever a number should ever name another
board, it would be another one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.engine.tiles import shorten
from gupai_desktop.engine.words import BadText, words
from gupai_desktop.play.history import NewerText

#: What every code begins with.
HEAD = "gupai:"
DEALS = 1

_LONGEST = 300
#: None looks like another.
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def changed_rules(game: Game) -> tuple[str, ...]:
    """Return the rules of a game that are not the default ones, each as ``option=choice``."""
    return tuple(
        f"{option.key}={game.rules[option.key]}"
        for option in game.options
        if game.rules[option.key] != option.choices[0].key
    )


@dataclass(frozen=True)
class Code:
    """A deal of a game, and the key of the policy that offered it, or nothing."""

    game: Game
    number: int
    policy: str = ""

    @cached_property
    def record(self) -> Record:
        """Return the deal before its first move."""
        return Record.of_deal(self.game, self.number)

    def with_record(self) -> Code:
        """Return the same code, its deal made."""
        assert self.record
        return self

    def __str__(self) -> str:
        parts = [self.game.id, ",".join(changed_rules(self.game)), self.policy, str(self.number)]
        text = f"{HEAD}{DEALS}/" + "/".join(filter(None, parts))
        return f"{text}.{_check_of(text)}"

    @classmethod
    def parse(cls, text: str, catalogue: Catalogue) -> Code:
        """Return the code that is written so, in capitals or not; raises `BadText`."""
        version, *parts = text[: _LONGEST + 1].strip().lower().removeprefix(HEAD).split("/")
        if not text.strip().lower().startswith(HEAD) or not _is_number(version):
            raise BadText(
                words("Engine", "this is not a code: it does not begin “{head}”", head=HEAD)
            )
        if int(version) > DEALS:
            raise NewerText(
                words(
                    "Engine",
                    "this code names a deal of a later version of the program; "
                    "its deals are {version}, and only {known} are known here",
                    version=version,
                    known=DEALS,
                )
            )
        if int(version) < DEALS or len(text) > _LONGEST or not 2 <= len(parts) <= 4:
            raise _bad_code(text)
        *_, last = parts
        parts[-1], point, check = last.partition(".")
        if point and check != _check_of(text.strip().lower().removesuffix(f".{check}")):
            raise BadText(
                words(
                    "Engine",
                    "“{text}” is not as it was written: its last characters do not fit",
                    text=shorten(text),
                )
            )
        game_id, *middle, number = parts
        rules, policy = _rules_and_policy(middle, text)
        return cls(catalogue(game_id, rules), _number(number), policy)


def _check_of(text: str) -> str:
    """Return two characters that hardly any other code has."""
    return "".join(_DIGITS[crc32(text.encode()) >> shift & 31] for shift in (5, 0))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 10


def _number(text: str) -> int:
    if not _is_number(text) or not FIRST_DEAL <= int(text) <= LAST_DEAL:
        raise BadText(words("Engine", "“{text}” is not a deal number", text=shorten(text)))
    return int(text)


def _rules_and_policy(middle: list[str], text: str) -> tuple[str, str]:
    """Return the rules and the policy that stand between the game and the number."""
    rules = middle.pop(0).replace(",", " ") if middle and "=" in middle[0] else ""
    policy = middle.pop(0) if middle else ""
    if middle or not re.fullmatch("[a-z0-9-]{0,32}", policy):
        raise _bad_code(text)
    return rules, policy


def _bad_code(text: str) -> BadText:
    return BadText(
        words(
            "Engine",
            "“{text}” is not a code; a code looks like {example}",
            text=shorten(text),
            example="gupai:1/zen.ten-sets/57",
        )
    )
