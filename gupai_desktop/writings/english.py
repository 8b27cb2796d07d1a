"""English names of tiles, as Wikipedia and rules of Tien Gow and Pai Gow have them: ``Heaven``.

The tiles of the military suit have names by their pips alone, which most of them share.
"""

from gupai_desktop.engine.tiles import FACE
from gupai_desktop.writings.writing import Writing

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
_LONGEST_FIRST = "|".join(sorted(_FACES, key=len, reverse=True)).replace("-", "[ -]")
WAY = Writing(
    "english",
    rf"(?i:\b(?:{_LONGEST_FIRST})s?\b)",
    lambda text: _FACES["-".join(text.lower().replace("-", " ").split()).removesuffix("s")],
)
