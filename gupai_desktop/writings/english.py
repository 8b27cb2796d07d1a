"""English names of tiles, as Wikipedia and rules of Tien Gow and Pai Gow have them: ``Heaven``.

And the numbers of their ends as words: ``six-three``, ``double six``.

The tiles of the military suit have names by their pips alone, which most of them share.
"""

from gupai_desktop.engine.tiles import FACE, Face
from gupai_desktop.writings.writing import Writing, face_with

_NAMES = {
    "66": "heaven sky",
    "11": "earth",
    "44": "man mankind human",
    "31": "harmony goose",
    "55": "plum plum-flower plum-blossom flower",
    "33": "long long-three",
    "22": "bench board",
    "65": "hatchet axe tiger-head tigers-head tiger's-head",
    "64": "partition red-head-ten red-headed-ten",
    "61": "long-leg-seven long-legged-seven",
    "51": "red-mallet-six red-hammer-six red-head-six",
    "21": "final-three",
    "63 54": "nine mixed-nine",
    "62 53": "eight mixed-eight",
    "61 52 43": "seven",
    "52 43": "mixed-seven",
    "51 42": "six big-head-six",
    "41 32": "five mixed-five",
}
_FACES = {
    name: tuple(map(FACE.__getitem__, faces.split()))
    for faces, names in _NAMES.items()
    for name in names.split()
}
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_ENDS = "|".join(_NUMBERS)
_LONGEST_FIRST = "|".join(sorted(_FACES, key=len, reverse=True)).replace("-", "[ -]")


def _faces(text: str) -> tuple[Face, ...]:
    name = "-".join(text.lower().replace("-", " ").split()).removesuffix("s")
    if name in _FACES:
        return _FACES[name]
    first, second = name.split("-")
    return face_with((_NUMBERS.get(first, _NUMBERS[second]), _NUMBERS[second]))


WAY = Writing(
    "english",
    rf"(?i:\b(?:(?:double|{_ENDS})[ -](?:{_ENDS})|{_LONGEST_FIRST})s?\b)",
    _faces,
)
