"""The reader of boards, however they are written; the strict one of the game stands behind it.

Signs are folded first (full width, dashes, brackets, faces of dice), place by place, so that what
is wrong can be quoted as it was written. Labels and lines of prose are blanked. Whatever is left
between two tiles parts them, and which of these signs part groups, their sizes tell.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, combinations

from gupai_desktop.engine.game import Game, wrong_group
from gupai_desktop.engine.table import MAX_OF_BOARD, Table, too_many, wrong_tile
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import BadText, missing, shorten, unfit, words
from gupai_desktop.writings import brackets, chinese, digits, dominoes, ends, english, fields
from gupai_desktop.writings.wrapping import unwrapped
from gupai_desktop.writings.writing import Writing

#: Every way, those first that may have another one in them.
WRITINGS: tuple[Writing, ...] = tuple(
    module.WAY for module in (fields, brackets, dominoes, ends, digits, chinese, english)
)
#: Those in which boards are written, too, by their keys.
WRITTEN = {way.key: way for way in WRITINGS if way.write}

#: Programs write much around a tile.
_LONGEST = 4 * MAX_OF_BOARD
#: This many signs that part tiles are tried in every combination.
_MAX_SIGNS = 7
#: A text with fewer tiles, or where more is no tile, is not taken for a board.
_FEWEST, _SHARE = 8, 0.7

#: A line with more letters for every tile is prose.
_MANY = 3

#: The wide, small and mathematical forms of signs; Python's own tables of them take a megabyte.
_OTHER_FORMS = {
    **{wide: chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)},
    **{digit: chr(ord("0") + (digit - 0x1D7CE) % 10) for digit in range(0x1D7CE, 0x1D800)},
    **dict(zip(range(0xFE50, 0xFE58), ",\u3001. ;:?!", strict=True)),
    **dict(zip(range(0xFE59, 0xFE5F), "(){}\u3014\u3015", strict=True)),
    **dict(zip(range(0xFE5F, 0xFE67), "#&*+-<>=", strict=True)),
    0xFF65: "\u30fb",
}

#: Signs that mean no more than plain ones; those of full width are folded before.
_FOLDED = {
    ord(sign): plain
    for signs, plain in (
        ("\u2010\u2011\u2012\u2013\u2014\u2015\u2212~", "-"),
        ("\u00a6\u2016\u2223\u2502\u2503\u2758", "|"),
        ("\u2044\u2215\u29f8", "/"),
        ("\u00ad\u200b\u200c\u200d\u2060\ufeff", " "),
        # Of a digit in a box, which is a digit and these two.
        ("\ufe0f", "-"),
        ("\u20e3", " "),
        ("\u2022\u2027\u2219\u22c5\u30fb", "\u00b7"),
        ("\u3001", ","),
        ("\u3002", "."),
        ("\u300c\u300e\u3010\u3014", "["),
        ("\u300d\u300f\u3011\u3015", "]"),
        ("\u2192\u21d2\u279c\u8207\u4e0e\u53ca", "&"),
        ("\u0445\u0425", "x"),
        ("\u3008\u300a", "<"),
        ("\u3009\u300b", ">"),
        ("\u201c\u201d\u201e\u00ab\u00bb", '"'),
        ("\u2018\u2019`\u00b4", "'"),
        *((chr(0x267F + pips), str(pips)) for pips in range(1, 7)),
    )
    for sign in signs
}
_NUMBERED = re.compile("[\u2460-\u2473\u2474-\u249b]")
_LABEL = re.compile(
    r"""(?mx)^[ >*+\-]*(?:
        [^\W\d_][^:\n\[({|]{0,40}:(?=[ \n\[({])        # Level 1:
        | [^\W\d_][^:\n\[({|=]{0,40}(?:\[\])*[ ]?=(?=[ \n\[({"'])  # board =
        | [#№]?\d{1,2}[.):](?=\ )                      # 1.
        | \(\d{1,2}\)(?=\ )
        | [IVX]{1,5}[.)](?=[ ])
        | [^\W\d_]+(?:[ ][^\W\d_]+){0,3}(?:[ ]\d{1,2})?(?=[ ]?[\[({])  # Pair [6:5]
        | [A-Za-zА-Яа-яҐґЄєІіЇї]+\ \d{1,2}(?=\ [^\d])  # Level 1 [6:5]
        | [A-Za-zА-Яа-я][.)](?=\ )
    )"""
)
#: A key before what belongs to it, and one that has a text: ``"group1": [``, ``name: "x"``.
_KEY = re.compile(
    r"""(?<!\w)["']?[A-Za-z_]\w{0,20}["']?\ ?(?::\ ?(?=["'][0-9])|[:=]\ ?(?:(?=[\[({])"""
    r"""|"[^"\n\[\]0-9]*"(?=\ ?[,}])|'[^'\n\[\]0-9]*'(?=\ ?[,}])))"""
)
_LINE_TAG = re.compile(r"(?i)</?(?:br|p|li|tr|div)\b[^<>\n]{0,60}>")
#: Not what is a tile by itself: ``<tile top="6" bottom="3"/>``.
_TAG = re.compile(rf"(?!{fields.TAG})</?[A-Za-z][^<>\n]{{0,60}}>")
#: A word between groups.
_AND = re.compile(r"(?i)\b(?:and|та|і|й|и|und|et|y)\b")
#: A place without a tile as the author's program prints it: the group is a pair.
_NO_TILE = re.compile(r"\[ ?- ?\]")
#: A group without tiles, alone between what parts groups; a place without one.
_LONE = re.compile(r"(?m)(?:(?<=[|;\n])|^)[ ]*([.-])[ ]*(?=[|;\n]|\Z)")
_PLACE = re.compile(r"(?<![^ |;\n])\.(?![^ |;\n])")
_STAGE = re.compile(r"@ ?(\d{1,3})\s*\Z")
#: Whatever may stand between tiles.
_PARTING = re.compile(r"""[\s\[\](){}<>|/\\,;.:·"'*_+=#~&-]*""")
_PIECE = re.compile("[0-9]{2}[ab]?")


class TwoReadings(BadText):
    """A text can be read in two ways."""

    def __init__(self, text: str, first: str, second: str) -> None:
        super().__init__(
            words(
                "“{text}” can be read in two ways: as {first} or as {second}",
                text=shorten(text),
                first=first,
                second=second,
            )
        )


@dataclass(frozen=True, slots=True)
class _Item:
    """A tile in a text, or the mark of a place or group without one, as it is written there."""

    written: str
    faces: tuple[Face, ...]
    way: Writing | None
    copy: str = ""

    @property
    def strict(self) -> str:
        return f"{self.faces[0]}{self.copy}" if self.way else self.written


Grouped = list[tuple[_Item, ...]]


@cache
def _pattern(writings: tuple[Writing, ...]) -> re.Pattern[str]:
    patterns = (f"(?P<{way.key}>{way.pattern})" for way in writings)
    return re.compile("|".join(patterns))


def _pattern_for(folded: str) -> re.Pattern[str]:
    """Return the pattern of a tile; the English names are words of prose, too, where few stand."""
    names = re.findall(english.WAY.pattern, folded)
    return _pattern(WRITINGS if len(names) >= _FEWEST else WRITINGS[:-1])


def read_board(game: Game, text: str, *, is_opening: bool = False) -> Table:
    """Return the table of a game that a text describes in whatever way; raises `BadText`.

    In the ways of others only an opening is read, if it is to be one: groups of any size, as they
    are in the middle of some games, may be those of another game.
    """
    try:
        return game.parse(text)
    except BadText as error:
        reading = _reading(text)
        if not reading.items or reading.is_strict:
            raise
        strict = error
    if len(text) > _LONGEST:
        raise strict
    return reading.table(game, is_opening=is_opening)


def looks_like_board(text: str) -> bool:
    """Return whether a text is worth a sentence on what is wrong with it as a board."""
    items = [item for item in _reading(text).items if item.way]
    tiles = sum(bool(item.faces) for item in items)
    return len(items) >= _FEWEST and tiles >= _SHARE * len(items)


@lru_cache(maxsize=2)
def _reading(text: str) -> Reading:
    """Return what a text has; a text is asked for by many games, one after the other."""
    return Reading.of(text)


def write_board(table: Table, way: Writing) -> str:
    """Return the text of a table in one of the ways that are written, a group a line."""
    assert way.write
    lines = [
        " ".join(way.write(tile.face) if tile else "." for tile in row)
        or ("-" if number in table.done else ".")
        for number, row in enumerate(table.rows)
    ]
    if table.has_heap and not table.groups[-1]:
        lines.pop()
    return "\n".join((*lines, *([f"@{table.stage}"] if table.stage else [])))


@dataclass(frozen=True)
class Reading:
    """What a text has: its tiles, and the signs between every two of them."""

    items: tuple[_Item, ...]
    between: tuple[str, ...]
    #: What is neither a tile nor parts tiles.
    strange: str
    stage: str

    @classmethod
    def of(cls, text: str) -> Reading:
        text = text.replace("\r\n", "\n").replace("\r", "\n")[: _LONGEST + 1]
        folded = unwrapped("".join(map(_folded, text)))
        stage = _STAGE.search(folded)
        if stage:
            folded = folded[: stage.start()]
        folded = _LINE_TAG.sub(lambda tag: "\n".rjust(len(tag[0])), folded)
        folded = _AND.sub(lambda word: "&".ljust(len(word[0])), _TAG.sub(_blank, folded))
        bare = folded
        for found in (_NUMBERED, _LABEL, _KEY, _NO_TILE):
            bare = found.sub(_blank, bare)
        lines = zip(bare.split("\n"), folded.split("\n"), strict=True)
        pattern = _pattern_for(folded)
        folded = "\n".join(
            " " * len(line) if _is_prose(line, whole, pattern) else line for line, whole in lines
        )
        places = sorted(_places(text, folded, pattern))
        items = tuple(item for _, _, item in places)
        gaps, last = list[str](), 0
        for start, end, _ in places:
            gaps.append(folded[last:start])
            last = end
        gaps.append(folded[last:])
        # Words may stand before the first tile and behind the last one.
        gaps[0], gaps[-1] = (re.sub(r"[^\W\d]|[!?]", "", gap) for gap in (gaps[0], gaps[-1]))
        strange = next(filter(None, (_PARTING.sub("", gap) for gap in gaps)), "")
        return cls(items, tuple(map(_sign, gaps[1:-1])), strange, stage[1] if stage else "")

    @property
    def is_strict(self) -> bool:
        """Return whether all is written as the game itself does, but for its groups."""
        bars = {sign for sign in self.between if "|" in sign}
        return bool(bars or len(self.items) < _FEWEST) and all(
            item.way is None or item.written == item.strict for item in self.items if item.faces
        )

    def table(self, game: Game, *, is_opening: bool) -> Table:
        """Return the one table of a game that these tiles can be, or the one opening of it.

        Raises `BadText`.
        """
        groupings = tuple(dict.fromkeys((*self._groupings(), *self._flat_groupings(game))))
        wanted = len(game.opening_sizes)
        # The groups that are meant, as far as can be told of a board that fits nothing.
        likely = min(groupings, key=lambda sizes: abs(len(sizes) - wanted))
        self._check_tiles(likely)
        fitting = dict[Table, Grouped]()
        for sizes in groupings:
            # A heap that is empty may be left out.
            if wanted - 1 <= len(sizes) <= wanted:
                cut = _cut(self.items, sizes)
                for groups in _orders(game, cut, is_opening=is_opening):
                    with suppress(BadText):
                        shown = cut if _is_free(game) else groups
                        fitting.setdefault(self._table(game, groups), shown)
        if len(fitting) > 1:
            first, second, *_ = fitting.values()
            differing = next(
                pair for pair in zip(first, second, strict=False) if pair[0] != pair[1]
            )
            start = " ".join(item.written for item in self.items[:4])
            raise TwoReadings(start, *map(_written, differing))
        if fitting:
            return next(iter(fitting))
        self._check_set(game)
        groups = _cut(self.items, likely)
        self._check_sizes(game, groups, is_opening=is_opening)
        return self._table(game, groups)

    def _table(self, game: Game, groups: Grouped) -> Table:
        rows = (" ".join(item.strict for item in group) for group in groups)
        text = " | ".join(rows)
        return game.parse(f"{text} @{self.stage}" if self.stage else text)

    def _groupings(self) -> Iterator[tuple[int, ...]]:
        """Yield the sizes of groups, for every set of signs that may part them."""
        signs = sorted(set(self.between), key=_strength, reverse=True)
        thresholds = (signs[:count] for count in range(1, len(signs) + 1))
        sets = (
            chain.from_iterable(combinations(signs, n) for n in range(1, len(signs) + 1))
            if len(signs) <= _MAX_SIGNS
            else ()
        )
        for parting in chain(thresholds, sets, ((),)):
            yield self._sizes(parting)

    def _flat_groupings(self, game: Game) -> Iterator[tuple[int, ...]]:
        """Yield the groups of a list in which nothing parts them, where their order is free."""
        sizes = game.opening_sizes
        is_flat = len(set(self.between)) == 1 and sum(sizes) == len(self.items)
        if is_flat and _is_free(game):
            yield from (sizes, sizes[::-1])

    def _sizes(self, parting: Sequence[str]) -> tuple[int, ...]:
        cuts = [number for number, sign in enumerate(self.between, 1) if sign in parting]
        return tuple(b - a for a, b in zip((0, *cuts), (*cuts, len(self.items)), strict=True))

    def _check_tiles(self, sizes: tuple[int, ...]) -> None:
        """Raise `BadText` for what is no tile, or the name of several."""
        for number, group in enumerate(_cut(self.items, sizes), 1):
            for place, item in enumerate(group, 1):
                if item.way and not item.faces:
                    wrong = words("{text} is not a tile", text=shorten(item.written))
                    raise wrong_tile(number, place, wrong)
                if len(item.faces) > 1:
                    first, second, *_ = map(str, item.faces)
                    raise wrong_tile(number, place, TwoReadings(item.written, first, second).words)
        if self.strange:
            raise BadText(unfit(self.strange))

    def _check_set(self, game: Game) -> None:
        """Raise `BadText` for tiles that are missing or too many."""
        found = Counter(item.faces[0] for item in self.items if item.way)
        wanted = Counter(tile.face for tile in game.tiles)
        for face, count in found.items():
            if count > face.copies:
                raise too_many(self._write(face), face.copies, count)
            if count > wanted[face]:
                raise BadText(words("{tile} takes no part in this game", tile=self._write(face)))
        if lacking := wanted - found:
            raise BadText(missing(" ".join(map(self._write, lacking.elements()))))

    def _write(self, face: Face) -> str:
        """Return a tile as the writer of this text would write it."""
        same = (item.written for item in self.items if item.faces == (face,))
        if written := next(same, ""):
            return written
        # The first tile shows how, best one whose ends differ.
        item = min(
            (item for item in self.items if item.faces),
            key=lambda item: item.faces[0].high == item.faces[0].low,
        )
        if len(re.findall("[1-6]", item.written)) == 2:
            high, low = map(str, item.faces[0].ends)
            is_high_first = item.written.index(high) <= item.written.index(low)
            both = iter(face.ends if is_high_first else face.ends[::-1])
            return re.sub("[1-6]", lambda _: str(next(both)), item.written)
        return item.way.write(face) if item.way and item.way.write else str(face)

    def _check_sizes(self, game: Game, groups: Grouped, *, is_opening: bool) -> None:
        """Raise `BadText` for the first group whose size no group that is left has."""
        opening = _sizes_of(game)
        if not (is_opening or _is_free(game)) or len(groups) != len(opening):
            return
        left = Counter(opening)
        for number, group in enumerate(groups, 1):
            if not left[len(group)]:
                wanted = "/".join(map(str, sorted(set(opening))))
                raise wrong_group(number, _written(group), wanted)
            left[len(group)] -= 1


def _sizes_of(game: Game) -> tuple[int, ...]:
    """Return the sizes of the groups of an opening that have tiles."""
    return tuple(filter(None, game.opening_sizes))


def _is_free(game: Game) -> bool:
    """Return whether it does not matter in which places groups lie; they keep their sizes."""
    return not game.has_named_groups


def _orders(game: Game, groups: Grouped, *, is_opening: bool) -> Iterator[Grouped]:
    """Yield the orders in which groups may be meant.

    Where places matter, those of an opening in another order may lie so, or be of an opening; if
    they are written from the last to the first, alike ones may be, too.
    """
    opening, sizes = _sizes_of(game), tuple(map(len, groups))
    is_of_opening = sorted(sizes) == sorted(opening)
    if _is_free(game):
        yield _in_order(groups, opening) if is_of_opening else groups
        return
    if not is_opening or sizes == opening:
        yield groups
    if is_of_opening and sizes != opening:
        yield _in_order(groups, opening)
        if sizes == opening[::-1]:
            yield groups[::-1]


@cache
def _folded(sign: str) -> str:
    sign = sign.translate(_OTHER_FORMS).translate(_FOLDED)
    return " " if sign.isspace() and sign != "\n" else sign


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _is_prose(line: str, whole: str, pattern: re.Pattern[str]) -> bool:
    """Return whether a line has words and hardly a tile, its label left out or no tile at all."""
    found = list(pattern.finditer(line))
    letters = sum(map(str.isalpha, pattern.sub(" ", line)))
    if any(_way_of(each).faces(each[0]) for each in found):
        return letters > _MANY * len(found)
    return len(found) < 2 and any(map(str.isalpha, pattern.sub(" ", whole)))


def _way_of(found: re.Match[str]) -> Writing:
    return next(way for way in WRITINGS if way.key == found.lastgroup)


def _places(text: str, folded: str, pattern: re.Pattern[str]) -> Iterator[tuple[int, int, _Item]]:
    """Yield where every tile and every mark begins and ends, and what it is."""
    taken = list[range]()
    for found in pattern.finditer(folded):
        start, end = found.span()
        way = _way_of(found)
        taken.append(range(start, end))
        if way is digits.WAY:
            for piece in _PIECE.finditer(found[0]):
                a, b = start + piece.start(), start + piece.end()
                copy = piece[0][2:]
                yield a, b, _Item(text[a:b], way.faces(piece[0]), way, copy)
        else:
            yield start, end, _Item(text[start:end], way.faces(found[0]), way)
    for marks in (_LONE, _PLACE):
        for found in marks.finditer(folded):
            start = found.start(found.lastindex or 0)
            if not any(start in part for part in taken):
                taken.append(range(start, start + 1))
                yield start, start + 1, _Item(folded[start], (), None)


def _sign(gap: str) -> str:
    """Return what parts two tiles, without what makes no difference."""
    lines = "\n" * min(gap.count("\n"), 2)
    signs = "".join(gap.split())
    return f"{lines}{signs}" or ("  " if len(gap) > 1 else gap)


def _strength(sign: str) -> tuple[int, ...]:
    """Return by how much a sign parts more than others."""
    return (
        sign.count("\n"),
        sum(map(sign.count, "|;/\\}")),
        sum(map(sign.count, "])>")),
        sum(map(sign.count, ".:")),
        sign.count(","),
        len(sign),
    )


def _cut(items: Sequence[_Item], sizes: Sequence[int]) -> Grouped:
    """Return the items in groups of these sizes."""
    waiting = iter(items)
    return [tuple(next(waiting) for _ in range(size)) for size in sizes]


def _in_order(groups: Grouped, sizes: Sequence[int]) -> Grouped:
    """Return groups in an order of these sizes, which they have, alike ones as they stood."""
    by_size = {size: iter([group for group in groups if len(group) == size]) for size in sizes}
    return [next(by_size[size]) for size in sizes]


def _written(group: Sequence[_Item]) -> str:
    return " ".join(item.written for item in group)
