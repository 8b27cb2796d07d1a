"""The domino tiles of Unicode, lying or standing: U+1F030 to U+1F093."""

from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import words
from gupai_desktop.writings.writing import Writing, face_with

#: Of either block of 7 x 7 tiles the one without pips; before it stands a back.
_PLACE_ROLES, _STANDING = 0x1F031, 0x1F063
_SIDES = 7


def _faces(text: str) -> tuple[Face, ...]:
    code = ord(text)
    first = _STANDING if code >= _STANDING else _PLACE_ROLES
    return face_with(divmod(code - first, _SIDES))


WAY = Writing(
    "dominoes",
    "[\U0001f030-\U0001f093]",
    _faces,
    lambda face: chr(_STANDING + _SIDES * face.high + face.low),
    words("Domino Characters"),
)
