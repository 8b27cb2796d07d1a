"""What stands around tiles and is none: blanked place by place, before tiles are looked for."""

from __future__ import annotations

import re

_BLANKED = tuple(
    map(
        re.compile,
        (
            r"(?m)(?<!:)(?://|#|--) [^\W\d][^\n]*$",  # a comment: // pair
            r"!(?=\[)",  # a picture in Markdown: ![6:3](63.png)
            r"(?<=\])\((?=[^()\s]{0,200}[A-Za-z/])[^()\s]{1,200}\)",
            r"(?i)\.(?:png|svg|jpe?g|gif|webp)\b",
            r"(?i)\b(?:tile|domino|piece|[td])[_ -]?(?=[0-9][_-]?[0-9][ab]?\b)",  # TILE_6_3
            r"(?m)^[ >*+-]*\[[ xX]\](?= )",  # a box in a list of Markdown
            r"(?<![\w.])(?:new )?[A-Za-z_](?:\w|::|\.){0,60}!?(?=[\[({])",  # new Tile(6, 3)
        ),
    )
)
_PERCENT = re.compile("%([0-9A-Fa-f]{2})")
#: The number of a group at the head of its line.
_ORDINAL = re.compile(r"[ >|]*(?:g|no|#|№)?\.? ?(\d{1,2}) ?(?:[|&=,;.:]|->|(?= ))")
#: Fewer lines that count up may be tiles, unless it is a table's or an arrow stands behind it.
_FEWEST_LINES, _SURE = 7, re.compile(r"[ >]*\|.*\||.*(?:&|=|->)$")


def unwrapped(text: str) -> str:
    """Return a text in which only what may be tiles, and what parts them, is left.

    A group of which every end stands in a line of its own gets one line.
    """
    text = _PERCENT.sub(lambda sign: chr(int(sign[1], 16)).center(3), text)
    for found in _BLANKED:
        text = found.sub(lambda part: " " * len(part[0]), text)
    return _without_ordinals(_in_lines_of_groups(text))


def _in_lines_of_groups(text: str) -> str:
    """Return a text without the ends of lines within the brackets of a group."""
    depth, signs = 0, list[str]()
    for sign in text:
        depth += (sign in "[({") - (sign in "])}")
        signs.append(" " if sign == "\n" and depth > 1 else sign)
    return "".join(signs)


def _without_ordinals(text: str) -> str:
    """Return a text without the numbers of its lines, if they count up from 0 or 1."""
    lines = text.split("\n")
    heads = {at: found for at, line in enumerate(lines) if (found := _ORDINAL.match(line))}
    numbers = [int(head[1]) for head in heads.values()]
    count, is_sure = len(numbers), all(_SURE.match(head[0]) for head in heads.values())
    is_counting = numbers in (list(range(count)), list(range(1, count + 1)))
    if not is_counting or count < (2 if is_sure else _FEWEST_LINES):
        return text
    for at, head in heads.items():
        lines[at] = " " * head.end() + lines[at][head.end() :]
    return "\n".join(lines)
