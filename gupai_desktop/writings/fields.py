"""Two ends with names, as in programs: ``{"top": 6, "bottom": 3}``, ``<tile a="6" b="3"/>``.

A number of the tile may stand before them.
"""

import re

from gupai_desktop.writings.writing import Writing, face_with

_FIELD = r"""["']?[^\W\d]{1,20}["']? ?[:=] ?["']?[0-9]["']?"""
_BLANK, _PARTED = "[ ,]{0,40}", "[ ]{0,40}[,;][ ]{0,40}"
_NUMBER = rf"""(?:["']?(?:id|key|index|number)["']? ?[:=] ?[0-9]{{1,3}}{_PARTED})?"""
#: A tile as an element of XML.
TAG = rf"<[A-Za-z]{{1,20}} {_FIELD} {_FIELD} ?/?>"
WAY = Writing(
    "fields",
    rf"[{{(]{_BLANK}{_NUMBER}{_FIELD}{_PARTED}{_FIELD}{_BLANK}[}})]|{TAG}",
    lambda text: face_with(re.findall("[0-9]", text)[-2:]),
)
