"""Two ends in brackets: ``[6:3]`` (the games' author), ``[6-3]`` (the web game), ``(6, 3)``."""

from gupai_desktop.writings.writing import MARK, Writing, face_of_ends

#: In lists that a program wrote every end may have a line, whose end is a space by now.
_BLANK = "[ ]{0,40}"
WAY = Writing(
    "brackets",
    rf"[\[(<{{]{_BLANK}[0-9?](?:{MARK}| |{_BLANK},{_BLANK})[0-9?]{_BLANK}[\])>}}]",
    face_of_ends,
    lambda face: f"[{face.high}:{face.low}]",
)
