"""Two ends in brackets: ``[6:3]`` (the games' author), ``[6-3]`` (the web game), ``(6, 3)``."""

from gupai_desktop.writings.writing import MARK, Writing, face_of_ends

WAY = Writing(
    "brackets",
    rf"[\[(<{{] ?[0-9?](?:{MARK}| )[0-9?] ?[\])>}}]",
    face_of_ends,
    lambda face: f"[{face.high}:{face.low}]",
)
