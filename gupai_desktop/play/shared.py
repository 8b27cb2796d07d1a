"""Texts that somebody has sent: a code, a record, a saved game, a bare board, or a number.

Mail programs break long lines, quote them and put marks round them; none of that
matters here.

A code is one short word that names a deal (docs/saves.md):
``gupai:1/zen.ten-sets/triplets=mixed,loose=yes/winnable/57.0d``.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

from gupai_desktop.engine.deal import deal_number
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.engine.table import MAX_OF_BOARD
from gupai_desktop.engine.words import NEWER, TOO_MUCH, UNKNOWN, BadText, shorten, words
from gupai_desktop.play.history import FORMAT, History
from gupai_desktop.play.json_text import CHANGED, MAX_CHARACTERS
from gupai_desktop.play.occasions import occasion_of, occasion_on

#: What every code begins with.
HEAD = "gupai:"
DEALS = 1

_LONGEST = 300
#: None looks like another.
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


@dataclass(frozen=True)
class Code:
    """A deal of a game, and the text of what it is played as, or nothing.

    A board of one's own has no number, 0, but the text of the board.
    """

    game: Game
    number: int
    policy: str = ""
    board: str = ""

    @classmethod
    def of_record(cls, record: Record, policy: str = "") -> Code:
        policy = occasion_on(record, policy).text
        if record.number is None:
            return cls(record.game, 0, policy, str(record.opening))
        return cls(record.game, record.number, policy)

    @cached_property
    def record(self) -> Record:
        """Return the deal before its first move; raises `BadText` for a board of no game."""
        return Record.of(self.game, self.number, self.board)

    def with_record(self) -> Code:
        """Return the same code, its deal made."""
        assert self.record
        return self

    def __str__(self) -> str:
        deal = _packed(self.board) if self.board else str(self.number)
        parts = [self.game.id, ",".join(self.game.changed_rules), self.policy, deal]
        text = f"{HEAD}{DEALS}/" + "/".join(filter(None, parts))
        return f"{text}.{_check_of(text)}"

    @classmethod
    def parse(cls, text: str, catalogue: Catalogue) -> Code:
        """Return the code that is written so, in capitals or not; raises `BadText`."""
        version, *parts = text[: _LONGEST + 1].strip().lower().removeprefix(HEAD).split("/")
        is_number = version.isascii() and version.isdecimal() and len(version) <= 10
        if not text.strip().lower().startswith(HEAD) or not is_number:
            raise _bad_code(text)
        if int(version) > DEALS:
            raise BadText(NEWER)
        if int(version) < DEALS or len(text) > _LONGEST or not 2 <= len(parts) <= 4:
            raise _bad_code(text)
        *_, last = parts
        parts[-1], point, check = last.partition(".")
        if point and check != _check_of(text.strip().lower().removesuffix(f".{check}")):
            raise BadText(CHANGED)
        game_id, *middle, number = parts
        rules, policy = _rules_and_policy(middle, text)
        game = catalogue(game_id, rules)
        if "," not in number:
            deal = deal_number(number)
            return cls(game, deal, occasion_of(game, deal, "", policy).text)
        return cls.of_record(Record.of_board(game, _unpacked(number)), policy)


#: How what is no tile in the text of a board is written in a code.
_PACKED = {" | ": ",", " @": "=", " ": "", ".": "o", "-": "x"}
#: A tile, or any other sign.
_PIECE = "[0-9]{2}[ab]?|."


def _packed(board: str) -> str:
    """Return the text of a board by the signs of a code."""
    for old, new in _PACKED.items():
        board = board.replace(old, new)
    return board


def _unpacked(text: str) -> str:
    """Return the text of a board that is written in a code."""
    groups, stage, turn = text.partition("=")
    rows = (" ".join(re.findall(_PIECE, group)) for group in groups.split(","))
    board = " | ".join(rows).replace("o", ".").replace("x", "-")
    return f"{board} @{turn}" if stage else board


def _check_of(text: str) -> str:
    """Return two characters that hardly any other code has."""
    return "".join(_DIGITS[crc32(text.encode()) >> shift & 31] for shift in (5, 0))


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
            "“{text}” is not a code; a code looks like {example}",
            text=shorten(text),
            example="gupai:1/zen.ten-sets/57",
        )
    )


Shared = Code | Record | History

#: A text of this many characters is read in a moment, if no deal must be made for it.
MAX_AT_ONCE = 2000

#: What a record may have: a move a line.
MAX_LINES = 5_000

_RECORD = "gupai record"
_QUOTES = "\"'`“”„‘’‚«»‹›「」『』"
_STOPS = ".,;:!?)]}>…。，；：！？）"
#: Marks that no eye sees, but that come along with a copied text.
_UNSEEN = "[\ufeff\u200b\u200c\u200d\u2060\u00ad]"
_QUOTED_LINE = r"(?m)^[ \t]*(?:>[ \t]?)+"
#: The number of a deal, alone or as titles have it: ``#252``, ``Shanghai #252``.
_NUMBER = r"(?:(?P<name>[^#\n]*?)\s*[#№]\s?)?(?P<number>\d+)"


def is_code(argument: str) -> bool:
    """Return whether an argument of a command line is a code, and not the name of a file."""
    return argument.lower().startswith(HEAD)


def is_quick(text: str, games: Collection[Game]) -> bool:
    """Return whether a text is read, or refused, in a moment."""
    if len(text) > MAX_AT_ONCE:
        return len(text) > MAX_CHARACTERS
    lower = text.lower()
    return not any(game.last_made and game.id in lower for game in games)


def read_shared(text: str, catalogue: Catalogue, games: Collection[Game]) -> Shared:
    """Return what a text gives to play; raises `BadText`.

    A bare board is one of the first of these games that it fits, a number a deal of the first.
    """
    if len(text) > MAX_CHARACTERS:
        raise BadText(TOO_MUCH)
    text = re.sub(_UNSEEN, "", text)
    text = re.sub(_QUOTED_LINE, "", text).strip().strip(_QUOTES).strip()
    if games and (record := _numbered(text, games)):
        return record
    if f'"{FORMAT}"' in text or (text.startswith("{") and not _is_meant_as_board(text)):
        return History.parse(text[text.find("{") : text.rfind("}") + 1], catalogue)
    if (start := text.find(_RECORD)) >= 0:
        return _record(text[start:], catalogue)
    if found := re.search(HEAD, text, re.IGNORECASE | re.ASCII):
        return read_code(text[found.start() :], catalogue)
    return _board(text, games)


def read_code(text: str, catalogue: Catalogue) -> Code:
    """Return the code that a text begins with; raises `BadText`."""
    # Half a character, or a byte that is no text, has no place in a checksum.
    word = text[:MAX_OF_BOARD].encode(errors="replace").decode().split()[0]
    return Code.parse(word.strip(_QUOTES + _STOPS), catalogue)


def _record(text: str, catalogue: Catalogue) -> Record:
    lines = _unbroken(text) if text.count("\n") <= MAX_LINES else None
    if lines is None or any(len(line) > MAX_OF_BOARD for line in lines):
        raise BadText(TOO_MUCH)
    return Record.parse("\n".join(lines), catalogue)


def _unbroken(text: str) -> list[str]:
    """The lines as they were before a mail program broke them; each begins with a letter."""
    lines: list[list[str]] = []
    for line in filter(None, (line.strip(_QUOTES + " \t\r\u00a0") for line in text.split("\n"))):
        if lines and not line[0].isalpha():
            lines[-1].append(line)
        else:
            lines.append([line])
    return list(map(" ".join, lines))


def _numbered(text: str, games: Collection[Game]) -> Record | None:
    """Return the deal that a number names, of the game that stands before it or the first one."""
    found = re.fullmatch(_NUMBER, text)
    named = ((found and found["name"]) or "").strip().casefold()
    for game in games:
        if found and named in ("", str(game.name).casefold(), game.native):
            return Record.of_deal(game, deal_number(found["number"]))
    return None


def _is_meant_as_board(text: str) -> bool:
    """Return whether a text has tiles enough to be told what is wrong with it."""
    from gupai_desktop.writings.reader import looks_like_board

    return len(text) <= MAX_OF_BOARD and ("|" in text or looks_like_board(text))


def _board(text: str, games: Collection[Game]) -> Record:
    # Nobody needs it when the program starts.
    from gupai_desktop.writings.reader import TwoReadings, read_board

    complaints = list[BadText]()
    for game in games if _is_meant_as_board(text) else ():
        try:
            table = read_board(game, text, is_opening=bool(complaints))
            return Record.of_table(game, table)
        except TwoReadings:
            raise
        except BadText as error:
            complaints.append(error)
    if not complaints:
        raise BadText(UNKNOWN)
    raise BadText(words("this board fits no game: {error}", error=complaints[0].words))
