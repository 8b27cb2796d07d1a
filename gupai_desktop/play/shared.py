"""Texts that somebody has sent: a code, a record, a saved game, a bare board, or a number.

Mail programs break long lines, quote them and put marks round them; none of that
matters here.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.engine.words import BadText, counted, words
from gupai_desktop.play.code import HEAD, Code
from gupai_desktop.play.history import FORMAT, History
from gupai_desktop.play.json_text import MOST_CHARACTERS, too_long

Shared = Code | Record | History

#: A text of so many characters is read in a moment, if no deal must be made for it.
MOST_AT_ONCE = 2000

#: A longer number is none of a deal.
_MOST_DIGITS = 15
#: What a record may have: a move a line.
MOST_LINES = 5_000
#: What a board may have; a set written out takes less than 200.
MOST_OF_BOARD = 2000

_RECORD = "gupai record"
_QUOTES = "\"'`“”„‘’‚«»‹›「」『』"
_STOPS = ".,;:!?)]}>…。，；：！？）"
#: Marks that no eye sees, but that come along with a copied text.
_UNSEEN = re.compile("[\ufeff\u200b\u200c\u200d\u2060\u00ad]")
_QUOTED_LINE = re.compile(r"(?m)^[ \t]*(?:>[ \t]?)+")
_HEAD = re.compile(HEAD, re.IGNORECASE | re.ASCII)


def is_quick(text: str, games: Collection[Game]) -> bool:
    """Return whether a text is read, or refused, in a moment."""
    if len(text) > MOST_AT_ONCE:
        return len(text) > MOST_CHARACTERS
    lower = text.lower()
    return not any(game.last_made and game.id in lower for game in games)


def read_shared(text: str, catalogue: Catalogue, games: Collection[Game]) -> Shared:
    """Return what a text gives to play; raises `BadText`.

    A bare board is one of the first of these games that it fits, a number a deal of the first.
    """
    if len(text) > MOST_CHARACTERS:
        raise too_long(MOST_CHARACTERS)
    text = _UNSEEN.sub("", text)
    text = _QUOTED_LINE.sub("", text).strip().strip(_QUOTES).strip()
    if games and text.isdecimal() and len(text) <= _MOST_DIGITS:
        return Record.of_deal(next(iter(games)), int(text))
    if text.startswith("{") or f'"{FORMAT}"' in text:
        return History.parse(text[text.find("{") : text.rfind("}") + 1], catalogue)
    if (start := text.find(_RECORD)) >= 0:
        return _record(text[start:], catalogue)
    if found := _HEAD.search(text):
        word = text[found.start() : found.start() + MOST_OF_BOARD].split()[0]
        return Code.parse(word.strip(_QUOTES + _STOPS), catalogue)
    return _board(text, games)


def _record(text: str, catalogue: Catalogue) -> Record:
    if text.count("\n") > MOST_LINES:
        raise BadText(counted("Engine", "this record has more than %n line(s)", MOST_LINES))
    lines = _unbroken(text)
    if any(len(line) > MOST_OF_BOARD for line in lines):
        raise too_long(MOST_OF_BOARD)
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


def _board(text: str, games: Collection[Game]) -> Record:
    board = " ".join(text.split()) if len(text) <= MOST_OF_BOARD else ""
    complaints = list[BadText]()
    for game in games if "|" in board else ():
        try:
            return Record.of_board(game, board)
        except BadText as error:
            complaints.append(error)
    if not complaints:
        raise BadText(
            words("Engine", "this is not a code, a record, a saved game or a board of tiles")
        )
    raise BadText(words("Engine", "this board fits no game: {error}", error=complaints[0].words))
