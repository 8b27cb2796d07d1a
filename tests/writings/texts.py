"""Boards as people and programs write them, made by chance for a number."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import games

Ends = tuple[int, int]
Rows = Sequence[Sequence[Ends]]

_FACES = "66 11 44 31 55 33 22 65 64 61 51 63 54 62 53 52 43 42 41 32 21"
_CIVIL = "天 地 人 鵝 梅花 长三 板凳 虎头 紅頭十 高脚七 銅錘六"
_MILITARY = "三六 四五 二六 三五 二五 三四 二四 么四 二三 丁三"
_ENGLISH = (
    "Heaven|Earth|Man|Goose|Plum Flower|Long|Bench|Tiger's Head|Red Head Ten|Long Leg Seven|"
    "Red Mallet Six"
)
_MILITARY_FACES = "6-3|5-4|6-2|5-3|5-2|4-3|4-2|4-1|3-2|Final Three"
_NAMES_IN_ENGLISH = dict(
    zip(_FACES.split(), f"{_ENGLISH}|{_MILITARY_FACES}".split("|"), strict=True)
)
_NAMES = dict(zip(_FACES.split(), f"{_CIVIL} {_MILITARY}".split(), strict=True))


def rows_of(table: Table) -> Rows:
    return [[tile.face.ends for tile in group] for group in table.groups if group]


def joined(tile: str, between: str = " ", group: str = "\n") -> Callable[[Rows], str]:
    """Return how a board is written: every tile after a pattern, with these signs between."""
    return lambda rows: group.join(
        between.join(tile.format(high, low) for high, low in row) for row in rows
    )


def each_line(line: str, tile: str, between: str = " ") -> Callable[[Rows], str]:
    """Return how a board is written with a line for every group, such as ``Group 1: …``."""
    return lambda rows: "\n".join(
        line.format(number, between.join(tile.format(*ends) for ends in row))
        for number, row in enumerate(rows, 1)
    )


def _printed_by_java(rows: Rows) -> str:
    return f"[{', '.join(map(_triplet, rows))}]"


def _triplet(row: Sequence[Ends]) -> str:
    pieces = [f"[{high}:{low}]" for high, low in row] + ["[ - ]"] * (3 - len(row))
    return f"Triplet{{[{', '.join(pieces)}]}}"


def _as_list(tile: str) -> Callable[[Rows], str]:
    return lambda rows: f"[{', '.join(f'[{_tiles(tile, row)}]' for row in rows)}]"


def _tiles(tile: str, row: Sequence[Ends]) -> str:
    return ", ".join(tile.format(high, low) for high, low in row)


def _pretty(rows: Rows) -> str:
    return json.dumps({"groups": [[list(ends) for ends in row] for row in rows]}, indent=2)


def _pretty_objects(rows: Rows) -> str:
    return json.dumps([[{"high": h, "low": low} for h, low in row] for row in rows], indent=2)


def _in_words(rows: Rows) -> str:
    words = ["one", "two", "three", "four", "five", "six"]
    return "\n".join(
        ", ".join(
            f"double {words[h - 1]}" if h == low else f"{words[h - 1]}-{words[low - 1]}"
            for h, low in row
        )
        for row in rows
    )


def _unicode(first: int) -> Callable[[Rows], str]:
    return lambda rows: "\n".join(
        "".join(chr(first + 7 * high + low) for high, low in row) for row in rows
    )


#: Whose it is, and how it is written; the sources stand in docs/texts.md.
KINDS: dict[str, Callable[[Rows], str]] = {
    "the author's pages": joined("[{0}:{1}]", ""),
    "the author's pages, spaced": joined("[{0}:{1}]", " "),
    "the author's pages, low end first": joined("[{1}:{0}]", "", ", "),
    "the author's program": _printed_by_java,
    "the web game": joined("[{0}-{1}]", " ", " | "),
    "Culin": joined("{1}-{0}", ", ", "; "),
    "a dash": joined("{0}–{1}", ", "),
    "slashes": joined("{0}/{1}"),
    "slashes, groups too": joined("{0}/{1}", " ", " / "),
    "colons": joined("{0}:{1}"),
    "bars": joined("{0}|{1}"),
    "commas": joined("{0},{1}", " ", " | "),
    "points": joined("{0}.{1}", ", "),
    "pluses": joined("{0}+{1}", " ", "\n\n"),
    "apart": joined("{0} {1}", "  "),
    "apart, parted by commas": joined("{0} {1}", ", ", "; "),
    "two digits": joined("{1}{0}"),
    "two digits and commas": joined("{0}{1}", ",", " "),
    "two digits and hyphens": joined("{0}{1}", "-", " "),
    "two digits on end": joined("{0}{1}", "", " "),
    "our message": each_line("Group {0}: {1}", "[{0}|{1}]"),
    "labels in Ukrainian": each_line("Група {0}: {1}", "{0}-{1}"),
    "labels in Chinese": each_line("第{0}副：{1}", "[{0}:{1}]"),
    "numbered": each_line("{0}. {1}", "{0}-{1}"),
    "numbered in brackets": each_line("{0}) {1}", "{0} {1}", "  "),
    "bullets": each_line("- {1}", "[{0}:{1}]"),
    "a table of Markdown": each_line("| {1} |", "{0}-{1}", " | "),
    "lists of lists": _as_list("[{0}, {1}]"),
    "lists of tuples": lambda rows: f"tiles = {_as_list('({0}, {1})')(rows)}",
    "lists of texts": _as_list('"{0}-{1}"'),
    "lists of objects": _as_list('{{"top": {0}, "bottom": {1}}}'),
    "lists of objects with names": _as_list('{{"id": "x", "left": {0}, "right": {1}}}'),
    "lists of pips": _as_list('{{ name: "x", pips: [{0}, {1}] }}'),
    "lists by name": lambda rows: "{" + f'"groups": {_as_list("[{0}, {1}]")(rows)}' + "}",
    "paragraphs of a page": each_line("<p>{1}</p>", "{0}-{1}"),
    "groups joined by words": joined("[{0}:{1}]", "", " and "),
    "groups joined by arrows": joined("[{0}:{1}]", "", " → "),
    "labels without a colon": each_line("Triplet {0} {1}", "[{0}:{1}]"),
    "lists of calls": _as_list("Domino({1}, {0})"),
    "lists of numbers": _as_list("{0}{1}"),
    "lists with an end a line": _pretty,
    "objects with an end a line": _pretty_objects,
    "objects with a number": _as_list('{{"id": 7, "top": {0}, "bottom": {1}}}'),
    "objects with a text": _as_list('{{"value": "{0}-{1}"}}'),
    "calls of a language": _as_list("new Tile({0}, {1})"),
    "elements": each_line("<group>{1}</group>", '<tile top="{0}" bottom="{1}"/>', ""),
    "a table with numbers": each_line("| {0} | {1} |", "{0}-{1}"),
    "comments": each_line("{1}  # group {0}", "{0}-{1}"),
    "boxes to tick": each_line("- [x] {1}", "{0}-{1}"),
    "pictures": joined("![{0}:{1}](tiles/{0}{1}.png)"),
    "names of files": joined("domino-{0}-{1}.svg"),
    "names of constants": joined("TILE_{0}_{1}", ", "),
    "slashes of fractions": joined("{0}\u2044{1}"),
    "digits in boxes": joined("{0}\ufe0f\u20e3{1}\ufe0f\u20e3"),
    "words": _in_words,
    "Chinese numerals with points": lambda rows: "\n".join(
        " ".join(f"{'么二三四五六'[h - 1]}點{'么二三四五六'[low - 1]}點" for h, low in row)
        for row in rows
    ),
    "full width": lambda rows: "\n".join(
        "".join(f"［{chr(0xFF10 + high)}：{chr(0xFF10 + low)}］" for high, low in row)
        for row in rows
    ),
    "Chinese brackets": joined("【{0}·{1}】", "", "；"),
    "dice": lambda rows: "\n".join(
        " ".join(chr(0x267F + high) + chr(0x267F + low) for high, low in row) for row in rows
    ),
    "dominoes standing": _unicode(0x1F063),
    "dominoes lying": _unicode(0x1F031),
    "Chinese names": lambda rows: "\n".join(
        " ".join(_NAMES["{}{}".format(*ends)] for ends in row) for row in rows
    ),
    "English names": lambda rows: "\n".join(
        ", ".join(_NAMES_IN_ENGLISH["{}{}".format(*ends)] for ends in row) for row in rows
    ),
    "Chinese names on end": lambda rows: "；".join(
        "、".join(_NAMES["{}{}".format(*ends)] for ends in row) for row in rows
    ),
}


def random_text(number: int) -> tuple[Game, Table, str, str]:
    """Return a game, a board, how it is written and its text, some of it spoilt."""
    chance = Random(number)
    game = chance.choice(games())()
    table = deal(game, game.last_made + chance.randint(1, 10**9))
    kind = chance.choice(list(KINDS))
    text = KINDS[kind](rows_of(table))
    place = chance.randrange(len(text))
    damage = chance.choice(("", "", "lost", "doubled", "other", "swapped", "cut"))
    if damage == "swapped" and (kind.startswith("dominoes") or kind.endswith("on end")):
        damage = ""  # two tiles that change places are another board
    if damage == "lost":
        text = text[:place] + text[place + 1 :]
    elif damage == "doubled":
        text = text[:place] + text[place] + text[place:]
    elif damage == "other":
        text = text[:place] + chance.choice("0123456789 \n|,-:/[]abc天三") + text[place + 1 :]
    elif damage == "swapped":
        text = text[:place] + text[place + 1 : place + 2] + text[place] + text[place + 2 :]
    elif damage == "cut":
        text = text[: max(place, 1)]
    return game, table, f"{kind} {damage}".strip(), text
